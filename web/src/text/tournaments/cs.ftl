# Turnaje.

tournament = Turnaj
tournament-line = Všechny stoly jednoho kola hrají stejné rozdání. Porovnáváte se se všemi, kdo seděli na vašem místě: počítá se, co z karet uděláte.
tournament-new = Nový turnaj
tournament-mine = Moje turnaje
tournament-none = Zatím nejste v žádném turnaji.
tournament-untitled = { $game }: turnaj
tournament-title = Název
tournament-game = Hra
tournament-seats = Hráčů u stolu
tournament-rounds = Kol
tournament-bots = Botů navíc
tournament-bots-line = Prázdná místa u stolů doplní další boti sami.
tournament-level = Úroveň botů
tournament-accounts = Jen lidé s účtem
tournament-accounts-line = Jinak se může přihlásit každý, kdo má odkaz.
tournament-keep = Každý si drží své místo
tournament-keep-line = Jinak se místa kolo od kola střídají, aby každý poznal štěstí všech.
tournament-rated-line = Výsledky mezi účty se počítají do hodnocení.
tournament-plays = Hraju taky
tournament-open = Otevřít turnaj
tournament-more = Další volby

tournament-state = { $status ->
    [open] čeká na lidi
    [running] { $round }. kolo { $rounds ->
        [one] z
        [few] ze
       *[other] z
    } { $rounds }
    [over] skončil
   *[other] ukončen předčasně
}
tournament-people = { $count ->
    [one] jeden člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
tournament-about = { $seats ->
    [one] každý sám
    [few] stoly po { $seats }
   *[other] stoly po { $seats }
}
tournament-about-rounds = { $count ->
    [one] jedno kolo
    [few] { $count } kola
   *[other] { $count } kol
}
tournament-live = naživo

tournament-you = Vy
tournament-join = Přihlásit se
tournament-join-line = Řekněte, jak se jmenujete; pořadatel vás hned uvidí.
tournament-join-late = Hrajete od příštího kola.
tournament-back = Jsem zpátky
tournament-away-line = Na konci minulého kola jste chyběli. Kola běží bez vás, dokud se nevrátíte.
tournament-out-line = Odešli jste. Na příští kolo se můžete vrátit.
tournament-waits = Jste přihlášeni. První kolo zahájí pořadatel.
tournament-waits-mine = Jste přihlášeni. Zahajte, až budou všichni.
tournament-your-turn = Jste na tahu
tournament-plays-now = Hraje se { $round }. kolo
tournament-to-table = K mému stolu
tournament-finished = Váš stůl dohrál
tournament-ended-of = Dohrané stoly: { $ended } z { $tables }.
tournament-next = { $round }. kolo začne za { $time }
tournament-over = Turnaj skončil
tournament-rank = { $rank }. { $field ->
    [one] z
    [few] ze
   *[other] z
} { $field }
tournament-quit = Odejít z turnaje
tournament-quit-sure = Rozehranou partii za vás dokončí bot a další kola vynecháte, dokud se nevrátíte.
tournament-invite = Poslat odkaz

tournament-organiser = Pro pořadatele
tournament-begin = Zahájit { $round }. kolo
tournament-close = Uzavřít { $round }. kolo
tournament-close-sure = Stoly, které ještě hrají, skončí bez výsledku a s ničím se neporovnají.
tournament-finish = Ukončit turnaj
tournament-finish-sure = Další kola už nebudou.
tournament-dismiss = Vyřadit: { $name }
tournament-dismiss-sure = { $name } se do turnaje nevrátí; rozehranou partii dokončí bot.
tournament-in = Kdo hraje
tournament-presence = { $presence ->
    [away] chybí
    [out] mimo turnaj
   *[in] hraje
}

tournament-ranking = Pořadí
tournament-ranking-now = Průběžné pořadí
tournament-place = Místo
tournament-name = Jméno
tournament-percent = Porovnání
tournament-margin = Rozdíl
tournament-round-short = { $round }. k.
tournament-how = Porovnání: dva body za každý jiný stůl, kde vaše místo dopadlo hůř, jeden za stejný výsledek; ukazuje se podíl ze všech možných. Vynechané kolo je za nic. Rozdíl: oč lépe než medián stejného místa jinde.
tournament-bot = { $bot } { $number }
tournament-missed = vynecháno

tournament-round = { $round }. kolo
tournament-sealed = Jak si s těmito kartami vedli ostatní, zůstane zapečetěné, dokud váš stůl nedohraje.
tournament-seat = { $seat }. místo
tournament-table = Stůl { $table }
tournament-mine-said = { $way ->
    [more] Stejné karty, o { $much } víc než medián ostatních.
    [less] Stejné karty, o { $much } méně než medián ostatních.
   *[same] Stejné karty, přesně medián ostatních.
}
tournament-points = Body porovnání: { $points } z { $top }
tournament-strip = { $seat }. místo u všech stolů, vpravo nejlepší: { $all }.
tournament-worse = horší
tournament-better = lepší
tournament-median = medián, čárkované kroužky: boti
tournament-hand = { $hand ->
    [gone] dohrál bot
    [resigned] vzdáno
    [shared] většinou bot
   *[own] bez bota
}
tournament-results = Výsledky jako tabulka (CSV)
tournament-records = Všechny záznamy (zip)
tournament-void = bez výsledku

tournament-end = Tohle byl stůl { $round }. kola turnaje.
tournament-end-line = Ostatní hrají se stejnými kartami: podívejte se, jak si vedli.
tournament-end-go = K turnaji

