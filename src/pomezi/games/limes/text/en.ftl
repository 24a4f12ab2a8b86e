game = Limes
about = Everybody lays the same sixteen cards, builds a landscape of their own and sends workers where they count most.

job-farmer = farmer
job-fisher = fisher
job-woodcutter = woodcutter
job-watchman = watchman
job-none = nobody

zone-z1 = top left
zone-z2 = top right
zone-z3 = bottom left
zone-z4 = bottom right

kind-field = field
kind-water = water
kind-forest = forest
kind-rock = rock with a tower
kind-hut = fishing hut

rank-improve = room to improve
rank-satisfactory = satisfactory
rank-good = good
rank-very-good = very good
rank-excellent = excellent

option-diagonal = Diagonal: a card may touch earlier ones only at a corner
option-ferry = Ferry: a fisher carries your other workers across the water

status-lay = { $player }: lay the card of the round.
status-work = { $player }: place a worker, move one, or leave them alone (pass).
status-done = { $player }: done; the others are still busy.
status-round = The round is under way.
status-over = The game is over.

refusal-bad-place = “{ $word }” is not a place. Expected column,row: { $expected }.
refusal-bad-turn = “{ $word }” does not say how the card is turned. Expected one of: { $expected }.
refusal-bad-zone = “{ $word }” is not a zone of a card. Expected one of: { $expected } (top left, top right, bottom left, bottom right).
refusal-bad-worker = “{ $word }” is not a worker. Expected one of: { $expected }.

refusal-lay-first = Lay the card of the round first.
refusal-already-laid = You have laid the card of this round; now place a worker, move one, or pass.
refusal-first-card = The first card lies at { $place }; the landscape may grow from there in every direction.
refusal-place-taken = A card lies at { $place } already.
refusal-outside-frame = With a card at { $place } the landscape would be larger than { $size }×{ $size } cards.
refusal-no-side = A card at { $place } would share no side with an earlier one.
refusal-no-corner = A card at { $place } would touch no earlier one, not even at a corner.
refusal-no-workers-left = All your workers are in the landscape.
refusal-worker-in-supply = Worker { $worker } is not in the landscape yet.
refusal-no-card-there = No card lies at { $place }.
refusal-same-area = { $place } belongs to the area in which worker { $worker } stands; a move leads to another one.
refusal-too-far = The area at { $place } is out of reach for worker { $worker }.

refusal-dump-too-many-workers = { $place } in the dump is one worker too many.
refusal-dump-no-card = { $place } in the dump stands on no card.
refusal-dump-bad-action = { $place } in the dump: { $reason }
refusal-dump-round-done = In the dump everybody is done, but the round has not ended ({ $place }).

event-turned-up = Round { $round }: card { $card }.
event-laid = { $player } has laid the card.
event-laid-own = { $player } lays card { $card } in the { $column ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } column from the left, { $row ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } row from the top{ $turn ->
    [0] { "" }
   *[other] , turned by { $turn }°
}.
event-decided = { $player } is done.
event-decided-own = { $deed ->
    [placed] { $player } places worker { $worker } on the new card, { $zone }: a { $job }.
    [moved] { $player } moves worker { $worker } to the card in the { $to_column ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } column, { $to_row ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } row, { $zone }: now a { $job }.
   *[nothing] { $player } leaves the workers alone.
} { $points ->
    [one] { $points } point so far.
   *[other] { $points } points so far.
}
event-shown = { $player }: card { $card } in the { $column ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } column, { $row ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } row; { $deed ->
    [placed] worker { $worker } placed on it, { $zone } ({ $job })
    [moved] worker { $worker } moved to the card in the { $to_column ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } column, { $to_row ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        } row, { $zone } ({ $job })
   *[nothing] the workers stay
}; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-over = The landscape is complete: the game is over.
event-ranked = { $player } reaches { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $rank }.

refusal-other-game = The record is of { $game }, not of { $expected }.

best-yours = Your landscape, { $points ->
    [one] { $points } point
   *[other] { $points } points
} (letters: F field, W water, T forest, R rock, a small letter with a hut; digits are workers):
best-found = The best landscape found for the same cards (beam of { $width }), { $best ->
    [one] { $best } point
   *[other] { $best } points
}:
best-way = How to get there, round by round:
best-lost = Where points were lost:
best-nothing-lost = The search found nothing better than your { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
best-loss = Round { $round }, card { $card }: { $played }. Points within reach before it: { $before }, after it: { $after } (−{ $lost }).

label-round = Round { $round } of { $rounds }
label-card = Card { $card }
label-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
label-supply = { $count ->
    [0] nobody left in the supply
    [one] { $count } worker in the supply
   *[other] { $count } workers in the supply
}
label-other = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } worker
   *[other] { $count } workers
} in the supply
label-undrawn = Not drawn yet:
label-workers = workers

# Why: what an action gains and risks. Said to players and of bots alike, so it names nobody.
reason-workers-gain = The workers gain { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once (the { $job } most).
reason-then-worker = Then a worker ({ $job }) can add { $points ->
    [one] { $points } point
   *[other] { $points } points
} here.
reason-worker-brings = The new worker ({ $job }) brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} as the cards lie.
reason-area-can-grow = The area can still grow: { $count ->
    [one] { $count } side is open
   *[other] { $count } sides are open
}.
reason-workers-left = That leaves { $count ->
    [0] no worker
    [one] { $count } worker
   *[other] { $count } workers
} for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
reason-keeps-workers = Workers wait for a better place: { $count } in the supply, { $rounds } more rounds to come.
reason-worker-moves-on = The worker ({ $job }) can gain more here in the rounds to come.
