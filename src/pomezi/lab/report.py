"""The report of a tournament: one HTML file with everything in it, by day and by night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from statistics import fmean, median

from pomezi import __version__
from pomezi.lab.bout import Bout, Tournament
from pomezi.lab.match import Played
from pomezi.lab.plots import Scale, axis, dot, histogram
from pomezi.lab.stats import Estimate, mean, ratings
from pomezi.text import Texts

SUN_AND_MOON = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="7"/>'
    '<path d="M12 5a7 7 0 0 1 0 14M12 1v1M12 22v1M1 12h1M22 12h1"/></svg>'
)
SWITCH = """
const root = document.documentElement, key = "pomezi-theme";
try { root.dataset.theme = localStorage.getItem(key) ?? ""; } catch {}
document.querySelector("button").onclick = () => {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const night = root.dataset.theme ? root.dataset.theme === "night" : dark;
  root.dataset.theme = night ? "day" : "night";
  try { localStorage.setItem(key, root.dataset.theme); } catch {}
};
"""


class Report:
    """Writes in one language what a tournament has shown."""

    def __init__(
        self,
        tournament: Tournament,
        texts: Texts,
        codes: Sequence[str] = (),
        command: str = "",
        day: str = "",
    ) -> None:
        self.tournament = tournament
        self.terms = tournament.terms
        self.texts = texts
        self.codes = codes
        self.command = command  # that can be typed again
        self.day = day
        self.bouts = [bout for bout in tournament.bouts.values() if bout.row()]
        self.all_games = tournament.games()

    def html(self) -> str:
        say = self.texts.say
        style = files("pomezi.lab").joinpath("report.css").read_text(encoding="utf-8")
        title = f"{say('game')} · {say('report-arena')}"
        sections = [
            self.ratings(),
            self.pairs(),
            self.less_luck(),
            self.scores(),
            self.turn_order(),
            self.lengths(),
        ]
        return (
            f'<!doctype html>\n<html lang="{self.texts.lang}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n<main>\n{self.head()}\n"
            f"{''.join(sections)}{self.foot()}\n</main>\n<script>{SWITCH}</script>\n</html>\n"
        )

    def head(self) -> str:
        say = self.texts.say
        terms = self.terms
        budget = say("report-usual")
        if terms.milliseconds:
            budget = say("report-milliseconds", {"count": terms.milliseconds})
        elif terms.iterations:
            budget = say("report-iterations", {"count": terms.iterations})
        deals = sum(len(bout.row()) for bout in self.bouts)
        facts = [
            ("report-players", str(terms.seats)),
            ("report-edition", terms.edition),
            ("report-bots", str(len(self.tournament.bots))),
            ("report-deals", str(deals)),
            ("report-games", str(len(self.all_games))),
            ("report-budget", budget),
        ]
        listed = "".join(
            f"<div><dt>{escape(say(key))}</dt><dd>{escape(text)}</dd></div>" for key, text in facts
        )
        return (
            f'<header><div><span class="label">{escape(say("report-arena"))}</span>'
            f'<h1>{escape(say("game"))}</h1><p class="lead">{escape(say("report-lead"))}</p></div>'
            f'<button aria-label="{escape(say("report-theme"))}">{SUN_AND_MOON}</button>'
            f'</header>\n<dl class="facts">{listed}</dl>'
        )

    def section(self, key: str, rows: Sequence[str]) -> str:
        say = self.texts.say
        return (
            f"<section><h2>{escape(say(f'report-{key}'))}</h2>"
            f'<p class="note">{escape(say(f"report-{key}-note"))}</p>'
            f'<div class="rows">{"".join(rows)}</div></section>\n'
        )

    # -- who is how strong

    def ratings(self) -> str:
        found = ratings([bout.met() for bout in self.bouts])
        scale = Scale(
            min((one.low for one in found.values()), default=0),
            max((one.high for one in found.values()), default=0),
        )
        rows = [
            row(name, dot(one, scale, 0, name), signed(one.value), interval(one, signed))
            for name, one in found.items()
        ]
        return self.section("ratings", [*rows, axes(axis(scale, signed))])

    def pairs(self) -> str:
        scale = Scale(0, 1)
        rows = [self.pair(bout, scale) for bout in self.bouts]
        return self.section("pairs", [*rows, axes(axis(scale, percents))])

    def pair(self, bout: Bout, scale: Scale) -> str:
        a, b, found = bout.a, bout.b, bout.share()
        if found.value < 0.5:  # the winner first
            a, b, found = b, a, Estimate(1 - found.value, 1 - found.high, 1 - found.low)
        name = f"{escape(a)} – {escape(b)}<small>{escape(verdict(bout, self.texts))}</small>"
        games = self.texts.say("report-so-many-games", {"count": len(bout.games())})
        return row(
            name,
            dot(found, scale, 0.5, f"{a} – {b}"),
            percents(found.value),
            f"{interval(found, percents)} · {games}",
            is_html=True,
        )

    def less_luck(self) -> str:
        """Beside the raw results, where luck was asked for."""
        found = [(bout, bout.adjusted()) for bout in self.bouts]
        scale = Scale(0, 1)
        rows = []
        for bout, less in found:
            if less is None:
                continue
            raw = self.texts.say("report-raw", {"share": percents(bout.share().value)})
            facts = {"weight": f"{less.weight:.2f}", "saved": f"{100 * less.saved:+.0f}"}
            saved = escape(self.texts.say("report-saved", facts))
            name = f"{escape(bout.a)} – {escape(bout.b)}<small>{saved}</small>"
            told = f"{interval(less.share, percents)} · {raw}"
            picture = dot(less.share, scale, 0.5, f"{bout.a} – {bout.b}")
            rows.append(row(name, picture, percents(less.share.value), told, is_html=True))
        return self.section("less-luck", [*rows, axes(axis(scale, percents))]) if rows else ""

    # -- what the games were like

    def scores(self) -> str:
        points = {bot: self.scores_of(bot) for bot in self.tournament.bots}
        everything = [value for values in points.values() for value in values]
        scale = Scale(min(everything, default=0), max(everything, default=1) + 1, 1)
        rows = []
        for bot, values in points.items():
            if values:
                told = self.texts.say("report-median", {"value": median(values)})
                picture = histogram(values, scale, bot, fmean(values) + 0.5)
                rows.append(
                    row(
                        bot, picture, self.texts.say("report-mean", {"value": fmean(values)}), told, tall=True
                    )
                )
        return self.section("scores", [*rows, axes(axis(scale, whole))])

    def scores_of(self, bot: str) -> list[int]:
        return [
            score for game in self.all_games for name, score in zip(game.seating, game.scores) if name == bot
        ]

    def turn_order(self) -> str:
        """Only where somebody begins, and somebody else does not."""
        if self.terms.seats == 1 or not self.bouts:
            return ""
        has_first = all(game.first >= 0 for game in self.all_games)
        found = [
            mean([won_from(deal, place, has_first) for deal in self.deals()])
            for place in range(self.terms.seats)
        ]
        fair = 1 / self.terms.seats
        scale = Scale(min(0.0, *(one.low for one in found)), max(2 * fair, *(one.high for one in found)))
        kind = "report-turn" if has_first else "report-seat"
        rows = [
            row(
                self.texts.say(kind, {"number": place + 1}),
                dot(one, scale, fair, str(place + 1)),
                percents(one.value),
                interval(one, percents),
            )
            for place, one in enumerate(found)
        ]
        key = "turns" if has_first else "seats"
        return self.section(key, [*rows, axes(axis(scale, percents))])

    def deals(self) -> list[tuple[Played, ...]]:
        return [deal for bout in self.bouts for deal in bout.row()]

    def lengths(self) -> str:
        actions = [game.actions for game in self.all_games]
        if not actions:
            return ""
        scale = Scale(min(actions), max(actions) + 1, 1)
        told = self.texts.say("report-range", {"low": min(actions), "high": max(actions)})
        name = self.texts.say("report-actions")
        picture = histogram(actions, scale, name, fmean(actions) + 0.5)
        return self.section(
            "lengths",
            [row(name, picture, f"{fmean(actions):.0f}", told, tall=True), axes(axis(scale, whole))],
        )

    def foot(self) -> str:
        say = self.texts.say
        codes = ", ".join(f"<code>{escape(code)}</code>" for code in sorted(self.codes))
        seeds = [seed for bout in self.bouts for seed in bout.played]
        played = say(
            "report-seeds", {"first": str(min(seeds, default=0)), "last": str(max(seeds, default=0))}
        )
        return (
            f"<footer><p>{escape(say('report-method'))}</p><p><code>{escape(self.command)}</code></p>"
            f"<p>{escape(played)} · {escape(self.day)} · Pomezí {escape(__version__)} · "
            f"{escape(say('report-code'))} {codes or '–'}</p></footer>"
        )


def won_from(deal: Sequence[Played], place: int, has_first: bool) -> float:
    """The share of wins, in one deal, of the seat so many places after the first."""
    return fmean(
        game.shares()[(place + (game.first if has_first else 0)) % len(game.seating)] for game in deal
    )


def verdict(bout: Bout, texts: Texts) -> str:
    """What may be said of a pair."""
    if bout.test is not None and bout.stopped_after:
        limit = bout.test.high if bout.is_proved else bout.test.low
        return texts.say("arena-proved" if bout.is_proved else "arena-refuted", {"share": 100 * limit})
    found = bout.share()
    if found.low > 0.5:
        return texts.say("arena-stronger", {"name": bout.a})
    if found.high < 0.5:
        return texts.say("arena-stronger", {"name": bout.b})
    return texts.say("arena-open")


def row(name: str, picture: str, figure: str, small: str, tall: bool = False, is_html: bool = False) -> str:
    told = name if is_html else escape(name)
    return (
        f'<div class="row{" tall" if tall else ""}"><div class="name">{told}</div>{picture}'
        f'<div class="figure"><b>{escape(figure)}</b><small>{escape(small)}</small></div></div>'
    )


def axes(picture: str) -> str:
    return f'<div class="row axes"><span></span>{picture}<span></span></div>'


def interval(found: Estimate, write: Callable[[float], str]) -> str:
    return f"{write(found.low)} … {write(found.high)}"


def percents(part: float) -> str:
    return f"{100 * part:.0f} %"


def signed(points: float) -> str:
    return f"{points:+.0f}".replace("-", "−") if round(points) else "0"


def whole(value: float) -> str:
    return f"{value:.0f}"
