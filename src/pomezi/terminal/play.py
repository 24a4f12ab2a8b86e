"""A game at this screen: people take turns at the keyboard, bots answer, hands stay covered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from time import monotonic

from rich.text import Text

from pomezi.bots.bot import Bot, Budget, Choice, Clock, Glimpse
from pomezi.core.errors import IllegalAction, PomeziError
from pomezi.core.events import Event
from pomezi.core.race import LATE_MS, is_late
from pomezi.core.record import Record
from pomezi.core.state import RACE, SPECTATOR, TURN, State, seats_in
from pomezi.terminal.actions import draw_actions, examples, notations
from pomezi.terminal.boards import Board, find_board
from pomezi.terminal.files import Recorder
from pomezi.terminal.marks import mark
from pomezi.terminal.players import Player, stream_of
from pomezi.terminal.race import Heat, heat_for, is_only
from pomezi.terminal.results import draw_winner
from pomezi.terminal.screen import EndOfInput, Screen, Tick, TimeUp
from pomezi.terminal.spoken import read
from pomezi.terminal.story import Story
from pomezi.text import Texts

NOBODY = -2
LIMIT_OPTION = "pick_seconds"  # of games with a race
NEWS_IN_FOOTER = 3
COMMANDS = ("?", "help", "map", "log", "quit")


class Leave(Exception):
    """Somebody typed `quit`."""


class Sitting:
    """One game with its people and bots, from the first question to the winner."""

    def __init__(
        self,
        record: Record,
        state: State,
        players: Sequence[Player],
        path: str,
        texts: Texts,
        screen: Screen,
        clock: Clock = monotonic,
    ) -> None:
        self.record = record
        self.state = state
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.texts = texts
        self.screen = screen
        self.board: Board = find_board(record.game.key)
        self.story = Story(len(players))
        self.looking = NOBODY  # the seat whose own view is on the screen
        self.clock = clock
        self.is_racing = False
        self.stated_ms = 0  # what the last line of a pipe says about its time
        self.recorder = Recorder(path, record)
        for seat, player in enumerate(players):
            if player.bot is not None:
                player.bot.sit_down(stream_of(record.setup.seed, seat, player.kind))

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
        seat = seats_in(self.state.actors())[0]
        if self.state.pace() == RACE:
            self._race()
        elif seat in self.people:
            self._person_acts(seat)
        else:
            self._bot_acts(seat)

    def _bot_acts(self, seat: int) -> None:
        """A bot that takes its time, as a dealer does, is watched card by card."""
        choice = self._bot_choice(self.state, seat)
        is_watched = self.state.pace() == TURN and choice.delay_ms > 0 and len(self.people) == 1
        if is_watched:
            self.screen.pause(choice.delay_ms)
        self._do(seat, choice.action)
        if is_watched:
            self._tell_news(self.people[0])

    def _bot_choice(self, state: State, seat: int) -> Choice:
        bot = self.players[seat].bot
        assert isinstance(bot, Bot)
        step = sum(entry.seat == seat for entry in self.record.entries)
        return bot.choose(Glimpse(state, seat, stream_of(self.record.setup.seed, seat, step)), Budget())

    def _person_acts(self, seat: int) -> None:
        self._open_page(seat, self.state)
        self._do(seat, self._ask_action(seat, self.state))
        self._tell_news(seat)

    def _ask_action(self, seat: int, state: State, tick: Tick | None = None) -> int:
        """Until something legal is typed."""
        while True:
            line = self.screen.ask(seat, lambda: [*notations(state, seat), *COMMANDS], tick)
            if not line or self._obeys(seat, state, line):
                continue
            try:
                return self._read(seat, state, line)
            except PomeziError as error:
                self.screen.say(self.texts.error(error), "red")

    def _read(self, seat: int, state: State, line: str) -> int:
        """The action of a line; in a race a line of a pipe may say its time: `place hu @2300`."""
        notation, _, time = line.rpartition(" @")
        is_stated = state.pace() == RACE and not self.screen.is_tty and time.isascii() and time.isdecimal()
        self.stated_ms = int(time[:9]) if is_stated else 0
        said = notation if is_stated else line
        action = read(state, seat, said, self.record.game.key, self.record.setup.edition)
        refusal = state.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action

    def _do(self, seat: int, action: int, at_ms: int = -1) -> None:
        notation = self.state.write(action)
        events: list[Event] = []
        was_hushed = bool(self.state.hushed())
        self.state.apply(seat, action, events)
        if self.state.hushed() and not was_hushed:
            self.screen.cover()
        self.story.add(seat, events)
        self.recorder.add(self.record.append(seat, notation, at_ms))

    # -- a race

    def _race(self) -> None:
        """From the moment the offer is shown until everybody has placed everything."""
        actors = seats_in(self.state.actors())
        people = [seat for seat in actors if seat in self.people]
        limit_s = int(self.record.setup.options.get(LIMIT_OPTION, 0))
        kind = heat_for(self.state, people)
        heat = kind(self.state, len(self.players), limit_s, self._bot_choice, self._do)
        self.screen.pause(self.state.beat_ms())
        self.is_racing = True
        heat.begin([seat for seat in actors if seat not in people])
        for seat in people:
            self._person_races(heat, seat)
        heat.finish()
        self.is_racing = False
        self._say_times(heat)

    def _person_races(self, heat: Heat, seat: int) -> None:
        began: float | None = None
        while heat.waits_for(seat):
            state = heat.seen(seat)
            self._open_page(seat, state)
            began = self.clock() if began is None else began
            if is_only(state, seat):
                self._do(seat, self._ask_action(seat, state))
                began = self.clock()
                continue
            try:
                action = self._ask_action(seat, state, partial(self._tick, heat, seat, began))
            except TimeUp:
                return
            took_ms = self._elapsed_ms(began) if self.screen.is_tty else self.stated_ms
            if is_late(took_ms, heat.limit_s):
                return
            heat.press(seat, action, took_ms)
            self._tell_news(seat)

    def _elapsed_ms(self, began: float) -> int:
        return int((self.clock() - began) * 1000)

    def _tick(self, heat: Heat, seat: int, began: float) -> str | None:
        """The seconds so far, and what has fallen meanwhile."""
        now_ms = self._elapsed_ms(began)
        if is_late(now_ms, heat.limit_s):
            return None
        heat.advance(now_ms)
        clock = "play-clock-limit" if heat.limit_s else "play-clock"
        facts = {"seconds": now_ms / 1000, "limit": heat.limit_s}
        news = self.story.latest(seat, self.texts, NEWS_IN_FOOTER)
        return "  ".join([self.texts.say(clock, facts), *news])

    def _say_times(self, heat: Heat) -> None:
        said = [
            self.texts.say("play-time", {"seat": press.seat, "seconds": press.took_ms / 1000})
            for press in heat.times
            if press.took_ms != LATE_MS
        ]
        if said and self.people:
            self.screen.say(self.texts.say("play-times", {"times": ", ".join(said)}), "dim")

    def _obeys(self, seat: int, state: State, line: str) -> bool:
        """Whether the line was a question to the terminal rather than an action."""
        word, _, rest = line.partition(" ")
        if word not in COMMANDS:
            return False
        if word == "quit":
            raise Leave
        if word == "map":
            self.board.draw_map(state.view(seat), self.texts, self.screen.console, rest)
        elif word == "log":
            self.story.tell(seat, self.texts, self.screen, hushed=self.state.hushed())
        else:
            lines = notations(state, seat)
            draw_actions(lines, rest, self.texts, self.screen.console)
            if not rest:
                verb = lines[-1].partition(" ")[0]
                self.screen.say(self.texts.say("help-commands", {"example": verb}), "dim")
        return True

    # -- what stands on the screen

    def _tell_news(self, seat: int) -> None:
        """What a race is about is told when its clock starts, not before."""
        if self.state.pace() == RACE and not self.is_racing:
            return
        self.story.tell_news(seat, self.texts, self.screen, self.state.hushed())

    def _open_page(self, seat: int, state: State) -> None:
        """News, board, and what is expected; behind a cover when another person was looking."""
        if self.looking != seat and len(self.people) > 1:
            self._hand_over(seat)
        self.looking = seat
        self._tell_news(seat)
        view = state.view(seat)
        if self.story.last_actor() != seat:
            self.screen.rule(Text.assemble(mark(seat), " ", (self.texts.player(seat), "bold")))
        self.board.draw(view, self.texts, self.screen.console)
        self.screen.say(Text.assemble(("▶ ", "bold"), (self.board.status(view, self.texts, seat), "bold")))
        shown = " · ".join([*examples(notations(state, seat)), *COMMANDS[1:]])
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
