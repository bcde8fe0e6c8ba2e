"""A movement in words: which piece goes where, and what for."""

from __future__ import annotations

from functools import reduce

from engine.values.core import Line, Msg, Seat
from games.magellan.mind.aims import Bent
from games.magellan.mind.movements import MovementDeed, deeds, purpose, values_of
from games.magellan.rules import says
from games.magellan.rules.board import NATIONS, Node, cell_of
from games.magellan.rules.state import Moving, State
from games.magellan.rules.values import Buy, Develop, Sell, Strike

WAY = {
    "arrives": "magellan.idea.arrives",
    "develops": "magellan.idea.develops",
    "takes": "magellan.idea.takes",
    "towards": "magellan.idea.towards",
    "waits": "magellan.idea.waits",
    "hopes": "magellan.idea.hopes",
    "round": "magellan.idea.round",
    "aboard": "magellan.idea.aboard",
    "goes": "magellan.idea.arrives",
}
"""The key of the sentence for a way, by what it is for."""


def words(state: State, seat: Seat, line: Line, plan: Bent | None) -> Msg | None:
    """Tell a movement in whole sentences; `None` for other lines.

    `plan`: how its player differs from a sensible one; `None`: not at all.
    """
    if not isinstance(state.stage, Moving):
        return None
    sought, sentences, last = "" if plan is None else plan.sought, list[Msg](), None
    for deed in deeds(state.position, seat, values_of(state, seat, line)):
        if last is not None and last.leads_to(deed):
            sentences[-1] = _name_way(last, "develops", NATIONS[deed.what].name)
        else:
            sentences.append(_describe(deed, seat, sought))
        last = deed
    if not sentences:
        return Msg("magellan.idea.stays")
    return reduce(lambda first, then: Msg("magellan.idea.then", first=first, then=then), sentences)


def _describe(deed: MovementDeed, seat: Seat, sought: Node) -> Msg:
    """Tell a deed."""
    if isinstance(deed.step, Develop):
        return Msg("magellan.idea.here", country=NATIONS[deed.what].name)
    if isinstance(deed.step, Buy):
        return Msg("magellan.idea.buys", piece=says.PIECES[deed.step.kind], count=deed.what)
    if isinstance(deed.step, Sell):
        return Msg("magellan.idea.sells", country=NATIONS[deed.what].name)
    if isinstance(deed.what, Strike):
        return Msg("magellan.idea.bombs", place=says.at(deed.what.cell))
    why = purpose(deed, seat, sought)
    return _name_way(deed, why.how, why.end)


def _name_way(deed: MovementDeed, how: str, end: Msg) -> Msg:
    return Msg(WAY[how], group=says.standing_piece(deed.step), end=end, stop=says.at(cell_of(deed.end)))
