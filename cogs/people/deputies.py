"""A person's stand-in at a table: what it may answer, and what it has played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, get_args

from cogs.actions.seats import ChooseDeputy, ShowDeputy, TakeBack
from cogs.actions.tables import OpenTurn
from cogs.edge.clicks import Click, Handlers, handles
from cogs.panel.spec import CHOICE_LABEL, PLACEHOLDER, Button, Choice, Menu, Row, Screen, Style, cut
from cogs.screens import story
from cogs.screens.seats import to_more
from cogs.screens.times import span, until
from cogs.screens.turn import heading
from engine.match import registry
from engine.values.core import Msg, Say, Seat
from play.table.deputies import MovesPlayed
from play.time.paces import Deadline
from play.values.errors import StaleTable
from play.values.types import Deputy, Table
from words import has

LINE = 200
"""The most characters of a move that was played for somebody."""

DEPUTIES: tuple[Deputy, ...] = get_args(Deputy)
"""All kinds of stand-ins, in the order of the menu."""


class DeputyClicks(Handlers):
    """The clicks of a person about their stand-in."""

    @handles(ShowDeputy)
    async def show(self, click: Click[ShowDeputy]) -> None:
        """Show the choice of stand-ins, and what was played for the person."""
        await self._show(click)

    @handles(ChooseDeputy)
    async def choose(self, click: Click[ChooseDeputy]) -> None:
        """Have another stand-in from now on."""
        chosen = next((deputy for deputy in DEPUTIES if deputy in click.values), None)
        if chosen is None:
            raise StaleTable
        await self.host.deputies.choose(click.action.match, click.user_id, chosen)
        await self._show(click)

    async def _show(self, click: Click[Any]) -> None:
        match, user = click.action.match, click.user_id
        host = await self.host.looking_at(match, user)
        table, deputy = await host.reading.table(match), await host.deputies.of(match, user)
        moves = await host.deputies.moves_played(match, user)
        say, has_small = click.about(table), registry.rules_of(table.game, table.version).has_small
        times = await host.reading.deadlines(match)
        foot = time_left(table.seat_of(user), times, await host.reading.bank(match, user), say)
        await click.reply.screen(replace(screen(table, deputy, moves, say, has_small), foot=foot))
        notices = await self.host.people.notices(match, user)
        await self.host.people.delete_notices([notice for notice in notices if notice.msg.key == "play.notice.deputy"])


def time_left(seat: Seat | None, times: Sequence[Deadline], bank: float | None, say: Say) -> tuple[str, ...]:
    """Return the line with a seat's deadline, or with its time bank while it is not awaited.

    `bank`: seconds; `None`: there is none.
    """
    own = next((time for time in times if time.seat == seat), None)
    if own is not None:
        return (f"-# {say(until('time.ping', own.limit, own.due))}",)
    return () if bank is None else (f"-# {say(Msg('time.own-bank', left=span(bank)))}",)


def screen(table: Table, deputy: Deputy, moves: MovesPlayed, say: Say, has_small: bool = True) -> Screen:
    """Return the screen of a seat's stand-in, with the moves it has played.

    `has_small`: the game has small questions, which a stand-in may answer.
    """
    match = table.match
    does = Msg("deputy.solo" if table.is_solo else f"deputy.{deputy}.told")
    if does.key == "deputy.small.told" and has(f"{table.game}.small"):
        does = Msg("deputy.small.told-which", which=Msg(f"{table.game}.small"))
    head = [heading(table, say), f"### {say(Msg('deputy.more'))}", say(Msg("deputy.words")), say(does)]
    if deputy != "ask" and not table.is_solo and not (has_small and table.terms.automatic):
        head.append(f"-# {say(Msg('deputy.no-small'))}")
    if table.terms.absence not in ("wait", "vote") and not table.is_solo:
        head.append(f"-# {say(Msg('deputy.time-up'))}")
    choices = tuple(
        Choice(kind, cut(say(Msg(f"deputy.{kind}")), CHOICE_LABEL), cut(say(Msg(f"deputy.{kind}.hint")), CHOICE_LABEL), kind == deputy)
        for kind in DEPUTIES
    )
    rows: list[Row] = [Menu(ChooseDeputy(match), cut(say(Msg(f"deputy.{deputy}")), PLACEHOLDER), choices)]
    lines = [say(Msg("time.played-for", count=len(moves.played)))] if moves.played else []
    for played in reversed(moves.played):
        line = cut(story.in_words(played.move, say), LINE)
        line += story.because(played.why, say)
        lines.append(f"• {line}\n-# {say(Msg(f'deputy.by-{played.by}', when=str(int(played.move.at))))}")
    back = [to_more(match, say), Button(OpenTurn(match), say(Msg("discord.card.my-turn")), "primary")]
    if moves.back:
        style: Style = "danger" if moves.back == "ask" else "secondary"
        back.insert(0, Button(TakeBack(match, table.seq), say(Msg(f"deputy.back-{moves.back}")), style))
    return Screen(tuple(head), (*rows, tuple(back)), body=("\n".join(lines),) if lines else ())
