"""All tables of one person, the most urgent first, as a screen. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cogs.actions.people import ChooseMemo, ShowDesk, WriteMemoOf
from cogs.actions.seats import PlayLive, SitDown
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import Action
from cogs.edge.services import shown_name, table_label, table_link, texts_about, title
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, SHORT, Button, Choice, Menu, Row, Screen, cut
from cogs.screens import finding
from cogs.screens.matters import shown_of
from cogs.screens.times import until
from engine.story.story import winners_message
from engine.values.core import Msg, Say, Seat, Who
from play.follows.matter import questions_by_matter
from play.ledger.ledger import SERVER_LEFT
from play.people.desk import DeskEntry, DeskState
from play.values.types import Table

T = TypeVar("T")

PAGE = 8
"""Tables on one page: every one has a button, and the texts fit one message."""

STATUS = 160
"""The most characters of the question at a table."""

FIRST_WORDS = 90
"""The most characters of a person's memo in a list or on a panel."""

SECTIONS: tuple[tuple[str, tuple[DeskState, ...]], ...] = (
    ("desk.section-awaited", ("awaited",)),
    ("desk.section-early", ("early",)),
    ("desk.section-waiting", ("waiting", "open", "kept", "frozen")),
    ("desk.section-lesson", ("lesson",)),
    ("desk.section-over", ("over",)),
    ("desk.section-followed", ("followed",)),
)
"""The sections of a desk: the key of the heading, and the tables in it."""

STATES: dict[DeskState, str] = {"kept": "desk.kept", "over": "desk.over"}
"""Keys of the words for tables where nobody is awaited."""


def desk(
    every: Sequence[DeskEntry], page: int, language: str, say: Say, user_id: int | None = None, *, is_server: bool = False, chosen: int = 0
) -> Screen:
    """Return a page of somebody's desk.

    `is_server`: they look at it on a server, where they can look for a table. `chosen`: the match about which they want to write a memo; 0:
    none.
    """
    ways = (finding.button(say),) if is_server else ()
    if not every:
        return Screen((f"### {say(Msg('desk.head'))}", say(Msg("desk.none"))), (ways,) if ways else ())
    page, listed = page_of(every, page, PAGE)
    awaited, early = (sum(entry.state == state for entry in every) for state in ("awaited", "early"))
    head = (
        f"### {say(Msg('desk.head'))}",
        say(Msg("desk.count", awaited=awaited, early=early, all=sum(entry.state != "followed" for entry in every))),
    )
    body = []
    for heading, states in SECTIONS:
        lines = [_line(entry, texts_about(entry.table, language, user_id)) for entry in listed if entry.state in states]
        if lines:
            body.append("\n".join((f"**{say(Msg(heading))}**", *lines)))
    rows: list[Row] = [*in_rows([_button(entry, texts_about(entry.table, language, user_id)) for entry in listed])]
    before, after = page_turns(ShowDesk, page, len(every), PAGE, say)
    turning = [*before, Button(ShowDesk(page), say(Msg("discord.panel.again"))), *after]
    if any(entry.state in ("awaited", "early", "waiting") for entry in every):
        turning.append(Button(PlayLive(), say(Msg("sprint.call"))))
    rows.append((*turning, *ways))
    if played := [entry for entry in listed if entry.state != "followed"]:
        rows.append(Menu(ChooseMemo(page), say(Msg("desk.memo-choose")), tuple(_choice(entry, say) for entry in played)))
    for entry in listed:
        if entry.table.match == chosen:
            heading = say(Msg("discord.panel.table", game=title(entry.table.game), match=chosen))
            rows.append((Button(WriteMemoOf(chosen, page), cut(f"{heading} …", SHORT)),))
    return Screen(head, tuple(rows), body=tuple(body))


def page_of(every: Sequence[T], page: int, size: int) -> tuple[int, Sequence[T]]:
    """Return the items of a page with its number: the last page if there are fewer."""
    page = min(page, (len(every) - 1) // size)
    return page, every[page * size : (page + 1) * size]


def page_turns(show: Callable[[int], Action], page: int, count: int, size: int, say: Say) -> tuple[list[Button], list[Button]]:
    """Return the buttons to the page before and the page after; empty if there is none."""
    pages = (count + size - 1) // size
    before = [Button(show(page - 1), say(Msg("desk.before")))] if page else []
    after = [Button(show(page + 1), say(Msg("desk.after", page=page + 2, pages=pages)))] if page + 1 < pages else []
    return before, after


def _line(entry: DeskEntry, say: Say) -> str:
    """Return a table in two or three lines: which, until when, its state, the memo."""
    table = entry.table
    lines = [say(Msg("desk.line", game=title(table.game), match=table.match, link=table_link(table)))]
    if entry.due is not None:
        lines[0] += " " + say(until("time.panel" if entry.state == "awaited" else "desk.due-others", entry.due, entry.due))
    elif entry.late:
        lines[0] += " " + say(Msg("desk.late"))
    lines.append(f"-# {cut(say(_state(entry)), STATUS)}")
    if entry.memo:
        lines.append(f"-# {memo(entry.memo, say)}")
    return "\n".join(lines)


def _state(entry: DeskEntry) -> Msg:
    """Return the question at a table, or its state."""
    table = entry.table
    if entry.status is not None:
        return entry.status
    if table.stopped:
        return Msg("referee.desk")
    if entry.state in ("early", "waiting", "followed"):
        return Msg("early.desk" if entry.state == "early" else "discord.panel.waiting", who=tuple(Who(seat) for seat in table.to_act))
    if entry.state == "open":
        low, high = table.terms.seats
        players = Msg("discord.card.exactly", count=low) if low == high else Msg("discord.card.players", low=low, high=high)
        return Msg("desk.open", seated=len(table.occupants), players=players)
    if entry.state == "lesson":
        return Msg("desk.lesson", step=(table.lesson or 0) + 1)
    if entry.state == "over" and table.result is not None:
        return winners_message(table.result.winners)
    if entry.state == "frozen":
        return frozen_words(table, entry.seat)
    return Msg(STATES[entry.state])


def frozen_words(table: Table, seat: Seat | None) -> Msg:
    """Return why a table is frozen, and what the person in a seat can do about it."""
    if table.why == SERVER_LEFT:
        return SERVER_LEFT
    return next(
        (shown_of(matter.name).desk(question, seat in question.seats) for matter, question in questions_by_matter(table)),
        Msg("desk.frozen"),
    )


def _button(entry: DeskEntry, say: Say) -> Button:
    """Return the button to a table, or back to a seat in which a bot plays for the reader."""
    table = entry.table
    label = table_label(table, say)
    if entry.state == "kept" and entry.seat is not None:
        back: Action = OpenTurn(table.match) if entry.seat in table.stood_for else SitDown(table.match, entry.seat, False)
        return Button(back, cut(say(Msg("desk.back", game=title(table.game))), SHORT))
    if entry.state == "open":
        return Button(action=None, label=label, url=table_link(table))
    return Button(OpenTurn(table.match), label, "primary" if entry.state == "awaited" else "secondary")


def _choice(entry: DeskEntry, say: Say) -> Choice:
    label = table_label(entry.table, say)
    return Choice(str(entry.table.match), label, cut(first_words(entry.memo), CHOICE_LABEL) if entry.memo else None)


def first_words(text: str) -> str:
    """Return the beginning of what a person wrote down, in one line."""
    return cut(" ".join(text.split()), FIRST_WORDS)


def memo(text: str, say: Say) -> str:
    """Return a memo cut short, as text that formats and mentions nothing."""
    return say(Msg("desk.memo", text=shown_name(first_words(text))))


def onward(following: Table | None, count: int, say: Say) -> tuple[Button, ...]:
    """Return the buttons to the most urgent of `count` waiting tables and to the desk."""
    if following is None:
        return ()
    label = say(Msg("desk.next", game=title(following.game), match=following.match, count=count))
    return (Button(OpenTurn(following.match), cut(label, SHORT), "primary"), Button(ShowDesk(), say(Msg("desk.head"))))
