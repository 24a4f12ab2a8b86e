# Ticket to Ride: what its board says.
ttr-choose = Choose at least { $needed } of your tickets to keep.
ttr-chosen = Your tickets are chosen; the others are still choosing.
ttr-keep = Choose which tickets to keep, at least one.
ttr-main = Draw cards, claim a route, or take tickets.
ttr-second = Choose a second card, or the deck.
ttr-pass = There is nothing you can do: pass.
ttr-do-pass = Pass
ttr-draw-deck = Draw from the deck
ttr-draw-card = Take a face-up card: { $card }
ttr-draw-tickets = Draw tickets
ttr-claim = Claim { $route } for { $payment }
ttr-track = { $route } (track { $track })
ttr-keep-these = Keep { $tickets }
ttr-keep-least = Choose at least { $needed }
ttr-keep-count = { $count ->
    [0] Keep none
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
ttr-deck = Deck
ttr-deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
ttr-ticket-deck = Tickets
ttr-tickets-left = { $count ->
    [one] { $count } ticket left
   *[other] { $count } tickets left
}
ttr-face-up = Face-up cards
ttr-hand = My cards
ttr-hand-of = Cards of { $player }
ttr-hand-card = { $card }: { $count }
ttr-tickets = My tickets
ttr-tickets-of = Tickets of { $player }
ttr-offer = Tickets on offer
ttr-ticket = { $from } – { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ttr-ticket-done = done
ttr-ticket-missed = missed
ttr-ticket-open = { $wagons ->
    [one] { $wagons } wagon to go
   *[other] { $wagons } wagons to go
}
ttr-ticket-impossible = no longer possible
ttr-route = { $from } – { $to }, { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}, { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ttr-any-colour = any one colour
ttr-route-owner = belongs to { $player }
ttr-route-closed = closed
ttr-route-pay = You can pay { $payments }.
ttr-pay-title = How will you pay?
ttr-pay-line = { $from } – { $to } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ttr-wagons = wagons
ttr-cards = cards
ttr-ticket-count = tickets
ttr-map = Map of the routes
ttr-last-turns = Last turns: { $count } to go
ttr-source-routes = Routes
ttr-source-tickets = Tickets completed
ttr-source-missed = Tickets missed
ttr-source-longest = Longest path (wagons)
ttr-longest = Longest path
ttr-longest-length = { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
ttr-scene-done = { $ticket } is connected
ttr-scene-missed = { $ticket } is not connected
ttr-scene-longest = the longest path, { $length ->
    [one] { $length } wagon
   *[other] { $length } wagons
}
ttr-tie-tickets = { $player } and { $other } are level on points. { $player } wins: more tickets completed.
ttr-tie-longest = { $player } and { $other } are level on points and tickets. { $player } wins: the longer path.
