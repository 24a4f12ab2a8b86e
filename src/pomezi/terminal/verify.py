"""`pomezi verify`: is this record a whole game, played by the rules and unchanged since?"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.table import Table
from rich.text import Text

from pomezi.core.edition import called
from pomezi.core.errors import PomeziError
from pomezi.core.game import write_option
from pomezi.core.record import Record
from pomezi.core.state import State
from pomezi.terminal.files import read_text
from pomezi.terminal.marks import mark
from pomezi.terminal.screen import Screen
from pomezi.terminal.words import TerminalError, Voice
from pomezi.text import Texts


def open_record(path: str, voice: Voice) -> Record:
    """Reads a record, and teaches the voice its game; raises a PomeziError that says what is wrong."""
    record = Record.parse(read_text(path))
    voice.learn(record.game.key)
    voice.learn(record.game.key, record.setup.edition, record.players)
    return record


def verify(path: str, voice: Voice, screen: Screen, complain: Callable[[str], None]) -> int:
    """0 for a sound record, 1 for a broken one."""
    try:
        record = open_record(path, voice)
        state = record.verify()
    except TerminalError as error:
        if error.refusal.code != "file-not-text":
            raise
        complain(voice.error(error))
        return 1
    except PomeziError as error:
        complain(voice.error(error))
        complain(voice.texts.say("verify-unsound", {"file": path}))
        return 1
    draw_header(record, voice.texts, screen)
    _draw_scores(record, state, voice.texts, screen)
    screen.say(voice.texts.say("verify-sound"), "bold")
    return 0


def draw_header(record: Record, texts: Texts, screen: Screen) -> None:
    table = Table.grid(padding=(0, 2))
    for key, value in _header(record, texts).items():
        table.add_row(Text(texts.say(key), style="dim"), Text(value))
    screen.console.print(table)


def _header(record: Record, texts: Texts) -> Mapping[str, str]:
    setup = record.setup
    options = ", ".join(f"{key}={write_option(value)}" for key, value in setup.options.items())
    return {
        "verify-game": f"{texts.say('game')} ({record.game.key})",
        "verify-edition": called(setup.edition, texts.lang),
        **({"verify-options": options} if options else {}),
        "verify-seed": setup.seed,
        "verify-rules": str(record.setup.rules),
        "verify-players": ", ".join(texts.player(seat) for seat in range(setup.seats)),
        "verify-actions": str(len(record.entries)),
    }


def _draw_scores(record: Record, state: State, texts: Texts, screen: Screen) -> None:
    places = state.places()
    scores = state.scores()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(texts.say("column-place"), justify="right", header_style="dim")
    table.add_column(texts.say("column-player"), header_style="dim")
    table.add_column(texts.say("column-points"), justify="right", header_style="dim")
    for seat in sorted(range(record.setup.seats), key=lambda seat: places[seat]):
        table.add_row(
            f"{places[seat]}.", Text.assemble(mark(seat), " ", texts.player(seat)), str(scores[seat])
        )
    screen.console.print(table)
