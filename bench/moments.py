"""How long pictures take: of a turn beside the whole view, of an event beside the table.

Sensible bots play matches of each game. Pictures of other matches are drawn first; then the median time of a picture as PNG bytes is
measured. Large grounds are kept in files, as in the bot. Targets: the picture of a turn takes no longer than the picture of the whole view,
and an event no longer than two pictures of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import render
from bench import Row
from bench.shared import play_mates
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.values.event import Event
from engine.walking.walk import Asking, walk
from render.kit import layers
from words import speaker

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Leonor")
SEATS = 3
"""Seats of each match."""
TURNS = 30
"""The most turns that are taken from the matches."""
EVENTS = 20
"""The most events that are taken from the matches."""
MATCHES = 4
"""The most matches."""
BEFORE = "before"
"""The seed of the matches that are drawn first and not measured."""
MEASURED = "moments"
"""The seed of the matches that are measured."""

Pictures = dict[str, list[Callable[[], object]]]
"""Functions that draw one picture each, by kind of picture."""


def rows() -> list[Row]:
    """Return three rows a game."""
    with TemporaryDirectory() as folder:
        layers.share_in(Path(folder))
        return [row for game in registry.names() for row in _rows_of(game)]


def _rows_of(game: str) -> Iterator[Row]:
    for draw in chain(*_pictures(game, BEFORE).values()):
        draw()
    pictures = _pictures(game, MEASURED)
    times = {kind: _time(jobs) for kind, jobs in pictures.items()}
    for kind, anchor in (("a turn", "the view"), ("a turn, wide", "the view"), ("an event", "the table")):
        what, ours, theirs = f"{game}: picture of {kind}, {len(pictures[kind])}", times[kind], times[anchor]
        yield what, f"{ours:.1f} ms", f"{anchor} {theirs:.1f} ms", theirs / ours


def _pictures(game: str, seed: str) -> Pictures:
    """Return functions that draw turns, their views, events, and the table at each event."""
    rules, say = registry.rules(game), speaker("en", NAMES)
    turns, happened = list[tuple[Any, render.Draft]](), list[tuple[Any, Event]]()
    for number in range(MATCHES):
        start = rules.setup(SEATS, resolve_settings(rules, rules.short), f"{seed}/{number}")
        for move in play_mates(rules, start, Random(f"{seed}/{number}")):
            if len(turns) < TURNS and isinstance(walk(rules, move.state, move.seat, ()), Asking):
                turns.append((rules.view(move.state, move.seat), render.draft_of(rules, move.state, move.seat, ())))
            before, after = rules.view(move.state, None), rules.view(move.turn.state, None)
            notes = tuple(note for note in move.turn.notes if note.to is None)
            happened += [(after, what) for what in rules.events(before, after, notes)]
        if len(happened) >= EVENTS:
            break
    happened = happened[:EVENTS]
    # A draft is a half-made move: with its decision the picture is of a turn, without one it is of the whole view.
    return {
        "a turn": [partial(render.picture, game, own, say, draft, render.TURN) for own, draft in turns],
        "a turn, wide": [partial(render.picture, game, own, say, draft, render.TURN_WIDE) for own, draft in turns],
        "the view": [partial(render.picture, game, own, say, replace(draft, decision=None)) for own, draft in turns],
        "an event": [partial(render.event, game, view, what, say) for view, what in happened],
        "the table": [partial(render.picture, game, view, say) for view, _ in happened],
    }


def _time(pictures: Sequence[Callable[[], object]]) -> float:
    """Return the median CPU time to draw one picture, in ms."""
    times = []
    for draw in pictures:
        start = process_time()
        draw()
        times.append((process_time() - start) * 1000)
    return median(times)
