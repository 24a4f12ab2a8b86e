# Co říká první hra, krok za krokem.

lesson-tickets = Linka jmenuje dvě města. Když je spojíte svými vagonky, přinese vám body; když ne, na konci o ně přijdete. Dvě krátké jsou už zaškrtnuté: nechte si je.
lesson-own-tickets = Tady leží vaše linky a jejich města mají na mapě kroužek. Nikdo jiný je nevidí.
lesson-turn = Ve svém tahu uděláte jednu ze tří věcí: vezmete si dvě karty, zaberete trať, nebo si vezmete linky. Začněme kartami: vezměte si odkrytou modrou.
lesson-second-card = A teď druhou kartu, tentokrát naslepo z balíčku.
lesson-loco = Lokomotiva! Zastoupí kteroukoli barvu. Vaše karty leží tady. Soupeř si zatím bere také dvě.
lesson-claim = Zaberte trať: stojí tolik karet jedné barvy, kolik má polí. Denver – Santa Fe je šedá, barva je tedy na vás. Zaplatíte dvěma červenými.
lesson-claimed = Dva vagonky na trati jsou hned dva body a o dva vagonky máte méně. Soupeř zabírá delší trať: za čtyři vagonky je sedm bodů.
lesson-claim-loco = Dál do El Pasa, dvě šedá pole. Modré si šetřete: druhou žlutou kartu zastoupí lokomotiva.
lesson-ticket-done = Denver a El Paso jsou spojené, linka je splněná. Její čtyři body se připočtou na konci, až všichni linky ukážou.
lesson-open-loco = Odkrytá lokomotiva je tak dobrá, že je to jediná karta, kterou si v tahu smíte vzít. Vezměte si ji.
lesson-colour = Barevná trať chce svou barvu. Santa Fe – Oklahoma City stojí tři modré: dvě máte, třetí zastoupí lokomotiva.
lesson-longer = Tři vagonky, čtyři body. Za jeden vagonek je 1 bod, za dva 2, za tři 4, za čtyři 7, za pět 10, za šest 15: dlouhé tratě se vyplácejí.
lesson-more-tickets = Třetí možnost: vzít si linky. Dostanete tři a aspoň jednu si necháte. Vezměte si je.
lesson-keep-one = Zaškrtněte, co chcete, a nechte si to. Podívejte se, kudy už vaše tratě vedou: co je využije, vyjde levně. Nesplněné linky body berou!
lesson-twin = Dvě koleje mezi dvěma městy: ve dvou nebo ve třech hráčích se smí použít jen jedna. Kdo dřív přijde, ten ji má.
lesson-end = Když někomu zbudou nejvýš dva vagonky, má každý ještě jeden tah. Pak se sečtou linky a nejdelší souvislá cesta dostane deset bodů.
lesson-free = To je celá hra. Hrajte dál proti Turistovi, jak dlouho chcete: Houston a Kansas City ještě čekají.
