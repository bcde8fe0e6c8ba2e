"""Channels for direct messages are opened slowly, and none is tried during a rest."""

from __future__ import annotations

from play.people.directs import AT_ONCE, REST, SPAN, STOP
from play.values.personal import PersonSettings
from tests.play.hosting import ANNE, BEN, HandClock, Opener, begin_match


async def test_all_processes_together_open_only_so_many_channels_at_once(open_host: Opener, clock: HandClock) -> None:
    one, other = (await open_host()).directs, (await open_host()).directs
    taken = [await (one, other)[number % 2].opening() for number in range(AT_ONCE)]
    assert all(taken) and await one.opening() is None and await other.opening() is None
    assert taken[0] is not None
    await one.keep_place(taken[0])
    clock.advance(SPAN)
    again = [await other.opening() for _ in range(AT_ONCE)]
    assert again[-1] is None and all(again[:-1]), "where Discord said that it is too fast, the place is not given away"
    clock.advance(STOP)
    assert all([await one.opening() for _ in range(AT_ONCE)])


async def test_an_unreached_person_is_pinged_in_the_channel_for_a_while(open_host: Opener, clock: HandClock) -> None:
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
    assert await host.telling.way(table.match, ANNE.user_id) == "dm", "one that was delivered ends it"
    clock.advance(REST)
    assert await host.telling.way(table.match, BEN.user_id) == "digest"
    assert await host.people.settings(ANNE.user_id) == PersonSettings("dm"), "what they chose is never changed by it"
