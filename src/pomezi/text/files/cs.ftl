# Co je špatně v souboru: ve vydání, v záznamu, v pozici.

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
