"""A position on the workbench: changed step by step inside one line, with the notes of what happened.

The only mutable thing of the game; it never outlives the line that made it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core import Msg, Note, Seat, Turn, Who
from engine.games.carta_magica import says
from engine.games.carta_magica.board import (
    ADVENTURES,
    HARBOUR,
    LIMIT,
    OPEN_TALISMANS,
    WHEEL,
    Square,
    Token,
)
from engine.games.carta_magica.state import LastMove, Player, Position, Stage, State, What, changed


class Work:
    """A copy of a position that may be changed, and the notes made on the way."""

    __slots__ = (
        "active", "chance", "deck", "discard", "final", "first", "is_cursed", "is_marked", "known", "last", "notes", "options", "players",
        "row", "sealed", "since", "spin", "talisman_deck", "todo", "turn", "wind",
    )  # fmt: skip

    def __init__(self, position: Position) -> None:
        self.options = position.options
        self.players = list(position.players)
        self.first = position.first
        self.active = position.active
        self.turn = position.turn
        self.deck = position.deck
        self.discard = position.discard
        self.known = position.known
        self.talisman_deck = position.talisman_deck
        self.row = position.row
        self.spin = position.spin
        self.wind = position.wind
        self.todo = position.todo
        self.is_cursed = position.is_cursed
        self.final = position.final
        self.since = position.since
        self.last = position.last
        self.chance = position.chance
        self.notes: list[Note] = []
        self.sealed = False
        self.is_marked = False

    def position(self) -> Position:
        """The finished position."""
        return Position(
            self.options, tuple(self.players), self.first, self.active, self.turn, self.deck, self.discard, self.known,
            self.talisman_deck, self.row, self.spin, self.wind, self.todo, self.is_cursed, self.final, self.since, self.last, self.chance,
        )  # fmt: skip

    def turned(self, stage: Stage) -> Turn[State]:
        """The end of the line."""
        return Turn(State(self.position(), stage), tuple(self.notes), self.sealed)

    def say(self, key: str, seat: Seat, **args: Any) -> None:
        """A note for everybody about a player."""
        self.notes.append(Note(Msg(key, who=Who(seat), **args)) if args else says.note(key, seat))

    def mark(self, seat: Seat, what: What, **about: Any) -> None:
        """Say what the line did. What follows from its first step is added to it."""
        if self.is_marked:
            self.last = replace(self.last, **{key: value for key, value in about.items() if key != "amount" or self.last.amount == 0})
        else:
            self.last = LastMove(seat, what, **about)
            self.is_marked = True

    def change(self, seat: Seat, **changes: Any) -> Player:
        """Change fields of a player."""
        player = changed(self.players[seat], changes)
        self.players[seat] = player
        return player

    def spun(self) -> int:
        """Spin the wheel: the number of the segment."""
        segment, self.chance = self.chance.below(len(WHEEL))
        self.sealed = True
        self.spin = segment
        return segment

    def room(self, seat: Seat, kind: Token) -> int:
        """How many tokens of a kind a player may still take. rulebook: at most 8 tokens of each kind."""
        player = self.players[seat]
        held: int = getattr(player, kind)
        if self.options.is_income_counted:
            held += sum(ADVENTURES[card].amount for card in player.cards if ADVENTURES[card].kind == kind)
        return max(0, LIMIT - held)

    def _add(self, seat: Seat, kind: Token, amount: int) -> None:
        changes: dict[str, Any] = {kind: getattr(self.players[seat], kind) + amount}
        self.change(seat, **changes)

    def take(self, seat: Seat, kind: Token, amount: int) -> int:
        """Give tokens from the bank, within the limit; how many it were."""
        taken = min(amount, self.room(seat, kind))
        if taken:
            self._add(seat, kind, taken)
        return taken

    def use(self, seat: Seat, *cards: int) -> None:
        """Lay cards of a hand on the discard pile."""
        held = self.players[seat].cards
        self.change(seat, cards=tuple(card for card in held if card not in cards))
        self.discard += cards

    def pay(self, seat: Seat, kind: Token, tokens: int, cards: tuple[int, ...]) -> None:
        """Pay with tokens and whole cards."""
        if tokens:
            self._add(seat, kind, -tokens)
        if cards:
            self.use(seat, *cards)

    def move(self, seat: Seat, target: Square, delta: int, is_sailing: bool = False) -> None:
        """Move a ship, change its lap counter and see whether it is home. `is_sailing`: by its owner's choice, not by a storm or a swap."""
        player = self.players[seat]
        self.change(seat, square=target, lap=player.lap + delta, condition="free", has_left=True, swept=False)
        if target == player.home:
            self.arrive(seat, is_sailing)

    def arrive(self, seat: Seat, is_sailing: bool) -> None:
        """A ship came home: after a lap the match comes to its end. rulebook: The game ends.

        Where being back is enough, a ship without a lap ends the match only by sailing (a ruling): no storm of the first rounds does.
        """
        player = self.players[seat]
        if self.final is None and (player.lap or (self.options.is_return_enough and is_sailing)):
            seats = len(self.players)
            after = tuple(Seat((self.active + step) % seats) for step in range(1, seats + 1))
            if self.options.has_extra_turn:
                self.final = tuple(one for one in after[: seats - (self.active == seat)] if one != seat)
                self.since = self.turn
            else:
                self.final = after[: seats - 1 - self.turn % seats]
                self.since = self.turn - self.turn % seats
            self.say("carta_magica.note.home.last" if self.final else "carta_magica.note.home", seat, harbour=says.place(player.home))
        self.count_home(seat)

    def count_home(self, seat: Seat) -> None:
        """A ship that lies at home in the last round earns the bonus, even if it is blown away later in it (a ruling)."""
        player = self.players[seat]
        is_counted = player.lap or (self.options.is_bonus_for_any and player.has_left)
        if player.square == player.home and is_counted and player.home_turn != self.turn:
            self.change(seat, home_turn=self.turn)

    def is_in_harbour(self, seat: Seat) -> bool:
        """Whether a ship lies in a harbour."""
        return self.players[seat].square in HARBOUR

    def renew_deck(self) -> bool:
        """See to it that the adventure deck has a card; an empty one is made of the discards. Whether there is a card."""
        if not self.deck and self.discard:
            self.deck, self.chance = self.chance.shuffled(self.discard)
            self.discard = ()
            self.sealed = True
            self.notes.append(Note(Msg("carta_magica.note.shuffled", count=len(self.deck))))
        return bool(self.deck)

    def forget(self, card: int | None = None) -> None:
        """Nobody knows the place of a card any more; of none without one."""
        if any(self.known):
            self.known = tuple(tuple(one for one in known if card is not None and one != card) for known in self.known)

    def shuffle_in(self, card: int) -> None:
        """Shuffle an adventure card back into the deck. An empty deck is that card alone (a ruling)."""
        self.deck, self.chance = self.chance.shuffled((*self.deck, card))
        self.forget()
        self.sealed = True

    def refill_row(self) -> None:
        """Turn talismans up until three lie open, or the deck is empty."""
        missing = OPEN_TALISMANS - len(self.row)
        if missing > 0 and self.talisman_deck:
            shown = self.talisman_deck[:missing]
            self.talisman_deck = self.talisman_deck[missing:]
            self.row += shown
            self.sealed = True
            self.notes.append(Note(Msg("carta_magica.note.row", talismans=tuple(map(says.talisman_points, shown)))))
