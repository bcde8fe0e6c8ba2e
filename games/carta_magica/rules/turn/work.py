"""A position on the workbench: one line changes it step by step and notes what happens.

The only mutable value of the game; it never outlives its line. The position inside is immutable, so that the position before
chance can simply be kept.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Turn, Who
from games.carta_magica.rules import says
from games.carta_magica.rules.board import COMPASS, OPEN_TALISMANS, WHEEL, Compass, Square, Token
from games.carta_magica.rules.payment import Payment, room
from games.carta_magica.rules.state import LastMove, Player, Position, Stage, State, What


class Work:
    """A position that changes, the notes made on the way, and the position before chance."""

    __slots__ = ("_before_chance", "_is_marked", "_start", "notes", "position", "sealed", "stage")

    def __init__(self, state: State) -> None:
        self._start = self.position = state.position
        self.stage: Stage = state.stage
        """What the line is about now: the stage of a position that is shown before the line is finished."""
        self.notes: list[Note] = []
        self.sealed = False
        self._is_marked = False
        self._before_chance: State | None = None

    def so_far(self) -> State:
        """Return the position as it is now."""
        return State(self.position, self.stage)

    def finished(self, stage: Stage) -> Turn[State]:
        """Return the end of the line."""
        before = self._before_chance
        return Turn(State(self.position, stage), tuple(self.notes), self.sealed, None if before is None else lambda: before)

    def seal(self) -> None:
        """Mark that chance or a secret comes in.

        The position before it may be shown to a player who has not confirmed the line yet.
        """
        if not self.sealed:
            self.sealed = True
            if self.position is not self._start:
                self._before_chance = self.so_far()

    def say(self, key: str, seat: Seat, **args: Any) -> None:
        """Add a note about a player that everybody reads."""
        self.notes.append(Note(Msg(key, who=Who(seat), **args)) if args else says.note(key, seat))

    def mark(self, seat: Seat, what: What, **about: Any) -> None:
        """Record in `last` what the line did.

        The first call of a line decides who did what. Later calls only add to it, and an amount that is there stays.
        """
        last = self.position.last
        if self._is_marked:
            last = replace(last, **{key: value for key, value in about.items() if key != "amount" or last.amount == 0})
        else:
            last = LastMove(seat, what, **about)
            self._is_marked = True
        self.position = replace(self.position, last=last)

    def change(self, **changes: Any) -> None:
        """Change fields of the position."""
        self.position = replace(self.position, **changes)

    def player(self, seat: Seat) -> Player:
        """Return a player as they are now."""
        return self.position.players[seat]

    def change_player(self, seat: Seat, **changes: Any) -> None:
        """Change fields of a player."""
        self.position = self.position.changed(seat, **changes)

    def spin(self) -> int:
        """Spin the wheel and return the number of the segment."""
        self.seal()
        segment, chance = self.position.chance.below(len(WHEEL))
        self.change(spin=segment, chance=chance)
        return segment

    def spin_wind(self) -> Compass:
        """Spin the direction of a storm and return it."""
        self.seal()
        number, chance = self.position.chance.below(len(COMPASS))
        self.change(wind=COMPASS[number], chance=chance)
        return COMPASS[number]

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return cards in an order that nobody knows."""
        self.seal()
        order, chance = self.position.chance.shuffled(cards)
        self.change(chance=chance)
        return order

    def take(self, seat: Seat, kind: Token, amount: int) -> int:
        """Give tokens from the bank within the limit, and return how many."""
        player = self.player(seat)
        gain = min(amount, room(player, kind, self.position.options))
        if gain:
            self._add(seat, kind, gain)
        return gain

    def _add(self, seat: Seat, kind: Token, amount: int) -> None:
        changes: dict[str, Any] = {kind: getattr(self.player(seat), kind) + amount}
        self.change_player(seat, **changes)

    def use(self, seat: Seat, *cards: int) -> None:
        """Lay cards of a hand on the discard pile."""
        self.change_player(seat, cards=tuple(card for card in self.player(seat).cards if card not in cards))
        self.change(discard=self.position.discard + cards)

    def pay(self, seat: Seat, kind: Token, payment: Payment) -> None:
        """Pay with tokens and whole cards."""
        tokens, cards = payment
        if tokens:
            self._add(seat, kind, -tokens)
        if cards:
            self.use(seat, *cards)

    def move(self, seat: Seat, target: Square, delta: int, is_sailing: bool = False) -> None:
        """Move a ship, change its lap counter and see whether it is home.

        `is_sailing`: by its owner's choice, not by a storm or a swap.
        """
        player = self.player(seat)
        self.change_player(seat, square=target, lap=player.lap + delta, condition="free", has_left=True, swept=False)
        if target == player.home:
            self._arrive(seat, is_sailing)

    def _arrive(self, seat: Seat, is_sailing: bool) -> None:
        """Bring a ship home; after a lap the match comes to its end. rulebook: The game ends.

        If being back is enough, a ship without a lap ends the match only by sailing (a ruling): no storm of the first rounds does.
        """
        position, player = self.position, self.player(seat)
        if position.final is None and (player.lap != 0 or (position.options.is_return_enough and is_sailing)):
            final, since = last_turns(position, seat)
            self.change(final=final, since=since)
            self.say("carta_magica.note.home.last" if final else "carta_magica.note.home", seat, harbour=says.place(player.home))
        self.count_home(seat)

    def count_home(self, seat: Seat) -> None:
        """Count a ship that lies at home in the last round (a ruling).

        It earns the bonus, even if it is blown away later in the round.
        """
        player = self.player(seat)
        is_counted = player.lap != 0 or (self.position.options.is_bonus_for_any and player.has_left)
        if player.square == player.home and is_counted and player.home_turn != self.position.turn:
            self.change_player(seat, home_turn=self.position.turn)

    def renew_deck(self) -> bool:
        """Make an empty adventure deck of the discards, and return whether it has a card."""
        position = self.position
        if not position.deck and position.discard:
            self.change(deck=self.shuffled(position.discard), discard=())
            self.notes.append(Note(Msg("carta_magica.note.shuffled", count=len(position.discard))))
        return bool(self.position.deck)

    def forget(self, card: int | None = None) -> None:
        """Forget the place of a card for everybody; without `card` the places of all."""
        known = self.position.known
        if any(known):
            self.change(known=tuple(tuple(other for other in cards if card is not None and other != card) for cards in known))

    def refill_row(self) -> None:
        """Turn talismans up until three lie open, or the deck is empty."""
        position = self.position
        missing = OPEN_TALISMANS - len(position.row)
        if missing > 0 and position.talisman_deck:
            self.seal()
            turned_up = position.talisman_deck[:missing]
            self.change(row=position.row + turned_up, talisman_deck=position.talisman_deck[missing:])
            self.notes.append(Note(Msg("carta_magica.note.row", talismans=tuple(map(says.talisman_points, turned_up)))))


def last_turns(position: Position, seat: Seat) -> tuple[tuple[Seat, ...], int]:
    """Return the seats with a turn left once `seat` is home, and since which turn home counts.

    Depending on the edition, the round is finished, or everybody else has one more turn.
    """
    seats, turn = len(position.players), position.turn
    next_seats = tuple(Seat((position.active + step) % seats) for step in range(1, seats + 1))
    if position.options.has_extra_turn:  # if a swap brings the ship home, the player whose turn it is has one more too, the last
        return tuple(other for other in next_seats if other != seat), turn
    place_in_round = turn % seats
    return next_seats[: seats - 1 - place_in_round], turn - place_in_round
