"""A stand-in answers for an absent player; its answers are marked and can be undone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.values.core import Msg, Seat, Who
from play.follows.deputy import LIKELY, SMALL
from play.host import Host
from play.table.absence import seconds_kept
from play.time.calendar import DAY, Holiday, Hours
from play.time.clock import Delays
from play.values.errors import NotSeated
from play.values.panels import AskingPanel
from play.values.personal import PersonSettings
from play.values.types import Deputy, Person, Table
from tests.play import toy
from tests.play.hosting import ANNE, BEN, CARLA, DAN, HandClock, Opener, begin_match, person_in, played_lines, user_in


class Small(toy.Toy):
    """A game in which an auction is a small question, as a spectator can tell, once the bid is five or more."""

    @classmethod
    def rules(cls) -> Any:
        from dataclasses import replace

        return replace(super().rules(), small=lambda view, seat: view.seat is None and view.phase == "auction" and view.bid >= 5)


def small(name: str) -> Any:
    return Small.rules()


async def asking_match(open_host: Opener, bid: str = "bid 5", deputy: Deputy = "small", **more: Any) -> tuple[Host, Table, Person]:
    """A match of three in which the second, who has this deputy, is asked whether they raise."""
    host = await open_host(delays=Delays(present=120.0), rules=small)
    table = await begin_match(host, ANNE, BEN, CARLA, **more)
    first, second = (person_in(table, seat) for seat in (0, 1))
    await host.deputies.choose(table.match, second.user_id, deputy)
    return host, (await host.turns.move(table.match, first.user_id, bid)).table, second


async def lines(host: Host, table: Table) -> list[str]:
    """What was played, after everything that is due."""
    await host.clockwork.run_due()
    return await played_lines(host, table.match)


async def test_a_small_question_is_answered_after_a_while_and_marked(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host)
    clock.advance(SMALL - 1)
    assert await lines(host, table) == ["bid 5"]
    host = await open_host(delays=Delays(), rules=small)
    clock.advance(2)
    assert await lines(host, table) == ["bid 5", "deputy 1", "pass"]
    _, _, marked, _ = await host.reading.log(table.match, None)
    assert marked.entry.notes[0].msg == Msg("play.note.small", who=Who(Seat(1)))
    assert [notice.msg.key for notice in await host.people.notices(table.match, person.user_id)] == ["play.notice.deputy"]
    stead = await host.deputies.moves_played(table.match, person.user_id)
    assert [(played.move.entry.seq, played.by) for played in stead.played] == [(3, "deputy")] and stead.back == "now"
    assert (await host.deputies.moves_played(table.match, user_in(table, 0))).played == ()
    await host.ledger.replay_all()
    assert (await host.reading.table(table.match)).status == "running", "the record can be played again"


async def test_a_question_that_is_not_small_is_left_to_its_player(open_host: Opener, clock: HandClock) -> None:
    host, table, _ = await asking_match(open_host, "bid 4")
    clock.advance(2.9 * DAY)
    assert await lines(host, table) == ["bid 4"]


@pytest.mark.parametrize(
    ("deputy", "bid", "after", "answer"),
    [
        ("likely", "bid 4", LIKELY, ["deputy 1", "pass"]),
        ("likely", "bid 5", SMALL, ["deputy 1", "pass"]),
        ("ask", "bid 5", 2.9 * DAY, []),  # after three days of silence the player would be late
    ],
)
async def test_each_player_chooses_what_the_stand_in_answers(
    open_host: Opener, clock: HandClock, deputy: Deputy, bid: str, after: float, answer: list[str]
) -> None:
    host, table, person = await asking_match(open_host, bid)
    before = await host.reading.table(table.match)
    await host.deputies.choose(table.match, person.user_id, deputy)
    table = await host.reading.table(table.match)
    assert table == before, "nobody else learns of it"
    host = await open_host(delays=Delays(), rules=small)
    assert await host.deputies.of(table.match, person.user_id) == deputy
    clock.advance(after - 1)
    assert await lines(host, table) == [bid]
    clock.advance(2)
    assert await lines(host, table) == [bid, *answer]
    with pytest.raises(NotSeated):
        await host.deputies.choose(table.match, DAN.user_id, deputy)


async def test_a_stand_in_chosen_at_a_question_waits_its_full_time(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host)
    await host.deputies.choose(table.match, person.user_id, "ask")
    clock.advance(SMALL + 1)
    await host.deputies.choose(table.match, person.user_id, "small")
    clock.advance(SMALL - 1)
    assert await lines(host, table) == ["bid 5"]
    clock.advance(2)
    assert await lines(host, table) == ["bid 5", "deputy 1", "pass"]


async def test_nothing_is_answered_while_its_person_has_the_panel_open(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host)
    clock.advance(SMALL - 10)
    await host.plans.note_click(table.match, person.user_id)
    clock.advance(119)
    assert await lines(host, table) == ["bid 5"]
    clock.advance(2)
    assert await lines(host, table) == ["bid 5", "deputy 1", "pass"]


async def test_a_player_on_holiday_is_answered_for_at_once(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host, "bid 4")
    await host.people.choose(person.user_id, PersonSettings(hours=Hours(holidays=(Holiday(clock.now() - 1, clock.now() + 5 * DAY),))))
    clock.advance(2 * DAY)
    assert await lines(host, table) == ["bid 4"]
    await host.agreements.undo(table.match, user_in(table, 0))
    await host.turns.move(table.match, user_in(table, 0), "bid 5")
    clock.advance(5)
    assert (await lines(host, table))[-2:] == ["deputy 1", "pass"]


async def test_a_present_or_single_player_is_asked(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host)
    await host.presence.arrive(person.user_id)
    clock.advance(SMALL - 60)
    await host.presence.arrive(person.user_id)
    clock.advance(120)
    assert await lines(host, table) == ["bid 5"]
    await host.presence.leave(person.user_id)
    clock.advance(SMALL + 1)
    assert await lines(host, table) == ["bid 5", "deputy 1", "pass"]
    alone = await begin_match(host, ANNE, bots=("mate",))
    assert not any(kind in ("small", "likely") for kind, _ in host.ledger.from_memory(alone.match).timers)
    asking, asked_table, _ = await asking_match(open_host, automatic=False)
    clock.advance(DAY)
    assert await lines(asking, asked_table) == ["bid 5"], "the table wants every question asked"


async def test_at_a_live_pace_the_stand_in_answers_at_the_end_of_the_turn(open_host: Opener, clock: HandClock) -> None:
    host, table, _ = await asking_match(open_host, pace="live")
    clock.advance(5 * 60 - 1)
    assert await lines(host, table) == ["bid 5"]
    clock.advance(2)
    assert await lines(host, table) == ["bid 5", "deputy 1", "pass"]
    assert host.ledger.from_memory(table.match).clocks[Seat(1)].bank > 14 * 60


async def test_an_order_goes_first_and_is_not_marked(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host)
    panel = await host.turns.panel(table.match, person.user_id, "order")
    assert isinstance(panel, AskingPanel)
    ready = await host.turns.answer(panel.ref, person.user_id, ("limit", "2"))
    await host.turns.confirm(ready.ref, person.user_id)
    clock.advance(2 * SMALL)
    assert await lines(host, table) == ["bid 5", "pass"]
    assert (await host.deputies.moves_played(table.match, person.user_id)).played == ()


async def test_an_answer_of_a_stand_in_is_undone_like_an_own_move(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host)
    clock.advance(SMALL + 1)
    await lines(host, table)
    await host.people.choose(person.user_id, PersonSettings(hours=Hours(holidays=(Holiday(clock.now() - 1, clock.now() + 5 * DAY),))))
    await host.agreements.undo(table.match, person.user_id)
    table = await host.reading.table(table.match)
    assert table.to_act == (1,) and (await host.deputies.moves_played(table.match, person.user_id)).played == ()
    clock.advance(SMALL - 1)
    assert (await lines(host, table))[-1] == "undo 3", "it is not answered again at once, though they are away"
    table = (await host.turns.move(table.match, person.user_id, "bid 6")).table
    await host.turns.move(table.match, user_in(table, 2), "pass")
    assert (await host.deputies.moves_played(table.match, person.user_id)).back == ""


async def test_undoing_a_stand_in_after_a_move_of_others_asks_them(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host)
    clock.advance(SMALL + 1)
    await lines(host, table)
    await host.turns.move(table.match, user_in(table, 2), "bid 7")
    assert (await host.deputies.moves_played(table.match, person.user_id)).back == "ask"


async def test_a_returning_owner_keeps_the_choice_that_a_new_owner_does_not_get(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host, "bid 4", free=True)
    await host.deputies.choose(table.match, person.user_id, "ask")
    table = await host.seats.substitute(table.match, person.user_id, Seat(1), "mate")
    host = await open_host(delays=Delays(), rules=small)
    await host.seats.take(table.match, person, Seat(1))
    assert await host.deputies.of(table.match, person.user_id) == "ask"
    await host.seats.substitute(table.match, person.user_id, Seat(1), "mate")
    await host.seats.take(table.match, DAN, Seat(1))
    assert await host.deputies.of(table.match, DAN.user_id) == "small"


async def test_a_complete_draft_is_what_the_stand_in_plays(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host, "bid 4")
    await host.deputies.choose(table.match, person.user_id, "likely")
    panel = await host.turns.panel(table.match, person.user_id)
    assert isinstance(panel, AskingPanel)
    half = await host.turns.answer(panel.ref, person.user_id, ("bid",))
    assert isinstance(half, AskingPanel)
    await host.turns.answer(half.ref, person.user_id, ("7",))
    clock.advance(LIKELY + 1)
    assert await lines(host, table) == ["bid 4", "deputy 1", "bid 7"]


async def test_the_choice_of_a_deleted_person_is_deleted(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host, "bid 4")
    await host.deputies.choose(table.match, person.user_id, "likely")
    await host.erasing.forget(person.user_id)
    host = await open_host(delays=Delays(), rules=small)
    assert (await host.ledger.current(table.match)).deputies == ()


async def test_choosing_a_deputy_tells_nobody_anything(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host, "bid 4")
    before = (
        await host.outbox.seconds_until_due(),
        await host.outbox.matches_due(),
        await host.reading.log(table.match, None),
        await host.reading.table(table.match),
    )
    for deputy in ("likely", "ask", "small"):
        await host.deputies.choose(table.match, person.user_id, deputy)  # type: ignore[arg-type]
        seen = (
            await host.outbox.seconds_until_due(),
            await host.outbox.matches_due(),
            await host.reading.log(table.match, None),
            await host.reading.table(table.match),
        )
        assert seen == before


async def test_the_time_for_which_the_bot_was_down_does_not_count(open_host: Opener, clock: HandClock) -> None:
    host, table, _ = await asking_match(open_host)
    clock.advance(SMALL / 2)
    await host.ledger.store.beat(clock.now())
    await host.close()
    clock.advance(DAY)
    host = await open_host(delays=Delays(), rules=small)
    assert await lines(host, table) == ["bid 5"]
    clock.advance(SMALL / 2 + 1)
    assert await lines(host, table) == ["bid 5", "deputy 1", "pass"]


async def test_moves_of_caretaker_and_bot_are_listed_with_the_stand_ins(open_host: Opener, clock: HandClock) -> None:
    host, table, person = await asking_match(open_host, "bid 4", pace="1d", absence="caretaker")
    clock.advance(1.1 * DAY)
    for _ in range(2):
        await host.clockwork.run_due()
        clock.advance(5)
    stead = await host.deputies.moves_played(table.match, person.user_id)
    assert [result.by for result in stead.played] == ["absent"] and stead.back == "now"
    clock.advance(seconds_kept("1d"))
    for _ in range(2):
        await host.clockwork.run_due()
        clock.advance(5)
    await host.seats.take(table.match, person, Seat(1))
    played = (await host.deputies.moves_played(table.match, person.user_id)).played
    assert {result.by for result in played} <= {"absent", "bot"} and len(played) >= 1, "moves of a bot that kept the seat are listed too"
    names = {value for result in played for note in result.move.entry.notes for _, value in note.msg.args if isinstance(value, Who)}
    assert {result.move.who for result in played} | names == {Who(Seat(1))}, "all of it is named as the reader's own seat"


async def pinged(host: Host, table: Table) -> set[int]:
    """The user ids that are pinged now."""
    return {effect.recipient for effect in await host.outbox.claim(table.match) if effect.kind == "ping"}


async def test_small_questions_ping_nobody_until_stand_ins_have_answered(open_host: Opener, clock: HandClock) -> None:
    deputies: tuple[Deputy, ...] = ("small", "ask")
    for deputy in deputies:
        host, table, person = await asking_match(open_host, deputy=deputy)
        assert await pinged(host, table) <= {ANNE.user_id, BEN.user_id, CARLA.user_id} - {person.user_id}
        clock.advance(SMALL)
        assert person.user_id not in await pinged(host, table)
        clock.advance(300.0)
        assert person.user_id in await pinged(host, table)
    host, table, person = await asking_match(open_host, "bid 4")
    clock.advance(300.0)
    assert person.user_id in await pinged(host, table), "a question that is not small is announced soon"
