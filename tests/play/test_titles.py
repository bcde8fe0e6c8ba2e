"""Titles are given once, at the end of matches on servers that want them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.story.titles import Title
from play.club import titles
from play.host import Host
from play.values.types import Table
from store.rows import ReputationRow, TitleRow
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, begin_match, finish_match, seat_of


@pytest.fixture(autouse=True)
def everybody_earns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has two titles, which everybody earns."""
    monkeypatch.setattr(titles, "titles_of", lambda game: (Title("here"), Title("there")) if game == "toy" else ())


async def over(host: Host, *people: Any, **more: Any) -> Table:
    """A finished match whose titles have been given."""
    table = await finish_match(host, await begin_match(host, *people, **more), Random(2))
    await host.titles.give(table)
    return table


async def test_each_person_gets_one_title_if_the_server_wants_titles(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    assert await host.titles.at(await over(host, ANNE, BEN, CARLA)) == {}, "titles are off by default"
    await host.houses.choose(1, 9, 0, {"titles": True})
    assert await host.titles.at(await over(host, ANNE, BEN)) == {}, "two people could arrange a title"
    assert await host.titles.at(await over(host, ANNE, BEN, bots=("deckhand",))) == {}
    assert await host.titles.at(await over(host, ANNE, BEN, CARLA, bots=("deckhand",))) == {}
    await host.ledger.store.commit(0, [ReputationRow(CARLA.user_id, False, True, True)])
    table = await over(host, ANNE, BEN, CARLA)
    await host.titles.give(table)
    titles = await host.titles.at(table)
    assert set(titles) == {table.seat_of(ANNE.user_id), table.seat_of(BEN.user_id)} and set(titles.values()) == {"here"}
    (own,) = await host.titles.of(ANNE.user_id, 1)
    assert (own.match, own.game, own.name) == (table.match, "toy", "here")
    assert await host.titles.of(ANNE.user_id, 2) == () == await host.titles.of(CARLA.user_id, None)
    await host.ledger.store.commit(0, [TitleRow(table.match, CARLA.user_id, 2, "of an earlier release", 0.0)])
    assert await host.titles.at(table) == titles and await host.titles.of(CARLA.user_id, 1) == (), (
        "a title that has no words any more is not shown"
    )
    await host.erasing.forget(ANNE.user_id)
    assert set(await host.titles.at(table)) == {table.seat_of(BEN.user_id)}


async def test_a_player_who_left_has_no_title(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    await host.houses.choose(1, 9, 0, {"titles": True})
    table = await begin_match(host, ANNE, BEN, CARLA)
    seat = seat_of(table, CARLA)
    await host.seats.substitute(table.match, CARLA.user_id, seat, "deckhand")
    table = await finish_match(host, table, Random(2))
    await host.titles.give(table)
    assert await host.titles.at(table) == {}, "a bot finished the match in one of the three seats"
