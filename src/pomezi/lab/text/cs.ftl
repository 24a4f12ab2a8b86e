# Věty laboratoře: aréna a její zpráva.

arena-all = Všechny dvojice
arena-bot = bot
arena-rating = síla
arena-interval = 95% interval
arena-pair = dvojice
arena-games = partií
arena-won = výhry prvního
arena-verdict = závěr
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-less-luck = bez štěstí
arena-weight = váha štěstí
arena-saved = ušetřeno rozdání
arena-few-deals = málo rozdání
arena-proved = { NUMBER($share, maximumFractionDigits: 1) } % nebo víc
arena-refuted = { NUMBER($share, maximumFractionDigits: 1) } % nebo míň
arena-stronger = silnější je { $name }
arena-open = nerozhodnuto
arena-stopped = Zastaveno po { $count ->
    [one] { $count } partii
    [few] { $count } partiích
   *[other] { $count } partiích
}, všechno zůstalo v souboru { $file }. Stejný příkaz bude pokračovat odtud.
arena-report = Zpráva je v souboru { $file }.
arena-mixed = Výsledky v souboru { $file } pocházejí z různých verzí programu (celkem { $count }).
arena-no-file = Soubor { $file } nejde použít: { $words }.

refusal-no-such-player = Hráče „{ $name }“ nejde načíst: { $words }.
refusal-journal-broken = Řádek { $line } v souboru { $file } není výsledek z arény.
refusal-processes-die = Procesy pořád padají ({ $count } za sebou). Je dost paměti?
refusal-two-bots = K turnaji jsou potřeba aspoň dva různí boti, ne „{ $bots }“.
refusal-bad-sprt = Test se píše jako 50:55 (procenta výher, menší první), ne „{ $words }“.
refusal-no-ray = Ray není nainstalovaný: pip install 'pomezi[cluster]'.

report-arena = Aréna
report-lead = Boti hrají stejná rozdání ve všech zasedacích pořádcích. Co štěstí nadělí jednomu, nadělí i druhému.
report-theme = Den, nebo noc
report-players = hráči
report-edition = vydání
report-bots = boti
report-deals = rozdání
report-games = partie
report-budget = přemýšlení
report-usual = jak je kdo zvyklý
report-milliseconds = { $count } ms
report-iterations = { $count ->
    [one] { $count } iterace
    [few] { $count } iterace
   *[other] { $count } iterací
}
report-ratings = Síla
report-ratings-note = V bodech Elo, průměrný bot má 0; čáry jsou 95% intervaly. O 100 bodů víc znamená ve vzájemných partiích asi 64 % výher, o 200 bodů 76 %.
report-less-luck = Bez štěstí
report-less-luck-note = Týž podíl po odečtení štěstí v každém rozdání, nakolik sahá jeho váha; ta je určena z jiných rozdání. Obě čísla odhadují totéž.
report-raw = jak se hrálo: { $share }
report-saved = váha štěstí { $weight }, ušetřeno rozdání { $saved } %
report-pairs = Dvojice po dvojici
report-pairs-note = Podíl výher bota, který je uvedený první, s 95% intervalem. Přerušovaná čára je vyrovnaný zápas.
report-so-many-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
report-scores = Konečné skóre
report-scores-note = Všechny partie bota bez ohledu na soupeře; svislá čára je průměr.
report-median = medián { NUMBER($value, maximumFractionDigits: 1) }
report-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-turns = Kdo začíná
report-turns-note = Podíl výher podle pořadí na tahu. Každý bot seděl všude stejně často, takže tu síla nehraje roli. Přerušovaná čára ukazuje, kolik by bylo spravedlivé.
report-turn = { $number }. na tahu
report-seats = Místa u stolu
report-seats-note = Podíl výher podle místa. Každý bot seděl všude stejně často, takže tu síla nehraje roli. Přerušovaná čára ukazuje, kolik by bylo spravedlivé.
report-seat = { $number }. místo
report-lengths = Délka partie
report-lengths-note = Akce všech hráčů dohromady, od rozdání do konce.
report-actions = akce
report-range = { $low } až { $high }
report-method = Jedno rozdání odehrané ve všech zasedacích pořádcích je jedno pozorování. Síla podle modelu Bradleyho a Terryho, intervaly metodou bootstrap přes rozdání.
report-seeds = semínka { $first } až { $last }
report-code = kód

review-title = Rozbor
review-lead = Co rozhodlo partii: šance na výhru v čase, štěstí a umění zvlášť.
review-working = Dohrávám
review-percent = { NUMBER($value, maximumFractionDigits: 0) } %
review-points = { NUMBER($value, maximumFractionDigits: 1) }
review-player = hráč
review-start = na začátku
review-luck = štěstí
review-skill = vlastní hra
review-others = hra ostatních
review-haste = kdo dřív
review-result = výsledek
review-cost = cena chyb
review-curve = Šance na výhru
review-curve-note = Z každé pozice se budoucí štěstí rozdalo znovu a rychlí hráči domu partii dohráli. Pás je 95% interval. Při hře o samotě je křivkou očekávaný počet bodů.
review-players = Štěstí a umění
review-players-note = V podílech výhry, proti tomu, co by udělali hráči domu; s 95% intervaly. Začátek a vše, co po něm následuje, dává dohromady výsledek; cena chyb je jiná míra, proti nejlepšímu.
review-costliest = Co stálo nejvíc
review-costliest-note = Podle toho, co hráč tehdy mohl vědět, proti nejlepšímu, co se našlo; příležitost, která trvala několik tahů, je uvedena jednou.
review-turning-points = Kde se to zlomilo
review-turning-points-note = Kroky, při nichž změnila majitele největší část výhry.
review-steps = Krok za krokem
review-steps-note = Šance každého hráče před krokem a cena rozhodnutí.
review-step = krok
review-mistake = { $number }. { $player }: { $did }. Lepší: { $better } ({ $cost }, { $grade }).
review-times = Totéž zůstalo nevyužito { $count }× za sebou.
review-hidden-more = Jak karty doopravdy ležely, přineslo by to o { $amount } víc; to však nebylo vidět.
review-hidden-less = Jak karty doopravdy ležely, přineslo by to o { $amount } míň; to však nebylo vidět.
review-grade-fine = dobře
review-grade-inaccurate = nepřesnost
review-grade-mistake = chyba
review-grade-blunder = hrubá chyba
review-grade-open = příliš těsné na známku
review-graded = Rozhodnutí: dobře { $fine }, nepřesností { $inaccurate }, chyb { $mistake }, hrubých chyb { $blunder }, příliš těsných { $open }.
review-turn-luck = { $number }. { $player }: { $did }. Štěstím: { $changes }.
review-turn-skill = { $number }. { $player }: { $did }. Volbou: { $changes }.
review-turn-haste = { $number }. { $player }: { $did }. Rychlostí: { $changes }.
review-method = Z každého kroku se dohrálo { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}; odhadů pro každé rozhodnutí nejméně: { $guesses }; křivku známe průměrně na ± { $error }. Měřeno proti hráčům domu, ne proti dokonalé hře.
