# Sentences of the lab: the arena and its report.

arena-all = All pairs
arena-bot = bot
arena-rating = rating
arena-interval = 95 % interval
arena-pair = pair
arena-games = games
arena-won = wins of the first
arena-verdict = verdict
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-less-luck = less luck
arena-weight = weight of luck
arena-saved = deals saved
arena-few-deals = too few deals
arena-proved = { NUMBER($share, maximumFractionDigits: 1) } % or more
arena-refuted = { NUMBER($share, maximumFractionDigits: 1) } % or less
arena-stronger = { $name } is stronger
arena-open = undecided
arena-stopped = Stopped after { $count ->
    [one] { $count } game
   *[other] { $count } games
}, all of them kept in { $file }. The same command goes on from here.
arena-report = The report is in { $file }.
arena-mixed = The results in { $file } come from different versions of the code ({ $count } in all).
arena-no-file = The file { $file } cannot be used: { $words }.

refusal-no-such-player = “{ $name }” cannot be loaded: { $words }.
refusal-journal-broken = Line { $line } of { $file } is not a result of the arena.
refusal-processes-die = Processes keep dying ({ $count } in a row). Is there enough memory?
refusal-two-bots = A tournament needs two different bots or more, not “{ $bots }”.
refusal-bad-sprt = A test looks like 50:55 (percentages of wins, the lower one first), not “{ $words }”.
refusal-no-ray = Ray is not installed: pip install 'pomezi[cluster]'.

report-arena = Arena
report-lead = Bots meet over the same deals in all seatings. What luck gives to one of them, it gives to the other as well.
report-theme = Day or night
report-players = players
report-edition = edition
report-bots = bots
report-deals = deals
report-games = games
report-budget = thinking
report-usual = the usual of each bot
report-milliseconds = { $count } ms
report-iterations = { $count ->
    [one] { $count } iteration
   *[other] { $count } iterations
}
report-ratings = Strength
report-ratings-note = In Elo points, the average bot at 0; the lines are 95 % intervals. 100 points more mean about 64 % of wins against each other, 200 points 76 %.
report-less-luck = Less luck
report-less-luck-note = The same share with the luck of each deal taken away, as far as its weight goes; the weight is fitted on other deals. Both figures estimate the same thing.
report-raw = as played: { $share }
report-saved = weight of luck { $weight }, deals saved { $saved } %
report-pairs = Pair by pair
report-pairs-note = Share of wins of the bot named first, with its 95 % interval. The dashed line is an even match.
report-so-many-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
report-scores = Final scores
report-scores-note = All games of a bot, whoever the opponent; the upright line is the mean.
report-median = median { NUMBER($value, maximumFractionDigits: 1) }
report-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-turns = Who begins
report-turns-note = Share of wins by turn order. Every bot sat everywhere equally often, so strength plays no part in it. The dashed line is what would be fair.
report-turn = player { $number }
report-seats = Seats
report-seats-note = Share of wins by seat. Every bot sat everywhere equally often, so strength plays no part in it. The dashed line is what would be fair.
report-seat = seat { $number }
report-lengths = Length of a game
report-lengths-note = Actions of all players together, from the deal to the end.
report-actions = actions
report-range = { $low } to { $high }
report-method = One deal, played in all seatings, is one observation. Strength by the model of Bradley and Terry; intervals by the bootstrap over deals.
report-seeds = seeds { $first } to { $last }
report-code = code

review-title = Review
review-lead = What decided the game: the chance of winning over time, luck and skill apart.
review-working = Playing on
review-percent = { NUMBER($value, maximumFractionDigits: 0) } %
review-points = { NUMBER($value, maximumFractionDigits: 1) }
review-player = player
review-start = at the start
review-luck = luck
review-skill = own play
review-others = play of others
review-haste = first or not
review-result = result
review-cost = cost of mistakes
review-curve = Chance of winning
review-curve-note = From every position the luck to come was dealt anew and the game played on by quick players of the house. The band is the 95 % interval. Alone, the curve is the points expected.
review-players = Luck and skill
review-players-note = In shares of the win, beside what players of the house would have done; with 95 % intervals. The start and all that follows it add up to the result; what mistakes cost is another measure, beside the best.
review-costliest = What cost most
review-costliest-note = Judged by what the player could know then, beside the best that was found; an opportunity that stood for several turns is told once.
review-turning-points = Where it turned
review-turning-points-note = The steps at which most of the win changed hands.
review-steps = Every step
review-steps-note = The chance of each player before the step, and what the decision cost.
review-step = step
review-mistake = { $number }. { $player }: { $did }. Better: { $better } ({ $cost }, { $grade }).
review-times = The same was missed { $count }× in a row.
review-hidden-more = As the cards truly lay it would have brought { $amount } more; that could not be seen.
review-hidden-less = As the cards truly lay it would have brought { $amount } less; that could not be seen.
review-grade-fine = fine
review-grade-inaccurate = inaccurate
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-open = too close to grade
review-graded = Decisions: fine { $fine }, inaccurate { $inaccurate }, mistakes { $mistake }, blunders { $blunder }, too close to grade { $open }.
review-turn-luck = { $number }. { $player }: { $did }. By luck: { $changes }.
review-turn-skill = { $number }. { $player }: { $did }. By the choice: { $changes }.
review-turn-haste = { $number }. { $player }: { $did }. By being first: { $changes }.
review-method = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played on from every step; guesses for each decision, at least: { $guesses }; the curve is known to ± { $error } on average. Measured beside players of the house, not beside perfect play.
