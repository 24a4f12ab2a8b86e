# Co říká stránka pravidel a kartička vedle desky; čísla jsou z hry samotné.
aid = Body
aid-routes = Body za tratě
aid-route = { $length ->
    [one] Trať o jednom poli
    [few] Trať o { $length } polích
   *[other] Trať o { $length } polích
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
aid-ticket-done = splněná linka: její body
aid-ticket-missed = nesplněná linka: její body
aid-longest = nejdelší cesta
aid-tickets = Nové linky: berou se { $offer }, zůstat musí aspoň { $keep }.
aid-twin-few = Dvojité tratě: kdo zabere jednu kolej, druhou uzavře všem.
aid-twin = Dvojité tratě: obě koleje nesmí mít týž hráč.
aid-end = Má-li někdo { $wagons ->
    [one] { $wagons } vagonek
    [few] { $wagons } vagonky
   *[other] { $wagons } vagonků
} nebo méně, má každý ještě jeden tah.
figure-map = Uprostřed hry tří hráčů. Hráč 2 má za tratě { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a zbývá mu { $wagons ->
    [one] { $wagons } vagonek
    [few] { $wagons } vagonky
   *[other] { $wagons } vagonků
}.
figure-first-tickets = První volba: { $offered ->
    [one] { $offered } linka
    [few] { $offered } linky
   *[other] { $offered } linek
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} v ruce a pět odkrytých. Zůstat musí aspoň dvě linky.
figure-your-turn = Váš tah. Co teď jde, je zvýrazněné: odkrytá karta, balíček, nebo tři nové linky; na mapě září tratě, které můžete zaplatit.
figure-second-card = Červená karta je vzatá. Lokomotiva druhou být nesmí:
figure-sweep = Za červenou kartu přijde třetí lokomotiva: všech pět odkrytých se odhodí a odkryje se pět jiných.
figure-deck-out = Všichni brali jen z balíčku a ten došel při něčí první kartě (v té ruce je jich { $cards }). Druhá musí být odkrytá a nesmí to být lokomotiva:
figure-three-blue = Montréal – New York za tři modré karty: hned { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} a { $wagons ->
    [one] { $wagons } vagonek
    [few] { $wagons } vagonky
   *[other] { $wagons } vagonků
} zbývá.
figure-grey-route = Montréal – Toronto je šedá trať: zaplatily ji dvě červené karty a lokomotiva. I za ni { $points ->
    [one] je { $points } bod
    [few] jsou { $points } body
   *[other] je { $points } bodů
}.
figure-double-route = Hrají dva. Chicago – Saint Louis má dvě koleje; jakmile někdo zabral bílou ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}), je zelená uzavřená všem:
figure-keep-one = Nové linky uprostřed hry: zůstat musí aspoň jedna. V balíčku linek jich zbývá { $left }.
figure-count = Konec téže hry. Hráč 3: { $routes } za tratě, { $done } za splněnou linku, bez { $first } a { $second } za dvě nesplněné: celkem { $total }. Hráč 2: { $own } za tratě, { $one } + { $two } + { $three } za linky a { $bonus } za nejdelší cestu o { $length ->
    [one] { $length } vagonku
    [few] { $length } vagoncích
   *[other] { $length } vagoncích
}, která je vyznačená na mapě: celkem { $best }.
figure-at-once = Ještě vybíráte. Hráč 1 už vybral, ale kolik linek si nechal, se ukáže, až vyberou všichni.
