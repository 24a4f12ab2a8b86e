# Co se říká u stolu, ať se hraje cokoli.
sealed = Zapečetěno
bot-name-0 = Fogg
bot-name-1 = Passepartout
bot-name-2 = Aouda
bot-name-3 = Fix
bot-name-4 = Nemo
bot-name-5 = Conseil
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
stand-up = Vstát
remove-player = Odebrat
remove-ask = Odebrat od stolu hráče { $player }? Už si k němu nebude moci sednout.
give-to-bot = Dát botovi
start-game = Začít hru
seat-free = volné
seat-away = pryč
spectating = Díváte se.
connection-lost = Spojení se přerušilo. Zkoušíme to znovu …
connection-back = Spojení je zpátky.
table-gone = Takový stůl tu není.
table-gone-line = Odkaz je možná neúplný, nebo byl stůl uklizen.
board-missing = Plán této hry se tady zatím nedá ukázat.
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
score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
you-mark = vy
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
level = Úroveň botů
seat-kept = vyhrazeno: { $player }
seat-resigned = hra vzdána
seat-played-by = zatím hraje { $bot }
fill-seats = Nechat hrát bota
fill-seats-line = Bot hraje za toho, kdo chybí nebo hru vzdal; kdo se vrátí, pokračuje sám.
fill-seats-none = Nikdo nechybí.
fill-seats-rated =
    { $seconds ->
        [0] Tato hra se počítá: nikdo není nahrazen, stůl počká.
       *[other] Tato hra se počítá: bot zaskočí sám, když je hráč pryč { $seconds } s a ostatní čekají.
    }
step-in = Sednout si na místo bota
end-table = Zavřít stůl
end-table-sure = Hra tady pro všechny skončí. Záznam zůstane. Zavřít stůl?
laid-again = Zkusit znovu
laid = Prostřeno z prostředka dohrané partie; nikomu se nezapočítá.
laid-source = Co rozhodlo tamtu partii
rated-not = Výsledek se nikomu do hodnocení nepočítá.
hints-none = U tohoto stolu se neradí.
agreed = Dohoda u stolu
replaced = Koho lze nahradit
replaced-by-host = Za toho, kdo chybí nebo hru vzdal, může hostitel nechat hrát bota.
replaced-not = Ručně nikoho: tato hra se počítá.
shuffle = Jak se hlídá náhoda
shuffle-line = Svůj díl náhody, karet i kostek, server slíbil dřív, než si kdo sedl ke stolu; toto je pečeť toho slibu. Po hře si ji každý může ověřit.
shuffle-word = Vaše slovo, které se přimíchá (nepovinné)
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
rules-of = Pravidla hry { $game }
rules-search = Hledat v pravidlech
rules-none = Nic se nenašlo.
rules-closed = Kapitola o mapách je teď zavřená: u jednoho vašeho stolu se rozdává nebo vybírá, a tam se hraje zpaměti.
bh-closed-table = Ke stolu
table-side = Postranní sloupec
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
plain-turn = Jste na řadě: zvolte akci.
pocket-explorer = Přemýšlí v tomto zařízení, asi sekundu na tah, kam až za tu dobu dojde. V pomalém hraje o něco slaběji.
