"""Answers in brief: deed, price and gain in a label, and what they touch on a picture.

An answer tells a picture what it touches by values: a field of the rondel by its name, ships by `Sail`, colonies and buildings by `Ware`,
goods by `Trade`, a privilege by `Privilege`, the region whose ships pay by its name, workers and ships bought by their number.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, cast

from engine.asks.decision import Answer
from engine.values.core import Msg, Path, Seat, Who
from games.navegador.mind.candidates import RankedAnswer
from games.navegador.mind.voyages import Voyage
from games.navegador.rules import board, says
from games.navegador.rules.score import each, points
from games.navegador.rules.state import LastMove, Player, Position, Sail, State, Trade
from games.navegador.rules.turn.privilege import Privilege
from games.navegador.rules.wares import Ware, Wares, What, kind_of, limits, price_of, surplus

CARD = "navegador"
"""The token of the extra sailing, in the place of a field of the rondel."""


def answer_of(idea: RankedAnswer, position: Position, player: Player, path: Path, due: int = 0, field: str | None = None) -> Answer:
    """Return an idea as an answer by a path.

    `field` is the rondel's field that the answer chooses, for which `due` ships are paid. `position` and `player` are as before it.
    """
    label, touched = deed_label(idea.deed, position, player, field, due)
    at = () if field in (None, CARD) else (field,)
    is_free = isinstance(idea.deed, Voyage) and idea.deed.explored is None and not due
    return Answer(path, label, places=(*at, *touched), costs=not is_free, asks=_ends(idea.deed, position))


def _ends(deed: Any, position: Position) -> bool:
    """Return whether a deed starts the last round."""
    if position.is_ending:
        return False
    return deed.explored == board.NAGASAKI if isinstance(deed, Voyage) else _is_last(deed, position)


def _is_last(deed: Any, position: Position) -> bool:
    """Return whether a deed buys the last buildings."""
    is_built = isinstance(deed, tuple) and isinstance(deed[0], Ware) and deed[0].name in board.BUILDING_NUMBER
    return is_built and sum(position.built) + len(deed) == sum(board.building_counts(len(position.players)))


def deed_label(deed: Any, position: Position, player: Player, field: str | None, due: int) -> tuple[Msg, tuple[Any, ...]]:
    """Return the label of a deed, and what it touches."""
    if isinstance(deed, Voyage):
        return sailing_label(position, player, deed, due, field == CARD), deed.sails if deed.explored is None else exploring_ships(deed)
    if isinstance(deed, Privilege):
        key = "navegador.decide.king" if deed.is_king else "navegador.decide.privilege"
        return Msg(key, kind=deed.kind, bonus=deed.bonus, due=due), (deed,)
    if isinstance(deed, tuple):
        if isinstance(deed[0], Trade):
            return trading_label(deed, due), deed
        return buying_label(cast(Wares, deed), position, player, due), deed
    return recruiting_label("ships" if field == "ships" else "workers", deed, position, player, due), (deed,)


@cache
def sea(region: int) -> Msg:
    """Name a region in few letters, as within a sentence."""
    return Msg(f"navegador.sea.{board.REGIONS[region]}")


def exploring_ships(voyage: Voyage) -> tuple[Sail, ...]:
    """Return the groups of a voyage that explore."""
    return tuple(sail for sail in voyage.sails if board.REGION_NUMBER[sail.to] == voyage.explored)


def sailing_label(position: Position, player: Player, voyage: Voyage, due: int = 0, is_card: bool = False) -> Msg:
    """Label a sailing: it explores, or goes to colonies or near unknown regions."""
    if voyage.explored is not None and is_card:
        return Msg("navegador.decide.card.explore", region=sea(voyage.explored), lost=board.losses(len(position.players))[voyage.explored])
    if voyage.explored is not None:
        gone, points = board.losses(len(position.players))[voyage.explored] + due, each(player)[board.KIND_NUMBER["explorer"]]
        return Msg("navegador.decide.explore", region=sea(voyage.explored), points=points, gone=gone)
    goals: Counter[int] = Counter()
    for sail in voyage.sails:
        goals[board.REGION_NUMBER[sail.to]] += sail.count
    count = goals.total()
    if due or is_card or len(goals) > 2:
        key = "navegador.decide.card.sail" if is_card else "navegador.decide.sail.seas"
        return Msg(key, count=count, seas=len(goals), region=sea(next(iter(goals))), due=due)
    if len(goals) == 2:
        one, other = goals
        return Msg("navegador.decide.sail.two", region=sea(one), other=sea(other))
    region = next(iter(goals))
    stack = position.stacks[region] if position.is_known(region) else ()
    if stack:
        good = board.GOOD_OF[region] or 0
        sells = board.SELL[good][position.market[good]]
        return Msg("navegador.decide.sail.colony", count=count, region=sea(region), good=says.good(good), sells=sells)
    near = unknown_in_reach(position, region)
    if near:
        return Msg("navegador.decide.sail.near", count=count, region=sea(region), near=sea(near[0]))
    return Msg("navegador.decide.sail", count=count, region=sea(region))


def unknown_in_reach(position: Position, origin: int) -> tuple[int, ...]:
    """Return the unknown regions that one sailing reaches from a region."""
    _, unknown = board.reach(origin, position.phase, position.known)
    return unknown


def in_points(last: LastMove, position: Position, points: int) -> Msg | None:
    """Say what a line of the last turn did, and its points; None if it did nothing."""
    what: Msg | None = None
    if last.trades:
        what = Msg("navegador.last.trade", income=sum([trade.income for trade in last.trades]))
    elif last.buildings:
        first = says.building(last.buildings[0][0])
        what = Msg("navegador.last.build", count=len(last.buildings), name=first)
    elif last.colonies:
        what = Msg("navegador.last.settle", count=len(last.colonies), region=sea(board.REGION_NUMBER[last.colonies[0][0]]))
    elif last.recruited:
        what = Msg("navegador.last.recruit", what=last.what, count=last.recruited)
    elif last.privilege is not None:
        what = Msg("navegador.last.king" if last.is_king else "navegador.last.privilege", kind=says.kind(last.privilege))
    if what is None:
        return None
    sign = 0
    if points:
        sign = 1 if points > 0 else -1
    return Msg("navegador.decide.points", what=what, points=abs(points), sign=sign)


def recruiting_label(what: What, count: int, position: Position, player: Player, due: int = 0) -> Msg:
    """Label workers or ships: their price, and how many there are then."""
    cheap, level, most = limits(what, player)
    if what == "ships":
        level -= due
    price, sold = price_of(count, cheap, position.phase), surplus(count, cheap, level, most)
    if sold:
        return Msg("navegador.decide.sold", what=what, count=count, price=price, sold=sold, income=board.SURPLUS * sold)
    return Msg(f"navegador.decide.{what}", count=count, price=price, level=level + count, due=due)


def buying_label(wares: Wares, position: Position, player: Player, due: int = 0) -> Msg:
    """Label colonies or buildings: their price, and what a colony sells for, or the points."""
    price, count = sum([ware.price for ware in wares]), len(wares)
    points = sum([each(player)[kind_of(ware)] for ware in wares])
    names = Counter(ware.name for ware in wares)
    region = board.REGION_NUMBER.get(wares[0].name)
    if region is not None:
        owned = sum(map(len, player.colonies)) + count
        if len(names) > 1:
            return Msg("navegador.decide.colonies", count=count, price=price, owned=owned, due=due)
        good = board.GOOD_OF[region] or 0
        name, sells = says.good(good), board.SELL[good][position.market[good]]
        return Msg("navegador.decide.colony", region=sea(region), count=count, price=price, owned=owned, good=name, sells=sells, due=due)
    if not position.is_ending and _is_last(wares, position):
        return Msg("navegador.decide.last", count=count, price=price, points=points, due=due)
    kinds = Counter(board.KINDS[kind_of(ware)] for ware in wares)
    if count == 1:
        what = says.building(cast(board.Building, wares[0].name))
        return Msg("navegador.decide.building", name=what, price=price, points=points, due=due)
    if not due and (len(kinds) == 1 or len(kinds) == count == 2):
        named = "-".join(sorted(kinds, key=board.KINDS.index))
        return Msg("navegador.decide.kinds", kinds=named, count=count, price=price, points=points)
    return Msg("navegador.decide.buildings", count=count, price=price, points=points, due=due)


def trading_label(trades: tuple[Trade, ...], due: int = 0) -> Msg:
    """Label goods sold and processed: the income."""
    income = sum([trade.income for trade in trades])
    sold = tuple(says.good(board.GOOD_NUMBER[trade.good]) for trade in trades if trade.units > 0)
    processed = tuple(says.good(board.GOOD_NUMBER[trade.good]) for trade in trades if trade.units < 0)
    if due:
        return Msg("navegador.decide.trade", income=income, due=due)
    if not processed:
        return Msg("navegador.decide.sell", goods=sold, count=len(sold), income=income)
    if not sold:
        return Msg("navegador.decide.process", goods=processed, count=len(processed), income=income)
    if len(processed) > 1:
        return Msg("navegador.decide.sell.rest", good=sold[0], income=income)
    if len(sold) > 1:
        return Msg("navegador.decide.process.rest", good=processed[0], income=income)
    return Msg("navegador.decide.both", sold=sold[0], processed=processed[0], income=income)


def task(state: State, seat: Seat) -> Msg | None:
    """Implement `Mind.task`."""
    players = state.position.players
    theirs, other = max((points(player), Seat(at)) for at, player in enumerate(players) if at != seat)
    mine = {"points": points(players[seat]), "money": players[seat].money}
    return Msg("navegador.task", who=Who(seat), other=Who(other), theirs=theirs, **mine)
