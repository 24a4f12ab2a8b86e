# Limes: what its board says.
limes-lay = Přiložte kartu { $card } do své krajiny; otočíte ji klávesou R nebo kolečkem.
limes-lay-short = Přiložte kartu { $card } do své krajiny.
limes-work = Postavte dělníka na novou kartu, přesuňte jiného, nebo je nechte být.
limes-work-short = Postavte nebo přesuňte dělníka, nebo je nechte být.
limes-place = Postavte dělníka na novou kartu, nebo je nechte být.
limes-move = Přesuňte dělníka do sousední oblasti, nebo je nechte být.
limes-wait = Pro toto kolo hotovo; ostatní ještě přikládají.
limes-turn = Otočit kartu
limes-turn-hint = otočeno o { $turn }°
limes-card = Karta { $card }
limes-round = { $round }. kolo ze 16
limes-tap-again = Ťukněte ještě jednou a karta tu zůstane.
limes-pass = Nechat dělníky být
limes-supply = dělníci v zásobě
limes-supply-count = { $count ->
    [one] { $count } dělník v zásobě
    [few] { $count } dělníci v zásobě
   *[other] { $count } dělníků v zásobě
}
limes-place-action = Dělník na novou kartu: { $where }
limes-lay-action = Přiložit kartu: { $where }, { $turn ->
    [0] bez otočení
   *[other] otočit o { $turn }°
}
limes-move-action = Přesunout dělníka ({ $job }; { $from }) sem: { $where }
limes-move-number = Přesunout dělníka { $worker }: { $where }
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
limes-move-choose = Vyberte, kam dělník půjde, nebo stiskněte Escape.
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
limes-source-farmer = Farmáři
limes-source-fisher = Rybáři
limes-source-woodcutter = Dřevorubci
limes-source-watchman = Strážní
limes-rank = { $rank }
limes-scene-farmer = farmář, { $points }
limes-scene-fisher = rybář, { $points }
limes-scene-woodcutter = dřevorubec, { $points }
limes-scene-watchman = strážný, { $points }
limes-tie = { $player } a { $other } mají stejně bodů. Rozhoduje nejlepší jednotlivý dělník, a toho má { $player }.
