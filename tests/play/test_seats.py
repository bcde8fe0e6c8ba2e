"""Seats belong to people, who leave, come back, or ask for the seat of a bot."""

from __future__ import annotations

from random import Random

import pytest

from engine.values.core import Msg, Seat, Who
from play.follows.matter import questions_to
from play.host import Host
from play.values.errors import NotAllowed, StaleTable
from play.values.names import names
from play.values.outcomes import AskedConsent, Declined, SeatGiven
from play.values.panels import AskingPanel, Ready
from play.values.types import Person, Table
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    DAN,
    HALL,
    HandClock,
    Opener,
    awaited_user,
    begin_match,
    finish_match,
    give_answer,
    make_move,
    person_in,
    played_lines,
    seat_of,
)
from words import speaker

EVE = Person(15, "Eve")


def refusal_key(caught: pytest.ExceptionInfo[NotAllowed]) -> str:
    return caught.value.msg.key


async def leave_seat(host: Host, table: Table, person: Person, kind: str = "mate") -> Table:
    return await host.seats.substitute(table.match, person.user_id, seat_of(table, person), kind)


async def notice_keys(host: Host, table: Table, person: Person) -> list[str]:
    return [notice.msg.key for notice in await host.people.notices(table.match, person.user_id)]


async def log_in_words(host: Host, match: int) -> list[str]:
    """What people read of the entries that have notes."""
    say = speaker("en", names(await host.reading.table(match), speaker()))
    return [" ".join(say(note.msg) for note in logged.entry.notes) for logged in await host.reading.log(match, None) if logged.entry.notes]


async def test_a_player_who_leaves_can_come_back_at_any_time(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    seat = seat_of(table, BEN)
    with pytest.raises(NotAllowed):
        await host.seats.substitute(table.match, BEN.user_id, seat, "genius")
    table = await leave_seat(host, table, BEN)
    assert table.occupants[seat].bot == "mate" and table.kept_for(BEN.user_id) == seat and table.kept_for(ANNE.user_id) is None
    assert [left.match for left in await host.reading.tables_left(BEN.user_id)] == [table.match]
    table = await host.seats.take(table.match, BEN, seat)
    assert table.seat_of(BEN.user_id) == seat and table.kept_for(BEN.user_id) is None
    assert await host.reading.tables_left(BEN.user_id) == ()
    assert await played_lines(host, table.match) == [f"bot {seat} mate", f"human {seat}"]
    assert (await log_in_words(host, table.match))[-2:] == ["Ben left. A bot plays on: Mate.", "Ben is back and plays on."]


async def test_nobody_gives_the_seat_of_another_to_a_bot_before_their_time_is_up(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, pace="1d")
    slow = table.to_act[0]
    person, other = (person_in(table, seat) for seat in (slow, 1 - slow))
    with pytest.raises(NotAllowed) as caught:
        await host.seats.substitute(table.match, other.user_id, slow, "mate")
    assert refusal_key(caught) == "play.substitute-present"
    clock.advance(86_401.0)
    await host.clockwork.run_due()
    with pytest.raises(NotAllowed):
        await host.seats.substitute(table.match, DAN.user_id, slow, "mate")
    table = await host.seats.substitute(table.match, other.user_id, slow, "mate", person.user_id)
    assert (await notice_keys(host, table, person))[-1] == "play.notice.replaced"
    assert table.kept_for(person.user_id) == slow and table.late == ()
    assert f"The time of {person.name} was up, and {other.name} let a bot play on: Mate." in await log_in_words(host, table.match)
    assert (await host.seats.take(table.match, person, slow)).seat_of(person.user_id) == slow


async def test_without_a_time_limit_three_days_of_silence_count(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    slow = table.to_act[0]
    clock.advance(3 * 86_400.0 - 1)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == ()
    assert [notice.msg.key for notice in await host.people.notices(table.match)] == ["play.notice.still"]
    clock.advance(2)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == (slow,)
    table = (await host.turns.move(table.match, awaited_user(table), "bid 1")).table
    assert table.late == () and table.to_act == (1 - slow,) and await host.people.notices(table.match) == ()


async def test_silence_counts_from_the_newest_entry_and_moves_write_no_timer(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    for amount in (1, 2):  # from now on both have their timer
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {amount}")).table
    timers = host.ledger.from_memory(table.match).timers
    clock.advance(2 * 86_400.0)
    table = (await host.turns.move(table.match, awaited_user(table), "bid 3")).table
    assert host.ledger.from_memory(table.match).timers == timers
    clock.advance(86_400.0 + 1)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == (), "the newest entry is a day old"
    clock.advance(2 * 86_400.0)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == table.to_act


async def test_a_stranger_asks_and_the_opener_grants(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, bots=("mate",))
    (seat,) = table.bots
    with pytest.raises(NotAllowed) as caught:
        await host.seats.take(table.match, CARLA, seat)
    assert refusal_key(caught) == "play.seat-ask"
    table = await host.seats.ask(table.match, CARLA, seat)
    assert (await host.seats.ask(table.match, CARLA, seat)).wishes == table.wishes and len(table.wishes) == 1
    key = table.wishes[0].key
    waiting = await give_answer(host, table.match, BEN.user_id, key, choice=True)
    assert isinstance(waiting, AskedConsent), "one of the two players is not more than half"
    outcome = await give_answer(host, table.match, ANNE.user_id, key, choice=True)
    assert isinstance(outcome, SeatGiven) and outcome.table.seat_of(CARLA.user_id) == seat and outcome.table.wishes == ()
    assert await notice_keys(host, table, CARLA) == ["play.notice.seat-given"]
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, BEN.user_id, key, choice=False)


async def test_more_than_half_of_the_table_grant_a_seat_without_the_opener(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA, bots=("mate",))
    key = (await host.seats.ask(table.match, DAN, table.bots[0])).wishes[0].key
    with pytest.raises(Exception, match="not-seated"):
        await give_answer(host, table.match, EVE.user_id, key, choice=True)
    assert isinstance(await give_answer(host, table.match, BEN.user_id, key, choice=True), AskedConsent)
    assert isinstance(await give_answer(host, table.match, CARLA.user_id, key, choice=True), SeatGiven)


async def test_a_player_who_agreed_to_a_wish_is_not_asked_again(host: Host) -> None:
    table = await host.tables.open("toy", EVE, HALL, bots=("mate",), seated=False, seats=4)
    for person in (ANNE, BEN, CARLA):
        await host.tables.join(table.match, person)
    table = await host.tables.start(table.match, EVE.user_id)
    table = await host.seats.ask(table.match, DAN, table.bots[0])
    assert all(questions_to(table, person.user_id) for person in (ANNE, BEN, CARLA))
    consent = await give_answer(host, table.match, BEN.user_id, table.wishes[0].key, choice=True)
    assert isinstance(consent, AskedConsent) and not questions_to(consent.table, BEN.user_id) and questions_to(consent.table, ANNE.user_id)


async def test_the_consent_of_somebody_who_has_left_does_not_count(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA, bots=("mate",))
    key = (await host.seats.ask(table.match, DAN, table.bots[0])).wishes[0].key
    await give_answer(host, table.match, BEN.user_id, key, choice=True)
    table = await leave_seat(host, await host.reading.table(table.match), BEN)
    assert table.wishes[0].agreed == ()


async def test_a_person_who_asked_is_told_when_somebody_else_has_the_seat(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    seat = seat_of(table, BEN)
    table = await leave_seat(host, table, BEN)
    await host.seats.ask(table.match, CARLA, seat)
    await host.seats.ask(table.match, DAN, seat)
    table = await host.seats.take(table.match, BEN, seat)
    assert table.wishes == () and await notice_keys(host, table, CARLA) == await notice_keys(host, table, DAN) == [
        "play.notice.seat-elsewhere"
    ]
    assert await notice_keys(host, table, BEN) == []


async def test_a_refused_wish_cannot_be_made_again(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, bots=("mate",))
    (seat,) = table.bots
    key = (await host.seats.ask(table.match, CARLA, seat)).wishes[0].key
    assert isinstance(await give_answer(host, table.match, CARLA.user_id, key, choice=False), Declined)
    await host.seats.ask(table.match, CARLA, seat)
    assert isinstance(await give_answer(host, table.match, BEN.user_id, key, choice=False), Declined)
    assert await notice_keys(host, table, CARLA) == ["play.notice.seat-refused"]
    for at in (host, await open_host()):
        with pytest.raises(NotAllowed) as caught:
            await at.seats.ask(table.match, CARLA, seat)
        assert refusal_key(caught) == "play.wish-refused"


async def test_a_limited_number_of_people_ask_for_a_seat(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, bots=("mate",))
    for number in range(3):
        await host.seats.ask(table.match, Person(50 + number, "Guest"), table.bots[0])
    with pytest.raises(NotAllowed) as caught:
        await host.seats.ask(table.match, DAN, table.bots[0])
    assert refusal_key(caught) == "play.wishes-stand"


async def test_a_free_seat_is_taken_at_once_by_anybody_invited(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, bots=("mate",), invited=(BEN.user_id, CARLA.user_id))
    with pytest.raises(NotAllowed):
        await host.tables.free_seats(table.match, BEN.user_id, True)
    await host.seats.ask(table.match, CARLA, table.bots[0])
    table = await host.tables.free_seats(table.match, ANNE.user_id, True)
    assert table.terms.free and table.wishes == () and await notice_keys(host, table, CARLA) == ["play.notice.seat-free"]
    with pytest.raises(NotAllowed):
        await host.seats.take(table.match, DAN, table.bots[0])
    assert (await host.seats.take(table.match, CARLA, table.bots[0])).bots == ()


async def test_an_owner_whose_seat_is_taken_is_notified(host: Host) -> None:
    table = await leave_seat(host, await begin_match(host, ANNE, BEN, CARLA), BEN)
    (seat,) = table.bots
    key = (await host.seats.ask(table.match, DAN, seat)).wishes[0].key
    await give_answer(host, table.match, ANNE.user_id, key, choice=True)
    assert await notice_keys(host, table, BEN) == ["play.notice.seat-gone"]
    table = await leave_seat(host, await host.reading.table(table.match), DAN, "deckhand")
    assert table.kept_for(DAN.user_id) == seat and table.kept_for(BEN.user_id) is None
    with pytest.raises(NotAllowed) as caught:
        await host.seats.take(table.match, BEN, seat)
    assert refusal_key(caught) == "play.seat-ask"


async def test_nobody_plays_two_seats_of_one_match(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, bots=("mate",), free=True)
    (bot,) = table.bots
    with pytest.raises(NotAllowed):
        await host.seats.take(table.match, ANNE, bot)
    table = await leave_seat(host, table, BEN)
    for at in (host, await open_host()):
        with pytest.raises(NotAllowed) as caught:
            await at.seats.take(table.match, BEN, bot)
        assert refusal_key(caught) == "play.seat-other"
        with pytest.raises(NotAllowed):
            await at.seats.ask(table.match, BEN, bot)


async def test_a_match_with_bots_alone_waits_for_a_decision(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, bots=("deckhand",))
    await leave_seat(host, table, ANNE)
    assert await notice_keys(host, table, BEN) == []
    table = await leave_seat(host, await host.reading.table(table.match), BEN)
    assert table.paused and await notice_keys(host, table, ANNE) == ["play.notice.paused"]
    again = await open_host()
    for at in (host, again):
        await at.clockwork.run_due()
        assert (await at.reading.table(table.match)).seq == table.seq
    with pytest.raises(NotAllowed):
        await host.seats.play_alone(table.match, DAN.user_id)
    await host.seats.play_alone(table.match, ANNE.user_id)
    with pytest.raises(StaleTable):
        await host.seats.end_alone(table.match, BEN.user_id)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).status == "finished"


async def test_a_person_who_asked_is_notified_when_all_have_left(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("mate",))
    (seat,) = table.bots
    await host.seats.ask(table.match, CARLA, seat)
    table = await leave_seat(host, await host.reading.table(table.match), ANNE)
    assert table.wishes == () and await notice_keys(host, table, CARLA) == ["play.notice.seat-free"]
    assert (await host.seats.take(table.match, CARLA, seat)).seat_of(CARLA.user_id) == seat


async def test_a_waiting_match_is_continued_by_anybody_or_ended(host: Host) -> None:
    table = await leave_seat(host, await begin_match(host, ANNE, bots=("deckhand",)), ANNE)
    with pytest.raises(NotAllowed):
        await host.seats.end_alone(table.match, BEN.user_id)
    (unowned,) = (seat for seat in table.bots if table.owner_of(seat) is None)
    table = await host.seats.take(table.match, BEN, unowned)
    assert not table.paused and table.opener_id == BEN.user_id
    table = await leave_seat(host, table, BEN)
    table = await host.seats.end_alone(table.match, ANNE.user_id)
    assert table.status == "closed" and table.why == Msg("play.why.deserted")
    assert (await notice_keys(host, table, BEN))[-1] == "play.notice.deserted-end"


async def test_a_table_opened_for_others_plays_some_moves_and_waits(host: Host) -> None:
    table = await host.tables.open("toy", ANNE, HALL, bots=("mate", "mate"), seats=2, seated=False, free=True)
    table = await host.tables.start(table.match, ANNE.user_id)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).seq == 0
    table = await host.clockwork.advance(table.match, 5)
    assert table.seq == 5 and table.paused
    table = await host.seats.take(table.match, BEN, Seat(0))
    assert table.people == (0,) and table.opener_id == BEN.user_id
    assert (await finish_match(host, table, Random(3))).status == "finished"


async def test_the_log_names_who_held_the_seat_then(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, free=True)
    first, second = (person_in(table, seat) for seat in (0, 1))
    await host.turns.move(table.match, first.user_id, "bid 2")
    table = await leave_seat(host, await host.reading.table(table.match), first)
    table = await host.seats.take(table.match, CARLA, Seat(0))
    table = (await host.turns.move(table.match, awaited_user(table), "bid 3")).table
    await host.turns.move(table.match, CARLA.user_id, "bid 4")
    for at in (host, await open_host()):
        table = await at.reading.table(table.match)
        called = names(table, speaker())
        moves = [(logged.entry.line, called[logged.who.seat]) for logged in await at.reading.log(table.match, None) if logged.who]
        assert moves == [("bid 2", first.name), ("bid 3", second.name), ("bid 4", "Carla")]
        recent = await at.reading.recent(table.match, None, 9)
        assert [logged.who for logged in recent if logged.entry.line == "bid 2"] == [Who(Seat(2))]
        assert {logged.entry.notes[0].msg for logged in recent if logged.entry.line == "bid 2"} != {
            logged.entry.notes[0].msg for logged in await at.reading.log(table.match, None) if logged.entry.line == "bid 4"
        }


async def test_a_player_who_left_has_a_rematch_and_a_record(host: Host) -> None:
    table = await leave_seat(host, await begin_match(host, ANNE, BEN, bots=("deckhand",)), BEN)
    table = await finish_match(host, table, Random(2))
    assert {person.name for person in table.players} == {"Anne", "Ben"}
    assert (await host.reading.record(table.match, BEN.user_id))["seed"]
    again = await host.tables.rematch(table.match, BEN)
    assert [occupant.bot for occupant in again.occupants] == [None, "deckhand"] and set(again.invited) == {ANNE.user_id, BEN.user_id}
    assert (await host.tables.rematch(table.match, ANNE)).seat_of(ANNE.user_id) is not None
    with pytest.raises(NotAllowed):
        await host.tables.rematch(table.match, DAN)


async def test_orders_and_drafts_of_a_leaver_are_deleted(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    person, other = (person_in(table, seat) for seat in (0, 1))
    user = person.user_id
    panel = await host.turns.panel(table.match, user)
    assert isinstance(panel, AskingPanel)
    await host.turns.answer(panel.ref, user, ("bid",))
    panel = await host.turns.panel(table.match, other.user_id, "order")
    assert isinstance(panel, AskingPanel)
    ready = await host.turns.answer(panel.ref, other.user_id, ("limit", "5"))
    assert isinstance(ready, Ready)
    await host.turns.confirm(ready.ref, other.user_id)
    for leaver in (person, other):
        table = await leave_seat(host, await host.reading.table(table.match), leaver)
    for leaver in (person, other):
        table = await host.seats.take(table.match, leaver, Seat(table.kept_for(leaver.user_id) or 0))
        assert await host.plans.of(table.match, leaver.user_id) == ()
    fresh = await host.turns.panel(table.match, user)
    assert isinstance(fresh, AskingPanel) and fresh.steps == ()


async def test_the_opener_hands_the_table_on_when_leaving(host: Host) -> None:
    table = await leave_seat(host, await begin_match(host, ANNE, BEN), ANNE)
    assert table.opener_id == BEN.user_id
    assert (await host.tables.close(table.match, BEN.user_id)).status == "closed"


async def test_a_match_with_changed_seats_is_replayed_after_a_restart(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    await make_move(host, table, Random(1))
    table = await leave_seat(host, await host.reading.table(table.match), BEN)
    again = await open_host()
    table_after = await again.reading.table(table.match)
    assert table_after.status == "running" and table_after.past == table.past
    await again.clockwork.run_due()
