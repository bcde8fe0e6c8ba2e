"""The text of a history card, made from its effect in whole sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

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


@cache
def text(card: Card, is_expert: bool) -> tuple[Msg, ...]:
    """Return the sentences of a card; the sentence under its asterisk only for experts."""
    printed = CARDS[card]
    sentences = [*_sentences(printed.effect)]
    if printed.lifetime == "until_next_economy_card":
        sentences.append(Msg("magellan.card.text.until_economy"))
    elif printed.lifetime == "permanent":
        sentences.append(Msg("magellan.card.text.permanent"))
    if is_expert and printed.asterisk is not None:
        sentences.append(asterisk_text(printed.asterisk))
    return tuple(sentences)


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
    """Name a cell, or several cells as "one of these"."""
    return Msg("magellan.card.text.cells", cells=tuple(label(cell) for cell in cells), count=len(cells))


def _series(series: str) -> Msg:
    return Msg(f"magellan.series.{series}")


def _share(key: str, share: OwnersShare) -> Msg:
    """Tell what owners of some countries gain or lose."""
    return Msg(key, countries=_names(share.countries), count=len(share.countries), amount=abs(share.amount))


def _sentences(effect: deck.Effect) -> Iterator[Msg]:
    """Yield what an effect does, its first sentence first."""
    match effect:
        case deck.Revenue():
            yield Msg("magellan.card.text.revenue")
            if effect.toll:
                yield Msg("magellan.card.text.toll", where=_where(effect.toll_cells), amount=effect.toll)
            if effect.owners.amount:
                yield _share("magellan.card.text.owners.more", effect.owners)
        case deck.FirstToReach():
            where = Msg(f"magellan.place.{effect.place}")
            yield Msg(f"magellan.card.text.reach.{effect.piece}", cell=label(effect.cell), place=where, amount=effect.bonus)
        case deck.FirstToOwn():
            yield Msg("magellan.card.text.own", count=effect.count, series=_series(effect.series), amount=effect.bonus)
        case deck.Circumnavigate():
            yield Msg("magellan.card.text.round", amount=effect.bonus)
        case deck.Money():
            yield _aimed(effect)
            if effect.others.amount:
                yield _owners(effect.others)
            if effect.levy:
                yield Msg(f"magellan.card.text.pay.{effect.levy.per}", amount=-effect.levy.amount)
        case deck.Transfer():
            yield Msg("magellan.card.text.transfer", amount=effect.amount)
        case deck.IncomeModifier():
            yield _earning(effect)
            if effect.exclude:
                yield Msg("magellan.card.text.income.but", countries=_names(effect.exclude))
            if effect.revenues:
                yield Msg("magellan.card.text.income.next")
        case deck.CostModifier(no_resale=True):
            yield Msg("magellan.card.text.no_resale")
        case deck.CostModifier():
            yield Msg("magellan.card.text.cost", series=_series(effect.series), percent=100 - effect.factor)
        case deck.PriceChange():
            yield Msg(f"magellan.card.text.price.{effect.piece}", amount=effect.price)
            if effect.else_money:
                yield Msg("magellan.card.text.price.instead", amount=effect.else_money)
        case deck.MoveBonus(points=0):
            yield Msg("magellan.card.text.moves.factor", factor=effect.factor, turns=effect.turns)
        case deck.MoveBonus():
            yield Msg("magellan.card.text.moves.points", amount=effect.points, turns=effect.turns)
        case deck.LosePiece():
            yield _loss(effect)
        case deck.Nationalise():
            yield Msg("magellan.card.text.nationalise")
        case deck.WarBreaksOut():
            yield Msg(f"magellan.card.text.war.{effect.between}", rounds=effect.rounds)
            if effect.pieces != KINDS:
                yield Msg(f"magellan.card.text.only.{effect.pieces[0]}")
        case deck.Peace():
            yield Msg("magellan.card.text.peace")
            if effect.reward:
                yield Msg("magellan.card.text.peace.reward", amount=effect.reward, count=effect.min_countries)
            if effect.levy:
                yield Msg("magellan.card.text.peace.levy", amount=effect.levy)
        case deck.TurnCards():
            yield Msg("magellan.card.text.turn", count=effect.count)
        case deck.FreePiece():
            yield Msg(f"magellan.card.text.free.{effect.piece}", count=effect.count)


def _owners(share: OwnersShare) -> Msg:
    """Tell what owners get or pay by a money card."""
    return _share("magellan.card.text.owners.lose" if share.amount < 0 else "magellan.card.text.owners", share)


def _aimed(effect: deck.Money) -> Msg:
    """Tell whom a money card pays, or who pays."""
    amount = abs(effect.amount)
    if effect.target == "owners":
        return _owners(OwnersShare(effect.countries, effect.amount))
    if effect.target == "owners_series":
        return Msg("magellan.card.text.pay.owners_series", series=_series(effect.series), amount=amount)
    if effect.target == "presence":
        return Msg("magellan.card.text.presence", columns=effect.columns, amount=amount)
    if effect.target == "cash_over":
        return Msg("magellan.card.text.pay.cash_over", threshold=effect.threshold, amount=amount)
    if effect.percent:
        return Msg("magellan.card.text.pay.percent", percent=-effect.percent)
    word = effect.per or effect.target
    return Msg(f"magellan.card.text.pay.{word}" if effect.amount < 0 else f"magellan.card.text.get.{word}", amount=amount)


def _earning(effect: deck.IncomeModifier) -> Msg:
    """Tell what some countries earn."""
    if effect.countries:
        return Msg("magellan.card.text.income.named", countries=_names(effect.countries), amount=effect.delta)
    series = _series(effect.series)
    if effect.delta:
        return Msg("magellan.card.text.income.more", series=series, amount=effect.delta)
    if effect.factor:
        return Msg("magellan.card.text.income.part", series=series, percent=effect.factor)
    return Msg("magellan.card.text.income.nothing", series=series)


def _loss(effect: deck.LosePiece) -> Msg:
    """Tell which pieces are lost."""
    if not effect.count:
        return Msg(f"magellan.card.text.wipe.{effect.piece}", where=_where(effect.cells))
    if effect.cells:
        return Msg(f"magellan.card.text.lose.{effect.piece}", where=_where(effect.cells))
    if effect.region:
        return Msg("magellan.card.text.lose.region", series=_series(effect.region))
    return Msg("magellan.card.text.lose.keep", keep=effect.keep)
