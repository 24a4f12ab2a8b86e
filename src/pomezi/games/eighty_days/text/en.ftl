game = Around the World in 80 Days
about = Bet that you can travel around the world in eighty days: pick trains and ships, pay for luck, mind the detective.

about-option-start = the seat that begins, or drawn by lot
about-option-princess = which discarded event card the princess copies: any, or only the top one

status-take = { $player }: take one of the cards laid out.
status-use = { $player }: use the action above the card, or skip it.
status-act = { $player }: travel, or end the turn.
status-leg = { $player }: add a balloon or event cards to the leg, then go.
status-roll = { $player }: accept the roll, or pay a coin and roll again.
status-token = { $player }: take the event card, or skip it.
status-discard = { $player }: discard down to six cards.
status-over = The game is over.

city-london = London
city-paris = Paris
city-brindisi = Brindisi
city-suez = Suez
city-bombay = Bombay
city-calcutta = Calcutta
city-hong-kong = Hong Kong
city-yokohama = Yokohama
city-san-francisco = San Francisco
city-new-york = New York

card-train-1 = train 1
card-train-2 = train 2
card-train-3 = train 3
card-train-4 = train 4
card-train-5 = train 5
card-train-6 = train 6
card-train-7 = train 7
card-train-8 = train 8
card-ship-1 = ship 1
card-ship-2 = ship 2
card-ship-3 = ship 3
card-ship-4 = ship 4
card-ship-5 = ship 5
card-ship-6 = ship 6
card-ship-7 = ship 7
card-ship-8 = ship 8

eventcard-elephant = elephant
eventcard-balloon = balloon
eventcard-propeller-train = propeller train
eventcard-submarine = submarine
eventcard-offer = offer
eventcard-contacts = contacts
eventcard-princess = princess
eventcard-detective = detective
eventcard-storm = storm
eventcard-delay = delay

way-train = a train
way-ship = a ship
way-train-train = two trains
way-train-ship = a train and a ship
way-ship-ship = two ships
way-train-train-train = three trains
way-train-train-ship = two trains and a ship
way-train-ship-ship = a train and two ships
way-ship-ship-ship = three ships

space-coin = 1 coin
space-balloon = balloon
space-event = event card
space-detective = move the detective
space-watch = starting player
space-exchange = exchange cards

token-coin = 1 coin
token-travel = a travel card
token-event = an event card
token-day = everybody else loses 1 day

colour-red = red
colour-blue = blue

phase-take = take a card
phase-use = use the action, or skip it
phase-act = travel, or end the turn
phase-leg = add a balloon or event cards to the leg, then go
phase-roll = accept the roll, or pay and roll again
phase-token = take the event card, or skip it
phase-discard = discard down to six cards
phase-over = the game is over

refusal-unknown-space = “{ $word }” is not one of the cards laid out. Expected one of: { $expected }.
refusal-unknown-city = “{ $word }” is not a city. Expected one of: { $expected }.
refusal-unknown-card = “{ $word }” is not a card. Expected something like: { $expected }.
refusal-unknown-goods = “{ $word }” cannot be bought. Expected one of: { $expected }.
refusal-unknown-event = “{ $word }” is not an event card. Expected one of: { $expected }.
refusal-unknown-target = “{ $word }” is neither a travel card nor a city. Expected something like: { $expected }.

refusal-not-in-phase = Not now. What you can do: { $phase }.
refusal-not-unseen = Only the last player of a round that six began may take the unseen card.
refusal-space-empty = No card lies under “{ $space }”.
refusal-watch-is-yours = You are the starting player: you may not take the card under “starting player”.
refusal-other-space = Your card lay under “{ $space }”: use that action, or skip it.
refusal-name-city = Name the city the detective goes to.
refusal-name-cards = Name one to three travel cards to exchange.
refusal-not-there = The detective cannot go to { $city }.
refusal-one-leg = You travel one leg a turn; only the event card “contacts” allows a second one.
refusal-not-in-hand = You do not have enough of { $card } ({ $count }).
refusal-not-held = You do not have the event card “{ $event_card }”.
refusal-wrong-cards = { $count ->
    [0] The leg to { $to } takes no travel cards.
    [1] The leg to { $to } takes exactly { $way }.
   *[other] The leg to { $to } takes exactly { $way }, or { $other }.
}
refusal-no-balloon = You have no balloon: you took no card under “balloon” this turn.
refusal-balloon-not-here = The balloon cannot be used on this leg.
refusal-balloon-added-leg = The balloon cannot be used on the leg that “contacts” adds.
refusal-balloon-alone = For travelling you may use either the balloon or other event cards in one turn, not both.
refusal-name-replaced = Say which card of the leg “{ $event_card }” stands for.
refusal-wrong-kind = “{ $event_card }” stands for another kind of card.
refusal-not-laid = No { $card } of this leg can be replaced.
refusal-no-elephant-here = An elephant can be ridden from Bombay to Calcutta only, one at a time.
refusal-no-target = “{ $event_card }” takes neither a card nor a city.
refusal-nothing-to-copy = There is no event card among the discards that the princess could copy.
refusal-name-copied = Say which discarded event card the princess copies.
refusal-cannot-copy = The princess copies an event card from the discards, though never another princess; she cannot copy “{ $event_card }”.
refusal-copies-top = The princess copies only the top card of the discards, and “{ $event_card }” is not on top.
refusal-contacts-no-use = “Contacts” would add no leg now.
refusal-play-later = “{ $event_card }” cannot be played while the cards of a leg lie on the table.
refusal-play-with-leg = “{ $event_card }” is played with a leg: name its travel cards first.
refusal-too-few-coins = You need { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
} and have { $count }.
refusal-deck-empty = No travel cards are left to draw.
refusal-supply-empty = No coins are left in the supply.
refusal-already-travelled = You have travelled: end the turn instead.
refusal-not-travelled = You have not travelled: stay instead.

refusal-edition-detective = Edition { $edition }, line { $line }: the detective cannot start in { $value }.
refusal-edition-no-blue = Edition { $edition }, line { $line }: at least one storm or delay is needed.
refusal-dump-home = { $place } in the dump does not fit the legs travelled.
refusal-dump-blue = { $place } in the dump: blue event cards lie in the event deck, never in a hand.

event-round = Round { $round }, { $player } begins. Laid out: { $row }.
event-reshuffled = The discarded travel cards are shuffled into a new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
event-took-card = { $player } takes { $card } ({ $space }).
event-drew-travel = { $player } { $source ->
    [bought] buys an unseen travel card
   *[other] draws a travel card
}.
event-drew-travel-own = { $player } { $source ->
    [bought] buys an unseen travel card
   *[other] draws a travel card
}: { $card }.
event-drew-event = { $player } { $source ->
    [bought] buys an event card
   *[other] draws an event card
}.
event-drew-event-own = { $player } { $source ->
    [bought] buys an event card
   *[other] draws an event card
}: { $event_card }.
event-blue-card = { $player } draws a blue card, { $event_card }: everybody travelling loses { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and all event cards in hand are lost.
event-dropped-events = { $player } discards event cards: { $event_cards }.
event-events-reshuffled = All event cards ({ $count }) are shuffled into a new deck.
event-gained-coin = { $player } { $source ->
    [elephant] discards an elephant for 1 coin
   *[other] gets 1 coin
} and has { $coins }.
event-lost-days = { $player } loses { $days ->
    [one] { $days } day
   *[other] { $days } days
} ({ $reason ->
    [detective] the detective
    [late] somebody is home
    [token] a bonus token
   *[other] a blue card
}): { $total } in all.
event-skipped = { $player } skips this: { $space }.
event-moved-detective = { $player } moves the detective: { $city }.
event-took-watch = { $player } takes the watch and starts the next round.
event-exchanged = { $player } exchanges { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
event-played-event = { $player } plays an event card: { $event_card }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
event-played-princess = { $player } plays the princess as { $copied }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
event-laid-cards = { $player } sets out for { $to } with { $count ->
    [0] no cards
   *[other] { $cards }
}.
event-rerolled = { $player } pays 1 coin and rolls again.
event-rolled = { $player } rolls { $die }.
event-travelled = { $player } travels { $from } – { $to }: { $days ->
    [one] { $days } day
   *[other] { $days } days
}, { $total } in all.
event-token = { $player } turns over the { $colour } token in { $city }: { $token }.
event-stayed = { $player } stays in { $city }.
event-ended-turn = { $player } ends the turn in { $city }.
event-discarded = { $player } discards { $card }.
event-discarded-event = { $player } discards an event card: { $event_card }.
event-came-home = { $player } is home after { $days ->
    [one] { $days } day
   *[other] { $days } days
}, the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} to arrive.
event-over = The game is over.

won = { $count ->
    [one] { $names } wins ({ $points ->
        [one] { $points } day
       *[other] { $points } days
    })!
   *[other] { $names } share the win ({ $points ->
        [one] { $points } day
       *[other] { $points } days
    }).
}

label-you = { $name } (you)
label-round = Round { $round }
label-piles = deck { $deck } · events { $events } · coins { $coins }
label-detective = detective: { $city }
label-discarded = events discarded: { $event_cards }
label-leg = the next leg takes
label-plan = your cards
label-cards-of-leg = fastest
label-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
label-elephant = elephant { $days } + die
label-rolled = { $event_card }?
label-missing = lacks { $letters }
label-trains = { $count ->
    [one] train
   *[other] { $count } trains
}
label-ships = { $count ->
    [one] ship
   *[other] { $count } ships
}
label-train-letter = T
label-ship-letter = S
label-token-coin = coin
label-token-travel = card
label-token-event = event
label-token-day = day
label-space-coin = coin
label-space-balloon = balloon
label-space-event = event
label-space-detective = detective
label-space-watch = watch
label-space-exchange = exchange
label-dial = days of 80
label-coins = coins
label-cards = cards
label-events = events
label-known = known cards
label-hand = In hand
label-own-events = Your events
label-balloon-ready = balloon of the action
label-die = rolled { $die } ({ $name })
label-spaces = Actions:
label-tokens = Tokens:
label-journey = journey
label-in-time = home in time, the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} to arrive
label-late = home too late, the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} to arrive
label-on-the-way = on the way: { $city }

# Why: what an action gains and risks. Said to players and of bots alike, so it names nobody.
reason-card-opens-leg = With { $card } the leg to { $to } can be travelled: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
reason-card-shortens-leg = With { $card } the leg to { $to } is shorter: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
reason-card-takes = On a leg { $card } takes { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
reason-brings-action = With it comes an action: { $space }.
reason-uses-action = Uses the action that came with the card: { $space }.
reason-leg-takes = The leg to { $to } takes { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
reason-fewest-days = No cards in hand get to { $to } sooner.
reason-token-waits = A token waits in { $city }: { $token }.
reason-detective-waits = The detective is in { $city }: { $days ->
    [one] { $days } day
   *[other] { $days } days
} more.
reason-behind-time = Then { $days ->
    [one] { $days } day is gone
   *[other] { $days } days are gone
}, with { $legs } { $legs ->
    [one] leg
   *[other] legs
} to go.
reason-cards-missing = Cards for the leg to { $to } are still missing.
reason-leg-can-wait = With these cards the leg to { $to } would take { $days ->
    [one] { $days } day
   *[other] { $days } days
}; better ones may come.
reason-saves-days = Saves about { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
reason-detective-bars = The detective in { $city } is in the way of { $count ->
    [one] { $count } opponent
   *[other] { $count } opponents
}.
reason-die-shows = It was { $die }; a die shows three and a half on average.
reason-buys-card = For { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} there is a card more, without losing the turn.
reason-card-not-needed = The journey misses { $card } least.
