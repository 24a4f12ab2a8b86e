"""Who won."""

from __future__ import annotations

from pomezi.core.state import State
from pomezi.terminal.screen import Screen
from pomezi.text import Texts


def draw_winner(state: State, texts: Texts, screen: Screen) -> None:
    winners = [seat for seat, place in enumerate(state.places()) if place == 1]
    names = ", ".join(texts.player(seat) for seat in winners)
    facts = {"names": names, "count": len(winners), "points": state.scores()[winners[0]]}
    alone = len(state.places()) == 1
    screen.say(texts.say("winner-alone" if alone else "winner", facts), "bold")
