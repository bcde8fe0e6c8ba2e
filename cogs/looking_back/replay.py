"""Steps through the earlier positions of a match: by entries, by parts, or by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.actions.looking_back import AskEntry, ReplayFrom, ReplayPhase, ShowLogFrom, ShowReplay, Step, TypedEntry
from cogs.actions.wire import whole_number
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import reader, title
from cogs.looking_back import parts
from cogs.panel.spec import Button, Picture, Row, Screen, cut, squeeze
from cogs.pictures.service import Pictures
from cogs.screens import story
from engine.match.match import taken_back_from
from engine.values.core import EngineError, Msg, Say
from play.values.types import Logged, PastPosition

ENTRY = 1_500
"""The most characters of the words of an entry."""


class Replay(Handlers):
    """The clicks about earlier positions."""

    @handles(ShowReplay)
    async def replay(self, click: Click[ShowReplay]) -> None:
        """Show the position after one entry, with ways to step by entries and parts."""
        await self._show(click, click.table.seq if click.action.seq is None else click.action.seq)

    @handles(ReplayFrom, ReplayPhase)
    async def replay_from(self, click: Click[ReplayFrom | ReplayPhase]) -> None:
        """Show the position at the beginning of a part of the match."""
        await self._show(click, whole_number(click.value, digits=8) or 0)

    @handles(AskEntry)
    async def ask(self, click: Click[AskEntry]) -> None:
        """Open a form for the number of an entry."""
        await click.open_form(story.entry_form(TypedEntry(click.table.match), 0, click.table.seq, click.say))

    @handles(TypedEntry)
    async def typed(self, click: Click[TypedEntry]) -> None:
        """Show the position after the entry whose number was typed."""
        text = click.value.strip()
        seq = whole_number(text, story.MOST_DIGITS)
        if seq is None or seq > click.table.seq:
            raise EngineError(
                "no such entry", Msg("replay.number-wrong", typed=cut(text, story.LONGEST_TYPED) or "–", last=max(0, click.table.seq))
            )
        await self._show(click, seq)

    async def _show(self, click: Click[Any], wanted: int) -> None:
        """Show the position after entry `wanted`, with buttons and menus to step from there."""
        table, seat, say = click.table, click.seat, click.about(click.table)
        position = await click.host.reading.view_at(table.match, wanted, seat)
        entries = await click.host.reading.log(table.match, seat)
        chapters = await click.host.reading.chapters(table.match, seat)
        here, seq = parts.here(chapters, position.seq), position.seq
        valid = [logged.entry.seq for logged in entries if not logged.undone and taken_back_from(logged.entry) is None]

        def step(kind: Step, label: str, target: int) -> Button:
            return Button(ShowReplay(table.match, target, kind), label, disabled=target == seq)

        rows: list[Row] = [
            (
                step("first", say(Msg("discord.replay.first")), 0),
                step("earlier", say(Msg("discord.panel.back")), max((number for number in valid if number < seq), default=0)),
                step("later", say(Msg("discord.replay.later")), min((after for after in valid if after > seq), default=position.last)),
                step("last", say(Msg("discord.replay.last")), position.last),
            )
        ]
        leaps: list[Button] = []
        if here:
            begins_after, name = chapters[here - 1]
            leaps.append(step("before", f"‹‹ {say(name)}", begins_after))
        if here + 1 < len(chapters):
            begins_after, name = chapters[here + 1]
            leaps.append(step("after", f"{say(name)} ››", begins_after))
        leaps += [
            Button(AskEntry(table.match), say(Msg("replay.number"))),
            Button(ShowLogFrom(table.match, seq), say(Msg("replay.in-log"))),
        ]
        rows += [tuple(leaps), *parts.menus(chapters, seq, say, ReplayFrom(table.match), ReplayPhase(table.match))]
        _, chapter = chapters[here]
        head = f"### {say(Msg('discord.replay.head', game=title(table.game), chapter=chapter, seq=seq, last=position.last))}"
        entry = next((logged for logged in entries if logged.entry.seq == seq), None)
        body = [] if entry is None else [story.entry_line(entry, say, ENTRY)]
        body += taken_back(entries, valid, seq, say)
        picture = await table_then(self.services.pictures, click, position)
        await click.reply.screen(
            squeeze(Screen(head=(head,), rows=tuple(rows), picture=picture, body=tuple(body), foot=(f"-# {say(position.status)}",)))
        )


async def table_then(pictures: Pictures, click: Click[Any], position: PastPosition, part: str | None = None) -> Picture | None:
    """Return the picture of the table at an earlier time, with the names of that time.

    It shows `part`, or the first part if `part` is `None` or the game does not have it.
    """
    table, key = click.table, (click.table.match, position.seq, "replay", click.seat)
    part = part if part in await pictures.parts(table.game, position.view) else None
    return await pictures.picture(table.game, position.view, reader(table, click.language, position.seq), key, part=part)


def taken_back(entries: Sequence[Logged], valid: Sequence[int], seq: int, say: Say) -> list[str]:
    """Return the line that says by which entry an entry was taken back.

    For a valid entry it says which moves just before it were taken back: stepping leaves them out.
    """
    undos = ((logged.entry.seq, taken_back_from(logged.entry)) for logged in entries if logged.entry.seq > seq)
    by = next((undo for undo, target in undos if target is not None and 0 < target <= seq), None)
    if seq not in valid and by is not None:
        return [f"-# {say(Msg('replay.taken-back', by=by))}"]
    before = max((number for number in valid if number < seq), default=seq)
    left_out = [logged.entry.seq for logged in entries if before < logged.entry.seq < seq and logged.undone]
    return [f"-# {say(Msg('replay.left-out', first=left_out[0], last=left_out[-1], count=len(left_out)))}"] if left_out else []
