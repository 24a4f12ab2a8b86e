"""What happened, told to each person as far as they may know."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from pomezi.core.events import Event, told
from pomezi.core.state import SPECTATOR
from pomezi.terminal.marks import mark
from pomezi.terminal.screen import Screen
from pomezi.text import Texts


class Story:
    """All events of a game by the seat that acted, and how far each seat has heard them."""

    def __init__(self, seats: int) -> None:
        self.chapters: list[tuple[int, list[Event]]] = []
        self.heard = [0] * seats

    def add(self, actor: int, events: list[Event]) -> None:
        self.chapters.append((actor, events))

    def last_actor(self) -> int:
        return self.chapters[-1][0] if self.chapters else SPECTATOR

    def tell_news(self, seat: int, texts: Texts, screen: Screen, hushed: Collection[str] = ()) -> None:
        """What a seat has not heard yet."""
        self.tell(seat, texts, screen, self.heard[seat], hushed)
        self.heard[seat] = len(self.chapters)

    def latest(self, seat: int, texts: Texts, count: int) -> list[str]:
        """The last sentences that a seat has not heard yet."""
        chapters = self.chapters[self.heard[seat] :]
        return [told for _, events in chapters for told in sentences(events, seat, texts)][-count:]

    def tell(
        self, seat: int, texts: Texts, screen: Screen, first: int = 0, hushed: Collection[str] = ()
    ) -> None:
        """One paragraph a turn, as the seat (or SPECTATOR) may know it, without the kinds hushed now."""
        paragraph: list[str] = []
        for number in range(first, len(self.chapters)):
            actor, events = self.chapters[number]
            paragraph += sentences([event for event in events if event.kind not in hushed], seat, texts)
            if number + 1 == len(self.chapters) or self.chapters[number + 1][0] != actor:
                if paragraph:
                    tell_paragraph(actor, paragraph, screen)
                paragraph = []


def sentences(events: list[Event], seat: int, texts: Texts) -> list[str]:
    return [texts.event(event) for event in told(events, seat)]


def tell_paragraph(actor: int, said: list[str], screen: Screen) -> None:
    screen.say(Text.assemble(mark(actor), " ", " ".join(said)))
