game = Ticket to Ride
about = Collect cards, claim railway routes across North America and join the cities of your secret tickets.
about-option-start = the seat that begins, or drawn by lot

card-purple = purple
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-grey = grey
card-loco = locomotive
card-deck = unseen card

refusal-unknown-card = “{ $word }” is not a card. Expected one of: { $expected }.
refusal-unknown-route = “{ $word }” is not a route. Expected two neighbouring cities, such as { $expected }; a second track ends with .2.
refusal-bad-payment = “{ $word }” is not a payment. Expected something like { $expected }.
refusal-card-twice = “{ $word }”: name each kind of card once, as in { $expected }.
refusal-two-colours = A route is paid with cards of one colour and locomotives, as in { $expected }.
refusal-unknown-ticket = “{ $word }” is not a ticket. Expected something like { $expected }.
refusal-ticket-twice = “{ $word }”: name each ticket once.

refusal-no-offer = You have no tickets to choose from now.
refusal-second-card-first = Draw your second card first.
refusal-deck-empty = The deck is empty: no cards can be drawn from it now.
refusal-loco-second = A face-up locomotive cannot be your second card.
refusal-card-not-up = No { $card } card lies face up.
refusal-no-tickets-left = No tickets are left.
refusal-pass-not-needed = You can do something, so you cannot pass.
refusal-route-taken = { $route } belongs to { $player }.
refusal-twin-closed = { $route } is closed: with two or three players only one track of a double route can be used.
refusal-twin-owned = You own the other track of { $route }; nobody may own both.
refusal-too-few-wagons = You need { $needed ->
    [one] { $needed } wagon
   *[other] { $needed } wagons
} and have { $count }.
refusal-wrong-colour = { $route } takes { $colour } cards.
refusal-too-few-cards = You need { $needed } × { $card } and have { $count }.
refusal-keep-first = Choose which tickets to keep first.
refusal-ticket-not-offered = You were not offered { $tickets }.
refusal-keep-more = You must keep at least { $needed ->
    [one] { $needed } ticket
   *[other] { $needed } tickets
}.

refusal-edition-same-city = Edition { $edition }, line { $line }: a route cannot lead from { $value } to itself.
refusal-edition-too-many-routes = Edition { $edition }, line { $line }: too many routes at { $value }; { $expected } at most.
refusal-edition-too-many-owned = Edition { $edition }, line { $line }: number of routes that one player could own with so many wagons: { $count }; at most { $expected }.
refusal-edition-no-first-track = Edition { $edition }, line { $line }: { $value } is a second track without a first.
refusal-dump-twin = { $place } in the dump: somebody owns the twin track.
refusal-dump-offer = { $place } in the dump does not fit the phase.
refusal-dump-unsettled = { $place } in the dump: the rules would not leave it like that.

event-drew-deck = { $player } draws from the deck.
event-drew-deck-own = { $player } draws from the deck: { $card }.
event-drew-card = { $player } takes a face-up card: { $card }.
event-turned-up = Turned up: { $display }.
event-swept = Three locomotives: the display is swept ({ $display }).
event-swept-on = Still too many locomotives: the display is swept { $count ->
    [one] once more
   *[other] { $count } times more
}.
event-reshuffled = The discards are shuffled into a new deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
event-claimed = { $player } claims { $from } – { $to } for { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-drew-tickets = { $player } draws { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}.
event-drew-tickets-own = { $player } draws tickets: { $tickets }.
event-chose-tickets = { $player } has chosen tickets.
event-chose-tickets-own = { $player } chooses tickets: { $tickets }.
event-kept-tickets = { $player } keeps { $kept ->
    [one] { $kept } ticket
   *[other] { $kept } tickets
} and returns { $returned }.
event-kept-tickets-own = { $player } keeps { $tickets } and returns { $returned }.
event-passed = { $player } passes: nothing else is possible.
event-last-round = { $player } has { $wagons ->
    [0] no wagons
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} left: everybody takes one last turn.
event-over = The game is over.

status-choose = { $player }: choose the tickets to keep, at least two.
status-main = { $player }: draw a card, claim a route, or take new tickets.
status-second = { $player }: draw a second card, face up or from the deck.
status-keep = { $player }: choose the tickets to keep, at least one.
status-over = The game is over.

label-you = { $name } (you)
label-points = points
label-wagons = wagons
label-cards = cards
label-tickets = tickets
label-known = known cards
label-display = Face up
label-piles = Piles
label-piles-count = deck { $deck } · discards { $discards } · tickets { $tickets }
label-hand = Your hand
label-own-tickets = Your tickets
label-offer = Offered to you
label-ticket-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-ticket-done = done
label-ticket-open = { $count ->
    [one] needs { $count } wagon
   *[other] needs { $count } wagons
}
label-ticket-impossible = no longer possible
label-last-turns = The last round: { $count ->
    [one] { $count } turn is left.
   *[other] { $count } turns are left.
}
label-any-colour = any one colour
label-closed = closed
label-free = free
label-route = route
label-length = length
label-colour = colour
label-owner = owner
label-no-route = No city or route is called “{ $text }”.
label-routes = routes
label-bonus = longest path
label-total = total
label-path = { $length ->
    [0] no routes
   *[other] longest path { $length }: { $path }
}

# Why: what an action gains and risks. Said to players and of bots alike, so it names nobody.
reason-completes-ticket = Completes the ticket { $ticket }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-towards-ticket = Lies on the way of the ticket { $ticket }, which then lacks { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}.
reason-brings-points = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once for { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}.
reason-others-near = Others are building at { $city } too: the route may not wait.
reason-spends-locos = It spends { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}, good for any route.
reason-begins-last-round = { $wagons ->
    [one] { $wagons } wagon is left
   *[other] { $wagons } wagons are left
}: the last round begins.
reason-collects-for = Collects { $card } for { $route }; { $count ->
    [0] then it can be paid for
    [one] then { $count } is missing
   *[other] then { $count } are missing
}.
reason-collects-many = There will be { $count } of { $card } in hand: enough for any grey route of that length.
reason-first-of-colour = A first card of its colour ({ $card }); grey routes take any.
reason-seen-collecting = With this one { $count } of { $card } were taken face up, as everybody has seen.
reason-loco-fits = A locomotive serves on any route.
reason-loco-alone = It is the only card of this turn.
reason-nothing-useful-up = No face-up card is one that the planned routes lack.
reason-deck-is-hidden = Nobody else sees what the deck brings; it may be a locomotive.
reason-tickets-are-done = All tickets are done, with { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} left.
reason-tickets-may-cost = At least one must be kept, and counts against its owner if it fails.
reason-tickets-worth = Done, they bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}; with all that is in hand already that takes { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
}.
reason-ticket-cut-off = One of them can no longer be done.
reason-tickets-cost = Failed, they would cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
