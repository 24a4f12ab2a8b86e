"""What a seat does for itself while several act together: the others get no message they could count."""

from __future__ import annotations

from typing import Any

from tests.server.client import Chair
from tests.server.conftest import Arrive
from tests.server.test_table import until_done


async def three_at_the_border(arrive: Arrive) -> list[Chair]:
    people = [await arrive(name) for name in ("Anna", "Bob", "Cyril")]
    table = await people[0].open_table(["me", "open", "open"], game="border", name="Anna")
    chairs = [await people[0].sit_at(table)]
    for person in people[1:]:
        assert (await person.do(table, "sit", name=person.name))["is"] == "done"
        chairs.append(await person.sit_at(table))
    await until_done(await chairs[0].ask("start"), *chairs)
    return chairs


async def until_two_may_cross(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """Rolls and keeps, turn by turn, until both other players have something to cross."""
    while True:
        view = chairs[0].latest["view"]
        actors = [chairs[seat] for seat in view["actors"]]
        if view["phase"] == "cross" and len(actors) == 2:
            return actors[0], actors[1]
        legal = actors[0].latest["legal"]
        wish = next(each for each in ("keep", "done", legal[0]) if each in legal)
        await until_done(await actors[0].play(wish), *chairs)


async def test_the_others_get_no_message_of_a_hidden_cross_or_of_taking_it_back(arrive: Arrive) -> None:
    chairs = await three_at_the_border(arrive)
    one, two = await until_two_may_cross(chairs)
    others = [chair for chair in chairs if chair is not one]
    heard = [len(chair.news) for chair in others]
    cross = one.latest["legal"][0]
    await until_done(await one.play(cross), one)
    await until_done(await one.ask("undo"), one)
    await until_done(await one.play(cross), one)
    assert one.latest["view"]["own"]["crosses"]
    await until_done(await one.play("done"), one)
    for chair in others:
        while kinds_of(chair.latest) != ["finished"]:
            await chair.read()
    for chair, before in zip(others, heard, strict=True):
        messages = [each for each in chair.news[before:] if not each.get("table")]
        assert [kinds_of(each) for each in messages] == [["finished"]]
        seqs = [each["seq"] for each in chair.news if not each.get("table")]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs))), "a gap tells how often somebody crossed"
    await until_done(await two.play("done"), two)
    assert "crossed" in kinds_of(two.latest)


async def test_whoever_comes_back_is_not_told_the_hidden_crosses_either(arrive: Arrive) -> None:
    chairs = await three_at_the_border(arrive)
    one, two = await until_two_may_cross(chairs)
    seen = two.seq
    await one.until((await one.play(one.latest["legal"][0]))["seq"])
    await two.close()
    back = await two.person.sit_at(two.table, after=seen)
    assert kinds_of(await back.read()) == []


def kinds_of(news: dict[str, Any]) -> list[str]:
    return [event["kind"] for step in news.get("steps", []) for event in step.get("events", [])]
