"""Sentences of the server's own refusals, for programs that want them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from pomezi.core.errors import Refusal
from pomezi.server.table import Table
from pomezi.server.wire import Refused
from pomezi.text import LANGUAGES, Texts


@cache
def _own(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    source = (files("pomezi.server") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def say(lang: str, key: str, **facts: object) -> str:
    pattern = _own(lang).get_message(key).value
    assert pattern is not None
    return str(_own(lang).format_pattern(pattern, {name: str(fact) for name, fact in facts.items()})[0])


def language(accepted: str) -> str:
    """The first of our languages in an Accept-Language header."""
    for item in accepted.split(","):
        lang = item.split(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


def explain(refused: Refused, lang: str, table: Table | None = None) -> Refused:
    """The refusal with its sentence."""
    key = f"refusal-{refused.code}"
    own = _own(lang)
    if own.has_message(key):
        pattern = own.get_message(key).value
        assert pattern is not None
        refused.text = str(own.format_pattern(pattern, refused.facts)[0])
        return refused
    names = [chair.name for chair in table.chairs] if table else []
    texts = Texts(lang, table.head.game, table.head.edition, names) if table else Texts(lang)
    if texts.has(key):
        refused.text = texts.refusal(Refusal(refused.code, refused.facts))
    return refused
