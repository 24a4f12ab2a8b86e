"""What the server says of itself: logs (a JSON object a line), figures for Prometheus, and its health.

No names, no keys; a table is told by a hash, for its id is its key."""

from __future__ import annotations

import json
import logging
import sys
from hashlib import sha256

log = logging.getLogger("pomezi.server")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(logging.INFO)


def note(what: str, table_id: str = "", **facts: object) -> None:
    log.info(what, extra={"facts": _with_table(facts, table_id)})


def fault(what: str, error: BaseException, table_id: str = "") -> None:
    """Something failed that will be tried again or left out."""
    log.error(what, exc_info=error, extra={"facts": _with_table({}, table_id)})


def _with_table(facts: dict[str, object], table_id: str) -> dict[str, object]:
    return {**facts, "table": sha256(table_id.encode()).hexdigest()[:12]} if table_id else facts
