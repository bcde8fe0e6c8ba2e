"""Server settings apply to opening tables, limits and pings; the default allows all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.values.core import Msg
from play.host import Host
from play.people.house import MOMENT, USUAL, House
from play.telling.pings import DIRECT
from play.time.calendar import Hours
from play.values.errors import NotAllowed, StaleTable
from play.values.personal import PersonSettings
from play.values.types import Person, Place
from store import rows
from store.sqlite import SqliteStore
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, awaited_user, begin_match, rules
from tests.play.telling import carry_out_all, shown_items

HERE = Place(1, 2)
FORUM = 9
MASTER = 77
"""An admin."""


async def choose(host: Host, **changed: object) -> House:
    return await host.houses.choose(1, MASTER, (await host.houses.of(1)).revision, changed)


async def test_defaults_apply_to_direct_messages_and_servers_without_settings(host: Host) -> None:
    assert await host.houses.of(1) == await host.houses.of(None) == USUAL
    table = await host.tables.open("toy", ANNE, HERE, own_thread=True, roles=())
    assert table.place == HERE and table.own_thread


async def test_settings_decide_where_and_by_whom_tables_are_opened(host: Host) -> None:
    await choose(host, channels=(2,), openers=(50,), threads="always")
    assert (await host.tables.open("toy", ANNE, HERE, roles=(50,))).own_thread
    assert (await host.tables.open("toy", ANNE, HERE)).match, "an admin may in any case"
    for place, roles in ((Place(1, 3), (50,)), (HERE, ()), (HERE, (51,))):
        with pytest.raises(NotAllowed):
            await host.tables.open("toy", ANNE, place, roles=roles)
    assert (await host.tables.open("toy", ANNE, Place(8, 3), roles=())).match, "another server has its own settings"
    await choose(host, forum=FORUM)
    assert (await host.tables.open("toy", BEN, HERE, roles=(50,))).place == Place(1, FORUM)


async def test_limits_of_a_server_hold_in_a_race(host: Host) -> None:
    await choose(host, for_person=2, for_server=3)
    await host.tables.open("toy", ANNE, Place(8, 3))
    tries = await asyncio.gather(*(host.tables.open("toy", ANNE, HERE) for _ in range(4)), return_exceptions=True)
    assert sum(not isinstance(table, BaseException) for table in tries) == 2, "two here; the table on the other server does not count"
    refused = next(allowed for allowed in tries if isinstance(allowed, NotAllowed))
    assert refused.msg == Msg("play.too-many-here", limit=2)
    await host.tables.open("toy", BEN, HERE)
    with pytest.raises(NotAllowed) as full:
        await host.tables.open("toy", CARLA, HERE)
    assert full.value.msg.key == "play.too-many-server"


async def test_of_two_admins_at_once_the_second_is_refused(host: Host) -> None:
    outcomes = await asyncio.gather(
        host.houses.choose(1, 5, 0, {"pace": "daily"}), host.houses.choose(1, 6, 0, {"pace": "slow"}), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [House, StaleTable]
    house = await host.houses.of(1)
    assert (house.pace, house.author, house.revision) == ("daily", 5, 1)
    with pytest.raises(StaleTable):
        await host.houses.choose(1, 6, 0, {"leaderboard": False})
    assert (await host.houses.choose(1, 6, 1, {"leaderboard": False})).pace == "daily"


async def test_permissions_use_the_newest_settings_at_once(open_host: Opener, clock: HandClock) -> None:
    one, two = await open_host(), await open_host()
    table = await begin_match(two, ANNE, BEN)
    assert await one.houses.lately(1) == await one.houses.at(table) == USUAL
    after = await choose(two, spectators="players")
    assert await two.houses.lately(1) == after, "the process that stored it sees it at once"
    assert await one.houses.lately(1) == USUAL and await one.houses.at(table) == after
    after = await choose(two, language="pt")
    clock.advance(MOMENT)
    assert await one.houses.lately(1) == after and await one.houses.lately(None) == USUAL


async def test_unreadable_settings_are_replaced_by_a_new_choice(host: Host) -> None:
    await host.ledger.store.commit(0, [rows.HouseRow(1, 4, "{nonsense", 5, 1.0)])
    assert (await host.houses.of(1)).channels == () and (await choose(host, pace="slow")).revision == 5


@pytest.mark.parametrize("settings", ["{nonsense", "[]", '{"spectators":"nobody","pace":"slow"}'])
async def test_unreadable_settings_allow_only_players_to_look(host: Host, settings: str) -> None:
    await host.ledger.store.commit(0, [rows.HouseRow(1, 1, settings, 5, 1.0)])
    assert (await host.houses.of(1)).spectators == "players" and (await host.houses.of(2)).spectators == "everyone"


@pytest.mark.parametrize(
    "settings", ('"pace":"nonsense"', '"hours":{"zone":"Europe/Berlin","quiet":[5000,-3]}', '"forum":"x"', '"for_person":-1')
)
async def test_one_unreadable_setting_leaves_the_others(host: Host, settings: str) -> None:
    await host.ledger.store.commit(0, [rows.HouseRow(1, 1, f'{{"spectators":"players","channels":[2],{settings}}}', 5, 1.0)])
    house = await host.houses.of(1)
    assert house == House(spectators="players", channels=(2,), revision=1, author=5)
    assert house.rests_until(1_000_000.0) is None
    assert (await host.tables.open("toy", ANNE, HERE, pace=house.pace)).status == "open"


async def test_settings_survive_a_restart(tmp_path: Path) -> None:
    for revision in range(2):
        host = Host(SqliteStore(tmp_path / "h.db"), clock=HandClock(), rules=rules)
        await host.open(ticking=False)
        assert (await host.houses.of(1)).revision == revision
        hours = Hours("Europe/Berlin", (60, 300))
        assert (await choose(host, hours=hours, channels=(2, 3))) == await host.houses.of(1)
        await host.close()


async def test_without_mentions_everybody_gets_direct_messages(host: Host) -> None:
    await choose(host, mentions="direct")
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    assert await host.telling.way(table.match, user) == "dm"
    assert [step for _, _, step in await carry_out_all(host, table.match)] == ["post"]
    assert await shown_items(host, user, DIRECT) and not await shown_items(host, user, 1)
    await host.people.choose(user, PersonSettings("off"))
    assert await host.telling.way(table.match, user) == "off", "a person who wants no pings gets none"


async def test_quiet_hours_of_a_server_delay_mentions_and_not_direct_messages(host: Host, clock: HandClock) -> None:
    await choose(host, hours=Hours("UTC", (0, 23 * 60)))
    clock.advance(86_400.0 - clock.now() % 86_400.0 + 3_600.0)  # one o'clock in the night
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    assert [step for _, _, step in await carry_out_all(host, table.match)] == ["hold"]
    await host.people.choose(user, PersonSettings("dm"))
    for match in await host.telling.notify_again(user):
        assert [step for _, _, step in await carry_out_all(host, match)] == ["post"]
    await host.people.choose(user, PersonSettings("channel"))
    await host.telling.notify_again(user)
    await carry_out_all(host, table.match)
    assert not await shown_items(host, user, 1)
    clock.advance(22.5 * 3_600.0)
    await carry_out_all(host, table.match)
    assert await shown_items(host, user, 1)


async def test_only_players_watch_if_the_settings_say_so(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    zoe = Person(99, "Zoe")
    assert USUAL.may_watch(table, zoe.user_id)
    only = House(spectators="players")
    assert only.may_watch(table, BEN.user_id) and not only.may_watch(table, zoe.user_id)
