"""What a click about the daily voyage can mean: on its post, and on what one person sees.

A puzzle is named by its number on the server where somebody clicks.
"""

from __future__ import annotations

from cogs.actions.wire import Action, Number, Word, action


class OfPuzzle(Action, frozen=True):
    """About a puzzle."""

    number: Number


@action("voyage-solve", cost=3)
class SolvePuzzle(OfPuzzle, frozen=True):
    """Show a puzzle to one person with its answers, or its result if it is closed or answered."""


@action("voyage-answer", cost=2)
class AnswerPuzzle(OfPuzzle, frozen=True):
    """Answer a puzzle: the answer of this place."""

    answer: Number


@action("voyage-next", cost=3)
class NextPuzzle(Action, frozen=True):
    """Show a puzzle to somebody alone that they have not answered, and nobody has posted."""


@action("voyage-try", cost=2)
class TryPuzzle(Action, frozen=True):
    """Answer such a puzzle, by its name: the answer of this place."""

    puzzle: Word
    answer: Number


@action("voyage-others", cost=2)
class ShowOtherAnswers(Action, frozen=True):
    """Show what every answer of a puzzle comes to, to somebody who has answered it."""

    puzzle: Word


@action("voyage-doubt", cost=2)
class DoubtPuzzle(OfPuzzle, frozen=True):
    """Say that one does not believe the solution."""


@action("voyage-share", cost=5)
class ShareStreak(OfPuzzle, frozen=True):
    """Tell everybody how many one has answered well in a row."""


@action("voyage-ranking", cost=3)
class ShowVoyageRanking(Action, frozen=True):
    """Show who of the server has most stars."""
