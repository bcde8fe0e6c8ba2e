"""The sensible player: the quick policy ask by ask, even if a line was begun otherwise."""

from __future__ import annotations

from random import Random

from engine.values.core import NONE, Ask, Form, Path, Seat, Token
from games.navegador.mind import quick
from games.navegador.mind.candidates import best_place_of_king, payment
from games.navegador.rules.board import FIELD_NUMBER, REGION_NUMBER, cost
from games.navegador.rules.state import Sailing, State


def policy(world: State, seat: Seat, asked: Ask | Form, path: Path, rng: Random) -> Token:
    """Return a sensible answer to an ask of the seat, without chance."""
    line = quick_line(world)
    if path != line[: len(path)]:
        if isinstance(asked, Ask) and asked.name == "turn.pay":
            return payment(asked, world.position, seat)
        line = quick_line(world, path)
    return answer(asked, path, line)


def answer(asked: Ask | Form, path: Path, line: Path) -> Token:
    """Return the next token of a line of the quick policy, or the one that does nothing more."""
    if isinstance(asked, Form):
        return " ".join(line[len(path) :]) or " ".join([f"{field.key}={NONE}" for field in asked.fields])
    if asked.name == "king.place":
        return best_place_of_king(asked).token
    if asked.name.startswith("sail."):
        offered = [option.token for option in asked.options if option.blocked is None]
        ending = next((option.token for option in asked.options if option.value == "done"), offered[0])
        return next((token for token in line if token in offered and token not in path), ending)
    if len(line) > len(path):
        return line[len(path)]
    return "0" if asked.name.startswith("recruit.") else NONE


def quick_line(world: State, path: Path = ()) -> Path:
    """Return the quick policy's line; after a path, what it does on the chosen field."""
    if not path:
        return quick.path(world, quick.choice(world))
    if isinstance(world.stage, Sailing):
        return quick.path(world, quick.rest(world.position, world.stage))
    worth = quick.outlook(world)
    if path[0] not in FIELD_NUMBER:  # the extra sailing of the card
        extra = next(iter(quick.extras(worth)), None)
        return path if extra is None else quick.path(world, extra)
    player, field = worth.player, FIELD_NUMBER[path[0]]
    paid = cost(player.field, field)
    gone: tuple[int, ...] = ()
    if paid:
        named = path[1].split("+") if len(path) > 1 else []
        if named and all(name in REGION_NUMBER for name in named):
            gone = tuple([REGION_NUMBER[name] for name in named])
        else:
            gone = tuple([region for region, count in enumerate(player.ships) for _ in range(count)])[:paid]
        worth = quick.without(worth, gone)
    return quick.path(world, quick.best_deed(worth, field, gone))
