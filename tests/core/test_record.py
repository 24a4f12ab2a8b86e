"""Records: text that replays, and a clear word for every kind of broken one."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from pomezi import GAMES, EditionError, PomeziError, Record, RecordError, Refusal, Setup, seeded
from tools.golden import random_record

TTR = GAMES["ticket_to_ride"]


@pytest.fixture(scope="module")
def text() -> str:
    return random_record(TTR, Setup(3, "c0ffee", options={"start": 1}), seeded("5")).text()


def fault(text: str) -> Refusal:
    with pytest.raises(PomeziError) as caught:
        Record.parse(text).verify()
    return caught.value.refusal


def test_a_record_is_a_header_lines_and_a_closing_line(text: str) -> None:
    lines = text.splitlines()
    assert lines[:8] == [
        "pomezi record 1",
        "game: ticket_to_ride",
        "rules: 2",
        "edition: usa",
        "seats: 3",
        "seed: c0ffee",
        "options: start=1",
        "",
    ]
    assert lines[8].startswith("0 keep ")
    assert lines[-1].startswith(f"end {len(lines) - 9} actions | scores ")
    assert Record.parse(text).verify().actors() == 0


def test_players_times_and_stacked_piles_go_round() -> None:
    setup = Setup(2, "1", stacked={"deck": ["red", "loco"], "tickets": ["boston-miami"]})
    record = Record(TTR, setup, players=["Žofie: s čárkou", "random"])
    record.append(0, "keep boston-miami dallas-new-york", at_ms=1834)
    again = Record.parse(record.text())
    assert again.text() == record.text()
    assert again.players == ("Žofie: s čárkou", "random")
    assert again.setup.stacked == {"deck": ["red", "loco"], "tickets": ["boston-miami"]}
    assert again.entries[0].at_ms == 1834


def test_a_record_read_with_windows_line_ends_is_the_same(text: str) -> None:
    assert Record.parse(text.replace("\n", "\r\n")).text() == text


def test_a_jump_into_the_middle_stops_after_so_many_actions(text: str) -> None:
    record = Record.parse(text)
    assert record.replay(0).dump() == record.game.new(record.setup).dump()
    assert record.replay(10).dump() != record.replay(11).dump()


@pytest.mark.parametrize("cut", [3, 2, 1])
def test_a_record_cut_at_a_line_is_unfinished(text: str, cut: int) -> None:
    lines = text.splitlines()
    assert fault("\n".join(lines[:-cut]) + "\n").code == "record-unfinished"


def test_a_record_cut_anywhere_is_never_sound(text: str) -> None:
    for length in range(0, len(text) - 1, 97):
        assert fault(text[:length]).code


def test_a_record_cut_in_its_header_says_so(text: str) -> None:
    assert fault(text[: text.index("edition")]).code == "record-cut-header"
    assert fault("").code == "record-no-header"


def test_an_edited_action_is_noticed_even_if_it_is_legal(text: str) -> None:
    record = Record.parse(text)
    for index in range(len(record.entries) - 1, 0, -1):
        entry = record.entries[index]
        state = record.replay(index)
        others = [a for a in state.legal_actions(entry.seat) if state.write(a) != entry.notation]
        if others:
            entry.notation = state.write(others[0])
            break
    assert fault(record.text()).code in ("record-edited", "record-bad-action", "record-ended-early")


def test_an_edited_closing_line_is_noticed(text: str) -> None:
    lines = text.splitlines()
    lines[-1] = lines[-1].replace("scores ", "scores 1")
    refusal = fault("\n".join(lines))
    assert (refusal.code, refusal.facts["line"]) == ("record-edited", len(lines))


def test_an_edited_time_is_noticed(text: str) -> None:
    lines = text.splitlines()
    lines[12] += " @7"
    assert fault("\n".join(lines)).code == "record-edited"


def test_an_action_out_of_turn_is_named_by_its_line(text: str) -> None:
    lines = text.splitlines()
    line = next(i for i in range(20, len(lines)) if lines[i].startswith("1 draw"))
    lines[line] = "2" + lines[line][1:]
    refusal = fault("\n".join(lines))
    assert (refusal.code, refusal.facts["line"]) == ("record-bad-action", line + 1)
    reason = refusal.facts["reason"]
    assert isinstance(reason, Refusal)
    assert reason.code == "not-your-turn"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("pomezi record 1", "pomezi record 9", "record-no-header"),
        ("game: ticket_to_ride", "game: chess", "unknown-game"),
        ("game: ticket_to_ride\n", "", "record-missing-header"),
        ("game: ticket_to_ride", "colour: red", "record-bad-header"),
        ("seats: 3", "seats: 3\nseats: 3", "record-bad-header"),
        ("rules: 2", "rules: 99", "unknown-rules"),
        ("rules: 2", "rules: one", "record-bad-number"),
        ("edition: usa", "edition: moon", "unknown-edition"),
        ("edition: usa", "edition: nowhere.json", "record-no-edition"),
        ("seats: 3", "seats: 9", "bad-seats"),
        ("seed: c0ffee", "seed: tea", "bad-seed"),
        ("options: start=1", "options: speed=9", "unknown-option"),
        ("options: start=1", "options: start=9", "bad-option-value"),
        ("options: start=1", "stacked: {]", "record-bad-json"),
        ("options: start=1", "stacked: [1]", "record-bad-json"),
        ("options: start=1", 'players: {"a": 1}', "record-bad-json"),
        ("\n0 keep", "\nzero keep", "record-bad-line"),
        ("\n0 keep", "\n7 keep", "record-bad-action"),
        ("\n0 keep", "\n0 kepe", "record-bad-action"),
        ("\nend ", "\n0 draw deck\nend ", "record-bad-action"),
    ],
)
def test_every_kind_of_broken_file_has_its_own_word(text: str, old: str, new: str, code: str) -> None:
    assert old in text
    assert fault(text.replace(old, new, 1)).code == code


def test_nothing_may_follow_the_closing_line(text: str) -> None:
    assert fault(text + "0 draw deck\n").code == "record-after-end"


def test_an_early_closing_line_is_noticed(text: str) -> None:
    lines = text.splitlines()
    del lines[-4:-1]
    assert fault("\n".join(lines)).code == "record-ended-early"


def own_edition(folder: Path) -> Path:
    source = Path(__file__).parents[2] / "src/pomezi/games/ticket_to_ride/editions/usa.json"
    sheet = json.loads(source.read_text(encoding="utf-8"))
    sheet["wagons"] = 30
    mine = folder / "mine.json"
    mine.write_text(json.dumps(sheet, indent=1), encoding="utf-8")
    return mine


def test_a_record_carries_an_edition_of_ones_own(tmp_path: Path) -> None:
    mine = own_edition(tmp_path)
    record = random_record(TTR, Setup(2, "1", str(mine)), seeded("1"))
    mine.unlink()
    again = Record.parse(record.text())
    assert again.text() == record.text()
    end = again.verify()
    assert end.actors() == 0
    assert TTR.load(json.loads(json.dumps(end.dump()))).dump() == end.dump()


def test_an_older_record_knows_the_file_of_its_edition(tmp_path: Path) -> None:
    """Once a record named the file, and a digest of it."""
    mine = own_edition(tmp_path)
    record = random_record(TTR, Setup(2, "1", str(mine)), seeded("1"))
    carried = f"edition: {record.setup.edition}"
    digest = sha256(mine.read_bytes()).hexdigest()
    body = record.body().replace(carried, f"edition: {mine}\nedition-sha256: {digest}")
    closing = record.closing.rpartition(" ")[0] + f" {sha256(body.encode()).hexdigest()}\n"
    assert Record.parse(body + closing).verify().actors() == 0
    mine.write_text(mine.read_text(encoding="utf-8").replace("30", "31"), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        Record.parse(body + closing)
    assert caught.value.refusal.code == "record-edition-changed"


def test_an_edition_too_large_for_any_game_is_refused() -> None:
    with pytest.raises(EditionError):
        TTR.new(Setup(2, "1", '{"x": "' + "y" * 1_000_001 + '"}'))
    with pytest.raises(EditionError):
        TTR.new(Setup(2, "1", "{" * 900_000))
    with pytest.raises(EditionError):
        TTR.new(Setup(2, "1", "x" * 5000 + ".json"))


def test_luck_that_was_dealt_anew_goes_round_and_changes_nothing_that_was_seen(text: str) -> None:
    whole = Record.parse(text)
    half = len(whole.entries) // 2
    other = Record(TTR, whole.setup)
    other.anew = {half: "c0ffee"}
    for entry in whole.entries[:half]:
        other.append(entry.seat, entry.notation)
    read = Record.parse(other.body())
    assert read.anew == {half: "c0ffee"}
    assert read.replay().dump() == other.replay().dump() != whole.replay(half).dump()
    assert [read.replay().view(s) for s in range(3)] == [whole.replay(half).view(s) for s in range(3)]
    assert read.replay(half - 1).dump() == whole.replay(half - 1).dump()


@pytest.mark.parametrize("deals", ["[]", '{"x": "5"}', '{"3": 5}', '{"3": "no seed"}', '{"3": ""}'])
def test_a_deal_anew_that_is_none_is_refused(text: str, deals: str) -> None:
    broken = text.replace("\n\n", f"\nanew: {deals}\n\n", 1)
    assert fault(broken) == Refusal("record-bad-json", {"key": "anew"})
