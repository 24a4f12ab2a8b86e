"""The two maps: who neighbours whom, split states, states inside others."""

from __future__ import annotations

import pytest

from pomezi.games.bez_hranic.edition import Edition
from tests.games.bez_hranic.build import EUROPE, USA, at_round, bills, prices, race


def neighbours(edition: Edition, slug: str) -> set[str]:
    atlas, number = edition.atlas, edition.state_by_slug
    return {other for other in edition.states if atlas.are_neighbours(number[slug], number[other])}


def sea_lines(edition: Edition) -> set[tuple[str, str]]:
    return {(min(a, b), max(a, b)) for a, b, kind in edition.borders() if kind == "sea"}


def crossings(edition: Edition, *stops: str) -> int:
    return len(edition.atlas.way([edition.state_by_slug[slug] for slug in stops])) - 1


@pytest.mark.rule("BH-04")
def test_a_sea_line_counts_as_a_border_for_journeys_and_for_the_neighbour_charge() -> None:
    state = at_round(1, ["ak", "or", "id", "ca", "me", "tx", "fl"], ["wa"], seats=2, edition="usa")
    race(state, "0 ak, 1 or")
    assert prices(state) == [40, 40]
    assert bills(state)["red"]["crossings"] == ["sea"]
    assert bills(state)["yellow"]["crossings"] == ["land"]


@pytest.mark.rule("BH-70")
def test_croatia_liechtenstein_and_monaco() -> None:
    assert "me" in neighbours(EUROPE, "hr")
    assert "it" not in neighbours(EUROPE, "hr")
    assert neighbours(EUROPE, "li") == {"at", "ch"}
    assert neighbours(EUROPE, "mc") == {"fr"}


@pytest.mark.rule("BH-71")
def test_bridges_and_islands_of_europe() -> None:
    for a, b in (("dk", "se"), ("gr", "tr"), ("gb", "ie")):
        assert b in neighbours(EUROPE, a)
    for a, b in (("pl", "se"), ("dk", "no"), ("it", "es")):
        assert b not in neighbours(EUROPE, a)


@pytest.mark.rule("BH-71")
def test_the_sea_lines_of_europe_are_these_and_no_others() -> None:
    assert sea_lines(EUROPE) == {
        ("ie", "is"),
        ("gb", "is"),
        ("is", "no"),
        ("it", "mt"),
        ("gr", "mt"),
        ("cy", "tr"),
        ("fr", "gb"),
        ("be", "gb"),
        ("gb", "nl"),
    }
    assert neighbours(EUROPE, "is") == {"ie", "gb", "no"}
    assert neighbours(EUROPE, "mt") == {"it", "gr"}
    assert neighbours(EUROPE, "cy") == {"tr"}


@pytest.mark.rule("BH-71")
def test_only_russia_and_azerbaijan_are_split() -> None:
    assert [node for node in EUROPE.nodes if ":" in node] == [
        "az:main",
        "az:nakhchivan",
        "ru:main",
        "ru:kaliningrad",
    ]
    assert not [node for node in USA.nodes if ":" in node]


@pytest.mark.rule("BH-72")
def test_nobody_passes_from_one_part_of_russia_to_the_other() -> None:
    assert crossings(EUROPE, "lt", "fi") == 3  # by Latvia or Belarus and the main part, not by Kaliningrad
    assert crossings(EUROPE, "lt", "pl") == 1
    way = EUROPE.atlas.way([EUROPE.state_by_slug[slug] for slug in ("pl", "fi")])
    assert "ru:kaliningrad" not in [EUROPE.nodes[node] for node in way]


@pytest.mark.rule("BH-73")
@pytest.mark.parametrize(
    ("stops", "expected"),
    [
        (("ru", "pl"), 1),  # starts in Kaliningrad
        (("ru", "fi"), 1),  # starts in the main part
        (("fi", "ru", "ua"), 2),  # stops in the main part and goes on from there
        (("pl", "ru", "lt"), 2),  # stops in Kaliningrad
        (("pl", "ru", "fi"), 3),  # has to choose one part: by Belarus into the main part
        (("ru", "pl", "fi"), 4),  # starts in Kaliningrad, later passes through the main part
    ],
)
def test_a_stop_in_russia_is_made_in_one_part_and_each_visit_chooses_anew(
    stops: tuple[str, ...], expected: int
) -> None:
    assert crossings(EUROPE, *stops) == expected


@pytest.mark.rule("BH-73")
def test_russia_as_target_is_reached_in_either_part() -> None:
    state = at_round(5, ["pl", "lt", "fi", "no", "hu", "gr", "es"], ["cz", "ru"], seats=2)
    race(state, "0 pl, 0 lt, 1 hu, 1 40")
    assert bills(state)["red"]["way"] == ["cz", "pl", "lt", "ru:kaliningrad"]


@pytest.mark.rule("BH-73")
def test_a_journey_that_goes_on_leaves_from_the_part_it_has_entered() -> None:
    state = at_round(5, ["pl", "ru", "lt", "no", "hu", "gr", "es"], ["cz", "fi"], seats=2)
    race(state, "0 pl, 0 ru, 1 hu, 1 40")
    red = bills(state)["red"]
    assert red["way"] == ["cz", "pl", "by", "ru:main", "fi"]
    assert red["price"] == 40 + 90  # Czechia–Poland, Poland–Russia, Russia–Finland


@pytest.mark.rule("BH-74")
def test_for_the_neighbour_charge_russia_has_the_neighbours_of_both_parts() -> None:
    assert neighbours(EUROPE, "ru") == {"az", "by", "ee", "fi", "ge", "lv", "no", "ua", "lt", "pl"}
    state = at_round(3, ["ru", "fi", "lt", "no", "hu", "gr", "es"], ["pl"], seats=2)
    race(state, "0 ru, 0 fi, 1 hu, 1 40")
    red = bills(state)["red"]
    assert "ru:kaliningrad" not in red["way"]
    assert red["neighbours"] == [["pl", "ru"], ["ru", "fi"]]  # Poland touches only Kaliningrad, and yet


@pytest.mark.rule("BH-75")
def test_azerbaijan_is_split_in_the_same_way() -> None:
    parts = {node: set() for node in ("az:main", "az:nakhchivan")}  # type: dict[str, set[str]]
    for a, b, _ in EUROPE.borders():
        for here, there in ((a, b), (b, a)):
            if here in parts:
                parts[here].add(there)
    assert "tr" in parts["az:nakhchivan"]
    assert "ru:main" not in parts["az:nakhchivan"]
    assert "ru:main" in parts["az:main"]
    assert "tr" not in parts["az:main"]
    assert crossings(EUROPE, "tr", "az", "ru") == 3
    assert crossings(EUROPE, "tr", "ru") == 2  # by Georgia, not through Azerbaijan
    assert {"tr", "ru"} <= neighbours(EUROPE, "az")


@pytest.mark.rule("BH-76")
def test_a_state_inside_another_is_entered_and_left_through_it() -> None:
    assert crossings(EUROPE, "it", "sm", "fr") == 3
    assert crossings(EUROPE, "fr", "va", "sm") == 4
    state = at_round(5, ["va", "sm", "hu", "gr", "es", "no", "pt"], ["fr", "ch"], seats=2)
    race(state, "0 va, 0 sm, 1 hu, 1 40")
    assert bills(state)["red"]["charges"]["crossings"] == 60
    assert bills(state)["red"]["way"].count("it") == 3


@pytest.mark.rule("BH-77")
def test_the_four_corners_all_neighbour_one_another() -> None:
    corners = {"ut", "co", "az", "nm"}
    for slug in corners:
        assert corners - {slug} <= neighbours(USA, slug)


@pytest.mark.rule("BH-77")
def test_the_usa_has_two_sea_lines() -> None:
    assert sea_lines(USA) == {("ak", "wa"), ("ca", "hi")}
    assert neighbours(USA, "ak") == {"wa"}
    assert neighbours(USA, "hi") == {"ca"}


@pytest.mark.rule("BH-77")
def test_michigan_connecticut_and_maine() -> None:
    assert neighbours(USA, "mi") == {"wi", "in", "oh"}
    assert crossings(USA, "wi", "mi", "oh") == 2  # one territory
    assert "nj" not in neighbours(USA, "ct")
    assert neighbours(USA, "me") == {"nh"}


@pytest.mark.parametrize("edition", [EUROPE, USA], ids=["europe", "usa"])
def test_every_state_has_names_and_three_facts_in_both_languages(edition: Edition) -> None:
    for lang in ("cs", "en"):
        names = edition.names(lang)
        assert {f"state-{s.replace(':', '-')}" for s in (*edition.states, *edition.nodes)} == set(names)
        assert len(set(names.values())) == len(names)
    for state in range(50):
        facts = edition.about(state)["facts"]
        assert isinstance(facts, dict)
        assert [len(facts[lang]) for lang in ("cs", "en")] == [3, 3]
