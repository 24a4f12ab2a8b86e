"""It's your turn, over HTTP: what I wish to be told and how, letters that are confirmed and stopped."""

from __future__ import annotations

from dataclasses import dataclass

import h11
from starlette.requests import Request
from starlette.responses import Response

from pomezi.server import forms
from pomezi.server.commands.asking import Refuse
from pomezi.server.notices import outside, push, words
from pomezi.server.notices.courier import TAKEN, Courier
from pomezi.server.notices.mail import is_address
from pomezi.server.notices.times import is_zone
from pomezi.server.notices.wishes import Wishes
from pomezi.server.people import Person, digest
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of
from pomezi.text import LANGUAGES


@dataclass(frozen=True)
class NoticeDesk:
    """What these doors need beside the reception."""

    wishes: Wishes
    courier: Courier


def notice_doors(reception: Reception, desk: NoticeDesk) -> list[Door]:
    return [
        *wish_doors(reception, desk),
        *letter_doors(reception, desk),
        *hook_doors(reception, desk),
    ]


async def told(desk: NoticeDesk, person: Person) -> Response:
    wishes = desk.wishes
    wish = await wishes.of(person.id)
    return answer(
        forms.Notices(
            push_key=push.public_key(await wishes.push_key()) if push.is_possible() else "",
            letters=desk.courier.ways.can_write(),
            lang=wish.lang,
            zone=wish.quiet.zone,
            quiet_from=wish.quiet.start,
            quiet_until=wish.quiet.end,
            mail=wish.mail,
            confirmed=wish.mail_at > 0,
            browsers=len(await wishes.browsers_of(person.id)),
            hooks=[forms.Hook(row.id, row.address) for row in await wishes.hooks_of(person.id)],
        )
    )


async def need_account(reception: Reception, request: Request) -> Person:
    """What costs others something is for whoever can be found again."""
    person = await reception.need_person(request)
    if not person.login:
        raise Refuse("no-account")
    return person


def check_address(address: str, desk: NoticeDesk) -> None:
    try:
        outside.parts_of(address, desk.courier.ways.may_be_private)
    except outside.Forbidden as error:
        raise Refuse("bad-address") from error


MINE = "/api/me/notices"


def wish_doors(reception: Reception, desk: NoticeDesk) -> list[Door]:
    wishes = desk.wishes

    async def look(request: Request) -> Response:
        return await told(desk, await reception.need_person(request))

    async def wish(request: Request) -> Response:
        form = await body_of(request, forms.WishForm)
        person = await reception.need_person(request)
        if form.lang not in LANGUAGES:
            raise Refuse("unknown-lang", lang=form.lang, expected=", ".join(LANGUAGES))
        if not is_zone(form.zone):
            raise Refuse("bad-time-zone", zone=form.zone)
        hours = {"quiet_from": form.quiet_from, "quiet_until": form.quiet_until}
        await wishes.set(person.id, lang=form.lang, zone=form.zone, **hours)
        return await told(desk, person)

    async def subscribe(request: Request) -> Response:
        form = await body_of(request, forms.BrowserForm)
        person = await reception.need_person(request)
        if not push.is_possible():
            raise Refuse("no-push")
        reception.limit(request, "newcomers", reception.rates.newcomers)
        check_address(form.endpoint, desk)
        if not push.is_subscription(form.p256dh, form.auth):
            raise Refuse("bad-message", reason="p256dh, auth")
        key = digest(reception.key_of(request))
        await wishes.subscribe(person.id, key, form.endpoint, form.p256dh, form.auth)
        return await told(desk, person)

    async def unsubscribe(request: Request) -> Response:
        form = await body_of(request, forms.EndpointForm)
        person = await reception.need_person(request)
        await wishes.unsubscribe(form.endpoint, person.id)
        return await told(desk, person)

    return [
        Door("GET", MINE, "How I am told that it's my turn", look, gives=forms.Notices),
        Door(
            "POST",
            MINE,
            "My language, time zone and quiet hours",
            wish,
            takes=forms.WishForm,
            gives=forms.Notices,
        ),
        Door(
            "POST",
            f"{MINE}/browser",
            "This browser shows notifications: what its Push API gave",
            subscribe,
            takes=forms.BrowserForm,
            gives=forms.Notices,
        ),
        Door(
            "POST",
            f"{MINE}/browser/off",
            "This browser shows none any more",
            unsubscribe,
            takes=forms.EndpointForm,
            gives=forms.Notices,
        ),
    ]


def letter_doors(reception: Reception, desk: NoticeDesk) -> list[Door]:
    wishes = desk.wishes

    async def mail(request: Request) -> Response:
        form = await body_of(request, forms.MailForm)
        person = await need_account(reception, request)
        if form.mail:
            if not desk.courier.ways.can_write():
                raise Refuse("no-letters")
            if not is_address(form.mail):
                raise Refuse("bad-mail")
            await reception.limit_guesses(f"mail of {person.id}")
            await reception.limit_guesses(f"mail to {form.mail.lower()}")
        await wishes.set_mail(person.id, form.mail)
        return await told(desk, person)

    async def confirm(request: Request) -> Response:
        await wishes.confirm_mail(request.path_params["letter"])
        return answer({})

    async def stop(request: Request) -> Response:
        """Whatever is posted: the mail program of whoever wants no more may do it for them (RFC 8058)."""
        await wishes.stop_mail(request.path_params["letter"])
        return answer({})

    return [
        Door(
            "POST",
            f"{MINE}/mail",
            "An address for letters, which a letter confirms; an empty one ends them",
            mail,
            takes=forms.MailForm,
            gives=forms.Notices,
        ),
        Door(
            "POST",
            "/api/letters/{letter}/confirm",
            "Letters are wanted: the key is in the first one",
            confirm,
            gives=dict[str, str],
        ),
        Door(
            "POST",
            "/api/letters/{letter}/stop",
            "No more letters: the key is in every one",
            stop,
            gives=dict[str, str],
        ),
    ]


def hook_doors(reception: Reception, desk: NoticeDesk) -> list[Door]:
    wishes = desk.wishes

    async def add_hook(request: Request) -> Response:
        form = await body_of(request, forms.HookForm)
        person = await need_account(reception, request)
        reception.limit(request, "newcomers", reception.rates.newcomers)
        check_address(form.address, desk)
        made = await wishes.add_hook(person.id, form.address)
        return answer(forms.NewHook(made.id, made.address, made.secret), 201)

    async def remove_hook(request: Request) -> Response:
        person = await reception.need_person(request)
        await wishes.remove_hook(person.id, request.path_params["hook"])
        return await told(desk, person)

    async def test_hook(request: Request) -> Response:
        person = await need_account(reception, request)
        await reception.limit_guesses(f"hooks of {person.id}")
        hook = await wishes.hook(request.path_params["hook"], person.id)
        if hook is None:
            raise Refuse("no-such-hook")
        reader = words.Reader((await wishes.of(person.id)).lang, "UTC")
        try:
            status = await desk.courier.call(hook, words.chat_test(reader), (), "test")
        except outside.Forbidden as error:
            raise Refuse("bad-address") from error
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            raise Refuse("hook-silent") from error
        if status not in TAKEN:
            raise Refuse("hook-refuses", status=status)
        return answer({})

    return [
        Door(
            "POST",
            f"{MINE}/hooks",
            "A webhook that is told of all turns at tables I have laid; its secret is shown once",
            add_hook,
            takes=forms.HookForm,
            gives=forms.NewHook,
        ),
        Door(
            "POST",
            f"{MINE}/hooks/{{hook}}/test",
            "Sends something there now, and says how it went",
            test_hook,
            gives=dict[str, str],
        ),
        Door("POST", f"{MINE}/hooks/{{hook}}/remove", "Takes it away", remove_hook, gives=forms.Notices),
    ]
