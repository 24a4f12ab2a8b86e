"""Letters as people take them: without accents when they type, in the order of their language in a list."""

from __future__ import annotations

from unicodedata import combining, normalize

# Czech letters with a place of their own, after the plain one; other accents only decide between equals.
CZECH = ("č", "ř", "š", "ž")
AFTER = "\uffff"  # stands after every letter


def folded(text: str) -> str:
    """Lower case, no accents, plain dashes, no spare spaces: `Řecko ` -> `recko`."""
    plain = "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))
    return " ".join(plain.replace("–", "-").replace(" - ", "-").split())


def alphabet(text: str, lang: str) -> tuple[str, str]:
    """A key to sort names by: in Czech č, ř, š, ž stand after c, r, s, z, and ch after h."""
    if lang != "cs":
        return folded(text), text
    lower = normalize("NFC", text.casefold())
    key = "".join(folded(letter) + AFTER if letter in CZECH else folded(letter) or letter for letter in lower)
    return key.replace("ch", "h" + AFTER), lower
