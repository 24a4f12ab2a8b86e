# The deals of days.
daily = The deals of the day
daily-line = Everybody plays the same deal. One try counts; what others did opens when you have finished.
daily-line-alone = Everybody has the same deal today. Here nobody is ranked.
daily-play = Play
daily-wake = See today’s deals
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

daily-ahead = { $much } ahead
daily-behind = { $much } behind
daily-even = level on points
daily-place = { $place ->
    [1] won
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
daily-of = { $game }: deal of the day
daily-days = Days
daily-before = The day before
daily-after = The day after
daily-mine = My try
daily-one-try = One try for everybody
daily-against = You meet { $bots }: the same bots in the same seats, with the same luck for everybody.
daily-alone = Everybody plays the same cards, alone.
daily-terms = Your first table counts: no hints, nothing taken back. You can leave and come back; nobody plays for you meanwhile. What others did opens when you have finished.
daily-sealed = What others did stays sealed until you have finished.
daily-unranked-line = This try is over but has no rank: it was given up, or a bot played for you.
daily-practice-line = Practice: it has no rank.
daily-offline-line = Played without a network: it is kept with your games, and has no rank.
daily-past = A day gone by
daily-past-line = Its ranking is closed, but its deal can still be played for practice.
daily-practise = Play it for practice
daily-everybody = Everybody’s result
daily-nobody = Nobody had a ranked try on that day.
daily-all = Show all
daily-how = { $alone ->
    [yes] Ranked by points. Open a name to replay that game.
   *[no] Ranked by place, then by the lead over the best opponent. Open a name to replay that game.
}
daily-house = The house’s own game
daily-house-line = { $bot }, our strongest bot, in your seat, on the same deal against the same bots. It knows no hidden cards; better play may exist.
daily-house-look = Replay its game
daily-spread = Everybody, from worst to best
daily-spread-told = { $count ->
    [one] One try: { $most }.
   *[other] { $count } tries, from { $least } to { $most }.
}
daily-spread-mine = You: { $mine }.
daily-share = Share
daily-copied = Copied
daily-not-played = not played
