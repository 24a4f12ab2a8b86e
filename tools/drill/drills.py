"""All drills by name."""

from __future__ import annotations

import traceback
from collections.abc import Awaitable, Callable

from tools.drill.faults import (
    clock,
    crowd,
    damaged,
    halfsent,
    malformed,
    race,
    rival,
    stopped,
    thinker,
    tournament,
    unsaved,
)
from tools.drill.faults.owners import replace, roll
from tools.drill.outcome import Form, Missing, Outcome

Drill = Callable[[Form], Awaitable[Outcome]]

DRILLS: dict[str, Drill] = {
    "kill": stopped.kill,
    "terminate": stopped.terminate,
    "locked": unsaved.lock,
    "full": unsaved.fill_disk,
    "postgres": unsaved.restart_postgres,
    "owners": replace,
    "rolling": roll,
    "damaged": damaged.damage_rows,
    "clock": clock.jump,
    "thinker": thinker.kill_thinkers,
    "malformed": malformed.pour,
    "halfsent": halfsent.hold,
    "crowd": crowd.gather_crowd,
    "race": race.race,
    "rival": rival.compare,
    "tournament": tournament.hold,
}


async def run(name: str, form: Form) -> Outcome:
    """A drill that cannot be held here says why; one that breaks has failed."""
    form.begin()
    try:
        return await DRILLS[name](form)
    except Missing as missing:
        return Outcome(name, missing=str(missing))
    except Exception as error:
        ours = [step for step in traceback.extract_tb(error.__traceback__) if "drill" in step.filename]
        way = " > ".join(f"{step.name}:{step.lineno}" for step in ours[-4:])
        fault = f"{type(error).__name__} {error} ({way})"
        return Outcome(name, faults=[fault])
