"""The text of a history card, made from its effect in whole sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.values.core import Msg
from games.magellan.rules.board import NATIONS, Cell, label
from games.magellan.rules.cards import deck
from games.magellan.rules.cards.deck import CARDS, Alliance, Asterisk, FirstToReach, OwnersShare
from games.magellan.rules.state import KINDS, Card, Country


def title(card: Card) -> Msg:
    """Return the title of a card."""
    return Msg(f"magellan.card.{card}")


def place(card: Card) -> Msg | None:
    """Return the place where a card pays a bonus for coming there; `None` for other cards."""
    effect = CARDS[card].effect
    return Msg(f"magellan.place.{effect.place}") if isinstance(effect, FirstToReach) else None


def text(card: Card, is_expert: bool) -> tuple[Msg, ...]:
    """Return the sentences of a card; the asterisk's only for experts."""
    printed = CARDS[card]
    said = _EFFECTS[type(printed.effect)](printed.effect)
    if printed.lifetime == "until_next_economy_card":
        said += (Msg("magellan.card.text.until_economy"),)
    elif printed.lifetime == "permanent":
        said += (Msg("magellan.card.text.permanent"),)
    if is_expert and printed.asterisk is not None:
        said += (asterisk_text(printed.asterisk),)
    return said


def asterisk_text(asterisk: Asterisk) -> Msg:
    """Return the sentence under an asterisk."""
    if not isinstance(asterisk, Alliance):
        return Msg("magellan.card.text.reparation", amount=asterisk.amount)
    if not asterisk.sides:
        return Msg("magellan.card.text.alliance.leader")
    first, second = asterisk.sides
    return Msg("magellan.card.text.alliance", a=first[0], b=first[1], c=second[0], d=second[1], alone=asterisk.alone)


def _names(countries: tuple[Country, ...]) -> tuple[Msg, ...]:
    return tuple(NATIONS[country].name for country in countries)


def _where(cells: tuple[Cell, ...]) -> Msg:
    """Name a cell, or several of which one is meant."""
    return Msg("magellan.card.text.cells", cells=tuple(label(cell) for cell in cells), count=len(cells))


def _series(series: str) -> Msg:
    return Msg(f"magellan.series.{series}")


def _share(share: OwnersShare) -> Msg:
    """Tell what owners gain or lose."""
    names, count, amount = _names(share.countries), len(share.countries), abs(share.amount)
    if share.amount < 0:
        return Msg("magellan.card.text.owners.lose", countries=names, count=count, amount=amount)
    return Msg("magellan.card.text.owners", countries=names, count=count, amount=amount)


def _revenue(effect: deck.Revenue) -> tuple[Msg, ...]:
    said: tuple[Msg, ...] = (Msg("magellan.card.text.revenue"),)
    if effect.toll:
        said += (Msg("magellan.card.text.toll", where=_where(effect.toll_cells), amount=effect.toll),)
    if effect.owners.amount:
        names, count = _names(effect.owners.countries), len(effect.owners.countries)
        said += (Msg("magellan.card.text.owners.more", countries=names, count=count, amount=effect.owners.amount),)
    return said


def _reach(effect: FirstToReach) -> tuple[Msg, ...]:
    where = Msg(f"magellan.place.{effect.place}")
    return (Msg(f"magellan.card.text.reach.{effect.piece}", cell=label(effect.cell), place=where, amount=effect.bonus),)


def _own(effect: deck.FirstToOwn) -> tuple[Msg, ...]:
    return (Msg("magellan.card.text.own", count=effect.count, series=_series(effect.series), amount=effect.bonus),)


def _money(effect: deck.Money) -> tuple[Msg, ...]:
    said = _aimed(effect)
    if effect.others.amount:
        said += (_share(effect.others),)
    if effect.levy:
        said += (Msg(f"magellan.card.text.pay.{effect.levy.per}", amount=-effect.levy.amount),)
    return said


def _aimed(effect: deck.Money) -> tuple[Msg, ...]:
    amount = abs(effect.amount)
    if effect.target == "owners":
        return (_share(OwnersShare(effect.countries, effect.amount)),)
    if effect.target == "owners_series":
        return (Msg("magellan.card.text.pay.owners_series", series=_series(effect.series), amount=amount),)
    if effect.target == "presence":
        return (Msg("magellan.card.text.presence", columns=effect.columns, amount=amount),)
    if effect.target == "cash_over":
        return (Msg("magellan.card.text.pay.cash_over", threshold=effect.threshold, amount=amount),)
    if effect.percent:
        return (Msg("magellan.card.text.pay.percent", percent=-effect.percent),)
    word = effect.per or effect.target
    if effect.amount < 0:
        return (Msg(f"magellan.card.text.pay.{word}", amount=amount),)
    return (Msg(f"magellan.card.text.get.{word}", amount=amount),)


def _income(effect: deck.IncomeModifier) -> tuple[Msg, ...]:
    said: tuple[Msg, ...] = (_earning(effect),)
    if effect.exclude:
        said += (Msg("magellan.card.text.income.but", countries=_names(effect.exclude)),)
    return (*said, Msg("magellan.card.text.income.next")) if effect.revenues else said


def _earning(effect: deck.IncomeModifier) -> Msg:
    if effect.countries:
        return Msg("magellan.card.text.income.named", countries=_names(effect.countries), amount=effect.delta)
    series = _series(effect.series)
    if effect.delta:
        return Msg("magellan.card.text.income.more", series=series, amount=effect.delta)
    if effect.factor:
        return Msg("magellan.card.text.income.part", series=series, percent=effect.factor)
    return Msg("magellan.card.text.income.nothing", series=series)


def _cost(effect: deck.CostModifier) -> tuple[Msg, ...]:
    if effect.no_resale:
        return (Msg("magellan.card.text.no_resale"),)
    return (Msg("magellan.card.text.cost", series=_series(effect.series), percent=100 - effect.factor),)


def _price(effect: deck.PriceChange) -> tuple[Msg, ...]:
    said: tuple[Msg, ...] = (Msg(f"magellan.card.text.price.{effect.piece}", amount=effect.price),)
    return (*said, Msg("magellan.card.text.price.instead", amount=effect.else_money)) if effect.else_money else said


def _moves(effect: deck.MoveBonus) -> tuple[Msg, ...]:
    if effect.points:
        return (Msg("magellan.card.text.moves.points", amount=effect.points, turns=effect.turns),)
    return (Msg("magellan.card.text.moves.factor", factor=effect.factor, turns=effect.turns),)


def _loss(effect: deck.LosePiece) -> tuple[Msg, ...]:
    if not effect.count:
        return (Msg(f"magellan.card.text.wipe.{effect.piece}", where=_where(effect.cells)),)
    if effect.cells:
        return (Msg(f"magellan.card.text.lose.{effect.piece}", where=_where(effect.cells)),)
    if effect.region:
        return (Msg("magellan.card.text.lose.region", series=_series(effect.region)),)
    return (Msg("magellan.card.text.lose.keep", keep=effect.keep),)


def _war(effect: deck.WarBreaksOut) -> tuple[Msg, ...]:
    said: tuple[Msg, ...] = (Msg(f"magellan.card.text.war.{effect.between}", rounds=effect.rounds),)
    return said if effect.pieces == KINDS else (*said, Msg(f"magellan.card.text.only.{effect.pieces[0]}"))


def _peace(effect: deck.Peace) -> tuple[Msg, ...]:
    said: tuple[Msg, ...] = (Msg("magellan.card.text.peace"),)
    if effect.reward:
        said += (Msg("magellan.card.text.peace.reward", amount=effect.reward, count=effect.min_countries),)
    if effect.levy:
        said += (Msg("magellan.card.text.peace.levy", amount=effect.levy),)
    return said


_EFFECTS: dict[type[Any], Callable[[Any], tuple[Msg, ...]]] = {
    deck.Revenue: _revenue,
    deck.FirstToReach: _reach,
    deck.FirstToOwn: _own,
    deck.Circumnavigate: lambda effect: (Msg("magellan.card.text.round", amount=effect.bonus),),
    deck.Money: _money,
    deck.Transfer: lambda effect: (Msg("magellan.card.text.transfer", amount=effect.amount),),
    deck.IncomeModifier: _income,
    deck.CostModifier: _cost,
    deck.PriceChange: _price,
    deck.MoveBonus: _moves,
    deck.LosePiece: _loss,
    deck.Nationalise: lambda effect: (Msg("magellan.card.text.nationalise"),),
    deck.WarBreaksOut: _war,
    deck.Peace: _peace,
    deck.TurnCards: lambda effect: (Msg("magellan.card.text.turn", count=effect.count),),
    deck.FreePiece: lambda effect: (Msg(f"magellan.card.text.free.{effect.piece}", count=effect.count),),
}
