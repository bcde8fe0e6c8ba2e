"""The workbench of quick play: silent, with random chance, and the worth of all cards.

Explorers are numbers where they are judged.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVarTuple

from engine.values.core import Note, Seat
from games.pizarro.mind.manner import MAGELLAN, Manner, chart, points
from games.pizarro.rules.board import EXPLORERS, NUMBER, SHIPS, Explorer, Half
from games.pizarro.rules.state import Position, without
from games.pizarro.rules.turn.work import Buying, Work

Ts = TypeVarTuple("Ts")


class QuietPosition(Work):
    """The position, and what every card of the phase is worth to every seat.

    - `worth[seat][explorer]`: the worth of a card by the seat's manner, in points.
    - `fleet[seat][explorer][phase]`: the number of ships on a space, so that nobody has to count them; phase 0 is the supply.
    - `counts[explorer]`: the cards that are still to come in the phase.
    - `bold[seat]`: a factor of the seat's limits.
    - `draws`: the money cards turned up at the end.
    """

    __slots__ = ("bold", "charts", "counts", "draws", "fleet", "is_over", "manners", "rng", "worth")

    def __init__(self, position: Position, manners: tuple[Manner, ...], rng: Random) -> None:
        super().__init__(position)
        self.manners, self.rng = manners, rng
        self.charts = [chart(position.sides, manner) for manner in manners]
        self.draws: tuple[int, ...] = ()
        self.bold = [1.0] * self.seats
        self.is_over = False
        self.worth = [[0.0] * len(EXPLORERS) for _ in manners]
        self.fleet = [[[SHIPS - len(player.ships), 0, 0, 0] for _ in EXPLORERS] for player in self.players]
        for spaces, player in zip(self.fleet, self.players, strict=True):
            for ship in player.ships:
                spaces[NUMBER[ship.explorer]][ship.phase] += 1
        self._begin_phase()

    def _begin_phase(self) -> None:
        self.counts = [self.stack.count(explorer) for explorer in EXPLORERS]
        for explorer in EXPLORERS:
            self._judge(explorer)

    def _judge(self, explorer: Explorer) -> None:
        """Work out what the explorer's card is worth to everybody now."""
        number, phase = NUMBER[explorer], self.phase
        manners, charts, left = self.manners, self.charts, self.counts[number]
        holders = sum([spaces[number][phase] > 0 for spaces in self.fleet])
        for seat, spaces in enumerate(self.fleet):
            waiting, worth = spaces[number], 0.0
            if waiting[phase - 1]:
                own = waiting[phase]
                below = self._pile_height(seat) if number == MAGELLAN else 0
                worth = points(manners[seat], charts[seat], phase, number, own, holders - (own > 0), left, below)
            self.worth[seat][number] = worth

    def _pile_height(self, seat: int) -> int:
        """Return how many cards lie under the highest pile that can take one."""
        return 0 if self.phase == 1 else max([len(pile.values) for pile in self.players[seat].piles if pile.phase < self.phase], default=0)

    def say(self, make: Callable[[*Ts], Note], *about: *Ts) -> None:
        """Say nothing."""

    def shuffle(self) -> None:
        """Shuffle the discard pile into the deck."""
        cards = [*reversed(self.deck), *self.discards]
        self.rng.shuffle(cards)
        self.deck, self.discards = (*reversed(cards),), ()

    def below(self, bound: int) -> int:
        """Return a random number from 0 to `bound - 1`."""
        return int(self.rng.random() * bound)

    def owners(self, card: Explorer) -> list[Seat]:
        """Return the seats with a ship for the card, clockwise from the last buyer."""
        number, before, fleet = NUMBER[card], self.phase - 1, self.fleet
        return [seat for seat in self.in_order() if fleet[seat][number][before]]

    def reveal(self) -> Explorer:
        """Turn up the next card of the stack."""
        card = super().reveal()
        self.counts[NUMBER[card]] -= 1
        self._judge(card)
        return card

    def veto(self, seat: Seat, card: Explorer) -> None:
        """Put the card to the bottom of the stack."""
        super().veto(seat, card)
        self.counts[NUMBER[card]] += 1
        self._judge(card)

    def buy(self, seat: Seat, card: Explorer, price: int, deal: Buying) -> None:
        """Pay, move the ship and do what its space asks.

        A seat without ships to place wants no other card.
        """
        super().buy(seat, card, price, deal)
        if self.phase == 1 and not self.fleet[seat][0][0]:
            self.worth[seat] = [0.0] * len(EXPLORERS)
        self._judge(card)

    def _sail(self, seat: Seat, card: Explorer, price: int, way: tuple[Half, Half]) -> None:
        """Place or advance a ship."""
        super()._sail(seat, card, price, way)
        ships, phase = self.fleet[seat], self.phase
        ships[NUMBER[card]][phase] += 1
        left = ships if phase == 1 else [ships[NUMBER[card]]]  # the supply, phase 0, is counted with every explorer
        for spaces in left:
            spaces[phase - 1] -= 1

    def take_back(self, paid: tuple[int, ...], card: int) -> None:
        """Take an equal card from the discards, which are shuffled before anybody draws from them."""
        self.discards = without(self.discards, (card,))

    def next_phase(self) -> bool:
        """Begin the next phase; return false after the last."""
        is_begun = super().next_phase()
        if is_begun:
            self._begin_phase()
        else:
            self.is_over = True
        return is_begun
