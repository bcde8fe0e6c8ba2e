"""Turns prepared while others move: the first position of such a turn and its conditions.

Several turns can be prepared, each on the position after the one before. The host plays a prepared turn only if it still brings what it
brought when it was made (`engine.walking.prepared`). A player may allow a difference; then prices may have changed by then. These
conditions have to be as they were in any case:

| condition | the turn is prepared for |
|---|---|
| `phase` | the phase of the game: borders, the price of workers, the gallery |
| `ending` | that the end is not triggered, or that it is |
| `explore.<region>` | a region that the ships explore: nobody else has been there |
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from msgspec.structs import replace

from engine.values.core import Ask, Condition, EngineError, Line, Seat, Token
from engine.walking.walk import Asking, follow
from games.navegador.rules import says
from games.navegador.rules.board import REGION_NUMBER
from games.navegador.rules.state import Moving, Over, Sailing, State
from games.navegador.rules.turn import turn
from games.navegador.rules.turn.closing import card_passed, phase_opened


def next_turn(world: State, seat: Seat) -> State | None:
    """Return the position as it is now, but in the seat's turn.

    What is sure to follow from the current turn is done: a phase that was reached begins, a card that was used is passed on. `None` if it
    is the seat's turn already, or if the seat has had its last turn.
    """
    stage, position = world.stage, world.position
    if isinstance(stage, Over) or stage.seat == seat:
        return None
    seats = len(position.players)
    between = (seat - stage.seat) % seats
    if isinstance(stage, Sailing):
        # A discovery waits for the rest of its fleet, and may have reached a phase. `is_extra`: the Navegador card was used for it.
        position = phase_opened(position, notes=[])
        if stage.is_extra:
            position = card_passed(position, stage.seat, is_used=True, notes=[])
    turns_left = position.left
    if turns_left is not None:
        turns_left -= between
    elif position.is_ending:
        # The current turn triggered the end. A full round follows it, of which `between - 1` turns come before the seat's.
        turns_left = seats - (between - 1)
    if turns_left is not None and turns_left <= 0:
        return None
    return State(replace(position, turns=position.turns + between, left=turns_left), Moving(seat))


def conditions(world: State, seat: Seat, line: Line) -> tuple[Condition, ...]:
    """Return the conditions of a prepared turn beside its own outcome."""
    position = world.position
    ending = "triggered" if position.is_ending else "open"
    wanted = [
        Condition("phase", str(position.phase), says.phase_is(position.phase)),
        Condition("ending", ending, says.ending_is(position.is_ending)),
    ]
    for region in dict.fromkeys(filter(None, map(_target, line.split()))):
        number = REGION_NUMBER[region]
        if not position.is_known(number):
            wanted.append(Condition(f"explore.{region}", "unexplored", says.unexplored(number)))
    return tuple(wanted)


def adapt_line(world: State, seat: Seat, line: Line) -> Line:
    """Return the line with the same colonies and buildings at the present prices.

    A purchase that is no longer possible stays as it was written.
    """
    path = line.split()
    for at, token in enumerate(path):
        if ":" in token and ">" not in token:  # such as bahia:100+guine:80
            with suppress(EngineError):
                end = follow(turn(world, seat), tuple(path[:at]))
                if isinstance(end, Asking) and isinstance(end.ask, Ask) and end.ask.several is not None:
                    path[at] = _priced(end.ask, token)
    return " ".join(path)


def _priced(ask: Ask, token: Token) -> Token:
    """Return an answer's wares at their present prices, or `token` if one cannot be bought."""
    wanted = Counter(word.partition(":")[0] for word in token.split("+"))
    tokens = []
    for option in ask.options:  # those of one region or building begin with the cheapest
        name = option.token.partition(":")[0]
        if wanted[name] and option.blocked is None:
            wanted[name] -= 1
            tokens.append(option.token)
    return token if wanted.total() else "+".join(tokens)


def _target(token: Token) -> str | None:
    """Return the region that ships sail to, such as `guine` of `portugal>guine:2`.

    `None` for other tokens.
    """
    way, colon, _ = token.partition(":")
    to = way.partition(">")[2]
    return to if colon and to in REGION_NUMBER else None
