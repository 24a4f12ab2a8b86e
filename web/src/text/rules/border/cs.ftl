# Co říká stránka pravidel a kartička vedle desky; čísla jsou z hry samotné.
aid = Oblasti a prémie
aid-territory = území
aid-first = první
aid-later = další
aid-areas = Kolik políček ještě chybí v oblastech vaší desky
aid-active = Aktivní hráč: { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, nejvýš { $rolls ->
    [one] { $rolls } hod
    [few] { $rolls } hody
   *[other] { $rolls } hodů
}, celé oblasti kdekoli.
aid-others = Ostatní: za zbylé kostky jednotlivá políčka vedle zakřížkovaných.
aid-end = Hra končí kolem, ve kterém má někdo uzavřeno { $count } území.
figure-start = Deska na začátku. Dvě bílá políčka jsou zakřížkovaná hned; u každého území stojí, za kolik je prvnímu a za kolik všem dalším.
figure-dice = Po prvním hodu: některé kostky si odložte a ostatními házejte znovu (hodů zbývá nejvýš { $rolls }), nebo si nechte všechny.
figure-three-grey = Tři šedé kostky, žlutá a modrá. Obrysy ukazují, co by dokončily: šedou oblast o třech políčkách, nebo tu o dvou. Dokončená je ta o třech; dvě kostky zbývají ostatním.
figure-beside = Teď mohou hrát ostatní: kostek mají { $limit }, za každou jedno políčko. Obrys má to, co leží vedle zakřížkovaného a má barvu některé kostky. Nic vzdálenějšího nejde:
figure-closed = Poslední dvě políčka kolem studny jsou zakřížkovaná: je uzavřená, a protože dřív ji neuzavřel nikdo, je za ni { $first ->
    [one] { $first } bod
    [few] { $first } body
   *[other] { $first } bodů
}. Kdo přijde později, dostane { $later }.
figure-shared-border = Tři oblasti dokončené v jedné akci uzavřely tři území, protože křížek platí pro každou hranici, na které leží: { $was } + { $one } + { $two } + { $three } = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
figure-end = Počítadlo na konci té hry: uzavřených území { $closed }, bodů { $points }.
figure-hidden = Vaše druhá akce, ostatním skrytá: dvě políčka jsou vybraná a kostek ještě zbývá { $limit }. Dokud nejsou hotoví všichni, můžete své křížky vzít zpět.
