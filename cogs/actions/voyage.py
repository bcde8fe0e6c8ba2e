"""What a click about the daily voyage can mean: on its post, and on what one person sees.

A puzzle is named by its number on the server where somebody clicks.
"""

from __future__ import annotations

from cogs.actions.wire import Action, Number, Word


class OfPuzzle(Action):
    """About a puzzle."""

    number: Number


class SolvePuzzle(OfPuzzle, name="voyage-solve", cost=3):
    """Show a puzzle to one person with its answers, or its result if it is closed or answered."""


class AnswerPuzzle(OfPuzzle, name="voyage-answer", cost=2):
    """Answer a puzzle: the answer of this place."""

    answer: Number


class NextPuzzle(Action, name="voyage-next", cost=3):
    """Show a puzzle to somebody alone that they have not answered, and nobody has posted."""


class TryPuzzle(Action, name="voyage-try", cost=2):
    """Answer such a puzzle, by its name: the answer of this place."""

    puzzle: Word
    answer: Number


class ShowOtherAnswers(Action, name="voyage-others", cost=2):
    """Show what every answer of a puzzle comes to, to somebody who has answered it."""

    puzzle: Word


class DoubtPuzzle(OfPuzzle, name="voyage-doubt", cost=2):
    """Say that one does not believe the solution."""


class ShareStreak(OfPuzzle, name="voyage-share", cost=5):
    """Tell everybody how many one has answered well in a row."""


class ShowVoyageRanking(Action, name="voyage-ranking", cost=3):
    """Show who of the server has most stars."""
