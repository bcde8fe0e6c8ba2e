"""A movement deed by deed: the positions around each, and what a piece goes for."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.values.core import Line, Msg, Note, Seat
from engine.walking.walk import tokens, trace
from games.magellan.mind.aims import Aim, hopes, laps, offers
from games.magellan.mind.values import wins
from games.magellan.rules import cards, says
from games.magellan.rules.board import CAPITALS, NATIONS, Node, cell_of, is_sea
from games.magellan.rules.pieces import ship_of
from games.magellan.rules.state import Group, Player, Position, State, What
from games.magellan.rules.turn import turn
from games.magellan.rules.turn.flow import sold
from games.magellan.rules.turn.laps import MERIDIANS, lap
from games.magellan.rules.turn.places import is_jeep
from games.magellan.rules.turn.trade import bought, developed
from games.magellan.rules.turn.travel import moved
from games.magellan.rules.values import Buy, Develop, Elsewhere, End, Fly, Go, Sell, Strike
from games.magellan.rules.ways import points_to


class MovementDeed(Struct, frozen=True):
    """A thing that is done in a movement."""

    step: Any
    """How it begins: `Develop`, `Buy`, `Sell`, or the `Group` that goes."""
    what: Any
    """The country that is developed or sold, the number of pieces that are bought, or the goal of the piece that goes."""
    before: Position
    after: Position

    @property
    def end(self) -> Node:
        """Where the piece has gone to."""
        return self.after.trail[-1].path[-1]

    def leads_to(self, then: MovementDeed) -> bool:
        """Return whether its piece has gone to the country that the next deed develops."""
        is_way = isinstance(self.step, Group) and not isinstance(self.what, Strike)
        return is_way and isinstance(then.step, Develop) and self.end == NATIONS[then.step.country].node


class Purpose(Struct, frozen=True):
    """What a piece goes for."""

    how: str
    """What the way is for, as a key of `wording.WAY`."""
    end: Msg
    """The name of the place it goes to, or towards."""
    aim: Aim | None = None
    """`None`: it only goes to the place."""


def do_deed(position: Position, seat: Seat, step: Any, what: Any) -> MovementDeed:
    """Do a step of a movement on a position."""
    notes: list[Note] = []  # the log's; nobody reads them here
    if isinstance(step, Develop):
        after = developed(position, seat, step.country, notes)
    elif isinstance(step, Buy):
        after = bought(position, seat, step.kind, what, notes)
    elif isinstance(step, Sell):
        after = sold(position, seat, what, notes)
    else:
        after = moved(position, seat, step, what, notes)
    return MovementDeed(step, what, position, after)


def deeds(position: Position, seat: Seat, values: list[Any]) -> list[MovementDeed]:
    """Return the deeds of a movement with these answers, up to its end."""
    movement, rest = list[MovementDeed](), iter(values)
    for step in rest:
        if isinstance(step, End):
            break
        what = step.country if isinstance(step, Develop) else next(rest)
        if isinstance(what, Elsewhere):
            what = Go(next(rest))
        movement.append(do_deed(movement[-1].after if movement else position, seat, step, what))
    return movement


def values_of(state: State, seat: Seat, line: Line) -> list[Any]:
    """Return the values of a line's answers."""
    answered = trace(turn(state, seat), tokens(line)).answered
    return [next(option.value for option in ask.options if option.token == token) for ask, token in answered]


def purpose(deed: MovementDeed, seat: Seat, sought: Node) -> Purpose:
    """Return what a piece goes for.

    That is an aim at the end of its way or farther on, a capital whose card may be turned, or only a place. If several aims fit, one at
    `sought` (where the player wanted to go; `""`: nowhere) comes first.
    """
    position, group, goal, end = deed.before, deed.step, deed.what, deed.end
    wanted = goal.node if isinstance(goal, Go | Fly) else end
    aims_of_piece = [aim for aim in (*offers(position, seat), *laps(position, seat)) if aim.suits(group)]
    hoped = [aim for aim in hopes(position, seat) if aim.suits(group)]
    fitting = [aim for aim in aims_of_piece if aim.node == wanted] or [aim for aim in hoped if aim.node == wanted]
    if not fitting and isinstance(goal, Go):
        fitting = [aim for aim in (*aims_of_piece, *hoped) if _is_on_the_way(deed, seat, aim)]
    aim = max(fitting, key=lambda aim: (aim.node == sought, aim.worth), default=None)
    if aim is None:
        return Purpose("goes", says.at(cell_of(end)))
    if aim.only is not None:  # only the way round the world is for one ship alone
        return Purpose("round", says.at(cell_of(end)), aim)
    name = _hoped_capital(position, aim.node) if aim in hoped else prize_name(aim)
    if cell_of(end) == cell_of(group.node) and aim.node != end:  # it has only gone aboard, to sail on from its cell
        return Purpose("aboard", name, aim)
    if aim in hoped:  # a capital whose card is still in the pack: it waits there, or is on the way
        return Purpose("waits" if aim.node == end else "hopes", name, aim)
    return Purpose(way_word(aim, end), name, aim)


def way_word(aim: Aim, end: Node) -> str:
    """Return the word for a way to an aim that lies open, by where the way ends."""
    if end != aim.node:
        return "towards"
    return "arrives" if aim.prey is None else "takes"


def prize(position: Position, seat: Seat, aim: Aim) -> Msg | None:
    """Tell what an aim brings: a country, an enemy's country, or a bonus; `None`: nothing."""
    if aim.country is not None:
        key = "magellan.deal.wins" if wins(position, seat, aim.country) else "magellan.deal"
        return Msg(key, cost=cards.cost(position, aim.country), income=NATIONS[aim.country].income)
    if aim.prey is not None:
        return Msg("magellan.deal.prey.wins" if wins(position, seat, aim.prey) else "magellan.deal.prey", income=NATIONS[aim.prey].income)
    return Msg("magellan.deal.bonus", money=aim.bonus) if aim.bonus else None


def prize_name(aim: Aim) -> Msg:
    """Name what is won at the end of a way."""
    if aim.land is not None:
        return NATIONS[aim.land].name
    assert aim.card is not None
    return cards.place(aim.card) or cards.title(aim.card)


def _is_on_the_way(deed: MovementDeed, seat: Seat, aim: Aim) -> bool:
    """Return whether the way that a piece has gone begins a shortest way to an aim."""
    at_sea: What = "ship" if deed.step.what == "ship" else "ship-jeep"
    group_there = Group(at_sea if is_sea(deed.end) else "jeep", deed.end)
    points_before = _far(deed.before.players[seat], deed.step, aim)
    points_left = _far(deed.after.players[seat], group_there, aim)
    return points_before is not None and points_left is not None and points_before == deed.after.trail[-1].points + points_left


def _far(player: Player, group: Group, aim: Aim) -> int | None:
    """Return how many points a piece needs to reach an aim; `None` if it cannot."""
    if aim.only is not None:
        if is_jeep(group) and not is_sea(group.node):
            return None
        crossed = ship_of(player, group).lap
        if abs(crossed) >= MERIDIANS:
            return 0
        rest = lap(group.node, crossed)
        return None if rest is None else rest.points + rest.beyond
    return points_to(player, group, aim.node)


def _hoped_capital(position: Position, node: Node) -> Msg:
    """Name the capital of the best country there whose card is still in the pack."""
    return NATIONS[max([slug for slug in CAPITALS[node] if slug in position.geographic], key=lambda slug: NATIONS[slug].income)].capital
