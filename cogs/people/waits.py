"""Notifications as screens: in a channel, by direct message, or below a panel."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from cogs.actions.people import ShowDesk
from cogs.actions.tables import OpenTurn
from cogs.edge.services import PUBLIC, table_label, table_link, texts_about, title
from cogs.panel.asks import in_rows
from cogs.panel.spec import Button, Row, Screen, cut
from cogs.screens import questions
from cogs.screens.times import until
from engine.match import registry
from engine.values.core import Msg, Say
from play.host import Host
from play.telling.hits import Hit
from play.telling.pings import EARLY, HERE, HIT, TURN, Item
from play.time.paces import Deadline
from play.values.types import Table
from words import speaker

SHOWN = 6
"""The most things that a message lists; the desk has all of them."""

HIT_LINE = 200
"""The most characters of a line about what others did to the reader."""

STRUCK = 2
"""The most lines about what others did to the reader."""

ASIDE = 3
"""The most other tables with a button below a panel."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Something that waits for a person at a table."""

    item: Item
    table: Table
    say: Say
    text: str
    row: Row
    """The buttons that answer it."""
    due: Deadline | None = None
    is_last: bool = False
    """Whether everybody else has answered already, and waits for this person alone."""
    hit_lines: tuple[str, ...] = ()
    """Lines about what others did to the person."""
    on_bank: bool = False
    """Whether the time bank of the person is running."""


async def find_waits(host: Host, user_id: int, items: Sequence[Item], language: str, is_public: bool) -> list[Wait]:
    """Return what waits by these items, the most urgent first; `is_public`: others read it.

    Turns come before everything else; within both, what has the earliest deadline comes first, and what has none last.
    """
    waits: list[Wait] = []
    for item in items:
        table = await host.reading.table(item.match)
        say = texts_about(table, language, user_id)
        if item.key in (TURN, EARLY):
            are_hits_an_item = any((other.match, other.key) == (item.match, HIT) for other in items)
            hits = () if are_hits_an_item or item.key == EARLY else await host.hits.of(table, user_id, is_public)
            waits.append(await _wait_of_turn(host, item, table, say, user_id, hits))
        if item.key == HIT:
            hits = await host.hits.of(table, user_id, is_public)
            button = Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")))
            waits.append(Wait(item, table, say, text="\n".join(_hit_lines(hits, say)) or say(Msg("pings.hit-before")), row=(button,)))
        for question in await questions.questions_by_key(host, table, say, user_id, item.key):
            text = question.text.partition("\n")[0] if is_public else question.text  # in a channel the card shows the rest
            waits.append(Wait(item, table, say, text=text, row=question.row))
    return sorted(waits, key=_urgency)


async def _wait_of_turn(host: Host, item: Item, table: Table, say: Say, user_id: int, hits: Sequence[Hit]) -> Wait:
    """Return a turn that waits for a person, or a question that they may answer early."""
    seat = table.seat_of(user_id)
    status = registry.rules_of(table.game, table.version).status(await host.reading.view(table.match, None))
    due = next((deadline for deadline in await host.reading.deadlines(table.match) if deadline.seat == seat), None)
    button = Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary")
    return Wait(
        item,
        table,
        say,
        text=say(status),
        row=(button,),
        due=due,
        is_last=await host.telling.is_last(table, user_id),
        hit_lines=_hit_lines(hits, say),
        on_bank=due is not None and due.limit < due.due and due.limit <= host.ledger.clock.now(),
    )


def _urgency(wait: Wait) -> tuple[bool, bool, float, int]:
    """Return a key that sorts the most urgent first."""
    return wait.item.key != TURN, wait.due is None, 0.0 if wait.due is None else wait.due.due, wait.item.match


def channel_call(waits: Sequence[Wait], user_id: int, named: Collection[int], language: str = PUBLIC) -> Screen:
    """Return a message in a channel, with a mention.

    `named`: the matches that everybody in the channel may read about. The others are only counted.
    """
    readable = [wait for wait in waits if wait.table.match in named]
    mention = f"<@{user_id}>"
    if len(waits) == 1 and readable:
        (wait,) = readable
        about: dict[str, str | Msg] = {"user": mention, "game": title(wait.table.game), "link": table_link(wait.table)}
        if wait.item.key in (TURN, EARLY):
            key = "discord.ping" if wait.item.key == TURN else "pings.early-called"
            what: str | Msg = wait.text if wait.item.key == TURN else Msg(f"{wait.table.game}.early")
            head = [wait.say(Msg(key, status=what, **about)), *_times(wait)]
            return Screen(("\n".join(head),), (wait.row,))
        key = {HERE: "sprint.invited", HIT: "pings.hit-called"}.get(wait.item.key, "discord.ask")
        return Screen((wait.say(Msg(key, **about)), wait.text), (wait.row,))
    tables = len(_matches(waits))
    key = "pings.several" if any(wait.item.key != HERE for wait in waits) else "pings.several-here"
    elsewhere = len(_matches(waits) - {wait.table.match for wait in readable})
    return _list(speaker(language), Msg(key, user=mention, count=tables), readable, elsewhere)


def direct_list(waits: Sequence[Wait], language: str) -> Screen:
    """Return a direct message with all that waits."""
    tables = len(_matches(waits))
    key = "pings.direct" if any(wait.item.key != HERE for wait in waits) else "pings.direct-here"
    return _list(speaker(language), Msg(key, count=tables), waits, 0)


def beside(panel: Screen, rest: Sequence[Wait], language: str) -> Screen:
    """Return a panel with buttons to other waiting tables below it.

    They are in its last row if that has only links.
    """
    if not rest:
        return panel
    tables: dict[int, Wait] = {}
    for wait in rest:
        tables.setdefault(wait.table.match, wait)
    foot = "-# " + speaker(language)(Msg("pings.beside", count=len(tables)))
    buttons = [_to_table(wait) for wait in list(tables.values())[:ASIDE]]
    if len(tables) > ASIDE:
        buttons.append(_to_desk(speaker(language)))
    rows, last = panel.rows[:-1], panel.rows[-1] if panel.rows else ()
    if not isinstance(last, tuple) or not all(button.url is not None for button in last):
        rows, last = panel.rows, ()
    return replace(panel, rows=(*rows, (*last, *buttons)), foot=(*panel.foot, foot))


def _list(say: Say, head: Msg, waits: Sequence[Wait], elsewhere: int) -> Screen:
    """Return a list of what waits; `elsewhere`: how many other tables are not named here."""
    lines, buttons, rows = [], [], list[Row]()
    waiting = [wait for wait in waits if wait.item.key != HERE]
    here_lines: dict[str, list[str]] = {}  # the same people may be here at several tables, which then share a line and a button
    for wait in waits:
        if wait.item.key == HERE:
            here_lines.setdefault(wait.text, []).append(_table(wait))
            rows = [wait.row]
    for wait in waiting[:SHOWN]:
        early = f"{wait.say(Msg('pings.early'))} " if wait.item.key == EARLY else ""
        lines.append("\n".join((f"{_table(wait)} – {early}{wait.text}", *_times(wait))))
        if wait.item.key in (TURN, EARLY):
            buttons.append(_to_table(wait))
        else:
            rows.append(wait.row)
    lines += [f"{' · '.join(where[:SHOWN])} – {text}" for text, where in list(here_lines.items())[:SHOWN]]
    more = len({wait.table.match for wait in waiting[SHOWN:]} - {wait.table.match for wait in waiting[:SHOWN]}) + elsewhere
    if more:
        lines.append(say(Msg("pings.elsewhere", count=more)))
        buttons.append(_to_desk(say))
    return Screen((say(head),), (*in_rows(buttons), *rows), body=("\n".join(lines),))


def _table(wait: Wait) -> str:
    line = Msg("desk.line", game=title(wait.table.game), match=wait.table.match, link=table_link(wait.table))
    return f"**{wait.say(line)}**"


def _matches(waits: Sequence[Wait]) -> set[int]:
    """Return the matches that wait for the person, else those at which others are here."""
    return {wait.table.match for wait in waits if wait.item.key != HERE} or {wait.table.match for wait in waits}


def _times(wait: Wait) -> list[str]:
    lines = []
    if wait.due is not None:
        limit, due = wait.due.limit, wait.due.due
        clock = Msg("time.ping-running", when=str(int(due))) if wait.on_bank else until("time.ping", limit, due)
        lines = [wait.say(clock)]
    return [*lines, *((wait.say(Msg("pings.last")),) if wait.is_last else ()), *wait.hit_lines]


def _hit_lines(hits: Sequence[Hit], say: Say) -> tuple[str, ...]:
    """Return lines about the newest things that others did to the reader."""
    return tuple(f"💥 {cut(say(hit.msg), HIT_LINE)}" for hit in hits[-STRUCK:])


def _to_table(wait: Wait) -> Button:
    label = table_label(wait.table, wait.say)
    return Button(OpenTurn(wait.table.match), label, "primary" if wait.item.key == TURN else "secondary")


def _to_desk(say: Say) -> Button:
    return Button(ShowDesk(), say(Msg("pings.desk")))
