"""Moves are made by panels, drafts and typed lines."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from engine.values.core import EngineError, IllegalLine, Msg, NotYourTurn
from play.host import Host
from play.values.errors import DraftGone, NotAllowed, NotSeated, StaleTable
from play.values.panels import AskingPanel, Finished, Ordered, Panel, Played, Ready, Spectating, Waiting
from play.values.types import Table
from tests.play.hosting import (
    ANNE,
    BEN,
    CARLA,
    DAN,
    Opener,
    awaited_user,
    begin_match,
    choose,
    finish_match,
    person_in,
    to_choice,
    waiting_user,
)


def asking(panel: Panel) -> AskingPanel:
    assert isinstance(panel, AskingPanel)
    return panel


def ready(panel: Panel) -> Ready:
    assert isinstance(panel, Ready)
    return panel


async def to_form(host: Host, table: Table) -> Table:
    """The match at its end, where each seat in turn fills in a form."""
    for _ in range(2):
        table = await to_choice(host, table)
        for seat in table.to_act:
            table = await choose(host, table, seat)
    return table


async def test_a_move_is_made_answer_by_answer(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    assert (panel.steps, panel.can_back, panel.ref.rev) == ((), False, 0)
    panel = asking(await host.turns.answer(panel.ref, user, ("bid",)))
    assert (panel.steps, panel.can_back) == (("bid",), True)
    full = ready(await host.turns.answer(panel.ref, user, ("4",)))
    assert (full.line, full.shown, full.path) == ("bid 4", "bid 4", ("bid", "4"))
    played = await host.turns.confirm(full.ref, user)
    assert isinstance(played, Played)
    assert (played.entry.line, played.table.seq, played.table.to_act) == ("bid 4", 1, (1,))
    assert isinstance(await host.turns.panel(table.match, user), Waiting)


async def test_a_turn_with_one_possible_line_is_ready_at_once(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    opening = asking(await host.turns.panel(table.match, awaited_user(table)))
    assert opening.steps == ()
    await host.turns.move(table.match, awaited_user(table), "bid 9")
    table = await host.reading.table(table.match)
    only = ready(await host.turns.panel(table.match, awaited_user(table)))  # nobody can bid more
    assert only.line == "pass" and only.only == Msg("core.ask.text", text="pass")
    other = await begin_match(host, ANNE, BEN)
    panel = asking(await host.turns.panel(other.match, awaited_user(other)))
    chosen = ready(await host.turns.answer(panel.ref, awaited_user(other), ("pass",)))
    assert chosen.only is None, "this line was chosen among several"


async def test_back_and_start_over(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    panel = asking(await host.turns.answer(panel.ref, user, ("bid",)))
    full = ready(await host.turns.answer(panel.ref, user, ("4",)))
    panel = asking(await host.turns.back(full.ref, user))
    assert panel.steps == ("bid",)
    full = ready(await host.turns.answer(panel.ref, user, ("5",)))
    assert asking(await host.turns.restart(full.ref, user)).steps == ()


async def test_back_takes_a_whole_ready_answer_back(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    full = ready(await host.turns.answer(panel.ref, user, ("bid", "4")))
    assert asking(await host.turns.back(full.ref, user)).steps == ()


async def test_an_answer_that_is_not_offered_changes_nothing(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    with pytest.raises(IllegalLine):
        await host.turns.answer(panel.ref, user, ("sing",))
    assert asking(await host.turns.panel(table.match, user)).ref == panel.ref


async def test_a_double_click_is_one_move(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    full = ready(await host.turns.answer(panel.ref, user, ("bid", "4")))
    with pytest.raises(StaleTable):
        await host.turns.answer(panel.ref, user, ("bid", "4"))
    await host.turns.confirm(full.ref, user)
    with pytest.raises(StaleTable):
        await host.turns.confirm(full.ref, user)
    assert (await host.reading.table(table.match)).seq == 1


async def test_a_double_click_on_a_ready_answer_is_one_move(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    both = await asyncio.gather(*(host.turns.play(panel.ref, user, ("bid", "4")) for _ in range(2)), return_exceptions=True)
    assert {type(played) for played in both} == {Played, StaleTable}
    table = await host.reading.table(table.match)
    assert table.seq == 1 and isinstance(await host.turns.panel(table.match, user), Waiting)
    with pytest.raises(StaleTable):
        await host.turns.play(panel.ref, user, ("bid", "4"))


async def test_one_click_plays_no_half_move_and_no_revealing_move(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    half = asking(await host.turns.play(asking(await host.turns.panel(table.match, user)).ref, user, ("bid",)))  # type: ignore[arg-type]
    assert half.steps == ("bid",)
    table = await to_choice(host, table)
    table = await choose(host, table, table.to_act[0])  # the last choice shows all of them
    user = awaited_user(table)
    card = str((await host.reading.view(table.match, table.to_act[0])).hand[0])
    full = await host.turns.play(asking(await host.turns.panel(table.match, user)).ref, user, (card,))
    assert isinstance(full, Ready) and (await host.reading.table(table.match)).seq == table.seq


async def test_one_click_plays_a_revealing_move_if_its_label_says_so(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN))
    table = await choose(host, table, table.to_act[0])
    user = awaited_user(table)
    card = str((await host.reading.view(table.match, table.to_act[0])).hand[0])
    done = await host.turns.play(asking(await host.turns.panel(table.match, user)).ref, user, (card,), costs=False)
    assert isinstance(done, Played) and done.entry.sealed


async def test_a_move_that_asks_first_has_to_be_confirmed(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    panel = asking(await host.turns.panel(table.match, awaited_user(table)))
    full = await host.turns.play(panel.ref, awaited_user(table), ("bid", "4"), asks=True)
    assert isinstance(full, Ready) and (await host.reading.table(table.match)).seq == table.seq


async def test_one_click_sets_an_order(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    panel = asking(await host.turns.panel(table.match, BEN.user_id, "order"))
    done = await host.turns.play(panel.ref, BEN.user_id, ("limit", "4"))
    assert isinstance(done, Ordered) and len(await host.plans.of(table.match, BEN.user_id)) == 1


async def test_simultaneous_choices_do_not_collide(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN, CARLA))
    panels: list[tuple[int, Ready]] = []
    for seat in table.to_act:
        person = person_in(table, seat)
        card = (await host.reading.view(table.match, seat)).hand[1]
        panel = asking(await host.turns.panel(table.match, person.user_id))
        panels.append((person.user_id, ready(await host.turns.answer(panel.ref, person.user_id, (str(card),)))))
    moves = await asyncio.gather(*(host.turns.confirm(full.ref, user) for user, full in panels))
    assert [played.table.seq for played in moves] == [table.seq + 1, table.seq + 2, table.seq + 3]
    for user, full in panels:
        with pytest.raises(StaleTable):
            await host.turns.confirm(full.ref, user)


async def test_a_draft_goes_on_while_others_choose(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN, CARLA))
    first = person_in(table, 0)
    panel = asking(await host.turns.panel(table.match, first.user_id))
    await choose(host, table, table.to_act[1])
    card = (await host.reading.view(table.match, panel.ref.seat)).hand[1]
    full = ready(await host.turns.answer(panel.ref, first.user_id, (str(card),)))
    assert full.line == str(card) and full.shown == "*"
    await host.turns.confirm(full.ref, first.user_id)


async def test_a_hidden_choice_can_be_changed_until_it_is_revealed(host: Host) -> None:
    table = await to_choice(host, await begin_match(host, ANNE, BEN, CARLA))
    first = person_in(table, 0)
    table = await choose(host, table, table.to_act[0])
    waiting = await host.turns.panel(table.match, first.user_id)
    assert isinstance(waiting, Waiting) and waiting.can_change and 0 not in table.to_act
    panel = asking(await host.turns.panel(table.match, first.user_id, change=True))
    card = (await host.reading.view(table.match, panel.ref.seat)).hand[2]
    await choose(host, table, table.to_act[0])
    full = ready(await host.turns.answer(panel.ref, first.user_id, (str(card),)))
    assert panel.changing and full.changing
    played = await host.turns.confirm(full.ref, first.user_id)
    assert isinstance(played, Played) and played.table.to_act == (2,) and not played.entry.sealed
    assert (await host.reading.view(table.match, panel.ref.seat)).choice == card
    with pytest.raises(StaleTable):
        await host.turns.confirm(full.ref, first.user_id)
    again = asking(await host.turns.panel(table.match, first.user_id, change=True))
    await choose(host, played.table, played.table.to_act[0])
    with pytest.raises(StaleTable):
        await host.turns.answer(again.ref, first.user_id, (str(card),))


async def test_a_panel_whose_questions_changed_is_stale(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    full = ready(await host.turns.answer(panel.ref, user, ("bid", "4")))
    table = (await host.turns.confirm(full.ref, user)).table
    table = (await host.turns.move(table.match, awaited_user(table), "bid 6")).table
    assert awaited_user(table) == user
    for old in (panel, full):
        with pytest.raises(StaleTable):
            await host.turns.confirm(old.ref, user)
        with pytest.raises(StaleTable):
            await host.turns.answer(old.ref, user, ("bid",))
    now = asking(await host.turns.panel(table.match, user))
    with pytest.raises(StaleTable):
        await host.turns.answer(replace(now.ref, seq=0, asked=full.ref.asked), user, ("bid",))
    assert asking(await host.turns.answer(replace(now.ref, seq=0), user, ("bid",))).steps == ("bid",)


async def test_every_move_raises_the_revision_of_the_draft(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    table = await to_choice(host, table)
    for person in (ANNE.user_id, BEN.user_id):
        panel = asking(await host.turns.panel(table.match, person))
        card = (await host.reading.view(table.match, panel.ref.seat)).hand[0]
        full = ready(await host.turns.answer(panel.ref, person, (str(card),)))
        table = (await host.turns.confirm(full.ref, person)).table
    again = asking(await host.turns.panel(table.match, awaited_user(table)))
    assert again.ref.rev > 0, "each move spends the draft, so no earlier panel has its revision"


async def test_a_panel_belongs_to_its_person(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    other = waiting_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    with pytest.raises(NotAllowed):
        await host.turns.answer(panel.ref, other, ("pass",))
    with pytest.raises(NotSeated):
        await host.turns.confirm(panel.ref, DAN.user_id)
    with pytest.raises(NotYourTurn):
        await host.turns.move(table.match, other, "pass")
    assert isinstance(await host.turns.panel(table.match, DAN.user_id), Spectating)


async def test_an_unfinished_draft_cannot_be_confirmed(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    panel = asking(await host.turns.answer(panel.ref, user, ("bid",)))
    with pytest.raises(DraftGone):
        await host.turns.confirm(panel.ref, user)


async def test_a_form_is_filled_in_any_order_and_corrected(host: Host) -> None:
    table = await to_form(host, await begin_match(host, ANNE, BEN))
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    assert panel.walk.filled == ("?", "?")
    panel = asking(await host.turns.fill(panel.ref, user, "keep", "-"))
    assert panel.steps == ("keep=-",)
    panel = asking(await host.turns.fill(panel.ref, user, "word", "land"))
    assert panel.walk.problem is not None and panel.walk.filled == ("land", "-")
    full = ready(await host.turns.fill(panel.ref, user, "word", "ahoy"))
    assert full.line == "word=ahoy keep=-"
    panel = asking(await host.turns.back(full.ref, user))
    assert panel.walk.filled == ("ahoy", "?")
    with pytest.raises(IllegalLine):
        await host.turns.fill(panel.ref, user, "word", "war")
    with pytest.raises(IllegalLine) as refused:
        await host.turns.move(table.match, user, "word=land keep=-")
    assert refused.value.msg.key != "core.line.short", "a typed line is told why its answers cannot stand together"


async def test_a_typed_command_that_comes_twice_is_one_move(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    played = await host.turns.move(table.match, user, "  BID   3 ", once="77")
    assert played.entry.line == "bid 3"
    table = (await host.turns.move(table.match, awaited_user(played.table), "bid 4")).table
    with pytest.raises(StaleTable):
        await host.turns.move(table.match, user, "bid 5", once="77")
    assert (await host.reading.table(table.match)).seq == 2
    assert (await host.turns.move(table.match, user, "bid 5", once="78")).table.seq == 3


@pytest.mark.parametrize("line", ["", "bid", "bid 99", "bid 3 3", "pass pass", "x" * 500])
async def test_a_wrong_line_is_refused_with_a_reason(host: Host, line: str) -> None:
    table = await begin_match(host, ANNE, BEN)
    with pytest.raises(EngineError) as caught:
        await host.turns.move(table.match, awaited_user(table), line)
    assert caught.value.msg.key.startswith("core.")
    assert (await host.reading.table(table.match)).seq == 0


async def test_typed_lines_are_completed_from_the_own_questions(host: Host) -> None:
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    assert [completion.line for completion in await host.turns.completions(table.match, user, "")] == ["bid", "pass"]
    assert [completion.line for completion in await host.turns.completions(table.match, user, "p")] == ["pass"]
    assert [completion.line for completion in await host.turns.completions(table.match, user, "bid ")] == [f"bid {n}" for n in range(1, 10)]
    assert [completion.line for completion in await host.turns.completions(table.match, user, "pass ")] == ["pass"]
    assert [completion.line for completion in await host.turns.completions(table.match, user, "nonsense 3 ")] == ["bid", "pass"], (
        "an impossible beginning completes to all answers"
    )
    assert [completion.line for completion in await host.turns.completions(table.match, user, "bid 77")] == [
        f"bid {n}" for n in range(1, 10)
    ]
    best, *_ = await host.turns.completions(table.match, user, "bid 4")
    assert best.line == "bid 4"
    assert await host.turns.completions(table.match, waiting_user(table), "") == ()
    assert await host.turns.completions(table.match, DAN.user_id, "") == ()


async def test_forms_and_sets_of_cards_are_completed(host: Host) -> None:
    table = await to_form(host, await begin_match(host, ANNE, BEN))
    user = awaited_user(table)
    hand = (await host.reading.view(table.match, table.to_act[0])).hand
    lines = [completion.line for completion in await host.turns.completions(table.match, user, "word=")]
    assert lines == ["word=ahoy", "word=land"]
    lines = [completion.line for completion in await host.turns.completions(table.match, user, "word=ahoy keep=")]
    assert lines == [f"word=ahoy keep={card}" for card in hand]
    lines = [completion.line for completion in await host.turns.completions(table.match, user, f"word=ahoy keep={hand[0]}+")]
    assert lines == [f"word=ahoy keep={hand[0]}+{card}" for card in hand[1:]]


async def test_a_half_made_move_survives_a_restart(open_host: Opener) -> None:
    host = await open_host()
    table = await begin_match(host, ANNE, BEN)
    user = awaited_user(table)
    panel = asking(await host.turns.panel(table.match, user))
    panel = asking(await host.turns.answer(panel.ref, user, ("bid",)))
    again = await open_host()
    assert await again.turns.panel(table.match, user) == panel
    assert ready(await again.turns.answer(panel.ref, user, ("4",))).line == "bid 4"


async def test_after_the_end_everybody_sees_the_result(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(5))
    assert table.result is not None and table.seed is not None
    panel = await host.turns.panel(table.match, DAN.user_id)
    assert panel == Finished(table.match, table.result)
    with pytest.raises(NotAllowed):
        await host.turns.move(table.match, ANNE.user_id, "pass")
