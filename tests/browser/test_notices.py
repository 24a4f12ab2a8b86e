"""It's your turn: permission is asked for at tables by correspondence, the service worker shows what was
pushed, letters are confirmed and stopped; settings on Me, in both languages, on phones and desks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come, coming
from tests.browser.house import PATIENCE_MS, PHONE, WHOLE, Stage, faults, launched, link_of, poster, sit_down
from tests.browser.notices_house import Town, fake_service, town
from tests.server.notices.desk import Browser


@pytest.fixture(scope="module")
def browser(browser: Chromium) -> Iterator[Chromium]:
    """The whole one: in the shell nobody may be notified."""
    with launched(browser.browser_type, WHOLE) as found:
        yield found


@pytest.fixture(scope="module")
def place() -> Iterator[Town]:
    with town() as found:
        yield found


@pytest.fixture
def resident(browser: Chromium, place: Town, tmp_path: Path) -> Iterator[Come]:
    place.service.parcels.clear()
    place.office.letters.clear()
    yield from coming(browser, Stage(place.address, tmp_path))


def wait_until(page: Page, is_so: Callable[[], object]) -> None:
    late = time.monotonic() + PATIENCE_MS / 1000
    while not is_so():
        assert time.monotonic() < late
        page.wait_for_timeout(50)


def lay_by_letter(page: Page, by_letter: bool = True) -> str:
    """A table of Ticket to Ride with friends; its link."""
    poster(page, "ticket_to_ride").locator(".doors .button").nth(1).click()
    if by_letter:
        page.locator("dialog").get_by_label("By correspondence").check()
    page.locator("dialog form .primary").click()
    return link_of(page)


def asked(page: Page) -> list[str]:
    """How often a page has asked for permission."""
    return list(page.evaluate("window.asked ?? []"))


COUNTING = """(() => {
    window.asked = [];
    const plain = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => { window.asked.push(location.hash); return plain(); };
})()"""


def test_permission_is_asked_for_at_a_table_by_correspondence_alone_and_on_a_press(resident: Come) -> None:
    anna = resident()
    anna.context.add_init_script(COUNTING)
    page = anna.page()
    lay_by_letter(page, by_letter=False)
    expect(page.locator("[data-notices]")).to_have_count(0)
    page.goto(page.url.split("#")[0] + "#/")
    lay_by_letter(page)
    expect(page.locator("[data-notices]")).to_be_visible()
    assert asked(page) == []
    if page.locator("[data-notices=off]").count():
        page.get_by_role("button", name="Yes, tell me").click()
        wait_until(page, lambda: asked(page))


def granted(resident: Come, place: Town, path: str, **wishes: Any) -> tuple[Any, Browser]:
    """Somebody who allows notifications, and their browser as the push service knows it."""
    watched = resident(**wishes)
    watched.context.grant_permissions(["notifications"], origin=place.address.rstrip("/"))
    browser = Browser(place.service, path)
    watched.context.add_init_script(fake_service(browser))
    return watched, browser


def test_whoever_joins_a_table_by_correspondence_is_told_and_led_back_to_it(
    resident: Come, place: Town
) -> None:
    anna = resident()
    hers = anna.page()
    link = lay_by_letter(hers)
    bob, browser = granted(resident, place, "/push/bob", locale="cs-CZ")
    his = bob.page(link)
    expect(his.locator("[data-notices]")).to_have_count(0)
    sit_down(his, "Bob")
    his.get_by_role("button", name="Ano, řekněte mi to").click()
    expect(his.locator("[data-notices=on]")).to_contain_text("tento prohlížeč vám to oznámí")
    assert json.loads(his.evaluate("sessionStorage.getItem('asked')")) == {"visible": True, "key": 65}
    his.goto(his.url.split("#")[0] + "#/")
    his.wait_for_selector(".poster")
    hers.locator("button.big").click()
    wait_until(his, lambda: place.service.parcels)
    [told] = browser.heard()
    assert (told["title"], told["lang"]) == ("Jste na tahu", "cs")
    assert told["path"] == link

    shown = deliver(bob, his, told)
    assert [(each["title"], each["data"]["path"], each["lang"]) for each in shown] == [
        ("Jste na tahu", link, "cs")
    ]
    his.wait_for_timeout(1500)  # several rounds of the courier
    assert len(place.service.parcels) == 1


def pressed(watched: Any) -> dict[str, Any]:
    """Presses the notification that is shown: where the worker leads then. Only a real hand may open windows,
    so what it asks the browser for is written down instead."""
    worker = next(each for each in watched.context.service_workers)
    return dict(
        worker.evaluate("""async () => {
            const led = {opened: [], focused: 0};
            const {openWindow} = Clients.prototype, {focus} = WindowClient.prototype;
            Clients.prototype.openWindow = async (address) => { led.opened.push(address); };
            WindowClient.prototype.focus = async () => { led.focused += 1; };
            const [notification] = await registration.getNotifications();
            const waits = [];
            const event = new NotificationEvent('notificationclick', {notification});
            event.waitUntil = (promise) => waits.push(promise);
            self.dispatchEvent(event);
            await Promise.all(waits);
            Object.assign(Clients.prototype, {openWindow});
            Object.assign(WindowClient.prototype, {focus});
            return {...led, left: (await registration.getNotifications()).length};
        }""")
    )


def test_a_press_brings_the_page_at_that_table_to_the_front_or_opens_one(resident: Come, place: Town) -> None:
    bob, _ = granted(resident, place, "/push/press")
    page = bob.page()
    link = lay_by_letter(page)
    page.get_by_role("button", name="Yes, tell me").click()
    expect(page.locator("[data-notices=on]")).to_be_visible()
    table = place.address + link
    told = {"title": "It's your turn", "body": "", "tag": "x", "path": link, "lang": "en"}
    deliver(bob, page, told)
    assert pressed(bob) == {"opened": [], "focused": 1, "left": 0}
    page.goto(place.address + "#/")
    page.wait_for_selector(".poster")
    deliver(bob, page, told)
    assert pressed(bob) == {"opened": [table], "focused": 0, "left": 0}, "who is elsewhere stays there"


def deliver(watched: Any, page: Page, told: dict[str, str]) -> list[dict[str, Any]]:
    """What the push service would hand to the browser; the notifications that are shown then."""
    cdp = watched.context.new_cdp_session(page)
    registrations: list[str] = []
    cdp.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda seen: registrations.extend(each["registrationId"] for each in seen["registrations"]),
    )
    cdp.send("ServiceWorker.enable")
    wait_until(page, lambda: registrations)
    message = {
        "origin": page.url.split("/#")[0],
        "registrationId": registrations[-1],
        "data": json.dumps(told),
    }
    cdp.send("ServiceWorker.deliverPushMessage", message)
    found = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
        ({title, body, tag, lang, data}) => ({title, body, tag, lang, data}))"""
    wait_until(page, lambda: page.evaluate(found))
    return list(page.evaluate(found))


def test_letters_are_confirmed_by_a_link_and_stopped_by_another(resident: Come, place: Town) -> None:
    page = resident(locale="cs-CZ").page("#/me")
    page.get_by_label("Vaše jméno").fill("Ludmila")
    page.get_by_role("button", name="Uložit").click()
    expect(page.get_by_text("Na dopisy potřebujete účet")).to_be_visible()
    page.get_by_label("Jméno účtu").fill("ludmila-dopisy")
    page.get_by_label("Heslo").fill("dlouhé heslo")
    page.locator("form .primary", has_text="Založit účet").click()
    page.get_by_label("E-mailová adresa").fill("ludmila@doma.example")
    page.get_by_role("button", name="Poslat potvrzovací dopis").click()
    expect(page.get_by_text("čeká dopis s odkazem")).to_be_visible()
    wait_until(page, lambda: place.office.letters)
    text = place.office.letters[0].get_content()
    assert "Dobrý den" in text
    way = "#/letters/confirm/" + text.split("#/letters/confirm/")[1].split()[0]
    page.goto(page.url.split("#")[0] + way)
    expect(page.get_by_role("heading", name="Budeme psát")).to_be_visible()
    assert not faults(page)
    page.goto(page.url.split("#")[0] + "#/me")
    expect(page.get_by_text("Píšeme na ludmila@doma.example.")).to_be_visible()
    page.goto(page.url.split("#")[0] + way.replace("confirm", "stop"))
    expect(page.get_by_role("heading", name="Už nenapíšeme")).to_be_visible()
    page.goto(page.url.split("#")[0] + "#/letters/stop/nothing")
    expect(page.get_by_text("Tento odkaz už neplatí.")).to_be_visible()


@pytest.mark.parametrize("locale", ["cs-CZ", "en-GB"])
def test_the_settings_are_kept_and_plain_to_everybody(resident: Come, place: Town, locale: str) -> None:
    is_czech = locale == "cs-CZ"
    page = resident(locale=locale, size=PHONE if is_czech else (1440, 900)).page("#/me")
    page.locator("input[autocomplete=nickname]").fill("Karel")
    page.locator("main form .primary").first.click()
    page.get_by_label("Jméno účtu" if is_czech else "Name of the account").fill(f"karel-{locale}")
    page.get_by_label("Heslo" if is_czech else "Password").fill("long enough it is")
    page.locator("form .primary", has_text="účet" if is_czech else "account").click()
    expect(page.get_by_text(f"karel-{locale}.")).to_be_visible()
    quiet = page.get_by_label("V noci mlčet" if is_czech else "Silence at night")
    quiet.check()
    page.locator("input[type=time]").first.fill("21:30")
    page.locator("input[type=time]").first.blur()
    expect(page.get_by_text("Uloženo." if is_czech else "Saved.")).to_be_visible()
    page.reload()
    expect(page.locator("input[type=time]").first).to_have_value("21:30")
    page.locator("summary", has_text="webhook").click()
    page.locator("input[type=url]").fill(place.service.address(f"/chat/{locale}"))
    page.get_by_role("button", name="Přidat" if is_czech else "Add", exact=True).click()
    expect(page.locator("input[readonly]")).not_to_have_value("")
    page.get_by_role("button", name="Vyzkoušet" if is_czech else "Test").click()
    expect(page.get_by_text("Zpráva dorazila." if is_czech else "The message has arrived.")).to_be_visible()
    assert place.service.parcels[-1].path == f"/chat/{locale}"
    assert not faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
