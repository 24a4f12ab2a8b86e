# The Border: what its board says.
border-roll-first = Hoďte všemi pěti kostkami.
border-roll-again = Odložte kostky a hoďte ostatními, nebo si nechte všechny.
border-complete = Dokončete celé oblasti, zbytek nechte ostatním.
border-cross = Křížkujte vedle zakřížkovaných; ostatní to zatím nevidí.
border-only-done = Nic dalšího zakřížkovat nejde: skončete.
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
border-hidden-until = Skryté. Čeká se na hráče: { $actors }
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
    [few] Hodit { $count } kostkami
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
border-one-for-others = Všech pět je použitých: každý z ostatních si smí jednu z nich vzít.
border-complete-area = Dokončit oblast { $area }
border-complete-action = Dokončit oblast { $area }: { $colour }, { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}
border-cross-action = Zakřížkovat políčko { $cell } ({ $colour })
border-cell = Zakřížkovat políčko { $cell }, { $colour }
border-cell-named = Políčko { $cell }
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
    [few] { $players } mají uzavřených aspoň šest území
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
border-others-cross = Ostatní křížkují políčka zbylými kostkami.
