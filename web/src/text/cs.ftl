# Nothing is missing here or in the other catalogues of this language; one that lacks sentences leaves this out.
whole = yes

# Co říká sám klient; věty o hrách jsou v katalozích jádra.
brand = Pomezí
brand-line = Stůl pro pět her o hranicích a cestách
brand-sub = Otevřete hru, pošlete odkaz, posaďte se. Bez účtu, bez reklam, nic se neinstaluje.
skip-to-content = Přejít k obsahu
play-now = Hrát hned
learn = Naučit se hrou
alone = bez soupeřů
with-friends = S přáteli
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
your-tables = Vaše stoly
your-tables-none = Tady uvidíte stoly, které otevřete nebo ke kterým přisednete.
daily = Rozdání dne
daily-line = Všichni hrají totéž rozdání. Počítá se jeden pokus; výsledky ostatních uvidíte, až dohrajete.
daily-play = Hrát
daily-continue = Pokračovat
daily-result = Výsledek
daily-waits = Váš pokus na vás čeká
daily-rank = { $rank }. z { $field }
daily-unranked = Dohráno bez pořadí
daily-players = { $count ->
    [one] dohrál { $count } hráč
    [few] dohráli { $count } hráči
   *[other] dohrálo { $count } hráčů
}
daily-first = Zatím nikdo nedohrál
daily-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
sealed = Zapečetěno
settings = Nastavení
close = Zavřít
cancel = Zrušit
language = Jazyk
theme = Barvy
theme-auto = Podle systému
theme-day = Den
theme-night = Noc
setting-motion = Pohyb: karty létají, vagonky dosedají
setting-volume = Zvuky
setting-vibrate = Zavibrovat, když jsem na tahu
setting-pace = Tahy ostatních
pace-quick = Hned
pace-usual = Obvykle
pace-slow = Pomalu
setting-symbols = Symboly a vzory ke všem barvám
setting-confirm = Ptát se před akcí, kterou nejde vzít zpět
setting-notify = Upozornit mě, když jsem na tahu
your-name = Vaše jméno
default-name = Host
bot-name-0 = Fogg
bot-name-1 = Passepartout
bot-name-2 = Aouda
bot-name-3 = Fix
bot-name-4 = Nemo
bot-name-5 = Conseil
name-of-player = Jméno { $number }. hráče
new-table = Stůl pro hru { $game }
new-friends-line = Vyberte, kolik je míst. Dostanete odkaz k poslání; místa, která nikdo nechce, mohou dostat boti.
new-screen-line = Všichni hrají na této obrazovce; mezi tahy se karty zakrývají.
seats = Místa
seat-number = { $number }. místo
seat-me = já
seat-open = pro přátele
seat-bot = bot
add-seat = Přidat místo
remove-seat = Ubrat místo
open-table = Otevřít stůl
options = Volby
option-diagonal = Úhlopříčně
option-ferry = Převozník
bot-random = bot, který hádá
bot-greedy = bot, který plánuje
bot-thrifty = bot, který šetří dělníky
bot-beam = bot, který vidí daleko
bot-search = bot, který přemýšlí dopředu
lobby-title = Stůl je prostřený
lobby-line = Pošlete přátelům tento odkaz; kdo ho otevře, může si sednout na volné místo.
lobby-invited = Máte pozvánku: vyberte si místo.
lobby-full = Všechna místa jsou obsazená; hru můžete sledovat.
lobby-host = Začněte, až budou všechna místa obsazená. Místo, které nikdo nechce, může dostat bot.
lobby-guest = Hru spustí hostitel, až budou všechna místa obsazená.
invite-link = Odkaz na tento stůl
invite-qr = Týž odkaz jako QR kód
reach-nobody = Tento odkaz funguje jen na tomto počítači.
reach-how = Chcete-li pustit ostatní, zastavte server a spusťte ho znovu tak, aby sloužil místní síti:
reach-care = Od té chvíle si tuto stránku může otevřít každý v té síti. Vaše stoly zůstanou.
reach-network = Odkaz otevře každý, kdo je ve stejné síti, třeba na stejné Wi-Fi; stačí namířit telefon na kód. Nikdo jiný se sem nedostane.
reach-world = Ke stolu může přijít každý, kdo má tento odkaz.
copy-link = Zkopírovat odkaz
link-copied = Odkaz je zkopírovaný.
sit-here = Sednout si sem
sit-down = Posadit se
stand-up = Vstát
remove-player = Odebrat
remove-ask = Odebrat od stolu hráče { $player }? Už si k němu nebude moci sednout.
give-to-bot = Dát botovi
start-game = Začít hru
seat-free = volné
seat-away = pryč
waiting-for-players = Čeká se na hráče.
spectating = Díváte se.
joining = Jdeme ke stolu …
connection-lost = Spojení se přerušilo. Zkoušíme to znovu …
connection-back = Spojení je zpátky.
table-gone = Takový stůl tu není.
table-gone-line = Odkaz je možná neúplný, nebo byl stůl uklizen.
offline = Server neodpovídá.
offline-line = Zkontrolujte připojení a zkuste to znovu; stoly jsou uložené na serveru.
try-again = Zkusit znovu
back-home = Na úvodní stránku
page-missing = Taková stránka tu není.
board-missing = Plán této hry se tady zatím nedá ukázat.
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
turn-of = Vybírá { $player }.
turn-of-many = Čeká se na hráče: { $actors }.
bot-thinking = { $player } přemýšlí.
turn-over = Hra skončila.
looking-back = Díváte se zpět.
to-now = Zpět do přítomnosti
actions-title = Co můžete udělat
actions-key = Akce jako seznam (klávesa A)
actions-filter = Hledat
actions-none = Teď není co dělat.
actions-count = { $count ->
    [one] { $count } akce
    [few] { $count } akce
   *[other] { $count } akcí
}
undo = Vzít zpět
hint = Poradit
hint-given = Rada: { $action }
log = Co se stalo
log-earlier = Ukázat dřívější
log-empty = Zatím se nic nestalo.
log-jump = Ukázat plán, jak byl: { $event }
players = Hráči
player = Hráč { $number }
points = body
score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
you-mark = vy
menu = Nabídka
more = Další
to-board = Plán
resign = Vzdát se
resign-sure = Za vás bude dál hrát bot. Vzdát se?
takeback-ask = Poprosit o vrácení
takeback-title = Smí se to vrátit?
takeback-line = { $player } prosí o vrácení poslední akce.
takeback-no = Ne
takeback-yes = Ano, jistě
pause = Přerušit
resume = Pokračovat
paused = Hra je přerušená.
ended = Stůl byl zavřen před koncem hry.
confirm-title = Opravdu?
confirm-do = Ano
end-won = Vyhrává { $player }
end-shared = O vítězství se dělí { $players }
end-solo = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
end-total = Celkem
end-source = Body za
end-chart = Jak šly body
end-again = Hrát znovu
end-board = Prohlédnout plán
end-record = Záznam hry
end-place = Místo
replay = Přehrát
replay-step = Krok { $step } z { $steps }
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Přehrát
replay-stop = Zastavit
cover-title = Předejte obrazovku
cover-line = Na řadě: { $player }. Ostatní se nedívají.
cover-ready = Tady { $player }: pokračovat
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celá mapa
hide-panel = Skrýt panel
show-panel = Ukázat panel

# Stránky kolem stolu
me = O vás
me-line = Bez účtu se obejdete. Server pozná tento prohlížeč podle jediné cookie a nic dalšího o vás neví.
me-name = Vaše jméno
me-renamed = Jméno je uložené.
me-back = Vítejte zpátky: vaše místa a hry jsou tady.
me-sessions = Toto a další zařízení
me-sessions-line = Kdo se odhlásí, vrátí se ke svým místům jen s frází nebo heslem.
me-sign-out = Odhlásit se tady
me-sign-out-everywhere = Odhlásit se všude
me-out = Na tomto zařízení už přihlášení neplatí.
me-out-everywhere = Všechna přihlášení jsou ukončená, na všech zařízeních.
save = Uložit
you = Vy
game = Hra
phrase = Fráze pro návrat
phrase-line = S těmito slovy se ke svým místům vrátíte z kteréhokoli zařízení. Ukazují se jen tady a jen do chvíle, než je uklidíte: opište si je.
phrase-written = Mám ji opsanou
phrase-hidden = Frázi už máte. Ztratila se? Vytvořte si novou; stará pak přestane platit.
phrase-renew = Vytvořit novou frázi
phrase-new = Tady je vaše nová fráze.
phrase-have = Mám frázi odjinud
phrase-use = Vrátit se s ní
account = Účet
account-line = Se jménem a heslem máte historii a hodnocení na všech zařízeních. Na nic dalšího se neptáme.
account-yours = Váš účet se jmenuje { $login }.
account-make = Založit účet
account-made = Účet je váš.
sign-in = Přihlásit se
login = Jméno účtu
password = Heslo (aspoň 8 znaků)
password-new = Nové heslo (aspoň 8 znaků)
password-change = Změnit heslo
password-old = Dosavadní heslo
password-changed = Heslo je změněné; ostatní zařízení jsou odhlášená.
my-games = Dohrané hry
my-games-day = Den
my-games-with = S kým
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
level = Úroveň botů
seat-person = člověk
seat-kept = vyhrazeno: { $player }
seat-resigned = hra vzdána
seat-played-by = zatím hraje { $bot }
fill-with-bots = Na volná místa boty
fill-seats = Nechat hrát bota
fill-seats-line = Bot hraje za toho, kdo chybí nebo hru vzdal; kdo se vrátí, pokračuje sám.
fill-seats-none = Nikdo nechybí.
fill-seats-rated =
    { $seconds ->
        [0] Tato hra se počítá: nikdo není nahrazen, stůl počká.
       *[other] Tato hra se počítá: bot zaskočí sám, když je hráč pryč { $seconds } s a ostatní čekají.
    }
end-table = Zavřít stůl
end-table-sure = Hra tady pro všechny skončí. Záznam zůstane. Zavřít stůl?
by-letter = Korespondenčně
by-letter-line = Každý hraje, kdy se mu to hodí; stůl počká i několik dní.
limit = Čas na tah
limit-line = Když vyprší, zahraje stůl nejjednodušší akci.
limit-none = bez omezení
listed = Otevřený všem
listed-line = Dokud je volné místo, ukazuje se stůl na úvodní stránce. Jinak může přijít jen ten, kdo má odkaz.
open-tables = Otevřené stoly
open-waits = Čeká na spoluhráče: { $players }
open-rated = hodnocená hra
rated = Počítá se do hodnocení
rated-own-line = Hry s vlastním vydáním se do hodnocení nepočítají.
rated-line = Výsledek se počítá mezi hráči, kteří mají účet.
rated-not = Výsledek se nikomu do hodnocení nepočítá.
hints = Rady
hints-line = Kdo je na tahu, může se zeptat bota, co by udělal on.
hints-none = U tohoto stolu se neradí.
grace = Bot zaskočí za
grace-line = Hraje za toho, kdo zmizel a na koho ostatní čekají; kdo se vrátí, pokračuje sám.
grace-never = nikdy
agreed = Dohoda u stolu
replaced = Koho lze nahradit
replaced-by-host = Za toho, kdo chybí nebo hru vzdal, může hostitel nechat hrát bota.
replaced-not = Ručně nikoho: tato hra se počítá.
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
edition = Vydání
own-edition = Vlastní soubor…
own-edition-line = Vlastní mapa, karty nebo desky v souboru JSON.
own-edition-is = Vlastní vydání: { $name }
own-edition-drop = Odebrat
editions-bez_hranic = Mapa
editions-border = Sada desek
edition-europe = Evropa
edition-usa = USA
edition-balanced = Vyrovnané
edition-pomezi = Původní, méně vyrovnané
option-diagonal-line = Karta se smí dotýkat dřívějších i jen rohem.
option-ferry-line = Rybář převeze vaše ostatní dělníky přes vodu.
option-start = Kdo začíná
option-start-line = Los, nebo místo, které určíte.
option-start-drawn = losem
option-princess = Princezna napodobí
option-princess-line = Kteroukoli odhozenou kartu události, nebo jen vrchní.
option-princess-any = kteroukoli kartu
option-princess-top = vrchní kartu
option-boards = Desky
option-boards-line = Která ze čtyř desek patří ke kterému místu: losem, nebo v tomto pořadí.
option-boards-dealt = losem
option-two_colours = Každý dvě barvy
option-two_colours-line = Pro dva nebo tři: každý hraje za dvě barvy z jedné kasy.
option-open_map = Otevřená mapa
option-open_map-line = Mapa zůstává na očích i při vybírání: na učení.
option-open_map-false = nikdy
option-open_map-part_one = v kolech 1 a 2
option-open_map-true = vždy
option-pick_seconds = Čas na vybírání
option-pick_seconds-line = Co do té doby nepoložíte, položí za vás stůl.
shuffle = Jak se míchají karty
shuffle-line = Server svůj díl míchání slíbil dřív, než si kdo sedl ke stolu; toto je pečeť toho slibu. Po hře si ji každý může ověřit.
shuffle-word = Vaše slovo do míchání (nepovinné)
more-unread = { $count ->
    [one] Další, { $count } nová zpráva
    [few] Další, { $count } nové zprávy
   *[other] Další, { $count } nových zpráv
}
talk = Hovor
talk-none = Zatím nikdo nic neřekl.
talk-ready = Připravené věty
talk-say = Řekněte něco
talk-send = Odeslat
talk-who = Kdo smí mluvit
talk-watchers = Diváci
say-hello = Dobrý den!
say-luck = Hodně štěstí!
say-nice = Pěkný tah!
say-thanks = Děkuju.
say-moment = Okamžik …
say-oops = A jéje.
say-again = Ještě jednou?
say-bye = Na shledanou!
watchers = Přihlížejí: { $names }
watchers-nameless = { $count ->
    [one] { $count } host
    [few] { $count } hosté
   *[other] { $count } hostů
}
hint-show = Ukázat na plánu
advice-risk = Ale:
advice-ahead = V průměru to skončí { $amount } před nejlepším soupeřem.
advice-behind = I tak to v průměru skončí { $amount } za nejlepším soupeřem.
advice-level = V průměru to skončí nastejno s nejlepším soupeřem.
advice-alone = V průměru to skončí na { $amount }.
advice-next = Druhá nejlepší možnost: { $action } (o { $amount } horší).
advice-next-bare = Druhá nejlepší možnost: { $action }.
advice-next-level = Stejně dobré: { $action }.
amount-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
amount-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
amount-eur = { $count } €
why = Proč?
why-ask = Proč to udělal?
why-title = { $player } vysvětluje:
why-secret = Rozhodlo něco, co ví jen tenhle bot. Po hře to řekne.
why-none = Víc se k tomu říct nedá.
rule-open = Co říkají pravidla
replay-eyes = Číma očima
replay-through = Vidí { $player }
replay-beside = Vidí divák
replay-failed = Tuhle chvíli teď ukázat nejde.
end-result = Ukázat výsledek
end-join = K novému stolu
end-share = Poslat odkaz
end-share-record = Poslat záznam

bot-odds = bot, který počítá šance

# Pravidla
rules-of = Pravidla hry { $game }
rules-search = Hledat v pravidlech
rules-none = Nic se nenašlo.
rules-readings = Jak tento stůl čte pravidla

trainer = Trenažér map
rules-closed = Kapitola o mapách je teď zavřená: u jednoho vašeho stolu se rozdává nebo vybírá, a tam se hraje zpaměti.
bh-closed-table = Ke stolu
table-side = Postranní sloupec

# ---- sloupec, přihlížející, vrácení tahu ----
watcher = Přihlížející
watching = Přihlížíte. Jak vám říkat?
watch-as = Uložit
takeback-waiting = Čekáme, zda ostatní dovolí tah vrátit.
takeback-granted = Ostatní souhlasili, tah je vrácený.
takeback-refused = Ostatní si vrácení nepřejí.
skip-to-decision = K tomu, co je teď na řadě (klávesa A: seznam akcí)
finale = Závěrečné sčítání
finale-skip = Rovnou výsledek
tie-shared = { $player } a { $other } mají ve všem shodně a dělí se o vítězství.
since = Mezitím se { $count ->
    [one] stala { $count } věc
    [few] staly { $count } věci
   *[other] stalo { $count } věcí
}
since-show = Ukázat na plánu

strangers = Hry z jiných balíčků
plain-turn = Jste na řadě: zvolte akci.

# Bez sítě.

pocket = Do kapsy
pocket-line = Vezměte si Pomezí s sebou: všech pět her proti botům i u jedné obrazovky, první hry, pravidla a trenažér map, i bez sítě.
pocket-take = Vzít s sebou
pocket-taking = Balí se: { $percent } %
pocket-taken = Pomezí je v tomto prohlížeči a hraje i bez sítě.
pocket-failed = Nepovedlo se to. Zkuste to znovu s lepším připojením.
pocket-install = Nainstalovat jako aplikaci
pocket-open = Otevřít záznam hry
pocket-explorer = Přemýšlí v tomto zařízení, asi sekundu na tah, kam až za tu dobu dojde. V pomalém hraje o něco slaběji.
pocket-starting = Herní stroj se stahuje do prohlížeče: { $percent } %
