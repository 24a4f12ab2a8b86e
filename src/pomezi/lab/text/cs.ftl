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
