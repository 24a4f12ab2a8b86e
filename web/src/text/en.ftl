# Nothing is missing here or in the other catalogues of this language; one that lacks sentences leaves this out.
whole = yes

# What the client itself says; sentences about the games come from the engine's catalogues.
brand = Pomezí
brand-line = A table for five games of borders and journeys
brand-sub = Open a board, share a link, take a seat. No account, no adverts, nothing to install.
brand-sub-alone = All of it plays in this browser. No account, no adverts, nothing to install.
skip-to-content = Skip to the content
play-now = Play now
learn = Learn by playing
alone = alone
with-friends = With friends
against-bots = Against bots
one-screen = On one screen
rules = Rules
soon = The board is being drawn
players-range = { $least } to { $most ->
    [one] { $most } player
   *[other] { $most } players
}
minutes-range = { $least }–{ $most } min
pitch-ticket_to_ride = Collect wagons, claim routes, and join the cities on your secret tickets before the others cut you off.
pitch-bez_hranic = How many borders lie on the way? All choose at once, fast, with no map in sight.
pitch-limes = Sixteen cards, one landscape of your own, seven workers in the right places. Also alone.
pitch-border = Roll, keep, roll again: close your territories before your neighbours do.
pitch-eighty_days = Leave London, go round the world, be back in eighty days, with a detective at your heels.
title-ticket_to_ride = Ticket to Ride
title-bez_hranic = Bez hranic
title-limes = Limes
title-border = The Border
title-eighty_days = Around the World in 80 Days
tournaments = Tournaments
your-tables = Your tables
your-tables-none = Tables you open or join are listed here.
settings = Settings
close = Close
cancel = Cancel
language = Language
your-name = Your name
default-name = Guest
seat-bot = bot
joining = Going to the table …
offline = The server does not answer.
offline-line = Check the connection and try again; tables are kept on the server.
try-again = Try again
back-home = To the front page
page-missing = There is no such page.
refused-plainly = That is not possible now.
refusal-offline = The server does not answer.
refusal-server = The server could not do that.
refusal-no-house = There is no server of Pomezí here.
refusal-no-record = { $line ->
    [0] This file is no record of a game of Pomezí.
   *[other] This file is no record of a game of Pomezí, or it was changed: line { $line }.
}
refusal-newer-record = This record was made by a newer Pomezí than this one.
refusal-pocket-elsewhere = Pomezí without a network is already open in another tab.
your-turn = Your turn
player = Player { $number }
points = points
menu = Menu
more = More
ended = The table was closed before the end.

# The shell
me = About you
you = You
game = Game
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
free-count = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
tables-all = Show all { $count }
table-open = waiting for players
table-playing = running
table-paused = paused
table-over = finished
table-ended = closed
by-letter = By correspondence
seconds = { $count ->
    [0] no limit
    [one] { $count } second
   *[other] { $count } seconds
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
edition-europe = Europe
edition-usa = USA
edition-balanced = Balanced
edition-pomezi = The first ones, less even

trainer = Map trainer
strangers = Games from other packages

# Without a network.

pocket = In your pocket
pocket-line = Take Pomezí along: all five games against bots or on one screen, the first games, the rules and the map trainer, without a network.
pocket-take = Take it along
pocket-taking = Packing: { $percent } %
pocket-taken = Pomezí is in this browser, and plays without a network too.
pocket-failed = That did not work. Try again when the connection is better.
pocket-install = Install it as an app
pocket-open = Open a record
pocket-starting = The engine is coming into your browser: { $percent } %
end-review = What decided it
