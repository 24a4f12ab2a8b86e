"""A whole position as JSON: for tests, scenarios and debugging. Nothing here may reach a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pomezi.core.dump import Reader, head
from pomezi.core.errors import NotationError
from pomezi.core.vecs import ints
from pomezi.games.limes import actions, legal, turn
from pomezi.games.limes.grid import CELLS, SPOTS, cell_at, slot_at, spot_of, zone_at
from pomezi.games.limes.landscape import Landscape, has_card
from pomezi.games.limes.pieces import NONE, ROUNDS

if TYPE_CHECKING:
    from pomezi.games.limes.state import LimesState


def dump(s: LimesState) -> dict[str, object]:
    """Landscapes as the round began, and beside them what was done since."""
    return {
        **head("limes", s.setup),
        "rounds": int(s.rounds),
        "deck": [s.edition.cards[card] for card in s.deck],
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
    }


def _dump_player(s: LimesState, seat: int) -> dict[str, object]:
    land = s.shown[seat]
    cards: dict[str, str] = {}
    for y in range(int(land.top), int(land.bottom) + 1):
        for x in range(int(land.left), int(land.right) + 1):
            turned = int(land.cards[slot_at(x, y)])
            if turned != NONE:
                cards[f"{x},{y}"] = f"{s.edition.cards[turned >> 2]} {actions.TURNS[turned & 3]}"
    done = [actions.write(each) for each in s.doing[seat * 2 : seat * 2 + 2] if each != NONE]
    return {
        "cards": cards,
        "workers": [_dump_spot(land, int(z)) for z in land.workers if z != NONE],
        "supply": len(land.workers) - int(land.placed),
        "doing": done,
    }


def _dump_spot(land: Landscape, zone: int) -> str:
    spot = spot_of(zone, land.left, land.top)
    return f"{int(spot % SPOTS)},{int(spot // SPOTS)}"


def load(s: LimesState, source: Mapping[str, object]) -> None:
    """Lays a dump out on a blank table; raises DumpError for anything that is no position of the game."""
    reader = Reader(source)
    s.rounds = reader.number("rounds", least=0, most=ROUNDS)
    deck = [reader.index(card, s.edition.cards, "deck") for card in reader.words("deck")]
    reader.expect_count("deck", len(deck), len(s.edition.cards))
    for card, slug in enumerate(s.edition.cards):
        reader.expect_count(slug, deck.count(card), 1)
    s.deck = ints(deck)
    reader.expect_count("players", len(reader.items("players")), int(s.seats))
    for seat in range(s.seats):
        land = s.lands[seat]
        _load_cards(s, reader, seat, land)
        _load_workers(s, reader, seat, land)
        s.shown[seat] = land.clone()
        _load_round(s, reader, seat)
    if s.rounds < ROUNDS and s.actors() == 0:
        raise reader.fault("dump-round-done", {"place": "players"})


def _load_cards(s: LimesState, reader: Reader, seat: int, land: Landscape) -> None:
    """Lays exactly the cards drawn so far, in their order and each where it could be laid."""
    lays: dict[int, int] = {}  # by card
    for place in reader.keys("players", seat, "cards"):
        where = f"players[{seat}].cards.{place}"
        x, y = _read_pair(reader, where, place, CELLS)
        slug, _, turns = reader.word("players", seat, "cards", place).partition(" ")
        card = reader.index(slug, s.edition.cards, where)
        reader.expect_count(slug, 1 + (card in lays), 1)
        lays[card] = actions.lay(cell_at(x, y), reader.index(turns, actions.TURNS, where))
    reader.expect_count("cards", len(lays), int(s.rounds))
    for card in s.deck[: s.rounds]:
        reader.expect_count(s.edition.cards[card], int(card) in lays, 1)
        action = lays[int(card)]
        refusal = legal.lay_refusal(land, action, s.diagonal)
        if refusal is not None:
            place = f"players[{seat}].cards.{actions.column_of(action)},{actions.row_of(action)}"
            raise reader.fault("dump-bad-action", {"place": place, "reason": refusal})
        turn.lay(s, land, card, action)


def _load_workers(s: LimesState, reader: Reader, seat: int, land: Landscape) -> None:
    for worker, place in enumerate(reader.words("players", seat, "workers")):
        where = f"players[{seat}].workers[{worker}]"
        if worker >= min(s.edition.workers, int(s.rounds)):
            raise reader.fault("dump-too-many-workers", {"place": where})
        x, y = _read_pair(reader, where, place, SPOTS)
        if not has_card(land, x >> 1, y >> 1):
            raise reader.fault("dump-no-card", {"place": where})
        land.workers[worker] = zone_at(y * SPOTS + x)
        land.placed += 1
    if "supply" in reader.keys("players", seat):
        supply = reader.number("players", seat, "supply", least=0)
        reader.expect_count("workers", int(land.placed) + supply, s.edition.workers)


def _load_round(s: LimesState, reader: Reader, seat: int) -> None:
    """Does again what the seat did in this round, as far as it is legal."""
    for step, text in enumerate(reader.words("players", seat, "doing")):
        where = f"players[{seat}].doing[{step}]"
        try:
            action = s.read(text)
        except NotationError as error:
            raise reader.fault("dump-bad-action", {"place": where, "reason": error.refusal}) from error
        refusal = legal.refusal(s, seat, action)
        if refusal is not None:
            raise reader.fault("dump-bad-action", {"place": where, "reason": refusal})
        if step == 0:
            turn.lay(s, s.lands[seat], s.deck[s.rounds], action)
        else:
            turn.work(s.lands[seat], action)
        s.doing[seat * 2 + step] = action


def _read_pair(reader: Reader, where: str, text: str, below: int) -> tuple[int, int]:
    numbers = [str(number) for number in range(below)]
    column, _, row = text.partition(",")
    return reader.index(column, numbers, where), reader.index(row, numbers, where)
