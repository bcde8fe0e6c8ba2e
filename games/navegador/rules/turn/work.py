"""A line while it is played: the table, the acting player and what was done.

The methods of `Work` are the deeds of players. A dialogue asks and then does one; the mind does them without asking. None of them checks
whether it is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ParamSpec

from msgspec.structs import replace

from engine.values.core import Note, Seat, Turn
from games.navegador.rules import says
from games.navegador.rules.board import (
    BUILDINGS,
    CHURCH,
    CIRCLE,
    FACTORIES,
    GOOD_NUMBER,
    GOOD_OF,
    KINDS,
    NAGASAKI,
    OPENS,
    PORTUGAL,
    REGIONS,
    RONDEL,
    SHIPYARD,
    SURPLUS,
    bonus,
    losses,
    steps,
)
from games.navegador.rules.score import king_gains
from games.navegador.rules.state import Acting, LastMove, Player, Position, Sail, State, Trade, changed, items, owned
from games.navegador.rules.turn.closing import Closing, card_passed, end_triggered, is_sold_out
from games.navegador.rules.wares import What, limits, price_of, surplus

P = ParamSpec("P")

Bill = Sequence[tuple[int, int]]
"""Purchases by region or by row of the chart, each with its price."""


class Work:
    """What a line of `seat` has done so far.

    `player` is the acting player and `last` the report of the line; when the line is looked at or ends, both replace those in `position`.
    `explored` is the region discovered and `reveal_at` the index of its note among the `notes`; both are `None` without a discovery.
    """

    __slots__ = ("explored", "last", "notes", "player", "position", "reveal_at", "seat")

    def __init__(self, position: Position, last: LastMove, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.player = position.players[seat]
        self.last = last
        self.notes: list[Note] = []
        self.explored: int | None = None
        self.reveal_at: int | None = None

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.position.players)

    def change(self, **fields: Any) -> None:
        """Give fields of the position other values."""
        self.position = replace(self.position, **fields)

    def change_player(self, **fields: Any) -> None:
        """Give fields of the acting player other values."""
        self.player = replace(self.player, **fields)

    def report(self, **fields: Any) -> None:
        """Add to the report of the line."""
        self.last = replace(self.last, **fields)

    def say(self, note: Callable[P, Note], *about: P.args, **more: P.kwargs) -> None:
        """Add the note that `note` makes of the other arguments."""
        self.notes.append(note(*about, **more))

    def fork(self) -> Work:
        """Copy the line, to continue it in another way."""
        other = Work(self.position, self.last, self.seat)
        other.player, other.notes, other.explored, other.reveal_at = self.player, self.notes.copy(), self.explored, self.reveal_at
        return other

    def table(self) -> Position:
        """Return the position with everything done so far."""
        return _joined(self.position, self.player, self.last, self.seat)

    def look(self) -> Callable[[], State]:
        """Return a function for the state of the line as it is now, whatever is done later."""
        return partial(_shown, self.position, self.player, self.last, self.seat)

    def shown(self) -> State:
        """Return the state of the line as it is now."""
        return _shown(self.position, self.player, self.last, self.seat)

    def step(self, field: int, paid: Sequence[int]) -> None:
        """Move the stone to a field of the rondel and give up ships (by region) for it.

        The Navegador card may expire. rulebook: Action Selection.
        """
        position, origin, ships = self.position, self.player.field, self.player.ships
        taken = steps(origin, field)
        self.say(says.moved, self.seat, RONDEL[field])
        regions = tuple([REGIONS[region] for region in paid])
        if paid:
            for region in paid:
                ships = changed(ships, region, -1)
            self.say(says.paid, self.seat, regions)
        self.change_player(ships=ships, field=field)
        self.report(origin=None if origin is None else RONDEL[origin], steps=taken, paid=regions)
        if position.holder == self.seat:
            if origin is None:
                self.change(marked=field)
            elif position.run + taken < CIRCLE:
                self.change(run=position.run + taken)
            else:
                self.position = card_passed(position, self.seat, is_used=False, notes=self.notes)

    def sail(self, origin: int, to: int, count: int) -> None:
        """Sail a group of ships. rulebook: Sailing."""
        self.change_player(ships=changed(changed(self.player.ships, origin, -count), to, count))
        self.report(sails=(*self.last.sails, Sail(REGIONS[origin], REGIONS[to], count)))

    def explore(self, region: int) -> None:
        """Lose ships and take the explorer; colonies and premium follow when the line ends."""
        player, lost = self.player, losses(self.seats)[region]
        self.explored = region
        self.change_player(ships=changed(player.ships, region, -lost), explorers=(*player.explorers, region))
        self.change(opening=OPENS[region])
        self.report(explored=REGIONS[region], lost=lost)

    def arrive(self) -> None:
        """End the sailing of this line."""
        if self.last.sails:
            self.say(says.sailed, self.seat, self.last.sails)
        if self.explored is not None:
            self.reveal_at = len(self.notes)
            if self.explored == NAGASAKI:
                self.position = end_triggered(self.position, "nagasaki", self.notes)

    def recruit(self, what: What, count: int) -> None:
        """Buy workers, or ships in Portugal; sell those above the limit. rulebook: Workers, Ships."""
        player, phase = self.player, self.position.phase
        cheap, level, most = limits(what, player)
        due, sold = price_of(count, cheap, phase), surplus(count, cheap, level, most)
        money, rest = player.money - due + SURPLUS * sold, count - sold
        if what == "workers":
            self.change_player(money=money, workers=player.workers + rest)
        else:
            self.change_player(money=money, ships=changed(player.ships, PORTUGAL, rest))
        self.report(recruited=count, sold=sold)
        self.say(says.recruited, self.seat, what, count, due)
        if sold:
            self.say(says.sold_on, self.seat, what, sold, SURPLUS * sold)

    def found(self, bill: Bill) -> None:
        """Found colonies, of each region the cheapest. rulebook: Found colonies."""
        player = self.player
        colonies, stacks = list(player.colonies), list(self.position.stacks)
        for region, price in bill:
            good = GOOD_OF[region]
            assert good is not None
            colonies[good] = (*colonies[good], price)
            stacks[region] = stacks[region][1:]
        self.change_player(money=player.money - sum([price for _, price in bill]), colonies=tuple(colonies))
        self.change(stacks=tuple(stacks))
        names = tuple([(REGIONS[region], price) for region, price in bill])
        self.report(colonies=names)
        self.say(says.founded, self.seat, names)

    def build(self, bill: Bill) -> None:
        """Buy buildings; the last one triggers the end. rulebook: Buildings, End of the game."""
        player = self.player
        has, built = [*player.factories, player.shipyards, player.churches], list(self.position.built)
        for row, _ in bill:
            built[row] += 1
            has[row] += 1
        money = player.money - sum([price for _, price in bill])
        self.change_player(money=money, factories=tuple(has[:FACTORIES]), shipyards=has[SHIPYARD], churches=has[CHURCH])
        self.change(built=tuple(built))
        names = tuple([(BUILDINGS[row], price) for row, price in bill])
        self.report(buildings=names)
        self.say(says.built, self.seat, names)
        if is_sold_out(self.position):
            self.position = end_triggered(self.position, "buildings", self.notes)

    def trade(self, trades: Sequence[Trade]) -> None:
        """Sell and process goods; the markers move. rulebook: Market."""
        rows, done = list(self.position.market), tuple(trades)
        for trade in done:
            rows[GOOD_NUMBER[trade.good]] = trade.row_after
        self.change(market=(rows[0], rows[1], rows[2]))
        self.change_player(money=self.player.money + sum([trade.income for trade in done]))
        self.report(trades=done)
        if done:
            self.say(says.traded, self.seat, done)

    def take(self, kind: int, is_king: bool) -> None:
        """Take a privilege with its bonus for a worker; the King's is free. rulebook: Privilege."""
        player, name = self.player, KINDS[kind]
        paid = bonus(kind, owned(player)[kind], items(player)[kind])
        if is_king:
            self.change_player(money=player.money + paid, king=name)
        else:
            privileges = changed(player.privileges, kind, 1)
            self.change_player(money=player.money + paid, workers=player.workers - 1, privileges=privileges)
            self.change(gallery=changed(self.position.gallery, kind, -1))
        self.report(privilege=name, is_king=is_king, bonus=paid)
        self.say(says.privileged, self.seat, name, paid, is_king)

    def crown(self, kind: int) -> None:
        """Place the King's privilege at the end of the last turn. rulebook: Victory Points."""
        gain = king_gains(self.player)[kind]
        assert gain is not None
        self.change_player(king=KINDS[kind])
        self.say(says.crowned, self.seat, KINDS[kind], gain)

    def closed(self, close: Closing) -> Turn[State]:
        """End the line; only now the explored region's colonies are revealed, with the premium."""
        notes, seat = self.notes, self.seat
        if self.explored is None:
            state = close(self.table(), seat, notes)
            return Turn(state, tuple(notes))
        assert self.reveal_at is not None
        covered = self.table()
        notes.insert(self.reveal_at, self._revealed(self.explored))
        state = close(self.table(), seat, notes)
        return Turn(state, tuple(notes), sealed=True, before_chance=lambda: close(covered, seat, []))

    def _revealed(self, region: int) -> Note:
        """Turn up the colonies of the region explored, and pay the premium."""
        position = self.position
        prices = tuple(sorted(position.stacks[region]))
        self.change(known=position.known | 1 << region, stacks=(*position.stacks[:region], prices, *position.stacks[region + 1 :]))
        self.change_player(money=self.player.money + prices[0])
        self.report(premium=prices[0])
        return says.explored(self.seat, region, self.last.lost, prices)


def _joined(position: Position, player: Player, last: LastMove, seat: Seat) -> Position:
    players = position.players
    money = player.money - players[seat].money
    return replace(position, players=(*players[:seat], player, *players[seat + 1 :]), last=replace(last, money=money) if money else last)


def _shown(position: Position, player: Player, last: LastMove, seat: Seat) -> State:
    return State(_joined(position, player, last, seat), Acting(seat))
