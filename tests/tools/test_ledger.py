from __future__ import annotations

from pathlib import Path

import pytest

from tools import ledger

LEDGER = """# Toy: the ledger
- TY-01 One die; see TY-99.
- TY-02 R Two dice.
- TY-E1 An example.
  - TY-77 no entry: not at the start of a line
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one complete game, one unfinished game, and no tests."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "README.md").write_text("- ZZ-01 not a ledger\n")
    (tmp_path / "docs" / "rules" / "toy.md").write_text(LEDGER)
    (tmp_path / "docs" / "rules" / "later.md").write_text("- LA-01 Later.\n")
    (tmp_path / "pyproject.toml").write_text('[tool.pomezi]\ncomplete = ["toy"]\n')
    (tmp_path / "tests" / "games").mkdir(parents=True)
    return tmp_path


def write_test(project: Path, text: str) -> None:
    (project / "tests" / "games" / "test_toy.py").write_text("import pytest\n" + text)


def run(project: Path, *options: str) -> int:
    return ledger.main(["--root", str(project), *options])


EVERYTHING = '@pytest.mark.rule("TY-01", "TY-02", "TY-E1")\ndef test_all(): ...\n'


def test_ids_are_read_from_the_start_of_bullets(project: Path) -> None:
    assert ledger.read_ledgers(project / "docs" / "rules") == {
        "later": ["LA-01"],
        "toy": ["TY-01", "TY-02", "TY-E1"],
    }


def test_a_complete_game_with_all_rules_proved_passes(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, EVERYTHING)
    assert run(project) == 0
    out, err = capsys.readouterr()
    assert "toy                3 of   3 rules proved  (complete)" in out
    assert "later              0 of   1 rules proved  (in progress)" in out
    assert err == ""


def test_a_rule_without_a_test_fails_a_complete_game(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, '@pytest.mark.rule("TY-01", "TY-E1")\ndef test_some(): ...\n')
    assert run(project) == 1
    assert capsys.readouterr().err == "toy: no test proves TY-02\n"


def test_a_mark_with_an_unknown_id_fails(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, EVERYTHING + '\n@pytest.mark.rule("TY-03")\ndef test_more(): ...\n')
    assert run(project) == 1
    assert capsys.readouterr().err == "tests/games/test_toy.py:5: no ledger has TY-03\n"


@pytest.mark.parametrize("mark", ["pytest.mark.rule()", 'pytest.mark.rule("TY-" + "01")'])
def test_a_mark_without_a_written_id_fails(
    project: Path, mark: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, EVERYTHING + f"\n@{mark}\ndef test_more(): ...\n")
    assert run(project) == 1
    assert "test_toy.py:5: a rule mark needs its ids written out" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        '@pytest.mark.rule("TY-01")\nclass TestToy:\n    def test_it(self): ...\n',
        'class TestToy:\n    @pytest.mark.rule("TY-01")\n    def test_it(self): ...\n',
        'pytestmark = pytest.mark.rule("TY-01")\n',
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("TY-01")]\n',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("TY-01"))]\n',
        'CASES = [pytest.param(1, marks=[pytest.mark.slow, pytest.mark.rule("TY-01")])]\n',
    ],
)
def test_marks_are_found_wherever_pytest_takes_them(project: Path, text: str) -> None:
    write_test(project, text)
    assert [mark.id for mark in ledger.read_marks(project / "tests")] == ["TY-01"]


def test_a_mark_in_a_comment_or_a_string_proves_nothing(project: Path) -> None:
    write_test(project, '# @pytest.mark.rule("TY-01")\nTEXT = \'@pytest.mark.rule("TY-02")\'\n')
    assert ledger.read_marks(project / "tests") == []


def test_open_ids_are_listed_on_request(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, EVERYTHING)
    assert run(project, "--open") == 0
    out = capsys.readouterr().out
    assert "later: LA-01\n" in out
    assert "toy: nothing open\n" in out


def test_an_id_that_stands_twice_is_an_error(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "docs" / "rules" / "later.md").write_text("- TY-01 Again.\n")
    assert run(project) == 1
    assert "stand twice in the ledgers: TY-01" in capsys.readouterr().err


def test_a_complete_game_without_a_ledger_is_an_error(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "pyproject.toml").write_text('[tool.pomezi]\ncomplete = ["nothing"]\n')
    assert run(project) == 1
    assert "calls nothing complete, but it has no ledger" in capsys.readouterr().err


def test_the_project_s_own_ledgers_read_well() -> None:
    ledgers = ledger.read_ledgers(Path(__file__).parents[2] / "docs" / "rules")
    assert set(ledgers) == {"ticket_to_ride", "bez_hranic", "limes", "border", "eighty_days"}
