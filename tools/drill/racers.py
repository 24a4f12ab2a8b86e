"""People who race at a table of Bez hranic: honest ones on long wires, and those who cheat."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

from tools.drill.people import Person
from tools.drill.wire import Lag, Socket

NEAREST_S, FARTHEST_S = 0.005, 0.400  # one way
DELAYED_ECHO_S = 0.75
SECOND_S = 0.3  # between two tokens of one seat
LATE_S = 0.7  # after the offer, when the seat's socket is opened

Reaction = Callable[[], float]  # seconds from seeing the offer to the press


def jittery(base_s: float, rng: random.Random) -> Lag:
    """Up to a fifth more than usual, now and then half as much again."""

    def lag() -> float:
        most = 1.5 if rng.random() < 0.01 else 1.2
        return min(base_s * rng.uniform(1.0, most), FARTHEST_S)

    return lag


class Racer:
    """Plays what must be played at once, and in a race reacts after a time of its own."""

    def __init__(self, person: Person, table: str, seat: int, lag: Lag | None, reaction: Reaction) -> None:
        self.person, self.table, self.seat, self.lag, self.reaction = person, table, seat, lag, reaction
        self.ids = count(1)
        self.loop = asyncio.get_running_loop()
        self.socket: Socket | None = None
        self.news: dict[str, Any] = {}
        self.race = 0  # how many have begun
        self.is_racing = False
        self.shown_at = 0.0
        self.true_s: dict[int, float] = {}  # race -> from seeing the offer to the press
        self.moments: dict[int, list[float]] = {}  # race -> when it matters that nobody stalls
        self.waits_for = ""  # a command without an answer
        self.done_seq = 0  # the step of the last one that was done
        self.is_planned = False  # a press
        self.refused: list[str] = []

    async def sit(self) -> None:
        self.socket = await self.person.sit_at(self.table, self.seat, lag=self.lag)
        self.socket.listen(self.hear)

    def hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "news":
            self.news = message
            if (message.get("pace") == "race") != self.is_racing:
                self.is_racing = not self.is_racing
                if self.is_racing:
                    self.offer_came()
        elif message.get("id") == self.waits_for:
            self.waits_for, self.done_seq = "", message.get("seq", 0)
            if message["is"] == "refused":
                self.refused.append(str(message.get("code")))
        self.go_on()

    def can_act(self) -> bool:
        """What we see is what is, as far as we know."""
        return bool(not self.waits_for and self.news.get("legal") and self.news["seq"] >= self.done_seq)

    def go_on(self) -> None:
        if not self.can_act() or self.is_planned:
            return
        if self.is_racing:
            self.plan_press(SECOND_S)  # another token, where there is one
        else:
            self.play(self.news["legal"][0])

    def offer_came(self) -> None:
        assert self.socket is not None
        self.race += 1
        self.shown_at = self.loop.time()
        self.moments[self.race] = [self.socket.came_at, self.shown_at]
        self.plan_press(self.reaction())

    def plan_press(self, after_s: float) -> None:
        self.is_planned = True
        self.loop.call_later(after_s, self.press)

    def press(self) -> None:
        """The true time is what really passed."""
        self.is_planned = False
        if not self.is_racing:
            self.go_on()
        elif self.can_act():
            true_s = self.loop.time() - self.shown_at
            self.play(self.news["legal"][0], took_ms=self.claim_ms(true_s))
            if self.race not in self.true_s and self.socket is not None:
                self.true_s[self.race] = true_s
                self.moments[self.race] += [self.loop.time(), self.socket.leaves_at()]

    def claim_ms(self, true_s: float) -> float:
        return true_s * 1000

    def play(self, action: str, **more: Any) -> None:
        if self.socket is not None and not self.socket.is_closed:
            self.waits_for = f"{self.seat}-{next(self.ids)}"
            seq = self.news["seq"]
            self.socket.send({"do": "play", "id": self.waits_for, "seq": seq, "action": action, **more})

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.abort()


class Boaster(Racer):
    """Says that it took no time at all."""

    def claim_ms(self, true_s: float) -> float:
        return 0.0


class SlowEcho(Boaster):
    """Answers every probe late, so as to seem far away."""

    async def sit(self) -> None:
        await super().sit()
        assert self.socket is not None
        self.socket.echo_after_s = DELAYED_ECHO_S


class LaterSlowEcho(Boaster):
    """Answers the first probes at once, and from the first race on late."""

    def offer_came(self) -> None:
        super().offer_came()
        assert self.socket is not None
        self.socket.echo_after_s = DELAYED_ECHO_S


class LateSocket(Boaster):
    """Sees the offer from beside the table, without a key, and opens its seat's socket late."""

    def __init__(self, person: Person, table: str, seat: int, lag: Lag | None, reaction: Reaction) -> None:
        super().__init__(person, table, seat, lag, reaction)
        self.beside: Socket | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_race_on = False
        self.coming = asyncio.Lock()

    async def sit(self) -> None:
        self.beside = await Person(self.person.port, "").sit_at(self.table)
        self.beside.listen(self.look_on)
        await super().sit()

    def look_on(self, message: dict[str, Any]) -> None:
        """The offer is seen here; the seat comes back late, or when it must deal."""
        if message["is"] != "news":
            return
        was_on, self.is_race_on = self.is_race_on, message.get("pace") == "race"
        if self.is_race_on and not was_on:
            self.race += 1
            self.shown_at = self.loop.time()
            self.moments[self.race] = [self.shown_at]
            self.spawn(self.come_back(self.reaction()))
        elif not self.is_race_on and self.is_away():
            if was_on or self.deals(message.get("view") or {}):
                self.spawn(self.sit_again())

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if message["is"] == "done" and self.has_nothing_to_do() and self.socket is not None:
            self.socket.abort()
            self.is_racing = False

    def offer_came(self) -> None:
        """The seat's own socket tells us nothing new."""
        self.is_planned = True

    def has_nothing_to_do(self) -> bool:
        """Before the race, unless it deals itself."""
        view = self.news.get("view") or {}
        dealer = view.get("dealer", 0) + (view.get("phase") == "review")
        return view.get("phase") != "choose" and dealer % len(view.get("players", [0])) != self.seat

    def deals(self, view: dict[str, Any]) -> bool:
        return view.get("phase") == "deal" and self.seat in view.get("actors", [])

    def is_away(self) -> bool:
        return self.socket is None or self.socket.is_closed

    async def come_back(self, reaction_s: float) -> None:
        await asyncio.sleep(min(LATE_S, reaction_s - 0.05))
        await self.sit_again()
        await asyncio.sleep(max(0.0, self.shown_at + reaction_s - self.loop.time()))
        self.press()

    async def sit_again(self) -> None:
        async with self.coming:  # one socket and no more
            if self.is_away():
                self.waits_for, self.done_seq, self.is_planned = "", 0, False
                await super().sit()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def leave(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        if self.beside is not None:
            self.beside.abort()
        super().leave()
