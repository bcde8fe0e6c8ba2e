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
    """How far ahead a seat has to be for odds of e : 1 when the ship that has come furthest is home, and what the open sea adds."""
    last_doubt: float
    """How far ahead a seat has to be for odds of e : 1 in the last turns."""
    open_sea: int
    """With so many steps home for whoever has fewest, or more, the match is as open as it can be."""
    near_steps: float
    """Home is felt by so many steps (a constant of decay)."""
    whole_lap: int
    """Steps of a lap, and a little."""
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
    """Turns of all seats in a playout: until each has had one, and the seat that is thought for its next. With 12 two candidates of the
    same world differ by chance by 0.12, three times as much as they differ in truth; with 4 by 0.05, as much."""
    behind: float
    """A choice that looks worse than the best by such a chance of winning is not thought about."""
    other_start: float
    """By how much another harbour or challenge is held worse: some turns of a playout know nothing of it, which whole matches do
    (`outset`)."""
    other_answer: float
    """The chance by which another answer than the sensible one is held worse outside of the choice after the spin."""
    other_deal: float
    """The chance by which another deal than the best is held worse."""
    draws: int
    """So often cards are drawn and battles are fought for an estimate."""
    hasty: float
    """The share of the other players who sail home in haste: whoever counts on nobody doing so is caught with goods in the hold."""


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
