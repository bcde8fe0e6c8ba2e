"""Answers that make sense now, by the names of the asks: what the sensible player chooses from, and the ready answers of players.

An idea is made of the options that an ask offers and of the position that it shows, so the rules are never said again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from engine.core import Ask, Field, Form, Msg, Option, Path, Seat, Several, Suggestion, Talk, Token
from engine.games.navegador import says
from engine.games.navegador.board import REGION_NUMBER, REGIONS, SURPLUS, RondelField
from engine.games.navegador.state import Moving, Position, Ships, State, Trade
from engine.games.navegador.turn import recruiting
from engine.games.navegador.voyages import Voyage, gatherings, least_missed, voyages
from engine.games.navegador.wares import sets
from engine.games.navegador.worth import Worth
from engine.walk import Asking, Done, follow, so_far, trace

READY = 10
"""Ready answers that a panel shows."""
SAILINGS = 3
"""Of them, sailings of one kind."""
PURCHASES = 5
"""Ready purchases once their field was chosen."""
TRADES = (
    ("navegador.plan.trade.best", True, True),
    ("navegador.plan.trade.sell", True, False),
    ("navegador.plan.trade.process", False, True),
)
"""Ready trades once a market was chosen: their labels, whether they sell, whether they process."""
MOST_PAID = 2
"""Ships that are given up for further steps, at most."""

Dialogue = Callable[[], Talk[Any]]
"""Begins a dialogue afresh."""


class Idea(Struct, frozen=True):
    """An answer to an ask: its tokens (of a fleet without the closing word), a label, what it is worth in points."""

    path: Path
    label: Msg
    worth: float


def ideas(position: Position, seat: Seat, asked: Ask | Form) -> list[Idea]:
    """Sensible answers to the first question of an action, the best first. `position` is what the ask shows."""
    worth = Worth(position, seat)
    if isinstance(asked, Form):
        choices = _trades(worth, asked)
    elif asked.name == "sail.group":
        choices = _fleets(worth, worth.player.ships)
    elif asked.name in ("recruit.workers", "recruit.ships"):
        choices = _recruits(worth, asked)
    elif asked.name == "privilege.take":
        choices = _privileges(worth, asked)
    elif asked.several is not None:
        choices = _purchases(worth, asked.name, asked.options, asked.several)
    else:
        return []
    return sorted(choices, key=lambda idea: -idea.worth)


def _free(asked: Ask) -> Iterator[Option[Any]]:
    return (option for option in asked.options if option.blocked is None)


def _fleets(worth: Worth, fleet: Ships) -> Iterator[Idea]:
    for voyage in voyages(worth, fleet):
        yield Idea(tuple(sail.token for sail in voyage.sails), _voyage_label(voyage), voyage.worth)


def _voyage_label(voyage: Voyage) -> Msg:
    goal = None if voyage.explored is None else REGIONS[voyage.explored]
    others = sum(sail.count for sail in voyage.sails if sail.to != goal)
    if voyage.explored is not None:
        region = says.region(voyage.explored)
        return Msg("navegador.plan.explore.more", region=region, count=others) if others else Msg("navegador.plan.explore", region=region)
    if len(voyage.sails) == 1:
        sail = voyage.sails[0]
        return Msg("navegador.plan.sail", count=sail.count, region=says.region(REGION_NUMBER[sail.to]))
    regions = tuple(dict.fromkeys(says.region(REGION_NUMBER[sail.to]) for sail in voyage.sails))
    return Msg("navegador.plan.sails", count=others, regions=regions)


def _recruits(worth: Worth, asked: Ask) -> Iterator[Idea]:
    player, phase = worth.player, worth.position.phase
    what: recruiting.What = "workers" if asked.name == "recruit.workers" else "ships"
    cheap, level, most = recruiting.limits(what, player)
    for option in _free(asked):
        count: int = option.value
        if count:
            price, sold = recruiting.price(count, cheap, phase), recruiting.surplus(count, cheap, level, most)
            gain = worth.workers(count - sold, price) if what == "workers" else worth.ships(count - sold)
            change = SURPLUS * sold - price
            label = Msg(f"navegador.plan.{what}", count=count, price=price, left=player.money + change)
            yield Idea((option.token,), label, gain + worth.cash(change))


def _purchases(worth: Worth, name: str, options: Sequence[Option[Any]], several: Several) -> Iterator[Idea]:
    assert several.check is not None
    for chosen in sets([option.value for option in options if option.blocked is None], several.check):
        if chosen:
            price = sum(ware.price for ware in chosen)
            left = worth.player.money - price
            names = dict.fromkeys(ware.name for ware in chosen)
            if name == "colony.buy":
                where = tuple(says.region(REGION_NUMBER[region]) for region in names)
                label = Msg("navegador.plan.colony", count=len(chosen), where=where, price=price, left=left)
            else:
                what = tuple(says.building(ware.name) for ware in chosen)
                label = Msg("navegador.plan.building", what=what, price=price, left=left)
            yield Idea(("+".join(ware.token for ware in chosen),), label, worth.purchase(chosen))


def _privileges(worth: Worth, asked: Ask) -> Iterator[Idea]:
    player = worth.player
    for option in _free(asked):
        if (taken := option.value) is not None:
            key = "navegador.plan.king" if taken.is_king else "navegador.plan.privilege"
            label = Msg(key, kind=says.kind(taken.kind), bonus=taken.bonus, left=player.money + taken.bonus)
            gain = worth.privilege(taken.kind) - (0 if taken.is_king else worth.worker(player.workers))
            yield Idea((option.token,), label, gain)


def _trades(worth: Worth, asked: Form) -> Iterator[Idea]:
    income, path = most_income(asked.fields)
    if path:
        label = Msg("navegador.plan.market", field=says.field(worth.position.last.what), income=income, left=worth.player.money + income)
        yield Idea(path, label, worth.cash(income))


def most_income(fields: Sequence[Field], may_sell: bool = True, may_process: bool = True) -> tuple[int, Path]:
    """The market visit that earns most, and its tokens (none if nothing can be earned): the orange factory helps each good in turn."""
    best = 0
    path: Path = ()
    for helped in fields:
        income = 0
        chosen = []
        for field in fields:
            allowed = (
                option
                for option in field.ask.options
                if (done := option.value) is None
                or ((may_sell if done.units > 0 else may_process) and (field is helped or not done.is_orange))
            )
            option = max(allowed, key=_preference)
            income += _preference(option)[0]
            chosen.append(f"{field.key}={option.token}")
        if income > best:
            best, path = income, tuple(chosen)
    return best, path


def _preference(option: Option[Trade | None]) -> tuple[int, bool]:
    """The income; of equal ones processing is better, which makes goods dearer."""
    done = option.value
    return (0, False) if done is None else (done.income, done.units < 0)


class Way(Struct, frozen=True):
    """The way to a field of the rondel or to the extra sailing (`goal`): its tokens, the ships paid, and the ideas there."""

    goal: RondelField | Literal["navegador"]
    path: Path
    due: int
    ideas: list[Idea]


def ways(dialogue: Dialogue, position: Position, seat: Seat) -> Iterator[Way]:
    """Every way that the first question of a turn offers, in its order. `dialogue` is that turn, `position` the one before it.

    Further steps are paid with the ships that are missed least. Ways that cost more than a few ships have no ideas.
    """
    first = follow(dialogue(), ())
    assert isinstance(first, Asking) and isinstance(first.ask, Ask)
    for option in _free(first.ask):
        path: Path = (option.token,)
        there = trace(dialogue(), path)
        asked = _asked(there.end)
        if isinstance(asked, Ask) and asked.several is not None and asked.name == "turn.pay":
            path = (*path, payment(asked, position, seat))
            there = trace(dialogue(), path)
            asked = _asked(there.end)
        shown: Position = so_far(State(position, Moving(seat)), there).position
        due = len(shown.last.paid) if shown.last.what == option.value else 0
        yield Way(option.value, path, due, ideas(shown, seat, asked) if asked is not None and due <= MOST_PAID else [])


def _asked(end: Asking | Done[Any]) -> Ask | Form | None:
    return end.ask if isinstance(end, Asking) else None


def payment(asked: Ask, position: Position, seat: Seat) -> Token:
    """The ships that pay for further steps: those that are missed least."""
    assert asked.several is not None
    worth = Worth(position, seat)
    kept = least_missed(worth, worth.player.ships, asked.several.lo)
    gone = {REGIONS[at]: count - kept[at] for at, count in enumerate(worth.player.ships)}
    return "+".join([option.token for option in asked.options for _ in range(gone[option.value])])


def completed(dialogue: Dialogue, path: Path) -> Path | None:
    """A path up to the end of its dialogue: closes a fleet, places the King's privilege best. `None` if more is asked."""
    end = follow(dialogue(), path)
    while isinstance(end, Asking):
        ask = end.ask
        closing = next((option.token for option in ask.options if option.value == "done"), None) if isinstance(ask, Ask) else None
        if closing is not None:
            path = (*end.path, closing)
        elif ask.name == "king.place":
            path = (*end.path, *ask.suggest[0].path)
        else:
            return None
        end = follow(dialogue(), path)
    return end.path


def ready_turns(dialogue: Dialogue, position: Position, seat: Seat) -> tuple[Suggestion, ...]:
    """Ready turns in the order in which their fields lie ahead."""
    ready = []
    for way in ways(dialogue, position, seat):
        is_fleet = way.goal in ("sailing", "navegador") and not way.due
        for idea in way.ideas[: SAILINGS if is_fleet else 1]:
            label = idea.label
            if way.goal == "navegador":
                label = Msg("navegador.plan.navegador", what=label)
            elif way.due:
                label = Msg("navegador.plan.paid", what=label, count=way.due)
            path = completed(dialogue, (*way.path, *idea.path))
            if path is not None:
                ready.append(Suggestion(path, label))
    return tuple(ready[:READY])


def ready_purchases(
    shown: Callable[[], State], seat: Seat, name: str, options: Sequence[Option[Any]], several: Several
) -> tuple[Suggestion, ...]:
    """Ready purchases once their field was chosen, the best first."""
    choices = sorted(_purchases(Worth(shown().position, seat), name, options, several), key=lambda idea: -idea.worth)
    return tuple(Suggestion(idea.path, idea.label) for idea in choices[:PURCHASES])


def ready_trades(fields: Sequence[Field], money: int) -> tuple[Suggestion, ...]:
    """Ready trades once a market was chosen: what earns most, by selling only, by processing only."""
    ready: dict[Path, Suggestion] = {}
    for key, may_sell, may_process in TRADES:
        income, path = most_income(fields, may_sell, may_process)
        if path:
            ready.setdefault(path, Suggestion(path, Msg(key, income=income, left=money + income)))
    return tuple(ready.values())


def ready_fleets(dialogue: Dialogue, shown: Callable[[], State], seat: Seat, fleet: Ships) -> tuple[Suggestion, ...]:
    """Ready fleets for a sailing: every exploration in reach, then moves of the whole fleet; of those that read alike the best.

    `dialogue` is the sailing alone.
    """
    worth = Worth(shown().position, seat)
    ready: dict[Msg, Suggestion] = {}
    fleets = sorted(voyages(worth, fleet), key=lambda voyage: voyage.explored is None)
    for voyage in (*fleets, *gatherings(worth, fleet)):
        path, label = completed(dialogue, tuple(sail.token for sail in voyage.sails)), _voyage_label(voyage)
        if path is not None:
            ready.setdefault(label, Suggestion(path, label))
    return tuple(ready.values())[:READY]
