# Proč server něco odmítne.

refusal-no-such-table = Takový stůl tu není.
refusal-no-seat = U tohoto stolu nesedíte.
refusal-no-person = Nejdřív zadejte své jméno.
refusal-not-your-seat = To místo není vaše.
refusal-not-host = To může jen hostitel stolu.
refusal-not-here = To tady nejde.
refusal-table-open = Hra ještě nezačala.
refusal-table-playing = Hra už běží.
refusal-table-paused = Hra je pozastavena.
refusal-table-over = Hra skončila.
refusal-table-ended = Hra byla ukončena.
refusal-table-full = Všechna místa jsou obsazena.
refusal-seat-taken = Místo { $seat } je obsazeno.
refusal-nobody-there = Na tom místě nikdo jiný nesedí.
refusal-seated = U tohoto stolu už sedíte.
refusal-racing = Právě se závodí o to, kdo bude rychlejší. Přisedněte, až závod skončí.
refusal-removed = Hostitel vaše místo u tohoto stolu uvolnil.
refusal-name-taken = U tohoto stolu už má někdo jméno, které vypadá jako „{ $name }“. Zvolte si jiné.
refusal-muted = Hostitel stolu si nepřeje, abyste mluvili.
refusal-still-here = Hráč na místě { $seat } je u stolu a hraje dál.
refusal-seats-open = Některá místa jsou volná: počkejte na hráče, nebo je obsaďte boty.
refusal-resigned = Hráč na tomto místě se vzdal.
refusal-stale = Hra se mezitím posunula; podívejte se a zvolte znovu.
refusal-too-late = Čas na volbu ({ $limit } s) už vypršel.
refusal-no-undo = To nejde vzít zpět: někdo se mezitím něco dozvěděl, nebo už táhl.
refusal-no-takeback = Není co vracet.
refusal-nobody-asks = Nikdo vás o vrácení tahu nežádá.
refusal-no-hints = Tady se neradí.
refusal-no-reasons = Proč bot táhl právě takhle, se dozvíte po hře; během ní jen ten, kdo hraje sám proti botům, a jen tam, kde se radí.
refusal-still-hidden = To je zatím tajné: bot to řekne, až si vyberou všichni.
refusal-table-damaged = Záznam tohoto stolu nelze přečíst. Ostatní stoly běží dál; co se stalo, vidí správce serveru.
refusal-trouble = Server má právě potíže. Zkuste to za chvíli znovu.
refusal-rated = V hodnocené hře nikoho vyměnit nelze: za toho, kdo chybí, hraje po chvíli bot.
refusal-no-figures = Tato čísla se ukazují jen na stroji, kde server běží.
refusal-unknown-host = Na toto jméno server neslyší (spusťte ho s --name).
refusal-busy = U stolu je právě rušno; zkuste to znovu.
refusal-bad-phrase = Tuto frázi nikdo nemá.
refusal-bad-password = Jméno nebo heslo nesouhlasí.
refusal-login-taken = Toto jméno už někdo má.
refusal-bad-message = Zprávu nelze přečíst: { $reason }
refusal-too-fast = Příliš mnoho požadavků; chvíli počkejte.
refusal-too-large = Zpráva je příliš velká.
refusal-foreign-origin = Požadavek přichází z jiné stránky.
refusal-running = Záznam se ukáže, až hra skončí.
refusal-unsaved = Tah se nepodařilo uložit; nic se nezměnilo. Zkuste to znovu.
refusal-nothing-said = Něco napište, nebo vyberte frázi; ne obojí.
refusal-not-played-out = Rozebrat lze jen partii, která se dohrála do konce.
refusal-many-reviews = Právě se rozebírá mnoho partií. Zkuste to za pár minut.
refusal-no-such-step = Takový krok partie nemá.
refusal-hushed = Dokud hráči vybírají, na minulá kola se dívat nejde.
refusal-no-daily = Takové rozdání dne tu není.
refusal-not-of-the-day = To není rozdání na { $day } dohrané tak, jak ho hrají všichni.
refusal-no-record = To není záznam hry, nebo ho někdo změnil (řádek { $line }).
refusal-newer-record = Tento záznam vznikl v novějším Pomezí, než je tohle.
refusal-sealed = Tahle partie z rozdání na { $day } zůstane zapečetěná, dokud nedohrajete vlastní pokus.
refusal-sealed-running = Pokus o pořadí se dá sledovat, až skončí.
refusal-ranked = Pokus o pořadí dne se hraje jen jednou: nic se nevrací.
refusal-daily-seats = V rozdání dne hrají všichni proti stejným botům.
refusal-sealed-round = Stejné rozdání se hraje i u jiných stolů. Dokud se { $round }. kolo hraje, zůstane to zapečetěné.
refusal-in-tournament = V turnaji se tahy po dohodě nevracejí: vůči ostatním stolům by to nebylo fér.
refusal-no-lesson = Taková první hra tu není.
refusal-not-in-the-pocket = Na to je potřeba server: bez sítě se hraje o samotě, proti botům nebo u jedné obrazovky.
refusal-bad-day = „{ $day }“ není den, který by se dal hrát.

# Co říká `pomezi serve`.

serve-open =
    Tuto stránku teď může otevřít každý, kdo se k tomuto počítači dostane po síti, a zakládat tu stoly.
    Spojení není šifrované: v síti, které nevěříte, postavte před server proxy s TLS.
serve-interpreted =
    Jádro her tu není přeložené, boti proto přemýšlejí asi třicetkrát pomaleji. Aby se přeložilo, nainstalujte překladač C
    s hlavičkami Pythonu (v Debianu: apt install gcc python3-dev) a pak znovu Pomezí. Říkáme to jen jednou.
serve-no-port = Na adrese { $host }, portu { $port } poslouchat nejde: { $reason }
serve-one-process = Víc procesů potřebuje PostgreSQL (--database postgresql+asyncpg://…): soubor SQLite obsluhuje jen jeden.
