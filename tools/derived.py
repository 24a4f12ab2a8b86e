"""Writes every file that is computed from the engine; with --check only names those that are old.

The documents in docs/api, the page's types, docs/views.md, the numbers and figures of the rules, and what the
map trainer knows. Each comes from a module beside this one with a function `texts`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools import figures, schema, tablecards, trainer, views

ROOT = Path(__file__).resolve().parent.parent
MAKERS = (schema, views, tablecards, figures, trainer)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    is_check = parser.parse_args(arguments).check
    try:
        made = {path: text for maker in MAKERS for path, text in maker.texts().items()}
    except figures.FigureError as error:
        print(error, file=sys.stderr)
        return 1
    old = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in old:
        if is_check:
            print(f"{path.relative_to(ROOT)} is out of date: make views")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], "utf-8")
    return 1 if is_check and old else 0


if __name__ == "__main__":
    sys.exit(main())
