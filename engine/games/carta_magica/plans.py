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

from engine.core import NONE, Ask, Form, Line, Msg, Option, Order, Path, Seat, Talk, Token
from engine.games.carta_magica.policy import best_card, best_prize, is_harmed
from engine.games.carta_magica.state import Over, Sheltering, Spinning, State, awaited
from engine.games.carta_magica.turn import turn
from engine.walk import drive

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
SLOTS: dict[str, str] = {
    "spin": "spin",
    "storm.weather": "weather",
    "battle.again": "again",
    "battle.agree": "swap",
    "battle.prize": "prize",
    "card.draw": "draw",
    "card.peek": "draw",
    "card.payment": "pay",
    "monster.stake": "stake",
    "monster.cards": "stake",
    "monster.again": "stake",
}
"""The slot whose order answers an ask."""


def order(state: State, seat: Seat) -> Talk[Order] | None:
    """The dialogue that sets or withdraws an order; `None` once the match is over."""
    return None if isinstance(state.stage, Over) else _order()


@cache
def _slots() -> Ask:
    options = tuple(Option(slot, slot, Msg(f"carta_magica.order.{slot}"), Msg(f"carta_magica.order.{slot}.hint")) for slot in CHOICES)
    return Ask("order.slot", Msg("carta_magica.order.prompt"), options)


@cache
def _choices(slot: str) -> Ask:
    options = tuple(Option(choice, choice, Msg(f"carta_magica.order.{slot}.{choice}")) for choice in ("ask", *CHOICES[slot]))
    return Ask("order.choice", Msg(f"carta_magica.order.{slot}.hint"), options)


def _order() -> Talk[Order]:
    slot: str = yield _slots()
    choice: str = yield _choices(slot)
    line = "" if choice == "ask" else f"{slot} {choice}"
    return Order(slot, line, MATCH, Msg(f"carta_magica.order.{slot}.text.{choice}"))


def keeps(world: State, seat: Seat, order: Order) -> bool:
    """Orders end with the match."""
    return not isinstance(world.stage, Over)


class _Unanswered(Exception):
    """No order answers an ask."""


def obey(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """The line that the orders play for the seat, or `None` to ask it. In their own turn players are there to be asked."""
    if seat not in awaited(world) or (seat == world.position.active and not isinstance(world.stage, Spinning | Sheltering)):
        return None
    choices = {order.slot: order.line.partition(" ")[2] for order in orders if order.line}

    def answer(ask: Ask | Form, path: Path) -> Token:
        choice = choices.get(SLOTS.get(ask.name, ""))
        if choice is None or isinstance(ask, Form):
            raise _Unanswered
        return _answer(world, seat, ask, choice)

    try:
        return " ".join(drive(turn(world, seat), answer)[0])
    except _Unanswered:
        return None


def _answer(world: State, seat: Seat, ask: Ask, choice: str) -> Token:
    """What the choice of an order answers to an ask."""
    if ask.name == "spin":
        return ask.options[0].token
    if ask.name in ("battle.again", "battle.agree", "card.draw"):
        return _of_value(ask, choice == "always")
    if ask.name == "storm.weather":
        return _of_value(ask, choice == "always" or (choice == "harm" and is_harmed(world, seat)))
    if ask.name == "battle.prize":
        return best_prize(world, seat, ask)
    if ask.name == "card.peek":
        if choice != "always":
            raise _Unanswered
        return best_card(world, seat, ask)
    if ask.name == "card.payment":
        # Payments are offered from the one with the most tokens to the one with the most cards.
        return ask.options[0 if choice == "tokens" else -1].token
    if ask.name == "monster.stake":
        return ask.options[-1 if choice == "all" else 0].token
    return NONE if ask.name == "monster.cards" else _of_value(ask, False)


def _of_value(ask: Ask, value: bool) -> Token:
    """The token of the option with a value."""
    return next(option.token for option in ask.options if option.value is value)
