"""Plain human strategies of `magellan`: each has one idea of the country to go for next.

How a line is carried out, fights and losses are left to the sensible player.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Ask, Form, Path, Seat, Token
from games.magellan.mind.aims import Aim, Bent, aims
from games.magellan.mind.planned_movement import Errands, Plan
from games.magellan.mind.policy import choose_pack, planned_token, policy
from games.magellan.mind.values import wins
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Position, State

OPEN_HANDED = Bent(thrift=0.2)
"""These players do not weigh money: it is worth so little to them that nearly every country is worth its cost."""
ALIKE = 5.0
"""What every aim is worth, in M of income, to a player who takes the nearest."""
DEAR = 500.0
"""To a player who takes the cheapest, a country is worth this number divided by its cost in M."""
SAVED = 100
"""M that a player who hoards keeps in hand."""
RATE = 0.05
"""The income for each M of its cost that a country has to bring."""
RICH = 800
"""A player with so many M takes anything if nothing is to their taste."""
SPOILS = 5.0
"""How many times more than other aims a raider wants enemies' unguarded countries."""
WON = 1000.0
"""What a country that wins the match is worth to every player."""

Taste = Callable[[Position, Seat, Aim], float]


class Strategy(Struct, frozen=True):
    """An idea of what a country is worth."""

    taste: Taste
    """The worth of an aim; 0: it is left alone."""
    buys: bool = True
    """Whether new pieces are bought; otherwise only a ship when none is left."""
    pack: str | None = None
    """The pack that is always drawn from; `None`: the one that helps most."""

    def __call__(self, world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
        """Return a token, as `Mind.policy`."""
        assert isinstance(ask, Ask)
        free = [option for option in ask.options if option.blocked is None]
        if ask.name == "draw.pack" and self.pack is not None:
            return choose_pack(world.position, seat, Bent(pack=self.pack))
        if len(free) == 1 or ask.name in ("draw.pack", "lose.piece", "owe.country", "fight.choice", "flight.choice", "defend.choice"):
            return policy(world, seat, ask, path, rng)
        return planned_token(_plan(self, world, seat), ask, path)

    def weigh(self, position: Position, seat: Seat, aim: Aim) -> float:
        """Return what an aim is worth: to its taste, and more than all if it wins the match."""
        return WON if aim.country is not None and wins(position, seat, aim.country) else self.taste(position, seat, aim)


class StrategyErrands(Errands):
    """The movement of a seat that goes only for what its strategy wants."""

    __slots__ = ("strategy",)

    def __init__(self, position: Position, seat: Seat, strategy: Strategy) -> None:
        super().__init__(position, seat, OPEN_HANDED, frozenset())
        self.strategy = strategy

    def aims(self) -> tuple[Aim, ...]:
        """Return the aims that the strategy wants; a rich player who wants none takes all."""
        if self._aims_of is not self.position:
            every = aims(self.position, self.seat, self.bent)
            weighed = [replace(aim, worth=self.strategy.weigh(self.position, self.seat, aim)) for aim in every]
            wanted = tuple([aim for aim in weighed if aim.worth > 0])
            is_stuck = not wanted and self.position.players[self.seat].cash >= RICH
            self._aims, self._aims_of = every if is_stuck else wanted, self.position
        return self._aims


@lru_cache(maxsize=16)
def _plan(strategy: Strategy, world: State, seat: Seat) -> Plan:
    movement = StrategyErrands(world.position, seat, strategy)
    movement.develop()
    if strategy.buys or not world.position.players[seat].ships:
        movement.outfit()
        movement.with_plane()
    movement.go()
    movement.strike()
    movement.end()
    return tuple(movement.steps)


def _pays(aim: Aim) -> bool:
    """Return whether a country is likely to bring back its cost before the match is over."""
    return aim.country is None or NATIONS[aim.country].income >= aim.cost * RATE


def _nearest(position: Position, seat: Seat, aim: Aim) -> float:
    return ALIKE if _pays(aim) else 0.0


def _cheapest(position: Position, seat: Seat, aim: Aim) -> float:
    if aim.country is None:
        return aim.worth
    return DEAR / max(aim.cost, 1) if _pays(aim) else 0.0


def _biggest(position: Position, seat: Seat, aim: Aim) -> float:
    return float(NATIONS[aim.country].income ** 2) if aim.country is not None else aim.worth


def _hoard_worth(position: Position, seat: Seat, aim: Aim) -> float:
    if aim.country is None:
        return aim.worth
    return aim.worth if _pays(aim) and aim.cost <= position.players[seat].cash - SAVED else 0.0


def _raid_worth(position: Position, seat: Seat, aim: Aim) -> float:
    return aim.worth * SPOILS if aim.prey is not None else aim.worth


STRATEGIES = {
    "nearest": Strategy(_nearest),
    "cheapest": Strategy(_cheapest),
    "biggest": Strategy(_biggest),
    "hoarding": Strategy(_hoard_worth, buys=False),
    "raiding": Strategy(_raid_worth, pack="history"),
}
"""`nearest`, `cheapest`, `biggest`: always that country. `hoarding`: money in hand, no new pieces, only countries that pay.
`raiding`: draws history, and goes where war makes countries free."""
