"""What the tokens of a half-made move say, and which places the tokens offered next stand for."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Msg, Say
from engine.games.navegador.board import BUILDINGS, GOODS, KINDS, MOST_WORKERS, PORTUGAL, REGIONS, RONDEL, SHIPS, SURPLUS
from engine.games.navegador.flow import cost, is_paying_asked
from engine.games.navegador.turn import recruiting
from engine.games.navegador.view import NavegadorView, PlayerView
from render import Marks

CARD = "navegador"
KING = "king:"
TRADED = {good[:2]: good for good in GOODS}
"""Goods by the keys of the market's form."""


@dataclass(frozen=True, slots=True)
class Sailed:
    """Ships that sail together in the draft."""

    origin: str
    to: str
    count: int


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-made move of `seat`, and what is offered next. Without one everything is empty."""

    seat: int | None = None
    field: str | None = None
    is_extra: bool = False
    paid: tuple[str, ...] = ()
    sails: tuple[Sailed, ...] = ()
    bought: int = 0
    """Workers or ships bought, with those sold on."""
    recruited: int = 0
    """Workers bought."""
    built: int = 0
    """New ships in Portugal, without those sold on."""
    colonies: tuple[tuple[str, int], ...] = ()
    buildings: tuple[tuple[str, int], ...] = ()
    trades: tuple[tuple[str, int], ...] = ()
    """Good and units, sold when positive, processed when negative."""
    privilege: str | None = None
    """The kind taken from the gallery."""
    king: str | None = None
    """The kind for which the King's privilege is placed."""
    fields_offered: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    """Regions to which ships may sail, or whose ships may pay."""
    colonies_offered: tuple[tuple[str, int], ...] = ()
    buildings_offered: tuple[tuple[str, int], ...] = ()
    kinds_offered: tuple[str, ...] = ()
    """Kinds of the gallery."""
    kings_offered: tuple[str, ...] = ()
    """Kinds for which the King's privilege can be placed."""

    def change(self, region: str) -> int:
        """Ships of the seat that the draft brings to a region (negative: that leave it)."""
        come = sum(sail.count for sail in self.sails if sail.to == region)
        gone = sum(sail.count for sail in self.sails if sail.origin == region) + self.paid.count(region)
        return come + (self.built if region == REGIONS[PORTUGAL] else 0) - gone

    def touches(self, region: str) -> bool:
        """Whether ships come to a region or leave it."""
        is_built = bool(self.built) and region == REGIONS[PORTUGAL]
        return is_built or region in self.paid or any(region in (sail.origin, sail.to) for sail in self.sails)


EMPTY = Draft()


def cash(view: NavegadorView, draft: Draft) -> int:
    """What trades, purchases or a bonus of the draft change in the money of its seat."""
    got = -sum(price for _, price in (*draft.colonies, *draft.buildings))
    for good in view.market:
        units = sum(count for name, count in draft.trades if name == good.good)
        got += units * good.sell if units > 0 else -units * good.process
    if draft.bought and draft.seat is not None:
        owner = view.players[draft.seat]
        is_ships = draft.field == "ships"
        cheap = owner.shipyards if is_ships else owner.churches
        level, most = (owner.ships_out - len(draft.paid), SHIPS) if is_ships else (owner.workers, MOST_WORKERS)
        got += SURPLUS * recruiting.surplus(draft.bought, cheap, level, most) - recruiting.price(draft.bought, cheap, view.phase)
    taken = draft.privilege or (draft.king if draft.field == "privilege" else None)
    if taken is not None and draft.seat is not None:
        got += view.players[draft.seat].next_bonus[KINDS.index(taken)] or 0
    return got


def cash_words(view: NavegadorView, say: Say, draft: Draft) -> str | None:
    """The same in words, with the money that it makes or leaves; `None` where nothing changes."""
    change = cash(view, draft)
    if draft.seat is None or not change:
        return None
    key = "navegador.pic.draft.brings" if change > 0 else "navegador.pic.draft.costs"
    return say(Msg(key, change=abs(change), money=view.players[draft.seat].money + change))


def _priced(token: str, names: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """`guine:80+bahia:100` as pairs, if every name is one of `names` with a price."""
    found = []
    for part in token.split("+"):
        name, colon, price = part.partition(":")
        if name not in names or not colon or not price.isdigit():
            return ()
        found.append((name, int(price)))
    return tuple(found)


def _sail(token: str) -> Sailed | None:
    origin, arrow, rest = token.partition(">")
    to, _, count = rest.partition(":")
    return Sailed(origin, to, int(count)) if arrow and count.isdigit() else None


def _trade(token: str) -> tuple[str, int] | None:
    good, equals, said = token.partition("=")
    if not equals or said[:1] not in ("s", "p") or not said[1:].isdigit():
        return None
    return TRADED.get(good, good), int(said[1:]) * (1 if said[0] == "s" else -1)


def _king(tokens: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(token.removeprefix(KING) for token in tokens if token.startswith(KING))


def _unasked(player: PlayerView, field: str | None) -> tuple[str, ...]:
    """The ships that pay for further steps where it makes no difference which."""
    due = cost(None if player.field is None else RONDEL.index(player.field), RONDEL.index(field)) if field in RONDEL else 0
    if not due or is_paying_asked(player.ships, due, player.ships_out):
        return ()
    return tuple(region for region, count in zip(REGIONS, player.ships, strict=True) for _ in range(min(count, due)))


def read(view: NavegadorView, marks: Marks) -> Draft:
    """The draft of the view's own seat."""
    path, offered = marks.path, marks.offered
    if view.seat is None or not (path or offered):
        return EMPTY
    field = next((token for token in path if token in RONDEL), None)
    after = path[path.index(field) + 1 :] if field else path
    is_building = field == "buildings"
    first_offered = not field and not any(token == CARD for token in path)
    paid = next((tuple(token.split("+")) for token in after if all(part in REGIONS for part in token.split("+"))), ())
    paid = paid or _unasked(view.players[view.seat], field)
    goods = [found for token in after if "=" in token for one in token.split(",") if (found := _trade(one))]
    named = [pair for token in after for pair in _priced(token, BUILDINGS if is_building else REGIONS)]
    number = next((int(token) for token in after if token.isdigit()), 0)
    out = view.players[view.seat].ships_out - len(paid)
    next_sails = [sail for token in offered if (sail := _sail(token))]
    wares = [pair for token in offered for pair in _priced(token, BUILDINGS if is_building else REGIONS)]
    paying = [token for token in offered if token in REGIONS]
    return Draft(
        seat=view.seat,
        field=field,
        is_extra=CARD in path,
        paid=paid,
        sails=tuple(sail for token in after if (sail := _sail(token))),
        bought=number if field in ("workers", "ships") else 0,
        recruited=number if field == "workers" else 0,
        built=min(number, SHIPS - out) if field == "ships" else 0,
        colonies=() if is_building else tuple(named),
        buildings=tuple(named) if is_building else (),
        trades=tuple(goods),
        privilege=next((token for token in after if token in KINDS), None) if field == "privilege" else None,
        king=_king(after)[0] if _king(after) else None,
        fields_offered=tuple(token for token in offered if token in RONDEL) if first_offered else (),
        goals=tuple(dict.fromkeys([*(sail.to for sail in next_sails), *paying])),
        colonies_offered=() if is_building else tuple(wares),
        buildings_offered=tuple(wares) if is_building else (),
        kinds_offered=tuple(token for token in offered if token in KINDS) if field == "privilege" else (),
        kings_offered=_king(offered),
    )
