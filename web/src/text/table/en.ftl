# What is said at a table, whatever is played there.
sealed = Sealed
bot-name-0 = Fogg
bot-name-1 = Passepartout
bot-name-2 = Aouda
bot-name-3 = Fix
bot-name-4 = Nemo
bot-name-5 = Conseil
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
stand-up = Stand up
remove-player = Remove
remove-ask = Remove { $player } from the table? They will not be able to sit down here again.
give-to-bot = Give it to a bot
start-game = Start the game
seat-free = free
seat-away = away
spectating = You are watching.
connection-lost = The connection is lost. Trying again …
connection-back = Connected again.
table-gone = There is no such table.
table-gone-line = The link may be incomplete, or the table was put away.
board-missing = The board of this game cannot be shown here yet.
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
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-mark = you
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
level = Level of the bots
seat-kept = kept for { $player }
seat-resigned = has resigned
seat-played-by = for now: { $bot }
fill-seats = Let a bot play
fill-seats-line = A bot plays for whoever is missing or has given up; whoever comes back takes over again.
fill-seats-none = Nobody is missing.
fill-seats-rated =
    { $seconds ->
        [0] This game counts: nobody is replaced, the table waits.
        [one] This game counts: a bot plays by itself for whoever has been away for one second while others wait.
       *[other] This game counts: a bot plays by itself for whoever has been away for { $seconds } seconds while others wait.
    }
step-in = Take a bot’s seat
end-table = Close the table
end-table-sure = The game ends here for everybody. The record stays. Close the table?
laid-again = Tried again
laid = Laid from the middle of a finished game; it counts for nobody.
laid-source = What decided that game
rated-not = The result counts for nobody’s rating.
hints-none = There are no hints at this table.
agreed = What was agreed
replaced = Who may be replaced
replaced-by-host = The host may let a bot play for whoever is missing or has resigned.
replaced-not = Nobody by hand: this game counts.
shuffle = How chance is kept fair
shuffle-line = The server promised its part of the cards and dice to come before anybody sat down; this is the seal of that promise. After the game anybody can check it.
shuffle-word = A word of yours to mix in (optional)
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
rules-of = Rules of { $game }
rules-search = Search in the rules
rules-none = Nothing found.
rules-closed = The chapter on maps is closed now: one of your tables is dealing or choosing, and that is played from memory.
bh-closed-table = To the table
table-side = Side column
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
plain-turn = Your turn: choose an action.
since = While you were away: { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
since-show = Show it on the board
pocket-explorer = It thinks on this device, about a second a move: as far as it comes by then. On a slow device it plays a little weaker.
