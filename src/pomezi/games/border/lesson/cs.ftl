# Co říká první hra, krok za krokem.

lesson-roll = Devět území a kolem každého barevná políčka. Kdo zakřížkuje všechna kolem jednoho z nich, uzavře je a dostane body. Křížky přinášejí kostky: hoďte všemi pěti.
lesson-set-aside = Házet smíte nejvýš třikrát. Stiskněte obě oranžové kostky, tím je dáte stranou, a zbylými třemi hoďte znovu.
lesson-keep = Třetí oranžová! Smíte házet ještě jednou, ale tři vám stačí: nechte si všechny kostky.
lesson-area = Ve svém tahu křížkujete celé oblasti jedné barvy, za každé políčko jedna kostka, kdekoli leží. Máte tři oranžové: stiskněte oranžovou oblast nad kozlem.
lesson-leave = Červená ani zelená žádnou vaši oblast nedokončí. Co nepoužijete, dostanou ostatní: stiskněte „Hotovo“.
lesson-others = Soupeř má teď křížek za každou kostku, která po vás zbyla, ale jen vedle zakřížkovaného políčka. Na začátku u bílých: zelené tam najde, červené ne.
lesson-touch = Pak hází soupeř, dokončí tři červená políčka a nechá vám modrou a žlutou. Teď křížkujete po jednom vedle zakřížkovaných: stiskněte modré políčko.
lesson-begin = Teď žluté. Kostkami, které zbyly po jiných, smíte oblast načít a nedokončit.
lesson-hidden = Vaše křížky nikdo nevidí, dokud nejsou všichni hotovi. Stiskněte „Hotovo“.
lesson-worth = Bodovací lišta: kozel dá 5 bodů tomu, kdo ho uzavře jako první, ostatním 2. Z jeho deseti políček vám ještě pět chybí.
lesson-rest = Jste na tahu. Načaté oblasti stačí jen zbytek: jedna modrá, jedna žlutá a tři zelené by kozla uzavřely. Hoďte!
lesson-red-again = Skoro! Nehodí se jen červená. Ostatní čtyři dejte stranou a hoďte jí znovu.
lesson-last-roll = Šedá. Zbývá jeden hod, třetí: zkuste to ještě jednou.
lesson-green = Tři zelené! Stiskněte zelenou oblast pod kozlem.
lesson-one-blue = Jedna modrá dokončí načatou modrou oblast.
lesson-one-yellow = A jedna žlutá tu žlutou: poslední políčko kolem kozla.
lesson-all-five = Všech pět kostek je použitých. Stiskněte „Hotovo“ a uvidíte, co je uzavřené.
lesson-closed = Kozel je uzavřený a vy jste první: 5 bodů. Kdo ho uzavře později, dostane jen 2.
lesson-shared = Políčko mezi dvěma územími platí pro obě: z 19 políček větrného mlýna už máte pět.
lesson-one-die = Kdo použije všech pět kostek, nechá ostatním jednu na vybranou. Teď to udělá soupeř: zakřížkujte jedno políčko, jaké chcete. Označené patří k mlýnu.
lesson-finish = Víc než jeden křížek to nebyl. Stiskněte „Hotovo“.
lesson-end = Kolo, ve kterém někdo uzavře šesté území, je poslední. Pak vyhrává, kdo má nejvíc bodů: velká území dávají víc než malá.
lesson-free = To je celá hra. Hrajte dál proti Turistovi, jak dlouho chcete. Jak pravděpodobná je která oblast, ukáže tlačítko „Šance“.
