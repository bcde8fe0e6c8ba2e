"""Voyages: a piece goes on to a place, turn after turn.

A voyage throws the die in its owner's turns, sails as far as the points go and ends the turn; a second voyage uses the points that the
first has left. When it asks or ends:

| until | |
|---|---|
| `news` | a country or a lasting history card comes or goes, a war begins or ends, the piece can arrive |
| `arrival` | the piece can arrive with the points of the turn, what is to be won there is gone, a war begins or ends |
| `develop` | it has developed the country; the country is gone, dearer than at first, or cannot be paid; a war begins |
| `arrive` | it has arrived at a place without a country; what is to be won there is gone; a war begins |
| `better` | as `develop` or `arrive`; also when something clearly better turns up, something is lost or pieces are worth buying |

In a war of the owner `news` and `arrival` ask in each turn. The others go on in a war in which they began, while no fight would come of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Ask, Line, Msg, Option, Order, Seat, Talk
from games.magellan.mind.aims import RESERVE, aims
from games.magellan.mind.policy import fits, line_of_turn
from games.magellan.orders.alarms import PEACE, outlook, read_outlook, rings, war_of, write_outlook
from games.magellan.rules import cards, says
from games.magellan.rules.board import Node, is_sea
from games.magellan.rules.pieces import counted, group_count, groups
from games.magellan.rules.state import Country, Group, Player, Position, State, What
from games.magellan.rules.turn.coordinates import anywhere
from games.magellan.rules.turn.fights import enemies
from games.magellan.rules.turn.goals import destinations
from games.magellan.rules.turn.places import NAMED, discoveries, distances, goal_token, is_jeep, places
from games.magellan.rules.turn.trade import CAPITAL_LAND, developed
from games.magellan.rules.turn.travel import gone
from games.magellan.rules.values import Develop, Elsewhere, Go
from games.magellan.rules.ways import LINE_COST, cheapest_way, embarkations, embarkations_of, shortened, way_cost, ways

VOYAGES = ("voyage", "second")
"""The slots of voyages; the first one uses the points first."""
UNTIL: dict[str, tuple[Msg, Msg, str]] = {
    "better": (Msg("magellan.order.until.better"), Msg("magellan.order.until.better.hint"), "magellan.order.voyage.text.better"),
    "develop": (Msg("magellan.order.until.develop"), Msg("magellan.order.until.develop.hint"), "magellan.order.voyage.text.develop"),
    "arrive": (Msg("magellan.order.until.arrive"), Msg("magellan.order.until.arrive.hint"), "magellan.order.voyage.text.arrive"),
    "arrival": (Msg("magellan.order.until.arrival"), Msg("magellan.order.until.arrival.hint"), "magellan.order.voyage.text.arrival"),
    "news": (Msg("magellan.order.until.news"), Msg("magellan.order.until.news.hint"), "magellan.order.voyage.text.news"),
}
"""The label and the hint of each choice of when a voyage asks, and the key of the order's text."""
LANDING = ("develop", "arrive", "better")
"""The choices by which a piece arrives without a question."""


class KeptVoyage(Struct, frozen=True):
    """A voyage as the scope of its order keeps it."""

    mark: str
    """What is to be won, and what else matters, as `_mark` writes it; the voyage asks when that changes."""
    way: tuple[Node, ...]
    others: tuple[int, ...]
    """How many other pieces of the same kind stood on each node of the way at the start."""
    most: int
    """What developing the country may cost at most, in M."""
    seen: str
    """The outlook of the owner (`write_outlook`); `""` for voyages that ask before they arrive."""


def voyage(state: State, seat: Seat, slot: str) -> Talk[Order]:
    """Choose a piece, where it shall go, and when to ask."""
    position = state.position
    player = position.players[seat]
    group: Group | None = yield _pieces(player)
    if group is None:
        return Order(slot, "", "match", Msg("magellan.order.voyage.text.none"))
    end: Node | None = yield _ends(position, seat, group)
    if end is None:
        end = yield replace(anywhere(position, seat, group), name="voyage.place")
    assert end is not None
    until: str = yield _until(position, group, end)
    path = cheapest_way(player, group, end)
    assert path is not None, f"no way from {group} to {end}"
    goals = places(position, seat, group)
    goal = goals.option(end, 0).label if end in goals.named else says.named_place(end)
    costs = [cards.cost(position, country) for country in _countries(position, group.what, end)]
    key = UNTIL[until][2] if until != "better" or not costs else "magellan.order.voyage.text.better.develop"
    most = {"cost": costs[0]} if costs and until in ("develop", "better") else {}
    text = Msg(key, what=says.WHATS[group.what], start=says.spot(group.node), end=goal, **most)
    seen = write_outlook(outlook(position, seat)) if until in LANDING else ""
    scope = (_mark(position, group.what, end, until), *_alike(player, group, path), str(max(costs, default=0)), seen)
    return Order(slot, f"{slot} {says.token(group)} {goal_token(group, end)} {until}", "|".join(scope), text)


def _pieces(player: Player) -> Ask:
    """Ask which piece goes; *none* withdraws the order."""
    movable = [group for group in groups(player) if _can_go(player, group)]
    options: list[Option[Group | None]] = [
        Option(says.token(group), group, says.group(group, group_count(player, group))) for group in movable
    ]
    none: Option[Group | None] = Option("none", None, Msg("magellan.order.voyage.none"))
    return Ask("voyage.piece", Msg("magellan.order.voyage.prompt"), (*options, none))


def _can_go(player: Player, group: Group) -> bool:
    """Return whether a ship or jeep has anywhere to go; planes make no voyages."""
    if group.what == "jeep":
        return bool(ways("jeep", group.node).reach(LINE_COST["jeep"]) or embarkations(player, group.node))
    return is_sea(group.node)


def _ends(position: Position, seat: Seat, group: Group) -> Ask:
    """Ask for a named place, or for any other by its coordinates."""
    ships = embarkations_of(position.players[seat], group)
    named, kinds = places(position, seat, group), tuple(NAMED.values())
    ends = [(named.option(node, points), node) for points, node in distances(named, group.what, group.node, ships)]
    ends.sort(key=lambda end: kinds.index(end[0].group))
    options: list[Option[Node | None]] = [
        Option(option.token, node, option.label, option.hint, group=option.group) for option, node in ends
    ]
    return Ask("voyage.end", Msg("magellan.question.goal"), (*options, Option("to", None, Msg("magellan.rest.goal"))))


def _until(position: Position, group: Group, end: Node) -> Ask:
    """Ask when a voyage shall ask; `better` or `develop` only if there is at most one country."""
    countries = _countries(position, group.what, end)
    words = ["arrival", "news"]
    if len(countries) < 2:
        words = ["better", "develop" if countries else "arrive", *words]
    return Ask("voyage.until", Msg("magellan.order.until.prompt"), tuple([Option(word, word, *UNTIL[word][:2]) for word in words]))


def _countries(position: Position, what: What, end: Node) -> list[Country]:
    """Return the open countries that a piece may develop at a place."""
    return [country for country in position.open if is_jeep(Group(what, "")) and CAPITAL_LAND[country] == end]


def _mark(position: Position, what: What, end: Node, until: str) -> str:
    """Return a text that changes when the voyage has to ask: what is to be won at the end.

    With `arrival` it names the war too, with `news` the war and everything that lies open.
    """
    if until == "news":
        return ".".join((_war(position), *position.open, *(active.card for active in position.active)))
    card = discoveries(position, Group(what, "")).get(end)
    prizes = (*_countries(position, what, end), *([card] if card else []))
    return ".".join(prizes if until in LANDING else (_war(position), *prizes))


def _war(position: Position) -> str:
    return position.war.card if position.war else PEACE


def _alike(player: Player, group: Group, path: tuple[Node, ...]) -> tuple[str, str]:
    """Write the way of a piece, and how many others of its kind stand on each of its nodes."""
    alike = {(other.what, other.node): number for other, number in counted(player)}
    counts = [alike.get((_form(group.what, node), node), 0) for node in path]
    counts[0] -= 1  # the piece itself
    return ",".join(path), ",".join(map(str, counts))


def _kept_voyage(order: Order) -> KeptVoyage:
    """Read what the scope of an order keeps."""
    mark, path, others, most, seen = order.scope.split("|")
    return KeptVoyage(mark, tuple(path.split(",")), tuple(map(int, others.split(","))), int(most), seen)


def _form(what: What, node: Node) -> What:
    """Return what a piece looks like on its way: a jeep goes by ship at sea."""
    if what not in ("jeep", "ship-jeep"):
        return what
    return "ship-jeep" if is_sea(node) else "jeep"


def _index_on_way(order: Order, player: Player) -> int | None:
    """Return the index of the node on its way where a voyage is; `None` if it left the way."""
    kept, what = _kept_voyage(order), _what(order)
    for at in range(len(kept.way) - 1, -1, -1):
        node = kept.way[at]
        if group_count(player, Group(_form(what, node), node)) > kept.others[at]:
            return at
    return None


def _what(order: Order) -> What:
    """Return what kind of piece a voyage moves."""
    piece = order.line.split()[1]
    what: What = piece.rpartition("-")[0]  # type: ignore[assignment]
    return what


def why_voyage_ended(world: State, seat: Seat, order: Order) -> Msg | None:
    """Tell why a voyage has ended: it arrived, its piece left the way, or it has to ask.

    `None`: it goes on.
    """
    position, kept, until = world.position, _kept_voyage(order), order.line.split()[-1]
    at, end = _index_on_way(order, position.players[seat]), kept.way[-1]
    if at == len(kept.way) - 1:
        return Msg("magellan.order.ended.arrived", voyage=order.text)
    if at is None:
        return Msg("magellan.order.ended.gone", voyage=order.text)
    if until not in LANDING and kept.mark.partition(".")[0] != _war(position):
        return Msg("magellan.order.ended.war", voyage=order.text)
    if kept.mark != _mark(position, _what(order), end, until):
        return Msg("magellan.order.ended.news" if until == "news" else "magellan.order.ended.goal", voyage=order.text)
    if until not in LANDING:
        return None
    for country in _countries(position, _what(order), end):
        cost = cards.cost(position, country)
        if cost > kept.most:
            return Msg("magellan.order.ended.dearer", voyage=order.text)
        if cost > position.players[seat].cash - RESERVE:
            return Msg("magellan.order.ended.poor", voyage=order.text)
    seen = read_outlook(kept.seen)
    if until != "better":
        is_new = war_of(position, seat) not in (seen.war, PEACE)
        return Msg("magellan.order.ended.war", voyage=order.text) if is_new else None
    piece = Group(_form(_what(order), kept.way[at]), kept.way[at])
    left = way_cost(kept.way[at:])
    promise = max([aim.promise(left) for aim in aims(position, seat) if aim.node == end], default=0.0)
    return rings(position, seat, seen, promise, order.text, piece if order.slot == "second" else None)


def voyage_line(world: State, seat: Seat, voyages: Sequence[Order]) -> Line | None:
    """Return one line for all voyages, or `None` to ask.

    The player is asked if a piece can arrive that shall ask before, if it cannot go on along its way, or if it would fight.
    """
    position, steps = world.position, list[tuple[Any, ...]]()
    for voyage in voyages:
        kept, until = _kept_voyage(voyage), voyage.line.split()[-1]
        at = _index_on_way(voyage, position.players[seat])
        rest = kept.way[at:]
        ahead = shortened(rest, position.points)
        if at is None or (until not in LANDING and (ahead == rest or enemies(position.war, seat))):
            return None
        if len(ahead) > 1:
            group = Group(_form(_what(voyage), rest[0]), rest[0])
            path = cheapest_way(position.players[seat], group, ahead[-1])
            if path is None or way_cost(path) != way_cost(ahead):
                return None
            is_offered = any(fits(option.value, Go(ahead[-1])) for option in destinations(position, seat, group))
            steps += [(group,), (Go(ahead[-1]),)] if is_offered else [(group,), (Elsewhere(),), (ahead[-1],)]
            position = gone(position, seat, group, ahead[-1], [])
        for country in _countries(position, _what(voyage), ahead[-1]) if ahead == rest else ():
            steps.append((Develop(country),))
            position = developed(position, seat, country, [])
    return line_of_turn(world, seat, tuple(steps))
