"""A whole move in plain words, where its panel names it only by a square."""

from __future__ import annotations

from typing import Any

from engine.values.core import Line, Msg, Seat, Who
from games.carta_magica.mind.candidates import Passage
from games.carta_magica.mind.squares import label
from games.carta_magica.rules import says
from games.carta_magica.rules.board import HARBOUR, square
from games.carta_magica.rules.sailing import ways
from games.carta_magica.rules.state import State
from games.carta_magica.rules.turn.flow import attacked_from


def words(state: State, seat: Seat, line: Line, plan: Any) -> Msg | None:
    """Return what sailing to a square at sea is called, with a ship one can attack from there.

    `None` for all other moves.
    """
    way, _, rest = line.partition(" ")
    sailed = dict(ways(state.position, seat)) if state.position.spin is not None else {}
    if not rest or " " in rest or way not in sailed:
        return None
    target = square(rest)
    if target in HARBOUR:
        return None
    if way != "sail":
        return label(state.position.options, next(known for known in sailed if known == way), target)
    rivals = attacked_from(state.position, seat, target)
    if rivals:
        return Msg("carta_magica.idea.sail-beside", place=says.place(target), who=Who(rivals[0]))
    sea = Passage(state, seat, "sail", sailed["sail"], ("sail",))
    return sea.to(target, sea.best_lap(target)).answer.label
