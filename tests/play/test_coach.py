"""Players at a table ask for ideas a limited number of times and read them alone."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.match.match import is_about
from engine.search.advice import Idea
from engine.search.why import NO_DIFFERENCE
from engine.values.core import Msg
from play.host import Host
from play.minds.thinking import InLine
from play.turn import coach
from play.values.errors import NotAllowed, NotSeated, StaleTable
from play.values.panels import AskingPanel, Ready
from play.values.types import Table
from tests.play.hosting import ANNE, BEN, CARLA, Opener, awaited_user, begin_match, make_move, rules


async def ideas(host: Host, match: int, user: int) -> coach.Advised:
    """The coach's advice to a person at their turn."""
    return await host.coach.think(await host.coach.ask(match, user))


def ideas_taken(table: Table, user: int) -> int:
    """For how many decisions a person has asked the coach."""
    seat = table.seat_of(user)
    assert seat is not None
    return coach.decisions_asked(table, seat)


async def marks(host: Host, match: int) -> int:
    """How many entries of the log say that somebody asked the coach."""
    return sum(is_about(entry.entry, "ideas") for entry in await host.reading.log(match, None))


@pytest.fixture
def tell_ideas_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question counts, even if its ideas are equally good."""
    monkeypatch.setattr(coach, "is_undecided", lambda ideas: False)


@pytest.mark.usefixtures("tell_ideas_apart")
async def test_ideas_are_counted_once_a_decision_and_become_a_draft(host: Host, open_host: Opener) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    first = await ideas(host, table.match, user)
    assert first.left == 2 and ideas_taken(first.table, user) == 1 and await marks(host, table.match) == 1
    assert await host.coach.offer(table.match, user) == coach.Offer(left=2, is_paid=True)
    again = await ideas(await open_host(seed=2), table.match, user)
    assert [idea.idea for idea in again.ideas] == [idea.idea for idea in first.ideas] and await marks(host, table.match) == 1
    panel = await host.coach.take(table.match, user, first.ideas[-1].key)
    assert isinstance(panel, Ready) and panel.line == first.ideas[-1].idea.line
    back = await host.turns.back(panel.ref, user)
    assert isinstance(back, AskingPanel) and not back.can_back
    panel = await host.coach.take(table.match, user, first.ideas[0].key)
    assert isinstance(panel, Ready)
    await host.turns.confirm(panel.ref, user)
    with pytest.raises(StaleTable):
        await host.coach.take(table.match, user, first.ideas[0].key)


@pytest.mark.usefixtures("tell_ideas_apart")
async def test_all_processes_share_the_number_of_ideas(host: Host, open_host: Opener) -> None:
    other = await open_host(seed=2)
    table = await begin_match(host, ANNE, BEN)
    for _ in range(coach.EACH):
        while awaited_user(table) != ANNE.user_id:
            table = (await make_move(host, table, Random(1))).table
        clicks = (ideas(replica, table.match, ANNE.user_id) for replica in (host, other, host, other))
        answers = await asyncio.gather(*clicks, return_exceptions=True)
        assert any(isinstance(advised, coach.Advised) for advised in answers)
        table = (await make_move(host, await host.reading.table(table.match), Random(2))).table
    assert await marks(host, table.match) == coach.EACH == ideas_taken(table, ANNE.user_id)
    while awaited_user(table) != ANNE.user_id:
        table = (await make_move(host, table, Random(1))).table
    with pytest.raises(NotAllowed):
        await other.coach.ask(table.match, ANNE.user_id)
    assert await host.coach.offer(table.match, ANNE.user_id) == coach.Offer(left=0, is_paid=False)


async def test_ideas_that_take_too_long_are_given_up_and_not_counted(open_host: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach has no time at all here, so that every question takes too long."""

    class Never(InLine):
        async def _answer(self, task: Any, /) -> Any:
            await asyncio.Event().wait()

    monkeypatch.setattr(coach, "LONGEST", 0.0)
    host = await open_host(thinking=Never(rules))
    table = await begin_match(host, ANNE, BEN)
    for _ in range(2):
        with pytest.raises(coach.NoIdeas):
            await ideas(host, table.match, awaited_user(table))
    assert await marks(host, table.match) == 0


async def test_a_decision_without_a_difference_is_not_counted(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin_match(host, ANNE, BEN)
    user, thoughts = awaited_user(table), 0

    async def even(self: coach.Coach, question: Any) -> tuple[Idea, ...]:
        nonlocal thoughts
        thoughts += 1
        same = Idea("pass", Msg(NO_DIFFERENCE), None, Msg("coach.aim-none"), Msg("coach.cost-none"), Msg("coach.risk-even"))
        return (same, replace(same, line="bid 1", standing=Msg("coach.other-same")))

    monkeypatch.setattr(coach.Coach, "_advice", even)
    for _ in range(2):
        advised = await ideas(host, table.match, user)
        assert advised.is_even and advised.left == coach.EACH
    assert thoughts == 1, "it is thought about once"
    assert ideas_taken(await host.reading.table(table.match), user) == 0 and await marks(host, table.match) == 0


@pytest.mark.parametrize(("second", "is_counted"), [("even", False), ("same", False), ("some", True), ("clear", True)])
async def test_ideas_too_close_to_tell_apart_are_not_counted(
    host: Host, monkeypatch: pytest.MonkeyPatch, second: str, is_counted: bool
) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)

    async def thought(self: coach.Coach, question: Any) -> tuple[Idea, ...]:
        first = Idea("pass", Msg("coach.first-among"), None, Msg("coach.aim-none"), Msg("coach.cost-none"), Msg("coach.risk-even"))
        return (first, replace(first, line="bid 1", standing=Msg(f"coach.other-{second}")))

    monkeypatch.setattr(coach.Coach, "_advice", thought)
    advised = await ideas(host, table.match, user)
    assert len(advised.ideas) == 2 and not advised.is_even and advised.is_counted == is_counted
    assert advised.left == coach.EACH - is_counted == coach.EACH - await marks(host, table.match)
    offer = await host.coach.offer(table.match, user)
    assert offer is not None and offer.is_paid, "the ideas can be read again until the position changes"
    assert await ideas(host, table.match, user) == advised


async def test_rated_tables_and_tables_without_ideas_refuse_them(host: Host) -> None:
    rated = await begin_match(host, ANNE, BEN, rated=True, ideas="free")
    plain = await begin_match(host, ANNE, BEN, ideas="none")
    for table in (rated, plain):
        with pytest.raises(NotAllowed):
            await host.coach.ask(table.match, awaited_user(table))
        assert await host.coach.offer(table.match, awaited_user(table)) is None and await marks(host, table.match) == 0
    with pytest.raises(NotAllowed):
        await host.tables.open("toy", ANNE, rated.place, ideas="many")


async def test_only_the_awaited_player_gets_ideas(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    (other,) = {ANNE.user_id, BEN.user_id} - {user}
    first = await ideas(host, table.match, user)
    for refused in (host.coach.ask, host.coach.stored_advice):
        with pytest.raises(StaleTable):
            await refused(table.match, other)
        with pytest.raises(NotSeated):
            await refused(table.match, CARLA.user_id)
    with pytest.raises(StaleTable):
        await host.coach.take(table.match, other, first.ideas[0].key)


async def test_a_move_in_the_meantime_makes_ideas_stale(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    question = await host.coach.ask(table.match, awaited_user(table))
    await make_move(host, await host.reading.table(table.match), Random(1))
    with pytest.raises(StaleTable):
        await host.coach.think(question)


@pytest.mark.usefixtures("tell_ideas_apart")
async def test_ideas_for_an_undone_move_are_not_counted(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first = awaited_user(table)
    await ideas(host, table.match, first)
    table = (await make_move(host, await host.reading.table(table.match), Random(1))).table
    second = awaited_user(table)
    await ideas(host, table.match, second)
    await host.agreements.undo(table.match, first)
    table = await host.reading.table(table.match)
    assert (ideas_taken(table, first), ideas_taken(table, second)) == (1, 0) and awaited_user(table) == first
    await ideas(host, table.match, first)  # the same decision as before
    assert ideas_taken(await host.reading.table(table.match), first) == 1
    table = (await make_move(host, await host.reading.table(table.match), Random(1))).table
    assert (await ideas(host, table.match, second)).left == 2
    assert ideas_taken(await host.reading.table(table.match), second) == 1


async def test_a_substitute_does_not_read_the_ideas_of_the_owner(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, free=True)
    user = awaited_user(table)
    await ideas(host, table.match, user)
    (seat,) = table.to_act
    await host.seats.substitute(table.match, user, seat, "mate")
    await host.seats.take(table.match, CARLA, seat)
    with pytest.raises(StaleTable):
        await host.coach.stored_advice(table.match, CARLA.user_id)
