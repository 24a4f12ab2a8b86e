"""Messages: what may come in, what goes out, and nothing else."""

from __future__ import annotations

import contextlib
import random
from typing import get_args

import msgspec
import pytest

from pomezi.server import wire
from pomezi.server.wire import Command, decode_command
from tests.server.test_socket import MESSAGES, bad_message


def test_a_message_is_a_command_or_is_refused() -> None:
    rng = random.Random(11)
    for _ in range(MESSAGES):
        with contextlib.suppress(msgspec.DecodeError):
            assert isinstance(decode_command(bad_message(rng)), Command)


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"dance"}',
        '{"do":"play","action":"pass"}',
        '{"do":"play","action":"pass","seq":-1}',
        '{"do":"play","action":"","seq":1}',
        '{"do":"play","action":"pass","seq":1,"more":1}',
        '{"do":"sit","name":""}',
        '{"do":"sit","name":"Anna","seat":16}',
        '{"do":"undo","id":"a\\u0000b"}',
        '{"do":"undo","id":"' + "x" * 41 + '"}',
        '{"do":"say","text":"' + "x" * 281 + '"}',
    ],
)
def test_what_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_command(text)


def test_a_message_leaves_out_what_goes_without_saying() -> None:
    assert wire.encode(wire.Done("c1", 7)) == b'{"is":"done","id":"c1","seq":7}'
    assert wire.encode(wire.News(seq=3)) == b'{"is":"news","seq":3}'
    assert wire.encode(wire.Step(3, "played")) == b'{"seq":3,"kind":"played"}'


def test_tags_are_told_apart() -> None:
    for union in (wire.AnyCommand, wire.AnyMessage):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)
