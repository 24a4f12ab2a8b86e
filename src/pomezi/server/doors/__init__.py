"""Every door over HTTP."""

from __future__ import annotations

from collections.abc import Callable

from pomezi.server.doors.daily import daily_doors
from pomezi.server.doors.editions import edition_doors
from pomezi.server.doors.house import house_doors
from pomezi.server.doors.past import past_doors
from pomezi.server.doors.people import people_doors
from pomezi.server.doors.tables import table_doors
from pomezi.server.figures import Figures
from pomezi.server.reception import Reception
from pomezi.server.results import Results
from pomezi.server.routes import Door


def all_doors(
    reception: Reception, results: Results, figures: Figures, troubles: Callable[[], list[str]], reach: str
) -> list[Door]:
    return [
        *house_doors(figures, troubles, reach),
        *edition_doors(reception),
        *people_doors(reception, results),
        *table_doors(reception),
        *past_doors(reception),
        *daily_doors(reception),
    ]
