"""Sailing: `guine>angola:2 portugal>guine:1 done`. rulebook: Player's Actions, Sailing.

Groups of ships sail one after another. The first group that enters an unknown region is joined by further ships until enough
have entered; from then on the region counts as known for the rest of the fleet. The colonies are revealed when the line ends;
`look` ends it early, so that the rest of the fleet sails on with the colonies face up.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from engine.values.core import Ask, Msg, Option, Talk
from games.navegador.rules import says
from games.navegador.rules.board import REGION_NUMBER, REGIONS, losses, reach
from games.navegador.rules.state import Sail, Ships, changed
from games.navegador.rules.turn.work import Work

Choice = Sail | Literal["done", "look"]
"""A group that sails, the end of the sailing, or its end with a look at a discovery."""

_END = Msg("navegador.sail.end")
_NOBODY: Option[Choice] = Option("done", "done", Msg("navegador.sail.nobody"), group=_END)
_DONE: Option[Choice] = Option("done", "done", Msg("navegador.sail.done"), group=_END)
_LOOK: Option[Choice] = Option("look", "look", Msg("navegador.sail.look"), hint=Msg("navegador.sail.look.hint"), group=_END)


def sail(work: Work, still: Ships, may_explore: bool, must: bool) -> Talk[Ships | None]:
    """Ask for the groups of ships that sail; `still` are the ships that have not sailed yet.

    `must`: at least one group has to sail. Ships that sail from one region to the same other one form one group; only after a look may more
    of them follow. If the player looks at a discovery first, return the ships that have not sailed then, otherwise `None`.
    """
    borders, known, seats = work.position.phase, work.position.known, work.seats
    rest: Ships | None = None
    used: set[tuple[str, str]] = set()
    while True:
        explored = work.explored
        options = moves(still, borders, known, may_explore and explored is None, work.position.stacks, explored, seats)
        can_wait = explored is not None and bool(options)  # ships of used groups may sail on after a look
        if used:
            options = [option for option in options if (option.value.origin, option.value.to) not in used]
        if not options and not can_wait:
            break
        ends: tuple[Option[Choice], ...]
        if not used:
            ends = () if must else (_NOBODY,)
        else:
            ends = (_DONE,) if explored is None else (_DONE, _LOOK)
        choice: Choice = yield Ask("sail.group", _prompt(borders), (*ends, *options), so_far=work.look())
        if choice == "done":
            break
        if choice == "look":
            rest = still
            break
        assert isinstance(choice, Sail)
        still = _sailed(work, choice, still)
        used.add((choice.origin, choice.to))
        to = REGION_NUMBER[choice.to]
        if not known >> to & 1:
            still = yield from _explore(work, choice, still, used)
            known |= 1 << to
    work.arrive()
    return rest


def _explore(work: Work, first: Sail, still: Ships, used: set[tuple[str, str]]) -> Talk[Ships]:
    """Ask which groups join the first one until enough have entered, and explore the region.

    Add the groups to `used`, and return the ships that have not sailed yet.
    """
    borders, known, to = work.position.phase, work.position.known, REGION_NUMBER[first.to]
    lost = losses(work.seats)[to]
    needed = lost + 1 - first.count
    entered = {REGION_NUMBER[first.origin]}
    while needed > 0:
        joining = _joining(still, borders, known, to, needed, entered, lost)
        group: Sail = yield Ask("sail.join", _join_prompt(to, needed), joining, so_far=work.look())
        still = _sailed(work, group, still)
        used.add((group.origin, group.to))
        entered.add(REGION_NUMBER[group.origin])
        needed -= group.count
    work.explore(to)
    return still


def _sailed(work: Work, group: Sail, still: Ships) -> Ships:
    """Move a group and return the ships that have not sailed yet."""
    origin = REGION_NUMBER[group.origin]
    work.sail(origin, REGION_NUMBER[group.to], group.count)
    return changed(still, origin, -group.count)


@cache
def _option(
    origin: int, to: int, count: int, price: int, lost: int, near: tuple[int, ...] = (), is_covered: bool = False, joins: bool = False
) -> Option[Sail]:
    """Return the option of a group that sails.

    `price` is that of the cheapest colony there, 0 for none; `lost` the ships that exploring costs; `near` the unknown regions that are
    in reach from there; `is_covered`: the region was explored just now, and its colonies are still face down. If groups explore together,
    only the label of the first one tells the loss, not that of a group that `joins`.
    """
    if lost:
        hint = says.exploring(to, lost)
    else:
        hint = Msg("navegador.sail.hint.covered") if is_covered else says.awaiting(to, price, near)
    label = Msg("navegador.sail.group", origin=says.region(origin), to=says.region(to), count=count, lost=0 if joins else lost)
    group = Sail(REGIONS[origin], REGIONS[to], count)
    return Option(group.token, group, label, hint=hint, group=says.towards(to))


def moves(
    still: Ships, borders: int, known: int, may_explore: bool, stacks: tuple[tuple[int, ...], ...], covered: int | None, seats: int
) -> list[Option[Sail]]:
    """Return the groups that can sail now; the colonies of region `covered` are face down."""
    options = []
    lost = losses(seats)
    reaches = [(origin, count, *reach(origin, borders, known)) for origin, count in enumerate(still) if count]
    supply: dict[int, int] = {}
    if may_explore:
        for _, count, _, unknown in reaches:
            for to in unknown:
                supply[to] = supply.get(to, 0) + count
    for origin, count, open_sea, unknown in reaches:
        for to in open_sea:
            price = stacks[to][0] if stacks[to] and to != covered else 0
            near = () if price or to == covered else reach(to, borders, known)[1]
            for number in range(1, count + 1):
                options.append(_option(origin, to, number, price, 0, near, to == covered))
        if may_explore:
            for to in unknown:
                needed = lost[to] + 1
                others = supply[to] - count
                for number in range(max(1, needed - others), count + 1):
                    options.append(_option(origin, to, number, 0, lost[to]))
    return options


def _joining(still: Ships, borders: int, known: int, to: int, needed: int, entered: set[int], lost: int) -> tuple[Option[Sail], ...]:
    """Return the groups that can join an exploration, but not from regions that `entered`."""
    reaches = [
        (origin, count)
        for origin, count in enumerate(still)
        if count and origin not in entered and to in reach(origin, borders, known)[1]
    ]  # fmt: skip
    supply = sum([count for _, count in reaches])
    return tuple([
        _option(origin, to, number, 0, lost, joins=True)
        for origin, count in reaches
        for number in range(max(1, needed - supply + count), count + 1)
    ])  # fmt: skip


@cache
def _prompt(borders: int) -> Msg:
    return Msg("navegador.sail.ask", borders=borders)


@cache
def _join_prompt(to: int, needed: int) -> Msg:
    return Msg("navegador.sail.join", region=says.region(to), count=needed)
