game = The Border
about = Roll five dice, cross whole coloured areas, and close territories before the others do.
about-option-start = the seat that begins, or drawn by lot
about-option-boards = the boards of the seats in order, or dealt by lot

colour-grey = grey
colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green
colour-orange = orange

territory-well = well
territory-goat = goat
territory-eagle = eagle
territory-boat = sailing boat
territory-deer = deer
territory-villa = villa
territory-windmill = windmill
territory-lighthouse = lighthouse
territory-castle = castle

refusal-unknown-die = “{ $word }” names no dice. They are numbered 1 to 5, as in “{ $expected }”.
refusal-die-twice = “{ $word }”: name each die once, as in “{ $expected }”.
refusal-unknown-area = “{ $word }” is not an area. Expected a board and a number, such as { $expected }.
refusal-unknown-cell = “{ $word }” is not a cell. Expected one of { $expected }.
refusal-unknown-colour = “{ $word }” is not a colour. Expected one of: { $expected }.

refusal-roll-all-first = Your turn begins with a roll of all five dice.
refusal-keep-first = Keep the dice first; then you may complete areas.
refusal-rolling-over = The dice can no longer be rolled in this round.
refusal-whole-areas-only = The active player completes whole areas; single cells are for the others.
refusal-other-board = Area { $area } is not on your board.
refusal-area-is-complete = Area { $area } is complete already.
refusal-too-few-dice = To complete area { $area } you need { $needed ->
    [one] { $needed } die
   *[other] { $needed } dice
} ({ $colour }) and have { $count }.
refusal-cell-by-cell = Only the active player completes areas at once; you cross cell by cell.
refusal-cell-is-crossed = Cell { $cell } is crossed already.
refusal-wrong-colour = On your board cell { $cell } has another colour: { $colour }.
refusal-no-dice-left = You have used all the dice you may use.
refusal-no-such-die = No die of this colour is left for you: { $colour }.
refusal-not-touching = Cell { $cell } touches no crossed cell.

refusal-edition-no-such-cell = Edition { $edition }, line { $line }: “{ $value }” in { $place } is not a cell of this edition.
refusal-edition-same-hex = Edition { $edition }, line { $line }: cell { $value } lies where cell { $other } does.
refusal-edition-white-cells = Edition { $edition }, line { $line }: white cells: { $count }; expected { $expected }.
refusal-edition-out-of-reach = Edition { $edition }, line { $line }: no chain of cells leads from a white cell to { $value }.
refusal-edition-ground-taken = Edition { $edition }, line { $line }: the hex { $value } is ground already, of territory { $territory }.
refusal-edition-ground-is-cell = Edition { $edition }, line { $line }: the hex { $value } cannot be ground, since cell { $cell } lies there.
refusal-edition-ground-in-pieces = Edition { $edition }, line { $line }: the ground of territory { $territory } is not in one piece.
refusal-edition-border-lacks = Edition { $edition }, line { $line }: the border of territory { $territory } lacks cell { $value }.
refusal-edition-border-gap = Edition { $edition }, line { $line }: territory { $territory } is open at the hex { $value }: no cell lies there.
refusal-edition-border-astray = Edition { $edition }, line { $line }: cell { $value } does not touch the ground of territory { $territory }.
refusal-edition-idle-cell = Edition { $edition }, line { $line }: cell { $value } belongs to the border of no territory.
refusal-edition-area-in-pieces = Edition { $edition }, line { $line }: area { $value } is not in one piece.
refusal-edition-areas-touch = Edition { $edition }, line { $line }: area { $value } touches area { $area } of the same colour.
refusal-edition-white-in-area = Edition { $edition }, line { $line }: cell { $value } is white and cannot be part of an area.
refusal-edition-cell-taken = Edition { $edition }, line { $line }: cell { $value } is part of area { $area } already.
refusal-edition-cell-left = Edition { $edition }, line { $line }: cell { $value } is in no area of this board ({ $place }).
refusal-dump-closing = { $place } in the dump does not agree with the crosses.
refusal-dump-waiting = { $place } in the dump: these seats cannot be waited for.
refusal-dump-hidden = { $place } in the dump: this cell could not have been crossed.

event-rolled = { $player } rolls: { $dice }.
event-kept = { $player } keeps the dice: { $dice }.
event-nothing-to-complete = { $player } can complete no area with these dice.
event-completed = { $player } completes area { $area } ({ $colour }, { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}).
event-dice-left = For the others: { $dice }.
event-all-dice-used = { $player } has used all the dice. Everybody else may choose one of them: { $dice }.
event-passed-over = { $player } has nothing to cross and is passed over.
event-chose-cell = { $player } crosses the cell { $cell } ({ $colour }).
event-finished = { $player } has finished the second action.
event-crossed = { $player } has crossed: { $cells }.
event-crossed-nothing = { $player } has crossed nothing.
event-closed-first = { $player } is the first to close a territory: { $territory }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-closed-later = { $player } closes a territory after others: { $territory }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-last-round = { $player } has closed { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}: the game ends with this round.
event-over = The game is over.
event-over-quiet = Nobody has crossed a cell for 100 rounds: the game is over.

status-roll-first = { $player }: roll all five dice.
status-roll = { $player }: roll any of the dice again, or keep them.
status-complete = { $player }: complete whole areas with the dice, or finish (done).
status-cross = { $player }: cross cells beside crossed ones, or finish (done).
status-over = The game is over.

check-fine = { $edition } can be played. Boards: { $boards }, territories: { $territories }, cells: { $cells }.

label-you = { $name } (you)
label-territory = territory
label-worth = pts
label-lacks = lacks
label-dice = Dice
label-used = used
label-rolls = { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}
label-completable = You can complete:
label-chances = Chances to complete:
label-for-you = You may cross { $count ->
    [one] { $count } cell:
   *[other] { $count } cells:
}
label-touching = Within reach:
label-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count } closed
label-areas = Open areas of board { $board }:
label-closed = closed territories

# Why: what an action gains and risks. Said to players and of bots alike, so it names nobody.
reason-closes-territory = Closes a territory ({ $territory }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-nears-territory = A territory ({ $territory }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}) then lacks { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}.
reason-dice-for-others = It leaves the others { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
reason-no-dice-for-others = It uses all the dice: everybody else may then choose only one of them.
reason-dice-complete = The dice as they lie complete area { $area } ({ $count ->
    [one] { $count } cell
   *[other] { $count } cells
}).
reason-rolls-for = Area { $area } ({ $colour }) is complete with a chance of { $percent } %.
