"""Sensible answers to an ask, from its options and the position that it shows.

Decisions offer them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Literal

from msgspec import Struct

from engine.values.core import Ask, Field, Form, Option, Path, Seat, Several, Talk, Token
from engine.walking.walk import Asking, Done, follow, so_far, trace
from games.navegador.mind.values import Worth
from games.navegador.mind.voyages import Voyage, least_missed, voyages
from games.navegador.rules.board import KIND_NUMBER, POINT_MONEY, REGIONS, STEP, SURPLUS, RondelField, losses
from games.navegador.rules.score import king_best
from games.navegador.rules.state import Acting, Moving, Player, Position, State, Trade, items
from games.navegador.rules.turn import turn
from games.navegador.rules.turn.privilege import Privilege
from games.navegador.rules.wares import Ware, What, kind_of, limits, price_of, sets, surplus

Dialogue = Callable[[], Talk[Any]]
"""A function that begins a dialogue."""


Doing = Voyage | int | Privilege | tuple[Ware, ...] | tuple[Trade, ...]
"""What is done: ships sail, workers or ships are bought, a privilege is taken, wares are bought, goods are traded."""


class RankedAnswer(Struct, frozen=True):
    """A sensible answer to an ask."""

    path: Path
    """Its tokens, for a fleet without the closing word."""
    worth: float
    """The points that it is worth by the end of the match."""
    gain: int
    """The points that it brings or costs at once."""
    deed: Doing


def ideas(position: Position, seat: Seat, asked: Ask | Form) -> list[RankedAnswer]:
    """Return sensible answers to the first question of an action, the best first.

    `position` is what the ask shows.
    """
    worth = Worth(position, seat)
    if isinstance(asked, Form):
        choices = _trades(worth, asked)
    elif asked.name == "sail.group":
        choices = (sailing_idea(worth, position, voyage) for voyage in voyages(worth, worth.player.ships))
    elif asked.name in ("recruit.workers", "recruit.ships"):
        choices = _recruits(worth, asked)
    elif asked.name == "privilege.take":
        choices = _privileges(worth, asked)
    elif asked.several is not None:
        choices = _purchases(worth, asked.options, asked.several)
    else:
        return []
    return sorted(choices, key=lambda idea: -idea.worth)


def _free(asked: Ask) -> Iterator[Option[Any]]:
    return (option for option in asked.options if option.blocked is None)


def sailing_idea(worth: Worth, position: Position, voyage: Voyage) -> RankedAnswer:
    """Return a voyage as an answer."""
    gain = 0
    if voyage.explored is not None:
        gain = worth.each[KIND_NUMBER["explorer"]] - losses(len(position.players))[voyage.explored]
    return RankedAnswer(tuple(sail.token for sail in voyage.sails), voyage.worth, gain, voyage)


def _recruits(worth: Worth, asked: Ask) -> Iterator[RankedAnswer]:
    player, phase = worth.player, worth.position.phase
    what: What = "workers" if asked.name == "recruit.workers" else "ships"
    cheap, level, most = limits(what, player)
    for option in _free(asked):
        count: int = option.value
        if count:
            price, sold = price_of(count, cheap, phase), surplus(count, cheap, level, most)
            gain = worth.workers(count - sold, price) if what == "workers" else worth.ships(count - sold)
            change = SURPLUS * sold - price
            yield RankedAnswer((option.token,), gain + worth.cash(change), count - sold + cash_points(player, change), count)


def _purchases(worth: Worth, options: Sequence[Option[Any]], several: Several) -> Iterator[RankedAnswer]:
    assert several.check is not None
    points = worth.each
    for chosen in sets([option.value for option in options if option.blocked is None], several.check):
        if chosen:
            gain = sum([points[kind_of(ware)] for ware in chosen]) + cash_points(worth.player, -sum([ware.price for ware in chosen]))
            yield RankedAnswer(("+".join([ware.token for ware in chosen]),), worth.purchase(chosen), gain, chosen)


def _privileges(worth: Worth, asked: Ask) -> Iterator[RankedAnswer]:
    player = worth.player
    for option in _free(asked):
        taken = option.value
        if taken is not None:
            worker = 0 if taken.is_king else worth.worker(player.workers)
            kind = KIND_NUMBER[taken.kind]
            number, step = items(player)[kind], STEP[kind]
            workers_given = 0 if taken.is_king else 1
            gain = number * step + cash_points(player, taken.bonus) - workers_given
            yield RankedAnswer((option.token,), worth.privilege(taken.kind) - worker, gain, taken)


def _trades(worth: Worth, asked: Form) -> Iterator[RankedAnswer]:
    income, path = most_income(asked.fields)
    if path:
        yield trading_idea(worth.player, asked.fields, income, path, worth.cash(income))


def trading_idea(player: Player, fields: Sequence[Field], income: int, path: Path, worth: float = 0) -> RankedAnswer:
    """Return a market visit as an answer; `path` has a token for each field of the form."""
    chosen = {key: token for key, _, token in (token.partition("=") for token in path)}
    done = tuple([
        option.value for field in fields for option in field.ask.options if option.token == chosen[field.key] and option.value is not None
    ])  # fmt: skip
    return RankedAnswer(path, worth, cash_points(player, income), done)


def cash_points(player: Player, change: int) -> int:
    """Return the points that a change of money brings or costs."""
    return (player.money + change) // POINT_MONEY - player.money // POINT_MONEY


def most_income(fields: Sequence[Field], may_sell: bool = True, may_process: bool = True) -> tuple[int, Path]:
    """Return the most that a market visit can earn, and its tokens; no tokens if that is 0."""
    best = 0
    path: Path = ()
    for helped in fields:  # the good that the orange factory may help to process
        income = 0
        chosen = []
        for field in fields:
            can_use_orange = field is helped
            allowed = [option for option in field.ask.options if _is_allowed(option.value, may_sell, may_process, can_use_orange)]
            option = max(allowed, key=_preference)
            gained, _ = _preference(option)
            income += gained
            chosen.append(f"{field.key}={option.token}")
        if income > best:
            best, path = income, tuple(chosen)
    return best, path


def _is_allowed(trade: Trade | None, may_sell: bool, may_process: bool, can_use_orange: bool) -> bool:
    if trade is None:
        return True
    if trade.units > 0:
        return may_sell
    return may_process and (can_use_orange or not trade.is_orange)


def _preference(option: Option[Trade | None]) -> tuple[int, bool]:
    """Return a sort key: the income; of equal ones processing is better (goods get dearer)."""
    done = option.value
    return (0, False) if done is None else (done.income, done.units < 0)


class FieldWay(Struct, frozen=True):
    """The way to a field of the rondel, or to the extra sailing."""

    option: Option[Any]
    path: Path
    due: int
    """The number of ships paid."""
    asked: Ask | Form | None
    """The question there; `None`: nothing can be done there."""
    ideas: list[RankedAnswer]
    """Sensible answers to it."""

    @property
    def goal(self) -> RondelField | Literal["navegador"]:
        """The field, or `navegador` for the extra sailing."""
        where: RondelField | Literal["navegador"] = self.option.value
        return where


@lru_cache(8)
def ways(state: State, seat: Seat, most: int) -> tuple[FieldWay, ...]:
    """Return the ways to the fields that cost at most `most` ships, in the order of the ask.

    Further steps are paid with the ships that are missed least.
    """
    return tuple(_ways(state.position, seat, most, partial(turn, state, seat)))


def _ways(position: Position, seat: Seat, most: int, dialogue: Dialogue) -> Iterator[FieldWay]:
    """Yield the ways to the fields, the card's extra sailing first."""
    first = follow(dialogue(), ())
    assert isinstance(first, Asking) and isinstance(first.ask, Ask)
    for option in _free(first.ask):
        path: Path = (option.token,)
        there = trace(dialogue(), path)
        asked = _open_question(there.end)
        if isinstance(asked, Ask) and asked.several is not None and asked.name == "turn.pay":
            if asked.several.lo > most:
                return  # the fields come in the order of their costs
            path = (*path, payment(asked, position, seat))
            there = trace(dialogue(), path)
            asked = _open_question(there.end)
        shown: Position = so_far(State(position, Moving(seat)), there).position
        # without a question there, the last move shown is still somebody else's
        due = len(shown.last.paid) if shown.last.what == option.value else 0
        if due > most:
            return
        yield FieldWay(option, path, due, asked, ideas(shown, seat, asked) if asked is not None else [])


def _open_question(end: Asking | Done[Any]) -> Ask | Form | None:
    return end.ask if isinstance(end, Asking) else None


def best_place_of_king(asked: Ask) -> Option[Any]:
    """Return the option on which the King's privilege brings most."""
    state = shown_state(asked)
    assert isinstance(state.stage, Acting)
    best = king_best(state.position.players[state.stage.seat])
    return next(option for option in asked.options if option.value == best)


def shown_state(asked: Ask | Form) -> State:
    """Return the state that an ask shows before anything of it is chosen."""
    assert asked.so_far is not None
    state: State = asked.so_far((None,) * len(asked.fields)) if isinstance(asked, Form) else asked.so_far()
    return state


def payment(asked: Ask, position: Position, seat: Seat) -> Token:
    """Return the token that pays for further steps with the ships that are missed least."""
    assert asked.several is not None
    worth = Worth(position, seat)
    ships = position.players[seat].ships
    left = least_missed(worth, ships, asked.several.lo)
    gone = {REGIONS[at]: count - left[at] for at, count in enumerate(ships)}
    return "+".join([option.token for option in asked.options for _ in range(gone[option.value])])
