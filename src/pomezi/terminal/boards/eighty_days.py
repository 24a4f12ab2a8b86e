"""Around the World in 80 Days in a terminal: the route from top to bottom, actions, players, the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pomezi.games.eighty_days.edition import MOST_WAYS, Edition, load_edition
from pomezi.games.eighty_days.pieces import COLOURS, KINDS, PAR_DAYS, SPACES, TOKENS
from pomezi.terminal.boards.lines import print_packed
from pomezi.terminal.boards.plain import status
from pomezi.terminal.marks import mark
from pomezi.text import Texts

__all__ = ["draw", "draw_map", "draw_result", "status"]

View: TypeAlias = Mapping[str, Any]

DETECTIVE = Text("◉", style="bold red")
STYLES = {"train": "yellow", "ship": "bright_blue", "red": "red", "blue": "bright_blue"}
HERE = "●"
AHEAD = "○"
USED = "·"
DIAL = 8  # signs for eighty days
LONGEST_NAME = 16
WIDE = 110  # columns enough for the cards of every leg
TALL = 40  # a screen with fewer lines leaves out the cities that everybody has left
NOTHING = Text("—", style="dim")


def draw(view: View, texts: Texts, console: Console) -> None:
    _draw_piles(view, texts, console)
    behind = min(player["legs"] for player in view["players"])
    first = behind if console.height < TALL else 0
    console.print(_route(view, texts, with_cards=console.width >= WIDE, first=first))
    if view["phase"] != "over":
        console.print(_actions(view, texts))
    console.print(_players(view, texts))
    if "own" in view:
        _draw_own(view, texts, console)
    if view["leg"]:
        print_packed(Text(_leg_name(view, texts), style="bold"), _leg(view, texts), console)


def _draw_piles(view: View, texts: Texts, console: Console) -> None:
    facts = {"round": view["round"], "deck": view["deck"], "events": view["event_deck"]}
    entries = [Text(texts.say("label-piles", {**facts, "coins": view["supply"]}), style="dim")]
    detective = texts.say("label-detective", {"city": view["detective"]})
    entries.append(Text.assemble(DETECTIVE, f" {detective}"))
    if view["event_discards"]:
        pile = {"event_cards": view["event_discards"]}  # the newest first; a princess copies one of them
        entries.append(Text(texts.say("label-discarded", pile), style="dim"))
    print_packed(Text(texts.say("label-round", facts), style="bold"), entries, console)


# -- the route


def _route(view: View, texts: Texts, with_cards: bool, first: int = 0) -> Table:
    """A line for each city: who is there, its tokens, what the leg to the next one takes, the own plan."""
    ed = load_edition(view["edition"])
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", min_width=3, no_wrap=True)
    table.add_column("", no_wrap=True)
    for colour in COLOURS:
        table.add_column(texts.say(f"colour-{colour}"), no_wrap=True)
    table.add_column(texts.say("label-leg"), no_wrap=True)
    plan = {leg["from"]: leg for leg in view["own"]["plan"]} if "own" in view else {}
    if plan:
        table.add_column(texts.say("label-plan"), no_wrap=True)
    if plan and with_cards:
        table.add_column(texts.say("label-cards-of-leg"), no_wrap=True)
    for place in range(first, ed.legs + 1):
        table.add_row(*_city(view, ed, place, texts), *_plan(plan, ed, place, texts, with_cards))
    return table


def _city(view: View, ed: Edition, place: int, texts: Texts) -> list[Text]:
    slug = ed.cities[place % ed.legs]
    figures = Text().join(mark(s) for s, player in enumerate(view["players"]) if player["legs"] == place)
    sign = HERE if figures else AHEAD
    if view["detective"] == slug:
        figures.append_text(DETECTIVE)
    own = view["players"][view["seat"]]["legs"] if "own" in view else -1
    name = Text.assemble(sign, f" {texts.name('city', slug)}")
    if place == own:
        name.stylize("bold")
    tokens = [_token(view["tokens"].get(slug) if place < ed.legs else None, c, texts) for c in COLOURS]
    return [figures, name, *tokens, _ways(ed, place, texts) if place < ed.legs else Text()]


def _token(tokens: View | None, colour: str, texts: Texts) -> Text:
    if tokens is None:
        return Text()
    if tokens[f"{colour}_used"]:
        return Text(USED, style="dim")
    return Text(texts.say(f"label-token-{tokens[colour]}"), style=STYLES[colour])


def _ways(ed: Edition, leg: int, texts: Texts) -> Text:
    """`2 ships / train + ship`, or the days of the leg that takes no cards."""
    if ed.ways[leg] == 0:
        ways = [texts.say("label-days", {"days": int(ed.overland[leg])})]
        if ed.by_elephant[leg]:
            ways.append(texts.say("label-elephant", {"days": int(ed.by_elephant[leg])}))
        return Text(" / ".join(ways))
    ways = []
    for at in range(leg * MOST_WAYS, leg * MOST_WAYS + int(ed.ways[leg])):
        ways.append(_kinds({"train": int(ed.trains[at]), "ship": int(ed.ships[at])}, texts))
    return Text(" / ".join(ways))


def _kinds(counts: Mapping[str, int], texts: Texts) -> str:
    return " + ".join(texts.say(f"label-{kind}s", {"count": counts[kind]}) for kind in KINDS if counts[kind])


def _plan(plan: Mapping[str, View], ed: Edition, place: int, texts: Texts, with_cards: bool) -> list[Text]:
    """The fewest days a leg can take with the own hand, or what the hand lacks."""
    leg = plan.get(ed.cities[place]) if place < ed.legs else None
    if leg is None:
        return []
    if leg["days"] is None:
        letters = [
            texts.say(f"label-{kind}-letter") for kind in KINDS for _ in range(leg["missing"].get(kind, 0))
        ]
        return [Text(texts.say("label-missing", {"letters": " ".join(letters)}), style="dim")]
    days = texts.say("label-days", {"days": leg["days"]})
    if leg["with_events"] != leg["days"]:
        days += f" ({leg['with_events']})"
    cells = [Text(days, style="green")]
    if with_cards:
        rolls = [texts.say("label-rolled", {"event_card": each}) for each in leg["rolls"]]
        cells.append(Text(" ").join([*(_card(card, texts) for card in leg["cards"]), *map(Text, rolls)]))
    return cells


def _card(card: str, texts: Texts) -> Text:
    return Text(texts.name("card", card), style=STYLES[card.partition(":")[0]])


# -- actions and players


def _actions(view: View, texts: Texts) -> Table:
    """The numbered spaces with the card that lies under each."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="")
    for number, space in enumerate(SPACES, 1):
        head = Text.assemble((f"{number} ", "bold"), (texts.say(f"label-space-{space}"), "dim"))
        if space == view["this_turn"]["space"]:
            head.append("◂", style="bold")
        table.add_column(head, no_wrap=True)
    cards = [view["row"].get(space) for space in SPACES]
    table.add_row(*(Text.assemble("  ", _card(card, texts) if card else NOTHING) for card in cards))
    return table


def _players(view: View, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", max_width=LONGEST_NAME + 6, no_wrap=True)
    table.add_column(texts.say("label-dial"), no_wrap=True)
    for key in ("label-coins", "label-cards", "label-events"):
        table.add_column(texts.say(key), justify="right", no_wrap=True)
    table.add_column(texts.say("label-known"), no_wrap=True)
    for seat, player in enumerate(view["players"]):
        name = texts.player(seat)
        if seat == view["seat"]:
            name = texts.say("label-you", {"name": name})
        acts = seat in view["actors"]
        watch = "◷" if seat == view["watch"] else " "
        table.add_row(
            Text.assemble("▶" if acts else " ", watch, mark(seat), " ", (name, "bold" if acts else "")),
            _dial(player["days"]),
            *(str(player[key]) for key in ("coins", "cards", "event_cards")),
            _known(player["known_cards"], texts),
        )
    return table


def _dial(days: int) -> Text:
    """`27 ███░░░░░`: full at eighty days, and a sign beyond."""
    filled = min(DIAL, -(-days * DIAL // PAR_DAYS))
    late = days > PAR_DAYS
    bar = "█" * filled + "░" * (DIAL - filled) + ("!" if late else "")
    return Text.assemble((f"{days:>3} ", "bold"), (bar, "red" if late else "green"))


def _known(cards: Mapping[str, int], texts: Texts) -> Text:
    """`T5 S7 S7`."""
    signs = []
    for card, count in cards.items():
        kind, _, value = card.partition(":")
        signs += [Text(texts.say(f"label-{kind}-letter") + value, style=STYLES[kind])] * count
    return Text(" ").join(signs) if signs else NOTHING


# -- the own hand, and the leg on the table


def _draw_own(view: View, texts: Texts, console: Console) -> None:
    own = view["own"]
    hand = [
        Text.assemble(f"{count}× " if count > 1 else "", _card(card, texts))
        for card, count in own["hand"].items()
    ]
    print_packed(Text(texts.say("label-hand"), style="dim"), hand or [NOTHING], console)
    events = [Text(texts.name("eventcard", card), style="magenta") for card in own["event_cards"]]
    if view["turn"] == view["seat"] and view["this_turn"]["balloon"]:
        events.append(Text(texts.say("label-balloon-ready"), style="magenta"))
    if events:
        print_packed(Text(texts.say("label-own-events"), style="dim"), events, console)


def _leg_name(view: View, texts: Texts) -> str:
    ed = load_edition(view["edition"])
    start = view["players"][view["turn"]]["legs"]
    cities = [texts.name("city", ed.cities[place % ed.legs]) for place in (start, start + 1)]
    return f"{cities[0]} → {cities[1]}:"


def _leg(view: View, texts: Texts) -> list[Text]:
    """Its cards with the days that replace theirs, what else serves it, and the die."""
    leg = view["leg"]
    entries = []
    for card, days in zip(leg["cards"], leg["days"], strict=True):
        entries.append(_card(card, texts))
        if days:
            entries[-1].append(" → ").append(texts.say("label-days", {"days": days}))
    entries += [Text(texts.name("eventcard", "offer"), style="magenta")] * leg["offers"]
    if leg["elephant"]:
        entries.append(Text(texts.name("eventcard", "elephant"), style="magenta"))
    if leg["roll_for"] is not None:
        rolled = leg["roll_for"]
        on = (
            texts.name("eventcard", rolled)
            if rolled == "elephant"
            else texts.name("card", leg["cards"][rolled])
        )
        entries.append(Text(texts.say("label-die", {"die": leg["die"], "name": on}), style="bold"))
    return entries or [_ways(load_edition(view["edition"]), view["players"][view["turn"]]["legs"], texts)]


# -- the map, and the end


def draw_map(view: View, texts: Texts, console: Console, words: str) -> None:
    """The route with the meaning of actions and tokens; with words, the tokens of the cities so named."""
    if not words:
        console.print(_route(view, texts, with_cards=console.width >= WIDE))
        spaces = [Text(f"{number}: {texts.name('space', space)}") for number, space in enumerate(SPACES, 1)]
        print_packed(Text(texts.say("label-spaces"), style="dim"), spaces, console)
        tokens = [
            Text(f"{texts.say(f'label-token-{token}')} = {texts.name('token', token)}") for token in TOKENS
        ]
        print_packed(Text(texts.say("label-tokens"), style="dim"), tokens, console)
        return
    for slug, tokens_here in view["tokens"].items():
        name = texts.name("city", slug)
        if words.lower() in name.lower() or words.lower() == slug:
            left = [
                Text(f"{texts.say(f'colour-{colour}')}: {texts.name('token', tokens_here[colour])}")
                for colour in COLOURS
                if not tokens_here[f"{colour}_used"]
            ]
            print_packed(Text(name, style="bold"), left or [NOTHING], console)


def draw_result(view: View, texts: Texts, console: Console) -> None:
    result = view["result"]
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(texts.say("column-place"), justify="right")
    table.add_column(texts.say("column-player"))
    table.add_column(texts.say("label-dial"))
    table.add_column(texts.say("label-journey"))
    for row in sorted(result["table"], key=lambda row: result["places"][row["seat"]]):
        seat = row["seat"]
        key = "label-on-the-way" if not row["home"] else "label-in-time" if row["in_time"] else "label-late"
        said = texts.say(key, {"rank": row["rank"], "city": row["city"]})
        name = Text.assemble(mark(seat), " ", texts.player(seat))
        table.add_row(f"{result['places'][seat]}.", name, _dial(row["days"]), said)
    console.print(table)
