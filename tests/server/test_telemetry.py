"""Logs: a JSON object a line, no names, no keys, no addresses of tables."""

from __future__ import annotations

import json
import logging

import pytest

from pomezi.server.telemetry import failed, note, start_logging


def test_logs_name_no_table_and_no_person(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging()
    note("table made", "the-secret-id", game="border")
    logging.getLogger().handlers.clear()
    line = json.loads(capsys.readouterr().err)
    assert line["what"] == "table made"
    assert line["game"] == "border"
    assert "the-secret-id" not in json.dumps(line)


def test_a_failure_is_told_with_its_trace_and_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging()
    try:
        raise OSError("the disk is full")
    except OSError as error:
        failed("a command failed", error, "the-secret-id")
    logging.getLogger().handlers.clear()
    line = json.loads(capsys.readouterr().err)
    assert (line["level"], line["what"]) == ("error", "a command failed")
    assert "the disk is full" in line["trace"]
    assert len(line["table"]) == 12
