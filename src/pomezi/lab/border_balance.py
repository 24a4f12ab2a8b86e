"""Looks for fair boards of The Border: small changes to an edition until every board wins its share.

A survey plays many games on boards with changes drawn at random, and so learns what each change does to the
points of its board; then plans (up to two changes for each board) are compared on paper, the best of them at
the table, and what comes out best is the next draft. Wins are the aim, but points steer the survey: they
tell almost as much with a quarter of the games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from pomezi.bots import make_bot
from pomezi.bots.bot import Bot
from pomezi.core.errors import EditionError
from pomezi.core.rng import Rng, seeded
from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import BOARDS
from pomezi.lab.border_changes import Change, Draft
from pomezi.lab.border_play import Leads, play_all

Pack: TypeAlias = tuple[Change, ...]  # what is changed on one board; often nothing
Plan: TypeAlias = tuple[Pack, ...]  # by board
Strengths: TypeAlias = Mapping[Pack, float]  # points ahead of a table's mean, by what was changed

SURVEY_SEEDS = 0x1000000  # those of the proof begin at 1
TRIAL_SEEDS = 0x2000000
DRAWS = 6  # of every change in a survey, each time beside others
UNCHANGED = 4  # so many times as often a board is left as it is
NOISE = 87.0  # variance of the points that one game tells about a change
USUAL = 0.25  # variance of what changes do; what a survey finds is believed accordingly
POINT = 0.024  # the share of wins that a point more a game is worth, among boards nearly fair
STARTS = 40  # of the search for plans


@dataclass(frozen=True)
class Effort:
    """How many games each step may take, of each bot, and what a recoloured cell costs, in points."""

    survey: int = 24_000
    trial: int = 3_000
    plans: int = 6  # how many are tried at the table
    price: float = 0.015


class Balance:
    """The search, from one draft on; `original` is what changes are counted against."""

    def __init__(self, original: Draft, bots: Sequence[str], effort: Effort, rng: Rng) -> None:
        self.original = original
        self.bots = {name: make_bot("border", name) for name in bots}
        self.effort = effort
        self.rng = rng

    def improved(self, draft: Draft) -> Draft:
        """One step of the search: the best plan for a draft, carried out."""
        singles: list[list[Pack]] = [[(), *((each,) for each in draft.changes(board))] for board in BOARDS]
        strengths = [self.survey(draft, singles, bot) for bot in self.bots.values()]
        packs = [_packs(draft, options) for options in singles]
        chooser = Chooser(packs, strengths, self._costs(draft, packs), self.effort.price)
        plans = chooser.best(self.effort.plans, self.rng)
        return min((draft.with_changes(sum(plan, ())) for plan in plans), key=self.trial)

    def _costs(self, draft: Draft, packs: Sequence[Sequence[Pack]]) -> dict[Pack, int]:
        """How many cells more (or fewer) would differ from the original."""
        before = draft.recoloured(self.original)
        every = [pack for choices in packs for pack in choices]
        return {pack: draft.with_changes(pack).recoloured(self.original) - before for pack in every}

    def survey(self, draft: Draft, options: Sequence[Sequence[Pack]], bot: Bot) -> list[Strengths]:
        """By board: what each of its options makes of it, among boards changed at random as well."""
        leads: list[dict[Pack, Leads]] = [{pack: Leads() for pack in choices} for choices in options]
        draws = DRAWS * max(len(choices) + UNCHANGED for choices in options)  # so all are drawn
        games = max(1, self.effort.survey // draws)
        for at in range(draws):
            seeds = range(SURVEY_SEEDS + at * games, SURVEY_SEEDS + (at + 1) * games)
            plan = [self._draw(of_board) for of_board in leads]
            edition = Edition(draft.with_changes(sum(plan, ())).sheet("draft"))
            measured = play_all(edition, seeds, bot)
            for board, slug in enumerate(BOARDS):
                leads[board][plan[board]].merge(measured[slug])
        return [strengths_of(of_board) for of_board in leads]

    def _draw(self, so_far: Mapping[Pack, Leads]) -> Pack:
        """One of the options that have been played least; no change at all is played more."""
        games = {pack: each.games / (1 if pack else UNCHANGED) for pack, each in so_far.items()}
        least = [pack for pack, count in games.items() if count == min(games.values())]
        return least[self.rng.below(len(least))]

    def trial(self, draft: Draft) -> float:
        """How far from fair the worst board is at the table, in points, with the price of its changes."""
        seeds = range(TRIAL_SEEDS, TRIAL_SEEDS + self.effort.trial)
        edition = Edition(draft.sheet("draft"))
        played = {name: play_all(edition, seeds, bot) for name, bot in self.bots.items()}
        worst = max(_off(each) for measured in played.values() for each in measured.values())
        cells = draft.recoloured(self.original)
        print(f"{cells} cells recoloured, {worst:.2f} points from fair: {told(played)}", flush=True)
        return worst + self.effort.price * cells


def _off(leads: Leads) -> float:
    """Wins are what counts but vary much; points vary less but are not quite the same: the mean of both."""
    return abs((leads.share() - 1 / len(BOARDS)) / POINT + leads.lead()) / 2


def told(played: Mapping[str, Mapping[str, Leads]]) -> str:
    return "; ".join(
        f"{name} "
        + " ".join(f"{slug} {each.share():.1%} {each.lead():+.2f}" for slug, each in measured.items())
        for name, measured in played.items()
    )


def strengths_of(leads: Mapping[Pack, Leads]) -> Strengths:
    """A change also moves the mean of the table, by a quarter of what it does: hence 4/3. What few games tell
    is believed less."""
    base = leads[()].lead()
    lift = len(BOARDS) / (len(BOARDS) - 1)
    believed = {pack: each.games / (each.games + NOISE / USUAL) for pack, each in leads.items()}
    return {pack: base + believed[pack] * lift * (each.lead() - base) for pack, each in leads.items()}


def _packs(draft: Draft, options: Sequence[Pack]) -> list[Pack]:
    """The options and all pairs of them that do not meet."""
    changes = [pack[0] for pack in options if pack]
    pairs = [(one, two) for one, two in combinations(changes, 2) if not one.touches(two)]
    return [*options, *(pair for pair in pairs if _can_be(draft, pair))]


def _can_be(draft: Draft, pack: Pack) -> bool:
    try:
        Edition(draft.with_changes(pack).sheet("draft"))
    except EditionError:
        return False
    return True


class Chooser:
    """Compares plans on paper: what changes do is added up. Within, a plan is an index of a pack a board."""

    def __init__(
        self,
        packs: Sequence[Sequence[Pack]],
        strengths: Sequence[Sequence[Strengths]],  # by bot and board, of single changes
        costs: Mapping[Pack, int],
        price: float,
    ) -> None:
        self.packs = packs
        self.prices = [[price * costs[pack] for pack in choices] for choices in packs]
        self.points = [
            [[_added(of_board, pack) for pack in packs[at]] for at, of_board in enumerate(of_bot)]
            for of_bot in strengths
        ]

    def best(self, count: int, rng: Rng) -> list[Plan]:
        """The best plans that many short searches end in."""
        starts = [tuple(0 for _ in self.packs)]
        starts += [tuple(rng.below(len(choices)) for choices in self.packs) for _ in range(STARTS)]
        found = sorted({self._settled(plan) for plan in starts}, key=self.badness)
        return [tuple(self.packs[at][pack] for at, pack in enumerate(plan)) for plan in found[:count]]

    def _settled(self, plan: tuple[int, ...]) -> tuple[int, ...]:
        """Changed board by board as long as it gets better."""
        while True:
            near = [
                (*plan[:at], pack, *plan[at + 1 :])
                for at, choices in enumerate(self.packs)
                for pack in range(len(choices))
            ]
            better = min(near, key=self.badness)
            if self.badness(better) >= self.badness(plan):
                return plan
            plan = better

    def badness(self, plan: tuple[int, ...]) -> float:
        """How far the worst board is from the mean of all, for any bot, and what the plan costs."""
        worst = 0.0
        for of_bot in self.points:
            worst = max(worst, _farthest([of_bot[at][pack] for at, pack in enumerate(plan)]))
        return worst + sum(self.prices[at][pack] for at, pack in enumerate(plan))


def _added(of_board: Strengths, pack: Pack) -> float:
    return of_board[()] + sum(of_board[(change,)] - of_board[()] for change in pack)


def _farthest(leads: Sequence[float]) -> float:
    mean = sum(leads) / len(leads)
    return max(max(leads) - mean, mean - min(leads))


def balanced(original: Draft, bots: Sequence[str], steps: int, effort: Effort, seed: str) -> Iterable[Draft]:
    """Draft after draft, each better than the last as far as the trials can tell."""
    balance = Balance(original, bots, effort, seeded(seed))
    draft = original
    for _ in range(steps):
        draft = balance.improved(draft)
        yield draft
