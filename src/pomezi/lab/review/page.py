"""A review as one HTML file with everything in it, by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import inf

from pomezi import __version__
from pomezi.lab.plots import Scale, axis, dot
from pomezi.lab.report import SUN_AND_MOON, SWITCH, axes, row
from pomezi.lab.review.tell import Teller, values_of
from pomezi.lab.stats import Estimate
from pomezi.review.book import SURE

WIDTH, HEIGHT = 1000, 260  # of the curve's own units


class Page:
    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.review = teller.review

    def html(self) -> str:
        say = self.teller.say
        sheets = [files("pomezi.lab") / "report.css", files("pomezi.lab.review") / "page.css"]
        style = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
        game, theme = self.teller.texts.say("game"), self.teller.texts.say("report-theme")
        return (
            f'<!doctype html>\n<html lang="{self.teller.texts.lang}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(game)} · {escape(say('title'))}</title>\n<style>\n{style}</style>\n<main>\n"
            f'<header><div><span class="label">{escape(say("title"))}</span><h1>{escape(game)}</h1>'
            f'<p class="lead">{escape(say("lead"))}</p></div>'
            f'<button aria-label="{escape(theme)}">{SUN_AND_MOON}</button></header>\n'
            f"{self.curve()}{self.players()}{self.mistakes()}{self.turns()}{self.steps()}"
            f"<footer><p>{escape(self.teller.graded())}</p><p>{escape(self.teller.method())}</p>"
            f"<p>Pomezí {escape(__version__)}</p></footer>\n</main>\n<script>{SWITCH}</script>\n</html>\n"
        )

    def section(self, key: str, inside: str) -> str:
        say = self.teller.say
        return (
            f'<section><h2>{escape(say(key))}</h2><p class="note">{escape(say(f"{key}-note"))}</p>'
            f"{inside}</section>\n"
        )

    # -- the curve

    def curve(self) -> str:
        seats = range(self.review.seats)
        curves = [values_of(self.review, seat) for seat in seats]
        scale = Scale(0, 1) if not self.teller.is_alone else Scale(min(curves[0]), max(curves[0]))
        lines = "".join(self._doubt(seat, curves[seat], scale) for seat in seats)
        lines += "".join(
            f'<path class="line seat{seat}" d="{_path(curves[seat], scale)}"/>' for seat in seats
        )
        grid = "".join(
            f'<line x1="0" x2="{WIDTH}" y1="{_y(tick, scale):.1f}" y2="{_y(tick, scale):.1f}"/>'
            for tick in scale.ticks()
        )
        names = "".join(
            f'<li><svg aria-hidden="true"><rect class="seat{seat}" width="22" height="4" y="2"/></svg>'
            f"{escape(self.teller.texts.player(seat))}</li>"
            for seat in seats
        )
        picture = (
            f'<svg class="curve" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="img" '
            f'aria-label="{escape(self.teller.say("curve"))}">{grid}{lines}</svg>'
        )
        marks = "".join(
            f'<span style="top: {100 * _y(tick, scale) / HEIGHT:.1f}%">{escape(told)}</span>'
            for tick, told in [(tick, self.teller.amount(tick)) for tick in scale.ticks()]
        )
        return self.section(
            "curve", f'<div class="chart">{marks}{picture}</div><ul class="legend">{names}</ul>'
        )

    def _doubt(self, seat: int, values: Sequence[float], scale: Scale) -> str:
        """The interval around a curve, as a band."""
        errors = [*(SURE * step.error for step in self.review.steps), 0.0]
        least, most = (-inf, inf) if self.teller.is_alone else (0.0, 1.0)
        above = [min(most, value + error) for value, error in zip(values, errors, strict=True)]
        below = [max(least, value - error) for value, error in zip(values, errors, strict=True)]
        back = " ".join(
            f"L{_x(at, len(below)):.1f} {_y(below[at], scale):.1f}" for at in range(len(below) - 1, -1, -1)
        )
        return f'<path class="doubt seat{seat}" d="{_path(above, scale)} {back}Z"/>'

    # -- who had luck, who had skill

    def players(self) -> str:
        totals = [self.review.totals(seat) for seat in range(self.review.seats)]
        ends = [
            middle + side * SURE * error
            for told in totals
            for middle, error in ((told.luck, told.luck_error), (told.skill, told.skill_error))
            for side in (-1, 1)
        ]
        scale = Scale(min([0.0, *ends]), max([0.0, *ends]))
        rows: list[str] = []
        for told in totals:
            name = self.teller.texts.player(told.seat)
            for key, value, error in (
                ("luck", told.luck, told.luck_error),
                ("skill", told.skill, told.skill_error),
            ):
                found = Estimate(value, value - SURE * error, value + SURE * error)
                word = self.teller.say(key)
                picture = dot(found, scale, 0.0, f"{name}: {word}")
                rows.append(
                    row(
                        f"{name}: {word}",
                        picture,
                        self.teller.signed(value),
                        f"± {self.teller.amount(SURE * error)}",
                    )
                )
        picture = f'<div class="rows">{"".join(rows)}{axes(axis(scale, self.teller.signed))}</div>'
        table = _table(self.teller.heads(), [self.teller.totals(seat) for seat in range(self.review.seats)])
        return self.section("players", picture + table)

    # -- decisions and luck

    def mistakes(self) -> str:
        return self._list("costliest", [self.teller.mistake(mistake) for mistake in self.teller.mistakes()])

    def turns(self) -> str:
        return self._list(
            "turning-points", [[self.teller.turn(step)] for step in self.review.turning_points()]
        )

    def _list(self, key: str, entries: Sequence[Sequence[str]]) -> str:
        if not entries:
            return ""
        items = [
            f"<li>{escape(first)}{''.join(f'<small>{escape(line)}</small>' for line in more)}</li>"
            for first, *more in entries
        ]
        return self.section(key, f'<ol class="told">{"".join(items)}</ol>')

    def steps(self) -> str:
        teller = self.teller
        players = [teller.texts.player(seat) for seat in range(self.review.seats)]
        heads = [teller.say("step"), teller.say("player"), *players, teller.say("cost")]
        rows = [
            [
                f"{step.number + 1}. {step.action}",
                players[step.seat],
                *(teller.amount(value) for value in step.before),
                teller.sure(step.decision.cost, step.decision.error) if step.decision else "",
            ]
            for step in self.review.steps
        ]
        table = _table(heads, rows)
        return self.section(
            "steps", f"<details><summary>{escape(teller.say('steps'))}</summary>{table}</details>"
        )


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>" for cells in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _path(values: Sequence[float], scale: Scale) -> str:
    return "M" + " L".join(
        f"{_x(at, len(values)):.1f} {_y(value, scale):.1f}" for at, value in enumerate(values)
    )


def _x(at: int, count: int) -> float:
    return WIDTH * at / max(1, count - 1)


def _y(value: float, scale: Scale) -> float:
    return HEIGHT * (1 - (value - scale.low) / (scale.high - scale.low))
