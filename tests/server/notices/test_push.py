"""Encryption as RFC 8291 shows it, byte by byte, and back again; a signature that anybody can check."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag

from pomezi.server.notices import push
from tests.server.notices.desk import Browser, Elsewhere, Parcel, claims_of

# Appendix A of the RFC.
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENDER_POINT = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
BROWSER_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
PLAIN = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
    "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out() -> None:
    assert push.public_key(SENDER) == SENDER_POINT
    sealed = push.encrypt(PLAIN, BROWSER_POINT, AUTH, push.bytes_of(SALT), SENDER)
    assert push.text_of(sealed) == SEALED


def test_a_message_is_for_one_browser_and_never_looks_the_same_twice() -> None:
    browser, other = Browser(Elsewhere(), "/1"), Browser(Elsewhere(), "/2")
    sealed = [push.encrypt(b'{"title":"A"}', browser.p256dh, push.text_of(browser.auth)) for _ in range(2)]
    assert sealed[0] != sealed[1]
    parcel = Parcel("/1", {"content-encoding": "aes128gcm"}, sealed[0])
    assert browser.read(parcel) == {"title": "A"}
    with pytest.raises(InvalidTag):
        other.read(parcel)


def test_a_signature_names_the_service_and_can_be_checked() -> None:
    key = push.new_key()
    told = claims_of(push.signature(key, "https://push.example:8443/x/y?z", "https://g.example/", 1000))
    assert told == {
        "aud": "https://push.example:8443",
        "exp": 1000 + push.SIGNED_S,
        "sub": "https://g.example/",
        "k": push.public_key(key),
    }


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", ""), ("AAAA", AUTH), (BROWSER_POINT, "AAAA"), (BROWSER_POINT[:-4] + "AAAA", AUTH), ("é", AUTH)],
)
def test_what_is_no_browsers_key_is_known_at_once(p256dh: str, auth: str) -> None:
    assert push.is_subscription(BROWSER_POINT, AUTH)
    assert not push.is_subscription(p256dh, auth)
