# Rozdání dnů.
daily = Rozdání dne
daily-line = Všichni hrají totéž rozdání. Počítá se jeden pokus; výsledky ostatních uvidíte, až dohrajete.
daily-line-alone = Všichni mají dnes totéž rozdání. Tady se pořadí nevede.
daily-play = Hrát
daily-wake = Ukázat dnešní rozdání
daily-continue = Pokračovat
daily-result = Výsledek
daily-waits = Váš pokus na vás čeká
daily-rank = { $rank }. { $field ->
    [one] z
    [few] ze
   *[other] z
} { $field }
daily-unranked = Dohráno bez pořadí
daily-players = { $count ->
    [one] dohrál { $count } hráč
    [few] dohráli { $count } hráči
   *[other] dohrálo { $count } hráčů
}
daily-first = Zatím nikdo nedohrál
daily-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}

daily-ahead = náskok { $much }
daily-behind = ztráta { $much }
daily-even = nerozhodně
daily-place = { $place ->
    [1] výhra
   *[other] { $place }. místo
}
daily-of = { $game }: rozdání dne
daily-days = Dny
daily-before = Předchozí den
daily-after = Následující den
daily-mine = Můj pokus
daily-one-try = Každý má jeden pokus
daily-against = Hrajete proti: { $bots }. Všichni mají stejné boty na stejných místech a se stejným štěstím.
daily-alone = Všichni hrají se stejnými kartami, každý sám.
daily-terms = Počítá se první stůl: bez nápovědy a bez vracení tahů. Můžete odejít a vrátit se, nikdo za vás mezitím nehraje. Výsledky ostatních se otevřou, až dohrajete.
daily-sealed = Výsledky ostatních jsou zapečetěné, dokud nedohrajete.
daily-unranked-line = Tenhle pokus skončil bez pořadí: vzdali jste ho, nebo za vás hrál bot.
daily-practice-line = Cvičná partie: do pořadí se nepočítá.
daily-offline-line = Hráno bez sítě: zůstane mezi vašimi partiemi, do pořadí se nepočítá.
daily-past = Minulý den
daily-past-line = Pořadí je uzavřené, ale rozdání si můžete zahrát cvičně.
daily-practise = Zahrát cvičně
daily-everybody = Výsledky všech
daily-nobody = Ten den neměl nikdo pokus o pořadí.
daily-all = Ukázat všechny
daily-how = { $alone ->
    [yes] Řadí se podle bodů. Klepnutím na jméno si partii přehrajete.
   *[no] Řadí se podle umístění, pak podle náskoku před nejlepším soupeřem. Klepnutím na jméno si partii přehrajete.
}
daily-house = Partie domu
daily-house-line = { $bot }, náš nejsilnější bot, na vašem místě, se stejným rozdáním a proti stejným botům. Skryté karty nezná; lepší hra může existovat.
daily-house-look = Přehrát jeho partii
daily-spread = Všichni od nejhoršího po nejlepšího
daily-spread-told = { $count ->
    [one] Jeden pokus: { $most }.
    [few] { $count } pokusy, od { $least } do { $most }.
   *[other] { $count } pokusů, od { $least } do { $most }.
}
daily-spread-mine = Vy: { $mine }.
daily-share = Sdílet
daily-copied = Zkopírováno
daily-not-played = nehráno
