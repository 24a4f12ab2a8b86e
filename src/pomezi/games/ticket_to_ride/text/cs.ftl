game = Ticket to Ride
about = Sbírejte karty, zabírejte tratě napříč Severní Amerikou a spojujte města svých tajných linek.
about-option-start = místo u stolu, které začíná, nebo los

card-purple = fialová
card-white = bílá
card-blue = modrá
card-yellow = žlutá
card-orange = oranžová
card-black = černá
card-red = červená
card-green = zelená
card-grey = šedá
card-loco = lokomotiva
card-deck = neznámá karta

refusal-unknown-card = „{ $word }“ není karta. Čeká se jedno z: { $expected }.
refusal-unknown-route = „{ $word }“ není trať. Čekají se dvě sousední města, třeba { $expected }; druhá kolej má na konci .2.
refusal-bad-payment = „{ $word }“ není platba. Čeká se třeba { $expected }.
refusal-card-twice = „{ $word }“: každý druh karet uveďte jednou, třeba { $expected }.
refusal-two-colours = Trať se platí kartami jedné barvy a lokomotivami, třeba { $expected }.
refusal-unknown-ticket = „{ $word }“ není linka. Čeká se třeba { $expected }.
refusal-ticket-twice = „{ $word }“: každou linku uveďte jednou.

refusal-no-offer = Teď nemáte z jakých linek vybírat.
refusal-second-card-first = Nejdřív si vezměte druhou kartu.
refusal-deck-empty = Balíček je prázdný: karty z něj teď brát nelze.
refusal-loco-second = Odkrytou lokomotivu nelze vzít jako druhou kartu.
refusal-card-not-up = Mezi odkrytými kartami není: { $card }.
refusal-no-tickets-left = Žádné linky už nezbývají.
refusal-pass-not-needed = Máte co zahrát, takže vynechat nemůžete.
refusal-route-taken = Trať { $route } patří hráči { $player }.
refusal-twin-closed = Trať { $route } je uzavřená: ve dvou a ve třech se z dvojité trati používá jen jedna kolej.
refusal-twin-owned = Druhá kolej trati { $route } je vaše; obě mít nikdo nesmí.
refusal-too-few-wagons = Potřebujete { $needed ->
    [one] { $needed } vagonek
    [few] { $needed } vagonky
   *[other] { $needed } vagonků
}, máte { $count }.
refusal-wrong-colour = Trať { $route } se platí kartami této barvy: { $colour }.
refusal-too-few-cards = Potřebujete { $needed }× { $card }, máte { $count }.
refusal-keep-first = Nejdřív vyberte, které linky si necháte.
refusal-ticket-not-offered = V nabídce nemáte: { $tickets }.
refusal-keep-more = Musíte si nechat alespoň { $needed ->
    [one] { $needed } linku
    [few] { $needed } linky
   *[other] { $needed } linek
}.

refusal-edition-same-city = Vydání { $edition }, řádek { $line }: trať nemůže začínat i končit v témž městě ({ $value }).
refusal-edition-too-many-routes = Vydání { $edition }, řádek { $line }: příliš mnoho tratí z města { $value }; nejvýš { $expected }.
refusal-edition-too-many-owned = Vydání { $edition }, řádek { $line }: počet tratí, které by s tolika vagony mohl mít jeden hráč: { $count }; nejvýš { $expected }.
refusal-edition-no-first-track = Vydání { $edition }, řádek { $line }: { $value } je druhá kolej bez první.
refusal-dump-twin = { $place } ve výpisu: sousední kolej už někdo má.
refusal-dump-offer = { $place } ve výpisu se nehodí k této fázi.
refusal-dump-unsettled = { $place } ve výpisu: takto by to pravidla nenechala.

event-drew-deck = { $player } bere kartu z balíčku.
event-drew-deck-own = { $player } bere kartu z balíčku: { $card }.
event-drew-card = { $player } bere odkrytou kartu: { $card }.
event-turned-up = Odkrývá se: { $display }.
event-swept = Tři lokomotivy: odkryté karty se odhazují ({ $display }).
event-swept-on = Lokomotiv je stále moc: odkryté karty se odhazují ještě { $count }×.
event-reshuffled = Z odhozených karet je nový balíček ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).
event-claimed = { $player } zabírá trať { $from } – { $to } za { $cards }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-drew-tickets = { $player } bere { $count ->
    [one] { $count } linku
    [few] { $count } linky
   *[other] { $count } linek
}.
event-drew-tickets-own = { $player } bere linky: { $tickets }.
event-chose-tickets = { $player } má vybrané linky.
event-chose-tickets-own = { $player } vybírá linky: { $tickets }.
event-kept-tickets = { $player } si nechává { $kept ->
    [one] { $kept } linku
    [few] { $kept } linky
   *[other] { $kept } linek
} a vrací { $returned }.
event-kept-tickets-own = { $player } si nechává { $tickets } a vrací { $returned }.
event-passed = { $player } vynechává: nic jiného nejde.
event-last-round = { $player } { $wagons ->
    [0] už nemá žádný vagonek
    [one] má už jen { $wagons } vagonek
    [few] má už jen { $wagons } vagonky
   *[other] má už jen { $wagons } vagonků
}: každý má ještě jeden tah.
event-over = Hra skončila.

status-choose = { $player }: vyberte, které linky si necháte, alespoň dvě.
status-main = { $player }: vezměte kartu, zaberte trať, nebo si vezměte nové linky.
status-second = { $player }: vezměte druhou kartu, odkrytou nebo z balíčku.
status-keep = { $player }: vyberte, které linky si necháte, alespoň jednu.
status-over = Hra skončila.

label-you = { $name } (vy)
label-points = body
label-wagons = vagonky
label-cards = karty
label-tickets = linky
label-known = známé karty
label-display = Odkryté
label-piles = Balíčky
label-piles-count = karty { $deck } · odhozené { $discards } · linky { $tickets }
label-hand = V ruce
label-own-tickets = Vaše linky
label-offer = Nabídka linek
label-ticket-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
label-ticket-done = hotovo
label-ticket-open = { $count ->
    [one] chybí { $count } vagonek
    [few] chybí { $count } vagonky
   *[other] chybí { $count } vagonků
}
label-ticket-impossible = už nejde dokončit
label-last-turns = Poslední kolo: { $count ->
    [one] zbývá { $count } tah.
    [few] zbývají { $count } tahy.
   *[other] zbývá { $count } tahů.
}
label-any-colour = libovolná barva
label-closed = uzavřeno
label-free = volná
label-route = trať
label-length = délka
label-colour = barva
label-owner = majitel
label-no-route = Žádné město ani trať se nejmenuje „{ $text }“.
label-routes = tratě
label-bonus = nejdelší cesta
label-total = celkem
label-path = { $length ->
    [0] žádné tratě
   *[other] nejdelší cesta { $length }: { $path }
}

# Proč: co tah přinese a čím hrozí. Mluví ke hráči i o botovi, proto bez osoby.
reason-completes-ticket = Dokončí linku { $ticket }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-towards-ticket = Leží na cestě linky { $ticket }; pak jí { $wagons ->
    [one] schází už jen { $wagons } vagonek
    [few] schází ještě { $wagons } vagonky
   *[other] schází ještě { $wagons } vagonků
}.
reason-brings-points = Hned přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $count ->
    [one] { $count } vagonek
    [few] { $count } vagonky
   *[other] { $count } vagonků
}.
reason-others-near = U města { $city } už staví i jiní, trať nemusí počkat.
reason-spends-locos = Spotřebuje { $count ->
    [one] { $count } lokomotivu, která
    [few] { $count } lokomotivy, které
   *[other] { $count } lokomotiv, které
} se hodí na každou trať.
reason-begins-last-round = { $wagons ->
    [one] Zbude { $wagons } vagonek
    [few] Zbudou { $wagons } vagonky
   *[other] Zbude { $wagons } vagonků
}: začne poslední kolo.
reason-collects-for = Sbírá karty ({ $card }) na trať { $route }; { $count ->
    [0] pak na ni budou stačit
    [one] pak bude scházet { $count }
    [few] pak budou scházet { $count }
   *[other] pak jich bude scházet { $count }
}.
reason-collects-many = Stejných karet ({ $card }) pak bude v ruce { $count }: stačí na každou tak dlouhou šedou trať.
reason-first-of-colour = První karta té barvy ({ $card }); šedé tratě berou kteroukoli.
reason-seen-collecting = Odkrytých karet té barvy ({ $card }) už je s touhle v ruce { $count }; to vidí všichni.
reason-loco-fits = Lokomotiva se hodí na každou trať.
reason-loco-alone = Je to jediná karta tohoto tahu.
reason-nothing-useful-up = Z odkrytých karet žádná nechybí naplánovaným tratím.
reason-deck-is-hidden = Co přijde z balíčku, ostatní nevidí; může to být i lokomotiva.
reason-tickets-are-done = Všechny linky jsou splněné a { $wagons ->
    [one] zbývá { $wagons } vagonek
    [few] zbývají { $wagons } vagonky
   *[other] zbývá { $wagons } vagonků
}.
reason-tickets-may-cost = Nejméně jedna linka se musí nechat; nesplněná se na konci odečte.
reason-tickets-worth = Splněné přinesou { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; i s linkami, které už jsou v ruce, na to { $wagons ->
    [one] padne { $wagons } vagonek
    [few] padnou { $wagons } vagonky
   *[other] padne { $wagons } vagonků
}.
reason-ticket-cut-off = Jedna z nich už splnit nejde.
reason-tickets-cost = Nesplněné by stály { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
