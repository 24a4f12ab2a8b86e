"""`pomezi`: reads the command line and opens the right door."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from platform import python_version
from secrets import token_hex
from types import ModuleType
from typing import TextIO

from rich.console import Console

from pomezi import COMPILED, GAMES, __version__
from pomezi.core.errors import PomeziError
from pomezi.core.game import Game, OptionValue, Setup, find_game
from pomezi.core.record import Record
from pomezi.core.rng import HEX_DIGITS
from pomezi.core.shuffle import daily_seed
from pomezi.core.state import SPECTATOR
from pomezi.terminal.catalogue import draw_games
from pomezi.terminal.parser import Parser
from pomezi.terminal.play import Sitting
from pomezi.terminal.players import read_players, usual_seats
from pomezi.terminal.replay import Film, Projector
from pomezi.terminal.screen import Screen
from pomezi.terminal.verify import open_record, verify
from pomezi.terminal.words import TerminalError, Voice, guess_language, take_language

FINE, WRONG, BAD_INPUT = 0, 1, 2
INTERRUPTED = 130  # what a shell expects after Ctrl-C


def main(argv: list[str] | None = None) -> int:
    """0 = fine, 1 = the thing asked about is wrong, 2 = bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_fail_on_letters(stream)
    voice = Voice(guess_language(os.environ))
    try:
        words = sys.argv[1:] if argv is None else argv
        lang, rest = take_language(words)
        voice = Voice(lang or voice.lang)
        return dispatch(rest, list(words), voice)
    except PomeziError as error:
        _complain(voice.error(error))
        return BAD_INPUT
    except BrokenPipeError:
        # The reader of our output has left (`pomezi replay … | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as left:  # a lab that reads its own words
        return left.code if isinstance(left.code, int) else BAD_INPUT


def dispatch(words: list[str], all_words: list[str], voice: Voice) -> int:
    """`words` without `--lang`; a game's own commands get everything after the game as it was typed.

    With no words at all the table opens in the browser."""
    words = words or ["serve"]
    if words[0] in ("-h", "--help", "help"):
        Screen().say(voice.texts.say("help-pomezi"))
        return FINE
    if words[0] == "--version":
        kind = voice.texts.say("version-compiled" if COMPILED else "version-interpreted")
        Screen().say(f"pomezi {__version__} ({kind}, Python {python_version()})")
        return FINE
    command, *rest = words
    if command in COMMANDS:
        if any(word in ("-h", "--help") for word in rest):
            Screen().say(voice.texts.say(f"help-{command}"))
            return FINE
        return COMMANDS[command](rest, voice)
    if command in GAMES:
        return _run_lab(command, all_words[all_words.index(command) + 1 :], voice)
    expected = ", ".join([*COMMANDS, *GAMES])
    raise TerminalError("unknown-command", word=command, expected=expected)


# -- the commands


def play_command(words: list[str], voice: Voice) -> int:
    parser = Parser("play")
    parser.need("game")
    parser.add_argument("--seats")
    parser.add_argument("--seed")
    parser.add_argument("--edition", default="")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--record", default="")
    parser.add_argument("--daily", action="store_true")
    asked = parser.read(words)
    game = find_game(asked.game)
    texts = voice.learn(game.key)
    options = read_options(game, asked.option)
    seed = _seed(game, asked)
    seats = usual_seats(game, asked.daily) if asked.seats is None else asked.seats
    players = read_players(seats, game, texts)
    if sum(player.bot is None for player in players) > 1:
        options = {**one_screen(game), **options}
    setup = game.check(Setup(len(players), seed, asked.edition, options))
    state = game.new(setup)
    names = [player.name for player in players]
    texts = voice.learn(game.key, setup.edition, names)
    record = Record(game, setup, names)
    return Sitting(record, state, players, asked.record, texts, Screen()).run()


def one_screen(game: Game) -> Mapping[str, OptionValue]:
    """Several people at one keyboard cannot press at once: in a race each opens the offer alone (BH-29)."""
    return {option.key: True for option in game.options if option.key == "correspondence"}


def read_options(game: Game, items: Sequence[str]) -> Mapping[str, OptionValue]:
    """`start=0` and the like, by the game's own list."""
    options: dict[str, OptionValue] = {}
    for item in items:
        key, equals, value = item.partition("=")
        option = game.option(key)
        if not equals:
            raise TerminalError("option-without-value", item=item, expected=option.expected())
        options[key] = option.read(value)
    return options


def _seed(game: Game, asked: Namespace) -> str:
    """The deal of the day is the house's: its seats, its edition, its options. Its days are those of UTC."""
    if not asked.daily:
        return token_hex(HEX_DIGITS // 2) if asked.seed is None else str(asked.seed)
    if asked.seed is not None:
        raise TerminalError("seed-and-daily")
    if asked.seats is not None or asked.edition or asked.option:
        raise TerminalError("only-daily")
    if game.daily is None:
        raise TerminalError("no-daily", game=game.key)
    return daily_seed(game.key, datetime.now(UTC).date().isoformat())


def replay_command(words: list[str], voice: Voice) -> int:
    parser = Parser("replay")
    parser.need("file")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seat", default="")
    asked = parser.read(words)
    record = open_record(asked.file, voice)
    seat = _seat(asked.seat, record.setup.seats)
    screen = Screen()
    projector = Projector(Film(record), seat, voice.texts, screen)
    if asked.all or not screen.is_tty:
        projector.show_all()
    else:
        projector.walk()
    return FINE


def _seat(text: str, seats: int) -> int:
    if not text:
        return SPECTATOR
    if not (text.isascii() and text.isdecimal()) or len(text) > 3 or int(text) >= seats:
        raise TerminalError("no-such-seat", seat=text, last=seats - 1)
    return int(text)


def verify_command(words: list[str], voice: Voice) -> int:
    parser = Parser("verify")
    parser.need("file")
    asked = parser.read(words)
    return verify(asked.file, voice, Screen(), _complain)


def games_command(words: list[str], voice: Voice) -> int:
    Parser("games").read(words)
    draw_games(voice, Screen())
    return FINE


def bench_command(words: list[str], voice: Voice) -> int:
    return int(import_module("pomezi.lab.bench").main(words))


def review_command(words: list[str], voice: Voice) -> int:
    book = import_module("pomezi.review.book")
    parser = Parser("review")
    parser.need("file")
    parser.add_argument("--budget", type=int, default=book.Effort().games)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--json", default="")
    parser.add_argument("--html", default="")
    asked = parser.read(words)
    if asked.budget < 1:
        raise TerminalError("usage-bad-value", words="--budget", command="review")
    record = open_record(asked.file, voice)
    review = import_module("pomezi.lab.review.command")
    try:
        return int(
            review.run(
                record,
                book.Effort.of(asked.budget),
                asked.seed,
                voice.lang,
                voice.texts.players,
                asked.json,
                asked.html,
            )
        )
    except OSError as error:
        raise TerminalError("file-unwritable", file=str(error.filename)) from error


def arena_command(words: list[str], voice: Voice) -> int:
    return int(import_module("pomezi.lab.arena").main(words, voice.lang))


def serve_command(words: list[str], voice: Voice) -> int:
    serve = import_module("pomezi.server.serve")
    parser = Parser("serve")
    serve.add_arguments(parser)
    asked = parser.read(words)
    for module, extra in serve.requirements(asked).items():
        if find_spec(module) is None:
            raise TerminalError("needs-extra", command="serve", missing=module, extra=extra)
    return int(serve.run(asked, voice.lang))


def sit_command(words: list[str], voice: Voice) -> int:
    return int(import_module("pomezi.terminal.sit").main(words))


COMMANDS: Mapping[str, Callable[[list[str], Voice], int]] = {
    "play": play_command,
    "serve": serve_command,
    "sit": sit_command,
    "replay": replay_command,
    "verify": verify_command,
    "review": review_command,
    "arena": arena_command,
    "bench": bench_command,
    "games": games_command,
}


def _run_lab(game: str, words: list[str], voice: Voice) -> int:
    """A game's own commands, such as `pomezi limes best`."""
    lab = _lab(game)
    voice.learn(game)
    if lab is None or not hasattr(lab, "main"):
        raise TerminalError("no-commands", game=game)
    return int(lab.main(words))


def _lab(game: str) -> ModuleType | None:
    name = f"pomezi.lab.{game}"
    return None if find_spec(name) is None else import_module(name)


# -- the streams


def _complain(sentence: str) -> None:
    console = Console(file=sys.stderr, markup=False, highlight=False, emoji=False)
    console.print(sentence, style="red", soft_wrap=not console.is_terminal)


def _never_fail_on_letters(stream: TextIO) -> None:
    """A letter that cannot be shown or read becomes a question mark."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
