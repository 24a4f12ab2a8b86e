"""The five games as PettingZoo environments (the extra `lab`)."""

from __future__ import annotations

from typing import Any

try:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: environments need the extra: pip install 'pomezi[lab]'") from error

from pomezi.lab.envs.encoders import ENCODERS
from pomezi.lab.envs.env import PomeziEnv

__all__ = ["ENCODERS", "PomeziEnv", "make_env"]


def make_env(game: str, **words: Any) -> OrderEnforcingWrapper[str, dict[str, Any], int]:
    """An environment that complains when its doors are used in the wrong order; see `PomeziEnv`."""
    return OrderEnforcingWrapper(PomeziEnv(game, **words))
