"""The race as it is measured: how far away somebody is, when their time begins, what cheating gains."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from itertools import combinations

import pytest

from pomezi.server import wire
from pomezi.server.race import FRAMES_MS, LONGEST_TRIP_MS, STEADY_MS, RoundTrips, Stalls
from pomezi.server.readers import Live, Reader
from tests.server import sprint
from tests.server.rooms import OurClock, Rooms

LAGS = (10.0, 40.0, 120.0, 240.0, 500.0, 800.0)  # there and back: 5–400 ms one way
RACES = 25
TELLABLE_MS = 30.0
LEAST_GAIN_MS = 60.0  # nobody wins a race they lost by more than this


@pytest.fixture(autouse=True)
def race_game() -> Iterator[None]:
    sprint.install()
    yield
    sprint.remove()


class Runner:
    """A player at a distance: every message takes half the lag, give or take, each way."""

    def __init__(self, rooms: Rooms, live: Live, seat: int, lag_ms: float, rng: random.Random) -> None:
        self.rooms, self.live, self.seat, self.lag_ms, self.rng = rooms, live, seat, lag_ms, rng
        self.reader = Reader("anna", "Anna", seat)
        self.echo_late_ms = 0.0
        self.thinks_ms = 0.0  # before it says that it is ready
        self.claims: float | None = None  # what it says instead of the truth
        self.true_ms: dict[int, float] = {}
        self.tasks: list[asyncio.Task[None]] = []

    def half(self) -> float:
        """One way: up to a fifth more than usual, now and then half as much again."""
        most = 1.5 if self.rng.random() < 0.01 else 1.2
        return self.lag_ms / 2 * self.rng.uniform(1.0, most)

    async def come(self) -> None:
        await self.rooms.host.enter(self.live, self.reader)
        self.rooms.hear(self.live, self.reader)

    def probe(self) -> None:
        """The server asks; the answer comes after both ways, and as late as the player likes."""
        clock, trips = self.rooms.clock, self.reader.trips
        number = trips.probe(clock.now())
        trip = self.half() + self.half()
        clock.call_later(trip, lambda: trips.pong(trip))
        clock.call_later(trip + self.echo_late_ms, lambda: trips.echo(number, clock.now()))

    def see(self) -> None:
        """The offer leaves for the player now; they react, and press."""
        self.rooms.hear(self.live, self.reader)
        race, true = self.live.table.races, self.rng.gauss(700, 150)
        self.true_ms[race] = true
        self.later(self.half() + true + self.half(), lambda: self.press(true))

    def later(self, delay_ms: float, what: Callable[[], Coroutine[None, None, None]]) -> None:
        loop = asyncio.get_running_loop()
        self.rooms.clock.call_later(delay_ms, lambda: self.tasks.append(loop.create_task(what())))

    async def press(self, true_ms: float) -> None:
        took = true_ms if self.claims is None else self.claims
        seq = self.live.table.numbers(self.seat)
        command = wire.Play(action=f"place {self.seat % 5}", seq=seq, took_ms=max(0.0, took))
        await self.rooms.do(self.live, self.reader, command)

    async def ready(self) -> None:
        """Answers the news at once, as a program would, or after a while."""
        await self.rooms.clock.pass_ms(self.half() + self.half() + self.thinks_ms)
        seq = self.reader.told
        await self.rooms.do(self.live, self.reader, wire.Play(action="ready", seq=seq))


async def run(runners: list[Runner], rounds: int) -> list[list[int]]:
    """Whole races, in time of our own; the order of each."""
    rooms, live = runners[0].rooms, runners[0].live
    for _ in range(8):
        for runner in runners:
            runner.probe()
        await rooms.clock.pass_ms(1500)
    await rooms.start(live)
    for _ in range(rounds):
        for runner in runners:
            rooms.hear(live, runner.reader)
        for runner in runners:
            await runner.ready()
        for runner in runners:
            runner.probe()
            runner.see()
        await rooms.clock.pass_ms(2500)
    orders = live.table.playing().view(-1)["orders"]
    assert isinstance(orders, list)
    return orders


async def at_a_table(lags: tuple[float, ...], rounds: int, seed: int = 1) -> list[Runner]:
    rooms, rng = Rooms(), random.Random(seed)
    live = await rooms.lay(["me"] * len(lags), "sprint", options={"rounds": rounds})
    runners = [Runner(rooms, live, seat, lag, rng) for seat, lag in enumerate(lags)]
    for runner in runners:
        await runner.come()
    return runners


@pytest.mark.rule("BH-20", "BH-27")
async def test_true_reaction_times_decide_in_ninety_nine_of_a_hundred_pairs() -> None:
    right = total = 0
    for seed in range(3):
        runners = await at_a_table(LAGS, RACES, seed)
        for race, order in enumerate(await run(runners, RACES), 1):
            for lower, upper in combinations(order, 2):
                gap = runners[upper].true_ms[race] - runners[lower].true_ms[race]
                if abs(gap) > TELLABLE_MS:
                    total += 1
                    right += gap > 0
    print(f"{right} of {total} pairs in their true order: {right / total:.2%}")
    assert total > 700
    assert right / total >= 0.99


@pytest.mark.rule("BH-27")
@pytest.mark.parametrize("echo_late_ms", [0.0, 100.0, 400.0, 799.0])
@pytest.mark.parametrize("lag_ms", [2.0, 60.0])
@pytest.mark.parametrize("thinks_ms", [0.0, 1500.0])
async def test_neither_a_false_claim_nor_late_echoes_gain_anything_to_speak_of(
    echo_late_ms: float, lag_ms: float, thinks_ms: float
) -> None:
    """The cheat echoes late and claims no time at all; pings it answers as it must, for its browser does."""
    runners = await at_a_table((lag_ms, 20.0, 60.0), 12)
    cheat = runners[0]
    cheat.echo_late_ms, cheat.claims, cheat.thinks_ms = echo_late_ms, 0.0, thinks_ms
    for race, order in enumerate(await run(runners, 12), 1):
        for rival in order[order.index(0) + 1 :]:
            lost_by = cheat.true_ms[race] - runners[rival].true_ms[race]
            assert lost_by <= LEAST_GAIN_MS, (race, order, lost_by)


@pytest.mark.rule("BH-27")
async def test_whoever_sits_down_late_was_shown_the_offer_with_all_others() -> None:
    """Watching without a key, and opening the seat's connection just before the press."""
    runners = await at_a_table((2.0, 2.0), 1)
    rooms, live, (late, other) = runners[0].rooms, runners[0].live, runners
    await rooms.start(live)
    for runner in runners:
        await rooms.act(live, runner.reader, "ready")
    rooms.host.leave(live, late.reader)  # before the offer was told
    rooms.hear(live, other.reader)
    await rooms.clock.pass_ms(1000)
    await other.press(1000.0)
    await rooms.clock.pass_ms(319)
    late.reader = Reader("anna", "Anna", 0)
    await late.come()
    await late.press(0.0)
    await rooms.clock.pass_ms(2000)
    assert live.table.playing().view(-1)["orders"] == [[1, 0]]


@pytest.mark.rule("BH-27")
async def test_of_two_connections_of_a_seat_the_nearer_one_counts() -> None:
    """Seen over a short line, pressed over one on which everything is delayed."""
    runners = await at_a_table((2.0, 2.0), 1)
    rooms, live, (cheat, other) = runners[0].rooms, runners[0].live, runners
    far = Runner(rooms, live, 0, 480.0, cheat.rng)
    await far.come()
    for _ in range(5):
        for runner in (cheat, other, far):
            runner.probe()
        await rooms.clock.pass_ms(1000)
    await rooms.start(live)
    for runner in runners:
        await rooms.act(live, runner.reader, "ready")
    for runner in runners:
        rooms.hear(live, runner.reader)
    await rooms.clock.pass_ms(800)
    await other.press(800.0)
    await rooms.clock.pass_ms(100)
    await far.press(0.0)
    await rooms.clock.pass_ms(2000)
    assert live.table.playing().view(-1)["orders"] == [[1, 0]]


def test_a_line_is_as_long_as_its_shortest_trip_and_a_little_jitter() -> None:
    trips = RoundTrips()
    assert trips.trip_ms() == 0.0
    for sent, back in ((0, 100), (1000, 1110), (2000, 2900), (3000, 3120)):
        trips.echo(trips.probe(float(sent)), float(back))
    assert trips.shortest_ms() == 100
    assert trips.trip_ms() == 120  # one hiccup does not count
    trips.echo(99, 9000.0)  # nobody asked
    assert trips.trip_ms() == 120


def test_an_answer_to_news_bounds_what_late_echoes_pretend() -> None:
    trips = RoundTrips()
    trips.echo(trips.probe(0.0), 800.0)
    assert trips.shortest_ms() == LONGEST_TRIP_MS
    trips.told(7, 1000.0)
    trips.heard_of(6, 1001.0)  # news we know nothing of
    assert trips.shortest_ms() == LONGEST_TRIP_MS
    trips.heard_of(7, 1004.0)
    assert trips.allowance_ms() <= 4.0 * 1.25 + STEADY_MS + FRAMES_MS


def test_a_pause_of_the_server_is_nobodys_lag() -> None:
    stalls = Stalls(OurClock())
    stalls.note(1000.0, 2.0)  # any timer may be as late
    stalls.note(2000.0, 300.0)
    stalls.note(3000.0, 50.0)
    assert stalls.stalled_ms(3000.0) == 0
    assert stalls.stalled_ms(2500.0) == 50
    assert stalls.stalled_ms(1900.0) == 50 + 100
    assert stalls.stalled_ms(0.0) == 350


@pytest.mark.rule("BH-24")
async def test_a_placement_is_never_undone() -> None:
    runners = await at_a_table((2.0, 2.0), 1)
    rooms, live = runners[0].rooms, runners[0].live
    await rooms.start(live)
    for runner in runners:
        await rooms.act(live, runner.reader, "ready")
    weighed = await rooms.do(live, runners[0].reader, wire.Weigh(action="place 1"))
    assert isinstance(weighed, wire.Weighed)
    assert not weighed.undo
    assert isinstance(await rooms.act(live, runners[0].reader, "place 1"), wire.Done)
    again = await rooms.do(live, runners[0].reader, wire.Weigh(action="place 2"))
    assert isinstance(again, wire.Refused)
    assert again.code == "not-your-turn"
    refused = await rooms.do(live, runners[0].reader, wire.Undo())
    assert isinstance(refused, wire.Refused)
    assert refused.code == "no-undo"


@pytest.mark.rule("BH-20")
async def test_the_middle_leaves_the_server_only_at_its_moment() -> None:
    runners = await at_a_table((2.0, 2.0), 2)
    rooms, live, reader = runners[0].rooms, runners[0].live, runners[1].reader
    await rooms.start(live)
    told = []
    for runner in runners:
        told.append(rooms.hear(live, reader))
        await rooms.act(live, runner.reader, "ready")
    told.append(rooms.hear(live, reader))
    assert [news.view["middle"] is not None for news in told if news] == [False, False, True]
