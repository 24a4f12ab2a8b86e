# Nastavení.
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
