# Nothing is missing here or in the other catalogues of this language; one that lacks sentences leaves this out.
whole = yes

# What the client itself says; sentences about the games come from the engine's catalogues.
brand = Pomezí
brand-line = A table for five games of borders and journeys
brand-sub = Open a board, share a link, take a seat. No account, no adverts, nothing to install.
skip-to-content = Skip to the content
play-now = Play now
learn = Learn by playing
alone = alone
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
daily = The deals of the day
daily-line = Everybody plays the same deal. One try counts; what others did opens when you have finished.
daily-play = Play
daily-continue = Go on
daily-result = Result
daily-waits = Your try waits for you
daily-rank = No. { $rank } of { $field }
daily-unranked = Over, without a rank
daily-players = { $count ->
    [one] { $count } has finished
   *[other] { $count } have finished
}
daily-first = Nobody has finished yet
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
sealed = Sealed
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
invite-link = Link to this table
invite-qr = The same link as a QR code
reach-nobody = This link works on this computer alone.
reach-how = To let others in, stop the server and start it again so that it serves your local network:
reach-care = From then on everybody on that network can open this page. Your tables are kept.
reach-network = Whoever is on the same network, such as the same Wi-Fi, can open this link or point a phone at the code. Nobody else can.
reach-world = Anybody who has this link can come to the table.
copy-link = Copy the link
link-copied = The link is copied.
sit-here = Sit here
sit-down = Sit down
stand-up = Stand up
remove-player = Remove
remove-ask = Remove { $player } from the table? They will not be able to sit down here again.
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
refusal-no-house = There is no server of Pomezí here.
refusal-no-record = { $line ->
    [0] This file is no record of a game of Pomezí.
   *[other] This file is no record of a game of Pomezí, or it was changed: line { $line }.
}
refusal-newer-record = This record was made by a newer Pomezí than this one.
refusal-pocket-elsewhere = Pomezí without a network is already open in another tab.
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
listed = Open to everybody
listed-line = The front page shows this table while a seat is free. Otherwise only those with the link can come.
open-tables = Open tables
open-waits = { $players } would like company
open-rated = rated
rated = Counts for the rating
rated-own-line = Games on an edition of somebody’s own are not rated.
rated-line = The result counts between players with an account.
rated-not = The result counts for nobody’s rating.
hints = Hints
hints-line = Whoever is to act may ask a bot what it would do.
hints-none = There are no hints at this table.
grace = A bot steps in after
grace-line = It plays for whoever has gone missing while others wait; who comes back goes on.
grace-never = never
agreed = What was agreed
replaced = Who may be replaced
replaced-by-host = The host may let a bot play for whoever is missing or has resigned.
replaced-not = Nobody by hand: this game counts.
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
own-edition = A file of your own…
own-edition-line = Your own map, cards or boards, as a JSON file.
own-edition-is = Your own edition: { $name }
own-edition-drop = Remove
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
option-open_map-false = never
option-open_map-part_one = in rounds 1 and 2
option-open_map-true = always
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
talk-who = Who may talk
talk-watchers = Those who look on
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
hint-show = Show it on the board
advice-risk = But:
advice-ahead = On average it ends { $amount } ahead of the best opponent.
advice-behind = Even so it ends { $amount } behind on average.
advice-level = On average it ends level with the best opponent.
advice-alone = On average it ends with { $amount }.
advice-next = Next best: { $action } ({ $amount } worse).
advice-next-bare = Next best: { $action }.
advice-next-level = As good: { $action }.
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
amount-eur = { $count } €
why = Why?
why-ask = Why did it do that?
why-title = { $player } explains:
why-secret = What decided is something only this bot knows. After the game it will tell.
why-none = There is no more to say about this one.
rule-open = What the rules say
replay-eyes = Through whose eyes
replay-through = Seen by { $player }
replay-beside = Seen by a spectator
replay-failed = That moment cannot be shown now.
end-result = Show the result
end-join = To the new table
end-share = Share the link
end-share-record = Share the record

bot-odds = a bot that knows the odds

# Rules
rules-of = Rules of { $game }
rules-search = Search in the rules
rules-none = Nothing found.
rules-readings = How this table reads the rules

trainer = Map trainer
rules-closed = The chapter on maps is closed now: one of your tables is dealing or choosing, and that is played from memory.
bh-closed-table = To the table
table-side = Side column

# ---- the column, watchers, taking back ----
watcher = Someone watching
watching = You are watching. What shall we call you?
watch-as = Save
takeback-waiting = Waiting to hear whether it may be taken back.
takeback-granted = The others agreed: it is taken back.
takeback-refused = The others would rather not.
skip-to-decision = To what is asked now (key A: list of actions)
finale = The final count
finale-skip = Straight to the result
tie-shared = { $player } and { $other } are level on everything and share the victory.

strangers = Games from other packages
plain-turn = Your turn: choose an action.
since = While you were away: { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
since-show = Show it on the board

# Without a network.

pocket = In your pocket
pocket-line = Take Pomezí along: all five games against bots or at one screen, the first games, the rules and the map trainer, without a network.
pocket-take = Take it along
pocket-taking = Packing: { $percent } %
pocket-taken = Pomezí is in this browser, and plays without a network too.
pocket-failed = That did not work. Try again when the connection is better.
pocket-install = Install it as an app
pocket-open = Open a record
pocket-explorer = It thinks on this device, about a second a move: as far as it comes by then. On a slow device it plays a little weaker.
pocket-starting = The engine is coming into your browser: { $percent } %
