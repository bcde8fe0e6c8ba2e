"""Referees stop, change and end matches within their limits."""

from __future__ import annotations

from typing import Any

import pytest

from engine.values.core import Msg, Note, Seat, Who
from engine.walking.onlooker import Hidden
from play.follows.effects import notified_people
from play.host import Host
from play.time.calendar import DAY, HOUR
from play.values.erased import is_barred
from play.values.errors import DraftGone, NotAllowed, StaleTable
from play.values.names import names, official
from play.values.outcomes import AskedConsent, Declined, RefereeActed
from play.values.panels import AskingPanel, Ready
from play.values.stands import RefereeDeed
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
    bid_if_awaited,
    choose,
    give_answer,
    newest_entry,
    person_in,
    played_lines,
    to_choice,
    user_in,
)
from words import speaker

MONA = Person(99, "Mona *the* judge")


async def did(host: Host, table: Table, kind: Any, by: Person = MONA, seat: int = 0, **more: Any) -> Table:
    """The table after a deed of a referee, about the person in a seat if no other is given."""
    person = more.pop("person", table.occupants[seat].person)
    outcome = await host.referees.do(table.match, by, RefereeDeed(kind, Seat(seat), person=person, **more))
    assert isinstance(outcome, RefereeActed)
    return outcome.table


async def test_a_stopped_match_stands_still_and_goes_on_where_it_was(open_host: Opener, clock: HandClock) -> None:
    host, start = await open_host(), clock.now()
    table = await begin_match(host, ANNE, BEN, pace="daily", absence="caretaker")
    user = awaited_user(table)
    await host.clockwork.run_due()
    clock.advance(6 * HOUR)
    await host.clockwork.run_due()  # the bot notes that it was there
    table = await did(host, table, "pause")
    assert table.stopped and notified_people(table) == set() and await host.reading.deadlines(table.match) == ()
    with pytest.raises(NotAllowed, match=r"play\.stopped"):
        await host.turns.move(table.match, user, "bid 1")
    panel = await host.turns.panel(table.match, user)
    assert isinstance(panel, AskingPanel)
    prepared = await host.turns.play(panel.ref, user, ("bid", "1"), costs=False)
    assert isinstance(prepared, Ready), "a click plays nothing now, but the draft is kept"
    with pytest.raises(StaleTable):
        await did(host, table, "pause")
    assert [entry.state for entry in await host.desk.tables(user)] == ["waiting"] and await host.desk.next(user, 0) == (None, 0)
    clock.advance(10 * DAY)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert (table.seq, table.late, table.people) == (1, (), (0, 1)), "nobody's time runs out, and no bot comes"
    await host.close()
    host = await open_host()
    table = await did(host, table, "resume")
    (times,) = await host.reading.deadlines(table.match)
    assert (times.limit, times.due) == (start + 11 * DAY, start + 14 * DAY) and notified_people(table) == {user}
    ready = await host.turns.panel(table.match, user)
    assert isinstance(ready, Ready)
    await host.turns.confirm(ready.ref, user)
    assert await played_lines(host, table.match) == ["pause", "resume", "bid 1"]


async def test_bots_and_orders_wait_while_a_match_is_stopped(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("deckhand",))
    table = await bid_if_awaited(host, table, ANNE)
    before = table.seq
    table = await did(host, table, "pause", seat=table.people[0])
    assert await host.clockwork.run_due() == 0
    assert (await host.reading.table(table.match)).seq == before + 1
    await did(host, table, "resume", seat=table.people[0])
    await host.clockwork.run_due()
    assert (await host.reading.table(table.match)).seq > before + 2


async def test_more_time_also_helps_a_late_player(host: Host, clock: HandClock) -> None:
    table = await begin_match(host, ANNE, BEN, pace="1d", absence="wait")
    (seat,) = table.to_act
    table = await did(host, table, "extend", seat=seat, number=6 * 3600)
    (times,) = await host.reading.deadlines(table.match)
    assert times.due == clock.now() + DAY + 6 * HOUR
    clock.advance(2 * DAY)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert table.late == (seat,)
    table = await did(host, table, "extend", seat=seat, number=3600)
    (times,) = await host.reading.deadlines(table.match)
    assert (table.late, times.due) == ((), clock.now() + DAY + HOUR)
    assert await played_lines(host, table.match) == [f"extend {seat} 21600", f"extend {seat} 3600"]
    for wrong in (5, 10**7):
        with pytest.raises(NotAllowed, match="time-enough"):
            await did(host, table, "extend", seat=seat, number=wrong)
    free = await begin_match(host, CARLA, DAN)
    with pytest.raises(NotAllowed, match="no-limit"):
        await did(host, free, "extend", number=3600)


@pytest.mark.parametrize("pace", ["daily", "1d"])
async def test_more_time_than_the_full_bank_is_not_cut_by_a_quick_turn(host: Host, clock: HandClock, pace: str) -> None:
    table = await begin_match(host, ANNE, BEN, pace=pace)
    (seat,) = table.to_act
    (usual,) = await host.reading.deadlines(table.match)
    table = await did(host, table, "extend", seat=seat, number=6 * 3600)
    for bid in (1, 2):
        clock.advance(HOUR)
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {bid}")).table
    (times,) = await host.reading.deadlines(table.match)
    assert times.seat == seat and times.bank == usual.bank + 6 * HOUR


async def test_a_replaced_player_comes_back_only_if_they_are_asked(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    gone = person_in(table, 1)
    table = await did(host, table, "replace", seat=1, bot="captain")
    assert table.bots == (1,) and table.is_offered(Seat(1)) and table.kept_for(gone.user_id) is None
    for attempt in (host.seats.take, host.seats.ask):
        with pytest.raises(NotAllowed, match="seat-barred"):
            await attempt(table.match, gone, Seat(1))
    with pytest.raises(StaleTable):
        await host.referees.do(table.match, MONA, RefereeDeed("replace", Seat(1), bot="mate", person=gone))
    table = await did(host, table, "offer", seat=1, person=gone)
    assert [notice.msg.key for notice in await host.people.notices(table.match, gone.user_id)][-1] == "play.notice.offered"
    table = await host.seats.take_offered(table.match, gone, Seat(1))
    assert table.people == (0, 1, 2) and table.offers == ()


async def test_a_seat_is_offered_to_somebody_who_takes_it_from_a_person(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    old = person_in(table, 0)
    table = await did(host, table, "offer", seat=0, person=DAN)
    for wrong, seat in ((CARLA, 0), (DAN, 1), (DAN, 7)):
        with pytest.raises(StaleTable):
            await host.seats.take_offered(table.match, wrong, Seat(seat))
    with pytest.raises(NotAllowed, match="offer-player"):
        await did(host, table, "offer", seat=0, person=person_in(table, 1))
    table = await host.seats.take_offered(table.match, DAN, Seat(0))
    assert person_in(table, 0) == DAN and is_barred(table, Seat(0), old.user_id)
    with pytest.raises(NotAllowed, match="offer-player"):
        await did(host, table, "offer", seat=1, person=old)
    *_, offered, taken = await host.reading.log(table.match, None)
    say = speaker("en", names(table, speaker()))
    assert [say(note.msg) for logged in (offered, taken) for note in logged.entry.notes] == [
        f"{MONA.name} (referee) offers the seat of {old.name} to somebody.",
        f"{DAN.name} takes the seat that a referee offered to them, and plays on.",
    ]
    table = await did(host, table, "offer", seat=1, person=CARLA)
    table = await did(host, table, "offer", seat=1, person=None)
    assert table.offers == ()


async def test_a_referee_makes_a_move_without_seeing_the_hand(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    seat = table.to_act[0]
    table = await did(host, table, "act", seat=seat)
    assert seat not in table.to_act and (await played_lines(host, table.match))[-2:] == [f"absent {seat}", "*"]
    move = await newest_entry(host, table.match)
    assert move.notes == () and "absent" not in repr(move)
    with pytest.raises(NotAllowed, match="not-awaited"):
        await did(host, table, "act", seat=seat)


async def test_the_first_deed_stores_who_acted_also_if_it_is_a_move(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    table = await did(host, table, "act", seat=table.to_act[0])
    restarted = await open_host()
    assert (await restarted.reading.table(table.match)).oversight.officials == table.oversight.officials == (MONA,)


async def test_a_referee_answers_questions_without_secrets(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    seat = table.to_act[0]
    panel = await host.turns.referee_panel(table.match, seat)
    assert isinstance(panel, AskingPanel) and panel.preview == await host.reading.view(table.match, None)
    with pytest.raises(DraftGone):
        await host.turns.referee_line(panel.ref)
    ready = await host.turns.answer(panel.ref, MONA.user_id, ("bid", "2"))
    assert isinstance(ready, Ready) and ready.preview.seat is None and await host.turns.referee_line(ready.ref) == "bid 2"
    with pytest.raises(StaleTable):
        await host.turns.confirm(ready.ref, awaited_user(table))
    for wrong in ("bid", "bid 99"):
        with pytest.raises(StaleTable):
            await did(host, table, "act", seat=seat, line=wrong)
    with pytest.raises(StaleTable):
        await host.turns.referee_panel(table.match, Seat(1 - seat))
    table = await did(host, table, "act", seat=seat, line="bid 2")
    assert (await played_lines(host, table.match))[-2:] == [f"absent {seat}", "bid 2"] and seat not in table.to_act
    say = speaker("en", names(table, speaker()))
    *_, absent, _ = await host.reading.log(table.match, None)
    (note,) = absent.entry.notes
    assert say(note.msg) == f"{MONA.name} (referee) answers for {person_in(table, seat).name}, who is not there."
    table = await to_choice(host, table)
    for hidden in (host.turns.referee_panel(table.match, Seat(0)), did(host, table, "act", line="1")):
        with pytest.raises(Hidden):
            await hidden


async def test_going_back_past_a_revelation_says_so_in_the_log(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    began = await host.reading.view(table.match, None)
    for seat in (0, 1):
        table = await choose(host, table, Seat(seat))
    target = table.seq - 1
    for wrong in (0, 99):
        with pytest.raises(NotAllowed, match="no-entry"):
            await did(host, table, "rewind", number=wrong)
    with pytest.raises(StaleTable):
        await host.referees.do(table.match, MONA, RefereeDeed("rewind", number=target), seen=table.seq - 1)
    table = await did(host, table, "rewind", number=target)
    assert await host.reading.view(table.match, None) == began
    entry = (await host.reading.whole(table.match)).entries[-1]
    assert entry.line == f"undo {target}"
    assert entry.notes == (
        Note(Msg("play.note.rewound", by=official(1), seq=target - 1, count=2)),
        Note(Msg("play.note.rewound-known")),
    )


async def test_a_referee_who_plays_asks_all_others(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA, pace="1d")
    first, own, third = (person_in(table, seat) for seat in range(3))
    consent = await host.referees.do(table.match, own, RefereeDeed("pause"))
    assert isinstance(consent, AskedConsent) and consent.missing == (0, 2) and not consent.table.stopped
    proposal = consent.table.proposal
    assert proposal is not None
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, first.user_id, "abandon1", choice=True)
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, first.user_id, "deed1", choice=True)
    assert isinstance(await give_answer(host, table.match, first.user_id, proposal.key, choice=True), AskedConsent)
    done = await give_answer(host, table.match, third.user_id, proposal.key, choice=True)
    assert isinstance(done, RefereeActed) and done.table.stopped and done.table.proposal is None
    *_, agreed = (await host.reading.whole(table.match)).entries[-1].notes
    assert agreed.msg == Msg("play.note.undo-agreed", who=(Who(Seat(0)), Who(Seat(2))))
    consent = await host.referees.do(table.match, own, RefereeDeed("resume"))
    assert isinstance(consent, AskedConsent) and consent.table.proposal is not None
    assert isinstance(await give_answer(host, table.match, first.user_id, consent.table.proposal.key, choice=False), Declined)
    assert (await host.reading.table(table.match)).stopped


async def test_consent_to_an_older_position_is_refused(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    own, other = person_in(table, 0), person_in(table, 1)
    consent = await host.referees.do(table.match, own, RefereeDeed("stands"))
    assert isinstance(consent, AskedConsent) and consent.table.proposal is not None
    await host.turns.move(table.match, awaited_user(table), "bid 1")
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, other.user_id, consent.table.proposal.key, choice=True)


async def test_a_former_player_or_the_only_seat_keeper_is_no_referee(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN, CARLA)
    gone, left = person_in(table, 0), person_in(table, 1)
    await host.seats.substitute(table.match, gone.user_id, Seat(0), "mate")
    with pytest.raises(NotAllowed, match=r"referee\.played"):
        await host.referees.do(table.match, gone, RefereeDeed("end"))
    await host.seats.substitute(table.match, user_in(table, 2), Seat(2), "mate")
    with pytest.raises(NotAllowed, match=r"referee\.alone"):
        await host.referees.do(table.match, left, RefereeDeed("pause"))
    alone = await begin_match(host, DAN, bots=("deckhand",))
    assert (await did(host, alone, "pause", by=DAN, seat=alone.people[0])).stopped


async def test_moderators_close_any_table_but_not_their_own_game(host: Host) -> None:
    waiting = await host.tables.open("toy", ANNE, (await begin_match(host, ANNE, BEN)).place)
    closed = await host.referees.close(waiting.match, MONA)
    assert closed.status == "closed" and closed.why == Msg("play.why.moderator")
    table = await begin_match(host, ANNE, BEN)
    with pytest.raises(NotAllowed, match="ask-them"):
        await host.referees.close(table.match, ANNE)
    table = await host.referees.close(table.match, MONA)
    assert table.status == "closed" and (await played_lines(host, table.match))[-1] == "end"
    (note,) = (await newest_entry(host, table.match)).notes
    assert speaker("en", names(table, speaker()))(note.msg) == f"{MONA.name} (moderator) closes the table."
    with pytest.raises(NotAllowed):
        await host.referees.close(table.match, MONA)


async def test_a_named_referee_does_not_play_at_the_table(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    with pytest.raises(NotAllowed, match=r"referee\.plays"):
        await host.referees.name(table.match, ANNE, MONA)
    table = await host.referees.name(table.match, MONA, DAN)
    assert table.oversight.named == MONA and [notice.msg.key for notice in await host.people.notices(table.match, 99)] == [
        "play.notice.named"
    ]
    assert (await host.referees.name(table.match, None, DAN)).oversight.named is None


async def test_the_role_of_a_server_is_kept(open_host: Opener) -> None:
    host = await open_host()
    assert await host.referees.role(1) is None
    await host.referees.set_role(1, 77)
    await host.close()
    host = await open_host()
    assert (await host.referees.role(1), await host.referees.role(2)) == (77, None)
