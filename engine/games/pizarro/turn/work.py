"""The workbench: a position that is being changed, and the deeds that change it.

Dialogues (`turn`) ask and then do deeds; quick play does the same deeds in silence (`mind.quiet`). A deed says what happens by `say`, and
asks chance by `shuffle` and `below`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from msgspec import Struct

from engine.core import Note, Seat
from engine.games.pizarro import says
from engine.games.pizarro.board import EXPLORERS, INCOME, NUMBER, SHIPS, STACK, Explorer, Half, must_leave, space
from engine.games.pizarro.score import gamble_points, is_gambling
from engine.games.pizarro.state import LastMove, Moved, Pile, Player, Position, Ship, clockwise, without

P = ParamSpec("P")


class Deal(Struct, frozen=True):
    """What the buyer has chosen up to here; `None` is still open or not asked of this card.

    `way` is the half of the space that the ship leaves and the half that it reaches. `under` goes on pile number
    `pile` (counted from 0; a new one in phase I).
    """

    cards: tuple[int, ...]
    way: tuple[Half, Half] | None = None
    under: int | None = None
    pile: int | None = None


WHOLE: tuple[Half, Half] = (None, None)
"""The way of a ship between undivided spaces."""


class Work:
    """The position as it is now, changed in place, and the notes made on the way. It never outlives the line that made it.

    The fields are those of `Position` and, by seat, of `Player`. The next card of `stack` and of `deck` is the last of the list, `discards`
    is the discard pile. `fleet[seat][number of the explorer][phase]` counts the ships on a space; `ships` are the same in their order.
    """

    __slots__ = (
        "bottom", "buyer", "chance", "deck", "discards", "fleet", "hands", "is_bought", "is_exact", "is_open", "last", "later", "moved",
        "notes", "phase", "piles", "seats", "ships", "sides", "stack", "unsold", "vetoes", "vetoes_used",
    )  # fmt: skip

    def __init__(self, position: Position, notes: tuple[Note, ...] = ()) -> None:
        players = position.players
        self.notes = list(notes)
        self.seats, self.sides, self.is_exact, self.phase = len(players), position.sides, position.is_exact, position.phase
        self.stack, self.bottom, self.later = [*reversed(position.stack)], position.bottom, position.later
        self.unsold, self.deck, self.discards = [*position.unsold], [*reversed(position.deck)], [*position.discard]
        self.buyer, self.is_bought, self.last, self.moved = position.buyer, position.is_bought, position.last, position.moved
        self.chance = position.chance
        self.hands = [[*player.hand] for player in players]
        self.ships = [[*player.ships] for player in players]
        self.piles = [[*player.piles] for player in players]
        self.vetoes, self.vetoes_used = [player.vetoes for player in players], [player.vetoes_used for player in players]
        self.is_open = [player.is_open for player in players]
        self.fleet = [[[0, 0, 0, 0] for _ in EXPLORERS] for _ in players]
        for spaces, ships in zip(self.fleet, self.ships, strict=True):
            for ship in ships:
                spaces[NUMBER[ship.explorer]][ship.phase] += 1

    def frozen(self) -> Position:
        """The position as it is now."""
        return Position(
            sides=self.sides,
            is_exact=self.is_exact,
            phase=self.phase,
            stack=tuple(reversed(self.stack)),
            bottom=self.bottom,
            later=self.later,
            unsold=tuple(self.unsold),
            deck=tuple(reversed(self.deck)),
            discard=tuple(self.discards),
            players=tuple([self._player(seat) for seat in range(self.seats)]),
            buyer=self.buyer,
            is_bought=self.is_bought,
            last=self.last,
            moved=self.moved,
            chance=self.chance,
        )

    def _player(self, seat: int) -> Player:
        hand, ships, piles = tuple(self.hands[seat]), tuple(self.ships[seat]), tuple(self.piles[seat])
        return Player(hand, ships, piles, self.vetoes[seat], self.vetoes_used[seat], self.is_open[seat])

    # What is said, and chance

    def say(self, make: Callable[P, Note], *about: P.args, **more: P.kwargs) -> None:
        """Add a note."""
        self.notes.append(make(*about, **more))

    def shuffle(self) -> None:
        """Shuffle the discard pile into the deck."""
        deck, self.chance = self.chance.shuffled((*reversed(self.deck), *self.discards))
        self.deck, self.discards = [*reversed(deck)], []
        self.say(says.shuffled, len(deck))

    def below(self, bound: int) -> int:
        """A number from 0 to `bound - 1`."""
        found, self.chance = self.chance.below(bound)
        return found

    # Money cards

    def draw(self, seat: Seat, count: int) -> None:
        """Draw money cards from the deck. An empty deck is renewed from the discards; without any, there are fewer cards."""
        cards: list[int] = []
        while len(cards) < count and (self.deck or self.discards):
            if not self.deck:
                self.shuffle()
            cards.append(self.deck.pop())
        self._give(seat, cards)

    def _give(self, seat: Seat, cards: list[int]) -> None:
        """Put drawn cards into a hand; only its owner learns their values unless the hand lies open."""
        self.say(says.drew, seat, len(cards))
        if cards:
            self.say(says.drew_cards, seat, tuple(cards), self.is_open[seat])
            hand = self.hands[seat]
            hand += cards
            hand.sort()

    def discard(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Lay cards of a hand on the discard pile, where all can see them."""
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
        self.discards += cards

    # A card comes up

    def round(self) -> tuple[Seat, ...]:
        """All seats clockwise from the last buyer."""
        return clockwise(self.buyer, self.seats)

    def owners(self, card: Explorer) -> list[Seat]:
        """Who has a ship to place or to advance for the card, clockwise from the last buyer. rulebook: Auction of the explorer cards."""
        before, ships, order = self.phase - 1, self.ships, clockwise(self.buyer, self.seats)
        if not before:
            return [seat for seat in order if len(ships[seat]) < SHIPS]
        number, fleet = NUMBER[card], self.fleet
        return [seat for seat in order if fleet[seat][number][before]]

    def bidders(self, card: Explorer) -> list[Seat]:
        """Who can bid for the card, with a ship and enough money cards, clockwise from the last buyer."""
        leave, hands = must_leave(self.sides, card), self.hands
        return [seat for seat in self.owners(card) if len(hands[seat]) > leave]

    def reveal(self) -> Explorer:
        """Turn up the next card of the stack."""
        card, left, of = self.stack.pop(), len(self.stack), STACK[self.phase - 1]
        self.bottom = min(self.bottom, left)
        self.say(says.revealed, card, self.phase, of - left, of)
        return card

    def veto(self, seat: Seat, card: Explorer) -> None:
        """The card goes to the bottom of the stack, the Columbus card is turned down. rulebook: Christopher Columbus."""
        self.say(says.vetoed, seat, card)
        self.vetoes[seat] -= 1
        self.vetoes_used[seat] += 1
        self.stack.insert(0, card)
        self.bottom += 1
        self.last = LastMove(seat, "vetoed", card)

    def leave_unsold(self, card: Explorer, is_asked: bool) -> None:
        """Nobody buys the card: it leaves the game. That is the last event if anybody was asked."""
        self.unsold.append((self.phase, card))
        self.say(says.unsold, card)
        if is_asked:
            self.last = LastMove(None, "unsold", card)

    # Somebody buys it

    def buy(self, seat: Seat, card: Explorer, price: int, deal: Deal) -> None:
        """Pay, take the card, move the ship and do what its space asks, as far as it is chosen and before chance has a part (`arrive`)."""
        self.say(says.bought, seat, card, price, deal.cards)
        self.buyer, self.is_bought, self.last = seat, True, LastMove(seat, "bought", card, price)
        self.discard(seat, deal.cards)
        if deal.way is not None:
            self._sail(seat, card, price, deal.way)
        if deal.under is not None:
            self._put_under(seat, deal, deal.under)

    def origins(self, seat: Seat, card: Explorer) -> list[Half]:
        """The halves of the space before on which ships of the seat wait for the card, the left one first."""
        before = self.phase - 1
        return [*sorted({ship.half or "left" for ship in self.ships[seat] if ship.explorer == card and ship.phase == before})]

    def _sail(self, seat: Seat, card: Explorer, price: int, way: tuple[Half, Half]) -> None:
        """Place a ship (phase I) or advance one from the space before, and what follows at once for its owner.

        rulebook: Add or advance a ship; Christopher Columbus; James Cook.
        """
        phase, ships, spaces, (origin, half) = self.phase, self.ships[seat], self.fleet[seat][NUMBER[card]], way
        arrived = Ship(card, phase, half)
        if phase == 1:
            ships.append(arrived)
            self.say(says.placed, seat, card, half)
        else:
            ships[ships.index(Ship(card, phase - 1, origin))] = arrived
            spaces[phase - 1] -= 1
            self.say(says.advanced, seat, card, origin, phase, half)
        spaces[phase] += 1
        self.moved = Moved(seat, card, phase - 1, origin, phase, half, price)
        action = space(self.sides, card, phase, half).action
        if action == "veto":
            self.vetoes[seat] += 1
        elif action == "open_hand":
            self.is_open[seat] = True
            self.say(says.opened, seat, tuple(self.hands[seat]))

    def _put_under(self, seat: Seat, deal: Deal, under: int) -> None:
        """Take the card for Magellan from the hand (face down) or from the cards just paid (face up), and put it on its pile."""
        is_hidden = space(self.sides, "magellan", self.phase).action == "pile_hand"
        if is_hidden:
            self.hands[seat].remove(under)
        else:
            self.take_back(deal.cards, under)
        if deal.pile is None:
            return
        if is_hidden:
            self.say(says.hidden_pile, seat, deal.pile + 1)
            self.say(says.own_pile, seat, deal.pile + 1, under)
        else:
            self.say(says.open_pile, seat, deal.pile + 1, under)
        piles, at = self.piles[seat], deal.pile
        below = piles[at].values if at < len(piles) else ()
        piles[at : at + 1] = [Pile((*below, under), self.phase)]

    def take_back(self, paid: tuple[int, ...], card: int) -> None:
        """Take one of the cards that were just paid from the discard pile."""
        del self.discards[-len(paid) :]
        self.discards += without(paid, (card,))

    def arrive(self) -> None:
        """What chance brings where the last ship arrived: Vasco da Gama draws cards, Cook on side B costs one. rulebook: James Cook."""
        moved = self.moved
        assert moved is not None
        seat, reached = moved.seat, space(self.sides, moved.explorer, moved.phase, moved.half)
        if reached.action == "draw":
            self.draw(seat, reached.amount)
        elif reached.action == "lose_card":
            hand = self.hands[seat]
            lost = hand[self.below(len(hand))]
            self.discard(seat, (lost,))
            self.say(says.lost, seat, Seat((seat + 1) % self.seats), lost)

    # The end of a phase

    def end_phase(self) -> list[Seat]:
        """Open hands are taken up and everybody gets money cards; who may exchange, ship by ship. rulebook: New money cards; Marco Polo."""
        self.say(says.phase_ended, self.phase)
        for seat, is_open in enumerate(self.is_open):
            if is_open:
                self.is_open[seat] = False
                self.say(says.took_up, Seat(seat))
        self.shuffle()
        self._deal_income()
        if space(self.sides, "marco_polo", self.phase).action != "exchange":
            return []
        number = NUMBER["marco_polo"]
        return [seat for seat in self.round() if self.hands[seat] for _ in range(self.fleet[seat][number][self.phase])]

    def income(self, seat: Seat) -> int:
        """Money cards at the end of the phase: for everybody, and for each ship the bags of its space of this phase."""
        phase, sides = self.phase, self.sides
        return INCOME[phase - 1] + sum([
            space(sides, ship.explorer, phase, ship.half).bags for ship in self.ships[seat] if ship.phase == phase
        ])  # fmt: skip

    def _deal_income(self) -> None:
        """Deal one card at a time, clockwise from the last buyer, until everybody has their due or the deck is empty."""
        due = {seat: self.income(seat) for seat in self.round()}
        dealt: dict[Seat, list[int]] = {seat: [] for seat in due if due[seat]}
        for turn in range(max(due.values())):
            for seat, cards in dealt.items():
                if turn < due[seat] and self.deck:
                    cards.append(self.deck.pop())
        for seat, cards in dealt.items():
            self._give(seat, cards)

    def exchange(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Discard money cards for as many new ones, which `draw` brings."""
        self.say(says.swapped, seat, cards)
        self.discard(seat, cards)
        self.last = LastMove(seat, "exchanged", None, len(cards))

    def next_phase(self) -> bool:
        """Begin the next phase; false after the last."""
        if not self.later:
            return False
        self.phase, self.stack, self.later, self.bottom = self.phase + 1, [*reversed(self.later[0])], self.later[1:], 0
        return True

    # The gamble

    def gambler(self) -> Seat | None:
        """Whose ship stands on the space with the gamble. rulebook: Francisco Pizarro."""
        return next((Seat(seat) for seat, ships in enumerate(self.ships) if is_gambling(self.sides, ships)), None)

    def turn_up(self, seat: Seat, draws: tuple[int, ...]) -> tuple[int, ...]:
        """Turn up one more money card; all of them with it."""
        value = self.deck.pop()
        self.discards.append(value)
        self.last = LastMove(seat, "drew", None, value)
        self.say(says.turned_up, seat, value, sum(draws) + value)
        return (*draws, value)

    def stop(self, seat: Seat, draws: tuple[int, ...]) -> None:
        """Turn up no more."""
        points = gamble_points(draws)
        self.say(says.stopped, seat, points)
        self.last = LastMove(seat, "stopped", None, points)
