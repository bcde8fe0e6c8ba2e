"""The tuned numbers of playing well, as values (`games/carta_magica/data/manner.toml`)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct, convert

from data.tables import table

Weights: TypeAlias = dict[str, tuple[float, float]]
"""Two weights of each feature, in points: its weight when a ship is home, and what the open sea adds to it."""


class Outlooks(Struct, frozen=True, forbid_unknown_fields=True):
    """How positions are judged, beside the weights."""

    doubt: tuple[float, float]
    """The lead in points that gives a seat odds of e : 1 to win: when the first ship is home, and what the open sea adds."""
    last_doubt: float
    """The lead in points that gives a seat odds of e : 1 to win in the last turns."""
    open_sea: int
    """Steps between the first ship and its home with which, or with more, the match is fully open."""
    near_steps: float
    """Steps over which the pull of home falls to 1/e."""
    whole_lap: int
    """The steps of a lap, rounded up."""
    pulled: int
    """Steps; a harbour that is farther away counts as if it were so far away."""
    stock: int
    """Magic that counts in full; more helps little."""
    remedied: float
    """The share of the harm of being stuck that is left with the means to go on."""
    draw: tuple[float, float, float]
    """What an unseen adventure card is worth, in points: a base, what each magic up to `stock` adds, and what each goods token adds."""
    calm_harm: float
    """The harm of being blown into a windless square, as a share of the harm of damage. It is less: a tow costs goods, a repair gold."""
    harm_steps: float
    """A square on which every storm does harm is as good as one that is this many steps farther away."""


class Decisions(Struct, frozen=True, forbid_unknown_fields=True):
    """How a sensible player decides, beside the weights."""

    spin_again: float
    """Points that a new spin gains on average over one that is bad enough to be repeated."""
    doubt: tuple[float, float]
    """As `Outlooks.doubt`, for the weights `lured`: their value of gold and goods is less certain."""
    last_doubt: tuple[float, float]
    """As `Outlooks.last_doubt`: when nobody has a turn left and only unseen cards are open, and when somebody has one."""
    nothing: float
    """Points that are added for an action that brings nothing; below 0, so that it comes last."""
    begun: int
    """In editions in which being back home is enough, the bots end no match without a lap before so many rounds: it would be too short."""


class Searching(Struct, frozen=True, forbid_unknown_fields=True):
    """What the search goes by."""

    turns: int
    """How many turns, of all seats together, a playout lasts. This number was measured with two candidates in the same world. With 12
    turns, luck moves their chances to win by 0.12, which is three times their real difference. With 4 turns, luck moves them by 0.05,
    which is about their real difference."""
    behind: float
    """A choice is not searched if its chance of winning looks lower than the best one's by more than this."""
    other_start: float
    """What is subtracted from the chance to win with another harbour or challenge than the sensible one. A playout is too short to show its
    effect; whole matches do (`outset`)."""
    other_answer: float
    """What is subtracted from the chance to win with another answer than the sensible one, except in the choice after the spin."""
    other_deal: float
    """What is subtracted from the chance to win with another deal in a harbour than the sensible one."""
    draws: int
    """How often a choice with unseen cards or a battle is played out to estimate its chance."""
    hasty: float
    """The share of the other players who sail home in haste. If it were 0, the bot would be caught at sea with goods in the hold."""


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the whole mind."""

    preferred_harbours: tuple[str, ...]
    """Harbours to set out from, the best first."""
    judged: Weights
    """What the search makes of positions."""
    lured: Weights
    """What a player who does not look ahead makes of positions."""
    hasty: Weights
    """The weights in which a player in haste differs from `lured`."""
    luck: dict[str, float]
    """The value of each kind of card, compared with the other kinds."""
    outlook: Outlooks
    decisions: Decisions
    search: Searching


MANNER = convert(table("carta_magica", "manner"), Manner, strict=False)
