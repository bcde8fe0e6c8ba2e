"""Parts of questions for consent: buttons, the undone moves, what a referee did."""

from __future__ import annotations

from cogs.actions.seats import Consent
from cogs.edge.services import shown_name
from cogs.panel.spec import SHORT, Button, Row, cut
from cogs.screens import story
from engine.values.core import Msg, Say, Seat, Who
from play.host import Host
from play.values.outcomes import RefereeActed
from play.values.stands import RefereeDeed
from play.values.types import Table

MOVE = 200
"""The most characters of one of these moves."""

MOVES = 6
"""The most moves that a question about taking back lists."""


async def undone_moves(host: Host, table: Table, seat: Seat | None, target: int, say: Say) -> str:
    """Return the moves that would be undone from entry `target` on, a line for each."""
    entries = await host.reading.moves_from(table.match, seat, target)
    lines = [f"• {cut(story.in_words(logged, say), MOVE)}" for logged in entries[:MOVES]]
    if len(entries) > MOVES:
        lines.append(say(Msg("discord.panel.more", count=len(entries) - MOVES)))
    return "\n".join(lines)


def yes_or_no(table: Table, key: str, yes: Msg, no: Msg, say: Say) -> Row:
    """Return the buttons that answer a question with yes or no."""
    return (
        Button(Consent(table.match, key, True), cut(say(yes), SHORT), "success"),
        Button(Consent(table.match, key, False), cut(say(no), SHORT), "danger"),
    )


def who_of(seats: tuple[Seat, ...]) -> tuple[Who, ...]:
    """Return the people in these seats, as an argument of a message."""
    return tuple(Who(seat) for seat in seats)


def deed_wish(deed: RefereeDeed, name: str | Who, answers: str = "") -> Msg:
    """Return what a referee does or wants to do; `name`: the person who gets a seat."""
    kind = "answer" if answers else "offer-gone" if deed.kind == "offer" and deed.person is None else deed.kind
    return Msg("referee.wants", kind=kind, who=Who(deed.seat), hours=deed.number // 3600, name=name, seq=deed.number, answers=answers)


def deed_words(outcome: RefereeActed, say: Say) -> str:
    """Return what a referee has done, in words for that referee."""
    deed = outcome.deed
    return say(Msg("referee.done", wants=deed_wish(deed, "" if deed.person is None else shown_name(deed.person.name))))
