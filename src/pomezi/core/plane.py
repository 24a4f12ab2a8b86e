"""Where the places of an edition lie on its map: as the file says, or as their ties would have it."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin
from typing import Final, TypeAlias

from pomezi.core.edition import Sheet

Spot: TypeAlias = tuple[float, float]  # to the right, and downwards

WIDTH: Final = 1000  # the longer side of a map
DEGREES: Final = 360.0  # around the world
FARTHEST_LAT: Final = 85.0
FARTHEST: Final = 1e6
ROUNDS: Final = 150  # of pushing and pulling
CENTRE: Final = 0.3  # how strongly everything is drawn to the middle, so that no part flies off
SQUEEZE: Final = 0.7  # how high a map without coordinates is, for its width


def read_spots(sheet: Sheet, family: str, apart: float) -> list[Spot]:
    """By place of a family: `lon` and `lat` in degrees, or `x` and `y` (downwards) of any scale; nothing
    where no place has any. No two may be nearer than this part of the longer side."""
    count = sheet.count(family)
    keys = _keys(sheet, family, count)
    if not keys:
        return []
    spots = [_read_spot(sheet, family, i, keys) for i in range(count)]
    spots = fitted(_flattened(spots) if keys == "lon" else spots)
    _check_apart(sheet, family, spots, apart)
    return spots


def read_round_trip(sheet: Sheet, family: str, apart: float) -> list[Spot]:
    """Likewise for places in the order of a journey, and after the last one the first again: on the other
    side of the map, where the journey leads around the world."""
    count = sheet.count(family)
    keys = _keys(sheet, family, count)
    if not keys:
        return ring(count)
    spots = [_read_spot(sheet, family, i, keys) for i in range(count)]
    spots = [*spots, spots[0]]
    spots = fitted(_flattened(_unrolled(spots)) if keys == "lon" else spots)
    _check_apart(sheet, family, spots[:-1], apart)
    return spots


def _unrolled(spots: list[Spot]) -> list[Spot]:
    """From each place to the next the shorter way, over the edge of the map if need be."""
    unrolled = [spots[0]]
    for x, y in spots[1:]:
        before = unrolled[-1][0]
        unrolled.append((x + DEGREES * round((before - x) / DEGREES), y))
    return unrolled


def _check_apart(sheet: Sheet, family: str, spots: list[Spot], apart: float) -> None:
    for i, spot in enumerate(spots):
        for other in range(i):
            if hypot(spot[0] - spots[other][0], spot[1] - spots[other][1]) <= apart * WIDTH:
                facts = {"value": sheet.word(family, i, "id"), "other": sheet.word(family, other, "id")}
                raise sheet.fault((family, i), "edition-too-near", facts)


def _keys(sheet: Sheet, family: str, count: int) -> str:
    for key in ("lon", "lat", "x", "y"):
        if any(sheet.has(family, i, key) for i in range(count)):
            return "lon" if key in ("lon", "lat") else "x"
    return ""


def _read_spot(sheet: Sheet, family: str, i: int, keys: str) -> Spot:
    if keys == "lon":
        lon = sheet.real(family, i, "lon", least=-180, most=180)
        return lon, -sheet.real(family, i, "lat", least=-FARTHEST_LAT, most=FARTHEST_LAT)
    x = sheet.real(family, i, "x", least=-FARTHEST, most=FARTHEST)
    return x, sheet.real(family, i, "y", least=-FARTHEST, most=FARTHEST)


def _flattened(spots: list[Spot]) -> list[Spot]:
    """Degrees to the east are shorter the farther one is from the equator."""
    middle = sum(y for _, y in spots) / len(spots)
    return [(x * cos(radians(middle)), y) for x, y in spots]


def fitted(spots: list[Spot]) -> list[Spot]:
    """Moved to the corner and scaled, so that the longer side is WIDTH."""
    left = min(x for x, _ in spots)
    top = min(y for _, y in spots)
    size = max(max(x for x, _ in spots) - left, max(y for _, y in spots) - top)
    scale = WIDTH / size if size > 0 else 0.0
    return [((x - left) * scale, (y - top) * scale) for x, y in spots]


def squeezed(spots: list[Spot]) -> list[Spot]:
    """Somewhat wider than high, as screens are."""
    left = min(x for x, _ in spots)
    top = min(y for _, y in spots)
    wide = max(x for x, _ in spots) - left
    high = max(y for _, y in spots) - top
    across, down = WIDTH / max(wide, 1e-9), WIDTH * SQUEEZE / max(high, 1e-9)
    return [((x - left) * across, (y - top) * down) for x, y in spots]


def whole(spot: Spot) -> list[int]:
    return [round(spot[0]), round(spot[1])]


def ring(count: int) -> list[Spot]:
    """A round trip: from the left, over the top and back to where it began."""
    turns = [pi + 2 * pi * (i % count) / count for i in range(count + 1)]
    return squeezed([(cos(turn), sin(turn)) for turn in turns])


def spread(count: int, ties: list[tuple[int, int]]) -> list[Spot]:
    """Places that are tied pull each other, all push each other apart (Fruchterman and Reingold); they
    begin on a ring and cool down, so that the same ties always give the same map."""
    spots = [(cos(2 * pi * i / count), sin(2 * pi * i / count)) for i in range(count)]
    ideal = 2.0 / count**0.5
    for turn in range(ROUNDS):
        heat = 0.2 * (1.0 - turn / ROUNDS)
        moves = _pushes(spots, ideal)
        for a, b in ties:
            dx, dy = spots[a][0] - spots[b][0], spots[a][1] - spots[b][1]
            pull = hypot(dx, dy) / ideal
            moves[a] = (moves[a][0] - dx * pull, moves[a][1] - dy * pull)
            moves[b] = (moves[b][0] + dx * pull, moves[b][1] + dy * pull)
        spots = [_moved(spots[i], moves[i], heat) for i in range(count)]
    return squeezed(spots)


def _pushes(spots: list[Spot], ideal: float) -> list[Spot]:
    moves: list[Spot] = []
    for x, y in spots:
        right = 0.0
        down = 0.0
        for other_x, other_y in spots:
            dx, dy = x - other_x, y - other_y
            near = dx * dx + dy * dy
            if near > 1e-12:
                push = ideal * ideal / near
                right += dx * push
                down += dy * push
        moves.append((right - x * CENTRE, down - y * CENTRE))
    return moves


def _moved(spot: Spot, move: Spot, heat: float) -> Spot:
    far = hypot(move[0], move[1])
    part = min(far, heat) / far if far > 0 else 0.0
    return spot[0] + move[0] * part, spot[1] + move[1] * part
