"""A position that is being changed step by step inside one line, with the notes of what happens."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core import Note, Seat
from engine.games.pizarro import says
from engine.games.pizarro.state import Position, clockwise, without


class Work:
    """The position as it is now, and the notes made on the way. It never outlives the line that made it."""

    __slots__ = ("notes", "position")

    def __init__(self, position: Position, notes: tuple[Note, ...] = ()) -> None:
        self.position = position
        self.notes = list(notes)

    def change(self, **fields: Any) -> None:
        """Give fields of the position other values."""
        self.position = replace(self.position, **fields)

    def change_player(self, seat: Seat, **fields: Any) -> None:
        """Give fields of one player other values."""
        players = [*self.position.players]
        players[seat] = replace(players[seat], **fields)
        self.position = replace(self.position, players=tuple(players))

    def round(self) -> tuple[Seat, ...]:
        """All seats clockwise from the last buyer."""
        return clockwise(self.position.buyer, len(self.position.players))

    def shuffle_discards(self) -> None:
        """Shuffle the discard pile into the deck."""
        position = self.position
        deck, chance = position.chance.shuffled((*position.deck, *position.discard))
        self.change(deck=deck, discard=(), chance=chance)
        self.notes.append(says.shuffled(len(deck)))

    def take(self, count: int) -> tuple[int, ...]:
        """Cards from the top of the deck. An empty deck is renewed from the discards; without any, there are fewer cards."""
        cards = self.position.deck[:count]
        self.change(deck=self.position.deck[count:])
        if len(cards) < count and self.position.discard:
            self.shuffle_discards()
            missing = count - len(cards)
            cards += self.position.deck[:missing]
            self.change(deck=self.position.deck[missing:])
        return cards

    def give(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Put drawn cards into a hand; only its owner learns their values unless the hand lies open."""
        player = self.position.players[seat]
        self.notes.append(says.drew(seat, len(cards)))
        if cards:
            self.notes.append(says.drew_cards(seat, cards, player.is_open))
            self.change_player(seat, hand=tuple(sorted(player.hand + cards)))

    def draw(self, seat: Seat, count: int) -> None:
        """Draw money cards from the deck."""
        self.give(seat, self.take(count))

    def discard(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Lay cards of a hand on the discard pile, where all can see them."""
        players = [*self.position.players]
        players[seat] = replace(players[seat], hand=without(players[seat].hand, cards))
        self.position = replace(self.position, players=tuple(players), discard=self.position.discard + cards)
