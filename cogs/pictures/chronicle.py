"""The story of a match in words: for those who do not see its picture, and below it for everybody. Pure."""

from __future__ import annotations

from engine.story.story import Points, Story, winners_message
from engine.story.tale import Tale
from engine.values.core import Msg, Say, Seat, Who

STANDINGS = 6
"""Parts of the match whose points are told."""

LINES, LETTERS = 6, 40
"""Lines that a phone has room for below a poster, and letters that surely go into one."""

TELLS = ("tale.turn", "tale.blow", "tale.first")
"""What a poster does not show, what tells most first: who had what, and how it ended, stand on it."""


def story_lines(story: Story, say: Say) -> tuple[str, ...]:
    """The whole story, a sentence each: who won, where it was decided, how often the lead changed, how it stood from part to part."""
    return (
        say(winners_message(story.winners, "story.end")),
        *turning_lines(story, say),
        say(Msg("story.changes", count=story.changes)),
        *standings(story, say),
    )


def sentences(tale: Tale, say: Say) -> tuple[str, ...]:
    """The story in a few sentences; the words of an event may come without their full stop."""
    said = (say(sentence) for sentence in tale.sentences)
    return tuple(word if word.endswith((".", "!", "?")) else f"{word}." for word in said)


def beside(tale: Tale, say: Say) -> tuple[str, ...]:
    """The sentences that stand below the poster where there is little room: what it does not show."""
    told = list(zip(tale.sentences, sentences(tale, say), strict=True))
    kept, room = set[str](), LINES
    for kind in TELLS:
        for sentence in (words for msg, words in told if msg.key.startswith(kind)):
            room -= -(-len(sentence) // LETTERS)
            if room >= 0:
                kept.add(sentence)
    return tuple(words for _, words in told if words in kept)


def turning_lines(story: Story, say: Say) -> tuple[str, ...]:
    """Where the match was decided, and how."""
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
    """How it stood at the end of a few parts of the match, evenly chosen; the end itself is told last."""
    every = story.standings()
    count = min(STANDINGS, len(every))
    chosen = [every[(len(every) - 1) * k // max(1, count - 1)] for k in range(count)]
    return tuple(say(Msg("story.standing", part=name, points=tuple(_points(points)))) for name, points in chosen)


def _points(points: Points) -> list[Msg]:
    """Everybody with their points, the best first."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [Msg("story.points", who=Who(Seat(seat)), points=points[seat]) for seat in order]
