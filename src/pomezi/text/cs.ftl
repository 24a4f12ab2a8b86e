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
refusal-bad-seed = „{ $seed }“ není semínko. Čekají se šestnáctkové číslice, nejvýš { $digits }.
refusal-unknown-pile = Balíček „{ $pile }“ se předem srovnat nedá. Balíčky: { $expected }.
refusal-unknown-in-pile = „{ $card }“ do balíčku „{ $pile }“ nepatří. Možné: { $expected }.
refusal-too-many-in-pile = V balíčku „{ $pile }“ není tolik karet { $card }.

refusal-unknown-verb = „{ $word }“ není akce. Čeká se jedno z: { $expected }.
refusal-missing-word = „{ $text }“ není celé. Dál patří třeba: { $expected }.
refusal-too-many-words = „{ $word }“ je navíc; stačí „{ $expected }“.
refusal-wrong-count = Počet nesedí (na pozici { $position }). Čeká se: { $expected }.

refusal-edition-not-found = Vydání „{ $edition }“ nelze přečíst.
refusal-edition-not-json = Vydání { $edition }, řádek { $line }, sloupec { $column }: tohle není JSON.
refusal-edition-too-large = Vydání { $edition } je příliš velké. Velikost v bajtech: { $count }; nejvýš { $expected }.
refusal-edition-too-deep = Vydání { $edition }, řádek { $line }, sloupec { $column }: příliš mnoho závorek v sobě.
refusal-edition-too-many = Vydání { $edition }, řádek { $line }: příliš mnoho položek v jednom seznamu.
refusal-edition-key-twice = Vydání { $edition }, řádek { $line }, sloupec { $column }: „{ $value }“ je v jednom objektu dvakrát.
refusal-edition-long-text = Vydání { $edition }, řádek { $line }, sloupec { $column }: text „{ $value }…“ je příliš dlouhý.
refusal-edition-long-name = Vydání { $edition }, řádek { $line }: počet písmen na místě { $place }: { $count }; čeká se { $expected }.
refusal-edition-control = Vydání { $edition }, řádek { $line }, sloupec { $column }: „{ $value }“ obsahuje znaky, které nejsou vidět.
refusal-edition-too-near = Vydání { $edition }, řádek { $line }: { $value } leží příliš blízko { $other }.
refusal-edition-missing = Vydání { $edition }, řádek { $line }: na místě { $place } chybí „{ $expected }“.
refusal-edition-bad-value = Vydání { $edition }, řádek { $line }: { $place } je „{ $value }“; čeká se { $expected }.
refusal-edition-unknown = Vydání { $edition }, řádek { $line }: „{ $value }“ na místě { $place } je neznámé; čeká se jedno z { $expected }.
refusal-edition-bad-count = Vydání { $edition }, řádek { $line }: počet položek na místě { $place }: { $count }; čeká se { $expected }.
refusal-edition-twice = Vydání { $edition }, řádek { $line }: „{ $value }“ na místě { $place } nesmí být dvakrát.

refusal-view-still = V tomto pohledu nikdo není na tahu: hra skončila, nebo ještě není odkryto, oč se závodí.
refusal-view-strange = To není pohled na hru { $game }.
refusal-dump-missing = Ve výpisu chybí { $place }.
refusal-dump-bad-value = { $place } ve výpisu je „{ $value }“; čeká se { $expected }.
refusal-dump-unknown = „{ $value }“ na místě { $place } ve výpisu je neznámé; čeká se jedno z { $expected }.
refusal-dump-count = Ve výpisu je { $piece } v počtu { $count }; má být { $expected }.
refusal-dump-other-game = Výpis je ze hry { $game }, ne ze hry { $expected }.

refusal-record-no-header = Řádek { $line }: tohle není záznam; musí začínat „{ $expected }“.
refusal-record-bad-header = Řádek { $line }: „{ $text }“ do hlavičky nepatří. Možné, každé jednou: { $expected }.
refusal-record-cut-header = Řádek { $line }: záznam končí uprostřed hlavičky.
refusal-record-missing-header = Řádek { $line }: v hlavičce chybí „{ $expected }“.
refusal-record-bad-number = „{ $value }“ není číslo pro „{ $key }“ v hlavičce.
refusal-record-bad-json = „{ $key }“ v hlavičce nelze přečíst.
refusal-record-bad-line = Řádek { $line }: „{ $text }“ není řádek záznamu; čeká se třeba „{ $expected }“.
refusal-record-after-end = Řádek { $line }: za závěrečným řádkem nesmí nic být.
refusal-record-bad-action = Řádek { $line }, „{ $text }“: { $reason }
refusal-unknown-rules = { $game } nemá pravidla verze { $rules }; tento program zná verze 1 až { $expected }.
refusal-record-edition-changed = Soubor vydání { $edition } není ten, se kterým se záznam hrál.
refusal-record-no-edition = Soubor vydání { $edition } tohoto záznamu nelze přečíst.
refusal-record-unfinished = Záznam je nedohraný nebo useknutý: po { $count ->
    [one] { $count } platné akci
    [few] { $count } platných akcích
   *[other] { $count } platných akcích
} chybí závěrečný řádek dohrané hry.
refusal-record-ended-early = Záznam byl uzavřen po { $count ->
    [one] { $count } akci
    [few] { $count } akcích
   *[other] { $count } akcích
}, ale hra ještě neskončila.
refusal-record-shuffle-broken = Semínko { $seed } nevychází z tajemství a slov míchání, nebo tajemství není to, které bylo slíbeno.
refusal-record-edited = Řádek { $line }: závěrečný řádek nesouhlasí se záznamem. Stojí tam „{ $told }“; má tam být „{ $expected }“.

# Co se ve skóre počítá.
unit-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
unit-euros = { $count } €
unit-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}

refusal-unknown-lang = Jazyk „{ $lang }“ tu není. Jazyky: { $expected }.
