"""Bez hranic in a terminal: the offer with its stacks, the players, and when it lies open the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pomezi.terminal.boards.plain import status as plain_status
from pomezi.terminal.marks import mark
from pomezi.text import Texts
from pomezi.text.letters import alphabet, folded

__all__ = ["draw", "draw_map", "draw_result", "status"]

View: TypeAlias = Mapping[str, Any]

CHARGES = ("crossings", "neighbours", "forty", "stack")
SEA = "≈"
ARROW = " → "
NOTHING = "—"


def draw(view: View, texts: Texts, console: Console) -> None:
    if view["round"]:
        key = "label-round-alone" if view["options"]["correspondence"] else "label-round"
        console.print(texts.say(key, {"round": view["round"], "seat": view["dealer"]}), style="bold")
    if view["phase"] in ("deal", "choose"):
        console.print(_offer(view, texts))
    if view["middle"]:
        states = ARROW.join(texts.name("state", slug) for slug in view["middle"])
        console.print(texts.say("label-middle", {"middle": states}), style="bold")
    if "evaluation" in view:
        _draw_bills(view, texts, console)
        _draw_about(view, texts, console)
    console.print(_players(view, texts))


def status(view: View, texts: Texts, seat: int) -> str:
    """By correspondence there is nothing to place before the offer has been opened."""
    is_closed = view["options"]["correspondence"] and not view["players"][seat]["opened"]
    if view["phase"] == "choose" and is_closed:
        return texts.say("status-open", {"seat": seat})
    return plain_status(view, texts, seat)


def _offer(view: View, texts: Texts) -> Table:
    table = Table.grid(padding=(0, 2))
    for field in view["fields"]:
        place = field["place"]
        name = texts.name("state", place) if place else NOTHING
        table.add_row(Text(place or "", style="bold"), name, _stack(view, field["stack"], texts))
    return table


def _stack(view: View, colours: Sequence[str], texts: Texts) -> Text:
    """From the bottom up; a colour is named where a player has two."""
    return Text(" ").join(_token(view, colour, texts) for colour in colours)


def _token(view: View, colour: str, texts: Texts) -> Text:
    seat = next(seat for seat, player in enumerate(view["players"]) if colour in player["colours"])
    named = f" {texts.name('colour', colour)}" if view["options"]["two_colours"] else ""
    return Text.assemble(mark(seat), named)


def _players(view: View, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for key in ("label-money", "label-left"):
        table.add_column(texts.say(key), justify="right")
    for seat, player in enumerate(view["players"]):
        name = texts.player(seat)
        if seat == view["seat"]:
            name = texts.say("label-you", {"name": name})
        sign = "▶ " if seat in view["actors"] else "  "
        table.add_row(
            Text.assemble(sign, mark(seat), f" {name}"), str(player["money"]), str(player["left"] or "")
        )
    return table


# -- the evaluation


def _draw_bills(view: View, texts: Texts, console: Console) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    for charge in CHARGES:
        table.add_column(texts.say(f"label-charge-{charge}"), justify="right")
    table.add_column(texts.say("label-price"), justify="right")
    table.add_column(
        texts.say("label-amount" if view["phase"] == "review" else "label-received"), justify="right"
    )
    for bill in view["evaluation"]["bills"]:
        charges = [str(bill["charges"][charge] or "") for charge in CHARGES]
        table.add_row(_token(view, bill["colour"], texts), *charges, str(bill["price"]), str(bill["amount"]))
    console.print(table)
    for bill in view["evaluation"]["bills"]:
        console.print(Text.assemble(_token(view, bill["colour"], texts), " ", _way(bill, texts)))
    _draw_hindsight(view, texts, console)


def _draw_hindsight(view: View, texts: Texts, console: Console) -> None:
    """The best choice there was, and what each colour left on the table."""
    hindsight = view["evaluation"]["hindsight"]
    pairs = [" + ".join(texts.name("state", place) for place in choice) for choice in hindsight["best"][:3]]
    choices = texts.say("hindsight-or").join(pairs)
    console.print(texts.say("hindsight-best", {"choices": choices, "eur": hindsight["price"]}))
    for bill, missed in zip(view["evaluation"]["bills"], hindsight["missed"], strict=True):
        said = texts.say("hindsight-missed", {"eur": missed})
        console.print(Text.assemble(_token(view, bill["colour"], texts), " ", said))


def _draw_about(view: View, texts: Texts, console: Console) -> None:
    """A few facts about the states in the middle, to read after the round."""
    for about in view["evaluation"]["about"]:
        capital, facts = (about[key].get(texts.lang, about[key]["en"]) for key in ("capital", "facts"))
        console.print(
            Text(f"{texts.name('state', about['state'])} ({capital}). {' '.join(facts)}", style="dim")
        )


def _way(bill: View, texts: Texts) -> str:
    if not bill["way"]:
        return ", ".join(texts.name("state", place) for place in bill["places"])
    names = [texts.name("state", node) for node in bill["way"]]
    steps = [f" {SEA} " if kind == "sea" else ARROW for kind in bill["crossings"]]
    return names[0] + "".join(step + name for step, name in zip(steps, names[1:], strict=True))


# -- the map


def draw_map(view: View, texts: Texts, console: Console, words: str) -> None:
    """Each state with its neighbours, or those whose names begin so."""
    if "map" not in view:
        console.print(texts.say("label-map-hidden"))
        return
    table = Table.grid(padding=(0, 2))
    shown = 0
    near_to = _neighbours(view)
    for node in sorted(near_to, key=lambda node: alphabet(texts.name("state", node), texts.lang)):
        name = texts.name("state", node)
        if folded(name).startswith(folded(words)) or node == words:
            others = sorted(near_to[node], key=lambda o: alphabet(texts.name("state", o[0]), texts.lang))
            near = ", ".join(sign + texts.name("state", other) for other, sign in others)
            table.add_row(Text(node, style="bold"), name, near)
            shown += 1
    console.print(table if shown else texts.say("label-no-state", {"words": words}))


def _neighbours(view: View) -> dict[str, list[tuple[str, str]]]:
    near: dict[str, list[tuple[str, str]]] = {}
    for a, b, kind in view["map"]["borders"]:
        sign = SEA if kind == "sea" else ""
        near.setdefault(a, []).append((b, sign))
        near.setdefault(b, []).append((a, sign))
    return near


def draw_result(view: View, texts: Texts, console: Console) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(texts.say("column-player"))
    table.add_column(texts.say("label-money"), justify="right")
    for seat, euro in enumerate(view["result"]["scores"]):
        table.add_row(Text.assemble(mark(seat), " ", texts.player(seat)), str(euro))
    console.print(table)
