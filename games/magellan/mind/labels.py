"""The label of a deal on a button: its deed, price and gain in one line on a phone."""

from __future__ import annotations

from engine.values.core import Msg, Who
from games.magellan.mind.deals import Deal
from games.magellan.rules.board import NATIONS

LONG = 14
"""A name with more letters has room in a label only for its price and its gain."""
PRICED = 15
"""How many letters and digits of a name, a price and a gain have room behind a verb."""
PAIR = 18
"""How many letters and digits of two names, a price and a gain have room without a verb."""


def label(deal: Deal) -> Msg:
    """Return the label of a deal."""
    names = tuple([NATIONS[country].name for country in deal.countries])
    letters = max(map(len, deal.countries), default=0)
    filled = sum(map(len, deal.countries)) + len(f"{deal.cost:,}") + len(str(deal.income))
    if deal.does == "bonus":
        return Msg("magellan.decide.bonus", place=deal.name or "", money=deal.bonus)
    if deal.buys is not None:
        return Msg("magellan.decide.count", piece=deal.buys, count=1, money=deal.cost)
    if deal.does == "sell":
        key = "magellan.decide.sell" if letters <= LONG else "magellan.decide.sell.long"
        return Msg(key, country=names[0], money=deal.bonus, income=deal.income)
    if deal.does == "round":
        return Msg("magellan.decide.round", money=deal.bonus)
    if deal.does == "guard":
        return Msg("magellan.decide.guard", country=names[0]) if letters < LONG and names else Msg("magellan.decide.guard.long")
    if deal.does == "bomb" and deal.prey is not None:
        return Msg("magellan.decide.bomb", who=Who(deal.prey[0]), hits=deal.prey[1])
    if deal.meets is not None:
        if len(names) == 1 and letters < LONG:
            return Msg("magellan.decide.meets", country=names[0], **deal.meets.arguments())
        return Msg("magellan.decide.meets.way", **deal.meets.arguments())
    if deal.does == "wait":
        nation = NATIONS[deal.countries[0]]
        if letters < LONG:
            return Msg("magellan.decide.wait" if deal.arrives else "magellan.decide.towards.capital", country=nation.name)
        return Msg("magellan.decide.wait.long" if deal.arrives else "magellan.decide.towards.capital.long", capital=nation.capital)
    if not names:
        assert deal.name is not None
        return Msg("magellan.decide.towards.bonus", place=deal.name, money=deal.bonus)
    if deal.does == "towards" and not deal.cost:
        return Msg("magellan.decide.towards.free", country=names[0], income=deal.income)
    if deal.does == "towards":
        key = "magellan.decide.towards" if filled <= PRICED else "magellan.decide.towards.long"
        return Msg(key, country=names[0], cost=deal.cost, income=deal.income)
    if deal.does == "take":
        key = "magellan.decide.take.wins" if deal.is_won else "magellan.decide.take"
        return Msg(key, country=names[0], income=deal.income)
    if len(names) > 1:
        if len(names) > 2 or filled > PAIR:
            return Msg("magellan.decide.develop.many", count=len(names), cost=deal.cost, income=deal.income)
        return Msg("magellan.decide.develop.pair", first=names[0], second=names[1], cost=deal.cost, income=deal.income)
    if deal.is_won:
        key = "magellan.decide.wins" if letters < LONG else "magellan.decide.wins.long"
    elif deal.flies:
        key = "magellan.decide.fly" if filled <= PRICED else "magellan.decide.develop.long"
    else:
        key = "magellan.decide.develop" if filled <= PRICED else "magellan.decide.develop.long"
    return Msg(key, country=names[0], cost=deal.cost, income=deal.income)
