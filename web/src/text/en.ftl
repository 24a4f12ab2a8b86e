# Nothing is missing here or in the other catalogues of this language; one that lacks sentences leaves this out.
whole = yes

# What the client itself says; sentences about the games come from the engine's catalogues.
brand = Pomezí
brand-line = A table for five games of borders and journeys
brand-sub = Open a board, share a link, take a seat. No account, no adverts, nothing to install.
skip-to-content = Skip to the content
play-now = Play now
with-friends = With friends
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
your-tables = Your tables
your-tables-none = Tables you open or join are listed here.
daily-limes = Limes of the day
daily-limes-line = Today everybody lays the same sixteen cards. How well can you do?
settings = Settings
close = Close
cancel = Cancel
language = Language
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
your-name = Your name
default-name = Guest
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
option-diagonal = Diagonal
option-ferry = Ferry
bot-random = a bot that guesses
bot-greedy = a bot that plans
bot-thrifty = a bot that saves its workers
bot-beam = a bot that looks far ahead
bot-search = a bot that thinks ahead
lobby-title = The table is open
lobby-line = Send this link to your friends; whoever opens it can take a free seat.
lobby-invited = You are invited: choose a seat.
lobby-full = All seats are taken; you can watch the game.
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
log-earlier = Show earlier
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
takeback-title = May it be taken back?
takeback-line = { $player } would like to take the last action back.
takeback-no = No
takeback-yes = Yes, of course
pause = Pause
resume = Resume
paused = The game is paused.
ended = The table was closed before the end.
confirm-title = Are you sure?
confirm-do = Do it
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
cover-ready = I am { $player }: go on
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
hide-panel = Hide the panel
show-panel = Show the panel

# The shell
me = About you
me-line = Nobody needs an account. This server knows this browser by a cookie and nothing else.
me-name = Your name
me-renamed = The name is saved.
me-back = Welcome back: your seats and games are here.
me-sessions = This and other devices
me-sessions-line = Whoever is signed out needs the phrase or the password to come back to their seats.
me-sign-out = Sign out here
me-sign-out-everywhere = End all sessions everywhere
me-out = You are signed out here.
me-out-everywhere = All sessions have been ended, everywhere.
save = Save
you = You
game = Game
phrase = Recovery phrase
phrase-line = With these words you come back to your seats on any device. They are shown only here and only until you put them away: write them down.
phrase-written = I have written it down
phrase-hidden = You have a phrase. If it is lost, make a new one; the old one stops working.
phrase-renew = Make a new phrase
phrase-new = Here is your new phrase.
phrase-have = I have a phrase from elsewhere
phrase-use = Come back with it
account = Account
account-line = A name and a password keep your history and rating on every device. We ask for nothing else.
account-yours = Your account is called { $login }.
account-make = Make an account
account-made = The account is yours.
sign-in = Sign in
login = Name of the account
password = Password (at least 8 characters)
password-new = New password (at least 8 characters)
password-change = Change the password
password-old = Password until now
password-changed = The password is changed; other devices are signed out.
my-games = Games played to the end
my-games-day = Day
my-games-with = With
daily-best = Best today
daily-none = Nobody has finished today’s deal yet.
daily-play = Play today’s deal
daily-again = Try again
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
level = Level of the bots
seat-person = a person
seat-kept = kept for { $player }
seat-resigned = has resigned
seat-played-by = for now: { $bot }
fill-with-bots = Bots on the free seats
fill-seats = Let a bot play
fill-seats-line = A bot plays for whoever is missing or has given up; whoever comes back takes over again.
fill-seats-none = Nobody is missing.
fill-seats-rated =
    { $seconds ->
        [0] This game counts: nobody is replaced, the table waits.
        [one] This game counts: a bot plays by itself for whoever has been away for one second while others wait.
       *[other] This game counts: a bot plays by itself for whoever has been away for { $seconds } seconds while others wait.
    }
end-table = Close the table
end-table-sure = The game ends here for everybody. The record stays. Close the table?
by-letter = By correspondence
by-letter-line = Everybody plays when it suits them; the table waits for days.
limit = Time for a turn
limit-line = When it has run out, the table plays the simplest action.
limit-none = no limit
rated = Counts for the rating
rated-line = The result counts between players with an account.
rated-not = The result counts for nobody’s rating.
hints = Hints
hints-line = Whoever is to act may ask a bot what it would do.
hints-none = There are no hints at this table.
grace = A bot steps in after
grace-line = It plays for whoever has gone missing while others wait; who comes back goes on.
grace-never = never
seconds = { $count ->
    [0] no limit
    [one] { $count } second
   *[other] { $count } seconds
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
edition = Edition
editions-bez_hranic = Map
editions-border = Set of boards
edition-europe = Europe
edition-usa = USA
edition-balanced = Balanced
edition-pomezi = The first ones, less even
option-diagonal-line = A card may touch earlier ones only at a corner.
option-ferry-line = A fisher carries your other workers across the water.
option-start = Who begins
option-start-line = Drawn by lot, or the seat you name.
option-start-drawn = drawn by lot
option-princess = The princess copies
option-princess-line = Any discarded event card, or only the one on top.
option-princess-any = any card
option-princess-top = the top card
option-boards = Boards
option-boards-line = Which of the four boards each seat gets: dealt by lot, or in this order.
option-boards-dealt = dealt by lot
option-two_colours = Two colours each
option-two_colours-line = For two or three: everybody plays with two colours and one purse.
option-open_map = Open map
option-open_map-line = The map stays in sight while you choose: for learning.
option-pick_seconds = Time for choosing
option-pick_seconds-line = The table places for you what you have not placed by then.
shuffle = How the cards are shuffled
shuffle-line = The server promised its part of the shuffle before anybody sat down; this is the seal of that promise. After the game anybody can check it.
shuffle-word = A word of yours for the shuffle (optional)
more-unread = { $count ->
    [one] More, { $count } new message
   *[other] More, { $count } new messages
}
talk = Talk
talk-none = Nobody has said anything yet.
talk-ready = Ready-made phrases
talk-say = Say something
talk-send = Send
say-hello = Hello!
say-luck = Good luck!
say-nice = Well played!
say-thanks = Thank you.
say-moment = Just a moment …
say-oops = Oh dear.
say-again = Once more?
say-bye = Goodbye!
watchers = Watching: { $names }
watchers-nameless = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
hint-reason = Played on from here { $games ->
    [one] once
   *[other] { $games } times
}, it ended on average { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} from the best of the others.
hint-reason-alone = Played on from here { $games ->
    [one] once
   *[other] { $games } times
}, it ended on average with { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
hint-other = Compared with: { $action } ({ $margin }).
hint-won = Played out in thought from here { $games ->
    [one] once
   *[other] { $games } times
}, it won { $won } % of the games.
hint-other-won = Compared with: { $action } ({ $won } %).
replay-eyes = Through whose eyes
replay-through = Seen by { $player }
replay-beside = Seen by a spectator
replay-failed = That moment cannot be shown now.
end-result = Show the result
end-join = To the new table
end-share = Share the link

# Ticket to Ride
ttr-choose = Choose at least { $needed } of your tickets to keep.
ttr-chosen = Your tickets are chosen; the others are still choosing.
ttr-keep = Choose which tickets to keep, at least one.
ttr-main = Draw cards, claim a route, or take tickets.
ttr-second = Choose a second card, or the deck.
ttr-pass = There is nothing you can do: pass.
ttr-do-pass = Pass
ttr-draw-deck = Draw from the deck
ttr-draw-card = Take a face-up card: { $card }
ttr-draw-tickets = Draw tickets
ttr-claim = Claim { $route } for { $payment }
ttr-track = { $route } (track { $track })
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
ttr-hand-of = Cards of { $player }
ttr-hand-card = { $card }: { $count }
ttr-tickets = My tickets
ttr-tickets-of = Tickets of { $player }
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
ttr-map = Map of the routes
ttr-last-turns = Last turns: { $count } to go
ttr-source-routes = Routes
ttr-source-tickets = Tickets completed
ttr-source-missed = Tickets missed
ttr-source-longest = Longest path (wagons)
ttr-longest = Longest path
ttr-longest-length = { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}

# Limes
limes-lay = Lay card { $card } into your landscape; R or the wheel turns it.
limes-lay-short = Lay card { $card } into your landscape.
limes-work = Send a worker onto the new card, move one, or leave them be.
limes-work-short = Place or move a worker, or leave them be.
limes-wait = Done for this round; the others are still laying.
limes-turn = Turn the card
limes-turn-hint = turned by { $turn }°
limes-card = Card { $card }
limes-round = Round { $round } of 16
limes-tap-again = Tap again to lay it here.
limes-pass = Leave the workers be
limes-supply = workers in the supply
limes-supply-count = { $count ->
    [one] { $count } worker in the supply
   *[other] { $count } workers in the supply
}
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
limes-source-farmer = Farmers
limes-source-fisher = Fishers
limes-source-woodcutter = Woodcutters
limes-source-watchman = Watchmen
limes-rank = { $rank }

# The Border
bot-odds = a bot that knows the odds
border-roll-first = Roll all five dice.
border-roll-again = Set dice aside and roll the others, or keep them all.
border-complete = Complete whole areas with your dice, or leave the dice to the others.
border-cross = Cross cells beside crossed ones; nobody else sees them yet.
border-cross-done = No dice left for you: finish, or take a cross back.
border-wait = Your crosses are hidden until everybody is done.
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
border-hidden-until = Hidden. Waiting for { $actors }
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
border-cross-action = Cross the cell { $cell } ({ $colour })
border-cell = Cross the cell { $cell }, { $colour }
border-cell-named = Cell { $cell }
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
border-closed-of = closed { $count } of 6 territories
border-source-first = { $points } ★
border-source-note = ★ closed first, for the higher value.
border-source-closed = Territories closed
border-source-best = Highest single value
border-end-six = { $count ->
    [one] { $players } has closed at least six territories
   *[other] { $players } have closed at least six territories
}, and so the game ended with that round.
border-end-quiet = Nobody crossed a cell for a hundred rounds, and so the game ended.
border-end-tie = { $players } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. The highest single value decides: { $best } for { $winners }, against { $next }.
border-end-shared = { $players } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; the highest single value of { $winners } is { $best } too, so they share the win.

# Rules
rules-of = Rules of { $game }
rules-search = Search in the rules
rules-none = Nothing found.
rules-readings = How this table reads the rules

# Bez hranic
bh-map = The map
bh-map-comes = Unfolding the map …
bh-look = A look at the map
bh-look-line = Remember who borders whom: while cards are dealt and chosen, the map is hidden.
bh-find = Find a country
bh-ready = I am ready
bh-waiting-ready = You are ready; the others are still looking.
bh-is-ready = ready
bh-next-round = On to the next round
bh-to-final = On to the final
bh-to-table = Back to the table
bh-show-map = Show the map
bh-table = The round table
bh-forty = field 40
bh-face-down = empty place
bh-best = Cheapest field of this round, with nothing underneath: { $places } ({ $eur } €)
bh-covered = The middle is covered.
bh-start = Start
bh-target = Target
bh-field-stack = { $where }; tokens from the bottom: { $colours }
bh-round = Round { $round } of 7
bh-round-one = { $colours ->
    [1] One token
   *[other] One token of each colour
}: a journey from the start
bh-round-two = { $colours ->
    [1] Two tokens
   *[other] Two tokens of each colour
}: from the start to both, in the cheaper order
bh-round-target = { $colours ->
    [1] Two tokens
   *[other] Two tokens of each colour
}: from start to target through both
bh-round-final = The final: now an expensive journey pays off
bh-deal-all = Deal the offer
bh-deal-one = only the next card
bh-deal-stop = Stop dealing
bh-reveal = turn up the middle
bh-dealt = cards: { $count } of { $of }
bh-dealer = deals
bh-open = Open the offer
bh-open-line = Your time runs from the moment you open it.
bh-hand = Your tokens
bh-left-to-place = tokens to place
bh-all-placed = Your tokens are placed; the others are still choosing.
bh-status-look = Look at the map and say when you are ready.
bh-status-review = Look at the journeys and say when you are ready.
bh-status-deal = You deal: lay out the offer. After the seventh card the middle turns up by itself.
bh-status-dealt = { $player } deals. Get ready: the middle comes at once after the seventh card.
bh-status-open = Open the offer when you are ready to choose.
bh-status-watch = The race is on.
bh-status-choose = { $ends }: place { $left ->
    [one] a token
   *[other] { $left } tokens
} where the journey will be cheap – quick!
bh-status-final = { $ends }: place { $left ->
    [one] a token
   *[other] { $left } tokens
} where the journey will be expensive – quick!
bh-do-ready = Say that I am ready
bh-do-deal = Deal the next card
bh-do-reveal = Turn up the middle
bh-do-open = Open the offer
bh-do-place = Place a token: { $where }
bh-do-place-colour = Place a { $colour } token: { $where }
bh-eur = { $sign }€{ $eur }
bh-borders = { $count ->
    [one] { $count } border
   *[other] { $count } borders
} × 10
bh-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
} × 30
bh-once = once
bh-under = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} × 10
bh-price = Price
bh-receives = Receives
bh-paid-all = Paid all there was
bh-left = Left
bh-has = Has
bh-bill-of = Bill of { $player }
bh-evaluation = The evaluation
bh-pages = Journeys, reactions and postcard
bh-reactions = Reaction times
bh-reaction-order = In the stacks
bh-reaction-time = time
bh-reaction-lag = lag allowed
bh-reaction-why = Own clock { $claimed }, seen by the server after { $measured }.
bh-reactions-why = Everybody’s own clock counts, from the frame that showed the middle to the press, within what the server saw of the connection.
bh-seconds = { $seconds } s
bh-milliseconds = { $ms } ms
bh-postcard = Postcard
bh-postcard-of = Postcard: { $state }
bh-capital = Capital
bh-area = Area
bh-km2 = { $area } km²
bh-population = Population ({ $year })
bh-final = Final
bh-final-journeys = The journeys of the final
bh-source-before = Money before the final
bh-source-floor = Never below zero
bh-score = €{ $points }
bh-points = euros
bh-end-source = Euros
bh-end-chart = Money over time

# The map trainer
trainer = Map trainer
trainer-line = Learn the borders without a game. What you miss comes again.
trainer-edition = Map
trainer-kind = Exercise
trainer-kind-borders = How many borders?
trainer-kind-neighbours = Name the neighbours
trainer-kind-cheapest = The cheapest field
trainer-ask-borders = How many borders must be crossed between these states?
trainer-ask-neighbours = Which of these states does it border?
trainer-ask-cheapest = One token, round 1: where is the journey cheapest?
trainer-check = Check
trainer-next = Next question
trainer-right = Right!
trainer-answer-borders = { $count ->
    [one] { $count } border: { $way }
   *[other] { $count } borders: { $way }
}
trainer-answer-neighbours = Neighbours: { $states }
trainer-answer-cheapest = Cheapest: { $states }, €{ $eur }
trainer-wrong = Not quite.
trainer-missed = Missed: { $states }.
trainer-extra = Not a neighbour: { $states }.
trainer-score = { $right } of { $asked } right
trainer-streak = { $count } in a row
trainer-weak = Weak spots
trainer-weak-none = None yet. What you miss will be listed here and asked again.
trainer-weak-borders = { $a } – { $b }
trainer-weak-neighbours = neighbours of { $a }
trainer-weak-cheapest = cheapest from { $a }
trainer-again = A weak spot: once more
trainer-forget = Forget my results
trainer-closed = The maps are closed now: one of your tables is dealing or choosing, and that is played from memory. When its map lies open, you can practise on.
rules-closed = The chapter on maps is closed now: one of your tables is dealing or choosing, and that is played from memory.
bh-closed-table = To the table
trainer-map-hidden = The map unfolds after your answer.
trainer-price = €{ $eur }
# Around the World in 80 Days
days-take = Take one of the cards laid out.
days-use-coin = You may take a coin.
days-use-event = You may take an event card.
days-use-detective = You may send the detective to any city but London.
days-use-watch = You may take the watch and start the next round.
days-use-exchange = You may exchange up to three travel cards.
days-act = Choose the cards for { $leg }, or stay.
days-act-bare = Travel { $leg }, or stay.
days-act-on = You may travel on, { $leg }, or end the turn.
days-end = Play what you still want to play, then end the turn.
days-leg = Add a balloon or event cards to the leg, then set out.
days-roll = Accept the roll, or pay a coin to roll again.
days-token = The bonus token offers you an event card.
days-discard = { $count ->
    [one] Discard { $count } card: six is the limit.
   *[other] Discard { $count } cards: six is the limit.
}
days-map = The world from London to London
days-row = The row of actions
days-hand = My cards
days-hand-empty = No cards in hand.
days-desk = To decide now
days-coins = coins
days-cards = travel cards
days-events = event cards
days-event-card = event card
days-points = days
days-of = of 80
days-unit = { $days ->
    [one] day
   *[other] days
}
days-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-score = { $points ->
    [one] { $points } day
   *[other] { $points } days
}
days-range = { $least }–{ $most ->
    [one] { $most } day
   *[other] { $most } days
}
days-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
days-travellers = Travellers
days-has-watch = has the watch
days-known = Known cards:
days-home-as = home { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
days-home = You are home after { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Whoever is not home yet travels on.
days-here = Here: { $players }.
days-detective-here = The detective is here: whoever ends a turn in this city loses 2 days.
days-token-red = First to arrive: { $token }.
days-token-blue = Last to arrive: { $token }.
days-leg-takes = On to { $to }: { $ways }.
days-plan = With your cards: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-plan-missing = You lack { $cards }.
days-next-leg = Next leg: { $leg }
days-needs = Takes { $ways }
days-fastest = Fastest: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-take-back = Take back: { $card }
days-balloon-ready = the balloon is ready
days-instead-of = in place of { $card }
days-serve-card = { $event } in place of { $card }
days-discarded = Discarded event cards, the newest first: { $events }
days-too-many = Too many cards
days-discard-line = Choose a card from your hand to discard.
days-discard-choose = Choose a card
days-exchange-line = Choose up to three cards from your hand.
days-exchange = { $count ->
    [0] Choose cards
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
days-choose-city = Choose a city for the detective
days-travel = Travel: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-travel-bare = Travel
days-go = Set out: { $days }
days-accept = Accept: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-reroll = Roll again (1 of { $count ->
    [one] { $count } coin
   *[other] { $count } coins
})
days-play = Play
days-do-take = Take { $card }, action: { $space }
days-do-take-number = Take card { $number } of the row
days-do-take-deck = Take an unseen card from the deck
days-do-use = Use the action
days-do-use-coin = Take the coin
days-do-use-event = Take an event card
days-do-use-watch = Take the watch
days-do-skip = Skip
days-do-detective = Detective to { $city }
days-do-exchange = Exchange { $cards }
days-do-travel = Travel with { $cards }
days-do-travel-bare = Travel without cards
days-do-play = Play { $event }
days-do-play-city = Play { $event }: { $city }
days-do-go = Set out
days-do-reroll = Pay 1 coin and roll again
days-do-accept = Accept the roll
days-do-buy-travel = Buy a travel card for 2 coins
days-do-buy-event = Buy an event card for 2 coins
days-do-cash = Discard the elephant for 1 coin
days-do-stay = Stay
days-do-end = End the turn
days-do-discard = Discard { $card }
days-event-elephant = Bombay to Calcutta in six days plus a roll of the die. Or discard it for a coin.
days-event-balloon = A roll of the die counts in place of one card of a leg.
days-event-propeller-train = One train of a leg takes only { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
days-event-submarine = One ship of a leg takes only { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
days-event-offer = A leg takes { $days ->
    [one] { $days } day
   *[other] { $days } days
} less.
days-event-contacts = You may travel a second leg in the same turn.
days-event-princess = She does what { $copies ->
    [any] one of the discarded event cards does; you say which
   *[top] the event card on top of the discards does
}.
days-princess-as = { $event } as { $copied }
days-princess-later = None of the discarded event cards can be copied at this moment.
days-play-as = Play as { $copied }
days-event-detective = Send the detective to any city but London.
days-event-storm = Everybody on the way loses { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and all event cards in hand are lost.
days-event-delay = Everybody on the way loses { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and all event cards in hand are lost.
days-end-source = Journey
days-end-total = Days
days-end-chart = Days over time
days-source-home = Came home
days-source-in-time = Within eighty days
days-source-city = Reached
days-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
days-yes = yes
days-no = no
days-end-in-time = home in time, the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} to arrive
days-end-late = home too late, the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} to arrive
days-end-away = on the way: { $city }
days-why-fewest = { $player } came home within eighty days, and nobody took fewer than { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
days-why-tie = { $player } and { $other } took { $days ->
    [one] { $days } day
   *[other] { $days } days
} each; { $player } was home earlier.
days-why-late = Nobody came home within eighty days, so the first one home wins: { $player }.
days-why-fewer-late = Both came home too late; { $player } took fewer days.
days-why-rival-late = { $player } came home, but only after { $days ->
    [one] { $days } day
   *[other] { $days } days
}: that wins the game for { $other }.
table-side = Side column

# ---- the column, watchers, taking back ----
watcher = Someone watching
watching = You are watching. What shall we call you?
watch-as = Save
takeback-waiting = Waiting to hear whether it may be taken back.
takeback-granted = The others agreed: it is taken back.
takeback-refused = The others would rather not.
border-others-cross = The others cross cells with the dice that are left.
skip-to-decision = To what is asked now (key A: list of actions)
finale = The final count
finale-skip = Straight to the result
tie-shared = { $player } and { $other } are level on everything and share the victory.
ttr-scene-done = { $ticket } is connected
ttr-scene-missed = { $ticket } is not connected
ttr-scene-longest = the longest path, { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
ttr-tie-tickets = { $player } and { $other } are level on points. { $player } wins: more tickets completed.
ttr-tie-longest = { $player } and { $other } are level on points and tickets. { $player } wins: the longer path.
limes-scene-farmer = a farmer, { $points }
limes-scene-fisher = a fisher, { $points }
limes-scene-woodcutter = a woodcutter, { $points }
limes-scene-watchman = a watchman, { $points }
limes-tie = { $player } and { $other } are level on points. The best single worker decides: { $player } has it.
days-scene-home = home after { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-scene-away = not home, still in { $city }
bh-scene = { $places }: €{ $eur }

strangers = Games from other packages
plain-turn = Your turn: choose an action.
bh-tie = { $players } have as much money and win together.
since = While you were away: { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
since-show = Show it on the board
