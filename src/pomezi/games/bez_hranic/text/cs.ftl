game = Bez hranic
about = Sedm karet, startovní stát a mapa jen v hlavě: kdo nejrychleji najde dobrou cestu, zaplatí nejmíň.

about-option-two_colours = každý hraje za dvě barvy, pro 2 až 3 hráče
about-option-open_map = mapa zůstává při výběru odkrytá: vždy, nebo jen v kolech 1 a 2
about-option-pick_seconds = čas na výběr v sekundách, hlídá ho stůl; 0 = bez omezení
about-option-correspondence = každý si nabídku otevře, až se mu to hodí

colour-red = červená
colour-yellow = žlutá
colour-blue = modrá
colour-purple = fialová
colour-green = zelená
colour-white = bílá

token-red = červený
token-yellow = žlutý
token-blue = modrý
token-purple = fialový
token-green = zelený
token-white = bílý

state-40 = pole 40

charge-crossings = přechody hranic
charge-neighbours = sousedící státy
charge-forty = pole 40
charge-stack = žetony vespod

crossing-land = po souši
crossing-sea = po moři

phase-look = prohlídka mapy
phase-deal = rozdávání
phase-choose = výběr destinací
phase-review = vyhodnocení
phase-over = konec

refusal-unknown-colour = „{ $word }“ není barva. Čeká se jedno z: { $expected }.
refusal-unknown-place = „{ $word }“ na této mapě není. Čeká se pole 40 nebo stát, třeba: { $expected }.
refusal-two-colours-seats = Po dvou barvách: nejvýš { $most ->
    [one] { $most } hráč
    [few] { $most } hráči
   *[other] { $most } hráčů
}, ne { $seats }.

refusal-middle-hidden = Dokud není odkrytý střed, žeton položit nelze.
refusal-deal-first = Všech sedm polí ještě není zaplněno: vyložte další kartu.
refusal-reveals-itself = Střed se po sedmé kartě odkryje sám.
refusal-reveal-now = Všech sedm polí je zaplněno: odkryjte střed.
refusal-open-first = Nejdřív si otevřete nabídku.
refusal-map-open = Mapa je odkrytá; nová nabídka přijde, až budou moci pokračovat všichni.
refusal-choose-now = Nabídka je odkrytá: pokládejte žetony.
refusal-all-placed = Pro toto kolo už máte položené všechny žetony; zůstávají, kde jsou.
refusal-not-your-colour = Tato barva není vaše: { $colour }.
refusal-not-offered = V nabídce není: { $place }.
refusal-colour-placed = V tomto kole už leží všechny vaše žetony této barvy ({ $colour }); zůstávají, kde jsou.
refusal-same-field = Tady už leží váš druhý žeton ({ $place }); musí být u dvou různých polí.
refusal-colours-together = Tady ({ $place }) už leží vaše { $colour }; obě vaše barvy musí být u různých polí.
refusal-same-pair = Tady ({ $place }) by obě vaše barvy měly stejnou dvojici polí; tu už má { $colour }.

refusal-edition-own-neighbour = Vydání { $edition }, řádek { $line }: stát { $value } nemůže sousedit sám se sebou ani se svou částí.
refusal-edition-one-way = Vydání { $edition }, řádek { $line }: stát { $value } uvádí souseda { $other } ({ $crossing }), opačně však ne.
refusal-edition-unreachable = Vydání { $edition }, řádek { $line }: do státu { $value } se nedá dostat.
refusal-edition-part-count = Vydání { $edition }, řádek { $line }: počet částí státu { $value }: { $count }; čeká se { $expected }.
refusal-dump-phase = { $place } ve výpisu se nehodí k fázi { $value } v kole { $round }.
refusal-dump-token = { $place } ve výpisu: žeton této barvy tu ležet nemůže ({ $colour }).

event-ready = { $player } může pokračovat.
event-round = Kolo { $round }: rozdává { $player }.{ $income ->
    [0] {""}
    [one] {" "}Každý dostává { $income } euro.
    [few] {" "}Každý dostává { $income } eura.
   *[other] {" "}Každý dostává { $income } eur.
}
event-round-alone = Kolo { $round }: nabídka leží lícem dolů, každý si ji otevře sám.{ $income ->
    [0] {""}
    [one] {" "}Každý dostává { $income } euro.
    [few] {" "}Každý dostává { $income } eura.
   *[other] {" "}Každý dostává { $income } eur.
}
event-dealt = Pole { $field }: { $state }.
event-revealed = Uprostřed: { $middle }. Vybírejte!
event-opened = { $player } otevírá nabídku.
event-opened-own = { $player } otevírá nabídku: { $offer }. Uprostřed: { $middle }.
event-placed = { $player } pokládá { $token } žeton: { $place }.{ $under ->
    [0] {""}
    [one] {" "}Pod ním leží { $under } žeton.
    [few] {" "}Pod ním leží { $under } žetony.
   *[other] {" "}Pod ním leží { $under } žetonů.
}
event-placed-hidden = { $player } pokládá žeton.
event-placed-hidden-own = { $player } pokládá { $token } žeton: { $place }.
event-uncovered = Všichni mají vybráno. Nabídka: { $offer }. Uprostřed: { $middle }.
event-paid = { $player } ({ $colour }): { $places }. { $borders ->
    [0] Bez cesty.
    [one] { $borders } hranice: { $way }.
    [few] { $borders } hranice: { $way }.
   *[other] { $borders } hranic: { $way }.
} Cena { $price } €, platí { $amount } € a má pak { $money } €.
event-received = { $player } ({ $colour }): { $places }. { $borders ->
    [one] { $borders } hranice: { $way }.
    [few] { $borders } hranice: { $way }.
   *[other] { $borders } hranic: { $way }.
} Dostává { $amount } € a má { $money } €.
event-over = Hra skončila.

won = { $count ->
    [one] Vítězí { $names }: { $points } €.
    [few] Vítězí { $names }, každý má { $points } €.
   *[other] Vítězí { $names }, každý má { $points } €.
}

status-look = { $player }: prohlédněte si mapu (map) a pak dejte vědět, že můžeme začít (ready).
status-deal = { $player }: vyložte další kartu; po sedmé se střed odkryje sám.
status-open = { $player }: otevřete nabídku, až budete chtít vybírat.
status-choose = { $player }: položte žetony.
status-review = { $player }: prohlédněte si cesty na mapě a pak dejte vědět, že můžeme pokračovat (ready).
status-over = Hra skončila.

label-you = { $name } (vy)
label-money = eura
label-left = zbývá položit
label-round = Kolo { $round } ze 7, rozdává { $player }
label-round-alone = Kolo { $round } ze 7
label-middle = Uprostřed: { $middle }
label-map-hidden = Dokud se rozdává a vybírá, je mapa skrytá.
label-no-state = Žádný stát této mapy nezačíná na „{ $words }“.
label-price = cena
label-amount = zaplaceno
label-received = získáno
label-charge-crossings = hranice
label-charge-neighbours = sousedé
label-charge-forty = 40
label-charge-stack = vespod

hindsight = Co kolo učí
hindsight-missed = { $eur ->
    [0] Na stole nezůstalo nic.
    [one] Na stole zůstalo { $eur } euro.
    [few] Na stole zůstala { $eur } eura.
   *[other] Na stole zůstalo { $eur } eur.
}
hindsight-best = Nejlepší volba, nepočítáme-li žetony vespod: { $choices } – { $eur } €.
hindsight-or = {" "}nebo{" "}
hindsight-fields = Všech osm polí
hindsight-pairs = Každé pole s nejlepším druhým
hindsight-chosen = zvoleno
hindsight-practise = Procvičit, co uniklo
hindsight-sent = { $count ->
    [one] V trenažéru čeká jedna dvojice států.
    [few] V trenažéru čekají { $count } dvojice států.
   *[other] V trenažéru čeká { $count } dvojic států.
}

# Proč: co tah přinese a čím hrozí. Mluví ke hráči i o botovi, proto bez osoby.
reason-journey-costs = Cesta ({ $places }): { $borders ->
    [one] { $borders } hranice
    [few] { $borders } hranice
   *[other] { $borders } hranic
}, { $neighbours ->
    [0] žádní sousedé
    [one] { $neighbours } dvojice sousedů
    [few] { $neighbours } dvojice sousedů
   *[other] { $neighbours } dvojic sousedů
}; stojí { $eur } €.
reason-journey-brings = Cesta ({ $places }): { $borders ->
    [one] { $borders } hranice
    [few] { $borders } hranice
   *[other] { $borders } hranic
}, { $neighbours ->
    [0] žádní sousedé
    [one] { $neighbours } dvojice sousedů
    [few] { $neighbours } dvojice sousedů
   *[other] { $neighbours } dvojic sousedů
}; přinese { $eur } €.
reason-best-journey = Nic výhodnějšího už na výběr nebylo.
reason-better-journey = Lepší by bylo jinde ({ $places }): o { $eur } €.
reason-tokens-under = Pod ním už { $count ->
    [one] leží { $count } žeton
    [few] leží { $count } žetony
   *[other] leží { $count } žetonů
}: o { $eur } € hůř.
