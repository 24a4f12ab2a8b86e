# What the lesson says, in its order.

lesson-roll = Nine territories, each with coloured cells all around it. Cross every cell around one of them and you close it, for points. Dice bring you crosses: roll all five.
lesson-set-aside = You may roll up to three times. Press the two orange dice to set them aside, then roll the other three.
lesson-keep = A third orange one! You could roll once more, but three is what you need: keep all the dice.
lesson-area = On your turn you cross whole areas of one colour, a die for each cell, wherever they lie. Three orange dice: press the orange area above the goat.
lesson-leave = Red and green complete no area of yours. What you do not use goes to the others: press “Done”.
lesson-others = Your rival now has a cross for each die you left, but only beside a crossed cell. At first these are the white ones: it finds a green cell there, and no red one.
lesson-touch = Then your rival rolls, completes three red cells and leaves blue and yellow. Now you cross single cells beside crossed ones: press the blue one.
lesson-begin = Now the yellow one. With dice that others leave, an area may be begun and stay unfinished.
lesson-hidden = Nobody sees your crosses until everybody has finished. Press “Done”.
lesson-worth = The score bar: the goat brings 5 points to the first who closes it and 2 to the others. You still lack five of its ten cells.
lesson-rest = Your turn. An area that is begun needs only the rest: one blue die, one yellow and three green would close the goat. Roll!
lesson-red-again = Close! Only the red die does not fit. Set the other four aside and roll it again.
lesson-last-roll = Grey. One roll is left, the third: try it once more.
lesson-green = Three green dice! Press the green area below the goat.
lesson-one-blue = One blue die completes the blue area you began.
lesson-one-yellow = And one yellow die the yellow area: the last cell around the goat.
lesson-all-five = You have used all five dice. Press “Done”, and see what is closed.
lesson-closed = The goat is closed, and you are the first: 5 points. Whoever closes it later has only 2.
lesson-shared = A cell between two territories counts for both: of the windmill's 19 cells you have five already.
lesson-one-die = Whoever uses all five dice leaves the others one of them to choose. Your rival does so now: cross one cell, as you like. The marked one borders the windmill.
lesson-finish = One cross was all. Press “Done”.
lesson-end = The round in which somebody closes a sixth territory is the last. Then the most points win: large territories bring more than small ones.
lesson-free = That is the whole game. Play on against the Tourist as long as you like. “Chances” tells you how likely each area is.
