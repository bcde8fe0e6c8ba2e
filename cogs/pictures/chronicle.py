"""The story of a match in words, below its picture or in its place. Pure."""

from __future__ import annotations

import itertools

from engine.story.story import Points, Story, winners_message
from engine.story.tale import Tale
from engine.values.core import Msg, Say, Seat, Who

STANDINGS = 6
"""How many parts of the match are told with their points at the end, at most."""

LONGEST = 480
"""Characters of a story, at most: a phone has room for as many below the map."""


def story_lines(story: Story, say: Say) -> tuple[str, ...]:
    """Return the story: who won, where it was decided, changes of the lead, and the points."""
    return (
        say(winners_message(story.winners, "story.end")),
        *turning_lines(story, say),
        say(Msg("story.changes", count=story.changes)),
        *standings(story, say),
    )


def sentences(tale: Tale, say: Say) -> tuple[str, ...]:
    """Return the story in its five sentences, with shorter forms of some if it is too long.

    While it is too long, the sentence whose next shorter form saves most takes that form; of several the last one.
    """
    forms = [
        [_whole(say(msg)) for msg in (first, *others)]
        for first, others in itertools.zip_longest(tale.sentences, tale.shorter, fillvalue=())
    ]
    while len(" ".join(options[0] for options in forms)) > LONGEST:
        shortenable = [options for options in forms if len(options) > 1]
        if not shortenable:
            break
        max(reversed(shortenable), key=lambda options: len(options[0]) - len(options[1])).pop(0)
    return tuple(options[0] for options in forms)


def _whole(words: str) -> str:
    """Return a sentence with a full stop, which the words of an event may lack."""
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
    if len(story.winners) > 1:  # from here on a winner was ahead of all others, but not always the same one
        return (say(Msg("story.lead.shared", seq=step.seq, part=part, who=tuple(map(Who, story.winners)))),)
    if turning.before is None:
        return (say(Msg("story.lead", seq=step.seq, part=part, who=best)),)
    return (say(Msg("story.lead.from", seq=step.seq, part=part, who=best, before=Who(turning.before))),)


def standings(story: Story, say: Say) -> tuple[str, ...]:
    """Return the points after a few parts of the match, evenly chosen; the last is the end."""
    every = story.standings()
    count = min(STANDINGS, len(every))
    chosen = [every[(len(every) - 1) * number // max(1, count - 1)] for number in range(count)]
    return tuple(say(Msg("story.standing", part=name, points=tuple(_points(points)))) for name, points in chosen)


def _points(points: Points) -> list[Msg]:
    """Return everybody with their points, the best first."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [Msg("story.points", who=Who(Seat(seat)), points=points[seat]) for seat in order]
