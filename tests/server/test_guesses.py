"""Guesses are counted by all processes together."""

from __future__ import annotations

import httpx2

from pomezi.server.limits import Rate, Rates
from tests.server.processes import Begin


async def test_guesses_are_counted_by_all_processes_together(begin: Begin) -> None:
    rates = Rates(guesses=Rate(0.001, 4))
    here, there = await begin(rates=rates), await begin(rates=rates)
    codes = []
    async with httpx2.AsyncClient() as http:
        for process in (here, there, here, there, here, there):
            form = {"login": "anna", "password": "not the right one"}
            codes.append((await http.post(f"{process.url}/api/me/sign-in", json=form)).status_code)
    assert codes == [401] * 4 + [429] * 2
