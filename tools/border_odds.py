"""Writes chances of The Border as the engine and its bot compute them; the client is tested by them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from pomezi import seeded
from pomezi.bots.border import hands as bot
from pomezi.core.rng import Rng
from pomezi.games.border.chances import chance
from pomezi.games.border.pieces import COLOURS, DICE, HUES, ROLLS

PATH = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "border_odds.json"
HANDS = 40


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", nargs="?", type=Path, default=PATH)
    path = parser.parse_args().path
    path.write_text(json.dumps(odds(), separators=(",", ":")) + "\n", encoding="utf-8")
    print(path.name)
    return 0


def odds() -> dict[str, Any]:
    rng = seeded("0dd5")
    return {
        "chances": [
            [dice, rolls, needed, *chance(dice, rolls, needed)]
            for dice in range(DICE + 1)
            for rolls in range(ROLLS + 1)
            for needed in range(DICE + 1)
        ],
        "hands": [hand(rng) for _ in range(HANDS)],
    }


def hand(rng: Rng) -> dict[str, Any]:
    """Dice kept, rolls left, how many of each colour complete something: the best chance to complete any."""
    kept = [int(rng.below(HUES)) for _ in range(rng.below(DICE))]
    rolls = int(1 + rng.below(ROLLS))
    least = [int(2 + rng.below(4)) for _ in range(HUES)]
    values = bot.reals([0.0] * bot.COUNT)
    for number in range(bot.FULL, bot.COUNT):
        if any(count >= few for count, few in zip(bot.HANDS[number], least, strict=True)):
            values[number] = 1.0
    bot._expect(values)
    for _ in range(rolls - 1):
        bot._choose_parts(values)
        bot._expect(values)
    at = bot.HANDS.index(tuple(kept.count(colour) for colour in range(HUES)))
    return {"kept": [COLOURS[die] for die in kept], "rolls": rolls, "least": least, "value": values[at]}


if __name__ == "__main__":
    raise SystemExit(main())
