"""All tables that wait for a person share one message on each server, and no ping is sent twice."""

from __future__ import annotations

from dataclasses import replace as with_rules
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.match import registry
from engine.values.core import Msg, Note, Seat, Who
from play.host import Host
from play.telling.pings import DIRECT, EARLY, HIT, TURN, next_digest
from play.time.calendar import Hours
from play.time.clock import Delays
from play.values.errors import StaleTable
from play.values.personal import NotificationWay, PersonSettings
from play.values.types import Place, Table
from tests.play import toy
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    HandClock,
    Opener,
    awaited_user,
    begin_match,
    choose,
    person_in,
    to_choice,
    user_in,
    waiting_user,
)
from tests.play.telling import carry_out, carry_out_all, shown_items, steps_for
from tests.play.test_early import RULES as EARLY_RULES
from tests.play.test_early import answer
from tests.tools.mutants import GAME, mutant

BERLIN = Hours("Europe/Berlin", (23 * 60, 7 * 60))
HOUR = 3_600.0


async def do_click(host: Host, user: int, table: Table) -> None:
    """Note that a person has looked at a table just now."""
    await host.telling.note_click(user, await host.reading.table(table.match), None)


async def click_and_move(host: Host, table: Table, line: str) -> Table:
    """A move by the awaited person, as after a click."""
    await do_click(host, awaited_user(table), table)
    return (await host.turns.move(table.match, awaited_user(table), line)).table


async def test_several_tables_share_one_message_until_it_is_seen(host: Host) -> None:
    one, two = await begin_match(host, ANNE, BEN), await begin_match(host, ANNE, BEN)
    three = await begin_match(host, ANNE, CARLA)
    user = awaited_user(one)
    for table in (two, three):
        while awaited_user(table) != user and user in (person.user_id for person in table.players):
            table = (await host.turns.move(table.match, awaited_user(table), f"bid {table.seq + 1}")).table
    done = await carry_out_all(host, one.match, two.match, three.match)
    first_step, *later_steps = steps_for(done, user)
    assert first_step == "post" and set(later_steps) == {"edit"}
    assert {item.match for item in await shown_items(host, user)} >= {one.match, two.match}
    await click_and_move(host, await host.reading.table(one.match), "bid 9")
    assert steps_for(await carry_out_all(host, one.match), user) == ["edit"], "a table that waits no more is removed at once, silently"
    await host.turns.move(one.match, waiting_user(one), "pass")
    assert steps_for(await carry_out_all(host, one.match), user) == ["post"], "the person has looked since, so there is a new message"
    assert [ping.seen for ping in await host.telling.pings(user) if ping.room == 1] == [False]


class Raising(toy.Toy):
    """A game whose sensible bot always bids one more."""

    def policy(self, world: toy.State, seat: Seat, ask: Any, *more: Any) -> str:
        return str(ask.options[0].token)  # "bid", then the lowest amount


async def test_a_player_awaited_again_within_a_moment_is_not_pinged_again(open_host: Opener, clock: HandClock) -> None:
    """No ping for a sub-step: the others' moves took less time than it takes to be pinged."""
    host = await open_host(rules=lambda name: Raising.rules(), delays=Delays(bot=2.0, fresh=0.0))
    table = await begin_match(host, ANNE, bots=("mate",))
    clock.advance(130.0)
    assert (table.match, ANNE.user_id, "post") in await carry_out_all(host, table.match)
    for line in ("bid 1", "bid 3", "bid 5"):
        await click_and_move(host, table, line)
        clock.advance(3.0)
        await host.clockwork.run_due()
        table = await host.reading.table(table.match)
        assert awaited_user(table) == ANNE.user_id, "the bot has bid one more"
        assert "post" not in [step for _, _, step in await carry_out_all(host, table.match)]
    clock.advance(130.0)
    assert (table.match, ANNE.user_id, "post") in await carry_out_all(host, table.match), "after some time she is pinged"


async def test_a_restart_does_not_ping_a_player_at_the_panel(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, BEN)
    clock.advance(600.0)
    await do_click(host, awaited_user(table), table)
    again = await open_host(delays=Delays())
    assert await carry_out_all(again, table.match) == [(table.match, awaited_user(table), "hold")], "a new process cannot know of the click"
    clock.advance(130.0)
    assert await carry_out_all(again, table.match) == [(table.match, awaited_user(table), "post")]


async def test_a_table_has_its_own_way_of_notification(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    await carry_out_all(host, table.match)
    assert [item.key for item in await shown_items(host, user)] == [TURN]
    ways: tuple[tuple[NotificationWay | None, list[str]], ...] = (("off", ["remove"]), ("dm", ["post"]), (None, ["remove", "post"]))
    for way, steps in ways:
        await host.telling.choose(table.match, user, way)
        assert [step for _, _, step in await carry_out_all(host, table.match)] == steps, way
    assert await shown_items(host, user, DIRECT) == ()
    await host.people.choose(user, PersonSettings("off"))
    for match in await host.telling.notify_again(user):
        assert [step for _, _, step in await carry_out_all(host, match)] == ["remove"]


async def test_a_digest_is_sent_once_a_day_and_updated_silently(host: Host, clock: HandClock) -> None:
    await host.people.choose(ANNE.user_id, PersonSettings("digest", hours=BERLIN))
    await host.people.choose(BEN.user_id, PersonSettings("digest", hours=BERLIN))
    one, two = await begin_match(host, ANNE, BEN), await begin_match(host, ANNE, BEN)
    assert await carry_out_all(host, one.match, two.match) == []
    at = next_digest(BERLIN, 18 * 60, clock.now())
    assert await host.outbox.seconds_until_due() == at - clock.now()
    for day in range(2):
        clock.time = at + day * 24 * HOUR
        done = await carry_out_all(host, one.match, two.match)
        assert sorted(step for _, _, step in done) == ["post"] * len({awaited_user(one), awaited_user(two)}), (
            "one message for each person, with all tables"
        )
        assert {item.match for item in await shown_items(host, awaited_user(one), DIRECT)} >= {one.match}
    user = awaited_user(one)
    await click_and_move(host, one, "bid 9")
    await carry_out_all(host, one.match, two.match)
    assert one.match not in {item.match for item in await shown_items(host, user, DIRECT)}, "a table that waits no more is removed at once"


async def test_a_ping_waits_for_the_end_of_quiet_hours_and_comes_if_still_true(host: Host, clock: HandClock) -> None:
    for person in (ANNE, BEN):
        await host.people.choose(person.user_id, PersonSettings(hours=BERLIN))
    clock.time = 1_767_222_000.0  # 2026-01-01 00:00 in Berlin
    table = await begin_match(host, ANNE, BEN)
    first = awaited_user(table)
    assert [step for _, _, step in await carry_out_all(host, table.match)] == ["hold"]
    await click_and_move(host, table, "bid 4")
    assert [user for _, user, step in await carry_out_all(host, table.match) if step == "hold"] == [waiting_user(table)]
    for _ in range(7):
        clock.advance(HOUR)
        done = await carry_out_all(host, table.match)
    assert done == [(table.match, waiting_user(table), "post")] and await shown_items(host, first) == ()


async def test_two_processes_send_one_ping_once(open_host: Opener) -> None:
    one, two = await open_host(), await open_host()
    one.outbox.lease = two.outbox.lease = 0.0
    table = await begin_match(one, ANNE, BEN)
    (ping,) = [effect for effect in await one.outbox.claim(table.match) if effect.kind == "ping"]
    (first,), (second,) = await one.telling.due(ping), await two.telling.due(ping)
    assert first.nonce == second.nonce and first.step == second.step == "post", (
        "by the nonce Discord takes the second message for a repeat of the first"
    )
    await carry_out(one, ping, 71)
    with pytest.raises(StaleTable):
        await two.telling.finish(ping, [replace(first.ping, message_id=72, number=1)])
    assert [due.step for due in await two.telling.due(ping)] == ["nothing"]
    assert [ping_message.message_id for ping_message in await two.telling.pings(ping.recipient)] == [71]


async def test_a_click_elsewhere_leaves_a_message_unseen(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    await carry_out_all(host, table.match)
    elsewhere = replace(table, place=Place(9, 9))
    await host.telling.note_click(user, elsewhere, None)
    assert [ping.seen for ping in await host.telling.pings(user)] == [False]
    await host.telling.note_click(user, table, None)
    assert [ping.seen for ping in await host.telling.pings(user)] == [True]


async def test_the_last_awaited_player_is_told_by_an_edit(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN, CARLA))
    await carry_out_all(host, table.match)
    for seat in table.to_act[:2]:
        await choose(host, table, seat)
    person = person_in(table, table.to_act[2])
    done = await carry_out_all(host, table.match)
    assert steps_for(done, person.user_id) == ["edit"]
    assert [item.key for item in await shown_items(host, person.user_id)] == [TURN, "last"]


EARLY_DELAYS = Delays(order=(4.0, 40.0), present=0.0)


async def keys_shown(open_host: Opener, clock: HandClock, way: NotificationWay, room: int, top: int | None) -> list[tuple[str, ...]]:
    """What the three players of an auction read in a room when pings are due, in the order of their seats.

    All have chosen the same way of notification. The third has answered early up to a bid, or not at all.
    """
    host = await open_host(f"{way}{top}.db", delays=EARLY_DELAYS, rules=lambda name: EARLY_RULES)
    table = await begin_match(host, ANNE, BEN, CARLA)
    users = [user_in(table, seat) for seat in range(3)]
    for user in users:
        await host.people.choose(user, PersonSettings(way))
    if top is not None:
        await answer(host, table, 2, top)
    clock.advance(EARLY_DELAYS.before_ping)
    await carry_out_all(host, table.match)
    return [tuple(item.key for item in await shown_items(host, user, room)) for user in users]


async def test_early_pings_in_the_channel_do_not_show_who_answered(open_host: Opener, clock: HandClock) -> None:
    shown, shown_after_answer = [await keys_shown(open_host, clock, "channel", room=1, top=top) for top in (None, 3)]
    assert shown == shown_after_answer


async def test_a_player_who_answered_early_gets_no_direct_message(open_host: Opener, clock: HandClock) -> None:
    (*others, third), after_answer = [await keys_shown(open_host, clock, "dm", room=DIRECT, top=top) for top in (None, 3)]
    assert third == (EARLY,) and after_answer == [*others, ()]


def hitting(state: toy.State, seat: Seat) -> Any:
    """A turn that is told as something done to the next seat."""
    turn = yield from toy.Toy().turn(state, seat)
    victim = Who(Seat((seat + 1) % len(state.hands)))
    return replace(turn, notes=(*turn.notes, Note(Msg("core.ask.text", text="hit", who=Who(seat), whom=victim))))


async def test_a_whisper_never_swallows_the_ping_of_a_turn(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(rules=lambda name: with_rules(toy.RULES, turn=hitting), delays=Delays())
    table = await begin_match(host, ANNE, BEN)
    struck = waiting_user(table)
    await host.people.choose(struck, PersonSettings(hits=True))
    await click_and_move(host, table, "bid 1")
    await host.hits.announce(table.match)
    assert (table.match, struck, "whisper") in await carry_out_all(host, table.match)
    clock.advance(130.0)
    assert await carry_out_all(host, table.match) == [(table.match, struck, "post")]


async def test_news_of_a_blow_comes_without_a_notification(open_host: Opener) -> None:
    host = await open_host(rules=lambda name: with_rules(toy.RULES, turn=hitting))
    table = await begin_match(host, ANNE, BEN, CARLA)
    first = awaited_user(table)
    victims = [person.user_id for occupant in table.occupants if (person := occupant.person) is not None and person.user_id != first]
    for user in victims:
        await host.people.choose(user, PersonSettings(hits=True))
    table = await click_and_move(host, table, "bid 1")
    assert await host.hits.announce(table.match)
    struck = awaited_user(table)
    steps = steps_for(await carry_out_all(host, table.match), struck)
    assert {item.key for item in await shown_items(host, struck)} == {TURN, HIT} and steps == ["post", "edit"], (
        "it joins the ping if there is one"
    )
    assert not await host.hits.announce(table.match), "each blow is announced once"
    assert [hit.seq for hit in await host.hits.of(table, struck)] == [1]
    table = await click_and_move(host, table, "bid 2")
    await carry_out_all(host, table.match)
    assert await host.hits.of(table, struck) == () and await shown_items(host, struck) == (), "the player has moved since"
    await host.people.choose(first, PersonSettings("channel", hits=True))
    while awaited_user(table) != first:
        table = await click_and_move(host, table, "pass")
    await host.hits.announce(table.match)
    assert await host.hits.of(table, first) != ()


async def click_and_choose(host: Host, table: Table, user: int) -> Table:
    """A hex chosen in secret, as after a click."""
    seat, live = table.seat_of(user), await host.ledger.current(table.match)
    assert seat is not None and live.rules is not None
    goals = next(live.rules.turn(live.state, seat))
    await do_click(host, user, table)
    return (await host.turns.move(table.match, user, f"{goals.options[0].token} dark")).table


async def test_the_last_to_choose_reads_about_the_next_round(open_host: Opener, tmp_path: Path) -> None:
    """They are awaited before and after: there is no second ping, but the message must not describe the former round."""
    with mutant(tmp_path, "pearl_reef"):
        host = await open_host(rules=registry.rules)
        table = await begin_match(host, ANNE, BEN, game=GAME)
        await carry_out_all(host, table.match)
        table = await click_and_choose(host, table, BEN.user_id)
        assert sorted((user, step) for _, user, step in await carry_out_all(host, table.match)) == [
            (ANNE.user_id, "edit"),
            (BEN.user_id, "remove"),
        ]
        table = await click_and_choose(host, table, ANNE.user_id)
        assert len(table.to_act) == 2
        assert sorted((user, step) for _, user, step in await carry_out_all(host, table.match)) == [
            (ANNE.user_id, "edit"),
            (BEN.user_id, "post"),
        ]


async def test_an_outdated_message_is_removed_while_its_reader_is_present(open_host: Opener, clock: HandClock, tmp_path: Path) -> None:
    with mutant(tmp_path, "pearl_reef"):
        host = await open_host(rules=registry.rules, delays=Delays(present=600.0))
        table = await begin_match(host, ANNE, BEN, game=GAME)
        clock.advance(700.0)
        assert (table.match, ANNE.user_id, "post") in await carry_out_all(host, table.match)
        table = await click_and_choose(host, table, ANNE.user_id)
        table = await click_and_choose(host, table, BEN.user_id)
        clock.advance(130.0)
        assert (table.match, ANNE.user_id, "remove") in await carry_out_all(host, table.match), (
            "a message about a round that is over is removed"
        )
        clock.advance(700.0)
        assert (table.match, ANNE.user_id, "post") in await carry_out_all(host, table.match), "the person is not present any more"
