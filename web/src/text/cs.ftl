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
soon-terminal = U tohoto stolu zatím ne.
players-range = { $least ->
    [1] Sám až v { $most }
   *[other] { $least } až { $most } hráčů
}
minutes-range = { $least }–{ $most } min
pitch-ticket_to_ride = Sbírejte vagony, zabírejte tratě a spojte města ze svých tajných linek dřív, než vám je ostatní přetnou.
pitch-bez_hranic = Přes kolik zemí vede cesta? Tipujte společně, rychle a bez mapy na očích.
pitch-limes = Šestnáct karet, vlastní krajina a sedm dělníků na správných místech. I pro jednoho.
pitch-border = Hoďte, nechte, hoďte znovu: uzavřete svá území dřív než sousedé.
pitch-eighty_days = Z Londýna kolem světa a do osmdesáti dnů zpět, s detektivem v patách.
title-ticket_to_ride = Ticket to Ride
title-bez_hranic = Bez hranic
title-limes = Limes
title-border = The Border
title-eighty_days = Cesta kolem světa za 80 dní
your-tables = Vaše stoly
your-tables-none = Tady uvidíte stoly, které otevřete nebo ke kterým přisednete; jen v tomto prohlížeči.
table-of = { $game }, { $when }
daily-limes = Limes dne
daily-limes-line = Dnes skládají všichni stejných šestnáct karet. Kam to dotáhnete vy?
forget = Odebrat ze seznamu
settings = Nastavení
close = Zavřít
cancel = Zrušit
language = Jazyk
theme = Barvy
theme-auto = Podle systému
theme-day = Den
theme-night = Noc
setting-motion = Pohyb: karty létají, vagony dosedají
setting-sound = Tiché zvuky
setting-symbols = Symboly a vzory u všech barev
setting-confirm = Ptát se před akcí, kterou nejde vzít zpět
setting-notify = Upozornit mě, když jsem na tahu
your-name = Vaše jméno
default-name = Cestovatel
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
seat-open = pro přítele
seat-bot = bot
add-seat = Přidat místo
remove-seat = Ubrat místo
open-table = Otevřít stůl
options = Volby
option-diagonal = Úhlopříčně: karta se smí dotýkat dřívějších i jen rohem
option-ferry = Převozník: rybář převeze vaše ostatní dělníky přes vodu
bot-random = bot, který hádá
bot-greedy = bot, který plánuje
bot-thrifty = bot, který šetří dělníky
bot-beam = bot, který vidí daleko
bot-search = bot, který přemýšlí dopředu
lobby-title = Stůl je prostřený
lobby-line = Pošlete přátelům tento odkaz; kdo ho otevře, může si sednout na volné místo.
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
turn-of-many = Čeká se: { $actors }.
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
end-title = Cesta skončila
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
cover-ready = Tady { $player }: ukázat moje karty
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celá mapa
hide-panel = Skrýt panel
show-panel = Ukázat panel

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
ttr-hand-card = { $card }: { $count }
ttr-tickets = Moje linky
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
ttr-route-short = Na tu zatím nemáte karty.
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
ttr-last-turns = { $count ->
    [one] Poslední tahy: zbývá { $count }
    [few] Poslední tahy: zbývají { $count }
   *[other] Poslední tahy: zbývá { $count }
}
ttr-source-routes = Tratě
ttr-source-tickets = Splněné linky
ttr-source-missed = Nesplněné linky
ttr-source-longest = Nejdelší cesta
ttr-longest-length = { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}

# Limes
limes-lay = Přiložte kartu { $card } do své krajiny; otočíte ji klávesou R nebo kolečkem.
limes-lay-short = Přiložte kartu { $card } do své krajiny.
limes-work = Postavte dělníka na novou kartu, přesuňte jiného, nebo je nechte být.
limes-wait = Pro toto kolo hotovo; ostatní ještě přikládají.
limes-turn = Otočit kartu
limes-turn-hint = otočeno o { $turn }°
limes-card = Karta { $card }
limes-round = { $round }. kolo ze 16
limes-pass = Nechat dělníky být
limes-supply = dělníci v ruce
limes-place-action = Dělník na novou kartu: { $where }
limes-lay-action = Přiložit na { $where }, { $turn ->
    [0] bez otočení
   *[other] otočit o { $turn }°
}
limes-move-action = Přesunout dělníka { $worker } na { $where }
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
limes-source-worker = { $number }. dělník
limes-rank = { $rank }

# Pravidla
rules-of = Pravidla hry { $game }
rules-search = Hledat v pravidlech
rules-none = Nic se nenašlo.
rules-readings = Jak tento stůl čte pravidla

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
days-leg = Vyberte, co ještě poslouží etapě, a vyražte.
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
days-desk = Co teď rozhodnout
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
days-range = { $least }–{ $most } dní
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
   *[other] { $days } dnech
}. Ostatní jsou ještě na cestě.
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
days-needs = Chce { $ways }
days-fastest = Nejrychleji: { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
days-take-back = Vzít zpět: { $card }
days-balloon-ready = balón je připraven
days-instead-of = místo karty { $card }
days-serve-card = { $event } místo karty { $card }
days-discarded = Naposledy zahraná událost: { $event }
days-too-many = Příliš mnoho karet
days-discard-line = Vyberte v ruce kartu, kterou odložíte.
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
days-event-elephant = Z Bombaje do Kalkaty za šest dní a hod kostkou. Nebo ho odhoďte za minci.
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
days-event-princess = Udělá totéž, co karta události zahraná naposledy.
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
days-why-fewest = { $player } se vrací do osmdesáti dnů a nikdo nestihl cestu rychleji ({ $days }).
days-why-tie = { $player } i { $other } cestovali { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}; dřív doma byl hráč { $player }.
days-why-late = Do osmdesáti dnů se nevrátil nikdo, a tak vítězí první doma: { $player }.
days-why-fewer-late = Oba se vrátili pozdě; méně dní potřebuje { $player }.
days-why-rival-late = { $player } se vrací až po { $days ->
    [one] { $days } dni
   *[other] { $days } dnech
}, a tak vítězí { $other }.
