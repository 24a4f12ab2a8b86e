"""Every sentence with a number, in every catalogue, says it as the language does: 1 bod, 2 body, 5 bodů."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pomezi
from pomezi.games import HOUSE
from pomezi.text import LANGUAGES
from tests.text.counted import AGREEING, FORMS, FREE, TEXT

ROOT = Path(pomezi.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted(
    path.parent
    for folder in (ROOT, CLIENT)
    for path in folder.rglob("*.ftl")
    if path.name == f"{LANGUAGES[0]}.ftl"
)
NUMBERS = (*range(13), 21, 22, 101)
NEEDED = {"cs": {"one", "few", "other"}, "en": {"one", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def category(lang: str, number: int) -> str:
    """As a grammar has it, not as the runtime does."""
    if number == 1:
        return "one"
    return "few" if lang == "cs" and 2 <= number <= 4 else "other"


class Selectors(Visitor):
    """By variable: the keys of its branches."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.counted: list[tuple[str, set[str], str]] = []  # variable, keys and default where numbers decide

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {_key(variant) for variant in node.variants}
        default = next(_key(variant) for variant in node.variants if variant.default)
        name = _variable(node.selector)
        self.keys.setdefault(name, set()).update(keys)
        if keys & (CATEGORIES - {"other"}):
            self.counted.append((name, keys, default))
        self.generic_visit(node)


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def _variable(selector: ftl.InlineExpression | ftl.Placeable) -> str:
    if isinstance(selector, ftl.FunctionReference):
        selector = selector.arguments.positional[0]
    assert isinstance(selector, ftl.VariableReference)
    return selector.id.name


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()  # formatted as such

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.numbers.add(_variable(node))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, lang: str) -> list[ftl.Message]:
    body = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def selectors_of(message: ftl.Message) -> Selectors:
    visitor = Selectors()
    visitor.visit(message)
    return visitor


def facts(message: ftl.Message) -> list[dict[str, object]]:
    """Each word that a branch asks for; a word where there is never a number; None where there may be one."""
    visitor = Variables()
    visitor.visit(message)
    keys = selectors_of(message).keys
    choices: dict[str, list[object]] = {}
    for name in visitor.names:
        words = [key for key in keys.get(name, ()) if key not in CATEGORIES and not key.isdigit()]
        choices[name] = list(words) or [f"‹{name}›" if name in TEXT - visitor.numbers else None]
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


def spoken(folder: Path, lang: str) -> Iterator[tuple[str, str, int]]:
    """Every message with every number: its name, the sentence, the number."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    for message in messages(folder, lang):
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None
        for given, number in product(facts(message), NUMBERS):
            whole = {name: number if fact is None else fact for name, fact in given.items()}
            sentence, errors = bundle.format_pattern(pattern, whole)
            assert not errors, f"{message.id.name}: {errors}"
            yield message.id.name, str(sentence), number


def faults(lang: str, sentence: str, number: int) -> Iterator[str]:
    """Words beside a number that do not agree with it."""
    right = category(lang, number)
    counted = re.compile(
        rf"(?:([^\W\d_]+) )?(?<![\w.,:@×–€/-]){number}(?![\w.,×%°])(?:[ \u00a0]([^\W\d_]+))?"
    )
    for before, after in counted.findall(sentence):
        genitive = before in ("z", "ze") and after in FORMS[lang]["other"]
        if after and after not in FORMS[lang][right] | FREE[lang] and not genitive:
            yield f"{number} {after}: {sentence}"
        if right not in AGREEING[lang].get(before, CATEGORIES):
            yield f"{before} {number}: {sentence}"


def test_all_catalogues_are_found_the_clients_too() -> None:
    assert {ROOT / "text", *(ROOT / "games" / game.key / "text" for game in HOUSE)} <= set(FOLDERS)
    assert {CLIENT / "text", *(CLIENT / "text" / game.key for game in HOUSE)} <= set(FOLDERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_number_decides_no_branch_is_missing(lang: str) -> None:
    incomplete = [
        f"{message.id.name}: {name} has {sorted(keys)}"
        for folder in FOLDERS
        for message in messages(folder, lang)
        for name, keys, default in selectors_of(message).counted
        if not keys >= NEEDED[lang] or default != "other"
    ]
    assert incomplete == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-3:]))
def test_words_agree_with_their_number(folder: Path, lang: str) -> None:
    wrong = {
        f"{key}: {fault}"
        for key, sentence, number in spoken(folder, lang)
        for fault in faults(lang, sentence, number)
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_knows_the_category_of_a_number(lang: str) -> None:
    bundle = FluentBundle([lang])
    branches = "".join(f"\n    [{key}] {key}" for key in sorted(NEEDED[lang] - {"other"}))
    bundle.add_resource(FluentResource(f"form = {{ $count ->{branches}\n   *[other] other\n}}"))
    pattern = bundle.get_message("form").value
    assert pattern is not None
    assert [bundle.format_pattern(pattern, {"count": number})[0] for number in NUMBERS] == [
        category(lang, number) for number in NUMBERS
    ]


def test_a_wrong_form_is_seen() -> None:
    """Else the tests above would pass with nothing to look at."""
    assert list(faults("cs", "je pro 4 hráčů", 4))
    assert list(faults("cs", "zbývá 2 tahy", 2))
    assert list(faults("en", "after 1 actions", 1))
    assert not list(faults("cs", "zbývají 2 tahy, celkem 2", 2))
