"""sfc32: the same numbers everywhere."""

from __future__ import annotations

import pytest

from pomezi import SetupError, seeded
from pomezi.core.rng import resumed
from pomezi.core.vecs import ints


def plain_sfc32(seed: str) -> list[int]:
    """The generator written down once more, from its published definition."""
    word = 2**32
    number = int(seed, 16)
    a, b, c, counter = (number // word**power % word for power in (3, 2, 1, 0))
    numbers = []
    for _ in range(1012):
        out = (a + b + counter) % word
        counter = (counter + 1) % word
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % word
        c = ((c << 21 | c >> 11) % word + out) % word
        numbers.append(out)
    return numbers[12:]


@pytest.mark.parametrize("seed", ["0", "1", "f" * 32, "0123456789abcdef0123456789abcdef"])
def test_words_follow_the_published_definition(seed: str) -> None:
    rng = seeded(seed)
    assert [rng.word() for _ in range(1000)] == plain_sfc32(seed)


def test_the_first_numbers_of_a_seed_never_change() -> None:
    rng = seeded("cafe")
    assert [rng.below(100) for _ in range(10)] == PINNED


PINNED = [53, 14, 27, 95, 24, 38, 30, 18, 32, 80]


def test_below_is_fair_and_in_range() -> None:
    rng = seeded("7")
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts)
    assert {rng.below(1) for _ in range(100)} == {0}


def test_below_a_large_bound_stays_below_it() -> None:
    rng = seeded("8")
    bound = 3 * 2**29  # as large as it may be, nearly; a quarter of all words is thrown away
    assert all(0 <= rng.below(bound) < bound for _ in range(1000))


@pytest.mark.parametrize("bound", [3 * 2**29, 2**31 - 1, 2**30 + 1, 6, 110])
def test_words_that_would_favour_some_numbers_are_thrown_away(bound: int) -> None:
    """Words below 2**32 mod bound, once multiplied, would make some numbers likelier: they do not count."""
    rng = seeded("8")
    fair = [word for word in plain_sfc32("8") if word * bound % 2**32 >= 2**32 % bound]
    assert [rng.below(bound) for _ in fair] == [word * bound // 2**32 for word in fair]


def test_of_a_large_bound_every_part_is_as_likely() -> None:
    rng = seeded("8")
    counts = [0, 0, 0]
    for _ in range(30_000):
        counts[rng.below(3 * 2**29) // 2**29] += 1
    assert all(abs(count - 10_000) < 400 for count in counts)


def test_a_shuffle_keeps_every_card_and_moves_only_the_first_ones() -> None:
    cards = ints(range(20))
    seeded("9").shuffle(cards, 15)
    assert sorted(cards[:15]) == list(range(15))
    assert list(cards[:15]) != list(range(15))
    assert list(cards[15:]) == list(range(15, 20))


def test_every_order_of_three_cards_is_equally_likely() -> None:
    rng = seeded("a")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(12_000):
        cards = ints(range(3))
        rng.shuffle(cards, 3)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(abs(count - 2000) < 200 for count in counts.values())


def test_a_clone_goes_on_with_the_same_numbers_and_a_fork_with_its_own() -> None:
    rng = seeded("b")
    twin = rng.clone()
    assert [rng.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    fork = rng.fork()
    assert [rng.word() for _ in range(5)] != [fork.word() for _ in range(5)]


def test_a_dump_resumes_where_it_was() -> None:
    rng = seeded("c")
    rng.word()
    again = resumed(rng.dump())
    assert [rng.word() for _ in range(5)] == [again.word() for _ in range(5)]


@pytest.mark.parametrize("seed", ["", "xyz", "f" * 33, "0x12", " 1", "-1", "1_0"])
def test_a_seed_that_is_no_hex_number_is_refused(seed: str) -> None:
    with pytest.raises(SetupError) as caught:
        seeded(seed)
    assert caught.value.refusal.code == "bad-seed"
    assert "hex_digits: 32" in str(caught.value)
