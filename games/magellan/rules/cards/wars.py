"""How wars begin and end.

Who fights whom, alliances under the asterisk, peace with its rewards and levies.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from games.magellan.rules.cards.deck import CARDS, Alliance, Peace, Reparation, WarBreaksOut
from games.magellan.rules.cards.lasting import printed_income
from games.magellan.rules.pieces import paid, received
from games.magellan.rules.state import Card, Position, War, number, playing

Changed = tuple[Position, tuple[Note, ...]]
Sides = tuple[tuple[Seat, ...], ...]

THREE = 3
"""With three players the alliance cards name who fights alone."""


def war_begun(position: Position, seat: Seat, card: Card) -> Changed:
    """War breaks out by a card that a player drew.

    It takes the place of a war in progress (ruling).
    """
    effect = CARDS[card].effect
    assert isinstance(effect, WarBreaksOut)
    position = _put_under(position)
    sides = war_sides(position, card)
    war = War(card, sides, effect.pieces, seat, effect.rounds, (0,) * len(position.players))
    if any(len(side) > 1 for side in sides):
        groups = tuple(Msg("magellan.card.side", members=tuple(Who(member) for member in side)) for side in sides)
        note = Note(Msg("magellan.card.war.sides", sides=groups, rounds=effect.rounds))
    else:
        note = Note(Msg("magellan.card.war", seats=tuple(Who(side[0]) for side in sides), rounds=effect.rounds))
    return replace(position, war=war), (note,)


def war_sides(position: Position, card: Card) -> Sides:
    """Return the sides of a war.

    Everybody for himself, unless experts play and the card has an alliance that parts the players.
    """
    printed = CARDS[card]
    assert isinstance(printed.effect, WarBreaksOut)
    seats = _belligerents(position, printed.effect)
    single: Sides = tuple((seat,) for seat in seats)
    if not position.table.is_expert or not isinstance(printed.asterisk, Alliance) or len(seats) < THREE:
        return single
    if not printed.asterisk.sides:
        leader = _highest(position, seats)
        return ((leader,), tuple(seat for seat in seats if seat != leader))
    if len(position.players) == THREE:
        alone = next(seat for seat in seats if number(position, seat) == printed.asterisk.alone)
        return ((alone,), tuple(seat for seat in seats if seat != alone))
    sides = tuple(tuple(seat for seat in seats if number(position, seat) in side) for side in printed.asterisk.sides)
    return sides if all(sides) else single


def _belligerents(position: Position, effect: WarBreaksOut) -> tuple[Seat, ...]:
    """The seats that a war is between, in the order of their numbers."""
    seats = sorted(playing(position), key=lambda seat: number(position, seat))
    if effect.between == "top_two_income":
        seats.sort(key=lambda seat: -printed_income(position.players[seat]))
    elif effect.between == "top_two_cash":
        seats.sort(key=lambda seat: -position.players[seat].cash)
    if effect.between != "all":
        seats = sorted(seats[:2], key=lambda seat: number(position, seat))
    return tuple(seats)


def _highest(position: Position, seats: tuple[Seat, ...]) -> Seat:
    """The seat with the highest printed income; of equals the lowest number."""
    return min(seats, key=lambda seat: (-printed_income(position.players[seat]), number(position, seat)))


def war_ended(position: Position) -> Changed:
    """The war in progress is over; its card goes under the pack."""
    return _put_under(position), (Note(Msg("magellan.card.peace")),)


def _put_under(position: Position) -> Position:
    if position.war is None:
        return position
    return replace(position, war=None, history=(*position.history, position.war.card))


def peace_made(position: Position, card: Card) -> Changed:
    """A peace card: the war stops, rewards are paid.

    Levies and reparations need a war that they end (ruling).
    """
    printed = CARDS[card]
    assert isinstance(printed.effect, Peace)
    war = position.war
    notes: tuple[Note, ...] = (Note(Msg("magellan.card.no_war")),)
    if war is not None:
        position, notes = war_ended(position)
    if printed.effect.reward:
        for seat in playing(position):
            if len(position.players[seat].countries) >= printed.effect.min_countries:
                position = received(position, seat, printed.effect.reward)
                notes += (Note(Msg("magellan.card.gains", who=Who(seat), amount=printed.effect.reward)),)
    if war is not None and printed.effect.levy:
        position, more = _levied(position, war, printed.effect.levy)
        notes += more
    if war is not None and position.table.is_expert and isinstance(printed.asterisk, Reparation):
        position, more = _repaired(position, war, printed.asterisk.amount)
        notes += more
    return position, notes


def _levied(position: Position, war: War, amount: int) -> Changed:
    """Who lost the fewest pieces pays each other player; nobody when that is not one alone."""
    seats = [seat for side in war.sides for seat in side if not position.players[seat].place]
    fewest = min((war.losses[seat] for seat in seats), default=0)
    payers = [seat for seat in seats if war.losses[seat] == fewest]
    if len(payers) != 1:
        return position, ()
    notes: tuple[Note, ...] = ()
    for other in playing(position):
        if other != payers[0]:
            position = paid(position, payers[0], amount, other)
            notes += (Note(Msg("magellan.card.hands", who=Who(payers[0]), other=Who(other), amount=amount)),)
    return position, notes


def _repaired(position: Position, war: War, amount: int) -> Changed:
    """Each member of the alliance side that lost fewer pieces gets money.

    Nobody after equal losses or without alliances.
    """
    if all(len(side) == 1 for side in war.sides):
        return position, ()
    lost = [sum(war.losses[seat] for seat in side) for side in war.sides]
    if lost.count(min(lost)) > 1:
        return position, ()
    notes: tuple[Note, ...] = ()
    for seat in war.sides[lost.index(min(lost))]:
        if not position.players[seat].place:
            position = received(position, seat, amount)
            notes += (Note(Msg("magellan.card.gains", who=Who(seat), amount=amount)),)
    return position, notes
