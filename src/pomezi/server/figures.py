"""What the server counts, in Prometheus format at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Figures:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._accepted = Counter("pomezi_actions_accepted", "Actions of players on disk", registry=registry)
        self._refused = Counter("pomezi_commands_refused", "Commands refused", ["code"], registry=registry)
        self._limited = Counter(
            "pomezi_requests_limited", "Requests turned away by a limit", ["limit"], registry=registry
        )
        self._told = Counter("pomezi_notices", "Notices to people", ["way", "outcome"], registry=registry)
        self._readers = Gauge("pomezi_readers", "Open connections to tables", registry=registry)
        self._acknowledged = Histogram(
            "pomezi_acknowledged_seconds",
            "From the arrival of an action to the commit",
            registry=registry,
            buckets=BUCKETS,
        )

    def accepted(self, seconds: float) -> None:
        self._accepted.inc()
        self._acknowledged.observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def limited(self, kind: str) -> None:
        self._limited.labels(kind).inc()

    def told(self, way: str, outcome: str) -> None:
        self._told.labels(way, outcome).inc()

    def readers(self, change: int) -> None:
        self._readers.inc(change)

    def text(self) -> bytes:
        return generate_latest(self.registry)
