"""Income, costs, prices and points under the cards that lie open.

Every modified figure is rounded to the nearest 1 M, a half up; factors come before additions (ruling).
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.core import Seat
from engine.games.magellan.cards.deck import CARDS
from engine.games.magellan.cards.kinds import Circumnavigate, CostModifier, IncomeModifier, MoveBonus, PriceChange
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.state import Card, Country, Kind, Player, Position, playing

PRICES: dict[Kind, int] = {"jeep": 10, "ship": 25, "plane": 50}
"""Prices of new pieces in M (rulebook: money)."""

PER_CENT = 100


def printed_income(player: Player) -> int:
    """The sum of the printed incomes of a player's countries; it decides the match, whatever cards say (ruling)."""
    return _printed(player.countries)


@lru_cache(maxsize=4096)
def _printed(countries: tuple[Country, ...]) -> int:
    return sum([NATIONS[country].income for country in countries])


def earned(position: Position, country: Country) -> int:
    """What a country earns at a revenue now, in M."""
    nation = NATIONS[country]
    amount, whole, more = nation.income, 1, 0
    for active in position.active:
        effect = CARDS[active.card].effect
        if (
            isinstance(effect, IncomeModifier)
            and country not in effect.exclude
            and (country in effect.countries or nation.series == effect.series)
        ):
            amount, whole, more = amount * effect.factor, whole * PER_CENT, more + effect.delta
    return (2 * amount + whole) // (2 * whole) + more


def income(position: Position, seat: Seat) -> int:
    """What a player earns at a revenue now, in M."""
    return sum([earned(position, country) for country in position.players[seat].countries])


def cost(position: Position, country: Country) -> int:
    """What developing a country costs now, in M."""
    nation = NATIONS[country]
    amount, whole = nation.cost, 1
    for active in position.active:
        effect = _COSTS.get(active.card)
        if effect is not None and effect.series in (nation.series, "all"):
            amount, whole = amount * effect.factor, whole * PER_CENT
    return (2 * amount + whole) // (2 * whole)


_COSTS: dict[Card, CostModifier] = {card: found.effect for card, found in CARDS.items() if isinstance(found.effect, CostModifier)}
"""The cards that are asked for at every step of a move are known by name: most of the open ones are none of them."""
_PRICES: dict[Card, PriceChange] = {card: found.effect for card, found in CARDS.items() if isinstance(found.effect, PriceChange)}
_NO_RESALE = frozenset(card for card, effect in _COSTS.items() if effect.no_resale)
_LAPS = frozenset(card for card, found in CARDS.items() if isinstance(found.effect, Circumnavigate))


def price(position: Position, kind: Kind) -> int:
    """What a new piece costs now, in M; the newest card decides."""
    for active in reversed(position.active):
        effect = _PRICES.get(active.card)
        if effect is not None and effect.piece == kind:
            return effect.price
    return PRICES[kind]


def can_resell(position: Position) -> bool:
    """Whether countries may be sold to the bank now."""
    return _NO_RESALE.isdisjoint([active.card for active in position.active])


def counts_laps(position: Position) -> bool:
    """Whether a bonus for sailing round the world lies open, so that ships count the meridians they cross."""
    return not _LAPS.isdisjoint([active.card for active in position.active])


def turn_points(position: Position, seat: Seat, thrown: int) -> tuple[int, Position]:
    """The points of a turn after a throw, and the position in which the bonuses have counted it."""
    factor, more, counted = 1, 0, position
    for active in position.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, MoveBonus):
            tally = active.tally
            if tally[seat]:
                factor, more = factor * effect.factor, more + effect.points
                tally = tuple([left - (other == seat) for other, left in enumerate(tally)])
                counted = tallied(counted, active.card, tally)
            if not any(tally[other] for other in playing(position)):
                counted = closed(counted, active.card)
    return thrown * factor + more, counted


def tallied(position: Position, card: Card, tally: tuple[int, ...]) -> Position:
    """The position with another tally of an open card."""
    return replace(position, active=tuple([replace(found, tally=tally) if found.card == card else found for found in position.active]))


def counting(position: Position, card: Card, counted: tuple[tuple[Seat, Country], ...]) -> Position:
    """The position with other countries counted for the bonus of an open card."""
    return replace(position, active=tuple([replace(found, counted=counted) if found.card == card else found for found in position.active]))


def closed(position: Position, card: Card) -> Position:
    """The position with an open card put under the pack (rulebook: historical cards)."""
    active = tuple([found for found in position.active if found.card != card])
    return replace(position, active=active, history=(*position.history, card))
