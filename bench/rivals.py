"""The players of the arena: bots, released versions, and plain strategies of the games."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from bench.former import FORMER, bot, former, is_former
from data.homes import homes
from engine import bots
from engine.commandline.answering import share_of
from engine.game.rules import Rules
from engine.match import registry
from engine.values.core import Ask, Form, Line, Path, Seat, Token
from engine.walking.walk import drive
from engine.walking.worlds import imagine_world

Policy = Callable[[Any, Seat, Ask | Form, Path, Random], Token]
"""Returns the answer of a seat to an ask. The parameters are those of `Mind.policy`."""


def strategies(game: str) -> dict[str, Policy]:
    """Return the plain strategies of a game, by their names."""
    home = homes()[game]
    if not (home.folder / "bench" / "rivals.py").is_file():
        return {}
    return dict(import_module(f"{home.package}.bench.rivals").STRATEGIES)


def names(game: str) -> tuple[str, ...]:
    """Return the names of the players in the arena of a game."""
    former = (FORMER, *(f"{FORMER}:{kind}" for kind in bots.KINDS))
    return (*bots.KINDS, *bots.OTHER_NAMES, *styled_levels(game), *former, *strategies(game))


def styled_levels(game: str) -> tuple[str, ...]:
    """Return the levels that look ahead, with each style of a game."""
    return tuple([f"{kind}:{style.name}" for kind in bots.AHEAD for style in bots.styles(registry.rules(game))])


def line(name: str, rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random, nodes: float = 1.0) -> Line:
    """Return the line that a player of the arena plays.

    Levels that look ahead think with a share `nodes` of their budget. Raises `KeyError` for an unknown name, and `NoAnswer` if a released
    version does not answer.
    """
    kind = name.partition(":")[0]
    if kind in bots.KINDS or kind in bots.OTHER_NAMES:
        budget = share_of(bots.budget(rules, kind), nodes) if bots.looks_ahead(kind) else None
        return bots.line(name, rules, state, seat, rng, budget)
    if is_former(name):
        return former().line(rules, state, seat, bot(name), rng, nodes)
    policy = strategies(rules.name)[name]
    world = imagine_world(rules, state, seat, rng)

    def answer(ask: Ask | Form, path: Path) -> Token:
        return policy(world, seat, ask, path, rng)

    return " ".join(drive(rules.turn(state, seat), answer)[0])
