"""After the time of a player is up, the agreement of the table decides, until they return."""

from __future__ import annotations

import asyncio

import pytest

from engine.values.core import EngineError, Msg, Seat, Who
from play.host import Host
from play.table.absence import seconds_kept
from play.time.calendar import DAY
from play.time.clock import Delays
from play.values.errors import NotAllowed, StaleTable
from play.values.panels import AskingPanel
from play.values.stands import Vacancy
from play.values.types import Person, Table
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    DAN,
    HandClock,
    Opener,
    awaited_user,
    begin_match,
    give_answer,
    person_in,
    played_lines,
)


async def match_with_absent_player(open_host: Opener, clock: HandClock, absence: str, pace: str = "1d") -> tuple[Host, Table, Person]:
    """Return a match of three in which the time of the first player is up, and that player."""
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA, absence=absence, pace=pace)
    person = person_in(table, table.to_act[0])
    clock.advance(1.1 * DAY)
    await host.clockwork.run_due()
    return host, await host.reading.table(table.match), person


async def notice_keys(host: Host, table: Table, person: Person) -> list[str]:
    return [notice.msg.key.removeprefix("play.notice.") for notice in await host.people.notices(table.match, person.user_id)]


async def test_a_player_who_says_they_are_here_is_back(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "caretaker")
    await host.presence.leave(person.user_id)
    assert (await host.reading.table(table.match)).stood_for == (0,)
    await host.presence.arrive(person.user_id)
    table = await host.reading.table(table.match)
    assert table.stood_for == () and table.seat_of(person.user_id) == 0 and table.sprint is not None
    assert "caretaker" not in await notice_keys(host, table, person)


async def test_a_caretaker_plays_until_the_owner_is_back(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "caretaker")
    seat = Seat(0)
    assert table.seat_of(person.user_id) == seat and table.stood_for == (seat,) and table.seq >= 2
    assert "caretaker" in await notice_keys(host, table, person)
    again = await open_host()
    _, absent, answer, *_ = [logged.entry for logged in await again.reading.log(table.match, None)]
    assert (absent.line, absent.seat) == ("absent 0", None) and answer.seat == seat
    assert absent.notes[0].msg.key == "play.note.caretaker", "the log marks it as every deputy's answer"
    assert await again.plans.note_click(table.match, person.user_id), "their next press brings them back"
    table = await again.reading.table(table.match)
    assert table.present == table.people and not table.vacancies and await notice_keys(again, table, person) == ["deputy"]
    in_their_place = (await again.deputies.moves_played(table.match, person.user_id)).played
    assert [(played.move.entry.seq, played.by) for played in in_their_place] == [(2, "absent")]
    assert not await again.plans.note_click(table.match, person.user_id)
    assert await again.reading.deadlines(table.match) != () or seat not in table.to_act


async def test_a_player_who_moves_is_back_with_their_orders_and_draft(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA, absence="caretaker", pace="1d")
    person = person_in(table, 0)
    panel = await host.turns.panel(table.match, person.user_id)
    assert isinstance(panel, AskingPanel)
    await host.turns.answer(panel.ref, person.user_id, ("bid",))
    host.ledger.delays = Delays()  # the deputy does not move at once
    clock.advance(1.1 * DAY)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.stood_for == (0,) and await host.reading.deadlines(table.match) == (), (
        "no clock runs for a player whom a bot stands in for"
    )
    clock.advance(2 * 3_600.0)
    with pytest.raises(NotAllowed) as refused:
        await host.reminding.remind(table.match)
    assert refused.value.msg.key == "upkeep.nobody", "nobody is waited for"
    panel = await host.turns.panel(table.match, person.user_id)
    assert isinstance(panel, AskingPanel) and panel.walk.path == ("bid",)
    table = (await host.turns.move(table.match, person.user_id, "bid 1")).table
    assert table.vacancies == () and await played_lines(host, table.match) == ["bid 1"]


async def test_a_draft_is_played_when_the_time_is_up_but_a_held_order_is_not(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA, absence="caretaker", pace="1d")
    first, second = (person_in(table, seat) for seat in (0, 1))
    panel = await host.turns.panel(table.match, first.user_id)
    assert isinstance(panel, AskingPanel)
    half = await host.turns.answer(panel.ref, first.user_id, ("bid",))
    assert isinstance(half, AskingPanel)
    await host.turns.answer(half.ref, first.user_id, ("7",))
    order = await host.turns.panel(table.match, second.user_id, "order")
    assert isinstance(order, AskingPanel)
    ready = await host.turns.answer(order.ref, second.user_id, ("limit", "9"))
    await host.turns.confirm(ready.ref, second.user_id)
    await host.plans.hold(table.match, second.user_id)
    for _ in range(2):
        clock.advance(1.1 * DAY)
        await host.clockwork.run_due()
    *first_lines, by_deputy = (await played_lines(host, table.match))[:4]
    assert first_lines == ["absent 0", "bid 7", "absent 1"]
    assert by_deputy != "bid 8", "their deputy decides, and not the order that they hold"


async def test_an_order_of_an_absent_player_is_played_without_a_mark(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA, absence="caretaker", pace="1d")
    first, second = (person_in(table, seat) for seat in (0, 1))
    order = await host.turns.panel(table.match, second.user_id, "order")
    assert isinstance(order, AskingPanel)
    ready = await host.turns.answer(order.ref, second.user_id, ("limit", "3"))
    await host.turns.confirm(ready.ref, second.user_id)
    async with host.ledger.hold(table.match) as live:
        await host.ledger.write(live, live.with_matters(vacancies=(Vacancy(Seat(1), clock.now() + DAY),)))
    await host.turns.move(table.match, first.user_id, "bid 2")
    clock.advance(300.0)
    await host.clockwork.run_due()
    assert (await played_lines(host, table.match))[:2] == ["bid 2", "bid 3"]


async def test_a_match_with_only_stand_ins_left_waits(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, pace="1d", absence="caretaker")
    seen = list[tuple[bool, int]]()  # whether the match waits, and in how many seats a bot stands in
    for _ in range(6):
        clock.advance(1.1 * DAY)
        await host.ledger.store.beat(clock.now())
        await host.clockwork.run_due()
        table = await host.reading.table(table.match)
        seen.append((table.paused, len(table.stood_for)))
    assert (True, 2) in seen and seen[-1] == (True, 0), "their seats are kept by bots in the end, which wait too"
    assert sum(entry.entry.seat is not None for entry in await host.reading.log(table.match, None)) < 6
    await host.seats.take(table.match, ANNE, Seat(table.kept_for(ANNE.user_id) or 0))
    assert not (await host.reading.table(table.match)).paused


async def test_a_seat_with_a_caretaker_is_offered_to_others_after_a_while(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "caretaker")
    with pytest.raises(NotAllowed):
        await host.seats.take(table.match, DAN, Seat(0))
    clock.advance(seconds_kept("1d") - 1.0)
    await host.clockwork.run_due()
    assert not (await host.reading.table(table.match)).is_offered(Seat(0))
    clock.advance(1.0)
    for _ in range(2):
        await host.ledger.store.beat(clock.now())
        host = await open_host()
        await host.clockwork.run_due()
    table = await host.seats.take(table.match, DAN, Seat(0))
    assert table.seat_of(DAN.user_id) == 0 and table.kept_for(person.user_id) is None
    assert "seat-gone" in await notice_keys(host, table, person)


async def lowest_line(host: Host, table: Table, seat: Seat) -> str:
    """The line of a seat that passes in an auction, and else chooses its lowest card."""
    view = await host.reading.view(table.match, seat)
    return "pass" if view.phase == "auction" else str(view.hand[0])


async def until_awaited(host: Host, table: Table, seat: Seat) -> Table:
    """The table when a seat is awaited; until then the others play their lowest lines."""
    while seat not in table.to_act:
        line = await lowest_line(host, table, table.to_act[0])
        table = (await host.turns.move(table.match, awaited_user(table), line)).table
    return table


async def test_neutral_answers_are_marked_and_then_a_caretaker_comes(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "neutral")
    log = await host.reading.log(table.match, None)
    assert [(entry.entry.seat, entry.entry.line) for entry in log[1:]] == [(None, "absent 0"), (0, "pass")]
    assert log[1].entry.notes[0].msg == Msg("play.note.absent", who=Who(Seat(0)))
    assert table.seat_of(person.user_id) == 0 and "answered" in await notice_keys(host, table, person)
    await host.ledger.store.beat(clock.now())
    host = await open_host()
    while not (table := await host.reading.table(table.match)).stood_for:
        await until_awaited(host, table, Seat(0))
        clock.advance(1.1 * DAY)
        await host.clockwork.run_due()
    notes = [entry.entry.notes[0].msg.key for entry in await host.reading.log(table.match, None) if entry.entry.line == "absent 0"]
    assert notes[:2] == ["play.note.absent"] * 2 and set(notes[2:]) == {"play.note.caretaker"}
    await host.ledger.replay_all()
    assert (await (await open_host()).reading.table(table.match)).status == "running"


async def test_a_move_ends_the_row_of_missed_turns(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "neutral")
    assert host.ledger.from_memory(table.match).clocks[Seat(0)].missed == 1
    table = await until_awaited(host, table, Seat(0))
    await host.turns.move(table.match, person.user_id, await lowest_line(host, table, Seat(0)))
    assert host.ledger.from_memory(table.match).clocks[Seat(0)].missed == 0


async def vote(open_host: Opener, clock: HandClock, choice: str) -> tuple[Host, Table, Person]:
    """Let the others vote about an absent player; return the match as the vote left it, and that player.

    The absent player has no vote, a vote can be changed until all have voted, and then nobody votes any more.
    """
    host, table, person = await match_with_absent_player(open_host, clock, "vote")
    (ballot,) = table.ballots
    one, other = (person_in(table, seat) for seat in (1, 2))
    assert "vote" in await notice_keys(host, table, person)
    with pytest.raises(NotAllowed):
        await give_answer(host, table.match, person.user_id, ballot.key, choice)
    await give_answer(host, table.match, one.user_id, ballot.key, "bot")
    host = await open_host()
    assert (await give_answer(host, table.match, one.user_id, ballot.key, choice)).decided is None
    voted = await give_answer(host, table.match, other.user_id, ballot.key, choice)
    assert voted.decided == choice and voted.table.ballots == ()
    with pytest.raises((StaleTable, NotAllowed)):
        await give_answer(host, table.match, one.user_id, ballot.key, choice)
    return host, voted.table, person


async def test_a_vote_to_wait_gives_the_absent_player_another_turn(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await vote(open_host, clock, "wait")
    assert table.late == () and table.seat_of(person.user_id) == 0
    (times,) = await host.reading.deadlines(table.match)
    assert times.due == clock.now() + DAY


async def test_a_vote_for_a_bot_lets_it_stand_in(open_host: Opener, clock: HandClock) -> None:
    _, table, person = await vote(open_host, clock, "bot")
    assert table.stood_for == (0,) and table.seat_of(person.user_id) == 0


async def test_a_vote_to_free_the_seat_offers_it_to_others(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await vote(open_host, clock, "free")
    assert table.kept_for(person.user_id) == 0 and table.is_offered(Seat(0))
    assert (await host.seats.take(table.match, DAN, Seat(0))).seat_of(DAN.user_id) == 0


async def test_a_vote_to_end_closes_the_match(open_host: Opener, clock: HandClock) -> None:
    _, table, _ = await vote(open_host, clock, "end")
    assert table.status == "closed" and table.why == Msg("play.why.voted")


async def test_a_move_of_the_late_player_ends_the_vote(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "vote")
    table = (await host.turns.move(table.match, person.user_id, "bid 1")).table
    assert table.ballots == () and table.late == ()
    assert await notice_keys(host, table, person) == [], "a reminder that is not true any more is not sent"


async def test_an_unfinished_vote_ends_at_its_deadline(open_host: Opener, clock: HandClock) -> None:
    host, table, _ = await match_with_absent_player(open_host, clock, "vote")
    one = person_in(table, 1)
    with pytest.raises(NotAllowed):
        await host.seats.substitute(table.match, one.user_id, Seat(0), "mate")
    await give_answer(host, table.match, one.user_id, table.ballots[0].key, "bot")
    clock.time = table.ballots[0].until
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.ballots == () and table.stood_for == (0,)


@pytest.mark.parametrize("is_owner_first", [True, False])
async def test_either_the_owner_or_the_caretaker_plays_a_turn(open_host: Opener, clock: HandClock, is_owner_first: bool) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, pace="1d", absence="caretaker")
    clock.advance(1.1 * DAY)
    moving = host.turns.move(table.match, awaited_user(table), "bid 1")
    calls = [moving, host.clockwork.run_due()]
    outcomes = await asyncio.gather(*(calls if is_owner_first else reversed(calls)), return_exceptions=True)
    is_refused = any(isinstance(outcome, EngineError) for outcome in outcomes)
    assert is_refused or not any(isinstance(outcome, BaseException) for outcome in outcomes)
    first_line, *_ = await played_lines(host, table.match)
    has_stand_in = bool((await host.reading.table(table.match)).stood_for)
    assert (is_refused, first_line, has_stand_in) in ((False, "bid 1", False), (True, "absent 0", True))


async def test_without_a_time_limit_long_silence_counts_as_absence(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, absence="caretaker")
    clock.advance(3.1 * DAY)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert [vacancy.seat for vacancy in table.vacancies] == [0]


async def test_each_pace_has_a_usual_agreement_about_absence(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    usual = {
        pace: (await begin_match(host, ANNE, BEN, pace=pace)).terms.absence for pace in ("live", "brisk", "daily", "slow", "none", "1d")
    }
    assert usual == {"live": "caretaker", "brisk": "caretaker", "daily": "caretaker", "slow": "wait", "none": "wait", "1d": "wait"}
    with pytest.raises(NotAllowed):
        await begin_match(host, ANNE, BEN, absence="shrug")


async def test_the_vote_of_a_player_who_left_does_not_count(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "vote")
    one = person_in(table, 1)
    await give_answer(host, table.match, one.user_id, table.ballots[0].key, "end")
    table = await host.seats.substitute(table.match, one.user_id, Seat(1), "deckhand")
    clock.time = table.ballots[0].until
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.status == "running" and table.seat_of(person.user_id) == 0


async def test_a_player_returning_to_a_waiting_match_has_their_time(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, bots=("deckhand",), pace="daily", absence="caretaker")
    while table.seat_of(ANNE.user_id) not in table.to_act:
        await host.clockwork.run_due()
        table = await host.reading.table(table.match)
    (seat,) = table.to_act
    assert (await host.seats.substitute(table.match, ANNE.user_id, seat, "deckhand")).paused
    clock.advance(10 * DAY)
    await host.ledger.store.beat(clock.now())
    await host.seats.take(table.match, ANNE, seat)
    await host.clockwork.run_due()
    (times,) = await host.reading.deadlines(table.match)
    assert (times.limit, times.bank) == (clock.now() + DAY, 3 * DAY)
    assert (await host.reading.table(table.match)).seat_of(ANNE.user_id) == seat


async def test_the_bank_of_a_player_who_lets_a_bot_play_stays_full(open_host: Opener, clock: HandClock) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN, CARLA, pace="daily")
    (seat,) = table.to_act
    person = person_in(table, seat)
    await host.seats.substitute(table.match, person.user_id, seat, "deckhand")
    await host.clockwork.run_due()
    clock.advance(2.5 * DAY)
    await host.ledger.store.beat(clock.now())
    await host.seats.take(table.match, person, seat)
    assert host.ledger.from_memory(table.match).clocks[seat].bank == 3 * DAY


async def test_nobody_gains_time_by_leaving_and_coming_back(open_host: Opener, clock: HandClock) -> None:
    host = await open_host(delays=Delays())
    table = await begin_match(host, ANNE, BEN, CARLA, pace="daily", absence="caretaker")
    (seat,) = table.to_act
    person = person_in(table, seat)
    (before,) = await host.reading.deadlines(table.match)
    clock.advance(1.5 * DAY)
    for _ in range(2):
        await host.seats.substitute(table.match, person.user_id, seat, "deckhand")
        await host.seats.take(table.match, person, seat)
        assert await host.reading.deadlines(table.match) == (before,)
    clock.time = before.due
    await host.ledger.store.beat(clock.now())
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).vacancies != ()
    await host.plans.note_click(table.match, person.user_id)
    (after,) = await host.reading.deadlines(table.match)
    assert (after.due, after.bank) == (clock.now() + DAY, 0.0), "a caretaker who has not moved yet leaves the owner a turn's time"


async def test_after_a_vote_to_wait_a_player_has_one_turn_and_no_reserve(open_host: Opener, clock: HandClock) -> None:
    host, table, _ = await match_with_absent_player(open_host, clock, "vote", pace="daily")
    clock.advance(3 * DAY)
    await host.ledger.store.beat(clock.now())
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    for seat in (1, 2):
        person = person_in(table, seat)
        await give_answer(host, table.match, person.user_id, table.ballots[0].key, "wait")
    (times,) = await host.reading.deadlines(table.match)
    assert (times.due, times.bank) == (clock.now() + DAY, 0.0)


async def test_a_caretaker_comes_late_at_a_slow_table_that_waits(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await match_with_absent_player(open_host, clock, "wait", pace="3d")
    clock.advance(2.5 * DAY)
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).late == (0,)
    clock.advance(4.1 * DAY)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.stood_for == (0,) and table.seat_of(person.user_id) == 0
