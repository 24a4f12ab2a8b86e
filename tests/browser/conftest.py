"""Tests in a real Chromium, in a pytest call of their own (`make test-browser`), as Playwright needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.house import CLIENT, Stage, Watched, chromium, staging
from tests.browser.pocket_house import plain_server, take_along


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    asked = any("browser" in str(arg) for arg in config.invocation_params.args)
    return None if asked else True


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pocket", action="store_true", help="visitors come to the pocket on a plain web server instead"
    )


@pytest.fixture(scope="session")
def staged() -> Iterator[Stage]:
    """One server for all tests, whether they begin in positions of their own or as usual."""
    assert (CLIENT / "index.html").is_file(), "build the client first: make web"
    with staging() as found:
        yield found


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Whoever runs a test again sees the same deals."""
    if not request.config.getoption("--pocket") and {"staged", "address"} & set(request.fixturenames):
        request.getfixturevalue("staged").deal_for(request.node.nodeid)


@pytest.fixture(scope="session")
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    if not request.config.getoption("--pocket"):
        yield request.getfixturevalue("staged").address
        return
    with plain_server() as (found, _server):
        yield found


@pytest.fixture
def stage(staged: Stage) -> Iterator[Stage]:
    yield staged
    staged.lay(None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


Come = Callable[..., Watched]


def coming(browser: Browser, address: str) -> Iterator[Come]:
    """Opens browsers that fail the test if a page breaks or asks for anything outside."""
    opened: list[Watched] = []

    def come(**wishes: Any) -> Watched:
        opened.append(Watched(browser, address, **wishes))
        return opened[-1]

    yield come
    for each in opened:
        each.close()


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Come]:
    yield from coming(browser, address)


@pytest.fixture
def guest(browser: Browser, stage: Stage) -> Iterator[Come]:
    """A visitor of the server with positions."""
    yield from coming(browser, stage.address)


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
