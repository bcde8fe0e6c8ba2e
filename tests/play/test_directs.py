"""Channels for direct messages are opened slowly, and none is tried during a rest."""

from __future__ import annotations

from itertools import cycle, islice

from play.people.directs import AT_ONCE, REST, SPAN, STOP
from play.values.personal import PersonSettings
from tests.play.hosting import ANNE, BEN, HandClock, Opener, begin_match


async def test_all_processes_share_a_limit_of_new_direct_channels(open_host: Opener, clock: HandClock) -> None:
    one, other = (await open_host()).directs, (await open_host()).directs
    taken = [await directs.take_place() for directs in islice(cycle((one, other)), AT_ONCE)]
    first, *_ = taken
    assert first is not None and all(taken) and await one.take_place() is None and await other.take_place() is None
    await one.keep_place(first)
    clock.advance(SPAN)
    *again, last = [await other.take_place() for _ in range(AT_ONCE)]
    assert last is None and all(again), "a place that Discord refused as too fast stays taken"
    clock.advance(STOP)
    assert all([await one.take_place() for _ in range(AT_ONCE)])


async def test_after_a_refused_direct_message_pings_go_to_the_channel(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    await host.people.choose(ANNE.user_id, PersonSettings("dm"))
    await host.telling.choose(table.match, BEN.user_id, "digest")
    await host.directs.store_channel(ANNE.user_id, 88)
    for person, way in ((ANNE, "dm"), (BEN, "digest")):
        assert await host.telling.way(table.match, person.user_id) == way
        await host.directs.note_refusal(person.user_id)
        assert await host.telling.way(table.match, person.user_id) == "channel"
    assert await host.directs.channel(ANNE.user_id) == 88 and await host.directs.channel(BEN.user_id) is None
    await host.directs.note_delivery(ANNE.user_id)
    assert await host.telling.way(table.match, ANNE.user_id) == "dm", "a delivered direct message ends it"
    clock.advance(REST)
    assert await host.telling.way(table.match, BEN.user_id) == "digest"
    assert await host.people.settings(ANNE.user_id) == PersonSettings("dm"), "what they chose is never changed by it"
