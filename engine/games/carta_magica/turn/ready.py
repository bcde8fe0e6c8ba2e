"""Sailing ready-made: the best squares as buttons, all squares in menus. So a turn takes a click on Spin, one here, and Confirm."""

from __future__ import annotations

from functools import cache

from engine.core import Msg, Option, Path, Seat, Suggestion
from engine.games.carta_magica import chart, payment, says
from engine.games.carta_magica.board import GOODS_PER_GOLD, HARBOUR, TALISMAN_PRICE, TALISMANS, Square, name
from engine.games.carta_magica.flow import tradable
from engine.games.carta_magica.reach import Reach
from engine.games.carta_magica.state import Player, Position, State
from engine.games.carta_magica.turn.harbour import deal_hints
from engine.games.carta_magica.ways import CARD_OF, Way, card_of, price, reach_of
from engine.games.carta_magica.work import Work

ROOM = 100
"""Ready answers that a panel shows in menus."""
LABELS: dict[Way, str] = {
    "tow": "carta_magica.menu.tow",
    "repair": "carta_magica.menu.repair",
    "repair-card": "carta_magica.menu.repair-card",
    "lucky-wind": "carta_magica.menu.lucky-wind",
}
"""What a square is called that is reached at a price."""


def is_lap(position: Position, player: Player, found: Reach) -> bool:
    """Whether reaching home ends the match."""
    if position.final is not None or not found.ends >> player.home & 1:
        return False
    return position.options.is_return_enough or any(player.lap + delta for delta in found.laps(player.home))


def sail_hints(state: State, seat: Seat, way: Way, steps: int) -> list[Suggestion]:
    """Where to sail: harbours with the best deal, home first, then as far as possible either way, then towards harbours."""
    position = state.position
    player = position.players[seat]
    found = reach_of(position, seat, steps)
    tail, paid = _paid(state, seat, way)
    hints: list[Suggestion] = []
    for option in chart.options(player.square, found, player.home, False):
        target = option.value
        if target in HARBOUR:
            laps = found.laps(target)
            delta = next((one for one in laps if target == player.home and player.lap + one), laps[-1])
            path = (way, name(target), *chart.route_word(found, target, delta), *tail)
            deals = deal_hints(paid, seat, target, path)
            if target == player.home and is_lap(position, player, found):
                home = Msg("carta_magica.suggest.home", place=says.place(target))
                hints = [*(Suggestion(hint.path, home) for hint in deals), *hints]
            else:
                hints += deals
    onward = chart.onward_hints(found, player.home, player.lap, position.options, way)
    known: set[str] = set()
    for hint in (*onward, *chart.harbour_hints(found, position.options, player.square, way)):
        if hint.path[1] not in known:
            known.add(hint.path[1])
            hints.append(Suggestion((*hint.path, *tail), hint.label))
    return hints


def sail_menus(state: State, seat: Seat, way: Way, steps: int) -> list[Suggestion]:
    """All squares in reach: harbours with what can be done there, then by direction. Where there are more than fit, the nearest are
    left out; so are squares to which two ways round the island lead."""
    position = state.position
    player = position.players[seat]
    found = reach_of(position, seat, steps)
    tail, paid = _paid(state, seat, way)
    ports: list[Suggestion] = []
    seas: list[tuple[int, Suggestion]] = []
    for option in chart.options(player.square, found, player.home, False):
        target = option.value
        path = (way, option.token, *tail)
        if len(found.laps(target)) > 1:
            continue
        if target in HARBOUR:
            ports += _deals(paid, seat, option, path)
        else:
            seas.append((chart.distance(player.square, target), Suggestion(path, _label(way, target), option.group)))
    spare = len(ports) + len(seas) - ROOM
    if spare > 0:
        least = sorted(away for away, _ in seas)[spare - 1]
        seas = [one for one in seas if one[0] > least]
    return [*ports, *(hint for _, hint in seas)]


@cache
def _label(way: Way, target: Square) -> Msg:
    return Msg(LABELS[way], place=says.place(target)) if way in LABELS else says.place(target)


def _paid(state: State, seat: Seat, way: Way) -> tuple[Path, State]:
    """The words of the usual payment for a way, and the state once it is paid or its card is used up."""
    if way == "sail":
        return (), state
    work = Work(state.position)
    player = work.players[seat]
    due = price(state.position, way)
    if due is not None:
        tail = payment.usual(player, *due)
        work.pay(seat, due[0], *payment.payments(player, *due)[0])
        return tail, State(work.position(), state.stage)
    card = card_of(player, CARD_OF[way])
    assert card is not None
    work.use(seat, card)
    return (), State(work.position(), state.stage)


def _deals(state: State, seat: Seat, option: Option[Square], path: Path) -> list[Suggestion]:
    """A harbour with the best sale or each talisman on sale, and without a deal."""
    work = Work(state.position)
    player = work.change(seat, square=option.value)
    most = tradable(work, seat)
    place = says.place(option.value)
    if not most:
        return [Suggestion(path, place, option.group)]
    if HARBOUR[option.value].is_black:
        tail = (str(most), *payment.usual(player, "goods", most * GOODS_PER_GOLD))
        sale = Suggestion((*path, *tail), Msg("carta_magica.suggest.sell", place=place, gold=most), option.group)
        return [sale, Suggestion((*path, "0"), Msg("carta_magica.menu.nothing", place=place), option.group)]
    tail = payment.usual(player, "gold", TALISMAN_PRICE)
    deals = [
        Suggestion(
            (*path, TALISMANS[one].token, *tail),
            Msg("carta_magica.suggest.buy", place=place, talisman=says.talisman_points(one)),
            option.group,
        )
        for one in state.position.row
    ]
    if state.position.talisman_deck:
        deals.append(Suggestion((*path, "unseen", *tail), Msg("carta_magica.menu.unseen", place=place), option.group))
    return [*deals, Suggestion((*path, "nothing"), Msg("carta_magica.menu.nothing", place=place), option.group)]
