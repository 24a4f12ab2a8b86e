"""A tournament in the making: which pairs meet, which deals are played, which are still to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from pomezi.lab.journal import Chunk, Entry
from pomezi.lab.match import Played, Terms, seatings
from pomezi.lab.stats import Adjusted, Estimate, Met, StopRule, adjusted, share

CHUNK_GAMES = 12  # about so many games in a chunk: little is lost with one, and little time between two


class Bout:
    """Two bots and the deals they play: seeds `first`, `first` + 1, …"""

    def __init__(self, terms: Terms, a: str, b: str, seeds: range, test: StopRule | None = None) -> None:
        self.terms = terms
        self.a = a
        self.b = b
        self.seeds = seeds
        self.test = test
        self.games_a_deal = len(seatings(a, b, terms.seats))
        self.played: dict[int, tuple[Played, ...]] = {}
        self.given: set[int] = set()  # seeds in somebody's hands
        self.stopped_after = 0  # deals; 0 = the test has not stopped
        self.is_proved = False  # that the share is the test's high one

    def add(self, entry: Entry) -> None:
        """A chunk that comes twice does no harm: the first one counts."""
        for seed in entry.chunk.seeds():
            games = tuple(game for game in entry.games if game.seed == seed)
            assert len(games) == self.games_a_deal
            self.played.setdefault(seed, games)
        if self.test is not None and not self.stopped_after:
            self.stopped_after, self.is_proved = self.test.verdict(
                [deal_share(self.a, g) for g in self.row()]
            )

    def row(self) -> list[tuple[Played, ...]]:
        """The deals from the first seed on without a gap: so the order in which chunks finish is nothing."""
        found = []
        for seed in self.seeds:
            if seed not in self.played:
                break
            found.append(self.played[seed])
        return found[: self.stopped_after] if self.stopped_after else found

    def take(self) -> Chunk | None:
        """The next seeds that nobody has played or is playing."""
        if self.stopped_after:
            return None
        size = max(1, CHUNK_GAMES // self.games_a_deal)
        run: list[int] = []
        for seed in self.seeds:
            if seed in self.played or seed in self.given:
                if run:
                    break
            else:
                run.append(seed)
                if len(run) == size:
                    break
        if not run:
            return None
        self.given.update(run)
        return Chunk(self.terms, self.a, self.b, run[0], run[-1])

    def is_over(self) -> bool:
        return self.stopped_after > 0 or len(self.row()) == len(self.seeds)

    def games(self) -> list[Played]:
        return [game for deal in self.row() for game in deal]

    def deals(self) -> list[float]:
        """The share that `a` had of each deal; 0.5 is even."""
        return [deal_share(self.a, deal) for deal in self.row()]

    def share(self) -> Estimate:
        return share(self.deals())

    def adjusted(self) -> Adjusted | None:
        """The share less luck; None where luck was not asked for, or too few deals are played."""
        if self.terms.luck == 0:
            return None
        return adjusted(self.deals(), [deal_luck(self.a, deal) for deal in self.row()])

    def met(self) -> Met:
        return Met(self.a, self.b, self.deals())


def deal_share(a: str, deal: Sequence[Played]) -> float:
    """Of all wins in a deal; where everybody plays alone, by whose landscape was worth more."""
    if len(deal[0].seating) == 1:
        mine, theirs = sorted(deal, key=lambda game: game.seating[0] != a)
        return 0.5 if mine.scores == theirs.scores else float(mine.scores > theirs.scores)
    won = sum(part for game in deal for name, part in zip(game.seating, game.shares()) if name == a)
    return won / len(deal)


def deal_luck(a: str, deal: Sequence[Played]) -> float:
    """How much luckier `a` was in a deal: of all wins; where everybody plays alone, in points."""
    told = [
        part if name == a else -part
        for game in deal
        for name, part in zip(game.seating, game.luck, strict=True)
    ]
    return sum(told) / (2 * len(deal))


class Tournament:
    """All pairs of some bots under the same terms."""

    def __init__(
        self,
        terms: Terms,
        bots: Sequence[str],
        games: int,
        first_seed: int = 1,
        test: StopRule | None = None,
        pairs: Iterable[tuple[str, str]] = (),
    ) -> None:
        """`games` of every pair, rounded up to whole deals; `pairs` if not all of them should meet."""
        self.terms = terms
        self.bots = list(bots)
        self.test = test
        self.bouts: dict[tuple[str, str], Bout] = {}
        for a, b in pairs or combinations(bots, 2):
            deals = -(-games // len(seatings(a, b, terms.seats)))
            self.bouts[a, b] = Bout(terms, a, b, range(first_seed, first_seed + deals), test)

    def add(self, entry: Entry) -> Bout | None:
        """Whatever does not belong here is left aside: another pair, other seeds."""
        bout = self.bouts.get((entry.chunk.a, entry.chunk.b))
        if bout is not None:
            bout.add(entry)
        return bout

    def take(self) -> Chunk | None:
        """From the pair that has played least."""
        for bout in sorted(self.bouts.values(), key=lambda bout: len(bout.given | bout.played.keys())):
            chunk = bout.take()
            if chunk is not None:
                return chunk
        return None

    def is_over(self) -> bool:
        return all(bout.is_over() for bout in self.bouts.values())

    def games(self) -> list[Played]:
        return [game for bout in self.bouts.values() for game in bout.games()]
