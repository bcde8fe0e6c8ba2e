"""The story of a match in words: below its picture, and for those who do not see it. Pure."""

from __future__ import annotations

import itertools

from engine.story.story import Points, Story, winners_message
from engine.story.tale import Tale
from engine.values.core import Msg, Say, Seat, Who

STANDINGS = 6
"""Parts of the match whose points are told."""

LONGEST = 480
"""Characters of a story at most: what a phone has room for below its map."""


def story_lines(story: Story, say: Say) -> tuple[str, ...]:
    """Return the story: who won, where it was decided, changes of the lead, and the points."""
    return (
        say(winners_message(story.winners, "story.end")),
        *turning_lines(story, say),
        say(Msg("story.changes", count=story.changes)),
        *standings(story, say),
    )


def sentences(tale: Tale, say: Say) -> tuple[str, ...]:
    """Return the story in five sentences, shorter ones if long names need the room."""
    forms = [
        tuple(_whole(say(msg)) for msg in (first, *others))
        for first, others in itertools.zip_longest(tale.sentences, tale.shorter, fillvalue=())
    ]
    chosen = [0] * len(forms)

    def current() -> tuple[str, ...]:
        return tuple(every[at] for every, at in zip(forms, chosen, strict=True))

    while len(" ".join(current())) > LONGEST:
        gains = [
            (len(every[at]) - len(every[at + 1]), slot)
            for slot, (every, at) in enumerate(zip(forms, chosen, strict=True))
            if at + 1 < len(every)
        ]
        if not gains:
            break
        chosen[max(gains)[1]] += 1
    return current()


def _whole(words: str) -> str:
    """Return a sentence with its full stop; the words of an event may come without."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


def turning_lines(story: Story, say: Say) -> tuple[str, ...]:
    """Return where the match was decided, and how."""
    turning = story.turning
    if turning is None:
        return ()
    step = story.steps[turning.index]
    part = next((name for index, name in reversed(story.chapters) if index < turning.index), Msg("core.chapter.end"))
    best = Who(max(story.winners, key=lambda seat: step.points[seat]))
    if turning.kind == "gain":
        return (say(Msg("story.gain", seq=step.seq, part=part, who=best, points=turning.by)),)
    if len(story.winners) > 1:  # one of them was ahead of all others; that may have been now one, now another
        return (say(Msg("story.lead.shared", seq=step.seq, part=part, who=tuple(map(Who, story.winners)))),)
    if turning.before is None:
        return (say(Msg("story.lead", seq=step.seq, part=part, who=best)),)
    return (say(Msg("story.lead.from", seq=step.seq, part=part, who=best, before=Who(turning.before))),)


def standings(story: Story, say: Say) -> tuple[str, ...]:
    """Return the points at the end of a few parts, evenly chosen; the end itself is last."""
    every = story.standings()
    count = min(STANDINGS, len(every))
    chosen = [every[(len(every) - 1) * k // max(1, count - 1)] for k in range(count)]
    return tuple(say(Msg("story.standing", part=name, points=tuple(_points(points)))) for name, points in chosen)


def _points(points: Points) -> list[Msg]:
    """Return everybody with their points, the best first."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [Msg("story.points", who=Who(Seat(seat)), points=points[seat]) for seat in order]
