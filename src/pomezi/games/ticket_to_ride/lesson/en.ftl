# What the lesson says, in its order.

lesson-tickets = A ticket names two cities. Link them with your trains and it pays its points; leave it undone and it costs them. Two short ones are ticked for you: keep them.
lesson-own-tickets = Your tickets lie here, and the cities they name are ringed on the map. Nobody else sees them.
lesson-turn = On your turn you do one of three things: take two cards, claim a route, or draw tickets. Start with cards: take the open blue one.
lesson-second-card = Now the second card, this time unseen from the deck.
lesson-loco = A locomotive! It stands for any colour. Your cards lie here. Meanwhile your rival takes two cards as well.
lesson-claim = Claim a route: as many cards of one colour as it has spaces. Denver – Santa Fe is grey, so any colour will do. Your two red cards pay for it.
lesson-claimed = Two wagons laid: two points at once, and two wagons fewer. Your rival claims a longer route: four wagons are seven points.
lesson-claim-loco = On to El Paso, two grey spaces. Save the blue pair: the locomotive can stand for a second yellow card.
lesson-ticket-done = Denver and El Paso are linked: this ticket is done. Its four points are counted at the end, when all tickets are shown.
lesson-open-loco = An open locomotive is so good that it is the only card you may take in a turn. Take it.
lesson-colour = A coloured route wants its own colour. Santa Fe – Oklahoma City needs three blue cards: you have two, and the locomotive.
lesson-longer = Three wagons, four points. One wagon brings 1 point, two 2, three 4, four 7, five 10, six 15: long routes pay.
lesson-more-tickets = The third thing you can do: draw tickets. You look at three and keep at least one. Draw.
lesson-keep-one = Tick what you want and keep it. Look where your railway lies already: whatever uses it is cheap. Undone tickets count against you!
lesson-twin = Two tracks between two cities: with two or three players only one of them can be used. Whoever comes first takes it.
lesson-end = When somebody has two wagons or fewer left, everybody has one last turn. Then the tickets are counted, and the longest unbroken railway earns ten points.
lesson-free = That is the whole game. Play on against the Tourist as long as you like: Houston and Kansas City are still waiting.
