"""What a history card does when it is drawn.

Money moves, countries and pieces come and go, war and peace break out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from games.magellan.rules.board import NATIONS, Cell, cell_of, column
from games.magellan.rules.cards.deck import (
    CARDS,
    Circumnavigate,
    FreePiece,
    IncomeModifier,
    LosePiece,
    Money,
    MoveBonus,
    Nationalise,
    Peace,
    PriceChange,
    Revenue,
    Share,
    Transfer,
    TurnCards,
    WarBreaksOut,
)
from games.magellan.rules.cards.lasting import closed, income, laps_begun, printed_income, tallied
from games.magellan.rules.cards.wars import peace_made, war_begun
from games.magellan.rules.pieces import ABOARD, added, candidates, count, groups, paid, pieces_at, received, removed, without_country
from games.magellan.rules.state import LIMIT, Active, Card, Kind, Loss, Position, number, playing, with_player

Changed = tuple[Position, tuple[Note, ...]]
"""The position after something happened, and what is said of it."""

FIVES = 5
"""Shares of cash are rounded down to 5 M."""


def drawn(position: Position, seat: Seat, card: Card) -> Changed:
    """A player has drawn a history card, which is in no pack any more.

    What it does, and where it is then.

    An economy card first ends what lasts until the next one. Losses to choose and money that is missing become duties in
    `position.losses` and `position.debts`.
    """
    printed = CARDS[card]
    notes: tuple[Note, ...] = ()
    if printed.is_economy:
        for active in position.active:
            if CARDS[active.card].lifetime == "until_next_economy_card":
                position = closed(position, active.card)
                notes += (Note(Msg("magellan.card.expired", card=Msg(f"magellan.card.{active.card}"))),)
    if isinstance(printed.effect, WarBreaksOut):
        if position.table.has_wars:
            position, more = war_begun(position, seat, card)
            return position, notes + more
        return _laid_under(position, card), notes
    if is_lasting(position, card):
        if isinstance(printed.effect, Circumnavigate):
            position = laps_begun(position)
        return replace(position, active=(*position.active, Active(card, _tally(position, card)))), notes
    position, more = EFFECTS[type(printed.effect)](position, seat, card)
    return _laid_under(position, card), notes + more


def is_lasting(position: Position, card: Card) -> bool:
    """Whether a drawn card lies open for a while.

    Cheaper planes are paid out at once where there are none.
    """
    effect = CARDS[card].effect
    if isinstance(effect, PriceChange) and effect.piece == "plane" and not position.table.has_planes:
        return False
    return CARDS[card].lifetime not in ("immediate", "until_peace_or_rounds")


def _tally(position: Position, card: Card) -> tuple[int, ...]:
    """What a card counts when it begins to lie open."""
    effect = CARDS[card].effect
    if isinstance(effect, MoveBonus):
        return (effect.turns,) * len(position.players)
    if isinstance(effect, IncomeModifier) and effect.revenues:
        return (effect.revenues,)
    return ()


def _laid_under(position: Position, card: Card) -> Position:
    return replace(position, history=(*position.history, card))


def _settled(position: Position, seat: Seat, amount: int) -> Changed:
    """A player gets money from the bank, or pays it when the amount is negative.

    Nothing is said of nothing.
    """
    if amount > 0:
        return received(position, seat, amount), (Note(Msg("magellan.card.gains", who=Who(seat), amount=amount)),)
    if amount < 0:
        return paid(position, seat, -amount), (Note(Msg("magellan.card.pays", who=Who(seat), amount=-amount)),)
    return position, ()


def shared(position: Position, seat: Seat, share: Share) -> int:
    """A player's part of a share: the amount once for each of the countries they own."""
    return share.amount * sum([country in share.countries for country in position.players[seat].countries])


def _revenue(position: Position, seat: Seat, card: Card) -> Changed:
    """REVENUE: everybody's income, tolls and shares (rulebook: second series).

    What held for the next revenues counts down.
    """
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
        position, said = _settled(position, other, due(before, other, effect))
        notes += said
    return position, notes


def due(position: Position, seat: Seat, effect: Money) -> int:
    """What a player gets by a money card, in M; negative when they pay."""
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
        position, said = _settled(position, other, effect.else_money)
        notes += said
    return position, notes


def _nationalised(position: Position, seat: Seat, card: Card) -> Changed:
    """The cheapest country of the highest income goes back at full cost.

    Of equals the lowest number, the lower income.
    """
    owner = min(playing(position), key=lambda other: (-printed_income(position.players[other]), number(position, other)))
    player = position.players[owner]
    if not player.countries:
        return position, ()
    country = min(player.countries, key=lambda slug: (NATIONS[slug].cost, NATIONS[slug].income, slug))
    position = with_player(position, owner, without_country(player, country))
    position = replace(received(position, owner, NATIONS[country].cost), open=(*position.open, country))
    note = Msg("magellan.card.nationalised", who=Who(owner), country=NATIONS[country].name, amount=NATIONS[country].cost)
    return position, (Note(note),)


def _turned(position: Position, seat: Seat, card: Card) -> Changed:
    """Geographic cards are turned, as many as there are left."""
    effect = CARDS[card].effect
    assert isinstance(effect, TurnCards)
    new, rest = position.geographic[: effect.count], position.geographic[effect.count :]
    notes = tuple(Note(Msg("magellan.card.turned", country=NATIONS[country].name)) for country in new)
    return replace(position, geographic=rest, open=position.open + new), notes


def _given(position: Position, seat: Seat, card: Card) -> Changed:
    """Free pieces for everybody who has some left of the colour."""
    effect = CARDS[card].effect
    assert isinstance(effect, FreePiece)
    notes: tuple[Note, ...] = ()
    for other in playing(position):
        number_given = min(effect.count, LIMIT[effect.piece] - count(position, other, effect.piece))
        if number_given > 0:
            position = with_player(position, other, added(position.players[other], effect.piece, number_given))
            notes += (
                Note(Msg("magellan.card.given", who=Who(other), piece=Msg(f"magellan.card.piece.{effect.piece}"), count=number_given)),
            )
    return position, notes


def _taken_away(position: Position, seat: Seat, card: Card) -> Changed:
    """Pieces are lost: all in some cells, or some of each player's choice."""
    effect = CARDS[card].effect
    assert isinstance(effect, LosePiece)
    cells = lost_cells(position, effect)
    if not effect.count:
        return _wiped(position, effect.piece, cells)
    losses: list[Loss] = []
    for other in playing(position):
        loss = Loss(other, effect.piece, cells)
        if effect.piece != "any" and count(position, other, effect.piece) <= effect.keep:
            continue
        losses += [loss] * min(effect.count, len(candidates(position, loss)))
    return replace(position, losses=(*position.losses, *losses)), ()


def lost_cells(position: Position, effect: LosePiece) -> tuple[Cell, ...]:
    """Return the cells of a loss.

    Those named, or those of the capitals of a region, the supplement's too if it is in play.
    """
    if not effect.region:
        return effect.cells
    nations = [nation for nation in NATIONS.values() if nation.series == effect.region]
    return tuple(dict.fromkeys(nation.cell for nation in nations if position.table.has_supplement or not nation.is_supplement))


def _wiped(position: Position, kind: Kind | str, cells: tuple[Cell, ...]) -> Changed:
    """Everything of a kind that stands in the cells is lost, with what it carries."""
    notes: tuple[Note, ...] = ()
    for seat in playing(position):
        player, lost = position.players[seat], 0
        while hit := [group for group in pieces_at(player, cells) if kind in ("any", ABOARD[group.what][0])]:
            player = removed(player, ABOARD[hit[0].what][0], hit[0])
            lost += len(ABOARD[hit[0].what])
        if lost:
            position = with_player(position, seat, player)
            notes += (Note(Msg("magellan.card.wiped", who=Who(seat), count=lost)),)
    return position, notes


def _peace(position: Position, seat: Seat, card: Card) -> Changed:
    return peace_made(position, card)


EFFECTS: dict[type[Any], Callable[[Position, Seat, Card], Changed]] = {
    Revenue: _revenue,
    Money: _money,
    Transfer: _transferred,
    PriceChange: _paid_instead,
    Nationalise: _nationalised,
    TurnCards: _turned,
    FreePiece: _given,
    LosePiece: _taken_away,
    Peace: _peace,
}
"""What the cards do that act at once."""
