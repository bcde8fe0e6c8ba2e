"""Reactions: answers in others' turns, and the spin that begins the own turn."""

from __future__ import annotations

from engine.values.core import NONE, Ask, Form, Line, Msg, Option, Order, Path, Seat, Talk, Token
from engine.walking.walk import drive
from games.carta_magica.mind.policy import sensible, token_of
from games.carta_magica.rules.state import Sheltering, Spinning, State
from games.carta_magica.rules.turn import turn

MATCH = "match"
"""The scope of orders that hold until they are changed."""

ASK, TO_BE_ASKED = Option("ask", "ask", Msg("carta_magica.order.ask")), Msg("carta_magica.order.text.ask")
"""The choice that withdraws an order, and what its player reads then."""

CHOICES: dict[str, tuple[str, ...]] = {
    "spin": ("always",),
    "weather": ("always", "harm", "never"),
    "again": ("always", "never"),
    "swap": ("always", "never"),
    "prize": ("best",),
    "draw": ("always", "never"),
    "pay": ("tokens", "cards"),
    "stake": ("all", "best", "none"),
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


SENSIBLE = (("harm", "storm.weather"), ("best", "monster.stake"), ("best", "monster.cards"))
"""Choices of orders that answer an ask as the sensible player does."""


def reaction(slot: str) -> Talk[Order]:
    """Choose what is answered each time."""
    options = [Option(choice, choice, Msg(f"carta_magica.order.{slot}.{choice}")) for choice in CHOICES[slot]]
    choice: str = yield Ask("order.choice", Msg(f"carta_magica.order.{slot}.hint"), (ASK, *options))
    if choice == "ask":
        return Order(slot, "", MATCH, TO_BE_ASKED)
    return Order(slot, f"{slot} {choice}", MATCH, Msg(f"carta_magica.order.{slot}.text.{choice}"))


class Unanswered(Exception):
    """Raised where no order answers an ask."""


def reaction_line(world: State, seat: Seat, orders: tuple[Order, ...]) -> Line | None:
    """Return the line of a reaction, or `None` to ask, as in the own turn after the spin."""
    if seat == world.position.active and not isinstance(world.stage, Spinning | Sheltering):
        return None
    choices = {order.slot: order.line.partition(" ")[2] for order in orders}

    def answer(ask: Ask | Form, path: Path) -> Token:
        choice = choices.get(SLOTS.get(ask.name, ""))
        if choice is None or isinstance(ask, Form):
            raise Unanswered
        return _answer(world, seat, ask, path, choice)

    try:
        path, _ = drive(turn(world, seat), answer)
        return " ".join(path)
    except Unanswered:
        return None


def _answer(world: State, seat: Seat, ask: Ask, path: Path, choice: str) -> Token:
    """Return what the choice of an order answers to an ask."""
    if ask.name == "card.peek" and choice != "always":
        raise Unanswered
    if ask.name in ("battle.prize", "card.peek") or (choice, ask.name) in SENSIBLE:
        return sensible(world, seat, ask, path)
    if ask.name in ("battle.again", "battle.agree", "card.draw", "storm.weather"):
        return token_of(ask, choice == "always")
    if ask.name == "card.payment":
        # Payments are offered from the one with the most tokens to the one with the most cards.
        return ask.options[0 if choice == "tokens" else -1].token
    if ask.name == "monster.cards":
        return NONE
    if ask.name == "monster.again":
        return token_of(ask, choice == "best")
    return ask.options[-1 if choice == "all" else 0].token
