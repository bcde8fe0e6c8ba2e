"""Sailing: `guine>angola:2 portugal>guine:1 done`. rulebook: Player's Actions, Sailing.

Groups of ships sail one after another. The first group that enters an unknown region is joined by further ships until enough
have entered; from then on the region counts as known for the rest of the fleet. The reveal comes at the end of the line;
`look` ends the line early, so that the rest of the fleet sails on with the colonies face up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core import Ask, Msg, Option, Suggestion, Talk
from engine.games.navegador import says
from engine.games.navegador.board import GOOD_OF, REGIONS, losses, reach
from engine.games.navegador.state import Sail
from engine.games.navegador.work import Work

Ships = tuple[int, ...]
"""Ships by region."""

DONE = Sail(-1, -1, 0)
LOOK = Sail(-1, -1, 1)
_END = Msg("navegador.sail.end")
_NOBODY = Option("done", DONE, Msg("navegador.sail.nobody"), group=_END)
_DONE = Option("done", DONE, Msg("navegador.sail.done"), group=_END)
_LOOK = Option("look", LOOK, Msg("navegador.sail.look"), hint=Msg("navegador.sail.look.hint"), group=_END)
_ENDS = tuple(Suggestion((option.token,), option.label) for option in (_DONE, _LOOK))
"""Buttons to close the fleet, beside a long menu."""


@cache
def _option(origin: int, to: int, count: int, price: int, lost: int) -> Option[Sail]:
    """A group that sails. `price` is that of the cheapest colony there, 0 for none; `lost` the ships that exploring costs."""
    if lost:
        hint = Msg("navegador.sail.hint.unknown", lost=lost)
    elif price:
        hint = Msg("navegador.sail.hint.colony", price=price)
    else:
        hint = Msg("navegador.sail.hint.home") if GOOD_OF[to] is None else Msg("navegador.sail.hint.none")
    label = Msg("navegador.sail.group", origin=says.region(origin), to=says.region(to), count=count)
    return Option(f"{REGIONS[origin]}>{REGIONS[to]}:{count}", Sail(origin, to, count), label, hint=hint, group=says.towards(to))


def moves(still: Ships, borders: int, known: int, may_explore: bool, stacks: tuple[Ships, ...], seats: int) -> list[Option[Sail]]:
    """The groups that can sail now."""
    found = []
    lost = losses(seats)
    reaches = [(origin, count, *reach(origin, borders, known)) for origin, count in enumerate(still) if count]
    supply: dict[int, int] = {}
    if may_explore:
        for _, count, _, unknown in reaches:
            for to in unknown:
                supply[to] = supply.get(to, 0) + count
    for origin, count, open_sea, unknown in reaches:
        for to in open_sea:
            price = stacks[to][0] if stacks[to] else 0
            for number in range(1, count + 1):
                found.append(_option(origin, to, number, price, 0))
        if may_explore:
            for to in unknown:
                needed = lost[to] + 1
                others = supply[to] - count
                for number in range(max(1, needed - others), count + 1):
                    found.append(_option(origin, to, number, 0, lost[to]))
    return found


def _joining(still: Ships, borders: int, known: int, to: int, needed: int, without: set[int], lost: int) -> list[Option[Sail]]:
    """The groups from other regions that can enter an unknown region together with those already sailing there."""
    reaches = [
        (origin, count)
        for origin, count in enumerate(still)
        if count and origin not in without and to in reach(origin, borders, known)[1]
    ]  # fmt: skip
    supply = sum([count for _, count in reaches])
    return [
        _option(origin, to, number, 0, lost)
        for origin, count in reaches
        for number in range(max(1, needed - supply + count), count + 1)
    ]  # fmt: skip


@cache
def _prompt(borders: int) -> Msg:
    return Msg("navegador.sail.ask", borders=borders)


@cache
def _join_prompt(to: int, needed: int) -> Msg:
    return Msg("navegador.sail.join", region=says.region(to), count=needed)


def sail(
    work: Work, still: Ships, may_explore: bool, must: bool, suggest: Sequence[Suggestion] = ()
) -> Talk[Ships | None]:  # fmt: skip
    """Sail with ships that have not sailed yet, and do it.

    `must` demands one group at least. Ships of one region sail to another one together; only after a look may more of them follow.
    Returns the ships that have not sailed when the player looks at a discovery first, else `None`.
    """
    borders, known, stacks, seats = work.phase, work.known, work.stacks, work.seats
    sails: list[Sail] = []
    explored: int | None = None
    rest: Ships | None = None
    used: set[tuple[int, int]] = set()
    while True:
        options = moves(still, borders, known, may_explore and explored is None, stacks, seats)
        can_wait = explored is not None and bool(options)
        if used:
            options = [option for option in options if (option.value.origin, option.value.to) not in used]
        if not options and not can_wait:
            break
        if sails or not must:
            options[:0] = (_NOBODY,) if not sails else (_DONE,) if explored is None else (_DONE, _LOOK)
        chosen = yield Ask("?", _prompt(borders), tuple(options), suggest=_ENDS[: 1 + (explored is not None)] if sails else suggest)
        if chosen is DONE:
            break
        if chosen is LOOK:
            rest = still
            break
        still = _left(still, chosen)
        sails.append(chosen)
        used.add((chosen.origin, chosen.to))
        to = chosen.to
        if not known >> to & 1:
            lost = losses(seats)[to]
            needed = lost + 1 - chosen.count
            entered = {chosen.origin}
            while needed > 0:
                chosen = yield Ask("?", _join_prompt(to, needed), tuple(_joining(still, borders, known, to, needed, entered, lost)))
                still = _left(still, chosen)
                sails.append(chosen)
                used.add((chosen.origin, to))
                entered.add(chosen.origin)
                needed -= chosen.count
            explored = to
            known |= 1 << to
            stacks = (*stacks[:to], (), *stacks[to + 1 :])
    work.sail(tuple(sails), explored)
    return rest


def _left(still: Ships, sailed: Sail) -> Ships:
    origin = sailed.origin
    return (*still[:origin], still[origin] - sailed.count, *still[origin + 1 :])
