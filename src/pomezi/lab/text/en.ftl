# Sentences of the lab: the arena and its report.

arena-all = All pairs
arena-bot = bot
arena-rating = rating
arena-interval = 95 % interval
arena-pair = pair
arena-games = games
arena-won = wins of the first
arena-verdict = verdict
arena-share = { $share } % ({ $low }–{ $high })
arena-proved = { $share } % or more
arena-refuted = { $share } % or less
arena-stronger = { $name } is stronger
arena-open = undecided
arena-stopped = Stopped after { $count ->
    [one] { $count } game
   *[other] { $count } games
}, all of them kept in { $file }. The same command goes on from here.
arena-report = The report is in { $file }.
arena-mixed = The results in { $file } come from { $count } different versions of the code.

refusal-no-such-player = “{ $name }” cannot be loaded: { $words }.
refusal-journal-broken = Line { $line } of { $file } is not a result of the arena.
refusal-processes-die = Processes keep dying ({ $count } in a row). Is there enough memory?
refusal-two-bots = A tournament needs two different bots or more, not “{ $bots }”.
refusal-bad-sprt = A test looks like 50:55 (percents of wins, the lower one first), not “{ $words }”.
refusal-no-ray = Ray is not installed: pip install 'pomezi[cluster]'.
