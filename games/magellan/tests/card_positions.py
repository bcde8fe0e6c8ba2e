"""Positions in which history cards are drawn: a test names what matters, everything else is plain.

`games/magellan/tests/given.py` explains the codes of places and cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.values.chance import Chance
from engine.values.core import Note, Seat
from games.magellan.rules import cards
from games.magellan.rules.board import bases
from games.magellan.rules.state import Active, Last, Level, Plane, Player, Position, Ship, Table, War

ANY_CARD = "h02_08"
"""A card that stands for the rest of the pack."""
WAR_OF_THREE = War(
    card="h05_01",
    sides=((Seat(0),), (Seat(1),), (Seat(2),)),
    pieces=("jeep", "ship", "plane"),
    opener=Seat(1),
    rounds=3,
    losses=(0, 0, 0),
)
"""A war of everybody against everybody."""


def position(
    *,
    seats: int = 3,
    level: Level = "planes",
    cash: Sequence[int] = (100, 100, 100, 100),
    countries: Mapping[int, Sequence[str]] | None = None,
    jeeps: Mapping[int, Sequence[str]] | None = None,
    ships: Mapping[int, Sequence[str | Ship]] | None = None,
    planes: Mapping[int, Sequence[str]] | None = None,
    active: Sequence[str | Active] = (),
    war: War | None = None,
    supplement: bool = False,
    start: int = 0,
    gone: Sequence[int] = (),
) -> Position:
    """Return a position in which seat 0 is in turn.

    `active` cards that are a `str` have no tally. The seats in `gone` have left the match.
    """
    all_players = []
    for seat in range(seats):
        base = bases(1)[seat]
        all_players.append(
            Player(
                cash[seat],
                base.land,
                base.sea,
                jeeps=tuple((jeeps or {}).get(seat, ())),
                ships=tuple(ship if isinstance(ship, Ship) else Ship(ship) for ship in (ships or {}).get(seat, ())),
                planes=tuple(Plane(node) for node in (planes or {}).get(seat, ())),
                countries=tuple((countries or {}).get(seat, ())),
                place=1 if seat in gone else 0,
            )
        )
    return Position(
        table=Table(level=level, example=1, target=150, is_played_on=True, rounds=0, series=(1, 2, 3, 4, 5), has_supplement=supplement),
        players=tuple(all_players),
        bank=-sum(player.cash for player in all_players),
        geographic=("belgium", "france", "italy"),
        open=(),
        history=(ANY_CARD,),
        active=tuple(card if isinstance(card, Active) else Active(card) for card in active),
        war=war,
        losses=(),
        debts=(),
        start=Seat(start),
        round=1,
        seat=Seat(0),
        points=4,
        dice=(4,),
        flight=None,
        trail=(),
        last=Last("start", Seat(0)),
        chance=Chance("cards"),
    )


def after_card(before: Position, card: str, seat: int = 0) -> Position:
    """Return the position after a seat has drawn a card; no money is lost or made."""
    after = cards.drawn(before, Seat(seat), card, [])
    assert money(after) == money(before)
    return after


def note_keys(before: Position, card: str) -> list[str]:
    """Return the keys of the notes of a draw."""
    notes: list[Note] = []
    cards.drawn(before, Seat(0), card, notes)
    return [note.msg.key for note in notes]


def money(position: Position) -> int:
    """Return the sum of all cash and the bank's account."""
    return position.bank + sum(player.cash for player in position.players)


def cash(position: Position) -> tuple[int, ...]:
    """Return the players' cash by seat."""
    return tuple(player.cash for player in position.players)


def open_cards(position: Position) -> tuple[str, ...]:
    """Return the history cards that lie open."""
    return tuple(active.card for active in position.active)


def is_under_pack(position: Position, card: str) -> bool:
    """Return whether a card is the last of the pack."""
    return position.history[-1] == card


def with_losses(position: Position, *losses: int) -> Position:
    """Return the position with these losses of its war."""
    assert position.war is not None
    return replace(position, war=replace(position.war, losses=losses))
