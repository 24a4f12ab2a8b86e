"""The memory of cards and tickets in words: for views, as far as a seat may remember it, and for dumps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.dump import Reader
from pomezi.core.state import SPECTATOR
from pomezi.core.vecs import BITS, ints, zeros
from pomezi.games.ticket_to_ride.memory import NOTES, PAID, RESHUFFLED, Note
from pomezi.games.ticket_to_ride.pieces import CARDS, KEEP, KINDS, LOCO, OFFER
from pomezi.games.ticket_to_ride.slots import Layout, layout_of, notes_of
from pomezi.games.ticket_to_ride.whereabouts import Choice, Muddle, Tickets, offered, tickets_of

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def counts(cards: vec[i64], first: i64) -> dict[str, int]:
    return {CARDS[card]: int(cards[first + card]) for card in range(KINDS) if cards[first + card]}


# -- what everybody remembers of the cards


def cards_seen(s: TicketToRideState) -> dict[str, object]:
    """By deck, the first one first: the cards of it that were not turned up, and how many of them each seat
    drew; what was paid of them, and when; how few of a deck were no locomotives."""
    slots = layout_of(s, SPECTATOR)
    paid: list[object] = []
    unswept: list[object] = []
    deck = 0
    for when, note in enumerate(slots.notes):
        if note.kind == RESHUFFLED:
            deck += 1
        elif note.kind == PAID:
            seat = int(note.seat)
            drawn = _drawn(slots, deck, when)[seat]
            paid.append({"seat": seat, "cards": _paid(note), "deck": deck, "drawn": drawn})
        else:
            others = int(note.others)
            unswept.append({"others": others, "deck": deck, "drawn": _drawn(slots, deck, when)})
    last = len(slots.notes)
    decks = [
        {"cards": _cards_of(slots, deck), "drawn": _drawn(slots, deck, last)} for deck in range(slots.decks)
    ]
    return {"decks": decks, "paid": paid, "unswept": unswept}


def cards_drawn(s: TicketToRideState, seat: int) -> list[dict[str, int]]:
    """What a seat itself has drawn unseen, by deck."""
    slots = layout_of(s, seat)
    return [_cards_of(slots, deck, seat) for deck in range(slots.decks)]


def _drawn(slots: Layout, deck: int, when: int) -> list[int]:
    """How many unseen cards of a deck each seat had drawn by then."""
    drawn = [0] * int(slots.seats)
    for slot in range(slots.size):
        if slots.deck[slot] == deck and slots.when[slot] <= when and slots.holder[slot] != slots.seats:
            drawn[slots.holder[slot]] += 1
    return drawn


def _cards_of(slots: Layout, deck: int, holder: int = SPECTATOR) -> dict[str, int]:
    """Of everybody, the deck itself too, or of one seat."""
    cards = [0] * KINDS
    for slot in range(slots.size):
        if slots.deck[slot] == deck and holder in (SPECTATOR, slots.holder[slot]):
            cards[slots.card[slot]] += 1
    return {CARDS[card]: count for card, count in enumerate(cards) if count}


def _paid(note: Note) -> dict[str, int]:
    return {CARDS[card]: int(note.paid(card)) for card in range(KINDS) if note.paid(card)}


# -- what a seat remembers of the tickets


def known_in(tickets: Tickets, seat: int, slugs: Sequence[str]) -> dict[str, object]:
    """The places a seat knows: depths in the ticket deck, and whose hands."""
    own = [*tickets.hands[seat], *tickets.offers[seat]]
    known = [ticket for ticket in tickets.own(seat) if ticket not in own]
    deck = {slugs[ticket]: depth for depth, ticket in enumerate(tickets.deck) if ticket in known}
    seats: dict[str, object] = {}
    for other, hand in enumerate(tickets.hands):
        for ticket in sorted([*hand, *tickets.offers[other]]):
            if ticket in known:
                seats[slugs[ticket]] = other
    return {"deck": deck, "seats": seats}


def tickets_lost(s: TicketToRideState, muddle: Muddle, seat: int) -> dict[str, object]:
    """How a seat knew the tickets to lie before it lost sight of some, and what it was told since."""
    slugs = s.edition.tickets
    offers = muddle.offers(muddle.choices, 0)
    since: list[object] = []
    for number, choice in enumerate(muddle.choices):
        told: dict[str, object] = {
            "seat": choice.seat,
            "drawn": choice.drawn,
            "kept": choice.kept.bit_count(),
        }
        if choice.seat == seat:
            told["offer"] = [slugs[ticket] for ticket in offers[number]]
            told["places"] = _places(choice)
        since.append(told)
    return {"known": known_in(muddle.base, seat, slugs), "since": since}


def _places(choice: Choice) -> list[int]:
    """Which of the offer were kept, in the order drawn."""
    return [place for place in range(choice.drawn) if (choice.kept >> place) & 1]


# -- dumps


def dump_notes(s: TicketToRideState) -> list[dict[str, object]]:
    return [_dump_note(s, note) for note in notes_of(s)]


def _dump_note(s: TicketToRideState, note: Note) -> dict[str, object]:
    if note.kind == PAID:
        return {
            "note": NOTES[PAID],
            "seat": int(note.seat),
            "cards": _paid(note),
            "unseen": [counts(note.unseen, 0)],
        }
    rows = [counts(note.unseen, seat * KINDS) for seat in range(s.seats)]
    return {
        "note": NOTES[note.kind],
        "others": int(note.others),
        "turned": int(note.turned),
        "unseen": rows,
    }


def load_notes(s: TicketToRideState, reader: Reader) -> None:
    """After the cards; whatever cannot have been is refused."""
    s.memory = None
    for number in range(len(reader.items("memory"))):
        s.memory = _load_note(s, reader, number)
    if not Layout(s, SPECTATOR).is_sound():
        raise reader.fault("dump-unsettled", {"place": "memory"})


def _load_note(s: TicketToRideState, reader: Reader, number: int) -> Note:
    kind = reader.choice("memory", number, "note", known=NOTES)
    rows = 1 if kind == PAID else int(s.seats)
    unseen: list[int] = []
    for row in range(rows):
        unseen += reader.counts("memory", number, "unseen", row, known=CARDS)
    note = Note(s.memory, kind, ints(unseen))
    if kind == PAID:
        note.seat = reader.number("memory", number, "seat", least=0, most=s.seats - 1)
        paid = reader.counts("memory", number, "cards", known=CARDS)
        note.locos = paid[LOCO]
        for card in range(LOCO):
            if paid[card]:
                note.card, note.count = card, paid[card]
    else:
        note.others = reader.number("memory", number, "others", least=-1)
        note.turned = reader.number("memory", number, "turned", least=0)
    return note


def dump_muddle(s: TicketToRideState) -> dict[str, object] | None:
    muddle = s.muddle
    if muddle is None:
        return None
    slugs = s.edition.tickets
    base = muddle.base
    return {
        "ticket_deck": [slugs[ticket] for ticket in base.deck],
        "players": [
            {
                "tickets": [slugs[ticket] for ticket in base.hands[seat]],
                "offer": [slugs[ticket] for ticket in base.offers[seat]],
                "seen_tickets": [slug for at, slug in enumerate(slugs) if (base.seen[at] >> seat) & 1],
            }
            for seat in range(s.seats)
        ],
        "choices": [
            {"seat": choice.seat, "drawn": choice.drawn, "kept": _places(choice)} for choice in muddle.choices
        ],
        "muddled": muddle.seats,
    }


def load_muddle(s: TicketToRideState, reader: Reader) -> None:
    """After the tickets; what does not lead to them as they lie now is refused."""
    base = _load_base(s, reader)
    choices = [_load_choice(s, reader, number) for number in range(len(reader.items("muddle", "choices")))]
    most = (1 << s.seats) - 1
    muddle = Muddle(base, choices, reader.number("muddle", "muddled", least=0, most=most))
    drawn = len(offered(s, s.turn)) if s.phase == KEEP else 0
    if not choices or not muddle.replay(choices, int(s.turn), drawn).alike(tickets_of(s)):
        raise reader.fault("dump-unsettled", {"place": "muddle"})
    s.muddle = muddle


def _load_base(s: TicketToRideState, reader: Reader) -> Tickets:
    slugs = s.edition.tickets
    place = "muddle"
    deck = [reader.index(slug, slugs, place) for slug in reader.words(place, "ticket_deck")]
    base = Tickets(deck, [], [], zeros(len(slugs)))
    for seat in range(s.seats):
        player = (place, "players", seat)
        base.hands.append([reader.index(slug, slugs, place) for slug in reader.words(*player, "tickets")])
        base.offers.append([reader.index(slug, slugs, place) for slug in reader.words(*player, "offer")])
        for slug in reader.words(*player, "seen_tickets"):
            base.seen[reader.index(slug, slugs, place)] |= BITS[seat]
    everywhere = [*deck, *(ticket for tickets in [*base.hands, *base.offers] for ticket in tickets)]
    if sorted(everywhere) != list(range(len(slugs))):
        raise reader.fault("dump-unsettled", {"place": place})
    return base


def _load_choice(s: TicketToRideState, reader: Reader, number: int) -> Choice:
    place = ("muddle", "choices", number)
    drawn = reader.number(*place, "drawn", least=1, most=OFFER)
    kept = 0
    for at in range(len(reader.items(*place, "kept"))):
        kept |= 1 << reader.number(*place, "kept", at, least=0, most=drawn - 1)
    return Choice(reader.number(*place, "seat", least=0, most=s.seats - 1), drawn, kept)
