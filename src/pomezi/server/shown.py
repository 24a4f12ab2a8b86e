"""What readers were shown, and what has changed since: what all at a table see is computed, compared and
encoded once a step, however many they are."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias, cast

from pomezi.core.change import change
from pomezi.core.state import SPECTATOR, State
from pomezi.server import wire

Scene: TypeAlias = dict[str, Any]  # a view that several readers may have been shown; nobody changes it


class Shown(NamedTuple):
    """A view in two parts: what all see, and what one seat sees in place of it or beside it."""

    scene: Scene
    own: dict[str, Any]

    def view(self) -> dict[str, Any]:
        return {**self.scene, **self.own}


class Stage:
    """What was computed of one step of a table, for whoever asks next; the next step has a new one."""

    def __init__(self) -> None:
        self.gallery: dict[
            tuple[int, bool, int], tuple[bytes, Shown | None]
        ] = {}  # news for those who look on
        self.steps: dict[tuple[int, int, tuple[int, ...]], list[wire.Step]] = {}  # as they are told
        self._scene: tuple[State, Scene] | None = None
        self._changes: dict[tuple[int, int], tuple[Scene, Scene, dict[str, Any], bytes]] = {}

    def look(self, state: State, eyes: int) -> Shown:
        """Through `view` and `own` alone: the one way out for anything hidden."""
        own = {} if eyes == SPECTATOR else state.own(eyes)
        return Shown(whole(state, eyes), {}) if own is None else Shown(self._scene_of(state), own)

    def _scene_of(self, state: State) -> Scene:
        if self._scene is None or self._scene[0] is not state:
            self._scene = state, whole(state, SPECTATOR)
        return self._scene[1]

    def change(self, was: Shown, now: Shown) -> bytes:
        """For whoever was shown the one and sees the other now: the change, as it goes over the wire."""
        of_all, told = self._change_of_all(was.scene, now.scene)
        if was.own.keys() != now.own.keys() or not of_all.keys().isdisjoint(now.own):
            return wire.encode(change(was.view(), now.view()))
        of_own = change(was.own, now.own)
        return joined(told, wire.encode(of_own)) if of_own else told

    def _change_of_all(self, was: Scene, now: Scene) -> tuple[dict[str, Any], bytes]:
        key = (id(was), id(now))
        if key not in self._changes:
            found = change(was, now)
            self._changes[key] = was, now, found, wire.encode(found)  # with both, so that the ids stay theirs
        return self._changes[key][2:]


def whole(state: State, eyes: int) -> Scene:
    return cast(Scene, state.view(eyes))


def joined(first: bytes, second: bytes) -> bytes:
    """Two JSON objects with different keys as one."""
    if first == b"{}" or second == b"{}":
        return second if first == b"{}" else first
    return first[:-1] + b"," + second[1:]
