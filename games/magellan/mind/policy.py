"""A sensible player, who does not look ahead.

They go for what brings the target nearest, and keep jeeps and ships at hand. A whole line is planned at once by making the real steps on an
imagined world; the answers follow the plan one by one.
"""

from __future__ import annotations

from functools import lru_cache, partial
from random import Random
from typing import Any, Literal

from engine.values.adding import sum_of
from engine.values.core import Ask, Form, Line, Option, Path, Seat, Token
from engine.walking.walk import drive
from games.magellan.mind.aims import SENSIBLE, Bent, aims, hopes, is_guard, promise_of, reach
from games.magellan.mind.manner import MANNER
from games.magellan.mind.planned_movement import Plan, whole
from games.magellan.mind.values import wins
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS
from games.magellan.rules.pieces import lost_with, removed
from games.magellan.rules.state import Over, Position, State, with_player
from games.magellan.rules.turn.move import move
from games.magellan.rules.values import Bomb, End, GiveUp, Go, Sortie


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """Return a sensible answer to an ask, from an imagined world."""
    assert isinstance(ask, Ask)
    free = [option for option in ask.options if option.blocked is None]
    if len(free) == 1:
        return free[0].token
    position = world.position
    if ask.name == "draw.pack":
        return choose_pack(position, seat)
    if ask.name == "lose.piece":
        return min(free, key=partial(cost_of_loss, position, seat)).token
    if ask.name == "owe.country":
        return min(free, key=lambda option: (NATIONS[option.value].income / NATIONS[option.value].cost, option.value)).token
    if ask.name in ("fight.choice", "flight.choice", "defend.choice"):
        attack = next((option for option in free if isinstance(option.value, Sortie | Bomb)), None)
        return (attack or rng.choice(free)).token
    return planned_token(plan(world, seat), ask, path)


def planned_token(steps: Plan, ask: Ask | Form, path: Path) -> Token:
    """Return the answer of a plan to an ask; if no value of the plan is offered, end the turn."""
    assert isinstance(ask, Ask)
    free = [option for option in ask.options if option.blocked is None]
    for wanted in steps[len(path)] if len(path) < len(steps) else ():
        chosen = next((option for option in free if fits(option.value, wanted)), None)
        if chosen is not None:
            return chosen.token
    return next((option for option in free if isinstance(option.value, End)), free[0]).token


def line_of_turn(world: State, seat: Seat, steps: Plan) -> Line | None:
    """Return the line of a plan; `None` if the turn does not end with it."""
    path, turn = drive(move(world, seat), partial(planned_token, steps))
    is_passed = turn.state.position.seat != seat or isinstance(turn.state.stage, Over)
    return " ".join(path) if is_passed else None


def fits(value: Any, wanted: Any) -> bool:
    """Return whether the value of an option is the wanted one; of a way only its end counts."""
    return value == wanted or (isinstance(value, Go) and isinstance(wanted, Go) and value.node == wanted.node)


def cost_of_loss(position: Position, seat: Seat, option: Option[GiveUp]) -> tuple[bool, bool, int, float, bool, Token]:
    """Return a key by which pieces are sorted: the one with the least key is given up first.

    Its parts, the most important first: whether it loses a win in this turn; whether in war it guards a country; how many pieces are lost
    with it; what the others then promise; whether it is a ship.
    """
    kind, group = option.value.kind, option.value.group
    left = with_player(position, seat, removed(position.players[seat], kind, group))
    promises = sum_of([promise_of(left, seat, aim) for aim in aims(position, seat)])
    loses = _can_win(position, seat) and not _can_win(left, seat)
    return loses, is_guard(position, seat, group), len(lost_with(kind, group)), -promises, kind == "ship", option.token


def _can_win(position: Position, seat: Seat) -> bool:
    """Return whether a jeep can reach in this turn a country that can be paid and wins."""
    player = position.players[seat]
    return position.seat == seat and any(
        wins(position, seat, country)
        and cards.cost(position, country) <= player.cash
        and reach(player, NATIONS[country].node) <= position.points
        for country in position.open
    )


def choose_pack(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> Literal["geographic", "history"]:
    """Return the token of the pack that helps most, or of the only one with cards."""
    if not position.history or (position.geographic and wanted_pack(position, seat, bent) == "geographic"):
        return "geographic"
    return "history"


def wanted_pack(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> str:
    """Return the pack that helps most, unless the player is bent on one.

    It is the geographic pack if few open countries can be paid and are worth it, or if the average card of the pack promises more than all
    of them; else the history pack.
    """
    wanted = [aim.worth for aim in aims(position, seat, bent) if aim.country is not None]
    hidden = sum_of([aim.worth for aim in hopes(position, seat, bent)]) / MANNER.aims.hope / max(1, len(position.geographic))
    return bent.pack or ("geographic" if len(wanted) < MANNER.aims.few_open or hidden > sum_of(wanted) else "history")


@lru_cache(maxsize=4)
def plan(world: State, seat: Seat) -> Plan:
    """Return the values of a sensible player's whole line."""
    return tuple(whole(world.position, seat).steps)
