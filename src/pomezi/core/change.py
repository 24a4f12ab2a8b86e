"""What has changed between two views, so that whoever knows the first need not be told the second in full."""

from __future__ import annotations

from typing import Any, Final

GONE: Final = "\0"  # in place of a value: the key is no longer there


def change(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The keys that differ, each with its new value; an object within with its own change, a list of as many
    objects as before with the changes of some of them, by index."""
    found: dict[str, Any] = {}
    for key, value in new.items():
        if key not in old:
            found[key] = value
            continue
        was = old[key]
        if was is value or (was == value and type(was) is type(value)):
            continue
        if isinstance(value, dict) and isinstance(was, dict):
            found[key] = change(was, value)
        elif are_alike(was, value):
            found[key] = {str(i): change(was[i], value[i]) for i in range(len(value)) if was[i] != value[i]}
        else:
            found[key] = value
    for key in old:
        if key not in new:
            found[key] = GONE
    return found


def are_alike(was: Any, value: Any) -> bool:
    """Lists of objects, as many in both."""
    if not isinstance(was, list) or not isinstance(value, list) or len(was) != len(value):
        return False
    for i in range(len(value)):
        if not isinstance(was[i], dict) or not isinstance(value[i], dict):
            return False
    return True


def changed(old: Any, by: Any) -> Any:
    """The second view, from the first and the change; the first stays as it was."""
    if not isinstance(by, dict):
        return by
    if isinstance(old, list):
        return [changed(item, by[str(i)]) if str(i) in by else item for i, item in enumerate(old)]
    if not isinstance(old, dict):
        return by
    kept = {key: value for key, value in old.items() if key not in by}
    return kept | {key: changed(old.get(key), value) for key, value in by.items() if value != GONE}
