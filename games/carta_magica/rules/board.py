"""What is printed: the sea, the harbours, the wheel and the 64 cards.

A square is a number, counted row by row from the north-west corner: `row * COLUMNS + column`. Its name joins the letter
of its column and the figure of its row, as on the edge of the chart: `a1` to `t14`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import atan2, tau
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from data.tables import table

Square: TypeAlias = int
Compass: TypeAlias = Literal["n", "e", "s", "w"]
"""The direction in which a storm drives the ships."""
WheelAction: TypeAlias = Literal["wind", "hammer", "card", "goods", "magic"]
"""What a segment of the wheel allows."""
Token: TypeAlias = Literal["gold", "goods", "magic"]
"""A kind of tokens."""
Kind: TypeAlias = Literal["gold", "magic", "goods", "good_weather", "repair", "lucky_wind", "spin_again", "telescope", "curse", "monster"]
"""The ten kinds of adventure cards, a to j. rulebook: Adventure cards."""

_BOARD: dict[str, Any] = table("carta_magica", "board")
_CARDS: dict[str, Any] = table("carta_magica", "cards")

ROWS: tuple[str, ...] = tuple(_BOARD["rows"])
"""The chart, a letter a square: `.` safe sea, `o` windless, `^` rock, `I` small island, `M` middle island, `B` and `R` harbours."""
COLUMNS = len(ROWS[0])
SQUARES = COLUMNS * len(ROWS)
CHART = "".join(ROWS)
"""The letter of each square."""
CALM_LETTER = "o"
SAFE_LETTERS = ".BR"
"""Open sea and harbours."""
LAND_LETTERS = "^IM"
"""Rocks and islands."""
CENTRE = ((len(ROWS) - 1) / 2, (COLUMNS - 1) / 2)
"""Row and column of the middle of the middle island."""

TOKENS: tuple[Token, ...] = ("gold", "goods", "magic")
LIMIT: int = _BOARD["token_limit"]
"""The most tokens of a kind that a player may have."""
BANK: int = _BOARD["tokens_of_a_kind"]
"""All tokens of a kind, those of the players too."""
START_MAGIC: int = _BOARD["start_magic"]
START_GOODS: int = _BOARD["start_goods"]
GOODS_PER_GOLD: int = _BOARD["goods_per_gold"]
TALISMAN_PRICE: int = _BOARD["talisman_price"]
OPEN_TALISMANS: int = _BOARD["open_talismans"]
TOW_PRICE: int = _BOARD["tow_price"]
REPAIR_PRICE: int = _BOARD["repair_price"]
STORM_STEPS: int = _BOARD["storm_steps"]
LUCKY_STEPS: int = _BOARD["lucky_steps"]
TELESCOPE_CARDS: int = _BOARD["telescope_cards"]
CHALLENGE_POINTS: int = _BOARD["challenge_points"]
HOME_POINTS: int = _BOARD["home_points"]


def name(square: Square) -> str:
    """Return the square's name on the edge of the chart, such as `k1`."""
    row, column = divmod(square, COLUMNS)
    return f"{chr(ord('a') + column)}{row + 1}"


def square(square_name: str) -> Square:
    """Return the square with a name such as `k1`."""
    return (int(square_name[1:]) - 1) * COLUMNS + ord(square_name[0]) - ord("a")


class Harbour(Struct, frozen=True):
    """A harbour. Black ones trade goods for gold, red ones sell talismans."""

    id: str
    square: Square
    is_black: bool

    @property
    def colour(self) -> str:
        """Return `black` or `red`, as messages choose by it."""
        return "black" if self.is_black else "red"


HARBOURS: tuple[Harbour, ...] = tuple(
    Harbour(entry["id"], square(entry["square"]), is_black=CHART[square(entry["square"])] == "B") for entry in _BOARD["harbours"]
)
"""Clockwise from the north."""
BLACK: tuple[Square, ...] = tuple(harbour.square for harbour in HARBOURS if harbour.is_black)
RED: tuple[Square, ...] = tuple(harbour.square for harbour in HARBOURS if not harbour.is_black)
HARBOUR: dict[Square, Harbour] = {harbour.square: harbour for harbour in HARBOURS}


class Segment(Struct, frozen=True):
    """A segment of the wheel; the storm has no actions and counts -2 in taming and battle."""

    steps: int
    actions: tuple[WheelAction, ...]

    @property
    def is_storm(self) -> bool:
        """Whether it raises a storm when a turn begins."""
        return not self.actions


WHEEL: tuple[Segment, ...] = tuple(Segment(entry["steps"], tuple(entry["actions"])) for entry in _BOARD["wheel"])
STORM = next(number for number, segment in enumerate(WHEEL) if segment.is_storm)
"""The number of the storm's segment."""
COMPASS: tuple[Compass, ...] = ("n", "e", "s", "w")
STEP: dict[Compass, tuple[int, int]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
"""Rows and columns of one step."""


def beyond(square: Square, wind: Compass) -> Square | None:
    """Return the next square in a direction; `None` beyond the golden border."""
    down, right = STEP[wind]
    row, column = divmod(square, COLUMNS)
    row, column = row + down, column + right
    return row * COLUMNS + column if 0 <= row < SQUARES // COLUMNS and 0 <= column < COLUMNS else None


def downwind(square: Square, wind: Compass) -> int:
    """Return how far a square lies in a direction, to be compared with other squares."""
    row, column = divmod(square, COLUMNS)
    down, right = STEP[wind]
    return row * down + column * right


class Adventure(Struct, frozen=True):
    """An adventure card."""

    id: int
    kind: Kind
    name: str
    amount: int = 0
    """The gold, magic or goods on it; below 0: goods to pay."""
    strength: int = 0
    """The strength of a monster; 0 for all other cards."""
    gold: int = 0
    """The gold for taming a monster; 0 for all other cards."""

    @property
    def is_income(self) -> bool:
        """Whether it is spent like tokens."""
        return self.amount > 0

    @property
    def is_kept(self) -> bool:
        """Whether it goes to the hand when drawn; the others are dealt with at once."""
        return self.kind != "monster" and self.amount >= 0

    @property
    def token(self) -> str:
        """The card's name in a line; cards of the same effect have the same name."""
        word = self.kind.replace("_", "-")
        if self.kind == "monster":
            return f"{word}-{self.strength}"
        if self.amount < 0:
            return f"{word}-less-{-self.amount}"
        return f"{word}-{self.amount}" if self.amount else word


ADVENTURES: tuple[Adventure, ...] = tuple(Adventure(number, **entry) for number, entry in enumerate(_CARDS["adventures"]))
"""By id."""


def one_of_each(cards: Iterable[int]) -> tuple[Adventure, ...]:
    """Return the adventures of some cards; of those with the same effect, only the first."""
    by_token: dict[str, Adventure] = {}
    for card in cards:
        by_token.setdefault(ADVENTURES[card].token, ADVENTURES[card])
    return tuple(by_token.values())


class Talisman(Struct, frozen=True):
    """A talisman card."""

    id: int
    name: str
    points: int

    @property
    def token(self) -> str:
        """The card's name in a line."""
        return self.name.replace("_", "-")


TALISMANS: tuple[Talisman, ...] = tuple(Talisman(number, entry["id"], entry["points"]) for number, entry in enumerate(_CARDS["talismans"]))
"""By id."""


class Challenge(Struct, frozen=True):
    """A challenge card: its owner scores ten points more for each of these talismans."""

    name: str
    talismans: tuple[int, ...]

    @property
    def token(self) -> str:
        """The card's name in a line."""
        return self.name.replace("_", "-")

    @property
    def score(self) -> int:
        """The points of its talisman for the owner of the challenge."""
        return TALISMANS[self.talismans[0]].points + CHALLENGE_POINTS


_BY_NAME = {talisman.name: talisman.id for talisman in TALISMANS}
CHALLENGES: tuple[Challenge, ...] = tuple(
    Challenge(entry["id"], tuple(_BY_NAME[name] for name in entry["talismans"])) for entry in _CARDS["challenges"]
)
CHARACTERS: tuple[str, ...] = tuple(_CARDS["characters"])

GATE_ROW: int = _BOARD["gate"]["row"]
"""The gate lies between this row (counted from 0) and the next one to the south."""
GATE_COLUMNS: tuple[int, int] = tuple(_BOARD["gate"]["columns"])
"""The first and the last column of the gate."""


def crossing(origin: Square, target: Square) -> int:
    """Return what a step adds to the lap counter: +1 south through the gate, -1 north, else 0.

    A corner step counts only if it begins and ends in the gate's columns.
    """
    row, to_row = origin // COLUMNS, target // COLUMNS
    if {row, to_row} != {GATE_ROW, GATE_ROW + 1}:
        return 0
    low, high = GATE_COLUMNS
    return to_row - row if low <= target % COLUMNS <= high and low <= origin % COLUMNS <= high else 0


def crossings(route: tuple[Square, ...]) -> int:
    """Return what a whole route adds to the lap counter."""
    return sum(map(crossing, route, route[1:]))


@cache
def bearing(square: Square) -> float:
    """Return the angle of a square seen from the middle of the island, in turns.

    0 is east, 0.25 south: clockwise on the chart.
    """
    row, column = divmod(square, COLUMNS)
    return (atan2(row - CENTRE[0], column - CENTRE[1]) / tau) % 1.0


def progress(lap: int, home: Square, square: Square) -> float:
    """Return how far a ship has come round the island since it left home, in turns, clockwise."""
    return lap + bearing(square) - bearing(home)
