"""What a player goes for: open countries, prey in war, bonuses, and capitals whose cards are still in the pack.

All worths are in M of income. Money is worth what income it will buy in the end (`rate`): a match is won by whoever turns the money of
the start into the target first, so a country that earns too little for its cost leads away from winning.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Seat
from engine.games.magellan import cards
from engine.games.magellan.board import NATIONS, Node, cell_of, is_cell, lands, seas
from engine.games.magellan.cards.deck import FirstToReach
from engine.games.magellan.pieces import groups
from engine.games.magellan.state import Country, Group, Player, Position
from engine.games.magellan.turn.fights import unguarded
from engine.games.magellan.turn.places import is_jeep
from engine.games.magellan.ways import distance, embarkations
from engine.games.magellan.worth import POINTS_A_TURN

THRIFT = 0.85
"""What money is worth, as a share of the income still needed for each M of cash. This and the next figures: sensible players with
other figures beside three like this one, some hundred matches each; none of them matters much near these."""
TO_COME = 60
"""Cash that a player still expects from revenues and bonuses, in M."""
BEYOND = 1.1
"""How many times the income that is needed is looked through for what the last M will buy."""
LEAST = 0.005
"""What an M is worth at least, as income."""
REVENUES = 1.5
"""Revenues that a country still brings."""
BONUS = 1.2
"""What a bonus is worth, as a multiple of its money: it comes without a way back, and others lose it."""
WINNING = 60.0
"""Worth of a country that wins the match, in M of income: more than any other."""
HOPE = 0.07
"""What a capital is worth whose card has not been turned, as a share of an open one."""
HEADSTART = 4.0
"""Turns added to every way, so that the nearest is not always the best."""
RESERVE = 1
"""Cash that is kept: a player without money and countries is out."""
SOUGHT = 4.0
"""How much more a player who is bent on something makes of it."""


class Bent(Struct, frozen=True):
    """What a player who thinks ahead does otherwise than a sensible one: money is worth `thrift` times as much to them, they go for
    `sought` first, leave `shunned` alone and draw from `pack`."""

    thrift: float = 1.0
    sought: Node = ""
    shunned: tuple[Country, ...] = ()
    pack: str = ""


SENSIBLE = Bent()


class Aim(Struct, frozen=True):
    """Something to go for: a country (`cost` M), or a bonus; `worth` is compared with others."""

    node: Node
    worth: float
    cost: int = 0
    country: Country | None = None
    is_for_ship: bool = False


_BY_YIELD = tuple(sorted(NATIONS.values(), key=lambda nation: (-nation.income / nation.cost, nation.slug)))


def promise(worth: float, points: int) -> float:
    """What an aim is worth that is so many points away."""
    return worth / (points / POINTS_A_TURN + HEADSTART)


def needed(position: Position, player: Player) -> int:
    """The income that a player lacks to win."""
    return position.table.target + 1 - cards.printed_income(player)


def rate(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> float:
    """The income that an M of cash is worth to a player: what they need for each M they will have, but no more than the countries
    yield that are still to be had."""
    player = position.players[seat]
    need = needed(position, player)
    yields = _last_yield(position.open, frozenset(position.geographic), player.cash, BEYOND * need)
    return max(LEAST, min(THRIFT * need / (player.cash + TO_COME), BEYOND * yields)) * bent.thrift


@lru_cache(maxsize=1024)
def _last_yield(opened: tuple[Country, ...], pack: frozenset[Country], cash: int, need: float) -> float:
    """What the last country yields that somebody develops who takes the best ones first until the income suffices."""
    for nation in _BY_YIELD:
        if nation.cost <= cash and (nation.slug in pack or nation.slug in opened):
            need -= nation.income
            if need <= 0:
                return nation.income / nation.cost
    return 0.02


def aims(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> tuple[Aim, ...]:
    """Open countries that the player can pay and that are worth it, what can be taken in war, and open bonuses."""
    player = position.players[seat]
    need, price = needed(position, player), rate(position, seat, bent)
    earns, found = 1 + REVENUES * price, list[Aim]()
    lying = tuple([active.card for active in position.active])
    for country in position.open:
        nation, cost = NATIONS[country], cards.cost_under(lying, country)
        is_last = nation.income >= need
        if cost <= player.cash - (0 if is_last else RESERVE):
            worth = nation.income * earns - price * cost + WINNING * is_last
        elif is_last and sales(position, seat, country):
            worth = WINNING
        else:
            continue
        if worth > 0 and (is_last or country not in bent.shunned):
            found.append(Aim(nation.node, worth, cost, country))
    if position.war is not None:
        prey = [NATIONS[country] for country in unguarded(position, seat)]
        found += [Aim(nation.node, nation.income * (1 + earns) + WINNING * (nation.income >= need)) for nation in prey]
    for active in position.active:
        effect = cards.CARDS[active.card].effect
        if isinstance(effect, FirstToReach) and is_cell(effect.cell) and effect.piece != "plane":
            by_ship = effect.piece == "ship"
            node = (seas if by_ship else lands)(effect.cell)[0]
            found.append(Aim(node, BONUS * price * effect.bonus, is_for_ship=by_ship))
    if bent.sought:
        found = [replace(aim, worth=aim.worth * SOUGHT) if aim.node == bent.sought else aim for aim in found]
    return tuple(found)


def hopes(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> tuple[Aim, ...]:
    """Capitals whose cards are still in the pack, as far as they would be worth it."""
    player = position.players[seat]
    need, price = needed(position, player), rate(position, seat, bent)
    return _hopes(frozenset(position.geographic), player.cash - RESERVE, need, price)


@lru_cache(maxsize=1024)
def _hopes(pack: frozenset[Country], cash: int, need: int, price: float) -> tuple[Aim, ...]:
    worths: dict[Node, float] = {}
    for nation in _BY_YIELD:
        if nation.slug in pack and nation.cost <= cash:
            worth = nation.income * (1 + REVENUES * price) - price * nation.cost + WINNING * (nation.income >= need)
            if worth > 0:
                worths[nation.node] = worths.get(nation.node, 0.0) + worth
    return tuple([Aim(node, HOPE * worth) for node, worth in worths.items()])


def sales(position: Position, seat: Seat, country: Country) -> tuple[Country, ...]:
    """The countries whose sale pays for another one that then wins the match, what earns least for its resale first; none if that
    cannot be."""
    player = position.players[seat]
    need = needed(position, player) - NATIONS[country].income
    missing = cards.cost(position, country) - player.cash
    if need > 0 or missing <= 0 or not player.countries or not cards.can_resell(position):
        return ()
    given: list[Country] = []
    for own in sorted(player.countries, key=lambda own: (NATIONS[own].income / NATIONS[own].resale, own)):
        given.append(own)
        need += NATIONS[own].income
        missing -= NATIONS[own].resale
        if need > 0:
            return ()
        if missing <= 0:
            return tuple(given)
    return ()


def promised(position: Position, seat: Seat, aim: Aim, only: Group | None = None) -> float:
    """What an aim promises for the piece that comes to it best, or for one piece only; 0 where none does."""
    player, best = position.players[seat], 0.0
    for group in groups(player) if only is None else (only,):
        if group.what in ("jeep", "ship-jeep", "ship") and aim.is_for_ship != is_jeep(group) and not is_guard(position, seat, group):
            ships = embarkations(player, group.node) if group.what == "jeep" else ()
            if aim.node != group.node:
                far = distance(group.what, group.node, aim.node, ships)
            else:
                far = 0 if aim.country is not None else None
            best = best if far is None else max(best, promise(aim.worth, far))
    return best


def is_guard(position: Position, seat: Seat, group: Group) -> bool:
    """In war the last jeep of an own country stays where it is."""
    if position.war is None or group.what != "jeep":
        return False
    player = position.players[seat]
    if player.jeeps.count(group.node) > 1:
        return False
    return cell_of(group.node) in {NATIONS[country].cell for country in player.countries}
