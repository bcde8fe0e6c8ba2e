"""What a card brings its buyer, what a payment is, and what a player is after."""

from __future__ import annotations

from collections.abc import Collection

from engine.values.core import Msg, Seat, Who
from games.pizarro.rules import says
from games.pizarro.rules.board import GAMBLE_LIMIT, Explorer, is_divided, space
from games.pizarro.rules.payment import Cards, crowns
from games.pizarro.rules.score import pile_points
from games.pizarro.rules.state import Bidding, Paying, Position, State, Vetoing
from games.pizarro.rules.turn.purchase import gain, open_piles, token

MANY = 5
"""More cards than this are counted, not named."""


def brings(position: Position, seat: Seat, card: Explorer, begins: bool = True) -> Msg:
    """Say what the card brings its buyer in this phase, as part of a sentence.

    `begins`: whether the sentence begins with it. It has no full stop.
    """
    sides, phase, player = position.sides, position.phase, position.players[seat]
    if card == "magellan":
        return _pile(position, seat, _place(begins))
    reached = space(sides, card, phase, "left" if is_divided(sides, card, phase) else None)
    if is_divided(sides, card, phase):
        right = space(sides, card, phase, "right").crowns
        return Msg("pizarro.brings.halves", cards=reached.amount, crowns=right)
    if reached.action == "gamble":
        return Msg("pizarro.brings.gamble", limit=GAMBLE_LIMIT, place=_place(begins))
    ready = [ship for ship in player.ships if (ship.explorer, ship.phase) == (card, phase - 1)]
    before = min([space(sides, card, phase - 1, ship.half).crowns for ship in ready], default=0)
    parts = [Msg("pizarro.brings.crowns", crowns=reached.crowns, before=before, more=reached.crowns - before)] if reached.crowns else []
    parts += [Msg("pizarro.brings.cards", cards=reached.bags)] if reached.bags else []
    if reached.action is not None:
        parts.append(Msg("pizarro.brings.action", action=reached.action, cards=reached.amount))
    return Msg("pizarro.brings", what=tuple(parts))


def _place(begins: bool) -> str:
    return "beginning" if begins else "within"


def _pile(position: Position, seat: Seat, place: str) -> Msg:
    """Say what the largest pile would count with the best card of the hand under Magellan."""
    player = position.players[seat]
    if not player.hand:
        return Msg("pizarro.brings.no-pile", place=place)
    at = best_pile(position, seat)
    before = pile_points(player.piles[at]) if at < len(player.piles) else 0
    more = max([gain(player, at, value) for value in player.hand])
    return Msg("pizarro.brings.pile", before=before, points=before + more, place=place)


def best_pile(position: Position, seat: Seat) -> int:
    """Return the pile to which a card adds most; a new one where none can take a card."""
    player = position.players[seat]
    return max(open_piles(player, position.phase), key=lambda pile: (gain(player, pile, 1), -pile))


def paid_with(hand: Collection[int], cards: Cards) -> dict[str, str | int]:
    """Return the arguments by which a message names a payment.

    `kind`: `one` card of which there are more, `the` card, `some` cards, or `many`.
    """
    if len(cards) == 1:
        kind = "one" if list(hand).count(cards[0]) > 1 else "the"
    else:
        kind = "some" if len(cards) <= MANY else "many"
    return {"kind": kind, "cards": token(cards), "count": len(cards), "crowns": crowns(cards)}


def task(state: State, seat: Seat) -> Msg | None:
    """Return the card on sale and what it brings, and the crowns in hand, as `Mind.task`."""
    position, stage = state.position, state.stage
    held = crowns(position.players[seat].hand)
    if isinstance(stage, Vetoing | Bidding | Paying):
        brought = brings(position, seat, stage.card)
        return Msg("pizarro.task.card", who=Who(seat), explorer=says.name(stage.card), phase=position.phase, crowns=held, brings=brought)
    return Msg("pizarro.task", who=Who(seat), phase=position.phase, crowns=held)
