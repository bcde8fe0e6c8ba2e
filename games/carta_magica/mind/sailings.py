"""Ready ways to sail, in words: the best squares as buttons, every square in reach for menus, each with the deal in its harbour and what
the way costs. So a turn takes three clicks: Spin, an offer, Confirm."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.values.core import Msg, Option, Path, Seat, Suggestion
from games.carta_magica.rules import payment, says
from games.carta_magica.rules.board import (
    BLACK,
    CHALLENGES,
    GOODS_PER_GOLD,
    HARBOUR,
    HOME_POINTS,
    RED,
    TALISMAN_PRICE,
    TALISMANS,
    Square,
    name,
)
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.reach import FAR, PORTS, Reach, away, lap_distances, squares_in
from games.carta_magica.rules.sailing import CARD_OF, Way, price, reach_of
from games.carta_magica.rules.state import Player, Position, State
from games.carta_magica.rules.turn.flow import tradable
from games.carta_magica.rules.turn.offers import MENU, distance, is_lap, square_options
from games.carta_magica.rules.turn.work import Work

MENU_ROOM = 100
"""Ready answers that a panel shows in menus."""
LABELS: dict[Way, str] = {
    "tow": "carta_magica.menu.tow",
    "repair": "carta_magica.menu.repair",
    "repair-card": "carta_magica.menu.repair-card",
    "lucky-wind": "carta_magica.menu.lucky-wind",
}
"""What a square is called that is reached at a price."""


def route_word(reach: Reach, target: Square, delta: int) -> tuple[str, ...]:
    """The token that names the way round the island, if there are two."""
    laps = reach.laps(target)
    if len(laps) < 2:
        return ()
    return ("clockwise",) if delta == laps[-1] else ("anticlockwise",)


def furthest(reach: Reach, home: Square, lap: int, options: Options, is_clockwise: bool) -> tuple[Square, int] | None:
    """The sea square in reach with the fewest steps left to a lap one way round, and the change of the lap counter on the way."""
    field = lap_distances(home, options)
    goal = 1 if is_clockwise else -1
    ends = [(target, delta) for delta, plane in reach.planes for target in squares_in(plane & ~PORTS)]
    return min(ends, key=lambda end: (field.get((end[0], lap + end[1] - goal), FAR), -end[0]), default=None)


def towards(reach: Reach, options: Options, ship: Square, ports: tuple[Square, ...]) -> tuple[Square, Square] | None:
    """The nearest of some harbours out of reach, and the sea square in reach that is nearest to it."""
    out = [port for port in ports if not reach.ends >> port & 1 and port != ship]
    if not out:
        return None
    port = min(out, key=lambda square: away(options, ship, square))
    squares = tuple(squares_in(reach.ends & ~PORTS))
    return (port, min(squares, key=lambda square: away(options, square, port))) if squares else None


def _harbour_hints(reach: Reach, position: Position, seat: Seat, way: Way) -> list[Suggestion]:
    """Sailing towards the nearest black and the nearest red harbour that are still out of reach, where there is something to trade."""
    player, options = position.players[seat], position.options
    hints = []
    for ports in (BLACK, RED):
        end = towards(reach, options, player.square, ports)
        if end is None:
            continue
        port, target = end
        most = tradable(position.changed(seat, square=port), seat)
        if not most:
            continue
        path = (way, name(target), *route_word(reach, target, reach.laps(target)[-1]))
        left = away(options, target, port)
        key = "carta_magica.suggest.then-sell" if HARBOUR[port].is_black else "carta_magica.suggest.then-buy"
        label = Msg("carta_magica.suggest.towards", harbour=says.harbour(port), square=says.place(target))
        hints.append(Suggestion(path, label, hint=Msg(key, steps=left, gold=most), plays=True))
    return hints


def _onward_hints(reach: Reach, player: Player, options: Options, way: Way) -> list[Suggestion]:
    """Sailing as far as possible, either way round the island, with the steps that are left then."""
    hints = []
    for is_clockwise in (True, False):
        end = furthest(reach, player.home, player.lap, options, is_clockwise)
        if end is not None:
            key = "carta_magica.suggest.clockwise" if is_clockwise else "carta_magica.suggest.anticlockwise"
            left = lap_distances(player.home, options).get((end[0], player.lap + end[1] - (1 if is_clockwise else -1)), FAR)
            hint = Msg("carta_magica.suggest.left", steps=left) if left < FAR else None
            path = (way, name(end[0]), *route_word(reach, *end))
            hints.append(Suggestion(path, Msg(key, square=says.place(end[0])), hint=hint, plays=True))
    return hints


def sail_hints(state: State, seat: Seat, way: Way, steps: int) -> list[Suggestion]:
    """Where to sail, the best first: home after a lap, harbours with the best deal, then as far as possible either way, then towards
    harbours, at last black harbours that only give a card. What the way costs is said with each."""
    position = state.position
    player, options = position.players[seat], position.options
    reach = reach_of(position, seat, steps)
    tail, paid = _paid(state, seat, way)
    home: list[Suggestion] = []
    deals: list[Suggestion] = []
    cards: list[Suggestion] = []
    for option in square_options(player.square, reach, player.home, False):
        target = option.value
        if target in HARBOUR:
            laps = reach.laps(target)
            delta = next((change for change in laps if target == player.home and player.lap + change), laps[-1])
            deal = best_deal(paid, seat, target, (way, name(target), *route_word(reach, target, delta), *tail), is_new=True)
            if target == player.home and is_lap(position, player, reach):
                label = Msg("carta_magica.suggest.home", place=says.place(target))
                home.append(Suggestion(deal.path, label, hint=_HOME, plays=True, asks=True))
            elif tradable(paid.changed(seat, square=target), seat):
                deals.append(deal)
            elif HARBOUR[target].is_black:
                cards.append(replace(deal, reveals=way == "sail"))
    known: set[str] = set()
    seas = []
    for hint in (*_onward_hints(reach, player, options, way), *_harbour_hints(reach, paid, seat, way)):
        if hint.path[1] not in known:
            known.add(hint.path[1])
            seas.append(replace(hint, path=(*hint.path, *tail), reveals=way == "sail"))
    cost = _cost(way, options)
    return [hint if cost is None else replace(hint, hint=_both(cost, hint.hint)) for hint in (*home, *deals, *seas, *cards)]


_HOME = Msg("carta_magica.suggest.home.hint", points=HOME_POINTS)


@cache
def _cost(way: Way, options: Options) -> Msg | None:
    """What a way costs, in words."""
    due = price(options, way)
    if due is not None:
        return Msg("carta_magica.suggest.cost.tow" if way == "tow" else "carta_magica.suggest.cost.repair", price=says.amount(*due))
    return Msg("carta_magica.suggest.cost.card") if way != "sail" else None


def _both(first: Msg, second: Msg | None) -> Msg:
    return first if second is None else Msg("carta_magica.suggest.both", first=first, second=second)


def sail_menus(state: State, seat: Seat, way: Way, steps: int, hints: list[Suggestion], options: int) -> list[Suggestion]:
    """Every square in reach, harbours with each deal; but the nearest seas where there are too many, and those with two ways round.

    What costs something in a harbour has to be confirmed: it stands outside the groups, one click away, as long as one menu has room for
    it beside the groups, the `hints` and so many `options`; what is one of the `hints` is not said again.
    """
    position = state.position
    player = position.players[seat]
    reach = reach_of(position, seat, steps)
    tail, paid = _paid(state, seat, way)
    ports: list[Suggestion] = []
    seas: list[tuple[int, Suggestion]] = []
    for option in square_options(player.square, reach, player.home, False):
        target = option.value
        path = (way, option.token, *tail)
        if len(reach.laps(target)) > 1:
            continue
        if target in HARBOUR:
            deals = _deals(paid, seat, option, path, is_free=way == "sail")
            ports += [replace(deal, asks=True) for deal in deals] if target == player.home and is_lap(position, player, reach) else deals
        else:
            sea = Suggestion(path, _label(way, target), option.group, option.hint, reveals=way == "sail")
            seas.append((distance(player.square, target), sea))
    spare = len(ports) + len(seas) - MENU_ROOM
    if spare > 0:
        least = sorted(steps for steps, _ in seas)[spare - 1]
        seas = [sea for sea in seas if sea[0] > least]
    menus = [*ports, *(hint for _, hint in seas)]
    room = MENU - len(hints) - options - len({hint.group for hint in menus})
    known, costly = {hint.path for hint in hints}, [hint for hint in ports if not hint.reveals]
    said = [hint for hint in costly if hint.path in known]
    first = [hint for hint in costly if hint not in said][: max(0, room)]
    return [*[replace(hint, group=None, plays=True) for hint in first], *[hint for hint in menus if hint not in (*said, *first)]]


@cache
def _label(way: Way, target: Square) -> Msg:
    return Msg(LABELS[way], place=says.place(target)) if way in LABELS else says.place(target)


def _paid(state: State, seat: Seat, way: Way) -> tuple[Path, Position]:
    """The tokens of the usual payment for a way, and the position once it is paid or its card is used up."""
    if way == "sail":
        return (), state.position
    work = Work(state)
    player = work.player(seat)
    due = price(state.position.options, way)
    if due is not None:
        work.pay(seat, due[0], payment.cheapest(player, *due, state.position.options))
        return payment.usual(player, *due, state.position.options), work.position
    card = payment.card_of(player, CARD_OF[way])
    assert card is not None
    work.use(seat, card)
    return (), work.position


def best_deal(position: Position, seat: Seat, at: Square, path: Path, is_new: bool) -> Suggestion:
    """The best deal in a harbour where the ship is, or (`is_new`) would be after the answers of `path`."""
    position = position.changed(seat, square=at)
    player = position.players[seat]
    most = tradable(position, seat)
    place = says.place(at)
    if HARBOUR[at].is_black:
        if not most:
            return Suggestion(path, Msg("carta_magica.suggest.harbour", place=place), hint=_CARD, plays=True)
        path = (*path, str(most), *payment.usual(player, "goods", most * GOODS_PER_GOLD, position.options))
        key = "carta_magica.suggest.sell.card" if is_new else "carta_magica.suggest.sell.goods"
        hint = Msg(key, goods=most * GOODS_PER_GOLD, left=payment.means(player, "goods") - most * GOODS_PER_GOLD)
        return Suggestion(path, Msg("carta_magica.suggest.sell", place=place, gold=most), hint=hint, plays=True)
    wanted = CHALLENGES[player.challenge].talismans
    best = max(position.row, key=lambda card: (card in wanted, TALISMANS[card].points), default=None)
    if not most or best is None:
        return Suggestion((*path, "nothing") if most else path, Msg("carta_magica.suggest.harbour", place=place), plays=True)
    path = (*path, TALISMANS[best].token, *payment.usual(player, "gold", TALISMAN_PRICE, position.options))
    left = payment.means(player, "gold") - TALISMAN_PRICE
    hint = Msg("carta_magica.suggest.buy.challenge" if best in wanted else "carta_magica.suggest.buy.left", gold=left)
    return Suggestion(path, Msg("carta_magica.suggest.buy", place=place, talisman=says.talisman_points(best)), hint=hint, plays=True)


_CARD = Msg("carta_magica.suggest.harbour.card")


def _deals(position: Position, seat: Seat, option: Option[Square], path: Path, is_free: bool) -> list[Suggestion]:
    """A harbour with the best sale or each talisman on sale, and without a deal, which costs nothing where the way there `is_free`."""
    position = position.changed(seat, square=option.value)
    player = position.players[seat]
    most = tradable(position, seat)
    place = says.place(option.value)
    if not most:
        return [Suggestion(path, place, option.group, reveals=is_free)]
    if HARBOUR[option.value].is_black:
        tail = (str(most), *payment.usual(player, "goods", most * GOODS_PER_GOLD, position.options))
        sale = Suggestion((*path, *tail), Msg("carta_magica.suggest.sell", place=place, gold=most), option.group)
        return [sale, Suggestion((*path, "0"), Msg("carta_magica.menu.nothing", place=place), option.group, reveals=is_free)]
    tail = payment.usual(player, "gold", TALISMAN_PRICE, position.options)
    deals = [
        Suggestion(
            (*path, TALISMANS[card].token, *tail),
            Msg("carta_magica.suggest.buy", place=place, talisman=says.talisman_points(card)),
            option.group,
        )
        for card in position.row
    ]
    if position.talisman_deck:
        deals.append(Suggestion((*path, "unseen", *tail), Msg("carta_magica.menu.unseen", place=place), option.group))
    return [*deals, Suggestion((*path, "nothing"), Msg("carta_magica.menu.nothing", place=place), option.group, reveals=is_free)]
