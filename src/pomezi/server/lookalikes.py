"""Names that a hurried eye takes for one another: nobody sits down under somebody else's."""

from __future__ import annotations

from unicodedata import combining, normalize

# Signs that are drawn alike: Cyrillic and Greek letters, digits and strokes, and what they look like.
DRAWN_ALIKE = str.maketrans(
    {
        **dict(zip("авеһкмнорсѕтухјԁɡԛԝ", "abehkmhopcstyxjdgqw", strict=True)),
        **dict(zip("αβεκνορτυχγ", "abekvoptuxy", strict=True)),
        **dict.fromkeys("iіιı1|!ł", "l"),
        "0": "o",
    }
)
UNNAMED = "?"


def looks_like(name: str, other: str) -> bool:
    """Whatever the case, accents and blanks; those without a name are told apart by their seats."""
    return UNNAMED not in (name, other) and skeleton(name) == skeleton(other)


def skeleton(name: str) -> str:
    plain = "".join(sign for sign in normalize("NFKD", name.casefold()) if not combining(sign))
    return "".join(plain.translate(DRAWN_ALIKE).split())
