"""Followers get news of a match, and predictions are shown after they are closed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.values.core import Msg, Seat
from play.host import Host
from play.time.calendar import DAY
from play.values.errors import NotAllowed
from play.values.types import Person, Table
from tests.play import toy
from tests.play.hosting import ANNE, BEN, HandClock, Opener, awaited_user, begin_match, waiting_user

NOW = 1_700_000_000.0
WATCHER = Person(1 << 40, "Wanda")
OTHER = Person(2 << 40, "Will")
DISCORD_EPOCH = 1_420_070_400
"""The first second from which the ids of Discord count."""
LEADS = ((0, 0), (5, 0), (5, 0), (0, 9), (0, 9), (9, 0), (9, 0))


def watching_rules(seats_asked: list[Seat | None]) -> Any:
    """The toy with a chapter for each bid, and a lead that changes as in `LEADS`; it notes the seats whose views are asked for."""

    def view(state: Any, seat: Seat | None) -> Any:
        seats_asked.append(seat)
        return toy.RULES.view(state, seat)

    def step(view: Any) -> int:
        return min(view.bid, len(LEADS) - 1)

    spying_rules = replace(
        toy.RULES, view=view, standing=lambda view: LEADS[step(view)], chapter=lambda view: Msg("core.ask.text", text=str(view.bid)),
        passed=lambda view: view.bid / 9, is_last=lambda view: view.bid > 6,
    )  # fmt: skip
    return lambda name: spying_rules


async def watched_table(host: Host, clock: HandClock) -> Table:
    """A rated table with a follower, on a server that allows watching."""
    clock.time = max(clock.time, NOW)
    await host.houses.choose(1, 9, (await host.houses.of(1)).revision, {"watching": True})
    table = await begin_match(host, ANNE, BEN, rated=True)
    await host.people.follow(table.match, WATCHER.user_id, True)
    return await host.reading.table(table.match)


async def bid(host: Host, table: Table) -> Table:
    """Let the awaited player bid one more, and the followers get the news of it."""
    user = awaited_user(await host.reading.table(table.match))
    view = await host.reading.view(table.match, None)
    await host.turns.move(table.match, user, f"bid {view.bid + 1}")
    await host.watching.announce(table)
    return await host.reading.table(table.match)


async def heard(host: Host, table: Table, user: int = WATCHER.user_id) -> list[str]:
    """The kinds of news that a person has got."""
    return [notice.msg.key.removeprefix("play.notice.watch-") for notice in await host.people.notices(table.match, user)]


async def test_followers_get_news_once_a_day(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(rules=watching_rules([]))
    table = await watched_table(host, clock)
    for _ in range(3):
        await bid(host, table)
    assert await heard(host, table) == [], "a first lead is no news"
    await bid(host, table)
    assert await heard(host, table) == ["lead"]
    assert WATCHER.user_id in {
        row.recipient for row in await host.ledger.store.claim_effects(table.match, "x", clock.now(), clock.now() + 9)
    }
    await bid(host, table)
    await bid(host, table)
    assert await heard(host, table) == ["lead"], "the second change on this day waits"
    clock.advance(DAY)
    await bid(host, table)
    assert await heard(host, table) == ["lead", "last"], "the rarest news since then"
    assert await heard(host, table, ANNE.user_id) == [] == await heard(host, table, OTHER.user_id)


async def test_news_for_followers_comes_from_the_view_of_a_spectator(open_host: Opener, clock: HandClock) -> None:
    seats_asked: list[Seat | None] = []
    host = await open_host(rules=watching_rules(seats_asked))
    table = await watched_table(host, clock)
    for _ in range(6):
        seats_asked.clear()
        await host.watching.announce(table)
        await host.watching.belief(table, WATCHER.user_id)
        assert set(seats_asked) == {None}
        table = await bid(host, table)


async def test_no_news_if_watching_is_off_or_for_players_only(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(rules=watching_rules([]))
    table = await watched_table(host, clock)
    for _ in range(3):
        await bid(host, table)

    async def bid_with_settings(**changed: Any) -> None:
        clock.advance(3.0)
        await host.houses.choose(1, 9, (await host.houses.of(1)).revision, changed)
        await bid(host, table)

    await bid_with_settings(watching=False)
    assert await heard(host, table) == []
    assert await host.watching.belief(await host.reading.table(table.match), WATCHER.user_id) is None
    await bid_with_settings(watching=True, spectators="players")
    assert await heard(host, table) == []


async def test_predictions_are_shown_only_after_they_are_closed(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(rules=watching_rules([]))
    table = await watched_table(host, clock)
    await host.watching.predict(table.match, WATCHER.user_id, Seat(1))
    await host.watching.predict(table.match, WATCHER.user_id, Seat(0))
    await host.watching.predict(table.match, OTHER.user_id, Seat(1))
    new_user = int((clock.now() - DISCORD_EPOCH) * 1000) << 22
    for user, key in ((ANNE.user_id, "watch.not-players"), (new_user, "watch.too-young")):
        with pytest.raises(NotAllowed) as refused:
            await host.watching.predict(table.match, user, Seat(0))
        assert refused.value.msg.key == key
    for user, own in ((WATCHER.user_id, Seat(0)), (ANNE.user_id, None), (0, None)):
        belief = await host.watching.belief(await host.reading.table(table.match), user)
        assert belief is not None and belief.is_open and (belief.count, belief.seats) == (0, ())
        assert belief.own == own
    for _ in range(3):
        table = await bid(host, table)
    belief = await host.watching.belief(table, WATCHER.user_id)
    assert belief is not None and not belief.is_open and belief.count == 2 and dict(belief.seats) == {0: 1, 1: 1}
    with pytest.raises(NotAllowed):
        await host.watching.predict(table.match, WATCHER.user_id, Seat(1))
    await host.agreements.undo(table.match, waiting_user(table), table.seq)
    again = await open_host(rules=watching_rules([]))
    belief = await again.watching.belief(await again.reading.table(table.match), WATCHER.user_id)
    assert belief is not None and not belief.is_open, "an undo opens nothing"
