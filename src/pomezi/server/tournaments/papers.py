"""A tournament to take along: every record, the ranking and all results as tables."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Iterable, Sequence

from pomezi.server.tournaments.comparing import marks_of, ranking
from pomezi.server.tournaments.director import Director
from pomezi.server.tournaments.sight import percent
from pomezi.server.tournaments.tournament import Round, Tournament

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a sheet would compute what begins so
RESULTS = (
    "round", "table", "seat", "name", "played_by", "score", "merit", "matchpoints", "top", "percent",
    "median_of_others", "margin", "counts",
)  # fmt: skip
EARLIEST = (1980, 1, 1, 0, 0, 0)  # that a zip can name; the same papers are the same bytes


def results_csv(tournament: Tournament) -> str:
    """A row a seat, of the rounds that are over."""
    rows = []
    for played in over(tournament):
        for mark in marks_of(played):
            rows.append((
                played.number, mark.table + 1, mark.seat + 1, name_of(tournament, mark.entrant), mark.hand,
                mark.score, mark.merit, mark.points, mark.top, percent_of(mark.points, mark.top),
                mark.median, mark.margin, int(mark.counts()),
            ))  # fmt: skip
    return sheet(RESULTS, rows)


def ranking_csv(tournament: Tournament) -> str:
    rounds = over(tournament)
    heads = ["rank", "name", "percent", "margin", "played", *(f"round_{each.number}" for each in rounds)]
    rows = []
    for standing in ranking(tournament, rounds):
        rows.append((
            standing.rank or "", name_of(tournament, standing.entrant), standing.percent, standing.margin,
            standing.played(), *(percent(mark) for mark in standing.marks),
        ))  # fmt: skip
    return sheet(heads, rows)


async def records_zip(director: Director, tournament: Tournament) -> bytes:
    """The records of the rounds that are over, and both tables."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as papers:

        def put(name: str, text: str) -> None:
            papers.writestr(zipfile.ZipInfo(name, EARLIEST), text, zipfile.ZIP_DEFLATED)

        put("ranking.csv", ranking_csv(tournament))
        put("results.csv", results_csv(tournament))
        for played in over(tournament):
            for number, play in enumerate(played.plays, 1):
                record = (await director.closed_table(play.id)).record if play.merits else None
                if record is not None:
                    put(f"round-{played.number}/table-{number}.txt", record.text())
    return packed.getvalue()


def over(tournament: Tournament) -> list[Round]:
    return [played for played in tournament.rounds if played.is_over]


def name_of(tournament: Tournament, entrant: int) -> str:
    return f"{tournament.head.bot} {-entrant}" if entrant < 0 else tournament.entrants[entrant].name


def percent_of(points: int, top: int) -> float | None:
    return round(100 * points / top, 2) if top else None


def sheet(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """With the mark by which sheets know UTF-8; what is no number is never a formula."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(heads)
    for row in rows:
        writer.writerow("" if cell is None else safe(cell) for cell in row)
    return "\ufeff" + text.getvalue()


def safe(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
