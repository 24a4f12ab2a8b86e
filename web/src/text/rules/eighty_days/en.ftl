# What the rules page and the card beside the board say; the numbers come from the engine.
aid = Actions and tokens
aid-coin = take one from the supply
aid-balloon = this turn a die may stand for one card of the leg
aid-event = draw an event card
aid-detective = send him to any city but home
aid-watch = start the next round
aid-exchange = up to { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
} for new ones
aid-tokens = Red for the first to arrive, blue for the last
aid-token-coin = a coin
aid-token-travel = a travel card
aid-token-event = an event card, if you like
aid-token-day = everybody else loses { $days ->
    [one] { $days } day
   *[other] { $days } days
}
aid-coins = A card from a deck: { $card } coins. Rolling again: { $reroll ->
    [one] { $reroll } coin
   *[other] { $reroll } coins
}.
aid-days = Ending a turn with the detective: { $detective ->
    [one] { $detective } day
   *[other] { $detective } days
}. Each round once somebody is home: { $late ->
    [one] { $late } day
   *[other] { $late } days
}.
aid-hand = At most { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} at the end of a turn.
figure-world = The middle of a journey for three. Player 2 is the farthest and has used { $days ->
    [one] { $days } day
   *[other] { $days } days
}; the dial counts them for everybody.
figure-start = The start: all figures in London, two tokens at every other city, the detective in Brindisi. Everybody has { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
figure-row = Three players: four cards lie under the first four actions. The last two are not in the game this round.
figure-take = A turn: Player 2 takes a ship from under the coin, uses the action ({ $coins ->
    [one] one coin
   *[other] { $coins } coins
} more) and travels Suez – Bombay with two ships of the same value: { $days ->
    [one] { $days } day
   *[other] { $days } days
}, { $total } in all.
figure-detective = Player 2 ends the turn with the detective in Suez: { $days ->
    [one] { $days } day
   *[other] { $days } days
} lost.
figure-send-detective = The action has been used: the detective stands in Hong Kong now, ahead of the others.
figure-london-paris = Both are in Paris: after { $first ->
    [one] { $first } day
   *[other] { $first } days
} the one, after { $second } the other.
figure-pair = Two alike count once: Player 1 has used { $first ->
    [one] { $first } day
   *[other] { $first } days
} from Suez to Bombay, Player 2 with cards that differ { $second }.
figure-three-cards = Home from New York with a train and two ships alike: { $days ->
    [one] { $days } day
   *[other] { $days } days
} for the leg.
figure-balloon = The die has replaced the ship. Two coins were paid for other rolls, and with the last one the leg took { $days ->
    [one] { $days } day
   *[other] { $days } days
}, which left { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
figure-no-pair = The die shows the same as the other ship, but makes no pair with it: { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
figure-token = The first to arrive in Calcutta turns over the red token: both others lose { $days ->
    [one] one day
   *[other] { $days } days
}.
figure-hand = Travel cards and event cards in one hand. The event cards are secret.
figure-offer = Bombay – Calcutta on the elephant, with an offer besides: elephant and die, less what the offer takes off, are { $days ->
    [one] { $days } day
   *[other] { $days } days
}; { $total } in all.
figure-coins = With { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} a card can be bought from either deck: the piles that glow.
figure-home = Player 3 comes home from New York with { $days } more days: { $total } exactly, and in time.
figure-end = The end: Player 3 was home in time with { $best ->
    [one] { $best } day
   *[other] { $best } days
} and wins; Player 1 came too late, after { $late ->
    [one] { $late } day
   *[other] { $late } days
}.
figure-two = For two: three cards a round, under coin, balloon and event card.
figure-seen = What you see of the others: how many cards they hold (Player 1: { $cards }), never which ones were drawn unseen.
