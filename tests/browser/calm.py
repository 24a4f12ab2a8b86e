"""Whether a page is calm for somebody who has come back: little work, no new nodes, nothing old in flight."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import CDPSession, Page

BUSY_S = 1.0
SETTLE_MS = 450  # what came in is drawn
SETTLES = 8  # a busy machine draws late; a runaway page never ends
GROWTH = 50  # nodes

COUNT_FLIGHTS = """
window.flights = 0;
new MutationObserver(changes => {
    for (const {addedNodes} of changes)
        for (const node of addedNodes) if (node.dataset?.flight !== undefined) window.flights++;
}).observe(document, {subtree: true, childList: true});
"""


# A network that is away stays away until it comes back: no try of the page's own gets through.
CUT_OFF = """
window.WebSocket = class extends WebSocket {
    constructor(address) { super(window.cut ? 'ws://127.0.0.1:9/' : address); }
};
addEventListener('offline', () => { window.cut = true; }, true);
addEventListener('online', () => { window.cut = false; }, true);
"""


@dataclass
class Calm:
    """The work of a page's main thread, in seconds of its own processor time: neighbours do not count."""

    page: Page
    line: CDPSession = field(init=False)
    began: float = field(init=False)

    def __post_init__(self) -> None:
        self.line = self.page.context.new_cdp_session(self.page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.begin()

    def metrics(self) -> dict[str, float]:
        told = self.line.send("Performance.getMetrics")["metrics"]
        return {str(each["name"]): float(each["value"]) for each in told}

    def begin(self) -> None:
        self.began = self.metrics()["TaskDuration"]

    def faults(self) -> list[str]:
        """What is wrong with the time since `begin`, and with the moment that follows."""
        nodes = [self.metrics()["Nodes"]]
        for _ in range(SETTLES):
            self.page.wait_for_timeout(SETTLE_MS)
            nodes.append(self.metrics()["Nodes"])
            if len(nodes) > 2 and nodes[-1] <= nodes[-2] + GROWTH:
                break
        found = []
        busy = self.metrics()["TaskDuration"] - self.began
        if busy > BUSY_S:
            found.append(f"busy for {busy:.1f} s")
        if nodes[-1] > nodes[-2] + GROWTH:
            found.append(f"nodes grow without end: {nodes}")
        return found
