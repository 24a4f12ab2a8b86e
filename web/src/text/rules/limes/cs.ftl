# Co říká stránka pravidel a kartička vedle desky; čísla jsou z hry samotné.
aid = Za co jsou body
aid-farmer = bod za každou zónu pole
aid-fisher = bod za každou chatrč na břehu vody
aid-woodcutter = bod za každou oblast vedle lesa
aid-watchman = bod za každou lesní zónu, na kterou vidí: v řadě i ve sloupci, až k dalším skalinám
aid-one = V jedné oblasti boduje jen jeden dělník.
aid-from = od { $points }
aid-less = méně
figure-landscape = Hotová krajina ze šestnácti karet i s dělníky. Každý nese, kolik boduje: dohromady { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
figure-round = Karta kola a { $workers ->
    [one] { $workers } dělník
    [few] { $workers } dělníci
   *[other] { $workers } dělníků
} ve vaší zásobě.
figure-side = První karta leží. Druhá může všude tam, kde je obrys. Jen rohem se dotýkat nesmí:
figure-areas = Pole obou karet se dotýkají a tvoří jednu oblast, takže farmář na nové kartě má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Mezi oběma vodami leží pole, ty zůstávají dvě.
figure-move = Farmář (bodů: { $was }) se přesune na skaliny vedle pole a je z něj strážný: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za les, na který vidí. Vždy jen o jednu oblast.
figure-hut-twice = Chatrč na první kartě sousedí se dvěma vodami. Horní rybář za ni má { $was ->
    [one] { $was } bod
    [few] { $was } body
   *[other] { $was } bodů
}; novému na druhé vodě se počítá znovu a k ní ještě jedna: { $first } + { $second } = { $points }.
figure-tower = Strážný vidí nejdřív { $was ->
    [one] { $was } lesní zónu
    [few] { $was } lesní zóny
   *[other] { $was } lesních zón
}, s novou kartou { $watch }: tři vpravo a jednu dole. Dřevorubec v tom lese má { $wood ->
    [one] { $wood } bod
    [few] { $wood } body
   *[other] { $wood } bodů
} za oblasti kolem něj.
figure-one-scores = Na stejném poli stojí dva farmáři. Jeden z nich má { $first ->
    [one] { $first } bod
    [few] { $first } body
   *[other] { $first } bodů
}, druhý { $second }.
figure-wins = Krajina hráče 2 na konci hry ve dvou: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} proti { $other }.
figure-rank = Sám u stolu: za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} je hodnocení „{ $rank }“.
figure-diagonal = S variantou „úhlopříčně“ leží druhá karta jen rohem k první a pro třetí je otevřeno mnohem víc míst.
figure-ferry = Druhý dělník přejel vodu, na které stojí rybář: z pole dole do lesa nahoře.
figure-same-cards = Dva hráči po šesti kolech: stejné karty ve stejném pořadí, a krajiny jiné.
