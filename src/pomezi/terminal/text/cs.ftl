# Věty terminálu.

help-pomezi =
    Pomezí: stůl pro deskové hry o hranicích a cestách.

    pomezi play HRA         hrát tady, s boty nebo s dalšími lidmi u jedné klávesnice
    pomezi, pomezi serve    otevřít stůl v prohlížeči, pro vás, přátele a boty
    pomezi sit ODKAZ        posadit ke stolu vlastní program
    pomezi replay SOUBOR    projít zaznamenanou hru
    pomezi verify SOUBOR    ověřit záznam: celý, podle pravidel, beze změn
    pomezi review SOUBOR    co rozhodlo dohranou partii: štěstí, umění, chyby
    pomezi games            hry, jejich místa, vydání, volby a boti
    pomezi arena HRA        nechat boty hrát proti sobě a změřit jejich sílu
    pomezi bench            změřit rychlost
    pomezi HRA …            vlastní příkazy hry, pokud nějaké má
    pomezi --version

    --lang cs|en            jazyk (jinak podle LC_ALL nebo LANG)
    --help                  za příkazem: podrobnosti
help-play =
    pomezi play HRA --seats you,random --seed HEX --edition NÁZEV --option KLÍČ=HODNOTA --record SOUBOR

    --seats you,Jana,random   kdo kde sedí: „you“ (vy) a jména s velkým písmenem jsou lidé
    {"                          "}u této klávesnice, ostatní slova boti (viz „pomezi games“)
    --seed HEX                stejné semínko dá stejnou hru (jinak se vylosuje nové)
    --edition NÁZEV           vydání, nebo cesta k vlastnímu souboru .json
    --option KLÍČ=HODNOTA     volba pravidel; lze uvést vícekrát
    --record SOUBOR           zapisovat hru průběžně do nového souboru
    --daily                   rozdání dne, pokud ho hra má

    Z roury: na každém řádku jedna akce; prázdné řádky a řádky začínající # se přeskakují.
    V závodě smí řádek říct svůj čas v milisekundách: place 40 @2300 (jinak je první).
help-replay =
    pomezi replay SOUBOR --all --seat N

    Enter = dál, b = zpět, číslo = k té akci, board = deska, q = konec.
    --all      vypsat všechno najednou (stejně jako z roury)
    --seat N   jak hru viděl hráč na místě N (první je 0); jinak jako divák
help-verify =
    pomezi verify SOUBOR

    Přehraje záznam znovu. Návratový kód 0: je v pořádku; 1: není; 2: takový soubor není.
help-review =
    pomezi review SOUBOR --budget N --seed SLOVO --json SOUBOR --html SOUBOR

    Dohraje partii znovu z každého kroku a oddělí štěstí od umění (docs/review.md).
    --budget N     kolikrát se z každého kroku dohrává (200): víc trvá déle a řekne víc
    --seed SLOVO   stejné slovo dá stejný rozbor (1)
    --json SOUBOR  všechno pro programy; - to vypíše sem a nic jiného
    --html SOUBOR  stránka v jednom souboru
help-games =
    pomezi games

    Vypíše hry, jejich místa, vydání, volby a boty.
help-serve =
    pomezi serve --host ADRESA --port N --no-browser --database URL --processes N
    pomezi       (totéž s obvyklým nastavením)

    Otevře stůl v prohlížeči a obsluhuje ho, dokud nestisknete Ctrl-C.
    --host ADRESA    0.0.0.0 zpřístupní stůl v místní síti (jinak jen na tomto počítači)
    --port N         jinak 8765; 0 vezme kterýkoli volný
    --no-browser     neotvírat stránku
    --database URL   sqlite+aiosqlite:///soubor nebo postgresql+asyncpg://… (jinak soubor ve vaší složce s daty)
    --processes N    nad PostgreSQL: tolik procesů se dělí o stoly za jedním portem
    --workers N      kolik procesů přemýšlí za boty
    --grace S        za kolik sekund začne za nepřítomného hrát bot
    --bot-pause MS   kolik milisekund si bot nechá aspoň na rozmyšlenou
    --engine SLOŽKA  kde se překládá rychlé jádro her: boti ho začnou používat, až bude hotové
    --no-limits      bez omezení, jak často se kdo smí ptát: pro zátěžové testy
help-sit =
    pomezi sit ODKAZ --bot MODUL:TŘÍDA --name JMÉNO

    Posadí vlastní program ke stolu běžícího serveru.
    ODKAZ               jak ho ukazuje prohlížeč
    --bot MODUL:TŘÍDA   Bot z knihovny pomezi, nebo má choose(view, legal) a vrací jednu z legal
    --name JMÉNO        jak ho uvidí ostatní
    --key KLÍČ          pro návrat na dřívější místo: klíč, který se tehdy vypsal
help-arena =
    pomezi arena HRA --bots A,B,C --games N --seats N --report SOUBOR.html

    Každá dvojice botů hraje stejná rozdání ve všech zasedacích pořádcích. Výsledky se ukládají
    průběžně: po Ctrl-C stejný příkaz pokračuje.
    --bots A,B,C       jména (viz „pomezi games“), nebo MODUL:TŘÍDA pro vlastního bota
    --games N          partií každé dvojice (200)
    --sprt 50:55       skončit s dvojicí, jakmile je jasné, jestli první vyhrává 55 %, nebo jen 50 %
    --seats N          kolik hráčů (2)
    --edition NÁZEV, --option KLÍČ=HODNOTA
    --iterations N     kolik smí bot přemýšlet o jednom rozhodnutí…
    --milliseconds N   … nebo jak dlouho; pak už dva běhy nejsou stejné
    --seed N           první rozdání (1)
    --jobs N           procesů (jeden na každé jádro)
    --cluster ADRESA   na clusteru Ray; bez adresy na vlastním
    --results SOUBOR   kam se ukládají výsledky (arena-HRA.jsonl)
    --report SOUBOR    napsat zprávu s obrázky (HTML)
help-bench =
    pomezi bench HRA … --seats N --seconds S --json

    Změří akce, partie, kopie stavu, seznamy povolených akcí a prohledávání za sekundu
    ve vyjmenovaných hrách, nebo ve všech pěti.
    --seats N     kolik hráčů (jinak nejmíň, kolik jde)
    --seconds S   na každý údaj
    --json        vypsat JSON, řádek na hru

version-compiled = compiled
version-interpreted = interpreted

refusal-unknown-command = Příkaz „{ $word }“ tu není. Možné: { $expected }.
refusal-usage-unknown = „{ $words }“ sem nepatří. Viz: pomezi { $command } --help
refusal-usage-missing = Něco chybí: { $words }. Viz: pomezi { $command } --help
refusal-usage-no-value = { $words } potřebuje hodnotu. Viz: pomezi { $command } --help
refusal-usage-bad-value = { $words } takovou hodnotu nebere. Viz: pomezi { $command } --help
refusal-option-without-value = „{ $item }“ nemá hodnotu. Čeká se { $item }=…, kde … je jedno z: { $expected }.
refusal-unknown-seat-word = Kdo je „{ $word }“? Čeká se „you“ (vy), jméno s velkým písmenem, nebo bot: { $expected }.
refusal-name-twice = Dva hráči se jmenují { $name }; dejte jim různá jména.
refusal-seed-and-daily = Rozdání dne má vlastní semínko: použijte buď --seed, nebo --daily.
refusal-only-daily = Rozdání dne má vlastní místa, mapu i volby: --daily se píše samo.
refusal-no-daily = { $game } nemá rozdání dne.
refusal-no-commands = { $game } nemá vlastní příkazy. Hraje se takto: pomezi play { $game }
refusal-needs-extra = pomezi { $command } potřebuje { $missing } a to tu není. Pomůže: pip install 'pomezi[{ $extra }]'
refusal-file-not-found = Soubor { $file } neexistuje.
refusal-file-unreadable = Soubor { $file } nelze přečíst.
refusal-file-not-text = { $file } není textový soubor v UTF-8, takže to není záznam.
refusal-file-exists = Soubor { $file } už existuje; záznam nikdy nic nepřepisuje.
refusal-no-table-link = { $link } není odkaz na stůl.
refusal-bot-unloadable = { $bot } nejde načíst: { $why }
refusal-server-silent = { $server } neodpovídá.
refusal-no-such-server = { $server } odpovídá, ale není to stůl Pomezí.
refusal-file-unwritable = Do souboru { $file } nelze zapisovat.

play-seed = Semínko { $seed }
play-recording = Hra se zapisuje do souboru { $file }.
play-how = Napište, co chcete udělat; „?“ vypíše všechno, co teď jde. Tabulátor doplňuje.
play-your-turn = { $player }: jste na tahu.
play-cover = Stiskem Enteru zakryjete, co je vaše.
play-hand-over = Předejte klávesnici, hraje { $player }.
play-hand-over-enter = Předejte klávesnici, hraje { $player }. { $player }: stiskněte Enter.
play-clock = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
play-clock-limit = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s z { $limit } s
play-time = { $player } { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
play-times = Časy: { $times }.
play-result = Výsledek
play-recorded = Záznam je v souboru { $file }.
play-input-ended = Vstup skončil dřív než hra.
play-unfinished = Hra je nedohraná, skončila po { $count ->
    [one] { $count } akci
    [few] { $count } akcích
   *[other] { $count } akcích
}.
play-unfinished-record = Co se odehrálo, je zapsáno v souboru { $file }.

help-actions = { $count ->
    [0] Takhle teď žádná akce nezačíná.
    [one] Lze zahrát jedinou akci:
    [few] Lze zahrát { $count } akce:
   *[other] Lze zahrát { $count } akcí:
}
help-more = … a ještě { $count }; „? { $example }“ vypíše všechno, co takhle začíná.
help-more-ways = … a ještě { $count }
help-commands =
    ?      co teď jde zahrát („? { $example }“: všechno, co takhle začíná)
    map    celá deska („map SLOVO“: její část)
    log    co se zatím stalo
    quit   odejít ze hry

winner = { $count ->
    [one] Vítězí { $names } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })!
    [few] O vítězství se dělí { $names } (každý má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }).
   *[other] O vítězství se dělí { $names } (každý má { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }).
}
winner-alone = { $names } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.

column-place = #
column-player = Hráč
column-points = Body

replay-how = Enter = dál, b = zpět, číslo = k té akci, board = deska, q = konec
replay-start = Začátek; { $last ->
    [one] následuje { $last } akce
    [few] následují { $last } akce
   *[other] následuje { $last } akcí
}.
replay-unknown = „{ $text }“ tu není příkaz. Čeká se Enter, b, číslo od 0 do { $last }, board nebo q.

verify-game = Hra
verify-edition = Vydání
verify-options = Volby
verify-seed = Semínko
verify-rules = Verze pravidel
verify-players = Hráči
verify-actions = Akce
verify-sound = Záznam je v pořádku.
verify-unsound = Záznam { $file } není v pořádku.

games-seats = hráči
games-editions = vydání
games-options = volby
games-bots = boti
games-how = Hraje se takto: pomezi play { $key }
