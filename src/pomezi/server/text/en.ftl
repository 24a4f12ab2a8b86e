# Why the server refuses something.

refusal-no-such-table = There is no such table.
refusal-no-seat = You have no seat at this table.
refusal-no-person = Give your name first.
refusal-not-your-seat = That seat is not yours.
refusal-not-host = Only the host of the table can do that.
refusal-not-here = That cannot be done here.
refusal-table-open = The game has not started yet.
refusal-table-playing = The game has already started.
refusal-table-paused = The game is paused.
refusal-table-over = The game is over.
refusal-table-ended = The game was ended.
refusal-table-full = All seats are taken.
refusal-seat-taken = Seat { $seat } is taken.
refusal-nobody-there = Nobody else sits there.
refusal-seated = You already sit at this table.
refusal-racing = A race is on. Sit down when it is over.
refusal-removed = The host of this table has given your seat up.
refusal-name-taken = Somebody at this table has a name that looks like “{ $name }”. Choose another one.
refusal-muted = The host of this table has asked you not to talk.
refusal-still-here = The player in seat { $seat } is here and plays on.
refusal-seats-open = There are open seats: wait for players, or fill them with bots.
refusal-resigned = The player in this seat has resigned.
refusal-stale = The table has moved on since you chose: look, and choose again.
refusal-too-late = The time for choosing ({ $limit } s) was over.
refusal-no-undo = This cannot be undone: somebody has learned something since, or has acted.
refusal-no-takeback = There is nothing to take back.
refusal-nobody-asks = Nobody has asked to take anything back.
refusal-no-hints = There are no hints here.
refusal-no-reasons = The bot’s reasons are told after the game, and before it to whoever plays alone against bots, where hints are given.
refusal-still-hidden = That is still hidden: the bot tells it when everybody has chosen.
refusal-table-damaged = The record of this table cannot be read. All other tables go on; whoever runs the server can see what is wrong.
refusal-trouble = The server is in trouble just now. Try again in a moment.
refusal-rated = In a rated game nobody is replaced by hand: after a while a bot plays for whoever is missing.
refusal-no-figures = These figures are shown only on the machine that runs the server.
refusal-unknown-host = This server does not go by that name (start it with --name).
refusal-busy = The table is busy; try again.
refusal-bad-phrase = Nobody has this phrase.
refusal-bad-password = The name or the password is wrong.
refusal-login-taken = This name is taken.
refusal-bad-message = This message cannot be read: { $reason }
refusal-too-fast = Too many requests; wait a little.
refusal-too-large = The message is too large.
refusal-foreign-origin = This request comes from another site.
refusal-running = The record is shown when the game is over.
refusal-unsaved = The action could not be saved; nothing has changed. Try again.
refusal-nothing-said = Say something, or choose a phrase; not both.
refusal-not-played-out = Only a game that was played to its end can be looked into.
refusal-many-reviews = Many games are being looked into just now. Try again in a few minutes.
refusal-no-such-step = The game has no such step.
refusal-hushed = Earlier rounds cannot be seen while players are choosing.
refusal-no-daily = There is no such deal of the day.
refusal-not-of-the-day = This is not the deal of { $day }, played to its end as everybody plays it.
refusal-no-record = This is no record of a game, or it was changed (line { $line }).
refusal-newer-record = This record was made by a newer Pomezí than this one.
refusal-sealed = This game of the deal of { $day } stays sealed until your own try is over.
refusal-sealed-running = A ranked try can be watched when it is over.
refusal-ranked = The ranked try of a day is played once: nothing is taken back.
refusal-daily-seats = Everybody meets the same bots in the deal of a day.
refusal-sealed-round = Other tables have the same deal: this stays sealed while round { $round } is played.
refusal-in-tournament = In a tournament nothing is taken back by agreement: it would be unfair to the other tables.
refusal-no-lesson = There is no such lesson.
refusal-not-in-the-pocket = That needs a server: without a network you play alone, against bots or on one screen.
refusal-bad-day = “{ $day }” is not a day that can be played.

# What `pomezi serve` says.

serve-open =
    Everybody who can reach this machine can now open this page and create tables.
    The connection is not encrypted: on networks you do not trust put a proxy with TLS in front.
serve-interpreted =
    The engine was not compiled here, so bots think some thirty times slower. To compile it, install a C compiler with
    Python’s headers (on Debian: apt install gcc python3-dev), then install Pomezí again. This is said only once.
serve-no-port = Cannot listen on { $host }, port { $port }: { $reason }
serve-one-process = Several processes need PostgreSQL (--database postgresql+asyncpg://…): an SQLite file is served by one alone.
