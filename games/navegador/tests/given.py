"""Positions for the tests of the rules, and lines played in them.

A region is given with the prices of its colonies:

- `hiding(state, guine=(90, 60, 70))`: Guiné is not explored yet, and has three colonies face down;
- `knowing(state, guine=(60,))`: Guiné is explored, and one colony is left there;
- `having(state, money=100)`: the player `SEAT`, who is to move, has this money;
- `on("workers")` and `at("guine")`: the numbers of a field of the rondel and of a region.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.game.rules import resolve_settings
from engine.values.core import Ask, EngineError, Form, Msg, Note, Option, Seat, Turn
from engine.walking.walk import Asking, play, walk
from games.navegador.game import RULES
from games.navegador.rules.board import FACTORIES, GOODS, KINDS, PORTUGAL, REGIONS, RONDEL
from games.navegador.rules.state import Moving, Player, State, awaited

SEAT = Seat(1)
"""The seat that moves in the tests. The seat on its right is 0."""


def table(seats: int = 4, king: str = "sheet", **changes: Any) -> State:
    """Return a match in which `SEAT` is to move, all stones are on Sailing, and seat 0 has the Navegador card.

    `changes` are fields of the position.
    """
    state = RULES.setup(seats, resolve_settings(RULES, {"king": king}), "given")
    player, *_ = state.position.players
    players = (replace(player, field=on("sailing")),) * seats
    position = replace(state.position, start=Seat(0), holder=Seat(0), marked=on("sailing"), players=players)
    return State(replace(position, **changes), Moving(SEAT))


def having(state: State, seat: Seat = SEAT, **changes: Any) -> State:
    """Return the state with other fields of a player."""
    players = list(state.position.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, position=replace(state.position, players=tuple(players)))


def on(field: str) -> int:
    """Return the number of a field of the rondel."""
    return [str(name) for name in RONDEL].index(field)


def at(region: str) -> int:
    """Return the number of a region."""
    return [str(name) for name in REGIONS].index(region)


def ships(**counts: int) -> tuple[int, ...]:
    """Return the ships of a player: so many in these regions, none in others."""
    return tuple(counts.get(region, 0) for region in REGIONS)


def privileges(**counts: int) -> tuple[int, ...]:
    """Return the privileges of a player: so many of these kinds."""
    return tuple(counts.get(kind, 0) for kind in KINDS)


def colonies(**counts: int) -> tuple[tuple[int, ...], ...]:
    """Return the colonies of a player: so many of these goods, each bought for 100."""
    return tuple((100,) * counts.get(good, 0) for good in GOODS)


def factories(**counts: int) -> tuple[int, ...]:
    """Return the factories of a player: so many for these goods."""
    return tuple(counts.get(good, 0) for good in GOODS[:FACTORIES])


def knowing(state: State, **prices: tuple[int, ...]) -> State:
    """Return the state with these regions explored and these colonies left in them."""
    known, stacks = state.position.known | 1 << PORTUGAL, list(state.position.stacks)
    for region, tokens in prices.items():
        known |= 1 << at(region)
        stacks[at(region)] = tokens
    return replace(state, position=replace(state.position, known=known, stacks=tuple(stacks)))


def hiding(state: State, **prices: tuple[int, ...]) -> State:
    """Return the state with these colonies face down in unknown regions."""
    stacks = list(state.position.stacks)
    for region, tokens in prices.items():
        stacks[at(region)] = tokens
    return replace(state, position=replace(state.position, stacks=tuple(stacks)))


def after(state: State, *lines: str) -> State:
    """Return the state after these lines, each of the awaited seat."""
    for line in lines:
        state = turn(state, line).state
    return state


def turn(state: State, line: str) -> Turn[State]:
    """Return the turn that a line of the awaited seat makes."""
    return play(RULES, state, awaited(state)[0], line).value


def me(state: State) -> Player:
    """Return the player `SEAT`."""
    return state.position.players[SEAT]


def refusal(state: State, line: str) -> Msg:
    """Return why a line is refused: the reason of the option or of the set of options, otherwise the general message."""
    with pytest.raises(EngineError) as caught:
        play(RULES, state, awaited(state)[0], line)
    return next((value for name, value in caught.value.msg.args if name == "reason" and isinstance(value, Msg)), caught.value.msg)


def ask_at(state: State, *path: str) -> Ask:
    """Return the ask after some tokens."""
    end = walk(RULES, state, awaited(state)[0], path)
    assert isinstance(end, Asking)
    assert isinstance(end.ask, Ask)
    return end.ask


def form(state: State, *path: str) -> Form:
    """Return the form after some tokens."""
    end = walk(RULES, state, awaited(state)[0], path)
    assert isinstance(end, Asking)
    assert isinstance(end.ask, Form)
    return end.ask


def free(ask: Ask) -> list[str]:
    """Return the tokens of the options that are not blocked."""
    return [option.token for option in ask.options if option.blocked is None]


def option(ask: Ask, token: str) -> Option[Any]:
    """Return the option of an ask with this token."""
    return next(option for option in ask.options if option.token == token)


def note_keys(notes: tuple[Note, ...]) -> list[str]:
    """Return the keys of notes without their prefix."""
    return [note.msg.key.removeprefix("navegador.note.") for note in notes]
