"""`python -m pomezi` is `pomezi`."""

from __future__ import annotations

import sys

from pomezi.terminal.cli import main

sys.exit(main())
