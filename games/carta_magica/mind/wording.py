"""A whole move in plain words where its panel names only a square; a player's task."""

from __future__ import annotations

from typing import Any, cast

from engine.values.core import Line, Msg, Seat, Who
from games.carta_magica.mind.candidates import Passage
from games.carta_magica.mind.squares import label
from games.carta_magica.rules import says
from games.carta_magica.rules.board import CHALLENGES, HARBOUR, square
from games.carta_magica.rules.sailing import Way, ways
from games.carta_magica.rules.state import UNKNOWN, State
from games.carta_magica.rules.turn.flow import attacked_from


def words(state: State, seat: Seat, line: Line, plan: Any) -> Msg | None:
    """Return a sail to open sea in words; `None` for all other moves.

    By the wheel, they say what the sail is for: a ship that can be attacked there, home or a harbour. By a card or a payment, they are
    those of the menu.
    """
    tokens = line.split()
    if state.position.spin is None or len(tokens) != 2:
        return None
    way, steps_of = cast(Way, tokens[0]), dict(ways(state.position, seat))
    if way not in steps_of:
        return None
    target = square(tokens[1])
    if target in HARBOUR:
        return None
    if way != "sail":
        return label(state.position.options, way, target)
    rivals = attacked_from(state.position, seat, target)
    if rivals:
        return Msg("carta_magica.idea.sail-beside", place=says.place(target), who=Who(rivals[0]))
    passage = Passage(state, seat, way="sail", steps=steps_of["sail"], prefix=("sail",))
    return passage.to(target, passage.best_lap(target)).answer.label


def task(state: State, seat: Seat) -> Msg | None:
    """Return the talisman of the challenge, and who has it, as `Mind.task`."""
    position = state.position
    challenge = position.players[seat].challenge
    if challenge == UNKNOWN:
        return None
    wanted = CHALLENGES[challenge].talismans[0]
    args: dict[str, Any] = {"who": Who(seat), "talisman": says.talisman(wanted), "points": CHALLENGES[challenge].score}
    holder = next((Seat(other) for other, player in enumerate(position.players) if wanted in player.talismans), None)
    if holder is None:
        return Msg("carta_magica.task", where="sale" if wanted in position.row else "none", holder="", **args)
    return Msg("carta_magica.task", where="own" if holder == seat else "other", holder=Who(holder), **args)
