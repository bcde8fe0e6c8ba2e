"""The tuned numbers of playing well, as values (`games/carta_magica/data/manner.toml`)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, convert

from data.tables import table

Weights: TypeAlias = dict[str, tuple[float, float]]
"""What each feature counts, in points, when a ship is home, and what the open sea adds to it."""


class Outlooks(Struct, frozen=True, forbid_unknown_fields=True):
    """How positions are judged, beside the weights."""

    doubt: tuple[float, float]
    """The lead in points that gives a seat odds of e : 1 to win: when the first ship is home, and what the open sea adds."""
    last_doubt: float
    """The lead in points that gives a seat odds of e : 1 to win in the last turns."""
    open_sea: int
    """From this many steps between the first ship and its home, the match is as open as it can be."""
    near_steps: float
    """The constant, in steps, by which the pull of home decays with the distance."""
    whole_lap: int
    """The steps of a lap, and a few more."""
    pulled: int
    """A harbour further away than this pulls no less than one so far away."""
    stock: int
    """Magic beyond this helps little."""
    remedied: float
    """What being stuck counts with the means to go on."""
    draw: tuple[float, float, float]
    """An unseen adventure card: what it is worth, what each magic up to `stock` and what each goods token adds."""
    calm_harm: float
    """What being blown into a windless square is of the harm of damage: goods, which pay for a tow, are more easily had than gold."""
    harm_steps: float
    """A square from which every storm does harm is as good as one so many steps further away."""


class Decisions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a sensible player decides, beside the weights."""

    spin_again: float
    """Points by which another spin is better than the one there is, on average, when this one is to be repeated."""
    doubt: tuple[float, float]
    """The doubt of `Outlooks` for the lures: what they make of gold and goods is less sure."""
    last_doubt: tuple[float, float]
    """The doubt in the last turns: when nobody has a turn left and only unseen cards are open, and when somebody has."""
    nothing: float
    """What an action is worth that brings nothing."""
    begun: int
    """Rounds before which nobody here ends the match without a lap, where being back is enough: it would be over in its first turns."""


class Searching(Struct, frozen=True, forbid_unknown_fields=True):
    """What the search goes by."""

    turns: int
    """How many turns, of all seats together, a playout lasts. This number was measured with two candidates in the same world. With 12
    turns, luck moves their chances to win by 0.12, which is three times their real difference. With 4 turns, luck moves them by 0.05,
    which is about their real difference."""
    behind: float
    """A choice that looks worse than the best by such a chance of winning is not thought about."""
    other_start: float
    """What is subtracted from the chance to win of another harbour or challenge: the few turns of a playout do not show its effect, which
    whole matches do (`outset`)."""
    other_answer: float
    """What is subtracted from the chance to win of an answer that is not the sensible one, except in the choice after the spin."""
    other_deal: float
    """What is subtracted from the chance to win of a deal that is not the best."""
    draws: int
    """How often cards are drawn, and battles fought, for an estimate."""
    hasty: float
    """The share of the other players who sail home in haste. If it were 0, the bot would be caught at sea with goods in the hold."""


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the whole mind.

    `judged`: what positions are worth. `lured`: what a player who does not look ahead goes by; `hasty` what one in haste goes by
    instead. `luck`: what cards count as against each other.
    """

    preferred_harbours: tuple[str, ...]
    judged: Weights
    lured: Weights
    hasty: Weights
    luck: dict[str, float]
    outlook: Outlooks
    decisions: Decisions
    search: Searching


MANNER = convert(table("carta_magica", "manner"), Manner, strict=False)
