"""A live evening on Discord: its form, its card, its result. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cogs.actions.club import ComeToEvening, EndEvening, FillEvening, KeepEvening, PlanEvening
from cogs.actions.wire import whole_number
from cogs.edge.services import table_link, title
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, PART_LABEL, Button, Choice, Modal, Part, Radio, Screen, Selection, cut
from engine.match import registry
from engine.story.story import winners_message
from engine.values.core import Msg, Say, Seat, Who
from play.club.evenings import ON, Evening, usual_seats
from play.time.calendar import Hours, local
from play.values.types import Table
from store.rows import EveningRow
from words.dates import wall_clock

NAMED = 20
"""The most people whom the card names."""

TABLES = 8
"""The most tables that the card and the result list."""

WEEKLY = "weekly"
"""The value of the choice of an evening every week."""

ONCE = "once"
"""The value of the choice of a single evening."""


def switch(row: EveningRow | None, say: Say) -> tuple[str, Button]:
    """Return the line about the evening (`""` if none is planned), and its button."""
    if row is None or row.state not in ON:
        return "", Button(PlanEvening(), say(Msg("evening.plan")))
    when = Msg("evening.weekly" if row.weekly else "evening.once", when=f"<t:{int(row.starts_at)}:f>")
    hint = Msg("evening.on", game=title(row.game), when=when, channel=f"<#{row.channel}>")
    return say(Msg("club.is-on", what=Msg("evening.name"), hint=hint)), Button(EndEvening(), say(Msg("evening.end")))


def form(times: Sequence[float], hours: Hours, say: Say) -> Modal:
    """Return the form that asks for the game, the evening, and whether it repeats every week."""
    games = tuple(Choice(name, cut(say(title(name)), CHOICE_LABEL), chosen=not at) for at, name in enumerate(registry.names()))
    when = tuple(Choice(str(int(at)), moment(at, hours, say), chosen=not index) for index, at in enumerate(times))
    often = (Choice(WEEKLY, say(Msg("evening.every-week")), chosen=True), Choice(ONCE, say(Msg("evening.only-once"))))
    parts: tuple[Part, ...] = (
        Selection(cut(say(Msg("evening.game")), PART_LABEL), games),
        Selection(cut(say(Msg("evening.time")), PART_LABEL), when),
        Radio(cut(say(Msg("evening.often")), PART_LABEL), often),
    )
    return Modal(KeepEvening(), cut(say(Msg("evening.name")), PART_LABEL), parts)


def moment(at: float, hours: Hours, say: Say) -> str:
    """Return a time in words, by the clock of a server."""
    return say(Msg("time.moment", at=wall_clock(local(hours, at))))


def chosen_in(values: Sequence[str]) -> tuple[str, float, bool]:
    """Return the game, the time and whether every week of a form; forged values fit nothing."""
    game, when, often = (*values, "", "", "")[:3]
    return game, float(whole_number(when, digits=11) or 0), often != ONCE


def card(evening: Evening, tables: Sequence[Table], may_fill: bool, about: Callable[[Table], Say], say: Say) -> Screen:
    """Return the card: when, who is here, the tables, and the way to one."""
    row = evening.row
    head = [f"### {say(Msg('evening.head', game=title(row.game)))}"]
    key = "evening.called" if row.state == "called" else "evening.begun"
    head.append(say(Msg(key, when=f"<t:{int(row.starts_at)}:R>", seats=usual_seats(row.game))))
    body = [_table(table, about(table)) for table in tables[:TABLES]]
    if evening.waiting:
        here = tuple(f"<@{person.user}>" for person in evening.waiting[:NAMED])
        body.append(say(Msg("evening.here", who=here, count=len(evening.waiting))))
    buttons = [Button(ComeToEvening(), say(Msg("evening.come")), "primary")]
    buttons += [Button(FillEvening(), say(Msg("evening.fill")))] if may_fill else []
    return Screen(tuple(head), tuple(in_rows(buttons)), body=("\n".join(body),) if body else ())


def _table(table: Table, say: Say) -> str:
    """Return a table of the evening: who plays there, or who won."""
    link = table_link(table)
    if table.status == "finished" and table.result is not None:
        return say(Msg("evening.table", match=table.match, link=link, who=f"**{say(winners_message(table.result.winners))}**"))
    who = tuple(Who(Seat(seat)) for seat in range(len(table.occupants)))
    return say(Msg("evening.table" if table.status in ("open", "running") else "evening.closed", match=table.match, link=link, who=who))


def result(evening: Evening, count: int, tables: Sequence[Table], about: Callable[[Table], Say], say: Say) -> Screen:
    """Return the result of an evening with `count` tables.

    `tables`: those that every reader may see; only they are named.
    """
    people = len({person.user for person in evening.people if person.match is not None})
    lines = [_table(table, about(table)) for table in tables[:TABLES]]
    if any(table.status == "running" for table in tables):
        lines.append(f"-# {say(Msg('evening.go-on'))}")
    head = say(Msg("evening.result", game=title(evening.row.game), people=people, count=count))
    return Screen((f"### {head}",), body=("\n".join(lines),) if lines else ())
