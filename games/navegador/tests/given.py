"""Positions for the rule tests, and lines played in them."""

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
"""Who moves in the tests. The seat to the right is 0."""


def table(seats: int = 4, king: str = "sheet", **changes: Any) -> State:
    """A match in which `SEAT` is to move, on Sailing, and seat 0 has the Navegador card; `changes` are fields of the position."""
    state = RULES.setup(seats, resolve_settings(RULES, {"king": king}), "given")
    position = replace(
        state.position, start=Seat(0), holder=Seat(0), marked=0, players=(replace(state.position.players[0], field=0),) * seats
    )
    return State(replace(position, **changes), Moving(SEAT))


def having(state: State, seat: Seat = SEAT, **changes: Any) -> State:
    """The state with other things owned by a seat."""
    players = list(state.position.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, position=replace(state.position, players=tuple(players)))


def on(field: str) -> int:
    """A rondel field as the state counts it."""
    return [str(name) for name in RONDEL].index(field)


def at(region: str) -> int:
    """A region as the state counts it."""
    return [str(name) for name in REGIONS].index(region)


def ships(**counts: int) -> tuple[int, ...]:
    """Ships by region."""
    return tuple(counts.get(region, 0) for region in REGIONS)


def privileges(**counts: int) -> tuple[int, ...]:
    """Privileges by kind."""
    return tuple(counts.get(kind, 0) for kind in KINDS)


def colonies(**counts: int) -> tuple[tuple[int, ...], ...]:
    """Colonies by good (what they cost does not matter)."""
    return tuple((100,) * counts.get(good, 0) for good in GOODS)


def factories(**counts: int) -> tuple[int, ...]:
    """Factories by good."""
    return tuple(counts.get(good, 0) for good in GOODS[:FACTORIES])


def knowing(state: State, **prices: tuple[int, ...]) -> State:
    """The state with these regions known and these colonies in them."""
    known, stacks = state.position.known | 1 << PORTUGAL, list(state.position.stacks)
    for region, tokens in prices.items():
        known |= 1 << at(region)
        stacks[at(region)] = tokens
    return replace(state, position=replace(state.position, known=known, stacks=tuple(stacks)))


def hiding(state: State, **prices: tuple[int, ...]) -> State:
    """The state with these colonies face down in unknown regions."""
    stacks = list(state.position.stacks)
    for region, tokens in prices.items():
        stacks[at(region)] = tokens
    return replace(state, position=replace(state.position, stacks=tuple(stacks)))


def after(state: State, *lines: str) -> State:
    """The state after these lines of whoever is awaited."""
    for line in lines:
        state = turn(state, line).state
    return state


def turn(state: State, line: str) -> Turn[State]:
    """What a line of the seat awaited leads to."""
    return play(RULES, state, awaited(state)[0], line).value


def me(state: State) -> Player:
    """What `SEAT` owns."""
    return state.position.players[SEAT]


def refusal(state: State, line: str) -> Msg:
    """Why a line is refused: the reason given for the option or set, else what is said in general."""
    with pytest.raises(EngineError) as caught:
        play(RULES, state, awaited(state)[0], line)
    return next((value for name, value in caught.value.msg.args if name == "reason" and isinstance(value, Msg)), caught.value.msg)


def ask_at(state: State, *path: str) -> Ask:
    """The ask after some tokens."""
    end = walk(RULES, state, awaited(state)[0], path)
    assert isinstance(end, Asking)
    assert isinstance(end.ask, Ask)
    return end.ask


def form(state: State, *path: str) -> Form:
    """The form after some tokens."""
    end = walk(RULES, state, awaited(state)[0], path)
    assert isinstance(end, Asking)
    assert isinstance(end.ask, Form)
    return end.ask


def free(ask: Ask) -> list[str]:
    """The tokens that may be given."""
    return [option.token for option in ask.options if option.blocked is None]


def option(ask: Ask, token: str) -> Option[Any]:
    """One option of an ask."""
    return next(option for option in ask.options if option.token == token)


def note_keys(notes: tuple[Note, ...]) -> list[str]:
    """The keys of notes."""
    return [note.msg.key.removeprefix("navegador.note.") for note in notes]
