"""The quick policy: what a sensible player does in a position, without asks, and how play goes on with it.

`deeds` are what makes sense on one field of the rondel, `choice` is the best of all fields. The sensible player (`policy`)
plays it, and the search plays on with it (`judgement`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import NONE, Path, Token
from engine.games.navegador.board import (
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
)
from engine.games.navegador.mind.table import Deed, Table, due
from engine.games.navegador.mind.voyages import Voyage, least_missed, onward, voyages
from engine.games.navegador.mind.worth import WEIGHTS, Weights, Worth
from engine.games.navegador.state import owned
from engine.games.navegador.turn.market import KEYS
from engine.games.navegador.wares import highest, limits, price_of, surplus

LAST_CHANCE = 3
"""So few steps before the card expires it is used for any gain."""
MOST_LOST = 80
"""Cruzados that a visit to the market may earn less than the best one, for what it does to the prices."""
NO_TASTE = (1.0,) * CIRCLE
"""Liking all fields of the rondel as they are worth."""


def choice(table: Table, weights: Weights = WEIGHTS, taste: Sequence[float] = NO_TASTE, most_paid: int = 1) -> Deed:
    """What the seat awaited does. `taste` is by how much it likes what is done on each field."""
    seat = table.seat
    hand = table.players[seat]
    if table.still is not None:
        return rest(table, weights)
    worth = Worth(table, seat, weights)
    extra = next(iter(extras(table, worth)), None)
    if extra is not None and extra.worth > (0 if CIRCLE - table.run <= LAST_CHANCE or table.is_ending else weights.card):
        return extra
    start = CIRCLE - 1 if hand.field is None else hand.field
    reach = CIRCLE if hand.field is None else FREE_STEPS + most_paid
    found = []
    gains = []
    for ahead in range(1, min(CIRCLE, reach + FREE_STEPS) + 1):
        to = (start + ahead) % CIRCLE
        best = max(deeds(table, worth, to), key=_value, default=None)
        found.append(best)
        gains.append(best.worth * taste[to] if best is not None and best.worth > 0 else 0.0)
    gains += gains[:FREE_STEPS]
    most, chosen = -1000.0, 0
    for ahead in range(reach):
        paid = due(hand.field, (start + ahead + 1) % CIRCLE)
        if paid > worth.out:
            break
        gain = gains[ahead] + weights.ahead * max(gains[ahead + 1 : ahead + 1 + FREE_STEPS])
        gain -= worth.paid(paid) + weights.step * (ahead + 1)
        if gain > most:
            most, chosen = gain, ahead
    to = (start + chosen + 1) % CIRCLE
    paid, best = due(hand.field, to), found[chosen]
    gone: tuple[int, ...] = ()
    if paid:
        ships = list(hand.ships)
        gone, worth = without(table, worth, paid)
        best = max(deeds(table, worth, to, gone), key=_value, default=None)
        hand.ships = ships
    return best if best is not None and best.worth > 0 else nothing(to, gone)


def on_field(table: Table, field: int, weights: Weights = WEIGHTS) -> Deed:
    """The best on a field of the rondel that costs nothing."""
    best = max(deeds(table, Worth(table, table.seat, weights), field), key=_value, default=None)
    return best if best is not None and best.worth > 0 else nothing(field)


def nothing(field: int, paid: tuple[int, ...] = ()) -> Deed:
    """A step on the rondel without an action."""
    return Deed(field, 0.0, paid)


def _value(deed: Deed) -> float:
    return deed.worth


def without(table: Table, worth: Worth, paid: int) -> tuple[tuple[int, ...], Worth]:
    """The regions of ships given for further steps, and what things are worth without them. The caller gives the ships back."""
    hand = table.players[table.seat]
    kept = least_missed(worth, tuple(hand.ships), paid)
    gone = tuple([region for region, count in enumerate(hand.ships) for _ in range(count - kept[region])])
    for region in gone:
        hand.ships[region] -= 1
    return gone, Worth(table, table.seat, worth.weights)


def rest(table: Table, weights: Weights = WEIGHTS) -> Deed:
    """What the rest of a fleet does after a look at a discovery."""
    assert table.still is not None
    voyage = onward(Worth(table, table.seat, weights), table.still)
    return Deed(None, 0.0) if voyage is None else Deed(None, voyage.worth, groups=voyage.groups)


def extras(table: Table, worth: Worth) -> list[Deed]:
    """The extra sailings that the seat awaited may take with the card, the best first."""
    hand = table.players[table.seat]
    if table.holder != table.seat or hand.field is None or not worth.out or table.still is not None:
        return []
    return [_sailing(None, voyage, ()) for voyage in voyages(worth, hand.ships)]


def _sailing(field: int | None, voyage: Voyage, paid: tuple[int, ...]) -> Deed:
    return Deed(field, voyage.worth, paid, groups=voyage.groups, explored=voyage.explored)


def deeds(table: Table, worth: Worth, field: int, paid: tuple[int, ...] = (), is_wide: bool = False) -> Iterator[Deed]:
    """What makes sense on a field; `paid` are the regions of the ships given for it, which `table` and `worth` do not count any more.
    If `is_wide` also what earns a little less at a market, for what it does to the prices."""
    hand = table.players[table.seat]
    name = RONDEL[field]
    if name == "sailing":
        for voyage in voyages(worth, hand.ships):
            yield _sailing(field, voyage, paid)
    elif name == "workers" or name == "ships":
        cheap, level, most = limits(name, hand)
        for count in range(1, highest(cheap, level, most) + 1):
            price = price_of(count, cheap, table.phase)
            if price > hand.money:
                break
            sold = surplus(count, cheap, level, most)
            if surplus(count + 1, cheap, level, most) > sold and price_of(count + 1, cheap, table.phase) <= hand.money:
                continue  # one more is sold on for more than it costs
            gain = worth.workers(count - sold, price) if name == "workers" else worth.ships(count - sold)
            yield Deed(field, gain + worth.cash(SURPLUS * sold - price), paid, count=count)
    elif name == "colony":
        yield from _foundings(table, worth, field, paid)
    elif name == "privilege":
        yield from _privileges(table, worth, field, paid)
    elif name == "buildings":
        for gain, counts in worth.building_sets(hand.workers, hand.money):
            yield Deed(field, gain, paid, buildings=counts)
    else:
        colonies = [len(tokens) for tokens in hand.colonies]
        units, income = trades(table.market, colonies, hand.factories)
        if income:
            yield Deed(field, worth.cash(income), paid, units=units)
            if is_wide:
                for others in _other_trades(table.market, units, colonies, hand.factories):
                    earned = sum([
                        number * SELL[good][row] if number > 0 else -number * PROCESS[row]
                        for good, (number, row) in enumerate(zip(others, table.market, strict=True))
                    ])  # fmt: skip
                    if earned >= income - MOST_LOST:
                        yield Deed(field, worth.cash(earned), paid, units=others)


def _other_trades(
    market: Sequence[int], units: Sequence[int], colonies: Sequence[int], factories: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    """The same market visit with one good treated the other way round."""
    for good, number in enumerate(units):
        other = -factories[good] if number > 0 else colonies[good]
        is_helped = number < -factories[good]
        if other and not is_helped:
            yield (*units[:good], other, *units[good + 1 :])


def trades(market: Sequence[int], colonies: Sequence[int], factories: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """The market visit that earns most: units sold (positive) or processed (negative) by good, and the income. Of equal incomes
    processing is better, which makes goods dearer. The orange factory helps where it adds most."""
    units, income = [], 0
    helped, help = -1, 0
    for good, row in enumerate(market):
        selling, processing = colonies[good] * SELL[good][row], factories[good] * PROCESS[row]
        gain = max(selling, processing + PROCESS[row]) - max(selling, processing)
        if gain > help or (gain == help and gain and processing >= selling):
            helped, help = good, gain
        units.append(colonies[good] if selling > processing else -factories[good])
        income += max(selling, processing)
    if helped >= 0:
        units[helped] = -factories[helped] - 1
    return tuple(units), income + help


def _foundings(table: Table, worth: Worth, field: int, paid: tuple[int, ...]) -> Iterator[Deed]:
    """The colonies that bring most, one by one, and as many as bring anything."""
    hand = table.players[table.seat]
    gains = worth.colony_worths
    bought: dict[int, int] = {}
    price, gain, best = 0, 0.0, 0.0
    for _ in range(hand.workers // COLONY_WORKERS):
        choices = []
        for region, count in enumerate(hand.ships):
            before = bought.get(region, 0)
            stack = table.stacks[region]
            if count > before and table.known >> region & 1 and len(stack) > before and price + stack[before] <= hand.money:
                choices.append((gains[GOOD_OF[region] or 0] - stack[before] * worth.money, region))
        if not choices:
            break
        region = max(choices)[1]
        price += table.stacks[region][bought.get(region, 0)]
        gain += gains[GOOD_OF[region] or 0]
        bought[region] = bought.get(region, 0) + 1
        value = gain + worth.cash(-price)
        if value > best:
            best = value
            yield Deed(field, value, paid, colonies=tuple(sorted(bought.items())))


def _privileges(table: Table, worth: Worth, field: int, paid: tuple[int, ...]) -> Iterator[Deed]:
    hand = table.players[table.seat]
    held = owned(hand)
    if hand.king == "goa" and hand.ships[GOA]:
        for kind, name in enumerate(KINDS):
            if held[kind] < PRIVILEGES:
                yield Deed(field, worth.privilege(name), paid, kind=kind, is_king=True)
    if hand.workers > LEAST_WORKERS:
        worker = worth.worker(hand.workers)
        for kind, name in enumerate(KINDS):
            if held[kind] < PRIVILEGES and table.gallery[kind]:
                yield Deed(field, worth.privilege(name) - worker, paid, kind=kind)


def path(table: Table, deed: Deed) -> Path:
    """How a deed is written: a fleet without the closing word, and only the field where nothing is done there."""
    hand = table.players[table.seat]
    groups = tuple([f"{REGIONS[origin]}>{REGIONS[to]}:{count}" for origin, to, count in deed.groups])
    if table.still is not None:
        return groups
    if deed.field is None:
        return ("navegador", *groups)
    name = RONDEL[deed.field]
    start: Path = (name,)
    out = sum(hand.ships)
    if 0 < len(deed.paid) < out > max(hand.ships):
        start = (name, "+".join([REGIONS[region] for region in deed.paid]))
    if name == "sailing":
        return (*start, *groups)
    if deed.count:
        return (*start, str(deed.count))
    if deed.colonies:
        return (
            *start,
            "+".join([f"{REGIONS[region]}:{price}" for region, count in deed.colonies for price in table.stacks[region][:count]]),
        )
    if deed.kind is not None:
        return (*start, f"king:{KINDS[deed.kind]}" if deed.is_king else KINDS[deed.kind])
    if deed.buildings:
        on_sale = zip(BUILDINGS, building_prices(len(table.players)), table.built, deed.buildings, strict=True)
        return (*start, "+".join([f"{row}:{price}" for row, prices, sold, count in on_sale for price in prices[sold : sold + count]]))
    return (*start, *[f"{key}={_traded(number)}" for key, number in zip(KEYS, deed.units, strict=False)])


def _traded(units: int) -> Token:
    return f"s{units}" if units > 0 else f"p{-units}" if units else NONE
