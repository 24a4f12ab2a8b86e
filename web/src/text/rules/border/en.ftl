# What the rules page and the card beside the board say; the numbers come from the engine.
aid = Areas and bonuses
aid-territory = territory
aid-first = first
aid-later = later
aid-areas = Cells that the areas of your board still ask for
aid-active = Active player: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, up to { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}, whole areas anywhere.
aid-others = The others: single cells beside crossed ones, for the dice left over.
aid-end = The game ends with the round in which somebody has closed { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}.
figure-start = A board at the start. The two white cells are crossed already; each territory shows what it is worth to the first and to everybody later.
figure-dice = After the first roll: set dice aside and roll the others again, at most { $rolls ->
    [one] once
   *[other] { $rolls } times
}, or keep them all.
figure-three-grey = Three grey dice, a yellow and a blue. What they could complete is outlined: the grey area of three, or the one of two. The area of three has been completed; two dice are left, for the others.
figure-beside = The others may now use { $limit ->
    [one] { $limit } die
   *[other] { $limit } dice
}, a cell for each. Outlined is what lies beside a crossed cell and has a colour of the dice. Anything farther away is refused:
figure-closed = The last two cells around the well are crossed: it is closed, and as nobody was earlier it brings { $first ->
    [one] { $first } point
   *[other] { $first } points
}. Anybody later gets { $later }.
figure-shared-border = Three areas completed in one action close three territories, for a cross counts on every border that it lies on: { $was } + { $one } + { $two } + { $three } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
figure-end = The score bar at the end of that game: { $closed ->
    [one] { $closed } territory
   *[other] { $closed } territories
} closed, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
figure-hidden = Your second action, hidden from the others: two cells are chosen, and { $limit ->
    [one] one die is
   *[other] { $limit } dice are
} left. Until all have finished, you can take your crosses back.
