"""Standing orders: voyages over several turns, and the throws and draws that nobody has to wait for.

| slot | lines | holds until |
|---|---|---|
| `voyage`, `second` | `voyage ship-jeep-6s33 6n1 news` | the piece has come there, is lost or went elsewhere, or what it was to ask at |
| `roll` | `roll always`, `roll ask` | it is withdrawn |
| `draw` | `draw geographic`, `draw history`, `draw ask` | it is withdrawn |
| `defend` | `defend stay`, `defend bomb`, `defend ask` | it is withdrawn (experts) |

A voyage throws the die in its owner's turns, sails as far as the points go and ends the turn; the second voyage has what the
first leaves. It asks when its piece can arrive with the points of the turn, so that the rest of them is not lost. With
`news` it ends as soon as a country or a lasting history card comes or goes, or a war begins or ends; with `arrival` only war ends it.
A player at war is asked in each of their turns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Ask, Form, Line, Msg, Option, Order, Path, Seat, Suggestion, Talk, Token
from engine.games.magellan import says
from engine.games.magellan.board import Node, is_sea
from engine.games.magellan.pieces import counted, group_count, groups
from engine.games.magellan.state import Defending, Drawing, Group, Moving, Over, Player, Position, Rolling, State, What, number
from engine.games.magellan.turn.coordinates import anywhere
from engine.games.magellan.turn.fights import enemies
from engine.games.magellan.turn.hints import Leg, aims, prize, ranked
from engine.games.magellan.turn.move import move
from engine.games.magellan.turn.places import NAMED, discoveries, distances, goal_token, is_jeep, places
from engine.games.magellan.turn.trade import NODE
from engine.games.magellan.turn.travel import gone
from engine.games.magellan.values import Elsewhere, End, Go
from engine.games.magellan.ways import LINE_COST, embarkations, shortened, way, way_cost, ways
from engine.talk import Later
from engine.walk import drive

VOYAGES = ("voyage", "second")
"""The slots of voyages; the first has the points first."""
MATCH = "match"
"""The scope of orders that hold until they are withdrawn."""
READY = 4
"""Voyages on buttons."""
ONWARD = 2
"""Voyages that go on with what was moved last."""
VOYAGES_LISTED = 20
"""Voyages that are ready answers."""
FURTHER = Msg("magellan.order.voyage.further")
SHORT = 6
"""Points of a way that one throw often brings; longer ones are worth an order."""
UNTIL: dict[str, tuple[Msg, Msg]] = {
    "news": (Msg("magellan.order.until.news"), Msg("magellan.order.until.news.hint")),
    "arrival": (Msg("magellan.order.until.arrival"), Msg("magellan.order.until.arrival.hint")),
}
VOYAGE_TEXT = {"news": "magellan.order.voyage.text.news", "arrival": "magellan.order.voyage.text.arrival"}
SLOTS: dict[str, Msg] = {
    "voyage": Msg("magellan.order.voyage"),
    "second": Msg("magellan.order.second"),
    "roll": Msg("magellan.order.roll"),
    "draw": Msg("magellan.order.draw"),
    "defend": Msg("magellan.order.defend"),
}
PROMPTS = {
    "roll": Msg("magellan.order.roll.prompt"),
    "draw": Msg("magellan.order.draw.prompt"),
    "defend": Msg("magellan.order.defend.prompt"),
}
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
    "defend": {
        "ask": (Msg("magellan.order.defend.ask"), Msg("magellan.order.defend.text.ask")),
        "stay": (Msg("magellan.order.defend.stay"), Msg("magellan.order.defend.text.stay")),
        "bomb": (Msg("magellan.order.defend.bomb"), Msg("magellan.order.defend.text.bomb")),
    },
}
"""What the lasting orders may say, as a choice and as the order's text; `ask` withdraws it."""


class Passage(Struct, frozen=True):
    """A voyage as its scope keeps it: what the table looked like, the way, and how many pieces alike stood on it already."""

    mark: str
    way: tuple[Node, ...]
    others: tuple[int, ...]


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the match is over for the seat."""
    is_out = isinstance(state.stage, Over) or state.position.players[seat].place
    return None if is_out else _order(state, seat)


def _slots(position: Position, seat: Seat) -> Ask:
    """What can be ordered, with the voyages that promise most and the throw as ready answers."""
    slots = [slot for slot in SLOTS if slot != "defend" or position.table.is_expert]
    options = tuple([Option(slot, slot, SLOTS[slot]) for slot in slots])
    return Ask("order.slot", Msg("magellan.order.prompt"), options, suggest=Later(lambda: (*_ready(position, seat), THROWN)))


THROWN = Suggestion(("roll", "always"), Msg("magellan.order.roll.ready"), plays=True)


def _ready(position: Position, seat: Seat) -> tuple[Suggestion, ...]:
    """Voyages to what promises most, first those that go on with what their owner moved last; in a menu all others, so that a button on
    the panel after a move still counts when others have moved."""
    player = position.players[seat]
    legs = ranked([aims(position, seat, group) for group in groups(player) if _can_go(player, group)])
    onward = [leg for leg in legs if _goes_on(position, seat, leg)]
    others = [leg for leg in legs if leg not in onward]
    long = [leg for leg in others if leg.points > SHORT]
    shown = [*onward[:ONWARD], *long][:READY]
    voyages = [*shown, *(leg for leg in legs if leg not in shown)]
    return tuple(
        [
            Suggestion(
                ("voyage", says.token(leg.group), goal_token(leg.group, leg.node), "arrival"),
                Msg("magellan.order.voyage.ready", piece=says.brief(leg.group, False), end=leg.place),
                group=None if leg in shown else FURTHER,
                hint=Msg("magellan.hint.near", points=says.points(leg.points), deal=won),
                plays=True,
                goes_on=leg in onward[:ONWARD],
            )
            for leg in voyages[:VOYAGES_LISTED]
            if (won := prize(position, seat, leg)) is not None
        ]
    )


def _goes_on(position: Position, seat: Seat, leg: Leg) -> bool:
    """Whether a piece that its owner moved last would go on without turning back."""
    if not position.trail or position.trail[-1].seat != seat or position.trail[-1].path[-1] != leg.group.node:
        return False
    ahead = way(position.players[seat], leg.group, leg.node)
    return ahead is not None and ahead[1:2] != position.trail[-1].path[-2:-1]


@cache
def _choices(slot: str) -> Ask:
    return Ask(f"order.{slot}", PROMPTS[slot], tuple(Option(choice, choice, label) for choice, (label, _) in CHOICES[slot].items()))


def _order(state: State, seat: Seat) -> Talk[Order]:
    slot = yield _slots(state.position, seat)
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
        end = yield replace(anywhere(position, seat, group), name="voyage.place")
    until = yield _until()
    path = way(player, group, end)
    assert path is not None, f"no way from {group} to {end}"
    known = places(position, seat, group)
    goal = known.option(end, 0).label if end in known.named else says.named_place(end)
    text = Msg(VOYAGE_TEXT[until], what=says.WHATS[group.what], start=says.spot(group.node), end=goal)
    line = f"{slot} {says.token(group)} {goal_token(group, end)} {until}"
    return Order(slot, line, _scope(_mark(position, group.what, end, until), player, group, path), text)


def _pieces(player: Player) -> Ask:
    movable = [group for group in groups(player) if _can_go(player, group)]
    options: list[Option[Group | None]] = [
        Option(says.token(group), group, says.group(group, group_count(player, group))) for group in movable
    ]
    none: Option[Group | None] = Option("none", None, Msg("magellan.order.voyage.none"))
    return Ask("voyage.piece", Msg("magellan.order.voyage.prompt"), (*options, none))


def _can_go(player: Player, group: Group) -> bool:
    """Whether a ship or jeep has any way; planes end their turn where they land."""
    if group.what == "jeep":
        return bool(ways("jeep", group.node).reach(LINE_COST["jeep"]) or embarkations(player, group.node))
    return is_sea(group.node)


def _ends(position: Position, seat: Seat, group: Group) -> Ask:
    """Places with a name: open capitals, discoveries, the own capitals and the base; all others by their coordinates."""
    ships = embarkations(position.players[seat], group.node) if group.what == "jeep" else ()
    named, kinds = places(position, seat, group), tuple(NAMED.values())
    ends = [(named.option(node, points), node) for points, node in distances(named, group.what, group.node, ships)]
    ends.sort(key=lambda end: kinds.index(end[0].group))
    options: list[Option[Node | None]] = [
        Option(option.token, node, option.label, option.hint, group=option.group) for option, node in ends
    ]
    return Ask("voyage.end", Msg("magellan.order.voyage.end"), (*options, Option("to", None, Msg("magellan.goal.to"))))


@cache
def _until() -> Ask:
    options = [Option(word, word, label, hint) for word, (label, hint) in UNTIL.items()]
    return Ask("voyage.until", Msg("magellan.order.until.prompt"), tuple(options))


def _mark(position: Position, what: What, end: Node, until: str) -> str:
    """What a voyage asks at when it changes: the war and, with all news, what lies open, else only what is to be won at the end."""
    if until == "news":
        return ".".join((_war(position), *position.open, *(active.card for active in position.active)))
    card = discoveries(position, Group(what, "")).get(end)
    prizes = [*(country for country in position.open if is_jeep(Group(what, "")) and NODE[country] == end), *([card] if card else [])]
    return ".".join((_war(position), *prizes))


def _war(position: Position) -> str:
    return position.war.card if position.war else "peace"


def _scope(mark: str, player: Player, group: Group, path: tuple[Node, ...]) -> str:
    alike = {(other.what, other.node): number for other, number in counted(player)}
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
    what: What = piece.rpartition("-")[0]  # type: ignore[assignment]
    return what


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """A voyage ends at its goal, when its piece is not on its way any more, and at what it was to ask at."""
    position = world.position
    player = position.players[seat]
    if isinstance(world.stage, Over) or player.place:
        return False
    if order.slot not in VOYAGES or not order.line:
        return True
    passage = _passage(order)
    if passage.mark != _mark(position, _what(order), passage.way[-1], order.line.split()[-1]):
        return False
    at = _place(order, player)
    return at is not None and at < len(passage.way) - 1


def outcome(world: State, seat: Seat, order: Order) -> Msg | None:
    """Why a voyage ended: it has arrived, its piece left the way, or there is news."""
    if order.slot not in VOYAGES or not order.line:
        return None
    at, passage = _place(order, world.position.players[seat]), _passage(order)
    if at == len(passage.way) - 1:
        return Msg("magellan.order.ended.arrived", voyage=order.text)
    if at is None:
        return Msg("magellan.order.ended.gone", voyage=order.text)
    if passage.mark.partition(".")[0] != _war(world.position):
        return Msg("magellan.order.ended.war", voyage=order.text)
    key = "magellan.order.ended.news" if order.line.endswith("news") else "magellan.order.ended.goal"
    return Msg(key, voyage=order.text)


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """The line that the orders play for a seat, or `None` to ask the player."""
    position = world.position
    kept = {order.slot: order for order in orders if order.line and keeps(world, seat, order)}
    if isinstance(world.stage, Defending):
        return _defence(position, kept["defend"].line.split()[1]) if world.stage.seat == seat and "defend" in kept else None
    if position.seat != seat:
        return None
    voyages = [kept[slot] for slot in VOYAGES if slot in kept]
    if isinstance(world.stage, Rolling):
        return "roll" if voyages or "roll" in kept else None
    if isinstance(world.stage, Drawing):
        return _pack(position, kept["draw"].line.split()[1]) if "draw" in kept else None
    if isinstance(world.stage, Moving) and voyages and not enemies(position.war, seat):
        return _sailing(world, seat, voyages)
    return None


def _defence(position: Position, wanted: str) -> Line:
    """The bomb on the attacker, or none."""
    return wanted if wanted == "stay" else f"{wanted}-{number(position, position.seat)}"


def _pack(position: Position, wanted: str) -> Line:
    """The pack that is wanted, the other one when it is empty."""
    packs = {"geographic": position.geographic, "history": position.history}
    return wanted if packs[wanted] else next(name for name, pack in packs.items() if pack)


def _sailing(world: State, seat: Seat, voyages: Sequence[Order]) -> Line | None:
    """One line for all voyages; `None` when a piece can arrive now or cannot go on as it was meant to."""
    position, legs = world.position, list[tuple[Group, Node]]()
    for voyage in voyages:
        at = _place(voyage, position.players[seat])
        rest = _passage(voyage).way[at:]
        ahead = shortened(rest, position.points)
        if at is None or ahead == rest:
            return None
        if len(ahead) > 1:
            group = Group(_form(_what(voyage), rest[0]), rest[0])
            path = way(position.players[seat], group, ahead[-1])
            if path is None or way_cost(path) != way_cost(ahead):
                return None
            position = gone(position, seat, group, ahead[-1], [])
            legs.append((group, ahead[-1]))
    return " ".join(drive(move(world, seat), _Answers(legs))[0])


class _Answers:
    """Answers the asks of a movement so that pieces go to places, one after the other, and the turn ends."""

    def __init__(self, legs: Sequence[tuple[Group, Node]]) -> None:
        self._left = list(legs)

    def __call__(self, ask: Ask | Form, path: Path) -> Token:
        assert isinstance(ask, Ask)
        if ask.name == "move.step":
            return _token(ask, lambda value: value == self._left[0][0] if self._left else isinstance(value, End))
        end = self._left[0][1]
        if ask.name == "move.goal":
            option = _find(ask, lambda value: isinstance(value, Go) and value.node == end)
            if option is None:
                return _token(ask, lambda value: isinstance(value, Elsewhere))
        else:
            option = _find(ask, lambda value: value == end)
        assert option is not None, f"{end} is not offered"
        del self._left[0]
        return option.token


def _find(ask: Ask, is_wanted: Callable[[Any], bool]) -> Option[Any] | None:
    return next((option for option in ask.options if is_wanted(option.value)), None)


def _token(ask: Ask, is_wanted: Callable[[Any], bool]) -> Token:
    option = _find(ask, is_wanted)
    assert option is not None, f"{ask.name} does not offer what a voyage needs"
    return option.token
