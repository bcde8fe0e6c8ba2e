"""Every move that a teacher hopes for can be made by clicks."""

from __future__ import annotations

from tests.cogs.clicking import clicks
from tests.cogs.panels import SAY
from tests.contract.taught import every_lesson, positions, told


@every_lesson
def test_every_hoped_move_can_be_clicked(game: str) -> None:
    for step, match in positions(game):
        if step.line:
            assert clicks(match.rules, match.state, told(game).seat, tuple(step.line.split()), SAY) <= 12, step.name
