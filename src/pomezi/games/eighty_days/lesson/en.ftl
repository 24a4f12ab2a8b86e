# What the lesson says, in its order.

lesson-take = Around the world, and home in 80 days! Every turn begins with a card from this row. Its number is how many days it takes: a small one is fast. Take train 3.
lesson-coin = Each card brings the action above it, if you want it. Yours is a coin: take it.
lesson-paris = Now travel. London – Paris takes one train and one ship: press train 3 and ship 5 among your cards, then “Travel”.
lesson-days = 3 + 5 = 8 days are gone. They are counted here; the flag stands at 80.
lesson-red-token = You are the first in Paris: its red token brings you a travel card. Every city has a red one for the first, a blue one for the last to arrive.
lesson-end-turn = With two coins you could go shopping; that is why the turn waits for you. Save them for now, and end it.
lesson-watch = When everybody has had a turn, the watch passes on and a new row is laid out. Whoever holds the watch begins and chooses first.
lesson-detective = Your rival goes on to Brindisi. But there stands the detective: ending a turn in his city costs two days.
lesson-event = You are bound for Brindisi too. Perhaps an event will help: take the card under “event”.
lesson-draw-event = Take the event card. Only you will see it.
lesson-send = What luck, you may send the detective away! Press his card and choose a city; not Brindisi, you are going there yourself.
lesson-brindisi = Paris – Brindisi takes one train. You have two: choose whichever you like, and travel.
lesson-blue-token = Last in Brindisi: the blue token brings you a card as well. End the turn.
lesson-balloon = You have the watch again, and begin. Take the card under the balloon: with it you may fly in this turn.
lesson-lay = Brindisi – Suez takes one ship. Whoever flies plays the card all the same, so choose your slowest: ship 8.
lesson-fly = Now by balloon: a roll of the die will count in place of the 8.
lesson-roll-again = A six is hardly faster. For one coin you may roll again, as often as you can pay.
lesson-accept = Two days in place of eight. Accept!
lesson-suez = First in Suez: this red token costs your rival a day. But the rival has an event card too, the submarine: with it a ship takes only two days.
lesson-pair = Suez – Bombay takes two ships. Two equal ones count only once! You hold a six: take the other one.
lesson-second-coin = And the coin above it.
lesson-sixes = Choose both sixes, and travel.
lesson-paired = 6 days in place of 12! For such a pair it can be worth staying where you are for a turn, as your rival did.
lesson-buy = Two coins buy a card from either pile, at any time in your turn. Buy an event card.
lesson-elephant = An elephant, just in time: Bombay – Calcutta takes no cards, but 12 days. By elephant it is 6 and a roll of the die. It will carry you next turn; end this one.
lesson-begin = You begin. Take the two under the coin: with your other two it will make a pair in America.
lesson-last-coin = Take the coin too, it may be of use right away.
lesson-calcutta = Now to Calcutta, without cards: travel.
lesson-ride = And mount the elephant.
lesson-choose-roll = 6 + 3 = 9 days. Accept, or pay your coin and hope for less: this is up to you.
lesson-storm = Two event cards are blue. Your rival turns over the storm: it costs everybody a day, and all lose the event cards in their hands. Do not keep yours too long!
lesson-choose-card = To Hong Kong you need two ships. Look at your cards: which of these would you like?
lesson-more = With more players there is a card here too: for moving the detective, starting the next round, exchanging cards. More than six cards at the end of a turn must be discarded.
lesson-end = When somebody comes home to London, the game ends with that round: within 80 days they win, with more they lose. With more players the fewest days within 80 win.
lesson-free = That is the whole game. You are ahead: now bring it home within 80 days!
