# Nothing is missing here or in the other catalogues of this language; one that lacks sentences leaves this out.
whole = yes

# Co říká sám klient; věty o hrách jsou v katalozích jádra.
brand = Pomezí
brand-line = Stůl pro pět her o hranicích a cestách
brand-sub = Otevřete hru, pošlete odkaz, posaďte se. Bez účtu, bez reklam, nic se neinstaluje.
brand-sub-alone = Všechno se hraje v tomto prohlížeči. Bez účtu, bez reklam, nic se neinstaluje.
skip-to-content = Přejít k obsahu
play-now = Hrát hned
learn = Naučit se hrou
alone = bez soupeřů
with-friends = S přáteli
against-bots = Proti botům
one-screen = U jedné obrazovky
rules = Pravidla
soon = Plán se právě kreslí
players-range = { $least } až { $most ->
    [one] { $most } hráč
    [few] { $most } hráči
   *[other] { $most } hráčů
}
minutes-range = { $least }–{ $most } min
pitch-ticket_to_ride = Sbírejte vagony, zabírejte tratě a spojte města ze svých tajných linek dřív, než vám je ostatní přetnou.
pitch-bez_hranic = Kolik hranic leží na cestě? Všichni vybírají naráz, rychle a bez mapy na očích.
pitch-limes = Šestnáct karet, vlastní krajina a sedm dělníků na správných místech. I pro jednoho.
pitch-border = Hoďte, nechte, hoďte znovu: uzavřete svá území dřív než sousedé.
pitch-eighty_days = Z Londýna kolem světa a do osmdesáti dnů zpět, s detektivem v patách.
title-ticket_to_ride = Ticket to Ride
title-bez_hranic = Bez hranic
title-limes = Limes
title-border = The Border
title-eighty_days = Cesta kolem světa za 80 dní
tournaments = Turnaje
your-tables = Vaše stoly
your-tables-none = Tady uvidíte stoly, které otevřete nebo ke kterým přisednete.
settings = Nastavení
close = Zavřít
cancel = Zrušit
language = Jazyk
your-name = Vaše jméno
default-name = Host
seat-bot = bot
joining = Jdeme ke stolu …
offline = Server neodpovídá.
offline-line = Zkontrolujte připojení a zkuste to znovu; stoly jsou uložené na serveru.
try-again = Zkusit znovu
back-home = Na úvodní stránku
page-missing = Taková stránka tu není.
refused-plainly = To teď nejde.
refusal-offline = Server neodpovídá.
refusal-server = Server to nedokázal.
refusal-no-house = Tady žádný server Pomezí není.
refusal-no-record = { $line ->
    [0] Tento soubor není záznam hry v Pomezí.
   *[other] Tento soubor není záznam hry v Pomezí, nebo ho někdo změnil: řádek { $line }.
}
refusal-newer-record = Tento záznam vznikl v novějším Pomezí, než je tohle.
refusal-pocket-elsewhere = Pomezí bez sítě už máte otevřené na jiné kartě.
your-turn = Jste na tahu
player = Hráč { $number }
points = body
menu = Nabídka
more = Další
ended = Stůl byl zavřen před koncem hry.

# Stránky kolem stolu
me = O vás
you = Vy
game = Hra
bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
}
free-count = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
tables-all = Ukázat { $count ->
    [one] { $count }
    [few] všechny { $count }
   *[other] všech { $count }
}
table-open = prostírá se
table-playing = hraje se
table-paused = přerušená
table-over = dohraná
table-ended = zavřená
by-letter = Korespondenčně
seconds = { $count ->
    [0] bez omezení
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
edition-europe = Evropa
edition-usa = USA
edition-balanced = Vyrovnané
edition-pomezi = Původní, méně vyrovnané

trainer = Trenažér map
strangers = Hry z jiných balíčků

# Bez sítě.

pocket = Do kapsy
pocket-line = Vezměte si Pomezí s sebou: všech pět her proti botům i u jedné obrazovky, první hry, pravidla a trenažér map, i bez sítě.
pocket-take = Vzít s sebou
pocket-taking = Balí se: { $percent } %
pocket-taken = Pomezí je v tomto prohlížeči a hraje i bez sítě.
pocket-failed = Nepovedlo se to. Zkuste to znovu s lepším připojením.
pocket-install = Nainstalovat jako aplikaci
pocket-open = Otevřít záznam hry
pocket-starting = Herní stroj se stahuje do prohlížeče: { $percent } %
end-review = Co rozhodlo
