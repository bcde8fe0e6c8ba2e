"""Plain human strategies of `navegador`: each wants one kind of thing.

A strategy weighs what the sensible player could do by a `Taste`: what it wants counts more, and some things are left alone. In the last
turns everybody takes what brings most. Payments and the King's privilege are left to the sensible player.
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Ask, Form, Path, Seat, Token
from games.navegador.mind import quick
from games.navegador.mind.deeds import Deed
from games.navegador.mind.judgement import MOST_PAID
from games.navegador.mind.manner import MANNER
from games.navegador.mind.policy import answer
from games.navegador.rules.board import BUILDINGS, CIRCLE, FACTORIES, FREE_STEPS, GOODS, Kind, building_counts, cost
from games.navegador.rules.state import Position, Sailing, State

WANT = 2.0
"""The points that are added to the worth of each thing of a wanted kind."""
HELP = 0.4
"""The points that are added to the worth of a worker or ship while there are too few of them."""
THRIFT = 0.7
"""The share of the money that a player who hoards spends at once, at most."""
LAST_BUILDINGS = 3
"""With so few buildings on the chart everybody takes what brings most."""
NEVER = -100.0
"""The worth of a thing that is left alone."""
STEP = MANNER.weights.step


class Strategy(Struct, frozen=True):
    """What a player wants and leaves alone.

    Names are `colony:sugar`, `factory:gold`, `shipyard`, `church`, `explorer` and `privilege:church`.
    """

    wants: tuple[str, ...]
    leaves: tuple[str, ...] = ()
    workers: int = 5
    """The number of workers that the strategy needs soon."""
    ships: int = 2
    """The number of ships that it needs soon."""
    thrift: float = 1.0
    """The share of the money that is spent at once."""

    def __call__(self, world: State, seat: Seat, asked: Ask | Form, path: Path, rng: Random) -> Token:
        """Return a token, as `Mind.policy`."""
        return answer(asked, path, quick.path(world, self.deed(world, seat)))

    def deed(self, world: State, seat: Seat) -> Deed:
        """Return what the seat does: the card if it brings what is wanted, else the best field."""
        position = world.position
        if isinstance(world.stage, Sailing):
            return quick.rest(position, world.stage)
        outlook = self.outlook(position, seat)
        extra = quick.worthwhile_extra(outlook)
        if extra is not None:
            return extra
        field, choices = outlook.player.field, list[tuple[float, Deed]]()
        start, reach = (-1, CIRCLE) if field is None else (field, min(CIRCLE, FREE_STEPS + MOST_PAID))
        for ahead in range(1, reach + 1):
            to = (start + ahead) % CIRCLE
            due = cost(field, to)
            if due > outlook.ship_count:
                break
            gone = quick.regions_to_pay(outlook, due)
            there = self.outlook(quick.without(quick.SailingOutlook(position, seat), gone).position, seat) if due else outlook
            best = quick.best_deed(there, to, gone)
            choices.append((best.worth - outlook.paid(due) - STEP * ahead, best))
        return max(choices, key=lambda pair: pair[0])[1]

    def outlook(self, position: Position, seat: Seat) -> quick.SailingOutlook:
        """Return what things are worth to this strategy."""
        left = sum(building_counts(len(position.players))) - sum(position.built)
        if position.is_ending or left <= LAST_BUILDINGS:
            return quick.SailingOutlook(position, seat)
        return Taste(position, seat, self)


class Taste(quick.SailingOutlook):
    """What things are worth to a strategy; money that it saves does not count."""

    def __init__(self, position: Position, seat: Seat, strategy: Strategy) -> None:
        player = position.players[seat]
        spent = replace(player, money=int(player.money * strategy.thrift))
        super().__init__(replace(position, players=(*position.players[:seat], spent, *position.players[seat + 1 :])), seat)
        self.strategy = strategy
        self.worker_worths = _helped(self.worker_worths, strategy.workers)
        self.ship_worths = _helped(self.ship_worths, strategy.ships)

    def bent(self, name: str, worth: float) -> float:
        """Return a worth changed by what the strategy wants and leaves."""
        if name in self.strategy.leaves:
            return NEVER
        return worth + WANT if name in self.strategy.wants else worth

    @cached_property
    def colony_worths(self) -> tuple[float, ...]:
        """A colony by good, as in `Worth`, changed by what the strategy wants."""
        return tuple([self.bent(f"colony:{good}", worth) for good, worth in zip(GOODS, super().colony_worths, strict=True)])

    @cached_property
    def building_worths(self) -> tuple[float, ...]:
        """A building by row, as in `Worth`, changed by what the strategy wants."""
        names = [f"factory:{name}" if row < FACTORIES else name for row, name in enumerate(BUILDINGS)]
        return tuple([self.bent(name, worth) for name, worth in zip(names, super().building_worths, strict=True)])

    def privilege(self, name: Kind) -> float:
        """Weigh a privilege as `Worth` does, changed by what the strategy wants."""
        return self.bent(f"privilege:{name}", super().privilege(name))

    def explorer(self, lost: int) -> float:
        """Weigh a discovery as `Worth` does, changed by what the strategy wants."""
        return self.bent("explorer", super().explorer(lost))


def _helped(worths: Any, needed: int) -> Any:
    """Return the worths of workers or ships, by number, increased for those that are needed."""
    return tuple([worth + HELP if 0 < number <= needed else worth for number, worth in enumerate(worths)])


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
