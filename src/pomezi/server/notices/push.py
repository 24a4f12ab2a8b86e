"""Messages to browsers: encrypted for one of them (RFC 8291), signed by the house (VAPID, RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from importlib.util import find_spec
from secrets import token_bytes
from struct import pack
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

# What encrypts is imported when something is: the extra `push` need not be installed.

LARGEST = 3000  # bytes of a message; services take 4096 with all that is around it
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
SIGNED_S = 12 * 3600  # services take no signature of more than a day


@cache
def is_possible() -> bool:
    return find_spec("cryptography") is not None


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """The private key of a house."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return text_of(number.to_bytes(32))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(bytes_of(key)), ec.SECP256R1())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(private: str) -> str:
    """As a browser takes it."""
    return text_of(_point(_private(private).public_key()))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether anything can be encrypted for these."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(p256dh))
        return len(bytes_of(auth)) == 16
    except ValueError:
        return False


def encrypt(message: bytes, p256dh: str, auth: str, salt: bytes = b"", once: str = "") -> bytes:
    """For the browser that gave these keys; `salt` and the key `once` are made anew for every message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(p256dh))
    ours = _private(once or new_key())
    salt, point = salt or token_bytes(16), _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, bytes_of(auth), b"WebPush: info\x00" + bytes_of(p256dh) + point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + pack("!IB", RECORD_BYTES, len(point)) + point + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def signature(private: str, endpoint: str, contact: str, now_s: int) -> str:
    """The header by which a push service knows who sends, and whom to write to if it is too much."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    service = urlsplit(endpoint)
    claims = {"aud": f"{service.scheme}://{service.netloc}", "exp": now_s + SIGNED_S, "sub": contact}
    parts = [text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(_private(private).sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
    parts.append(text_of(r.to_bytes(32) + s.to_bytes(32)))
    return f"vapid t={'.'.join(parts)}, k={public_key(private)}"
