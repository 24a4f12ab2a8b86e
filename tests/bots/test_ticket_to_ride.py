"""Bots of Ticket to Ride have a plan, and some think it over."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.search.heats import HeatsBot
from pomezi.bots.ticket_to_ride.greedy import plan_routes
from pomezi.bots.ticket_to_ride.plan import Habits, Plan, draw_up, fill_needs
from pomezi.bots.ticket_to_ride.planner import Planner
from pomezi.bots.ticket_to_ride.taste import PlannerTaste
from pomezi.core.vecs import new_buffer, zeros
from pomezi.games.ticket_to_ride.pieces import GREY, KINDS, MAIN
from pomezi.games.ticket_to_ride.state import TicketToRideState

TTR = GAMES["ticket_to_ride"]


def play_out(names: list[str], seed: str) -> list[int]:
    state = TTR.new(Setup(len(names), seed))
    bots = [make_bot("ticket_to_ride", name) for name in names]
    rng = seeded(seed)
    while state.actors():
        seat = seats_in(state.actors())[0]
        state.apply(seat, bots[seat].choose(Glimpse(state, seat, rng), Budget()).action)
    return state.scores()


@pytest.mark.parametrize("name", ["greedy", "guide", "shortest", "hoarder"])
def test_who_has_a_plan_beats_chance_in_every_seat(name: str) -> None:
    for seed in ("1", "2", "3"):
        for seat in (0, 1):
            names = ["random", "random"]
            names[seat] = name
            scores = play_out(names, seed)
            assert scores[seat] > scores[1 - seat]
            assert scores[seat] > 50


@pytest.mark.parametrize(("lower", "upper"), [("tourist", "traveller"), ("traveller", "guide")])
def test_each_level_makes_more_points_than_the_one_below(lower: str, upper: str) -> None:
    lead = 0
    for seed in ("1", "2", "3", "4"):
        for names in ([lower, upper], [upper, lower]):
            scores = play_out(names, seed)
            lead += scores[names.index(upper)] - scores[names.index(lower)]
    assert lead > 8 * 5


def test_a_plan_joins_the_cities_of_its_tickets() -> None:
    state = new_state("1")
    ed = state.edition
    plan = Plan()
    for ticket in range(len(ed.tickets)):
        draw_up(state, 0, 1 << ticket, Habits(), plan)
        greedy = plan_routes(state, 0, 1 << ticket)
        for routes, wagons in (
            (list(plan.routes[: plan.count]), plan.wagons),
            (greedy.routes, greedy.wagons),
        ):
            joined = {int(ed.ticket_a[ticket])}
            for _ in routes:
                for route in routes:
                    ends = {int(ed.route_a[route]), int(ed.route_b[route])}
                    if joined & ends:
                        joined |= ends
            assert int(ed.ticket_b[ticket]) in joined
            assert wagons == sum(int(ed.route_length[route]) for route in routes)


def new_state(seed: str, seats: int = 2) -> TicketToRideState:
    state = TTR.new(Setup(seats, seed))
    assert isinstance(state, TicketToRideState)
    return state


def played_to(actions: int, seed: str) -> TicketToRideState:
    """A position between planners."""
    state, planners = new_state(seed), [Planner(Habits()), Planner(Habits())]
    for _ in range(actions):
        seat = seats_in(state.actors())[0]
        state.apply(seat, planners[seat].choose(state, seat))
    return state


def test_tickets_share_their_ways() -> None:
    """The plan for three tickets takes no more wagons than three plans, and no more than there are."""
    state = new_state("2")
    plan, habits = Plan(), Habits()
    wagons = []
    for ticket in range(len(state.edition.tickets)):
        draw_up(state, 0, 1 << ticket, habits, plan)
        wagons.append(int(plan.wagons))
    for first in range(0, 30, 3):
        draw_up(state, 0, 1 << first | 1 << first + 1 | 1 << first + 2, habits, plan)
        assert plan.wagons <= sum(wagons[first : first + 3])
        assert plan.wagons <= state.wagons[0]
        assert plan.won + plan.lost == sum(int(p) for p in state.edition.ticket_points[first : first + 3])


def test_a_plan_is_mended_when_somebody_takes_a_route_of_it() -> None:
    state = played_to(2, "5")
    planner = Planner(Habits())
    planner.renew(state, 0)
    lost = int(planner.plan.routes[0])
    state.owners = state.owners[:]
    state.owners[lost] = 1
    planner.renew(state, 0)
    assert lost not in list(planner.plan.routes[: planner.plan.count])


def test_needs_are_the_cards_that_the_plan_lacks() -> None:
    state = played_to(2, "5")
    plan, needs = Plan(), zeros(KINDS)
    draw_up(state, 0, int(state.tickets[0]), Habits(), plan)
    lacking = fill_needs(state, 0, plan, needs)
    assert 0 < lacking <= plan.wagons
    for card in range(GREY):
        state.hands[card] = 40
    assert fill_needs(state, 0, plan, needs) == 0


def test_the_first_candidate_is_the_planners_own_and_all_are_legal() -> None:
    habits = Habits()
    buffer = new_buffer()
    for actions in range(0, 100, 7):
        state = played_to(actions, "c")
        seat = seats_in(state.actors())[0]
        taste = PlannerTaste(habits)
        taste.begin(state, seat)
        count = taste.fill_candidates(state, seat, buffer)
        assert buffer[0] == Planner(habits).choose(state, seat)
        candidates = [int(action) for action in buffer[:count]]
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(state.legal_actions(seat))


def test_the_same_seed_gives_the_same_thought_and_time_can_stop_it() -> None:
    state = next(state for state in (played_to(n, "7") for n in range(30, 40)) if state.phase == MAIN)
    seat = int(state.turn)

    def choice(budget: Budget) -> int:
        bot = HeatsBot(PlannerTaste(Habits()))
        return bot.choose(Glimpse(state, seat, seeded("1")), budget).action

    assert choice(Budget(40)) == choice(Budget(40))
    ticks = iter(range(10_000))
    assert choice(Budget(1 << 30, 50_000, lambda: float(next(ticks)))) in state.legal_actions(seat)
    assert next(ticks) < 60


def test_a_planner_uses_nothing_that_its_seat_cannot_see() -> None:
    for actions in range(0, 90, 5):
        state = played_to(actions, "e")
        seat = seats_in(state.actors())[0]
        guesses = [state.determinize(seat, seeded(f"{n}")) for n in range(4)]
        assert len({Planner(Habits()).choose(guess, seat) for guess in guesses}) == 1
