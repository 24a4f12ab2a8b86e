# Sentences of the house: what every game can say.

player = Player { $number }

level-tourist = Tourist
level-tourist-about = Here for the first time: sees what is near and is easily distracted.
level-traveller = Traveller
level-traveller-about = Has played before: takes what is worth most now.
level-guide = Guide
level-guide-about = Knows the way: plans ahead and wastes little.
level-explorer = Explorer
level-explorer-about = Thinks every turn through to the end. Hard to beat.

refusal-no-such-seat = There is no seat { $seat } here; the seats are 0 to { $last }.
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn; waiting for { $actors }.
refusal-no-such-action = There is no such action ({ $action }).

refusal-unknown-game = There is no game “{ $game }”. The games: { $expected }.
refusal-unknown-edition = { $game } has no edition “{ $edition }”. Its editions: { $expected }; or the path of a .json file.
refusal-unknown-option = { $game } has no option “{ $option }”. Its options: { $expected }.
refusal-bad-option-value = “{ $value }” will not do for the option { $option }. Possible: { $expected }.
refusal-unknown-bot = There is no bot “{ $bot }”. The bots: { $expected }.
refusal-bad-seats = { $game } is for { $least } to { $most ->
    [one] { $most } player
   *[other] { $most } players
}, not { $seats }.
refusal-bad-seed = “{ $seed }” is not a seed. Expected: hexadecimal digits, { $hex_digits } at most.
refusal-unknown-pile = There is no pile “{ $pile }” to stack. The piles: { $expected }.
refusal-unknown-in-pile = “{ $card }” does not belong in the pile “{ $pile }”. Expected: { $expected }.
refusal-too-many-in-pile = The pile “{ $pile }” does not hold that many of { $card }.

refusal-unknown-verb = “{ $word }” is not an action. Expected one of: { $expected }.
refusal-missing-word = “{ $text }” is not complete. What could come next: { $expected }.
refusal-too-many-words = “{ $word }” is too much; “{ $expected }” would do.
refusal-wrong-count = The number does not fit (at position { $position }). Expected: { $expected }.

refusal-unknown-rules = { $game } has no version { $rules } of its rules; this program knows versions 1 to { $expected }.

# What scores count.
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-euros = €{ $count }
unit-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

refusal-unknown-lang = There is no language “{ $lang }”. The languages: { $expected }.
