"""Questions that need the consent of all: undo, ending, what a playing referee wants."""

from __future__ import annotations

from typing import Any

from cogs.panel.screens import spell_answers
from cogs.panel.spec import Row
from cogs.screens.consent import deed_wish, undone_moves, who_of, yes_or_no
from cogs.screens.matters import Shown
from engine.values.core import Msg, Say, Who
from play.follows.matter import Question
from play.host import Host
from play.values.names import named_at
from play.values.stands import Proposal
from play.values.types import Table


class ProposalShown(Shown):
    """A proposal."""

    async def question(self, host: Host, table: Table, question: Question, say: Say) -> tuple[str, Row]:
        proposal: Proposal = question.about
        people: dict[str, Any] = {"who": Who(proposal.seat), "missing": who_of(proposal.missing)}
        if proposal.kind == "deed":
            text = await _deed(host, table, proposal, say)
        elif proposal.kind == "undo":
            undone = await undone_moves(host, table, seat=None, target=proposal.target, say=say)
            text = f"{say(Msg('discord.undo.question', **people))}\n{undone}"
        else:
            text = say(Msg("discord.card.proposal-abandon", **people))
        return text, yes_or_no(table, proposal.key, Msg("discord.card.agree"), Msg("discord.card.refuse"), say)


async def _deed(host: Host, table: Table, proposal: Proposal, say: Say) -> str:
    """Return what a playing referee wants to do, with the moves that it would undo."""
    deed = proposal.deed
    assert deed is not None
    answers = spell_answers(await host.turns.answers(table.match, deed.seat, deed.line), say) if deed.line else ""
    wants = deed_wish(deed, "" if deed.person is None else named_at(table, deed.person), answers)
    lines = [say(Msg("referee.question", who=Who(proposal.seat), wants=wants, missing=who_of(proposal.missing)))]
    if deed.kind == "rewind":
        lines.append(await undone_moves(host, table, seat=None, target=deed.number, say=say))
        if any(entry.entry.sealed for entry in await host.reading.moves_from(table.match, seat=None, target=deed.number)):
            lines.append(say(Msg("referee.rewind-known")))
    return "\n".join(lines)


SHOWN = ProposalShown()
