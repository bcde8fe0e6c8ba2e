"""News at a table, as a stored value. Pure.

News are events and moves without a choice. `play.matters.news` keeps them.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.story.chronicle import Chronicle
from engine.values.core import Msg, Seat
from engine.values.event import Event
from play.values.names import Holders
from play.values.types import Table

NAME = "news"
"""The matter's name."""

LINES = 8
"""Events that are remembered as lines."""

PHASE = "phase"
"""The argument of a part's name that is the same in all parts of a phase."""

PLAIN = 24
"""Moves without a choice that are remembered."""


class Latest(Struct, frozen=True):
    """The latest event with a picture.

    The entry that brought it, and the part of the match up to which it is news; if a game has no parts, the entry.
    """

    seq: int
    part: Msg | None
    until: int
    event: Event


class Line(Struct, frozen=True):
    """An event as a line: its entry and what is said."""

    seq: int
    event: Event


class News(Struct, frozen=True):
    """What is news at a table.

    `plain`: the newest entries that left their seat no choice and brought no event. `phase`: the one that the parts of the match name
    now, where they name any, and `since` when it began; 0 for the first. `chronicle`: what events go by that no view tells.
    """

    latest: Latest | None = None
    lines: tuple[Line, ...] = ()
    plain: tuple[int, ...] = ()
    phase: str = ""
    since: float = 0.0
    chronicle: Chronicle = Chronicle()


def rank(event: Event) -> tuple[int, int]:
    """How much an event is worth telling: the smaller, the more."""
    return event.rank, -len(event.hits)


def news(table: Table) -> News:
    """What is news at a table."""
    value = table.matters.get(NAME)
    return value if isinstance(value, News) else News()


def told_news(table: Table) -> News:
    """The same in the names of those who held the seats when it happened."""
    known, holders = news(table), Holders(table)
    lines = tuple(replace(line, event=_then(line.event, holders, line.seq)) for line in known.lines)
    latest = known.latest
    return replace(known, lines=lines, latest=latest and replace(latest, event=_then(latest.event, holders, latest.seq)))


def _then(event: Event, holders: Holders, seq: int) -> Event:
    return replace(event, headline=holders.msg(event.headline, seq), line=holders.msg(event.line, seq))


def is_news(latest: Latest, part: Msg | None, seq: int) -> bool:
    """Return whether an event is still news in a part of the match.

    If the game has no parts, at an entry.
    """
    return seq <= latest.until if part is None else part == latest.part


def events_since(table: Table, since: int, reader: Seat) -> list[Event]:
    """Return the events after an entry, as far as they are remembered.

    Those that hit the reader come first, then the rarest.
    """
    return sorted(
        (line.event for line in told_news(table).lines if line.seq > since), key=lambda event: (reader not in event.hits, rank(event))
    )
