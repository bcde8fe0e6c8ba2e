"""Playing well: a sensible player, and the question in brief with its answers.

Only `rules` imports it. The sensible player weighs every card: the points that it wins or loses in this trick, and what it is worth in the
hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from caravel import Answer, Ask, Decision, Form, Line, Mind, Path, Seat, by_lines

from caravel_briscola.rules import says
from caravel_briscola.rules.board import POINTS, RANKS, TOKENS, Card, beats, pack, suit
from caravel_briscola.rules.score import points
from caravel_briscola.rules.state import Position, State, best, is_pair, to_act
from caravel_briscola.rules.turn import turn

TERMS = ("briscola.term.taken", "briscola.term.trumps")
"""The names of the parts of a position's worth, for the coach."""

HORIZON = 8
"""How many cards, of all players together, the stronger bots look ahead."""

KEPT = 2.5
"""What the lowest trump is worth in the hand, in points. Each step of rank adds a twelfth of it."""
WASTED = 0.15
"""What a card that is no trump is worth in the hand, as a share of its points."""
RISK = 1.6
"""How much likelier a rival beats a card than one unknown card at random does: the rival chooses one of three."""


def _kept(card: Card, trump: int) -> float:
    """Return what it is worth to keep a card in the hand, in points."""
    if suit(card) == trump:
        return KEPT * (1 + card % len(RANKS) / 12)
    return WASTED * POINTS[card]


def _holds(position: Position, seat: Seat, card: Card, rivals: int) -> float:
    """Return the chance that no later player beats a card.

    Only the cards that the seat has not seen count, and the number of later players (`rivals`).
    """
    seen = {*position.cards, *position.players[seat].hand, *(other for player in position.players for other in player.taken)}
    unknown = [other for other in pack(len(position.players)) if other not in seen]
    stronger = sum(beats(other, card, position.trump) for other in unknown) / max(1, len(unknown))
    return float((1 - min(1.0, RISK * stronger)) ** rivals)


def weighed(world: State, seat: Seat) -> Iterator[tuple[Line, float]]:
    """Yield every card of the seat with the points that it probably gains.

    The world is imagined, so this uses only what the seat knows.
    """
    position = world.position
    count = len(position.players)
    rivals = count - len(position.cards) - 1
    for card in position.players[seat].hand:
        cards = (*position.cards, card)
        ahead = Seat((position.leader + best(cards, position.trump)) % count)
        stake = sum(POINTS[other] for other in cards)
        stays_ahead = _holds(position, seat, cards[best(cards, position.trump)], rivals)
        if is_pair(ahead, seat, count):
            chance = stays_ahead
        elif rivals and count == 4:  # as if the partner were always among those who can still beat the card
            chance = 1 - stays_ahead
        else:
            chance = 0.0
        yield TOKENS[card], stake * (2 * chance - 1) - _kept(card, position.trump)


def decided(state: State, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
    """Return the question in brief: what lies in the trick, and the cards of the hand.

    The cards that are cheapest to give away come first. Each has its place on the picture.
    """
    position = state.position
    hand = sorted(position.players[seat].hand, key=lambda card: (POINTS[card], _kept(card, position.trump)))
    answers = tuple(Answer((TOKENS[card],), says.suggested(card), says.worth(card), (f"card-{TOKENS[card]}",)) for card in hand)
    stake = says.stake(sum(POINTS[card] for card in position.cards), len(position.cards), len(position.stock))
    return Decision(says.asked(), answers, stake, says.trump(position.trump))


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """Return what a position is worth to each seat, in points, term by term.

    The terms are the cards that the seat and its partner have taken, and the trumps in their hands.
    """
    position = state.position
    count = len(position.players)
    taken = [float(points(player)) for player in position.players]
    trumps = [KEPT * sum(suit(card) == position.trump for card in player.hand) for player in position.players]
    sides = [[at for at in range(count) if is_pair(Seat(at), Seat(seat), count)] for seat in range(count)]
    return tuple((sum(taken[at] for at in side), sum(trumps[at] for at in side)) for side in sides)


LINES = by_lines(weighed, turn, to_act)

MIND = Mind(policy=LINES.policy, decision=decided, judgement=LINES.judgement(TERMS, worth, HORIZON))
