"""One decision in Around the World in 80 Days: plan the legs ahead with one's cards, mind the others."""

from __future__ import annotations

from typing import Final

from pomezi.bots.eighty_days.leg import KEPT, ROLL, best_service, leg_cost
from pomezi.bots.eighty_days.outlook import TENTHS, Outlook, Temper
from pomezi.bots.eighty_days.sights import best_city, elephant_is_behind, next_token
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
    PAR_DAYS,
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
    TOKEN_TRAVEL,
    TRAVEL,
    UNSEEN,
    USE,
    USING,
)
from pomezi.games.eighty_days.state import EightyDaysState

# All worths in tenths of a day.
WATCH: Final = 4
LOST: Final = 1000  # the game
PATIENCE: Final = 24  # rounds after which even a late arrival is better than none


class Thought:
    """One decision of one seat."""

    def __init__(self, s: EightyDaysState, seat: int, temper: Temper) -> None:
        self.s = s
        self.seat = seat
        self.at = int(s.at[seat])
        self.outlook = Outlook(s, seat, temper)
        self.hand = self.outlook.hand_of(s, seat)
        self.temper = temper
        self.coin = min(temper.coin, 3 * (int(s.edition.legs) - self.at))  # at home coins are worth nothing
        self.duel = temper.knows_duels and s.seats == 2 and s.round <= PATIENCE

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
            if verb == CASH and elephant_is_behind(self.s, self.at):
                return action
            if verb == BUY and actions.about_of(action) == BUY_TRAVEL and self._wants_to_buy():
                return action
        return 0

    def _wants_to_buy(self) -> bool:
        """When a card more is worth the coins: in a hurry, or with the end in sight."""
        if self.s.legs > 0 or self.outlook.missing_cards(self.hand, self.at) == 0:
            return False
        return self.outlook.turn > CARD_PRICE * self.coin

    def _wants_event(self) -> bool:
        return self.at + 2 < self.s.edition.legs and stack.size(self.s.held[self.seat]) < 3

    # -- the card to take

    def _best_take(self, legal: list[int]) -> int:
        """The card with which the journey will cost least, less the worth of its space."""
        costs: list[tuple[int, int]] = []
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
            costs.append((cost, action))
        return min(costs)[1]  # of equal ones the leftmost

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
            return self.temper.event if self._wants_event() else 0
        if space == SPACE_DETECTIVE:
            return self._detective_worth()
        if space == SPACE_EXCHANGE:
            return 4 * len(self._useless())
        return 0 if space == SPACE_BALLOON else WATCH

    # -- the action above it

    def _best_use(self) -> int:
        space = int(self.s.space)
        if space == SPACE_DETECTIVE:
            return actions.pack(MOVE_DETECTIVE, best_city(self.s, self.seat))
        if space == SPACE_EXCHANGE:
            useless = self._useless()
            return actions.pack(EXCHANGE, actions.pack_cards(useless)) if useless else actions.pack(SKIP, 0)
        if space == SPACE_EVENT and not self._wants_event():
            return actions.pack(SKIP, 0)
        return actions.pack(USE, 0)

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
        best = self._sent_away(legal) or self._stay()
        least = self._stay_cost(self.hand)
        if not travels and self.s.legs > 0:
            return self._contacts(legal, least) or best
        for cost, action in self._travel_costs(travels):
            if cost <= least:
                best, least = action, cost
        return best

    def _stay(self) -> int:
        return int(actions.pack(END if self.s.legs > 0 else STAY, 0))

    def _travel_costs(self, legal: list[int]) -> list[tuple[int, int]]:
        return [
            (self._travel_cost(self.hand, int(actions.about_of(action)), self.s.balloon == 1), action)
            for action in legal
            if actions.verb_of(action) == TRAVEL
        ]

    def _sent_away(self, legal: list[int]) -> int:
        """A detective card against a detective who is here."""
        if self.at != self.s.detective:
            return 0
        city = best_city(self.s, self.seat) + CITY_TARGET
        for action in legal:
            if actions.verb_of(action) == PLAY and actions.target_of(actions.about_of(action)) == city:
                return action
        return 0

    def _contacts(self, legal: list[int], stay_cost: int) -> int:
        for action in legal:
            if actions.verb_of(action) != PLAY:
                continue
            if effect_of(self.s, actions.about_of(action)) == CONTACTS:
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
        cost += self._caught(self.at)
        if self.duel and self.s.homes == 1:  # the other is home: the game ends with this round
            cost += LOST
        if outlook.size(hand) + stack.size(self.s.held[self.seat]) > HAND_LIMIT:
            cost += outlook.turn
        return cost

    def _travel_cost(self, hand: int, packed: int, balloon: bool) -> int:
        """The leg with what may serve it, then the rest of the journey."""
        s = self.s
        after = hand
        for card in actions.cards_in(packed):
            after -= self.outlook.one(card)
        leg = leg_cost(s, self.seat, self.outlook, packed, balloon)
        cost = leg + self.outlook.cost(self.at + 1, after)
        if self.at + 1 < s.edition.legs:
            cost += self._caught(self.at + 1) - self._token_worth()
        elif self.duel and s.homes == 0 and TENTHS * int(s.days[self.seat]) + leg >= TENTHS * (PAR_DAYS + 1):
            cost += LOST  # home alone and late
        return cost

    def _caught(self, city: int) -> int:
        """What ending the turn in a city costs, if the traveller thinks of the detective at all."""
        meets = self.temper.fears_detective and self.s.detective == city
        return TENTHS * DETECTIVE_DAYS if meets else 0

    def _token_worth(self) -> int:
        token = next_token(self.s, self.seat)
        if token == TOKEN_COIN:
            return self.coin if self.s.supply > 0 else 0
        if token == TOKEN_EVENT:
            return self.temper.event
        if token == TOKEN_TRAVEL:
            return self.outlook.turn
        return 6 if token == TOKEN_DAY else 0

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
            return 0 if elephant_is_behind(self.s, self.at) else 20
        return 4 if event == DETECTIVE else KEPT.get(event, 10)
