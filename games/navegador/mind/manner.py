"""The tuned numbers of playing well, as values (`games/navegador/data/manner.toml`)."""

from __future__ import annotations

from msgspec import Struct, convert

from data.tables import table


class Weights(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a player weighs things: points, and cruzados where it says so.

    "Early" means times the share of the match that is left.
    """

    turns: float
    """About how many turns each player has in a match."""
    cash: float
    """Early points of the first two hundred cruzados, beyond the point that they bring."""
    rich: float
    """Cruzados from which more of them are of less use."""
    colony: float
    """Cruzados that a colony earns in a turn whatever its price."""
    selling: float
    """The part of its price that a colony earns in a turn."""
    factory: float
    """Cruzados that a factory earns in a turn whatever its price."""
    processing: float
    """The part of its price that a factory earns in a turn."""
    item: float
    """Early points of an item for each point that a privilege of its kind adds."""
    shipyard: float
    """Early points of a shipyard for the ships it makes cheap."""
    church: float
    """Early points of a church for the workers it makes cheap."""
    growth: float
    """Items of a kind that a player gains in a turn, about: what a privilege counts on."""
    worker_4: float
    """Early points of the third and fourth worker."""
    worker_6: float
    """Of the fifth and sixth."""
    worker_9: float
    """Of the others."""
    hands: float
    """Of what more workers could build at once."""
    ship_2: float
    """Early points of the first two ships."""
    ship_4: float
    """Of the third and fourth."""
    ship_7: float
    """Of the others."""
    closing: float
    """Points that a leader gives for one building less on the chart, once few are left."""
    nagasaki: float
    """Points that a leader gives for the end."""
    landing: float
    """The part of a colony's gain that a ship there is worth."""
    scouting: float
    """The part of a discovery that ships in reach of it are worth."""
    waiting: float
    """What is left of that for every sailing more that is needed."""
    step: float
    """What a step ahead on the rondel costs: fields passed are out of reach for a while."""
    ahead: float
    """The part that counts of what could be done next from the field reached."""
    card: float
    """What an extra sailing has to be worth before the last chance for it."""


class Habits(Struct, frozen=True, forbid_unknown_fields=True):
    """What is taken for granted while weighing."""

    least_early: float
    """While nobody has triggered the end, at least this share of the match is taken to be left."""
    few_buildings: int
    """Buildings on the chart from which on the end is in sight."""
    premium: int
    """The cheapest colony of an unknown region, about."""
    last_chance: int
    """So few steps before the card expires it is used for any gain."""
    most_lost: int
    """Cruzados that a visit to the market may earn less than the best one, for what it does to the prices."""
    least_gain: float
    """Ships stay where they are for less."""
    most_paid: int
    """Ships that are given up for further steps, at most."""
    rich: int
    """Cruzados from which more of them are of less use to a position."""


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """Points by the end, fitted to matches of quick players with different weights."""

    late: tuple[float, ...]
    """Points that one of each feature comes to, late in the match."""
    early: tuple[float, ...]
    """Points that one of each feature comes to, at the start of the match."""
    sure: float
    """Doubt at the end."""
    unsure: float
    """What it grows by with the share of the match that is left."""
    most: float
    """Where it stops."""


class Searching(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the search."""

    horizon: int
    """Turns of all seats in a playout. With 8 the search is hardly better than the sensible player; 28 was better than 16 in three of
    three pairs of matches, at the same number of playouts."""
    play: float
    """How far apart players are in what they like: the width of the taste for a field. With a narrow one what others do is taken for
    certain, such as that somebody ends the match in a few turns: with 0.2 a review gave 90 % fifteen turns before the end to somebody who
    then won by the tie-break only; with this one 41 %. The bots were as strong (with a tenth of the budget, before `behind`, 69 % and 70 %
    of the same 188 matches). The quick policy is hardly weaker for it: with two seats it wins 49 % of 120 matches with 0.4 against itself
    without, 42 % with 0.8."""
    seconds: int
    """Candidates of one field at the most."""
    behind: float
    """The chance of winning by which a line is held worse before any playout, for each point less than the best that the quick policy makes
    of it. With a tenth of the budget, where each candidate has few playouts, the admiral wins 86 % instead of 72 % of the same 118 matches
    by it."""
    most_behind: float
    """The greatest chance of winning by which a line is held worse before any playout."""


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """All tuned numbers; `many` is for three seats and more, `two` for two."""

    weights: Weights
    habits: Habits
    many: Fit
    two: Fit
    search: Searching


MANNER = convert(table("navegador", "manner"), Manner, strict=False)
