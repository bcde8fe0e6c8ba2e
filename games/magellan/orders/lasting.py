"""Orders that hold until they are withdrawn: throwing, drawing, planes in battle."""

from __future__ import annotations

from functools import cache

from engine.values.core import Ask, Line, Msg, Option, Order, Seat, Talk
from games.magellan.mind.aims import Bent
from games.magellan.mind.policy import choose_pack
from games.magellan.rules.state import Defending, Drawing, Rolling, State
from games.magellan.rules.state import number as player_number

MATCH = "match"
"""The scope of orders that hold until they are withdrawn."""
PROMPTS = {
    "roll": Msg("magellan.order.roll.prompt"),
    "draw": Msg("magellan.order.draw.prompt"),
    "defend": Msg("magellan.order.defend.prompt"),
}
CHOICES: dict[str, dict[str, tuple[Msg, Msg]]] = {
    "roll": {
        "ask": (Msg("magellan.order.roll.ask"), Msg("magellan.order.roll.text.ask")),
        "always": (Msg("magellan.order.roll.always"), Msg("magellan.order.roll.text.always")),
    },
    "draw": {
        "ask": (Msg("magellan.order.roll.ask"), Msg("magellan.order.draw.text.ask")),
        "wanted": (Msg("magellan.order.draw.wanted"), Msg("magellan.order.draw.text.wanted")),
        "geographic": (Msg("magellan.order.draw.geographic"), Msg("magellan.order.draw.text.geographic")),
        "history": (Msg("magellan.order.draw.history"), Msg("magellan.order.draw.text.history")),
    },
    "defend": {
        "ask": (Msg("magellan.order.roll.ask"), Msg("magellan.order.defend.text.ask")),
        "stay": (Msg("magellan.order.defend.stay"), Msg("magellan.order.defend.text.stay")),
        "bomb": (Msg("magellan.order.defend.bomb"), Msg("magellan.order.defend.text.bomb")),
    },
}
"""The label of each choice and the text of its order; `ask` withdraws the order."""
THROWING = frozenset(("roll", "voyage", "second", "onward"))
"""The slots whose orders throw the die; `second` is the second voyage."""
HINTS = {"wanted": Msg("magellan.order.draw.wanted.hint")}


def choose_lasting(slot: str) -> Talk[Order]:
    """Choose what an order answers whenever its question comes; `slot`: roll, draw or defend."""
    choice: str = yield _choices(slot)
    return Order(slot, "" if choice == "ask" else f"{slot} {choice}", MATCH, CHOICES[slot][choice][1])


@cache
def _choices(slot: str) -> Ask:
    options = [Option(choice, choice, label, HINTS.get(choice)) for choice, (label, _) in CHOICES[slot].items()]
    return Ask(f"order.{slot}", PROMPTS[slot], tuple(options))


def lasting_line(world: State, seat: Seat, orders: dict[str, Order]) -> Line | None:
    """Return what these orders answer; `None` if they say nothing.

    In a battle the planes stay or bomb the attacker, who is the player to move. An `onward` order draws the pack that helps most,
    unless an order names the pack.
    """
    position, stage = world.position, world.stage
    words = {slot: order.line.partition(" ")[2] for slot, order in orders.items()}
    if isinstance(stage, Defending) and stage.seat == seat and "defend" in words:
        return "stay" if words["defend"] == "stay" else f"bomb-{player_number(position, position.seat)}"
    if isinstance(stage, Rolling) and position.seat == seat and not words.keys().isdisjoint(THROWING):
        return "roll"
    pack = words.get("draw", "wanted" if "onward" in words else None)
    if isinstance(stage, Drawing) and position.seat == seat and pack is not None:
        return choose_pack(position, seat, Bent(pack="" if pack == "wanted" else pack))
    return None
