# What the rules page and the card beside the board say; the numbers come from the engine.
aid = What a worker scores
aid-farmer = a point for each zone of the field
aid-fisher = a point for each hut on the shore of the water
aid-woodcutter = a point for each area beside the forest
aid-watchman = a point for each forest zone in view, along the row and the column, as far as another rock
aid-one = In an area only one worker scores.
aid-from = { $points } and more
aid-less = less
figure-landscape = A finished landscape of sixteen cards with its workers. Each of them carries what it scores: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
figure-round = The card of the round, and the { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} of your supply.
figure-side = The first card lies. The second may go wherever a side is outlined. At a corner alone it may not:
figure-areas = The fields of both cards touch and become one area, so the farmer placed on the new card scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Between the two waters lies field: they stay two areas.
figure-move = The farmer ({ $was ->
    [one] { $was } point
   *[other] { $was } points
}) moves to the rock beside the field and is a watchman now: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the forest in view. One area at a time.
figure-hut-twice = The hut on the first card touches two waters. The upper fisher has { $was ->
    [one] { $was } point
   *[other] { $was } points
} for it; the new one on the other water counts it once more and one hut besides: { $first } + { $second } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
figure-tower = The watchman sees { $was } forest zones at first, and { $watch } with the new card: three to the right and one below. The woodcutter in that forest scores { $wood ->
    [one] { $wood } point
   *[other] { $wood } points
}, for the areas around it.
figure-one-scores = Two farmers stand in the same field. One of them scores { $first ->
    [one] { $first } point
   *[other] { $first } points
}, the other { $second }.
figure-wins = The landscape of Player 2 at the end of a game for two: { $points ->
    [one] { $points } point
   *[other] { $points } points
} against { $other }.
figure-rank = Alone: { $points ->
    [one] { $points } point
   *[other] { $points } points
} are “{ $rank }”.
figure-diagonal = With “diagonal” the second card lies corner to corner, and many more places are open for the third.
figure-ferry = The second worker crosses the water in which the fisher stands, from the field below to the forest above.
figure-same-cards = Two players after six rounds: the same cards in the same order, and different landscapes.
