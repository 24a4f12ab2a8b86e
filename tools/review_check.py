"""Measures what a review promises: no luck on average, an honest error, mistakes found (docs/review.md).

    python -m tools.review_check luck border --games 40      # mean luck over games of mixed bots
    python -m tools.review_check error border --games 10     # two runs with other seeds, step by step
    python -m tools.review_check planted border --games 20   # a blunder among strong bots: is it found?
    python -m tools.review_check levels border --games 20    # whose decisions cost more, a tourist's or not?

Every game is a line in build/review/WHAT-GAME.jsonl; the same command goes on from there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from pomezi import GAMES, Record, Rng, State, seeded
from pomezi.bots import LEVELS, make_bot
from pomezi.bots.bot import Bot, Budget, Glimpse
from pomezi.bots.search.play_on import Fork, Tally
from pomezi.bots.search.tree import Taste
from pomezi.core.record import Record as Log
from pomezi.lab.match import Sitting, Terms, finish, play_record
from pomezi.lab.players import make_player
from pomezi.lab.review import Effort, curve_of, review
from pomezi.lab.stats import mean, share

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "review"
STRONG, WEAK = "explorer", "tourist"
JUDGE = "guide"  # plays on where a planted mistake is judged, and is not the house
BLUNDER = 0.2
GLANCE, LOOK = 10, 40  # guesses at a mistake to plant
TRIES = 60  # decisions looked at for one


def mixed(game: str, seed: int) -> list[str]:
    """Two to most players of all levels, in another order each time."""
    counts = [seats for seats in GAMES[game].seats if seats > 1]
    return [
        LEVELS[(seed * 3 + seat * (1 + seed % 3)) % len(LEVELS)] for seat in range(counts[seed % len(counts)])
    ]


def recorded(game: str, seating: Sequence[str], seed: int) -> Record:
    return play_record(Terms(game, len(seating)).checked(), seating, seed)


# -- one game each


def luck(game: str, seed: int, effort: Effort) -> dict[str, Any]:
    record = recorded(game, mixed(game, seed), seed)
    found = curve_of(record, effort)
    best = max(range(found.seats), key=lambda seat: LEVELS.index(record.players[seat]))
    return {"luck": found.totals(0).luck, "strongest": found.totals(best).luck, "seats": found.seats}


def error(game: str, seed: int, effort: Effort) -> dict[str, Any]:
    record = recorded(game, mixed(game, seed), seed)
    one, two = curve_of(record, effort, "1"), curve_of(record, effort, "2")
    steps = list(zip(one.steps, two.steps, strict=True))
    apart = [max(abs(a - b) for a, b in zip(x.before, y.before, strict=True)) for x, y in steps]
    both = [sqrt(x.error**2 + y.error**2) for x, y in steps]
    first = [abs(x.before[0] - y.before[0]) for x, y in steps]
    return {
        "steps": len(steps),
        "within": sum(each <= 2 * doubt for each, doubt in zip(first, both, strict=True)),
        "within_one": sum(each <= 2 * x.error for each, (x, _) in zip(first, steps, strict=True)),
        "error": fmean(x.error for x, _ in steps),
        "apart": fmean(apart),
    }


def planted(game: str, seed: int, effort: Effort) -> dict[str, Any]:
    record, number, cost = plant(game, seed)
    if number < 0:
        return {"planted": False}
    found = review(record, effort)
    ranked = [mistake.step.number for mistake in found.mistakes()]
    told = found.steps[number].decision
    return {
        "planted": True,
        "number": number,
        "judged": cost,
        "cost": told.cost if told else 0.0,
        "rank": 1 + ranked.index(number) if number in ranked else 0,
    }


def levels(game: str, seed: int, effort: Effort) -> dict[str, Any]:
    seating = [WEAK, STRONG] if seed % 2 else [STRONG, WEAK]
    found = review(recorded(game, seating, seed), effort)
    costs = [
        sum(max(0.0, s.decision.cost) for s in found.steps if s.seat == seat and s.decision)
        for seat in range(2)
    ]
    weak = seating.index(WEAK)
    return {
        "weak": costs[weak],
        "strong": costs[1 - weak],
        "skill": found.totals(weak).skill - found.totals(1 - weak).skill,
    }


# -- planting


class Stranger(Taste):
    """Plays on as a bot that is not the house."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot

    def rollout_action(self, state: State, seat: int, rng: Rng) -> int:
        return self.bot.choose(Glimpse(state, int(seat), rng), Budget()).action


def plant(game: str, seed: int) -> tuple[Record, int, float]:
    """A game of strong bots in which one decision is replaced by one that another policy calls a blunder."""
    terms = Terms(game, 2).checked()
    whole = play_record(terms, [STRONG, STRONG], seed)
    rng = seeded(f"{seed:x}b1")
    stranger = Stranger(make_bot(game, JUDGE))
    for _ in range(TRIES):
        number = rng.below(len(whole.entries) * 4 // 5)
        entry, state = whole.entries[number], whole.replay(number)
        legal = state.legal_actions(entry.seat)
        if len(legal) < 2:
            continue
        action, was = legal[rng.below(len(legal))], state.read(entry.notation)
        if action == was:
            continue
        fork = Fork(state, entry.seat, stranger, rng)
        judged = Tally(2)
        fork.compare(was, action, GLANCE, False, judged)
        if judged.mean(entry.seat) < BLUNDER:
            continue
        judged = Tally(2)
        fork.compare(was, action, LOOK, False, judged)
        if judged.mean(entry.seat) - judged.error(entry.seat) >= BLUNDER:
            return _with(whole, number, action, terms, seed), number, judged.mean(entry.seat)
    return whole, -1, 0.0


def _with(whole: Record, number: int, action: int, terms: Terms, seed: int) -> Record:
    record = Log(whole.game, whole.setup, whole.players)
    for entry in whole.entries[:number]:
        record.append(entry.seat, entry.notation)
    state = whole.replay(number)
    seat = whole.entries[number].seat
    record.append(seat, state.write(action))
    state.apply(seat, action)
    table = Sitting(state, [make_player(terms.game, name) for name in whole.players], terms.budget(), seed)
    finish(record, state, table)
    return record


# -- all games together


def tell(what: str, rows: Sequence[Mapping[str, Any]]) -> str:
    if what == "luck":
        found = [mean([row[key] for row in rows]) for key in ("luck", "strongest")]
        told = " / ".join(f"{each.value:+.3f} ({each.low:+.3f} … {each.high:+.3f})" for each in found)
        return f"mean luck of the first seat / of the strongest: {told}"
    if what == "error":
        steps = sum(row["steps"] for row in rows)
        shares = [sum(row[key] for row in rows) / steps for key in ("within", "within_one")]
        error = fmean(row["error"] for row in rows)
        told = f"within both errors {shares[0]:.1%}, within one {shares[1]:.1%}"
        return f"{steps} steps: {told}; standard error {error:.3f}"
    if what == "planted":
        sown = [row for row in rows if row["planted"]]
        hits = sum(1 <= row["rank"] <= 3 for row in sown)
        return f"planted {len(sown)}, among the three costliest {hits}"
    worse = share([float(row["weak"] > row["strong"]) for row in rows])
    return f"the tourist's decisions cost more in {worse.value:.1%} ({worse.low:.1%} … {worse.high:.1%})"


MEASURES: Mapping[str, Callable[[str, int, Effort], dict[str, Any]]] = {
    "luck": luck,
    "error": error,
    "planted": planted,
    "levels": levels,
}


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--budget", type=int, default=60, help="games played on from each step (60)")
    asked = parser.parse_args(argv)
    path = RESULTS / f"{asked.what}-{asked.game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    rows = [row for row in rows if row["budget"] == asked.budget]
    for seed in range(len(rows) + 1, asked.games + 1):
        began = process_time()
        row = MEASURES[asked.what](asked.game, seed, Effort.of(asked.budget))
        rows.append(
            {**row, "seed": seed, "budget": asked.budget, "seconds": round(process_time() - began, 2)}
        )
        with path.open("a") as file:
            file.write(json.dumps(rows[-1]) + "\n")
    print(f"{asked.game}, {len(rows)} games, budget {asked.budget}: {tell(asked.what, rows)}")


if __name__ == "__main__":
    main()
