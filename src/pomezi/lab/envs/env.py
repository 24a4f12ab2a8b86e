"""A game as a PettingZoo environment: one agent acts at a time, seats are `seat_0`, `seat_1`, …"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from pomezi.core.game import Setup, find_game
from pomezi.core.rng import HEX_DIGITS
from pomezi.core.state import RACE, SPECTATOR, State, seats_in
from pomezi.lab.envs.encoder import View
from pomezi.lab.envs.encoders import encoder_of

Seen: TypeAlias = dict[str, Any]  # "observation" and "action_mask"
PLACES, POINTS = "places", "points"


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
        """`reward`: "places" (-1 … 1, at the end) or "points" (as the score gets better), as when alone."""
        super().__init__()
        self.house = find_game(game)
        count = seats or max(2, self.house.seats[0])
        self.encoder = encoder_of(game)(count, edition, options)
        self.reward = reward or (POINTS if count == 1 else PLACES)
        if self.reward not in (PLACES, POINTS):
            raise ValueError(f"reward is {PLACES!r} or {POINTS!r}, not {reward!r}")
        self.render_mode = render_mode
        self.metadata = {"name": f"pomezi_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.action_spaces = {a: spaces.Discrete(len(self.encoder.actions)) for a in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.chance, _ = seeding.np_random()

    def _space(self) -> spaces.Dict:
        size = len(self.encoder.actions)
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
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
        self.merits = self.state_of_game.merits()
        self._turn_over()

    def _turn_over(self) -> None:
        """Whatever was worked out for the last position is no longer true."""
        self._views: dict[int, View] = {}
        self._legal: dict[int, dict[int, int]] = {}
        state: State = self.state_of_game
        actors = seats_in(state.actors())
        if actors:
            at = int(self.chance.integers(len(actors))) if state.pace() == RACE else 0
            self.agent_selection = self.possible_agents[actors[at]]

    def view(self, agent: str) -> View:
        """All that a seat may know, as a mapping: what the observation is made of."""
        seat = self.possible_agents.index(agent)
        if seat not in self._views:
            self._views[seat] = self.state_of_game.view(seat)
        return self._views[seat]

    def legal(self, agent: str) -> dict[int, str]:
        """The numbers an agent may choose from now, and their notation."""
        return {n: self.state_of_game.write(action) for n, action in self._legal_of(agent).items()}

    def _legal_of(self, agent: str) -> dict[int, int]:
        seat = self.possible_agents.index(agent)
        if seat not in self._legal:
            state, view = self.state_of_game, self.view(agent)
            actions = state.legal_actions(seat)
            numbers = self.encoder.numbers_of([state.write(action) for action in actions], view)
            self._legal[seat] = dict(zip(numbers, actions, strict=True))
            assert len(self._legal[seat]) == len(actions)
        return self._legal[seat]

    def observe(self, agent: str) -> Seen:
        """The mask is empty for an agent that may not act now."""
        mask = np.zeros(len(self.encoder.actions), dtype=np.int8)
        mask[list(self._legal_of(agent))] = 1
        return {"observation": self.encoder.observe(self.view(agent)), "action_mask": mask}

    def step(self, action: int) -> None:
        """An action outside the mask changes nothing and raises ValueError."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        legal = self._legal_of(agent)
        if action not in legal:
            raise ValueError(f"{self.encoder.actions[action]!r} is not legal now: see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self.state_of_game.apply(self.possible_agents.index(agent), legal[action])
        self._give_rewards()
        self._turn_over()
        self._accumulate_rewards()

    def _give_rewards(self) -> None:
        state = self.state_of_game
        is_over = state.actors() == 0
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = self._reward(state, seat, is_over)
            self.terminations[agent] = is_over
        self.merits = state.merits()

    def _reward(self, state: State, seat: int, is_over: bool) -> float:
        """By places: how many were beaten less how many were better, of all others."""
        if self.reward == POINTS:
            return float(state.merits()[seat] - self.merits[seat])
        if not is_over:
            return 0.0
        places = state.places()
        behind = sum(place > places[seat] for place in places)
        ahead = sum(place < places[seat] for place in places)
        return (behind - ahead) / (len(places) - 1)

    def render(self) -> str | None:
        """With "ansi" what a spectator sees, as text."""
        if self.render_mode is None:
            return None
        return json.dumps(self.state_of_game.view(SPECTATOR), ensure_ascii=False, indent=1)

    def close(self) -> None:
        """Nothing is held."""
