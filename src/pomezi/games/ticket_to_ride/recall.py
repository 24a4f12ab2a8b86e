"""The memory of cards and tickets in words: for views, as far as a seat may remember it, and for dumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.dump import Reader
from pomezi.core.state import SPECTATOR, seats_in
from pomezi.core.vecs import BITS, ints, zeros
from pomezi.games.ticket_to_ride.memory import NOTES, PAID, RESHUFFLED, Note, oldest_first, payment
from pomezi.games.ticket_to_ride.pieces import CARDS, KEEP, KINDS, LOCO, OFFER
from pomezi.games.ticket_to_ride.shapes import (
    Deck,
    KnownTickets,
    LostTickets,
    Memory,
    Paid,
    TicketChoice,
    TicketMemory,
    Unswept,
)
from pomezi.games.ticket_to_ride.slots import Layout, layout_of, notes_of
from pomezi.games.ticket_to_ride.whereabouts import (
    OFFERS,
    Base,
    Muddle,
    choice,
    choices_of,
    drawn_of,
    kept_in,
    lay_out,
    mask_of,
    muddle_of,
    offered,
    seat_of,
)

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.edition import Edition
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def counts(cards: vec[i64], first: i64) -> dict[str, int]:
    return {CARDS[card]: int(cards[first + card]) for card in range(KINDS) if cards[first + card]}


# -- what everybody remembers of the cards


def cards_seen(s: TicketToRideState) -> Memory:
    """By deck, the first one first: the cards of it that were not turned up, and how many of them each seat
    drew; what was paid of them, and when; how few of a deck were no locomotives."""
    slots = layout_of(s, SPECTATOR)
    paid: list[Paid] = []
    unswept: list[Unswept] = []
    deck = 0
    for when, note in enumerate(slots.notes):
        if note.kind == RESHUFFLED:
            deck += 1
        elif note.kind == PAID:
            seat = int(note.seat())
            drawn = _drawn(slots, deck, when)[seat]
            paid.append({"seat": seat, "cards": _paid(note), "deck": deck, "drawn": drawn})
        else:
            others = int(note.what)
            unswept.append(
                {
                    "others": others,
                    "deck": deck,
                    "drawn": _drawn(slots, deck, when),
                    "turned": int(note.turned),
                    "paid": len(paid),
                }
            )
    last = len(slots.notes)
    decks: list[Deck] = [
        {"cards": _cards_of(slots, deck), "drawn": _drawn(slots, deck, last)} for deck in range(slots.decks)
    ]
    return {"decks": decks, "paid": paid, "unswept": unswept}


def cards_drawn(s: TicketToRideState, seat: int) -> list[list[str]]:
    """What a seat itself has drawn unseen, by deck; in order, as far as anything happened in between."""
    slots = layout_of(s, seat)
    drawn: list[list[str]] = [[] for _ in range(slots.decks)]
    for slot in range(slots.first_slot[seat], slots.first_slot[seat + 1]):
        drawn[slots.deck[slot]].append(CARDS[slots.card[slot]])
    return drawn


def cards_turned(s: TicketToRideState) -> list[int]:
    """By deck, how many cards that are no locomotives were turned up from it."""
    return [*(int(n.turned) for n in oldest_first(s.memory) if n.kind == RESHUFFLED), int(s.turned)]


def _drawn(slots: Layout, deck: int, when: int) -> list[int]:
    """How many unseen cards of a deck each seat had drawn by then."""
    drawn = [0] * int(slots.seats)
    for slot in range(slots.size):
        if slots.deck[slot] == deck and slots.when[slot] <= when and slots.holder[slot] != slots.seats:
            drawn[slots.holder[slot]] += 1
    return drawn


def _cards_of(slots: Layout, deck: int) -> dict[str, int]:
    """Of everybody, the deck itself too."""
    cards = [0] * KINDS
    for slot in range(slots.size):
        if slots.deck[slot] == deck:
            cards[slots.card[slot]] += 1
    return {CARDS[card]: count for card, count in enumerate(cards) if count}


def _paid(note: Note) -> dict[str, int]:
    return {CARDS[card]: int(note.paid(card)) for card in range(KINDS) if note.paid(card)}


# -- what everybody remembers of the tickets


def ticket_memory(s: TicketToRideState) -> TicketMemory:
    """By where they lie, the tickets that somebody knows the place of: now, or before the first muddle."""
    muddle = s.muddle
    if muddle is None:
        return _memory_of(deck_of(s), s.tickets, open_offer(s), s.seen)
    base = muddle.base
    told = _memory_of(list(base.deck), base.tickets, list(base.offer), base.seen)
    for made in choices_of(muddle):
        told["since"].append(
            {"seat": int(seat_of(made)), "drawn": int(drawn_of(made)), "kept": len(kept_in(made))}
        )
    told["lost"] = seats_in(muddle.seats)
    return told


def _memory_of(deck: list[int], tickets: vec[i64], offer: list[int], seen: vec[i64]) -> TicketMemory:
    known = _seen_tickets(seen)
    found = set(known)
    return {
        "deck": {str(depth): knows(seen[t]) for depth, t in enumerate(deck) if t in found},
        "hands": [sorted([knows(seen[t]) for t in known if (held >> t) & 1]) for held in tickets],
        "offer": [knows(seen[t]) if t in found else None for t in offer],
        "since": [],
        "lost": [],
    }


def _seen_tickets(seen: vec[i64]) -> list[int]:
    """Those that anybody knows the place of: few."""
    found: list[int] = []
    ticket: i64
    for ticket in range(len(seen)):
        if seen[ticket] != 0:
            found.append(int(ticket))
    return found


def knows(seen: i64) -> int:
    """The one seat of a mask: whoever returned a ticket last."""
    return int(seen).bit_length() - 1


def deck_of(s: TicketToRideState) -> list[int]:
    """The tickets of the deck, the top first."""
    ring = len(s.ticket_deck)
    return [int(s.ticket_deck[(s.ticket_top + depth) % ring]) for depth in range(s.tickets_left)]


def open_offer(s: TicketToRideState) -> list[int]:
    """The tickets that the seat whose turn it is chooses from."""
    return offered(s, s.turn) if s.phase == KEEP else []


# -- what a seat remembers of the tickets


def known_tickets(s: TicketToRideState, seat: int) -> KnownTickets:
    """Depths in the ticket deck, whose hands, and who may know of one's own."""
    return _known_in(s.edition, seat, int(s.turn), deck_of(s), s.tickets, open_offer(s), s.seen)


def _known_in(
    ed: Edition, seat: int, chooser: int, deck: list[int], tickets: vec[i64], offer: list[int], seen: vec[i64]
) -> KnownTickets:
    slugs = ed.tickets
    own = tickets[seat]
    if chooser == seat:
        own |= mask_of(ints(offer))
    told: KnownTickets = {"deck": {}, "seats": {}, "offer": {}, "own": {}}
    for ticket in _seen_tickets(seen):
        if (own >> ticket) & 1 == 1:
            told["own"][slugs[ticket]] = knows(seen[ticket])
        elif (seen[ticket] >> seat) & 1 == 1:
            if ticket in deck:
                told["deck"][slugs[ticket]] = deck.index(ticket)
                continue
            if ticket in offer:
                told["offer"][slugs[ticket]] = offer.index(ticket)
            holders = [other for other, held in enumerate(tickets) if (held >> ticket) & 1]
            told["seats"][slugs[ticket]] = holders[0] if holders else chooser
    return told


def tickets_lost(s: TicketToRideState, muddle: Muddle, seat: int) -> LostTickets:
    """How a seat knew the tickets to lie before it lost sight of some, and what it was told since."""
    slugs = s.edition.tickets
    base, choices = muddle.base, choices_of(muddle)
    first = int(seat_of(choices[0]))
    known = _known_in(s.edition, seat, first, list(base.deck), base.tickets, list(base.offer), base.seen)
    base.replay(choices, len(choices))
    since: list[TicketChoice] = []
    for number, made in enumerate(choices):
        drawn, kept = int(drawn_of(made)), kept_in(made)
        told: TicketChoice = {"seat": int(seat_of(made)), "drawn": drawn, "kept": len(kept)}
        if seat_of(made) == seat:
            told["offer"] = [slugs[OFFERS[number * OFFER + place]] for place in range(drawn)]
            told["places"] = kept
        since.append(told)
    return {"known": known, "since": since}


# -- dumps


def dump_notes(s: TicketToRideState) -> list[dict[str, object]]:
    return [_dump_note(s, note) for note in notes_of(s)]


def _dump_note(s: TicketToRideState, note: Note) -> dict[str, object]:
    if note.kind == PAID:
        return {
            "note": NOTES[PAID],
            "seat": int(note.seat()),
            "cards": _paid(note),
            "unseen": [counts(note.unseen, 0)],
        }
    rows = [counts(note.unseen, seat * KINDS) for seat in range(s.seats)]
    return {
        "note": NOTES[note.kind],
        "others": int(note.what),
        "turned": int(note.turned),
        "unseen": rows,
    }


def load_notes(s: TicketToRideState, reader: Reader) -> None:
    """After the cards; whatever cannot have been is refused."""
    s.memory = None
    for number in range(len(reader.items("memory"))):
        s.memory = _load_note(s, reader, number)
    if not layout_of(s, SPECTATOR).is_sound():
        raise reader.fault("dump-unsettled", {"place": "memory"})


def _load_note(s: TicketToRideState, reader: Reader, number: int) -> Note:
    kind = reader.choice("memory", number, "note", known=NOTES)
    rows = 1 if kind == PAID else int(s.seats)
    unseen: list[int] = []
    for row in range(rows):
        unseen += reader.counts("memory", number, "unseen", row, known=CARDS)
    if kind != PAID:
        others = reader.number("memory", number, "others", least=-1)
        turned = reader.number("memory", number, "turned", least=0)
        return Note(s.memory, kind, ints(unseen), others, turned)
    seat = reader.number("memory", number, "seat", least=0, most=s.seats - 1)
    paid = reader.counts("memory", number, "cards", known=CARDS)
    colour = max(range(LOCO), key=lambda card: paid[card])
    what = payment(seat, colour, paid[colour], paid[LOCO])
    return Note(s.memory, kind, ints(unseen), what, 0)


def dump_muddle(s: TicketToRideState) -> dict[str, object] | None:
    muddle = s.muddle
    if muddle is None:
        return None
    slugs = s.edition.tickets
    base = muddle.base
    return {
        "ticket_deck": [slugs[ticket] for ticket in base.deck],
        "offer": [slugs[ticket] for ticket in base.offer],
        "players": [
            {
                "tickets": [slugs[ticket] for ticket in seats_in(base.tickets[seat])],
                "seen_tickets": [slug for at, slug in enumerate(slugs) if (base.seen[at] >> seat) & 1],
            }
            for seat in range(s.seats)
        ],
        "choices": [
            {"seat": int(seat_of(made)), "drawn": int(drawn_of(made)), "kept": kept_in(made)}
            for made in choices_of(muddle)
        ],
        "muddled": int(muddle.seats),
    }


def load_muddle(s: TicketToRideState, reader: Reader) -> None:
    """After the tickets; what does not lead to them as they lie now is refused."""
    muddle = _load_muddle(s, reader)
    then = s.clone()
    lay_out(then, muddle)
    if dump_tickets(then) != dump_tickets(s):
        raise reader.fault("dump-unsettled", {"place": "muddle"})
    s.muddle = muddle


def _load_muddle(s: TicketToRideState, reader: Reader) -> Muddle:
    place = "muddle"
    slugs = s.edition.tickets
    deck = [reader.index(slug, slugs, place) for slug in reader.words(place, "ticket_deck")]
    offer = [reader.index(slug, slugs, place) for slug in reader.words(place, "offer")]
    base = Base(ints(deck), zeros(s.seats), ints(offer), zeros(len(slugs)))
    found = [*deck, *offer]
    for seat in range(s.seats):
        held = [reader.index(t, slugs, place) for t in reader.words(place, "players", seat, "tickets")]
        base.tickets[seat] = mask_of(ints(held))
        found += held
        for slug in reader.words(place, "players", seat, "seen_tickets"):
            base.seen[reader.index(slug, slugs, place)] |= BITS[seat]
    choices = [_load_choice(s, reader, number) for number in range(len(reader.items(place, "choices")))]
    drawn = sum(drawn_of(made) for made in choices[1:])
    is_sound = choices and drawn_of(choices[0]) == len(offer) and drawn <= len(found)
    if sorted(found) != list(range(len(slugs))) or not is_sound:
        raise reader.fault("dump-unsettled", {"place": place})
    most: int = BITS[s.seats] - 1
    return muddle_of(base, ints(choices), reader.number(place, "muddled", least=0, most=most))


def _load_choice(s: TicketToRideState, reader: Reader, number: int) -> int:
    place = ("muddle", "choices", number)
    drawn = reader.number(*place, "drawn", least=1, most=OFFER)
    kept = 0
    for at in range(len(reader.items(*place, "kept"))):
        kept |= 1 << reader.number(*place, "kept", at, least=0, most=drawn - 1)
    return choice(reader.number(*place, "seat", least=0, most=s.seats - 1), drawn, kept)


def dump_tickets(s: TicketToRideState) -> tuple[object, ...]:
    """Where they lie, and who knows it."""
    return deck_of(s), list(s.tickets), list(s.offers), list(s.seen)
