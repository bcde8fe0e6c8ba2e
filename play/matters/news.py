"""The news of a table: the latest event, earlier ones as lines, moves without a choice.

They follow from the public views before and after each move and from its public notes (`Rules.events`), so everybody may know them. At
most one event of each part of the match (a round, an auction) has a picture: the rarest, and if several are equally rare, the one that
hits most seats. It is news until that part is over or a rarer event comes. All other events are a line each.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.story.chronicle import update_chronicle
from engine.values.core import Note, Seat
from engine.values.event import Event
from play.follows.matter import Matter, MatterChange
from play.follows.news import LINES, NAME, PHASE, PLAIN, EventLine, Latest, News, is_news, news, rank
from play.values.live import Live, Moment

log = logging.getLogger(__name__)


class NewsOfMatch(Matter):
    """The news of a table as a matter."""

    name = NAME
    type = News
    order = 90

    def seats(self, value: Any) -> Iterable[Seat]:
        events: list[Event] = [line.event for line in value.lines]
        if value.latest is not None:
            events.append(value.latest.event)
        chronicle = value.chronicle
        named = [*chronicle.leaders, chronicle.lead, *(event.who for event in events), *(seat for event in events for seat in event.hits)]
        return [seat for seat in named if seat is not None]

    def after_move(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """Add the events of a move."""
        if live.table.lesson is not None:
            return MatterChange(live)
        rules, seq = live.rules, live.table.seq
        assert rules is not None
        was, now = rules.view(before.state, None), rules.view(live.state, None)
        public = tuple(note for note in notes if note.to is None)
        old = news(live.table)
        try:
            chronicle, events = update_chronicle(rules, old.chronicle, was, now, public)
        except Exception:
            log.exception("no events", extra={"match": live.match, "seq": seq})
            chronicle, events = old.chronicle, ()
        ranked = sorted(events, key=rank)
        part, until = rules.chapter(now), seq + len(live.table.occupants)
        latest = old.latest if old.latest is not None and is_news(old.latest, part, seq) else None
        if ranked and (latest is None or rank(ranked[0]) < rank(latest.event)):
            latest = Latest(seq, part, until, ranked[0])
        automatic = rules.automatic(before.state)
        is_plain = not ranked and automatic is not None and automatic[0] == seat
        phase = "" if part is None else str(dict(part.args).get(PHASE, ""))
        after = News(
            latest=latest,
            lines=(*old.lines, *(EventLine(seq, event) for event in ranked))[-LINES:],
            plain=(*old.plain, *((seq,) if is_plain else ()))[-PLAIN:],
            phase=phase,
            since=moment.now if old.phase not in ("", phase) else old.since,
            chronicle=chronicle,
        )
        return MatterChange(replace(live, table=self.put(live.table, None if after == News() else after)))

    def after_reset(self, live: Live, moment: Moment) -> Live:
        """Forget the news: moves were taken back."""
        return replace(live, table=self.put(live.table, None))


MATTER = NewsOfMatch()
