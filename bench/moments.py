"""The picture of a turn beside that of the whole view, and the picture of an event beside that of the table: what one screen costs.

Over matches of sensible bots for each game, after others have been drawn: the medians of pictures as PNG bytes, large grounds kept in
files as in the bot. A turn's picture is to cost no more than the view that was shown before there was one, an event at most two pictures of
the table.
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
from engine import bots
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.values.core import Note, Seat
from engine.values.event import Event
from engine.walking.walk import Asking, play, walk
from render.kit import layers
from words import speaker

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Leonor")
SEATS, TURNS, EVENTS = 3, 30, 20
MATCHES = 4
"""Of so many matches at most the events are taken; turns of the first."""
BEFORE, MEASURED = "before", "moments"
"""The seeds of the matches that are drawn first, and of those that are measured."""

Pictures = dict[str, list[Callable[[], object]]]


def rows() -> list[tuple[str, str, str, float]]:
    """Name, our time, the anchor's time, how many times as quick we are."""
    with TemporaryDirectory() as folder:
        layers.share_in(Path(folder))
        return [row for game in registry.names() for row in _of(game)]


def _of(game: str) -> Iterator[tuple[str, str, str, float]]:
    for draw in chain(*_pictures(game, BEFORE).values()):
        draw()
    pictures = _pictures(game, MEASURED)
    times = {kind: _timed(drawn) for kind, drawn in pictures.items()}
    for kind, anchor in (("a turn", "the view"), ("a turn, wide", "the view"), ("an event", "the table")):
        yield _row(f"{game}: picture of {kind}, {len(pictures[kind])}", times[kind], anchor, times[anchor])


def _pictures(game: str, seed: str) -> Pictures:
    """What draws the pictures of some matches: of turns, of the views of these turns, of events, and of the table then."""
    rules, say = registry.rules(game), speaker("en", NAMES)
    asked, happened = list[tuple[Any, render.Draft]](), list[tuple[Any, Event]]()
    for number in range(MATCHES):
        for state, seat, before, after, notes in _match(rules, f"{seed}/{number}"):
            if len(asked) < TURNS and isinstance(walk(rules, state, seat, ()), Asking):
                asked.append((rules.view(state, seat), render.draft_of(rules, state, seat, ())))
            happened += [(after, what) for what in rules.events(before, after, notes)]
        if len(happened) >= EVENTS:
            break
    happened = happened[:EVENTS]
    return {
        "a turn": [partial(render.picture, game, own, say, draft, render.TURN) for own, draft in asked],
        "a turn, wide": [partial(render.picture, game, own, say, draft, render.TURN_WIDE) for own, draft in asked],
        "the view": [partial(render.picture, game, own, say, replace(draft, decision=None)) for own, draft in asked],
        "an event": [partial(render.event, game, view, what, say) for view, what in happened],
        "the table": [partial(render.picture, game, view, say) for view, _ in happened],
    }


def _match(rules: Rules[Any, Any], seed: str) -> Iterator[tuple[Any, Seat, Any, Any, tuple[Note, ...]]]:
    """A match of sensible bots: each position with who moves, the views of a spectator before and after, and the public notes."""
    rng = Random(seed)
    state = rules.setup(SEATS, resolve_settings(rules, rules.short), seed)
    while rules.to_act(state):
        seat = rules.to_act(state)[0]
        made = play(rules, state, seat, bots.line("mate", rules, state, seat, rng)).value
        notes = tuple(note for note in made.notes if note.to is None)
        yield state, seat, rules.view(state, None), rules.view(made.state, None), notes
        state = made.state


def _timed(pictures: Sequence[Callable[[], object]]) -> float:
    """The median time of one of them in ms of the processor."""
    times = []
    for draw in pictures:
        start = process_time()
        draw()
        times.append((process_time() - start) * 1000)
    return median(times)


def _row(what: str, ours: float, name: str, anchor: float) -> tuple[str, str, str, float]:
    return what, f"{ours:.1f} ms", f"{name} {anchor:.1f} ms", anchor / ours
