# Co říká první hra, krok za krokem.

lesson-lay = Každý skládá ze stejných karet svou vlastní krajinu. Položte první kartu: stiskněte čárkované místo.
lesson-worker = Karta má čtyři zóny: tady les, vodu a dvě pole. Na jednu zónu nové karty smíte postavit dělníka. Stiskněte označené pole: bude z něj farmář.
lesson-farmer = Farmář přináší bod za každou zónu svého pole. Obě pole se dotýkají, jsou tedy jedna oblast: dva body. Vždycky je čtete přímo na dělníkovi.
lesson-rival = Soupeř položil stejnou kartu, ale dělníka poslal do lesa. Co v kole udělali ostatní, uvidíte, až jsou všichni hotovi.
lesson-turn = Každá další karta přiléhá stranou k některé dřívější a smíte ji otočit. Tiskněte „Otočit kartu“, dokud nebudou její pole u vašich, a pak ji položte.
lesson-grow = Pole, která se dotýkají, splynou: váš farmář má teď čtyři body. Postavte dělníka na vodu nové karty: bude z něj rybář.
lesson-fisher = Rybář přináší bod za každou chatrč na břehu své vody. Vedle něj stojí dvě: dva body.
lesson-lake = Tuto kartu položte pod první: její voda se spojí s tamní.
lesson-second-fisher = Na tuto vodu postavte druhého rybáře. Na břehu je zatím jedna chatrč.
lesson-join = Tato karta udělá ze dvou jezer jedno. Otočte ji jednou, aby měla vodu nahoře, a položte ji mezi ně.
lesson-one-counts = Jedno jezero a na břehu pět chatrčí! V každé oblasti ale boduje jen jeden dělník: druhý rybář má 0. Měl by jinam.
lesson-move = Místo stavění smíte dělníka přesunout do oblasti hned vedle té jeho. Stiskněte druhého rybáře a pak některou zónu lesa.
lesson-woodcutter = Teď je to dřevorubec. Přináší bod za každou oblast, která se dotýká jeho lesa: za jezero a za pole. Na jejich velikosti nezáleží.
lesson-tower = Poslední druh zóny: skaliny s věží. Otočte kartu třikrát, aby věž stála vedle lesa, a položte ji.
lesson-watchman = Na skalinách je z dělníka strážný: bod za každou lesní zónu rovně před ním, v jeho řadě i sloupci. Ve výhledu brání jen jiné skaliny. Postavte ho tam.
lesson-all-grow = V řadě vidí čtyři lesní zóny: čtyři body. O bod si díky této kartě polepšil i rybář (chatrč) a dřevorubec (skaliny). Máte jich 17!
lesson-choose = Tuto otočte a položte, jak chcete. Nakonec bude krajina čtyři karty široká a čtyři vysoká: čárkovaná místa se do ní vejdou. Co je označené, prospěje farmáři i rybáři.
lesson-save = Tři dělníci musí stačit na jedenáct kol. Postavte jednoho, přesuňte jiného, nebo je nechte být (označeno). Číslo říká, kolik v zóně vynese dělník, když je v oblasti sám.
lesson-end = Hra končí po 16 kartách: každý dělník pak přinese, co na něm stojí. Jak se kdo počítá, máte celou hru na této kartě.
lesson-free = To je celá hra. Zbývá deset kol proti Turistovi: hrajte dál. 35 bodů je dobrá krajina, 42 velmi dobrá.
