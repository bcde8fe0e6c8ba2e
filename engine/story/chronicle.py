"""What a match remembers for its events, because views keep no history. Pure.

The host keeps a chronicle from entry to entry. For a match that is over, `engine.story.tale` makes it again from all entries.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.game.rules import Rules
from engine.story.story import leader
from engine.values.core import Msg, Note, Seat, Who
from engine.values.event import Event

LEAD_PARTS = 2
"""A lead counts once a seat was ahead at the ends of so many parts of the match, one after the other."""

LEAD = "lead"
"""The kind of the event that the lead changes for good."""

LEAD_RANK = 2
"""The `Event.rank` of such an event."""


class Chronicle(Struct, frozen=True):
    """What a match remembers for its events."""

    leaders: tuple[Seat | None, ...] = ()
    """Who was ahead alone at the end of each of the last `LEAD_PARTS` parts; `None`: nobody was."""
    lead: Seat | None = None
    """The last seat whose lead lasted; `None`: none has."""
    records: tuple[tuple[str, int], ...] = ()
    """Kinds of events that are told only when they set a record, with the largest `Event.record` so far."""


def update_chronicle(
    rules: Rules[Any, Any], chronicle: Chronicle, before: Any, after: Any, notes: tuple[Note, ...]
) -> tuple[Chronicle, tuple[Event, ...]]:
    """Return what is remembered after an entry, and its events.

    These are the events of the game, without figures that are no records, and a change of the lead. `before` and `after` are views of a
    spectator; `notes` are public.

    >>> from dataclasses import replace
    >>> rules = replace(RULES, standing=lambda points: points, chapter=lambda points: Msg("toy.round", number=sum(points)))
    >>> _, events = update_chronicle(rules, Chronicle(leaders=(FIRST, SECOND), lead=FIRST), before=(5, 6), after=(5, 9), notes=())
    >>> [event.kind for event in events]
    ['lead']
    """
    events, records = list[Event](), dict(chronicle.records)
    for event in rules.events(before, after, notes):
        if event.record > records.get(event.kind, 0):
            records[event.kind] = event.record
        elif event.record:
            continue  # it is a figure, and no record
        events.append(event)
    chronicle = replace(chronicle, records=tuple(sorted(records.items())))
    if rules.chapter(before) == rules.chapter(after):
        return chronicle, tuple(events)
    chronicle, changed = _update_lead(rules, chronicle, after)
    return chronicle, (*events, *changed)


def _update_lead(rules: Rules[Any, Any], chronicle: Chronicle, after: Any) -> tuple[Chronicle, tuple[Event, ...]]:
    """Return the chronicle, and a change of the lead, at the end of a part of the match."""
    points = rules.standing(after)
    if points is None:
        return chronicle, ()
    now, former = leader(points), chronicle.lead
    chronicle = replace(chronicle, leaders=(*chronicle.leaders, now)[-LEAD_PARTS:])
    if now is None or now == former or chronicle.leaders != (now,) * LEAD_PARTS:
        return chronicle, ()
    chronicle = replace(chronicle, lead=now)
    return chronicle, () if former is None else (lead_event(now, former, points),)


def lead_event(who: Seat, before: Seat, points: tuple[int, ...]) -> Event:
    """Return the event that `who` takes the lead from `before`; `points` are everybody's then.

    >>> lead_event(SECOND, FIRST, (5, 9)).headline
    Msg('core.event.lead', who=Who(seat=1))
    """
    line = Msg("core.event.lead.line", points=points[who], other=Who(before), theirs=points[before])
    return Event(LEAD, Msg("core.event.lead", who=Who(who)), line, LEAD_RANK, who, (before,), points)
