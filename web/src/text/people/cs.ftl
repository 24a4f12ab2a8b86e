# Ostatní lidé na úvodní stránce a co se říká o mně.

seek = S kým si zahrát
seek-line = Najdeme stůl s volným místem, nebo někoho, kdo také hledá.
seek-games = Hry
seek-any-game = Nevybráno: poslouží kterákoli hra.
seek-pace = Kdy
seek-now = Teď, najednou
seek-any = Na tom nezáleží
seek-level = S kým
seek-level-new = Začátečníci
seek-level-seasoned = Zkušení hráči
seek-start = Najít spoluhráče
seek-waiting = Hledáme. Nechte stránku otevřenou, stůl se otevře sám.
seek-others = { $count ->
    [one] Hledá ještě jeden člověk, ale něco jiného.
    [few] Hledají ještě { $count } lidé, ale něco jiného.
   *[other] Hledá ještě { $count } lidí, ale něco jiného.
}
seek-long = Zatím nikdo nepřišel. Začněte s botem: kdo přijde, sedne si na jeho místo a hra pokračuje.
seek-long-letter = Zatím nikdo nepřišel. Prostřete stůl a nechte ho být: počká v seznamu, až si k němu někdo sedne.
seek-begin = Začít s botem
seek-lay = Prostřít stůl
seek-on = Hledat dál
seek-stop = Přestat hledat
open-tables = Otevřené stoly
open-waits = Čeká na spoluhráče: { $players }
open-rated = hodnocená hra
open-for-bot = { $count ->
    [one] už se hraje, bot uvolní místo
    [few] už se hraje, místo uvolní { $count } boti
   *[other] už se hraje, místo uvolní { $count } botů
}
playing-now = Právě se hraje
playing-watch = Přihlížet
playing-watchers = { $count ->
    [one] přihlíží jeden člověk
    [few] přihlížejí { $count } lidé
   *[other] přihlíží { $count } lidí
}

# O mně.

my-games = Dohrané hry
my-games-day = Den
my-games-with = S kým
history-all = vše
history-company = Proti komu
history-result = Výsledek
history-won = výhry
history-lost = prohry
history-name = Jméno soupeře
history-since = Od
history-until = Do
history-clear = Ukázat vše
history-more = Ukázat další
history-count = { $count ->
    [0] Zatím žádná dohraná hra.
    [one] Jedna hra.
    [few] { $count } hry.
   *[other] { $count } her.
}
history-found = { $count ->
    [0] Nic takového se nenašlo.
    [one] Nalezena jedna hra.
    [few] Nalezeny { $count } hry.
   *[other] Nalezeno { $count } her.
}
company-people = lidé
company-screen = u jedné obrazovky
company-alone = o samotě
company-bot = jiný bot
standing-rating = Hodnocení
standing-ratings = Vaše hodnocení
standing-ratings-line = Mezi hráči s účtem. Číslo říká, jak silně hrajete; rozmezí, jak jisté to je: s každou hrou se zužuje.
standing-games = { $count ->
    [one] jedna hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
standing-curve = Hodnocení ve hře { $game }: na začátku { $first }, teď { $last }, s odchylkou do { $spread }
standing-levels = Výsledky podle her a soupeřů
standing-played = Her
standing-won = Výher
standing-best = Nejlepší výsledek
standing-opponents = S kým jste hráli
standing-against = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, { $won } : { $lost }
standing-days = Vaše nejlepší rozdání dne
standing-rank = { $rank }. { $field ->
    [one] z
    [few] ze
   *[other] z
} { $field }
data = Vaše data
data-line = Všechno, co o vás tento server uchovává, v jednom souboru: kdo jste, vaše výsledky a záznamy vašich her.
data-export = Stáhnout všechna má data
data-leave = Smazat všechno o mně
data-leave-line = Vaše jméno, fráze, účet i klíče se smažou, rozehrané hry se vzdají a z hovorů u stolů zmizí, co jste řekli. Hry ostatních zůstanou, jak byly; na vašem místě bude otazník.
data-leave-final = Nejde to vzít zpět.
data-leave-phrase = Vaše fráze pro návrat
data-leave-no-phrase = Pokud jste frázi ztratili, nechte si výše vytvořit novou.
data-leave-do = Smazat navždy
data-stay = Zůstat
data-gone = Tady jste zapomenuti. Mějte se hezky!
