"""Two worlds that differ only in hidden facts look the same to a viewer of the host.

The worlds are made by replacing the hidden state of a running match with a redealt one; everything that the viewer
can ask the host for, then and after the next public moves, must be equal.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Seat
from engine.walking.worlds import imagine_world
from play.host import Host
from play.time.clock import Delays
from play.values.panels import AskingPanel
from play.values.stands import RefereeDeed
from play.values.types import Table
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    DAN,
    HandClock,
    Opener,
    begin_match,
    choose,
    news_since,
    to_choice,
    user_in,
)
from tests.play.toy import RULES


async def everything(host: Host, table: Table, user: int) -> dict[str, Any]:
    """What a person can get from the host, as plain values."""
    match, seat = table.match, table.seat_of(user)
    everything_seen: dict[str, Any] = {
        "table": await host.reading.table(match),
        "view": codec.dumps(codec.encode(await host.reading.view(match, seat))),
        "first position": [await host.reading.view_at(match, 0, seat)] if seat is None else [],
        "log": await host.reading.log(match, seat),
        "completions": [await host.turns.completions(match, user, text) for text in ("", "bid ", "pass", "1")],
        "record": await host.reading.record(match, user),
        "notices": await host.people.notices(match, user),
    }
    if seat is not None:
        everything_seen["since"] = await news_since(host, match, user)
        everything_seen["orders"] = await host.plans.of(match, user)
    panel = await host.turns.panel(match, user)
    everything_seen["panel"] = (panel.ref, panel.steps, panel.walk.ask.prompt, labels(panel)) if isinstance(panel, AskingPanel) else panel
    return everything_seen


def labels(panel: AskingPanel) -> list[tuple[str, Any]]:
    ask: Any = panel.walk.ask
    return [(option.token, option.label) for option in ask.options]


async def worlds(open_host: Opener, viewer: int) -> tuple[list[Host], Table]:
    """The same match on two hosts; on the second everything is dealt again that the viewer may not know."""
    hosts = [await open_host(f"{name}.db") for name in ("one", "other")]
    tables = [await to_choice(host, await begin_match(host, ANNE, BEN, CARLA)) for host in hosts]
    one, other = hosts
    table, same_table = tables
    assert table == same_table
    live = other.ledger.from_memory(1)
    other.ledger.keep(replace(live, state=imagine_world(RULES, live.state, table.seat_of(viewer), Random(3))))
    assert one.ledger.from_memory(1).state != other.ledger.from_memory(1).state
    return hosts, table


@pytest.mark.parametrize("viewer", [ANNE.user_id, BEN.user_id, DAN.user_id])
async def test_the_hidden_world_does_not_show(open_host: Opener, viewer: int) -> None:
    (one, other), table = await worlds(open_host, viewer)
    assert await everything(one, table, viewer) == await everything(other, table, viewer)
    seat = next(seat for seat, who in enumerate(table.occupants) if who.person is not None and who.person.user_id != viewer)
    for host in (one, other):
        await choose(host, table, Seat(seat))
    assert await everything(one, table, viewer) == await everything(other, table, viewer)
    assert await one.reading.log(1, Seat(seat)) != await other.reading.log(1, Seat(seat))


async def test_a_move_made_and_undone_by_a_referee_shows_no_secret(open_host: Opener) -> None:
    (one, other), table = await worlds(open_host, viewer=DAN.user_id)
    seat, snapshots = Seat(0), []
    for host in (one, other):
        acted = await host.referees.do(1, DAN, RefereeDeed("act", seat, person=table.occupants[seat].person), table.seq)
        snapshots.append(await everything(host, acted.table, DAN.user_id))
        again = await host.referees.do(1, DAN, RefereeDeed("rewind", number=acted.table.seq), acted.table.seq)
        snapshots.append(await everything(host, again.table, DAN.user_id))
        snapshots.append(await host.exporting.person(DAN.user_id, 100_000))
    assert snapshots[:3] == snapshots[3:], "three snapshots of each world"
    assert await one.reading.log(1, seat) != await other.reading.log(1, seat)


async def test_no_seed_digest_or_foreign_note_leaves_a_running_match(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    table = await choose(host, table, Seat(0))
    *_, chosen = await host.reading.log(table.match, Seat(0))
    card = chosen.entry.line
    for seat, user in ((Seat(1), user_in(table, 1)), (None, DAN.user_id)):
        logged = await host.reading.log(table.match, seat)
        assert logged[-1].entry.line == "*" and card.isdigit()
        assert all(entry.entry.digest == "" for entry in logged)
        assert all(note.to is None or seat in note.to for entry in logged for note in entry.entry.notes)
        record = await host.reading.record(table.match, user)
        assert record["seed"] is None and record["entries"][-1]["line"] == "*"
        assert (await host.reading.table(table.match)).seed is None


async def notified_of_prepared_turn(open_host: Opener, prepared: str, line: str) -> tuple[int, set[int]]:
    """Return who prepared a turn, and who was notified of it after the player before them had played a line.

    The same match without the prepared turn is played beside it: nobody else sees a difference.
    """
    preparing, plain = [await open_host(f"{name}.db", delays=Delays(order=(4.0, 40.0))) for name in ("with", "without")]
    table, same_table = [await begin_match(host, ANNE, BEN, CARLA) for host in (preparing, plain)]
    assert table == same_table
    first, owner, last = (user_in(table, seat) for seat in range(3))
    await preparing.plans.prepare(1, owner, prepared, may_differ=True)
    for user in (first, last, DAN.user_id):
        assert await everything(preparing, table, user) == await everything(plain, table, user)
    for host in (preparing, plain):
        await host.turns.move(1, first, line)
    for user in (first, last, DAN.user_id):
        assert await everything(preparing, table, user) == await everything(plain, table, user)
    assert await preparing.reading.deadlines(1) == await plain.reading.deadlines(1)
    notified, notified_without = [{notice.user_id for notice in await host.people.notices(1)} for host in (preparing, plain)]
    return owner, notified - notified_without


async def test_a_prepared_turn_that_can_be_played_shows_to_its_owner_alone(open_host: Opener, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    _, notified = await notified_of_prepared_turn(open_host, prepared="bid 3", line="bid 1")
    assert not notified and "bid 3" not in caplog.text


async def test_a_prepared_turn_that_becomes_impossible_shows_to_its_owner_alone(
    open_host: Opener, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    owner, notified = await notified_of_prepared_turn(open_host, prepared="bid 4", line="bid 4")
    assert notified == {owner} and "bid 4" not in caplog.text


async def test_logs_carry_ids_and_no_secrets(open_host: Opener, caplog: pytest.LogCaptureFixture, clock: HandClock) -> None:
    caplog.set_level("DEBUG")
    host = await open_host()
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    await choose(host, table, Seat(0))
    seed = host.ledger.from_memory(1).seed
    text = " ".join(record.getMessage() for record in caplog.records)
    assert seed is not None and seed not in text and ANNE.name not in text
