# What the lesson says, in its order.

lesson-lay = Everybody builds a landscape of their own, out of the same cards. Lay your first one: press the dashed place.
lesson-worker = A card has four zones: here a forest, water and two fields. Put one worker onto a zone of the new card. Press the marked field: there it becomes a farmer.
lesson-farmer = A farmer brings a point for each zone of its field. The two fields touch, so they are one area: two points. You always read them on the worker.
lesson-rival = Your rival has laid the same card, but sent the worker into the forest. What the others do in a round you see when everybody is done.
lesson-turn = From now on every card shares a side with one already there, and you may turn it. Press “Turn the card” until its fields face yours, then lay it.
lesson-grow = Fields that touch flow together: your farmer has four points now. Put a worker onto the water of the new card: a fisher.
lesson-fisher = A fisher brings a point for each hut on the shore of its water. Two roofs stand beside it: two points.
lesson-lake = Lay this card below the first one: its water joins the water there.
lesson-second-fisher = Put a second fisher onto this water. There is one hut on its shore so far.
lesson-join = This card can make one lake out of two. Turn it once, so that its water is on top, and lay it between them.
lesson-one-counts = One lake, five huts on its shore! But in each area only one worker counts: your second fisher shows 0. It should go.
lesson-move = Instead of placing a worker you may move one into an area right beside its own. Press the second fisher, then a zone of the forest.
lesson-woodcutter = A woodcutter now! It brings a point for each area that touches its forest: the lake and the field beside it. The size of the areas does not matter.
lesson-tower = The last kind of zone: a rock with a tower. Turn the card three times, so that the tower stands beside the forest, and lay it.
lesson-watchman = On the rock a worker is a watchman: a point for each forest zone straight ahead, in its row and its column. Only other rocks block the view. Put one there.
lesson-all-grow = Four forest zones in its row: four points. And the card brought one more to the fisher (a hut) and to the woodcutter (the rock). 17 points!
lesson-choose = Turn and lay this one as you like. In the end the landscape is four cards wide and four high: the dashed places are what fits. The marked way suits farmer and fisher.
lesson-save = Three workers have to last eleven rounds. Place one, move one, or leave them be, as marked. A number says what a worker in that zone counts, if it is the only one in its area.
lesson-end = The game ends after 16 cards: each worker then brings what it shows. How the four of them count stands on this card, all the time.
lesson-free = That is the whole game. Ten rounds are left against the Tourist: play on. 35 points are a good landscape, 42 a very good one.
