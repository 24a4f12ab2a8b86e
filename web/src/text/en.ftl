# What the client itself says; sentences about the games come from the engine's catalogues.
brand = Pomezí
brand-line = A table for five games of borders and journeys
brand-sub = Open a board, share a link, take a seat. No account, no adverts, nothing to install.
skip-to-content = Skip to the content
play-now = Play now
with-friends = With friends
one-screen = At one screen
rules = Rules
soon = The board is being drawn
soon-terminal = Not at this table yet.
players-range = { $least ->
    [1] Alone or up to { $most }
   *[other] { $least } to { $most } players
}
minutes-range = { $least }–{ $most } min
pitch-ticket_to_ride = Collect wagons, claim railways, and join the cities on your secret tickets before the others cut you off.
pitch-bez_hranic = Through how many countries does the way lead? Bet together, quickly, with no map in sight.
pitch-limes = Sixteen cards, one landscape of your own, seven workers in the right places. Also alone.
pitch-border = Roll, keep, roll again: close your territories before your neighbours do.
pitch-eighty_days = Leave London, go round the world, be back in eighty days, with a detective at your heels.
title-ticket_to_ride = Ticket to Ride
title-bez_hranic = Bez hranic
title-limes = Limes
title-border = The Border
title-eighty_days = Around the World in 80 Days
your-tables = Your tables
your-tables-none = Tables you open or join are listed here, in this browser only.
table-of = { $game }, { $when }
daily-limes = Limes of the day
daily-limes-line = Today everybody lays the same sixteen cards. How far do you get?
forget = Remove from the list
settings = Settings
close = Close
cancel = Cancel
language = Language
theme = Colours
theme-auto = As the system
theme-day = Day
theme-night = Night
setting-motion = Movement: cards fly, wagons land
setting-sound = Quiet sounds
setting-symbols = Symbols and patterns on every colour
setting-confirm = Ask before an action that cannot be undone
setting-notify = Tell me in a notification when it is my turn
your-name = Your name
default-name = Traveller
bot-name-0 = Fogg
bot-name-1 = Passepartout
bot-name-2 = Aouda
bot-name-3 = Fix
bot-name-4 = Nemo
bot-name-5 = Conseil
name-of-player = Name of player { $number }
new-table = A table for { $game }
new-friends-line = Choose how many seats there are. You get a link to send; seats nobody takes can go to bots.
new-screen-line = Everybody plays on this screen; hands are covered between turns.
seats = Seats
seat-number = Seat { $number }
seat-me = me
seat-open = for a friend
seat-bot = bot
add-seat = Add a seat
remove-seat = Remove a seat
open-table = Open the table
options = Options
option-diagonal = Diagonal: a card may touch earlier ones only at a corner
option-ferry = Ferry: a fisher carries your other workers across the water
bot-random = a bot that guesses
bot-greedy = a bot that plans
bot-thrifty = a bot that saves its workers
bot-beam = a bot that looks far ahead
bot-search = a bot that thinks ahead
lobby-title = The table is laid
lobby-line = Send this link to your friends; whoever opens it can take a free seat.
lobby-host = Start when all seats are taken. A seat nobody wants can go to a bot.
lobby-guest = The host starts the game when all seats are taken.
copy-link = Copy the link
link-copied = The link is copied.
sit-here = Sit here
sit-down = Sit down
stand-up = Stand up
give-to-bot = Give it to a bot
start-game = Start the game
seat-free = free
seat-away = away
waiting-for-players = Waiting for players.
spectating = You are watching.
joining = Going to the table …
connection-lost = The connection is lost. Trying again …
connection-back = Connected again.
table-gone = There is no such table.
table-gone-line = The link may be incomplete, or the table was put away.
offline = The server does not answer.
offline-line = Check the connection and try again; tables are kept on the server.
try-again = Try again
back-home = To the front page
page-missing = There is no such page.
board-missing = The board of this game cannot be shown here yet.
refused-plainly = That is not possible now.
refusal-offline = The server does not answer.
refusal-server = The server could not do that.
your-turn = Your turn
turn-of = { $player } is choosing.
turn-of-many = Waiting for { $actors }.
bot-thinking = { $player } is thinking.
turn-over = The game is over.
looking-back = You are looking back.
to-now = Back to now
actions-title = What you can do
actions-key = Actions as a list (key A)
actions-filter = Search
actions-none = There is nothing to do now.
actions-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
undo = Undo
hint = Hint
hint-given = Hint: { $action }
log = What happened
log-empty = Nothing has happened yet.
log-jump = Show the board as it was: { $event }
players = Players
player = Player { $number }
points = points
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-mark = you
menu = Menu
more = More
to-board = Board
resign = Resign
resign-sure = A bot will play on in your place. Resign?
takeback-ask = Ask to take back
takeback-title = May that be taken back?
takeback-line = { $player } would like to take the last action back.
takeback-no = No
takeback-yes = Yes, of course
pause = Pause
resume = Resume
paused = The game is paused.
ended = The table was closed before the end.
confirm-title = Are you sure?
confirm-do = Do it
end-title = The journey is over
end-won = { $player } wins
end-shared = { $players } share the victory
end-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-total = Total
end-source = Points for
end-chart = The score over time
end-again = Play again
end-board = Look at the board
end-record = Record of the game
end-place = Place
replay = Replay
replay-step = Step { $step } of { $steps }
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-stop = Stop
cover-title = Hand the screen over
cover-line = { $player } is next. The others look away.
cover-ready = I am { $player }: show my hand
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
hide-panel = Hide the panel
show-panel = Show the panel

# Ticket to Ride
ttr-choose = Choose at least { $needed } of your tickets to keep.
ttr-chosen = Your tickets are chosen; the others are still choosing.
ttr-keep = Choose which tickets to keep, at least one.
ttr-main = Draw cards, claim a railway, or take tickets.
ttr-second = Choose a second card, or the deck.
ttr-pass = There is nothing you could do: pass.
ttr-do-pass = Pass
ttr-draw-deck = Draw from the deck
ttr-draw-card = Take a face-up card: { $card }
ttr-draw-tickets = Draw tickets
ttr-claim = Claim { $route } for { $payment }
ttr-keep-these = Keep { $tickets }
ttr-keep-least = Choose at least { $needed }
ttr-keep-count = { $count ->
    [0] Keep none
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
ttr-deck = Deck
ttr-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
ttr-ticket-deck = Tickets
ttr-tickets-left = { $count ->
    [one] { $count } ticket left
   *[other] { $count } tickets left
}
ttr-face-up = Face-up cards
ttr-hand = My cards
ttr-hand-card = { $card }: { $count }
ttr-tickets = My tickets
ttr-offer = Tickets on offer
ttr-ticket = { $from } – { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ttr-ticket-done = done
ttr-ticket-missed = missed
ttr-ticket-open = { $wagons ->
    [one] { $wagons } wagon to go
   *[other] { $wagons } wagons to go
}
ttr-ticket-impossible = no longer possible
ttr-route = { $from } – { $to }, { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}, { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ttr-any-colour = any one colour
ttr-route-owner = belongs to { $player }
ttr-route-closed = closed
ttr-route-pay = You can pay { $payments }.
ttr-route-short = You cannot pay for it yet.
ttr-route-wait = Not your turn.
ttr-pay-title = How will you pay?
ttr-pay-line = { $from } – { $to } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ttr-wagons = wagons
ttr-cards = cards
ttr-ticket-count = tickets
ttr-map = Map of the railways
ttr-last-turns = { $count ->
    [one] Last turns: { $count } to go
   *[other] Last turns: { $count } to go
}
ttr-source-routes = Railways
ttr-source-tickets = Tickets completed
ttr-source-missed = Tickets missed
ttr-source-longest = Longest path
ttr-longest-length = { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}

# Limes
limes-lay = Lay card { $card } into your landscape; R or the wheel turns it.
limes-lay-short = Lay card { $card } into your landscape.
limes-work = Send a worker onto the new card, move one, or leave them be.
limes-wait = Done for this round; the others are still laying.
limes-turn = Turn the card
limes-turn-hint = turned by { $turn }°
limes-card = Card { $card }
limes-round = Round { $round } of 16
limes-pass = Leave the workers be
limes-supply = workers in hand
limes-place-action = Worker onto the new card: { $where }
limes-lay-action = Lay at { $where }, { $turn ->
    [0] not turned
   *[other] turned by { $turn }°
}
limes-move-action = Move worker { $worker } to { $where }
limes-spot = column { $x }, row { $y }
limes-z1 = top left
limes-z2 = top right
limes-z3 = bottom left
limes-z4 = bottom right
limes-landscape = My landscape
limes-landscape-of = Landscape of { $player }
limes-worker = Worker { $worker }, { $job }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
limes-move-choose = Worker { $worker }: choose where to go, or press Escape.
limes-area-field = Field: { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
limes-area-water = Water: { $count ->
    [one] { $count } hut on the shore
   *[other] { $count } huts on the shore
}
limes-area-forest = Forest: { $count ->
    [one] { $count } area around it
   *[other] { $count } areas around it
}
limes-area-rock = Tower: { $count ->
    [one] { $count } forest zone in view
   *[other] { $count } forest zones in view
}
limes-drawn = Cards already seen
limes-undrawn = Still in the deck
limes-others = The others
limes-source-worker = Worker { $number }
limes-rank = { $rank }

# The Border
bot-odds = a bot that knows the odds
border-roll-first = Roll all five dice.
border-roll-again = Set dice aside and roll the others, or keep them all.
border-complete = Complete whole areas with your dice, or leave the dice to the others.
border-cross = Cross cells beside crossed ones; the others will see them when all are done.
border-cross-done = No dice left for you: finish, or take a cross back.
border-wait = Your crosses are hidden until all are done.
border-board = My board
border-board-of = The board of { $player }
border-others = The others
border-dice = Dice
border-round = Round { $round }
border-rolls-left = { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}
border-may-cross = { $count ->
    [0] No crosses left
    [one] { $count } cross left
   *[other] up to { $count } crosses
}
border-hidden-until = Hidden until { $actors } finish
border-die = Die { $number }, { $colour }: { $choice }
border-die-blank = Die { $number }, not rolled yet
border-die-free = Die { $number }, { $colour }
border-die-used = Die { $number }, { $colour }, used by the active player
border-die-spent = Die { $number }, { $colour }, used
border-die-idle = Die { $number }, { $colour }, no longer for you
border-held = keep
border-rolling = roll
border-roll-all = Roll all five dice
border-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
border-roll-none = Nothing to roll
border-roll-dice = Roll the dice { $dice } again
border-keep = Keep all
border-done = Done
border-done-nothing = Cross nothing
border-done-unused = Use no dice
border-uncross = Take the last cross back
border-left-for-others = For the others:
border-one-for-others = All dice used: everybody else may take one of the five.
border-complete-area = Complete area { $area }
border-complete-action = Complete area { $area }: { $colour }, { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
border-cross-action = Cross { $cell } ({ $colour })
border-cell = Cross { $cell }, { $colour }, border of { $territories }
border-area = Area { $area }, { $colour }: { $count ->
    [one] { $count } cell open
   *[other] { $count } cells open
}
border-area-full = Area { $area }, { $colour }: complete
border-area-chance = Area { $area }, { $colour }, { $count ->
    [one] { $count } cell open
   *[other] { $count } cells open
}: { $percent } with the dice kept now
border-chances = Chances
border-chances-line = With the rolls left, keeping every die of the colour. Choose an area to roll for it.
border-chance = Area { $area }, { $colour }, { $count ->
    [one] { $count } cell open
   *[other] { $count } cells open
}: { $percent }. Keep its dice.
border-any = Any area at all
border-any-kept = Any area, with the dice kept now
border-bar = Score bar
border-bar-closed = { $territory }: closed, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
border-bar-first = { $territory }: { $first } to the first, later { $later }; { $lacks ->
    [one] { $lacks } cell lacking
   *[other] { $lacks } cells lacking
}
border-bar-later = { $territory }: closed before, now { $later }; { $lacks ->
    [one] { $lacks } cell lacking
   *[other] { $lacks } cells lacking
}
border-closed = closed territories
border-closed-of = { $count } of 6 territories closed
border-source-first = { $points } ★
border-source-note = ★ closed first, for the higher value.
border-source-closed = Territories closed
border-source-best = Highest single value
border-end-six = { $count ->
    [one] { $players } has closed at least six territories
   *[other] { $players } have closed at least six territories
}, and so the game ended with that round.
border-end-quiet = Nobody crossed a cell for a hundred rounds, and so the game ended.
border-end-tie = { $players } have { $points } points each. The highest single value decides: { $best } for { $winners }, against { $next }.
border-end-shared = { $players } have { $points } points each; the highest single value of { $winners } is { $best } too, so they share the win.

# Rules
rules-of = Rules of { $game }
rules-search = Search in the rules
rules-none = Nothing found.
rules-readings = How this table reads the rules
