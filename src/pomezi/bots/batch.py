"""Many games at once for a learner: one call does an action in each of them and lets the others answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from pomezi.bots.bot import Bot, Budget, Glimpse
from pomezi.core.encoder import Encoder, clear_cells, clear_marks, new_cells, new_marks
from pomezi.core.game import Game, Setup
from pomezi.core.reward import PLACES, earned
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import BUFFER, RACE, State
from pomezi.core.vecs import zeros

DRAWN: Final = -1  # the learner's seat is drawn for each game
ALL: Final = -2  # the learner plays all seats
NOBODY: Final = -1
NO_RNG: Final = seeded("0")

Maker: TypeAlias = Callable[[], Bot]


@final
class Row:
    """One of the games."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.rng: Rng = NO_RNG  # its deals, races and opponents
        self.learner: i64 = ALL  # its seat
        self.bots: list[Bot | None] = []  # by seat; None does anything legal
        self.asked: i64 = NOBODY  # the seat that the learner is to act for
        self.earned: list[float] = []


@final
class Batch:
    """All vectors are written here and may be read by others as buffers, row by row."""

    def __init__(
        self,
        game: Game,
        encoder: Encoder,
        rows: int,
        learner: int,
        opponents: Sequence[Maker | None],
        reward: int,
        asks_always: bool = True,
    ) -> None:
        """`opponents` sit clockwise from the learner; none where it plays all seats. Unless it `asks_always`,
        the one legal action of a learner that has no choice is done without a question."""
        self.game = game
        self.encoder = encoder
        self.learner: i64 = learner
        self.opponents = list(opponents)
        self.reward = reward
        self.asks_always = asks_always
        self.budget = Budget()
        self.seats: i64 = encoder.seats
        self.size: i64 = encoder.size
        self.choices: i64 = len(encoder.actions)
        first = game.new(encoder.setup)
        self.rows: list[Row] = [Row(first) for _ in range(rows)]
        self.cells: vec[i16] = new_cells(rows * encoder.size)  # what the seats that are asked know
        self.marks: vec[u8] = new_marks(rows * len(encoder.actions))  # 1 = legal for them
        self.asked: vec[i64] = zeros(rows)  # these seats
        self.acted: vec[i64] = zeros(rows)  # those that acted in the last step
        self.over: vec[u8] = new_marks(rows)  # 1 = that ended the game, and the next one has begun
        self.last_cells: vec[i16] = new_cells(rows * encoder.size)  # where over: what they knew at the end
        self.rewards: vec[float] = vec[float]([0.0] * (rows * encoder.setup.seats))  # by row and seat

    def seed(self, seeds: Sequence[str]) -> None:
        """A stream for each row, from hexadecimal digits."""
        for row, seed in zip(self.rows, seeds, strict=True):
            row.rng = seeded(seed)

    def reset(self) -> None:
        """The next game of every row."""
        clear_marks(self.marks, 0, len(self.marks))
        at: i64 = 0
        for row in self.rows:
            self._deal(row)
            self._look(row, at)
            at += 1

    def refused(self, numbers: list[int]) -> int:
        """The first row in which this is no legal number, or -1."""
        for at in range(len(self.rows)):
            number = numbers[at]
            if number < 0 or number >= self.choices or self.marks[at * self.choices + number] == 0:
                return at
        return -1

    def step(self, numbers: list[int]) -> None:
        """One legal action in each row."""
        at: i64 = 0
        for row in self.rows:
            self._act(row, at, numbers[at])
            self._look(row, at)
            at += 1

    def _act(self, row: Row, at: i64, number: i64) -> None:
        who = row.asked
        state = row.state
        self.encoder.mark(state, who, self.marks, at * self.choices, 0)
        state.apply(who, self.encoder.action(state, who, number))
        self._go_on(row)
        self.acted[at] = who
        self._pay(row, at)
        if row.asked != NOBODY:
            self.over[at] = 0
            return
        self.over[at] = 1
        first = at * self.size
        clear_cells(self.last_cells, first, self.size)
        self.encoder.observe(state, who, self.last_cells, first)
        self._deal(row)

    def _pay(self, row: Row, at: i64) -> None:
        seat: i64
        first = at * self.seats
        if self.reward == PLACES and row.asked != NOBODY:
            for seat in range(self.seats):
                self.rewards[first + seat] = 0.0
            return
        now = earned(row.state, self.reward)
        for seat in range(self.seats):
            self.rewards[first + seat] = now[seat] - row.earned[seat]
        row.earned = now

    def _deal(self, row: Row) -> None:
        """A new game, up to the first action of the learner."""
        setup = self.encoder.setup
        while True:
            deal = Setup(setup.seats, row.rng.fork().dump(), setup.edition, setup.options)
            row.state = self.game.new(deal)
            row.earned = earned(row.state, self.reward)
            self._seat(row)
            self._go_on(row)
            if row.asked != NOBODY:
                return

    def _seat(self, row: Row) -> None:
        row.learner = self.learner
        if row.learner == DRAWN:
            row.learner = row.rng.below(self.seats)
        if row.learner == ALL:
            return
        bots: list[Bot | None] = [None] * int(self.seats)
        for i, make in enumerate(self.opponents):
            if make is not None:
                bot = make()
                bot.sit_down(row.rng.fork())
                bots[(row.learner + 1 + i) % self.seats] = bot
        row.bots = bots

    def _go_on(self, row: Row) -> None:
        """Lets the others act until the learner is asked, or the game is over."""
        state = row.state
        while True:
            who = _next_actor(state, row.rng)
            if who == NOBODY:
                row.asked = NOBODY
                return
            if row.learner == ALL or who == row.learner:
                if self.asks_always or state.fill_actions(who, BUFFER) > 1:
                    row.asked = who
                    return
                state.apply(who, BUFFER[0])
                continue
            bot = row.bots[who]
            if bot is None:
                state.apply(who, state.random_action(who, row.rng))
            else:
                state.apply(who, bot.choose(Glimpse(state, who, row.rng), self.budget).action)

    def _look(self, row: Row, at: i64) -> None:
        first = at * self.size
        clear_cells(self.cells, first, self.size)
        self.encoder.observe(row.state, row.asked, self.cells, first)
        self.encoder.mark(row.state, row.asked, self.marks, at * self.choices)
        self.asked[at] = row.asked


def look_ahead(encoder: Encoder, world: State, seat: i64, cells: vec[i16]) -> list[int]:
    """The legal actions of a seat; a row of cells for each tells what the seat would know after it. Let the
    world be imagined (`determinize`, `Glimpse.sample`): what lies hidden in it would show."""
    count = world.fill_actions(seat, BUFFER)
    actions = [int(BUFFER[i]) for i in range(count)]
    clear_cells(cells, 0, count * encoder.size)
    row: i64 = 0
    for action in actions:
        after = world.clone()
        after.apply(seat, action)
        row = encoder.observe(after, seat, cells, row)
    return actions


def _next_actor(state: State, rng: Rng) -> i64:
    """The first of those who may act; in a race any of them."""
    actors: i64 = state.actors()
    if actors == 0:
        return NOBODY
    skip: i64 = 0
    if state.pace() == RACE:
        count: i64 = 0
        rest = actors
        while rest != 0:
            rest &= rest - 1
            count += 1
        skip = rng.below(count)
    seat: i64 = 0
    while (actors >> seat) & 1 == 0 or skip > 0:
        if (actors >> seat) & 1 == 1:
            skip -= 1
        seat += 1
    return seat
