"""A running match of each game to step into, in a seat that somebody had to leave.

Bots have played it up to its middle. Nothing here names a game. The deals are the same on every machine; the moves are those of today's
bots.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any, get_args

from engine import bots
from engine.bots import USUAL
from engine.game.rules import Rules
from engine.match import registry
from engine.values.core import Line, Seat
from engine.walking.walk import Asking as Walk
from engine.walking.walk import decision, play, walk
from play.host import Host
from play.ledger.moves import play_line
from play.values.types import Person, Place, Status

log = logging.getLogger(__name__)


AT_A_TABLE = 4
"""Players of an example, where the game takes so many."""

BEFORE = 0.45
"""How much of a match is over when one steps in."""

CHOICE = 3
"""Ready answers that a turn must have, so that it is worth to step in there."""

LONGEST = 400
"""Lines after which a match counts as over here: what is played has to be stored while somebody waits for the first page."""

SEED = 11


async def lay_out(host: Host, place: Place, owner: Person, games: Sequence[str] | None = None) -> list[int]:
    """Begin an example match of every game, or of these `games`, that has no table yet.

    Each is in a thread of its own. `owner` leaves them when it is their turn. The clockwork of the host does not run meanwhile. Returns the
    numbers of the matches.
    """
    games_with_tables = {table.game for table in await host.reading.tables_at(place.guild_id or 0, get_args(Status))}
    dealing, matches = host.ledger.rng, []
    for game in registry.names() if games is None else games:
        if game not in games_with_tables:
            try:
                matches.append(await _laid_out(host, game, place, owner))
            except Exception:
                log.exception("no example of %s; the demo goes on without", game)
    host.ledger.rng = dealing
    return matches


async def _laid_out(host: Host, game: str, place: Place, owner: Person) -> int:
    count = min(registry.rules(game).seats, key=lambda seats: abs(seats - AT_A_TABLE))
    host.ledger.rng = Random(SEED)
    table = await host.tables.open(game, owner, place, seats=count, own_thread=True, bots=[USUAL] * (count - 1))
    table = await host.tables.start(table.match, owner.user_id)
    free = table.seat_of(owner.user_id)
    assert free is not None
    live = await host.ledger.current(table.match)
    assert live.rules is not None
    for seat, line in _beginning(live.rules, live.state, free):
        await host.ledger.change(table.match, partial(play_line, host.ledger, seat=seat, line=line, by_person=False))
    await host.seats.substitute(table.match, owner.user_id, free, USUAL, owner.user_id)
    return table.match


def _beginning(rules: Rules[Any, Any], state: Any, free: Seat) -> list[tuple[Seat, Line]]:
    """Return the lines before a turn with something to choose, at which a person steps in."""
    played = list(islice(_played_out(rules, state), LONGEST))
    middle = BEFORE * len(played)
    turns = sorted((at for at, (_, seat, _) in enumerate(played) if seat == free), key=lambda at: (at < middle, abs(at - middle)))
    step_in = next((at for at in turns if _ready_answers(rules, played[at][0], free) >= CHOICE), turns[0])
    return [(seat, line) for _, seat, line in played[:step_in]]


def _ready_answers(rules: Rules[Any, Any], state: Any, seat: Seat) -> int:
    """Return how many answers a turn offers first, or 0 if there is nothing to choose."""
    step = walk(rules, state, seat, ())
    return len(decision(rules, state, seat, step).answers) if isinstance(step, Walk) else 0


def _played_out(rules: Rules[Any, Any], state: Any) -> Iterator[tuple[Any, Seat, Line]]:
    """Yield a whole match of sensible bots: every state, who is awaited in it, their line."""
    rng = Random(SEED)
    while awaited := rules.to_act(state):
        seat = awaited[0]
        line = bots.line(USUAL, rules, state, seat, rng)
        yield state, seat, line
        state = play(rules, state, seat, line).value.state
