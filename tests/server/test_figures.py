"""What is counted, as Prometheus reads it."""

from __future__ import annotations

from pomezi.server.figures import Figures


def test_everything_that_is_counted_is_told() -> None:
    figures = Figures()
    figures.accepted(0.004)
    figures.accepted(0.3)
    figures.refused("stale")
    figures.limited("chat")
    figures.readers(3)
    figures.readers(-1)
    lines = figures.text().decode().splitlines()
    assert "pomezi_actions_accepted_total 2.0" in lines
    assert 'pomezi_commands_refused_total{code="stale"} 1.0' in lines
    assert 'pomezi_requests_limited_total{limit="chat"} 1.0' in lines
    assert "pomezi_readers 2.0" in lines
    assert 'pomezi_acknowledged_seconds_bucket{le="0.005"} 1.0' in lines
    assert "pomezi_acknowledged_seconds_count 2.0" in lines


def test_two_houses_in_one_process_count_apart() -> None:
    first, second = Figures(), Figures()
    first.accepted(0.1)
    assert "pomezi_actions_accepted_total 0.0" in second.text().decode()
