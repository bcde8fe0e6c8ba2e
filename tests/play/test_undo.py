"""Players undo moves and end matches by agreement."""

from __future__ import annotations

import pytest

from engine.match.match import replay
from engine.values.core import Msg, Seat, Who
from play.follows.effects import asked_people
from play.host import Host
from play.time.clock import Delays
from play.values.errors import NotAllowed, StaleTable
from play.values.outcomes import AskedConsent, Declined, Ended, Undoing, Undone
from play.values.panels import AskingPanel, Ready
from play.values.types import Table
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    HandClock,
    Opener,
    awaited_user,
    begin_match,
    choose,
    give_answer,
    to_choice,
    user_in,
)


async def test_the_last_own_move_is_taken_back_at_once(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    before = await host.reading.view(table.match, None)
    await host.turns.move(table.match, user, "bid 4")
    undone = await host.agreements.undo(table.match, user)
    assert isinstance(undone, Undone)
    assert (undone.entry.line, undone.entry.seat, undone.table.seq, undone.table.to_act) == ("undo 1", None, 2, (0,))
    assert await host.reading.view(table.match, None) == before
    assert [logged.undone for logged in await host.reading.log(table.match, None)] == [False, True, False]
    await host.turns.move(table.match, user, "bid 3")


async def test_after_a_move_of_others_an_undo_needs_their_consent(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    first, second, third = (user_in(table, seat) for seat in range(3))
    await host.turns.move(table.match, first, "bid 2")
    await host.turns.move(table.match, second, "bid 3")
    preview = await host.agreements.undo(table.match, first)
    assert isinstance(preview, Undoing) and (preview.target, preview.missing) == (1, (1, 2)) and preview.table.proposal is None
    with pytest.raises(StaleTable):
        await host.agreements.undo(table.match, first, target=2)
    consent = await host.agreements.undo(table.match, first, target=1)
    assert isinstance(consent, AskedConsent) and consent.missing == (1, 2)
    assert consent.table.proposal is not None and consent.table.proposal.target == 1
    assert asked_people(consent.table) == {second: ("undo1",), third: ("undo1",)}
    still = await give_answer(host, table.match, second, key=None, choice=True)
    assert isinstance(still, AskedConsent) and still.missing == (2,)
    undone = await give_answer(host, table.match, third, key=None, choice=True)
    assert isinstance(undone, Undone)
    assert (undone.table.to_act, undone.table.proposal, undone.entry.line) == ((0,), None, "undo 1")
    _, first_bid, *_ = await host.reading.log(table.match, None)
    move = first_bid.entry.notes[0].msg
    assert [note.msg for note in undone.entry.notes] == [
        Msg("play.note.undo", who=Who(Seat(0)), move=move, more=1),
        Msg("play.note.undo-agreed", who=(Who(Seat(1)), Who(Seat(2)))),
    ]
    assert asked_people(undone.table) == {}


async def test_a_refusal_or_a_move_ends_the_proposal(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, second = user_in(table, 0), user_in(table, 1)
    await host.turns.move(table.match, first, "bid 2")
    await host.turns.move(table.match, second, "bid 3")
    await host.agreements.undo(table.match, first, target=1)
    declined = await give_answer(host, table.match, second, key=None, choice=False)
    assert isinstance(declined, Declined) and declined.table.proposal is None
    assert await notice_keys(host, table, first) == ["play.notice.undo-declined"]
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, second, key=None, choice=True)
    await host.agreements.undo(table.match, first, target=1)
    assert (await host.turns.move(table.match, first, "bid 5")).table.proposal is None
    assert await notice_keys(host, table, first) == ["play.notice.undo-declined"], "a player who moves on needs no second notice"


async def test_a_proposal_expires_when_the_table_plays_on(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    first, second, third = (user_in(table, seat) for seat in range(3))
    await host.turns.move(table.match, first, "bid 2")
    await host.turns.move(table.match, second, "bid 3")
    await host.agreements.undo(table.match, first, target=1)
    assert (await host.turns.move(table.match, third, "bid 4")).table.proposal is None
    assert await notice_keys(host, table, first) == ["play.notice.undo-lapsed"]
    await host.agreements.abandon(table.match, second)
    await give_answer(host, table.match, first, key=None, choice=True)
    still = (await host.turns.move(table.match, first, "bid 5")).table.proposal
    assert still is not None and (still.missing, still.agreed) == ((2,), (0,)), "a player who agreed may play on"
    await host.turns.move(table.match, second, "bid 6")
    assert (await host.turns.move(table.match, third, "bid 7")).table.proposal is None
    assert await notice_keys(host, table, second) == ["play.notice.abandon-lapsed"]


async def notice_keys(host: Host, table: Table, user: int) -> list[str]:
    """The keys of a person's notices at a table."""
    return [notice.msg.key for notice in await host.people.notices(table.match, user)]


async def begin_with_bot_last(host: Host) -> Table:
    """A match of two people, and a bot that moves after them."""
    table = await begin_match(host, ANNE, BEN, bots=("mate",))
    while table.bots != (2,):
        table = await begin_match(host, ANNE, BEN, bots=("mate",))
    return table


async def test_bots_wait_for_an_answer_for_a_limited_time(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays(bot=2.0, fresh=0.0))
    table = await begin_with_bot_last(host)
    first, second = user_in(table, 0), user_in(table, 1)
    await host.turns.move(table.match, first, "bid 1")
    table = (await host.turns.move(table.match, second, "bid 2")).table

    async def ask_and_wait() -> None:
        await host.agreements.undo(table.match, first, target=1)
        clock.advance(500.0)
        await host.clockwork.run_due()
        assert (await host.reading.table(table.match)).seq == table.seq, "the bot waits"

    await ask_and_wait()
    await give_answer(host, table.match, second, key=None, choice=False)
    due = await host.ledger.store.next_due()
    assert due is not None and due <= clock.now() + 2.0, "after a refusal the bot moves soon"
    await ask_and_wait()
    clock.advance(101.0)
    await host.clockwork.run_due()
    now = await host.reading.table(table.match)
    assert now.seq > table.seq and now.proposal is None


async def test_bots_go_on_when_the_asked_player_leaves(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays(bot=2.0, fresh=0.0))
    table = await begin_with_bot_last(host)
    first, second = user_in(table, 0), user_in(table, 1)
    await host.turns.move(table.match, first, "bid 1")
    await host.turns.move(table.match, second, "bid 2")
    await host.agreements.undo(table.match, first, target=1)
    await host.seats.substitute(table.match, second, Seat(1), "mate")
    due = await host.ledger.store.next_due()
    assert due is not None and due <= clock.now() + 2.0, "nobody is asked any more"


async def test_an_answer_to_an_earlier_question_is_refused(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, second = user_in(table, 0), user_in(table, 1)
    await host.turns.move(table.match, first, "bid 2")
    await host.turns.move(table.match, second, "bid 3")
    proposal = (await host.agreements.undo(table.match, first, target=1)).table.proposal
    await give_answer(host, table.match, first, key=None, choice=False)
    now = (await host.agreements.abandon(table.match, first)).table.proposal
    assert proposal is not None and now is not None
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, second, proposal.key, choice=True)
    assert (await host.reading.table(table.match)).proposal == now
    assert isinstance(await give_answer(host, table.match, second, now.key, choice=True), Ended)


async def test_a_sealed_move_needs_consent_even_when_it_is_the_last(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    await choose(host, table, Seat(0))
    table = await choose(host, table, Seat(1))
    assert isinstance(await host.agreements.undo(table.match, user_in(table, 1)), Undoing)


async def test_a_secret_choice_that_nobody_saw_is_taken_back_at_once(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    table = await choose(host, table, Seat(1))
    assert isinstance(await host.agreements.undo(table.match, user_in(table, 1)), Undone)


async def test_alone_with_bots_every_move_can_be_undone(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("mate",))
    await host.clockwork.run_due()
    await host.turns.move(table.match, ANNE.user_id, "bid 1")
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    undone = await host.agreements.undo(table.match, ANNE.user_id)
    assert isinstance(undone, Undone) and undone.table.to_act == (table.seat_of(ANNE.user_id),)


async def test_a_revealing_move_stays_while_a_seat_is_kept(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, second = user_in(table, 0), user_in(table, 1)
    await host.turns.move(table.match, first, "bid 1")
    await host.seats.substitute(table.match, second, Seat(1), "mate")
    assert isinstance(await host.agreements.undo(table.match, first), Undone), "the move has revealed nothing"
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    await choose(host, table, Seat(0))
    table = await choose(host, table, Seat(1))
    await host.seats.substitute(table.match, user_in(table, 0), Seat(0), "mate")
    with pytest.raises(NotAllowed) as caught:
        await host.agreements.undo(table.match, user_in(table, 1))
    assert caught.value.msg == Msg("play.undo-kept", who=(Who(Seat(0)),))


async def test_a_player_who_left_is_told_when_the_match_is_ended(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, second = user_in(table, 0), user_in(table, 1)
    await host.seats.substitute(table.match, second, Seat(1), "mate")
    await host.agreements.abandon(table.match, first)
    assert [notice.msg for notice in await host.people.notices(table.match, second)] == [Msg("play.notice.ended", who=Who(Seat(0)))]
    assert await host.people.notices(table.match, first) == ()


async def test_without_a_move_there_is_nothing_to_take_back(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    with pytest.raises(NotAllowed):
        await host.agreements.undo(table.match, awaited_user(table))


async def test_only_one_proposal_is_open_at_a_time(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first = await host.agreements.abandon(table.match, ANNE.user_id)
    assert isinstance(first, AskedConsent)
    assert await host.agreements.abandon(table.match, ANNE.user_id) == first
    with pytest.raises(NotAllowed):
        await host.agreements.abandon(table.match, BEN.user_id)


async def test_all_agree_to_end_the_match(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, bots=("deckhand",))
    await host.agreements.abandon(table.match, ANNE.user_id)
    ended = await give_answer(host, table.match, BEN.user_id, key=None, choice=True)
    assert isinstance(ended, Ended)
    assert (ended.table.status, ended.table.result, ended.table.to_act) == ("closed", None, ())
    assert ended.table.seed is not None and await host.clockwork.run_due() == 0


async def test_undone_matches_replay_with_their_digests(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    for line in ("bid 2", "bid 3", "bid 4"):
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
    await host.agreements.undo(table.match, user_in(table, 0))
    table = await host.reading.table(table.match)
    await host.turns.move(table.match, awaited_user(table), "bid 5")
    again = await open_host()
    assert (await again.reading.table(table.match)).status == "running"
    match = await again.reading._match(await again.ledger.current(table.match))
    assert replay(match.rules, 2, match.settings, match.seed, match.entries).state == match.state


async def test_a_move_by_an_order_is_undone_with_the_order(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, second = user_in(table, 0), user_in(table, 1)
    panel = await host.turns.panel(table.match, second, "order")
    assert isinstance(panel, AskingPanel)
    ready = await host.turns.answer(panel.ref, second, ("limit", "4"))
    assert isinstance(ready, Ready)
    await host.turns.confirm(ready.ref, second)
    await host.turns.move(table.match, first, "bid 2")
    await host.clockwork.run_due()
    assert isinstance(await host.agreements.undo(table.match, second), Undone)
    await host.clockwork.run_due()
    assert [logged.entry.line for logged in await host.reading.log(table.match, None)] == ["start", "bid 2", "bid 3", "undo 2"]
    assert await host.plans.of(table.match, second) == ()
    assert (await notice_keys(host, table, second))[-1:] == ["play.notice.order-undone"]
    assert not await host.people.notices(table.match, first)
