"""A move: a player lays any card of their hand.

When all have played, the best card takes the trick, and everybody draws.
"""

from __future__ import annotations

from caravel import Msg, Note, Option, Seat, Talk, Turn, pick
from msgspec.structs import replace

from caravel_briscola.rules import says
from caravel_briscola.rules.board import POINTS, TOKENS, Card
from caravel_briscola.rules.state import Over, Playing, Position, State, Taking, Trick, best, with_player


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask a seat for its card: `ace-suns`."""
    position = state.position
    options = [Option(TOKENS[card], card, says.card(card), hint=says.worth(card)) for card in position.players[seat].hand]
    card = yield from pick("card", Msg("briscola.card.ask", points=sum(POINTS[other] for other in position.cards)), options)
    return _played(position, seat, card)


def laid(position: Position, seat: Seat, card: Card) -> Position:
    """Return the position with a card of a hand in the trick."""
    player = position.players[seat]
    hand = tuple(other for other in player.hand if other != card)
    return replace(with_player(position, seat, replace(player, hand=hand)), cards=(*position.cards, card))


def _played(position: Position, seat: Seat, card: Card) -> Turn[State]:
    """End a move: the next player has to play, or the trick is taken."""
    after, note = laid(position, seat, card), says.laid(seat, card)
    if len(after.cards) < len(after.players):
        return Turn(State(after, Playing()), (note,))
    taken, notes = _taken(after)
    if all(not player.hand for player in taken.players) and not taken.stock:
        return Turn(State(taken, Over()), (note, *notes))
    drawn, more = _drawn(taken)
    is_sealed = bool(taken.stock)
    return Turn(
        State(drawn, Playing()),
        (note, *notes, *more),
        sealed=is_sealed,
        before_chance=(lambda: State(after, Taking())) if is_sealed else None,
    )


def _taken(position: Position) -> tuple[Position, tuple[Note, ...]]:
    """Let the best card take the trick; its player leads next."""
    count = len(position.players)
    winner = Seat((position.leader + best(position.cards, position.trump)) % count)
    player = position.players[winner]
    trick = Trick(position.cards, position.leader, winner)
    richer = with_player(position, winner, replace(player, taken=(*player.taken, *position.cards)))
    return replace(richer, cards=(), leader=winner, last=trick), (says.took(winner, sum(POINTS[card] for card in position.cards)),)


def _drawn(position: Position) -> tuple[Position, tuple[Note, ...]]:
    """Let everybody draw a card, the winner of the trick first.

    The player who draws last takes the card that was turned up.
    """
    notes: list[Note] = []
    count = len(position.players)
    for step in range(count if position.stock else 0):
        seat = Seat((position.leader + step) % count)
        card, *rest = position.stock
        player = position.players[seat]
        hand = tuple(sorted((*player.hand, card)))
        position = replace(with_player(position, seat, replace(player, hand=hand)), stock=tuple(rest))
        if rest:
            notes.append(says.drew(seat, card))
        else:
            position = replace(position, turned_at=seat)
            notes.append(says.took_turned(seat, card))
    return position, tuple(notes)
