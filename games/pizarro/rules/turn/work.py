"""The workbench: a position that is being changed, and the deeds that change it.

Dialogues (`turn`) ask and then do deeds; quick play does the same deeds in silence (`mind.quiet`). A deed says what happens by `say`, and
asks chance by `shuffle` and `below`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVarTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Note, Seat
from games.pizarro.rules import says
from games.pizarro.rules.board import INCOME, SHIPS, STACK, Explorer, Half, must_leave, space
from games.pizarro.rules.score import gamble_points, is_gambling
from games.pizarro.rules.state import LastMove, Moved, Pile, Position, Ship, clockwise, without

Ts = TypeVarTuple("Ts")


class Buying(Struct, frozen=True):
    """What the buyer has chosen so far; `None` is still open or not asked about this card."""

    cards: tuple[int, ...]
    """The money cards that pay."""
    way: tuple[Half, Half] | None = None
    """The half of the space that the ship leaves, and the half that it reaches."""
    under: int | None = None
    """The money card that goes under Magellan."""
    pile: int | None = None
    """The number of the pile on which it goes, from 0; the number after the last is a new pile."""


WHOLE: tuple[Half, Half] = (None, None)
"""The way of a ship between undivided spaces."""


class Work:
    """The position as it is now, changed in place, and the notes made on the way.

    It never outlives the line that made it. The fields are those of `Position` (`discards` is the discard pile). What they hold never
    changes itself: a deed replaces it, so that a position is laid on the bench and taken off it without a copy.
    """

    __slots__ = (
        "bottom", "buyer", "chance", "deck", "discards", "is_bought", "is_exact", "last", "later", "moved", "notes", "phase", "players",
        "seats", "sides", "stack", "unsold",
    )  # fmt: skip

    def __init__(self, position: Position, notes: tuple[Note, ...] = ()) -> None:
        self.notes, self.players, self.seats = [*notes], [*position.players], len(position.players)
        self.sides, self.is_exact, self.phase = position.sides, position.is_exact, position.phase
        self.stack, self.bottom, self.later, self.unsold = position.stack, position.bottom, position.later, position.unsold
        self.deck, self.discards, self.chance = position.deck, position.discard, position.chance
        self.buyer, self.is_bought, self.last, self.moved = position.buyer, position.is_bought, position.last, position.moved

    def frozen(self) -> Position:
        """Return the position as it is now."""
        return Position(
            sides=self.sides,
            is_exact=self.is_exact,
            phase=self.phase,
            stack=self.stack,
            bottom=self.bottom,
            later=self.later,
            unsold=self.unsold,
            deck=self.deck,
            discard=self.discards,
            players=tuple(self.players),
            buyer=self.buyer,
            is_bought=self.is_bought,
            last=self.last,
            moved=self.moved,
            chance=self.chance,
        )

    def change(self, seat: Seat, **fields: Any) -> None:
        """Give fields of one player other values."""
        self.players[seat] = replace(self.players[seat], **fields)

    # What is said, and chance

    def say(self, make: Callable[[*Ts], Note], *about: *Ts) -> None:
        """Add a note."""
        self.notes.append(make(*about))

    def shuffle(self) -> None:
        """Shuffle the discard pile into the deck."""
        self.deck, self.chance = self.chance.shuffled(self.deck + self.discards)
        self.discards = ()
        self.say(says.shuffled, len(self.deck))

    def below(self, bound: int) -> int:
        """Return a random number from 0 to `bound - 1`."""
        number, self.chance = self.chance.below(bound)
        return number

    # Money cards

    def draw(self, seat: Seat, count: int) -> None:
        """Draw money cards; an empty deck is renewed from the discards, if there are any."""
        cards = self._take(count)
        if len(cards) < count and self.discards:
            self.shuffle()
            cards += self._take(count - len(cards))
        self._give(seat, cards)

    def _take(self, count: int) -> tuple[int, ...]:
        """Take cards from the top of the deck, fewer where it has fewer."""
        cards, self.deck = self.deck[:count], self.deck[count:]
        return cards

    def _give(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Put drawn cards into a hand; only its owner learns the values of a closed one."""
        self.say(says.drew, seat, len(cards))
        if cards:
            player = self.players[seat]
            self.say(says.drew_cards, seat, cards, player.is_open)
            self.change(seat, hand=tuple(sorted(player.hand + cards)))

    def discard(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Lay cards of a hand on the discard pile, where all can see them."""
        self.change(seat, hand=without(self.players[seat].hand, cards))
        self.discards += cards

    # A card comes up

    def in_order(self) -> tuple[Seat, ...]:
        """Return all seats clockwise from the last buyer."""
        return clockwise(self.buyer, self.seats)

    def owners(self, card: Explorer) -> list[Seat]:
        """Return the owners of a ship to place or advance, clockwise from the last buyer.

        rulebook: Auction of the explorer cards.
        """
        before, players, order = self.phase - 1, self.players, self.in_order()
        if before == 0:
            return [seat for seat in order if len(players[seat].ships) < SHIPS]
        ready = {seat for seat in order for ship in players[seat].ships if ship.phase == before and ship.explorer == card}
        return [seat for seat in order if seat in ready]

    def who_can_pay(self, card: Explorer, owners: list[Seat]) -> list[Seat]:
        """Return the owners with enough money cards to bid for the card."""
        leave, players = must_leave(self.sides, card), self.players
        return [seat for seat in owners if len(players[seat].hand) > leave]

    def bidders(self, card: Explorer) -> list[Seat]:
        """Return the seats with a ship and enough money cards for the card, clockwise."""
        return self.who_can_pay(card, self.owners(card))

    def reveal(self) -> Explorer:
        """Turn up the next card of the stack."""
        card, self.stack = self.stack[0], self.stack[1:]
        left, total = len(self.stack), STACK[self.phase - 1]
        self.bottom = min(self.bottom, left)
        self.say(says.revealed, card, self.phase, total - left, total)
        return card

    def veto(self, seat: Seat, card: Explorer) -> None:
        """Put the card under the stack, and turn a Columbus card down.

        rulebook: Christopher Columbus.
        """
        self.say(says.vetoed, seat, card)
        player = self.players[seat]
        self.change(seat, vetoes=player.vetoes - 1, vetoes_used=player.vetoes_used + 1)
        self.stack += (card,)
        self.bottom += 1
        self.last = LastMove(seat, "vetoed", card)

    def leave_unsold(self, card: Explorer, is_asked: bool) -> None:
        """Take a card that nobody buys out of the game.

        `is_asked`: whether anybody was asked about it; if so, this is the last move.
        """
        self.unsold += ((self.phase, card),)
        self.say(says.unsold, card)
        if is_asked:
            self.last = LastMove(None, "unsold", card)

    # Somebody buys it

    def buy(self, seat: Seat, card: Explorer, price: int, deal: Buying) -> None:
        """Pay, move the ship and do what its space asks, as far as chosen and without chance.

        What chance brings is done by `arrive`.
        """
        self.say(says.bought, seat, card, price, deal.cards)
        self.buyer, self.is_bought, self.last = seat, True, LastMove(seat, "bought", card, price)
        self.discard(seat, deal.cards)
        if deal.way is not None:
            self._sail(seat, card, price, deal.way)
        if deal.under is not None:
            self._put_under(seat, deal, deal.under)

    def origins(self, seat: Seat, card: Explorer) -> list[Half]:
        """Return the halves of the space before on which ships of the seat wait, left first."""
        before = self.phase - 1
        return [*sorted({ship.half or "left" for ship in self.players[seat].ships if ship.explorer == card and ship.phase == before})]

    def _sail(self, seat: Seat, card: Explorer, price: int, way: tuple[Half, Half]) -> None:
        """Place a ship (phase I) or advance one, and do what follows at once.

        rulebook: Add or advance a ship; Christopher Columbus; James Cook.
        """
        phase, player, (origin, half) = self.phase, self.players[seat], way
        ships, arrived = player.ships, Ship(card, phase, half)
        if phase == 1:
            ships += (arrived,)
            self.say(says.placed, seat, card, half)
        else:
            at = ships.index(Ship(card, phase - 1, origin))
            ships = (*ships[:at], arrived, *ships[at + 1 :])
            self.say(says.advanced, seat, card, origin, phase, half)
        self.moved = Moved(seat, card, phase - 1, origin, phase, half, price)
        action = space(self.sides, card, phase, half).action
        if action == "veto":
            self.change(seat, ships=ships, vetoes=player.vetoes + 1)
        elif action == "open_hand":
            self.change(seat, ships=ships, is_open=True)
            self.say(says.opened, seat, player.hand)
        else:
            self.change(seat, ships=ships)

    def _put_under(self, seat: Seat, deal: Buying, under: int) -> None:
        """Put a card under Magellan: of the hand (face down), or just paid (face up)."""
        is_hidden = space(self.sides, "magellan", self.phase).action == "pile_hand"
        if is_hidden:
            self.change(seat, hand=without(self.players[seat].hand, (under,)))
        else:
            self.take_back(deal.cards, under)
        if deal.pile is None:
            return
        if is_hidden:
            self.say(says.hidden_pile, seat, deal.pile + 1)
            self.say(says.own_pile, seat, deal.pile + 1, under)
        else:
            self.say(says.open_pile, seat, deal.pile + 1, under)
        piles, at = self.players[seat].piles, deal.pile
        below = piles[at].values if at < len(piles) else ()
        self.change(seat, piles=(*piles[:at], Pile((*below, under), self.phase), *piles[at + 1 :]))

    def take_back(self, paid: tuple[int, ...], card: int) -> None:
        """Take one of the cards that were just paid from the discard pile."""
        self.discards = self.discards[: -len(paid)] + without(paid, (card,))

    def arrive(self) -> None:
        """Do what chance brings where the last ship arrived.

        Vasco da Gama draws cards, Cook on side B costs one. rulebook: James Cook.
        """
        moved = self.moved
        assert moved is not None
        seat, reached = moved.seat, space(self.sides, moved.explorer, moved.phase, moved.half)
        if reached.action == "draw":
            self.draw(seat, reached.amount)
        elif reached.action == "lose_card":
            hand = self.players[seat].hand
            lost = hand[self.below(len(hand))]
            self.discard(seat, (lost,))
            self.say(says.lost, seat, Seat((seat + 1) % self.seats), lost)

    # The end of a phase

    def end_phase(self) -> list[Seat]:
        """End the phase and return who may exchange, an entry for each ship.

        Open hands are taken up and everybody gets money cards. rulebook: New money cards; Marco Polo.
        """
        self.say(says.phase_ended, self.phase)
        for seat in range(self.seats):
            if self.players[seat].is_open:
                self.change(Seat(seat), is_open=False)
                self.say(says.took_up, Seat(seat))
        self.shuffle()
        self._deal_income()
        if space(self.sides, "marco_polo", self.phase).action != "exchange":
            return []
        ship = Ship("marco_polo", self.phase, None)
        return [seat for seat in self.in_order() if self.players[seat].hand for _ in range(self.players[seat].ships.count(ship))]

    def income(self, seat: Seat) -> int:
        """Return how many money cards a seat gets at the end of the phase.

        Some are for everybody; the others are the bags on the spaces of this phase, for each of the seat's ships there.
        """
        phase, sides = self.phase, self.sides
        return INCOME[phase - 1] + sum([
            space(sides, ship.explorer, phase, ship.half).bags for ship in self.players[seat].ships if ship.phase == phase
        ])  # fmt: skip

    def _deal_income(self) -> None:
        """Deal the money cards that are due one by one, clockwise, until the deck is empty."""
        due = {seat: self.income(seat) for seat in self.in_order()}
        order = [seat for turn in range(max(due.values())) for seat in due if turn < due[seat]]
        dealt: dict[Seat, list[int]] = {seat: [] for seat in due if due[seat]}
        for seat, card in zip(order, self._take(len(order)), strict=False):
            dealt[seat].append(card)
        for seat, cards in dealt.items():
            self._give(seat, tuple(cards))

    def exchange(self, seat: Seat, cards: tuple[int, ...]) -> None:
        """Discard money cards for as many new ones, which `draw` brings."""
        self.say(says.swapped, seat, cards)
        self.discard(seat, cards)
        self.last = LastMove(seat, "exchanged", None, len(cards))

    def next_phase(self) -> bool:
        """Begin the next phase; return false after the last."""
        if not self.later:
            return False
        self.phase, self.stack, self.later, self.bottom = self.phase + 1, self.later[0], self.later[1:], 0
        return True

    # The gamble

    def gambler(self) -> Seat | None:
        """Return the seat on the space with the gamble, if any. rulebook: Francisco Pizarro."""
        return next((Seat(seat) for seat, player in enumerate(self.players) if is_gambling(self.sides, player.ships)), None)

    def turn_up(self, seat: Seat, draws: tuple[int, ...]) -> tuple[int, ...]:
        """Turn up one more money card, and return all of them."""
        value, self.deck = self.deck[0], self.deck[1:]
        self.discards += (value,)
        self.last = LastMove(seat, "drew", None, value)
        self.say(says.turned_up, seat, value, sum(draws) + value)
        return (*draws, value)

    def stop(self, seat: Seat, draws: tuple[int, ...]) -> None:
        """Stop turning up cards."""
        points = gamble_points(draws)
        self.say(says.stopped, seat, points)
        self.last = LastMove(seat, "stopped", None, points)
