# Tournaments.

tournament = Tournament
tournament-line = All tables of a round play the same deal. You are compared with everybody who sat in your seat: what counts is what you make of the cards.
tournament-new = New tournament
tournament-mine = My tournaments
tournament-none = You are in no tournament yet.
tournament-untitled = { $game }: tournament
tournament-title = Its name
tournament-game = Game
tournament-seats = Players at a table
tournament-rounds = Rounds
tournament-bots = Bots that play along
tournament-bots-line = More come by themselves where a table has a gap.
tournament-level = Level of the bots
tournament-accounts = Only people with an account
tournament-accounts-line = Else everybody who has the link may join.
tournament-keep = Everybody keeps a seat
tournament-keep-line = Else seats change from round to round, so that everybody meets everybody’s luck.
tournament-rated-line = Results between accounts count for the rating.
tournament-plays = I play along
tournament-open = Open the tournament
tournament-more = More choices

tournament-state = { $status ->
    [open] waits for people
    [running] round { $round } of { $rounds }
    [over] over
   *[other] ended early
}
tournament-people = { $count ->
    [one] one person
   *[other] { $count } people
}
tournament-about = { $seats ->
    [one] everybody alone
   *[other] tables of { $seats }
}
tournament-about-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-live = live

tournament-you = You
tournament-join = Join
tournament-join-line = Say what you are called; the organiser sees you at once.
tournament-join-late = You are in from the next round on.
tournament-back = I am back
tournament-away-line = You were missing at the end of the last round. Rounds go on without you until you are back.
tournament-out-line = You have left. You can come back for the next round.
tournament-waits = You are in. The organiser begins the first round.
tournament-waits-mine = You are in. Begin when everybody is here.
tournament-your-turn = It is your turn
tournament-plays-now = Round { $round } is played
tournament-to-table = To your table
tournament-finished = Your table has finished
tournament-ended-of = Tables that have finished: { $ended } of { $tables }.
tournament-next = Round { $round } begins in { $time }
tournament-over = The tournament is over
tournament-rank = No. { $rank } of { $field }
tournament-quit = Leave the tournament
tournament-quit-sure = A bot finishes your seat, and you miss the next rounds until you come back.
tournament-invite = Send the link

tournament-organiser = For the organiser
tournament-begin = Begin round { $round }
tournament-close = Close round { $round }
tournament-close-sure = Tables that are still played end without a result, and are compared with nothing.
tournament-finish = End the tournament
tournament-finish-sure = There will be no more rounds.
tournament-dismiss = Show { $name } out
tournament-dismiss-sure = { $name } does not come back; a bot finishes their seat.
tournament-in = Who is in
tournament-presence = { $presence ->
    [away] away
    [out] has left
   *[in] in
}

tournament-ranking = Ranking
tournament-ranking-now = Ranking so far
tournament-place = Rank
tournament-name = Name
tournament-percent = Matchpoints
tournament-margin = Margin
tournament-round-short = R{ $round }
tournament-how = Matchpoints: two for each other table where your seat did worse, one for as well; shown is the share of all that could be had. A missed round is worth nothing. Margin: better than the median of the same seat elsewhere.
tournament-bot = { $bot } { $number }
tournament-missed = missed

tournament-round = Round { $round }
tournament-sealed = How others did with these cards stays sealed until your own table has finished.
tournament-seat = Seat { $seat }
tournament-table = Table { $table }
tournament-mine-said = { $way ->
    [more] Same cards, { $much } more than the median of the others.
    [less] Same cards, { $much } less than the median of the others.
   *[same] Same cards, exactly the median of the others.
}
tournament-points = Matchpoints: { $points } of { $top }
tournament-strip = Seat { $seat } at all tables, the best on the right: { $all }.
tournament-worse = worse
tournament-better = better
tournament-median = median, dashed rings: bots
tournament-hand = { $hand ->
    [gone] a bot finished
    [resigned] given up
    [shared] mostly a bot
   *[own] own
}
tournament-results = Results as a table (CSV)
tournament-records = All records (zip)
tournament-void = without a result

tournament-end = This table was round { $round } of a tournament.
tournament-end-line = Others play the same cards: see how they did.
tournament-end-go = To the tournament

