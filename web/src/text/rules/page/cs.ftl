# Co říká každá stránka pravidel.
before = Předtím
after = Potom
rules-print = Vytisknout
rules-whole = Celá pravidla
rules-told = Co říkají pravidla
