"""The market: `su=s3 go=- sp=p1`. For each good units are sold or processed, or nothing. rulebook: Player's Actions, Market.

The orange factory needs no word of its own: whoever processes one unit more than he has factories of the good uses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from engine.core import NONE, Ask, Field, Form, Msg, Option, Suggestion, Talk
from engine.games.navegador import says
from engine.games.navegador.board import LAST_ROW, PROCESS, SELL
from engine.games.navegador.state import Trade
from engine.games.navegador.work import Work

KEYS = ("su", "go", "sp")
"""The keys of the form's fields."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is done with one good; `trade` is `None` for nothing. `is_orange`: the orange factory helps to process it."""

    trade: Trade | None
    is_orange: bool


def trade(good: int, row: int, units: int) -> Trade:
    """Units sold (positive) or processed (negative): all at the present price, then the marker moves, at most to the end of its column."""
    if units > 0:
        return Trade(good, units, units * SELL[good][row], row, min(LAST_ROW, row + units))
    return Trade(good, units, -units * PROCESS[row], row, max(0, row + units))


_NOTHING = Option(NONE, Choice(None, False), Msg("navegador.market.nothing"))


@lru_cache(16384)
def _option(good: int, row: int, units: int, money: int, is_orange: bool) -> Option[Choice]:
    """Units sold (positive) or processed (negative), with the income, the money it makes and the prices that follow."""
    done = trade(good, row, units)
    hint = Msg(
        "navegador.market.hint.orange" if is_orange else "navegador.market.hint",
        income=done.income,
        left=money + done.income,
        price=SELL[good][done.row_after],
        process=PROCESS[done.row_after],
    )
    label = Msg("navegador.market.sell" if units > 0 else "navegador.market.process", count=abs(units), good=says.good(good))
    return Option(f"s{units}" if units > 0 else f"p{-units}", Choice(done, is_orange), label, hint=hint)


@lru_cache(4096)
def _field(good: int, row: int, colonies: int, factories: int, money: int) -> Field:
    options = [_NOTHING]
    options += [_option(good, row, units, money, False) for units in range(1, colonies + 1)]
    options += [_option(good, row, -units, money, units > factories) for units in range(1, factories + 2)]
    return Field(KEYS[good], Ask("?", _prompt(good, row), tuple(options)))


@cache
def _prompt(good: int, row: int) -> Msg:
    return Msg("navegador.market.good", good=says.good(good), sell=SELL[good][row], process=PROCESS[row])


def _check(choices: tuple[Any, ...]) -> Msg | None:
    return Msg("navegador.market.orange") if sum([choice.is_orange for choice in choices]) > 1 else None


def trade_goods(work: Work, suggest: Sequence[Suggestion]) -> Talk[None]:
    """Sell with colonies and process with factories, each good one of the two."""
    fields = tuple(
        [_field(good, work.market[good], len(work.colonies[good]), work.factories[good], work.money) for good in range(len(KEYS))]
    )
    choices: tuple[Choice, ...] = yield Form("market", Msg("navegador.market.ask", money=work.money), fields, _check, suggest)
    trades = tuple([choice.trade for choice in choices if choice.trade is not None])
    rows = list(work.market)
    for one in trades:
        rows[one.good] = one.row_after
        work.money += one.income
    work.market = (rows[0], rows[1], rows[2])
    if trades:
        work.notes.append(says.traded(work.seat, trades))
    work.did["trades"] = trades
