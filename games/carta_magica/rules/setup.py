"""Before the first move. rulebook: Setting up the game."""

from __future__ import annotations

from engine.game.rules import Settings
from engine.values.chance import Chance
from engine.values.core import Msg, Note, Seat, Who
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, OPEN_TALISMANS, START_GOODS, START_MAGIC, TALISMANS
from games.carta_magica.rules.options import options
from games.carta_magica.rules.state import Player, Position, Settling, State


def setup(seats: int, settings: Settings, seed: str) -> State:
    """Shuffle the two decks, then draw the start player (a ruling).

    This order decides what a seed gives: never change it.
    """
    chance = Chance(seed)
    deck, chance = chance.shuffled(tuple(card.id for card in ADVENTURES))
    talismans, chance = chance.shuffled(tuple(card.id for card in TALISMANS))
    first, chance = chance.below(seats)
    position = Position(
        options=options(settings),
        players=(Player(goods=START_GOODS, magic=START_MAGIC),) * seats,
        first=Seat(first),
        active=Seat(first),
        deck=deck,
        known=((),) * (seats + 1),  # no seat, and no spectator, knows the place of a card in the deck
        talisman_deck=talismans[OPEN_TALISMANS:],
        row=talismans[:OPEN_TALISMANS],
        chance=chance,
    )
    return State(position, Settling(tuple(Seat((first + step) % seats) for step in range(seats))))


def opening(state: State) -> tuple[Note, ...]:
    """Return the note that says who begins and which talismans lie open."""
    position = state.position
    row = tuple(map(says.talisman_points, position.row))
    return (Note(Msg("carta_magica.note.start", who=Who(position.first), talismans=row, adventures=len(position.deck))),)
