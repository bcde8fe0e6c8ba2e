"""Parts of messages and forms, translated between the page and SimCord."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.values.core import Msg

ROW, BUTTON, MENU = 1, 2, 3
"""The types of parts of a message: a row of controls, a button, and a menu whose choices the bot names."""

GREY = 2
"""The style of a grey button."""

ATTACHMENT = 11
"""The type of an option that is a file."""

UPLOAD = 19
"""The type of a part of a form that is a file."""

LISTED = (5, 6, 8)
"""The types of menus of people, roles and channels."""

CHOSEN = {6: 5, 8: 6}
"""The type of menu for an option that is a person or a role, by the type of the option."""


class PageRefusal(Exception):
    """The page shows the person this message instead of doing what they wanted."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg)
        self.msg = msg


def file(sent_file: str) -> tuple[str, bytes]:
    """Return the name and content of a file from the page; raises `PageRefusal`."""
    name, _, content = sent_file.partition("\n")
    try:
        return name[:100] or "file", b64decode(content, validate=True)
    except ValueError:
        raise PageRefusal(Msg("page.refused.file")) from None


def parts_of(form: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the parts of a form that are filled in, by id."""
    return {part["component"]["custom_id"]: part["component"] for part in form["components"] if "component" in part}


def as_clicked(message: dict[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the message with the used control, even if the bot has replaced it by now."""
    if "component_type" not in data or has_control(message["components"], data["custom_id"]):
        return message
    control = {"type": data["component_type"], "custom_id": data["custom_id"]}
    if control["type"] == BUTTON:
        control |= {"style": GREY, "label": "?"}
    elif control["type"] == MENU:
        control["options"] = [{"label": value, "value": value} for value in data.get("values", ())]
    return {**message, "components": [*message["components"], {"type": ROW, "components": [control]}]}


def has_control(components: Any, custom_id: str) -> bool:
    """Return whether a control has this id."""
    return any(part.get("custom_id") == custom_id for part in all_parts(components))


class Picks:
    """The lines that menus show as picked.

    Discord's clients remember them for each component by its number, and send nothing when the same line is picked again.
    """

    def __init__(self) -> None:
        self._picked: dict[tuple[str, str, int], set[str]] = {}

    def sends(self, user_id: str, message: Mapping[str, Any], custom_id: str, values: Sequence[str]) -> bool:
        """Pick lines of a menu; return whether the person's client sends that to Discord."""
        menu = next((part for part in all_parts(message["components"]) if part.get("custom_id") == custom_id), {})
        defaults = {str(option["value"]) for option in menu.get("options", ()) if option.get("default")}
        defaults |= {str(value["id"]) for value in menu.get("default_values", ())}
        place = user_id, str(message["id"]), int(menu.get("id") or 0)
        picked_before = self._picked.get(place, defaults)
        self._picked[place] = set(values)
        return picked_before != set(values)


def all_parts(components: Any) -> Iterator[dict[str, Any]]:
    """Yield all components of a message, also those inside others."""
    for component in components or ():
        yield component
        yield from all_parts(component.get("components"))
        if component.get("accessory"):
            yield component["accessory"]
