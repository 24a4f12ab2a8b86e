"""Journals that cannot be read: their players are told, and everybody else goes on."""

from __future__ import annotations

from tools.drill.hall import LONGEST_STILL_S, Hall
from tools.drill.outcome import Form, Outcome
from tools.drill.outside import damage
from tools.drill.people import Person
from tools.drill.process import Server

NONSENSE = (
    "\x01not json at all",
    '{"kind":"of-a-later-version","seat":0}',
    '{"kind":"played","seat":0,"action":"dance on the table"}',
)


async def damage_rows(form: Form) -> Outcome:
    """A running table for each kind of nonsense, and a table in the lobby."""
    outcome = Outcome(f"{len(NONSENSE)} running tables and an open one unreadable")
    async with Server(form.folder) as server:
        hall = Hall(server)
        await hall.arrive()
        inviting = {"listed": True, "correspondence": True}
        open_tables = [await hall.host.open_table("limes", ["me", "open"], **inviting) for _ in range(3)]
        # The damaged ones are older and newer than the healthy ones, whichever way they are read.
        first = [await hall.mixed_table() for _ in range(2)]
        await hall.open_unattended()
        last = [await hall.mixed_table()]
        healthy = await hall.people_table("ticket_to_ride")
        await server.terminate()
        for table, text in zip(first + last, NONSENSE, strict=True):
            damage(server.database, table, text)
            del hall.seats[table]
        damage(server.database, open_tables[1], NONSENSE[0])
        await server.start()
        outcome.took(*await hall.moves_again(), LONGEST_STILL_S, len(hall.unattended))
        await look_at_lists(hall.host, open_tables, healthy, outcome)
        for table in (*first, *last, open_tables[1]):
            await knock(hall.host, table, outcome)
        hall.sit_down(healthy)
        outcome.tally = await hall.judge()
    return outcome


async def look_at_lists(host: Person, open_tables: list[str], healthy: str, outcome: Outcome) -> None:
    """Lists leave the damaged one out, or say so, and show the rest."""
    for path, wanted in (("/api/lobby", {open_tables[0], open_tables[2]}), ("/api/tables", {healthy})):
        answer = await host.ask("GET", path)
        outcome.check(answer.status == 200, f"{path} is {answer.status}")
        if answer.status == 200:
            shown = {str(row["id"]) for row in answer.json()}
            outcome.check(wanted <= shown, f"{path} leaves healthy tables out")


async def knock(host: Person, table: str, outcome: Outcome) -> None:
    """Whoever sits there is told why, over HTTP and over a socket."""
    answer = await host.ask("GET", f"/api/tables/{table}")
    is_told = answer.status >= 400 and answer.status != 500 and b'"code"' in answer.body
    outcome.check(is_told, f"GET of a damaged table is {answer.status} {answer.body[:60]!r}")
    try:
        socket = await host.sit_at(table)
        message = await socket.read(10)
        outcome.check(message["is"] == "refused", f"the socket of a damaged table says {message['is']}")
        socket.abort()
    except (EOFError, OSError, TimeoutError) as error:
        outcome.check(False, f"the socket of a damaged table says nothing: {error}")
