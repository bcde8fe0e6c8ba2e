"""The points in a match that is over, and where it was decided. Pure."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.match.match import Match, chapter_name, positions
from engine.values.core import Msg, Result, Seat, Who
from engine.values.event import Event

Points: TypeAlias = tuple[int, ...]
"""What every seat would score, by seat."""


class CountedEntry(Struct, frozen=True):
    """An entry that counts, and the points after it."""

    seq: int
    points: Points


class Turning(Struct, frozen=True):
    """The entry that decided the match."""

    kind: Literal["lead", "gain"]
    """A lead: from this entry on a winner was ahead to the end. A gain: the winners were never behind, or not ahead in points at the end,
    and this is where they gained most on the best of the others."""
    index: int
    """The index of the entry in the steps of the story."""
    before: Seat | None
    """Who was ahead before it; `None`: several shared the lead."""
    by: int
    """How many points the winners gained there on the best of the others."""


class Story(Struct, frozen=True):
    """How the points went in a match."""

    steps: tuple[CountedEntry, ...]
    chapters: tuple[tuple[int, Msg], ...]
    """The parts of the match: the index of the step with which each begins, and its name."""
    winners: tuple[Seat, ...]
    """The seats of rank 1."""
    turning: Turning | None
    """Where it was decided; `None` if everybody or nobody won, or nothing was ever gained."""
    changes: int
    """How often another seat came in front."""

    def standings(self) -> tuple[tuple[Msg, Points], ...]:
        """Return every part of the match with the points at its end; none in a game without parts.

        >>> from msgspec.structs import replace
        >>> parts = ((0, Msg("toy.round", number=1)), (4, Msg("toy.round", number=2)))
        >>> [points for _, points in replace(story(FINISHED), chapters=parts).standings()]
        [(1, 2), (3, 2)]
        """
        if not self.chapters:
            return ()
        ends = [*(index for index, _ in self.chapters[1:]), len(self.steps) - 1]
        return tuple((name, self.steps[end].points) for (_, name), end in zip(self.chapters, ends, strict=True))


def story(match: Match) -> Story | None:
    """Return the story of a match; `None` while it runs, or if its game tells no points.

    >>> story(FINISHED).turning
    Turning(kind='lead', index=8, before=1, by=2)
    """
    rules, result = match.rules, match.result
    if result is None:
        return None
    steps: list[CountedEntry] = []
    parts: list[tuple[int, Msg]] = []
    for entry, state in positions(match):
        points = rules.points(state)
        if points is None:
            return None
        name = rules.chapter(rules.view(state, None)) if rules.to_act(state) else None
        if name is not None and (not parts or parts[-1][1] != name):
            parts.append((len(steps), name))
        steps.append(CountedEntry(entry.seq, points))
    winners = result.winners
    turning = turning_point([step.points for step in steps], winners)
    return Story(steps=tuple(steps), chapters=tuple(parts), winners=winners, turning=turning, changes=_changes(steps))


def winners_message(winners: Sequence[Seat], key: str = "story.won") -> Msg:
    """Return who has won, or that nobody has: in brief (`story.won`) or in full (`story.end`).

    >>> winners_message([SECOND])
    Msg('story.won', count=1, who=(Who(seat=1),))
    """
    return Msg(key, who=tuple(map(Who, winners)), count=len(winners))


def shared_end(result: Result) -> tuple[Msg, ...]:
    """Return a sentence if nobody has won, or all have; otherwise the ranks say enough.

    >>> shared_end(FINISHED.result), [sentence.key for sentence in shared_end(Result((1, 1), (), Msg("toy.over")))]
    ((), ['story.end'])
    """
    return () if 0 < len(result.winners) < len(result.ranks) else (winners_message(result.winners, "story.end"),)


class StoryMoment(Struct, frozen=True):
    """A position of a match as everybody sees it."""

    seq: int
    """The entry after which it is."""
    name: Msg
    """The part of the match."""
    share: float
    """How much of the match has passed, from 0 to 1."""
    view: Any
    event: Event | None = None
    """The event that is told there; `None`: there is none."""


def moments(match: Match, most: int) -> tuple[StoryMoment, ...]:
    """Return at most `most` positions that tell a match.

    They are the first, the last, and those at the ends of its parts. If these are too many, some are chosen evenly; if they are few,
    others come between them.

    >>> [moment.seq for moment in moments(FINISHED, most=4)]
    [0, 4, 7, 10]
    """
    rules = match.rules
    every = list(positions(match))
    names = [chapter_name(rules, state, None) for _, state in every]
    ends = {index for index, (name, after) in enumerate(itertools.pairwise(names)) if name != after}
    if len(ends) < most // 3:  # too few
        ends |= set(_evenly(range(len(every)), most - len(ends) - 2))
    chosen = _evenly(sorted({0, *ends, len(every) - 1}), most)
    last = max(1, len(every) - 1)
    return tuple(StoryMoment(every[at][0].seq, names[at], at / last, rules.view(every[at][1], None)) for at in chosen)


def _evenly(numbers: Sequence[int], most: int) -> list[int]:
    """Return at most `most` of the numbers, chosen evenly, with the first and the last."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[(len(numbers) - 1) * place // (most - 1)] for place in range(most)]


def turning_point(points: Sequence[Points], winners: Sequence[Seat]) -> Turning | None:
    """Return where a match was decided, by the points of all seats after each entry.

    `None`: everybody or nobody won, or the winners never gained anything on the others.

    >>> turning_point([(0, 0), (1, 2), (3, 2)], winners=[FIRST])
    Turning(kind='lead', index=2, before=1, by=2)
    """
    if len(winners) in (0, len(points[0])):
        return None
    margins = [margin(point, winners) for point in points]
    gains = [0, *(later - sooner for sooner, later in itertools.pairwise(margins))]
    behind = [index for index, lead in enumerate(margins) if lead <= 0]
    if margins[-1] > 0 and behind:
        index = behind[-1] + 1
        return Turning("lead", index, leader(points[index - 1]), gains[index])
    most = max(gains)
    if most <= 0:
        return None
    index = gains.index(most)
    return Turning("gain", index, leader(points[index - 1]), most)


def leader(points: Points) -> Seat | None:
    """Return the seat with most points; `None` if several seats share that.

    >>> leader((3, 5, 4)), leader((5, 5, 4))
    (1, None)
    """
    best = max(points)
    return Seat(points.index(best)) if points.count(best) == 1 else None


def margin(points: Points, winners: Sequence[Seat]) -> int:
    """Return how far the best of the winners is ahead of the best of the others, in points.

    >>> margin((3, 5, 4), winners=[SECOND])
    1
    """
    return max(points[seat] for seat in winners) - max(score for seat, score in enumerate(points) if seat not in winners)


def _changes(steps: Sequence[CountedEntry]) -> int:
    """Return how often a seat came in front alone that had not been the last to be so."""
    leaders = [seat for step in steps if (seat := leader(step.points)) is not None]
    return sum(sooner != later for sooner, later in itertools.pairwise(leaders))
