"""The 150 history cards as they stand in the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from data.tables import table
from engine.games.magellan.cards.kinds import (
    Alliance,
    Asterisk,
    Circumnavigate,
    CostModifier,
    Effect,
    FirstToOwn,
    FirstToReach,
    FreePiece,
    HistoryCard,
    IncomeModifier,
    Levy,
    LosePiece,
    Money,
    MoveBonus,
    Nationalise,
    Peace,
    PriceChange,
    Reparation,
    Revenue,
    Share,
    Transfer,
    TurnCards,
    WarBreaksOut,
)
from engine.games.magellan.state import KINDS, Card, Table

ALL_PIECES = 99
"""A count in the table that means all of them."""


def _share(found: dict[str, Any] | None) -> Share:
    return Share(tuple(found["countries"]), found["amount"]) if found else Share()


def _per_cent(factor: float) -> int:
    return round(factor * 100)


def _revenue(found: dict[str, Any]) -> Effect:
    toll = found.get("toll", {"cells": (), "amount": 0})
    return Revenue(tuple(toll["cells"]), toll["amount"], _share(found.get("owners")))


def _money(found: dict[str, Any]) -> Effect:
    levy = found.get("levy")
    return Money(
        found["target"],
        found.get("amount", 0),
        found.get("percent", 0),
        found.get("per", ""),
        tuple(found.get("countries", ())),
        found.get("series", ""),
        tuple(found.get("columns", ())),
        found.get("threshold", 0),
        Levy(levy["per"], levy["amount"]) if levy else None,
        _share(found.get("others")),
    )


def _income(found: dict[str, Any]) -> Effect:
    return IncomeModifier(
        found.get("series", ""),
        tuple(found.get("countries", ())),
        tuple(found.get("exclude", ())),
        _per_cent(found.get("factor", 1)),
        found.get("delta", 0),
        found.get("revenues", 0),
    )


def _loss(found: dict[str, Any]) -> Effect:
    count, region = found["count"], found.get("region", "")
    return LosePiece(
        found["piece"],
        0 if count == ALL_PIECES else count,
        tuple(found.get("cells", ())),
        "" if region == "all" else region,
        found.get("keep", 0),
    )


def _peace(found: dict[str, Any]) -> Effect:
    reward, levy = found.get("reward", {}), found.get("levy", {})
    return Peace(reward.get("amount", 0), reward.get("min_countries", 0), levy.get("amount", 0))


_MAKERS: dict[str, Callable[[dict[str, Any]], Effect]] = {
    "revenue": _revenue,
    "first_to_reach": lambda f: FirstToReach(f["cell"].rstrip("*"), f["place"], f["lat"], f["lon"], f["piece"], f["bonus"]),
    "first_to_own": lambda f: FirstToOwn(f["series"], f["count"], f["bonus"]),
    "circumnavigate": lambda f: Circumnavigate(f["bonus"]),
    "money": _money,
    "transfer": lambda f: Transfer(f["amount"]),
    "income_modifier": _income,
    "cost_modifier": lambda f: CostModifier(f["series"], _per_cent(f["factor"]), f.get("no_resale", False)),
    "price_change": lambda f: PriceChange(f["piece"], f["price"], f.get("else_money", 0)),
    "move_bonus": lambda f: MoveBonus(f["turns"], f.get("factor", 1), f.get("points", 0)),
    "lose_piece": _loss,
    "nationalise": lambda f: Nationalise(),
    "war": lambda f: WarBreaksOut(f["between"], f["rounds"], tuple(f.get("pieces", KINDS))),
    "peace": _peace,
    "draw": lambda f: TurnCards(f["count"]),
    "free_piece": lambda f: FreePiece(f["piece"], f["count"]),
}


def _asterisk(found: dict[str, Any] | None) -> Asterisk | None:
    if found is None:
        return None
    if found["kind"] == "money":
        return Reparation(found["amount"])
    if found["split"] == "leader/rest":
        return Alliance()
    return Alliance(tuple(tuple(int(number) for number in side.split("+")) for side in found["split"].split("/")), found["alone"])


CARDS: dict[Card, HistoryCard] = {
    card: HistoryCard(
        card, found["series"], found["lifetime"], _MAKERS[found["effect"]["kind"]](found["effect"]), _asterisk(found.get("asterisk"))
    )
    for card, found in table("magellan", "cards").items()
}
"""All history cards by id, series by series."""

DISCOVERIES: tuple[Card, ...] = tuple(card for card, found in CARDS.items() if found.series == 3)
"""The third series: two of its cards lie open in a beginners' start (rulebook: advice to beginners)."""


def is_playable(card: Card, table: Table) -> bool:
    """Whether a card can do anything at the level of the table: no war or bare peace without wars, nothing for planes without them."""
    effect = CARDS[card].effect
    if isinstance(effect, Peace) and not table.has_wars:
        return bool(effect.reward)
    if isinstance(effect, WarBreaksOut):
        return table.has_wars and (table.has_planes or effect.pieces != ("plane",))
    return table.has_planes or not (isinstance(effect, FirstToReach) and effect.piece == "plane")
