"""Standing orders: what the host answers in the place of an absent player.

| slot | lines | answers |
|---|---|---|
| `spin` | `spin always` | spins at once when the own turn begins |
| `weather` | `weather always`, `weather harm`, `weather never` | good weather in any storm, or only against harm to the ship |
| `again` | `again always`, `again never` | a spin-again card when behind in a battle that somebody else began |
| `swap` | `swap always`, `swap never` | the proposal to swap places |
| `prize` | `prize best` | the card won in a battle that somebody else began |
| `draw` | `draw always`, `draw never` | the telescope, and what it takes, when another player's storm blows the ship into a black harbour |
| `pay` | `pay tokens`, `pay cards` | a payment of goods in another player's turn that can be made in several ways |
| `stake` | `stake all`, `stake none` | the magic spent on a monster met in another player's turn, and no spin-again card |

All hold for the match. Without an order the player is asked.
"""

from __future__ import annotations

from functools import cache

from engine.core import Ask, Line, Msg, Option, Order, Seat, Talk
from engine.games.carta_magica.board import CHART, GOODS_PER_GOLD, HARBOUR, STORM_STEPS, Adventure, Compass, Square, beyond
from engine.games.carta_magica.payment import token, ways_to_pay
from engine.games.carta_magica.state import Condition, Over, State
from engine.games.carta_magica.view import CartaMagicaView, PlayerView

MIDDLING = 5
"""A spin that comes or is surpassed two times in three."""

MATCH = "match"
"""The scope of orders that hold until they are changed."""

CHOICES: dict[str, tuple[str, ...]] = {
    "spin": ("always",),
    "weather": ("always", "harm", "never"),
    "again": ("always", "never"),
    "swap": ("always", "never"),
    "prize": ("best",),
    "draw": ("always", "never"),
    "pay": ("tokens", "cards"),
    "stake": ("all", "none"),
}
"""What an order of each slot may say; `ask` withdraws it."""


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the match is over."""
    return None if isinstance(state.stage, Over) else _order()


@cache
def _slots() -> Ask:
    options = tuple(Option(slot, slot, Msg(f"carta_magica.order.{slot}"), Msg(f"carta_magica.order.{slot}.hint")) for slot in CHOICES)
    return Ask("order.prompt", Msg("carta_magica.order.prompt"), options)


@cache
def _choices(slot: str) -> Ask:
    options = tuple(Option(choice, choice, Msg(f"carta_magica.order.{slot}.{choice}")) for choice in ("ask", *CHOICES[slot]))
    return Ask("order.", Msg(f"carta_magica.order.{slot}.hint"), options)


def _order() -> Talk[Order]:
    slot = yield _slots()
    choice = yield _choices(slot)
    line = "" if choice == "ask" else f"{slot} {choice}"
    return Order(slot, line, MATCH, Msg(f"carta_magica.order.{slot}.text.{choice}"))


def keeps(seen: CartaMagicaView, order: Order) -> bool:
    """Orders end with the match."""
    return seen.stage != "over"


def obey(seen: CartaMagicaView, orders: tuple[Order, ...]) -> Line | None:
    """The line that the orders play for the view's seat, or `None` to ask it."""
    if seen.seat is None or seen.seat not in seen.awaited:
        return None
    said = {order.slot: order.line.partition(" ")[2] for order in orders if order.line}
    if seen.stage == "spinning":
        return "spin" if said.get("spin") else None
    if seen.stage == "sheltering":
        return _weather(seen, said.get("weather"))
    if seen.stage == "agreeing":
        return {"always": "swap", "never": "stay"}.get(said.get("swap", ""))
    if seen.seat == seen.active:
        return None
    if seen.stage == "refighting":
        return {"always": "spin-again", "never": "accept"}.get(said.get("again", ""))
    if seen.stage == "looting":
        return best_prize(seen) if said.get("prize") else None
    if seen.stage == "drawing":
        return {"always": "telescope", "never": "draw"}.get(said.get("draw", ""))
    if seen.stage == "peeking":
        return best_card(seen) if said.get("draw") == "always" else None
    if seen.stage == "paying":
        return _payment(seen, said.get("pay"))
    if seen.stage in ("taming", "retaming"):
        return _stake(seen, said.get("stake"))
    return None


def _weather(seen: CartaMagicaView, said: str | None) -> Line | None:
    if said is None:
        return None
    assert seen.seat is not None
    is_used = said == "always" or (said == "harm" and outcome(seen, seen.seat) != "free")
    return "good-weather" if is_used else "storm"


def _stake(seen: CartaMagicaView, said: str | None) -> Line | None:
    if said is None:
        return None
    if seen.stage == "retaming":
        return "accept"
    assert seen.seat is not None
    me = seen.players[seen.seat]
    cards = [card for card in me.cards if card.kind == "magic"]
    tokens = me.magic if said == "all" else 0
    return f"{tokens} -" if cards else str(tokens)


def _payment(seen: CartaMagicaView, said: str | None) -> Line | None:
    """With tokens as far as they go, or with as many cards as can be used without a waste."""
    if said is None or seen.payment is None:
        return None
    assert seen.seat is not None
    me = seen.players[seen.seat]
    ways = ways_to_pay(me.goods, tuple(card.id for card in me.cards if card.kind == "goods"), -seen.payment.amount)
    return token(ways[0 if said == "tokens" else -1])


def best_card(seen: CartaMagicaView) -> Line:
    """The card under the telescope that helps the viewer most; a payment or a monster that is too strong only if there is nothing else."""
    assert seen.seat is not None
    assert seen.peeked is not None
    me = seen.players[seen.seat]
    strength = me.magic + len(me.monsters) + MIDDLING

    def value(card: Adventure) -> float:
        if card.kind == "monster":
            return card.gold if strength >= card.strength else -me.goods / 2
        return card.amount * (GOODS_PER_GOLD if card.kind == "gold" else 1) if card.amount else 2.5

    return max(seen.peeked, key=value).token


def best_prize(seen: CartaMagicaView) -> Line:
    """The talisman or card of the loser that is worth most to the winner."""
    fight = seen.fight
    assert fight is not None
    assert seen.seat is not None
    loser = seen.players[fight.defender if fight.winner == fight.attacker else fight.attacker]
    me = seen.players[seen.seat]
    wanted = me.challenge.talismans if me.challenge else ()
    found = [(one.points + 10 * (one.id in wanted), one.token) for one in loser.talismans]
    found += [(worth(card), card.token) for card in loser.cards + loser.monsters]
    return max(found)[1]


def worth(card: Adventure) -> int:
    """Points that a card is worth, roughly."""
    return card.amount if card.kind == "gold" else 1


def outcome(seen: CartaMagicaView, seat: Seat) -> Condition:
    """What the storm that is coming would do to a ship, as the others lie now."""
    me: PlayerView = seen.players[seat]
    taken = {player.square for player in seen.players if player.seat != seat}
    assert me.square is not None
    assert seen.wind is not None
    return fate(me.square, seen.wind, taken)


def fate(square: Square, wind: Compass, taken: set[Square | None]) -> Condition:
    """What a storm does to a ship on a square."""
    for _ in range(STORM_STEPS):
        target = beyond(square, wind)
        if target is None or target in taken or CHART[target] in "^IM":
            return "damaged"
        if CHART[target] == "o":
            return "becalmed"
        if target in HARBOUR:
            return "free"
        square = target
    return "free"
