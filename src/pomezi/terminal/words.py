"""The language of the person at the keyboard, and what the terminal itself may refuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pomezi.core.errors import PomeziError, Refusal
from pomezi.text import LANGUAGES, Texts

ROOM = "pomezi.terminal"
FALLBACK = "en"


class TerminalError(PomeziError):
    """A command line that cannot be followed, or a file that cannot be read or written."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(Refusal(code, facts))


class Voice:
    """Speaks one language; learns the words of a game once it is known which one."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.texts = Texts(lang, room=ROOM)

    def learn(self, game: str, edition: str = "", players: Sequence[str] = ()) -> Texts:
        self.texts = Texts(self.lang, game, edition, [printable(name) for name in players], ROOM)
        return self.texts

    def error(self, error: PomeziError) -> str:
        return self.texts.error(error)


def printable(text: str) -> str:
    """Without control codes: a record from elsewhere must not steer this terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def guess_language(environ: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable, "")
        if value:
            return next((lang for lang in LANGUAGES if value.lower().startswith(lang)), FALLBACK)
    return FALLBACK


def take_language(argv: Sequence[str]) -> tuple[str, list[str]]:
    """What `--lang` asks for, wherever it stands ("" if nowhere), and the other words."""
    lang = ""
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--lang":
            lang = _known(next(words, ""))
        elif word.startswith("--lang="):
            lang = _known(word.removeprefix("--lang="))
        else:
            rest.append(word)
    return lang, rest


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise TerminalError("unknown-lang", lang=lang, expected=", ".join(LANGUAGES))
    return lang
