"""The signs of a view on a map and their names: tags, capitals, canals, discoveries."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.values.core import Msg, Say, Seat
from games.magellan.pictures.places import split_cell
from games.magellan.pictures.tags import Tag
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS, Cell, cell_of, is_cell
from games.magellan.rules.cards.deck import (
    CARDS,
    Circumnavigate,
    CostModifier,
    FirstToOwn,
    FirstToReach,
    IncomeModifier,
    MoveBonus,
    PriceChange,
)
from games.magellan.rules.view import KINDS, CountryView, MagellanView, PlayerView

LETTERS = "ABCDEFGH"
"""The letters of the listed countries; any other open country is a disc without a letter."""
NOT_SOON = 3
"""The place in the order of sale of countries that nobody can pay soon."""
FEW = 3
"""So many countries are listed even if nobody can pay them soon."""
CANALS: tuple[tuple[float, float, float], ...] = ((-79.7, 9.15, 45.0), (32.35, 30.4, 0.0))
"""Longitude, latitude and direction (degrees clockwise from north) of Panama and Suez."""


@dataclass(frozen=True, slots=True)
class Capital:
    """The capital of a country on a map."""

    country: str
    lon: float
    lat: float
    letter: str
    """Its letter in the list of countries for sale; `""`: it is not listed."""
    owner: int | None
    """`None`: it is for sale."""
    wins: bool = False
    """Whether some player would win with it."""


@dataclass(frozen=True, slots=True)
class Discovery:
    """A place with a bonus."""

    card: str
    where: str
    """Its cell, or a whole row of the grid."""
    cell: str
    """Its cell; `""`: it is a whole row."""
    lon: float
    lat: float
    piece: str
    bonus: int


def tags(view: MagellanView, cells: frozenset[Cell] | None = None) -> tuple[Tag, ...]:
    """Return a tag for each cell and player, from the north-west."""
    labels = []
    for player in view.players:
        for cell in sorted({group.cell for group in player.groups}):
            if cells is None or cell in cells:
                labels.append(Tag(cell, player.seat, _pieces(player, cell)))
    return tuple(sorted(labels, key=lambda tag: (split_cell(tag.cell), tag.seat)))


def _pieces(player: PlayerView, cell: Cell) -> tuple[tuple[str, int], ...]:
    counts = Counter[str]()
    for group in player.groups:
        if group.cell == cell:
            counts[group.what] += group.count
    order = sorted(counts, key=lambda what: (KINDS.index(what.partition("-")[0]), len(what)))
    return tuple((what.replace("-", "+"), counts[what]) for what in order)


def for_sale(view: MagellanView) -> tuple[str, ...]:
    """Return the open countries in the order of the lists.

    First come those that win, then those that the player in turn can pay now, those that others can, those that somebody can pay with one
    more revenue, and the rest. Within each of these groups those with the highest income come first.
    """
    return tuple([country.country for country in sorted(view.open, key=lambda country: _sale_order(view, country))])


def listed_countries(view: MagellanView) -> tuple[str, ...]:
    """Return the countries that get letters: those that somebody can pay now or soon."""
    winning = winning_countries(view)
    near = sum([country.country in winning or _payable_by(view, country) < NOT_SOON for country in view.open])
    return for_sale(view)[: min(len(LETTERS), max(FEW, near))]


def letters(view: MagellanView) -> dict[str, str]:
    """Return the letters of the listed countries."""
    return dict(zip(listed_countries(view), LETTERS, strict=False))


def _sale_order(view: MagellanView, country: CountryView) -> tuple[bool, int, int, str]:
    """Return the sort key of `for_sale`."""
    return country.country not in winning_countries(view), _payable_by(view, country), -country.income, country.country


def _payable_by(view: MagellanView, country: CountryView) -> int:
    """Return a number that is lower, the sooner a country can be paid.

    0: by the player in turn now, 1: by others now, 2: by somebody with one more revenue, `NOT_SOON`: later.
    """
    playing = [player for player in view.players if not player.is_out]
    if country.cost <= view.players[view.turn].cash:
        return 0
    if any(country.cost <= player.cash for player in playing):
        return 1
    return 2 if any(country.cost <= player.cash + player.revenue for player in playing) else NOT_SOON


def winning_countries(view: MagellanView) -> frozenset[str]:
    """Return the open countries with which some player would pass the target."""
    most = max((player.income for player in view.players if not player.is_out and player.income <= view.table.target), default=0)
    return frozenset(country.country for country in view.open if most + country.income > view.table.target)


def capitals(view: MagellanView) -> tuple[Capital, ...]:
    """Return the capitals of all countries on the table."""
    signs, win = letters(view), winning_countries(view)
    capitals = []
    for country in view.countries:
        nation = NATIONS[country.country]
        sign = signs.get(country.country, "")
        capitals.append(Capital(country.country, nation.lon, nation.lat, letter=sign, owner=country.owner, wins=country.country in win))
    return tuple(sorted(capitals, key=lambda capital: (capital.owner is None and not capital.letter, -capital.lat)))


def discoveries(view: MagellanView) -> tuple[Discovery, ...]:
    """Return the places to discover, the highest bonus first."""
    places = []
    for active in view.active:
        effect = CARDS[active.card].effect
        if isinstance(effect, FirstToReach):
            cell = effect.cell if is_cell(effect.cell) else ""
            places.append(
                Discovery(active.card, where=effect.cell, cell=cell, lon=effect.lon, lat=effect.lat, piece=effect.piece, bonus=effect.bonus)
            )
    return tuple(sorted(places, key=lambda place: (-place.bonus, place.card)))


def moved_to(view: MagellanView) -> tuple[Seat, Cell] | None:
    """Return the seat and the cell of the piece that moved last."""
    if not view.trail:
        return None
    return view.trail[-1].seat, cell_of(view.trail[-1].path[-1])


def country_name(say: Say, country: str) -> str:
    """Return the name of a country for the reader."""
    return say(NATIONS[country].name)


def card_title(say: Say, card: str) -> str:
    """Return the title of a history card."""
    return say(cards.title(card))


def bonus(card: str) -> int:
    """Return the bonus of a card for the first player to do something; 0 if it has none."""
    effect = CARDS[card].effect
    return effect.bonus if isinstance(effect, FirstToReach | FirstToOwn | Circumnavigate) else 0


def place_name(say: Say, card: str) -> str:
    """Name what has to be reached or done for a bonus, in a few words."""
    return say(cards.place(card) or cards.title(card))


def effect(say: Say, card: str) -> str:
    """Tell in a few words the effect of an open card that names no place."""
    card_effect = CARDS[card].effect
    if isinstance(card_effect, FirstToOwn):
        return say(Msg("magellan.pic.effect.own", count=card_effect.count, series=_series(card_effect.series)))
    if isinstance(card_effect, Circumnavigate):
        return say(Msg("magellan.pic.effect.round"))
    if isinstance(card_effect, IncomeModifier):
        return _tell_income(say, card_effect)
    if isinstance(card_effect, CostModifier):
        if card_effect.no_resale:
            return say(Msg("magellan.pic.effect.no_resale"))
        return say(Msg("magellan.pic.effect.cost", series=_series(card_effect.series), percent=100 - card_effect.factor))
    if isinstance(card_effect, PriceChange):
        return say(Msg("magellan.pic.effect.price", piece=card_effect.piece, amount=card_effect.price))
    if isinstance(card_effect, MoveBonus):
        if card_effect.points:
            return say(Msg("magellan.pic.effect.points", amount=card_effect.points))
        return say(Msg("magellan.pic.effect.factor", factor=card_effect.factor))
    return card_title(say, card)


def _tell_income(say: Say, modifier: IncomeModifier) -> str:
    if modifier.countries:
        names = tuple(NATIONS[country].name for country in modifier.countries)
        return say(Msg("magellan.pic.effect.income.named", countries=names, amount=modifier.delta))
    if modifier.delta:
        return say(Msg("magellan.pic.effect.income.more", series=_series(modifier.series), amount=modifier.delta))
    return say(Msg("magellan.pic.effect.income.part", series=_series(modifier.series), percent=modifier.factor))


def _series(series: str) -> Msg:
    return Msg(f"magellan.series.{series}")
