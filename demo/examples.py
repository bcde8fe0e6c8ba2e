"""Begins a match of each game, plays it to its middle by bots, and leaves a seat free.

The deals are the same on every machine; the moves depend on today's bots.
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
from engine.walking.walk import Asking, decision, play, walk
from play.host import Host
from play.ledger.moves import play_line
from play.values.types import Person, Place, Status

log = logging.getLogger(__name__)

AT_A_TABLE = 4
"""Players of an example; if the game does not take as many, the nearest number that it takes."""

BEFORE = 0.45
"""The share of a match's lines that bots play before the seat is free."""

CHOICE = 3
"""The least ready answers of the turn at which the seat is free, so that there is a choice."""

LONGEST = 400
"""The most lines of a match that are looked at: the visitor waits for the first page while they are stored."""

SEED = 11
"""The seed of all deals, and of the bots' choices."""


async def lay_out(host: Host, place: Place, owner: Person, games: Sequence[str] | None = None) -> list[int]:
    """Begin an example match of every game that has no table yet; return the matches' ids.

    Each match is in a thread of its own. `owner` leaves it when it is their turn. `games`: only these games. Call this before the host's
    clockwork runs.
    """
    games_with_tables = {table.game for table in await host.reading.tables_at(place.guild_id or 0, get_args(Status))}
    host_rng, matches = host.ledger.rng, []
    for game in registry.names() if games is None else games:
        if game not in games_with_tables:
            try:
                matches.append(await _begin_example(host, game, place, owner))
            except Exception:
                log.exception("no example of %s; the demo goes on without", game)
    host.ledger.rng = host_rng  # the matches of visitors are dealt at random again
    return matches


async def _begin_example(host: Host, game: str, place: Place, owner: Person) -> int:
    """Begin an example with its own deal; return the match's id. Replaces the host's `rng`."""
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
    """Return the lines before the turn of the seat `free` at which a person steps in.

    It is the first with enough of a choice after `BEFORE` of the match, or else the last one before that.
    """
    played = list(islice(_played_out(rules, state), LONGEST))
    middle = BEFORE * len(played)
    turns = sorted((at for at, (_, seat, _) in enumerate(played) if seat == free), key=lambda at: (at < middle, abs(at - middle)))
    step_in = next((at for at in turns if _ready_answers(rules, played[at][0], free) >= CHOICE), turns[0])
    return [(seat, line) for _, seat, line in played[:step_in]]


def _ready_answers(rules: Rules[Any, Any], state: Any, seat: Seat) -> int:
    """Return how many answers a turn offers first, or 0 if there is nothing to choose."""
    step = walk(rules, state, seat, ())
    return len(decision(rules, state, seat, step).answers) if isinstance(step, Asking) else 0


def _played_out(rules: Rules[Any, Any], state: Any) -> Iterator[tuple[Any, Seat, Line]]:
    """Yield a whole match of sensible bots: every state, who is awaited in it, their line."""
    rng = Random(SEED)
    while awaited := rules.to_act(state):
        seat = awaited[0]
        line = bots.line(USUAL, rules, state, seat, rng)
        yield state, seat, line
        state = play(rules, state, seat, line).value.state
