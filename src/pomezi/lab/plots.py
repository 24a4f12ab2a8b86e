"""Plots as inline SVG: across in percents, so that they fit any screen without their text being scaled."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from pomezi.lab.stats import Estimate

ROW = 28  # pixels of a row with a dot and its interval
BARS = 72  # pixels of the highest bar
MOST_BARS = 36
MOST_TICKS = 6


class Scale:
    """Where a value lies between two ends, in percents; a little room on both sides."""

    def __init__(self, low: float, high: float, least_step: float = 0.0) -> None:
        self.least_step = least_step
        room = max(0.04 * (high - low), 3 * least_step) or 1.0
        self.low = low - room
        self.high = high + room

    def at(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def ticks(self) -> list[float]:
        """Round numbers, few enough to be read on a phone."""
        step = max(self.least_step, nice_step((self.high - self.low) / MOST_TICKS))
        first = math.ceil(self.low / step)
        return [step * n for n in range(first, math.floor(self.high / step) + 1)]


def nice_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, … (or their tenths) that is not below."""
    power: float = 10.0 ** math.floor(math.log10(least))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= least * 0.999)


def svg(height: int, label: str, *parts: str) -> str:
    inside = "".join(parts)
    return f'<svg class="plot" height="{height}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def dot(found: Estimate, scale: Scale, line: float, label: str) -> str:
    """A value with its interval, beside a line to compare it with."""
    middle = ROW // 2
    low, high = scale.at(found.low), scale.at(found.high)
    return svg(
        ROW,
        label,
        _line(scale.at(line), 0, ROW, "fair"),
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>',
        _line(low, middle - 5, middle + 5, "whisker"),
        _line(high, middle - 5, middle + 5, "whisker"),
        f'<circle class="dot" cx="{scale.at(found.value)}" cy="{middle}" r="5"/>',
    )


def axis(scale: Scale, write: Callable[[float], str]) -> str:
    marks = [
        _line(scale.at(tick), 0, 5, "tick")
        + f'<text x="{scale.at(tick)}" y="19">{escape(write(tick))}</text>'
        for tick in scale.ticks()
    ]
    return f'<svg class="plot axis" height="24" aria-hidden="true">{"".join(marks)}</svg>'


def histogram(values: Sequence[float], scale: Scale, label: str, mark: float | None = None) -> str:
    """How often each value came up; whole numbers stay whole where there are few enough."""
    width = bin_width(scale)
    counts: dict[int, int] = {}
    for value in values:
        at = math.floor(value / width)
        counts[at] = counts.get(at, 0) + 1
    most = max(counts.values(), default=1)
    bars = []
    for at, count in sorted(counts.items()):
        height = BARS * count / most
        left, right = float(scale.at(at * width)[:-1]), float(scale.at((at + 1) * width)[:-1])
        bars.append(
            f'<rect class="bar" x="{left:.2f}%" width="{max(0.3, right - left - 0.25):.2f}%" '
            f'y="{BARS - height:.1f}" height="{height:.1f}"/>'
        )
    if mark is not None:
        bars.append(_line(scale.at(mark), 0, BARS, "mark"))
    bars.append(f'<line class="ground" x1="0" x2="100%" y1="{BARS}" y2="{BARS}"/>')
    return svg(BARS + 1, label, *bars)


def bin_width(scale: Scale) -> float:
    return max(1.0, nice_step((scale.high - scale.low) / MOST_BARS))


def _line(x: str, y1: int, y2: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{y1}" y2="{y2}"/>'
