"""Looks for fair boards of The Border: small changes to an edition until every board wins its share.

A survey plays many games on boards with changes drawn at random, and so learns what each change does to the
points of its board; then all plans (a change or none for each board) are compared on paper, the best of them
at the table, and what comes out best is the next draft. Wins are the aim, but points steer: they tell as much
with a quarter of the games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nsmallest
from itertools import product
from typing import TypeAlias

from pomezi.bots import make_bot
from pomezi.bots.bot import Bot
from pomezi.core.rng import Rng, seeded
from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import BOARDS
from pomezi.lab.border_changes import Change, Draft
from pomezi.lab.border_play import Leads, play_all

Plan: TypeAlias = tuple[Change | None, ...]  # by board
Options: TypeAlias = Sequence[Sequence[Change | None]]  # by board
Strengths: TypeAlias = Mapping[Change | None, float]  # points ahead of a table's mean, by what was changed

SURVEY_SEEDS = 0x1000000  # those of the proof begin at 1
TRIAL_SEEDS = 0x2000000
DRAWS = 6  # of every option in a survey, each time beside others


@dataclass(frozen=True)
class Effort:
    """How many games each step may take, of each bot."""

    survey: int = 12_000
    trial: int = 2_000
    plans: int = 6  # how many are tried at the table


class Balance:
    """The search, from one draft on; `original` is what changes are counted against."""

    def __init__(self, original: Draft, bots: Sequence[str], effort: Effort, rng: Rng) -> None:
        self.original = original
        self.bots = {name: make_bot("border", name) for name in bots}
        self.effort = effort
        self.rng = rng

    def improved(self, draft: Draft) -> Draft:
        """One step of the search: the best plan for a draft, carried out."""
        options = [[None, *draft.changes(board)] for board in BOARDS]
        strengths = {name: self.survey(draft, options, bot) for name, bot in self.bots.items()}
        plans = best_plans(options, list(strengths.values()), self.effort.plans, self._costs(draft, options))
        drafts = [draft.with_changes([change for change in plan if change]) for plan in plans]
        return min(drafts, key=self.trial)

    def _costs(self, draft: Draft, options: Options) -> Mapping[Change, int]:
        """By change: how many cells more (or fewer) would differ from the original."""
        before = draft.recoloured(self.original)
        changes = [change for choices in options for change in choices if change]
        return {each: draft.with_changes([each]).recoloured(self.original) - before for each in changes}

    def survey(self, draft: Draft, options: Options, bot: Bot) -> list[Strengths]:
        """By board: what each of its options makes of it, among boards changed at random as well."""
        leads: list[dict[Change | None, Leads]] = [{} for _ in options]
        draws = DRAWS * max(len(choices) for choices in options)  # least played first, so all are drawn
        games = max(1, self.effort.survey // draws)
        for at in range(draws):
            seeds = range(SURVEY_SEEDS + at * games, SURVEY_SEEDS + (at + 1) * games)
            plan = [self._draw(leads[board], choices) for board, choices in enumerate(options)]
            made = draft.with_changes([change for change in plan if change])
            measured = play_all(Edition(made.sheet("draft")), seeds, bot)
            for board, slug in enumerate(BOARDS):
                leads[board].setdefault(plan[board], Leads()).merge(measured[slug])
        return [strengths_of(each) for each in leads]

    def _draw(self, so_far: Mapping[Change | None, Leads], choices: Sequence[Change | None]) -> Change | None:
        """One of the options that have been played least."""
        games = [so_far[each].games if each in so_far else 0 for each in choices]
        least = [each for each, count in zip(choices, games, strict=True) if count == min(games)]
        return least[self.rng.below(len(least))]

    def trial(self, draft: Draft) -> float:
        """How far from fair the worst board is, by its points, at the table."""
        seeds = range(TRIAL_SEEDS, TRIAL_SEEDS + self.effort.trial)
        edition = Edition(draft.sheet("draft"))
        played = {name: play_all(edition, seeds, bot) for name, bot in self.bots.items()}
        worst = max(abs(each.lead()) for measured in played.values() for each in measured.values())
        cells = draft.recoloured(self.original)
        print(f"{cells} cells recoloured, {worst:.2f} points from fair: {told(played)}", flush=True)
        return worst


def told(played: Mapping[str, Mapping[str, Leads]]) -> str:
    return "; ".join(
        f"{name} "
        + " ".join(f"{board} {each.share():.1%} {each.lead():+.2f}" for board, each in measured.items())
        for name, measured in played.items()
    )


def strengths_of(leads: Mapping[Change | None, Leads]) -> Strengths:
    """A change also moves the mean of the table, by a quarter of what it does: hence 4/3."""
    games = sum(each.games for each in leads.values())
    usual = sum(each.ahead for each in leads.values()) / games
    tables = len(BOARDS)
    return {change: usual + (each.lead() - usual) * tables / (tables - 1) for change, each in leads.items()}


def best_plans(
    options: Options,
    strengths: Sequence[Sequence[Strengths]],
    count: int,
    cost: Mapping[Change, int],
    price: float = 0.01,
) -> list[Plan]:
    """Those after which, on paper, the worst board is least far from the others; a recoloured cell costs so
    many points."""

    def badness(plan: Plan) -> float:
        worst = max(_farthest([of[at][change] for at, change in enumerate(plan)]) for of in strengths)
        return worst + price * sum(cost[change] for change in plan if change)

    return nsmallest(count, product(*options), key=badness)


def _farthest(leads: Sequence[float]) -> float:
    mean = sum(leads) / len(leads)
    return max(abs(lead - mean) for lead in leads)


def balanced(original: Draft, bots: Sequence[str], steps: int, effort: Effort, seed: str) -> Iterable[Draft]:
    """Draft after draft, each better than the last as far as the trials can tell."""
    balance = Balance(original, bots, effort, seeded(seed))
    draft = original
    for _ in range(steps):
        draft = balance.improved(draft)
        yield draft
