"""The tuned numbers of playing well (`data/manner.toml`). Worths are in M of income."""

from __future__ import annotations

from msgspec import Struct, convert

from data.tables import table
from games.magellan.rules.state import Kind


class Worths(Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth."""

    points_a_turn: float
    """The points of a throw, on average."""
    headstart: float
    """Turns that are added to every way. With more of them, the nearest aim is less often the best."""
    thrift: float
    """What an M of cash is worth, as a share of the income still needed per M that the player will have."""
    to_come: int
    """Cash that a player still expects from revenues and bonuses, in M."""
    beyond: float
    """The last M is assumed to buy the last country of so many times the income that is needed."""
    least: float
    """What an M of cash is worth at least."""
    poor: float
    """The yield that is assumed for the last country if all that are left do not suffice: income for each M of cost."""
    revenues: float
    """How many revenues a country still brings."""
    bonus: float
    """What a bonus is worth, as a multiple of its money. It is more than the money, because the others cannot get it any more."""
    winning: float
    """Worth of a country that wins the match: more than any other."""


class Aiming(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player goes for."""

    hope: float
    """What a capital whose card has not been turned is worth, as a share of an open country."""
    reserve: int
    """Cash that is kept: a player without money and countries is out."""
    open_handed: float
    """Players are also offered countries that would be worth their cost if money were worth this share of its price."""
    after: float
    """The share of its worth with which such an offer is ranked, so that it comes after the others."""
    sought: float
    """How many times more the place that a player has resolved on (`Bent.sought`) is worth to them."""
    soon: float
    """What a country is worth that only the next revenue will pay for, as a share of one that can be paid now. It is worth something
    because the piece is then there in time."""
    guard: float
    """What a jeep in an own country is worth, as a share of the country's income: in war an enemy takes one without a jeep."""
    soon_there: int
    """A rival who wins with a country may have it in a turn or two if they are no more points away from it."""
    contest: float
    """The share of its worth that an aim loses, for each other player at the table, if the nearest rival is much nearer to it. It is not
    all: the rival may leave it alone."""
    narrow: float
    """How many points nearer a player has to be for odds of e : 1 (73 %) to be there first."""
    few_open: int
    """If fewer worthwhile countries lie open, a geographic card is drawn."""


class ErrandNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """How the movement of a turn is planned."""

    patience: float
    """New pieces are bought if what they promise beyond those abroad, times this number of turns, is worth more than their price."""
    afresh: float
    """How many times more than the others a new jeep has to promise while another one stands idle."""
    gain: float
    """How many times more than ways by land and sea a plane has to promise to be bought."""
    most: dict[Kind, int]
    """With so many pieces of a kind no more are bought."""
    flight: int
    """The points for a flight with a jeep that are assumed when a plane is weighed: a throw often brings them."""
    ways: int
    """The ways of one plan, at most: a line has a limited number of steps."""


class JudgedNumbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What a position is worth."""

    nearest: float
    """The share of what the most promising open country promises that counts."""
    next: float
    """The share that counts of the next two open countries."""
    discovery: float
    """The share that counts of the two most promising bonuses."""
    pack: float
    """The share that counts of what unturned capitals promise."""
    piece: float
    """The worth of each jeep and ship, up to `enough`."""
    enough: dict[Kind, int]
    """How many jeeps and ships count; more of them are worth nothing."""
    doubt: float
    """The lead, as a share of the target, at which a player wins with odds of e : 1 (73 %). It stays the same to the end: a player who
    lacks two M of income but has no money for the last country is often overtaken."""


class Searching(Struct, frozen=True, forbid_unknown_fields=True):
    """The lines that the search considers, and how far it plays them out."""

    horizon: int
    """Turns of all seats in a playout."""
    threat: int
    """In war an enemy no more points away from an own country without a jeep is a threat: about two turns."""
    ways_out: int
    """How many other aims are tried as the first one."""
    thrifts: tuple[float, ...]
    """Other prices of money that are tried (`Bent.thrift`). In trials these candidates brought most."""
    behind: float
    """How much chance of winning another line has to be ahead of the sensible one before it has been played out often. The figure is for
    one rival and is divided by the number of rivals. A smaller one lets chance decide. It was measured by fifty playouts of each line of
    ten positions: the other lines were worse by 0.03 +- 0.03 with one rival and by 0.01 +- 0.02 with three, while single playouts varied by
    0.17 and 0.09."""


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """All tuned numbers, one section of the file each."""

    worth: Worths
    aims: Aiming
    errands: ErrandNumbers
    judged: JudgedNumbers
    search: Searching


MANNER = convert(table("magellan", "manner"), Manner, strict=False)
