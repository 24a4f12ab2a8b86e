"""With fingers: real touch events, as a phone sends them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.house import MIDDLE, PHONE, Watched, draw, keep_tickets, play_now

Come = Callable[..., Watched]
Point = tuple[float, float]


class Fingers:
    def __init__(self, page: Page) -> None:
        self.cdp: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, start: list[Point], end: list[Point], steps: int = 8) -> None:
        """From some points to others, then lifted."""
        self._send("touchStart", start)
        for i in range(1, steps + 1):
            part = i / steps
            self._send(
                "touchMove",
                [
                    (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
                    for a, b in zip(start, end, strict=True)
                ],
            )
        self._send("touchEnd", [])

    def tap(self, at: Point) -> None:
        self._send("touchStart", [at])
        self._send("touchEnd", [])


def box(page: Page) -> list[float]:
    """What part of the map is seen: left, top, width, height."""
    return [float(part) for part in str(page.locator(".map > svg").get_attribute("viewBox")).split()]


def middle(page: Page, selector: str) -> Point:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def test_a_map_is_pinched_and_pushed(visitor: Come) -> None:
    page = visitor(size=PHONE, touch=True).page()
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    page.wait_for_selector(".pick.can")
    fingers = Fingers(page)
    x, y = middle(page, ".map")
    before = box(page)
    fingers.move([(x - 30, y), (x + 30, y)], [(x - 90, y), (x + 90, y)])
    closer = box(page)
    assert closer[2] < before[2] * 0.6
    fingers.move([(x - 60, y)], [(x + 20, y + 40)])
    pushed = box(page)
    assert pushed[2] == closer[2]
    assert pushed[0] < closer[0] - 10
    assert pushed[1] < closer[1] - 10
    fingers.move([(x - 90, y), (x + 90, y)], [(x - 20, y), (x + 20, y)])
    assert box(page)[2] > pushed[2] * 1.5
    expect(page.locator(".ribbon.wrong")).to_have_count(0)


# The map glides to what the others have claimed: a finger waits until it lies still.
AT_REST = """() => new Promise(done => {
    let last = '', frames = 0;
    const look = () => {
        const {x, y} = document.querySelector('.route .slot').getBoundingClientRect();
        frames = `${x} ${y}` === last ? frames + 1 : 0;
        last = `${x} ${y}`;
        if (frames > 40) done();
        else requestAnimationFrame(look);
    };
    look();
})"""


def test_a_touched_route_shows_its_price_before_it_is_claimed(visitor: Come) -> None:
    page = visitor(size=PHONE, touch=True).page()
    play_now(page, "ticket_to_ride")
    keep_tickets(page)
    fingers = Fingers(page)
    for _ in range(4):
        draw(page)
    page.wait_for_selector(".bar.mine")
    page.wait_for_selector(".route.open")
    page.evaluate(AT_REST)
    route = page.evaluate(
        f"""() => [...document.querySelectorAll('.route.open')].map(route => {{
            const at = ({MIDDLE})(route);
            return document.elementFromPoint(...at)?.closest('.route') === route && at;
        }}).find(Boolean)"""
    )
    fingers.tap((route[0], route[1]))
    expect(page.locator(".payment .way").first).to_be_visible()
    page.locator(".payment .way").first.tap()
    expect(page.locator(".wagon").first).to_be_visible()


def test_a_tile_is_shown_turned_and_laid_with_a_thumb(visitor: Come) -> None:
    page = visitor(size=PHONE, touch=True).page()
    play_now(page, "limes")
    page.wait_for_selector(".place")
    fingers = Fingers(page)
    place = middle(page, ".place")
    fingers.tap(place)
    expect(page.locator(".ghost")).to_be_visible()
    expect(page.locator(".told")).to_have_text("Tap again to lay it here.")
    expect(page.locator(".land .edge")).to_have_count(0)
    fingers.tap(middle(page, ".card"))
    expect(page.locator(".place").first).to_have_attribute(
        "aria-label", "Lay at column 1, row 1, turned by 90°"
    )
    fingers.tap(place)
    expect(page.locator(".land .edge")).to_have_count(1)
    fingers.tap(middle(page, ".target"))
    expect(page.locator(".worker")).to_have_count(1)


def test_a_tile_is_dragged_into_the_landscape_with_a_finger(visitor: Come) -> None:
    page = visitor(size=PHONE, touch=True).page()
    play_now(page, "limes")
    page.wait_for_selector(".place")
    Fingers(page).move([middle(page, ".card")], [middle(page, ".place")])
    expect(page.locator(".land .edge")).to_have_count(1)


def test_a_tile_is_dragged_with_the_mouse_and_seen_on_the_way(visitor: Come) -> None:
    page = visitor().page()
    play_now(page, "limes")
    page.wait_for_selector(".place")
    page.mouse.move(*middle(page, ".card"))
    page.mouse.down()
    page.mouse.move(10, 300, steps=4)  # beside all places nothing is laid
    page.mouse.up()
    expect(page.locator(".land .edge")).to_have_count(0)
    page.mouse.move(*middle(page, ".card"))
    page.mouse.down()
    page.mouse.move(*middle(page, ".place"), steps=6)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".land .edge")).to_have_count(1)
