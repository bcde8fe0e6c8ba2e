"""Effects for Discord are stored with the change, claimed once and deleted when sent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.values.core import Msg, Seat
from play.host import Host
from play.ledger.outbox import LEASE, REFUSAL_PAUSES, Effect
from play.ledger.share import Share
from play.time.clock import AT_ONCE, Delays
from play.values.errors import NotStored
from play.values.types import CardRef, Table
from store import rows
from store.errors import Full
from tests.databases import Databases
from tests.play import hosting
from tests.play.hosting import ANNE, BEN, CARLA, HandClock, Opener, awaited_user, begin_match, finish_match, person_in, rules, waiting_user
from tests.play.telling import carry_out, users_with_pings
from tests.play.test_orders import limit


async def send_all(host: Host, match: int) -> list[tuple[str, int]]:
    """Claim and send all effects of a match that are due; return their kinds and recipients."""
    effects = await host.outbox.claim(match)
    for effect in effects:
        await accept(host, effect)
    return [(effect.kind, effect.recipient) for effect in effects]


async def accept(host: Host, effect: Effect) -> None:
    """Store that Discord accepted what an effect asks for."""
    table = await host.reading.table(effect.match)
    if effect.kind in ("card", "result"):
        await host.outbox.store_card(effect, CardRef(2, 500 + effect.edition, 1.0, table.edition))
    elif effect.kind in ("ping", "ask", "early"):
        await carry_out(host, effect)
    elif effect.kind == "notice":
        await host.people.delete_notices(await host.people.notices(effect.match, effect.recipient))
        await host.outbox.remove(effect)
    else:
        await host.outbox.remove(effect)


async def test_a_table_has_a_card_from_its_first_moment(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, hosting.HALL)
    assert await send_all(host, table.match) == [("card", 0)]
    card = (await host.reading.table(table.match)).card
    assert card is not None and card.edition == 1
    assert await host.outbox.claim(table.match) == () and await host.outbox.matches_due() == ()


async def test_a_move_updates_the_card_and_the_pings_of_both_players(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, second = awaited_user(table), waiting_user(table)
    assert await send_all(host, table.match) == [("card", 0), ("ping", first)]
    await host.turns.move(table.match, first, "bid 4")
    assert set(await send_all(host, table.match)) == {("card", 0), ("ping", first), ("ping", second)}
    assert await users_with_pings(host, first, second) == [second]


async def test_a_player_who_has_moved_by_then_is_not_pinged(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays(order=(4.0, 40.0), ping=45.0, automatic=0.0, fresh=0.0))
    table = await begin_match(host, ANNE, BEN)
    first = awaited_user(table)
    assert await send_all(host, table.match) == [("card", 0)]
    clock.advance(44.0)
    await host.turns.move(table.match, first, "bid 4")
    assert await send_all(host, table.match) == [("card", 0), ("ping", first)], "the ping that was about to be sent is withdrawn at once"
    assert await users_with_pings(host, first) == []
    clock.advance(44.0)
    assert await host.outbox.claim(table.match) == () and await host.outbox.seconds_until_due() == 1.0
    clock.advance(1.0)
    assert await send_all(host, table.match) == [("ping", waiting_user(table))]


async def limit_if_any(host: Host, table: Table, top: int | None) -> None:
    """Set an order of the second seat that bids up to an amount; without an amount set none."""
    if top is not None:
        await limit(host, table, seat=1, top=top)


async def test_pings_are_the_same_with_and_without_an_order(open_host: Opener, databases: Databases, clock: HandClock) -> None:
    """The same rows are written whether the awaited seat has no order, one that passes, or one that bids."""
    ping_rows = []
    for top in (None, 1, 9):
        host = await open_host(str(top), delays=Delays(order=(4.0, 40.0), present=0.0, ping=30.0, automatic=0.0, fresh=0.0))
        table = await begin_match(host, ANNE, BEN)
        await limit_if_any(host, table, top)
        await host.turns.move(table.match, awaited_user(table), "bid 3")
        rows = databases(str(top)).execute("SELECT kind, recipient, edition, payload, due FROM outbox")
        ping_rows.append(sorted(row for row in rows if row[0] == "ping"))
    without_order, with_pass, with_bid = ping_rows
    assert without_order == with_pass == with_bid
    _, (*_, due) = without_order
    assert due > clock.now() + 40.0, "after the longest delay of an order"
    clock.advance(41.0)
    await host.clockwork.run_due()
    await send_all(host, table.match)
    clock.advance(5.0)
    await send_all(host, table.match)
    table = await host.reading.table(table.match)
    assert table.seq == 2 and await users_with_pings(host, ANNE.user_id, BEN.user_id) == []
    clock.advance(41.0)
    await send_all(host, table.match)
    assert await users_with_pings(host, ANNE.user_id, BEN.user_id) == [awaited_user(table)]


@pytest.mark.parametrize(("top", "seconds_with_ping"), [(None, range(125, 140)), (9, range(0))], ids=["no order", "order"])
async def test_a_present_player_is_pinged_late_and_not_if_an_order_plays(
    open_host: Opener, clock: HandClock, top: int | None, seconds_with_ping: range
) -> None:
    """An order waits while its owner looks at the table, and a ping does not come before it."""
    host = await open_host(delays=Delays(order=(4.0, 40.0), present=120.0, ping=45.0))
    table = await begin_match(host, ANNE, BEN)
    second = waiting_user(table)
    await limit_if_any(host, table, top)
    await host.plans.note_click(table.match, second)
    await host.telling.note_click(second, table, None)
    await host.turns.move(table.match, awaited_user(table), "bid 3")
    pinged = []
    for _ in range(140):
        pinged.append(second in await users_with_pings(host, second))
        clock.advance(1.0)
        await host.clockwork.run_due()
        await send_all(host, table.match)
    assert [second for second, has_ping in enumerate(pinged) if has_ping] == list(seconds_with_ping)


AFTER_FORTY_SECONDS = Delays(order=(40.0, 40.0), present=0.0, ping=45.0, automatic=0.0, fresh=0.0)
"""An order plays after 40 seconds, and a ping comes after 45."""


async def check_next_ping(host: Host, table: Table, user: int, clock: HandClock) -> None:
    """Check that a person who has just moved is pinged for the next question after 45 seconds and not before."""
    assert set((await host.reading.table(table.match)).to_act) == {0, 1}, "the auction is over, and both choose a card"
    for seconds, users in ((5.0, []), (39.0, []), (1.0, [user])):
        clock.advance(seconds)
        await send_all(host, table.match)
        assert await users_with_pings(host, user) == users


async def test_a_player_who_has_just_moved_gets_time_for_the_next_question(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=AFTER_FORTY_SECONDS)
    table = await begin_match(host, ANNE, BEN)
    second = waiting_user(table)
    await host.turns.move(table.match, awaited_user(table), "bid 3")
    clock.advance(40.0)
    await host.turns.move(table.match, second, "pass")
    await host.clockwork.run_due()
    await check_next_ping(host, table, second, clock)


async def test_a_player_whose_order_has_just_played_gets_time_for_the_next_question(open_host: Opener, clock: HandClock) -> None:
    """Another order may answer that question too."""
    host = await open_host(delays=AFTER_FORTY_SECONDS)
    table = await begin_match(host, ANNE, BEN)
    second = waiting_user(table)
    await limit(host, table, seat=1, top=1)
    await host.turns.move(table.match, awaited_user(table), "bid 3")
    clock.advance(40.0)
    await host.clockwork.run_due()
    await check_next_ping(host, table, second, clock)


async def test_several_changes_make_one_effect_of_each_kind(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    for line in ("bid 1", "bid 2", "bid 3"):
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
    effects = await host.outbox.claim(table.match)
    assert sorted((effect.kind, effect.recipient) for effect in effects) == [("card", 0), ("ping", ANNE.user_id), ("ping", BEN.user_id)]
    assert next(effect.edition for effect in effects if effect.kind == "card") == table.edition


async def test_an_effect_written_during_a_delivery_is_kept(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    (card, *_) = await host.outbox.claim(table.match)
    table = (await host.turns.move(table.match, awaited_user(table), "bid 4")).table
    await host.outbox.store_card(card, CardRef(2, 500, 1.0, card.edition))
    again = next(effect for effect in await host.outbox.claim(table.match) if effect.kind == "card")
    assert again.edition == table.edition > card.edition and again.nonce != card.nonce


async def test_a_notice_written_while_another_is_sent_is_kept(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    await send_all(host, table.match)
    live = await host.ledger.current(table.match)
    await host.ledger.write(live, live, host.ledger.notices(live, Msg("play.over"), [Seat(0)]))
    (first,) = await host.outbox.claim(table.match)
    old = await host.people.notices(table.match)
    live = await host.ledger.current(table.match)
    await host.ledger.write(live, live, host.ledger.notices(live, Msg("play.full"), [Seat(0)]))
    await host.people.delete_notices(old)
    await host.outbox.remove(first)
    (second,) = await host.outbox.claim(table.match)
    assert second.nonce != first.nonce and [notice.msg.key for notice in await host.people.notices(table.match)] == ["play.full"]


async def test_one_process_has_the_effects_of_a_table_until_its_lease_ends(open_host: Opener, clock: HandClock) -> None:
    one, two = await open_host(), await open_host()
    table = await begin_match(one, ANNE, BEN)
    had = await one.outbox.claim(table.match)
    await one.turns.move(table.match, awaited_user(table), "bid 4")
    assert had and await two.outbox.claim(table.match) == (), "later effects wait too, or they would overtake the first ones"
    clock.advance(LEASE + 1)
    assert await two.outbox.matches_due() == (table.match,)
    late = [effect.nonce for effect in await two.outbox.claim(table.match)]
    assert late and not set(late) & {effect.nonce for effect in had}


async def test_a_single_process_sends_at_once_the_effects_of_a_killed_one(open_host: Opener) -> None:
    killed = await open_host()
    table = await begin_match(killed, ANNE, BEN)
    had = await killed.outbox.claim(table.match)
    one_of_two = await open_host(share=Share(0, 2, 2))
    assert had and await one_of_two.outbox.claim(table.match) == (), "the other process may be sending it"
    alone = await open_host()
    assert await alone.outbox.claim(table.match) == had


async def test_a_crash_between_card_and_ping_loses_no_ping_and_repeats_its_nonce(open_host: Opener, clock: HandClock) -> None:
    one = await open_host()
    table = await begin_match(one, ANNE, BEN)
    card, ping = await one.outbox.claim(table.match)
    await accept(one, card)
    clock.advance(LEASE + 1)
    two = await open_host()
    (again,) = await two.outbox.claim(table.match)
    assert (again.kind, again.recipient, again.nonce) == ("ping", awaited_user(table), ping.nonce) and len(again.nonce) <= 25
    await accept(two, again)
    clock.advance(LEASE + 1)
    assert await two.outbox.claim(table.match) == () and await two.outbox.seconds_until_due() is None


async def test_a_process_that_is_closed_releases_its_claims(open_host: Opener, databases: Databases, clock: HandClock) -> None:
    one = Host(databases().store(), clock=clock, rng=Random(1), delays=AT_ONCE, rules=rules)
    await one.open(ticking=False)
    table = await begin_match(one, ANNE, BEN)
    assert await one.outbox.claim(table.match)
    await one.close()
    assert len(await (await open_host()).outbox.claim(table.match)) == 2


async def test_a_failure_that_passes_is_tried_again_later(host: Host, clock: HandClock) -> None:
    table = await begin_match(host, ANNE, BEN)
    for effect in await host.outbox.claim(table.match):
        await host.outbox.retry_later(effect, 30.0)
    assert await host.outbox.claim(table.match) == () and await host.outbox.seconds_until_due() == 30.0
    clock.advance(30.0)
    effects = await host.outbox.claim(table.match)
    assert [effect.tries for effect in effects] == [1, 1]


async def test_a_lasting_refusal_is_reported_once_and_dropped_in_the_end(host: Host, clock: HandClock) -> None:
    table = await begin_match(host, ANNE, BEN)
    trouble = Msg("play.over")
    troubles: list[Effect] = []
    for pause in (*REFUSAL_PAUSES, None):
        for effect in await host.outbox.claim(table.match):
            await host.outbox.note_refusal(effect, {ANNE.user_id: trouble})
        for effect in await host.outbox.claim(table.match):
            troubles.append(effect)
            await host.outbox.mark_trouble_told(effect)
        assert await host.outbox.seconds_until_due() == pause
        clock.advance(pause or 0.0)
    assert [(effect.kind, effect.recipient, effect.msg) for effect in troubles] == [("trouble", ANNE.user_id, trouble)]
    await host.turns.move(table.match, awaited_user(table), "bid 4")
    assert ("card", 0) in await send_all(host, table.match)


async def test_a_refusal_after_a_success_is_reported_again(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    for amount in (1, 3):
        (card, *_) = await host.outbox.claim(table.match)
        await host.outbox.note_refusal(card, {ANNE.user_id: Msg("play.over")})
        (trouble,) = [effect for effect in await host.outbox.claim(table.match) if effect.kind == "trouble"]
        await host.outbox.mark_trouble_told(trouble)
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
        await send_all(host, table.match)
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount + 1}")).table


async def test_a_refused_direct_message_is_explained_on_the_next_screen(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    (card, *_) = await host.outbox.claim(table.match)
    await host.outbox.note_refusal(card, {BEN.user_id: Msg("play.over")})
    (trouble,) = [effect for effect in await host.outbox.claim(table.match) if effect.kind == "trouble"]
    await host.outbox.keep_as_notice(trouble)
    (notice,) = await host.people.notices(table.match, BEN.user_id)
    assert notice.msg == Msg("play.over")


async def test_a_notice_stays_until_it_was_sent(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    table = (await host.turns.move(table.match, user, "bid 4")).table
    table = (await host.turns.move(table.match, awaited_user(table), "bid 5")).table
    await host.agreements.undo(table.match, user, target=1)
    (other,) = {ANNE.user_id, BEN.user_id} - {user}
    await hosting.give_answer(host, table.match, other, key=None, choice=False)
    assert ("notice", user) in [(effect.kind, effect.recipient) for effect in await host.outbox.claim(table.match)]
    assert len(await host.people.notices(table.match)) == 1
    for effect in await host.outbox.claim(table.match):
        await accept(host, effect)
    assert await host.people.notices(table.match) == ()


async def test_a_player_awaited_again_after_an_undo_is_pinged_again(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    first = awaited_user(table)
    for amount in (4, 5):
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
    table = (await host.turns.move(table.match, awaited_user(table), "pass")).table
    assert awaited_user(table) == first
    await host.agreements.undo(table.match, first, target=1)
    await send_all(host, table.match)
    for user in {ANNE.user_id, BEN.user_id, CARLA.user_id} - {first}:
        await hosting.give_answer(host, table.match, user, key=None, choice=True)
    table = await host.reading.table(table.match)
    assert table.proposal is None and awaited_user(table) == first
    assert ("ping", first) in await send_all(host, table.match), "the former ping is about the undone question"


async def test_the_result_is_an_effect_of_its_own_and_is_sent_once(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(3))
    first, *_ = await send_all(host, table.match)
    assert first == ("result", 0)
    await host.tables.rematch(table.match, ANNE)
    assert await send_all(host, table.match) == [("card", 0)]


async def test_a_simultaneous_choice_changes_only_the_own_ping(host: Host) -> None:
    table = await hosting.to_choice(host, await begin_match(host, ANNE, BEN, CARLA))
    await send_all(host, table.match)
    chosen = person_in(table, 1)
    await hosting.choose(host, table, Seat(1))
    assert set(await send_all(host, table.match)) == {("card", 0), ("ping", chosen.user_id)}


async def test_an_effect_that_is_not_stored_is_not_sent(databases: Databases, clock: HandClock) -> None:
    store = hosting.Refusing(databases().store())
    host = Host(store, clock=clock, rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    table = await begin_match(host, ANNE, BEN)
    await send_all(host, table.match)
    store.refuses = Full("no room")
    with pytest.raises(NotStored):
        await host.turns.move(table.match, awaited_user(table), "bid 4")
    store.refuses = None
    assert await host.outbox.claim(table.match) == ()
    await host.close()


async def test_nothing_is_left_behind_by_a_whole_match(host: Host, databases: Databases) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN, bots=("deckhand",)), Random(3))
    while await send_all(host, table.match):
        pass
    for source in ("outbox", "timer", "draft", "ping WHERE message <> 0", "notice"):
        assert databases().execute(f"SELECT count(*) FROM {source}") == [(0,)]


async def test_an_edit_that_is_accepted_late_does_not_set_the_card_back(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    await send_all(host, table.match)
    seen = (await host.reading.table(table.match)).edition
    late, *_ = await host.outbox.claim((await host.turns.move(table.match, awaited_user(table), "bid 2")).table.match)
    assert late.kind == "card"
    edition = (await host.reading.table(table.match)).edition
    await host.outbox.store_shown_edition(late, edition)
    await host.outbox.store_shown_edition(late, seen)
    for replica in (host, await open_host()):
        card = (await replica.reading.table(table.match)).card
        assert card is not None and card.edition == edition > seen


async def test_an_accepted_message_and_its_record_are_one_commit(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash finds both or neither."""
    table = await begin_match(host, ANNE, BEN)
    card, ping = await host.outbox.claim(table.match)
    commits: list[set[type]] = []
    commit = host.ledger.store.commit

    async def counted(match: int, writes: Any) -> None:
        commits.append({type(write) for write in writes})
        await commit(match, writes)

    monkeypatch.setattr(host.ledger.store, "commit", counted)
    await host.outbox.store_card(card, CardRef(2, 500, 1.0, 1), [[8, 9]])
    await host.outbox.store_shown_edition(card, 2)
    await carry_out(host, ping)
    card_posted, card_edited, pinged = commits
    assert all(rows.EffectDone in commit for commit in commits)
    assert rows.CardRow in card_posted & card_edited and rows.NewEffect in card_posted
    assert rows.PingRow in pinged
