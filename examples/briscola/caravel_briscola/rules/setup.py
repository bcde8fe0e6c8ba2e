"""The start of a match."""

from __future__ import annotations

from caravel import Chance, Note, Seat, Settings

from caravel_briscola.rules import says
from caravel_briscola.rules.board import HAND, pack
from caravel_briscola.rules.state import Player, Playing, Position, State


def setup(seats: int, settings: Settings, seed: str) -> State:
    """Begin a match: chance shuffles the cards, and then draws who leads."""
    cards, chance = Chance(seed).shuffled(pack(seats))
    leader, chance = chance.below(seats)
    players = tuple(Player(tuple(sorted(cards[HAND * seat : HAND * (seat + 1)]))) for seat in range(seats))
    stock = cards[HAND * seats :]
    position = Position(players, stock, turned=stock[-1], turned_at=None, cards=(), leader=Seat(leader), last=None, chance=chance)
    return State(position, Playing())


def opening(state: State) -> tuple[Note, ...]:
    """Tell what chance brought: hands (to their owners), the card turned up, who leads."""
    position = state.position
    hands = tuple(says.dealt(Seat(seat), player.hand) for seat, player in enumerate(position.players))
    return (*hands, says.turned_up(position.turned), says.started(position.leader))
