"""Plays given lines by clicks in a simulated Discord."""

from __future__ import annotations

from random import Random
from typing import Any

from cogs.actions.panel import Confirm, OpenForm, PickAnother
from cogs.actions.wire import parse_id
from cogs.panel.meant import Given, TurnedPage
from cogs.panel.other_answers import MenuPart
from cogs.panel.screens import Glance
from cogs.screens.seen import gather_sight
from contract.clicking import click
from engine import bots
from engine.game.rules import Rules
from engine.values.core import Ask, Seat
from engine.walking.walk import Asking, walk
from play.values.panels import AskingPanel, Ready
from tests.buttons import modal_values
from tests.e2e.world import SAY, World, control, controls


def question_path(rules: Rules[Any, Any], state: Any, seat: Seat, line: str) -> tuple[str, ...]:
    """Return the names of the questions that a line answers, each once."""
    path = tuple(line.split())
    ends = (walk(rules, state, seat, path[:length]) for length in range(len(path)))
    return tuple(dict.fromkeys(end.ask.name for end in ends if isinstance(end, Asking)))


async def play_line(w: World, member: Any, line: str, match: int = 1, panel: Any = None) -> None:
    """Play a line by clicks: *My turn* (unless a `panel` is given), the controls that lead to it, *Confirm*."""
    panel = panel or await w.turn(member, match)
    while isinstance(now := await w.host.turns.panel(match, member.id), AskingPanel):
        await _answer(w, member, panel, now, line)
        if (await w.host.reading.table(match)).seq != now.ref.seq:
            return  # the answer played the move at once
    assert isinstance(now, Ready) and now.line == line, now
    await member.click(panel, custom_id=control(panel, Confirm))


async def _answer(w: World, member: Any, panel: Any, now: AskingPanel, line: str) -> None:
    """Give the next answer of a line, on whichever page of the panel it is."""
    glance = Glance()
    meant: Given | TurnedPage | None = None
    while not isinstance(meant, Given):
        if meant is not None:
            glance = Glance(MenuPart(meant.at, tally=meant.tally))
        used, meant = click(now, tuple(line.split()), SAY, glance, (await gather_sight(w.host, now, member.id, "en")).first)
        if used.values:
            reply = await member.select(panel, list(used.values), custom_id=used.action.id)
        else:
            reply = await member.click(panel, custom_id=used.action.id)
        if reply.modal is None and isinstance(used.action, PickAnother) and isinstance(meant, Given):
            for item in controls(panel, OpenForm):
                if parse_id(item["custom_id"]).after:  # type: ignore[attr-defined]
                    reply = await member.click(panel, custom_id=item["custom_id"])
                    break
        if reply.modal is not None:
            typed = used.typed or await _next_amount(w, now, member, meant, line)
            await member.submit_modal(reply, modal_values(reply.modal, typed))


async def _next_amount(w: World, now: AskingPanel, member: Any, meant: Given | TurnedPage, line: str) -> tuple[str, ...]:
    """Return what to type into a form for the amount of the option that opened it."""
    assert isinstance(meant, Given)
    after = await w.host.turns.next_question(now.ref, member.id, meant.path)
    assert after is not None and isinstance(after.ask, Ask)
    return (line.split()[len(after.path) + (after.ask.word is not None)],)


async def click_new_path(w: World, member: Any, line: str, clicked: set[tuple[str, ...]], match: int = 1) -> None:
    """Play a line: by clicks if no line with the same questions was `clicked` before, otherwise directly on the host.

    Hundreds of other lines would only repeat the same clicks.
    """
    live = await w.host.ledger.current(match)
    seat = live.table.seat_of(member.id)
    assert seat is not None and live.rules is not None
    path = question_path(live.rules, live.state, seat, line)
    if path in clicked:
        await w.host.turns.move(match, member.id, line)
        return
    clicked.add(path)
    await w.quiet()
    await play_line(w, member, line, match)
    await w.quiet()


async def play_to_end(w: World, rng: Random, match: int = 1) -> int:
    """Play the moves of the bot `mate` to the end of the match, new paths by clicks; return the number of moves."""
    moves, clicked = 0, set[tuple[str, ...]]()
    while members := await w.awaited_members(match):
        member = rng.choice(members)
        live = await w.host.ledger.current(match)
        seat = live.table.seat_of(member.id)
        assert seat is not None and live.rules is not None
        await click_new_path(w, member, bots.line("mate", live.rules, live.state, seat, rng), clicked, match)
        moves += 1
    await w.quiet()
    return moves
