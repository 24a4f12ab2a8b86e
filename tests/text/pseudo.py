"""A language that nobody speaks, made of English: what a new language needs, and nothing else."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

CODE = "qq"
ACCENTS = str.maketrans("aeiouyAEIOUY", "äëïöüÿÄËÏÖÜŸ")
TEXT = re.compile(r"(\{[^{}]*\})")


def translated(source: str) -> str:
    """Every letter of a sentence changes; keys, variables and variants stay."""
    return "\n".join(_line(line) for line in source.split("\n"))


def _line(line: str) -> str:
    if line.startswith("#") or not line.strip() or line.strip() == "}":
        return line
    head, text = _split(line)
    if text.count("{") != text.count("}"):
        return line
    parts = TEXT.split(text)
    return head + "".join(part if part.startswith("{") else part.translate(ACCENTS) for part in parts)


def _split(line: str) -> tuple[str, str]:
    found = re.match(r"^([a-z-][\w.-]* = |\s+\*?\[[^\]]*\] |\s+)(.*)$", line)
    return (found[1], found[2]) if found else (line, "")


def speak(package: Path, whole: bool = False) -> None:
    """Adds the language to a copy of the engine: the house alone, or every room."""
    for english in package.rglob("en.ftl"):
        if whole or (english.parent.name == "text" and english.parent.parent == package):
            pseudo = translated(english.read_text(encoding="utf-8"))
            (english.parent / f"{CODE}.ftl").write_text(pseudo, encoding="utf-8")


def copy_of(package: Path, site: Path, whole: bool = False) -> Path:
    """The engine with one language more, to be put first on the path."""
    shutil.copytree(package, site / "pomezi", ignore=shutil.ignore_patterns("__pycache__", "web"))
    speak(site / "pomezi", whole)
    return site


def path_with(site: Path) -> str:
    """The copy first; compiled, the libraries beside the engine are needed too."""
    return os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
