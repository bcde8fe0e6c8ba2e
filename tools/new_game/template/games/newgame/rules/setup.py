"""The start of a match."""

from __future__ import annotations

from engine.values.chance import Chance
from engine.values.core import Note, Seat
from engine.game.rules import Settings
from games.newgame.rules import says
from games.newgame.rules.board import CARDS, PRIZES
from games.newgame.rules.state import Player, Playing, Position, State


def setup(seats: int, settings: Settings, seed: str) -> State:
    #: simultaneous
    """Draws, in this order: the prizes, the cards."""
    #: turns
    """Draws, in this order: the prizes, the cards, who plays first."""
    #: end
    prizes, chance = Chance(seed).shuffled(PRIZES)
    deck, chance = chance.shuffled(CARDS)
    #: turns
    first, chance = chance.below(seats)
    #: end
    size = len(PRIZES)
    coins = int(settings["coins"])
    players = tuple(Player(tuple(sorted(deck[size * seat : size * (seat + 1)])), coins) for seat in range(seats))
    position = Position(
        players=players,
        prize=prizes[0],
        later=prizes[1:],
        deck=deck[size * seats :],
        used=(),
        last=None,
        #: turns
        first=Seat(first),
        #: end
        chance=chance,
    )
    return State(position, Playing())


def opening(state: State) -> tuple[Note, ...]:
    """What chance brought: everybody's hand (to its owner only) and the first prize."""
    position = state.position
    hands = tuple(says.dealt(Seat(seat), player.hand) for seat, player in enumerate(position.players))
    #: simultaneous
    return (*hands, says.turned_up(position.prize))
    #: turns
    return (says.started(position.first), *hands, says.turned_up(position.prize))
    #: end
