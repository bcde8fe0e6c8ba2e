"""The market: `su=s3 go=- sp=p1`.

For each good units are sold or processed, or nothing. rulebook: Player's Actions, Market.

The orange factory has no token: a player who processes one unit more than they have factories of the good uses it.
"""

from __future__ import annotations

from functools import cache, partial

from engine.values.core import NONE, Ask, Field, Form, Msg, Option, Talk
from games.navegador.rules import says
from games.navegador.rules.board import GOODS, LAST_ROW, PROCESS, SELL
from games.navegador.rules.state import Player, State, Trade
from games.navegador.rules.turn.work import Work

KEYS = ("su", "go", "sp")
"""The keys of the form's fields, by good."""

Trades = tuple[Trade | None, ...]
"""What is done with each good; `None`: nothing, or not answered yet."""


def trade(good: int, row: int, units: int, is_orange: bool = False) -> Trade:
    """Return the trade of units sold (positive) or processed (negative) at the present price."""
    if units > 0:
        return Trade(GOODS[good], units, units * SELL[good][row], row, min(LAST_ROW, row + units))
    return Trade(GOODS[good], units, -units * PROCESS[row], row, max(0, row + units), is_orange)


_NOTHING: Option[Trade | None] = Option(NONE, None, Msg("navegador.market.nothing"))


@cache
def _option(good: int, row: int, units: int, is_orange: bool) -> Option[Trade | None]:
    """Return the option of units sold (positive) or processed (negative)."""
    done = trade(good, row, units, is_orange)
    hint = Msg(
        "navegador.market.hint",
        orange=int(is_orange),
        income=done.income,
        price=SELL[good][done.row_after],
        process=PROCESS[done.row_after],
    )
    label = Msg("navegador.market.sell" if units > 0 else "navegador.market.process", count=abs(units), good=says.good(good))
    return Option(f"s{units}" if units > 0 else f"p{-units}", done, label, hint=hint)


@cache
def _field(good: int, row: int, colonies: int, factories: int) -> Field:
    options = [_NOTHING]
    options += [_option(good, row, units, False) for units in range(1, colonies + 1)]
    options += [_option(good, row, -units, units > factories) for units in range(1, factories + 2)]
    return Field(KEYS[good], Ask(f"market.{GOODS[good]}", _prompt(good, row, colonies, factories + 1), tuple(options)))


@cache
def _prompt(good: int, row: int, colonies: int, factories: int) -> Msg:
    """Ask what to do with a good; `factories` includes the orange one."""
    return Msg(
        "navegador.market.good", good=says.good(good), colonies=colonies, sell=SELL[good][row], factories=factories, process=PROCESS[row]
    )


def _check(trades: Trades) -> Msg | None:
    return Msg("navegador.market.orange") if sum([done is not None and done.is_orange for done in trades]) > 1 else None


def fields(player: Player, market: tuple[int, ...]) -> tuple[Field, ...]:
    """Return what the player can do with each good; `market` are the rows of the markers."""
    return tuple([_field(good, market[good], len(player.colonies[good]), player.factories[good]) for good in range(len(GOODS))])


def trade_goods(work: Work) -> Talk[None]:
    """Ask for each good whether to sell with colonies, to process with factories, or neither."""
    player = work.player
    prompt = Msg("navegador.market.ask", money=player.money)
    offered = fields(player, work.position.market)
    trades: Trades = yield Form("market.goods", prompt, offered, _check, so_far=partial(_half_traded, work.fork()))
    work.trade(_done(trades))


def _done(trades: Trades) -> list[Trade]:
    return [chosen for chosen in trades if chosen is not None]


def _half_traded(before: Work, trades: Trades) -> State:
    """Return the state shown while the form is being filled in."""
    work = before.fork()
    work.trade(_done(trades))
    return work.shown()
