"""What the game says: labels and notes. Texts are in `lang/en`."""

from __future__ import annotations

from functools import cache

from caravel import Msg, Note, Seat, Who

from caravel_pearl_reef.rules.board import NAMES, Hex
from caravel_pearl_reef.rules.state import Choice

# Labels


@cache
def place(goal: Hex) -> Msg:
    """Name a hex."""
    return Msg("pearl_reef.place", name=NAMES[goal].upper())


@cache
def pearls(count: int) -> Msg:
    """Say a number of pearls."""
    return Msg("pearl_reef.pearls", count=count)


@cache
def suggested(goal: Hex, count: int) -> Msg:
    """Say an answer: a hex, the lantern unlit."""
    return Msg("pearl_reef.goal.suggest", place=place(goal), pearls=pearls(count))


# Questions in brief


def goal_asked() -> Msg:
    """Ask where to sail."""
    return Msg("pearl_reef.goal.asked")


def goal_stake(most: int) -> Msg:
    """Say what is at stake when a player chooses a hex: the most pearls in reach."""
    return Msg("pearl_reef.goal.stake", count=most)


def another() -> Msg:
    """Say what the other answers are."""
    return Msg("pearl_reef.goal.rest")


def round_of(now: int, rounds: int) -> Msg:
    """Say which round it is."""
    return Msg("pearl_reef.round", round=now, rounds=rounds)


def lantern_asked() -> Msg:
    """Ask whether to light the lantern."""
    return Msg("pearl_reef.lantern.asked")


def lantern_stake() -> Msg:
    """Say what is at stake when a player may light the lantern."""
    return Msg("pearl_reef.lantern.stake")


# Notes


def laid(found: tuple[int, ...]) -> Note:
    """Tell the pearls of the reef at the start, hex by hex."""
    return Note(Msg("pearl_reef.note.laid", pearls=found))


def chosen(seat: Seat, choice: Choice) -> Note:
    """Tell a choice, to its owner."""
    key = "pearl_reef.note.chosen-lit" if choice.is_lit else "pearl_reef.note.chosen-dark"
    return Note(Msg(key, who=Who(seat), place=place(choice.goal)), frozenset({seat}))


def has_chosen(seat: Seat) -> Note:
    """Tell everybody that there is a choice."""
    return Note(Msg("pearl_reef.note.has-chosen", who=Who(seat)))


def sailed(seat: Seat, choice: Choice, taken: int, is_diving: bool) -> Note:
    """Reveal a choice: tell where the boat is, and what its diver brings up."""
    if is_diving:
        key = "pearl_reef.note.dives-lit" if choice.is_lit else "pearl_reef.note.dives-dark"
    else:
        key = "pearl_reef.note.meets-lit" if choice.is_lit else "pearl_reef.note.meets-dark"
    return Note(Msg(key, who=Who(seat), place=place(choice.goal), count=taken))


def tide(goal: Hex) -> Note:
    """Tell where the tide brings pearls."""
    return Note(Msg("pearl_reef.note.tide", place=place(goal)))
