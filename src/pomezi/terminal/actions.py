"""The legal actions as a short list to read."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pomezi.core.state import State
from pomezi.text import Texts

TAILS_SHOWN = 3
MOST_ROWS = 16


def notations(state: State, seat: int) -> list[str]:
    return [state.write(action) for action in state.legal_actions(seat)]


def examples(lines: Sequence[str]) -> list[str]:
    """One line of each verb."""
    firsts: dict[str, str] = {}
    for line in lines:
        firsts.setdefault(line.partition(" ")[0], line)
    return list(firsts.values())


def grouped(lines: Sequence[str]) -> dict[str, list[str]]:
    """By verb and first word; what follows them is listed behind: `claim denver-omaha` -> payments."""
    groups: dict[str, list[str]] = {}
    if len(lines) <= MOST_ROWS:
        return {line: [] for line in lines}
    for line in lines:
        words = line.split(" ")
        groups.setdefault(" ".join(words[:2]), []).append(" ".join(words[2:]))
    return groups


def draw_actions(lines: Sequence[str], begin: str, texts: Texts, console: Console) -> None:
    """What may be typed; all that begins with `begin`, or the whole shortened."""
    chosen = [line for line in lines if line.startswith(begin)]
    groups = grouped(chosen)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    shown = list(groups.items())
    if not begin and len(shown) > MOST_ROWS:
        shown = _some_of_each_verb(groups)
    for head, tails in shown:
        table.add_row(Text(head, style="bold"), Text(_tails(tails, bool(begin), texts)))
    console.print(texts.say("help-actions", {"count": len(chosen)}))
    console.print(table)
    if len(shown) < len(groups):
        facts = {"count": len(groups) - len(shown), "example": list(groups)[-1]}
        console.print(texts.say("help-more", facts), style="dim")


def _tails(tails: Sequence[str], in_full: bool, texts: Texts) -> str:
    said = [tail for tail in tails if tail]
    if in_full or len(said) <= TAILS_SHOWN:
        return " | ".join(said)
    more = texts.say("help-more-ways", {"count": len(said) - TAILS_SHOWN})
    return " | ".join([*said[:TAILS_SHOWN], more])


def _some_of_each_verb(groups: dict[str, list[str]]) -> list[tuple[str, list[str]]]:
    """The short verbs in full, the long ones cut to what fits."""
    by_verb: dict[str, list[tuple[str, list[str]]]] = {}
    for head, tails in groups.items():
        by_verb.setdefault(head.partition(" ")[0], []).append((head, tails))
    room = max(4, MOST_ROWS - sum(len(items) for items in by_verb.values() if len(items) <= MOST_ROWS // 2))
    return [
        item
        for items in by_verb.values()
        for item in (items if len(items) <= MOST_ROWS // 2 else items[:room])
    ]
