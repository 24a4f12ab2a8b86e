# What decided the game: loaded with its page.
review-title = What decided the game
review-back = Back to the table
review-waiting = The first look comes in a moment …
review-working = Looking closer: { $percent } %
review-rough = A first look; it gets surer.
review-again = Try again
review-curve = Chance of winning
review-curve-points = Points to be expected
review-percent = { $value } %
review-points = { NUMBER($value, maximumFractionDigits: 1) }
review-walk = Along the game
review-at = Step { $step } of { $steps }: { $player }
review-did = In the game: { $did }
review-at-seat = { $player } decides
review-costliest = What cost most
review-costliest-line = Judged by what the player could know then, beside the best that was found.
review-none = No decision cost so much that it is certain.
review-better = Better: { $better }
review-cost-of = { $cost } ({ $grade })
review-times = { $count ->
    [one] It was missed once.
   *[other] The same was missed { $count } times in a row.
}
review-grade-fine = fine
review-grade-inaccurate = inaccurate
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-open = too close to grade
review-turning-points = Where it turned
review-turn-luck = by luck
review-turn-skill = by the choice
review-turn-haste = by being first
review-hidden = What could not be seen
review-hidden-line = Nobody could know these: they are told apart, and nobody is blamed for them.
review-hidden-more = As the cards truly lay, this would have brought { $amount } more: { $better }
review-hidden-less = As the cards truly lay, this would have brought { $amount } less: { $better }
review-players = Luck and skill
review-players-line = Beside what a quick player of the house would have done; the thin line is what is certain to 95 %.
review-luck = luck
review-skill = own play
review-cost = cost of mistakes
review-games = games
review-mine = My games so far
review-mine-line = On average a game; skill beside the house, mistakes beside the best.
review-last = the last { $count }
review-hindsight = The best for these cards
review-hindsight-line = What somebody could have built who had known the order of the cards. Nobody did.
review-hindsight-seat = Whose cards
review-hindsight-best = { $best ->
    [one] { $best } point was found
   *[other] { $best } points were found
  }; the game came to { $points }
review-hindsight-lost = Where most of it was left
review-hindsight-nothing = Nothing better was found: that was as good as it gets.
review-what-if = What if …
review-what-if-line = Choose another move here, and see what it would have been worth.
review-what-if-filter = Search among the moves ({ $count })
review-hands = Try moves on the board
review-supposed = Instead: { $moves }
review-supposed-worth = { $player }: { $now } instead of { $was }
review-supposed-back = One move back
review-supposed-end = Back to the game
review-busy = Playing on …
review-over = That would have been the end of the game.
review-try = Try it from here
review-try-line = A table against bots from this step on. It counts for nobody.
review-try-seat = My seat
review-try-same = With the same luck
review-try-other = With other luck
review-steps = Every step as a table
review-step = step
review-action = what was done
review-show = Show
review-method = Games played on from every step by quick players of the house, with other luck to come: { $games }. What only a far-sighted player sees may look like a mistake here.
