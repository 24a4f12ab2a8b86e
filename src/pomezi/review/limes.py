"""The best landscape that was to be had with the cards of a game of Limes, and where points were left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pomezi.bots.limes.beam import MOST_WIDTH, Found, search
from pomezi.bots.limes.plies import FAR_SIGHTED, Rules, Weigher
from pomezi.core.record import Record
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.pieces import ROUNDS
from pomezi.games.limes.score import total
from pomezi.games.limes.state import LimesState

FIRST_WIDTH = 1

# Asked before a beam is widened from so many landscapes side by side: whether it may be.
GoesOn = Callable[[int], bool]
# How long to search from after so many rounds on; for the whole game first, then from the last round back.
Patience = Callable[[int], GoesOn]


@dataclass(frozen=True)
class Loss:
    """One round of a game: the most that could still be had before it, and after it."""

    round: int
    card: str
    played: str
    before: int
    after: int
    step: int  # of the record


@dataclass(frozen=True)
class Analysis:
    """A finished game of one seat beside the best that was found for its cards."""

    land: Landscape
    points: int
    best: Found
    width: int  # of the widest beam over the whole game
    losses: Sequence[Loss]


def up_to(whole: int, later: int) -> Patience:
    """The same in every run: so wide for the whole game, so wide from each round on."""
    return lambda rounds: lambda width: width < (later if rounds else whole)


def analyse(record: Record, seat: int, patience: Patience) -> Analysis:
    """Raises RecordError unless the record is a whole game."""
    end = record.verify()
    assert isinstance(end, LimesState)
    lands, steps = _positions(record, seat)
    searcher = Searcher(end)
    points = int(total(end.lands[seat]))
    best = searcher.widen(lands[0], patience(0))
    width = searcher.width
    worth = points
    losses: list[Loss] = []
    for index in range(ROUNDS - 1, 0, -1):  # what can be had later can be had earlier: back from the end
        after = worth
        found = searcher.widen(lands[index], patience(index))
        worth = max(worth, found.points)
        if worth > best.points:
            best = _complete(found, record, seat, index)
        losses.append(_loss(record, end, index, steps[index], worth, after))
    losses.append(_loss(record, end, 0, steps[0], max(worth, best.points), worth))
    return Analysis(end.lands[seat], points, best, width, losses[::-1])


def end_with(record: Record, seat: int, best: Found) -> LimesState:
    """The end of the game, had this seat built the best landscape and the others theirs."""
    state = record.replay(0)
    way = iter(best.actions)
    for number, entry in enumerate(record.entries, 1):
        state.apply(entry.seat, next(way) if entry.seat == seat else state.read(entry.notation))
        state = record.with_luck(state, number)
    assert isinstance(state, LimesState)
    return state


class Searcher:
    """Beams over the known deck of one game, wider and wider."""

    def __init__(self, state: LimesState) -> None:
        self.deck = state.deck
        self.weigher = Weigher(Rules(state.edition.faces, state.diagonal, state.ferry), FAR_SIGHTED)
        self.width = 0

    def widen(self, land: Landscape, goes_on: GoesOn) -> Found:
        """The best found; the first beam is searched to its end in any case."""
        self.width = FIRST_WIDTH
        best = search(self.weigher, land, self.deck, self.width)
        while self.width < MOST_WIDTH and goes_on(self.width):
            self.width *= 2
            found = search(self.weigher, land, self.deck, self.width)
            if found.points > best.points:
                best = found
        return best


def _positions(record: Record, seat: int) -> tuple[list[Landscape], list[list[int]]]:
    """The seat's landscape before each round and at the end, and the steps in which it played each."""
    state = record.replay(0)
    assert isinstance(state, LimesState)
    lands = [state.lands[seat].clone()]
    steps: list[list[int]] = []
    for number, entry in enumerate(record.entries):
        state.apply(entry.seat, state.read(entry.notation))
        lays = entry.notation.startswith("lay")
        if entry.seat == seat and lays:
            steps.append([number])
        elif entry.seat == seat:
            steps[-1].append(number)
            lands.append(state.lands[seat].clone())
        after = record.with_luck(state, number + 1)
        assert isinstance(after, LimesState)
        state = after
    return lands, steps


def _complete(found: Found, record: Record, seat: int, rounds: int) -> Found:
    """A way found from the middle of a game, with the actions of the game up to there in front."""
    own = [entry.notation for entry in record.entries if entry.seat == seat][: rounds * 2]
    state = record.game.new(record.setup)
    return Found(found.points, found.land, [*(state.read(text) for text in own), *found.actions])


def _loss(record: Record, end: LimesState, index: int, steps: list[int], before: int, after: int) -> Loss:
    played = ", ".join(record.entries[step].notation for step in steps)
    return Loss(index + 1, end.edition.cards[end.deck[index]], played, before, after, steps[0])
