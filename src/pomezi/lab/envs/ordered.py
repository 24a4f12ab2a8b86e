"""PettingZoo's wrapper that complains when doors are used in the wrong order, on the shortest way."""

from __future__ import annotations

from typing import Any, TypeAlias

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from pomezi.lab.envs.env import PomeziEnv, Seen

Last: TypeAlias = tuple[Seen | None, float, bool, bool, dict[str, Any]]


class OrderedEnv(OrderEnforcingWrapper[str, Seen, int]):
    """The wrapper looks for everything in itself before it asks its environment, eight times a step. What
    every step needs is fetched here at once; before `reset` there is none of it, and the wrapper says so."""

    env: PomeziEnv

    @property
    def agents(self) -> list[str]:
        return self.env.agents

    @property
    def agent_selection(self) -> str:
        return self.env.agent_selection

    def last(self, observe: bool = True) -> Last:
        found: Last = self.env.last(observe) if self._has_reset else super().last(observe)
        return found
