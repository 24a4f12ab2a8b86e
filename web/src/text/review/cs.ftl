# Co rozhodlo partii: načítá se se svou stránkou.
review-title = Co rozhodlo partii
review-back = Zpět ke stolu
review-waiting = První pohled bude za okamžik …
review-working = Dívám se blíž: { $percent } %
review-rough = První pohled; bude přesnější.
review-again = Zkusit znovu
review-curve = Šance na výhru
review-curve-points = Očekávané body
review-percent = { $value } %
review-points = { NUMBER($value, maximumFractionDigits: 1) }
review-walk = Průběh partie
review-at = Krok { $step } z { $steps }: { $player }
review-did = V partii: { $did }
review-at-seat = Rozhoduje { $player }
review-costliest = Co stálo nejvíc
review-costliest-line = Podle toho, co hráč tehdy mohl vědět, proti nejlepšímu, co se našlo.
review-none = Žádné rozhodnutí nestálo tolik, aby to bylo jisté.
review-better = Lepší: { $better }
review-cost-of = { $cost } ({ $grade })
review-times = Totéž zůstalo nevyužito { $count }× za sebou.
review-grade-fine = dobře
review-grade-inaccurate = nepřesnost
review-grade-mistake = chyba
review-grade-blunder = hrubá chyba
review-grade-open = příliš těsné na známku
review-turning-points = Kde se to zlomilo
review-turn-luck = štěstím
review-turn-skill = volbou
review-turn-haste = rychlostí
review-hidden = Co nebylo vidět
review-hidden-line = Tohle nikdo vědět nemohl: uvádíme to zvlášť a nikomu to nevyčítáme.
review-hidden-more = Jak karty doopravdy ležely, přineslo by o { $amount } víc: { $better }
review-hidden-less = Jak karty doopravdy ležely, přineslo by o { $amount } míň: { $better }
review-players = Štěstí a umění
review-players-line = Proti tomu, co by udělal rychlý hráč domu; tenká čára je to, co je jisté na 95 %.
review-luck = štěstí
review-skill = vlastní hra
review-cost = cena chyb
review-games = partií
review-mine = Moje partie dosud
review-mine-line = V průměru na partii; vlastní hra proti domu, chyby proti nejlepšímu.
review-last = { $count ->
    [one] poslední
    [few] poslední { $count }
   *[other] posledních { $count }
  }
review-hindsight = Nejlepší pro tyto karty
review-hindsight-line = Co mohl postavit, kdo by pořadí karet znal předem. Neznal ho nikdo.
review-hindsight-seat = Čí partie
review-hindsight-best = { $best ->
    [one] Našel se { $best } bod
    [few] Našly se { $best } body
   *[other] Našlo se { $best } bodů
  }; v partii to bylo { $points }
review-hindsight-lost = Kde jich zůstalo nejvíc
review-hindsight-nothing = Nic lepšího se nenašlo: lépe to nešlo.
review-what-if = Co kdyby …
review-what-if-line = Zvolte tu jiný tah a uvidíte, jakou by měl cenu.
review-what-if-filter = Hledat mezi tahy ({ $count })
review-hands = Zkoušet tahy na desce
review-supposed = Místo toho: { $moves }
review-supposed-worth = { $player }: { $now } místo { $was }
review-supposed-back = O tah zpět
review-supposed-end = Zpět k partii
review-busy = Dohrávám …
review-over = Tím by partie skončila.
review-try = Zkusit to odsud
review-try-line = Stůl proti botům od tohoto kroku. Nikomu se nezapočítá.
review-try-seat = Moje místo
review-try-same = Se stejným štěstím
review-try-other = S jiným štěstím
review-steps = Všechny kroky jako tabulka
review-step = krok
review-action = co se stalo
review-show = Ukázat
review-method = Partie dohrané z každého kroku rychlými hráči domu, s jiným budoucím štěstím: { $games }. Co vidí jen velmi prozíravý hráč, tu může vypadat jako chyba.
