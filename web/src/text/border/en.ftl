# The Border: what its board says.
border-roll-first = Roll all five dice.
border-roll-again = Set dice aside and roll the others, or keep them all.
border-complete = Complete whole areas with your dice, or leave the dice to the others.
border-cross = Cross cells beside crossed ones; nobody else sees them yet.
border-only-done = Nothing more can be crossed with these dice: finish.
border-cross-done = No dice left for you: finish, or take a cross back.
border-wait = Your crosses are hidden until everybody is done.
border-board = My board
border-board-of = The board of { $player }
border-others = The others
border-dice = Dice
border-round = Round { $round }
border-rolls-left = { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}
border-may-cross = { $count ->
    [0] No crosses left
    [one] { $count } cross left
   *[other] up to { $count } crosses
}
border-hidden-until = Hidden. Waiting for { $actors }
border-die = Die { $number }, { $colour }: { $choice }
border-die-blank = Die { $number }, not rolled yet
border-die-free = Die { $number }, { $colour }
border-die-used = Die { $number }, { $colour }, used by the active player
border-die-spent = Die { $number }, { $colour }, used
border-die-idle = Die { $number }, { $colour }, no longer for you
border-held = keep
border-rolling = roll
border-roll-all = Roll all five dice
border-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
border-roll-none = Nothing to roll
border-roll-dice = Roll the dice { $dice } again
border-keep = Keep all
border-done = Done
border-done-nothing = Cross nothing
border-done-unused = Use no dice
border-uncross = Take the last cross back
border-left-for-others = For the others:
border-one-for-others = All dice used: everybody else may take one of the five.
border-complete-area = Complete area { $area }
border-complete-action = Complete area { $area }: { $colour }, { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
border-cross-action = Cross the cell { $cell } ({ $colour })
border-cell = Cross the cell { $cell }, { $colour }
border-cell-named = Cell { $cell }
border-area = Area { $area }, { $colour }: { $count ->
    [one] { $count } cell open
   *[other] { $count } cells open
}
border-area-full = Area { $area }, { $colour }: complete
border-area-chance = Area { $area }, { $colour }, { $count ->
    [one] { $count } cell open
   *[other] { $count } cells open
}: { $percent } with the dice kept now
border-chances = Chances
border-chances-line = With the rolls left, keeping every die of the colour. Choose an area to roll for it.
border-chance = Area { $area }, { $colour }, { $count ->
    [one] { $count } cell open
   *[other] { $count } cells open
}: { $percent }. Keep its dice.
border-any = Any area at all
border-any-kept = Any area, with the dice kept now
border-bar = Score bar
border-bar-closed = { $territory }: closed, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
border-bar-first = { $territory }: { $first } to the first, later { $later }; { $lacks ->
    [one] { $lacks } cell lacking
   *[other] { $lacks } cells lacking
}
border-bar-later = { $territory }: closed before, now { $later }; { $lacks ->
    [one] { $lacks } cell lacking
   *[other] { $lacks } cells lacking
}
border-closed = closed territories
border-closed-of = closed { $count } of 6 territories
border-source-first = { $points } ★
border-source-note = ★ closed first, for the higher value.
border-source-closed = Territories closed
border-source-best = Highest single value
border-end-six = { $count ->
    [one] { $players } has closed at least six territories
   *[other] { $players } have closed at least six territories
}, and so the game ended with that round.
border-end-quiet = Nobody crossed a cell for a hundred rounds, and so the game ended.
border-end-tie = { $players } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each. The highest single value decides: { $best } for { $winners }, against { $next }.
border-end-shared = { $players } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; the highest single value of { $winners } is { $best } too, so they share the win.
border-others-cross = The others cross cells with the dice that are left.
