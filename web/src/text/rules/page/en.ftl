# What every rules page says.
before = Before
after = After
rules-print = Print
rules-whole = All the rules
rules-told = What the rules say
