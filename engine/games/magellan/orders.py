"""Standing orders: voyages over several turns, and the throws and draws that nobody has to wait for.

| slot | lines | holds until |
|---|---|---|
| `voyage`, `second` | `voyage ship-jeep-6s33 6n1 news` | the piece has come there, is lost or went elsewhere, or what it was to ask at |
| `roll` | `roll always`, `roll ask` | it is withdrawn |
| `draw` | `draw geographic`, `draw history`, `draw ask` | it is withdrawn |

A voyage throws the die in its owner's turns, sails as far as the points go and ends the turn; the second voyage has what the
first leaves. It asks when its piece can arrive with the points of the turn, so that the rest of them is not lost. With
`news` it ends as soon as a country or a lasting history card comes or goes, or a war begins or ends; with `arrival` only war ends it.
A player at war is asked in each of his turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from engine.core import Ask, Line, Msg, Option, Order, Seat, Talk
from engine.games.magellan import says
from engine.games.magellan.chart import LINE_COST, Node, is_sea, ways
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.own import player_of
from engine.games.magellan.pieces import counted, group_count, groups
from engine.games.magellan.state import Active, Country, Group, Over, Player, Position, State, War, What
from engine.games.magellan.turn.goals import anywhere, discoveries, goal_token, is_jeep
from engine.games.magellan.turn.routes import distance, embarkations, shortened, way, way_cost
from engine.games.magellan.turn.travel import walked
from engine.games.magellan.view import MagellanView

VOYAGES = ("voyage", "second")
"""The slots of voyages; the first has the points first."""
MATCH = "match"
"""The scope of orders that hold until they are withdrawn."""
UNTIL: dict[str, tuple[Msg, Msg]] = {
    "news": (Msg("magellan.order.until.news"), Msg("magellan.order.until.news.hint")),
    "arrival": (Msg("magellan.order.until.arrival"), Msg("magellan.order.until.arrival.hint")),
}
VOYAGE_TEXT = {"news": "magellan.order.voyage.text.news", "arrival": "magellan.order.voyage.text.arrival"}
ENDS = {
    "capitals": Msg("magellan.order.voyage.capitals"),
    "discoveries": Msg("magellan.order.voyage.discoveries"),
    "own": Msg("magellan.order.voyage.own"),
}
SLOTS: dict[str, Msg] = {
    "voyage": Msg("magellan.order.voyage"),
    "second": Msg("magellan.order.second"),
    "roll": Msg("magellan.order.roll"),
    "draw": Msg("magellan.order.draw"),
}
PROMPTS = {"roll": Msg("magellan.order.roll.prompt"), "draw": Msg("magellan.order.draw.prompt")}
CHOICES: dict[str, dict[str, tuple[Msg, Msg]]] = {
    "roll": {
        "ask": (Msg("magellan.order.roll.ask"), Msg("magellan.order.roll.text.ask")),
        "always": (Msg("magellan.order.roll.always"), Msg("magellan.order.roll.text.always")),
    },
    "draw": {
        "ask": (Msg("magellan.order.draw.ask"), Msg("magellan.order.draw.text.ask")),
        "geographic": (Msg("magellan.order.draw.geographic"), Msg("magellan.order.draw.text.geographic")),
        "history": (Msg("magellan.order.draw.history"), Msg("magellan.order.draw.text.history")),
    },
}
"""What the lasting orders may say, as a choice and as the order's text; `ask` withdraws it."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A voyage as its scope keeps it: what the table looked like, the way, and how many pieces alike stood on it already."""

    mark: str
    way: tuple[Node, ...]
    others: tuple[int, ...]


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the match is over for the seat."""
    is_out = isinstance(state.stage, Over) or state.position.players[seat].place
    return None if is_out else _order(state, seat)


@cache
def _slots() -> Ask:
    return Ask("order.prompt", Msg("magellan.order.prompt"), tuple(Option(slot, slot, label) for slot, label in SLOTS.items()))


@cache
def _choices(slot: str) -> Ask:
    return Ask("?", PROMPTS[slot], tuple(Option(choice, choice, label) for choice, (label, _) in CHOICES[slot].items()))


def _order(state: State, seat: Seat) -> Talk[Order]:
    slot = yield _slots()
    if slot in VOYAGES:
        return (yield from _voyage(state, seat, slot))
    choice = yield _choices(slot)
    return Order(slot, "" if choice == "ask" else f"{slot} {choice}", MATCH, CHOICES[slot][choice][1])


def _voyage(state: State, seat: Seat, slot: str) -> Talk[Order]:
    """Choose a piece, where it shall go, and when to ask."""
    position = state.position
    player = position.players[seat]
    group = yield _pieces(player)
    if group is None:
        return Order(slot, "", MATCH, Msg("magellan.order.voyage.text.none"))
    end = yield _ends(position, seat, group)
    if end is None:
        end = yield anywhere(position, seat, group)
    until = yield _until()
    path = way(player, group, end)
    assert path is not None, f"no way from {group} to {end}"
    text = Msg(VOYAGE_TEXT[until], what=says.WHATS[group.what], start=says.spot(group.node), end=says.named_place(end))
    line = f"{slot} {says.token(group)} {goal_token(group, end)} {until}"
    return Order(slot, line, _scope(_mark(position.war, position.open, position.active, until), player, group, path), text)


def _pieces(player: Player) -> Ask:
    found = [group for group in groups(player) if _can_go(player, group)]
    options: list[Option[Group | None]] = [
        Option(says.token(group), group, says.group(group, group_count(player, group))) for group in found
    ]
    return Ask(
        "order.voyage.prompt", Msg("magellan.order.voyage.prompt"), (*options, Option("none", None, Msg("magellan.order.voyage.none")))
    )


def _can_go(player: Player, group: Group) -> bool:
    """Whether a ship or jeep has any way; planes end their turn where they land."""
    if group.what == "jeep":
        return bool(ways("jeep", group.node).reach(LINE_COST["jeep"]) or embarkations(player, group.node))
    return is_sea(group.node)


def _ends(position: Position, seat: Seat, group: Group) -> Ask:
    """Places with a name: open capitals, discoveries, the own capitals and the base; all others by their coordinates."""
    player = position.players[seat]
    named: dict[Node, str] = {}
    if is_jeep(group):
        named |= dict.fromkeys([NATIONS[country].node for country in position.open], "capitals")
    named |= dict.fromkeys(sorted(discoveries(position, group)), "discoveries")
    if is_jeep(group):
        named |= dict.fromkeys([NATIONS[country].node for country in player.countries], "own")
    named.setdefault(player.base if is_jeep(group) else player.port, "own")
    ships = embarkations(player, group.node) if group.what == "jeep" else ()
    options: list[Option[Node | None]] = [
        Option(goal_token(group, node), node, says.named_place(node), _points(points), group=ENDS[kind])
        for node, kind in named.items()
        if node != group.node and (points := distance(group.what, group.node, node, ships)) is not None
    ]
    return Ask("order.voyage.end", Msg("magellan.order.voyage.end"), (*options, Option("to", None, Msg("magellan.goal.to"))))


@cache
def _points(points: int) -> Msg:
    return Msg("magellan.points", points=points)


@cache
def _until() -> Ask:
    options = [Option(word, word, label, hint) for word, (label, hint) in UNTIL.items()]
    return Ask("order.until.prompt", Msg("magellan.order.until.prompt"), tuple(options))


def _mark(war: War | None, opened: tuple[Country, ...], active: tuple[Active, ...], until: str) -> str:
    """What a voyage asks at when it changes."""
    fought = war.card if war else "peace"
    return fought if until == "arrival" else ".".join((fought, *opened, *(one.card for one in active)))


def _seen_mark(seen: MagellanView, until: str) -> str:
    return _mark(seen.war, tuple(country.country for country in seen.open), seen.active, until)


def _scope(mark: str, player: Player, group: Group, path: tuple[Node, ...]) -> str:
    alike = {(found.what, found.node): number for found, number in counted(player)}
    counts = [alike.get((_form(group.what, node), node), 0) for node in path]
    counts[0] -= 1
    return f"{mark}|{','.join(path)}|{','.join(map(str, counts))}"


def _passage(order: Order) -> Passage:
    mark, path, others = order.scope.split("|")
    return Passage(mark, tuple(path.split(",")), tuple(map(int, others.split(","))))


def _form(what: What, node: Node) -> What:
    """What a piece looks like at a place of its way: a jeep goes by ship at sea."""
    if what not in ("jeep", "ship-jeep"):
        return what
    return "ship-jeep" if is_sea(node) else "jeep"


def _place(order: Order, player: Player) -> int | None:
    """How far along its way the piece of a voyage is; `None` when it is not there any more."""
    passage, what = _passage(order), _what(order)
    for at in range(len(passage.way) - 1, -1, -1):
        node = passage.way[at]
        if group_count(player, Group(_form(what, node), node)) > passage.others[at]:
            return at
    return None


def _what(order: Order) -> What:
    """The kind of piece that a voyage carries on."""
    piece = order.line.split()[1]
    found: What = piece.rpartition("-")[0]  # type: ignore[assignment]
    return found


def keeps(seen: MagellanView, order: Order) -> bool:
    """A voyage ends at its goal, when its piece is not on its way any more, and at what it was to ask at."""
    if seen.seat is None or seen.stage == "over" or seen.players[seen.seat].place:
        return False
    if order.slot not in VOYAGES:
        return True
    passage = _passage(order)
    if passage.mark != _seen_mark(seen, order.line.split()[-1]):
        return False
    at = _place(order, player_of(seen, seen.seat))
    return at is not None and at < len(passage.way) - 1


def obey(seen: MagellanView, orders: tuple[Order, ...]) -> Line | None:
    """The line that the orders play for the view's seat, or `None` to ask it."""
    if seen.seat is None or seen.seat not in seen.awaited:
        return None
    kept = {order.slot: order for order in orders if order.line and keeps(seen, order)}
    voyages = [kept[slot] for slot in VOYAGES if slot in kept]
    if seen.stage == "rolling":
        return "roll" if voyages or "roll" in kept else None
    if seen.stage == "drawing":
        return _pack(seen, kept["draw"].line.split()[1]) if "draw" in kept else None
    if seen.stage == "moving" and voyages and not seen.players[seen.seat].side:
        return _sailing(seen, voyages)
    return None


def _pack(seen: MagellanView, wanted: str) -> Line:
    """The pack that is wanted, the other one when it is empty."""
    counts = {"geographic": seen.geographic_count, "history": seen.history_count}
    return wanted if counts[wanted] else next(pack for pack, count in counts.items() if count)


def _sailing(seen: MagellanView, voyages: Sequence[Order]) -> Line | None:
    """One line for all voyages; `None` when a piece can arrive now or cannot go on as it was meant to."""
    assert seen.seat is not None
    player, points = player_of(seen, seen.seat), seen.points
    words: list[str] = []
    for voyage in voyages:
        at = _place(voyage, player)
        rest = _passage(voyage).way[at:]
        ahead = shortened(rest, points)
        if at is None or ahead == rest:
            return None
        if len(ahead) > 1:
            group = Group(_form(_what(voyage), rest[0]), rest[0])
            path = way(player, group, ahead[-1])
            if path is None or way_cost(path) != way_cost(ahead):
                return None
            words += (says.token(group), goal_token(group, ahead[-1]))
            player, points = walked(player, group, path, False), points - way_cost(path)
    return " ".join((*words, "end"))
