"""A whole position as JSON: for tests, scenarios and debugging. Nothing here may reach a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pomezi.core.dump import Reader, head
from pomezi.core.rng import resumed
from pomezi.core.state import seats_in
from pomezi.core.vecs import ints
from pomezi.games.border import actions, legal, marks, score, turn
from pomezi.games.border.pieces import (
    BOARDS,
    COLOURS,
    COMPLETE,
    CROSS,
    DICE,
    NONE,
    PHASES,
    QUIET_TO_END,
    ROLL,
    ROLLS,
    TERRITORIES,
)

if TYPE_CHECKING:
    from pomezi.games.border.state import BorderState


def dump(s: BorderState) -> dict[str, object]:
    return {
        **head("border", s.setup),
        "rng": s.rng.dump(),
        "knowledge": int(s.learned),
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "start": int(s.start),
        "round": int(s.round),
        "quiet": int(s.quiet),
        "busy": int(s.busy),
        "rolls_left": int(s.rolls_left) if s.phase == ROLL else 0,
        "dice": [COLOURS[colour] if colour != NONE else None for colour in s.dice],
        "used": actions.dice_in(s.used),
        "fixed_dice": [COLOURS[s.fixed[at]] for at in range(s.fixed_at, len(s.fixed))],
        "waiting": seats_in(s.waiting),
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
    }


def _dump_player(s: BorderState, seat: int) -> dict[str, object]:
    slugs = s.edition.cells
    return {
        "board": BOARDS[s.boards[seat]],
        "crossed": [slugs[cell] for cell in marks.shown_cells(s, seat)],
        "hidden": [slugs[cell] for cell in marks.hidden_cells(s, seat)],
        "open": [slug for cell, slug in enumerate(slugs) if not marks.is_crossed(s, seat, cell)],
        "closed": score.closings(s, seat),
    }


def load(s: BorderState, source: Mapping[str, object]) -> None:
    """Lays a dump out on a blank table; raises DumpError for anything that is no position of the game."""
    reader = Reader(source)
    s.rng = resumed(reader.word("rng"))
    s.learned = reader.number("knowledge", least=0)
    s.phase = reader.choice("phase", known=PHASES)
    s.turn = reader.number("turn", least=0, most=s.seats - 1)
    s.start = reader.number("start", least=0, most=s.seats - 1)
    s.round = reader.number("round", least=1)
    s.quiet = reader.number("quiet", least=0, most=QUIET_TO_END)
    s.busy = reader.number("busy", least=0, most=1) == 1
    s.rolls_left = reader.number("rolls_left", least=1 if s.phase == ROLL else 0, most=ROLLS)
    s.fixed = ints([reader.index(slug, COLOURS, "fixed_dice") for slug in reader.words("fixed_dice")])
    _load_dice(s, reader)
    _load_boards(s, reader)
    _load_closings(s, reader)
    if s.phase == CROSS:
        _load_second_action(s, reader)
    elif s.phase != ROLL:
        turn.count_dice(s, s.turn, s.used)


def _load_dice(s: BorderState, reader: Reader) -> None:
    """Five dice; before the first roll of a turn they show nothing, afterwards all of them do."""
    dice = reader.items("dice")
    reader.expect_count("dice", len(dice), DICE)
    if s.phase == ROLL and s.rolls_left == ROLLS:
        reader.expect_count("blank dice", dice.count(None), DICE)
    else:
        s.dice = ints([reader.index(slug, COLOURS, "dice") for slug in dice])
    used = [reader.number("used", at, least=1, most=DICE) for at in range(len(reader.items("used")))]
    for die in used:
        reader.expect_count(f"used die {die}", used.count(die), 0 if s.phase == ROLL else 1)
        s.used |= 1 << (die - 1)


def _load_boards(s: BorderState, reader: Reader) -> None:
    """No two boards alike, and every cell of each in one place."""
    slugs = s.edition.cells
    boards = [reader.choice("players", seat, "board", known=BOARDS) for seat in range(s.seats)]
    for board in boards:
        reader.expect_count(f"board {BOARDS[board]}", boards.count(board), 1)
    s.boards = ints(boards)
    for seat in range(s.seats):
        found: list[int] = []
        for pile in ("crossed", "hidden", "open"):
            place = f"players[{seat}].{pile}"
            found += [reader.index(slug, slugs, place) for slug in reader.words("players", seat, pile)]
        for cell, slug in enumerate(slugs):
            reader.expect_count(slug, found.count(cell), 1)
        if s.phase != CROSS:
            reader.expect_count("hidden crosses", len(reader.words("players", seat, "hidden")), 0)
        crossed = reader.words("players", seat, "crossed")
        for cell in s.edition.white:
            reader.expect_count(slugs[cell], crossed.count(slugs[cell]), 1)
        marks.lay_out(s, seat, [slugs.index(slug) for slug in crossed])


def _load_closings(s: BorderState, reader: Reader) -> None:
    """A territory is scored if its border is crossed, at one of its values, the higher one by somebody; all
    closings are judged except those of an action under way."""
    ed = s.edition
    for seat in range(s.seats):
        for slug in reader.keys("players", seat, "closed"):
            territory = reader.index(slug, ed.territories, f"players[{seat}].closed")
            points = reader.number("players", seat, "closed", slug, least=1)
            if (
                points not in (ed.first[territory], ed.later[territory])
                or s.gaps[seat * TERRITORIES + territory]
            ):
                raise reader.fault("dump-closing", {"place": f"players[{seat}].closed.{slug}"})
            score.score_territory(s, seat, territory, points)
            s.taken |= 1 << territory
        is_judged = s.phase != COMPLETE or seat != s.turn
        for territory, slug in enumerate(ed.territories):
            at = seat * TERRITORIES + territory
            if is_judged and s.gaps[at] == 0 and s.scored[at] == 0:
                raise reader.fault("dump-closing", {"place": f"players[{seat}].closed.{slug}"})
    for territory, slug in enumerate(ed.territories):
        values = [int(s.scored[seat * TERRITORIES + territory]) for seat in range(s.seats)]
        if any(values) and ed.first[territory] not in values:
            raise reader.fault("dump-closing", {"place": f"players[].closed.{slug}"})


def _load_second_action(s: BorderState, reader: Reader) -> None:
    """Deals the dice out as the first action left them, and makes the hidden crosses again."""
    turn.count_dice(s, s.turn, s.used)
    turn.share_dice(s)
    slugs = s.edition.cells
    able = [seat for seat in range(s.seats) if legal.can_cross(s, seat)]
    for at in range(len(reader.items("waiting"))):
        seat = reader.number("waiting", at, least=0, most=s.seats - 1)
        if seat not in able:
            raise reader.fault("dump-waiting", {"place": f"waiting[{at}]"})
        s.waiting |= 1 << seat
    if s.waiting == 0:
        raise reader.fault("dump-waiting", {"place": "waiting"})
    for seat in range(s.seats):
        cells = [slugs.index(slug) for slug in reader.words("players", seat, "hidden")]
        for at, cell in enumerate(cells):
            colour = turn.colours_of(s, seat, [cell])[0]
            if actions.cross(cell, colour) not in _crossable(s, seat):
                raise reader.fault("dump-hidden", {"place": f"players[{seat}].hidden[{at}]"})
            turn.cross_cell(s, seat, cell, colour, None)


def _crossable(s: BorderState, seat: int) -> list[int]:
    buffer = ints([0] * (len(s.edition.cells) + 1))
    return list(buffer[: legal.fill_actions(s, seat, buffer)])
