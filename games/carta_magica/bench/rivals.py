"""Plain human strategies: each has one idea, goes through with it, and comes home in time.

What a strategy has no opinion on (payments, storms, monsters, prizes) is left to the sensible player.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Literal

from msgspec import Struct

from engine.values.core import Ask, Form, Path, Seat, Token
from games.carta_magica.mind.policy import policy
from games.carta_magica.rules.board import BLACK, COLUMNS, HARBOUR, HOME_POINTS, RED, TALISMAN_PRICE, Square, Talisman
from games.carta_magica.rules.payment import room
from games.carta_magica.rules.reach import Reach, away, bits, lap_distances, squares_in
from games.carta_magica.rules.sailing import reach_of, ways
from games.carta_magica.rules.score import points
from games.carta_magica.rules.state import Player, Position, State
from games.carta_magica.rules.turn import flow
from games.carta_magica.rules.turn.harbour import Unseen

Wish = Literal["home", "black", "red", "prey"]
"""What a ship sails for: home after a lap, a harbour of a colour, the ship that holds a talisman of one's challenge."""


ROUND = 40
"""About the steps round the island."""
LEAD = 5
"""Steps, about a spin: a strategy does other things only while it is this much nearer home than all others are to theirs."""
LONG = 14
"""Rounds after which everybody thinks of home."""
DETOUR = 0.3
"""Steps towards a harbour that a step towards home is worth on the way there."""
EARLY = -60.0
"""What it is worth to end the match too early."""
WON = 100.0
"""What it is worth to end the match with the lead."""
WAY_COSTS = {"sail": 0.0, "repair-card": 2.0, "lucky-wind": 3.5, "tow": 2.0, "repair": 5.0}
"""What a way of sailing costs, in steps that it has to gain."""
LOAD = 5
"""Goods that are worth the way to a black harbour."""
PURSE = 8
"""Gold with which somebody who hoards it goes home."""
BOUGHT = 4
"""Talismans with which somebody who buys them goes home."""
ARMED = 6
"""Magic with which monsters are looked for."""
LEAST_ROOM = 3
"""Goods for which there must be room, or they are not worth a turn."""


def home_steps(player: Player, position: Position, square: Square, lap: int) -> int:
    """Return the fewest steps from a square to the end of a lap; `ROUND`: out of reach."""
    field = lap_distances(player.home, position.options)
    return min(field.get((square, lap - goal), ROUND) for goal in (-1, 1))


def is_late(position: Position, seat: Seat) -> bool:
    """Return whether to come home: last round, no clear lead on the way home, or a long match."""
    if position.final is not None or position.turn // len(position.players) >= LONG:
        return True
    left = [home_steps(player, position, player.square, player.lap) for player in position.players]
    own = left.pop(seat)
    return own > min(*left, ROUND) - LEAD


def leads_at_home(position: Position, seat: Seat) -> bool:
    """Return whether coming home now would win, as far as one can see."""
    totals = [sum(points(position, Seat(other))) for other in range(len(position.players))]
    own = totals.pop(seat)
    return own + HOME_POINTS > max(totals)


def prey(position: Position, seat: Seat) -> tuple[Square, ...]:
    """Return where ships lie that hold a talisman of the seat's challenge and may be attacked."""
    return tuple(position.players[other].square for other in flow.prey(position, seat))


def _goals(position: Position, seat: Seat, wish: Wish) -> tuple[Square, ...]:
    if wish == "prey":
        return prey(position, seat)
    return tuple(BLACK) if wish == "black" else tuple(RED)


def _steps(position: Position, square: Square, goal: Square) -> int:
    """Return the steps from a square to a harbour by water, to a ship as the crow flies."""
    if goal in HARBOUR:
        return away(position.options, square, goal)
    return abs(square // COLUMNS - goal // COLUMNS) + abs(square % COLUMNS - goal % COLUMNS)


def _worth(position: Position, seat: Seat, wish: Wish, target: Square, reach: Reach) -> float:
    """Return how good a square is for a wish."""
    player = position.players[seat]
    laps = [player.lap + change for change in reach.laps(target)]
    left = min(home_steps(player, position, target, lap) for lap in laps)
    ends_match = target == player.home and any(lap != 0 for lap in laps)
    if ends_match and leads_at_home(position, seat):
        return WON
    if wish == "home":
        return -float(left)
    worth = EARLY if ends_match else 0.0
    return worth - min((_steps(position, target, goal) for goal in _goals(position, seat, wish)), default=0) - DETOUR * left


class Strategy(Struct, frozen=True):
    """One idea of how to play: the wish of a ship, what is done instead of sailing, purchases."""

    wish: Callable[[Position, Seat], Wish]
    stay: Callable[[Position, Seat], tuple[str, ...]]
    """Actions that are taken before any sailing, the best first, where they are offered."""
    buys: bool = True

    def __call__(self, world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
        """Answer an ask as this rival does."""
        position = world.position
        if isinstance(ask, Form):
            return policy(world, seat, ask, path, rng)
        free = [option for option in ask.options if option.blocked is None]
        if ask.name == "choose.action":
            return self._action(position, seat, {str(option.value): option.token for option in free})
        if ask.name == "sail.square":
            offered = bits(option.value for option in ask.options)
            # The way of sailing that has been chosen is the one that reaches just these squares.
            reach = next(nearby for _, steps in ways(position, seat) if (nearby := reach_of(position, seat, steps)).ends == offered)
            wish = self.wish(position, seat)
            return max(free, key=lambda option: (_worth(position, seat, wish, option.value, reach), option.value)).token
        if ask.name == "trade.buy":
            if not self.buys:
                return next(option.token for option in free if option.value is None)
            return max(free, key=lambda option: _dearness(option.value)).token
        return policy(world, seat, ask, path, rng)

    def _action(self, position: Position, seat: Seat, offered: dict[str, Token]) -> Token:
        """Stay for what the strategy wants, else sail nearest to its wish, else do what is of use."""
        wish = self.wish(position, seat)
        best: tuple[float, str] | None = None
        for way, steps in ways(position, seat):
            if way in offered:
                reach = reach_of(position, seat, steps)
                value = max(_worth(position, seat, wish, target, reach) for target in squares_in(reach.ends)) - WAY_COSTS[way]
                if best is None or value > best[0]:
                    best = (value, way)
        is_won = best is not None and best[0] > WON / 2
        stays = () if is_won or wish == "home" else self.stay(position, seat)
        wanted = (*stays, *([best[1]] if best is not None else []), "trade", "goods", "card", "magic", "rest", *offered)
        return next(offered[name] for name in wanted if name in offered)


def _dearness(value: Talisman | Unseen | None) -> int:
    """Return the rank of an offer: open talismans by points, then an unseen one, then none."""
    if isinstance(value, Talisman):
        return value.points
    return -1 if value is None else 0


def _loads(position: Position, seat: Seat) -> tuple[str, ...]:
    """Return goods while there is room for many."""
    player = position.players[seat]
    has_room = room(player, "goods", position.options) >= LEAST_ROOM and room(player, "gold", position.options) > 1
    return ("trade", "goods") if has_room else ("trade",)


def _arms(position: Position, seat: Seat) -> tuple[str, ...]:
    """Return magic until there is enough of it, then cards."""
    return ("trade", "card" if position.players[seat].magic >= ARMED else "magic")


def _hoard(position: Position, seat: Seat) -> Wish:
    if is_late(position, seat) or position.players[seat].gold >= PURSE:
        return "home"
    return "black"


def _collect(position: Position, seat: Seat) -> Wish:
    player = position.players[seat]
    if player.gold >= TALISMAN_PRICE:
        return "red"
    if is_late(position, seat) or len(player.talismans) >= BOUGHT:
        return "home"
    return "black"


def _raid(position: Position, seat: Seat) -> Wish:
    if is_late(position, seat):
        return "home"
    return "prey" if prey(position, seat) else _collect(position, seat)


def _hunt(position: Position, seat: Seat) -> Wish:
    wish = _collect(position, seat)
    return "red" if wish == "black" and position.players[seat].goods < LOAD else wish


STRATEGIES = {
    "racing": Strategy(lambda position, seat: "home", lambda position, seat: ()),
    "hoarding": Strategy(_hoard, _loads, buys=False),
    "dearest": Strategy(_collect, _loads),
    "raiding": Strategy(_raid, _loads),
    "hunting": Strategy(_hunt, _arms),
}
"""`racing`: round the island and nothing else. `hoarding`: goods and gold, never a talisman. `dearest`: goods, gold, and always the
talisman with the most points. `raiding`: the same, and after whoever has the talisman of the own challenge. `hunting`: magic, then
monsters."""
