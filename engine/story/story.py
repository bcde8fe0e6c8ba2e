"""The story of a match that is over: everybody's points, and where it was decided. Pure."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.match.match import Match, positions
from engine.values.core import Msg, Result, Seat, Who
from engine.values.event import Event

Points: TypeAlias = tuple[int, ...]
"""What every seat would score, by seat."""


class CountedEntry(Struct, frozen=True):
    """An entry that counts, and the points after it."""

    seq: int
    points: Points


class Turning(Struct, frozen=True):
    """The entry that decided the match, as `index` of the story's steps.

    `lead`: from there on a winner was ahead to the end, where `before` had been (nobody, when the lead was shared). `gain`: the winners
    were not ahead in points at the end, or never behind; this is where they gained most on the best of the others. `by` is how
    much they gained there.
    """

    kind: Literal["lead", "gain"]
    index: int
    before: Seat | None
    by: int


class Story(Struct, frozen=True):
    """What became of the points in a match.

    `chapters` are the parts of the match: the index of the step with which each begins, and its name. `winners` are the seats of
    rank 1. `turning` is `None` where everybody or nobody won, and where nothing was ever gained. `changes` counts how often another seat
    came in front.
    """

    steps: tuple[CountedEntry, ...]
    chapters: tuple[tuple[int, Msg], ...]
    winners: tuple[Seat, ...]
    turning: Turning | None
    changes: int

    def standings(self) -> tuple[tuple[Msg, Points], ...]:
        """Every part of the match with the points at its end; none in a game without parts."""
        if not self.chapters:
            return ()
        ends = [*(index for index, _ in self.chapters[1:]), len(self.steps) - 1]
        return tuple((name, self.steps[end].points) for (_, name), end in zip(self.chapters, ends, strict=True))


def story(match: Match) -> Story | None:
    """The story of a match that is over; `None` while it runs, or if its game tells no points."""
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
    return Story(tuple(steps), tuple(parts), winners, turning_point([step.points for step in steps], winners), _changes(steps))


def winners_message(winners: Sequence[Seat], key: str = "story.won") -> Msg:
    """Return who has won, or that nobody has: briefly (`story.won`) or as `story.end`."""
    return Msg(key, who=tuple(map(Who, winners)), count=len(winners))


def shared_end(result: Result) -> tuple[Msg, ...]:
    """A sentence that nobody has won, or all have; nothing where a list of ranks says it."""
    return () if 0 < len(result.winners) < len(result.ranks) else (winners_message(result.winners, "story.end"),)


class StoryMoment(Struct, frozen=True):
    """A position of a match as everybody sees it.

    The entry, the part of the match, how much of the match has passed (0..1), the view, and the event that is told there, if any.
    """

    seq: int
    name: Msg
    share: float
    view: Any
    event: Event | None = None


def moments(match: Match, most: int) -> tuple[StoryMoment, ...]:
    """Return at most so many positions that tell a match.

    The first, the last, and those at the ends of its parts; evenly chosen if these are too many, and with others between them if they
    are few.
    """
    rules = match.rules
    every = list(positions(match))
    names = [_name(match, state) for _, state in every]
    ends = {index for index, (name, after) in enumerate(itertools.pairwise(names)) if name != after}
    if len(ends) < most // 3:
        ends |= set(_evenly(range(len(every)), most - len(ends) - 2))
    chosen = _evenly(sorted({0, *ends, len(every) - 1}), most)
    last = max(1, len(every) - 1)
    return tuple(StoryMoment(every[at][0].seq, names[at], at / last, rules.view(every[at][1], None)) for at in chosen)


def _name(match: Match, state: Any) -> Msg:
    """Return the part of the match to which a position belongs."""
    awaited = tuple(Who(seat) for seat in match.rules.to_act(state))
    if not awaited:
        return Msg("core.chapter.end")
    return match.rules.chapter(match.rules.view(state, None)) or Msg("core.chapter.turn", who=awaited)


def _evenly(numbers: Sequence[int], most: int) -> list[int]:
    """So many of them, the first and the last included."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[(len(numbers) - 1) * k // (most - 1)] for k in range(most)]


def turning_point(points: Sequence[Points], winners: Sequence[Seat]) -> Turning | None:
    """Return where a match was decided, by the points of all seats after each entry."""
    if len(winners) in (0, len(points[0])):
        return None
    margins = [margin(point, winners) for point in points]
    gains = [0, *(later - sooner for sooner, later in itertools.pairwise(margins))]
    behind = [index for index, margin in enumerate(margins) if margin <= 0]
    if margins[-1] > 0 and behind:
        index = behind[-1] + 1
        return Turning("lead", index, leader(points[index - 1]), gains[index])
    most = max(gains)
    return Turning("gain", gains.index(most), leader(points[gains.index(most) - 1]), most) if most > 0 else None


def leader(points: Points) -> Seat | None:
    """Return the seat with most points; `None` when several have."""
    best = max(points)
    return Seat(points.index(best)) if points.count(best) == 1 else None


def margin(points: Points, winners: Sequence[Seat]) -> int:
    """Return how far the best of the winners is ahead of the best of the others."""
    return max(points[seat] for seat in winners) - max(score for seat, score in enumerate(points) if seat not in winners)


def _changes(steps: Sequence[CountedEntry]) -> int:
    """Return how often a seat came in front alone that had not been the last to be so."""
    leaders = [seat for step in steps if (seat := leader(step.points)) is not None]
    return sum(sooner != later for sooner, later in itertools.pairwise(leaders))
