"""A position while a line is played: the seat's things and the table, changed in place, then frozen again."""

from __future__ import annotations

from typing import Any

from engine.core import Note, Seat
from engine.games.navegador import says
from engine.games.navegador.board import CIRCLE, KINDS, NAGASAKI, OPENS, RONDEL, columns, losses, refill
from engine.games.navegador.flow import right, steps
from engine.games.navegador.score import final_notes, king_gains
from engine.games.navegador.state import King, LastMove, Moving, Over, Player, Position, Sail, Sailing, Stage, State


class Work:
    """The acting seat's player and the table, with the news so far. `did` are the fields of the coming `LastMove`."""

    __slots__ = (
        "built", "churches", "colonies", "did", "explorers", "factories", "field", "gallery", "holder", "is_ending", "king", "known",
        "left", "marked", "market", "money", "notes", "opening", "phase", "player", "position", "privileges", "reserve", "run", "seat",
        "ships", "shipyards", "stacks", "turns", "workers",
    )  # fmt: skip

    def __init__(self, position: Position, seat: Seat) -> None:
        player = position.players[seat]
        self.position, self.player, self.seat = position, player, seat
        self.money = player.money
        self.workers = player.workers
        self.ships = player.ships
        self.colonies = player.colonies
        self.factories = player.factories
        self.shipyards = player.shipyards
        self.churches = player.churches
        self.explorers = player.explorers
        self.privileges = player.privileges
        self.king: King = player.king
        self.field = player.field
        self.known = position.known
        self.stacks = position.stacks
        self.phase = position.phase
        self.opening = position.opening
        self.market = position.market
        self.built = position.built
        self.gallery = position.gallery
        self.reserve = position.reserve
        self.holder = position.holder
        self.marked = position.marked
        self.run = position.run
        self.turns = position.turns
        self.is_ending = position.is_ending
        self.left = position.left
        self.notes: list[Note] = []
        self.did: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.position.players)

    def owner(self) -> Player:
        """The acting player as he stands now."""
        return Player(
            self.money, self.workers, self.ships, self.colonies, self.factories, self.shipyards, self.churches, self.explorers,
            self.privileges, self.king, self.field,
        )  # fmt: skip

    def state(self, stage: Stage) -> State:
        """The finished state."""
        position, seat = self.position, self.seat
        players = (*position.players[:seat], self.owner(), *position.players[seat + 1 :])
        last = LastMove(seat, **self.did, money=self.money - self.player.money)
        return State(
            Position(
                players, position.is_goa, self.known, self.stacks, position.removed, self.phase, self.opening, self.market, self.built,
                self.gallery, self.reserve, position.start, self.holder, self.marked, self.run, self.turns, self.is_ending, self.left, last,
                position.chance,
            ),
            stage,
        )  # fmt: skip

    def step_to(self, field: int, paid: tuple[int, ...]) -> None:
        """Move the stone and give up the ships that pay for it. The Navegador card may expire."""
        taken = steps(self.field, field)
        self.did = {"what": RONDEL[field], "origin": self.field, "steps": taken, "paid": paid}
        if paid:
            ships = list(self.ships)
            for region in paid:
                ships[region] -= 1
            self.ships = tuple(ships)
            self.notes.append(says.paid(self.seat, paid))
        if self.holder == self.seat:
            if self.field is None:
                self.marked = field
            else:
                self.run += taken
        self.field = field
        if self.run >= CIRCLE:
            self.pass_card(is_used=False)

    def pass_card(self, is_used: bool) -> None:
        """The Navegador card goes to the right, the orange ship to the new holder's field. rulebook: Navegador."""
        self.holder = right(self.seat, self.seats)
        self.marked = self.position.players[self.holder].field
        self.run = 0
        self.notes.append(says.passed_on(self.holder, is_used))

    def sail(self, sails: tuple[Sail, ...], explored: int | None) -> None:
        """Move ships; if they explored a region, lose some, take explorer and premium, and reveal the colonies."""
        ships = list(self.ships)
        for sail in sails:
            ships[sail.origin] -= sail.count
            ships[sail.to] += sail.count
        if sails:
            self.notes.append(says.sailed(self.seat, sails))
        self.did["sails"] = sails
        if explored is not None:
            lost = losses(self.seats)[explored]
            ships[explored] -= lost
            prices = tuple(sorted(self.stacks[explored]))
            self.stacks = (*self.stacks[:explored], prices, *self.stacks[explored + 1 :])
            self.known |= 1 << explored
            self.explorers = (*self.explorers, explored)
            self.money += prices[0]
            self.opening = OPENS[explored]
            self.did |= {"explored": explored, "lost": lost, "premium": prices[0]}
            self.notes.append(says.explored(self.seat, explored, lost, prices))
            if explored == NAGASAKI:
                self._end("nagasaki")
        self.ships = tuple(ships)

    def _end(self, what: str) -> None:
        if not self.is_ending:
            self.is_ending = True
            self.notes.append(says.ending(what, self.seats))

    def check_chart(self) -> None:
        """Selling the last building triggers the end."""
        if self.built == columns(self.seats):
            self._end("buildings")

    def place_king(self, kind: int) -> None:
        """Put the King's privilege on a kind for the final scoring. rulebook: Victory Points."""
        gain = king_gains(self.owner())[kind] or 0
        self.king = KINDS[kind]
        self.notes.append(says.crowned(self.seat, KINDS[kind], gain))

    def _open_phase(self) -> None:
        """What follows an action: a phase that was reached starts, the gallery is refilled from the reserve."""
        if self.opening:
            self.phase, self.opening = self.opening, 0
            wanted = refill(self.seats, self.phase)
            added = [min(max(0, wanted - shown), left) for shown, left in zip(self.gallery, self.reserve, strict=True)]
            self.gallery = tuple([shown + more for shown, more in zip(self.gallery, added, strict=True)])
            self.reserve = tuple([left - more for left, more in zip(self.reserve, added, strict=True)])
            self.notes.append(says.phase(self.phase, wanted))

    def paused(self, still: tuple[int, ...], is_extra: bool) -> State:
        """A discovery was looked at: the rest of the fleet may still sail in the same action."""
        return self.state(Sailing(self.seat, still, is_extra))

    def sailed_extra(self) -> State:
        """The extra sailing is over: the card is passed on and the seat's own turn follows."""
        self._open_phase()
        self.pass_card(is_used=True)
        return self.state(Moving(self.seat))

    def ended(self) -> State:
        """The turn is over: the next seat's, or the end of the match."""
        self._open_phase()
        self.turns += 1
        if self.left is not None:
            self.left -= 1
        elif self.is_ending:
            self.left = self.seats
        if self.left == 0:
            after = self.state(Over())
            self.notes += final_notes(after.position)
            return after
        return self.state(Moving(Seat((self.seat + 1) % self.seats)))
