# Co říká stránka pravidel a kartička vedle desky; čísla jsou z hry samotné.
aid = Ceník
aid-eur = { $amount } €
aid-crossing = každá překročená hranice
aid-neighbour = každá sousedící dvojice
aid-under = každý žeton pod vaším
aid-forty = pole 40
aid-rounds = { $first }.–{ $last }.
aid-one = jeden žeton: ze startu do jednoho státu
aid-two = dva žetony: ze startu do obou států
aid-target = dva žetony: ze startu přes oba státy do cíle
aid-final = finále: cenu dostanete, žetony vespod ji snižují
figure-table = Závod v prvním kole: uprostřed je odkrytý start, kolem sedm států a pole 40. Jeden hráč už žeton položil, ostatní ještě přemýšlejí.
figure-open-map = Před hrou leží mapa odkrytá všem; skrytá je jen při rozdávání a výběru.
figure-income = Začíná 3. kolo: každý dostal peníze na druhou část. Hráč 1 má teď { $money ->
    [one] { $money } euro
    [few] { $money } eura
   *[other] { $money } eur
}.
figure-offer = Z nabídky leží čtyři karty; pak přijde sedmá a po chvilce střed.
figure-stack = Dva žetony u Rakouska: kdo přišel druhý, leží navrchu a za ten vespod zaplatí. Váš druhý žeton k témuž státu nesmí:
figure-price = Z Ruska. Hráč 1 cestoval do Irska, jeho cesta je na mapě: překročených hranic { $borders }, cena { $far ->
    [one] { $far } euro
    [few] { $far } eura
   *[other] { $far } eur
}. Hráč 3 jel k sousedům, do Finska: { $crossing } za hranici a { $pair } za sousedství, { $near ->
    [one] { $near } euro
    [few] { $near } eura
   *[other] { $near } eur
}.
figure-two-tokens = Hráč 1 cestuje ze Španělska přes Rakousko do Bulharska: { $crossings ->
    [one] { $crossings } euro
    [few] { $crossings } eura
   *[other] { $crossings } eur
} za hranice (je jich { $borders }) a { $stack } za žeton vespod, dohromady { $price ->
    [one] { $price } euro
    [few] { $price } eura
   *[other] { $price } eur
}.
figure-target = Z Turecka na Ukrajinu přes Itálii a Německo: { $crossings ->
    [one] { $crossings } euro
    [few] { $crossings } eura
   *[other] { $crossings } eur
} za hranice (je jich { $borders }) a { $stack } za žeton vespod, dohromady { $price ->
    [one] { $price } euro
    [few] { $price } eura
   *[other] { $price } eur
}.
figure-final = Finále: { $crossings } za hranice a { $pairs } za sousedící dvojice, hráč 1 tedy dostává { $price ->
    [one] { $price } euro
    [few] { $price } eura
   *[other] { $price } eur
}. Hráč 2 jel stejně, ale se dvěma žetony vespod, a dostal { $other }; s tím měl { $money ->
    [one] { $money } euro
    [few] { $money } eura
   *[other] { $money } eur
} a vyhrál.
figure-bill = Účet za cestu, položku po položce: { $price ->
    [one] { $price } euro
    [few] { $price } eura
   *[other] { $price } eur
}.
figure-kaliningrad = Z Polska do Ruska vede nejkratší cesta do Kaliningradu: jedna hranice a sousedství, { $russia ->
    [one] { $russia } euro
    [few] { $russia } eura
   *[other] { $russia } eur
}. Do Finska za { $finland ->
    [one] { $finland } euro
    [few] { $finland } eura
   *[other] { $finland } eur
} se jede přes Bělorusko.
figure-two-colours = Dvě barvy z jedné kasy, ve které je { $money ->
    [one] { $money } euro
    [few] { $money } eura
   *[other] { $money } eur
}. První leží u Velké Británie; druhá za ní v těchto kolech nesmí:
figure-france = Mapa po tomto kole s cestou z Francie do Velké Británie: { $near ->
    [one] { $near } euro
    [few] { $near } eura
   *[other] { $near } eur
}.
figure-channel = Z Francie přes Velkou Británii do Nizozemska za { $two ->
    [one] { $two } euro
    [few] { $two } eura
   *[other] { $two } eur
}. Druhý hráč zvolil Belgii: { $three } a k tomu { $under } za žeton vespod, dohromady { $paid }.
figure-monaco = Z Itálie do Monaka a do Španělska: { $price ->
    [one] { $price } euro
    [few] { $price } eura
   *[other] { $price } eur
}.
figure-russia-finland = Z Polska přes Bělorusko do Ruska a dál do Finska: { $price ->
    [one] { $price } euro
    [few] { $price } eura
   *[other] { $price } eur
}.
figure-caucasus = Jihovýchod naší mapy: Arménie, Ázerbájdžán ve dvou částech, Gruzie a Turecko.
