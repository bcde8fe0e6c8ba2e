"""Every question of an order can be drawn, with the places that may answer it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from contract.games import games
from contract.laws import contrast_faults, layout_faults, strict
from contract.names import LONG_NAMES
from contract.scenes import Scene, pictures_of_a_draft, positions, tables_to_draw
from engine.asks.answers import open_values, random_answer
from engine.values.core import Seat
from engine.walking.walk import Asking, follow
from render import Draft

EVERY = 29
"""One position in this many is looked at."""


def order_asks(game: str) -> Iterator[tuple[Scene, Draft]]:
    """Yield the first ask of each name in a dialogue of orders, as a picture gets it."""
    known: set[str] = set()
    for table in tables_to_draw(game):
        rules, rng = table.rules, Random(table.luck)
        for moves, state in list(enumerate(positions(table, "orders")))[::EVERY]:
            for seat in map(Seat, range(table.seats)):
                for talk in (rules.orders.ask, rules.early.ask):
                    path: tuple[Any, ...] = ()
                    while talk(state, seat) is not None and isinstance(end := follow(talk(state, seat), path), Asking):  # type: ignore[arg-type]
                        if end.ask.name not in known:
                            known.add(end.ask.name)
                            scene = Scene(table, moves, state, seat)
                            yield scene, Draft(scene.view, end.ask.name, open_values(end.ask, end.filled))
                        path = (*end.path, *random_answer(end.ask, rng).split())


@pytest.mark.parametrize("game", games())
def test_every_question_of_an_order_can_be_drawn(game: str) -> None:
    faults: list[str] = []
    for number, (scene, draft) in enumerate(order_asks(game)):
        for part, canvas in pictures_of_a_draft(scene, draft, number, strict(LONG_NAMES)):
            faults += [f"{scene}: {draft.asked}: {part}: {fault}" for fault in (*layout_faults(canvas), *contrast_faults(canvas))]
    assert faults == []
