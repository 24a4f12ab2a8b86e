"""`pomezi serve`: starts the server and says where it is."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from pomezi import COMPILED
from pomezi.server.supervisor import Supervisor

if TYPE_CHECKING:
    import uvicorn

    from pomezi.server.app import Settings
    from pomezi.server.notices.courier import Ways

# What the server is made of is imported when it starts: bots' processes import this module too.

BAD_INPUT = 2
# What the extra `server` brings, by the names under which it is imported.
SERVER = (
    "aiosqlite", "alembic", "argon2", "msgspec", "prometheus_client", "sqlalchemy", "starlette", "uvicorn",
    "websockets",
)  # fmt: skip
BACKLOG = 2048  # connections that wait to be taken
MAIL = "POMEZI_MAIL"  # in the environment instead of --mail: it may hold a password
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="pomezi serve", description="Tables for people, bots and programs.")
    add_arguments(parser)
    return run(parser.parse_args(list(argv)))


def run(asked: argparse.Namespace, lang: str = "en") -> int:
    """Serves until it is told to stop."""
    from pomezi.server.app import Settings
    from pomezi.server.caretaker import Habits
    from pomezi.server.limits import Rates
    from pomezi.server.sentences import NOTICES, say
    from pomezi.server.telemetry import start_logging

    try:
        ways = ways_of(asked)
    except ValueError:
        print(say(lang, "serve-no-mail", NOTICES), file=sys.stderr)
        return BAD_INPUT

    database = asked.database or usual_database()
    if asked.processes > 1 and not database.startswith("postgresql"):
        print(say(lang, "serve-one-process"), file=sys.stderr)
        return BAD_INPUT
    settings = Settings(
        database,
        asked.workers,
        Habits(grace_s=asked.grace, bot_least_ms=asked.bot_pause, bot_most_ms=asked.bot_pause * 2.5),
        Rates.generous() if asked.no_limits else Rates(),
        tuple(name.lower() for name in asked.name),
        asked.proxy,
        ways=ways,
        engine=asked.engine,
    )
    try:
        listener = inherited(asked.inherited) or listen(asked.host, asked.port)
    except (OSError, OverflowError) as error:
        print(say(lang, "serve-no-port", host=asked.host, port=asked.port, reason=error), file=sys.stderr)
        return BAD_INPUT
    start_logging()
    if asked.inherited is None:
        greet(asked, listener, lang)
    if asked.host not in LOOPBACK:
        settings = replace(settings, reach=address_of(asked, listener))
    if asked.processes > 1:
        listener.listen(BACKLOG)
        Supervisor(words_for(asked), listener.fileno(), asked.processes).run()
        return 0
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # tables live long: look for garbage less often
    with contextlib.suppress(KeyboardInterrupt):
        server(settings, asked.pulse).run(sockets=[listener])
    return 0


def ways_of(asked: argparse.Namespace) -> Ways:
    """How people who are elsewhere are reached; raises ValueError for letters that could never be sent."""
    from pomezi.server.notices.courier import Ways
    from pomezi.server.notices.mail import Post

    address = f"{asked.address.rstrip('/')}/" if asked.address else ""
    if address and not address.startswith(("https://", "http://")):
        raise ValueError(address)
    if not asked.mail:
        return Ways(address, None, asked.private_hooks)
    if not address:
        raise ValueError(asked.mail)
    return Ways(address, Post(asked.mail, asked.mail_from), asked.private_hooks)


def greet(asked: argparse.Namespace, listener: socket.socket, lang: str) -> None:
    """Says where it is."""
    from pomezi.server.sentences import say

    address = address_of(asked, listener)
    print(f"Pomezí: {address}", flush=True)
    if asked.host not in LOOPBACK:
        print(say(lang, "serve-open"), flush=True)
    if not COMPILED and asked.engine is None and is_news("interpreted"):
        print(say(lang, "serve-interpreted"), flush=True)
    if not asked.no_browser:
        open_browser(address)


def address_of(asked: argparse.Namespace, listener: socket.socket) -> str:
    return f"http://{shown_host(asked.host)}:{listener.getsockname()[1]}/"


def words_for(asked: argparse.Namespace) -> list[str]:
    """What each of several processes is told."""
    found = [
        "--host",
        asked.host,
        "--database",
        asked.database,
        "--grace",
        str(asked.grace),
        "--bot-pause",
        str(asked.bot_pause),
    ]
    found += ["--workers", str(max(1, asked.workers // asked.processes)), "--proxy", asked.proxy]
    for name in asked.name:
        found += ["--name", name]
    found += ["--address", asked.address, "--mail-from", asked.mail_from]
    if asked.mail != os.environ.get(MAIL, ""):  # else they inherit it, and nobody reads it over our shoulder
        found += ["--mail", asked.mail]
    found += ["--private-hooks"] if asked.private_hooks else []
    return [*found, *(["--no-limits"] if asked.no_limits else [])]


def inherited(number: int | None) -> socket.socket | None:
    """The port that a supervisor listens at for all its processes."""
    return None if number is None else socket.socket(fileno=number)


def add_arguments(p: argparse.ArgumentParser) -> None:
    p.add_argument("--host", default="127.0.0.1", help="0.0.0.0 serves the local network")
    p.add_argument("--port", type=int, default=8765, help="0 takes any free one")
    p.add_argument("--database", default="", help="sqlite+aiosqlite:///file or postgresql+asyncpg://…")
    p.add_argument("--processes", type=int, default=1, help="on PostgreSQL: so many share the tables")
    p.add_argument("--no-browser", action="store_true", help="do not open the page")
    p.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="thinking bots")
    p.add_argument("--grace", type=float, default=90.0, help="seconds before a bot replaces a missing player")
    p.add_argument("--bot-pause", type=float, default=600.0, help="milliseconds a bot takes at least")
    p.add_argument("--name", action="append", default=[], help="a name by which the world knows this server")
    p.add_argument("--proxy", default="", help="addresses of proxies whose X-Forwarded-For is believed")
    p.add_argument("--address", default="", help="of the page as the world knows it, for links in letters")
    p.add_argument("--mail", default=os.environ.get(MAIL, ""), help="smtp://user:password@host:587")
    p.add_argument("--mail-from", default="", help="who writes letters: Pomezí <pomezi@games.example>")
    p.add_argument("--private-hooks", action="store_true", help="webhooks may be in our own network")
    p.add_argument("--engine", type=Path, help="where a compiled engine is being built: bots take it up")
    p.add_argument("--no-limits", action="store_true", help="no rate limits: for load tests")
    # what a supervisor tells its processes: where to listen, and where to show that they live
    p.add_argument("--inherited", type=int, default=None, help=argparse.SUPPRESS)
    p.add_argument("--pulse", type=int, default=None, help=argparse.SUPPRESS)


def requirements(asked: argparse.Namespace) -> Mapping[str, str]:
    """The modules that a server with these settings needs, each with the extra that brings it."""
    needed = dict.fromkeys(SERVER, "server")
    if asked.database.startswith("postgresql"):
        needed["asyncpg"] = "postgres"
    return needed


def server(settings: Settings, pulse: int | None = None) -> uvicorn.Server:
    import uvicorn

    from pomezi.server.app import House, make_app
    from pomezi.server.frames import PING_S, TableSocket
    from pomezi.server.patience import HurriedProtocol
    from pomezi.server.relay import RelayedSocket
    from pomezi.server.sharing import SharingServer
    from pomezi.server.wire import LARGEST_MESSAGE

    house = House(settings)
    config = uvicorn.Config(
        make_app(house, settings),
        http=HurriedProtocol,
        ws=TableSocket if house.sharing is None else RelayedSocket,
        ws_ping_interval=PING_S,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,  # the address of a table is its key
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=bool(settings.proxies),  # anybody can claim to be anybody else: only proxies we know
        forwarded_allow_ips=settings.proxies or None,
    )
    made = uvicorn.Server(config) if house.sharing is None else SharingServer(config, house.sharing)
    if pulse is not None:
        config.callback_notify, config.timeout_notify = beats(made, pulse), 0
    return made


def beats(made: uvicorn.Server, pulse: int) -> Callable[[], Awaitable[None]]:
    """Every second: the supervisor sees that we live, and we see whether it does."""

    async def beat() -> None:
        try:
            os.write(pulse, b".")
        except BrokenPipeError:
            made.should_exit = True

    return beat


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP: only then asyncio sends small messages at once (TCP_NODELAY).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except BaseException:
        listener.close()
        raise
    return listener


def shown_host(host: str) -> str:
    """An address other people can type."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way we would go
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def data_folder() -> Path:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pomezi"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def usual_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite'}"


def is_news(what: str) -> bool:
    """Whether whoever runs this server is told for the first time, as far as we can remember."""
    with contextlib.suppress(OSError):
        (data_folder() / f"told-{what}").touch(exist_ok=False)
        return True
    return False


def open_browser(address: str) -> None:
    """Only where there is a screen."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
