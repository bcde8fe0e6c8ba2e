"""How wars begin and end: sides, alliances (a card's asterisk), peace and its payments."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from games.magellan.rules.cards.deck import CARDS, Alliance, Peace, Reparation, WarBreaksOut
from games.magellan.rules.cards.lasting import printed_income
from games.magellan.rules.pieces import paid, received
from games.magellan.rules.state import Card, Position, War, number, playing

Sides = tuple[tuple[Seat, ...], ...]

THREE = 3
"""With three players an alliance card names the one who fights alone; with fewer there are no alliances."""


def war_begun(position: Position, seat: Seat, card: Card, notes: list[Note]) -> Position:
    """Begin the war of a drawn card, in place of a war in progress (ruling)."""
    effect = CARDS[card].effect
    assert isinstance(effect, WarBreaksOut)
    position = _put_under(position)
    sides = war_sides(position, card)
    war = War(card, sides, effect.pieces, seat, effect.rounds, (0,) * len(position.players))
    if any(len(side) > 1 for side in sides):
        groups = tuple(Msg("magellan.card.side", members=tuple(Who(member) for member in side)) for side in sides)
        notes.append(Note(Msg("magellan.card.war.sides", sides=groups, rounds=effect.rounds)))
    else:
        notes.append(Note(Msg("magellan.card.war", seats=tuple(Who(side[0]) for side in sides), rounds=effect.rounds)))
    return replace(position, war=war)


def war_sides(position: Position, card: Card) -> Sides:
    """Return the sides of a war.

    Everybody fights alone, unless experts play and the card has an alliance that divides the players.
    """
    printed = CARDS[card]
    assert isinstance(printed.effect, WarBreaksOut)
    seats = _belligerents(position, printed.effect)
    single: Sides = tuple((seat,) for seat in seats)
    if not position.table.is_expert or not isinstance(printed.asterisk, Alliance) or len(seats) < THREE:
        return single
    if not printed.asterisk.sides:
        leader = highest_income(position, seats)
        return ((leader,), tuple(seat for seat in seats if seat != leader))
    if len(position.players) == THREE:
        alone = next(seat for seat in seats if number(position, seat) == printed.asterisk.alone)
        return ((alone,), tuple(seat for seat in seats if seat != alone))
    sides = tuple(tuple(seat for seat in seats if number(position, seat) in side) for side in printed.asterisk.sides)
    return sides if all(sides) else single


def _belligerents(position: Position, effect: WarBreaksOut) -> tuple[Seat, ...]:
    """Return the seats that take part in a war, in the order of their numbers."""
    seats = sorted(playing(position), key=lambda seat: number(position, seat))
    if effect.between == "top_two_income":
        seats.sort(key=lambda seat: -printed_income(position.players[seat]))
    elif effect.between == "top_two_cash":
        seats.sort(key=lambda seat: -position.players[seat].cash)
    if effect.between != "all":
        seats = sorted(seats[:2], key=lambda seat: number(position, seat))
    return tuple(seats)


def highest_income(position: Position, seats: tuple[Seat, ...]) -> Seat:
    """Return the seat with the highest printed income; of equals the lowest number."""
    return min(seats, key=lambda seat: (-printed_income(position.players[seat]), number(position, seat)))


def war_ended(position: Position, notes: list[Note]) -> Position:
    """End the war in progress; its card goes under the pack."""
    notes.append(Note(Msg("magellan.card.peace")))
    return _put_under(position)


def _put_under(position: Position) -> Position:
    if position.war is None:
        return position
    return replace(position, war=None, history=(*position.history, position.war.card))


def gained(position: Position, seat: Seat, amount: int, notes: list[Note]) -> Position:
    """Pay a player from the bank and say so."""
    notes.append(Note(Msg("magellan.card.gains", who=Who(seat), amount=amount)))
    return received(position, seat, amount)


def handed_over(position: Position, seat: Seat, to: Seat, amount: int, notes: list[Note]) -> Position:
    """Let a player pay another and say so."""
    notes.append(Note(Msg("magellan.card.hands", who=Who(seat), other=Who(to), amount=amount)))
    return paid(position, seat, amount, to)


def peace_made(position: Position, card: Card, notes: list[Note]) -> Position:
    """End the war by a peace card and pay rewards.

    Levies and reparations need a war that they end (ruling).
    """
    printed = CARDS[card]
    assert isinstance(printed.effect, Peace)
    war = position.war
    if war is None:
        notes.append(Note(Msg("magellan.card.no_war")))
    else:
        position = war_ended(position, notes)
    if printed.effect.reward:
        for seat in playing(position):
            if len(position.players[seat].countries) >= printed.effect.min_countries:
                position = gained(position, seat, printed.effect.reward, notes)
    if war is not None and printed.effect.levy:
        position = _levied(position, war, printed.effect.levy, notes)
    if war is not None and position.table.is_expert and isinstance(printed.asterisk, Reparation):
        position = _repaired(position, war, printed.asterisk.amount, notes)
    return position


def _levied(position: Position, war: War, amount: int, notes: list[Note]) -> Position:
    """Let the one player who lost the fewest pieces pay each other player."""
    seats = [seat for side in war.sides for seat in side if not position.players[seat].is_out]
    fewest = min((war.losses[seat] for seat in seats), default=0)
    payers = [seat for seat in seats if war.losses[seat] == fewest]
    for other in playing(position) if len(payers) == 1 else ():
        if other != payers[0]:
            position = handed_over(position, payers[0], other, amount, notes)
    return position


def _repaired(position: Position, war: War, amount: int, notes: list[Note]) -> Position:
    """Pay each member of the alliance that lost fewer pieces; nobody after equal losses."""
    if all(len(side) == 1 for side in war.sides):
        return position
    losses = [sum(war.losses[seat] for seat in side) for side in war.sides]
    if losses.count(min(losses)) > 1:
        return position
    for seat in war.sides[losses.index(min(losses))]:
        if not position.players[seat].is_out:
            position = gained(position, seat, amount, notes)
    return position
