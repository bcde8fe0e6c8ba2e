"""At a table without a time limit, a silent player is reminded, and one other person is told."""

from __future__ import annotations

from play.time.calendar import DAY
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, begin_match, person_in


async def test_without_a_limit_a_silent_player_is_reminded_and_replaced(open_host: Opener, clock: HandClock) -> None:
    """Reminded after one day and two, late after three, and replaced by a caretaker after a week, although the table waits."""
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA)
    slow, first = table.to_act[0], table.occupants[table.to_act[0]].person
    assert first is not None and table.terms.absence == "wait"
    others = [person.user_id for person in (ANNE, BEN, CARLA) if person.user_id != first.user_id]

    async def next_day() -> list[str]:
        """The notices that the silent player gets on the next day."""
        clock.advance(DAY)
        await host.clockwork.run_due()
        notices = await host.people.notices(table.match, first.user_id)
        await host.people.delete_notices(notices)
        return [notice.msg.key.removeprefix("play.notice.") for notice in notices]

    assert [await next_day() for _ in range(3)] == [["still"], ["still"], ["silent"]]
    messages = [notice.msg for user in others for notice in await host.people.notices(table.match, user)]
    assert [msg.key for msg in messages] == ["play.notice.somebody-silent"], "one person is told where all can read it"
    assert [await next_day() for _ in range(3)] == [[], [], []]
    assert [*await next_day(), *await next_day()] == ["caretaker", "deputy"]
    table = await host.reading.table(table.match)
    assert table.stood_for == (slow,) and not table.late


async def test_a_player_who_moves_in_time_gets_no_more_notices(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    first = person_in(table, table.to_act[0])
    clock.advance(0.9 * DAY)
    await host.turns.move(table.match, first.user_id, "bid 1")
    clock.advance(0.9 * DAY)
    await host.clockwork.run_due()
    for person in (ANNE, BEN):
        assert await host.people.notices(table.match, person.user_id) == ()


async def test_somebody_else_is_told_of_a_silent_opener(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    assert table.occupants[table.to_act[0]].person == ANNE and table.opener_id == ANNE.user_id
    clock.advance(3.1 * DAY)
    await host.clockwork.run_due()
    assert [notice.msg.key for notice in await host.people.notices(table.match, BEN.user_id)] == ["play.notice.somebody-silent"]
    await host.turns.move(table.match, ANNE.user_id, "bid 1")
    assert await host.people.notices(table.match, BEN.user_id) == (), "the player has moved since"
