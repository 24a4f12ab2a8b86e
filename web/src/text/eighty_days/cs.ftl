# Around the World in 80 Days: what its board says.
days-take = Vezměte si jednu z vyložených karet.
days-use-coin = Můžete si vzít minci.
days-use-event = Můžete si vzít kartu události.
days-use-detective = Můžete poslat detektiva do kteréhokoli města kromě Londýna.
days-use-watch = Můžete si vzít hodinky a začít příští kolo.
days-use-exchange = Můžete vyměnit až tři cestovní karty.
days-act = Vyberte karty na etapu { $leg }, nebo zůstaňte stát.
days-act-bare = Vydejte se na etapu { $leg }, nebo zůstaňte stát.
days-act-on = Můžete cestovat dál, { $leg }, nebo ukončit tah.
days-act-lacking = Na etapu { $leg } chybí: { $cards }. { $buys ->
    [yes] Kupte si kartu, nebo zůstaňte stát.
   *[no] Zůstaňte stát.
}
days-end = { $plays ->
    [yes] { $buys ->
        [yes] Ještě smíte koupit kartu nebo využít kartu události. Nebo ukončete tah.
       *[no] Ještě smíte využít kartu události. Nebo ukončete tah.
    }
   *[no] { $buys ->
        [yes] Ještě smíte koupit kartu za 2 mince. Nebo ukončete tah.
       *[no] Ukončete tah.
    }
}
days-leg = Přidejte k etapě balón nebo karty událostí a vyražte.
days-leg-alone = S touto etapou žádná z vašich karet událostí nepomůže: vyražte.
days-roll = Přijměte hod, nebo zaplaťte minci a hoďte znovu.
days-token = Žeton bonusu vám nabízí kartu události.
days-discard = { $count ->
    [one] Odhoďte { $count } kartu: v ruce smí zůstat šest.
    [few] Odhoďte { $count } karty: v ruce smí zůstat šest.
   *[other] Odhoďte { $count } karet: v ruce smí zůstat šest.
}
days-map = Svět z Londýna do Londýna
days-row = Řada akcí
days-hand = Moje karty
days-hand-empty = V ruce nic není.
days-desk = Co se teď rozhoduje
days-coins = mince
days-cards = cestovní karty
days-events = karty událostí
days-event-card = karta události
days-points = dny
days-of = z 80
days-unit = { $days ->
    [one] den
    [few] dny
   *[other] dní
}
days-count = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-score = { $points ->
    [one] { $points } den
    [few] { $points } dny
   *[other] { $points } dní
}
days-range = { $least }–{ $most ->
    [one] { $most } den
    [few] { $most } dny
   *[other] { $most } dní
}
days-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
days-travellers = Cestovatelé
days-has-watch = má hodinky
days-known = Známé karty:
days-home-as = doma, { $rank }. v pořadí
days-home = Jste doma po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}. Kdo ještě není doma, cestuje dál.
days-here = Stojí tu: { $players }.
days-detective-here = Je tu detektiv: kdo v tomto městě skončí tah, ztratí 2 dny.
days-token-red = Kdo přijede první: { $token }.
days-token-blue = Kdo přijede poslední: { $token }.
days-leg-takes = Dál, { $to }: { $ways }.
days-plan = S vašimi kartami: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-plan-missing = Chybí vám { $cards }.
days-next-leg = Další etapa: { $leg }
days-needs = Potřebujete: { $ways }
days-fastest = Nejrychleji: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-take-back = Vzít zpět: { $card }
days-balloon-ready = balón je připraven
days-instead-of = místo karty { $card }
days-serve-card = { $event } místo karty { $card }
days-discarded = Odhozené karty událostí od nejnovější: { $events }
days-too-many = Příliš mnoho karet
days-discard-line = Vyberte v ruce kartu, kterou odhodíte.
days-discard-choose = Vyberte kartu
days-exchange-line = Vyberte v ruce až tři karty.
days-exchange = { $count ->
    [0] Vyberte karty
    [one] Vyměnit { $count } kartu
    [few] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
days-choose-city = Vyberte město pro detektiva
days-travel = Cestovat: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-travel-bare = Cestovat
days-go = Vyrazit: { $days }
days-accept = Přijmout: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-reroll = Hodit znovu (1 { $count ->
    [one] z { $count } mince
    [few] ze { $count } mincí
   *[other] z { $count } mincí
})
days-play = Zahrát
days-do-take = Vzít kartu { $card }, akce: { $space }
days-do-take-number = Vzít { $number }. kartu z řady
days-do-take-deck = Vzít neznámou kartu z balíčku
days-do-use = Využít akci
days-do-use-coin = Vzít minci
days-do-use-event = Vzít kartu události
days-do-use-watch = Vzít hodinky
days-do-skip = Vynechat
days-do-detective = Poslat detektiva: { $city }
days-do-exchange = Vyměnit { $cards }
days-do-travel = Cestovat: { $cards }
days-do-travel-bare = Cestovat bez karet
days-do-play = Zahrát kartu { $event }
days-do-play-city = Zahrát kartu { $event }: { $city }
days-do-go = Vyrazit
days-do-reroll = Zaplatit 1 minci a hodit znovu
days-do-accept = Přijmout hod
days-do-buy-travel = Koupit cestovní kartu za 2 mince
days-do-buy-event = Koupit kartu události za 2 mince
days-do-cash = Odhodit slona za 1 minci
days-do-stay = Zůstat stát
days-do-end = Ukončit tah
days-do-discard = Odhodit kartu { $card }
days-event-elephant = Z Bombaje do Kalkaty za šest dní a k tomu hod kostkou. Nebo ho odhoďte za minci.
days-event-balloon = Místo jedné karty etapy platí hod kostkou.
days-event-propeller-train = Jeden vlak etapy jede jen { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
days-event-submarine = Jedna loď etapy pluje jen { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
days-event-offer = Etapa trvá o { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} méně.
days-event-contacts = V jednom tahu smíte ujet i druhou etapu.
days-event-princess = Udělá totéž, co { $copies ->
    [any] některá z odhozených karet událostí; vyberete si která
   *[top] vrchní z odhozených karet událostí
}.
days-princess-as = { $event } jako { $copied }
days-princess-later = Žádnou z odhozených karet událostí teď napodobit nelze.
days-play-as = Zahrát jako kartu { $copied }
days-event-detective = Pošlete detektiva do kteréhokoli města kromě Londýna.
days-event-storm = Každý na cestě ztrácí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} a všechny karty událostí v ruce propadají.
days-event-delay = Každý na cestě ztrácí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} a všechny karty událostí v ruce propadají.
days-end-source = Cesta
days-end-total = Dny
days-end-chart = Dny v čase
days-source-home = Pořadí doma
days-source-in-time = Do osmdesáti dnů
days-source-city = Kam až
days-rank = { $rank }.
days-yes = ano
days-no = ne
days-end-in-time = včas doma, { $rank }. v pořadí
days-end-late = doma pozdě, { $rank }. v pořadí
days-end-away = na cestě: { $city }
days-why-fewest = { $player } se vrací do osmdesáti dnů a kratší cestu nemá nikdo. Dny: { $days }.
days-why-tie = { $player } i { $other } mají shodně { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; dřív je doma { $player }.
days-why-late = Do osmdesáti dnů se nevrátil nikdo, a tak vítězí, kdo je doma první: { $player }.
days-why-fewer-late = Oba se vracejí pozdě; méně dní má { $player }.
days-why-rival-late = { $player } se vrací až po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}, a tak vítězí { $other }.
days-scene-home = doma po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}
days-scene-away = ještě na cestě, město { $city }
