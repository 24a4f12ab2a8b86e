"""Names the sentences that a language lacks; with --check those of languages that say they are whole fail."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FALLBACK = "en"
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)


def folders(root: Path = ROOT) -> list[Path]:
    """Every place with catalogues: the house's, the rooms', the games' and the page's."""
    rooms = (root / "src" / "pomezi", root / "web" / "src" / "text")
    return [path.parent for room in rooms for path in sorted(room.rglob(f"{FALLBACK}.ftl"))]


def messages(path: Path) -> set[str]:
    return set(MESSAGE.findall(path.read_text(encoding="utf-8"))) if path.is_file() else set()


def languages(root: Path = ROOT) -> list[str]:
    return sorted({path.stem for folder in folders(root) for path in folder.glob("*.ftl")} - {FALLBACK})


def missing(lang: str, root: Path = ROOT) -> list[str]:
    """`web/src/text: play-now`, for every sentence that falls back to English."""
    return [
        f"{folder.relative_to(root)}: {key}"
        for folder in folders(root)
        for key in sorted(messages(folder / f"{FALLBACK}.ftl") - messages(folder / f"{lang}.ftl") - {"whole"})
    ]


def is_whole(lang: str, root: Path = ROOT) -> bool:
    return "whole" in messages(root / "web" / "src" / "text" / f"{lang}.ftl")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args(argv).check
    wrong = 0
    for lang in languages():
        lacks = missing(lang)
        print(f"{lang}: {len(lacks)} sentences are missing" if lacks else f"{lang}: whole")
        if lacks and (not is_check or is_whole(lang)):
            print("\n".join(f"  {each}" for each in lacks))
            wrong += is_whole(lang)
    return 1 if is_check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
