"""What no action makes or loses: coins, and gates still to come."""

from __future__ import annotations

from collections.abc import Mapping


def census(dump: Mapping[str, object]) -> Mapping[str, int]:
    coins, bids, deck = dump["coins"], dump["bids"], dump["deck"]
    assert isinstance(coins, list)
    assert isinstance(bids, list)
    assert isinstance(deck, list)
    held = [len(purse) + (bid >= 0) for purse, bid in zip(coins, bids, strict=True)]
    return {"coins beyond the gates": sum(held) - len(deck) * len(coins)}
