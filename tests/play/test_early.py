"""Players answer before their turn, the host plays the answers, and nobody else sees them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.game.rules import Early, Rules
from engine.values import codec
from engine.values.core import Msg, Order, Seat
from play.follows.effects import awaited_people, people_asked_early
from play.host import Host
from play.telling.waiting import DIRECT
from play.values.errors import StaleTable
from play.values.panels import AskingPanel, Ordered, Played, Waiting
from play.values.personal import NotificationWay, PersonSettings
from play.values.types import Table
from tests.play import toy
from tests.play.hosting import ANNE, BEN, CARLA, HALL, HandClock, Opener, begin_match, user_in
from tests.play.telling import carry_out_all, shown_items
from tests.play.test_orders import PATIENT, SLOW


def may_answer(state: toy.State) -> tuple[Seat, ...]:
    """In an auction, all who have not passed may answer before their turn."""
    if state.phase != "auction":
        return ()
    return tuple(Seat(seat) for seat, passed in enumerate(state.passed) if not passed and seat != state.turn)


def early(state: toy.State, seat: Seat) -> Any:
    return TOY.limit(state) if state.phase == "auction" and not state.passed[seat] else None


def answer_early(world: toy.State, seat: Seat, orders: tuple[Order, ...]) -> Order | None:
    return next((order for order in orders if order.slot == "limit"), None)


TOY = toy.Toy()
RULES: Rules[toy.State, toy.View] = replace(toy.RULES, early=Early(seats=may_answer, ask=early, answered=answer_early))


def rules(name: str) -> Rules[Any, Any]:
    return RULES


async def asking_match(open_host: Opener, name: str = "caravel.db", delays: Any = SLOW) -> tuple[Host, Table]:
    """A match of three; the two who are not awaited may answer early."""
    host = await open_host(name, delays=delays, rules=rules)
    return host, await begin_match(host, ANNE, BEN, CARLA)


async def answer(host: Host, table: Table, seat: int, top: int) -> Ordered:
    """Let a seat answer early up to which bid it goes."""
    user = user_in(table, seat)
    panel = await host.turns.panel(table.match, user)
    assert isinstance(panel, AskingPanel) and panel.ref.kind == "early"
    done = await host.turns.play(panel.ref, user, ("limit", str(top)))
    assert isinstance(done, Ordered)
    return done


async def test_all_who_may_answer_are_asked_at_once(open_host: Opener) -> None:
    host, table = await asking_match(open_host)
    assert (table.to_act, table.asked, table.asked_since) == ((0,), (1, 2), 0)
    assert people_asked_early(table) == {user_in(table, 1), user_in(table, 2)} and len(awaited_people(table)) == 1
    await answer(host, table, 2, 4)
    panel = await host.turns.panel(table.match, user_in(table, 2))
    assert isinstance(panel, Waiting) and panel.can_answer and panel.answer is not None and panel.answer.line == "limit 4"
    again = await host.turns.panel(table.match, user_in(table, 2), "early")
    assert isinstance(again, AskingPanel) and again.ref.kind == "early"


async def test_answers_are_played_in_the_order_of_the_rules(open_host: Opener, clock: HandClock) -> None:
    host, table = await asking_match(open_host)
    await answer(host, table, 2, 3)
    await answer(host, table, 1, 2)
    await host.turns.move(table.match, user_in(table, 0), "bid 1")
    for _ in range(2):
        clock.advance(60.0)
        await host.clockwork.run_due()
    logged = await host.reading.log(table.match, None)
    assert [(entry.entry.seat, entry.entry.line) for entry in logged[1:]] == [(0, "bid 1"), (1, "bid 2"), (2, "bid 3")]


async def test_a_player_who_has_just_moved_is_not_asked_again_at_once(open_host: Opener) -> None:
    host, table = await asking_match(open_host)
    user = user_in(table, 0)
    table = (await host.turns.move(table.match, user, "bid 1")).table
    assert table.asked == (0, 2) and table.asked_since == 0, "the same matter"
    panel = await host.turns.panel(table.match, user)
    assert isinstance(panel, Waiting) and panel.can_answer and panel.answer is None


async def test_a_click_that_comes_too_late_changes_nothing(open_host: Opener) -> None:
    host, table = await asking_match(open_host)
    user = user_in(table, 2)
    panel = await host.turns.panel(table.match, user)
    assert isinstance(panel, AskingPanel)
    for seat in (0, 1, 2):
        await host.turns.move(table.match, user_in(table, seat), "pass")
    with pytest.raises(StaleTable):
        await host.turns.play(panel.ref, user, ("limit", "4"))
    assert await host.plans.of(table.match, user) == ()


async def outside(host: Host, table: Table, user: int) -> Any:
    """Everything that a person can read of a match."""
    seat = table.seat_of(user)
    panel = await host.turns.panel(table.match, user)
    return (
        await host.reading.table(table.match),
        codec.dumps(codec.encode(await host.reading.view(table.match, seat))),
        await host.reading.log(table.match, seat),
        (panel.ref, panel.steps) if isinstance(panel, AskingPanel) else panel,
        await host.people.notices(table.match, user),
        await host.reading.deadlines(table.match),
    )


async def test_nobody_can_tell_who_has_answered(open_host: Opener, clock: HandClock) -> None:
    """Two matches, in one of which a seat has answered: what others see, what is to be sent and when are the same."""
    (one, table), (other, _) = await asking_match(open_host, "one.db", PATIENT), await asking_match(open_host, "other.db", PATIENT)
    await answer(one, table, 2, 4)
    for line in ("bid 1", "bid 2"):
        seen = []
        for host in (one, other):
            now = await host.reading.table(table.match)
            await host.turns.move(table.match, user_in(table, now.to_act[0]), line)
            people = [await outside(host, table, user_in(table, seat)) for seat in (0, 1)]
            seen.append((people, await host.outbox.seconds_until_due()))
        with_answer, without_answer = seen
        assert with_answer == without_answer


async def later(host: Host, table: Table, clock: HandClock, seconds: float | None = None) -> list[tuple[int, int, Any]]:
    """Let some seconds pass, as many as before a ping if not said otherwise; return what was sent by then."""
    clock.advance(host.ledger.delays.before_ping + 1.0 if seconds is None else seconds)
    await host.clockwork.run_due()
    return await carry_out_all(host, table.match)


async def test_players_who_may_answer_early_are_told_when_the_table_waits(open_host: Opener, clock: HandClock) -> None:
    host, table = await asking_match(open_host)
    users = [user_in(table, seat) for seat in range(3)]
    assert await later(host, table, clock, host.ledger.delays.before_ping - 1.0) == []
    assert {(user, step) for _, user, step in await later(host, table, clock, 2.0)} == {(user, "post") for user in users}
    keys = [[item.key for item in await shown_items(host, user)] for user in users]
    assert keys == [["turn"], ["early"], ["early"]]
    clock.advance(9 * 3_600.0)
    await host.turns.move(table.match, users[0], "bid 1")
    assert (table.match, users[1], "edit") in await later(host, table, clock), "one message, which says more now"
    assert await shown_items(host, users[0]) == (), "a player who has just moved is not asked again"


async def test_no_pings_while_the_host_plays_early_answers(open_host: Opener, clock: HandClock) -> None:
    host, table = await asking_match(open_host)
    for seat in (1, 2):
        await answer(host, table, seat, 5 + seat)
    user = user_in(table, 0)
    panel = await host.turns.panel(table.match, user, "early")
    assert isinstance(panel, AskingPanel)
    await host.turns.play(panel.ref, user, ("limit", "9"))
    steps = []
    while (now := await host.reading.table(table.match)).asked:
        steps += [step for _, _, step in await later(host, now, clock, 20.0)]
    assert "post" not in steps


@pytest.mark.parametrize(
    ("way", "room", "keys"),
    [("channel", HALL.guild_id, [["turn"], ["early"], ["early"]]), ("dm", DIRECT, [["turn"], ["early"], []])],
)
async def test_only_direct_messages_depend_on_early_answers(
    open_host: Opener, clock: HandClock, way: NotificationWay, room: int, keys: list[list[str]]
) -> None:
    """The third player has answered. The channel still names them, but they get no direct message."""
    host, table = await asking_match(open_host)
    users = [user_in(table, seat) for seat in range(3)]
    for user in users:
        await host.people.choose(user, PersonSettings(notification_way=way))
    await answer(host, table, seat=2, top=4)
    await later(host, table, clock)
    assert [[item.key for item in await shown_items(host, user, room)] for user in users] == keys


async def test_a_desk_shows_an_early_question_until_it_is_answered(open_host: Opener) -> None:
    host, table = await asking_match(open_host)
    first, second = table.asked

    async def states(seat: Seat) -> list[str]:
        return [entry.state for entry in await host.desk.tables(user_in(table, seat))]

    assert await states(first) == await states(second) == ["early"]
    await answer(host, table, seat=first, top=3)
    assert await states(first) == ["waiting"] and await states(second) == ["early"]


async def test_a_lasting_answer_plays_now_and_goes_on_later(open_host: Opener, clock: HandClock) -> None:
    """Ana says *Up to 3* at her turn: she bids 1 at once, and the host raises for her when she is outbid."""
    host, table = await asking_match(open_host)
    first = user_in(table, 0)
    panel = await host.turns.panel(table.match, first)
    assert isinstance(panel, AskingPanel) and panel.ref.kind == "turn"
    done = await host.turns.play_lasting(panel.ref, first, ("limit", "3"))
    assert isinstance(done, Played) and done.entry.line == "bid 1" and done.table.to_act == (1,)
    with pytest.raises(StaleTable):
        await host.turns.play_lasting(panel.ref, first, ("limit", "4"))
    await host.turns.move(table.match, user_in(table, 1), "bid 2")
    await host.turns.move(table.match, user_in(table, 2), "pass")
    clock.advance(60.0)
    await host.clockwork.run_due()
    logged = await host.reading.log(table.match, None)
    assert [entry.entry.line for entry in logged][1:] == ["bid 1", "bid 2", "pass", "bid 3"]


async def test_undoing_a_lasting_answer_withdraws_its_order(open_host: Opener) -> None:
    host, table = await asking_match(open_host)
    first = user_in(table, 0)
    panel = await host.turns.panel(table.match, first)
    assert isinstance(panel, AskingPanel)
    done = await host.turns.play_lasting(panel.ref, first, ("limit", "3"))
    assert isinstance(done, Played)
    await host.agreements.undo(table.match, first, done.entry.seq)
    assert (await host.reading.table(table.match)).to_act == (0,)
    assert not (await host.plans.standing_orders(table.match, first)).orders, "what was taken back is not to come again by itself"


async def test_a_draft_or_a_panel_of_another_kind_takes_no_lasting_answer(open_host: Opener) -> None:
    host, table = await asking_match(open_host)
    first, other = user_in(table, 0), user_in(table, 1)
    early_panel = await host.turns.panel(table.match, other)
    assert isinstance(early_panel, AskingPanel) and early_panel.ref.kind == "early"
    with pytest.raises(StaleTable):
        await host.turns.play_lasting(early_panel.ref, other, ("limit", "3"))
    panel = await host.turns.panel(table.match, first)
    assert isinstance(panel, AskingPanel)
    begun_move = await host.turns.answer(panel.ref, first, ("bid",))
    assert isinstance(begun_move, AskingPanel) and begun_move.steps
    with pytest.raises(StaleTable):
        await host.turns.play_lasting(begun_move.ref, first, ("limit", "3"))


async def test_silent_invitations_do_not_show_who_has_answered(open_host: Opener, clock: HandClock) -> None:
    """Two matches get the same messages nine hours after the first ones, although somebody has answered in one of them."""
    of_phases = replace(RULES, chapter=lambda view: Msg("desk.memo", text=view.phase, phase="all"))

    async def answer_again(host: Host, table: Table) -> None:
        user = user_in(table, table.asked[-1])
        panel = await host.turns.panel(table.match, user, "early")
        assert isinstance(panel, AskingPanel)
        await host.turns.play(panel.ref, user, ("limit", "4"))

    async def say_nothing(host: Host, table: Table) -> None:
        pass

    sent = []
    for name, react in (("silent", say_nothing), ("answered", answer_again)):
        host = await open_host(f"{name}.db", delays=SLOW, rules=lambda game: of_phases)
        table = await begin_match(host, ANNE, BEN, CARLA)
        assert {step for _, _, step in await later(host, table, clock)} == {"post"}
        for seat in range(3):
            await host.telling.note_click(user_in(table, seat), table, None)
        while (table := await host.reading.table(table.match)).asked or table.seq < 3:
            await host.turns.move(table.match, user_in(table, table.to_act[0]), "pass")
        clock.advance(9 * 3_600.0)
        for seat in table.to_act:
            view = await host.reading.view(table.match, seat)
            table = (await host.turns.move(table.match, user_in(table, seat), str(view.hand[0]))).table
        await react(host, table)
        sent.append(await later(host, table, clock))
    silent, answered = sent
    assert silent == answered and sorted(step for _, _, step in silent) == ["post", "whisper", "whisper"]
