"""The greedy bot has a plan."""

from __future__ import annotations

from pomezi import GAMES, Setup, seats_in, seeded
from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.ticket_to_ride import plan_routes
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


def test_greedy_beats_random_in_every_seat() -> None:
    for seed in ("1", "2", "3"):
        for seat in (0, 1):
            names = ["random", "random"]
            names[seat] = "greedy"
            scores = play_out(names, seed)
            assert scores[seat] > scores[1 - seat]
            assert scores[seat] > 50


def test_a_plan_joins_the_cities_of_its_tickets() -> None:
    state = TTR.new(Setup(2, "1"))
    assert isinstance(state, TicketToRideState)
    ed = state.edition
    for ticket in range(len(ed.tickets)):
        plan = plan_routes(state, 0, 1 << ticket)
        joined = {int(ed.ticket_a[ticket])}
        for _ in plan.routes:
            for route in plan.routes:
                ends = {int(ed.route_a[route]), int(ed.route_b[route])}
                if joined & ends:
                    joined |= ends
        assert int(ed.ticket_b[ticket]) in joined
        assert plan.wagons == sum(int(ed.route_length[route]) for route in plan.routes)
