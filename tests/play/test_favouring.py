"""Who helps whom, on the host: which tables are gathered for whom, who led when they left, and that looking keeps to its ration."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core import Seat
from engine.search import review
from play.club import favouring
from play.club.favouring import RECENT, Favoured
from play.host import Host
from play.time.calendar import DAY
from play.values.errors import NotAllowed
from play.values.types import Table
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, begun, finished, moved

GUILD, JUDGE = 1, 77


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little thinking as there can be."""
    for name, value in {"DECISIONS": 1, "WEIGHED": (1, 1), "WIDTHS": (1, 1)}.items():
        monkeypatch.setattr(review, name, value)


async def told(host: Host, reader: int = JUDGE, sees: Any = lambda table: True) -> Favoured:
    return await host.favouring.at(GUILD, reader, sees)


async def left_by(host: Host, is_leader: bool) -> tuple[Table, int]:
    """A rated table that somebody leaves who leads alone, or who does not; and who that was."""
    for seed in range(20):
        table = await begun(host, ANNE, BEN, CARLA, rated=True)
        while table.seq < 8 and table.status == "running":
            await moved(host, table, Random(seed))
            table = await host.reading.table(table.match)
        points = (await host.ledger.current(table.match)).rules.points((await host.ledger.current(table.match)).state)  # type: ignore[union-attr]
        best = [seat for seat, one in enumerate(points or ()) if one == max(points or ())]
        chosen = best[0] if is_leader else next(seat for seat in range(3) if seat not in best or len(best) > 1)
        person = table.occupants[chosen].person
        if person is not None and (len(best) == 1 or not is_leader):
            await host.seats.substitute(table.match, person.user_id, Seat(chosen), "deckhand")
            return await finished(host, table, Random(seed)), person.user_id
        await finished(host, table, Random(seed))
    raise AssertionError("nobody leads")


@pytest.mark.parametrize("is_leader", [True, False])
async def test_who_leads_when_they_leave_is_known(host: Host, is_leader: bool) -> None:
    table, user = await left_by(host, is_leader)
    assert (await told(host)).judged[table.match].led == ({user} if is_leader else set())


async def test_only_rated_tables_that_the_reader_sees_and_did_not_sit_at_and_looking_has_a_ration(
    host: Host, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    rated = [await finished(host, await begun(host, ANNE, BEN, CARLA, rated=True), Random(at)) for at in range(3)]
    await finished(host, await begun(host, ANNE, BEN, CARLA), Random(9))
    await begun(host, ANNE, BEN, CARLA, rated=True)
    matches = {table.match for table in rated}
    assert {*(await told(host)).tables} == matches, "what is not rated or not over is no matter"
    assert not (await told(host, ANNE.user_id)).tables and not (await told(host, sees=lambda table: False)).tables
    wanted = (await told(host)).found.wanted
    assert {*wanted} == matches
    monkeypatch.setattr(favouring, "AT_A_TIME", 1e-9)
    host.favouring.look(GUILD, wanted)
    with pytest.raises(NotAllowed):
        host.favouring.look(GUILD, wanted)
    await host.favouring.finished()
    after = await told(host)
    assert (after.found.looked, after.left, len(after.found.wanted)) == (1, 0, 2), "one after the other, until the time is used up"
    monkeypatch.setattr(favouring, "A_DAY", 0.0)
    with pytest.raises(NotAllowed):
        host.favouring.look(GUILD, wanted)
    monkeypatch.undo()
    host.favouring.learned(wanted[1], after.judged[wanted[0]].favours)
    assert (await told(host)).found.looked == 2, "what a review found counts"
    await host.erasing.forget(BEN.user_id)
    assert all(user > 0 for table in (await told(host)).judged.values() for user in table.people)
    clock.time += RECENT + DAY
    assert not (await told(host)).tables
