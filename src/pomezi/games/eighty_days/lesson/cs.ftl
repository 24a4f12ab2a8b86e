# Co říká první hra, krok za krokem.

lesson-take = Kolem světa a do 80 dnů zpátky doma! Každý tah začíná kartou z téhle řady. Její číslo jsou dny: čím menší, tím rychlejší. Vezměte si vlak 3.
lesson-coin = S kartou dostanete i akci nad ní, pokud ji chcete. Tady je to mince: vezměte si ji.
lesson-paris = A teď na cestu. Londýn – Paříž chce jeden vlak a jednu loď: stiskněte mezi svými kartami vlak 3 a loď 5 a pak „Cestovat“.
lesson-days = 3 + 5 = 8 dní je pryč. Počítají se tady; praporek stojí na osmdesátce.
lesson-red-token = V Paříži jste první: její červený žeton vám přináší cestovní kartu. U každého města je červený pro prvního a modrý pro posledního.
lesson-end-turn = Za dvě mince se dá ještě nakupovat, proto tah čeká na vás. Zatím si je nechte a tah ukončete.
lesson-watch = Když se všichni vystřídají, hodinky putují dál a vyloží se nová řada. Kdo má hodinky, začíná a vybírá si první.
lesson-detective = Soupeř jede dál, do Brindisi. Tam ale stojí detektiv: kdo v jeho městě skončí tah, ztrácí dva dny.
lesson-event = I vy máte namířeno do Brindisi. Snad pomůže událost: vezměte si kartu, která leží pod nápisem „událost“.
lesson-draw-event = Vezměte si kartu události. Uvidíte ji jen vy.
lesson-send = To je štěstí, můžete poslat detektiva jinam! Stiskněte jeho kartu a vyberte město; jen ne Brindisi, tam teď jedete.
lesson-brindisi = Paříž – Brindisi chce jeden vlak. Máte dva: vyberte si, který chcete, a cestujte.
lesson-blue-token = V Brindisi jste poslední: kartu přináší i modrý žeton. Ukončete tah.
lesson-balloon = Hodinky jsou zase u vás, začínáte. Vezměte si kartu pod balónem: v tomto tahu s ním smíte letět.
lesson-lay = Brindisi – Suez chce jednu loď. I kdo letí, kartu zahraje, vyberte proto tu nejpomalejší: loď 8.
lesson-fly = A teď balónem: místo osmičky bude platit hod kostkou.
lesson-roll-again = Šestka není o moc lepší. Za minci smíte hodit znovu, a to tolikrát, kolik mincí máte.
lesson-accept = Dva dny místo osmi. Přijměte je!
lesson-suez = V Suezu jste první: tenhle červený žeton bere soupeři den. I soupeř má ale kartu události, ponorku: jeho loď pluje jen dva dny.
lesson-pair = Suez – Bombaj chce dvě lodě. Dvě stejné se počítají jen jednou! Šestku už máte: vezměte si k ní druhou.
lesson-second-coin = A k ní minci.
lesson-sixes = Vyberte obě šestky a cestujte.
lesson-paired = 6 dní místo 12! Kvůli takové dvojici se někdy vyplatí zůstat jeden tah stát, jak to udělal soupeř.
lesson-buy = Za dvě mince si kdykoli ve svém tahu koupíte kartu z jednoho nebo z druhého balíčku. Kupte si kartu události.
lesson-elephant = Slon, jako na zavolanou: Bombaj – Kalkata nechce žádné karty, zato 12 dní. Na slonovi jen 6 a hod kostkou. Pojedete na něm příště; ukončete tah.
lesson-begin = Začínáte. Vezměte si dvojku pod mincí: jednu už máte a v Americe z nich bude dvojice.
lesson-last-coin = Vezměte si i minci, může se hned hodit.
lesson-calcutta = Teď do Kalkaty, bez karet: cestujte.
lesson-ride = A nasedněte na slona.
lesson-choose-roll = 6 + 3 = 9 dní. Přijměte je, nebo zaplaťte minci a doufejte v lepší hod: je to na vás.
lesson-storm = Dvě karty událostí jsou modré. Soupeř otáčí bouři: každému bere den a všichni přijdou o karty událostí v ruce. Nenechávejte si je dlouho!
lesson-choose-card = Do Hongkongu potřebujete dvě lodě. Podívejte se na své karty: kterou z těchto si vezmete?
lesson-more = Ve více hráčích leží karty i tady: přesun detektiva, začátek příštího kola, výměna karet. Kdo má na konci tahu víc než šest karet, odhodí, co přebývá.
lesson-end = Hra končí kolem, ve kterém se někdo vrátí do Londýna: nejvýš za 80 dní vyhrává, jinak prohrává. Ve více hráčích vyhrává ten, kdo má z včasných nejméně dní.
lesson-free = To je celá hra. Máte náskok: teď to do 80 dnů dotáhněte domů!
