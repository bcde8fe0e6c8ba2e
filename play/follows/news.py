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

    It is news while the match is in its part `part`. If the game has no parts, it is news up to entry `until`.
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
    """The news of a table."""

    latest: Latest | None = None
    lines: tuple[EventLine, ...] = ()
    plain: tuple[int, ...] = ()
    """The newest entries that left their seat no choice and brought no event."""
    phase: str = ""
    """The present phase; empty if the parts of the match do not name one."""
    since: float = 0.0
    """When the present phase began; 0 for the first phase."""
    chronicle: Chronicle = Chronicle()
    """The facts about earlier moves from which events are found and which no view shows."""


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
    lines = tuple(replace(line, event=_with_holders(line.event, holders, line.seq)) for line in known.lines)
    latest = known.latest
    return replace(known, lines=lines, latest=latest and replace(latest, event=_with_holders(latest.event, holders, latest.seq)))


def _with_holders(event: Event, holders: Holders, seq: int) -> Event:
    """Return an event with the names of those who held the seats at entry `seq`."""
    return replace(event, headline=holders.msg(event.headline, seq), line=holders.msg(event.line, seq))


def is_news(latest: Latest, part: Msg | None, seq: int) -> bool:
    """Return whether an event is still news.

    `part`: the present part of the match. If it is `None` because the game has no parts, the present entry `seq` decides.
    """
    return seq <= latest.until if part is None else part == latest.part


def events_since(table: Table, since: int, reader: Seat) -> list[Event]:
    """Return the events after an entry: those that hit the reader first, then the rarest."""
    return sorted(
        (line.event for line in news_with_names(table).lines if line.seq > since), key=lambda event: (reader not in event.hits, rank(event))
    )
