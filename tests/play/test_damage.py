"""Unreadable data freezes only its own match, and numbers of any size get an answer."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from engine.values.core import Seat
from play.host import Host
from play.values.errors import EngineError, Frozen, NoSuchMatch, NotAllowed
from play.values.live import DAMAGED
from play.values.types import CardRef, Table
from tests.databases import Databases
from tests.play.hosting import ANNE, BEN, Opener, awaited_user, begin_match, finish_match


async def play_match(host: Host) -> Table:
    """A match of two after four bids."""
    table = await begin_match(host, ANNE, BEN)
    for amount in range(1, 5):
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
    return table


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE match SET settings = '{' WHERE id = 1",
        "UPDATE match SET settings = '[1]' WHERE id = 1",
        "UPDATE match SET to_act = 'x' WHERE id = 1",
        "UPDATE match SET to_act = '[99]' WHERE id = 1",
        "UPDATE match SET late = '[true]' WHERE id = 1",
        "UPDATE match SET pace = 'soon' WHERE id = 1",
        """UPDATE match SET matters = '{"proposal": {"kind": "abandon", "seat": 7, "target": 1, "missing": [0]}}' WHERE id = 1""",
        """UPDATE match SET matters = '{"proposal": {}}' WHERE id = 1""",
        """UPDATE match SET matters = '{"ballots": [{"seat": 7, "edition": 1}]}' WHERE id = 1""",
        """UPDATE match SET matters = '{"vacancies": [{"seat": 7, "until": 1}]}' WHERE id = 1""",
        """UPDATE match SET matters = '{"wishes": [{"person": {"user_id": 1, "name": ""}, "seat": 7, "edition": 1}]}' WHERE id = 1""",
        """UPDATE match SET matters = '{"upgrade": {"version": 2, "holds": 1, "old": true, "votes": [[7, "old"]]}}' WHERE id = 1""",
        "UPDATE match SET matters = 'x' WHERE id = 1",
        "UPDATE match SET invited = '7' WHERE id = 1",
        "UPDATE entry SET notes = '[{}]' WHERE match = 1 AND seq = 2",
        "UPDATE entry SET notes = 'x' WHERE match = 1 AND seq = 2",
        "INSERT INTO standing_order VALUES (1, 0, 'limit', 'limit 4', '1', '{')",
    ],
)
async def test_a_damaged_row_freezes_its_match_and_notifies_once(open_host: Opener, databases: Databases, sql: str) -> None:
    first = await open_host()
    table, spared = await play_match(first), await play_match(first)
    databases().execute(sql)
    for _ in range(2):
        host = await open_host()
        frozen = await host.reading.table(table.match)
        assert (frozen.status, frozen.why) == ("frozen", DAMAGED)
        assert [occupant.person for occupant in frozen.occupants] == [occupant.person for occupant in table.occupants]
        assert {notice.user_id for notice in await host.people.notices(table.match)} == {ANNE.user_id, BEN.user_id}
        for request in (host.turns.panel(table.match, ANNE.user_id), host.reading.record(table.match, ANNE.user_id)):
            with pytest.raises(Frozen):
                await request
        with pytest.raises(Frozen):
            await host.turns.move(table.match, awaited_user(table), "bid 9")
        assert len(await host.reading.log(table.match, None)) == 5
        assert [own.match for own in await host.reading.tables_of(ANNE.user_id)] == [table.match, spared.match]
        assert (await host.reading.table(spared.match)).status == "running"
        assert {("card", 0), ("notice", ANNE.user_id), ("notice", BEN.user_id)} <= {
            (effect.kind, effect.recipient) for effect in await host.outbox.claim(table.match)
        }
        await host.outbox.release()
    assert frozen.edition == table.edition + 1


async def test_damage_while_the_bot_runs_freezes_the_match_when_it_is_read(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await play_match(host)
    databases().execute("UPDATE match SET to_act = '{', revision = revision + 1")
    with pytest.raises(Frozen):
        await host.turns.move(table.match, awaited_user(table), "bid 9")
    assert (await host.reading.table(table.match)).status == "frozen"


async def test_a_damaged_snapshot_is_made_again_from_the_log(open_host: Opener, databases: Databases) -> None:
    host = await open_host(in_memory=1)
    table = await play_match(host)
    state = (await host.ledger.current(table.match)).state
    await begin_match(host, ANNE, BEN)
    databases().execute("UPDATE snapshot SET state = '{' WHERE match = 1")
    assert (await host.ledger.current(table.match)).state == state


async def test_a_finished_match_with_a_damaged_log_is_shown_in_part(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    databases().execute("UPDATE entry SET notes = 'x' WHERE seq = 2")
    databases().execute("DELETE FROM snapshot")
    again = await open_host()
    assert (await again.reading.table(table.match)).result == table.result
    _, _, damaged, *_ = await again.reading.log(table.match, None)
    assert [note.msg.key for note in damaged.entry.notes] == ["play.note.damaged"]
    with pytest.raises(NotAllowed) as caught:
        await again.reading.view(table.match, None)
    assert caught.value.msg == DAMAGED


@pytest.mark.parametrize("match", [0, -1, 2**63 - 1, 2**63, 2**200, -(2**63) - 1])
async def test_numbers_of_any_size_get_an_answer(host: Host, match: int) -> None:
    for request in (
        host.reading.table(match),
        host.reading.view(match, None),
        host.reading.log(match, None),
        host.turns.panel(match, ANNE.user_id),
        host.turns.move(match, ANNE.user_id, "pass"),
        host.turns.completions(match, ANNE.user_id, ""),
        host.tables.join(match, ANNE),
        host.people.follow(match, ANNE.user_id, True),
        host.agreements.undo(match, ANNE.user_id),
        host.seats.substitute(match, ANNE.user_id, Seat(0), "deckhand"),
    ):
        with pytest.raises(NoSuchMatch):
            await request
    for listed in (host.telling.pings(match), host.people.notices(match, match), host.people.settings(match)):
        refusals = await asyncio.gather(listed, return_exceptions=True)
        assert {refusal.msg.key for refusal in refusals if isinstance(refusal, EngineError)} <= {"play.not-stored"}
        assert not [refusal for refusal in refusals if isinstance(refusal, BaseException) and not isinstance(refusal, EngineError)]
    assert await host.reading.tables_in(2**62) == ()


async def test_a_change_by_another_process_is_seen_at_once(open_host: Opener) -> None:
    one, two = await open_host(), await open_host()
    table = await play_match(one)
    assert (await two.reading.view(table.match, None)).bid == 4
    table = (await one.turns.move(table.match, awaited_user(table), "bid 7")).table
    assert await two.reading.table(table.match) == table
    assert (await two.reading.view(table.match, None)).bid == 7
    table = (await one.turns.move(table.match, awaited_user(table), "bid 8")).table
    assert await two.reading.tables_of(ANNE.user_id) == (table,)


async def test_cards_and_followers_stored_by_another_process_are_seen_at_once(open_host: Opener) -> None:
    """Otherwise the other process would edit a deleted card, post a second one, and notify too few people of the end."""
    one, two = await open_host(), await open_host()
    table = await play_match(one)
    await two.reading.view(table.match, None)
    (card, *_) = await one.outbox.claim(table.match)
    await one.outbox.store_card(card, CardRef(2, 77, 1.0, table.edition))
    assert (await two.reading.table(table.match)).card == CardRef(2, 77, 1.0, table.edition)
    await one.people.follow(table.match, 99, True)
    assert (await two.reading.table(table.match)).followers == (99,)
    table = (await two.turns.move(table.match, awaited_user(table), "bid 8")).table
    await one.outbox.release()
    (card, *_) = await one.outbox.claim(table.match)
    await one.outbox.store_shown_edition(card, table.edition)
    assert (await two.reading.table(table.match)).card == CardRef(2, 77, 1.0, table.edition)
    assert (await one.turns.move(table.match, awaited_user(table), "bid 9")).entry.line == "bid 9"
