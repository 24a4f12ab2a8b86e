# Around the World in 80 Days: what its board says.
days-take = Take one of the cards laid out.
days-use-coin = You may take a coin.
days-use-event = You may take an event card.
days-use-detective = You may send the detective to any city but London.
days-use-watch = You may take the watch and start the next round.
days-use-exchange = You may exchange up to three travel cards.
days-act = Choose the cards for { $leg }, or stay.
days-act-bare = Travel { $leg }, or stay.
days-act-on = You may travel on, { $leg }, or end the turn.
days-act-lacking = Missing for { $leg }: { $cards }. { $buys ->
    [yes] Buy a card, or stay.
   *[no] Stay where you are.
}
days-end = { $plays ->
    [yes] { $buys ->
        [yes] You may still buy a card or use an event card. Or end the turn.
       *[no] You may still use an event card. Or end the turn.
    }
   *[no] { $buys ->
        [yes] You may still buy a card for 2 coins. Or end the turn.
       *[no] End the turn.
    }
}
days-leg = Add a balloon or event cards to the leg, then set out.
days-leg-alone = None of your event cards helps on this leg: set out.
days-roll = Accept the roll, or pay a coin to roll again.
days-token = The bonus token offers you an event card.
days-discard = { $count ->
    [one] Discard { $count } card: six is the limit.
   *[other] Discard { $count } cards: six is the limit.
}
days-map = The world from London to London
days-row = The row of actions
days-hand = My cards
days-hand-empty = No cards in hand.
days-desk = To decide now
days-coins = coins
days-cards = travel cards
days-events = event cards
days-event-card = event card
days-points = days
days-of = of 80
days-unit = { $days ->
    [one] day
   *[other] days
}
days-count = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-score = { $points ->
    [one] { $points } day
   *[other] { $points } days
}
days-range = { $least }–{ $most ->
    [one] { $most } day
   *[other] { $most } days
}
days-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
days-travellers = Travellers
days-has-watch = has the watch
days-known = Known cards:
days-home-as = home { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
days-home = You are home after { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Whoever is not home yet travels on.
days-here = Here: { $players }.
days-detective-here = The detective is here: whoever ends a turn in this city loses 2 days.
days-token-red = First to arrive: { $token }.
days-token-blue = Last to arrive: { $token }.
days-leg-takes = On to { $to }: { $ways }.
days-plan = With your cards: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-plan-missing = You lack { $cards }.
days-next-leg = Next leg: { $leg }
days-needs = Needs: { $ways }
days-fastest = Fastest: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-take-back = Take back: { $card }
days-balloon-ready = the balloon is ready
days-instead-of = in place of { $card }
days-serve-card = { $event } in place of { $card }
days-discarded = Discarded event cards, the newest first: { $events }
days-too-many = Too many cards
days-discard-line = Choose a card from your hand to discard.
days-discard-choose = Choose a card
days-exchange-line = Choose up to three cards from your hand.
days-exchange = { $count ->
    [0] Choose cards
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
days-choose-city = Choose a city for the detective
days-travel = Travel: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-travel-bare = Travel
days-go = Set out: { $days }
days-accept = Accept: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-reroll = Roll again (1 of { $count ->
    [one] { $count } coin
   *[other] { $count } coins
})
days-play = Play
days-do-take = Take { $card }, action: { $space }
days-do-take-number = Take card { $number } of the row
days-do-take-deck = Take an unseen card from the deck
days-do-use = Use the action
days-do-use-coin = Take the coin
days-do-use-event = Take an event card
days-do-use-watch = Take the watch
days-do-skip = Skip
days-do-detective = Detective to { $city }
days-do-exchange = Exchange { $cards }
days-do-travel = Travel with { $cards }
days-do-travel-bare = Travel without cards
days-do-play = Play { $event }
days-do-play-city = Play { $event }: { $city }
days-do-go = Set out
days-do-reroll = Pay 1 coin and roll again
days-do-accept = Accept the roll
days-do-buy-travel = Buy a travel card for 2 coins
days-do-buy-event = Buy an event card for 2 coins
days-do-cash = Discard the elephant for 1 coin
days-do-stay = Stay
days-do-end = End the turn
days-do-discard = Discard { $card }
days-event-elephant = Bombay to Calcutta in six days plus a roll of the die. Or discard it for a coin.
days-event-balloon = A roll of the die counts in place of one card of a leg.
days-event-propeller-train = One train of a leg takes only { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
days-event-submarine = One ship of a leg takes only { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
days-event-offer = A leg takes { $days ->
    [one] { $days } day
   *[other] { $days } days
} less.
days-event-contacts = You may travel a second leg in the same turn.
days-event-princess = She does what { $copies ->
    [any] one of the discarded event cards does; you say which
   *[top] the event card on top of the discards does
}.
days-princess-as = { $event } as { $copied }
days-princess-later = None of the discarded event cards can be copied at this moment.
days-play-as = Play as { $copied }
days-event-detective = Send the detective to any city but London.
days-event-storm = Everybody on the way loses { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and all event cards in hand are lost.
days-event-delay = Everybody on the way loses { $days ->
    [one] { $days } day
   *[other] { $days } days
}, and all event cards in hand are lost.
days-end-source = Journey
days-end-total = Days
days-end-chart = Days over time
days-source-home = Came home
days-source-in-time = Within eighty days
days-source-city = Reached
days-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
days-yes = yes
days-no = no
days-end-in-time = home in time, the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} to arrive
days-end-late = home too late, the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} to arrive
days-end-away = on the way: { $city }
days-why-fewest = { $player } came home within eighty days, and nobody took fewer than { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
days-why-tie = { $player } and { $other } took { $days ->
    [one] { $days } day
   *[other] { $days } days
} each; { $player } was home earlier.
days-why-late = Nobody came home within eighty days, so the first one home wins: { $player }.
days-why-fewer-late = Both came home too late; { $player } took fewer days.
days-why-rival-late = { $player } came home, but only after { $days ->
    [one] { $days } day
   *[other] { $days } days
}: that wins the game for { $other }.
days-scene-home = home after { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-scene-away = not home, still in { $city }
