"""Referees stop, change and end matches within their limits."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from engine.match import registry
from engine.match.match import from_record, replay
from engine.match.verify import verify_chances
from engine.values.core import Msg, Note, Seat, Who
from engine.values.remarks import STANDS
from engine.walking.onlooker import Hidden
from play.follows.effects import notified_people
from play.host import Host
from play.time.calendar import DAY, HOUR
from play.values.erased import is_barred
from play.values.errors import DraftGone, NotAllowed, StaleTable
from play.values.names import Holders, names, official
from play.values.outcomes import AskedConsent, Declined, RefereeActed
from play.values.panels import AskingPanel, Ready
from play.values.stands import RefereeDeed, SeatOffer
from play.values.types import Person, Table
from tests.databases import Databases
from tests.play import toy
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
    choose,
    give_answer,
    newest_entry,
    person_in,
    to_choice,
    user_in,
)
from words import speaker

MONA = Person(99, "Mona *the* judge")


async def did(host: Host, table: Table, kind: Any, by: Person = MONA, seat: int = 0, **more: Any) -> Table:
    person = more.pop("person", table.occupants[seat].person)
    outcome = await host.referees.do(table.match, by, RefereeDeed(kind, Seat(seat), person=person, **more))
    assert isinstance(outcome, RefereeActed)
    return outcome.table


async def lines(host: Host, match: int) -> list[str]:
    return [entry.entry.line for entry in await host.reading.log(match, None)]


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
    assert isinstance(prepared, Ready), "one click plays nothing now, and what was chosen is kept"
    with pytest.raises(StaleTable):
        await did(host, table, "pause")
    assert [desk.stands for desk in await host.desk.tables(user)] == ["waiting"] and await host.desk.next(user, 0) == (None, 0)
    clock.advance(10 * DAY)
    await host.clockwork.run_due()
    table = await host.reading.table(table.match)
    assert (table.seq, table.late, table.people) == (1, (), (0, 1)), "nobody's time is up, and no bot comes"
    await host.close()
    host = await open_host()
    table = await did(host, table, "resume")
    (times,) = await host.reading.deadlines(table.match)
    assert (times.limit, times.due) == (start + 11 * DAY, start + 14 * DAY) and notified_people(table) == {user}
    ready = await host.turns.panel(table.match, user)
    assert isinstance(ready, Ready)
    await host.turns.confirm(ready.ref, user)
    assert await lines(host, table.match) == ["start", "pause", "resume", "bid 1"]


async def test_bots_and_orders_wait_while_a_match_is_stopped(host: Host) -> None:
    table = await begin_match(host, ANNE, bots=("deckhand",))
    if table.to_act == table.people:
        table = (await host.turns.move(table.match, ANNE.user_id, "bid 1")).table
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
    assert (await lines(host, table.match))[1:] == [f"extend {seat} 21600", f"extend {seat} 3600"]
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
    log = await host.reading.log(table.match, None)
    say = speaker("en", names(table, speaker()))
    assert [say(note.msg) for entry in log[-2:] for note in entry.entry.notes] == [
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
    assert seat not in table.to_act and (await lines(host, table.match))[-2:] == [f"absent {seat}", "*"]
    public = await host.reading.log(table.match, None)
    assert public[-1].entry.notes == () and "absent" not in repr(public[-1].entry)
    with pytest.raises(NotAllowed, match="not-awaited"):
        await did(host, table, "act", seat=seat)


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
    assert (await lines(host, table.match))[-2:] == [f"absent {seat}", "bid 2"] and seat not in table.to_act
    say = speaker("en", names(table, speaker()))
    assert say((await host.reading.log(table.match, None))[-2].entry.notes[0].msg) == (
        f"{MONA.name} (referee) answers for {person_in(table, seat).name}, who is not there."
    )
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
    own, *others = (person_in(table, seat) for seat in (1, 0, 2))
    consent = await host.referees.do(table.match, own, RefereeDeed("pause"))
    assert isinstance(consent, AskedConsent) and consent.missing == (0, 2) and not consent.table.stopped
    proposal = consent.table.proposal
    assert proposal is not None
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, others[0].user_id, "abandon1", choice=True)
    with pytest.raises(StaleTable):
        await give_answer(host, table.match, others[0].user_id, "deed1", choice=True)
    assert isinstance(await give_answer(host, table.match, others[0].user_id, proposal.key, choice=True), AskedConsent)
    done = await give_answer(host, table.match, others[1].user_id, proposal.key, choice=True)
    assert isinstance(done, RefereeActed) and done.table.stopped and done.table.proposal is None
    note = (await host.reading.whole(table.match)).entries[-1].notes
    assert note[-1].msg == Msg("play.note.undo-agreed", who=(Who(Seat(0)), Who(Seat(2))))
    consent = await host.referees.do(table.match, own, RefereeDeed("resume"))
    assert isinstance(consent, AskedConsent) and consent.table.proposal is not None
    assert isinstance(await give_answer(host, table.match, others[0].user_id, consent.table.proposal.key, choice=False), Declined)
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


@pytest.mark.parametrize("stands", [False, True])
async def test_a_match_is_ended_and_its_record_says_how(host: Host, monkeypatch: pytest.MonkeyPatch, stands: bool) -> None:
    table = await begin_match(host, ANNE, BEN, rated=True)
    table = await to_choice(host, (await host.turns.move(table.match, awaited_user(table), "bid 3")).table)
    table = await did(host, table, "stands" if stands else "end")
    assert (table.status, table.result is not None, table.seed is not None) == (("finished", "closed")[not stands], stands, True)
    outcomes = await host.ledger.store.outcomes_of(ANNE.user_id, guild=None)
    assert [(row.how, bool(row.rated)) for row in outcomes] == [("played" if stands else "ended", False)] * 2
    data = await host.reading.record(table.match, DAN.user_id)
    monkeypatch.setattr(registry, "rules", lambda name: toy.RULES)
    again = from_record(data)
    assert again.entries[-1].line == (STANDS.line if stands else "end") and (again.result == table.result)
    whole = await host.reading.whole(table.match)
    assert replay(whole.rules, 2, whole.settings, whole.seed, whole.entries).state == whole.state
    assert verify_chances(whole.rules, 2, whole.settings, whole.seed, whole.entries).match.result == table.result
    if stands:
        assert table.result is not None and sorted(table.result.ranks) == [1, 2]
        assert (await host.reading.story(table.match)) is not None
    with pytest.raises(NotAllowed):
        await did(host, table, "pause")


async def test_entries_of_referees_are_read_in_records(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await begin_match(host, ANNE, BEN, pace="1d")
    player = person_in(table, 0)
    table = await did(host, table, "extend", number=3600)
    table = await did(host, table, "pause")
    table = await did(host, table, "resume")
    table = await host.referees.challenge(table.match, player.user_id, 1)
    table = await did(host, table, "offer", person=DAN)
    table = await did(host, table, "end")
    monkeypatch.setattr(registry, "rules", lambda name: toy.RULES)
    data = msgspec.json.encode(await host.reading.record(table.match, ANNE.user_id))
    match = (await host.records.read(data, ANNE.user_id, HALL)).match
    kinds = [entry.line.split()[0] for entry in match.entries]
    assert kinds == ["start", "extend", "pause", "resume", "challenge", "offer", "end"]
    assert all(entry.notes == () for entry in match.entries[1:])


async def test_an_entry_is_challenged_once_and_each_player_has_a_limit(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    first, other = person_in(table, 0), person_in(table, 1)
    for bid in range(1, 8):
        table = (await host.turns.move(table.match, awaited_user(table), f"bid {bid}")).table
    table = await host.referees.challenge(table.match, first.user_id, 2)
    assert await host.outbox.matches_due() == (table.match,)
    with pytest.raises(NotAllowed, match=r"challenge\.already"):
        await host.referees.challenge(table.match, other.user_id, 2)
    for wrong in (0, 99):
        with pytest.raises(NotAllowed, match=r"challenge\.no-such"):
            await host.referees.challenge(table.match, first.user_id, wrong)
    for seq in (1, 3, 4, 5):
        await host.referees.challenge(table.match, first.user_id, seq)
    with pytest.raises(NotAllowed, match=r"challenge\.too-many"):
        await host.referees.challenge(table.match, first.user_id, 6)
    await host.referees.challenge(table.match, other.user_id, 6)


async def test_moderators_close_any_table_but_not_their_own_game(host: Host) -> None:
    waiting = await host.tables.open("toy", ANNE, (await begin_match(host, ANNE, BEN)).place)
    closed = await host.referees.close(waiting.match, MONA)
    assert closed.status == "closed" and closed.why == Msg("play.why.moderator")
    table = await begin_match(host, ANNE, BEN)
    with pytest.raises(NotAllowed, match="ask-them"):
        await host.referees.close(table.match, ANNE)
    table = await host.referees.close(table.match, MONA)
    assert table.status == "closed" and (await lines(host, table.match))[-1] == "end"
    (note,) = (await newest_entry(host, table.match)).notes
    assert speaker("en", names(table, speaker()))(note.msg) == f"{MONA.name} (moderator) closes the table."
    with pytest.raises(NotAllowed):
        await host.referees.close(table.match, MONA)


async def test_a_named_referee_does_not_play_at_the_table(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    with pytest.raises(NotAllowed, match=r"referee\.plays"):
        await host.referees.name(table.match, ANNE, MONA)
    table = await host.referees.name(table.match, MONA, DAN)
    assert table.oversight.named == MONA and [n.msg.key for n in await host.people.notices(table.match, 99)] == ["play.notice.named"]
    assert (await host.referees.name(table.match, None, DAN)).oversight.named is None


async def test_officials_are_named_in_the_log_of_the_table_only(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    table = await did(host, table, "pause")
    table = await did(host, table, "resume", by=DAN)
    assert [person.name for person in table.oversight.officials] == [MONA.name, DAN.name]
    record = await host.reading.record(table.match, ANNE.user_id)
    assert MONA.name not in repr(record), "a record names nobody"
    entry = Holders(table).name_holders((await host.reading.whole(table.match)).entries[1])
    assert entry.notes[0].msg == Msg("play.note.stopped", by=Who(Seat(2)))
    assert speaker()(official(1)) == "a referee"


async def test_a_deleted_referee_leaves_nameless_entries(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    table = await did(host, table, "offer", person=DAN)
    await host.referees.name(table.match, MONA, DAN)
    await host.erasing.forget(MONA.user_id)
    table = await host.reading.table(table.match)
    assert table.oversight.named is None and MONA.name not in repr(table) and len(table.offers) == 1
    (note,) = (await newest_entry(host, table.match)).notes
    assert speaker("en", names(table, speaker()))(note.msg).startswith("somebody")
    await host.erasing.forget(DAN.user_id)
    assert (await host.reading.table(table.match)).offers == ()


async def test_an_offer_stored_by_an_earlier_release_can_be_taken_back(open_host: Opener, databases: Databases) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    table = await did(host, table, "pause")
    watched = json.loads(databases().execute("SELECT oversight FROM match")[0][0])
    watched["offers"] = [[0, {"user_id": DAN.user_id, "name": DAN.name}]]
    databases().execute(f"UPDATE match SET oversight = '{json.dumps(watched)}', matters = NULL, revision = revision + 1")
    host = await open_host()
    assert (await host.reading.table(table.match)).offers == (SeatOffer(Seat(0), DAN),)
    await did(host, table, "offer", person=None)
    host = await open_host()
    assert (await host.reading.table(table.match)).offers == ()
    assert '"offers"' not in databases().execute("SELECT oversight FROM match")[0][0]


async def test_the_role_of_a_server_is_kept(open_host: Opener) -> None:
    host = await open_host()
    assert await host.referees.role(1) is None
    await host.referees.set_role(1, 77)
    await host.close()
    host = await open_host()
    assert (await host.referees.role(1), await host.referees.role(2)) == (77, None)
