"""The five games as environments of PettingZoo and Gymnasium (the extra `lab`)."""

from __future__ import annotations

from typing import Any

try:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"{error}: environments need the extra: pip install 'pomezi[lab]'") from error

from pomezi.lab.envs.encoders import make_encoder
from pomezi.lab.envs.env import PomeziEnv
from pomezi.lab.envs.observer import Observer
from pomezi.lab.envs.ordered import OrderedEnv
from pomezi.lab.envs.solo import PomeziSoloEnv
from pomezi.lab.envs.vector import PomeziVectorEnv

__all__ = ["Observer", "PomeziEnv", "PomeziSoloEnv", "PomeziVectorEnv", "make_encoder", "make_env"]


def make_env(game: str, **words: Any) -> OrderEnforcingWrapper[str, dict[str, Any], int]:
    """An environment that complains when its doors are used in the wrong order; see `PomeziEnv`."""
    return OrderedEnv(PomeziEnv(game, **words))
