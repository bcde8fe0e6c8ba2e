"""Positions for the rulebook's cases: `given` says what matters, everything else is plain and lawful.

Places have codes: `6n1` is a cell in the sixth row north and the first column east of Greenwich, `6n1l1` its largest piece of land and
`6n1s1` its largest sea (`games/magellan/rules/board.py`). `h05_01` is the first history card of series 5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import floor

from msgspec.structs import replace

from engine.values.chance import Chance
from engine.values.core import Msg, Seat, Turn
from engine.walking.walk import Asking, Done, play, walk
from games.magellan.game import RULES
from games.magellan.rules import cards
from games.magellan.rules.board import BASE_SET, CELLS, COLUMNS, ROWS, Cell, bases
from games.magellan.rules.pieces import planes_sorted, ships_sorted
from games.magellan.rules.state import (
    KINDS,
    Active,
    Flight,
    Kind,
    Last,
    Level,
    Moving,
    Plane,
    Player,
    Position,
    Ship,
    Stage,
    State,
    Table,
    War,
)
from games.magellan.rules.turn.flow import settled


def given(
    *,
    seats: int = 2,
    level: Level = "experts",
    example: int = 1,
    points: int = 6,
    cash: Mapping[int, int] | None = None,
    jeeps: Mapping[int, Sequence[str]] | None = None,
    ships: Mapping[int, Sequence[str | Ship]] | None = None,
    planes: Mapping[int, Sequence[str | Plane]] | None = None,
    countries: Mapping[int, Sequence[str]] | None = None,
    open: Sequence[str] = (),
    active: Sequence[str] = (),
    war: Sequence[Sequence[int]] = (),
    pieces: Sequence[Kind] = KINDS,
    rounds: int = 3,
    round: int = 1,
    flight: Flight | None = None,
    target: int = 150,
    played_on: bool = True,
    stage: Stage | None = None,
    seed: str = "given",
) -> State:
    """Return a state in which seat 0 is in turn and first player, with `points` left.

    `war` names the sides by seats.
    """
    table = Table(
        level=level, example=example, target=target, is_played_on=played_on, rounds=0, series=(1, 2, 3, 4, 5), has_supplement=False
    )
    players = tuple(_player(seat, example, cash or {}, jeeps or {}, ships or {}, planes or {}, countries or {}) for seat in range(seats))
    owned = {country for player in players for country in player.countries}
    war_card = "h05_01"
    cards_in_play = {*active, *([war_card] if war else ())}
    sides = tuple(tuple(map(Seat, side)) for side in war)
    position = Position(
        table=table,
        players=players,
        bank=-sum(player.cash for player in players),
        geographic=tuple(country for country in BASE_SET if country not in owned and country not in open),
        open=tuple(open),
        history=tuple(
            card
            for card, data in cards.CARDS.items()
            if data.series in table.series and cards.is_playable(card, table) and card not in cards_in_play
        ),
        active=tuple(Active(card, (0,) * seats) for card in active),
        war=War(war_card, sides, tuple(pieces), opener=Seat(0), rounds=rounds, losses=(0,) * seats) if war else None,
        losses=(),
        debts=(),
        start=Seat(0),
        round=round,
        seat=Seat(0),
        points=points,
        dice=(3,),
        flight=flight,
        trail=(),
        last=Last("start", Seat(0)),
        chance=Chance(seed),
    )
    state = State(position, stage or Moving())
    RULES.audit(state)
    return state


def _player(
    seat: int,
    example: int,
    cash: Mapping[int, int],
    jeeps: Mapping[int, Sequence[str]],
    ships: Mapping[int, Sequence[str | Ship]],
    planes: Mapping[int, Sequence[str | Plane]],
    countries: Mapping[int, Sequence[str]],
) -> Player:
    base = bases(example)[seat]
    return Player(
        cash.get(seat, 1000),
        base.land,
        base.sea,
        jeeps=tuple(sorted(jeeps.get(seat, ()))),
        ships=ships_sorted(ship if isinstance(ship, Ship) else Ship(ship) for ship in ships.get(seat, ())),
        planes=planes_sorted(plane if isinstance(plane, Plane) else Plane(plane) for plane in planes.get(seat, ())),
        countries=tuple(countries.get(seat, ())),
    )


def play_line(state: State, line: str, seat: int | None = None) -> Turn[State]:
    """Play a line of the awaited seat, or of another one, and audit the state after it."""
    awaited = RULES.to_act(state)
    turn: Turn[State] = play(RULES, state, Seat(seat) if seat is not None else awaited[0], line).value
    RULES.audit(turn.state)
    return turn


def after(state: State, line: str) -> State:
    """Return the state after a line of the awaited seat."""
    return play_line(state, line).state


def settle_due(state: State) -> State:
    """Return the state after all that is due is settled: fights, losses and debts become asks."""
    return settled(state.position, []).state


def follow_line(state: State, path: str) -> Asking | Done[Turn[State]]:
    """Follow the dialogue of the awaited seat: return the ask after a half-made line, or the turn after a whole one."""
    return walk(RULES, state, RULES.to_act(state)[0], tuple(path.split()))


def offered(state: State, path: str = "") -> dict[str, Msg | None]:
    """Return the tokens offered after a half-made line, with the reasons of blocked ones."""
    end = follow_line(state, path)
    assert isinstance(end, Asking)
    return {option.token: option.blocked for option in end.ask.options}  # type: ignore[union-attr]


def with_throws(state: State, faces: Sequence[int], bound: int = 6) -> State:
    """Return the state with a seed whose next throws are `faces`, 1 to `bound`."""
    for number in range(200_000):
        start = next_chance = Chance(f"thrown-{number}", state.position.chance.count)
        throws = []
        for _ in faces:
            outcome, next_chance = next_chance.below(bound)
            throws.append(outcome + 1)
        if throws == list(faces):
            return replace(state, position=replace(state.position, chance=start))
    raise AssertionError(f"no seed throws {faces}")


def with_next_card(state: State, card: str) -> State:
    """Return the state in which this history card is the next of the pack."""
    history = (card, *(other for other in state.position.history if other != card))
    return replace(state, position=replace(state.position, history=history))


def keys(turn: Turn[State]) -> list[str]:
    """Return the keys of the notes of a turn."""
    return [note.msg.key for note in turn.notes]


def cell_at(lat: float, lon: float) -> Cell:
    """Return the cell of a place in degrees, north and east positive."""
    row = min(floor(lat / 10), ROWS - 1) + ROWS
    return CELLS[row * COLUMNS + floor(lon % 360 / 10)]
