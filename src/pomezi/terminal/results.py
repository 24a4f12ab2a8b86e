"""Who won."""

from __future__ import annotations

from pomezi.core.state import State
from pomezi.terminal.screen import Screen
from pomezi.text import Texts


def draw_winner(state: State, texts: Texts, screen: Screen) -> None:
    """In the game's own sentence, where points are not what it counts (`won` in its catalogue)."""
    winners = [seat for seat, place in enumerate(state.places()) if place == 1]
    names = ", ".join(texts.player(seat) for seat in winners)
    facts = {"names": names, "count": len(winners), "points": state.scores()[winners[0]]}
    usual = "winner-alone" if len(state.places()) == 1 else "winner"
    screen.say(texts.say("won" if texts.has("won") else usual, facts), "bold")
