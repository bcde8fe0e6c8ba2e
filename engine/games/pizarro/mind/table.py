"""A position that is being played on quickly: changed in place, without notes, asks and views. Explorers are numbers here.

What happens is what the dialogues in `turn` make happen; chance comes from a generator that is given.
"""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from engine.core import Seat
from engine.games.pizarro.board import CROWNS, EXPLORERS, INCOME, PHASES, SHIPS, Half, Sides, is_divided, space
from engine.games.pizarro.mind.manner import MAGELLAN, NUMBER, VASCO_DA_GAMA, Manner, chart, points
from engine.games.pizarro.payment import Cards
from engine.games.pizarro.score import gamble_points, pile_points
from engine.games.pizarro.state import LastMove, Moved, Pile, Player, Position, Ship

COLUMBUS, PIZARRO, MARCO_POLO, COOK = NUMBER["columbus"], NUMBER["pizarro"], NUMBER["marco_polo"], NUMBER["cook"]


class Table:
    """The position, and what every card of the phase is worth to every seat (`worth`), by their manners.

    `ships[seat][explorer][phase]` counts ships, `right[seat][phase]` those on the right half of Vasco da Gama's space. The next card of
    `stack` and of `deck` is the last of the list.
    """

    __slots__ = (
        "bold", "bottom", "buyer", "charts", "counts", "deck", "discard", "draws",
        "hands", "is_bought", "is_over", "last", "later", "manners",
        "moved", "opened", "phase", "piles", "placed", "position", "right", "rng", "seats", "ships", "sides", "stack", "unsold", "used",
        "vetoes", "worth",
    )  # fmt: skip

    def __init__(self, position: Position, manners: tuple[Manner, ...], rng: Random) -> None:
        players = position.players
        self.position, self.manners, self.rng = position, manners, rng
        self.seats, self.sides, self.phase, self.buyer = len(players), position.sides, position.phase, int(position.buyer)
        self.charts = [chart(position.sides, manner) for manner in manners]
        self.stack = [NUMBER[card] for card in reversed(position.stack)]
        self.later = [[NUMBER[card] for card in reversed(stack)] for stack in position.later]
        self.bottom, self.is_bought, self.last, self.moved = position.bottom, position.is_bought, position.last, position.moved
        self.unsold, self.discard, self.deck = [*position.unsold], [*position.discard], [*reversed(position.deck)]
        self.hands = [[*player.hand] for player in players]
        self.ships = [[[0, 0, 0, 0] for _ in EXPLORERS] for _ in players]
        self.right = [[0, 0, 0, 0] for _ in players]
        for seat, player in enumerate(players):
            for ship in player.ships:
                self.ships[seat][NUMBER[ship.explorer]][ship.phase] += 1
                self.right[seat][ship.phase] += ship.half == "right"
        self.placed = [len(player.ships) for player in players]
        self.piles = [[*player.piles] for player in players]
        self.vetoes, self.used = [player.vetoes for player in players], [player.vetoes_used for player in players]
        self.opened = [player.is_open for player in players]
        self.draws: Cards = ()
        self.bold = [1.0] * len(players)
        self.is_over = False
        self.worth = [[0.0] * len(EXPLORERS) for _ in players]
        self._begin_phase()

    def _begin_phase(self) -> None:
        self.counts = [self.stack.count(explorer) for explorer in range(len(EXPLORERS))]
        for explorer in range(len(EXPLORERS)):
            self.judge(explorer)

    def judge(self, explorer: int) -> None:
        """Work out anew what the explorer's card is worth to everybody."""
        phase, left, ships = self.phase, self.counts[explorer], self.ships
        holders = sum([ships[seat][explorer][phase] > 0 for seat in range(self.seats)])
        for seat in range(self.seats):
            own = ships[seat][explorer]
            if own[phase - 1] if phase > 1 else self.placed[seat] < SHIPS:
                below = self._below(seat) if explorer == MAGELLAN else 0
                crowd = holders - (own[phase] > 0)
                self.worth[seat][explorer] = points(self.manners[seat], self.charts[seat], phase, explorer, own[phase], crowd, left, below)
            else:
                self.worth[seat][explorer] = 0.0

    def _below(self, seat: int) -> int:
        return 0 if self.phase == 1 else max([len(pile.values) for pile in self.piles[seat] if pile.phase < self.phase], default=0)

    def reveal(self) -> int:
        """The next card of the stack."""
        card = self.stack.pop()
        self.bottom = min(self.bottom, len(self.stack))
        self.counts[card] -= 1
        self.judge(card)
        return card

    def bidders(self, card: int) -> list[int]:
        """Who can bid for a card, clockwise from the last buyer."""
        leave, phase, hands = self.charts[0].leave[card], self.phase, self.hands
        round = [seat % self.seats for seat in range(self.buyer, self.buyer + self.seats)]
        if phase == 1:
            return [seat for seat in round if len(hands[seat]) > leave and self.placed[seat] < SHIPS]
        return [seat for seat in round if len(hands[seat]) > leave and self.ships[seat][card][phase - 1]]

    def veto(self, seat: int, card: int) -> None:
        """The card goes to the bottom of the stack."""
        self.vetoes[seat] -= 1
        self.used[seat] += 1
        self.stack.insert(0, card)
        self.counts[card] += 1
        self.bottom += 1
        self.judge(card)
        self.last = LastMove(Seat(seat), "vetoed", EXPLORERS[card])

    def leave_unsold(self, card: int) -> None:
        """Nobody buys the card."""
        self.unsold.append((self.phase, EXPLORERS[card]))
        self.last = LastMove(None, "unsold", EXPLORERS[card])

    def buy(self, seat: int, card: int, price: int, cards: Cards, under: int, half: Half) -> None:
        """Pay, sail, and do what the space asks. `under` goes under Magellan, `half` is the one of Vasco da Gama's space."""
        phase, hand, ships = self.phase, self.hands[seat], self.ships[seat][card]
        self.buyer, self.is_bought = seat, True
        for value in cards:
            hand.remove(value)
        self.discard += cards
        origin: Half = None
        if phase == 1:
            self.placed[seat] += 1
        else:
            if half is not None:
                waiting = self.right[seat]
                origin = "right" if ships[phase - 1] == waiting[phase - 1] else "left"
                waiting[phase - 1] -= origin == "right"
            ships[phase - 1] -= 1
        ships[phase] += 1
        self.right[seat][phase] += half == "right"
        self.last = LastMove(Seat(seat), "bought", EXPLORERS[card], price)
        self.moved = Moved(Seat(seat), EXPLORERS[card], phase - 1, origin, phase, half, price)
        if card == COLUMBUS and phase == 1:
            self.vetoes[seat] += 1
        elif card == MAGELLAN:
            self._put_under(seat, under)
        elif card == COOK and not self.charts[0].leave[COOK]:
            self.opened[seat] = True
        self.arrive(seat, card, half)
        if phase == 1 and self.placed[seat] >= SHIPS:
            self.worth[seat] = [0.0] * len(EXPLORERS)
        self.judge(card)

    def _put_under(self, seat: int, under: int) -> None:
        (self.hands[seat] if self.charts[0].is_hidden else self.discard).remove(under)
        piles, at = self.piles[seat], self.best_pile(seat)
        if at is None:
            piles.append(Pile((under,), self.phase))
        else:
            piles[at] = Pile((*piles[at].values, under), self.phase)

    def best_pile(self, seat: int) -> int | None:
        """The pile to which a card adds most, `None` where a new one is made."""
        if self.phase == 1:
            return None
        piles = self.piles[seat]
        free = [number for number, pile in enumerate(piles) if pile.phase < self.phase]
        return max(free, key=lambda number: (pile_gain(piles[number].values), number))

    def arrive(self, seat: int, card: int, half: Half) -> None:
        """What chance brings on arrival: Vasco da Gama draws cards, Cook on side B costs one."""
        if card == VASCO_DA_GAMA and half != "right":
            self.draw(seat, self.phase)
        elif card == COOK and self.charts[0].leave[COOK]:
            hand = self.hands[seat]
            self.discard.append(hand.pop(int(self.rng.random() * len(hand))))

    def draw(self, seat: int, count: int) -> None:
        """Draw money cards; an empty deck is renewed from the discards."""
        hand = self.hands[seat]
        for _ in range(count):
            if not self.deck:
                self.rng.shuffle(self.discard)
                self.deck, self.discard = self.discard, self.deck
            if self.deck:
                hand.append(self.deck.pop())
        hand.sort()

    def exchange(self, seat: int, cards: Cards) -> None:
        """Discard money cards for as many new ones."""
        for value in cards:
            self.hands[seat].remove(value)
        self.discard += cards
        self.draw(seat, len(cards))

    def shuffle(self) -> None:
        """Shuffle the discard pile into the deck."""
        self.deck += self.discard
        self.discard.clear()
        self.rng.shuffle(self.deck)

    def end_phase(self) -> list[int]:
        """Open hands are taken up and everybody gets money cards; one entry for each exchange that follows."""
        self.opened = [False] * self.seats
        self.shuffle()
        order = [seat % self.seats for seat in range(self.buyer, self.buyer + self.seats)]
        due = [self.income(seat) for seat in range(self.seats)]
        for number in range(max(due)):
            for seat in order:
                if due[seat] > number and self.deck:
                    self.hands[seat].append(self.deck.pop())
        for hand in self.hands:
            hand.sort()
        if space(self.sides, "marco_polo", self.phase).action != "exchange":
            return []
        return [seat for seat in order if self.hands[seat] for _ in range(self.ships[seat][MARCO_POLO][self.phase])]

    def income(self, seat: int) -> int:
        """Money cards at the end of the phase."""
        phase, ships = self.phase, self.ships[seat]
        return INCOME[phase - 1] + sum([ships[explorer][phase] * bags for explorer, bags in _bags(self.sides)[phase]])

    def next_phase(self) -> bool:
        """Begin the next phase; false after the last."""
        if not self.later:
            self.is_over = True
            return False
        self.phase, self.stack, self.bottom = self.phase + 1, self.later.pop(0), 0
        self._begin_phase()
        return True

    def on_spaces(self, seat: int) -> int:
        """Crowns of the spaces on which a seat's ships stand."""
        ships, shown = self.ships[seat], _crowns(self.sides)
        total = sum([ships[explorer][phase] * crowns for explorer, phase, crowns in shown])
        if self.charts[0].is_divided:
            total += sum([self.right[seat][phase] * space(self.sides, "vasco_da_gama", phase, "right").crowns for phase in PHASES])
        return total

    def in_piles(self, seat: int) -> int:
        """Points of the piles under Magellan."""
        return sum([pile_points(pile) for pile in self.piles[seat]])

    def in_hand(self, seat: int) -> int:
        """Crowns of the money cards in hand."""
        return sum([CROWNS[value] for value in self.hands[seat]])

    def is_gambling(self, seat: int) -> bool:
        """Whether a seat's ship stands on the space with the gamble."""
        return bool(self.ships[seat][PIZARRO][3]) and space(self.sides, "pizarro", 3).action == "gamble"

    def points(self, seat: int) -> int:
        """What a seat would score now."""
        gamble = gamble_points(self.draws) if self.is_gambling(seat) else 0
        return self.on_spaces(seat) + gamble + self.in_piles(seat) + self.in_hand(seat)

    def frozen(self) -> Position:
        """The position as it is now."""
        return replace(
            self.position,
            phase=self.phase,
            stack=tuple([EXPLORERS[card] for card in reversed(self.stack)]),
            bottom=self.bottom,
            later=tuple([tuple([EXPLORERS[card] for card in reversed(stack)]) for stack in self.later]),
            unsold=tuple(self.unsold),
            deck=tuple(reversed(self.deck)),
            discard=tuple(self.discard),
            players=tuple([self._player(seat) for seat in range(self.seats)]),
            buyer=Seat(self.buyer),
            is_bought=self.is_bought,
            last=self.last,
            moved=self.moved,
        )

    def _player(self, seat: int) -> Player:
        ships = []
        for card, by_phase in enumerate(self.ships[seat]):
            is_split = card == VASCO_DA_GAMA and self.charts[0].is_divided
            for phase in PHASES:
                for number in range(by_phase[phase]):
                    half: Half = ("right" if number < self.right[seat][phase] else "left") if is_split else None
                    ships.append(Ship(EXPLORERS[card], phase, half))
        hand = tuple(self.hands[seat])
        return Player(hand, tuple(ships), tuple(self.piles[seat]), self.vetoes[seat], self.used[seat], self.opened[seat])


def pile_gain(values: Cards) -> int:
    """What a card with three crowns adds to a pile under Magellan: it counts as often as there are cards, and each of them once more."""
    return sum([CROWNS[value] for value in values]) + 3 * (len(values) + 1)


@cache
def _bags(sides: Sides) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By phase, the explorers on whose spaces ships bring money cards, and how many."""
    undivided = [card for card in range(len(EXPLORERS)) if card != VASCO_DA_GAMA]
    found = [[(card, space(sides, EXPLORERS[card], phase).bags) for card in undivided] for phase in PHASES]
    return ((), *[tuple([pair for pair in row if pair[1]]) for row in found])


@cache
def _crowns(sides: Sides) -> tuple[tuple[int, int, int], ...]:
    """Explorer, phase and crowns of every space that has crowns, the right halves left out."""
    every = [(card, phase, _left(sides, card, phase)) for card in range(len(EXPLORERS)) for phase in PHASES]
    return tuple([entry for entry in every if entry[2]])


def _left(sides: Sides, card: int, phase: int) -> int:
    is_split = card == VASCO_DA_GAMA and is_divided(sides, EXPLORERS[card], phase)
    return space(sides, EXPLORERS[card], phase, "left" if is_split else None).crowns
