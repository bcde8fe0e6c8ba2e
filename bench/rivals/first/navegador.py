"""The sensible player of `navegador` as it was before any bot looked ahead."""

from __future__ import annotations

from functools import partial
from random import Random

from bench.rivals.first.navegador_ideas import MOST_PAID, Idea, Way, ideas, payment, ways
from bench.rivals.first.navegador_worth import Worth
from engine.core import NONE, Ask, Form, Option, Path, Seat, Token
from engine.games.navegador.board import CIRCLE, FIELD_NUMBER, cost, steps
from engine.games.navegador.mind.ideas import crowning
from engine.games.navegador.state import Sailing, State
from engine.games.navegador.turn import turn
from engine.walk import Asking, follow, so_far, trace

CARD_GAIN = 1.5
"""The Navegador card is kept for a better moment when the extra sailing is worth less."""
LAST_CHANCE = 3
"""So few steps before the card expires it is used for any gain."""
STEP_COST = 0.15
"""What a step ahead on the rondel costs: fields passed are out of reach for a while."""
TASTE = 0.1
"""How far players differ in what they like."""


def policy(world: State, seat: Seat, asked: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to an ask of the seat, without chance."""
    if asked.name == "turn.field":
        return _field(world, seat)
    if isinstance(asked, Ask):
        if asked.name == "turn.pay":
            return payment(asked, world.position, seat)
        if asked.name.startswith("sail."):
            return _group(world, seat, asked, path)
        if asked.name == "king.place":
            return crowning(asked).token
    best = _best(world, seat, asked, path)
    if best is not None:
        return " ".join(best.path)
    if isinstance(asked, Form):
        return " ".join([f"{field.key}={NONE}" for field in asked.fields])
    return NONE if asked.several is not None else _free(asked)[0].token


def _free(asked: Ask) -> list[Option[object]]:
    return [option for option in asked.options if option.blocked is None]


def _best(world: State, seat: Seat, asked: Ask | Form, path: Path) -> Idea | None:
    """The best answer that is worth anything."""
    shown = so_far(world, trace(turn(world, seat), path))
    best = next(iter(ideas(shown.position, seat, asked)), None)
    return best if best is not None and best.worth > 0 else None


def _field(world: State, seat: Seat) -> Token:
    """The Navegador card if it is worth it, else the best field."""
    position = world.position
    by_goal = {way.goal: way for way in ways(partial(turn, world, seat), position, seat)}
    card = by_goal.pop("navegador", None)
    if card is not None and card.ideas:
        is_last_chance = CIRCLE - position.run <= LAST_CHANCE
        if card.ideas[0].worth > (0 if is_last_chance else CARD_GAIN):
            return card.path[0]
    return max(by_goal.values(), key=lambda way: _field_worth(world, seat, way)).path[0]


def _field_worth(world: State, seat: Seat, way: Way) -> float:
    player = world.position.players[seat]
    field = FIELD_NUMBER[way.goal]
    due = cost(player.field, field)
    if due > MOST_PAID:
        return -100.0 - due
    worth = Worth(world.position, seat)
    gain = max(0.0, way.ideas[0].worth) if way.ideas else 0.0
    taste = 1 + TASTE * ((seat * 7 + (world.position.turns + 1) * 5 + field * 3) % 5 - 2) / 2
    out = sum(player.ships)
    return gain * taste - sum(worth.ship(out - number) for number in range(due)) - STEP_COST * steps(player.field, field)


def _group(world: State, seat: Seat, asked: Ask, path: Path) -> Token:
    """The next group of the best fleet. After a discovery the rest of the fleet stays."""
    offered = [option.token for option in _free(asked)]
    ending = next((option.token for option in _free(asked) if option.value == "done"), offered[0])
    if isinstance(world.stage, Sailing):
        return ending
    answered = trace(turn(world, seat), path).answered
    before = tuple(token for ask, token in answered if not ask.name.startswith("sail."))
    first = follow(turn(world, seat), before)
    best = _best(world, seat, first.ask, before) if isinstance(first, Asking) else None
    wanted = best.path if best is not None else ()
    return next((token for token in wanted if token in offered and token not in path), ending)
