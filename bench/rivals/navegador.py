"""Plain human strategies of `navegador`: each has one kind of thing that it wants, and does the rest as it comes.

What can be done is found by the first sensible player and weighed anew: what a strategy wants counts more, the rest less, and some things
are left alone. In the last turns everybody takes what brings most. Payments and the King's privilege are left to the first player.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random

from msgspec import Struct

from bench.rivals.first import navegador as first
from bench.rivals.first.navegador_ideas import MOST_PAID, Idea, Way, ideas, ways
from bench.rivals.first.navegador_worth import Worth
from engine.core import NONE, Ask, Form, Path, Seat, Token
from engine.games.navegador.board import BUILDING_NUMBER, FACTORIES, FIELD_NUMBER, GOOD_OF, GOODS, REGION_NUMBER, columns, cost, steps
from engine.games.navegador.state import Position, Sailing, State
from engine.games.navegador.turn import turn
from engine.walk import Asking, follow, so_far, trace

STEP_COST = 0.15
"""What a step ahead on the rondel costs, in points."""
WANT = 1.0
"""Points that each thing of the wanted kind counts more."""
LEFT = 1.0
"""The share of its worth that everything else keeps."""
HELP = 0.4
"""Points that a worker or ship counts more as long as there are too few for what is wanted."""
THRIFT = 0.7
"""The share of the money that somebody who hoards spends at once."""
LAST_BUILDINGS = 3
"""So many buildings before the end everybody takes what brings most."""
NEVER = -1.0


class Strategy(Struct, frozen=True):
    """What somebody wants and leaves alone: `colony:sugar`, `factory:gold`, `shipyard`, `church`, `explorer`, `privilege:church`."""

    wants: tuple[str, ...]
    leaves: tuple[str, ...] = ()
    workers: int = 5
    """As many workers as the strategy needs soon."""
    ships: int = 2
    """As many ships."""
    thrift: float = 1.0
    """The share of the money that is spent at once."""

    def __call__(self, world: State, seat: Seat, asked: Ask | Form, path: Path, rng: Random) -> Token:
        """As `Mind.policy`."""
        if asked.name == "turn.field":
            return self._field(world, seat)
        if asked.name in ("turn.pay", "king.place"):
            return first.policy(world, seat, asked, path, rng)
        if isinstance(asked, Ask) and asked.name.startswith("sail."):
            return self._group(world, seat, asked, path)
        best = self._best(world, seat, asked, path)
        if best is not None:
            return " ".join(best.path)
        if isinstance(asked, Form):
            return " ".join([f"{field.key}={NONE}" for field in asked.fields])
        return NONE if asked.several is not None else next(option.token for option in asked.options if option.blocked is None)

    def worth(self, position: Position, seat: Seat, asked: str, idea: Idea) -> float:
        """What an idea is worth to this taste, in points."""
        left = sum(columns(len(position.players))) - sum(position.built)
        if position.is_ending or left <= LAST_BUILDINGS:
            return idea.worth
        player, things = position.players[seat], gained(position, asked, idea)
        if any(name in self.leaves for name in things):
            return NEVER
        if _price(idea) > player.money * self.thrift:
            return NEVER
        worth = LEFT * idea.worth + WANT * sum([count for name, count in things.items() if name in self.wants])
        worth += HELP * max(0, min(things["worker"], self.workers - player.workers))
        return worth + HELP * max(0, min(things["ship"], self.ships - sum(player.ships)))

    def _field(self, world: State, seat: Seat) -> Token:
        """The card where it brings what is wanted, else the best field."""
        position = world.position
        by_goal = {way.goal: way for way in ways(partial(turn, world, seat), position, seat)}
        card = by_goal.pop("navegador", None)
        if card is not None and self._gain(position, seat, card) > first.CARD_GAIN:
            return card.path[0]
        return max(by_goal.values(), key=lambda way: self._field_worth(position, seat, way)).path[0]

    def _gain(self, position: Position, seat: Seat, way: Way) -> float:
        if way.asked is None:
            return 0.0
        name = way.asked.name
        return max((self.worth(position, seat, name, idea) for idea in way.ideas), default=0.0)

    def _field_worth(self, position: Position, seat: Seat, way: Way) -> float:
        player = position.players[seat]
        field = FIELD_NUMBER[way.goal]
        due = cost(player.field, field)
        if due > MOST_PAID:
            return -100.0 - due
        worth, out = Worth(position, seat), sum(player.ships)
        paid = sum([worth.ship(out - number) for number in range(due)])
        return max(0.0, self._gain(position, seat, way)) - paid - STEP_COST * steps(player.field, field)

    def _best(self, world: State, seat: Seat, asked: Ask | Form, path: Path) -> Idea | None:
        position = so_far(world, trace(turn(world, seat), path)).position
        found = [(self.worth(position, seat, asked.name, idea), idea) for idea in ideas(position, seat, asked)]
        best = max(found, key=lambda pair: pair[0], default=None)
        return best[1] if best is not None and best[0] > 0 else None

    def _group(self, world: State, seat: Seat, asked: Ask, path: Path) -> Token:
        """The next group of the best fleet; after a discovery the rest of the fleet stays."""
        free = [option for option in asked.options if option.blocked is None]
        offered = [option.token for option in free]
        ending = next((option.token for option in free if option.value == "done"), offered[0])
        if isinstance(world.stage, Sailing):
            return ending
        answered = trace(turn(world, seat), path).answered
        before = tuple(token for ask, token in answered if not ask.name.startswith("sail."))
        first = follow(turn(world, seat), before)
        best = self._best(world, seat, first.ask, before) if isinstance(first, Asking) else None
        wanted = best.path if best is not None else ()
        return next((token for token in wanted if token in offered and token not in path), ending)


def _price(idea: Idea) -> int:
    """What a purchase costs; 0 for all that is no purchase of priced things."""
    return sum([int(price) for token in idea.path[0].split("+") if (price := token.partition(":")[2]).isdigit() and ">" not in token])


def gained(position: Position, asked: str, idea: Idea) -> Counter[str]:
    """What an idea brings, counted by kind."""
    first = idea.path[0]
    if asked == "recruit.workers" or asked == "recruit.ships":
        return Counter({"worker" if asked == "recruit.workers" else "ship": int(first)})
    if asked == "privilege.take":
        return Counter([f"privilege:{first.removeprefix('king:')}"])
    if asked.startswith("sail."):
        goals = [REGION_NUMBER[token.partition(">")[2].partition(":")[0]] for token in idea.path]
        return Counter(["explorer"] if any(not position.known >> goal & 1 for goal in goals) else ["sail"])
    if asked in ("colony.buy", "buildings.buy"):
        return Counter([_kind(token.partition(":")[0]) for token in first.split("+")])
    return Counter(["market"])


def _kind(name: str) -> str:
    row = BUILDING_NUMBER.get(name)
    if row is None:
        return f"colony:{GOODS[GOOD_OF[REGION_NUMBER[name]] or 0]}"
    return f"factory:{name}" if row < FACTORIES else name


_OTHERS = tuple(f"{kind}:{good}" for kind in ("colony", "factory") for good in GOODS if good != "sugar")
_FACTORIES = tuple(f"factory:{good}" for good in GOODS)

STRATEGIES = {
    "churches": Strategy(("church", "privilege:church")),
    "exploring": Strategy(("explorer", "privilege:explorer"), workers=3, ships=4),
    "colonies": Strategy(("colony:sugar", "factory:sugar", "privilege:colony"), _OTHERS, workers=6, ships=3),
    "hoarding": Strategy((), ("explorer", "shipyard", "church"), thrift=THRIFT),
    "building": Strategy((*_FACTORIES, "shipyard", "church"), ("explorer",), workers=9),
}
"""`churches`: churches and their privileges. `exploring`: new regions first. `colonies`: sugar and no other good. `hoarding`: colonies
and factories as far as there is money to spare, kept till the end. `building`: everything on the chart of buildings, no discoveries."""
