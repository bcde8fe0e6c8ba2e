"""What the game says: labels and notes. Texts are in `lang/en`."""

from __future__ import annotations

from functools import cache

from caravel import Msg, Note, Seat, Who

from caravel_pearl_reef.rules.board import NAMES, Hex
from caravel_pearl_reef.rules.state import Choice

# Labels


@cache
def place(goal: Hex) -> Msg:
    """A hex."""
    return Msg("pearl_reef.place", name=NAMES[goal].upper())


@cache
def pearls(count: int) -> Msg:
    """A number of pearls."""
    return Msg("pearl_reef.pearls", count=count)


@cache
def suggested(goal: Hex, count: int) -> Msg:
    """A ready answer: a hex, the lantern unlit."""
    return Msg("pearl_reef.goal.suggest", place=place(goal), pearls=pearls(count))


# Notes


def laid(found: tuple[int, ...]) -> Note:
    """The pearls of the reef at the start, hex by hex."""
    return Note(Msg("pearl_reef.note.laid", pearls=found))


def chosen(seat: Seat, choice: Choice) -> Note:
    """A choice, for its owner."""
    key = "pearl_reef.note.chosen-lit" if choice.is_lit else "pearl_reef.note.chosen-dark"
    return Note(Msg(key, who=Who(seat), place=place(choice.goal)), frozenset({seat}))


def has_chosen(seat: Seat) -> Note:
    """That there is a choice, for everybody."""
    return Note(Msg("pearl_reef.note.has-chosen", who=Who(seat)))


def sailed(seat: Seat, choice: Choice, taken: int, is_diving: bool) -> Note:
    """A choice comes out: where the boat is, and what its diver brings up."""
    if is_diving:
        key = "pearl_reef.note.dives-lit" if choice.is_lit else "pearl_reef.note.dives-dark"
    else:
        key = "pearl_reef.note.meets-lit" if choice.is_lit else "pearl_reef.note.meets-dark"
    return Note(Msg(key, who=Who(seat), place=place(choice.goal), count=taken))


def tide(goal: Hex) -> Note:
    """Where the tide brings pearls."""
    return Note(Msg("pearl_reef.note.tide", place=place(goal)))
