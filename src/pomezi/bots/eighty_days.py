"""Taste for Around the World in 80 Days: plan the legs ahead with the cards in hand, mind the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.bots.eighty_days_leg import KEPT, ROLL, best_service, leg_cost
from pomezi.bots.eighty_days_outlook import COIN, EVENT, TENTHS, Outlook
from pomezi.bots.random import DistractedBot
from pomezi.games.eighty_days import actions, stack
from pomezi.games.eighty_days.leg import effect_of
from pomezi.games.eighty_days.pieces import (
    ACCEPT,
    ACTING,
    BUY,
    BUY_TRAVEL,
    CARD_PRICE,
    CARD_TYPES,
    CASH,
    CITY_TARGET,
    CONTACTS,
    DETECTIVE,
    DETECTIVE_DAYS,
    DISCARDING,
    ELEPHANT,
    END,
    EXCHANGE,
    HAND_LIMIT,
    LEG,
    MOVE_DETECTIVE,
    PLAY,
    REROLL,
    ROLLING,
    SKIP,
    SPACE_BALLOON,
    SPACE_COIN,
    SPACE_DETECTIVE,
    SPACE_EVENT,
    SPACE_EXCHANGE,
    STAY,
    TAKE,
    TAKING,
    TOKEN,
    TOKEN_COIN,
    TOKEN_DAY,
    TOKEN_EVENT,
    TRAVEL,
    UNSEEN,
    USE,
    USING,
)
from pomezi.games.eighty_days.state import EightyDaysState

# All worths in tenths of a day.
WATCH: Final = 4
PLANNER_LEGS: Final = 6


class LegBot(Bot):
    """Plans as many legs ahead as it is told; sees its own cards and the open table, nothing else."""

    def __init__(self, legs: int) -> None:
        self.legs = legs

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, EightyDaysState)
        return Choice(Thought(s, glimpse.seat, self.legs).best_action())


class Thought:
    """One decision of one seat."""

    def __init__(self, s: EightyDaysState, seat: int, legs: int) -> None:
        self.s = s
        self.seat = seat
        self.at = int(s.at[seat])
        self.outlook = Outlook(s, seat, legs)
        self.hand = self.outlook.hand_of(s, seat)
        self.coin = min(COIN, 3 * (int(s.edition.legs) - self.at))  # at home coins are worth nothing

    def best_action(self) -> int:
        phase = int(self.s.phase)
        legal = self.s.legal_actions(self.seat)
        if phase == TAKING:
            return self._in_passing(legal) or self._best_take(legal)
        if phase == USING:
            return self._best_use()
        if phase == ACTING:
            return self._in_passing(legal) or self._best_journey(legal)
        if phase == LEG:
            return best_service(self.s, self.seat, legal)
        if phase == ROLLING:
            worth_it = TENTHS * int(self.s.die) - ROLL > self.coin
            return actions.pack(REROLL if worth_it else ACCEPT, 0)
        if phase == TOKEN:
            return actions.pack(USE if self._wants_event() else SKIP, 0)
        assert phase == DISCARDING
        return self._best_discard(legal)

    # -- at any moment

    def _in_passing(self, legal: list[int]) -> int:
        """Coins for an elephant that is behind, a card for coins that have no better use; 0 for neither."""
        for action in legal:
            verb = int(actions.verb_of(action))
            if verb == CASH and self._elephant_is_behind():
                return action
            if verb == BUY and actions.about_of(action) == BUY_TRAVEL and self._wants_to_buy():
                return action
        return 0

    def _elephant_is_behind(self) -> bool:
        by_elephant = self.s.edition.by_elephant
        return all(by_elephant[leg] == 0 for leg in range(self.at, len(by_elephant)))

    def _wants_to_buy(self) -> bool:
        """When a card more is worth the coins: in a hurry, or with the end in sight."""
        if self.s.legs > 0 or self.outlook.missing_cards(self.hand, self.at) == 0:
            return False
        return self.outlook.turn > CARD_PRICE * self.coin

    def _wants_event(self) -> bool:
        return self.at + 2 < self.s.edition.legs and stack.size(self.s.held[self.seat]) < 3

    # -- the card to take

    def _best_take(self, legal: list[int]) -> int:
        best = -1
        least = 1 << 40
        for action in legal:
            if actions.verb_of(action) != TAKE:
                continue
            space = int(actions.about_of(action))
            if space == UNSEEN:
                cost = self.outlook.cost(self.at, self.hand) - self.outlook.turn - 8
            else:
                card = int(self.s.row[space])
                cost = self._turn_cost(self.hand + self.outlook.one(card), space == SPACE_BALLOON)
                cost -= self._space_worth(space)
            if cost < least:
                best, least = action, cost
        return best

    def _turn_cost(self, hand: int, balloon: bool) -> int:
        """The journey from here with this hand, if it goes on or stays now, whichever is better."""
        cost = self._stay_cost(hand)
        for packed in self.outlook.travels(self.at, hand):
            cost = min(cost, self._travel_cost(hand, packed, balloon))
        return cost

    def _space_worth(self, space: int) -> int:
        if space == SPACE_COIN:
            return self.coin if self.s.supply > 0 else 0
        if space == SPACE_EVENT:
            return EVENT if self._wants_event() else 0
        if space == SPACE_DETECTIVE:
            return self._detective_worth()
        if space == SPACE_EXCHANGE:
            return 4 * len(self._useless())
        return 0 if space == SPACE_BALLOON else WATCH

    # -- the action above it

    def _best_use(self) -> int:
        space = int(self.s.space)
        if space == SPACE_DETECTIVE:
            return actions.pack(MOVE_DETECTIVE, self._best_city())
        if space == SPACE_EXCHANGE:
            useless = self._useless()
            return actions.pack(EXCHANGE, actions.pack_cards(useless)) if useless else actions.pack(SKIP, 0)
        if space == SPACE_EVENT and not self._wants_event():
            return actions.pack(SKIP, 0)
        return actions.pack(USE, 0)

    def _best_city(self) -> int:
        """Where the detective will meet most others and not this seat."""
        mine = (self.at, self.at + 1)
        others = [int(self.s.at[seat]) for seat in range(self.s.seats) if seat != self.seat]
        worths = [
            (3 * others.count(city - 1) + others.count(city) - (9 if city in mine else 0), -city)
            for city in range(1, len(self.s.edition.cities))
        ]
        return -max(worths)[1]

    def _detective_worth(self) -> int:
        meets = int(self.s.detective) in (self.at, self.at + 1)
        return 8 if meets else 3

    def _useless(self) -> list[int]:
        """Up to three cards that the plan would hardly miss."""
        hand = self.hand
        useless: list[int] = []
        for _ in range(3):
            cost = self.outlook.cost(self.at, hand)
            losses = [
                (self.outlook.cost(self.at, hand - self.outlook.one(card)) - cost, -card)
                for card in range(CARD_TYPES)
                if self.outlook.holds(hand, card)
            ]
            if not losses or min(losses)[0] > self.outlook.turn // 2:
                break
            useless.append(-min(losses)[1])
            hand -= self.outlook.one(useless[-1])
        return useless

    # -- going on, or staying

    def _best_journey(self, legal: list[int]) -> int:
        """The cheapest way on against staying; contacts for a second leg, the detective sent away."""
        travels = [action for action in legal if actions.verb_of(action) == TRAVEL]
        stays = actions.pack(END if self.s.legs > 0 else STAY, 0)
        best = self._sent_away(legal) or stays
        least = self._stay_cost(self.hand)
        if not travels and self.s.legs > 0:
            return self._contacts(legal, least) or best
        for action in travels:
            cost = self._travel_cost(self.hand, int(actions.about_of(action)), self.s.balloon == 1)
            if cost <= least:
                best, least = action, cost
        return best

    def _sent_away(self, legal: list[int]) -> int:
        """A detective card against a detective who is here."""
        if self.at != self.s.detective:
            return 0
        city = self._best_city() + CITY_TARGET
        for action in legal:
            if actions.verb_of(action) == PLAY and actions.target_of(actions.about_of(action)) == city:
                return action
        return 0

    def _contacts(self, legal: list[int], stay_cost: int) -> int:
        for action in legal:
            if actions.verb_of(action) != PLAY:
                continue
            if effect_of(self.s, actions.event_of(actions.about_of(action))) == CONTACTS:
                costs = [
                    self._travel_cost(self.hand, packed, False)
                    for packed in self.outlook.travels(self.at, self.hand)
                ]
                if costs and min(costs) <= stay_cost:
                    return action
        return 0

    def _stay_cost(self, hand: int) -> int:
        outlook = self.outlook
        cost = outlook.cost(self.at, hand) + outlook.stay(self.at, hand)
        if self.s.detective == self.at:
            cost += TENTHS * DETECTIVE_DAYS
        if outlook.size(hand) + stack.size(self.s.held[self.seat]) > HAND_LIMIT:
            cost += outlook.turn
        return cost

    def _travel_cost(self, hand: int, packed: int, balloon: bool) -> int:
        """The leg with what may serve it, then the rest of the journey."""
        after = hand
        for card in actions.cards_in(packed):
            after -= self.outlook.one(card)
        cost = leg_cost(self.s, self.seat, self.outlook, packed, balloon) + self.outlook.cost(
            self.at + 1, after
        )
        if self.at + 1 < self.s.edition.legs:
            cost -= self._token_worth()
            if self.s.detective == self.at + 1:
                cost += TENTHS * DETECTIVE_DAYS
        return cost

    def _token_worth(self) -> int:
        """The token that awaits this seat in the next city, if it is the first or the last there."""
        s = self.s
        city = self.at + 1
        others = sum(1 for seat in range(s.seats) if seat != self.seat and s.at[seat] >= city)
        if 0 < others < s.seats - 1:
            return 0
        token = int(s.tokens[(0 if others == 0 else s.edition.legs) + city])
        if token == TOKEN_COIN:
            return self.coin if s.supply > 0 else 0
        if token == TOKEN_EVENT:
            return EVENT
        return 6 if token == TOKEN_DAY else self.outlook.turn

    # -- too many cards

    def _best_discard(self, legal: list[int]) -> int:
        best = -1
        least = 1 << 40
        for action in legal:
            card = int(actions.about_of(action))
            if card < CARD_TYPES:
                loss = self.outlook.cost(self.at, self.hand - self.outlook.one(card))
                loss -= self.outlook.cost(self.at, self.hand)
            else:
                loss = self._event_worth(card - CARD_TYPES)
            if loss < least:
                best, least = action, loss
        return best

    def _event_worth(self, event: int) -> int:
        if event == ELEPHANT:
            return 0 if self._elephant_is_behind() else 20
        return 4 if event == DETECTIVE else KEPT.get(event, 10)


BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: DistractedBot(LegBot(1), 30),
    "traveller": lambda: LegBot(1),
    "guide": lambda: LegBot(PLANNER_LEGS),
    "explorer": lambda: LegBot(PLANNER_LEGS),
    "greedy": lambda: LegBot(1),
    "planner": lambda: LegBot(PLANNER_LEGS),
}
