# What the rules page and the card beside the board say; the numbers come from the engine.
aid = Points
aid-routes = Points for routes
aid-route = { $length ->
    [one] A route of one space
   *[other] A route of { $length } spaces
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aid-ticket-done = a ticket whose cities you joined: its points
aid-ticket-missed = a ticket you did not complete: its points
aid-longest = the longest path
aid-tickets = Drawing tickets: { $offer } to look at; keep at least { $keep }.
aid-twin-few = Double routes: whoever takes one track closes the other.
aid-twin = Double routes: nobody may take both tracks.
aid-end = Somebody with { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} or fewer: everybody has one more turn.
figure-map = The middle of a game for three. Player 2 has claimed routes for { $points ->
    [one] { $points } point
   *[other] { $points } points
} and has { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} left.
figure-first-tickets = The first choice: { $offered ->
    [one] { $offered } ticket
   *[other] { $offered } tickets
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, and five cards face up. At least two tickets stay.
figure-your-turn = Your turn. What can be done now is outlined: a card that lies open, the deck, or three new tickets; routes you can pay for glow on the map.
figure-second-card = A red card has been taken. The locomotive may not be the second one:
figure-sweep = The red card is taken, and a third locomotive comes in its place: all five are swept away and five others turned up.
figure-deck-out = Everybody has only drawn from the deck, and it ran out with somebody’s first card (number { $cards } in that hand). The second must lie face up and be no locomotive:
figure-three-blue = Montréal – New York for three blue cards: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once, and { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} to go.
figure-grey-route = Montréal – Toronto is grey: two red cards and a locomotive have paid for it. That is { $points ->
    [one] { $points } point
   *[other] { $points } points
} too.
figure-double-route = Two play. Chicago – Saint Louis has two tracks; with the white one claimed ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) the green one is closed to all:
figure-keep-one = Drawing tickets in the middle of a game: at least one stays. Left in the ticket deck: { $left }.
figure-count = The end of the same game. Player 3: { $routes } for routes, { $done } for a completed ticket, less { $first } and { $second } for two others: { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Player 2: { $own } for routes, { $one } + { $two } + { $three } for tickets, and { $bonus } for the longest path of { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}, drawn on the map: { $best ->
    [one] { $best } point
   *[other] { $best } points
}.
figure-at-once = You are still choosing. Player 1 has chosen already, but how many tickets stayed is shown only when all have.
