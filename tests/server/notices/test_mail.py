"""Letters by SMTP, to a real post office on loopback."""

from __future__ import annotations

import asyncio
import threading

import pytest

from pomezi.server.notices.mail import Letter, Post, Undeliverable, is_address
from tests.server.notices.desk import SENDER, post_office

LETTER = Letter(
    "bob@home.example", "Pomezí: žluťoučký", "Dobrý den,\nčtěte.\n", "id1", "https://g.example/s", 1
)


async def test_a_letter_arrives_as_it_was_written() -> None:
    async with post_office() as office:
        await Post(f"smtp://127.0.0.1:{office.port}", SENDER).send(LETTER)
        [letter] = office.letters
    assert (letter["To"], letter["Subject"]) == ("bob@home.example", "Pomezí: žluťoučký")
    assert "pomezi@games.example" in letter["From"]
    assert letter.get_content().replace("\r\n", "\n") == LETTER.text
    assert letter["Message-ID"] == "<id1@games.example>", "the same each time: a second one is known as such"
    assert letter["List-Unsubscribe"] == "<https://g.example/s>"
    assert letter["Auto-Submitted"] == "auto-generated"


async def test_a_refusal_for_good_is_told_from_one_for_now() -> None:
    async with post_office() as office:
        post = Post(f"smtp://127.0.0.1:{office.port}", SENDER)
        office.refuses = "550 nobody"
        with pytest.raises(Undeliverable):
            await post.send(LETTER)
        office.refuses = "451 later"
        with pytest.raises(OSError, match="later"):
            await post.send(LETTER)


async def test_a_post_office_that_never_answers_keeps_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Passwords are looked at in the house's own threads: those that write letters are others."""
    is_open = threading.Event()
    monkeypatch.setattr(Post, "_send", lambda *_: is_open.wait())
    post = Post("smtp://post.example", SENDER)
    letters = [asyncio.create_task(post.send(LETTER)) for _ in range(40)]
    try:
        await asyncio.sleep(0)  # all are on their way
        async with asyncio.timeout(5):
            await asyncio.to_thread(is_open.is_set)
        assert not any(letter.done() for letter in letters)
    finally:
        is_open.set()
        await asyncio.gather(*letters)


async def test_a_password_never_leaves_without_encryption() -> None:
    async with post_office() as office:
        post = Post(f"smtp://anna:s%40cret@127.0.0.1:{office.port}", SENDER)
        assert (post.user, post.password) == ("anna", "s@cret")
        with pytest.raises(OSError, match="STARTTLS"):
            await post.send(LETTER)
        assert office.letters == []


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("", SENDER),
        ("http://x", SENDER),
        ("smtp://", SENDER),
        ("smtp://h", ""),
        ("smtp://h", "x\n@y.example"),
    ],
)
def test_what_is_no_post_office_is_known_at_the_start(url: str, sender: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        Post(url, sender)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("bob@home.example", True),
        ("b.o-b+x@a.b.example", True),
        ("bob", False),
        ("bob@home", False),
        ("Bob <bob@home.example>", False),
        ("bob@home.example\r\nBcc: all@x.example", False),
        ("a@b.example,c@d.example", False),
        ("x" * 250 + "@b.example", False),
    ],
)
def test_an_address_is_one_persons(text: str, is_one: bool) -> None:
    assert is_address(text) == is_one
