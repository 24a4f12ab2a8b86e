"""`python -m pomezi` is `pomezi`."""

from __future__ import annotations

import sys
from platform import python_version

from pomezi import COMPILED, __version__


def main() -> int:
    """The version is told at once; everything else needs the whole house."""
    if sys.argv[1:] == ["--version"]:
        print(
            f"pomezi {__version__} ({'compiled' if COMPILED else 'interpreted'}, Python {python_version()})"
        )
        return 0
    from pomezi.terminal import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
