"""The typed values of the options, which bots, pictures and tests use.

A piece is chosen by its `Group`, a country by its id, a number of pieces by an `int`; everything else by a value of this module.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.values.core import Seat
from games.magellan.rules.board import Cell, Node
from games.magellan.rules.state import Country, Group, Kind


class Pack(Struct, frozen=True, gc=False):
    """Turn the first card of a pack."""

    name: Literal["geographic", "history"]


class Develop(Struct, frozen=True, gc=False):
    """Pay for an open country on whose capital's land a jeep stands."""

    country: Country


class Buy(Struct, frozen=True, gc=False):
    """Buy pieces of a kind; how many is asked next."""

    kind: Kind


class Sell(Struct, frozen=True, gc=False):
    """Sell a country to the bank; which one is asked next."""


class End(Struct, frozen=True, gc=False):
    """End the turn."""


Step: TypeAlias = Group | Develop | Buy | Sell | End
"""A step of a movement. A group is one of its pieces, whose goal is asked next."""


class Go(Struct, frozen=True, gc=False):
    """By sea or land to a place, as far as the points allow; the whole way costs `points`."""

    node: Node
    points: int = 0


class Fly(Struct, frozen=True, gc=False):
    """A flight to a landing place; `carries`: a jeep goes aboard first and gets out after it."""

    node: Node
    points: int
    """Of the whole choice, boarding and getting out included."""
    carries: bool = False


class Strike(Struct, frozen=True, gc=False):
    """A flight into a cell with enemies, so many lines away; the plane stays in the air."""

    cell: Cell
    lines: int


class Board(Struct, frozen=True, gc=False):
    """A jeep goes aboard a plane on the same land."""


class Unload(Struct, frozen=True, gc=False):
    """A jeep gets out of its plane."""


class Elsewhere(Struct, frozen=True, gc=False):
    """To a place whose coordinates are asked for next."""


Goal: TypeAlias = Go | Fly | Strike | Board | Unload | Elsewhere
"""Where a chosen piece shall go."""


class Fight(Struct, frozen=True, gc=False):
    """A fight with one kind of pieces in a cell that the player in turn has to settle."""

    cell: Cell
    kind: Kind
    enemy: Seat


class Sortie(Struct, frozen=True, gc=False):
    """Experts: a plane bombs from its ship before a naval battle."""

    fight: Fight


class Bomb(Struct, frozen=True, gc=False):
    """The plane in the air, or a plane aboard an attacked ship, bombs an enemy in its cell."""

    enemy: Seat


class Stay(Struct, frozen=True, gc=False):
    """Planes aboard attacked ships stay there, and the battle begins."""


class Land(Struct, frozen=True, gc=False):
    """The plane in the air lands; its whole flight costs `points`."""

    node: Node
    points: int


class GiveUp(Struct, frozen=True, gc=False):
    """Lose a piece of a kind that belongs to a group: itself, or what it carries."""

    kind: Kind
    group: Group
