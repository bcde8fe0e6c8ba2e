"""Playing well; no other room but `rules` knows it: a sensible player, and ready answers.

The sensible player plays high cards for high prizes, and adds a coin where it is worth one.
"""

from __future__ import annotations

from random import Random

from engine.core import Ask, Form, Path, Seat, Suggestion, Token
from engine.games.newgame import says
from engine.games.newgame.state import State
from engine.mind import Mind

WORTH_A_COIN = 5
"""A coin is a point; only for prizes of so many points one is laid."""


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to an ask of the seat, in a world imagined from what it knows."""
    assert isinstance(ask, Ask)
    position = world.position
    if ask.name == "card":
        place = sum(prize < position.prize for prize in position.later)
        return ask.options[min(place, len(ask.options) - 1)].token
    wanted = 1 if position.prize >= WORTH_A_COIN and rng.random() < 0.5 else 0
    return next(option.token for option in ask.options if option.value == wanted)


def ready(state: State, seat: Seat, ask: Ask | Form, path: Path) -> tuple[Suggestion, ...]:
    """Where a card is asked for: the lowest and the highest, without coins."""
    if ask.name != "card":
        return ()
    player = state.position.players[seat]
    rest = ("with", "0") if player.coins else ()
    ends = dict.fromkeys((player.hand[0], player.hand[-1]))
    return tuple(Suggestion((str(card), *rest), says.suggested(card)) for card in ends)


MIND = Mind(policy=policy, ready=ready)
