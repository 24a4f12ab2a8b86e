"""Ids and counts of the pieces, and the packing of actions."""

from __future__ import annotations

from typing import Final

from pomezi.games.ticket_to_ride.shapes import Phase

# All ids are plain numbers: a seat; a city, a route, a ticket in the order of the edition; a card, which is a
# colour or LOCO.
COLOURS: Final = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")
LOCO: Final = 8
CARDS: Final = (*COLOURS, "loco")
KINDS: Final = 9  # of cards
GREY: Final = 8  # the colour of a route that takes any one colour
ROUTE_COLOURS: Final = (*COLOURS, "grey")

HAND_AT_START: Final = 4
DISPLAY: Final = 5
SWEEP_LOCOS: Final = 3  # so many face up, and the display is swept
SWEEP_OTHERS: Final = 3  # fewer other cards than this in the piles, and it is not
SWEEPS_TOLD: Final = 5  # so many in a row are told one by one
OFFER: Final = 3  # tickets drawn at a time
KEEP_AT_START: Final = 2
KEEP_LATER: Final = 1
LAST_WAGONS: Final = 2
LONGEST_BONUS: Final = 10
FEW_SEATS: Final = 3  # up to so many players share one track of a double route

NONE: Final = -1  # no card on a place of the display, no ticket in an offer
FREE: Final = -1  # owner of a route nobody has claimed
CLOSED: Final = -2  # owner of a track whose twin was claimed in a game for few

# Phases
CHOOSE: Final = 0  # everybody picks their first tickets
MAIN: Final = 1
SECOND: Final = 2  # the second card of a draw
KEEP: Final = 3  # tickets were drawn
OVER: Final = 4
PHASES: Final[tuple[Phase, ...]] = ("choose", "main", "second", "keep", "over")

# Actions. 0–8 draw the face-up card of that kind; from CLAIM on (route + 1, card, locomotives) packed in
# bits; from KEEP_FLAG on a bit mask of up to three tickets.
DRAW_DECK: Final = 9
TICKETS: Final = 10
PASS: Final = 11
CLAIM: Final = 256
ROUTE_SHIFT: Final = 8
CARD_SHIFT: Final = 4
NIBBLE: Final = 15
KEEP_FLAG: Final = 1 << 60
