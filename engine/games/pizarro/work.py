"""A position on the workbench: changed step by step inside one line, with the notes of what happened.

The only mutable thing of the game; it never outlives the line that made it.
"""

from __future__ import annotations

from engine.core import Note, Seat
from engine.games.pizarro import says
from engine.games.pizarro.board import Explorer, Half
from engine.games.pizarro.state import LastMove, Moved, Player, Position, Ship, clockwise, without


class Work:
    """A copy of a position that may be changed, and the notes made on the way."""

    __slots__ = (
        "bottom", "buyer", "chance", "deck", "discard", "is_bought", "is_exact", "last", "later", "moved", "notes", "phase", "players",
        "sides", "stack", "unsold",
    )  # fmt: skip

    def __init__(self, position: Position, notes: tuple[Note, ...] = ()) -> None:
        self.sides = position.sides
        self.is_exact = position.is_exact
        self.phase = position.phase
        self.stack = position.stack
        self.bottom = position.bottom
        self.later = position.later
        self.unsold = position.unsold
        self.deck = position.deck
        self.discard = position.discard
        self.players = list(position.players)
        self.buyer = position.buyer
        self.is_bought = position.is_bought
        self.last = position.last
        self.moved = position.moved
        self.chance = position.chance
        self.notes = list(notes)

    def position(self) -> Position:
        """The finished position."""
        return Position(
            self.sides, self.is_exact, self.phase, self.stack, self.bottom, self.later, self.unsold, self.deck, self.discard,
            tuple(self.players), self.buyer, self.is_bought, self.last, self.moved, self.chance,
        )  # fmt: skip

    def round(self) -> tuple[Seat, ...]:
        """All seats clockwise from the last buyer."""
        return clockwise(self.buyer, len(self.players))

    def shuffle_discards(self) -> None:
        """Shuffle the discard pile into the deck."""
        self.deck, self.chance = self.chance.shuffled((*self.deck, *self.discard))
        self.discard = ()
        self.notes.append(says.shuffled(len(self.deck)))

    def taken(self, count: int) -> tuple[int, ...]:
        """Cards from the top of the deck. An empty deck is renewed from the discards; without any, there are fewer cards."""
        cards = self.deck[:count]
        self.deck = self.deck[count:]
        if len(cards) < count and self.discard:
            self.shuffle_discards()
            missing = count - len(cards)
            cards += self.deck[:missing]
            self.deck = self.deck[missing:]
        return cards

    def give(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Put drawn cards into a hand; only its owner learns their values unless the hand lies open."""
        player = self.players[seat]
        self.notes.append(says.drew(seat, len(cards)))
        if cards:
            self.notes.append(says.drew_cards(seat, cards, player.is_open))
            self.players[seat] = player.holding(tuple(sorted(player.hand + cards)))

    def draw(self, seat: Seat, count: int) -> None:
        """Draw money cards from the deck."""
        self.give(seat, self.taken(count))

    def pay_and_sail(self, seat: Seat, explorer: Explorer, half: Half, origin_half: Half, price: int, paid: tuple[int, ...]) -> None:
        """Lay the paid cards on the discard pile, then place a ship (phase I) or advance one from the space before.

        rulebook: Add or advance a ship.
        """
        player = self.players[seat]
        arrived = Ship(explorer, self.phase, half)
        if self.phase == 1:
            ships = (*player.ships, arrived)
            self.notes.append(says.placed(seat, explorer, half))
        else:
            at = player.ships.index(Ship(explorer, self.phase - 1, origin_half))
            ships = (*player.ships[:at], arrived, *player.ships[at + 1 :])
            self.notes.append(says.advanced(seat, explorer, origin_half, self.phase, half))
        hand = without(player.hand, paid)
        self.discard += paid
        self.players[seat] = Player(hand, ships, player.piles, player.vetoes, player.vetoes_used, player.is_open)
        self.moved = Moved(seat, explorer, self.phase - 1, origin_half, self.phase, half, price)
        self.last = LastMove(seat, "bought", explorer, price)

    def discard_from(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Lay cards of a hand on the discard pile."""
        player = self.players[seat]
        self.players[seat] = player.holding(without(player.hand, cards))
        self.discard += cards

    def spend_veto(self, seat: Seat) -> None:
        """Turn a Columbus card face down."""
        player = self.players[seat]
        self.players[seat] = player.vetoing(player.vetoes - 1, player.vetoes_used + 1)

    def remove_unsold(self, card: Explorer) -> None:
        """Nobody bought the card: it leaves the game. Only a card that was offered to somebody becomes the last event."""
        self.unsold = (*self.unsold, (self.phase, card))
        self.notes.append(says.unsold(card))
