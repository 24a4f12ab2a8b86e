# What the rules page and the card beside the board say; the numbers come from the engine.
aid = Price list
aid-eur = €{ $amount }
aid-crossing = each border crossed
aid-neighbour = each pair of neighbours
aid-under = each token under yours
aid-forty = field 40
aid-rounds = { $first }–{ $last }
aid-one = one token: from the start to one state
aid-two = two tokens: from the start to both states
aid-target = two tokens: from the start by way of both to the target
aid-final = the final: you receive the price, tokens underneath take some off
figure-table = The race of a first round: the start is turned up in the middle, seven states and field 40 lie around it. One player has placed a token, the others still think.
figure-open-map = Before the game the map lies open for all; it is hidden only while cards are dealt and chosen.
figure-income = Round 3 begins: everybody has received the income of the second part. Player 1 now has { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}.
figure-offer = Four cards of the offer lie; then the seventh comes and, after a beat, the middle.
figure-stack = Two tokens at Austria: whoever came second lies on top and will pay for the one underneath. Your second token may not go to the same state:
figure-price = From Russia. Player 1 has travelled to Ireland, drawn on the map: { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
}, { $far ->
    [one] { $far } euro
   *[other] { $far } euros
}. Player 3 went next door, to Finland: { $crossing } for the border and { $pair } for neighbours, { $near ->
    [one] { $near } euro
   *[other] { $near } euros
}.
figure-two-tokens = Player 1 travels from Spain by way of Austria to Bulgaria: { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
} for { $crossings ->
    [one] { $crossings } euro
   *[other] { $crossings } euros
} and { $stack } for a token underneath, { $price ->
    [one] { $price } euro
   *[other] { $price } euros
}.
figure-target = From Turkey to Ukraine, through Italy and Germany: { $borders ->
    [one] { $borders } border
   *[other] { $borders } borders
} for { $crossings ->
    [one] { $crossings } euro
   *[other] { $crossings } euros
} and { $stack } for a token underneath, { $price ->
    [one] { $price } euro
   *[other] { $price } euros
}.
figure-final = The final: { $crossings } for borders and { $pairs } for neighbouring pairs bring Player 1 { $price ->
    [one] { $price } euro
   *[other] { $price } euros
}. Player 2 made the same journey with two tokens underneath and received { $other }; that made { $money } in the end, and the win.
figure-bill = The bill of a journey, item by item: { $price ->
    [one] { $price } euro
   *[other] { $price } euros
}.
figure-kaliningrad = From Poland to Russia the shortest way leads into Kaliningrad: one border and neighbours, { $russia ->
    [one] { $russia } euro
   *[other] { $russia } euros
}. For Finland, { $finland ->
    [one] { $finland } euro
   *[other] { $finland } euros
}, the way leads through Belarus.
figure-two-colours = Two colours from one purse of { $money ->
    [one] { $money } euro
   *[other] { $money } euros
}. The first of them lies at the United Kingdom; in these rounds the second may not follow:
figure-france = The map after that round, with the way from France to the United Kingdom: { $near ->
    [one] { $near } euro
   *[other] { $near } euros
}.
figure-channel = From France by way of the United Kingdom to the Netherlands, { $two ->
    [one] { $two } euro
   *[other] { $two } euros
}. The other player took Belgium as well: { $three }, and { $under } for the token underneath, { $paid } together.
figure-monaco = From Italy to Monaco and Spain: { $price ->
    [one] { $price } euro
   *[other] { $price } euros
}.
figure-russia-finland = From Poland through Belarus to Russia and on to Finland: { $price ->
    [one] { $price } euro
   *[other] { $price } euros
}.
figure-caucasus = The south-east of our map, with Armenia, Azerbaijan in two parts, Georgia and Turkey.
