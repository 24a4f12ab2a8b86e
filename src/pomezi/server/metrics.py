"""What the server counts, in Prometheus format at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
accepted = Counter("pomezi_actions_accepted", "Actions of players on disk", registry=registry)
refused = Counter("pomezi_commands_refused", "Commands refused, by reason", ["code"], registry=registry)
limited = Counter("pomezi_requests_limited", "Requests turned away by a limit", ["limit"], registry=registry)
readers = Gauge("pomezi_readers", "Open connections to tables", registry=registry)
acknowledged = Histogram(
    "pomezi_acknowledged_seconds",
    "From the arrival of an action to the commit",
    registry=registry,
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)


def text() -> bytes:
    return generate_latest(registry)
