"""A game at this screen: people take turns at the keyboard, bots answer, hands stay covered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.errors import IllegalAction, PomeziError
from pomezi.core.events import Event
from pomezi.core.record import Record
from pomezi.core.state import RACE, SPECTATOR, State, seats_in
from pomezi.terminal.actions import draw_actions, examples, notations
from pomezi.terminal.boards import Board, find_board
from pomezi.terminal.files import Recorder
from pomezi.terminal.marks import mark
from pomezi.terminal.players import Player, stream_of
from pomezi.terminal.results import draw_winner
from pomezi.terminal.screen import EndOfInput, Screen
from pomezi.terminal.story import Story
from pomezi.text import Texts

NOBODY = -2
COMMANDS = ("?", "help", "map", "log", "quit")


class Leave(Exception):
    """Somebody typed `quit`."""


class Sitting:
    """One game with its people and bots, from the first question to the winner."""

    def __init__(
        self, record: Record, state: State, players: Sequence[Player], path: str, texts: Texts, screen: Screen
    ) -> None:
        self.record = record
        self.state = state
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.texts = texts
        self.screen = screen
        self.board: Board = find_board(record.game.key)
        self.story = Story(len(players))
        self.streams = [stream_of(record.setup.seed, seat) for seat in range(len(players))]
        self.looking = NOBODY  # the seat whose own view is on the screen
        self.recorder = Recorder(path, record)

    def run(self) -> int:
        """Plays to the end; 0, or 2 when a pipe ran dry before it."""
        try:
            self._welcome()
            while self.state.actors():
                self._step()
            self._finish()
            return 0
        except (Leave, KeyboardInterrupt):
            self._say_unfinished()
            return 0
        except EndOfInput:
            if not self.screen.is_tty:
                self.screen.say(self.texts.say("play-input-ended"))
            self._say_unfinished()
            return 0 if self.screen.is_tty else 2
        finally:
            self.recorder.close()

    # -- one action after another

    def _step(self) -> None:
        actors = seats_in(self.state.actors())
        people = [seat for seat in actors if seat in self.people]
        if self.state.pace() == RACE:
            # A keyboard is no starting gun: people first, then the bots by their own speed.
            if people:
                self._person_acts(people[0])
            else:
                self._fastest_bot_acts(actors)
        elif actors[0] in self.people:
            self._person_acts(actors[0])
        else:
            self._do(actors[0], self._bot_choice(actors[0]).action)

    def _bot_choice(self, seat: int) -> Choice:
        bot = self.players[seat].bot
        assert isinstance(bot, Bot)
        return bot.choose(Glimpse(self.state, seat, self.streams[seat]), Budget())

    def _fastest_bot_acts(self, actors: list[int]) -> None:
        choices = [(self._bot_choice(seat), seat) for seat in actors]
        choice, seat = min(choices, key=lambda item: (item[0].delay_ms, item[1]))
        self._do(seat, choice.action)

    def _person_acts(self, seat: int) -> None:
        self._open_page(seat)
        while True:
            line = self.screen.ask(seat, lambda: [*notations(self.state, seat), *COMMANDS])
            if not line or self._obeys(seat, line):
                continue
            try:
                action = self.state.read(line)
                refusal = self.state.refusal(seat, action)
                if refusal is not None:
                    raise IllegalAction(refusal)
            except PomeziError as error:
                self.screen.say(self.texts.error(error), "red")
                continue
            self._do(seat, action)
            self.story.tell_news(seat, self.texts, self.screen)
            return

    def _do(self, seat: int, action: int) -> None:
        notation = self.state.write(action)
        events: list[Event] = []
        self.state.apply(seat, action, events)
        self.story.add(seat, events)
        self.recorder.add(self.record.append(seat, notation))

    def _obeys(self, seat: int, line: str) -> bool:
        """Whether the line was a question to the terminal rather than an action."""
        word, _, rest = line.partition(" ")
        if word not in COMMANDS:
            return False
        if word == "quit":
            raise Leave
        if word == "map":
            self.board.draw_map(self.state.view(seat), self.texts, self.screen.console, rest)
        elif word == "log":
            self.story.tell(seat, self.texts, self.screen, hushed=self._hushed(seat))
        else:
            lines = notations(self.state, seat)
            draw_actions(lines, rest, self.texts, self.screen.console)
            if not rest:
                verb = lines[-1].partition(" ")[0]
                self.screen.say(self.texts.say("help-commands", {"example": verb}), "dim")
        return True

    def _hushed(self, seat: int) -> list[str]:
        """Kinds of events that the game does not want told again just now."""
        hushed = self.state.view(seat).get("hushed", [])
        return [str(kind) for kind in hushed] if isinstance(hushed, list) else []

    # -- what stands on the screen

    def _open_page(self, seat: int) -> None:
        """News, board, and what is expected; behind a cover when another person was looking."""
        if self.looking != seat and len(self.people) > 1:
            self._hand_over(seat)
        self.looking = seat
        self.story.tell_news(seat, self.texts, self.screen)
        view = self.state.view(seat)
        if self.story.last_actor() != seat:
            self.screen.rule(Text.assemble(mark(seat), " ", (self.texts.player(seat), "bold")))
        self.board.draw(view, self.texts, self.screen.console)
        self.screen.say(Text.assemble(("▶ ", "bold"), (self.board.status(view, self.texts, seat), "bold")))
        shown = " · ".join([*examples(notations(self.state, seat)), *COMMANDS[1:]])
        self.screen.say(shown, "dim")

    def _hand_over(self, seat: int) -> None:
        if self.looking != NOBODY:
            self.screen.wait(self.texts.say("play-cover"))
            self.screen.cover()
        sentence = self.texts.say("play-hand-over", {"seat": seat})
        if self.screen.is_tty:
            self.screen.wait(self.texts.say("play-hand-over-enter", {"seat": seat}))
            self.screen.cover()
        else:
            self.screen.blank()
            self.screen.say(sentence)

    def _welcome(self) -> None:
        setup = self.record.setup
        screen, texts = self.screen, self.texts
        screen.say(texts.say("game"), "bold")
        if texts.has("about"):
            screen.say(texts.say("about"), "dim")
        screen.say(texts.say("play-seed", {"seed": setup.seed}), "dim")
        if self.recorder.path:
            screen.say(texts.say("play-recording", {"file": self.recorder.path}), "dim")
        if screen.is_tty:
            screen.say(texts.say("play-how"), "dim")

    def _finish(self) -> None:
        """Everything that may be known at the end, to everybody."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self.screen.wait(self.texts.say("play-cover"))
            self.screen.cover()
        if viewer == SPECTATOR:
            first = min((self.story.heard[seat] for seat in self.people), default=0)
            self.story.tell(SPECTATOR, self.texts, self.screen, first)
        else:
            self.story.tell_news(viewer, self.texts, self.screen)
        self.recorder.record.close(self.state)
        self.screen.rule(self.texts.say("play-result"))
        self.board.draw_result(self.state.view(SPECTATOR), self.texts, self.screen.console)
        draw_winner(self.state, self.texts, self.screen)
        if self.recorder.path:
            self.screen.say(self.texts.say("play-recorded", {"file": self.recorder.path}), "dim")

    def _say_unfinished(self) -> None:
        self.screen.say(self.texts.say("play-unfinished", {"count": len(self.record.entries)}))
        if self.recorder.path:
            self.screen.say(self.texts.say("play-unfinished-record", {"file": self.recorder.path}))
