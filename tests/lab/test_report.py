"""The report: one file, nothing from elsewhere, the figures that were measured, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pomezi import __version__
from pomezi.lab.arena import ROOM, main, run
from pomezi.lab.bout import Tournament
from pomezi.lab.journal import Journal
from pomezi.lab.match import Terms
from pomezi.lab.plots import Scale, histogram, nice_step
from pomezi.lab.pool import Here
from pomezi.lab.report import Report, won_from
from pomezi.text import LANGUAGES, Texts
from tests.lab.test_arena import FIRST


class Reader(HTMLParser):
    """Holds the open elements and what the headings say."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.plots += tag == "svg" and ("class", "plot") in attrs

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A line, a bar, a dot: nothing stays open."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["h2"]:
            self.headings.append(data)


@pytest.fixture(scope="module")
def border(tmp_path_factory: pytest.TempPathFactory) -> Tournament:
    tournament = Tournament(Terms("border", 2).checked(), ["random", FIRST], 12)
    run(tournament, Journal(tmp_path_factory.mktemp("lab") / "r.jsonl"), Here())
    return tournament


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_whole_and_asks_nobody(border: Tournament, lang: str) -> None:
    html = Report(border, Texts(lang, "border", room=ROOM), ["abc"]).html()
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    assert len(reader.headings) == 5
    assert reader.plots == 2 + 1 + 2 + 2 + 1  # ratings, pairs, scores, turn order, length
    assert not re.search(r"https?:|src=|@import|url\(", html)
    assert "data-theme" in html


def test_the_report_tells_how_it_can_be_made_again(border: Tournament) -> None:
    command = "pomezi arena border --bots random,mine:First --games 12"
    html = Report(border, Texts("en", "border", room=ROOM), ["abc"], command, "2026-11-17").html()
    for told in (command, "2026-11-17", __version__, "seeds 1 to ", "abc"):
        assert told in html


def test_the_report_tells_the_figures(border: Tournament) -> None:
    html = Report(border, Texts("en", "border", room=ROOM)).html()
    (bout,) = border.bouts.values()
    best = max(bout.share().value, 1 - bout.share().value)
    assert f"<b>{100 * best:.0f} %</b>" in html
    assert "<dd>12</dd>" in html
    scores = [s for game in border.games() for name, s in zip(game.seating, game.scores) if name == "random"]
    assert f"<b>{sum(scores) / len(scores):.1f}</b>" in html


def test_turn_order_is_counted_from_whoever_began(border: Tournament) -> None:
    deals = [deal for bout in border.bouts.values() for deal in bout.row()]
    for deal in deals:
        assert sum(won_from(deal, place, True) for place in range(2)) == pytest.approx(1)
    expected = [sum(game.shares()[game.first] for game in deal) / len(deal) for deal in deals]
    assert [won_from(deal, 0, True) for deal in deals] == pytest.approx(expected)


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    words = f"limes --seats 1 --bots random,{FIRST} --games 4 --jobs 1 --results {tmp_path / 'r.jsonl'}"
    assert main([*words.split(), "--report", str(page)], "cs") == 0
    assert "Délka partie" in page.read_text(encoding="utf-8")
    assert "síla" in capsys.readouterr().out


def test_every_value_is_in_a_bar_and_every_bar_in_the_picture() -> None:
    scale = Scale(0, 120)
    picture = histogram([0, 5, 5, 119, 120], scale, "points")
    edges = [
        (float(x), float(x) + float(w)) for x, w in re.findall(r'x="([\d.]+)%" width="([\d.]+)%"', picture)
    ]
    assert len(edges) == 4
    assert all(0 <= left < right <= 100 for left, right in edges)
    assert re.findall(r'height="(\d+\.\d)"/>', picture) == ["36.0", "72.0", "36.0", "36.0"]


@pytest.mark.parametrize(("least", "step"), [(0.03, 0.05), (1, 1), (1.2, 2), (37, 50), (73, 100)])
def test_steps_are_round(least: float, step: float) -> None:
    assert nice_step(least) == pytest.approx(step)
