"""Finds what can be drawn in a match: every kind of view and of half-made move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import render
from contract import games as wanted
from contract.differences import differences
from contract.hiding import viewers, who
from contract.tables import TABLES, Table, mixed_match
from engine.match import registry
from engine.values.core import Path, Say, Seat
from engine.walking.walk import Asking, walk
from render.kit.canvas import Canvas

FRONT = 3
"""How many of the first pictures of a view are looked at where all would take long."""

FURTHER = 100
"""Beside the first view of each kind, one view in this many is drawn."""

SOME = 60
"""About how many positions of a match are searched for what a seat knows."""

INDEX = re.compile(r"\[\w+\]")
"""The part of a place that says which of several things of one kind differs."""


def tables_to_draw(game: str) -> list[Table]:
    """Return a table for each number of seats; together they go through the settings' choices."""
    numbers = registry.rules(game).seats
    tables = []
    for at, seats in enumerate(numbers):
        alike = [table for table in TABLES if table.game == game and table.seats == seats]
        # The first of them for the fewest seats, the last for the most.
        tables.append(alike[at * (len(alike) - 1) // max(1, len(numbers) - 1)])
    return tables


@dataclass(frozen=True)
class Scene:
    """A position as somebody sees it."""

    table: Table
    moves: int
    """How many moves were made before it."""
    state: Any
    viewer: Seat | None
    """The seat that sees it; `None`: a spectator."""

    @property
    def view(self) -> Any:
        return self.table.rules.view(self.state, self.viewer)

    @property
    def parts(self) -> tuple[str, ...]:
        return render.parts(self.table.game, self.view)

    @property
    def own_parts(self) -> tuple[str, ...]:
        """The pictures that a spectator does not have; for a spectator all pictures."""
        shared = () if self.viewer is None else replace(self, viewer=None).parts
        return tuple(part for part in self.parts if part not in shared)

    def __str__(self) -> str:
        return f"{self.table.name}, after {self.moves} moves, as {who(self.viewer)} sees it"


def positions(table: Table, seed: str) -> list[Any]:
    """Return all states of a match that is half random and half sensible, the last one too."""
    steps = list(mixed_match(table, seed))
    return [*(step.state for step in steps), steps[-1].turn.state]


def scenes(table: Table, seed: str, further: int = FURTHER) -> Iterator[Scene]:
    """Yield the first view of each kind, and one in `further` of the other views."""
    rules, rng = table.rules, Random(f"{table.luck}/{seed}")
    known: set[object] = set()
    for moves, state in enumerate(positions(table, seed)):
        awaited = rules.to_act(state)
        for viewer in viewers(table.seats):
            scene = Scene(table, moves, state, viewer)
            kind = (rules.status(scene.view).key, viewer is None, viewer in awaited, scene.parts)
            if kind not in known or rng.random() * further * table.seats < 1:
                known.add(kind)
                yield scene


def find_knowing_views(table: Table, seed: str) -> Iterator[Scene]:
    """Yield a seat's first view with each kind of knowledge that a spectator lacks."""
    known: set[object] = set()
    numbered = list(enumerate(positions(table, seed)))
    for moves, state in numbered[:: 1 + len(numbered) // SOME]:
        public = table.rules.view(state, None)
        for viewer in range(table.seats):
            scene = Scene(table, moves, state, Seat(viewer))
            kind = frozenset(INDEX.sub("", where) for where, _, _ in differences(scene.view, public))
            if kind not in known:
                known.add(kind)
                yield scene


@dataclass(frozen=True)
class HalfMade:
    """A half-made move: the answers of `path` are given, the rest is asked or complete."""

    scene: Scene
    path: Path

    @property
    def seat(self) -> Seat:
        assert self.scene.viewer is not None
        return self.scene.viewer

    def draft_in(self, state: Any) -> render.Draft:
        """Return the draft for a picture, in the real world or in one that looks the same."""
        return render.draft_of(self.scene.table.rules, state, self.seat, self.path)

    def __str__(self) -> str:
        return f"{self.scene}, with {' '.join(self.path) or 'nothing'} given"


def drafts(game: str, seed: str) -> Iterator[HalfMade]:
    """Yield the first half-made move at each kind of ask after each other, and complete ones."""
    known: set[object] = set()
    for table in tables_to_draw(game):
        for moves, step in enumerate(mixed_match(table, seed)):
            asked_before: object = ""
            for length in range(len(step.path) + 1):
                end = walk(table.rules, step.state, step.seat, step.path[:length])
                asked = (end.ask.name, end.ask.prompt.key) if isinstance(end, Asking) else "complete"
                kind, asked_before = (asked_before, asked), asked
                if kind not in known:
                    known.add(kind)
                    yield HalfMade(Scene(table, moves, step.state, step.seat), step.path[:length])


def pictures_of_a_draft(scene: Scene, draft: render.Draft, number: int, say: Say) -> Iterator[tuple[str, Canvas]]:
    """Yield the player's picture of a draft, and perhaps one of the scene's first pictures.

    Only the drafts with even numbers have such a picture; in a campaign all drafts have all of them.
    """
    front = scene.parts[:FRONT]
    if not wanted.is_campaign:
        front = (front[number // 2 % len(front)],) if number % 2 == 0 else ()
    for part in (None, *front):
        yield part or "draft", render.compose(scene.table.game, scene.view, say, draft, part)
