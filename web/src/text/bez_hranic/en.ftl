# Bez hranic: what its board says.
bh-map = The map
bh-map-comes = Unfolding the map …
bh-look = A look at the map
bh-look-line = Remember who borders whom: while cards are dealt and chosen, the map is hidden.
bh-find = Find a country
bh-ready = I am ready
bh-waiting-ready = You are ready; the others are still looking.
bh-is-ready = ready
bh-next-round = On to the next round
bh-to-final = On to the final
bh-to-table = Back to the table
bh-show-map = Show the map
bh-table = The round table
bh-forty = field 40
bh-face-down = empty place
bh-covered = The middle is covered.
bh-start = Start
bh-target = Target
bh-field-stack = { $where }; tokens from the bottom: { $colours }
bh-round = Round { $round } of 7
bh-round-one = { $colours ->
    [1] One token
   *[other] One token of each colour
}: a journey from the start
bh-round-two = { $colours ->
    [1] Two tokens
   *[other] Two tokens of each colour
}: from the start to both, in the cheaper order
bh-round-target = { $colours ->
    [1] Two tokens
   *[other] Two tokens of each colour
}: from start to target through both
bh-round-final = The final: now an expensive journey pays off
bh-deal-all = Deal the offer
bh-deal-one = only the next card
bh-deal-stop = Stop dealing
bh-reveal = turn up the middle
bh-dealt = cards: { $count } of { $of }
bh-dealer = deals
bh-open = Open the offer
bh-open-line = Your time runs from the moment you open it.
bh-hand = Your tokens
bh-left-to-place = tokens to place
bh-all-placed = Your tokens are placed; the others are still choosing.
bh-status-look = Look at the map and say when you are ready.
bh-status-review = Look at the journeys and say when you are ready.
bh-status-deal = Lay out the offer: the middle turns up after card seven.
bh-status-dealt = { $player } deals. Get ready: the middle comes at once after the seventh card.
bh-status-open = Open the offer when you are ready to choose.
bh-status-watch = The race is on.
bh-watch-look = The players are looking at the map.
bh-watch-review = The players are looking at the journeys.
bh-status-choose = { $ends }: place { $left ->
    [one] a token
   *[other] { $left } tokens
} where the journey will be cheap – quick!
bh-status-final = { $ends }: place { $left ->
    [one] a token
   *[other] { $left } tokens
} where the journey will be expensive – quick!
bh-do-ready = Say that I am ready
bh-do-deal = Deal the next card
bh-do-reveal = Turn up the middle
bh-do-open = Open the offer
bh-do-place = Place a token: { $where }
bh-do-place-colour = Place a { $colour } token: { $where }
bh-eur = { $sign }€{ $eur }
bh-borders = { $count ->
    [one] { $count } border
   *[other] { $count } borders
} × 10
bh-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
} × 30
bh-once = once
bh-under = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} × 10
bh-price = Price
bh-receives = Receives
bh-paid-all = Paid all there was
bh-left = Left
bh-has = Has
bh-bill-of = Bill of { $player }
bh-evaluation = The evaluation
bh-pages = Journeys, reactions and postcard
bh-reactions = Reaction times
bh-reaction-order = In the stacks
bh-reaction-time = time
bh-reaction-lag = lag allowed
bh-reaction-why = Own clock { $claimed }, seen by the server after { $measured }.
bh-reactions-why = Everybody’s own clock counts, from the frame that showed the middle to the press, within what the server saw of the connection.
bh-seconds = { $seconds } s
bh-milliseconds = { $ms } ms
bh-postcard = Postcard
bh-postcard-of = Postcard: { $state }
bh-capital = Capital
bh-area = Area
bh-km2 = { $area } km²
bh-population = Population ({ $year })
bh-final = Final
bh-final-journeys = The journeys of the final
bh-source-before = Money before the final
bh-source-floor = Never below zero
bh-score = €{ $points }
bh-points = euros
bh-end-source = Euros
bh-end-chart = Money over time
bh-scene = { $places }: €{ $eur }
bh-tie = { $players } have as much money and win together.
