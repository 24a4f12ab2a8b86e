"""Where people read and type: a terminal with colours and completion, or a plain pipe."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from time import sleep

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import InMemoryHistory
from rich.console import Console
from rich.text import Text

PIPE_HEIGHT = 1000  # a pipe has room for everything
CLEAR_SCROLLBACK = "\x1b[3J"
PROMPT = "› "
MENU_LINES = 4


TICK_S = 0.1  # between two looks at a running clock


class EndOfInput(Exception):
    """Nobody will type any more."""


class TimeUp(Exception):
    """Nobody may type any more."""


Tick = Callable[[], "str | None"]  # a line to stand under the prompt; None when the time is up


class Screen:
    def __init__(self) -> None:
        self.is_tty = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(
            file=sys.stdout,
            markup=False,
            highlight=False,
            emoji=False,
            height=None if sys.stdout.isatty() else PIPE_HEIGHT,
        )
        self._histories: dict[int, InMemoryHistory] = {}

    def say(self, sentence: str | Text, style: str = "") -> None:
        """One paragraph: wrapped on a terminal, left as one line in a pipe."""
        self.console.print(sentence, style=style or None, soft_wrap=not self.console.is_terminal)

    def blank(self) -> None:
        self.console.print()

    def rule(self, title: str | Text) -> None:
        self.console.rule(title, style="dim", align="left")

    def cover(self) -> None:
        """Nothing of what stood here can be read any more, not even by scrolling back."""
        if self.is_tty:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)
            self.console.file.flush()

    def pause(self, milliseconds: int) -> None:
        """A pipe does not wait."""
        if self.is_tty and milliseconds > 0:
            sleep(milliseconds / 1000)

    def ask(self, seat: int, words: Callable[[], Sequence[str]], tick: Tick | None = None) -> str:
        """One line for a seat, spaces tidied; `words` are the lines it may be completed to. On a terminal
        `tick` is asked again and again; raises TimeUp when it says so."""
        if self.is_tty:
            return " ".join(self._prompt(seat, words, tick).split())
        while True:
            line = " ".join(self._read_line().split())
            if line and not line.startswith("#"):
                self.say(PROMPT + line, "dim")
                return line

    def wait(self, sentence: str) -> None:
        """Until Enter is pressed; a pipe does not wait."""
        if self.is_tty:
            session: PromptSession[str] = PromptSession()
            self._until_end(lambda: session.prompt(sentence + " "))

    def _prompt(self, seat: int, words: Callable[[], Sequence[str]], tick: Tick | None) -> str:
        # A history for each seat: the arrow keys must not show what another person typed.
        history = self._histories.setdefault(seat, InMemoryHistory())
        session: PromptSession[str] = PromptSession(history=history)
        message = FormattedText([("bold", PROMPT)])
        footer = Footer(tick) if tick is not None else None
        return self._until_end(
            lambda: session.prompt(
                message,
                completer=NextWord(words),
                reserve_space_for_menu=MENU_LINES,
                bottom_toolbar=None if footer is None else lambda: footer.line,
                pre_run=None if footer is None else footer.start,
                in_thread=False,
            )
        )

    def _until_end(self, prompt: Callable[[], str]) -> str:
        try:
            return prompt()
        except EOFError as error:
            raise EndOfInput from error

    def _read_line(self) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        return line


class Footer:
    """The line under a prompt while a clock runs."""

    def __init__(self, tick: Tick) -> None:
        self.tick = tick
        self.line = ""

    def start(self) -> None:
        get_app().create_background_task(self._run())

    async def _run(self) -> None:
        app = get_app()
        while (line := self.tick()) is not None:
            self.line = line
            app.invalidate()
            await asyncio.sleep(TICK_S)
        app.exit(exception=TimeUp)


class NextWord(Completer):
    """Completes a line word by word, so that a hundred claims begin as one `claim`."""

    def __init__(self, lines: Callable[[], Sequence[str]]) -> None:
        self.lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> list[Completion]:
        typed = document.text_before_cursor.lstrip()
        begun = typed.rpartition(" ")[2]
        at = len(typed) - len(begun)
        nexts = dict.fromkeys(
            line[at:].partition(" ")[0] for line in self.lines() if line.startswith(typed) and line != typed
        )
        return [Completion(word, start_position=-len(begun)) for word in nexts]
