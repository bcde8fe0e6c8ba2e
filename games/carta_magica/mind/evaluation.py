"""What a position is worth to a seat, in points of the final score, by terms.

The sensible player, quick play and the search all use this one evaluation. A term is made of features; a feature counts by a weight
that falls from the open sea to the last steps home (`manner`).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import Literal, TypeAlias

from engine.values.adding import sum_of, weighted_sum
from engine.values.core import Seat
from games.carta_magica.mind.charts import HARM, Chart, lap_index, sea_of
from games.carta_magica.mind.manner import MANNER, Weights
from games.carta_magica.rules.board import ADVENTURES, GOODS_PER_GOLD, HOME_POINTS, LIMIT, TALISMAN_PRICE, WHEEL, Square, Token
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.payment import means
from games.carta_magica.rules.reach import FAR
from games.carta_magica.rules.sailing import CARD_OF, CARD_WAY, FREED_BY, PAID_WAY, ransom
from games.carta_magica.rules.score import card_gold, talisman_score
from games.carta_magica.rules.state import Condition, Over, Player, Position, State

TERMS = ("points", "gold", "goods", "magic", "cards", "home", "ship")
"""The parts of what a position is worth, in this order everywhere."""
FEATURES = ("gold", "red", "goods", "black", "magic", "more magic", "cards", "way", "near", "damaged", "becalmed", "harm", "missed")
"""What the terms are made of, as `Outlook.features` counts them."""
# The numbers of `manner`, which says what each of them is.
OPEN_SEA = MANNER.outlook.open_sea
WHOLE_LAP = MANNER.outlook.whole_lap
PULLED = MANNER.outlook.pulled
STOCK = MANNER.outlook.stock
REMEDIED = MANNER.outlook.remedied
DOUBT = MANNER.outlook.doubt
LAST_DOUBT = MANNER.outlook.last_doubt
DRAW = MANNER.outlook.draw
LATE_DRAW = 0.2
"""Points that a drawn card is worth in the last turns."""
ROUND_STEPS = 4
"""A round is about as long as so many steps home."""
ODD_GOODS = 0.25
"""Gold that goods are worth if they are too few for one more gold."""
WEIGHTS, LURES = MANNER.judged, MANNER.lured
HASTE: Weights = LURES | MANNER.hasty
Table: TypeAlias = list[tuple[float, ...]]
"""The weights of the features, in points, for each of `_SHARES` + 1 degrees of openness (`share_of`)."""
Style: TypeAlias = Literal["judged", "lured", "hasty"] | Table
"""The weights of an outlook: the name of a table, or a table."""

_NEAR = tuple([exp(-steps / MANNER.outlook.near_steps) for steps in range(FAR + 1)])
_SHARES = 48
"""Steps in which the openness of a match is counted, from 0 (a ship is home) to 48 (the open sea)."""


def by_share(weights: Weights) -> Table:
    """Return the weights of the features for every degree of openness."""
    pairs = [weights[feature] for feature in FEATURES]
    return [tuple([late + more * number / _SHARES for late, more in pairs]) for number in range(_SHARES + 1)]


_TABLES = {"judged": by_share(WEIGHTS), "lured": by_share(LURES), "hasty": by_share(HASTE)}
_CARDS = tuple([MANNER.luck.get(card.kind, 0.0) for card in ADVENTURES])


@lru_cache(1 << 12)
def luck(cards: tuple[int, ...]) -> float:
    """Return what the cards of a hand are worth together, apart from gold, goods and magic."""
    return sum_of([_CARDS[card] for card in cards])


@lru_cache(1 << 12)
def kinds(cards: tuple[int, ...]) -> frozenset[str]:
    return frozenset([ADVENTURES[card].kind for card in cards])


@lru_cache(1 << 12)
def talisman_points(talismans: tuple[int, ...], challenge: int) -> int:
    """Return what talismans score, with the bonus of the challenge."""
    return sum([talisman_score(card, challenge) for card in talismans])


@lru_cache(1 << 12)
def talisman_values(row: tuple[int, ...], deck: frozenset[int], challenge: int) -> tuple[tuple[float, ...], float]:
    """Return the scores of the open talismans, best first, and the mean of an unseen one."""
    on_sale = sorted([talisman_score(card, challenge) for card in row], reverse=True)
    unseen = [talisman_score(card, challenge) for card in deck]
    return tuple(map(float, on_sale)), sum(unseen) / len(unseen) if unseen else 0.0


@lru_cache(1 << 12)
def gains_of(row: tuple[int, ...], deck: frozenset[int], challenge: int) -> tuple[float, ...]:
    """Return the points that 0, 1, 2 … purchases gain beyond the gold that they cost."""
    on_sale, unseen = talisman_values(row, deck, challenge)
    gains = [0.0]
    for value in (*on_sale, *[unseen] * len(deck))[:12]:  # nobody can pay for more
        gains.append(gains[-1] + max(0.0, value - TALISMAN_PRICE))
    return tuple(gains)


def potential(gains: tuple[float, ...], gold: int, bought: int = 0) -> float:
    """Return the points that `gold` gains in red harbours; half a price gains half a purchase.

    `gains`: what each number of purchases gains (`gains_of`). `bought`: the purchases that have been made already.
    """
    count, last = gold // TALISMAN_PRICE + bought, len(gains) - 1
    whole = gains[min(count, last)]
    if count < last and gold % TALISMAN_PRICE:
        whole += 0.5 * (gains[count + 1] - whole)
    return whole - gains[min(bought, last)]


@lru_cache(1024)
def sail_chance(condition: Condition, steps: int) -> float:
    """Return how likely one spin brings a ship to a goal that is `steps` steps away."""
    fits = [segment.steps >= steps and (condition == "free" or FREED_BY[condition] in segment.actions) for segment in WHEEL]
    return sum(fits) / len(WHEEL) if steps else 1.0


@lru_cache(8)
def prices_of(options: Options) -> dict[Condition, tuple[Token, int]]:
    return {condition: ransom(options, condition) for condition in PAID_WAY}


def is_short(options: Options) -> bool:
    """Return whether coming home without a lap both ends the match and earns the bonus."""
    return options.is_return_enough and options.is_bonus_for_any


def steps_home(position: Position, seat: Seat, at: Square, lap: int) -> int:
    """Return the steps home from a square so that a lap is complete, the shorter way round."""
    homes = sea_of(position.options).home(position.players[seat].home, is_short(position.options))
    return homes[lap_index(lap)][at]


def steps_left(position: Position, seat: Seat, at: Square, port: Square, delta: int = 0) -> int:
    """Return the steps to a harbour; to home with the lap that is still to be sailed.

    `delta` is what the way to the square adds to the laps.
    """
    player = position.players[seat]
    if port == player.home:
        return steps_home(position, seat, at, player.lap + delta)
    return sea_of(position.options).port[port][at]


class Outlook:
    """Weighs variants of one seat's player in a position; made once for many comparisons."""

    __slots__ = ("_gains", "_homes", "_is_late", "_prices", "_weights", "has_turn", "position", "sea", "seat", "share", "unseen", "values")

    def __init__(self, position: Position, seat: Seat, has_turn: bool, style: Style = "lured") -> None:
        """`has_turn`: whether the seat has a turn to come; it counts in the last turns only."""
        options, player = position.options, position.players[seat]
        self.position, self.seat, self.has_turn = position, seat, has_turn
        self.sea = sea_of(options)
        self._homes = self.sea.home(player.home, is_short(options))
        self._is_late = position.final is not None
        self.share = share_of(position)
        table = _TABLES[style] if isinstance(style, str) else style
        self._weights = table[round(self.share * _SHARES)]
        deck = frozenset(position.talisman_deck)
        self.values, self.unseen = talisman_values(position.row, deck, player.challenge)
        self._gains = gains_of(position.row, deck, player.challenge)
        self._prices = prices_of(options)

    def steps_home(self, player: Player) -> int:
        """Return the steps home so that a lap is complete."""
        return self._homes[lap_index(player.lap)][player.square]

    def way_home(self, home: Square, lap: int, way: int = 0) -> Chart:
        """Return the steps home from every square with the lap counter at `lap`.

        `way`: 0 the shorter way round, 1 clockwise, -1 anticlockwise.
        """
        return self.sea.home(home, is_short(self.position.options), way)[lap_index(lap)]

    def points(self, player: Player) -> float:
        """Return what the seat has for certain."""
        scored = talisman_points(player.talismans, player.challenge) + player.gold
        if player.cards and not self.position.options.is_gold_tokens_only:
            scored += card_gold(player)
        if self._is_late and player.home_turn >= self.position.since:
            scored += HOME_POINTS
        return scored

    def features(self, player: Player, bought: int = 0) -> tuple[float, ...]:
        """Return the features in the order of `FEATURES`.

        `bought`: purchases since the outlook was made.
        """
        gold, goods, magic = player.gold, player.goods, player.magic
        cards = player.cards
        if cards:
            gold, goods, magic = means(player, "gold"), means(player, "goods"), means(player, "magic")
        square, condition = player.square, player.condition
        gain = potential(self._gains, gold, bought)
        sale = min(goods // GOODS_PER_GOLD, LIMIT - player.gold)
        left = self.steps_home(player)
        damaged = becalmed = harm = 0.0
        if condition == "free":
            harm = 0.0 if cards and "good_weather" in kinds(cards) else HARM[square]
        else:
            kind, due = self._prices[condition]
            owned = gold if kind == "gold" else goods
            is_freed = owned >= due or (cards and CARD_OF[CARD_WAY[condition]] in kinds(cards))
            stuck = REMEDIED if is_freed else 1.0
            damaged, becalmed = (stuck, 0.0) if condition == "damaged" else (0.0, stuck)
        return (
            gain,
            min(gold // TALISMAN_PRICE, 3) * min(self.sea.red[square], PULLED) / 10,  # purchases × tens of steps to them
            potential(self._gains, gold + sale, bought) - gain + sale + (ODD_GOODS if goods % GOODS_PER_GOLD else 0.0),
            min(sale, 4) * min(self.sea.black[square], PULLED) / 10,  # gold for goods × tens of steps to it
            min(magic, STOCK),
            max(0, magic - STOCK),
            luck(cards) if cards else 0.0,
            1.0 - left / WHOLE_LAP,
            _NEAR[left],
            damaged,
            becalmed,
            harm,
            float(player.misses),
        )

    def late(self, player: Player) -> float:
        """Return what a turn to come may bring, once the last turns have begun."""
        if not self.has_turn or player.home_turn >= self.position.since or player.misses:
            return 0.0
        gold, condition, square = means(player, "gold"), player.condition, player.square
        sale = min(means(player, "goods") // GOODS_PER_GOLD, LIMIT - player.gold)
        return max(
            HOME_POINTS * sail_chance(condition, self.steps_home(player)),
            potential(self._gains, gold) * sail_chance(condition, self.sea.red[square]) if gold >= TALISMAN_PRICE else 0.0,
            sale * sail_chance(condition, self.sea.black[square]) if sale > 0 else 0.0,
        )

    def of(self, player: Player, bought: int = 0) -> float:
        """Return the worth of the seat with these tokens, cards and this place, in points."""
        points = self.points(player)
        if self._is_late:
            return points + self.late(player)
        return points + weighted_sum(self._weights, self.features(player, bought))

    def terms(self, player: Player) -> tuple[float, ...]:
        """Return the worth of the seat by `TERMS`, in points."""
        if self._is_late:
            return (self.points(player), 0.0, 0.0, 0.0, 0.0, self.late(player), 0.0)
        gold, red, goods, black, magic, more_magic, cards, way, near, *ship = map(mul, self._weights, self.features(player))
        return (self.points(player), gold + red, goods + black, magic + more_magic, cards, way + near, sum_of(ship))

    def draw(self, player: Player) -> float:
        """Return what drawing an unseen card is worth: the nearer the end, the less."""
        if self._is_late:
            return LATE_DRAW
        base, by_magic, by_goods = DRAW
        return (0.3 + 0.7 * self.share) * (base + by_magic * min(player.magic, STOCK) + by_goods * player.goods)


def share_of(position: Position) -> float:
    """Return how open the match still is, from 0 (a ship is home) to 1."""
    if position.final is not None:
        return 0.0
    options, count = position.options, len(position.players)
    sea = sea_of(options)
    short = is_short(options)
    left = OPEN_SEA
    for player in position.players:
        if player.home >= 0:
            left = min(left, sea.home(player.home, short)[lap_index(player.lap)][player.square])
    until_limit = ROUND_STEPS * (options.rounds - position.turn // count)
    return max(0, min(left, until_limit)) / OPEN_SEA


def has_turn(state: State, seat: Seat) -> bool:
    """Return whether a seat still has a turn to come, or is in the middle of one."""
    position = state.position
    if isinstance(state.stage, Over):
        return False
    return position.final is None or seat in position.final or seat == position.active


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """Return what a position is worth to every seat, by `TERMS`."""
    position = state.position
    seats = [(Seat(seat), player) for seat, player in enumerate(position.players)]
    return tuple([Outlook(position, seat, has_turn(state, seat), "judged").terms(player) for seat, player in seats])


def doubt(state: State) -> float:
    """Return by how many points a seat has to be ahead of another to win e times as often."""
    position = state.position
    return LAST_DOUBT if position.final is not None else DOUBT[0] + DOUBT[1] * share_of(position)
