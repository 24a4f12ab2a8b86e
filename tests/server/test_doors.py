"""All doors together: each path has one description, and those that change something take a form."""

from __future__ import annotations

from pomezi.server.app import House, Settings

WITHOUT_A_FORM = {
    "/api/me/phrase",
    "/api/tables/{table}/review",
    "/api/letters/{letter}/confirm",
    "/api/letters/{letter}/stop",
    "/api/me/notices/hooks/{hook}/test",
    "/api/me/notices/hooks/{hook}/remove",
}


def test_every_door_says_what_it_is_for_and_what_it_gives() -> None:
    doors = House(Settings("sqlite+aiosqlite://")).doors()
    assert len(doors) >= 20
    for door in doors:
        assert door.about, door.path
        assert door.kind != "application/json" or door.gives is not None, door.path
        if door.method == "POST" and door.path not in WITHOUT_A_FORM:
            assert door.takes is not None, door.path
        for name in door.query:
            assert name.isalpha()
