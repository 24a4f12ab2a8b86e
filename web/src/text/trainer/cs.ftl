# Trenažér map: načítá se se svou stránkou.
trainer-line = Naučte se hranice i bez hry. Na čem chybujete, to se vrátí; co umíte, přijde čím dál později.
trainer-edition = Mapa
trainer-mode = Jak cvičit
trainer-mode-practise = Procvičovat
trainer-mode-clock = Na čas
trainer-mode-daily = Dnešní desítka
trainer-mode-known = Co už umím
trainer-kind = Cvičení
trainer-kind-find = Najít na mapě
trainer-kind-borders = Kolik hranic?
trainer-kind-neighbours = Sousedé zpaměti
trainer-kind-cheapest = Nejlevnější pole
trainer-kind-ways = Dva žetony
trainer-ask-find = Kde leží? Ukažte na mapě.
trainer-ask-borders = Kolik hranic je třeba překročit mezi těmito státy?
trainer-ask-neighbours = Se kterými státy sousedí? Vyjmenujte všechny.
trainer-ask-cheapest = Jeden žeton, 1. kolo: kam vede nejlevnější cesta?
trainer-ask-ways = Dva žetony, 3. kolo: přes které dva státy vede odtud nejlevnější cesta?
trainer-blind = Mapa bez názvů; šipkami se chodí od státu ke státu
trainer-place = Stát číslo { $number } na mapě
trainer-that-was = Ukázáno: { $name }.
trainer-type = První písmena souseda
trainer-found = Státy, které tak začínají
trainer-none-found = Takhle žádný stát nezačíná.
trainer-named = Zatím vyjmenováno
trainer-unname = Vzít zpět: { $name }
trainer-field-forty = pole 40
trainer-forty = Na poli 40 se nikam necestuje; jeho cena je vždy stejná.
trainer-check = Zkontrolovat
trainer-next = Další otázka
trainer-right = Správně!
trainer-wrong = Tentokrát ne.
trainer-answer-borders = { $count ->
    [one] { $count } hranice: { $way }
    [few] { $count } hranice: { $way }
   *[other] { $count } hranic: { $way }
}
trainer-answer-neighbours = Sousedé: { $states }
trainer-answer-cheapest = Nejlevnější: { $states }, { $eur } €
trainer-missed = Chybí: { $states }.
trainer-extra = Nesousedí: { $states }.
trainer-score = Správně { $right } z { $asked }
trainer-streak = { $count } v řadě
trainer-weak = Slabá místa
trainer-weak-none = Zatím žádná. Na čem chybujete, to se tu objeví a přijde znovu.
trainer-weak-find = { $a } na mapě
trainer-weak-borders = { $a } – { $b }
trainer-weak-neighbours = sousedé: { $a }
trainer-weak-cheapest = nejlevněji ze státu { $a }
trainer-weak-ways = dva žetony ze státu { $a }
trainer-again = Slabé místo: ještě jednou
trainer-forget = Zapomenout moje výsledky
trainer-closed = Mapy jsou teď zavřené: u jednoho vašeho stolu se rozdává nebo vybírá, a tam se hraje zpaměti. Až se mapa u stolu odkryje, můžete trénovat dál.
trainer-map-hidden = Mapa se rozloží po vaší odpovědi.
trainer-price = { $eur } €
trainer-clock-line = Máte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}. Kolik správných odpovědí stihnete?
trainer-clock-start = Spustit čas
trainer-clock-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda
    [few] Zbývají { $seconds } sekundy
   *[other] Zbývá { $seconds } sekund
}
trainer-clock-score = správně { $right }
trainer-clock-done = Čas vypršel: { $right ->
    [one] { $right } správná odpověď.
    [few] { $right } správné odpovědi.
   *[other] { $right } správných odpovědí.
}
trainer-clock-best = Váš nejlepší výsledek: { $right }
trainer-clock-best-now = Nejlepší, co se vám zatím povedlo!
trainer-daily-at = Otázka { $number } z { $of }, zatím správně { $right }
trainer-daily-done = Dnešní desítka: správně { $right } z { $of }
trainer-daily-again = Stejné otázky dnes dostanou všichni. Nové přijdou zítra.
trainer-known = Co už umíte
trainer-known-line = Čím sytější barva, tím lépe stát znáte: kde leží, s kým sousedí, jak je daleko. Co se neopakuje, bledne.
trainer-known-well = { $count ->
    [one] { $count } stát umíte dobře
    [few] { $count } státy umíte dobře
   *[other] { $count } států umíte dobře
}
trainer-known-fading = { $count ->
    [one] { $count } stát bledne nebo v něm byla chyba
    [few] { $count } státy blednou nebo v nich byla chyba
   *[other] { $count } států bledne nebo v nich byla chyba
}
trainer-known-unknown = Zatím bez cvičení: { $count ->
    [one] { $count } stát
    [few] { $count } státy
   *[other] { $count } států
}
