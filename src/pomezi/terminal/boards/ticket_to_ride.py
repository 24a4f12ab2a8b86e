"""Ticket to Ride in a terminal: players, cards, tickets, and the map as a table of routes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pomezi.games.ticket_to_ride.edition import Edition, load_edition
from pomezi.games.ticket_to_ride.pieces import CARDS, COLOURS, ROUTE_COLOURS
from pomezi.terminal.boards.plain import status
from pomezi.terminal.marks import mark
from pomezi.text import Texts

__all__ = ["draw", "draw_map", "draw_result", "status"]

View: TypeAlias = Mapping[str, Any]

GLYPHS = dict(zip((*CARDS, "grey"), "◆○≈☼▲■✚♣★▒", strict=True))
STYLES = {  # to be read on dark and on light screens alike
    "purple": "magenta",
    "white": "bold",
    "blue": "bright_blue",
    "yellow": "yellow",
    "orange": "dark_orange",
    "black": "bright_black",
    "red": "red",
    "green": "green",
    "loco": "bold cyan",
    "grey": "",
}
TICKET_SIGNS = {"done": ("✓", "bold green"), "open": ("→", ""), "impossible": ("✗", "bold red")}
MAP_HEIGHT = 40  # a screen with fewer lines shows the map only when asked
WIDE = 110  # columns enough for two columns of the map, and a ticket's way on its own line
CITY_WIDTH = 15
GAP = "  "
NOTHING = Text("—", style="dim")


def draw(view: View, texts: Texts, console: Console) -> None:
    if view["phase"] != "second":
        if console.height >= MAP_HEIGHT:
            _draw_routes(load_edition(view["edition"]), view, texts, console)
        console.print(_players(view, texts))
    _draw_cards(view, texts, console)
    if "own" in view and view["phase"] != "second":
        _draw_tickets(view, texts, console)
    if view["last_turns"]:
        console.print(texts.say("label-last-turns", {"count": view["last_turns"]}), style="bold red")


# -- players, cards, tickets


def _players(view: View, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for key in ("label-points", "label-wagons", "label-cards", "label-tickets"):
        table.add_column(texts.say(key), justify="right")
    table.add_column(texts.say("label-known"))
    for seat, player in enumerate(view["players"]):
        name = texts.player(seat)
        if seat == view["seat"]:
            name = texts.say("label-you", {"name": name})
        acts = seat in view["actors"]
        table.add_row(
            Text.assemble("▶ " if acts else "  ", mark(seat), " ", (name, "bold" if acts else "")),
            *(str(player[key]) for key in ("points", "wagons", "cards")),
            str(player["tickets"] + player["offered"]),
            _signs(player["known_cards"]),
        )
    return table


def _draw_cards(view: View, texts: Texts, console: Console) -> None:
    piles = {
        "deck": view["deck"],
        "discards": sum(view["discards"].values()),
        "tickets": view["ticket_deck"],
    }
    rows = {
        "label-display": [_card(card, texts) if card else NOTHING for card in view["display"]],
        "label-piles": [Text(texts.say("label-piles-count", piles))],
    }
    if "own" in view:
        rows["label-hand"] = _counted(view["own"]["hand"], texts) or [NOTHING]
    indent = max(cell_len(texts.say(key)) for key in rows)
    for key, entries in rows.items():
        for line in _wrapped(Text(texts.say(key), style="dim"), indent, entries, console.width):
            console.print(line, no_wrap=True)


def _card(card: str, texts: Texts) -> Text:
    return Text.assemble((GLYPHS[card], STYLES[card]), f" {texts.name('card', card)}")


def _counted(cards: Mapping[str, int], texts: Texts) -> list[Text]:
    return [Text.assemble(f"{cards[card]}", _card(card, texts)) for card in CARDS if card in cards]


def _signs(cards: Mapping[str, int]) -> Text:
    """The same in short: `2◆ 1★`."""
    signs = [Text.assemble(f"{cards[card]}", (GLYPHS[card], STYLES[card])) for card in CARDS if card in cards]
    return Text(" ").join(signs) if signs else NOTHING


def _draw_tickets(view: View, texts: Texts, console: Console) -> None:
    own = view["own"]
    ed = load_edition(view["edition"])
    for key, tickets in (("label-own-tickets", own["tickets"]), ("label-offer", own["offer"])):
        if not tickets:
            continue
        console.print(texts.say(key), style="dim")
        rows = [_ticket(ticket, texts) for ticket in tickets]
        name_width, points_width, said_width = (
            max(map(cell_len, cells)) for cells in zip(*rows, strict=True)
        )
        for ticket, (name, points, said) in zip(tickets, rows, strict=True):
            sign, style = TICKET_SIGNS[ticket["status"]]
            line = Text.assemble("  ", (sign, style), f"  {name.ljust(name_width)}  ")
            line.append(f"{points.rjust(points_width)}  ").append(said.ljust(said_width), style=style)
            way = _way(ed, ticket, texts)
            if console.width >= WIDE:
                line.append(GAP).append_text(way)
            console.print(line)
            if console.width < WIDE and way:
                console.print(Padding(way, (0, 0, 0, 5)))


def _ticket(ticket: View, texts: Texts) -> tuple[str, str, str]:
    return (
        texts.name("ticket", ticket["ticket"]),
        texts.say("label-ticket-points", {"points": ticket["points"]}),
        texts.say(f"label-ticket-{ticket['status']}", {"count": ticket["wagons_needed"] or 0}),
    )


def _way(ed: Edition, ticket: View, texts: Texts) -> Text:
    """The routes still to claim as a journey, own routes left out: `Denver 4◆ Omaha … Duluth 3✚ Chicago`."""
    way = Text(style="dim")
    here = int(ed.cities.index(ticket["from"]))
    for number, slug in enumerate(ticket["way"]):
        route = ed.route_by_slug[slug]
        a, b = int(ed.route_a[route]), int(ed.route_b[route])
        ends = ed.cities.index(ticket["to"]), *_cities_of(ed, ticket["way"][number + 1 :])
        start, end = (a, b) if here == a or (here != b and b in ends) else (b, a)
        if start != here or number == 0:
            way.append("" if number == 0 else " … ").append(texts.name("city", ed.cities[start]))
        way.append(" ").append_text(_track(ed, route)).append(f" {texts.name('city', ed.cities[end])}")
        here = end
    return way


def _cities_of(ed: Edition, way: Sequence[str]) -> list[int]:
    routes = [ed.route_by_slug[slug] for slug in way[:1]]
    return [int(city) for route in routes for city in (ed.route_a[route], ed.route_b[route])]


# -- the map


def draw_map(view: View, texts: Texts, console: Console, words: str) -> None:
    """All routes under the first of their cities; or those of one city with all about them."""
    ed = load_edition(view["edition"])
    if words:
        _draw_city(ed, view, texts, console, words)
        return
    _draw_routes(ed, view, texts, console)
    console.print(_legend(texts))


def _draw_routes(ed: Edition, view: View, texts: Texts, console: Console) -> None:
    columns = 2 if console.width >= WIDE else 1
    width = (console.width + len(GAP)) // columns - len(GAP)
    lines: list[Text] = []
    for city in range(len(ed.cities)):
        ways = [_neighbour(ed, view, texts, tracks) for tracks in _pairs(ed, city)]
        if ways:
            lines += _wrapped(
                Text(texts.name("city", ed.cities[city]), style="bold"), CITY_WIDTH, ways, width
            )
    grid = Table.grid(padding=(0, len(GAP)), pad_edge=False)
    for _ in range(columns):
        grid.add_column(width=width, no_wrap=True)
    rows = -(-len(lines) // columns)
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    console.print(grid)


def _pairs(ed: Edition, city: int) -> Iterable[list[int]]:
    """The routes listed under a city, tracks of a double route together, by neighbour."""
    by_neighbour: dict[int, list[int]] = {}
    for route in sorted(range(len(ed.routes)), key=lambda route: ed.routes[route]):
        if ed.route_a[route] == city:
            by_neighbour.setdefault(int(ed.route_b[route]), []).append(route)
    return by_neighbour.values()


def _neighbour(ed: Edition, view: View, texts: Texts, tracks: list[int]) -> Text:
    name = texts.name("city", ed.cities[ed.route_b[tracks[0]]])
    free = any(_owner(ed, view, route) is None for route in tracks)
    entry = Text(name, style="" if free else "dim")
    for route in tracks:
        entry.append(" ").append_text(_track(ed, route))
        owner = _owner(ed, view, route)
        if owner is not None:
            entry.append_text(mark(owner) if owner >= 0 else Text("×", style="dim"))
    return entry


def _track(ed: Edition, route: int) -> Text:
    colour = ROUTE_COLOURS[ed.route_colour[route]]
    return Text(f"{ed.route_length[route]}{GLYPHS[colour]}", style=STYLES[colour])


def _owner(ed: Edition, view: View, route: int) -> int | None:
    """A seat, -1 for a closed track, None for a free one."""
    slug = ed.routes[route]
    if slug in view["closed"]:
        return -1
    owner: int | None = view["routes"].get(slug)
    return owner


def _wrapped(head: Text, indent: int, entries: Sequence[Text], width: int) -> list[Text]:
    """Lines of whole entries, with a head in front of the first."""
    lines = [Text.assemble(head, " " * (indent - head.cell_len))]
    for entry in entries:
        if cell_len(lines[-1].plain + GAP + entry.plain) > width:
            lines.append(Text(" " * indent))
        lines[-1].append(GAP).append_text(entry)
    return lines


def _legend(texts: Texts) -> Text:
    cards = [_card(colour, texts) for colour in COLOURS]
    cards.append(Text(f"{GLYPHS['grey']} {texts.say('label-any-colour')}"))
    cards.append(Text(f"× {texts.say('label-closed')}"))
    return Text("  ").join(cards)


def _draw_city(ed: Edition, view: View, texts: Texts, console: Console, words: str) -> None:
    """Routes whose notation or city names hold the words."""
    wanted = words.lower().replace(" ", "-")
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    for key in ("label-route", "label-length", "label-colour", "label-owner"):
        table.add_column(texts.say(key))
    for route in sorted(range(len(ed.routes)), key=lambda route: ed.routes[route]):
        names = texts.name("route", ed.routes[route]).lower()
        if wanted in ed.routes[route] or words.lower() in names:
            colour = ROUTE_COLOURS[ed.route_colour[route]]
            table.add_row(
                ed.routes[route],
                str(ed.route_length[route]),
                _card(colour, texts),
                _owner_name(_owner(ed, view, route), texts),
            )
    console.print(table if table.row_count else texts.say("label-no-route", {"text": words}))


def _owner_name(owner: int | None, texts: Texts) -> Text:
    if owner is None:
        return Text(texts.say("label-free"), style="dim")
    if owner < 0:
        return Text(f"× {texts.say('label-closed')}", style="dim")
    return Text.assemble(mark(owner), " ", texts.player(owner))


# -- the end


def draw_result(view: View, texts: Texts, console: Console) -> None:
    result = view["result"]
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(texts.say("column-place"), justify="right")
    table.add_column(texts.say("column-player"))
    for key in ("label-routes", "label-tickets", "label-bonus", "label-total"):
        table.add_column(texts.say(key), justify="right")
    rows = sorted(result["table"], key=lambda row: result["places"][row["seat"]])
    for row in rows:
        seat = row["seat"]
        table.add_row(
            f"{result['places'][seat]}.",
            Text.assemble(mark(seat), " ", texts.player(seat)),
            str(row["routes"]),
            str(sum(t["points"] if t["done"] else -t["points"] for t in row["tickets"])),
            str(row["bonus"]),
            Text(str(row["total"]), style="bold"),
        )
    console.print(table)
    for row in rows:
        _draw_reveal(row, texts, console)


def _draw_reveal(row: View, texts: Texts, console: Console) -> None:
    """A player's tickets, and the longest path as cities."""
    console.print(Text.assemble(mark(row["seat"]), " ", (texts.player(row["seat"]), "bold")))
    tickets: list[Text] = []
    for ticket in row["tickets"]:
        sign, style = TICKET_SIGNS["done" if ticket["done"] else "impossible"]
        points = ticket["points"] if ticket["done"] else -ticket["points"]
        name = texts.name("ticket", ticket["ticket"])
        tickets.append(Text.assemble((sign, style), f" {name} {points:+}"))
    for line in _wrapped(Text(), 0, tickets, console.width):
        console.print(line, no_wrap=True)
    cities = " – ".join(texts.name("city", city) for city in row["path"]["cities"])
    facts = {"length": row["longest"], "path": cities}
    console.print(Padding(Text(texts.say("label-path", facts)), (0, 0, 0, 2)))
