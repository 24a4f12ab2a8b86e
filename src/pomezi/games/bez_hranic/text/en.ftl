game = Bez hranic
about = Seven cards, a start and a map from memory: whoever picks the right journey fastest pays least.

about-option-two_colours = two colours each, for 2 or 3 players
about-option-open_map = the map stays visible while choosing: always, or in rounds 1 and 2 only
about-option-pick_seconds = time for choosing, kept by the table; 0 = no limit
about-option-correspondence = everybody opens the offer when it suits them

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-green = green
colour-white = white

token-red = red
token-yellow = yellow
token-blue = blue
token-purple = purple
token-green = green
token-white = white

state-40 = field 40

charge-crossings = borders crossed
charge-neighbours = neighbouring states
charge-forty = field 40
charge-stack = tokens underneath

crossing-land = by land
crossing-sea = by sea

phase-look = a look at the map
phase-deal = dealing
phase-choose = choosing
phase-review = evaluation
phase-over = the end

refusal-unknown-colour = “{ $word }” is not a colour. Expected one of: { $expected }.
refusal-unknown-place = “{ $word }” is not a state of this map. Expected field 40 or a state, such as: { $expected }.
refusal-two-colours-seats = Two colours each: { $most ->
    [one] { $most } player
   *[other] { $most } players
} at most, not { $seats }.

refusal-middle-hidden = No token may be placed before the middle is turned up.
refusal-deal-first = The seven fields are not filled yet: deal the next card.
refusal-reveals-itself = The middle turns up by itself after the seventh card.
refusal-reveal-now = All seven fields are filled: turn up the middle.
refusal-open-first = Open the offer first.
refusal-map-open = The map lies open; the next offer comes when everybody is ready.
refusal-choose-now = The offer is open: place your tokens.
refusal-all-placed = You have placed all your tokens for this round; they stay where they are.
refusal-not-your-colour = The { $colour } tokens are not yours.
refusal-not-offered = { $place } is not in the offer.
refusal-colour-placed = All { $colour } tokens for this round have been placed; they stay where they are.
refusal-same-field = Your other token already lies at this place ({ $place }); the two need different fields.
refusal-colours-together = Your { $colour } token already lies at this place ({ $place }); your two colours need different fields.
refusal-same-pair = At this place ({ $place }) your two colours would have the same pair of fields ({ $colour } has it already).

refusal-edition-own-neighbour = Edition { $edition }, line { $line }: { $value } cannot neighbour itself or its own part.
refusal-edition-one-way = Edition { $edition }, line { $line }: { $value } names { $other } as a neighbour ({ $crossing }), but not the other way round.
refusal-edition-unreachable = Edition { $edition }, line { $line }: { $value } cannot be reached.
refusal-edition-part-count = Edition { $edition }, line { $line }: number of parts of { $value }: { $count }; expected { $expected }.
refusal-dump-phase = { $place } in the dump does not fit phase { $value } of round { $round }.
refusal-dump-token = { $place } in the dump: the { $colour } token cannot lie there.

event-ready = { $player } is ready.
event-round = Round { $round }: { $player } deals.{ $income ->
    [0] {""}
    [one] {" "}Everybody receives { $income } euro.
   *[other] {" "}Everybody receives { $income } euros.
}
event-round-alone = Round { $round }: the offer lies face down, for each to open.{ $income ->
    [0] {""}
    [one] {" "}Everybody receives { $income } euro.
   *[other] {" "}Everybody receives { $income } euros.
}
event-dealt = Field { $field }: { $state }.
event-revealed = In the middle: { $middle }. Choose!
event-opened = { $player } opens the offer.
event-opened-own = { $player } opens the offer: { $offer }. In the middle: { $middle }.
event-placed = { $player } places a { $token } token: { $place }.{ $under ->
    [0] {""}
    [one] {" "}One token lies underneath.
   *[other] {" "}{ $under } tokens lie underneath.
}
event-placed-hidden = { $player } places a token.
event-placed-hidden-own = { $player } places a { $token } token: { $place }.
event-uncovered = Everybody has chosen. Offer: { $offer }. In the middle: { $middle }.
event-paid = { $player } ({ $colour }): { $places }. { $borders ->
    [0] No journey.
    [one] One border: { $way }.
   *[other] { $borders } borders: { $way }.
} Price €{ $price }, paid €{ $amount }, left €{ $money }.
event-received = { $player } ({ $colour }): { $places }. { $borders ->
    [one] One border: { $way }.
   *[other] { $borders } borders: { $way }.
} Receives €{ $amount } and has €{ $money }.
event-over = The game is over.

won = { $count ->
    [one] { $names } wins with €{ $points }.
   *[other] { $names } win with €{ $points } each.
}

status-look = { $player }: look at the map (map), then say you are ready.
status-deal = { $player }: deal the next card; after the seventh the middle turns up by itself.
status-open = { $player }: open the offer when you are ready to choose.
status-choose = { $player }: place your tokens.
status-review = { $player }: look at the journeys on the map, then say you are ready.
status-over = The game is over.

label-you = { $name } (you)
label-money = euros
label-left = to place
label-round = Round { $round } of 7, { $player } deals
label-round-alone = Round { $round } of 7
label-middle = In the middle: { $middle }
label-map-hidden = The map is hidden while cards are dealt and chosen.
label-no-state = No state of this map begins with “{ $words }”.
label-price = price
label-amount = paid
label-received = received
label-charge-crossings = borders
label-charge-neighbours = neighbours
label-charge-forty = 40
label-charge-stack = underneath

hindsight = What this round teaches
hindsight-missed = { $eur ->
    [0] Nothing was left on the table.
    [one] €{ $eur } was left on the table.
   *[other] €{ $eur } were left on the table.
}
hindsight-best = Best choice, tokens underneath aside: { $choices } – €{ $eur }.
hindsight-or = {" "}or{" "}
hindsight-fields = The eight fields
hindsight-pairs = Each field with its best partner
hindsight-chosen = chosen
hindsight-practise = Practise what was missed
hindsight-sent = { $count ->
    [one] One pair of states waits in the trainer.
   *[other] { $count } pairs of states wait in the trainer.
}

# Why: what an action gains and risks. Said to players and of bots alike, so it names nobody.
reason-journey-costs = The journey ({ $places }): { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
}, { $neighbours ->
    [0] no neighbours
    [one] { $neighbours } pair of neighbours
   *[other] { $neighbours } pairs of neighbours
}; it costs { $eur } €.
reason-journey-brings = The journey ({ $places }): { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
}, { $neighbours ->
    [0] no neighbours
    [one] { $neighbours } pair of neighbours
   *[other] { $neighbours } pairs of neighbours
}; it brings { $eur } €.
reason-best-journey = Nothing better was left to choose.
reason-better-journey = Elsewhere would have been better ({ $places }): by { $eur } €.
reason-tokens-under = On top of { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}: { $eur } € worse.
