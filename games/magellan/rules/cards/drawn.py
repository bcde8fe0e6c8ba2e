"""What a history card does when it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from games.magellan.rules.board import NATIONS, Cell, cell_of, column
from games.magellan.rules.cards import deck
from games.magellan.rules.cards.deck import CARDS
from games.magellan.rules.cards.lasting import closed, income, laps_begun, printed_income, tallied
from games.magellan.rules.cards.wars import gained, handed_over, highest_income, peace_made, war_begun
from games.magellan.rules.pieces import ABOARD, added, candidates, count, groups, paid, pieces_at, received, removed, without_country
from games.magellan.rules.state import LIMIT, Active, Card, Loss, Position, number, playing, with_player

FIVES = 5
"""A share of the cash is rounded down to a multiple of 5 M."""


def drawn(position: Position, seat: Seat, card: Card, notes: list[Note]) -> Position:
    """Carry out a history card that a player has drawn, and lay it open or under the pack.

    An economy card first ends the cards that last until the next economy card. Losses that players have to choose and money that they lack
    become duties in `position.losses` and `position.debts`.
    """
    printed = CARDS[card]
    effect = printed.effect
    if printed.is_economy:
        for active in position.active:
            if CARDS[active.card].lifetime == "until_next_economy_card":
                position = closed(position, active.card)
                notes.append(Note(Msg("magellan.card.expired", card=Msg(f"magellan.card.{active.card}"))))
    if isinstance(effect, deck.WarBreaksOut) and position.table.has_wars:
        return war_begun(position, seat, card, notes)
    if is_lasting(position, card):
        if isinstance(effect, deck.Circumnavigate):
            position = laps_begun(position)
        return replace(position, active=(*position.active, Active(card, _tally(position, effect))))
    if isinstance(effect, deck.Peace):
        position = peace_made(position, card, notes)
    elif not isinstance(effect, deck.WarBreaksOut):
        position = EFFECTS[type(effect)](position, effect, notes)
    return replace(position, history=(*position.history, card))


def is_lasting(position: Position, card: Card) -> bool:
    """Return whether a drawn card lies open for a while.

    In a match without planes a card for cheaper planes pays money at once instead.
    """
    effect = CARDS[card].effect
    if isinstance(effect, deck.PriceChange) and effect.piece == "plane" and not position.table.has_planes:
        return False
    return CARDS[card].lifetime not in ("immediate", "until_peace_or_rounds")


def _tally(position: Position, effect: deck.Effect) -> tuple[int, ...]:
    """Return the first `Active.tally` of a card."""
    if isinstance(effect, deck.MoveBonus):
        return (effect.turns,) * len(position.players)
    if isinstance(effect, deck.IncomeModifier) and effect.revenues:
        return (effect.revenues,)
    return ()


def _settled(position: Position, amounts: dict[Seat, int], notes: list[Note]) -> Position:
    """Pay players from the bank, or take negative amounts; 0 makes no note."""
    for seat, amount in amounts.items():
        if amount > 0:
            position = gained(position, seat, amount, notes)
        elif amount < 0:
            position = paid(position, seat, -amount)
            notes.append(Note(Msg("magellan.card.pays", who=Who(seat), amount=-amount)))
    return position


def shared(position: Position, seat: Seat, share: deck.OwnersShare) -> int:
    """Return what a share brings a player: its amount for each of the countries they own."""
    return share.amount * sum([country in share.countries for country in position.players[seat].countries])


def _revenue(position: Position, effect: deck.Revenue, notes: list[Note]) -> Position:
    """Pay everybody's income, tolls and shares (rulebook: second series).

    Cards that hold for the next revenues count down.
    """
    before = position
    for other in playing(position):
        amount = income(before, other)
        toll = effect.toll if any(cell_of(ship.node) in effect.toll_cells for ship in before.players[other].ships) else 0
        more = toll + shared(before, other, effect.owners)
        position = received(position, other, amount + more)
        notes.append(Note(Msg("magellan.card.revenue", who=Who(other), amount=amount, more=more)))
    for active in before.active:
        modifier = CARDS[active.card].effect
        if isinstance(modifier, deck.IncomeModifier) and modifier.revenues:
            left = active.tally[0] - 1
            position = tallied(position, active.card, (left,)) if left else closed(position, active.card)
    return position


def _money(position: Position, effect: deck.Money, notes: list[Note]) -> Position:
    """Pay or collect; all amounts are those of the position in which the card was drawn."""
    return _settled(position, {seat: due(position, seat, effect) for seat in playing(position)}, notes)


def due(position: Position, seat: Seat, effect: deck.Money) -> int:
    """Return what a player gets by a money card, in M; negative when they pay."""
    amount = _aimed(position, seat, effect) + shared(position, seat, effect.others)
    return amount + (effect.levy.amount * count(position, seat, effect.levy.per) if effect.levy else 0)


def _aimed(position: Position, seat: Seat, effect: deck.Money) -> int:
    """Return what a player gets by the amount of a money card, without its additions."""
    player = position.players[seat]
    if effect.target == "owners":
        return shared(position, seat, deck.OwnersShare(effect.countries, effect.amount))
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
    if effect.percent:  # negative: the player pays
        return -(player.cash * -effect.percent // (100 * FIVES) * FIVES)
    if effect.per == "":
        return effect.amount
    return effect.amount * (len(player.countries) if effect.per == "country" else count(position, seat, effect.per))


def richest(position: Position) -> Seat:
    """Return the player with the most cash; of equals the lowest number (ruling)."""
    return min(playing(position), key=lambda seat: (-position.players[seat].cash, number(position, seat)))


def lowest_income(position: Position) -> Seat:
    """Return the player with the lowest printed income; of equals the lowest number (ruling)."""
    return min(playing(position), key=lambda seat: (printed_income(position.players[seat]), number(position, seat)))


def _transferred(position: Position, effect: deck.Transfer, notes: list[Note]) -> Position:
    """Hand money from the player with the most cash to the one with the least.

    Of equals the lowest number counts (ruling). Nobody pays if all have the same.
    """
    source = richest(position)
    to = min(playing(position), key=lambda seat: (position.players[seat].cash, number(position, seat)))
    return position if source == to else handed_over(position, source, to, effect.amount, notes)


def _paid_instead(position: Position, effect: deck.PriceChange, notes: list[Note]) -> Position:
    """Pay everybody instead of changing the price of planes in a match without planes."""
    return _settled(position, dict.fromkeys(playing(position), effect.else_money), notes)


def _nationalised(position: Position, effect: deck.Nationalise, notes: list[Note]) -> Position:
    """Let the player with the highest income sell their cheapest country at full cost.

    Of equal players the lowest number counts, of equal costs the lower income.
    """
    owner = highest_income(position, playing(position))
    player = position.players[owner]
    if not player.countries:
        return position
    country = min(player.countries, key=lambda slug: (NATIONS[slug].cost, NATIONS[slug].income, slug))
    nation = NATIONS[country]
    notes.append(Note(Msg("magellan.card.nationalised", who=Who(owner), country=nation.name, amount=nation.cost)))
    position = with_player(position, owner, without_country(player, country), open=(*position.open, country))
    return received(position, owner, nation.cost)


def _turned(position: Position, effect: deck.TurnCards, notes: list[Note]) -> Position:
    """Turn geographic cards, as many as there are left."""
    new, rest = position.geographic[: effect.count], position.geographic[effect.count :]
    notes += [Note(Msg("magellan.card.turned", country=NATIONS[country].name)) for country in new]
    return replace(position, geographic=rest, open=position.open + new)


def _given(position: Position, effect: deck.FreePiece, notes: list[Note]) -> Position:
    """Give everybody free pieces, as far as they have some left."""
    piece = Msg(f"magellan.card.piece.{effect.piece}")
    for other in playing(position):
        free = min(effect.count, LIMIT[effect.piece] - count(position, other, effect.piece))
        if free > 0:
            position = with_player(position, other, added(position.players[other], effect.piece, free))
            notes.append(Note(Msg("magellan.card.given", who=Who(other), piece=piece, count=free)))
    return position


def _taken_away(position: Position, effect: deck.LosePiece, notes: list[Note]) -> Position:
    """Take all pieces in some cells, or let each player choose some to lose."""
    cells = lost_cells(position, effect)
    if not effect.count:
        return _wiped(position, effect.piece, cells, notes)
    losses: list[Loss] = []
    for other in playing(position):
        loss = Loss(other, effect.piece, cells)
        if effect.piece != "any" and count(position, other, effect.piece) <= effect.keep:
            continue
        losses += [loss] * min(effect.count, len(candidates(position, loss)))
    return replace(position, losses=(*position.losses, *losses))


def lost_cells(position: Position, effect: deck.LosePiece) -> tuple[Cell, ...]:
    """Return the named cells of a loss, or those of the capitals in play of its region."""
    if not effect.region:
        return effect.cells
    nations = [nation for nation in NATIONS.values() if nation.series == effect.region]
    return tuple(dict.fromkeys(nation.cell for nation in nations if position.table.has_supplement or not nation.is_supplement))


def _wiped(position: Position, kind: str, cells: tuple[Cell, ...], notes: list[Note]) -> Position:
    """Take everything of a kind that stands in the cells, with what it carries."""
    for seat in playing(position):
        player, lost = position.players[seat], 0
        while hit := [group for group in pieces_at(player, cells) if kind in ("any", ABOARD[group.what][0])]:
            player = removed(player, ABOARD[hit[0].what][0], hit[0])
            lost += len(ABOARD[hit[0].what])
        if lost:
            position = with_player(position, seat, player)
            notes.append(Note(Msg("magellan.card.wiped", who=Who(seat), count=lost)))
    return position


EFFECTS: dict[type[Any], Callable[[Position, Any, list[Note]], Position]] = {
    deck.Revenue: _revenue,
    deck.Money: _money,
    deck.Transfer: _transferred,
    deck.PriceChange: _paid_instead,
    deck.Nationalise: _nationalised,
    deck.TurnCards: _turned,
    deck.FreePiece: _given,
    deck.LosePiece: _taken_away,
}
"""What the cards do that act at once; wars and peace are in `wars`."""
