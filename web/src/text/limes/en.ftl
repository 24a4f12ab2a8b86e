# Limes: what its board says.
limes-lay = Lay card { $card } into your landscape; R or the wheel turns it.
limes-lay-short = Lay card { $card } into your landscape.
limes-work = Send a worker onto the new card, move one, or leave them be.
limes-work-short = Place or move a worker, or leave them be.
limes-place = Send a worker onto the new card, or leave them be.
limes-move = Move a worker to a neighbouring area, or leave them be.
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
limes-move-action = Move the { $job } from { $from } to { $where }
limes-move-number = Move worker { $worker } to { $where }
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
limes-move-choose = Choose where the worker goes, or press Escape.
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
limes-scene-farmer = a farmer, { $points }
limes-scene-fisher = a fisher, { $points }
limes-scene-woodcutter = a woodcutter, { $points }
limes-scene-watchman = a watchman, { $points }
limes-tie = { $player } and { $other } are level on points. The best single worker decides: { $player } has it.
