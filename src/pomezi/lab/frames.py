"""Records, reviews and results of the arena as data frames of polars (the extra `lab`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

try:
    import polars as pl
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: data frames need the extra: pip install 'pomezi[lab]'") from error

from pomezi.core.record import Record
from pomezi.core.state import State, play
from pomezi.lab.match import Played
from pomezi.review import Review

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

REVIEWED = {
    "record": pl.String,
    "game": pl.String,
    "unit": pl.String,
    "seat": pl.Int64,
    "player": pl.String,
    "start": pl.Float64,
    "luck": pl.Float64,
    "luck_error": pl.Float64,
    "skill": pl.Float64,
    "skill_error": pl.Float64,
    "others": pl.Float64,
    "haste": pl.Float64,
    "result": pl.Float64,
    "cost": pl.Float64,
}
DECISIONS = {
    "record": pl.String,
    "game": pl.String,
    "number": pl.Int64,
    "seat": pl.Int64,
    "player": pl.String,
    "verb": pl.String,
    "action": pl.String,
    "better": pl.String,
    "before": pl.Float64,
    "skill": pl.Float64,
    "cost": pl.Float64,
    "error": pl.Float64,
    "grade": pl.String,
    "hidden": pl.Float64,
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
        state = record.replay(0)
        for number, entry in enumerate(record.entries):
            choices = len(state.legal_actions(entry.seat))
            play(state, entry.seat, entry.notation)
            verb = entry.notation.partition(" ")[0]
            at_ms = entry.at_ms if entry.at_ms >= 0 else None
            score = _score(state, entry.seat)
            state = record.with_luck(state, number + 1)
            rows.append((name, number, entry.seat, verb, entry.notation, at_ms, choices, score))
    return pl.DataFrame(rows, ACTIONS, orient="row")


def reviewed_frame(reviews: Mapping[str, Review]) -> pl.DataFrame:
    """A row for each seat of each reviewed game: where its result came from."""
    rows = []
    for name, review in reviews.items():
        for seat in range(review.seats):
            told = asdict(review.totals(seat))
            of_seat = [told[key] for key in list(REVIEWED)[5:]]
            rows.append((name, review.game, review.unit, seat, _player(review, seat), *of_seat))
    return pl.DataFrame(rows, REVIEWED, orient="row")


def decisions_frame(reviews: Mapping[str, Review]) -> pl.DataFrame:
    """A row for each decision of each reviewed game: what it cost, and what was better. Grouped by player and
    verb it tells what strong players do differently."""
    rows = []
    for name, review in reviews.items():
        for step in review.steps:
            told = step.decision
            if told is not None:
                verb, seat = step.action.partition(" ")[0], step.seat
                did = (_player(review, seat), verb, step.action, told.better)
                measured = (step.before[seat], step.skill[seat], told.cost, told.error, told.grade)
                rows.append((name, review.game, step.number, seat, *did, *measured, told.hidden))
    return pl.DataFrame(rows, DECISIONS, orient="row")


def _player(review: Review, seat: int) -> str | None:
    return review.players[seat] if seat < len(review.players) else None


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
