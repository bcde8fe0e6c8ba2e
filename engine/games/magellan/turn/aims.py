"""What a player goes for: open countries, prey in war, bonuses, and capitals whose cards are still in the pack."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Seat
from engine.games.magellan import cards
from engine.games.magellan.board import NATIONS, Node, cell_of, is_cell, lands, seas
from engine.games.magellan.cards.deck import FirstToReach
from engine.games.magellan.pieces import groups
from engine.games.magellan.state import Card, Country, Group, Position
from engine.games.magellan.turn.fights import unguarded
from engine.games.magellan.turn.places import is_jeep
from engine.games.magellan.ways import distance, embarkations
from engine.games.magellan.worth import BY_YIELD, WINNING, needed, of_bonus, of_country, of_money, of_prey, promise

HOPE = 0.07
"""What a capital is worth whose card has not been turned, as a share of an open one."""
RESERVE = 1
"""Cash that is kept: a player without money and countries is out."""
OPEN_HANDED = 0.2
"""What money is worth, as a share of its price, to players who are offered more than what is worth it: they may see it otherwise."""
AFTER = 0.1
"""What such an offer is worth, so that it comes after the others."""
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
    """Something to go for: a country (`cost` M), the prey of a war, or the bonus of a card; `worth` is compared with others."""

    node: Node
    worth: float
    cost: int = 0
    country: Country | None = None
    is_for_ship: bool = False
    prey: Country | None = None
    card: Card | None = None


def rate(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> float:
    """The income that an M of cash is worth to a player."""
    player = position.players[seat]
    return of_money(needed(position, player), player.cash, (*position.open, *position.geographic)) * bent.thrift


def aims(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> tuple[Aim, ...]:
    """Open countries that the player can pay and that are worth it, what can be taken in war, and open bonuses."""
    need, price = needed(position, position.players[seat]), rate(position, seat, bent)
    found = _countries(position, seat, price, RESERVE, bent.shunned)
    if position.war is not None:
        found += [Aim(NATIONS[country].node, of_prey(country, need, price), prey=country) for country in unguarded(position, seat)]
    for active in position.active:
        effect = cards.CARDS[active.card].effect
        if isinstance(effect, FirstToReach) and is_cell(effect.cell) and effect.piece != "plane":
            by_ship = effect.piece == "ship"
            node = (seas if by_ship else lands)(effect.cell)[0]
            found.append(Aim(node, of_bonus(effect.bonus, price), is_for_ship=by_ship, card=active.card))
    if bent.sought:
        found = [replace(aim, worth=aim.worth * SOUGHT) if aim.node == bent.sought else aim for aim in found]
    return tuple(found)


def _countries(position: Position, seat: Seat, price: float, reserve: int, shunned: tuple[Country, ...] = ()) -> list[Aim]:
    """Open countries that the player can pay and that are worth it."""
    player, found = position.players[seat], list[Aim]()
    need = needed(position, player)
    lying = tuple([active.card for active in position.active])
    for country in position.open:
        nation, cost = NATIONS[country], cards.cost_under(lying, country)
        is_last = nation.income >= need
        if cost <= player.cash - (0 if is_last else reserve):
            worth = of_country(country, cost, need, price)
        elif is_last and sales(position, seat, country):
            worth = WINNING
        else:
            continue
        if worth > 0 and (is_last or country not in shunned):
            found.append(Aim(nation.node, worth, cost, country))
    return found


def offers(position: Position, seat: Seat) -> tuple[Aim, ...]:
    """What ready answers offer: all aims, then what would be worth it if money were worth less or none were kept."""
    good = aims(position, seat)
    known = {aim.country for aim in good}
    more = _countries(position, seat, OPEN_HANDED * rate(position, seat), 0)
    return (*good, *[replace(aim, worth=aim.worth * AFTER) for aim in more if aim.country not in known])


def hopes(position: Position, seat: Seat, bent: Bent = SENSIBLE) -> tuple[Aim, ...]:
    """Capitals whose cards are still in the pack, as far as they would be worth it."""
    player = position.players[seat]
    need, price = needed(position, player), rate(position, seat, bent)
    return _hopes(frozenset(position.geographic), player.cash - RESERVE, need, price)


@lru_cache(maxsize=1024)
def _hopes(pack: frozenset[Country], cash: int, need: int, price: float) -> tuple[Aim, ...]:
    worths: dict[Node, float] = {}
    for nation in BY_YIELD:
        if nation.slug in pack and nation.cost <= cash:
            worth = of_country(nation.slug, nation.cost, need, price)
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
        if need + NATIONS[own].income > 0:
            continue
        given.append(own)
        need += NATIONS[own].income
        missing -= NATIONS[own].resale
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
