"""Edition files: the map of the box, every fault with its place, and a small map of one's own."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

from pomezi import EditionError, Record, Setup, SetupError, playout, seeded
from pomezi.games.ticket_to_ride.edition import MOST_DEGREE, MOST_OWNED, load_edition
from pomezi.games.ticket_to_ride.network import MOST_STEPS, Network, find_path, longest_path
from pomezi.games.ticket_to_ride.state import TicketToRideState
from pomezi.games.ticket_to_ride.sweep import Link, longest_of
from pomezi.text import LANGUAGES, Texts
from tests.games.ticket_to_ride.build import GAME, KINDS, MAP

CITIES = ("brno", "hodonin", "jihlava", "olomouc", "ostrava", "praha", "zlin")


def small_map() -> Any:
    """Seven cities in a ring and one double route; a ticket for nearly every pair."""
    ring = [
        {"a": a, "b": b, "length": 1 + i % 3, "colour": "grey" if i % 2 else "red", "track": 1}
        for i, (a, b) in enumerate(zip(CITIES, CITIES[1:] + CITIES[:1], strict=True))
    ]
    second = {"a": "brno", "b": "hodonin", "length": 1, "colour": "blue", "track": 2}
    pairs = [(a, b) for a in CITIES for b in CITIES if a < b]
    return {
        "key": "small",
        "wagons": 8,
        "cards": dict.fromkeys(KINDS, 6),
        "points": [0, 1, 2, 4],
        "cities": [{"id": slug, "name": slug.title()} for slug in CITIES],
        "routes": [*ring, second],
        "tickets": [{"a": a, "b": b, "points": 3} for a, b in pairs[:15]],
    }


def write(folder: Path, sheet: Any) -> str:
    """One item of each list a line, as in our own editions: a route or a ticket is a line."""
    path = folder / "small.json"
    lines = []
    for key, value in sheet.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            items = ",\n  ".join(json.dumps(item) for item in value)
            lines.append(f" {json.dumps(key)}: [\n  {items}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value)}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return str(path)


def drop(*place: str | int) -> Callable[[Any], None]:
    def change(sheet: Any) -> None:
        for step in place[:-1]:
            sheet = sheet[step]
        del sheet[place[-1]]

    return change


def put(value: object, *place: str | int) -> Callable[[Any], None]:
    def change(sheet: Any) -> None:
        for step in place[:-1]:
            sheet = sheet[step]
        sheet[place[-1]] = value

    return change


def add(value: object, *place: str) -> Callable[[Any], None]:
    return lambda sheet: sheet[place[0]].append(value)


def crowd(sheet: Any) -> None:
    """Seventeen more cities, each with a route to Brno."""
    for i in range(17):
        sheet["cities"].append({"id": f"c{i}", "name": f"C{i}"})
        sheet["routes"].append({"a": "brno", "b": f"c{i}", "length": 1, "colour": "grey"})


AGAIN = {"a": "brno", "b": "hodonin", "length": 1, "colour": "red", "track": 1}
TURNED = {"a": "hodonin", "b": "brno", "length": 1, "colour": "red", "track": 1}
THIRD = {"a": "brno", "b": "hodonin", "length": 1, "colour": "green", "track": 3}
LONELY = {"a": "brno", "b": "praha", "length": 1, "colour": "green", "track": 2}

# Lines of the small file: 2 key, 3 wagons, 4 cards, 5 points, 6 cities, 7-13 each city, 15 routes,
# 16-23 each route, 25 tickets, 26-40 each ticket.
FAULTS = [
    (drop("wagons"), "edition-missing", 1, "", "wagons"),
    (drop("cards"), "edition-missing", 1, "", "cards"),
    (drop("points"), "edition-missing", 1, "", "points"),
    (drop("cities"), "edition-missing", 1, "", "cities"),
    (drop("routes"), "edition-missing", 1, "", "routes"),
    (drop("tickets"), "edition-missing", 1, "", "tickets"),
    (drop("cards", "loco"), "edition-missing", 4, "cards", "loco"),
    (drop("cities", 2, "id"), "edition-missing", 9, "cities[2]", "id"),
    (drop("cities", 2, "name"), "edition-missing", 9, "cities[2]", "name"),
    (drop("routes", 3, "a"), "edition-missing", 19, "routes[3]", "a"),
    (drop("routes", 3, "length"), "edition-missing", 19, "routes[3]", "length"),
    (drop("routes", 3, "colour"), "edition-missing", 19, "routes[3]", "colour"),
    (drop("tickets", 1, "points"), "edition-missing", 27, "tickets[1]", "points"),
    (put(2, "wagons"), "edition-bad-value", 3, "wagons", "3…60"),
    (put(61, "wagons"), "edition-bad-value", 3, "wagons", "3…60"),
    (put("45", "wagons"), "edition-bad-value", 3, "wagons", "3…60"),
    (put(True, "wagons"), "edition-bad-value", 3, "wagons", "3…60"),
    (put(0, "cards", "red"), "edition-bad-value", 4, "cards.red", "1…40"),
    (put(-1, "points", 2), "edition-bad-value", 5, "points[2]", "0…99"),
    (put({}, "points"), "edition-bad-value", 5, "points", "[…]"),
    (put([0], "points"), "edition-bad-count", 5, "points", "2…9"),
    (put([0] * 10, "points"), "edition-bad-count", 5, "points", "2…9"),
    (put([], "cities"), "edition-bad-count", 6, "cities", "2…64"),
    (put("", "cities", 0, "id"), "edition-bad-value", 7, "cities[0].id", '"…"'),
    (put(5, "cities", 0, "name"), "edition-bad-value", 7, "cities[0].name", '"…"'),
    (put("brno", "cities", 4, "id"), "edition-twice", 11, "cities[4].id", None),
    (put([], "routes"), "edition-bad-count", 15, "routes", "1…160"),
    (put("wien", "routes", 3, "b"), "edition-unknown", 19, "routes[3].b", "brno"),
    (put("brno", "routes", 0, "b"), "edition-same-city", 16, "routes[0].b", None),
    (put(0, "routes", 1, "length"), "edition-bad-value", 17, "routes[1].length", "1…3"),
    (put(4, "routes", 1, "length"), "edition-bad-value", 17, "routes[1].length", "1…3"),
    (put("gray", "routes", 1, "colour"), "edition-unknown", 17, "routes[1].colour", "grey"),
    (put("loco", "routes", 1, "colour"), "edition-unknown", 17, "routes[1].colour", "grey"),
    (add(AGAIN, "routes"), "edition-twice", 24, "routes[8]", None),
    (add(TURNED, "routes"), "edition-twice", 24, "routes[8]", None),
    (add(THIRD, "routes"), "edition-bad-value", 24, "routes[8].track", "1…2"),
    (add(LONELY, "routes"), "edition-no-first-track", 24, "routes[8].track", None),
    (crowd, "edition-too-many-routes", 54, "routes[21]", "16"),
    (put("wien", "tickets", 0, "a"), "edition-unknown", 26, "tickets[0].a", "brno"),
    (put(0, "tickets", 0, "points"), "edition-bad-value", 26, "tickets[0].points", "1…99"),
    (add({"a": "brno", "b": "hodonin", "points": 9}, "tickets"), "edition-twice", 41, "tickets[15]", None),
    (add({"a": "brno", "b": "brno", "points": 9}, "tickets"), "edition-twice", 41, "tickets[15]", None),
    (drop("tickets", 0), "edition-bad-count", 25, "tickets", "15…60"),
]


@pytest.mark.parametrize(("change", "code", "line", "place", "expected"), FAULTS)
def test_a_fault_is_named_with_file_line_and_place(
    tmp_path: Path, change: Callable[[Any], None], code: str, line: int, place: str, expected: str | None
) -> None:
    sheet = small_map()
    change(sheet)
    path = write(tmp_path, sheet)
    with pytest.raises(EditionError) as caught:
        GAME.new(Setup(2, "1", path))
    refusal = caught.value.refusal
    assert (refusal.code, refusal.facts["line"], refusal.facts["place"]) == (code, line, place)
    assert refusal.facts["edition"] == path
    if expected is not None:
        assert expected in str(refusal.facts["expected"])
    for lang in LANGUAGES:
        assert Path(path).name in Texts(lang, "ticket_to_ride").error(caught.value)


@pytest.mark.parametrize(
    ("text", "line"), [("", 1), ('{\n "key": 1,\n}', 3), ("[\n\n", 3), ("{'key': 1}", 1)]
)
def test_broken_json_is_named_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        GAME.new(Setup(2, "1", str(path)))
    assert caught.value.refusal.code == "edition-not-json"
    assert caught.value.refusal.facts["line"] == line
    assert caught.value.refusal.facts["edition"] == str(path)


@pytest.mark.parametrize("text", ["[]", "1", '"map"', "null"])
def test_json_that_is_no_map_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        GAME.new(Setup(2, "1", str(path)))
    assert caught.value.refusal.code == "edition-missing"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere.json")
    with pytest.raises(EditionError) as caught:
        GAME.new(Setup(2, "1", path))
    assert caught.value.refusal.code == "edition-not-found"
    assert caught.value.refusal.facts["edition"] == path


def test_a_folder_or_a_file_in_another_code_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "latin.json").write_bytes('{"key": "Žďár"}'.encode("cp1250"))
    for name in ("folder.json", "latin.json"):
        with pytest.raises(EditionError) as caught:
            GAME.new(Setup(2, "1", str(tmp_path / name)))
        assert caught.value.refusal.code == "edition-not-found"


def test_an_unknown_name_lists_the_known_editions() -> None:
    with pytest.raises(SetupError) as caught:
        GAME.new(Setup(2, "1", "europe"))
    assert caught.value.refusal.code == "unknown-edition"
    assert caught.value.refusal.facts["expected"] == "usa"


# -- a map of one's own


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_small_map_plays_to_its_end(tmp_path: Path, seats: int) -> None:
    path = write(tmp_path, small_map())
    for seed in range(20):
        s = GAME.new(Setup(seats, f"{seed:x}", path))
        playout(s, seeded(f"{seed:x}"))
        assert s.actors() == 0
        assert 1 in s.places()
        assert GAME.load(s.dump()).dump() == s.dump()


def test_a_small_map_speaks_its_own_names(tmp_path: Path) -> None:
    path = write(tmp_path, small_map())
    s = GAME.new(Setup(4, "1", path))
    assert s.write(s.read("claim hodonin-brno.2 blue:1")) == "claim brno-hodonin.2 blue:1"
    assert GAME.names(path, "cs")["city-ostrava"] == "Ostrava"
    assert GAME.names(path, "cs")["route-brno-hodonin.2"] == "Brno – Hodonin"


def test_a_record_of_a_small_map_replays_without_its_file(tmp_path: Path) -> None:
    path = write(tmp_path, small_map())
    text = Record(GAME, Setup(2, "1", path)).text()
    Path(path).unlink()
    assert Record.parse(text).replay().view(0)["phase"] == "choose"


def test_track_may_be_left_out_for_single_routes(tmp_path: Path) -> None:
    sheet = small_map()
    for route in sheet["routes"]:
        if route["track"] == 1:
            del route["track"]
    GAME.new(Setup(2, "1", write(tmp_path, sheet)))


# -- where the cities lie


def placed(*spots: tuple[float, float]) -> Any:
    sheet = small_map()
    for city, (x, y) in zip(sheet["cities"], spots, strict=False):
        city.update(x=x, y=y)
    return sheet


SPOTS = ((0, 0), (10, 0), (20, 0), (20, 10), (10, 10), (0, 10), (5, 5))


def test_cities_lie_where_the_file_says(tmp_path: Path) -> None:
    cities: Any = GAME.facts(write(tmp_path, placed(*SPOTS)))["cities"]
    assert [city["at"] for city in cities[:4]] == [[0, 0], [500, 0], [1000, 0], [1000, 500]]


def test_degrees_have_the_north_above_and_shrink_towards_the_pole(tmp_path: Path) -> None:
    sheet = small_map()
    for i, city in enumerate(sheet["cities"]):
        city.update(lon=i, lat=60 + i * 0.1)
    cities: Any = GAME.facts(write(tmp_path, sheet))["cities"]
    first, last = cities[0]["at"], cities[-1]["at"]
    assert last == [1000, 0]
    assert first[0] == 0
    assert 190 < first[1] < 210  # six degrees to the east are about three to the north here


def test_without_coordinates_the_routes_draw_the_map(tmp_path: Path) -> None:
    path = write(tmp_path, small_map())
    cities: Any = GAME.facts(path)["cities"]
    at = {city["city"]: city["at"] for city in cities}
    assert cities == GAME.facts(path)["cities"]
    assert max(x for x, _ in at.values()) == 1000
    apart = {pair: dist(at[pair[0]], at[pair[1]]) for pair in combinations(CITIES, 2)}
    assert min(apart.values()) > 100
    tied = [apart[a, b] for a, b in pairwise(CITIES)]
    assert sum(tied) / len(tied) < sum(apart.values()) / len(apart)


@pytest.mark.parametrize(
    ("sheet", "code", "place"),
    [
        (placed(*SPOTS[:6]), "edition-missing", "cities[6]"),
        (placed(*SPOTS[:6], (0.1, 0.1)), "edition-too-near", "cities[6]"),
        (placed(*SPOTS[:6], (2e6, 0)), "edition-bad-value", "cities[6].x"),
        (placed(*[(3, 3)] * 7), "edition-too-near", "cities[1]"),
    ],
)
def test_a_map_that_cannot_be_drawn_is_refused(tmp_path: Path, sheet: Any, code: str, place: str) -> None:
    with pytest.raises(EditionError) as caught:
        GAME.facts(write(tmp_path, sheet))
    assert (caught.value.refusal.code, caught.value.refusal.facts["place"]) == (code, place)


# -- maps drawn to keep us busy


def graph(cities: int, routes: list[tuple[int, int, int]], wagons: int = MOST_OWNED) -> Any:
    slugs = [f"c{i:02}" for i in range(cities)]
    sheet = {**small_map(), "wagons": wagons, "points": [0, 1, 2]}
    sheet["cities"] = [{"id": slug, "name": slug} for slug in slugs]
    sheet["routes"] = [
        {"a": slugs[a], "b": slugs[b], "length": length, "colour": "grey"} for a, b, length in routes
    ]
    sheet["tickets"] = [{"a": a, "b": b, "points": 1} for a, b in list(combinations(slugs, 2))[:15]]
    return sheet


def grid(side: int) -> list[tuple[int, int, int]]:
    across = [(y * side + x, y * side + x + 1, 1) for y in range(side) for x in range(side - 1)]
    down = [(y * side + x, y * side + side + x, 1) for y in range(side - 1) for x in range(side)]
    return across + down


CHORDS = [(i, (i + 9) % 24, 1) for i in range(0, 24, 2)]  # each city has three routes

HARD = {
    "K12": graph(12, [(a, b, 1) for a, b in combinations(range(12), 2)]),
    "K12 of two lengths": graph(12, [(a, b, 1 + a * b % 2) for a, b in combinations(range(12), 2)]),
    "K3,16": graph(19, [(a, 3 + b, 1) for a in range(3) for b in range(16)]),
    "K4,15": graph(19, [(a, 4 + b, 1) for a in range(4) for b in range(15)]),
    "K6,6": graph(12, [(a, 6 + b, 1) for a in range(6) for b in range(6)]),
    "a cubic graph": graph(24, [(i, (i + 1) % 24, 1) for i in range(24)] + CHORDS),
    "5 x 5": graph(25, grid(5)),
    "5 x 5 of two lengths": graph(25, [(a, b, 1 + (a % 3 == 0)) for a, b, _ in grid(5)], wagons=40),
}


def crowded(sheet: Any) -> Network:
    """The network of a seat that has laid all its wagons here and there."""
    s = GAME.new(Setup(2, "1", json.dumps(sheet)))
    assert isinstance(s, TicketToRideState)
    ed = s.edition
    left, owners = ed.wagons, s.owners[:]
    for route in sorted(range(len(ed.routes)), key=lambda route: route * 37 % 101):
        if ed.route_length[route] <= left:
            owners[route] = 0
            left -= int(ed.route_length[route])
    s.owners = owners
    net = Network()
    net.lay_out(s, 0)
    return net


@pytest.mark.parametrize("name", HARD)
def test_the_longest_path_of_any_map_is_found_in_so_many_steps(name: str) -> None:
    net = crowded(HARD[name])
    length = longest_path(net)
    assert net.steps <= MOST_STEPS
    assert length >= 20
    start, steps = find_path(net)
    assert net.steps <= MOST_STEPS
    assert sum(net.length[at] for at in steps) == length
    assert len({net.edge[at] for at in steps}) == len(steps)
    stops = [start, *(net.neighbour[at] for at in steps)]
    assert all(at // MOST_DEGREE == stop for at, stop in zip(steps, stops, strict=False))


def every_way(links: list[Link]) -> int:
    """The longest path by trying everything."""
    best = 0

    def walk(city: int, left: list[Link], length: int) -> None:
        nonlocal best
        best = max(best, length)
        for link in left:
            if city in link[:2]:
                rest = [other for other in left if other is not link]
                walk(link[0] + link[1] - city, rest, length + link[2])

    for start in {city for link in links for city in link[:2]}:
        walk(start, links, 0)
    return best


@pytest.mark.parametrize("seed", range(60))
def test_a_sweep_finds_what_trying_every_way_finds(seed: int) -> None:
    rng = seeded(f"{seed:04x}")
    links: list[Link] = []
    for route in range(3 + int(rng.below(6))):
        a, b = int(rng.below(6)), int(rng.below(5))
        links.append((a, b + (b >= a), 1 + int(rng.below(4)), route))
    best = every_way(links)
    routes = longest_of(links, 0)
    assert sum(link[2] for link in links if link[3] in routes) == best
    assert longest_of(links, best) == []


@pytest.mark.parametrize("name", ["a cubic graph", "5 x 5", "5 x 5 of two lengths"])
def test_a_path_that_only_the_sweep_finds_is_walked_route_by_route(name: str) -> None:
    net = crowded(HARD[name])
    whole = longest_path(net)
    net.most = 30
    assert longest_path(net) == whole
    assert net.swept
    start, steps = find_path(net)
    assert sum(net.length[at] for at in steps) == whole
    stops = [start, *(net.neighbour[at] for at in steps)]
    assert all(at // MOST_DEGREE == stop for at, stop in zip(steps, stops, strict=False))


def test_a_map_on_which_a_player_could_own_too_many_routes_is_refused() -> None:
    load_edition(json.dumps(graph(64, grid(8), wagons=MOST_OWNED)))
    with pytest.raises(EditionError) as caught:
        load_edition(json.dumps(graph(64, grid(8), wagons=MOST_OWNED + 1)))
    assert caught.value.refusal.code == "edition-too-many-owned"
    assert caught.value.refusal.facts["count"] == MOST_OWNED + 1
    for lang in LANGUAGES:
        assert str(MOST_OWNED) in Texts(lang, "ticket_to_ride").error(caught.value)


def long_map() -> Any:
    """A line of 45 cities, a fork at its end, and a ticket from the first city to each other."""
    cities = [f"stop{i:02}" for i in range(46)]
    line = [{"a": a, "b": b, "length": 1, "colour": "grey"} for a, b in pairwise(cities[:45])]
    fork = {"a": "stop43", "b": "stop45", "length": 1, "colour": "grey"}
    sheet = {**small_map(), "wagons": 60, "points": [0, 1], "routes": [*line, fork]}
    sheet["cities"] = [{"id": slug, "name": slug} for slug in cities]
    sheet["tickets"] = [{"a": "stop00", "b": slug, "points": 1} for slug in cities[1:]]
    return sheet


def test_a_path_of_more_than_32_routes_is_measured(tmp_path: Path) -> None:
    s = GAME.new(Setup(2, "1", write(tmp_path, long_map())))
    for seat in (0, 1):
        s.apply(seat, s.legal_actions(seat)[-1])
    dump = json.loads(json.dumps(s.dump()))
    dump["routes"] = {f"{r['a']}-{r['b']}": 0 for r in long_map()["routes"]}
    dump["players"][0]["wagons"] = 15
    table: Any = GAME.load({**dump, "phase": "over"}).view(0)["result"]
    assert table["table"][0]["longest"] == 44
    assert len(table["table"][0]["path"]["routes"]) == 44


def test_more_than_32_tickets_can_be_offered_kept_and_imagined(tmp_path: Path) -> None:
    path = write(tmp_path, long_map())
    last = ["stop00-stop45", "stop00-stop44", "stop00-stop35"]
    s = GAME.new(Setup(2, "1", path, {"start": 0}, {"tickets": last}))
    texts = [s.write(action) for action in s.legal_actions(0)]
    assert "keep stop00-stop44 stop00-stop45" in texts
    assert all(s.refusal(0, action) is None for action in s.legal_actions(0))
    for seat in (0, 1):
        s.apply(seat, s.legal_actions(seat)[-1])
    assert s.dump()["players"][0]["tickets"] == sorted(last)  # type: ignore[index]
    for seed in range(20):
        GAME.load(s.determinize(1, seeded(f"{seed:x}")).dump())  # counts its tickets


# -- the map of the box


def test_the_map_of_the_usa_has_the_printed_pieces() -> None:
    assert len(MAP["cities"]) == 36
    assert len(MAP["routes"]) == 100
    assert len(MAP["tickets"]) == 30
    assert sum(ticket["points"] for ticket in MAP["tickets"]) == 349
    assert sum(route["length"] for route in MAP["routes"]) == 309
    colours = Counter(route["colour"] for route in MAP["routes"])
    assert colours.pop("grey") == 44
    assert set(colours.values()) == {7}


@pytest.mark.rule("TR-E1", "TR-E2")
def test_the_worked_examples_stand_on_the_map() -> None:
    found = {(r["a"], r["b"]): (r["colour"], r["length"]) for r in copy.deepcopy(MAP["routes"])}
    assert found["montreal", "new-york"] == ("blue", 3)
    assert found["montreal", "toronto"] == ("grey", 3)
