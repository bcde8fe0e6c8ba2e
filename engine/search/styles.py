"""Styles of play: what a bot likes, so that two bots of the same level do not play alike.

A style is a preference among lines that are about equally good. The same candidates are played out with the same budget; only when they are
ranked, a line that brings more of what the style likes counts for a little more. This has a limit (`EVEN`), so a bot with a style is about
as strong as its level. What a style likes are terms of the game's judgement, in positions that the seat imagines, without hidden facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game.mind import Considered, Judgement, Style
from engine.values.adding import mean_of, sum_of

TASTE = 1.0
"""The extra weight of a point of what a style likes: with 1.0 it counts double. A quarter of that changes about as many lines."""

EVEN = 0.015
"""The most chance to win that a style may cost a seat whose chance is a half. It falls to 0 where a match is nearly won or lost."""


class StyleTaste:
    """A style at one decision: it ranks lines that were played out in the same worlds."""

    def __init__(self, style: Style, judgement: Judgement[Any], world: Any) -> None:
        """`world`: the position as the seat imagines it."""
        self._liked = tuple([at for at, term in enumerate(judgement.terms) if term in style.likes])
        self._hinders = style.hinders
        self._doubt = judgement.doubt(world)

    def order(self, ranked: Sequence[Considered]) -> list[int]:
        """Return the order that the style prefers, as indices of `ranked` (the best first).

        >>> from engine.search.plain import plain
        >>> taste = StyleTaste(Style("toy.style.bold", likes=("core.term.points",)), plain(RULES), START)
        >>> taste.order([Considered(line, 0.5, 0.0, 0.0, 1, terms=(points,)) for line, points in (("pass", 1.0), ("bid 3", 2.0))])
        [1, 0]
        """
        chance = max(0.0, min(1.0, ranked[0].chance))
        openness = 4 * chance * (1 - chance)  # 1 at a chance of a half, 0 where the match is won or lost
        leans = [sum_of([line.terms[at] for at in self._liked]) - self._hinders * line.others for line in ranked]
        mean, most = mean_of(leans), EVEN * min(1.0, 2 * openness)
        point = openness / 4 / self._doubt  # the chance to win that a point of lead is worth
        favours = [max(-most, min(most, TASTE * point * (lean - mean))) for lean in leans]
        styled = [line.score + favour for line, favour in zip(ranked, favours, strict=True)]
        return sorted(range(len(ranked)), key=lambda at: -styled[at])
