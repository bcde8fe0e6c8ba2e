"""The cards that move money: revenues, gifts and levies, and what the most cash owes to the least."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Msg, Note, Seat, Who
from engine.games.magellan.cards.deck import CARDS
from engine.games.magellan.cards.figures import closed, income, printed_income, tallied
from engine.games.magellan.cards.kinds import IncomeModifier, Money, PriceChange, Revenue, Share, Transfer
from engine.games.magellan.chart import cell_of, column
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.money import paid, received
from engine.games.magellan.pieces import count, groups
from engine.games.magellan.state import Card, Position, number, playing

Changed = tuple[Position, tuple[Note, ...]]

FIVES = 5
"""Shares of cash are rounded down to 5 M."""


def settled(position: Position, seat: Seat, amount: int) -> Changed:
    """A player gets money from the bank, or pays it when the amount is negative; nothing is said of nothing."""
    if amount > 0:
        return received(position, seat, amount), (Note(Msg("magellan.card.gains", who=Who(seat), amount=amount)),)
    if amount < 0:
        return paid(position, seat, -amount), (Note(Msg("magellan.card.pays", who=Who(seat), amount=-amount)),)
    return position, ()


def shared(position: Position, seat: Seat, share: Share) -> int:
    """A player's part of a share: the amount once for each of the countries he owns."""
    return share.amount * sum([country in share.countries for country in position.players[seat].countries])


def _revenue(position: Position, seat: Seat, card: Card) -> Changed:
    """REVENUE: everybody's income, tolls and shares (rulebook: second series). What held for the next revenues counts down."""
    effect = CARDS[card].effect
    assert isinstance(effect, Revenue)
    notes: tuple[Note, ...] = ()
    before = position
    for other in playing(position):
        amount = income(before, other)
        toll = effect.toll if any(cell_of(ship.node) in effect.toll_cells for ship in before.players[other].ships) else 0
        more = toll + shared(before, other, effect.owners)
        position = received(position, other, amount + more)
        notes += (Note(Msg("magellan.card.revenue", who=Who(other), amount=amount, more=more)),)
    for active in before.active:
        modifier = CARDS[active.card].effect
        if isinstance(modifier, IncomeModifier) and modifier.revenues:
            left = active.tally[0] - 1
            position = tallied(position, active.card, (left,)) if left else closed(position, active.card)
    return position, notes


def _money(position: Position, seat: Seat, card: Card) -> Changed:
    """A gift or a payment; all amounts are those of the position in which the card was drawn."""
    effect = CARDS[card].effect
    assert isinstance(effect, Money)
    notes: tuple[Note, ...] = ()
    before = position
    for other in playing(position):
        position, said = settled(position, other, due(before, other, effect))
        notes += said
    return position, notes


def due(position: Position, seat: Seat, effect: Money) -> int:
    """What a player gets by a money card, in M; negative when he pays."""
    amount = _aimed(position, seat, effect) + shared(position, seat, effect.others)
    return amount + (effect.levy.amount * count(position, seat, effect.levy.per) if effect.levy else 0)


def _aimed(position: Position, seat: Seat, effect: Money) -> int:
    player = position.players[seat]
    if effect.target == "owners":
        return shared(position, seat, Share(effect.countries, effect.amount))
    if effect.target == "owners_series":
        return effect.amount * sum([NATIONS[country].series == effect.series for country in player.countries])
    if effect.target == "richest":
        return effect.amount if seat == richest(position) else 0
    if effect.target == "lowest_income":
        return effect.amount if seat == lowest_income(position) else 0
    if effect.target == "presence":
        return effect.amount if any(column(cell_of(group.node)) in effect.columns for group in groups(player)) else 0
    if effect.target == "cash_over":
        return effect.amount if player.cash > effect.threshold else 0
    if effect.percent:
        return -(player.cash * -effect.percent // (100 * FIVES) * FIVES)
    if effect.per == "":
        return effect.amount
    return effect.amount * (len(player.countries) if effect.per == "country" else count(position, seat, effect.per))


def richest(position: Position) -> Seat:
    """The player with the most cash; of equals the lowest number (ruling)."""
    return min(playing(position), key=lambda seat: (-position.players[seat].cash, number(position, seat)))


def poorest(position: Position) -> Seat:
    """The player with the least cash; of equals the lowest number (ruling)."""
    return min(playing(position), key=lambda seat: (position.players[seat].cash, number(position, seat)))


def lowest_income(position: Position) -> Seat:
    """The player with the lowest printed income; of equals the lowest number (ruling)."""
    return min(playing(position), key=lambda seat: (printed_income(position.players[seat]), number(position, seat)))


def _transferred(position: Position, seat: Seat, card: Card) -> Changed:
    """From the most cash to the least; nothing when all have the same."""
    effect = CARDS[card].effect
    assert isinstance(effect, Transfer)
    source, to = richest(position), poorest(position)
    if source == to:
        return position, ()
    note = Note(Msg("magellan.card.hands", who=Who(source), other=Who(to), amount=effect.amount))
    return paid(position, source, effect.amount, to), (note,)


def _paid_instead(position: Position, seat: Seat, card: Card) -> Changed:
    """A price of planes in a match without planes: money for everybody."""
    effect = CARDS[card].effect
    assert isinstance(effect, PriceChange)
    notes: tuple[Note, ...] = ()
    for other in playing(position):
        position, said = settled(position, other, effect.else_money)
        notes += said
    return position, notes


MEANING: dict[type[Any], Callable[[Position, Seat, Card], Changed]] = {
    Revenue: _revenue,
    Money: _money,
    Transfer: _transferred,
    PriceChange: _paid_instead,
}
"""What the cards do that move money."""
