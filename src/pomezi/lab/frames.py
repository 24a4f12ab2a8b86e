"""Records and results of the arena as data frames of polars (the extra `lab`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

try:
    import polars as pl
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: data frames need the extra: pip install 'pomezi[lab]'") from error

from pomezi.core.record import Record
from pomezi.core.state import State, play
from pomezi.lab.match import Played

SEATS = {
    "record": pl.String,
    "game": pl.String,
    "edition": pl.String,
    "seats": pl.Int64,
    "seed": pl.String,
    "seat": pl.Int64,
    "player": pl.String,
    "actions": pl.Int64,
    "score": pl.Int64,
    "place": pl.Int64,
}
ACTIONS = {
    "record": pl.String,
    "number": pl.Int64,
    "seat": pl.Int64,
    "verb": pl.String,
    "action": pl.String,
    "at_ms": pl.Int64,
    "choices": pl.Int64,
    "score": pl.Int64,
}
RESULTS = {
    "seed": pl.Int64,
    "game": pl.Int64,
    "seat": pl.Int64,
    "bot": pl.String,
    "score": pl.Int64,
    "place": pl.Int64,
    "share": pl.Float64,
    "turn": pl.Int64,
    "actions": pl.Int64,
}


def read_records(paths: Iterable[Path | str]) -> dict[str, Record]:
    """By file name; raises RecordError for what is none."""
    return {Path(path).name: Record.parse(Path(path).read_text(encoding="utf-8")) for path in paths}


def seats_frame(records: dict[str, Record]) -> pl.DataFrame:
    """A row for each seat of each record; `place` is null while a game is unfinished."""
    rows = []
    for name, record in records.items():
        state = record.replay()
        places = state.places() if state.actors() == 0 else None
        for seat, score in enumerate(state.scores()):
            player = record.players[seat] if seat < len(record.players) else None
            own = sum(entry.seat == seat for entry in record.entries)
            place = None if places is None else places[seat]
            setup = record.setup
            rows.append(
                (
                    name,
                    record.game.key,
                    setup.edition,
                    setup.seats,
                    setup.seed,
                    seat,
                    player,
                    own,
                    score,
                    place,
                )
            )
    return pl.DataFrame(rows, SEATS, orient="row")


def actions_frame(records: dict[str, Record]) -> pl.DataFrame:
    """A row for each action: how many choices there were, and the seat's own score after it."""
    rows = []
    for name, record in records.items():
        state = record.game.new(record.setup)
        for number, entry in enumerate(record.entries):
            choices = len(state.legal_actions(entry.seat))
            play(state, entry.seat, entry.notation)
            verb = entry.notation.partition(" ")[0]
            at_ms = entry.at_ms if entry.at_ms >= 0 else None
            score = _score(state, entry.seat)
            rows.append((name, number, entry.seat, verb, entry.notation, at_ms, choices, score))
    return pl.DataFrame(rows, ACTIONS, orient="row")


def _score(state: State, seat: int) -> int:
    return state.scores()[seat]


def results_frame(games: Sequence[Played]) -> pl.DataFrame:
    """A row for each seat of each game of the arena; `turn` counts from whoever began, if anybody did."""
    rows = []
    for number, game in enumerate(games):
        shares = game.shares()
        for seat, bot in enumerate(game.seating):
            turn = None if game.first < 0 else (seat - game.first) % len(game.seating)
            score, place = game.scores[seat], game.places[seat]
            rows.append((game.seed, number, seat, bot, score, place, shares[seat], turn, game.actions))
    return pl.DataFrame(rows, RESULTS, orient="row")
