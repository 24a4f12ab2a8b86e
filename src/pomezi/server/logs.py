"""Logs, a JSON object a line. No names, no keys; a table is told by a hash, for its id is its key."""

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
    if table_id:
        facts["table"] = sha256(table_id.encode()).hexdigest()[:12]
    log.info(what, extra={"facts": facts})
