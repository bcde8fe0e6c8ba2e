"""Tables and matches as values, for tests without a host."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Order, Seat
from engine.walking.walk import play
from play.time.clock import Delays
from play.values.live import Live, Moment
from play.values.types import Occupant, Person, Place, Table, Terms
from tests.play import toy

ANNE = Person(11, "Anne")
BEN = Person(12, "Ben")
CARLA = Person(13, "Carla")
NOON = 1_000_000.0
"""The moment at which everything begins."""


def table(*people: Person | str, **changes: Any) -> Table:
    """Return a running toy match of these people, or bots by their level; the first is awaited."""
    seats = tuple(Occupant(bot=person) if isinstance(person, str) else Occupant(person) for person in people)
    terms = {name: changes.pop(name) for name in Terms.__struct_fields__ if name in changes}
    known: dict[str, Any] = {
        "match": 1, "game": "toy", "version": 1, "status": "running",
        "terms": Terms({}, {}, (len(seats), len(seats)), **terms), "occupants": seats, "opener_id": 11, "invited": (), "place": Place(1, 2),
        "own_thread": False, "card": None, "edition": 5, "seq": 0, "to_act": (Seat(0),), "late": (), "followers": (),
        "commitment": None, "seed": None, "result": None, "why": None, "rematch": None, "created_at": NOON, "changed_at": NOON,
    }  # fmt: skip
    return Table(**(known | changes))


def live(*people: Person | str, **changes: Any) -> Live:
    """Return the same match in memory, at its first position."""
    state = toy.RULES.setup(len(people), {"cards": "few", "length": "short"}, "seed")
    return Live(table(*people, **changes), toy.RULES, state=state, seed="seed", acted=(-1,) * len(people), snapshot_seq=0)


def make_move(match: Live, seat: int, line: str) -> Live:
    """Return the position after a move."""
    after = play(toy.RULES, match.state, Seat(seat), line).value.state
    return replace(match.with_table(seq=match.table.seq + 1), state=after)


def limit(top: int) -> Order:
    """Return the order to bid up to a limit in the first round."""
    return Order("limit", f"limit {top}", "1", Msg("core.ask.text", text="limit", top=top))


def moment(now: float = NOON, **delays: Any) -> Moment:
    """Return the moment at which the host looks at a position."""
    return Moment(now, Delays(**delays), Random(1))
