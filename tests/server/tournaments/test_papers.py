"""Papers to take along: the ranking computed again from the records is the one that was told."""

from __future__ import annotations

import csv
import io
import zipfile

from pomezi.core.record import Record
from pomezi.server.tournaments import forms
from pomezi.server.tournaments.papers import ranking_csv, records_zip, results_csv, safe
from tests.server.tournaments.hall import Hall


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))


async def test_the_zip_holds_every_record_of_the_rounds_that_are_over(hall: Hall) -> None:
    made = await hall.open(3, rounds=2)
    await hall.begin(made)
    await hall.play_round(made)
    known = await hall.begin(made, 2)
    with zipfile.ZipFile(io.BytesIO(await records_zip(hall.director, known))) as packed:
        assert sorted(packed.namelist()) == [
            "ranking.csv",
            "results.csv",
            "round-1/table-1.txt",
            "round-1/table-2.txt",
        ]
        results = rows_of(packed.read("results.csv").decode())
        for number, play in enumerate(known.rounds[0].plays, 1):
            record = Record.parse(packed.read(f"round-1/table-{number}.txt").decode())
            state = record.verify()
            mine = [row for row in results if row["table"] == str(number)]
            assert [int(row["merit"]) for row in mine] == state.merits() == play.merits
            people = [row["name"] for row in mine if not row["name"].startswith("tourist")]
            assert people == [name for name in record.players if name != "tourist"]


async def test_the_tables_tell_what_was_told(hall: Hall) -> None:
    made = await hall.open(4, rounds=1)
    await hall.begin(made)
    await hall.do(made, "P2", forms.Quit())
    known = await hall.play_round(made)
    told = await hall.told(made, "Anna")
    ranks = {row["name"]: (row["rank"], float(row["percent"])) for row in rows_of(ranking_csv(known))}
    names = {entrant.number: entrant.name for entrant in told.entrants}
    assert ranks == {names[s.entrant]: (str(s.rank), s.percent) for s in told.ranking}
    counted = {row["name"]: (row["played_by"], row["counts"]) for row in rows_of(results_csv(known))}
    assert counted["P2"] == ("resigned", "0")
    assert counted["Anna"] == ("own", "1")


def test_a_name_is_never_a_formula() -> None:
    assert safe("=1+1") == "'=1+1"
    assert safe("Anna") == "Anna"
    assert safe(-3) == -3
