# Sentences of the terminal.

help-pomezi =
    Pomezí: a table for board games of borders and journeys.

    pomezi play GAME      play here, alone with bots or with others at the same keyboard
    pomezi, pomezi serve  open the table in the browser, for you, your friends and bots
    pomezi sit LINK       seat a program of your own at a table
    pomezi replay FILE    step through a recorded game
    pomezi verify FILE    check a record: whole, by the rules, unchanged
    pomezi review FILE    what decided a finished game: luck, skill, mistakes
    pomezi games          the games with their seats, editions, options and bots
    pomezi arena GAME     let bots play each other and rate them
    pomezi bench          measure the engine
    pomezi GAME …         a game's own commands, where it has some
    pomezi --version

    --lang cs|en          language (otherwise guessed from LC_ALL or LANG)
    --help                after a command: more about it
help-play =
    pomezi play GAME --seats you,random --seed HEX --edition NAME --option KEY=VALUE --record FILE

    --seats you,Jane,random   who sits where: “you” or names with a capital are people
    {"                          "}at this keyboard, other words are bots (see “pomezi games”)
    --seed HEX                the same seed gives the same game (otherwise a new one)
    --edition NAME            an edition, or the path of your own .json file
    --option KEY=VALUE        a switch of rules; may be given several times
    --record FILE             write the game to a new file as it is played
    --daily                   the deal of the day, where the game has one

    From a pipe: one action a line; blank lines and lines that begin with # are skipped.
    In a race a line may state its time in milliseconds: place 40 @2300 (else it is first).
help-replay =
    pomezi replay FILE --all --seat N

    Enter = on, b = back, a number = to that action, board = the board, q = leave.
    --all      print everything at once (as from a pipe)
    --seat N   as seat N saw it (0 is the first); otherwise as a spectator
help-verify =
    pomezi verify FILE

    Plays the record again. Exit status 0: it is sound; 1: it is not; 2: no such file.
help-review =
    pomezi review FILE --budget N --seed WORD --json FILE --html FILE

    Plays on from every step of a finished game and tells luck from skill (docs/review.md).
    --budget N     games played on from each step (200): more take longer and tell more
    --seed WORD    the same word gives the same review (1)
    --json FILE    all of it for programs; - writes it here and nothing else
    --html FILE    a page in one file
help-games =
    pomezi games

    Lists the games with their seats, editions, options and bots.
help-serve =
    pomezi serve --host HOST --port N --no-browser --database URL --processes N
    pomezi       (the same, with the usual settings)

    Opens the table in the browser and serves it until Ctrl-C.
    --host HOST      0.0.0.0 serves the local network (otherwise this computer alone)
    --port N         otherwise 8765; 0 takes any free one
    --no-browser     do not open the page
    --database URL   sqlite+aiosqlite:///file or postgresql+asyncpg://… (otherwise a file in your data folder)
    --processes N    on PostgreSQL: so many processes share the tables, behind one port
    --workers N      processes in which bots think
    --grace S        seconds before a bot plays for somebody who is missing
    --bot-pause MS   the least time a bot takes, in milliseconds
    --engine FOLDER  where a compiled engine is being built: bots take it up when it is there
    --no-limits      no limits on how often anybody may ask: for load tests
help-sit =
    pomezi sit LINK --bot MODULE:CLASS --name NAME

    Seats a program of your own at a table of a running server.
    LINK                 as the browser shows it
    --bot MODULE:CLASS   a pomezi Bot, or has choose(view, legal) and gives back one of legal
    --name NAME          as the others will see it
    --key KEY            to come back to a seat taken before: the key that was printed then
help-arena =
    pomezi arena GAME --bots A,B,C --games N --seats N --report FILE.html

    Every pair of bots plays the same deals in all seatings. Results are kept as they come:
    after Ctrl-C the same command goes on.
    --bots A,B,C       names (see “pomezi games”), or MODULE:CLASS for a bot of your own
    --games N          for each pair (200)
    --sprt 50:55       stop a pair once it is clear whether the first wins 55 % or only 50 %
    --seats N          how many players (2)
    --edition NAME, --option KEY=VALUE
    --iterations N     what a bot may think about one decision …
    --milliseconds N   … or for how long; then no two runs are alike
    --seed N           the first deal (1)
    --jobs N           processes (one for each core)
    --cluster ADDRESS  on a Ray cluster; without an address on one of our own
    --results FILE     where the results are kept (arena-GAME.jsonl)
    --report FILE      write a report with pictures (HTML)
help-bench =
    pomezi bench GAME … --seats N --seconds S --json

    Measures actions, games, clones, lists of legal actions and searches per second,
    in the games named or in all five.
    --seats N     how many players (otherwise the fewest)
    --seconds S   for each figure
    --json        print JSON, a line for each game

version-compiled = compiled
version-interpreted = interpreted

refusal-unknown-command = There is no command “{ $word }”. Possible: { $expected }.
refusal-usage-unknown = “{ $words }” does not belong here. See: pomezi { $command } --help
refusal-usage-missing = Something is missing: { $words }. See: pomezi { $command } --help
refusal-usage-no-value = { $words } needs a value. See: pomezi { $command } --help
refusal-usage-bad-value = { $words } does not take this value. See: pomezi { $command } --help
refusal-option-without-value = “{ $item }” has no value. Expected { $item }=…, where … is one of: { $expected }.
refusal-unknown-seat-word = Who is “{ $word }”? Expected “you”, a name with a capital, or a bot: { $expected }.
refusal-name-twice = Two players are called { $name }; give them different names.
refusal-seed-and-daily = The deal of the day has its own seed: use either --seed or --daily.
refusal-only-daily = The deal of the day has its own seats, edition and options: --daily goes alone.
refusal-no-daily = { $game } has no deal of the day.
refusal-no-commands = { $game } has no commands of its own. To play it: pomezi play { $game }
refusal-needs-extra = pomezi { $command } needs { $missing }, which is not installed: pip install 'pomezi[{ $extra }]'
refusal-file-not-found = There is no file { $file }.
refusal-file-unreadable = The file { $file } cannot be read.
refusal-file-not-text = { $file } is not a text file in UTF-8, so it cannot be a record.
refusal-file-exists = The file { $file } exists already; a record never overwrites anything.
refusal-no-table-link = { $link } is no link to a table.
refusal-bot-unloadable = { $bot } cannot be loaded: { $why }
refusal-server-silent = { $server } does not answer.
refusal-no-such-server = { $server } answers, but it is no table of Pomezí.
refusal-file-unwritable = The file { $file } cannot be written.

play-seed = Seed { $seed }
play-recording = The game is recorded in { $file }.
play-how = Type what you do, or “?” for all you can do now. Tab completes.
play-your-turn = { $player }, it is your turn.
play-cover = Press Enter to hide what is yours.
play-hand-over = Hand over to { $player }.
play-hand-over-enter = Hand over to { $player }. { $player }, press Enter.
play-clock = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
play-clock-limit = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s of { $limit } s
play-time = { $player } { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
play-times = Times: { $times }.
play-result = The result
play-recorded = The record is in { $file }.
play-input-ended = The input ended before the game did.
play-unfinished = The game is unfinished after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
play-unfinished-record = What was played is recorded in { $file }.

help-actions = { $count ->
    [0] No action begins like this now.
    [one] One action is possible:
   *[other] { $count } actions are possible:
}
help-more = … and { $count } more; “? { $example }” lists all that begin like this.
help-more-ways = … { $count } more
help-commands =
    ?      what you can do now (“? { $example }”: all that begins like this)
    map    the whole board (“map WORD”: a part of it)
    log    what has happened
    quit   leave the game

winner = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
}
winner-alone = { $names } has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

column-place = #
column-player = Player
column-points = Points

replay-how = Enter = on, b = back, a number = to that action, board = the board, q = leave
replay-start = The beginning; { $last ->
    [one] { $last } action follows
   *[other] { $last } actions follow
}.
replay-unknown = “{ $text }” is not a command here. Expected Enter, b, a number from 0 to { $last }, board or q.

verify-game = Game
verify-edition = Edition
verify-options = Options
verify-seed = Seed
verify-rules = Rules version
verify-players = Players
verify-actions = Actions
verify-sound = The record is sound.
verify-unsound = The record { $file } is not sound.

games-seats = players
games-editions = editions
games-options = options
games-bots = bots
games-how = To play: pomezi play { $key }
