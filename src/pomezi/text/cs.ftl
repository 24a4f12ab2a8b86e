# Věty domu: co může říct každá hra.

player = Hráč { $number }

level-tourist = Turista
level-tourist-about = Je tu poprvé: vidí jen to, co je blízko, a leccos ho rozptýlí.
level-traveller = Cestovatel
level-traveller-about = Už párkrát hrál: bere to, co se zrovna nejvíc vyplatí.
level-guide = Průvodce
level-guide-about = Zná cestu: plánuje dopředu a málokdy něco promarní.
level-explorer = Objevitel
level-explorer-about = Každý tah promýšlí až do konce. Porazit ho dá práci.

refusal-no-such-seat = Místo { $seat } tu není; místa jsou 0 až { $last }.
refusal-game-over = Hra už skončila.
refusal-not-your-turn = Nejste na tahu. Na tahu: { $actors }.
refusal-no-such-action = Taková akce není ({ $action }).

refusal-unknown-game = Hra „{ $game }“ tu není. Hry: { $expected }.
refusal-unknown-edition = { $game } nemá vydání „{ $edition }“. Vydání: { $expected }; nebo cesta k souboru .json.
refusal-unknown-option = { $game } nemá volbu „{ $option }“. Volby: { $expected }.
refusal-bad-option-value = „{ $value }“ se pro volbu { $option } nehodí. Možné: { $expected }.
refusal-unknown-bot = Bot „{ $bot }“ tu není. Boti: { $expected }.
refusal-bad-seats = { $game } je pro { $least } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
   *[other] { $most } hráčů
}, ne pro { $seats }.
refusal-bad-seed = „{ $seed }“ není semínko. Čekají se šestnáctkové číslice, nejvýš { $hex_digits }.
refusal-unknown-pile = Balíček „{ $pile }“ se předem srovnat nedá. Balíčky: { $expected }.
refusal-unknown-in-pile = „{ $card }“ do balíčku „{ $pile }“ nepatří. Možné: { $expected }.
refusal-too-many-in-pile = V balíčku „{ $pile }“ není tolik karet { $card }.

refusal-unknown-verb = „{ $word }“ není akce. Čeká se jedno z: { $expected }.
refusal-missing-word = „{ $text }“ není celé. Dál patří třeba: { $expected }.
refusal-too-many-words = „{ $word }“ je navíc; stačí „{ $expected }“.
refusal-wrong-count = Počet nesedí (na pozici { $position }). Čeká se: { $expected }.

refusal-unknown-rules = { $game } nemá pravidla verze { $rules }; tento program zná verze 1 až { $expected }.

# Co se ve skóre počítá.
unit-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
unit-euros = { $count } €
unit-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}

refusal-unknown-lang = Jazyk „{ $lang }“ tu není. Jazyky: { $expected }.
