"""The throw of the die, and the card that a four or a five brings. rulebook: Inventory, the normal die."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.core import Ask, Msg, Note, Option, Seat, Suggestion, Talk, Turn, Who
from engine.games.magellan import cards
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.state import Drawing, Last, Position, State, changed
from engine.games.magellan.turn.flow import settled
from engine.games.magellan.turn.trade import SELL, purchase, purchases, sale, sellable

SIX = 6
DRAWS = (4, 5)
"""The throws that bring a card."""


@cache
def _roll() -> Ask:
    return Ask("roll", Msg("magellan.roll.ask"), (Option("roll", None, Msg("magellan.roll")),))


def roll(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Throw the die: a six is thrown again and added (ruling 2). A four or a five brings a card first."""
    yield _roll()
    position, chance = state.position, state.position.chance
    dice: list[int] = []
    while not dice or dice[-1] == SIX:
        face, chance = chance.below(SIX)
        dice.append(face + 1)
    points, position = cards.turn_points(position, seat, sum(dice))
    position = changed(position, points=points, dice=tuple(dice), trail=(), last=Last("rolled", seat, dice=tuple(dice)), chance=chance)
    key = "magellan.note.rolled" if points == sum(dice) else "magellan.note.rolled-more"
    notes = [Note(Msg(key, who=Who(seat), dice=tuple(map(str, dice)), points=points))]
    if dice[-1] in DRAWS and (position.geographic or position.history):
        return Turn(State(position, Drawing()), tuple(notes), sealed=True)
    return settled(position, notes, sealed=True)


def draw(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose a pack and turn its first card. Drawing is a duty; buying and selling may come before it (ruling 3)."""
    position, notes, trades = state.position, list[Note](), 0
    while True:
        packs = _packs(position)
        ready = tuple([Suggestion((pack.token,), pack.label) for pack in packs])
        choice = yield Ask("draw", Msg("magellan.draw.ask"), (*packs, *(_trades(position, seat) if trades < TRADES else ())), suggest=ready)
        if choice in ("geographic", "history"):
            break
        trades += 1
        position = yield from (sale(position, seat, notes) if choice == "sell" else purchase(position, seat, choice, notes))
    if choice == "geographic":
        return _turned(position, seat, notes)
    card = position.history[0]
    notes.append(Note(Msg("magellan.note.drew", who=Who(seat), card=cards.title(card), text=cards.text(card, position.table.is_expert))))
    position = changed(position, history=position.history[1:], last=Last("drew", seat, card))
    position, told = cards.drawn(position, seat, card)
    return settled(position, [*notes, *told], sealed=True)


TRADES = 6
"""Purchases and sales before a card, so that a line stays short."""


def _packs(position: Position) -> tuple[Option[Any], ...]:
    packs = (("geographic", position.geographic), ("history", position.history))
    return tuple([_pack(word, len(pack)) for word, pack in packs if pack])


def _trades(position: Position, seat: Seat) -> list[Option[Any]]:
    return [*purchases(position, seat), *([SELL] if sellable(position, seat) else [])]


@cache
def _pack(word: str, left: int) -> Option[str]:
    return Option(
        word,
        word,
        Msg("magellan.draw.geographic" if word == "geographic" else "magellan.draw.history", cards=left),
    )


def _turned(position: Position, seat: Seat, notes: list[Note]) -> Turn[State]:
    """A geographic card is laid open: whoever reaches its capital first may develop the country."""
    country = position.geographic[0]
    nation = NATIONS[country]
    notes.append(
        Note(
            Msg(
                "magellan.note.turned", who=Who(seat), country=nation.name, cell=nation.cell.upper(), cost=nation.cost, income=nation.income
            )
        )
    )
    position = changed(position, geographic=position.geographic[1:], open=(*position.open, country), last=Last("turned", seat, country))
    return settled(position, notes, sealed=True)
