"""The quick policy: what a sensible player does in a position, without asks.

`deeds` are what makes sense on one field of the rondel, `choice` is the best of all fields. The sensible player (`policy`)
plays it, and the search plays on with it (`judgement`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from engine.values.core import NONE, Path, Token
from games.navegador.mind.deeds import Deed
from games.navegador.mind.manner import MANNER, Weights
from games.navegador.mind.values import WEIGHTS, Worth
from games.navegador.mind.voyages import Voyage, least_missed, onward, voyages
from games.navegador.rules.board import (
    BUILDINGS,
    CIRCLE,
    COLONY_WORKERS,
    FREE_STEPS,
    GOA,
    GOOD_OF,
    KINDS,
    LEAST_WORKERS,
    PRIVILEGES,
    PROCESS,
    REGIONS,
    RONDEL,
    SELL,
    SURPLUS,
    building_prices,
    cost,
)
from games.navegador.rules.state import Over, Player, Position, Sailing, State, changed, owned
from games.navegador.rules.turn.market import KEYS
from games.navegador.rules.turn.rondel import is_payment_asked
from games.navegador.rules.wares import What, highest, limits, price_of, surplus

LAST_CHANCE = MANNER.habits.last_chance
MOST_LOST = MANNER.habits.most_lost
NO_TASTE = (1.0,) * CIRCLE
"""A taste that changes nothing."""


class SailingOutlook(Worth):
    """What things are worth to a player who may sail now with all ships."""

    @cached_property
    def voyages(self) -> list[Voyage]:
        """The sailings that make sense, the best first."""
        return voyages(self, self.player.ships)


def outlook(state: State, weights: Weights = WEIGHTS) -> SailingOutlook:
    """Return what things are worth to the awaited seat."""
    assert not isinstance(state.stage, Over)
    return SailingOutlook(state.position, state.stage.seat, weights)


def choice(state: State, weights: Weights = WEIGHTS, taste: Sequence[float] = NO_TASTE, most_paid: int = 1) -> Deed:
    """Return what the awaited seat does, with what it can do next in mind.

    `taste` multiplies the worth of each rondel field, `most_paid` is the most ships that are paid for steps.
    """
    if isinstance(state.stage, Sailing):
        return rest(state.position, state.stage, weights)
    worth = outlook(state, weights)
    field = worth.player.field
    extra = worthwhile_extra(worth)
    if extra is not None:
        return extra
    start = CIRCLE - 1 if field is None else field
    reach = CIRCLE if field is None else FREE_STEPS + most_paid
    best_deeds = []
    gains = []
    for ahead in range(1, min(CIRCLE, reach + FREE_STEPS) + 1):
        to = (start + ahead) % CIRCLE
        best = best_deed(worth, to)
        best_deeds.append(best)
        gains.append(best.worth * taste[to])
    gains += gains[:FREE_STEPS]  # after a full circle the first fields come again
    most, chosen = -1000.0, 0
    for index in range(reach):
        steps = index + 1
        paid = cost(field, (start + steps) % CIRCLE)
        if paid > worth.ship_count:
            break
        gain = gains[index] + weights.ahead * max(gains[steps : steps + FREE_STEPS])
        gain -= worth.paid(paid) + weights.step * steps
        if gain > most:
            most, chosen = gain, index
    to = (start + chosen + 1) % CIRCLE
    paid = cost(field, to)
    if not paid:
        return best_deeds[chosen]
    gone = regions_to_pay(worth, paid)
    return best_deed(without(worth, gone), to, gone)


def best_deed(worth: SailingOutlook, field: int, paid: tuple[int, ...] = ()) -> Deed:
    """Return the best deed on a field of the rondel; if none gains, only the step.

    `paid` are the regions of the ships given for it.
    """
    best = max(deeds(worth, field, paid), key=_value, default=None)
    return best if best is not None and best.worth > 0 else Deed(field, 0.0, paid)


def _value(deed: Deed) -> float:
    return deed.worth


def regions_to_pay(worth: Worth, paid: int) -> tuple[int, ...]:
    """Return the regions of the `paid` ships that are missed least."""
    ships = worth.player.ships
    left = least_missed(worth, ships, paid)
    return tuple([region for region, count in enumerate(ships) for _ in range(count - left[region])])


def without(worth: Worth, gone: tuple[int, ...]) -> SailingOutlook:
    """Return what things are worth once ships (by region) are given up."""
    position, seat, ships = worth.position, worth.seat, worth.player.ships
    for region in gone:
        ships = changed(ships, region, -1)
    players = (*position.players[:seat], replace(worth.player, ships=ships), *position.players[seat + 1 :])
    return SailingOutlook(replace(position, players=players), seat, worth.weights)


def rest(position: Position, stage: Sailing, weights: Weights = WEIGHTS) -> Deed:
    """Return what the rest of a fleet does after a look at a discovery."""
    voyage = onward(Worth(position, stage.seat, weights), stage.still)
    return Deed(None, 0.0) if voyage is None else Deed(None, voyage.worth, groups=voyage.groups)


def worthwhile_extra(worth: SailingOutlook) -> Deed | None:
    """Return the best extra sailing if it is worth the card.

    Any gain is worth it shortly before the card expires, and once the end is triggered.
    """
    best = next(iter(extras(worth)), None)
    is_urgent = CIRCLE - worth.position.run <= LAST_CHANCE or worth.position.is_ending
    return best if best is not None and best.worth > (0 if is_urgent else worth.weights.card) else None


def extras(worth: SailingOutlook) -> list[Deed]:
    """Return the extra sailings that the card allows now, the best first."""
    if worth.position.holder != worth.seat or worth.player.field is None or not worth.ship_count:
        return []
    return [_sailing(field=None, voyage=voyage, paid=()) for voyage in worth.voyages]


def _sailing(field: int | None, voyage: Voyage, paid: tuple[int, ...]) -> Deed:
    return Deed(field, voyage.worth, paid, groups=voyage.groups, explored=voyage.explored)


def deeds(worth: SailingOutlook, field: int, paid: tuple[int, ...] = (), is_wide: bool = False) -> Iterator[Deed]:
    """Yield the deeds that make sense on a field.

    `paid` are the regions of the ships given for it, which `worth` no longer counts. `is_wide`: also market visits that earn a little less,
    because they move prices otherwise.
    """
    name = RONDEL[field]
    if name == "sailing":
        for voyage in worth.voyages:
            yield _sailing(field, voyage, paid)
    elif name == "workers" or name == "ships":
        yield from _recruits(worth, name, field, paid)
    elif name == "colony":
        yield from _foundings(worth, field, paid)
    elif name == "privilege":
        yield from _privileges(worth, field, paid)
    elif name == "buildings":
        for gain, counts in worth.building_sets(worth.player.workers, worth.player.money):
            yield Deed(field, gain, paid, buildings=counts)
    else:
        yield from _market_visits(worth, field, paid, is_wide)


def _recruits(worth: Worth, what: What, field: int, paid: tuple[int, ...]) -> Iterator[Deed]:
    """Yield each number of workers or ships that can be paid."""
    player, phase = worth.player, worth.position.phase
    cheap, level, most = limits(what, player)
    for count in range(1, highest(cheap, level, most) + 1):
        price = price_of(count, cheap, phase)
        if price > player.money:
            break
        sold = surplus(count, cheap, level, most)
        if surplus(count + 1, cheap, level, most) > sold and price_of(count + 1, cheap, phase) <= player.money:
            continue  # one more is sold on for more than it costs
        gain = worth.workers(count - sold, price) if what == "workers" else worth.ships(count - sold)
        yield Deed(field, gain + worth.cash(SURPLUS * sold - price), paid, count=count)


def _market_visits(worth: Worth, field: int, paid: tuple[int, ...], is_wide: bool) -> Iterator[Deed]:
    """Yield the market visit that earns most; with `is_wide` others that earn a little less."""
    player, market = worth.player, worth.position.market
    units, income = trades(market, player)
    if not income:
        return
    yield Deed(field, worth.cash(income), paid, units=units)
    for others in _other_trades(units, player) if is_wide else ():
        earned = sum([
            number * SELL[good][row] if number > 0 else -number * PROCESS[row]
            for good, (number, row) in enumerate(zip(others, market, strict=True))
        ])  # fmt: skip
        if earned >= income - MOST_LOST:
            yield Deed(field, worth.cash(earned), paid, units=others)


def _other_trades(units: Sequence[int], player: Player) -> Iterator[tuple[int, ...]]:
    """Yield market visits in which one good is sold instead of processed, or the reverse.

    The good that the orange factory helps to process stays as it is.
    """
    for good, number in enumerate(units):
        factories = player.factories[good]
        other = -factories if number > 0 else len(player.colonies[good])
        is_helped = number < -factories
        if other and not is_helped:
            yield (*units[:good], other, *units[good + 1 :])


def trades(market: Sequence[int], player: Player) -> tuple[tuple[int, ...], int]:
    """Return the market visit that earns most: units by good, and the income.

    Units are sold (positive) or processed (negative). If both earn the same, processing is better, which makes goods dearer. The orange
    factory is used for the good to which it adds most.
    """
    colonies, factories = [len(tokens) for tokens in player.colonies], player.factories
    units, income = [], 0
    helped, most = -1, 0
    for good, row in enumerate(market):
        selling, processing = colonies[good] * SELL[good][row], factories[good] * PROCESS[row]
        gain = max(selling, processing + PROCESS[row]) - max(selling, processing)
        if gain > most or (gain == most and gain and processing >= selling):
            helped, most = good, gain
        units.append(colonies[good] if selling > processing else -factories[good])
        income += max(selling, processing)
    if helped >= 0:
        units[helped] = -factories[helped] - 1
    return tuple(units), income + most


def _foundings(worth: Worth, field: int, paid: tuple[int, ...]) -> Iterator[Deed]:
    """Yield the best one, two, ... colonies to found, while one more brings more."""
    position, player = worth.position, worth.player
    gains = worth.colony_worths
    bought: dict[int, int] = {}
    price, gain, best = 0, 0.0, 0.0
    for _ in range(player.workers // COLONY_WORKERS):
        choices = []
        for region, count in enumerate(player.ships):
            before = bought.get(region, 0)
            stack = position.stacks[region]
            if count > before and position.known >> region & 1 and len(stack) > before and price + stack[before] <= player.money:
                choices.append((gains[GOOD_OF[region] or 0] - stack[before] * worth.money, region))
        if not choices:
            break
        _, region = max(choices)
        price += position.stacks[region][bought.get(region, 0)]
        gain += gains[GOOD_OF[region] or 0]
        bought[region] = bought.get(region, 0) + 1
        value = gain + worth.cash(-price)
        if value > best:
            best = value
            yield Deed(field, value, paid, colonies=tuple(sorted(bought.items())))


def _privileges(worth: Worth, field: int, paid: tuple[int, ...]) -> Iterator[Deed]:
    position, player = worth.position, worth.player
    held = owned(player)
    if player.king == "goa" and player.ships[GOA]:
        for kind, name in enumerate(KINDS):
            if held[kind] < PRIVILEGES:
                yield Deed(field, worth.privilege(name), paid, kind=kind, is_king=True)
    if player.workers > LEAST_WORKERS:
        worker = worth.worker(player.workers)
        for kind, name in enumerate(KINDS):
            if held[kind] < PRIVILEGES and position.gallery[kind]:
                yield Deed(field, worth.privilege(name) - worker, paid, kind=kind)


def path(state: State, deed: Deed) -> Path:
    """Write a deed: a fleet without its closing word, only the field if nothing is done there."""
    position, stage = state.position, state.stage
    assert not isinstance(stage, Over)
    ships = position.players[stage.seat].ships
    groups = tuple([f"{REGIONS[origin]}>{REGIONS[to]}:{count}" for origin, to, count in deed.groups])
    if isinstance(stage, Sailing):
        return groups
    if deed.field is None:
        return ("navegador", *groups)
    name = RONDEL[deed.field]
    start: Path = (name,)
    if is_payment_asked(ships, len(deed.paid)):
        start = (name, "+".join([REGIONS[region] for region in deed.paid]))
    if name == "sailing":
        return (*start, *groups)
    if deed.count:
        return (*start, str(deed.count))
    if deed.colonies:
        return (
            *start,
            "+".join([f"{REGIONS[region]}:{price}" for region, count in deed.colonies for price in position.stacks[region][:count]]),
        )
    if deed.kind is not None:
        return (*start, f"king:{KINDS[deed.kind]}" if deed.is_king else KINDS[deed.kind])
    if deed.buildings:
        on_sale = zip(BUILDINGS, building_prices(len(position.players)), position.built, deed.buildings, strict=True)
        return (*start, "+".join([f"{row}:{price}" for row, prices, sold, count in on_sale for price in prices[sold : sold + count]]))
    return (*start, *[f"{key}={_trade_token(number)}" for key, number in zip(KEYS, deed.units, strict=False)])


def _trade_token(units: int) -> Token:
    if not units:
        return NONE
    return f"s{units}" if units > 0 else f"p{-units}"
