"""The throw of the die and the card that a four or a five brings. rulebook: Inventory."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Note, Option, Seat, Talk, Turn, Who
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS
from games.magellan.rules.state import Drawing, Last, Position, State
from games.magellan.rules.turn.flow import settled
from games.magellan.rules.turn.trade import SELL, buy, purchasable, sell, sellable
from games.magellan.rules.values import Buy, Pack, Sell

SIX = 6
DRAWS = (4, 5)
"""The throws that bring a card."""
TRADES = 6
"""Purchases and sales that are allowed before a card is turned, at most: a line has to stay short."""

DrawChoice: TypeAlias = Pack | Buy | Sell
"""Turn a card of a pack, or trade before that."""

ROLL = Ask("turn.roll", Msg("magellan.roll.ask"), (Option("roll", None, Msg("magellan.roll")),))


def roll(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Throw the die.

    A six is thrown again and added (ruling 2). A four or a five brings a card first.
    """
    yield ROLL
    return thrown(state.position, seat)


def thrown(position: Position, seat: Seat) -> Turn[State]:
    """Return the turn after the throw."""
    chance = position.chance
    dice: list[int] = []
    while not dice or dice[-1] == SIX:
        face, chance = chance.below(SIX)
        dice.append(face + 1)
    points, position = cards.turn_points(position, seat, sum(dice))
    position = replace(position, points=points, dice=tuple(dice), trail=(), last=Last("rolled", seat, dice=tuple(dice)), chance=chance)
    key = "magellan.note.rolled" if points == sum(dice) else "magellan.note.rolled-more"
    notes = [Note(Msg(key, who=Who(seat), dice=tuple(map(str, dice)), points=points))]
    if dice[-1] in DRAWS and (position.geographic or position.history):
        return Turn(State(position, Drawing()), tuple(notes), sealed=True)
    return settled(position, notes, sealed=True)


def draw(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a pack and turn its first card; trading may come before it (ruling 3)."""
    position, notes, trades = state.position, list[Note](), 0
    while True:
        options = _packs(position)
        if trades < TRADES:
            options += tuple(purchasable(position, seat))
            if sellable(position, seat):
                options += (SELL,)
        choice: DrawChoice = yield Ask("draw.pack", Msg("magellan.draw.ask"), options, so_far=partial(State, position, Drawing()))
        if isinstance(choice, Pack):
            break
        trades += 1
        if isinstance(choice, Sell):
            position = yield from sell(position, seat, notes)
        else:
            position = yield from buy(position, seat, choice.kind, notes)
    return drawn(position, seat, choice.name, notes)


def drawn(position: Position, seat: Seat, pack: Literal["geographic", "history"], notes: list[Note]) -> Turn[State]:
    """Turn the first card of a pack and carry it out."""
    if pack == "geographic":
        return _turned(position, seat, notes)
    card = position.history[0]
    notes.append(Note(Msg("magellan.note.drew", who=Who(seat), card=cards.title(card), text=cards.text(card, position.table.is_expert))))
    position = replace(position, history=position.history[1:], last=Last("drew", seat, card))
    return settled(cards.drawn(position, seat, card, notes), notes, sealed=True)


def _packs(position: Position) -> tuple[Option[Any], ...]:
    packs = [_pack("geographic", len(position.geographic)), _pack("history", len(position.history))]
    return tuple([pack for pack in packs if pack is not None])


@cache
def _pack(name: Literal["geographic", "history"], left: int) -> Option[Any] | None:
    key = "magellan.draw.geographic" if name == "geographic" else "magellan.draw.history"
    return Option(name, Pack(name), Msg(key, cards=left), Msg(f"{key}.hint")) if left else None


def _turned(position: Position, seat: Seat, notes: list[Note]) -> Turn[State]:
    """Lay a geographic card open."""
    country = position.geographic[0]
    nation = NATIONS[country]
    cell = nation.cell.upper()
    notes.append(Note(Msg("magellan.note.turned", who=Who(seat), country=nation.name, cell=cell, cost=nation.cost, income=nation.income)))
    position = replace(position, geographic=position.geographic[1:], open=(*position.open, country), last=Last("turned", seat, country))
    return settled(position, notes, sealed=True)
