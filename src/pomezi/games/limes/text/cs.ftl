game = Limes
about = Všichni skládají stejných šestnáct karet, každý do vlastní krajiny, a posílají dělníky tam, kde vynesou nejvíc.

job-farmer = farmář
job-fisher = rybář
job-woodcutter = dřevorubec
job-watchman = strážný
job-none = nikdo

zone-z1 = vlevo nahoře
zone-z2 = vpravo nahoře
zone-z3 = vlevo dole
zone-z4 = vpravo dole

kind-field = pole
kind-water = voda
kind-forest = les
kind-rock = skaliny s věží
kind-hut = rybářská chatrč

rank-improve = příště to půjde líp
rank-satisfactory = uspokojivý výsledek
rank-good = dobrý výsledek
rank-very-good = velmi dobrý výsledek
rank-excellent = výborný výsledek

option-diagonal = Úhlopříčně: karta se smí dotýkat dřívějších i jen rohem
option-ferry = Převozník: rybář převeze vaše ostatní dělníky přes vodu

status-lay = { $player }: přiložte kartu tohoto kola.
status-work = { $player }: umístěte dělníka, přesuňte ho, nebo nechte dělníky být (pass).
status-done = { $player }: hotovo, čeká se na ostatní.
status-round = Hraje se kolo.
status-over = Hra skončila.

refusal-bad-place = „{ $word }“ není místo. Čeká se sloupec,řada: { $expected }.
refusal-bad-turn = „{ $word }“ neříká, jak je karta otočená. Čeká se jedno z: { $expected }.
refusal-bad-zone = „{ $word }“ není zóna karty. Čeká se jedno z: { $expected } (vlevo nahoře, vpravo nahoře, vlevo dole, vpravo dole).
refusal-bad-worker = „{ $word }“ není dělník. Čeká se jedno z: { $expected }.

refusal-lay-first = Nejdřív přiložte kartu tohoto kola.
refusal-already-laid = Kartu tohoto kola už máte přiloženou; teď umístěte nebo přesuňte dělníka, nebo nedělejte nic.
refusal-first-card = První karta leží na { $place }; krajina odtud může růst na všechny strany.
refusal-place-taken = Na { $place } už karta leží.
refusal-outside-frame = S kartou na { $place } by krajina byla větší než { $size }×{ $size } karty.
refusal-no-side = Karta na { $place } by nesousedila stranou s žádnou dřívější.
refusal-no-corner = Karta na { $place } by se žádné dřívější nedotýkala ani rohem.
refusal-no-workers-left = Všichni vaši dělníci už jsou v krajině.
refusal-worker-in-supply = Dělník { $worker } ještě v krajině není.
refusal-no-card-there = Na { $place } žádná karta neleží.
refusal-same-area = { $place } patří do oblasti, ve které dělník { $worker } stojí; přesun vede do jiné.
refusal-too-far = Do oblasti na { $place } dělník { $worker } nedosáhne.

refusal-dump-too-many-workers = { $place } ve výpisu je o dělníka víc, než může být.
refusal-dump-no-card = { $place } ve výpisu nestojí na žádné kartě.
refusal-dump-bad-action = { $place } ve výpisu: { $reason }
refusal-dump-round-done = Ve výpisu jsou všichni hotovi, ale kolo neskončilo ({ $place }).

event-turned-up = { $round }. kolo: karta { $card }.
event-laid = { $player } má kartu přiloženou.
event-laid-own = { $player } přikládá kartu { $card } do { $column }. sloupce zleva a { $row }. řady shora{ $turn ->
    [0] { "" }
   *[other] , otočenou o { $turn }°
}.
event-decided = { $player } má hotovo.
event-decided-own = { $deed ->
    [placed] { $player } staví na novou kartu { $zone } dělníka { $worker }: { $job }.
    [moved] { $player } přesouvá dělníka { $worker } na kartu v { $to_column }. sloupci a { $to_row }. řadě, { $zone }: teď { $job }.
   *[nothing] { $player } nechává dělníky být.
} Zatím { $points ->
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
event-shown = { $player }: karta { $card } do { $column }. sloupce a { $row }. řady, { $deed ->
    [placed] na ni { $zone } dělník { $worker } ({ $job })
    [moved] dělník { $worker } na kartu v { $to_column }. sloupci a { $to_row }. řadě, { $zone } ({ $job })
   *[nothing] dělníci beze změny
}; { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-over = Krajina je hotová, hra skončila.
event-ranked = { $player } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $rank }.

refusal-other-game = Záznam je ze hry { $game }, ne ze hry { $expected }.

best-yours = Vaše krajina, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (písmena: F pole, W voda, T les, R skaliny, malé písmeno s chatrčí; číslice jsou dělníci):
best-found = Nejlepší krajina nalezená pro stejné karty (paprsek šířky { $width }), { $best ->
    [one] { $best } bod
    [few] { $best } body
   *[other] { $best } bodů
}:
best-way = Jak k ní dojít, kolo po kole:
best-lost = Kde se ztratily body:
best-nothing-lost = Nic lepšího než { $points ->
    [one] váš { $points } bod
    [few] vaše { $points } body
   *[other] vašich { $points } bodů
} se nenašlo.
best-loss = { $round }. kolo, karta { $card }: { $played }. Bodů v dosahu předtím: { $before }, potom: { $after } (−{ $lost }).

label-round = { $round }. kolo ze { $rounds }
label-card = Karta { $card }
label-points = Zatím { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
label-supply = { $count ->
    [0] v zásobě už nikdo
    [one] v zásobě { $count } dělník
    [few] v zásobě { $count } dělníci
   *[other] v zásobě { $count } dělníků
}
label-other = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, v zásobě { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
   *[other] { $count } dělníků
}
label-undrawn = Ještě nepřišly:
label-workers = dělníci

# Proč: co tah přinese a čím hrozí. Mluví ke hráči i o botovi, proto bez osoby.
reason-workers-gain = Dělníci tím hned získají { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (nejvíc { $job }).
reason-then-worker = Potom tu dělník ({ $job }) může přidat { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-worker-brings = Nový dělník ({ $job }) teď přináší { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-area-can-grow = Jeho plocha může ještě růst: volných stran má { $count }.
reason-workers-left = V zásobě { $count ->
    [0] nezbude žádný dělník
    [one] zbude { $count } dělník
    [few] zbudou { $count } dělníci
   *[other] zbude { $count } dělníků
} na { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}.
reason-keeps-workers = Dělníci zůstanou na lepší místo: v zásobě { $count ->
    [one] je { $count }
    [few] jsou { $count }
   *[other] jich je { $count }
}, kol zbývá { $rounds }.
reason-worker-moves-on = Dělník ({ $job }) tu bude moci získat víc v dalších kolech.
