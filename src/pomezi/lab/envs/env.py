"""A game as a PettingZoo environment: one agent acts at a time, seats are `seat_0`, `seat_1`, …"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from pomezi.core.encoder import NO_NUMBER
from pomezi.core.game import Setup, find_game
from pomezi.core.reward import PLACES, earned
from pomezi.core.rng import HEX_DIGITS
from pomezi.core.state import RACE, SPECTATOR, State, seats_in
from pomezi.lab.envs.encoders import make_encoder, reward_of
from pomezi.lab.envs.observer import Observer

Seen: TypeAlias = dict[str, Any]  # "observation" and "action_mask"


class PomeziEnv(AECEnv[str, Seen, int]):
    """Where several seats act at once, they are asked one after another and see nothing of each other's
    choice; in a race, whose token comes next is drawn from the seed."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        edition: str = "",
        options: Mapping[str, Any] | None = None,
        reward: str = "",
        render_mode: str | None = None,
    ) -> None:
        """`reward`: "places" (-1 … 1, at the end), "points" or "margin" (as they get better; alone the usual
        one)."""
        super().__init__()
        self.house = find_game(game)
        self.encoder = make_encoder(game, seats, edition, options)
        self.observer = Observer(self.encoder)
        count = int(self.encoder.seats)
        self.reward = reward_of(reward, count)
        self.render_mode = render_mode
        self.metadata = {"name": f"pomezi_{game}_v2", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {a: spaces.Discrete(self.observer.choices) for a in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.observer.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.observer.choices,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed, the same deal; without one the next deal of the stream."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        deal = self.chance.bytes(HEX_DIGITS // 2).hex()
        wanted = self.encoder.setup
        self.state_of_game = self.house.new(Setup(wanted.seats, deal, wanted.edition, wanted.options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.earned = earned(self.state_of_game, self.reward)
        self._turn_over()

    def _turn_over(self) -> None:
        """Whose action it is now; nobody's when the game is over."""
        state: State = self.state_of_game
        mask = state.actors()
        if mask == 0:
            return
        seat = mask.bit_length() - 1
        if mask != 1 << seat:
            actors = seats_in(mask)
            seat = actors[int(self.chance.integers(len(actors))) if state.pace() == RACE else 0]
        self.agent_selection = self.possible_agents[seat]

    def view(self, agent: str) -> Mapping[str, Any]:
        """All that a seat may know, as the server would send it: the observation tells the same."""
        return self.state_of_game.view(self.seat_of[agent])

    def legal(self, agent: str) -> dict[int, str]:
        """The numbers an agent may choose from now, and their notation."""
        state, seat = self.state_of_game, self.seat_of[agent]
        actions = state.legal_actions(seat)
        return {self.encoder.number(state, seat, action): state.write(action) for action in actions}

    def observe(self, agent: str) -> Seen:
        """The mask is empty for an agent that may not act now."""
        state, seat = self.state_of_game, self.seat_of[agent]
        return {
            "observation": self.observer.observe(state, seat),
            "action_mask": self.observer.mask(state, seat),
        }

    def step(self, action: int) -> None:
        """An action outside the mask changes nothing and raises ValueError."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state, seat = self.state_of_game, self.seat_of[agent]
        chosen = self.encoder.action(state, seat, action)
        if chosen == NO_NUMBER:
            raise ValueError(f"{self.encoder.actions[action]!r} is not legal now: see the action mask")
        self._cumulative_rewards[agent] = 0.0
        state.apply(seat, chosen)
        is_over = state.actors() == 0
        if is_over or self.reward != PLACES:  # otherwise there is nothing to pay
            self._pay(is_over)
        self._turn_over()

    def _pay(self, is_over: bool) -> None:
        now = earned(self.state_of_game, self.reward)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = now[seat] - self.earned[seat]
            self.terminations[agent] = is_over
        self.earned = now
        self._accumulate_rewards()

    def render(self) -> str | None:
        """With "ansi" what a spectator sees, as text."""
        if self.render_mode is None:
            return None
        return json.dumps(self.state_of_game.view(SPECTATOR), ensure_ascii=False, indent=1)

    def close(self) -> None:
        """Nothing is held."""
