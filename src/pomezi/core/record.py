"""A game as text: a header, a line per action, and a closing line when it is over."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from pomezi.core.edition import embedded
from pomezi.core.errors import IllegalAction, NotationError, RecordError, Refusal
from pomezi.core.game import Game, Setup, find_game, write_option
from pomezi.core.rng import HEX_DIGITS, seeded
from pomezi.core.shuffle import is_proved
from pomezi.core.state import State, actor_refusal, play

FIRST_LINE: Final = "pomezi record 1"
REQUIRED: Final = ("game", "rules", "edition", "seats", "seed")
MOST_DIGITS: Final = 18
OPTIONAL: Final = ("edition-sha256", "options", "stacked", "players", "shuffle", "anew")


class Entry:
    """One line of a record; `at_ms` is the time since the phase began, or -1."""

    def __init__(self, seat: int, notation: str, at_ms: int = -1, line: int = 0) -> None:
        self.seat = seat
        self.notation = notation
        self.at_ms = at_ms
        self.line = line

    def __str__(self) -> str:
        return f"{self.seat} {self.notation}" + (f" @{self.at_ms}" if self.at_ms >= 0 else "")


class Record:
    """The log of one game. Everything else is computed from it."""

    def __init__(self, game: Game, setup: Setup, players: Sequence[str] = ()) -> None:
        self.game = game
        self.setup = game.check(with_edition(setup, embedded(setup.edition)))
        self.players = tuple(players)
        self.edition_sha256 = ""  # only in records that name a file instead of carrying it, as they once did
        self.entries: list[Entry] = []
        self.closing = ""
        self.shuffle: Mapping[str, object] = {}  # how the seed came about, where several had a hand in it
        self.anew: dict[int, str] = {}  # after so many actions: the seed of other luck to come

    @staticmethod
    def parse(text: str) -> Record:
        """Reads a record; raises RecordError naming the line. Actions are checked by `replay`."""
        lines = text.split("\n")
        if lines[0].rstrip("\r") != FIRST_LINE:
            raise RecordError(Refusal("record-no-header", {"line": 1, "expected": FIRST_LINE}))
        header, body_at = _parse_header(lines)
        record = _from_header(header)
        for number in range(body_at, len(lines)):
            line = lines[number].strip()
            if record.closing and line:
                raise RecordError(Refusal("record-after-end", {"line": number + 1}))
            if line.startswith("end "):
                record.closing = line
            elif line:
                record.entries.append(_parse_entry(line, number + 1))
        return record

    def text(self) -> str:
        """The record in full; `parse` takes it back."""
        return self.body() + (f"{self.closing}\n" if self.closing else "")

    def body(self) -> str:
        """Header and actions, without the closing line."""
        return self.header() + "".join(f"{entry}\n" for entry in self.entries)

    def header(self) -> str:
        setup = self.setup
        options = " ".join(f"{key}={write_option(value)}" for key, value in sorted(setup.options.items()))
        lines = [
            FIRST_LINE,
            f"game: {self.game.key}",
            f"rules: {setup.rules}",
            f"edition: {setup.edition}",
            *([f"edition-sha256: {self.edition_sha256}"] if self.edition_sha256 else []),
            f"seats: {setup.seats}",
            f"seed: {setup.seed}",
            *([f"options: {options}"] if options else []),
            *([f"stacked: {_one_line_json(setup.stacked)}"] if setup.stacked else []),
            *([f"players: {json.dumps(list(self.players), ensure_ascii=False)}"] if self.players else []),
            *([f"shuffle: {json.dumps(dict(self.shuffle), ensure_ascii=False)}"] if self.shuffle else []),
            *([f"anew: {json.dumps(self.anew)}"] if self.anew else []),
        ]
        return "\n".join(lines) + "\n\n"

    def append(self, seat: int, notation: str, at_ms: int = -1) -> Entry:
        """Adds one action that the engine has accepted."""
        line = self.header().count("\n") + len(self.entries) + 1
        entry = Entry(seat, notation, at_ms, line)
        self.entries.append(entry)
        return entry

    def close(self, state: State) -> str:
        """The closing line of a finished game, from which any later edit can be told."""
        scores = " ".join(str(score) for score in state.scores())
        places = " ".join(str(place) for place in state.places())
        digest = sha256(self.body().encode()).hexdigest()
        self.closing = (
            f"end {len(self.entries)} actions | scores {scores} | places {places} | sha256 {digest}"
        )
        return self.closing

    def replay(self, count: int = -1) -> State:
        """The state after the first `count` actions, or after all of them."""
        state = self.with_luck(self.game.new(self.setup), 0)
        for number, entry in enumerate(self.entries[: len(self.entries) if count < 0 else count]):
            _replay_entry(state, self.setup.seats, entry)
            state = self.with_luck(state, number + 1)
        return state

    def with_luck(self, state: State, count: int) -> State:
        """The position after so many actions, with the luck that this game went on with."""
        seed = self.anew.get(count, "")
        return state.redeal(seeded(seed)) if seed else state

    def verify(self) -> State:
        """Replays and compares with the closing line; raises RecordError if anything differs."""
        state = self.replay()
        if self.shuffle and not is_proved(self.shuffle, self.setup.seed):
            raise RecordError(Refusal("record-shuffle-broken", {"seed": self.setup.seed}))
        told = self.closing
        actors = state.actors()
        if actors and told:
            raise RecordError(Refusal("record-ended-early", {"count": len(self.entries)}))
        if actors or not told:
            raise RecordError(Refusal("record-unfinished", {"count": len(self.entries)}))
        real = self.close(state)
        self.closing = told
        if told != real:
            facts = {"line": self.body().count("\n") + 1, "told": told, "expected": real}
            raise RecordError(Refusal("record-edited", facts))
        return state


def _parse_header(lines: list[str]) -> tuple[dict[str, str], int]:
    header: dict[str, str] = {}
    for number in range(1, len(lines)):
        line = lines[number].strip()
        if not line and number < len(lines) - 1:
            break
        if not line:
            raise RecordError(Refusal("record-cut-header", {"line": number + 1}))
        key, colon, value = line.partition(":")
        if not colon or key not in REQUIRED + OPTIONAL or key in header:
            facts = {"line": number + 1, "text": line, "expected": ", ".join(REQUIRED + OPTIONAL)}
            raise RecordError(Refusal("record-bad-header", facts))
        header[key] = value.strip()
    else:
        raise RecordError(Refusal("record-cut-header", {"line": len(lines)}))
    for key in REQUIRED:
        if key not in header:
            raise RecordError(Refusal("record-missing-header", {"line": number + 1, "expected": key}))
    return header, number + 1


def _from_header(header: Mapping[str, str]) -> Record:
    game = find_game(header["game"])
    options = {}
    for item in header.get("options", "").split():
        key, _, value = item.partition("=")
        options[key] = game.option(key).read(value)
    edition = header["edition"]
    seats, rules = _number(header, "seats"), _number(header, "rules")
    setup = Setup(seats, header["seed"], edition, options, _stacked(header), rules)
    if "edition-sha256" in header or edition.endswith(".json"):
        record = _with_file(game, setup, header)
    else:
        record = Record(game, setup, _players(header))
    shuffle = _json(header, "shuffle", "{}")
    if not isinstance(shuffle, dict):
        raise RecordError(Refusal("record-bad-json", {"key": "shuffle"}))
    record.shuffle = shuffle
    record.anew = _anew(header)
    return record


def _number(header: Mapping[str, str], key: str) -> int:
    value = header[key]
    if not _is_number(value):
        raise RecordError(Refusal("record-bad-number", {"key": key, "value": value}))
    return int(value)


def _is_number(text: str) -> bool:
    """Digits, and not more of them than a number here can have (Python refuses thousands)."""
    return text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS


def _stacked(header: Mapping[str, str]) -> dict[str, list[str]]:
    piles = _json(header, "stacked", "{}")
    if not isinstance(piles, dict):
        raise RecordError(Refusal("record-bad-json", {"key": "stacked"}))
    return {str(pile): _strings(cards, "stacked") for pile, cards in piles.items()}


def _anew(header: Mapping[str, str]) -> dict[int, str]:
    deals = _json(header, "anew", "{}")
    if not isinstance(deals, dict) or not all(_is_number(count) for count in deals):
        raise RecordError(Refusal("record-bad-json", {"key": "anew"}))
    if not all(isinstance(seed, str) and _is_seed(seed) for seed in deals.values()):
        raise RecordError(Refusal("record-bad-json", {"key": "anew"}))
    return {int(count): str(seed) for count, seed in deals.items()}


def _is_seed(text: str) -> bool:
    return 0 < len(text) <= HEX_DIGITS and all(letter in "0123456789abcdef" for letter in text)


def _players(header: Mapping[str, str]) -> list[str]:
    return _strings(_json(header, "players", "[]"), "players")


def _strings(value: object, key: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise RecordError(Refusal("record-bad-json", {"key": key}))
    return [str(item) for item in value]


def _json(header: Mapping[str, str], key: str, missing: str) -> object:
    try:
        value: object = json.loads(header.get(key, missing))
    except ValueError as error:
        raise RecordError(Refusal("record-bad-json", {"key": key})) from error
    return value


def _parse_entry(line: str, number: int) -> Entry:
    seat, _, rest = line.partition(" ")
    notation, at, time = rest.rpartition(" @")
    if not at:
        notation, time = rest, ""
    if not _is_number(seat) or not notation or (at and not _is_number(time)):
        facts = {"line": number, "text": line, "expected": "2 draw deck @1834"}
        raise RecordError(Refusal("record-bad-line", facts))
    return Entry(int(seat), notation, int(time) if at else -1, number)


def _replay_entry(state: State, seats: int, entry: Entry) -> None:
    refusal = actor_refusal(state, entry.seat, seats)
    if refusal is not None:
        raise RecordError(_at_line(refusal, entry))
    try:
        play(state, entry.seat, entry.notation)
    except (NotationError, IllegalAction) as error:
        raise RecordError(_at_line(error.refusal, entry)) from error


def _at_line(reason: Refusal, entry: Entry) -> Refusal:
    return Refusal("record-bad-action", {"line": entry.line, "text": str(entry), "reason": reason})


def with_edition(setup: Setup, edition: str) -> Setup:
    return Setup(setup.seats, setup.seed, edition, setup.options, setup.stacked, setup.rules)


def _with_file(game: Game, setup: Setup, header: Mapping[str, str]) -> Record:
    """An older record: it names the file of its edition, and knows whether that has changed."""
    if _file_digest(setup.edition) != header.get("edition-sha256", ""):
        raise RecordError(Refusal("record-edition-changed", {"edition": setup.edition}))
    record = Record(game, with_edition(setup, ""), _players(header))
    record.setup = game.check(setup)
    record.edition_sha256 = header["edition-sha256"]
    return record


def _file_digest(path: str) -> str:
    try:
        return sha256(Path(path).read_bytes()).hexdigest()
    except OSError as error:
        raise RecordError(Refusal("record-no-edition", {"edition": path})) from error


def _one_line_json(value: Mapping[str, Sequence[str]]) -> str:
    return json.dumps({pile: list(cards) for pile, cards in value.items()}, ensure_ascii=False)
