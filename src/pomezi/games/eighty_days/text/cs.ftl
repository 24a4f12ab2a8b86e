game = Cesta kolem světa za 80 dní
about = Vsaďte se, že objedete svět za osmdesát dní: vybírejte vlaky a lodě, připlácejte si na štěstí a vyhněte se detektivovi.

about-option-start = místo, které začíná, nebo los
about-option-princess = kterou odhozenou kartu události princezna napodobí: libovolnou, nebo jen vrchní

status-take = { $player }: vezměte si jednu z vyložených karet.
status-use = { $player }: využijte akci nad kartou, nebo ji vynechejte.
status-act = { $player }: cestujte, nebo ukončete tah.
status-leg = { $player }: přidejte k etapě balón nebo karty událostí a vyražte.
status-roll = { $player }: přijměte hod, nebo zaplaťte minci a hoďte znovu.
status-token = { $player }: vezměte si kartu události, nebo ji vynechejte.
status-discard = { $player }: odhoďte přebytečné karty, v ruce smí zůstat šest.
status-over = Hra skončila.

city-london = Londýn
city-paris = Paříž
city-brindisi = Brindisi
city-suez = Suez
city-bombay = Bombaj
city-calcutta = Kalkata
city-hong-kong = Hongkong
city-yokohama = Yokohama
city-san-francisco = San Francisco
city-new-york = New York

card-train-1 = vlak 1
card-train-2 = vlak 2
card-train-3 = vlak 3
card-train-4 = vlak 4
card-train-5 = vlak 5
card-train-6 = vlak 6
card-train-7 = vlak 7
card-train-8 = vlak 8
card-ship-1 = loď 1
card-ship-2 = loď 2
card-ship-3 = loď 3
card-ship-4 = loď 4
card-ship-5 = loď 5
card-ship-6 = loď 6
card-ship-7 = loď 7
card-ship-8 = loď 8

eventcard-elephant = slon
eventcard-balloon = balón
eventcard-propeller-train = vrtulový vlak
eventcard-submarine = ponorka
eventcard-offer = nabídka
eventcard-contacts = kontakty
eventcard-princess = princezna
eventcard-detective = detektiv
eventcard-storm = bouře
eventcard-delay = zpoždění

way-train = vlak
way-ship = loď
way-train-train = dva vlaky
way-train-ship = vlak a loď
way-ship-ship = dvě lodě
way-train-train-train = tři vlaky
way-train-train-ship = dva vlaky a loď
way-train-ship-ship = vlak a dvě lodě
way-ship-ship-ship = tři lodě

space-coin = 1 mince
space-balloon = balón
space-event = karta události
space-detective = přesun detektiva
space-watch = začínající hráč
space-exchange = výměna karet

token-coin = 1 mince
token-travel = cestovní karta
token-event = karta události
token-day = všichni ostatní ztrácejí 1 den

colour-red = červený
colour-blue = modrý

phase-take = vzít si kartu
phase-use = využít akci, nebo ji vynechat
phase-act = cestovat, nebo ukončit tah
phase-leg = přidat k etapě balón nebo karty událostí a vyrazit
phase-roll = přijmout hod, nebo zaplatit a hodit znovu
phase-token = vzít si kartu události, nebo ji vynechat
phase-discard = odhodit přebytečné karty
phase-over = hra skončila

refusal-unknown-space = „{ $word }“ není vyložená karta. Čeká se jedno z: { $expected }.
refusal-unknown-city = „{ $word }“ není město. Čeká se jedno z: { $expected }.
refusal-unknown-card = „{ $word }“ není taková karta. Čeká se třeba: { $expected }.
refusal-unknown-goods = „{ $word }“ koupit nelze. Čeká se jedno z: { $expected }.
refusal-unknown-event = „{ $word }“ není karta události. Čeká se jedno z: { $expected }.
refusal-unknown-target = „{ $word }“ není ani cestovní karta, ani město. Čeká se třeba: { $expected }.

refusal-not-in-phase = To teď nejde. Na řadě je: { $phase }.
refusal-not-unseen = Neznámou kartu smí vzít jen poslední hráč kola, které začalo šest hráčů.
refusal-space-empty = Pod akcí „{ $space }“ žádná karta neleží.
refusal-watch-is-yours = Jste začínající hráč: kartu pod akcí „začínající hráč“ si vzít nesmíte.
refusal-other-space = Vaše karta ležela pod akcí „{ $space }“: využijte ji, nebo ji vynechejte.
refusal-name-city = Řekněte, do kterého města se má detektiv přesunout.
refusal-name-cards = Řekněte, které karty vyměníte: jednu až tři cestovní.
refusal-not-there = Sem detektiv poslat nejde: { $city }.
refusal-one-leg = V jednom tahu se cestuje jedna etapa; druhou dovolí jen karta události „kontakty“.
refusal-not-in-hand = Takových karet ({ $card }) nemáte dost: { $count }.
refusal-not-held = Kartu události „{ $event_card }“ nemáte.
refusal-wrong-cards = { $count ->
    [0] Na etapu s cílem { $to } nepotřebujete žádné cestovní karty.
    [1] Na etapu s cílem { $to } potřebujete přesně { $way }.
   *[other] Na etapu s cílem { $to } potřebujete přesně { $way }, nebo { $other }.
}
refusal-no-balloon = Balón nemáte: vaše karta v tomto tahu neležela pod akcí „balón“.
refusal-balloon-not-here = Na téhle etapě balón použít nelze.
refusal-balloon-added-leg = Na etapě, kterou přidaly „kontakty“, balón použít nelze.
refusal-balloon-alone = K cestování smíte v jednom tahu použít buď balón, nebo jiné karty událostí, ne obojí.
refusal-name-replaced = Řekněte, kterou kartu etapy „{ $event_card }“ nahradí.
refusal-wrong-kind = „{ $event_card }“ nahrazuje jiný druh karet.
refusal-not-laid = V této etapě už není karta { $card }, kterou by šlo nahradit.
refusal-no-elephant-here = Na slonovi se jezdí jen z Bombaje do Kalkaty, a to na jednom.
refusal-no-target = U karty „{ $event_card }“ se žádná karta ani město neuvádí.
refusal-nothing-to-copy = Mezi odhozenými kartami událostí není žádná, kterou by princezna mohla napodobit.
refusal-name-copied = Řekněte, kterou odhozenou kartu události princezna napodobí.
refusal-cannot-copy = Princezna napodobí kartu události, která leží mezi odhozenými, ale ne jinou princeznu; kartu „{ $event_card }“ napodobit nemůže.
refusal-copies-top = Princezna napodobí jen vrchní odhozenou kartu, a karta „{ $event_card }“ navrchu neleží.
refusal-contacts-no-use = „Kontakty“ by teď žádnou etapu nepřidaly.
refusal-play-later = „{ $event_card }“ se nehraje, když na stole leží karty etapy.
refusal-play-with-leg = „{ $event_card }“ se hraje k etapě: nejdřív řekněte její cestovní karty.
refusal-too-few-coins = Potřebujete { $needed ->
    [one] { $needed } minci
    [few] { $needed } mince
   *[other] { $needed } mincí
} a máte { $count }.
refusal-deck-empty = Cestovní karty v balíčku došly.
refusal-supply-empty = V zásobě už nejsou mince.
refusal-already-travelled = Cestu už máte za sebou: ukončete tah.
refusal-not-travelled = Zatím žádnou cestu za sebou nemáte: můžete zůstat stát.

refusal-edition-detective = Vydání { $edition }, řádek { $line }: detektiv nemůže začínat ve městě { $value }.
refusal-edition-no-blue = Vydání { $edition }, řádek { $line }: je potřeba aspoň jedna bouře nebo zpoždění.
refusal-dump-home = { $place } ve výpisu se nehodí k ujetým etapám.
refusal-dump-blue = { $place } ve výpisu: modré karty událostí leží v balíčku událostí, nikdy v ruce.

event-round = Kolo { $round }, začíná { $player }. Vykládá se: { $row }.
event-reshuffled = Z odhozených cestovních karet je nový balíček ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).
event-took-card = { $player } bere kartu: { $card } ({ $space }).
event-drew-travel = { $player } { $source ->
    [bought] kupuje neznámou cestovní kartu
   *[other] bere cestovní kartu z balíčku
}.
event-drew-travel-own = { $player } { $source ->
    [bought] kupuje neznámou cestovní kartu
   *[other] bere cestovní kartu z balíčku
}: { $card }.
event-drew-event = { $player } { $source ->
    [bought] kupuje kartu události
   *[other] bere kartu události
}.
event-drew-event-own = { $player } { $source ->
    [bought] kupuje kartu události
   *[other] bere kartu události
}: { $event_card }.
event-blue-card = { $player } otáčí modrou kartu, { $event_card }: každý na cestě ztrácí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} a všechny karty událostí v ruce propadají.
event-dropped-events = { $player } odhazuje karty událostí: { $event_cards }.
event-events-reshuffled = Všechny karty událostí ({ $count }) se míchají do nového balíčku.
event-gained-coin = { $player } { $source ->
    [elephant] odhazuje slona za 1 minci
   *[other] dostává 1 minci
} a má { $coins }.
event-lost-days = { $player } ztrácí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} ({ $reason ->
    [detective] detektiv
    [late] někdo už je doma
    [token] žeton bonusu
   *[other] modrá karta
}): celkem { $total }.
event-skipped = { $player } vynechává: { $space }.
event-moved-detective = { $player } posílá detektiva: { $city }.
event-took-watch = { $player } bere hodinky a začne příští kolo.
event-exchanged = { $player } vyměňuje { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}: { $cards }.
event-played-event = { $player } hraje kartu události: { $event_card }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
event-played-princess = { $player } hraje princeznu jako kartu „{ $copied }“{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
event-laid-cards = { $player } vyráží: { $to }. Karty: { $count ->
    [0] žádné
   *[other] { $cards }
}.
event-rerolled = { $player } platí 1 minci a hází znovu.
event-rolled = { $player } hází { $die }.
event-travelled = { $player } cestuje { $from } – { $to }: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}, celkem { $total }.
event-token = { $player } otáčí { $colour } žeton ({ $city }): { $token }.
event-stayed = { $player } zůstává stát: { $city }.
event-ended-turn = { $player } končí tah ({ $city }).
event-discarded = { $player } odhazuje kartu: { $card }.
event-discarded-event = { $player } odhazuje kartu události: { $event_card }.
event-came-home = { $player } je doma po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}, { $rank }. v pořadí.
event-over = Hra skončila.

won = { $count ->
    [one] Vítězí { $names } ({ $points ->
        [one] { $points } den
        [few] { $points } dny
       *[other] { $points } dní
    })!
    [few] O vítězství se dělí { $names } ({ $points ->
        [one] { $points } den
        [few] { $points } dny
       *[other] { $points } dní
    }).
   *[other] O vítězství se dělí { $names } ({ $points ->
        [one] { $points } den
        [few] { $points } dny
       *[other] { $points } dní
    }).
}

label-you = { $name } (vy)
label-round = { $round }. kolo
label-piles = balíček { $deck } · události { $events } · mince { $coins }
label-detective = detektiv: { $city }
label-discarded = odhozené události: { $event_cards }
label-leg = na další etapu
label-plan = vaše karty
label-cards-of-leg = nejrychleji
label-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
label-elephant = slon { $days } + hod
label-rolled = { $event_card }?
label-missing = chybí { $letters }
label-trains = { $count ->
    [one] vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}
label-ships = { $count ->
    [one] loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
label-train-letter = V
label-ship-letter = L
label-token-coin = mince
label-token-travel = karta
label-token-event = událost
label-token-day = den
label-space-coin = mince
label-space-balloon = balón
label-space-event = událost
label-space-detective = detektiv
label-space-watch = hodinky
label-space-exchange = výměna
label-dial = dny z 80
label-coins = mince
label-cards = karty
label-events = události
label-known = známé karty
label-hand = V ruce
label-own-events = Vaše události
label-balloon-ready = balón z akce
label-die = hod { $die } ({ $name })
label-spaces = Akce:
label-tokens = Žetony:
label-journey = cesta
label-in-time = včas doma, { $rank }. v pořadí
label-late = doma pozdě, { $rank }. v pořadí
label-on-the-way = na cestě: { $city }

# Proč: co tah přinese a čím hrozí. Mluví ke hráči i o botovi, proto bez osoby.
reason-card-opens-leg = S kartou { $card } už půjde vyrazit ({ $to }): { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
reason-card-shortens-leg = S kartou { $card } bude cesta ({ $to }) kratší: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
reason-card-takes = Karta { $card } stojí na cestě { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
reason-brings-action = K ní patří akce: { $space }.
reason-uses-action = Využije akci, ke které karta patřila: { $space }.
reason-leg-takes = Cesta ({ $to }) potrvá { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
reason-fewest-days = Rychleji tam ({ $to }) s kartami v ruce nejde.
reason-token-waits = Čeká tam ({ $city }) žeton: { $token }.
reason-detective-waits = Je tam ({ $city }) detektiv: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} navíc.
reason-behind-time = Pak bude pryč { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} a k cíli zbývá úseků: { $legs }.
reason-cards-missing = Na další cestu ({ $to }) ještě chybějí karty.
reason-leg-can-wait = S těmito kartami by další cesta ({ $to }) trvala { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; mohou přijít lepší.
reason-saves-days = Ušetří asi { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
reason-detective-bars = Detektiv ({ $city }) tam zdrží { $count ->
    [one] { $count } soupeře
    [few] { $count } soupeře
   *[other] { $count } soupeřů
}.
reason-die-shows = Padlo { $die }; kostka dává v průměru tři a půl.
reason-buys-card = Za mince ({ $coins }) je o kartu víc, a tah tím nekončí.
reason-card-not-needed = Karta { $card } na cestě nejméně chybí.
