"""Playing well; no other room but `rules` knows it: a sensible player, ready answers, and what each question is about in brief.

The sensible player weighs its whole move: what the card and the coins may win now, and what the cards that are left may win later.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from msgspec.structs import replace

from engine.values.adding import added
from engine.bots import by_lines
from engine.values.core import Ask, Form, Line, Path, Seat, Suggestion
from engine.asks.decision import Decision, usual
from games.newgame.rules import says
from games.newgame.rules.board import CARDS
#: simultaneous
from games.newgame.rules.state import State, to_act
#: turns
from games.newgame.rules.state import Position, State, to_act
#: end
from games.newgame.rules.turn import turn
from engine.game.mind import Mind

TERMS = ("newgame.term.prizes", "newgame.term.coins")
"""The parts of what a position is worth, as the coach calls them."""

HORIZON = 8
"""Moves of all players that the stronger bots look ahead."""


def weighed(world: State, seat: Seat) -> Iterator[tuple[Line, float]]:
    """Every line of the seat with the points that it may come to. It goes by what the seat knows: the world is imagined."""
    position = world.position
    player = position.players[seat]
    unknown = [card for card in CARDS if card not in position.used and card not in player.hand]
    #: simultaneous
    rivals = len(position.players) - 1

    def chance(strength: int) -> float:
        """That nobody plays more."""
        return float((bisect_left(unknown, strength) / max(1, len(unknown))) ** rivals)

    later = {card: chance(card) for card in player.hand}
    for card in player.hand:
        rest = (later[other] for other in player.hand if other != card)
        to_come = added(odds * prize for odds, prize in zip(rest, sorted(position.later), strict=False))
        for coins in range(player.coins + 1):
            line = f"{card} with {coins}" if player.coins else str(card)
            yield line, position.prize * chance(card + coins) + to_come - coins
    #: turns
    others = len(position.players) - 1

    def chance(strength: int, rivals: int) -> float:
        """That none of so many plays more."""
        return float((bisect_left(unknown, strength) / max(1, len(unknown))) ** rivals)

    later = {card: chance(card, others) for card in player.hand}
    shown, rivals = _shown(position, seat)
    for card in player.hand:
        rest = (later[other] for other in player.hand if other != card)
        to_come = added(odds * prize for odds, prize in zip(rest, sorted(position.later), strict=False))
        for coins in range(player.coins + 1):
            line = f"{card} with {coins}" if player.coins else str(card)
            odds = chance(card + coins, rivals) if (card + coins, card) > shown else 0.0
            yield line, position.prize * odds + to_come - coins


def _shown(position: Position, seat: Seat) -> tuple[tuple[int, int], int]:
    """The strongest play on the table, and how many others have still to play."""
    others = [player.play for at, player in enumerate(position.players) if at != seat]
    return max((play.strength for play in others if play), default=(0, 0)), others.count(None)
    #: end


def ready(state: State, seat: Seat, ask: Ask | Form, path: Path) -> tuple[Suggestion, ...]:
    """Where a card is asked for: the lowest, the middle and the highest, without coins."""
    if ask.name != "card":
        return ()
    player = state.position.players[seat]
    rest = ("with", "0") if player.coins else ()
    some = dict.fromkeys((player.hand[0], player.hand[len(player.hand) // 2], player.hand[-1]))
    return tuple(Suggestion((str(card), *rest), says.suggested(card)) for card in some)


def decided(state: State, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
    """Each question in brief: what is at stake, and the answers that come first, with the cards that they touch on the picture."""
    asked = says.asked(ask.name, state.position.prize, len(state.position.later))
    if asked is None:
        return None
    brief = usual(ask)
    if ask.name == "card":
        answers = tuple(replace(answer, places=(f"card-{answer.path[0]}",)) for answer in brief.answers)
        brief = replace(brief, answers=answers, frame=says.points(state.position.prize), rest=says.another())
    return replace(brief, question=asked.question, stake=asked.stake)


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """What a position is worth to each seat, in points: the prizes, and the coins that are left."""
    return tuple([(float(sum(player.prizes)), float(player.coins)) for player in state.position.players])


LINES = by_lines(weighed, turn, to_act)

MIND = Mind(policy=LINES.policy, ready=ready, decision=decided, judgement=LINES.judgement(TERMS, worth, HORIZON))
