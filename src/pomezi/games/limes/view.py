"""What a seat may know, built up from nothing; and how it may imagine the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pomezi.core.rng import Rng
from pomezi.core.state import BUFFER, seats_in
from pomezi.core.vecs import ints
from pomezi.games.limes import actions, legal, score, turn
from pomezi.games.limes.grid import SPOTS, corner_of, slot_at, spot_of, zone_on
from pomezi.games.limes.pieces import DONE, LAY, NONE, ROUNDS, STEPS
from pomezi.games.limes.shapes import LaidCard, LimesView, Options, Own, Phase, Player, Result

if TYPE_CHECKING:
    from pomezi.games.limes.landscape import Landscape
    from pomezi.games.limes.state import LimesState


def view(s: LimesState, seat: int) -> LimesView:
    cards = s.edition.cards
    over = s.rounds == ROUNDS
    seen: LimesView = {
        "game": "limes",
        "edition": s.edition.key,
        "options": cast(Options, dict(s.setup.options)),
        "rules": s.setup.rules,
        "seat": seat,
        "phase": _phase(s, seat),
        "actors": seats_in(s.actors()),
        "round": _drawn(s),
        "card": None if over else cards[s.deck[s.rounds]],
        "faces": None if over else s.edition.zones_of(int(s.deck[s.rounds]) * 4),
        "drawn": [cards[s.deck[i]] for i in range(_drawn(s))],
        "undrawn": undrawn(s),
        "players": [_player(s, other, other == seat) for other in range(s.seats)],
    }
    if 0 <= seat < s.seats:
        seen["own"] = _own(s, seat)
    if over:
        seen["result"] = _result(s)
    return seen


def _phase(s: LimesState, seat: int) -> Phase:
    """What the one who looks is to do; for spectators just that a round is on."""
    if s.rounds == ROUNDS:
        return "over"
    return STEPS[legal.step_of(s, seat)] if 0 <= seat < s.seats else "round"


def undrawn(s: LimesState) -> list[str]:
    """Which cards are still in the deck, in the order of their numbers, not of the deck."""
    return [s.edition.cards[card] for card in sorted(s.deck[_drawn(s) :])]


def _drawn(s: LimesState) -> int:
    """How many cards have been turned up."""
    return min(int(s.rounds) + 1, ROUNDS)


def _player(s: LimesState, seat: int, own: bool) -> Player:
    """Others see a landscape as it stood when the round began."""
    land = s.lands[seat] if own else s.shown[seat]
    return {
        "step": STEPS[DONE if s.rounds == ROUNDS else legal.step_of(s, seat)],
        "cards": laid_cards(s, land),
        "workers": score.workers(land),
        "supply": len(land.workers) - int(land.placed),
        "points": int(score.total(land)),
    }


def _own(s: LimesState, seat: int) -> Own:
    land = s.shown[seat]
    spots = [int(spot_of(land.workers[worker], land.left, land.top)) for worker in range(int(land.placed))]
    return {
        "done": [actions.write(action) for action in s.doing[seat * 2 : seat * 2 + 2] if action != NONE],
        "stood": [[spot % SPOTS, spot // SPOTS] for spot in spots],
    }


def laid_cards(s: LimesState, land: Landscape) -> list[LaidCard]:
    """Row by row: each card, where it lies, how it is turned and what its zones show."""
    told: list[LaidCard] = []
    for y in range(int(land.top), int(land.bottom) + 1):
        for x in range(int(land.left), int(land.right) + 1):
            turned = int(land.cards[slot_at(x, y)])
            if turned != NONE:
                card = s.edition.cards[turned >> 2]
                zones = s.edition.zones_of(turned)
                corner = corner_of(slot_at(x, y))
                worth = [int(score.worth(land, zone_on(corner, quarter))) for quarter in range(4)]
                told.append(
                    {"card": card, "x": x, "y": y, "turn": (turned & 3) * 90, "zones": zones, "worth": worth}
                )
    return told


def _result(s: LimesState) -> Result:
    result: Result = {
        "scores": s.scores(),
        "places": s.places(),
        "decided": score.decided(s),
        "table": score.table(s),
    }
    if s.seats == 1:
        result["rank"] = score.rank(int(score.total(s.lands[0])))
    return result


# -- imagining the rest


def determinize(s: LimesState, seat: int, rng: Rng) -> LimesState:
    """Shuffles the cards to come, and lets the others do anything with the card of the round."""
    t = redeal(s, rng)
    if s.rounds < ROUNDS:
        for other in range(s.seats):
            if other != seat:
                _imagine_round(t, other, rng)
    return t


def redeal(s: LimesState, rng: Rng) -> LimesState:
    """Shuffles the cards to come."""
    t = s.clone()
    drawn = _drawn(t)
    rest = ints(sorted(t.deck[drawn:]))  # the true order must leave no trace
    rng.shuffle(rest, len(rest))
    deck = t.deck[:]
    for i in range(len(rest)):
        deck[drawn + i] = rest[i]
    t.deck = deck
    return t


def _imagine_round(t: LimesState, seat: int, rng: Rng) -> None:
    """Takes back what a seat did in this round and does as many steps at random."""
    steps = legal.step_of(t, seat)
    land = t.shown[seat].clone()
    t.lands[seat] = land
    if steps != LAY:
        action = BUFFER[rng.below(legal.fill_lays(land, t.diagonal, BUFFER))]
        turn.lay(t, land, t.deck[t.rounds], action)
        t.doing[seat * 2] = action
    if steps == DONE:
        action = BUFFER[rng.below(legal.fill_deeds(land, t.ferry, BUFFER))]
        turn.work(land, action)
        t.doing[seat * 2 + 1] = action
