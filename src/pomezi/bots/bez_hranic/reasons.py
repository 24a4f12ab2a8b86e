"""What speaks for a place in Bez hranic: the price of the journey by the true map, and what else was free."""

from __future__ import annotations

from itertools import combinations

from pomezi.bots.reason import Reason
from pomezi.core.state import State
from pomezi.games.bez_hranic import actions, board, legal, price
from pomezi.games.bez_hranic.pieces import FIELDS, FINAL, FORTY, FORTY_EUR, NONE, TOKENS, UNDER_EUR
from pomezi.games.bez_hranic.state import BezHranicState


def reasons(state: State, seat: int, action: int) -> list[Reason]:
    assert isinstance(state, BezHranicState)
    if not actions.is_place(action) or state.hidden_choice:  # unseen, nobody knows what lies where
        return []
    colour = int(actions.colour_of(action))
    return _for_a_place(state, seat if colour == NONE else colour, int(actions.state_of(action)))


def _for_a_place(s: BezHranicState, colour: int, state: int) -> list[Reason]:
    field = int(board.field_of(s, state))
    plans = _plans(s, colour)
    mine = min([plan for plan in plans if field in plan[1]], default=None)
    if mine is None:
        return []
    found = [_journey(s, colour, mine[1])]
    under = sum(1 for other in s.fields if other == field)
    if under:
        facts = {"count": under, "eur": UNDER_EUR * under}
        found.append(Reason("tokens-under", facts, is_risk=True))
    best = min(plans)
    if best[0] == mine[0]:
        found.insert(1, Reason("best-journey", {"count": len(plans)}))
    else:
        places = [actions.write_place(s.edition, board.state_at(s, each)) for each in best[1]]
        found.append(Reason("better-journey", {"places": places, "eur": mine[0] - best[0]}, is_risk=True))
    return found


def _plans(s: BezHranicState, colour: int) -> list[tuple[int, tuple[int, ...]]]:
    """Every way to place what is left of a colour, with what it costs now; in the final, what it forgoes."""
    free = [field for field in range(FIELDS) if legal.can_place(s, colour, field)]
    missing = int(board.tokens_due(s)) - int(board.placed(s, colour))
    return [(_cost(s, colour, fields), fields) for fields in combinations(free, missing)]


def _cost(s: BezHranicState, colour: int, fields: tuple[int, ...]) -> int:
    chosen = _chosen(s, colour, fields)
    forty = FORTY_EUR if FORTY in chosen else 0
    a, b = _states(s, chosen)
    eur = int(price.journey_eur(s.edition.atlas, board.start_state(s), board.target_state(s), a, b)) + forty
    stack = UNDER_EUR * sum(1 for field in fields for other in s.fields if other == field)
    return stack - eur if s.round == FINAL else eur + stack


def _chosen(s: BezHranicState, colour: int, fields: tuple[int, ...]) -> list[int]:
    lying = int(s.fields[colour * TOKENS])
    return [field for field in (lying, *fields) if field != NONE]


def _states(s: BezHranicState, chosen: list[int]) -> tuple[int, int]:
    a = int(board.state_at(s, chosen[0]))
    return a, int(board.state_at(s, chosen[1])) if len(chosen) > 1 else NONE


def _journey(s: BezHranicState, colour: int, fields: tuple[int, ...]) -> Reason:
    """The journey that this place is for, without the tokens underneath."""
    chosen = _chosen(s, colour, fields)
    a, b = _states(s, chosen)
    start, target = board.start_state(s), board.target_state(s)
    forty = FORTY_EUR if FORTY in chosen else 0
    facts = {
        "places": [actions.write_place(s.edition, board.state_at(s, field)) for field in chosen],
        "borders": int(price.crossings(s.edition.atlas, start, target, a, b)),
        "neighbours": int(price.neighbours(s.edition.atlas, start, target, a, b)),
        "eur": int(price.journey_eur(s.edition.atlas, start, target, a, b)) + forty,
    }
    return Reason("journey-brings" if s.round == FINAL else "journey-costs", facts)
