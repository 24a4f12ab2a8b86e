game = The Border
about = Házejte pěti kostkami, křížkujte celé barevné oblasti a uzavírejte území dřív než ostatní.
about-option-start = místo, které začíná, nebo los
about-option-boards = desky po řadě podle míst, nebo los

colour-grey = šedá
colour-yellow = žlutá
colour-blue = modrá
colour-red = červená
colour-green = zelená
colour-orange = oranžová

territory-well = studna
territory-goat = kozel
territory-eagle = orel
territory-boat = plachetnice
territory-deer = jelen
territory-villa = vila
territory-windmill = větrný mlýn
territory-lighthouse = maják
territory-castle = hrad

refusal-unknown-die = „{ $word }“ neurčuje kostky. Mají čísla 1 až 5, třeba „{ $expected }“.
refusal-die-twice = „{ $word }“: každou kostku uveďte jednou, třeba „{ $expected }“.
refusal-unknown-area = „{ $word }“ není oblast. Čeká se deska a číslo, třeba { $expected }.
refusal-unknown-cell = „{ $word }“ není políčko. Čeká se jedno z { $expected }.
refusal-unknown-colour = „{ $word }“ není barva. Čeká se jedna z: { $expected }.

refusal-roll-all-first = Tah začíná hodem všemi pěti kostkami.
refusal-keep-first = Nejdřív si kostky nechte; pak můžete dokončovat oblasti.
refusal-rolling-over = V tomto kole už se házet nedá.
refusal-whole-areas-only = Aktivní hráč dokončuje celé oblasti; jednotlivá políčka křížkují ostatní.
refusal-other-board = Oblast { $area } není na vaší desce.
refusal-area-is-complete = Oblast { $area } už je celá zakřížkovaná.
refusal-too-few-dice = Na dokončení oblasti { $area } potřebujete { $needed ->
    [one] { $needed } kostku
    [few] { $needed } kostky
   *[other] { $needed } kostek
} ({ $colour }), máte { $count }.
refusal-cell-by-cell = Celé oblasti najednou dokončuje jen aktivní hráč; vy křížkujete políčko po políčku.
refusal-cell-is-crossed = Políčko { $cell } už je zakřížkované.
refusal-wrong-colour = Políčko { $cell } má na vaší desce jinou barvu: { $colour }.
refusal-no-dice-left = Další kostku už použít nesmíte.
refusal-no-such-die = Kostka této barvy pro vás nezbývá: { $colour }.
refusal-not-touching = Políčko { $cell } nesousedí s žádným zakřížkovaným.

refusal-edition-no-such-cell = Vydání { $edition }, řádek { $line }: „{ $value }“ na místě { $place } není políčko tohoto vydání.
refusal-edition-same-hex = Vydání { $edition }, řádek { $line }: políčko { $value } leží tam, kde políčko { $other }.
refusal-edition-white-cells = Vydání { $edition }, řádek { $line }: bílých políček je { $count }; má být { $expected }.
refusal-edition-out-of-reach = Vydání { $edition }, řádek { $line }: k políčku { $value } nevede od bílého žádná řada políček.
refusal-edition-ground-taken = Vydání { $edition }, řádek { $line }: šestiúhelník { $value } už je vnitřkem území { $territory }.
refusal-edition-ground-is-cell = Vydání { $edition }, řádek { $line }: šestiúhelník { $value } nemůže být vnitřkem území, leží tam políčko { $cell }.
refusal-edition-ground-in-pieces = Vydání { $edition }, řádek { $line }: vnitřek území { $territory } nedrží pohromadě.
refusal-edition-border-lacks = Vydání { $edition }, řádek { $line }: v hranici území { $territory } chybí políčko { $value }.
refusal-edition-border-gap = Vydání { $edition }, řádek { $line }: území { $territory } je otevřené na šestiúhelníku { $value }: není tam žádné políčko.
refusal-edition-border-astray = Vydání { $edition }, řádek { $line }: políčko { $value } nesousedí s vnitřkem území { $territory }.
refusal-edition-idle-cell = Vydání { $edition }, řádek { $line }: políčko { $value } nepatří k hranici žádného území.
refusal-edition-area-in-pieces = Vydání { $edition }, řádek { $line }: oblast { $value } nedrží pohromadě.
refusal-edition-areas-touch = Vydání { $edition }, řádek { $line }: oblast { $value } sousedí s oblastí { $area } téže barvy.
refusal-edition-white-in-area = Vydání { $edition }, řádek { $line }: políčko { $value } je bílé a do oblasti patřit nemůže.
refusal-edition-cell-taken = Vydání { $edition }, řádek { $line }: políčko { $value } už patří do oblasti { $area }.
refusal-edition-cell-left = Vydání { $edition }, řádek { $line }: políčko { $value } není na této desce v žádné oblasti ({ $place }).
refusal-dump-closing = { $place } ve výpisu nesouhlasí s křížky.
refusal-dump-waiting = { $place } ve výpisu: na tato místa se čekat nemůže.
refusal-dump-hidden = { $place } ve výpisu: toto políčko zakřížkovat nešlo.

event-rolled = { $player } hází: { $dice }.
event-kept = { $player } si nechává kostky: { $dice }.
event-nothing-to-complete = { $player } těmito kostkami žádnou oblast nedokončí.
event-completed = { $player } dokončuje oblast { $area } ({ $colour }, { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}).
event-dice-left = Na ostatní zbývá: { $dice }.
event-all-dice-used = { $player } využívá všechny kostky. Každý další si smí vybrat jednu z nich: { $dice }.
event-passed-over = { $player } nemá co křížkovat a tah se přeskakuje.
event-chose-cell = { $player } křížkuje políčko { $cell } ({ $colour }).
event-finished = { $player } má druhou akci hotovou.
event-crossed = { $player } křížkuje: { $cells }.
event-crossed-nothing = { $player } nekřížkuje nic.
event-closed-first = { $player } jako první uzavírá území: { $territory }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-closed-later = { $player } až po jiných uzavírá území: { $territory }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-last-round = { $player } má uzavřeno už { $count } území: tímto kolem hra končí.
event-over = Hra skončila.
event-over-quiet = Sto kol po sobě nikdo nic nezakřížkoval: hra skončila.

status-roll-first = { $player }: hoďte všemi pěti kostkami.
status-roll = { $player }: hoďte znovu kterýmikoli kostkami, nebo si je nechte (keep).
status-complete = { $player }: dokončete kostkami celé oblasti, nebo skončete (done).
status-cross = { $player }: křížkujte políčka vedle zakřížkovaných, nebo skončete (done).
status-over = Hra skončila.

check-fine = { $edition } se dá hrát. Desky: { $boards }, území: { $territories }, políčka: { $cells }.

label-you = { $name } (vy)
label-territory = území
label-worth = body
label-lacks = chybí
label-dice = Kostky
label-used = použitá
label-rolls = { $count ->
    [one] ještě { $count } hod
    [few] ještě { $count } hody
   *[other] ještě { $count } hodů
}
label-completable = Lze dokončit:
label-chances = Naděje na dokončení:
label-for-you = Smíte zakřížkovat { $count ->
    [one] { $count } políčko:
    [few] { $count } políčka:
   *[other] { $count } políček:
}
label-touching = Na dosah:
label-player = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, uzavřeno { $count }
label-areas = Otevřené oblasti desky { $board }:
label-closed = uzavřená území

# Proč: co tah přinese a čím hrozí. Mluví ke hráči i o botovi, proto bez osoby.
reason-closes-territory = Uzavře území ({ $territory }): { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
reason-nears-territory = K uzavření území ({ $territory }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}) pak { $count ->
    [one] schází { $count } políčko
    [few] schází { $count } políčka
   *[other] schází { $count } políček
}.
reason-dice-for-others = Na ostatní { $count ->
    [one] zbude { $count } kostka
    [few] zbudou { $count } kostky
   *[other] zbude { $count } kostek
}.
reason-no-dice-for-others = Využije všechny kostky: z nich si pak každý další smí vybrat jen jednu.
reason-dice-complete = Kostky, jak leží, stačí na oblast { $area } ({ $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}).
reason-rolls-for = Na oblast { $area } ({ $colour }) to vyjde s nadějí { $percent } %.
