"""Limes in a terminal: the own landscape zone by zone, the card of the round, workers, and the others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import product
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pomezi.games.limes.edition import TURNED, load_edition
from pomezi.games.limes.grid import CELLS, FIRST
from pomezi.games.limes.pieces import FRAME, ROUNDS
from pomezi.terminal.boards.lines import GAP, print_packed
from pomezi.terminal.marks import mark
from pomezi.text import Texts

__all__ = ["draw", "draw_map", "draw_result", "status"]

View: TypeAlias = Mapping[str, Any]
Place: TypeAlias = tuple[int, int]  # column and row, of cards or of zones

GLYPHS = {"field": "░", "water": "≈", "forest": "♣", "rock": "▲"}
STYLES = {"field": "yellow", "water": "bright_blue", "forest": "green", "rock": "bright_black"}
HUT = "⌂"
HUT_STYLE = "bold red"
WORKER_STYLE = "bold reverse"
SEVERAL = "+"  # more workers than one stand on the zone
ZONE_WIDTH = 3
CARD_WIDTH = 2 * ZONE_WIDTH
MARGIN = 4  # the row of cards and the row of zones, in front of a line
TALL = 40  # lines enough for the landscapes of the others
NOTHING = "—"


def draw(view: View, texts: Texts, console: Console) -> None:
    _draw_round(view, texts, console)
    seat = view["seat"]
    if 0 <= seat < len(view["players"]):
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(
            _stacked(_landscape(view["players"][seat], _free(view, view["players"][seat]))),
            _panel(view, view["players"][seat], texts),
        )
        console.print(grid)
    print_packed(Text(), _others(view, texts), console)
    if seat < 0 or console.height >= TALL:
        _draw_small(view, texts, console)
    if view["undrawn"] and view["phase"] != "over":
        _draw_undrawn(view, texts, console)


def status(view: View, texts: Texts, seat: int) -> str:
    """Within a round the sentence of the step."""
    step = "over" if view["phase"] == "over" else view["players"][seat]["step"]
    return texts.say(f"status-{step}", {"seat": seat})


def _draw_round(view: View, texts: Texts, console: Console) -> None:
    line = Text(texts.say("label-round", {"round": view["round"], "rounds": ROUNDS}), style="bold")
    for kind in (*GLYPHS, "hut"):
        sign = _hut() if kind == "hut" else Text(GLYPHS[kind], style=STYLES[kind])
        line.append(GAP).append_text(sign).append(f" {texts.say(f'kind-{kind}')}", style="not bold dim")
    console.print(line)


# -- a landscape


def _landscape(player: View, free: Collection[Place] = ()) -> list[Text]:
    """Cards with the columns and rows of cards and zones on the edges; free places are named."""
    by_place = {(card["x"], card["y"]): card for card in player["cards"]}
    columns, rows = _extent([*by_place, *free])
    standing = _standing(player)
    heads = [Text(" " * MARGIN, style="dim") for _ in range(2)]
    for x in columns:
        heads[0].append(" " + str(x).center(CARD_WIDTH), style="bold")
        heads[1].append(" " + "".join(str(2 * x + half).center(ZONE_WIDTH) for half in range(2)))
    lines = heads
    rule = Text(" " * MARGIN + "┼".join(["", *["─" * CARD_WIDTH] * len(columns), ""]), style="dim")
    for y in rows:
        lines.append(rule)
        for half in range(2):
            line = Text.assemble((f"{y if half == 0 else ' '}", "bold"), (f"{2 * y + half:>3}", "dim"))
            for x in columns:
                line.append("│", style="dim")
                line.append_text(_half_card(by_place.get((x, y)), (x, y), half, standing, free))
            lines.append(line.append("│", style="dim"))
    return [*lines, rule]


def _extent(places: Iterable[Place]) -> tuple[range, range]:
    """Columns and rows from the first to the last."""
    across, down = zip(*places, strict=True)
    return range(min(across), max(across) + 1), range(min(down), max(down) + 1)


def _free(view: View, player: View) -> list[Place]:
    """Where the next card may go."""
    taken = [(card["x"], card["y"]) for card in player["cards"]]
    if view["phase"] == "over" or not taken:
        return [] if taken else [(FIRST, FIRST)]
    farthest = 2 if view["options"]["diagonal"] else 1
    return [
        (x, y)
        for x, y in product(range(CELLS), repeat=2)
        if (x, y) not in taken
        and any(max(abs(x - a), abs(y - b)) == 1 and abs(x - a) + abs(y - b) <= farthest for a, b in taken)
        and all(len(side) <= FRAME for side in _extent([(x, y), *taken]))
    ]


def _standing(player: View) -> dict[Place, str]:
    """The sign of the workers on a zone."""
    found: dict[Place, str] = {}
    for worker in player["workers"]:
        place = worker["x"], worker["y"]
        found[place] = SEVERAL if place in found else str(worker["worker"])
    return found


def _half_card(
    card: View | None, place: Place, half: int, standing: Mapping[Place, str], free: Collection[Place]
) -> Text:
    """The upper or lower two zones of a place."""
    x, y = place
    if card is None:
        named = half == 0 and place in free
        return Text((f"{x},{y}" if named else "").center(CARD_WIDTH), style="dim")
    line = Text()
    for side in range(2):
        worker = standing.get((2 * x + side, 2 * y + half), "")
        line.append_text(_zone(card["zones"][2 * half + side], worker))
    return line


def _zone(face: str, worker: str = "") -> Text:
    """Three signs of its kind; a hut in the middle, a worker at the end."""
    kind, _, hut = face.partition("+")
    zone = Text(GLYPHS[kind], style=STYLES[kind])
    zone.append_text(_hut() if hut else Text(GLYPHS[kind], style=STYLES[kind]))
    return zone.append(worker, style=WORKER_STYLE) if worker else zone.append(GLYPHS[kind], STYLES[kind])


def _hut() -> Text:
    return Text(HUT, style=HUT_STYLE)


def _stacked(lines: Iterable[Text]) -> Text:
    return Text("\n").join(lines)


# -- beside the landscape


def _panel(view: View, player: View, texts: Texts) -> Text:
    lines: list[Text] = []
    if view["faces"]:
        lines += [Text(texts.say("label-card", {"card": view["card"]}), style="bold")]
        lines += _turns(view["faces"]) if player["step"] == "lay" else _places(view["card"], player)
        lines.append(Text())
    lines.append(Text(texts.say("label-points", {"points": player["points"]}), style="bold"))
    for worker in player["workers"]:
        lines.append(_worker(worker, texts))
    lines.append(Text(texts.say("label-supply", {"count": player["supply"]})))
    return _stacked(lines)


def _worker(worker: View, texts: Texts) -> Text:
    place = f"{worker['x']},{worker['y']}"
    job = texts.name("job", worker["job"])
    return Text.assemble((f"w{worker['worker']}", "bold"), f" {place:<6}{job:<11}{worker['points']:>3}")


def _turns(faces: Sequence[str]) -> list[Text]:
    """The card in its four turns, with the word of the notation above each."""
    head = Text(GAP.join(f"r{90 * turn}".center(CARD_WIDTH) for turn in range(4)), style="dim")
    halves = [
        Text(GAP).join(
            Text.assemble(*(_zone(faces[turned[2 * half + side]]) for side in range(2))) for turned in TURNED
        )
        for half in range(2)
    ]
    return [head, *halves]


def _places(number: str, player: View) -> list[Text]:
    """The card as it was just laid: where each of `place z1` … `z4` is."""
    laid = next(card for card in player["cards"] if card["card"] == number)
    lines = []
    for half in range(2):
        line = Text()
        for quarter in (2 * half, 2 * half + 1):
            line.append(f"z{quarter + 1} ", style="bold").append_text(_zone(laid["zones"][quarter]))
            line.append(f" {2 * laid['x'] + quarter % 2},{2 * laid['y'] + half}".ljust(8), style="dim")
        lines.append(line)
    return lines


# -- the others, and the cards to come


def _others(view: View, texts: Texts) -> list[Text]:
    """Of each their points, the workers left, and whether they are still at it."""
    entries = []
    for seat, player in enumerate(view["players"]):
        if seat != view["seat"]:
            facts = {"points": player["points"], "count": player["supply"]}
            sign = "▶ " if seat in view["actors"] else "  "
            said = texts.say("label-other", facts)
            entries.append(Text.assemble(sign, mark(seat), " ", (texts.player(seat), "bold"), f": {said}"))
    return entries


def _draw_small(view: View, texts: Texts, console: Console) -> None:
    """The other landscapes side by side, one sign a zone."""
    shown: list[Text] = []
    for seat, player in enumerate(view["players"]):
        if seat != view["seat"] and player["cards"]:
            lines = _small(player)
            shown.append(_stacked([Text.assemble(mark(seat), " " * (4 * FRAME)), *lines]))
    each = max(1, console.width // (4 * FRAME + 4))
    for first in range(0, len(shown), each):
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(*shown[first : first + each])
        console.print(grid)


def _small(player: View) -> list[Text]:
    """Two signs a zone: its kind, and a worker, a hut or the kind again."""
    by_place = {(card["x"], card["y"]): card["zones"] for card in player["cards"]}
    standing = _standing(player)
    columns, rows = _extent(by_place)
    lines = []
    for y, half in product(rows, range(2)):
        line = Text()
        for x, side in product(columns, range(2)):
            zones = by_place.get((x, y))
            worker = standing.get((2 * x + side, 2 * y + half), "")
            line.append_text(_small_zone(zones[2 * half + side], worker) if zones else Text("  "))
        lines.append(line)
    return lines


def _small_zone(face: str, worker: str) -> Text:
    kind, _, hut = face.partition("+")
    zone = Text(GLYPHS[kind], style=STYLES[kind])
    if worker:
        return zone.append(worker, style=WORKER_STYLE)
    return zone.append_text(_hut() if hut else zone.copy())


def _draw_undrawn(view: View, texts: Texts, console: Console) -> None:
    """The cards that may still come: number and zones, row by row."""
    ed = load_edition(view["edition"])
    entries = []
    for card in view["undrawn"]:
        entries.append(Text.assemble((card, "bold"), " "))
        for zone in ed.zones_of(ed.cards.index(card) * 4):
            kind, _, hut = zone.partition("+")
            entries[-1].append(GLYPHS[kind], style=STYLES[kind]).append_text(_hut() if hut else Text())
    print_packed(Text(texts.say("label-undrawn"), style="dim"), entries, console)


def draw_map(view: View, texts: Texts, console: Console, words: str) -> None:
    """Every landscape in full; with words, those of the players whose names hold them."""
    for seat, player in enumerate(view["players"]):
        name = texts.player(seat)
        if words.lower() not in name.lower():
            continue
        facts = {"points": player["points"], "count": player["supply"]}
        console.print(Text.assemble(mark(seat), f" {name}{GAP}", texts.say("label-other", facts)))
        workers = _stacked(_worker(worker, texts) for worker in player["workers"])
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(_stacked(_landscape(player)) if player["cards"] else NOTHING, workers)
        console.print(grid)


def draw_result(view: View, texts: Texts, console: Console) -> None:
    result = view["result"]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(texts.say("column-place"), justify="right")
    table.add_column(texts.say("column-player"))
    table.add_column(texts.say("column-points"), justify="right")
    table.add_column(texts.say("label-workers"))
    for row in sorted(result["table"], key=lambda row: result["places"][row["seat"]]):
        seat = row["seat"]
        workers = ", ".join(f"{texts.name('job', each['job'])} {each['points']}" for each in row["workers"])
        name = Text.assemble(mark(seat), " ", texts.player(seat))
        place = f"{result['places'][seat]}."
        table.add_row(place, name, Text(str(row["total"]), style="bold"), workers or NOTHING)
    console.print(table)
    if "rank" in result:
        console.print(texts.name("rank", result["rank"]), style="bold")
