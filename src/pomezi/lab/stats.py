"""What the results say, and how sure that is. A deal played in all seatings is one observation."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

Z_95 = 1.959964
ELO = 400 / math.log(10)  # points for one unit of log strength
RESAMPLES = 500
PRIOR_WINS = 0.5  # each way, of every pair that met: keeps the strength of a bot that always won finite
LEAST_DEALS = 16  # before a test may stop
FOLDS = 10  # the weight of luck in each is fitted on the others
LEAST_FITTED = 30  # deals


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def share(deals: Sequence[float]) -> Estimate:
    """The mean share of the win over deals that stand alone; each lies between 0 and 1.

    The interval adds two won and two lost deals (Agresti and Coull), so that it has a width even when
    every deal ended alike."""
    if not deals:
        return Estimate(0.5, 0.0, 1.0)
    padded = [*deals, 0.0, 0.0, 1.0, 1.0]
    centre = fmean(padded)
    half = Z_95 * math.sqrt(variance(padded) / len(padded))
    value = fmean(deals)
    return Estimate(value, max(0.0, min(value, centre - half)), min(1.0, max(value, centre + half)))


def variance(values: Sequence[float]) -> float:
    centre = fmean(values)
    return sum((value - centre) ** 2 for value in values) / len(values)


def mean(values: Sequence[float]) -> Estimate:
    """Of anything, by the normal approximation."""
    centre = fmean(values)
    half = Z_95 * math.sqrt(variance(values) / max(1, len(values) - 1))
    return Estimate(centre, centre - half, centre + half)


# -- luck


@dataclass(frozen=True)
class Adjusted:
    """A mean less the luck in it: the weight of luck, and the part of the deals that are saved by it (below
    nought: so many more would be needed)."""

    share: Estimate
    weight: float
    saved: float


def adjusted(deals: Sequence[float], lucks: Sequence[float]) -> Adjusted | None:
    """Luck is none on average, so whatever part of it is taken away, the mean stays what it is. The part
    that narrows the interval most is fitted on other deals than those it is taken from: on the same, it
    would lean to what is there to be found. None of fewer deals than a weight needs."""
    if len(deals) < LEAST_FITTED:
        return None
    weights = [_weight(_without(deals, fold), _without(lucks, fold)) for fold in range(FOLDS)]
    less = [
        deal - weights[at % FOLDS] * luck for at, (deal, luck) in enumerate(zip(deals, lucks, strict=True))
    ]
    spread = variance(deals)
    return Adjusted(mean(less), fmean(weights), 1 - variance(less) / spread if spread else 0.0)


def _without(values: Sequence[float], fold: int) -> list[float]:
    return [value for at, value in enumerate(values) if at % FOLDS != fold]


def _weight(deals: Sequence[float], lucks: Sequence[float]) -> float:
    """Luck is taken about nought, where its mean is known to lie."""
    centre = fmean(deals)
    squares = sum(luck * luck for luck in lucks)
    return sum((deal - centre) * luck for deal, luck in zip(deals, lucks)) / squares if squares else 0.0


# -- when to stop


@dataclass(frozen=True)
class StopRule:
    """A sequential test: is the share of the win `low` (or less), or `high` (or more)?"""

    low: float
    high: float
    error: float = 0.05  # of either kind

    def ratio(self, count: int, total: float, squares: float) -> float:
        """The logarithm of how much better `high` explains `count` deals with this sum and sum of squares:
        the normal approximation of the generalised likelihood ratio."""
        centre = total / count
        spread = (max(0.0, squares - total * centre) + 0.5) / (count + 2)
        return count * (self.high - self.low) * (2 * centre - self.low - self.high) / (2 * spread)

    def verdict(self, deals: Sequence[float]) -> tuple[int, bool]:
        """How many of the deals, in their order, suffice (0: not even all), and whether for `high`."""
        bound = math.log((1 - self.error) / self.error)
        total = squares = 0.0
        for count, deal in enumerate(deals, 1):
            total += deal
            squares += deal * deal
            if count >= LEAST_DEALS:
                ratio = self.ratio(count, total, squares)
                if abs(ratio) >= bound:
                    return count, ratio > 0
        return 0, False


# -- ratings


@dataclass(frozen=True)
class Met:
    """Two bots that met: the share that the first one had of every deal."""

    a: str
    b: str
    deals: Sequence[float]


def strengths(wins: Mapping[tuple[str, str], float], names: Sequence[str]) -> dict[str, float]:
    """Bradley and Terry's model by the iteration of Zermelo: `wins[a, b]` counts what a won from b.

    In points of Elo; the average bot has 0."""
    pairs = {(a, b) for a, b in wins if a < b} | {(b, a) for a, b in wins if b < a}
    met = {(a, b): wins.get((a, b), 0.0) + wins.get((b, a), 0.0) + 2 * PRIOR_WINS for a, b in pairs}
    won = dict.fromkeys(names, 0.0)
    for a, b in pairs:
        won[a] += wins.get((a, b), 0.0) + PRIOR_WINS
        won[b] += wins.get((b, a), 0.0) + PRIOR_WINS
    power = dict.fromkeys(names, 1.0)
    for _ in range(10_000):
        load = dict.fromkeys(names, 0.0)
        for (a, b), count in met.items():
            part = count / (power[a] + power[b])
            load[a] += part
            load[b] += part
        fresh = {name: won[name] / load[name] if load[name] else 1.0 for name in names}
        middle = math.exp(fmean(math.log(value) for value in fresh.values()))
        fresh = {name: value / middle for name, value in fresh.items()}
        moved = max(abs(math.log(fresh[name] / power[name])) for name in names)
        power = fresh
        if moved < 1e-7:
            break
    return {name: ELO * math.log(power[name]) for name in names}


def ratings(meetings: Sequence[Met], resamples: int = RESAMPLES) -> dict[str, Estimate]:
    """Strengths with intervals from the bootstrap over deals, the best first."""
    names = list(dict.fromkeys(name for met in meetings for name in (met.a, met.b)))
    chance = Random(1)  # the same results, the same intervals
    # A won and a lost deal are thrown in: whoever has always won so far may lose the next one.
    padded = [Met(met.a, met.b, [*met.deals, 0.0, 1.0]) for met in meetings]
    found = strengths(_wins(padded), names)
    again = [strengths(_wins(_resampled(padded, chance)), names) for _ in range(resamples)]
    estimates = {}
    for name in sorted(names, key=lambda name: -found[name]):
        values = sorted(one[name] for one in again)
        low, high = quantile(values, 0.025), quantile(values, 0.975)
        estimates[name] = Estimate(found[name], min(low, found[name]), max(high, found[name]))
    return estimates


def _wins(meetings: Sequence[Met]) -> dict[tuple[str, str], float]:
    wins: dict[tuple[str, str], float] = {}
    for met in meetings:
        won = math.fsum(met.deals)
        wins[met.a, met.b] = won
        wins[met.b, met.a] = len(met.deals) - won
    return wins


def _resampled(meetings: Sequence[Met], chance: Random) -> list[Met]:
    return [Met(met.a, met.b, chance.choices(met.deals, k=len(met.deals))) for met in meetings]


def quantile(ordered: Sequence[float], part: float) -> float:
    """Of values in rising order, straight between neighbours."""
    if not ordered:
        return math.nan
    at = part * (len(ordered) - 1)
    below = int(at)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (at - below)
