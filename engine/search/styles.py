"""Styles of play: what a bot likes, so that two bots of a level do not play alike.

A style is a preference among lines that are about as good as each other, and no other way to think: the same candidates are played out with
the same budget, and only where they are ranked, a line that brings more of what the style likes counts for a little more. That is bounded
(`EVEN`), so a bot with a style is about as strong as its level. What it likes are terms of the game's judgement, in positions that its seat
imagines: nothing hidden comes in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game.mind import Considered, Judgement, Style
from engine.values.adding import mean_of, sum_of

TASTE = 1.0
"""By how much more a point of what a style likes counts for it: twice as much in all. With a quarter of it hardly fewer lines change."""

EVEN = 0.015
"""What this comes to at most, as chance of winning of a seat whose chance is a half. Where more is decided it is less, and nothing where a
match is won or lost: a style gives nothing certain away."""


class StyleTaste:
    """A style at one decision: it ranks lines that were played out in the same worlds."""

    def __init__(self, style: Style, judgement: Judgement[Any], world: Any) -> None:
        """`world`: the position as the seat imagines it."""
        self._liked = tuple([at for at, term in enumerate(judgement.terms) if term in style.likes])
        self._hinders = style.hinders
        self._doubt = judgement.doubt(world)

    def order(self, ranked: Sequence[Considered]) -> list[int]:
        """In which order the style has lines that come ranked, the best first: by their numbers."""
        chance = max(0.0, min(1.0, ranked[0].chance))
        is_open = 4 * chance * (1 - chance)
        leans = [sum_of([line.terms[at] for at in self._liked]) - self._hinders * line.others for line in ranked]
        mean, most = mean_of(leans), EVEN * min(1.0, 2 * is_open)
        point = is_open / 4 / self._doubt  # a point of lead is worth so much chance of winning
        favours = [max(-most, min(most, TASTE * point * (lean - mean))) for lean in leans]
        styled = [line.score + favour for line, favour in zip(ranked, favours, strict=True)]
        return sorted(range(len(ranked)), key=lambda at: -styled[at])
