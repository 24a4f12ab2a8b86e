# Nothing is missing here or in the other catalogues of this language; one that lacks sentences leaves this out.
whole = yes

# Co říká sám klient; věty o hrách jsou v katalozích jádra.
brand = Pomezí
brand-line = Stůl pro pět her o hranicích a cestách
brand-sub = Otevřete hru, pošlete odkaz, posaďte se. Bez účtu, bez reklam, nic se neinstaluje.
skip-to-content = Přejít k obsahu
play-now = Hrát hned
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
daily-limes = Limes dne
daily-limes-line = Dnes skládají všichni stejných šestnáct karet. Kam to dotáhnete vy?
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
copy-link = Zkopírovat odkaz
link-copied = Odkaz je zkopírovaný.
sit-here = Sednout si sem
sit-down = Posadit se
stand-up = Vstát
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
daily-best = Dnes nejlepší
daily-none = Dnešní rozdání zatím nikdo nedohrál.
daily-play = Hrát dnešní rozdání
daily-again = Zkusit znovu
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
rated = Počítá se do hodnocení
rated-line = Výsledek se počítá mezi hráči, kteří mají účet.
rated-not = Výsledek se nikomu do hodnocení nepočítá.
hints = Rady
hints-line = Kdo je na tahu, může se zeptat bota, co by udělal on.
hints-none = U tohoto stolu se neradí.
grace = Bot zaskočí za
grace-line = Hraje za toho, kdo zmizel a na koho ostatní čekají; kdo se vrátí, pokračuje sám.
grace-never = nikdy
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
hint-reason = Odtud { $games ->
    [one] jednou
    [few] { $games }krát
   *[other] { $games }krát
} dohráno: průměrně { $margin ->
    [one] { $margin } bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
} od nejlepšího z ostatních.
hint-reason-alone = Odtud { $games ->
    [one] jednou
    [few] { $games }krát
   *[other] { $games }krát
} dohráno: průměrně { $margin ->
    [one] { $margin } bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
}.
hint-other = Pro srovnání: { $action } ({ $margin }).
hint-won = Odtud { $games ->
    [one] jednou
    [few] { $games }krát
   *[other] { $games }krát
} dohráno nanečisto: výhra v { $won } % případů.
hint-other-won = Pro srovnání: { $action } ({ $won } %).
replay-eyes = Číma očima
replay-through = Vidí { $player }
replay-beside = Vidí divák
replay-failed = Tuhle chvíli teď ukázat nejde.
end-result = Ukázat výsledek
end-join = K novému stolu
end-share = Poslat odkaz

# Ticket to Ride
ttr-choose = Vyberte si linky; nechat si musíte aspoň { $needed }.
ttr-chosen = Linky máte vybrané; ostatní ještě vybírají.
ttr-keep = Vyberte, které linky si necháte, alespoň jednu.
ttr-main = Vezměte si karty, zaberte trať, nebo si vezměte linky.
ttr-second = Vyberte si druhou kartu, nebo balíček.
ttr-pass = Nic zahrát nejde: vynechte tah.
ttr-do-pass = Vynechat tah
ttr-draw-deck = Vzít kartu z balíčku
ttr-draw-card = Vzít odkrytou kartu: { $card }
ttr-draw-tickets = Vzít si linky
ttr-claim = Zabrat trať { $route } za { $payment }
ttr-track = { $route } ({ $track }. kolej)
ttr-keep-these = Nechat si { $tickets }
ttr-keep-least = Vyberte aspoň { $needed }
ttr-keep-count = { $count ->
    [0] Nenechat si nic
    [one] Nechat si { $count } linku
    [few] Nechat si { $count } linky
   *[other] Nechat si { $count } linek
}
ttr-deck = Balíček
ttr-deck-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
ttr-ticket-deck = Linky
ttr-tickets-left = { $count ->
    [one] zbývá { $count } linka
    [few] zbývají { $count } linky
   *[other] zbývá { $count } linek
}
ttr-face-up = Odkryté karty
ttr-hand = Moje karty
ttr-hand-of = Karty: { $player }
ttr-hand-card = { $card }: { $count }
ttr-tickets = Moje linky
ttr-tickets-of = Linky: { $player }
ttr-offer = Nabídka linek
ttr-ticket = { $from } – { $to }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-ticket-done = hotovo
ttr-ticket-missed = nesplněno
ttr-ticket-open = { $wagons ->
    [one] chybí { $wagons } vagonek
    [few] chybí { $wagons } vagonky
   *[other] chybí { $wagons } vagonků
}
ttr-ticket-impossible = už nejde
ttr-route = { $from } – { $to }, { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}, { $colour }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-any-colour = kterákoli jedna barva
ttr-route-owner = patří hráči { $player }
ttr-route-closed = uzavřená
ttr-route-pay = Můžete zaplatit { $payments }.
ttr-route-short = Na tuto trať zatím nemáte karty.
ttr-route-wait = Nejste na tahu.
ttr-pay-title = Čím zaplatíte?
ttr-pay-line = { $from } – { $to } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-wagons = vagonky
ttr-cards = karty
ttr-ticket-count = linky
ttr-map = Mapa tratí
ttr-last-turns = Poslední tahy: { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
ttr-source-routes = Tratě
ttr-source-tickets = Splněné linky
ttr-source-missed = Nesplněné linky
ttr-source-longest = Nejdelší cesta (vagonků)
ttr-longest = Nejdelší cesta
ttr-longest-length = { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}

# Limes
limes-lay = Přiložte kartu { $card } do své krajiny; otočíte ji klávesou R nebo kolečkem.
limes-lay-short = Přiložte kartu { $card } do své krajiny.
limes-work = Postavte dělníka na novou kartu, přesuňte jiného, nebo je nechte být.
limes-work-short = Postavte nebo přesuňte dělníka, nebo je nechte být.
limes-wait = Pro toto kolo hotovo; ostatní ještě přikládají.
limes-turn = Otočit kartu
limes-turn-hint = otočeno o { $turn }°
limes-card = Karta { $card }
limes-round = { $round }. kolo ze 16
limes-tap-again = Ťukněte ještě jednou a karta tu zůstane.
limes-pass = Nechat dělníky být
limes-supply = dělníci v zásobě
limes-supply-count = { $count ->
    [one] { $count } dělník v zásobě
    [few] { $count } dělníci v zásobě
   *[other] { $count } dělníků v zásobě
}
limes-place-action = Dělník na novou kartu: { $where }
limes-lay-action = Přiložit kartu: { $where }, { $turn ->
    [0] bez otočení
   *[other] otočit o { $turn }°
}
limes-move-action = Přesunout dělníka { $worker }: { $where }
limes-spot = sloupec { $x }, řada { $y }
limes-z1 = vlevo nahoře
limes-z2 = vpravo nahoře
limes-z3 = vlevo dole
limes-z4 = vpravo dole
limes-landscape = Moje krajina
limes-landscape-of = Krajina: { $player }
limes-worker = Dělník { $worker }, { $job }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
limes-move-choose = Dělník { $worker }: vyberte, kam půjde, nebo stiskněte Escape.
limes-area-field = Pole: { $count ->
    [one] { $count } zóna
    [few] { $count } zóny
   *[other] { $count } zón
}
limes-area-water = Voda: { $count ->
    [one] { $count } chatrč na břehu
    [few] { $count } chatrče na břehu
   *[other] { $count } chatrčí na břehu
}
limes-area-forest = Les: { $count ->
    [one] { $count } oblast kolem
    [few] { $count } oblasti kolem
   *[other] { $count } oblastí kolem
}
limes-area-rock = Věž: { $count ->
    [one] { $count } lesní zóna v dohledu
    [few] { $count } lesní zóny v dohledu
   *[other] { $count } lesních zón v dohledu
}
limes-drawn = Karty, které už byly
limes-undrawn = Ještě v balíčku
limes-others = Ostatní
limes-source-farmer = Farmáři
limes-source-fisher = Rybáři
limes-source-woodcutter = Dřevorubci
limes-source-watchman = Strážní
limes-rank = { $rank }

# The Border
bot-odds = bot, který počítá šance
border-roll-first = Hoďte všemi pěti kostkami.
border-roll-again = Odložte kostky a hoďte ostatními, nebo si nechte všechny.
border-complete = Dokončete kostkami celé oblasti, nebo je nechte ostatním.
border-cross = Křížkujte vedle zakřížkovaných; ostatní to zatím nevidí.
border-cross-done = Kostky došly: skončete, nebo vezměte křížek zpět.
border-wait = Vaše křížky zůstanou skryté, dokud nebudou hotovi všichni.
border-board = Moje deska
border-board-of = Deska: { $player }
border-others = Ostatní
border-dice = Kostky
border-round = { $round }. kolo
border-rolls-left = { $count ->
    [one] ještě { $count } hod
    [few] ještě { $count } hody
   *[other] ještě { $count } hodů
}
border-may-cross = { $count ->
    [0] další křížek už ne
    [one] ještě { $count } křížek
    [few] až { $count } křížky
   *[other] až { $count } křížků
}
border-hidden-until = Skryté. Čeká se na hráče: { $actors }
border-die = Kostka { $number }, { $colour }: { $choice }
border-die-blank = Kostka { $number }, ještě nehozená
border-die-free = Kostka { $number }, { $colour }
border-die-used = Kostka { $number }, { $colour }, použil ji aktivní hráč
border-die-spent = Kostka { $number }, { $colour }, použitá
border-die-idle = Kostka { $number }, { $colour }, už ne pro vás
border-held = nechat
border-rolling = házet
border-roll-all = Hodit všemi pěti kostkami
border-roll = { $count ->
    [one] Hodit { $count } kostkou
    [few] Hodit { $count } kostkami
   *[other] Hodit { $count } kostkami
}
border-roll-none = Není čím házet
border-roll-dice = Hodit znovu kostkami { $dice }
border-keep = Nechat všechny
border-done = Hotovo
border-done-nothing = Nekřížkovat nic
border-done-unused = Nepoužít žádnou
border-uncross = Vzít poslední křížek zpět
border-left-for-others = Na ostatní zbude:
border-one-for-others = Všech pět je použitých: každý z ostatních si smí jednu z nich vzít.
border-complete-area = Dokončit oblast { $area }
border-complete-action = Dokončit oblast { $area }: { $colour }, { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políček
}
border-cross-action = Zakřížkovat políčko { $cell } ({ $colour })
border-cell = Zakřížkovat políčko { $cell }, { $colour }
border-cell-named = Políčko { $cell }
border-area = Oblast { $area }, { $colour }: { $count ->
    [one] chybí { $count } políčko
    [few] chybí { $count } políčka
   *[other] chybí { $count } políček
}
border-area-full = Oblast { $area }, { $colour }: celá
border-area-chance = Oblast { $area }, { $colour }, { $count ->
    [one] chybí { $count } políčko
    [few] chybí { $count } políčka
   *[other] chybí { $count } políček
}: { $percent } s kostkami, které si teď necháváte
border-chances = Šance
border-chances-line = Se zbylými hody, když si necháte každou kostku té barvy. Vyberte oblast, o kterou chcete házet.
border-chance = Oblast { $area }, { $colour }, { $count ->
    [one] chybí { $count } políčko
    [few] chybí { $count } políčka
   *[other] chybí { $count } políček
}: { $percent }. Nechat si její kostky.
border-any = Aspoň nějaká oblast
border-any-kept = Aspoň nějaká oblast s kostkami, které si teď necháváte
border-bar = Bodovací lišta
border-bar-closed = { $territory }: uzavřeno, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
border-bar-first = { $territory }: prvnímu { $first }, pak { $later }; { $lacks ->
    [one] chybí { $lacks } políčko
    [few] chybí { $lacks } políčka
   *[other] chybí { $lacks } políček
}
border-bar-later = { $territory }: někdo byl dřív, teď za { $later }; { $lacks ->
    [one] chybí { $lacks } políčko
    [few] chybí { $lacks } políčka
   *[other] chybí { $lacks } políček
}
border-closed = uzavřená území
border-closed-of = uzavřeno { $count } ze 6 území
border-source-first = { $points } ★
border-source-note = ★ uzavřeno jako první, za vyšší hodnotu.
border-source-closed = Uzavřená území
border-source-best = Nejvyšší jednotlivá hodnota
border-end-six = { $count ->
    [one] { $players } má uzavřených aspoň šest území
    [few] { $players } mají uzavřených aspoň šest území
   *[other] { $players } mají uzavřených aspoň šest území
}, a tím kolem hra skončila.
border-end-quiet = Sto kol po sobě nikdo nic nezakřížkoval, a tak hra skončila.
border-end-tie = { $players } mají shodně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Rozhoduje nejvyšší jednotlivá hodnota: { $winners } má { $best }, další v pořadí { $next }.
border-end-shared = { $players } mají shodně { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $winners } mají stejnou i nejvyšší jednotlivou hodnotu ({ $best }), a tak se o vítězství dělí.

# Pravidla
rules-of = Pravidla hry { $game }
rules-search = Hledat v pravidlech
rules-none = Nic se nenašlo.
rules-readings = Jak tento stůl čte pravidla

# Bez hranic
bh-map = Mapa
bh-map-comes = Rozkládá se mapa …
bh-look = Prohlídka mapy
bh-look-line = Zapamatujte si, kdo s kým sousedí: při rozdávání a výběru je mapa skrytá.
bh-find = Najít stát
bh-ready = Můžeme začít
bh-waiting-ready = Od vás je hotovo, ostatní se ještě dívají.
bh-is-ready = hotovo
bh-next-round = Do dalšího kola
bh-to-final = Do finále
bh-to-table = Zpět ke stolu
bh-show-map = Ukázat mapu
bh-table = Kulatý stůl
bh-forty = pole 40
bh-face-down = prázdné místo
bh-best = Nejlevnější pole tohoto kola, když pod žetonem nic není: { $places } ({ $eur } €)
bh-covered = Střed je zakrytý.
bh-start = Start
bh-target = Cíl
bh-field-stack = { $where }; žetony odspodu: { $colours }
bh-round = { $round }. kolo ze 7
bh-round-one = { $colours ->
    [1] Jeden žeton
   *[other] Po jednom žetonu od každé barvy
}: cesta ze startu
bh-round-two = { $colours ->
    [1] Dva žetony
   *[other] Po dvou žetonech od každé barvy
}: ze startu do obou států, v levnějším pořadí
bh-round-target = { $colours ->
    [1] Dva žetony
   *[other] Po dvou žetonech od každé barvy
}: ze startu do cíle přes oba státy
bh-round-final = Finále: teď se vyplatí drahá cesta
bh-deal-all = Rozdat nabídku
bh-deal-one = jen další kartu
bh-deal-stop = Zastavit rozdávání
bh-reveal = odkrýt střed
bh-dealt = karty: { $count } ze { $of }
bh-dealer = rozdává
bh-open = Otevřít nabídku
bh-open-line = Čas vám běží od chvíle, kdy ji otevřete.
bh-hand = Vaše žetony
bh-left-to-place = žetony k položení
bh-all-placed = Žetony máte položené, ostatní ještě vybírají.
bh-status-look = Prohlédněte si mapu a dejte vědět, až můžeme začít.
bh-status-review = Prohlédněte si cesty a dejte vědět, až můžeme pokračovat.
bh-status-deal = Rozdáváte: vyložte nabídku. Po sedmé kartě se střed odkryje sám.
bh-status-dealt = Rozdává { $player }. Připravte se: hned po sedmé kartě přijde střed.
bh-status-open = Otevřete nabídku, až budete chtít vybírat.
bh-status-watch = Závod běží.
bh-status-choose = { $ends }: položte { $left ->
    [one] žeton
    [few] { $left } žetony
   *[other] { $left } žetonů
} tam, kam bude cesta levná – rychle!
bh-status-final = { $ends }: položte { $left ->
    [one] žeton
    [few] { $left } žetony
   *[other] { $left } žetonů
} tam, kam bude cesta drahá – rychle!
bh-do-ready = Dát vědět, že můžeme pokračovat
bh-do-deal = Vyložit další kartu
bh-do-reveal = Odkrýt střed
bh-do-open = Otevřít nabídku
bh-do-place = Položit žeton: { $where }
bh-do-place-colour = Položit { $colour } žeton: { $where }
bh-eur = { $sign }{ $eur } €
bh-borders = { $count ->
    [one] { $count } hranice
    [few] { $count } hranice
   *[other] { $count } hranic
} × 10
bh-pairs = { $count ->
    [one] { $count } dvojice
    [few] { $count } dvojice
   *[other] { $count } dvojic
} × 30
bh-once = jednou
bh-under = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} × 10
bh-price = Cena
bh-receives = Získává
bh-paid-all = Zaplaceno vše, co zbývalo
bh-left = Zbývá
bh-has = Má celkem
bh-bill-of = Účet: { $player }
bh-evaluation = Vyhodnocení
bh-pages = Cesty, reakční časy a pohlednice
bh-reactions = Reakční časy
bh-reaction-order = Ve sloupcích
bh-reaction-time = čas
bh-reaction-lag = přidáno na spojení
bh-reaction-why = Vlastní hodiny { $claimed }, server to viděl po { $measured }.
bh-reactions-why = Každému se počítají jeho vlastní hodiny, od snímku, který ukázal střed, po stisk; v mezích toho, co server ví o spojení.
bh-seconds = { $seconds } s
bh-milliseconds = { $ms } ms
bh-postcard = Pohlednice
bh-postcard-of = Pohlednice: { $state }
bh-capital = Hlavní město
bh-area = Rozloha
bh-km2 = { $area } km²
bh-population = Počet obyvatel ({ $year })
bh-final = Finále
bh-final-journeys = Cesty ve finále
bh-source-before = Peníze před finálem
bh-source-floor = Méně než nic se nedostává
bh-score = { $points } €
bh-points = eura
bh-end-source = Eura
bh-end-chart = Jak šly peníze

# Trenažér map
trainer = Trenažér map
trainer-line = Naučte se hranice i bez hry. Na čem chybujete, to se vrátí.
trainer-edition = Mapa
trainer-kind = Cvičení
trainer-kind-borders = Kolik hranic?
trainer-kind-neighbours = Kdo sousedí?
trainer-kind-cheapest = Nejlevnější pole
trainer-ask-borders = Kolik hranic je třeba překročit mezi těmito státy?
trainer-ask-neighbours = Které z těchto států s ním sousedí?
trainer-ask-cheapest = Jeden žeton, 1. kolo: kam vede nejlevnější cesta?
trainer-check = Zkontrolovat
trainer-next = Další otázka
trainer-right = Správně!
trainer-answer-borders = { $count ->
    [one] { $count } hranice: { $way }
    [few] { $count } hranice: { $way }
   *[other] { $count } hranic: { $way }
}
trainer-answer-neighbours = Sousedé: { $states }
trainer-answer-cheapest = Nejlevnější: { $states }, { $eur } €
trainer-wrong = Tentokrát ne.
trainer-missed = Chybí: { $states }.
trainer-extra = Nesousedí: { $states }.
trainer-score = Správně { $right } z { $asked }
trainer-streak = { $count } v řadě
trainer-weak = Slabá místa
trainer-weak-none = Zatím žádná. Na čem chybujete, to se tu objeví a přijde znovu.
trainer-weak-borders = { $a } – { $b }
trainer-weak-neighbours = sousedé: { $a }
trainer-weak-cheapest = nejlevněji ze státu { $a }
trainer-again = Slabé místo: ještě jednou
trainer-forget = Zapomenout moje výsledky
trainer-closed = Mapy jsou teď zavřené: u jednoho vašeho stolu se rozdává nebo vybírá, a tam se hraje zpaměti. Až se mapa u stolu odkryje, můžete trénovat dál.
rules-closed = Kapitola o mapách je teď zavřená: u jednoho vašeho stolu se rozdává nebo vybírá, a tam se hraje zpaměti.
bh-closed-table = Ke stolu
trainer-map-hidden = Mapa se rozloží po vaší odpovědi.
trainer-price = { $eur } €
# Cesta kolem světa za 80 dní
days-take = Vezměte si jednu z vyložených karet.
days-use-coin = Můžete si vzít minci.
days-use-event = Můžete si vzít kartu události.
days-use-detective = Můžete poslat detektiva do kteréhokoli města kromě Londýna.
days-use-watch = Můžete si vzít hodinky a začít příští kolo.
days-use-exchange = Můžete vyměnit až tři cestovní karty.
days-act = Vyberte karty na etapu { $leg }, nebo zůstaňte stát.
days-act-bare = Vydejte se na etapu { $leg }, nebo zůstaňte stát.
days-act-on = Můžete cestovat dál, { $leg }, nebo ukončit tah.
days-end = Zahrajte, co ještě chcete, a ukončete tah.
days-leg = Přidejte k etapě balón nebo karty událostí a vyražte.
days-roll = Přijměte hod, nebo zaplaťte minci a hoďte znovu.
days-token = Žeton bonusu vám nabízí kartu události.
days-discard = { $count ->
    [one] Odhoďte { $count } kartu: v ruce smí zůstat šest.
    [few] Odhoďte { $count } karty: v ruce smí zůstat šest.
   *[other] Odhoďte { $count } karet: v ruce smí zůstat šest.
}
days-map = Svět z Londýna do Londýna
days-row = Řada akcí
days-hand = Moje karty
days-hand-empty = V ruce nic není.
days-desk = Co se teď rozhoduje
days-coins = mince
days-cards = cestovní karty
days-events = karty událostí
days-event-card = karta události
days-points = dny
days-of = z 80
days-unit = { $days ->
    [one] den
    [few] dny
   *[other] dní
}
days-count = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-score = { $points ->
    [one] { $points } den
    [few] { $points } dny
   *[other] { $points } dní
}
days-range = { $least }–{ $most ->
    [one] { $most } den
    [few] { $most } dny
   *[other] { $most } dní
}
days-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
days-travellers = Cestovatelé
days-has-watch = má hodinky
days-known = Známé karty:
days-home-as = doma, { $rank }. v pořadí
days-home = Jste doma po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}. Kdo ještě není doma, cestuje dál.
days-here = Stojí tu: { $players }.
days-detective-here = Je tu detektiv: kdo v tomto městě skončí tah, ztratí 2 dny.
days-token-red = Kdo přijede první: { $token }.
days-token-blue = Kdo přijede poslední: { $token }.
days-leg-takes = Dál, { $to }: { $ways }.
days-plan = S vašimi kartami: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-plan-missing = Chybí vám { $cards }.
days-next-leg = Další etapa: { $leg }
days-needs = Potřebujete: { $ways }
days-fastest = Nejrychleji: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-take-back = Vzít zpět: { $card }
days-balloon-ready = balón je připraven
days-instead-of = místo karty { $card }
days-serve-card = { $event } místo karty { $card }
days-discarded = Odhozené karty událostí od nejnovější: { $events }
days-too-many = Příliš mnoho karet
days-discard-line = Vyberte v ruce kartu, kterou odhodíte.
days-discard-choose = Vyberte kartu
days-exchange-line = Vyberte v ruce až tři karty.
days-exchange = { $count ->
    [0] Vyberte karty
    [one] Vyměnit { $count } kartu
    [few] Vyměnit { $count } karty
   *[other] Vyměnit { $count } karet
}
days-choose-city = Vyberte město pro detektiva
days-travel = Cestovat: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-travel-bare = Cestovat
days-go = Vyrazit: { $days }
days-accept = Přijmout: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-reroll = Hodit znovu (1 z { $count ->
    [one] { $count } mince
    [few] { $count } mincí
   *[other] { $count } mincí
})
days-play = Zahrát
days-do-take = Vzít kartu { $card }, akce: { $space }
days-do-take-number = Vzít { $number }. kartu z řady
days-do-take-deck = Vzít neznámou kartu z balíčku
days-do-use = Využít akci
days-do-use-coin = Vzít minci
days-do-use-event = Vzít kartu události
days-do-use-watch = Vzít hodinky
days-do-skip = Vynechat
days-do-detective = Poslat detektiva: { $city }
days-do-exchange = Vyměnit { $cards }
days-do-travel = Cestovat: { $cards }
days-do-travel-bare = Cestovat bez karet
days-do-play = Zahrát kartu { $event }
days-do-play-city = Zahrát kartu { $event }: { $city }
days-do-go = Vyrazit
days-do-reroll = Zaplatit 1 minci a hodit znovu
days-do-accept = Přijmout hod
days-do-buy-travel = Koupit cestovní kartu za 2 mince
days-do-buy-event = Koupit kartu události za 2 mince
days-do-cash = Odhodit slona za 1 minci
days-do-stay = Zůstat stát
days-do-end = Ukončit tah
days-do-discard = Odhodit kartu { $card }
days-event-elephant = Z Bombaje do Kalkaty za šest dní a k tomu hod kostkou. Nebo ho odhoďte za minci.
days-event-balloon = Místo jedné karty etapy platí hod kostkou.
days-event-propeller-train = Jeden vlak etapy jede jen { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
days-event-submarine = Jedna loď etapy pluje jen { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}.
days-event-offer = Etapa trvá o { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} méně.
days-event-contacts = V jednom tahu smíte ujet i druhou etapu.
days-event-princess = Udělá totéž, co { $copies ->
    [any] některá z odhozených karet událostí; vyberete si která
   *[top] vrchní z odhozených karet událostí
}.
days-princess-as = { $event } jako { $copied }
days-princess-later = Žádnou z odhozených karet událostí teď napodobit nelze.
days-play-as = Zahrát jako kartu { $copied }
days-event-detective = Pošlete detektiva do kteréhokoli města kromě Londýna.
days-event-storm = Každý na cestě ztrácí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} a všechny karty událostí v ruce propadají.
days-event-delay = Každý na cestě ztrácí { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
} a všechny karty událostí v ruce propadají.
days-end-source = Cesta
days-end-total = Dny
days-end-chart = Dny v čase
days-source-home = Pořadí doma
days-source-in-time = Do osmdesáti dnů
days-source-city = Kam až
days-rank = { $rank }.
days-yes = ano
days-no = ne
days-end-in-time = včas doma, { $rank }. v pořadí
days-end-late = doma pozdě, { $rank }. v pořadí
days-end-away = na cestě: { $city }
days-why-fewest = { $player } se vrací do osmdesáti dnů a kratší cestu nemá nikdo. Dny: { $days }.
days-why-tie = { $player } i { $other } mají shodně { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; dřív je doma { $player }.
days-why-late = Do osmdesáti dnů se nevrátil nikdo, a tak vítězí, kdo je doma první: { $player }.
days-why-fewer-late = Oba se vracejí pozdě; méně dní má { $player }.
days-why-rival-late = { $player } se vrací až po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}, a tak vítězí { $other }.
table-side = Postranní sloupec

# ---- sloupec, přihlížející, vrácení tahu ----
watcher = Přihlížející
watching = Přihlížíte. Jak vám říkat?
watch-as = Uložit
takeback-waiting = Čekáme, zda ostatní dovolí tah vrátit.
takeback-granted = Ostatní souhlasili, tah je vrácený.
takeback-refused = Ostatní si vrácení nepřejí.
border-others-cross = Ostatní křížkují políčka zbylými kostkami.
skip-to-decision = K tomu, co je teď na řadě (klávesa A: seznam akcí)
finale = Závěrečné sčítání
finale-skip = Rovnou výsledek
tie-shared = { $player } a { $other } mají ve všem shodně a dělí se o vítězství.
ttr-scene-done = linka { $ticket } je spojená
ttr-scene-missed = linka { $ticket } spojená není
ttr-scene-longest = nejdelší cesta, { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}
ttr-tie-tickets = { $player } a { $other } mají stejně bodů. Vyhrává { $player }: více splněných linek.
ttr-tie-longest = { $player } a { $other } mají stejně bodů i splněných linek. Vyhrává { $player }: delší cesta.
limes-scene-farmer = farmář, { $points }
limes-scene-fisher = rybář, { $points }
limes-scene-woodcutter = dřevorubec, { $points }
limes-scene-watchman = strážný, { $points }
limes-tie = { $player } a { $other } mají stejně bodů. Rozhoduje nejlepší jednotlivý dělník, a toho má { $player }.
days-scene-home = doma po { $days ->
    [one] { $days } dni
    [few] { $days } dnech
   *[other] { $days } dnech
}
days-scene-away = ještě na cestě, město { $city }
bh-scene = { $places }: { $eur } €
bh-tie = { $players } mají stejně peněz a vítězí společně.
since = Mezitím se { $count ->
    [one] stala { $count } věc
    [few] staly { $count } věci
   *[other] stalo { $count } věcí
}
since-show = Ukázat na plánu

strangers = Hry z jiných balíčků
plain-turn = Jste na řadě: zvolte akci.
