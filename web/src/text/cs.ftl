# Co říká sám klient; věty o hrách jsou v katalozích jádra.
brand = Pomezí
brand-line = Stůl pro pět her o hranicích a cestách
brand-sub = Otevřete hru, pošlete odkaz, posaďte se. Bez účtu, bez reklam, nic se neinstaluje.
skip-to-content = Přejít k obsahu
play-now = Hrát hned
with-friends = S přáteli
one-screen = U jedné obrazovky
rules = Pravidla
soon = Plán se právě kreslí
soon-terminal = U tohoto stolu zatím ne.
players-range = { $least ->
    [1] Sám až v { $most }
   *[other] { $least } až { $most } hráčů
}
minutes-range = { $least }–{ $most } min
pitch-ticket_to_ride = Sbírejte vagony, zabírejte tratě a spojte města ze svých tajných linek dřív, než vám je ostatní přetnou.
pitch-bez_hranic = Přes kolik zemí vede cesta? Tipujte společně, rychle a bez mapy na očích.
pitch-limes = Šestnáct karet, vlastní krajina a sedm dělníků na správných místech. I pro jednoho.
pitch-border = Hoďte, nechte, hoďte znovu: uzavřete svá území dřív než sousedé.
pitch-eighty_days = Z Londýna kolem světa a do osmdesáti dnů zpět, s detektivem v patách.
title-ticket_to_ride = Ticket to Ride
title-bez_hranic = Bez hranic
title-limes = Limes
title-border = The Border
title-eighty_days = Cesta kolem světa za 80 dní
your-tables = Vaše stoly
your-tables-none = Tady uvidíte stoly, které otevřete nebo ke kterým přisednete; jen v tomto prohlížeči.
table-of = { $game }, { $when }
daily-limes = Limes dne
daily-limes-line = Dnes skládají všichni stejných šestnáct karet. Kam to dotáhnete vy?
forget = Odebrat ze seznamu
settings = Nastavení
close = Zavřít
cancel = Zrušit
language = Jazyk
theme = Barvy
theme-auto = Podle systému
theme-day = Den
theme-night = Noc
setting-motion = Pohyb: karty létají, vagony dosedají
setting-sound = Tiché zvuky
setting-symbols = Symboly a vzory u všech barev
setting-confirm = Ptát se před akcí, kterou nejde vzít zpět
setting-notify = Upozornit mě, když jsem na tahu
your-name = Vaše jméno
default-name = Cestovatel
bot-name-0 = Fogg
bot-name-1 = Passepartout
bot-name-2 = Aouda
bot-name-3 = Fix
bot-name-4 = Nemo
bot-name-5 = Conseil
name-of-player = Jméno { $number }. hráče
new-table = Stůl pro hru { $game }
new-friends-line = Vyberte, kolik je míst. Dostanete odkaz k poslání; místa, která nikdo nechce, mohou dostat boti.
new-screen-line = Všichni hrají na této obrazovce; mezi tahy se karty zakrývají.
seats = Místa
seat-number = { $number }. místo
seat-me = já
seat-open = pro přítele
seat-bot = bot
add-seat = Přidat místo
remove-seat = Ubrat místo
open-table = Otevřít stůl
options = Volby
option-diagonal = Úhlopříčně: karta se smí dotýkat dřívějších i jen rohem
option-ferry = Převozník: rybář převeze vaše ostatní dělníky přes vodu
bot-random = bot, který hádá
bot-greedy = bot, který plánuje
bot-thrifty = bot, který šetří dělníky
bot-beam = bot, který vidí daleko
bot-search = bot, který přemýšlí dopředu
lobby-title = Stůl je prostřený
lobby-line = Pošlete přátelům tento odkaz; kdo ho otevře, může si sednout na volné místo.
lobby-host = Začněte, až budou všechna místa obsazená. Místo, které nikdo nechce, může dostat bot.
lobby-guest = Hru spustí hostitel, až budou všechna místa obsazená.
copy-link = Zkopírovat odkaz
link-copied = Odkaz je zkopírovaný.
sit-here = Sednout si sem
sit-down = Posadit se
stand-up = Vstát
give-to-bot = Dát botovi
start-game = Začít hru
seat-free = volné
seat-away = pryč
waiting-for-players = Čeká se na hráče.
spectating = Díváte se.
joining = Jdeme ke stolu …
connection-lost = Spojení se přerušilo. Zkoušíme to znovu …
connection-back = Spojení je zpátky.
table-gone = Takový stůl tu není.
table-gone-line = Odkaz je možná neúplný, nebo byl stůl uklizen.
offline = Server neodpovídá.
offline-line = Zkontrolujte připojení a zkuste to znovu; stoly jsou uložené na serveru.
try-again = Zkusit znovu
back-home = Na úvodní stránku
page-missing = Taková stránka tu není.
board-missing = Plán této hry se tady zatím nedá ukázat.
refused-plainly = To teď nejde.
refusal-offline = Server neodpovídá.
refusal-server = Server to nedokázal.
your-turn = Jste na tahu
turn-of = Vybírá { $player }.
turn-of-many = Čeká se: { $actors }.
bot-thinking = { $player } přemýšlí.
turn-over = Hra skončila.
looking-back = Díváte se zpět.
to-now = Zpět do přítomnosti
actions-title = Co můžete udělat
actions-key = Akce jako seznam (klávesa A)
actions-filter = Hledat
actions-none = Teď není co dělat.
actions-count = { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
}
undo = Vzít zpět
hint = Poradit
hint-given = Rada: { $action }
log = Co se stalo
log-empty = Zatím se nic nestalo.
log-jump = Ukázat plán, jak byl: { $event }
players = Hráči
player = Hráč { $number }
points = body
score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
you-mark = vy
menu = Nabídka
more = Další
to-board = Plán
resign = Vzdát se
resign-sure = Za vás bude dál hrát bot. Vzdát se?
takeback-ask = Poprosit o vrácení
takeback-title = Smí se to vrátit?
takeback-line = { $player } prosí o vrácení poslední akce.
takeback-no = Ne
takeback-yes = Ano, jistě
pause = Přerušit
resume = Pokračovat
paused = Hra je přerušená.
ended = Stůl byl zavřen před koncem hry.
confirm-title = Opravdu?
confirm-do = Ano
end-title = Cesta skončila
end-won = Vyhrává { $player }
end-shared = O vítězství se dělí { $players }
end-solo = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-total = Celkem
end-source = Body za
end-chart = Jak šly body
end-again = Hrát znovu
end-board = Prohlédnout plán
end-record = Záznam hry
end-place = Místo
replay = Přehrát
replay-step = Krok { $step } z { $steps }
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Přehrát
replay-stop = Zastavit
cover-title = Předejte obrazovku
cover-line = Na řadě: { $player }. Ostatní se nedívají.
cover-ready = Tady { $player }: ukázat moje karty
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celá mapa
hide-panel = Skrýt panel
show-panel = Ukázat panel

# Ticket to Ride
ttr-choose = Vyberte si linky; nechat si musíte aspoň { $needed }.
ttr-chosen = Linky máte vybrané; ostatní ještě vybírají.
ttr-keep = Vyberte, které linky si necháte, alespoň jednu.
ttr-main = Vezměte si karty, zaberte trať, nebo si vezměte linky.
ttr-second = Vyberte si druhou kartu, nebo balíček.
ttr-pass = Nic zahrát nejde: vynechte tah.
ttr-do-pass = Vynechat tah
ttr-draw-deck = Vzít kartu z balíčku
ttr-draw-card = Vzít odkrytou kartu: { $card }
ttr-draw-tickets = Vzít si linky
ttr-claim = Zabrat trať { $route } za { $payment }
ttr-keep-these = Nechat si { $tickets }
ttr-keep-least = Vyberte aspoň { $needed }
ttr-keep-count = { $count ->
    [0] Nenechat si nic
    [one] Nechat si { $count } linku
    [few] Nechat si { $count } linky
   *[other] Nechat si { $count } linek
}
ttr-deck = Balíček
ttr-deck-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
ttr-ticket-deck = Linky
ttr-tickets-left = { $count ->
    [one] zbývá { $count } linka
    [few] zbývají { $count } linky
   *[other] zbývá { $count } linek
}
ttr-face-up = Odkryté karty
ttr-hand = Moje karty
ttr-hand-card = { $card }: { $count }
ttr-tickets = Moje linky
ttr-offer = Nabídka linek
ttr-ticket = { $from } – { $to }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-ticket-done = hotovo
ttr-ticket-missed = nesplněno
ttr-ticket-open = { $wagons ->
    [one] chybí { $wagons } vagonek
    [few] chybí { $wagons } vagonky
   *[other] chybí { $wagons } vagonků
}
ttr-ticket-impossible = už nejde
ttr-route = { $from } – { $to }, { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}, { $colour }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-any-colour = kterákoli jedna barva
ttr-route-owner = patří hráči { $player }
ttr-route-closed = uzavřená
ttr-route-pay = Můžete zaplatit { $payments }.
ttr-route-short = Na tu zatím nemáte karty.
ttr-route-wait = Nejste na tahu.
ttr-pay-title = Čím zaplatíte?
ttr-pay-line = { $from } – { $to } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-wagons = vagonky
ttr-cards = karty
ttr-ticket-count = linky
ttr-map = Mapa tratí
ttr-last-turns = { $count ->
    [one] Poslední tahy: zbývá { $count }
    [few] Poslední tahy: zbývají { $count }
   *[other] Poslední tahy: zbývá { $count }
}
ttr-source-routes = Tratě
ttr-source-tickets = Splněné linky
ttr-source-missed = Nesplněné linky
ttr-source-longest = Nejdelší cesta
ttr-longest-length = { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}

# Limes
limes-lay = Přiložte kartu { $card } do své krajiny; otočíte ji klávesou R nebo kolečkem.
limes-lay-short = Přiložte kartu { $card } do své krajiny.
limes-work = Postavte dělníka na novou kartu, přesuňte jiného, nebo je nechte být.
limes-wait = Pro toto kolo hotovo; ostatní ještě přikládají.
limes-turn = Otočit kartu
limes-turn-hint = otočeno o { $turn }°
limes-card = Karta { $card }
limes-round = { $round }. kolo ze 16
limes-pass = Nechat dělníky být
limes-supply = dělníci v ruce
limes-place-action = Dělník na novou kartu: { $where }
limes-lay-action = Přiložit na { $where }, { $turn ->
    [0] bez otočení
   *[other] otočit o { $turn }°
}
limes-move-action = Přesunout dělníka { $worker } na { $where }
limes-spot = sloupec { $x }, řada { $y }
limes-z1 = vlevo nahoře
limes-z2 = vpravo nahoře
limes-z3 = vlevo dole
limes-z4 = vpravo dole
limes-landscape = Moje krajina
limes-landscape-of = Krajina: { $player }
limes-worker = Dělník { $worker }, { $job }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
limes-move-choose = Dělník { $worker }: vyberte, kam půjde, nebo stiskněte Escape.
limes-area-field = Pole: { $count ->
    [one] { $count } zóna
    [few] { $count } zóny
   *[other] { $count } zón
}
limes-area-water = Voda: { $count ->
    [one] { $count } chatrč na břehu
    [few] { $count } chatrče na břehu
   *[other] { $count } chatrčí na břehu
}
limes-area-forest = Les: { $count ->
    [one] { $count } oblast kolem
    [few] { $count } oblasti kolem
   *[other] { $count } oblastí kolem
}
limes-area-rock = Věž: { $count ->
    [one] { $count } lesní zóna v dohledu
    [few] { $count } lesní zóny v dohledu
   *[other] { $count } lesních zón v dohledu
}
limes-drawn = Karty, které už byly
limes-undrawn = Ještě v balíčku
limes-others = Ostatní
limes-source-worker = { $number }. dělník
limes-rank = { $rank }

# The Border
bot-odds = bot, který počítá šance
border-roll-first = Hoďte všemi pěti kostkami.
border-roll-again = Odložte kostky a hoďte ostatními, nebo si nechte všechny.
border-complete = Dokončete kostkami celé oblasti, nebo je nechte ostatním.
border-cross = Křížkujte políčka vedle zakřížkovaných; ostatní je uvidí, až budou hotovi všichni.
border-cross-done = Kostky došly: skončete, nebo vezměte křížek zpět.
border-wait = Vaše křížky zůstanou skryté, dokud nebudou hotovi všichni.
border-board = Moje deska
border-board-of = Deska: { $player }
border-others = Ostatní
border-dice = Kostky
border-round = { $round }. kolo
border-rolls-left = { $count ->
    [one] ještě { $count } hod
    [few] ještě { $count } hody
   *[other] ještě { $count } hodů
}
border-may-cross = { $count ->
    [0] další křížek už ne
    [one] ještě { $count } křížek
    [few] až { $count } křížky
   *[other] až { $count } křížků
}
border-hidden-until = Skryté; čeká se: { $actors }
border-die = Kostka { $number }, { $colour }: { $choice }
border-die-blank = Kostka { $number }, ještě nehozená
border-die-free = Kostka { $number }, { $colour }
border-die-used = Kostka { $number }, { $colour }, použil ji aktivní hráč
border-die-spent = Kostka { $number }, { $colour }, použitá
border-die-idle = Kostka { $number }, { $colour }, už ne pro vás
border-held = nechat
border-rolling = házet
border-roll-all = Hodit všemi pěti kostkami
border-roll = { $count ->
    [one] Hodit { $count } kostkou
   *[other] Hodit { $count } kostkami
}
border-roll-none = Není čím házet
border-roll-dice = Hodit znovu kostkami { $dice }
border-keep = Nechat všechny
border-done = Hotovo
border-done-nothing = Nekřížkovat nic
border-done-unused = Nepoužít žádnou
border-uncross = Vzít poslední křížek zpět
border-left-for-others = Na ostatní zbude:
border-one-for-others = Použili jste všech pět: každý z ostatních si smí vzít jednu z nich.
border-complete-area = Dokončit oblast { $area }
border-complete-action = Dokončit oblast { $area }: { $colour }, { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}
border-cross-action = Zakřížkovat { $cell } ({ $colour })
border-cell = Zakřížkovat { $cell }, { $colour }, hranice: { $territories }
border-area = Oblast { $area }, { $colour }: { $count ->
    [one] chybí { $count } políčko
    [few] chybí { $count } políčka
   *[other] chybí { $count } políček
}
border-area-full = Oblast { $area }, { $colour }: celá
border-area-chance = Oblast { $area }, { $colour }, { $count ->
    [one] chybí { $count } políčko
    [few] chybí { $count } políčka
   *[other] chybí { $count } políček
}: { $percent } s kostkami, které si teď necháváte
border-chances = Šance
border-chances-line = Se zbylými hody, když si necháte každou kostku té barvy. Vyberte oblast, o kterou chcete házet.
border-chance = Oblast { $area }, { $colour }, { $count ->
    [one] chybí { $count } políčko
    [few] chybí { $count } políčka
   *[other] chybí { $count } políček
}: { $percent }. Nechat si její kostky.
border-any = Aspoň nějaká oblast
border-any-kept = Aspoň nějaká oblast s kostkami, které si teď necháváte
border-bar = Bodovací lišta
border-bar-closed = { $territory }: uzavřeno, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
border-bar-first = { $territory }: prvnímu { $first }, pak { $later }; { $lacks ->
    [one] chybí { $lacks } políčko
    [few] chybí { $lacks } políčka
   *[other] chybí { $lacks } políček
}
border-bar-later = { $territory }: někdo byl dřív, teď za { $later }; { $lacks ->
    [one] chybí { $lacks } políčko
    [few] chybí { $lacks } políčka
   *[other] chybí { $lacks } políček
}
border-closed = uzavřená území
border-closed-of = uzavřeno { $count } ze 6 území
border-source-first = { $points } ★
border-source-note = ★ uzavřeno jako první, za vyšší hodnotu.
border-source-closed = Uzavřená území
border-source-best = Nejvyšší jednotlivá hodnota
border-end-six = { $count ->
    [one] { $players } má uzavřených aspoň šest území
   *[other] { $players } mají uzavřených aspoň šest území
}, a tím kolem hra skončila.
border-end-quiet = Sto kol po sobě nikdo nic nezakřížkoval, a tak hra skončila.
border-end-tie = { $players } mají shodně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Rozhoduje nejvyšší jednotlivá hodnota: { $winners } má { $best }, další v pořadí { $next }.
border-end-shared = { $players } mají shodně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $winners } mají stejnou i nejvyšší jednotlivou hodnotu ({ $best }), a tak se o vítězství dělí.

# Pravidla
rules-of = Pravidla hry { $game }
rules-search = Hledat v pravidlech
rules-none = Nic se nenašlo.
rules-readings = Jak tento stůl čte pravidla
