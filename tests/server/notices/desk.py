"""A house on a clock of our own, with a post office and a push service on loopback that really read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from secrets import token_bytes
from typing import Any

import h11
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from pomezi.server import wire
from pomezi.server.app import House, Settings
from pomezi.server.forms import NewTable
from pomezi.server.notices.courier import Ways
from pomezi.server.notices.mail import Post
from pomezi.server.notices.push import text_of
from pomezi.server.people import Person, digest
from pomezi.server.readers import Live, Reader
from tests.server.rooms import OurClock

BASE = "https://games.example/"
SENDER = "Pomezí <pomezi@games.example>"
MINUTE, HOUR = 60_000, 3_600_000


# -- a post office


class PostOffice:
    """Takes letters by SMTP; it can be told to refuse them."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.refuses = ""  # what it answers to a recipient
        self.tried = 0

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        self.tried += 1
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        letter = message_from_bytes(envelope.content or b"", policy=policy.default)  # type: ignore[arg-type]
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def subjects(self) -> list[str]:
        return [str(letter["Subject"]) for letter in self.letters]


@contextlib.asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    office, loop = PostOffice(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(office, hostname="localhost"), "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        server.close()


# -- a push service, and anybody else who is posted to


@dataclass
class Parcel:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Elsewhere:
    """A web server that keeps what is posted to it, and answers as it is told."""

    port: int = 0
    status: int = 201
    parcels: list[Parcel] = field(default_factory=list)

    def address(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line, body, request = h11.Connection(h11.SERVER), b"", None
        while not isinstance(event := line.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(1 << 16))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
            else:
                writer.close()
                return
        assert request is not None
        headers = {name.decode().lower(): value.decode() for name, value in request.headers}
        self.parcels.append(Parcel(request.target.decode(), headers, body))
        told = h11.Response(status_code=self.status, headers=[("content-length", "0")])
        writer.write(line.send(told) or b"")
        writer.close()


@contextlib.asynccontextmanager
async def elsewhere() -> AsyncIterator[Elsewhere]:
    place = Elsewhere()
    server = await asyncio.start_server(place.serve, "127.0.0.1", 0)
    place.port = server.sockets[0].getsockname()[1]
    try:
        yield place
    finally:
        server.close()


# -- a browser


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Browser:
    """The other end of RFC 8291: it alone can read what was encrypted for it."""

    def __init__(self, service: Elsewhere, path: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = token_bytes(16)
        self.service, self.path = service, path
        self.endpoint = service.address(path)
        self.p256dh = text_of(point(self.key.public_key()))

    def form(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": text_of(self.auth)}

    def read(self, parcel: Parcel) -> dict[str, str]:
        assert parcel.headers["content-encoding"] == "aes128gcm"
        salt, length = parcel.body[:16], parcel.body[20]
        sender, sealed = parcel.body[21 : 21 + length], parcel.body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + point(self.key.public_key()) + sender
        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened[-1:] == b"\x02"
        return dict(json.loads(opened[:-1]))

    def heard(self) -> list[dict[str, str]]:
        """Everything that was pushed to it, in order."""
        return [self.read(parcel) for parcel in self.service.parcels if parcel.path == self.path]


def claims_of(authorization: str) -> dict[str, Any]:
    """What VAPID says, if its signature is good."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    told = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, mark = told["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(told["k"]))
    raw = unpadded(mark)
    pair = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    key.verify(encode_dss_signature(*pair), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(unpadded(head)) == {"typ": "JWT", "alg": "ES256"}
    return {**json.loads(unpadded(claims)), "k": told["k"]}


# -- the house


class Guest:
    def __init__(self, person: Person, key: str) -> None:
        self.person = person
        self.id = person.id
        self.key = key


class Desk:
    """A house whose parts move when we say so."""

    def __init__(self, database: str, office: PostOffice, service: Elsewhere, clock: OurClock) -> None:
        self.office, self.service, self.clock = office, service, clock
        self.post = Post(f"smtp://127.0.0.1:{office.port}", SENDER)
        ways = Ways(BASE, self.post, may_be_private=True)
        self.house = House(Settings(database, 1, ways=ways, clock=clock))
        self.host, self.waits, self.courier = self.house.host, self.house.waits, self.house.courier
        self.wishes = self.courier.wishes
        self.is_closed = False

    async def open(self) -> Desk:
        await self.house.store.open()
        return self

    async def restart(self, database: str) -> Desk:
        """This process ends, and another one begins."""
        await self.close()
        return await Desk(database, self.office, self.service, self.clock).open()

    async def close(self) -> None:
        if self.is_closed:
            return
        self.is_closed = True
        await self.host.close()
        await self.courier.close()
        self.house.thinkers.close()
        await self.house.store.close()

    async def come(self, name: str) -> Guest:
        person, key, _ = await self.house.reception.people.greet(name)
        return Guest(person, key)

    async def lay(self, *guests: Guest, **more: Any) -> Live:
        """A table of the first one's, begun."""
        more = {"game": "ticket_to_ride", "correspondence": True, **more}
        seats = ["me", *["open"] * (len(guests) - 1)]
        live = await self.host.create(guests[0].id, NewTable(seats=seats, name=guests[0].person.name, **more))
        for guest in guests[1:]:
            asker = Reader(guest.id, guest.person.name, None)
            done = await self.host.do(live, asker, wire.Sit(name=guest.person.name))
            assert isinstance(done, wire.Done), done
        done = await self.host.do(live, Reader(guests[0].id, "", 0), wire.Start())
        assert isinstance(done, wire.Done), done
        return live

    async def subscribe(self, guest: Guest, path: str = "/push/1") -> Browser:
        browser = Browser(self.service, path)
        await self.wishes.subscribe(guest.id, digest(guest.key), **browser.form())
        return browser

    async def write_to(self, guest: Guest, address: str) -> None:
        """Letters to an address that was confirmed."""
        await self.wishes.set(guest.id, mail=address, mail_key=f"key-of-{guest.id}", mail_at=1)

    async def act(self, live: Live, guest: Guest) -> None:
        """The simplest thing, as often as it is their turn; without coming to the table."""
        [seat] = live.table.seats_of(guest.id)
        turn = live.table.phase_seq
        while seat in live.table.actors() and live.table.phase_seq == turn:
            state = live.table.playing()
            action = state.write(state.default_action(seat))
            reader = Reader(guest.id, guest.person.name, seat)
            play = wire.Play(action=action, seq=live.table.numbers(seat))
            done = await self.host.do(live, reader, play)
            assert isinstance(done, wire.Done), done

    async def begin(self, live: Live, *guests: Guest) -> tuple[Guest, Guest]:
        """At a table of Ticket to Ride: tickets are kept; whose turn it is, and who comes next."""
        for guest in guests:
            await self.act(live, guest)
        now, later = sorted(guests, key=lambda guest: live.table.seats_of(guest.id) != live.table.actors())
        return now, later

    async def enter(self, live: Live, guest: Guest) -> Reader:
        [seat] = live.table.seats_of(guest.id)
        reader = Reader(guest.id, guest.person.name, seat)
        await self.host.enter(live, reader)
        return reader

    async def after(self, ms: float) -> None:
        """So much later, with all that the house does by itself meanwhile."""
        assert await self.waits.write()
        await self.clock.pass_ms(ms)
        assert await self.waits.write()
        await self.courier.round()
        await self.courier.rest()


async def until(is_so: Any, patience_s: float = 20.0) -> None:
    late = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < late
        await asyncio.sleep(0.01)
