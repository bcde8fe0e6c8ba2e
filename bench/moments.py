"""The picture of a turn beside that of the whole view, and the picture of an event beside that of the table: what one screen costs.

Over one match of sensible bots for each game: the medians of pictures as PNG bytes, caches warm. A turn's picture is to cost no more than
the view that was shown before there was one, an event at most two pictures of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

import render
from engine import bots, registry
from engine.core import Note, Seat
from engine.event import Event
from engine.rules import Rules, resolved
from engine.walk import Asking, play, walk
from words import speaker

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Leonor")
SEATS, TURNS, EVENTS, WARM = 3, 30, 20, 5


def rows() -> list[tuple[str, str, str, float]]:
    """Name, our time, the anchor's time, how many times as quick we are."""
    return [row for game in registry.names() for row in _of(game)]


def _of(game: str) -> Iterator[tuple[str, str, str, float]]:
    rules, say = registry.rules(game), speaker("en", NAMES)
    asked, happened = list[tuple[Any, render.Draft]](), list[tuple[Any, Event]]()
    for state, seat, before, after, notes in _match(rules):
        if len(asked) < TURNS and isinstance(walk(rules, state, seat, ()), Asking):
            asked.append((rules.view(state, seat), render.drafted(rules, state, seat, ())))
        happened += [(after, what) for what in rules.events(before, after, notes)]
    happened = happened[:EVENTS]
    turns = _timed([partial(render.picture, game, own, say, draft, render.TURN) for own, draft in asked])
    views = _timed([partial(render.picture, game, own, say, replace(draft, decision=None)) for own, draft in asked])
    yield _row(f"{game}: picture of a turn, {len(asked)} of one match", turns, "the view", views)
    events = _timed([partial(render.event, game, view, what, say) for view, what in happened])
    tables = _timed([partial(render.picture, game, view, say) for view, _ in happened])
    yield _row(f"{game}: picture of an event, {len(happened)} of one match", events, "the table", tables)


def _match(rules: Rules[Any, Any]) -> Iterator[tuple[Any, Seat, Any, Any, tuple[Note, ...]]]:
    """A match of sensible bots: each position with who moves, the views of a spectator before and after, and the public notes."""
    rng = Random("moments")
    state = rules.setup(SEATS, resolved(rules, rules.short), "moments")
    while rules.to_act(state):
        seat = rules.to_act(state)[0]
        made = play(rules, state, seat, bots.line("mate", rules, state, seat, rng)).value
        notes = tuple(note for note in made.notes if note.to is None)
        yield state, seat, rules.view(state, None), rules.view(made.state, None), notes
        state = made.state


def _timed(pictures: Sequence[Callable[[], object]]) -> float:
    """The median time of one of them in ms of the processor; a few are drawn before, so that caches are warm."""
    for draw in pictures[:WARM]:
        draw()
    times = []
    for draw in pictures:
        start = process_time()
        draw()
        times.append((process_time() - start) * 1000)
    return median(times)


def _row(what: str, ours: float, name: str, anchor: float) -> tuple[str, str, str, float]:
    return what, f"{ours:.1f} ms", f"{name} {anchor:.1f} ms", anchor / ours
