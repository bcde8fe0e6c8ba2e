"""Time limits with a reserve respect nights, holidays and times without the bot."""

from __future__ import annotations

from datetime import datetime
from itertools import takewhile
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from cogs.deliveries.notices import makes_sound
from engine.values.core import Msg
from play.host import Host
from play.ledger.ledger import BEAT
from play.time.calendar import DAY, HOUR, NIGHT, Holiday, Hours, back, with_holiday
from play.time.paces import OFFERED, PACES
from play.values.errors import NotAllowed
from play.values.personal import PersonSettings
from play.values.types import Person, Table
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, awaited_user, begin_match, person_in

DAILY = PACES["daily"]
BERLIN = Hours("Europe/Berlin", NIGHT)


def at(text: str) -> float:
    """The moment of a date and a time in Berlin."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()


async def bid(host: Host, table: Table, bid: int) -> Table:
    return (await host.turns.move(table.match, awaited_user(table), f"bid {bid}")).table


async def due(host: Host, table: Table) -> float:
    """The deadline of the one player who is awaited."""
    (times,) = await host.reading.deadlines(table.match)
    return times.due


async def choose_hours(host: Host, person: Person | int, hours: Hours) -> None:
    """Let a person choose their quiet hours and holidays."""
    user = person if isinstance(person, int) else person.user_id
    await host.people.choose(user, replace(PersonSettings(), hours=hours))


async def test_a_slow_turn_costs_bank_time_and_a_quick_one_refills_it(open_host: Opener, clock: HandClock) -> None:
    host, start = await open_host(), clock.now()
    table = await begin_match(host, ANNE, BEN, pace="daily", absence="wait")
    (times,) = await host.reading.deadlines(table.match)
    assert (times.limit, times.bank, times.due) == (start + DAY, 3 * DAY, start + 4 * DAY)
    slow = times.seat
    clock.advance(2 * DAY)
    await host.clockwork.run_due()
    table = await bid(host, table, 1)
    table = await bid(host, table, 2)
    (times,) = await host.reading.deadlines(table.match)
    assert times.seat == slow and times.bank == 2 * DAY, "a day of the bank was used"
    clock.advance(HOUR)
    table = await bid(host, table, 3)
    await bid(host, table, 4)
    (times,) = await (await open_host()).reading.deadlines(table.match)
    assert times.bank == 2 * DAY + DAILY.refill
    clock.advance(9 * DAY)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == (slow,) and await host.reading.deadlines(table.match) == ()
    assert "play.notice.last-call" not in {notice.msg.key for notice in await host.people.notices(table.match)}, "too late for that"


def test_offered_paces_exist_and_some_have_a_bank() -> None:
    assert {pace for pace in PACES if PACES[pace].bank} == {"live", "brisk", "weeks", "daily", "slow", "season", "season-long"}
    assert set(OFFERED) <= set(PACES)


@pytest.mark.parametrize(
    ("pace", "until", "expected"),
    [
        ("daily", 97, [(12, "reminder-bank"), (24, "bank"), (90, "last-call"), (96, "caretaker"), (96, "deputy")]),
        ("slow", 240, [(24, "last-call"), (48, "reminder-bank"), (72, "bank"), (234, "last-call"), (240, "late")]),
        ("3d", 97, [(24, "last-call"), (48, "last-call"), (72, "late")]),
    ],
)
async def test_reminders_come_in_order_and_some_of_them_with_sound(
    open_host: Opener, clock: HandClock, pace: str, until: int, expected: list[tuple[float, str]]
) -> None:
    host, start = await open_host(), clock.now()
    table = await begin_match(host, ANNE, BEN, pace=pace)
    reminders: list[tuple[float, str]] = []
    for hours in takewhile(lambda hour: hour <= until, (11, 12, 23, 24, 48, 72, 89, 90, 95, 96, 97, 234, 240)):
        clock.time = start + hours * HOUR
        await host.clockwork.run_due()
        notices = await host.people.notices(table.match, awaited_user(table))
        reminders += [(hours, notice.msg.key.removeprefix("play.notice.")) for notice in notices]
        await host.people.delete_notices(notices)
    assert reminders == expected
    aloud = {hours for hours, key in reminders if makes_sound(Msg(f"play.notice.{key}"), "channel")}
    assert 24 in aloud and 2 <= len(aloud) <= 4


async def test_a_deadline_in_the_night_moves_to_an_hour_after_it(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    clock.time = at("2026-05-04 02:00")
    table = await begin_match(host, ANNE, BEN, pace="1d")
    assert await due(host, table) == at("2026-05-05 02:00")
    await choose_hours(host, person_in(table, table.to_act[0]), BERLIN)
    assert await due(host, table) == at("2026-05-05 08:00")
    assert await due(await open_host(), table) == at("2026-05-05 08:00")
    clock.time = at("2026-05-05 07:59")
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == ()
    clock.time = at("2026-05-05 08:00")
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == table.to_act


async def test_a_player_at_a_live_table_is_awake(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    clock.time = at("2026-05-04 02:00")
    for person in (ANNE, BEN):
        await choose_hours(host, person, BERLIN)
    table = await begin_match(host, ANNE, BEN, pace="live")
    assert await due(host, table) == clock.now() + 20 * 60


async def test_a_holiday_stops_the_clock_and_its_end_starts_it_again(open_host: Opener, clock: HandClock) -> None:
    host, start = await open_host(), clock.now()
    table = await begin_match(host, ANNE, BEN, pace="1d")
    clock.advance(0.4 * DAY)
    hours = with_holiday(Hours(), start + 0.75 * DAY, until=None, now=clock.now())
    assert hours is not None
    await choose_hours(host, awaited_user(table), hours)
    assert await due(host, table) == start + 31 * DAY and await host.reading.away(table.match) == ()
    edition = (await host.reading.table(table.match)).edition
    clock.time = start + 5 * DAY
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).edition == edition + 1, "the card says that the holiday has begun"
    (away,) = await host.reading.away(table.match)
    assert away.seat == table.to_act[0] and away.holiday.open_end
    assert [notice.msg.key for notice in await host.people.notices(table.match)] == ["play.notice.reminder"]
    await choose_hours(host, awaited_user(table), back(hours, clock.now()))
    await host.ledger.store.beat(clock.now())
    again = await open_host()
    assert await due(again, table) == start + 5.25 * DAY and await again.reading.away(table.match) == ()
    clock.time = start + 5.3 * DAY
    await again.clockwork.run_due()
    assert (await again.reading.table(table.match)).late == table.to_act


async def test_holidays_make_no_match_endless(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, pace="1d")
    hours = with_holiday(Hours(), clock.now(), until=None, now=clock.now())
    assert hours is not None
    await choose_hours(host, awaited_user(table), hours)
    clock.advance(31 * DAY)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == table.to_act


async def test_without_a_limit_silence_starts_after_the_holiday(open_host: Opener, clock: HandClock) -> None:
    host, start = await open_host(), clock.now()
    table = await begin_match(host, ANNE, BEN)
    await choose_hours(host, awaited_user(table), Hours(holidays=(Holiday(start, start + 5 * DAY),)))
    clock.time = start + 7 * DAY
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == ()
    clock.time = start + 8 * DAY
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == table.to_act


async def test_a_later_player_brings_their_own_hours(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    clock.time = at("2026-05-04 02:00")
    await choose_hours(host, ANNE, BERLIN)
    await choose_hours(host, BEN, BERLIN)
    table = await begin_match(host, ANNE, BEN, pace="1d")
    assert await due(host, table) == at("2026-05-05 08:00")


@pytest.mark.parametrize("restarts", [1, 3])
async def test_clocks_stand_still_while_the_bot_is_down(open_host: Opener, clock: HandClock, restarts: int) -> None:
    host, start = await open_host(), clock.now()
    table = await begin_match(host, ANNE, BEN, bots=("mate",), pace="1d")
    while not set(table.to_act) & set(table.people):
        await host.clockwork.run_due()
        table = await host.reading.table(table.match)
    clock.advance(BEAT)
    await host.ledger.store.beat(clock.now())
    for _ in range(restarts):
        clock.advance(6 * DAY / restarts)
        host = await open_host()
    assert await due(host, table) == start + 7 * DAY
    clock.time = start + 6.9 * DAY
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == ()
    assert [notice.msg.key for notice in await host.people.notices(table.match)] == ["play.notice.reminder"]
    await host.ledger.store.beat(clock.now())
    clock.advance(BEAT)
    assert await due(await open_host(), table) == start + 7 * DAY, "a short time without the bot does not count"


async def test_the_bot_beats_after_it_has_run_for_a_minute(open_host: Opener, clock: HandClock) -> None:
    host, start = await open_host(), clock.now()
    beaten: list[float] = []
    beat = host.ledger.store.beat

    async def noted(now: float) -> None:
        beaten.append(now - start)
        await beat(now)

    host.ledger.store.beat = noted  # type: ignore[method-assign]
    for _ in range(7):
        await host.clockwork.run_due()
        clock.advance(25.0)
    assert beaten == [75.0, 150.0]


async def test_nobody_gains_time_by_taking_moves_back_again_and_again(open_host: Opener, clock: HandClock) -> None:
    host, start = await open_host(), clock.now()
    table = await begin_match(host, ANNE, BEN, pace="daily", absence="wait")
    user = awaited_user(table)
    clock.advance(2 * DAY)
    await host.clockwork.run_due()
    for _ in range(3):
        await bid(host, table, 1)
        await host.agreements.undo(table.match, user)
        (times,) = await host.reading.deadlines(table.match)
        assert times.limit == start + 3 * DAY, "one turn's time, however often it is undone"
        clock.advance(HOUR)
    assert times.bank < DAILY.bank - DAY, "what is gone from the bank does not come back"
    clock.time = times.due - HOUR
    await host.clockwork.run_due()
    await bid(host, table, 1)
    (next_times,) = await host.reading.deadlines(table.match)
    assert next_times.seat != times.seat
    clock.advance(HOUR)
    with pytest.raises(NotAllowed):
        await host.agreements.undo(table.match, user)


async def test_a_holiday_is_kept_when_another_process_commits_first(
    open_host: Opener, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other = await open_host(), await open_host()
    table = await begin_match(host, ANNE, BEN, pace="daily")
    person, now = person_in(table, table.to_act[0]), clock.now()
    (before,) = await other.reading.deadlines(table.match)
    restate = host.ledger.restate

    async def slow(*args: Any) -> Any:
        monkeypatch.undo()
        await other.people.follow(table.match, 999, True)
        return await restate(*args)

    monkeypatch.setattr(host.ledger, "restate", slow)
    hours = with_holiday(Hours("Europe/Berlin"), now, now + 10 * DAY, now)
    assert hours is not None
    await choose_hours(host, person, hours)
    for replica in (host, other):
        assert await due(replica, table) == before.due + 10 * DAY


async def test_after_a_downtime_cards_change_at_the_start_and_not_at_a_click(open_host: Opener, clock: HandClock) -> None:
    """An edit at the moment of the press would tell the others that somebody pressed something."""
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA, pace="1d")
    clock.advance(BEAT)
    await host.ledger.store.beat(clock.now())
    await take_effects(host, table)
    clock.advance(6 * HOUR)
    host = await open_host()
    user = awaited_user(table)
    assert await take_effects(host, table) == {("ask", user)}
    other = next(person.user_id for person in (ANNE, BEN, CARLA) if person.user_id != user)
    await host.deputies.choose(table.match, other, "ask")
    assert await take_effects(host, table) == set()


async def take_effects(host: Host, table: Table) -> set[tuple[str, int]]:
    """Claim and remove all effects that are due; return their kinds and recipients."""
    effects = await host.outbox.claim(table.match)
    for effect in effects:
        await host.outbox.remove(effect)
    return {(effect.kind, effect.recipient) for effect in effects}
