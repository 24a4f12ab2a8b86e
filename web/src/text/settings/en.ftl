# The settings.
theme = Colours
theme-auto = Same as the system
theme-day = Day
theme-night = Night
setting-motion = Movement: cards fly, wagons land
setting-volume = Sounds
setting-vibrate = Vibrate when it is my turn
setting-pace = What the others do
pace-quick = At once
pace-usual = At a usual pace
pace-slow = Slowly
setting-symbols = Symbols and patterns on every colour
setting-confirm = Ask before an action that cannot be undone
setting-notify = Tell me in a notification when it is my turn
