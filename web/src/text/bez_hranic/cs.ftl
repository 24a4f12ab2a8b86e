# Bez hranic: what its board says.
bh-map = Mapa
bh-map-comes = Rozkládá se mapa …
bh-look = Prohlídka mapy
bh-look-line = Zapamatujte si, kdo s kým sousedí: při rozdávání a výběru je mapa skrytá.
bh-find = Najít stát
bh-ready = Můžeme začít
bh-waiting-ready = Od vás je hotovo, ostatní se ještě dívají.
bh-is-ready = hotovo
bh-next-round = Do dalšího kola
bh-to-final = Do finále
bh-to-table = Zpět ke stolu
bh-show-map = Ukázat mapu
bh-table = Kulatý stůl
bh-forty = pole 40
bh-face-down = prázdné místo
bh-covered = Střed je zakrytý.
bh-start = Start
bh-target = Cíl
bh-field-stack = { $where }; žetony odspodu: { $colours }
bh-round = { $round }. kolo ze 7
bh-round-one = { $colours ->
    [1] Jeden žeton
   *[other] Po jednom žetonu od každé barvy
}: cesta ze startu
bh-round-two = { $colours ->
    [1] Dva žetony
   *[other] Po dvou žetonech od každé barvy
}: ze startu do obou států, v levnějším pořadí
bh-round-target = { $colours ->
    [1] Dva žetony
   *[other] Po dvou žetonech od každé barvy
}: ze startu do cíle přes oba státy
bh-round-final = Finále: teď se vyplatí drahá cesta
bh-deal-all = Rozdat nabídku
bh-deal-one = jen další kartu
bh-deal-stop = Zastavit rozdávání
bh-reveal = odkrýt střed
bh-dealt = karty: { $count } ze { $of }
bh-dealer = rozdává
bh-open = Otevřít nabídku
bh-open-line = Čas vám běží od chvíle, kdy ji otevřete.
bh-hand = Vaše žetony
bh-left-to-place = žetony k položení
bh-all-placed = Žetony máte položené, ostatní ještě vybírají.
bh-status-look = Prohlédněte si mapu a dejte vědět, až můžeme začít.
bh-status-review = Prohlédněte si cesty a dejte vědět, až můžeme pokračovat.
bh-status-deal = Vyložte nabídku; po sedmé kartě se odkryje střed.
bh-status-dealt = Rozdává { $player }. Připravte se: hned po sedmé kartě přijde střed.
bh-status-open = Otevřete nabídku, až budete chtít vybírat.
bh-status-watch = Závod běží.
bh-watch-look = Hráči si prohlížejí mapu.
bh-watch-review = Hráči si prohlížejí cesty.
bh-status-choose = { $ends }: položte { $left ->
    [one] žeton
    [few] { $left } žetony
   *[other] { $left } žetonů
} tam, kam bude cesta levná – rychle!
bh-status-final = { $ends }: položte { $left ->
    [one] žeton
    [few] { $left } žetony
   *[other] { $left } žetonů
} tam, kam bude cesta drahá – rychle!
bh-do-ready = Dát vědět, že můžeme pokračovat
bh-do-deal = Vyložit další kartu
bh-do-reveal = Odkrýt střed
bh-do-open = Otevřít nabídku
bh-do-place = Položit žeton: { $where }
bh-do-place-colour = Položit { $colour } žeton: { $where }
bh-eur = { $sign }{ $eur } €
bh-borders = { $count ->
    [one] { $count } hranice
    [few] { $count } hranice
   *[other] { $count } hranic
} × 10
bh-pairs = { $count ->
    [one] { $count } dvojice
    [few] { $count } dvojice
   *[other] { $count } dvojic
} × 30
bh-once = jednou
bh-under = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} × 10
bh-price = Cena
bh-receives = Získává
bh-paid-all = Zaplaceno vše, co zbývalo
bh-left = Zbývá
bh-has = Má celkem
bh-bill-of = Účet: { $player }
bh-evaluation = Vyhodnocení
bh-pages = Cesty, reakční časy a pohlednice
bh-reactions = Reakční časy
bh-reaction-order = Ve sloupcích
bh-reaction-time = čas
bh-reaction-lag = přidáno na spojení
bh-reaction-why = Vlastní hodiny { $claimed }, server to viděl po { $measured }.
bh-reactions-why = Každému se počítají jeho vlastní hodiny, od snímku, který ukázal střed, po stisk; v mezích toho, co server ví o spojení.
bh-seconds = { $seconds } s
bh-milliseconds = { $ms } ms
bh-postcard = Pohlednice
bh-postcard-of = Pohlednice: { $state }
bh-capital = Hlavní město
bh-area = Rozloha
bh-km2 = { $area } km²
bh-population = Počet obyvatel ({ $year })
bh-final = Finále
bh-final-journeys = Cesty ve finále
bh-source-before = Peníze před finálem
bh-source-floor = Méně než nic se nedostává
bh-score = { $points } €
bh-points = eura
bh-end-source = Eura
bh-end-chart = Jak šly peníze
bh-scene = { $places }: { $eur } €
bh-tie = { $players } mají stejně peněz a vítězí společně.
