"""Other worlds that look the same to one seat: the decks' order and all chance to come."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.chance import Chance
from engine.core import Seat
from engine.games.carta_magica.state import State


def redeal(state: State, seat: Seat | None, rng: Random) -> State:
    """Shuffle the decks, but for the cards whose places the seat has seen through a telescope or that went under the deck openly."""
    position = state.position
    known = position.known[-1 if seat is None else seat]
    hidden = [card for card in position.deck if card not in known]
    rng.shuffle(hidden)
    deck = tuple(card if card in known else hidden.pop() for card in position.deck)
    dealt = replace(
        position,
        deck=deck,
        talisman_deck=tuple(rng.sample(position.talisman_deck, len(position.talisman_deck))),
        known=_known(position.known, position.deck, deck),
        chance=Chance(f"{rng.getrandbits(64):016x}", position.chance.count),
    )
    return replace(state, position=dealt)


def _known(known: tuple[tuple[int, ...], ...], before: tuple[int, ...], after: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """What everybody knows: the same places, whatever lies there now."""
    return tuple(tuple(sorted(after[before.index(card)] for card in cards)) for cards in known)
