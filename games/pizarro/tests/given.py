"""Positions for the rulebook's cases: `given` says what matters, everything else is filled in lawfully."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.game.rules import resolve_settings
from engine.values.core import Msg, Note, Seat, Turn
from engine.walking.walk import play
from games.pizarro.game import RULES
from games.pizarro.rules.audit import ALL_MONEY
from games.pizarro.rules.board import CARDS, EXPLORERS, PHASES, SET, Explorer, Half
from games.pizarro.rules.state import Pile, Player, Position, Ship, State
from games.pizarro.rules.turn.flow import next_card
from games.pizarro.rules.turn.work import Work

Berth = tuple[Explorer, int] | tuple[Explorer, int, Half]
"""A ship: its explorer, its phase, and the half of its space if that is divided."""
Hands = Mapping[int, Sequence[int]]


def given(
    cards: Sequence[Explorer],
    *,
    phase: int = 1,
    seats: int = 3,
    sides: str = "aa",
    exact: bool = False,
    hands: Hands | None = None,
    ships: Mapping[int, Sequence[Berth]] | None = None,
    piles: Mapping[int, Sequence[Sequence[int]]] | None = None,
    vetoes_used: Mapping[int, int] | None = None,
    buyer: int = 0,
    deck: Sequence[int] | None = None,
) -> State:
    """Return the state when the first of `cards` has just been revealed in `phase` and the others lie in the stack.

    Hands not given are whole sets. `vetoes_used` counts the turned-down Columbus cards of a seat. Cards of earlier phases that no ship
    shows are unsold; so are those of this phase that are neither shown nor in `cards`. With `deck`, the other free money cards lie on
    the discard pile.
    """
    settings = resolve_settings(RULES, {"half1": sides[0], "half2": sides[1], "exact": "on" if exact else "off"})
    players = tuple(
        player(
            (hands or {}).get(seat, SET),
            (ships or {}).get(seat, ()),
            (piles or {}).get(seat, ()),
            (vetoes_used or {}).get(seat, 0),
            phase,
        )
        for seat in range(seats)
    )
    stacks = [tuple(explorer for explorer in EXPLORERS for _ in range(count)) for count in CARDS]
    position = replace(
        RULES.setup(seats, settings, "given").position,
        phase=phase,
        stack=tuple(cards),
        later=tuple(stacks[phase:]),
        unsold=tuple(unsold(players, phase, cards)),
        players=players,
        buyer=Seat(buyer),
    )
    free = Counter(ALL_MONEY)
    for holder in players:
        free.subtract(holder.hand)
        for pile in holder.piles:
            free.subtract(pile.values)
    top = tuple(deck) if deck is not None else tuple(sorted(free.elements()))
    free.subtract(top)
    state = next_card(Work(replace(position, deck=top, discard=tuple(sorted(free.elements())))))
    RULES.audit(state)
    return state


def player(hand: Sequence[int], berths: Sequence[Berth], piles: Sequence[Sequence[int]], vetoes_used: int, phase: int) -> Player:
    """Return a player with these money cards, ships and piles."""
    ships = tuple(Ship(explorer, phase, next(iter(half), None)) for explorer, phase, *half in berths)
    vetoes = sum(ship.explorer == "columbus" for ship in ships) - vetoes_used
    stacked = tuple(Pile(tuple(values), max(1, min(phase - 1, len(values)))) for values in piles)
    return Player(tuple(sorted(hand)), ships, stacked, vetoes, vetoes_used)


def unsold(players: Sequence[Player], phase: int, cards: Sequence[Explorer]) -> list[tuple[int, Explorer]]:
    """Return the cards of this and earlier phases that are neither shown by a ship nor still to come."""
    ships = [ship for player in players for ship in player.ships]
    cards_sold: list[tuple[int, Explorer]] = []
    for before in PHASES[:phase]:
        for explorer in EXPLORERS:
            sold = sum(ship.explorer == explorer and ship.phase >= before for ship in ships)
            coming = list(cards).count(explorer) if before == phase else 0
            cards_sold += [(before, explorer)] * (CARDS[before - 1] - sold - coming)
    return cards_sold


def when(state: State, *lines: str) -> Turn[State]:
    """Play lines, each by the awaited seat, and return the turn of the last one."""
    turn: Turn[State] | None = None
    for line in lines:
        turn = play(RULES, state, RULES.to_act(state)[0], line).value
        state = turn.state
        RULES.audit(state)
    assert turn is not None
    return turn


def after(state: State, *lines: str) -> Position:
    """Return the position after some lines."""
    return when(state, *lines).state.position


def awaited(state: State) -> int:
    """Return the seat that is asked now."""
    (seat,) = RULES.to_act(state)
    return seat


def notes(turn: Turn[State], key: str) -> list[Note]:
    """Return the notes of one kind."""
    return [note for note in turn.notes if note.msg.key == f"pizarro.note.{key}"]


def args(msg: Msg) -> dict[str, object]:
    """Return the arguments of a message by name."""
    return dict(msg.args)
