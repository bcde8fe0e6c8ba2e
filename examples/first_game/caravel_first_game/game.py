"""First Game, all of it: ships look for gold along an unknown coast.

In each round everybody chooses in secret to sail one, two or three bays. A ship sails if nobody else chose the same number; the others
stay. A ship that comes to an unseen bay takes its gold. The match ends when a ship reaches the last bay, or after the last round.
"""

from __future__ import annotations

from random import Random

from caravel import Chance, Msg, Note, Option, Result, Row, Rules, ScoreSheet, Seat, Settings, Talk, Tile, Turn, Who, pick
from msgspec import Struct
from msgspec.structs import replace

GOLD = (1, 1, 1, 2, 2, 2, 3, 3, 4, 5)
"""The gold of the bays; a match shuffles it."""
ROUNDS = 12
"""The most rounds of a match."""


class Ship(Struct, frozen=True):
    """One player."""

    bay: int = 0
    """0 is the harbour."""
    gold: int = 0
    choice: int | None = None
    """How many bays they want to sail; `None` before they have chosen. It is hidden until all have chosen."""


class State(Struct, frozen=True):
    """All that a match consists of."""

    ships: tuple[Ship, ...]
    """By seat."""
    gold: tuple[int, ...]
    """By bay."""
    seen: tuple[bool, ...]
    """By bay, whether a ship has been there."""
    round: int = 1


class View(Struct, frozen=True):
    """What a seat may know; `seat` is `None` for a spectator."""

    seat: Seat | None
    ships: tuple[Ship, ...]
    """By seat. The choices of others are `None`."""
    has_chosen: tuple[bool, ...]
    """By seat."""
    gold: tuple[int | None, ...]
    """By bay; `None` if no ship has been there."""
    round: int
    awaited: tuple[Seat, ...]
    is_over: bool


def setup(seats: int, settings: Settings, seed: str) -> State:
    """Begin a match: chance shuffles the gold of the bays."""
    gold, _ = Chance(seed).shuffled(GOLD)
    return State(ships=(Ship(),) * seats, gold=gold, seen=(False,) * len(GOLD))


def is_over(state: State) -> bool:
    """Return whether a ship is in the last bay, or the last round is over."""
    return state.round > ROUNDS or any(ship.bay == len(GOLD) for ship in state.ships)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that are awaited: all that have not chosen, at the same time."""
    return () if is_over(state) else tuple(Seat(seat) for seat, ship in enumerate(state.ships) if ship.choice is None)


def may_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may choose: until all have chosen, a choice can be changed."""
    return tuple(Seat(seat) for seat in range(len(state.ships))) if to_act(state) else ()


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask a seat how many bays to sail: `2`."""
    options = [Option(str(bays), bays, Msg("first_game.sail.bays", bays=bays)) for bays in (1, 2, 3)]
    choice = yield from pick("sail", Msg("first_game.sail.ask"), options, secret=True)
    ships = (*state.ships[:seat], replace(state.ships[seat], choice=choice), *state.ships[seat + 1 :])
    after = replace(state, ships=ships)
    if any(ship.choice is None for ship in ships):
        own = Note(Msg("first_game.note.chosen", bays=choice), frozenset({seat}))
        is_new = state.ships[seat].choice is None
        return Turn(after, (own, Note(Msg("first_game.note.has-chosen", who=Who(seat)))) if is_new else (own,))
    sailed, notes = all_sail(after)
    return Turn(sailed, notes, sealed=True, before_chance=lambda: after)


def all_sail(state: State) -> tuple[State, tuple[Note, ...]]:
    """Reveal the choices: a ship that chose alone sails, and takes the gold of a new bay."""
    choices = [ship.choice for ship in state.ships if ship.choice is not None]  # all have chosen
    ships, notes, seen = list[Ship](), list[Note](), list(state.seen)
    for seat, (ship, choice) in enumerate(zip(state.ships, choices, strict=True)):
        if choices.count(choice) > 1:
            ships.append(replace(ship, choice=None))
            notes.append(Note(Msg("first_game.note.stays", who=Who(Seat(seat)))))
            continue
        bay = min(ship.bay + choice, len(GOLD))
        gold = 0 if state.seen[bay - 1] else state.gold[bay - 1]
        seen[bay - 1] = True
        ships.append(Ship(bay, ship.gold + gold))
        notes.append(Note(Msg("first_game.note.sails", who=Who(Seat(seat)), bay=bay, gold=gold)))
    return State(tuple(ships), state.gold, tuple(seen), state.round + 1), tuple(notes)


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know, field by field."""
    ships = tuple(ship if at == seat else replace(ship, choice=None) for at, ship in enumerate(state.ships))
    has_chosen = tuple(ship.choice is not None for ship in state.ships)
    gold = tuple(gold if seen else None for gold, seen in zip(state.gold, state.seen, strict=True))
    return View(seat, ships, has_chosen, gold, state.round, to_act(state), is_over(state))


def imagine(view: View, rng: Random) -> State:
    """Return a position whose view is this view; unknown gold and choices are drawn."""
    rest = list(GOLD)
    for known in view.gold:
        if known is not None:
            rest.remove(known)
    rng.shuffle(rest)
    gold = tuple(rest.pop() if known is None else known for known in view.gold)
    hidden = [rng.randint(1, 3) if has_chosen else None for has_chosen in view.has_chosen]
    ships = tuple(replace(ship, choice=ship.choice or other) for ship, other in zip(view.ships, hidden, strict=True))
    return State(ships, gold, tuple(known is not None for known in view.gold), view.round)


def points(state: State) -> tuple[int, ...]:
    """Return what every seat has."""
    return tuple(ship.gold for ship in state.ships)


def result(state: State) -> Result | None:
    """Return ranks and scores, once the match is over: most gold wins, ties share a rank."""
    if not is_over(state):
        return None
    ranks = tuple(1 + sum(other.gold > ship.gold for other in state.ships) for ship in state.ships)
    sheets = tuple(ScoreSheet((Row(Msg("first_game.score.gold"), ship.gold),), ship.gold) for ship in state.ships)
    return Result(ranks, sheets, Msg("first_game.over"))


def status(view: View) -> Msg:
    """Return one line: what is awaited."""
    if view.is_over:
        return Msg("first_game.status.over")
    if not view.awaited:
        return Msg("first_game.status.all-chosen")
    return Msg("first_game.status.choosing", round=view.round, rounds=ROUNDS, who=tuple(map(Who, view.awaited)))


def describe(view: View) -> tuple[Msg, ...]:
    """Return the position in words, the most important line first."""
    lines = [status(view)]
    for seat, ship in enumerate(view.ships):
        lines.append(Msg("first_game.text.ship", who=Who(Seat(seat)), bay=ship.bay, gold=ship.gold))
        if ship.choice is not None:
            lines.append(Msg("first_game.text.choice", bays=ship.choice))
    return tuple(lines)


def tiles(view: View) -> tuple[Tile, ...]:
    """Return the bays, for the picture."""
    return tuple(
        Tile(
            f"bay-{bay}",
            Msg("first_game.bay", bay=bay),
            Msg("first_game.unknown") if gold is None else Msg("first_game.gold", gold=gold),
            tuple(Seat(seat) for seat, ship in enumerate(view.ships) if ship.bay == bay),
        )
        for bay, gold in enumerate(view.gold, 1)
    )


RULES = Rules(
    name="first_game",
    seats=range(2, 5),
    state_type=State,
    view_type=View,
    longest=ROUNDS * 4,
    setup=setup,
    to_act=to_act,
    may_act=may_act,
    turn=turn,
    view=view,
    imagine=imagine,
    points=points,
    result=result,
    status=status,
    describe=describe,
    tiles=tiles,
)
