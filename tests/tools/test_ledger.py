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


PAGE = """# Toy

## Dice

- One die. {TY-01}
- Two dice, and an example of them. {TY-02 TY-E1}
"""


def write_lists(project: Path, complete: str, told: str) -> None:
    (project / "pyproject.toml").write_text(f"[tool.pomezi]\ncomplete = [{complete}]\ntold = [{told}]\n")


def write_page(project: Path, language: str, text: str) -> None:
    (project / "web" / "src" / "text" / "rules" / f"toy.{language}.md").write_text(text)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one complete game told in both languages, one unfinished game, and no tests."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "README.md").write_text("- ZZ-01 not a ledger\n")
    (tmp_path / "docs" / "rules" / "toy.md").write_text(LEDGER)
    (tmp_path / "docs" / "rules" / "later.md").write_text("- LA-01 Later.\n")
    write_lists(tmp_path, complete='"toy"', told='"toy"')
    (tmp_path / "web" / "src" / "text" / "rules").mkdir(parents=True)
    for language in ("cs", "en"):
        write_page(tmp_path, language, PAGE)
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


@pytest.mark.parametrize(
    ("complete", "told", "name"), [('"nothing"', "", "complete"), ("", '"nothing"', "told")]
)
def test_a_listed_game_without_a_ledger_is_an_error(
    project: Path, complete: str, told: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lists(project, complete, told)
    assert run(project) == 1
    assert f"calls nothing {name}, but it has no ledger" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_rule_that_one_language_does_not_tell_fails(
    project: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, EVERYTHING)
    write_page(project, language, PAGE.replace("{TY-01}", "{TY-02}"))
    assert run(project) == 1
    assert capsys.readouterr().err == f"toy.{language}.md: does not tell TY-01\n"


def test_a_worked_example_is_told_too(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, EVERYTHING)
    write_page(project, "cs", PAGE.replace(" TY-E1", ""))
    assert run(project) == 1
    assert capsys.readouterr().err == "toy.cs.md: does not tell TY-E1\n"


def test_a_told_game_without_a_page_fails(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(project, EVERYTHING)
    (project / "web" / "src" / "text" / "rules" / "toy.en.md").unlink()
    assert run(project) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"toy.en.md: does not tell {id}" for id in ("TY-01", "TY-02", "TY-E1")
    ]


def test_a_paragraph_that_names_an_unknown_id_fails(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, EVERYTHING)
    write_page(project, "en", PAGE + "- Three dice. {TY-01 TY-03}\n")
    assert run(project) == 1
    assert capsys.readouterr().err == "toy.en.md:7: no ledger entry 'TY-03'\n"


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("- {TY-01} One die.", "{TY-01} One die."),
        ("- One die.{TY-01}", "{TY-01}"),
        ("- One die. {TY-01", "{TY-01"),
        ("- One die. TY-01}", "}"),
        ("- One die. {}", ""),
        ("- A word that tells no rule.", ""),
        ("- One die. {TY-01, TY-02}", "TY-01,"),
    ],
)
def test_braces_that_the_page_would_show_or_lose_fail(
    project: Path, line: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write_test(project, EVERYTHING)
    write_page(project, "en", PAGE + line + "\n")
    assert run(project) == 1
    assert capsys.readouterr().err == f"toy.en.md:7: no ledger entry {named!r}\n"


def test_pages_of_games_not_listed_as_told_are_not_read(project: Path) -> None:
    write_test(project, EVERYTHING)
    write_lists(project, complete='"toy"', told="")
    write_page(project, "en", "")
    assert run(project) == 0


def test_the_project_s_own_ledgers_read_well() -> None:
    ledgers = ledger.read_ledgers(Path(__file__).parents[2] / "docs" / "rules")
    assert set(ledgers) == {"ticket_to_ride", "bez_hranic", "limes", "border", "eighty_days"}
