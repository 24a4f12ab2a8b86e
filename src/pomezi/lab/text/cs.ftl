# Věty laboratoře: aréna a její zpráva.

arena-all = Všechny dvojice
arena-bot = bot
arena-rating = síla
arena-interval = 95% interval
arena-pair = dvojice
arena-games = partií
arena-won = výhry prvního
arena-verdict = závěr
arena-share = { $share } % ({ $low }–{ $high })
arena-proved = { $share } % nebo víc
arena-refuted = { $share } % nebo míň
arena-stronger = silnější je { $name }
arena-open = nerozhodnuto
arena-stopped = Zastaveno po { $count ->
    [one] { $count } partii
   *[other] { $count } partiích
}, všechno zůstalo v souboru { $file }. Stejný příkaz bude pokračovat odtud.
arena-report = Zpráva je v souboru { $file }.
arena-mixed = Výsledky v souboru { $file } pocházejí z různých verzí programu (celkem { $count }).

refusal-no-such-player = Hráče „{ $name }“ nejde načíst: { $words }.
refusal-journal-broken = Řádek { $line } v souboru { $file } není výsledek z arény.
refusal-processes-die = Procesy pořád padají ({ $count } za sebou). Je dost paměti?
refusal-two-bots = K turnaji jsou potřeba aspoň dva různí boti, ne „{ $bots }“.
refusal-bad-sprt = Test se píše jako 50:55 (procenta výher, menší první), ne „{ $words }“.
refusal-no-ray = Ray není nainstalovaný: pip install 'pomezi[cluster]'.
