"""Controls of messages, and the presses on them, for all simulations of Discord."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cogs.actions.panel import Confirm, OpenForm, Pick, PickAnother, PickSeveral, TakeAnswer
from cogs.actions.wire import Action, parse_id
from tests.bodies import BUTTON, MENU, TEXT, nested


@dataclass(frozen=True)
class Press:
    """A press on a button, or a choice of `values` in a menu.

    `ends`: the press plays the move.
    """

    custom_id: str
    values: list[str] | None = None
    ends: bool = False

    def is_as(self, other: Press | None) -> bool:
        """Return whether this is the same choice in the same menu as another."""
        if other is None or self.values is None or other.values is None:
            return False
        return self.custom_id == other.custom_id and sorted(self.values) == sorted(other.values)


def next_press(panel: Any, rng: Random, *first: type[Action]) -> Press | None:
    """Return the press that leads on from the panel of a turn, or `None` if nothing is asked.

    Controls of the kinds `first` come first, then *Confirm*, then any other.
    """
    done = controls(panel, Confirm)
    if done:
        return Press(done[0]["custom_id"], ends=True)
    typing = [item for item in controls(panel, OpenForm) if parse_id(item["custom_id"]).after]  # type: ignore[attr-defined]
    if typing:  # a line was chosen whose amount is typed
        return Press(typing[0]["custom_id"])
    preferred = [item for kind in first for item in controls(panel, kind)][:1]
    possible = preferred or controls(panel, TakeAnswer, Pick, PickAnother, PickSeveral) or controls(panel, OpenForm)
    if not possible:
        return None
    item = rng.choice(possible)
    if item["type"] == BUTTON:
        return Press(item["custom_id"])
    count = rng.randint(max(1, item["min_values"]), item["max_values"])
    return Press(item["custom_id"], [choice["value"] for choice in rng.sample(item["options"], count)])


def modal_values(modal: dict[str, Any], typed: Sequence[str]) -> dict[str, Any]:
    """Return what a client sends with a form if this is typed and chosen in its parts."""
    fields = [part["component"] for part in modal["components"]]
    return {field["custom_id"]: [text] if field["type"] == MENU else text for field, text in zip(fields, typed, strict=True)}


def filled_in(modal: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return the values of a form with a choice in each menu and a possible number in each field."""
    typed = []
    for part in modal["components"]:
        if part["component"]["type"] == MENU:
            typed.append(str(rng.choice(part["component"]["options"])["value"]))
        else:
            low, high = (int(number) for number in re.findall(r"\d+", f"{part.get('description') or ''} {part['label']}")[:2])
            typed.append(str(rng.randint(low, high)))
    return modal_values(modal, typed)


def controls(message: Any, *kinds: type[Action]) -> list[dict[str, Any]]:
    """Return the buttons and menus of a message with one of these actions."""
    every = [item for item in nested(raw(message)) if "custom_id" in item]
    return [item for item in every if type(parse_id(item["custom_id"])) in kinds]


def control(message: Any, kind: type[Action], **fields: Any) -> str:
    """Return the custom_id of the first control with an action and these values in it."""
    for item in controls(message, kind):
        action = parse_id(item["custom_id"])
        if all(getattr(action, name) == value for name, value in fields.items()):
            return str(item["custom_id"])
    raise AssertionError(f"no {kind.__name__} here")


def texts(message: Any) -> str:
    """Return all texts of a message, one per line."""
    return "\n".join(item["content"] for item in nested(raw(message)) if item.get("type") == TEXT)


def raw(message: Any) -> list[Any]:
    """Return the components of a message as Discord stores them."""
    if isinstance(message, Mapping):
        return list(message["components"])
    return [component if isinstance(component, dict) else component.to_dict() for component in message.components]
