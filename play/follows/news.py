"""The news of a table, as a stored value (`play.matters.news` keeps it up to date). Pure."""

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
"""The number of events that are remembered as lines."""

PHASE = "phase"
"""The argument of a part's name that all parts of a phase share."""

PLAIN = 24
"""The number of moves without a choice that are remembered."""


class Latest(Struct, frozen=True):
    """The latest event with a picture, and its entry.

    It is news in the part `part` of the match; if a game has no parts, up to entry `until`.
    """

    seq: int
    part: Msg | None
    until: int
    event: Event


class EventLine(Struct, frozen=True):
    """An event as a line, and its entry."""

    seq: int
    event: Event


class News(Struct, frozen=True):
    """The news of a table.

    `plain`: the newest entries that left their seat no choice and brought no event. `phase`: the present phase, if the parts of the match
    name any, and `since` when it began; 0 for the first. `chronicle`: what events need and no view shows.
    """

    latest: Latest | None = None
    lines: tuple[EventLine, ...] = ()
    plain: tuple[int, ...] = ()
    phase: str = ""
    since: float = 0.0
    chronicle: Chronicle = Chronicle()


def rank(event: Event) -> tuple[int, int]:
    """Return a sort key of an event: the smaller, the more it is worth telling."""
    return event.rank, -len(event.hits)


def news(table: Table) -> News:
    """Return the news of a table."""
    value = table.matters.get(NAME)
    return value if isinstance(value, News) else News()


def news_with_names(table: Table) -> News:
    """Return the news with the names of those who held the seats at the time."""
    known, holders = news(table), Holders(table)
    lines = tuple(replace(line, event=_then(line.event, holders, line.seq)) for line in known.lines)
    latest = known.latest
    return replace(known, lines=lines, latest=latest and replace(latest, event=_then(latest.event, holders, latest.seq)))


def _then(event: Event, holders: Holders, seq: int) -> Event:
    return replace(event, headline=holders.msg(event.headline, seq), line=holders.msg(event.line, seq))


def is_news(latest: Latest, part: Msg | None, seq: int) -> bool:
    """Return whether an event is still news in a part of the match (else at an entry)."""
    return seq <= latest.until if part is None else part == latest.part


def events_since(table: Table, since: int, reader: Seat) -> list[Event]:
    """Return the events after an entry: those that hit the reader first, then the rarest."""
    return sorted(
        (line.event for line in news_with_names(table).lines if line.seq > since), key=lambda event: (reader not in event.hits, rank(event))
    )
