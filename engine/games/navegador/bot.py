"""A sensible player: takes the line that is worth most now, less the ships that the way there costs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core import NONE, Ask, Form, Path, Token
from engine.games.navegador.board import REGIONS, RONDEL
from engine.games.navegador.flow import cost, steps
from engine.games.navegador.plans import MOST_PAID, Plan, least_missed, less, payment, plans
from engine.games.navegador.turn.market import KEYS
from engine.games.navegador.view import NavegadorView, PlayerView
from engine.games.navegador.worth import Worth

CARD_GAIN = 1.5
"""The Navegador card is kept for a better moment when the extra sailing is worth less."""
LAST_CHANCE = 3
"""So few steps before the card expires it is used for any gain."""
STEP_COST = 0.15
"""What a step ahead on the rondel costs: fields passed are out of reach for a while."""
TASTE = 0.1
"""How far players differ in what they like."""


def greedy(view: NavegadorView, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to an ask, without chance. What was chosen before, and the tokens offered, say what is asked."""
    assert view.seat is not None
    me = view.players[view.seat]
    if isinstance(ask, Form):
        best = _best(view, path[0], _left(me, path))
        return " ".join(best.path if best and best.path else [f"{key}={NONE}" for key in KEYS])
    free = [option.token for option in ask.options if option.blocked is None]
    if not path:
        return _first(view, me, free)
    if free[0] in REGIONS:
        return _payment(view, me, ask)
    if "done" in free or ">" in free[0]:
        return _group(view, me, path, free)
    if free[0].startswith("king:"):
        return ask.suggest[0].path[0]
    best = _best(view, path[0], _left(me, path))
    if best and best.worth > 0:
        return best.path[0]
    return free[0] if ask.several is None else NONE


def _best(view: NavegadorView, field: str, fleet: Sequence[int]) -> Plan | None:
    return next(iter(plans(view, field, fleet)), None)


def _first(view: NavegadorView, me: PlayerView, free: list[Token]) -> Token:
    """The Navegador card if it is worth it, else the best field. After a discovery the rest of the fleet stays."""
    if view.stage == "sailing":
        return "done"
    if "navegador" in free:
        best = _best(view, "navegador", me.ships)
        if best and best.worth > (0 if view.card.left <= LAST_CHANCE else CARD_GAIN):
            return "navegador"
    return max((token for token in free if token != "navegador"), key=lambda token: _field_worth(view, me, token))


def _field_worth(view: NavegadorView, me: PlayerView, name: str) -> float:
    origin = None if me.field is None else RONDEL.index(me.field)
    field = RONDEL.index(name)
    due = cost(origin, field)
    if due > MOST_PAID:
        return -100.0 - due
    worth = Worth(view, me)
    fleet = least_missed(view, me, due)
    best = _best(view, name, fleet)
    gain = max(0.0, best.worth) if best else 0.0
    taste = 1 + TASTE * ((me.seat * 7 + view.turn * 5 + field * 3) % 5 - 2) / 2
    return gain * taste - sum(worth.ship(me.ships_out - number) for number in range(due)) - STEP_COST * steps(origin, field)


def _payment(view: NavegadorView, me: PlayerView, ask: Ask) -> Token:
    assert ask.several is not None
    return payment(me.ships, least_missed(view, me, ask.several.hi))


def _left(me: PlayerView, path: Path) -> tuple[int, ...]:
    """The fleet after paying for the field at the head of the path."""
    fleet = me.ships
    if len(path) > 1 and path[1].split("+")[0] in REGIONS:
        for name in path[1].split("+"):
            fleet = less(fleet, REGIONS.index(name))
    elif path[0] != "navegador":
        origin = None if me.field is None else RONDEL.index(me.field)
        due = cost(origin, RONDEL.index(path[0]))
        fleet = tuple([count - min(count, due) for count in fleet])
    return fleet


def _group(view: NavegadorView, me: PlayerView, path: Path, free: list[Token]) -> Token:
    """The next group of the best fleet."""
    best = _best(view, path[0], _left(me, path))
    wanted = best.path if best and best.worth > 0 else ()
    return next((token for token in wanted if token in free and token not in path), "done" if "done" in free else free[0])
