game = Mýto
about = Všichni najednou nabídnou minci; nejvyšší nabídka, kterou nedal nikdo jiný, získá hodnotu brány.

edition-valley = Cesta údolím
edition-pass = Horský průsmyk
option-carry = Přenos: co si nikdo nevzal, přičte se k další bráně
action-bid = Nabídnout

status-bid = { $player }: nabídněte minci za bránu.
status-over = Cesta je za vámi.

refusal-no-bid = „{ $text }“ není nabídka. Pište: bid 3
refusal-no-such-coin = Minci { $coin } už nemáte; v ruce máte { $expected }.

event-bid = { $player }: nabídka leží na stole.
event-bid-own = { $player }: nabídka { $coin }.
event-settled = { $seat ->
    [-1] Žádná nabídka není jediná; brána za { $worth } zůstává.
   *[other] { $player } získává bránu za { $worth }.
}
