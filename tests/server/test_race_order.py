"""The order of a race in simulated time: thousands of pairs, latencies of 5–400 ms with jitter, and liars."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from pomezi.server import acting, decide, pace, wire
from pomezi.server import entries as e
from pomezi.server.asking import Asker
from pomezi.server.store import Line
from pomezi.server.tables import Table
from tests.server import sprint

LAGS = (5.0, 20.0, 60.0, 120.0, 250.0, 400.0)
RACES = 99
TELLABLE_MS = 30.0


@pytest.fixture(autouse=True)
def race_game() -> Iterator[None]:
    sprint.install()
    yield
    sprint.remove()


class Simulated:
    """A table whose clock is ours."""

    def __init__(self, seed: int, lie_ms: float = 0.0) -> None:
        self.rng = random.Random(seed)
        self.lie_ms = lie_ms  # of seat 0
        head = e.Head("t", "sprint", "usual", {"rounds": RACES}, len(LAGS), "", "secret", 0)
        self.table = Table(head)
        self.now = 1_000_000.0
        self.trips = [pace.RoundTrips() for _ in LAGS]
        for seat in range(len(LAGS)):
            self.fold(e.Sat(seat, f"p{seat}", "x"))
        self.fold(e.Started("1", [], 1))

    def fold(self, *entries: e.AnyEntry) -> None:
        for entry in entries:
            self.table.fold(Line(self.table.seq + 1, entry, "", round(self.now)))

    def half(self, seat: int) -> float:
        """One way: up to a fifth more than usual, now and then half as much again."""
        most = 1.5 if self.rng.random() < 0.01 else 1.2
        return LAGS[seat] / 2 * self.rng.uniform(1.0, most)

    def race(self) -> tuple[dict[int, float], list[e.Pressed]]:
        """True reaction times, and what the server made of them, in its order."""
        for seat, trips in enumerate(self.trips):
            probe = trips.probe(self.now)
            trips.echo(probe, self.now + self.half(seat) + self.half(seat))
        for seat in range(len(LAGS)):
            self.fold(e.Played(seat, "ready"))
        revealed = self.now
        true = {seat: self.rng.gauss(700, 150) for seat in range(len(LAGS))}
        arrivals = sorted((revealed + self.half(s) + true[s] + self.half(s), s) for s in true)
        for at, seat in arrivals:
            self.pass_time(at)
            self.press(seat, revealed, true[seat])
        self.pass_time(self.now + 5000)
        return true, self.table.reactions

    def press(self, seat: int, revealed: float, true_ms: float) -> None:
        claim = max(0.0, true_ms - (self.lie_ms if seat == 0 else 0.0))
        trips = [trips.trip_ms() for trips in self.trips]
        shown = dict.fromkeys(range(len(LAGS)), revealed)
        asker = Asker(f"p{seat}", seat, self.now, trips[seat], shown, pace.settle_ms(trips))
        command = wire.Play(action="place 1", seq=self.table.seq, took_ms=claim)
        self.fold(*decide.decide(self.table, asker, command))

    def pass_time(self, until: float) -> None:
        while self.table.presses:
            moment = self.now if pace.due(self.table, self.now) else pace.next_due(self.table)
            if moment is None or moment > until:
                break
            self.now = max(self.now, moment)
            self.fold(*acting.fix(self.table, pace.due(self.table, self.now)))
        self.now = max(self.now, until)


@pytest.mark.rule("BH-20", "BH-27")
def test_true_reaction_times_decide_in_ninety_nine_of_a_hundred_pairs() -> None:
    right = total = 0
    for seed in range(3):
        simulated = Simulated(seed)
        for _ in range(RACES - 1):
            true, order = simulated.race()
            for lower, upper in combinations([entry.seat for entry in order], 2):
                if abs(true[upper] - true[lower]) > TELLABLE_MS:
                    total += 1
                    right += true[upper] > true[lower]
    print(f"{right} of {total} pairs in their true order: {right / total:.2%}")
    assert total > 3000
    assert right / total >= 0.99


@pytest.mark.rule("BH-27")
@pytest.mark.parametrize("lie_ms", [50.0, 200.0, 5000.0])
def test_a_liar_gains_no_more_than_the_stated_allowance(lie_ms: float) -> None:
    simulated = Simulated(9, lie_ms)
    gains = []
    for _ in range(RACES - 1):
        true, order = simulated.race()
        liar = next(entry for entry in order if entry.seat == 0)
        gains.append(true[0] - liar.took_ms)
        assert gains[-1] <= liar.allowance_ms + 1
    assert max(gains) <= pace.ALLOWANCE_MS + LAGS[0] * 1.5 + 1  # a near liar has little lag to hide in


@pytest.mark.rule("BH-27")
def test_who_arrives_after_a_stack_is_fixed_goes_on_top() -> None:
    simulated = Simulated(1)
    for seat in range(len(LAGS)):
        simulated.fold(e.Played(seat, "ready"))
    revealed = simulated.now
    simulated.now += 600
    simulated.press(0, revealed, 590)
    simulated.pass_time(simulated.now + 3000)
    assert [entry.seat for entry in simulated.table.reactions] == [0]
    simulated.press(5, revealed, 100)
    simulated.pass_time(simulated.now + 3000)
    assert [entry.seat for entry in simulated.table.reactions] == [0, 5]
