"""What a match remembers for its events, because views keep no history. Pure.

Who was ahead at the end of the last parts, and the records.

The host keeps it from entry to entry; a match that is over is told with the same words by going through its entries (`engine.story.tale`).
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.game.rules import Rules
from engine.story.story import leader
from engine.values.core import Msg, Note, Seat, Who
from engine.values.event import Event

LASTED = 2
"""Parts of the match for which a lead has to last to be one."""

LEAD = "lead"
"""The kind of the event that the lead changes for good."""

RANK = 2
"""Its rank."""


class Chronicle(Struct, frozen=True):
    """`leaders`: who was ahead alone at the end of each of the last parts (`None`: nobody).

    `lead`: whose lead lasted last. `records`: the largest figure of each kind of event that is told only when it is one.
    """

    leaders: tuple[Seat | None, ...] = ()
    lead: Seat | None = None
    records: tuple[tuple[str, int], ...] = ()


def update_chronicle(
    rules: Rules[Any, Any], known: Chronicle, before: Any, after: Any, notes: tuple[Note, ...]
) -> tuple[Chronicle, tuple[Event, ...]]:
    """Return what is remembered after an entry, and its events.

    Events are those of the game but for figures that are no records, and a lead that changes. `before` and `after` are views of a
    spectator, `notes` are public.
    """
    events, records = list[Event](), dict(known.records)
    for event in rules.events(before, after, notes):
        if event.record > records.get(event.kind, 0):
            records[event.kind] = event.record
        elif event.record:
            continue
        events.append(event)
    known = replace(known, records=tuple(sorted(records.items())))
    if rules.chapter(before) == rules.chapter(after):
        return known, tuple(events)
    known, changed = _update_lead(rules, known, after)
    return known, (*events, *changed)


def _update_lead(rules: Rules[Any, Any], known: Chronicle, after: Any) -> tuple[Chronicle, tuple[Event, ...]]:
    """Return what is known and what has happened, if a part of the match ends now."""
    points = rules.standing(after)
    if points is None:
        return known, ()
    ahead, was = leader(points), known.lead
    known = replace(known, leaders=(*known.leaders, ahead)[-LASTED:])
    if ahead is None or ahead == was or known.leaders != (ahead,) * LASTED:
        return known, ()
    known = replace(known, lead=ahead)
    if was is None:
        return known, ()
    return known, (lead_event(ahead, was, points),)


def lead_event(who: Seat, before: Seat, points: tuple[int, ...]) -> Event:
    """Return the event that somebody takes the lead from another, by everybody's points."""
    line = Msg("core.event.lead.line", points=points[who], other=Who(before), theirs=points[before])
    return Event(LEAD, Msg("core.event.lead", who=Who(who)), line, RANK, who, (before,), points)
