"""Tests in a real Chromium, in a pytest call of their own (`make test-browser`), as Playwright needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.house import CLIENT, Stage, Watched, chromium, staging
from tests.browser.pocket_house import POCKET, plain_server, pocket_staging, take_along


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    asked = any("browser" in str(arg) for arg in config.invocation_params.args)
    return None if asked else True


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pocket", action="store_true", help="visitors come to the pocket on a plain web server instead"
    )
    parser.addoption(
        "--whole",
        action="store_true",
        help="games that are interrupted without a network are played to their end, on desk and phone",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the pocket: whatever is played in the house of these tests and needs nobody else."""
    if not config.getoption("--pocket"):
        return
    fits = [
        item
        for item in items
        if "staged" in getattr(item, "fixturenames", ()) and not item.get_closest_marker("people")
    ]
    config.hook.pytest_deselected(items=[item for item in items if item not in fits])
    items[:] = fits


@pytest.fixture(scope="session")
def staged(request: pytest.FixtureRequest) -> Iterator[Stage]:
    """One house for all tests, whether they begin in positions of their own or as usual."""
    is_pocket = bool(request.config.getoption("--pocket"))
    built, how = (POCKET, "make pocket") if is_pocket else (CLIENT, "make web")
    assert (built / "index.html").is_file(), f"build the client first: {how}"
    with pocket_staging() if is_pocket else staging() as found:
        yield found


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Whoever runs a test again sees the same deals."""
    if {"staged", "address"} & set(request.fixturenames):
        request.getfixturevalue("staged").deal_for(request.node.nodeid)


@pytest.fixture(scope="session")
def address(staged: Stage) -> str:
    return staged.address


@pytest.fixture
def stage(staged: Stage) -> Iterator[Stage]:
    yield staged
    staged.lay(None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


Come = Callable[..., Watched]


def coming(browser: Browser, stage: Stage) -> Iterator[Come]:
    """Opens browsers that fail the test if a page breaks or asks for anything outside."""
    opened: list[Watched] = []

    def come(**wishes: Any) -> Watched:
        told = {"script": stage.script, "patience_ms": stage.patience_ms, **wishes}
        opened.append(Watched(browser, stage.address, **told))
        return opened[-1]

    yield come
    for each in opened:
        each.close()


@pytest.fixture
def visitor(browser: Browser, staged: Stage) -> Iterator[Come]:
    yield from coming(browser, staged)


@pytest.fixture
def guest(browser: Browser, stage: Stage) -> Iterator[Come]:
    """A visitor of the server with positions."""
    yield from coming(browser, stage)


@pytest.fixture
def taken(browser: Browser) -> Iterator[Come]:
    """A browser into which Pomezí was taken; since then its server is gone, and so is the network."""
    opened: list[Watched] = []
    with plain_server() as (address, server):

        def come(**wishes: Any) -> Watched:
            watched = Watched(browser, address, **wishes)
            opened.append(watched)
            page = watched.page()
            take_along(page)
            server.shutdown()
            server.server_close()
            watched.context.set_offline(True)
            page.close()
            return watched

        yield come
    for each in opened:
        each.close()
