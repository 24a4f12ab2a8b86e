"""`pomezi serve`: starts the server and says where it is."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn

    from pomezi.server.app import Settings

# What the server is made of is imported when it starts: bots' processes import this module too.

BAD_INPUT = 2
# What the extra `server` brings, by the names under which it is imported.
SERVER = (
    "aiosqlite", "alembic", "argon2", "msgspec", "prometheus_client", "sqlalchemy", "starlette", "uvicorn",
    "websockets",
)  # fmt: skip
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
    from pomezi.server.sentences import say
    from pomezi.server.telemetry import start_logging

    settings = Settings(
        asked.database or usual_database(),
        asked.redis,
        asked.workers,
        Habits(grace_s=asked.grace, bot_least_ms=asked.bot_pause, bot_most_ms=asked.bot_pause * 2.5),
        Rates.generous() if asked.no_limits else Rates(),
        tuple(name.lower() for name in asked.name),
    )
    try:
        listener = listen(asked.host, asked.port)
    except (OSError, OverflowError) as error:
        print(say(lang, "serve-no-port", host=asked.host, port=asked.port, reason=error), file=sys.stderr)
        return BAD_INPUT
    start_logging()
    address = f"http://{shown_host(asked.host)}:{listener.getsockname()[1]}/"
    print(f"Pomezí: {address}", flush=True)
    if asked.host not in LOOPBACK:
        settings = replace(settings, reach=address)
        print(say(lang, "serve-open"), flush=True)
    if not asked.no_browser:
        open_browser(address)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # tables live long: look for garbage less often
    with contextlib.suppress(KeyboardInterrupt):
        server(settings, asked.proxy).run(sockets=[listener])
    return 0


def add_arguments(p: argparse.ArgumentParser) -> None:
    p.add_argument("--host", default="127.0.0.1", help="0.0.0.0 serves the local network")
    p.add_argument("--port", type=int, default=8765, help="0 takes any free one")
    p.add_argument("--database", default="", help="sqlite+aiosqlite:///file or postgresql+asyncpg://…")
    p.add_argument("--redis", default="", help="redis://…, for several processes")
    p.add_argument("--no-browser", action="store_true", help="do not open the page")
    p.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="thinking bots")
    p.add_argument("--grace", type=float, default=90.0, help="seconds before a bot replaces a missing player")
    p.add_argument("--bot-pause", type=float, default=600.0, help="milliseconds a bot takes at least")
    p.add_argument("--name", action="append", default=[], help="a name by which the world knows this server")
    p.add_argument("--proxy", default="", help="addresses of proxies whose X-Forwarded-For is believed")
    p.add_argument("--no-limits", action="store_true", help="no rate limits: for load tests")


def requirements(asked: argparse.Namespace) -> Mapping[str, str]:
    """The modules that a server with these settings needs, each with the extra that brings it."""
    needed = dict.fromkeys(SERVER, "server")
    if asked.database.startswith("postgresql"):
        needed["asyncpg"] = "postgres"
    if asked.redis:
        needed["redis"] = "redis"
    return needed


def server(settings: Settings, proxy: str = "") -> uvicorn.Server:
    import uvicorn

    from pomezi.server.app import make_app
    from pomezi.server.frames import PING_S, TableSocket
    from pomezi.server.patience import HurriedProtocol
    from pomezi.server.wire import LARGEST_MESSAGE

    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings),
            http=HurriedProtocol,
            ws=TableSocket,
            ws_ping_interval=PING_S,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,
            access_log=False,  # the address of a table is its key
            log_config=None,
            lifespan="on",
            timeout_graceful_shutdown=3,
            server_header=False,
            proxy_headers=bool(proxy),  # anybody can claim to be anybody else: only proxies we know are heard
            forwarded_allow_ips=proxy or None,
        )
    )


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


def usual_database() -> str:
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pomezi"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


def open_browser(address: str) -> None:
    """Only where there is a screen."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
