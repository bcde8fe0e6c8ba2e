"""A working copy of the position, for playing on quickly: lists that are changed in place, no asks, no notes, no labels.

The rules are those of `turn/`, for deeds that are known to be legal; tests/games/navegador compares the two. What hides in a stack of an
unknown region is looked at only when the region is explored.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.core import Seat
from engine.games.navegador.board import (
    BONUS,
    CHURCH,
    CIRCLE,
    FACTORIES,
    FREE_STEPS,
    GOOD_OF,
    KINDS,
    LAST_ROW,
    NAGASAKI,
    OPENS,
    PORTUGAL,
    PROCESS,
    RONDEL,
    SELL,
    SHIPYARD,
    SURPLUS,
    RondelField,
    building_prices,
    columns,
    losses,
    refill,
)
from engine.games.navegador.score import king_best
from engine.games.navegador.state import King, LastMove, Moving, Over, Owner, Player, Position, Sailing, Stage, State, items, owned
from engine.games.navegador.wares import limits, price_of, surplus

Groups: TypeAlias = tuple[tuple[int, int, int], ...]
"""Ships that sail: origin, destination and number of each group, in the order of sailing; those that explore come first."""


class Deed(Struct, frozen=True, gc=False):
    """What a seat does with one line: the rondel field, or `None` for the extra sailing of the card; the regions of the ships paid; what
    is done there. `worth` is what the seat gains by it, in points."""

    field: int | None
    worth: float
    paid: tuple[int, ...] = ()
    groups: Groups = ()
    explored: int | None = None
    count: int = 0
    """Workers or ships bought."""
    units: tuple[int, ...] = ()
    """Units sold (positive) or processed (negative) by good."""
    colonies: tuple[tuple[int, int], ...] = ()
    """Regions, and how many colonies are founded there."""
    buildings: tuple[int, ...] = ()
    """Buildings bought by row of the chart."""
    kind: int | None = None
    """The privilege taken."""
    is_king: bool = False


class Hand:
    """What one player owns, as `state.Player` with lists in the place of tuples."""

    __slots__ = (
        "churches", "colonies", "explorers", "factories", "field", "king", "money", "privileges", "ships", "shipyards", "workers",
    )  # fmt: skip

    def __init__(self, player: Player) -> None:
        self.money = player.money
        self.workers = player.workers
        self.ships = list(player.ships)
        self.colonies = list(player.colonies)
        self.factories = list(player.factories)
        self.shipyards = player.shipyards
        self.churches = player.churches
        self.explorers = list(player.explorers)
        self.privileges = list(player.privileges)
        self.king: King = player.king
        self.field = player.field

    def player(self) -> Player:
        """The same, frozen."""
        return Player(
            self.money,
            self.workers,
            tuple(self.ships),
            tuple(self.colonies),
            tuple(self.factories),
            self.shipyards,
            self.churches,
            tuple(self.explorers),
            tuple(self.privileges),
            self.king,
            self.field,
        )


class Table:
    """The position and its stage, as `state.Position` with lists in the place of tuples.

    `seat` is awaited; `still` are the ships that may still sail after a discovery was looked at (`None` otherwise), `is_extra` while that
    is the Navegador's sailing; `is_over` once the match has ended.
    """

    __slots__ = (
        "built",
        "gallery",
        "holder",
        "is_ending",
        "is_extra",
        "is_goa",
        "is_over",
        "known",
        "left",
        "marked",
        "market",
        "opening",
        "phase",
        "players",
        "removed",
        "reserve",
        "run",
        "seat",
        "stacks",
        "start",
        "still",
        "turns",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        position, stage = state.position, state.stage
        self.players = [Hand(player) for player in position.players]
        self.is_goa = position.is_goa
        self.known = position.known
        self.stacks = list(position.stacks)
        self.removed = position.removed
        self.phase = position.phase
        self.opening = position.opening
        self.market = list(position.market)
        self.built = list(position.built)
        self.gallery = list(position.gallery)
        self.reserve = list(position.reserve)
        self.start = position.start
        self.holder = position.holder
        self.marked = position.marked
        self.run = position.run
        self.turns = position.turns
        self.is_ending = position.is_ending
        self.left = position.left
        self.is_over = isinstance(stage, Over)
        self.seat = Seat(0) if isinstance(stage, Over) else stage.seat
        self.still = list(stage.still) if isinstance(stage, Sailing) else None
        self.is_extra = isinstance(stage, Sailing) and stage.is_extra

    def state(self) -> State:
        """The same, frozen. Its last move says nothing."""
        position = Position(
            tuple([hand.player() for hand in self.players]),
            self.is_goa,
            self.known,
            tuple(self.stacks),
            self.removed,
            self.phase,
            self.opening,
            (self.market[0], self.market[1], self.market[2]),
            tuple(self.built),
            tuple(self.gallery),
            tuple(self.reserve),
            self.start,
            self.holder,
            self.marked,
            self.run,
            self.turns,
            self.is_ending,
            self.left,
            LastMove(None, "start"),
        )
        stage: Stage = Moving(self.seat)
        if self.is_over:
            stage = Over()
        elif self.still is not None:
            stage = Sailing(self.seat, tuple(self.still), self.is_extra)
        return State(position, stage)

    def play(self, deed: Deed) -> None:
        """Do what the seat awaited has chosen, up to the next seat's turn, or its own after the extra sailing."""
        hand = self.players[self.seat]
        if self.still is not None:
            self._sail(hand, deed)
            self.still = None
            if self.is_extra:
                self.is_extra = False
                self._open_phase()
                self._pass_card()
            else:
                self._end_turn(hand)
            return
        if deed.field is None:
            self._sail(hand, deed)
            self._open_phase()
            self._pass_card()
            return
        self._move(hand, deed)
        name = RONDEL[deed.field]
        if name == "sailing":
            self._sail(hand, deed)
        elif name == "workers" or name == "ships":
            self._recruit(hand, name, deed.count)
        elif name == "colony":
            self._found(hand, deed)
        elif name == "privilege":
            self._take(hand, deed)
        elif name == "buildings":
            self._build(hand, deed)
        else:
            self._trade(hand, deed)
        self._end_turn(hand)

    def _move(self, hand: Hand, deed: Deed) -> None:
        assert deed.field is not None
        for region in deed.paid:
            hand.ships[region] -= 1
        taken = 0 if hand.field is None else (deed.field - hand.field - 1) % CIRCLE + 1
        is_first = hand.field is None
        hand.field = deed.field
        if self.holder == self.seat:
            if is_first:
                self.marked = deed.field
            elif self.run + taken < CIRCLE:
                self.run += taken
            else:
                self._pass_card()

    def _pass_card(self) -> None:
        self.holder = Seat((self.seat - 1) % len(self.players))
        self.marked = self.players[self.holder].field
        self.run = 0

    def _sail(self, hand: Hand, deed: Deed) -> None:
        for origin, to, count in deed.groups:
            hand.ships[origin] -= count
            hand.ships[to] += count
        region = deed.explored
        if region is not None:
            hand.ships[region] -= losses(len(self.players))[region]
            hand.explorers.append(region)
            self.opening = OPENS[region]
            prices = tuple(sorted(self.stacks[region]))
            self.stacks[region] = prices
            self.known |= 1 << region
            hand.money += prices[0]
            if region == NAGASAKI:
                self.is_ending = True

    def _recruit(self, hand: Hand, name: RondelField, count: int) -> None:
        cheap, level, most = limits("workers" if name == "workers" else "ships", hand)
        sold = surplus(count, cheap, level, most)
        hand.money += SURPLUS * sold - price_of(count, cheap, self.phase)
        if name == "workers":
            hand.workers += count - sold
        else:
            hand.ships[PORTUGAL] += count - sold

    def _trade(self, hand: Hand, deed: Deed) -> None:
        for good, units in enumerate(deed.units):
            row = self.market[good]
            hand.money += units * SELL[good][row] if units > 0 else -units * PROCESS[row]
            self.market[good] = min(LAST_ROW, max(0, row + units))

    def _found(self, hand: Hand, deed: Deed) -> None:
        for region, count in deed.colonies:
            good, stack = GOOD_OF[region], self.stacks[region]
            assert good is not None
            hand.money -= sum(stack[:count])
            hand.colonies[good] += stack[:count]
            self.stacks[region] = stack[count:]

    def _take(self, hand: Hand, deed: Deed) -> None:
        kind = deed.kind
        if kind is None:
            return
        hand.money += bonus(hand, kind)
        if deed.is_king:
            hand.king = KINDS[kind]
        else:
            hand.workers -= 1
            hand.privileges[kind] += 1
            self.gallery[kind] -= 1

    def _build(self, hand: Hand, deed: Deed) -> None:
        for row, count in enumerate(deed.buildings):
            if count:
                first = self.built[row]
                hand.money -= sum(building_prices(len(self.players))[row][first : first + count])
                self.built[row] += count
                if row < FACTORIES:
                    hand.factories[row] += count
                elif row == SHIPYARD:
                    hand.shipyards += count
                else:
                    assert row == CHURCH
                    hand.churches += count
        if tuple(self.built) == columns(len(self.players)):
            self.is_ending = True

    def _open_phase(self) -> None:
        if not self.opening:
            return
        target = refill(len(self.players), self.opening)
        for kind, shown in enumerate(self.gallery):
            taken = max(0, min(target - shown, self.reserve[kind]))
            self.gallery[kind] += taken
            self.reserve[kind] -= taken
        self.phase, self.opening = self.opening, 0

    def _end_turn(self, hand: Hand) -> None:
        if self.left is not None:
            hand.king = king_best(hand) or hand.king
        self._open_phase()
        seats = len(self.players)
        if self.left is not None:
            self.left -= 1
        elif self.is_ending:
            self.left = seats
        self.turns += 1
        if self.left == 0:
            self.is_over = True
        else:
            self.seat = Seat((self.seat + 1) % seats)


def bonus(hand: Owner, kind: int) -> int:
    """The money that one more privilege of a kind brings at once."""
    return BONUS[kind][owned(hand)[kind]] * items(hand)[kind]


def due(field: int | None, to: int) -> int:
    """Ships to be paid for a move on the rondel."""
    return 0 if field is None else max(0, (to - field - 1) % CIRCLE + 1 - FREE_STEPS)


Places: TypeAlias = Position | Table
"""What judgements are made of: the position itself or a working copy of it."""
