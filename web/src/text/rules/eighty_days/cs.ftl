# Co říká stránka pravidel a kartička vedle desky; čísla jsou z hry samotné.
aid = Akce a žetony
aid-coin = jedna ze zásoby
aid-balloon = v tomto tahu smí jednu kartu etapy nahradit kostka
aid-event = vrchní karta události
aid-detective = pošlete ho kamkoli kromě města, kde se začíná
aid-watch = začnete příští kolo
aid-exchange = až { $count ->
    [one] { $count } cestovní kartu
    [few] { $count } cestovní karty
   *[other] { $count } cestovních karet
} za nové
aid-tokens = Červený pro prvního, kdo přijede, modrý pro posledního
aid-token-coin = mince
aid-token-travel = cestovní karta
aid-token-event = karta události, chcete-li
aid-token-day = všichni ostatní ztratí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
aid-coins = Karta z balíčku: { $card ->
    [one] { $card } mince
    [few] { $card } mince
   *[other] { $card } mincí
}. Nový hod: { $reroll ->
    [one] { $reroll } mince
    [few] { $reroll } mince
   *[other] { $reroll } mincí
}.
aid-days = Konec tahu u detektiva: { $detective ->
    [one] { $detective } den
    [few] { $detective } dny
   *[other] { $detective } dní
}. Je-li už někdo doma, každé kolo: { $late ->
    [one] { $late } den
    [few] { $late } dny
   *[other] { $late } dní
}.
aid-hand = Na konci tahu nejvýš { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } karet
} v ruce.
figure-world = Uprostřed cesty tří hráčů. Hráč 2 je nejdál a má za sebou { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; ciferník je ukazuje všem.
figure-start = Začátek: všechny figurky v Londýně, u ostatních měst po dvou žetonech, detektiv v Brindisi. Mincí má každý { $coins }.
figure-row = Tři hráči: pod prvními čtyřmi akcemi leží čtyři karty. Poslední dvě akce v tomto kole nejsou.
figure-take = Jeden tah: hráč 2 si vezme loď pod mincí, využije akci (mincí navíc: { $coins }) a se dvěma stejnými loděmi jede ze Suezu do Bombaje: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}, celkem { $total }.
figure-detective = Hráč 2 končí tah v Suezu, kde je detektiv: ztratil { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
figure-send-detective = Akce je využitá: detektiv teď čeká v Hongkongu, před ostatními.
figure-london-paris = Oba jsou v Paříži: jeden za { $first ->
    [one] { $first } den
    [few] { $first } dny
   *[other] { $first } dní
}, druhý za { $second }.
figure-pair = Dvě stejné se počítají jednou: hráč 1 jel ze Suezu do Bombaje { $first ->
    [one] { $first } den
    [few] { $first } dny
   *[other] { $first } dní
}, hráč 2 s různými kartami { $second }.
figure-three-cards = Z New Yorku domů s vlakem a dvěma stejnými loděmi: etapa trvala { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
figure-balloon = Loď nahradila kostka. Dvě mince padly na další hody a s tím posledním trvala etapa { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; mincí zbývá { $coins }.
figure-no-pair = Na kostce padlo totéž, co má druhá loď, ale dvojice z toho není: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
figure-token = Kdo je v Kalkatě první, otočí červený žeton: oba ostatní ztrácejí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
figure-hand = Cestovní karty a karty událostí v jedné ruce. Karty událostí ostatní neznají.
figure-offer = Z Bombaje do Kalkaty na slonovi a k tomu nabídka: slon a kostka bez toho, co nabídka ubere, to je { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; celkem { $total }.
figure-coins = Mince jsou { $coins }: za ně se dá koupit karta z kteréhokoli balíčku, který svítí.
figure-home = Hráč 3 se vrací z New Yorku, za dalších { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}: celkem rovných { $total }, tedy včas.
figure-end = Konec: hráč 3 byl doma včas, za { $best ->
    [one] { $best } den
    [few] { $best } dny
   *[other] { $best } dní
}, a vyhrává; hráč 1 přijel pozdě, za { $late ->
    [one] { $late } den
    [few] { $late } dny
   *[other] { $late } dní
}.
figure-two = Hra ve dvou: v kole tři karty, pod mincí, balónem a kartou události.
figure-seen = Co o ostatních víte: kolik mají karet (hráč 1: { $cards }), nikdy ne to, co si vzali naslepo.
