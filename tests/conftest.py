"""What every test run checks first: that it got the variant of the engine it was asked for."""

from __future__ import annotations

import os

import pytest

from pomezi.core import state


def variant() -> str:
    """The variant of the engine that Python imported: interpreted or compiled."""
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"pomezi: {variant()}, {state.__file__}"


def pytest_sessionstart() -> None:
    wanted = os.environ.get("POMEZI_VARIANT", variant())
    if wanted != variant():
        pytest.exit(f"asked for the {wanted} engine, but {state.__file__} was imported", returncode=3)
