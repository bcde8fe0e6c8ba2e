"""The tuned numbers of playing well (`games/magellan/data/manner.toml`), in M of income."""

from __future__ import annotations

from msgspec import Struct, convert

from data.tables import table
from games.magellan.rules.state import Kind


class Worths(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth."""

    points_a_turn: float
    """What a throw brings on average."""
    headstart: float
    """Turns added to every way, so that the nearest is not always the best."""
    thrift: float
    """What money is worth, as a share of the income still needed for each M of cash."""
    to_come: int
    """Cash that a player still expects from revenues and bonuses, in M."""
    beyond: float
    """How many times the income that is needed is looked through for what the last M will buy."""
    least: float
    """What an M is worth at least, as income."""
    poor: float
    """What the last country yields where all that are left do not suffice."""
    revenues: float
    """Revenues that a country still brings."""
    bonus: float
    """What a bonus is worth, as a multiple of its money: it comes without a way back, and others lose it."""
    winning: float
    """Worth of a country that wins the match: more than any other."""


class Aiming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player goes for."""

    hope: float
    """What a capital is worth whose card has not been turned, as a share of an open one."""
    reserve: int
    """Cash that is kept: a player without money and countries is out."""
    open_handed: float
    """What money is worth, as a share of its price, to players who are offered more than what is worth it: they may see it otherwise."""
    after: float
    """What such an offer is worth, so that it comes after the others."""
    sought: float
    """How much more a player who is bent on something makes of it."""
    soon: float
    """What a country is worth that one more revenue would pay for, as a share of one that can be paid now: a piece is there when the money
    is."""
    guard: float
    """What it is worth, as a share of its income, that an own country has a jeep: whoever enters one without in a war has it."""
    soon_there: int
    """So many points from a country with which a rival wins, they may have it in a turn or two."""
    contest: float
    """How much less is made of something that another player comes to much earlier, for each of the others at the table: they may leave it
    alone, and against a single one it is as good as won to keep them from it. This and the next figure were found as the worths."""
    narrow: float
    """By how many points one has to be nearer for odds of 2.7 : 1 to be the first."""
    few_open: int
    """With fewer worthwhile countries open a geographic card is drawn."""


class ErrandNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """How the movement of a turn is planned."""

    patience: float
    """For so many turns a new jeep and ship have to be ahead of those abroad, in what they promise, to be worth their price."""
    afresh: float
    """How much more a new jeep has to promise while another one stands idle."""
    gain: float
    """How much more a plane has to promise to be bought."""
    most: dict[Kind, int]
    """Pieces that are enough to buy no more."""
    flight: int
    """Points of a flight with a jeep that one throw often brings."""
    ways: int
    """Ways of one plan: few enough for one line."""


class JudgedNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a position is worth."""

    nearest: float
    """What the most promising open country counts for: as much of its worth as is left after the way."""
    next: float
    """The same of the next two."""
    discovery: float
    """What the two most promising bonuses count for."""
    pack: float
    """What unturned capitals count for, of what is hoped from them."""
    piece: float
    """What a jeep or a ship counts for, up to `enough`."""
    enough: dict[Kind, int]
    doubt: float
    """By which share of the target one has to be ahead for odds of e : 1. It stays the same to the end: who lacks two M of income but has
    no money for the last country is often overtaken."""


class Searching(Struct, frozen=True, forbid_unknown_fields=True):
    """What the search goes by."""

    horizon: int
    """Turns of all seats in a playout."""
    threat: int
    """So many points from an own country without a jeep an enemy in war is a threat: about two turns."""
    ways_out: int
    """Other first aims that are looked at."""
    thrifts: tuple[float, ...]
    """Other prices of money; what they change was worth most in trials."""
    behind: float
    """By how much chance of winning any other line has to be ahead of the sensible one before it has been played out often, for a single
    rival; less with more of them. Fifty playouts each of the lines of ten positions, with about half the `doubt`: beside the sensible line
    the others are 0.03 worse with one rival and 0.01 with three, 0.03 and 0.02 up or down, and single playouts differ by 0.17 and 0.09. A
    smaller figure lets chance decide."""


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    worth: Worths
    aims: Aiming
    errands: ErrandNumbers
    judged: JudgedNumbers
    search: Searching


MANNER = convert(table("magellan", "manner"), Manner, strict=False)
