"""The tuned numbers of playing well, as values (`games/navegador/data/manner.toml`)."""

from __future__ import annotations

from msgspec import Struct, convert

from data.tables import table


class Weights(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a player weighs things, in points if nothing else is said.

    "Early points" are multiplied by the share of the match that is left, so they fall to 0 at the end.
    """

    turns: float
    """The number of turns of each player in a match, roughly."""
    cash: float
    """Early points of the first two hundred cruzados, beyond the one point that they bring at the end."""
    rich: float
    """With so many cruzados, more of them are of clearly less use."""
    colony: float
    """Cruzados that a colony earns in a turn, whatever the price of its good."""
    selling: float
    """The share of the price of its good that a colony earns in a turn, in addition."""
    factory: float
    """Cruzados that a factory earns in a turn, whatever the income of processing."""
    processing: float
    """The share of the income of processing that a factory earns in a turn, in addition."""
    item: float
    """Early points of an item for each point that a privilege of its kind would add to it."""
    shipyard: float
    """Early points of a shipyard for the ships it makes cheap."""
    church: float
    """Early points of a church for the workers it makes cheap."""
    growth: float
    """Items of a kind that a player is expected to gain in a turn: a privilege counts for them too."""
    worker_4: float
    """Early points of the third and fourth worker."""
    worker_6: float
    """Early points of the fifth and sixth worker."""
    worker_9: float
    """Early points of each further worker."""
    hands: float
    """The share that counts of what more workers could build at once."""
    ship_2: float
    """Early points of the first two ships."""
    ship_4: float
    """Early points of the third and fourth ship."""
    ship_7: float
    """Early points of each further ship."""
    closing: float
    """What one building less on the chart is worth to a leader, once few are left."""
    nagasaki: float
    """What the end is worth to a leader who explores Nagasaki."""
    landing: float
    """The worth of a ship at a colony, as a share of the gain by founding it."""
    scouting: float
    """The worth of ships in reach of a discovery, as a share of the gain by it; none once the end is triggered."""
    waiting: float
    """The factor for that worth for each further sailing that is needed."""
    step: float
    """The points that a step on the rondel costs: the fields that are passed are out of reach for a while."""
    ahead: float
    """The share that counts of the best deed that could follow from the field reached."""
    card: float
    """The points that an extra sailing has to be worth while the card does not expire soon."""


class Habits(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits and assumptions of the quick policy."""

    least_early: float
    """While nobody has triggered the end, at least this share of the match is taken to be left."""
    few_buildings: int
    """With so few buildings on the chart the end is in sight."""
    premium: int
    """The price in cruzados that is assumed for the cheapest colony of an unknown region."""
    last_chance: int
    """If the holder has no more steps left than this before the card expires, any gain is enough to use it."""
    most_lost: int
    """How many cruzados less than the best market visit another one may earn and still be a candidate: it moves prices otherwise."""
    least_gain: float
    """Ships sail only if that gains more points than this."""
    most_paid: int
    """Ships that are given up for further steps, at most."""
    rich: int
    """With so many cruzados, more of them are of clearly less use in the evaluation."""


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of the evaluation, fitted to matches of quick players of different weights."""

    late: tuple[float, ...]
    """The points at the end that one unit of each feature brings, late in the match."""
    early: tuple[float, ...]
    """The points at the end that one unit of each feature brings, at the start of the match."""
    sure: float
    """The doubt at the end: the lead in points at which a seat wins with odds of e : 1."""
    unsure: float
    """How much the doubt is greater at the start of the match."""
    most: float
    """The greatest doubt."""


class Searching(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the search."""

    horizon: int
    """Turns of a playout, of all seats together. With 8 the search is hardly better than the sensible player. With 28 it was better than
    with 16 in three of three trials with the same number of playouts."""
    play: float
    """How much the tastes of players in playouts differ: the worth of a field is multiplied by 1 +- half of this. With a small figure the
    search takes what others do for certain. Example: fifteen turns before the end, a review gave 90 % with 0.2, but 41 % with the present
    figure, to a player who then won only by the tie-break. The bots are as strong as with 0.2, and the quick policy loses little by tastes:
    with 0.4 it wins 49 % of 120 matches of two seats against itself without, with 0.8 it wins 42 %."""
    seconds: int
    """The greatest number of candidates on one rondel field."""
    behind: float
    """The handicap of a line before any playout, in chance of winning, for each point that the quick policy finds it worse than the best
    line. With a tenth of the budget, when each candidate has few playouts, the admiral wins 86 % of 118 matches with it, and 72 %
    without."""
    most_behind: float
    """The greatest handicap."""


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """All tuned numbers; `many` is for three seats and more, `two` for two."""

    weights: Weights
    habits: Habits
    many: Fit
    two: Fit
    search: Searching


MANNER = convert(table("navegador", "manner"), Manner, strict=False)
