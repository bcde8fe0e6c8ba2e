"""The course of a match that is over, for a game's account of it and for the story. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game.account import Course, Lead, SeenEntry
from engine.match.match import Match, positions
from engine.story.chronicle import LEAD_PARTS
from engine.story.story import Points, Story, leader
from engine.values.core import Msg, Seat


def course(match: Match, story: Story) -> Course:
    """Return the course of a match that is over; `story` is its points.

    >>> from engine.story.story import story
    >>> [beat.points for beat in course(FINISHED, story(FINISHED)).beats[3:9]]
    [(1, 0), (1, 2), (1, 2), (1, 2), (1, 2), (3, 2)]
    """
    assert match.result is not None
    beats: list[SeenEntry] = []
    before = None
    points = {step.seq: step.points for step in story.steps}
    for entry, state in positions(match):
        after = match.rules.view(state, None)
        part = match.rules.chapter(before if before is not None else after) or Msg("core.chapter.end")
        notes = tuple(note.msg for note in entry.notes if note.to is None)
        beats.append(SeenEntry(entry.seq, entry.seat, part, before, after, notes, points[entry.seq]))
        before = after
    return Course(tuple(beats), match.result, _leads(beats))


def lasting_leads(standings: Sequence[Points]) -> list[tuple[int, Seat]]:
    """Return the leads that lasted: the part with which each began, by index, and its seat.

    `standings`: the points of all seats at the end of each part of the match.

    >>> lasting_leads([(1, 0), (0, 1), (2, 1), (3, 1)])
    [(2, 0)]
    """
    leads: list[tuple[int, Seat]] = []
    leaders = [leader(points) for points in standings]
    for part in range(len(leaders) - LEAD_PARTS + 1):
        seat = leaders[part]
        if seat is None or leaders[part : part + LEAD_PARTS] != [seat] * LEAD_PARTS:
            continue
        if not leads or leads[-1][1] != seat:  # else the last lead goes on, or is taken again
            leads.append((part, seat))
    return leads


def _leads(beats: Sequence[SeenEntry]) -> tuple[Lead, ...]:
    """Return the leads that lasted; each ends with the first part at whose end it is lost."""
    ends = [beat for at, beat in enumerate(beats) if at + 1 == len(beats) or beats[at + 1].part != beat.part]
    leads = []
    for at, seat in lasting_leads([beat.points for beat in ends]):
        lost = next((end for end in ends[at + 1 :] if leader(end.points) != seat), None)
        leads.append(Lead(seat, ends[at], lost))
    return tuple(leads)
