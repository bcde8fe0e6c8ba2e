"""The story of a match as a picture: each player's points, and where it was decided."""

from __future__ import annotations

from engine.story.story import Story
from engine.values.core import Msg, Say
from render.kit import curves, marks
from render.kit.canvas import Canvas
from render.kit.curves import Curves, Scale


def story_curves(story: Story) -> Curves:
    """Return the lines of a story, on a scale that shows all points and zero."""
    every = [point for step in story.steps for point in step.points]
    low = min(0, *every)
    scale = Scale(len(story.steps), low, max(low + 5, *every))
    return Curves(
        scale,
        places=tuple(range(len(story.steps))),
        values=tuple([step.points for step in story.steps]),
        chapters=story.chapters,
        winners=story.winners,
    )


def compose(story: Story, say: Say) -> Canvas:
    """Draw the whole picture."""
    canvas, lines = curves.ground(), story_curves(story)
    curves.lay_head(canvas, say, story.winners, lambda who: title(story, say, who), decided_where(story, say))
    curves.lay_parts(canvas, lines, say)
    curves.lay_levels(canvas, lines.scale)
    if story.turning is not None:
        x = lines.scale.x(story.turning.index)
        canvas.area("turning", x - 30, curves.PLOT[1], x + 30, curves.PLOT[3])
        curves.lay_upright(canvas, x)
    curves.lay_lines(canvas, lines)
    _lay_point(canvas, story, lines)
    curves.lay_ends(canvas, lines, say, lambda points: str(int(points)))
    return canvas


def title(story: Story, say: Say, who: str) -> str:
    """Return in few words who has won."""
    return say(Msg("story.won", who=who, count=len(story.winners)))


def decided_where(story: Story, say: Say) -> str:
    """Return in few words where the match was decided."""
    turning = story.turning
    if turning is None:
        return say(Msg("story.undecided"))
    if turning.kind == "gain":
        return say(Msg("story.gain.short", points=turning.by, seq=story.steps[turning.index].seq))
    return say(Msg("story.lead.short", seq=story.steps[turning.index].seq))


def _lay_point(canvas: Canvas, story: Story, lines: Curves) -> None:
    """Draw the winner's disc on their line where the match was decided."""
    if story.turning is None:
        return
    index = story.turning.index
    seat = max(story.winners, key=lambda winner: story.steps[index].points[winner])
    x, y = lines.scale.x(index), lines.y(seat, story.steps[index].points[seat])
    marks.halo(canvas, x, y, 30)
    marks.disc(canvas, x, y, 24, seat)
