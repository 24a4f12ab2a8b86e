"""Letters by SMTP: plain text, one recipient each."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

PATIENCE_S = 20.0
UNFOLDED = SMTP.clone(max_line_length=900)  # an address in a header stays on one line
LINES = ThreadPoolExecutor(4, "letter")  # of their own: a slow post office keeps nobody else waiting
PORTS = {"smtp": 587, "smtps": 465}
# Of somebody we would write to: no display name, no quoting, no route.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")


class Undeliverable(Exception):
    """Whoever takes our letters will never take this one."""


def is_address(text: str) -> bool:
    return len(text) <= 254 and bool(ADDRESS.fullmatch(text))


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    id: str  # the same each time it is tried
    stop: str = ""  # an address that stops all letters when something is posted to it
    at: int = 0  # unix milliseconds


class Post:
    """Where our letters go. `smtp://user:password@host:587` is encrypted as soon as the other side offers it,
    and always before a password; `smtps://…` from the first byte."""

    def __init__(self, url: str, sender: str) -> None:
        """Raises ValueError for what is no such address."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError(url)
        self.host, self.port = parts.hostname, parts.port or PORTS[parts.scheme]
        self.is_safe = parts.scheme == "smtps"
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = sender
        self.domain = parseaddr(sender)[1].rpartition("@")[2]
        if not self.domain or "\n" in sender or "\r" in sender:
            raise ValueError(sender)

    async def send(self, letter: Letter) -> None:
        """Raises Undeliverable, or OSError (what smtplib raises is one) for what may be tried again."""
        message = self.written(letter)
        try:
            await asyncio.get_running_loop().run_in_executor(LINES, self._send, message)
        except smtplib.SMTPRecipientsRefused as error:
            if all(500 <= code < 600 for code, _ in error.recipients.values()):
                raise Undeliverable from error
            raise

    def written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage(UNFOLDED)
        message["From"], message["To"], message["Subject"] = self.sender, letter.to, letter.subject
        message["Date"] = formatdate(letter.at / 1000)
        message["Message-ID"] = f"<{letter.id}@{self.domain}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def _send(self, message: EmailMessage) -> None:
        trust = ssl.create_default_context()
        made = (
            smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE_S, context=trust)
            if self.is_safe
            else smtplib.SMTP(self.host, self.port, timeout=PATIENCE_S)
        )
        with made as line:
            line.ehlo()
            if not self.is_safe and (self.user or line.has_extn("starttls")):
                line.starttls(context=trust)
                line.ehlo()
            if self.user:
                line.login(self.user, self.password)
            line.send_message(message)
