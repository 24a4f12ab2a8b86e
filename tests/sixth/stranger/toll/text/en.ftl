game = Toll
about = All bid a coin at once; the highest single bid takes what the gate is worth.

edition-valley = The valley road
edition-pass = The mountain pass
option-carry = Carry: what nobody took is added to the next gate
action-bid = Bid

status-bid = { $player }: bid a coin for the gate.
status-over = The road is behind you.

refusal-no-bid = “{ $text }” is no bid. Write: bid 3
refusal-no-such-coin = You have no coin { $coin } left; you hold { $expected }.

event-bid = { $player } has bid.
event-bid-own = { $player } has bid { $coin }.
event-settled = { $seat ->
    [-1] Nobody’s bid is single; the gate worth { $worth } stays.
   *[other] { $player } takes the gate worth { $worth }.
}
