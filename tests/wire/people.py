"""People at the stand-in: they read, press, choose, fill in forms and give commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cogs.actions.looking_back import ShowStory
from demo.parts import Picks
from tests.bodies import nested
from tests.buttons import controls
from tests.wire.interactions import COMMAND, COMPLETION, COMPONENT, FORM, Interaction
from tests.wire.standin import StandIn

# Types of components.
BUTTON = 2
TEXT = 4
DISPLAY = 10

USERS, ROLES, CHANNELS = 5, 6, 8
RESOLVED = (USERS, ROLES, CHANNELS)
"""Menus whose chosen ids are sent with the objects that they name."""

KINDS = {"string": 3, "whole": 4, "bool": 5, "person": 6, "channel": 7, "role": 8}


def text(message: Mapping[str, Any]) -> str:
    """Return all text of a message."""
    return "\n".join(part["content"] for part in nested(message["components"]) if part.get("type") == DISPLAY)


def labelled(message: Mapping[str, Any], label: str) -> str:
    """Return the id of the first button with this in its label."""
    for part in nested(message["components"]):
        if part.get("type") == BUTTON and label in (part.get("label") or "") and "custom_id" in part:
            return str(part["custom_id"])
    raise AssertionError(f"no button {label!r} in: {text(message)[:400]}")


class Person:
    """A member of a server."""

    def __init__(self, discord: StandIn, user: dict[str, Any]) -> None:
        self.discord, self.user = discord, user
        self._picks = Picks()

    @property
    def id(self) -> str:
        """Return the user id."""
        return str(self.user["id"])

    @property
    def mention(self) -> str:
        """Return the mention of the person in a message."""
        return f"<@{self.id}>"

    def sees(self, channel: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the messages of a channel that the person sees, oldest first."""
        return list(self.discord.places.seen_by(channel["id"], self.id))

    def begins(self, message: dict[str, Any], custom_id: str, values: Sequence[str] | None = None) -> Interaction:
        """Press or choose without waiting for the answer."""
        part = next((mapping for mapping in nested(message["components"]) if mapping.get("custom_id") == custom_id), {"type": BUTTON})
        assert not part.get("disabled"), f"{custom_id} cannot be used"
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": part["type"], "id": part.get("id", 1)}
        if values is not None:
            assert self._picks.sends(self.id, message, custom_id, values), f"{values} is shown as picked: a client sends nothing"
            data["values"] = list(values)
            if part["type"] in RESOLVED:
                data["resolved"] = self._resolve(part["type"], values, message["channel_id"])
        return self.discord.interactions.happens(COMPONENT, self.user, self.discord.places.channels[message["channel_id"]], data, message)

    def _resolve(self, kind: int, values: Sequence[str], channel_id: str) -> dict[str, Any]:
        """Return the objects that the chosen ids of a menu name."""
        places = self.discord.places
        guild = places.guilds[places.channels[channel_id]["guild_id"]]
        if kind == USERS:
            members = {
                value: {key: value_of_field for key, value_of_field in guild["_members"][value].items() if key != "user"}
                for value in values
            }
            return {"users": {value: places.users[value] for value in values}, "members": members}
        if kind == ROLES:
            return {"roles": {role["id"]: role for role in guild["roles"] if role["id"] in values}}
        may = {value: str(places.allowed(places.channels[value], self.id)) for value in values}
        return {"channels": {value: {**places.channels[value], "permissions": may[value]} for value in values}}

    async def _wait_for_answer(self, interaction: Interaction) -> Interaction:
        about = interaction.payload["data"].get("custom_id") or interaction.payload["data"].get("name")
        await self.discord.until(lambda: interaction.is_answered, f"the answer to {about}")
        return interaction

    async def uses(self, message: dict[str, Any], custom_id: str, values: Sequence[str] | None = None) -> Interaction:
        """Press a button or choose in a menu; return the answered interaction."""
        return await self._wait_for_answer(self.begins(message, custom_id, values))

    async def presses(self, message: dict[str, Any], label: str) -> Interaction:
        """Press the button with this label; return the answered interaction."""
        return await self.uses(message, labelled(message, label))

    async def submits(self, opened: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Send an opened form, with a value for each field by its custom_id."""
        form = opened.form
        assert form is not None, "no form was opened"
        parts = []
        for part in form["components"]:
            field = part["component"]
            value = values[field["custom_id"]]
            key = "value" if field["type"] == TEXT or isinstance(value, str | bool) else "values"
            parts.append({"type": part["type"], "id": 1, "component": {**_plain(field), key: value}})
        data = {"custom_id": form["custom_id"], "components": parts}
        return await self._wait_for_answer(self.discord.interactions.happens(FORM, self.user, opened.channel, data, opened.source))

    async def commands(self, channel: dict[str, Any], name: str, **options: Any) -> Interaction:
        """Give a command, as `/name option:value`."""
        await self.discord.until(lambda: any(command["name"] == name for command in self.discord.interactions.commands), f"/{name}")
        return await self._wait_for_answer(self.gives(channel, name, **options))

    def gives(self, channel: dict[str, Any], name: str, **options: Any) -> Interaction:
        """Give a command without waiting for the answer."""
        return self._give(COMMAND, channel, name, options)

    async def completes(self, channel: dict[str, Any], name: str, focused: str, typed: str, **options: Any) -> list[str]:
        """Return the completions of what was typed in an option."""
        completion = self._give(COMPLETION, channel, name, {**options, focused: typed}, focused)
        return [str(choice["value"]) for choice in (await self._wait_for_answer(completion)).choices or ()]

    def _give(self, kind: int, channel: dict[str, Any], name: str, options: Mapping[str, Any], focused: str = "") -> Interaction:
        """Begin a command or a completion of its option `focused`."""
        command = next(entry for entry in self.discord.interactions.commands if entry["name"] == name)
        known = {option["name"]: option["type"] for option in command.get("options", ())}
        entries = [{"name": key, "type": known[key], "value": value} for key, value in options.items()]
        entries = [{**entry, "focused": True} if entry["name"] == focused else entry for entry in entries]
        missing = [option["name"] for option in command.get("options", ()) if option.get("required") and option["name"] not in options]
        assert not missing or kind == COMPLETION, f"/{name} needs {missing}"
        data = {"id": command["id"], "name": name, "type": 1, "options": entries}
        return self.discord.interactions.happens(kind, self.user, channel, data)

    def dismisses(self, message: dict[str, Any]) -> None:
        """Remove a private message that the person sees."""
        assert message.get("_for") == self.id
        self.discord.places.removed(message)


def _plain(field: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": field["type"], "id": 1, "custom_id": field["custom_id"]}


def results(messages: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Return the public messages about the end of a match: they have the button of its story."""
    return [message for message in messages if "_for" not in message and controls(message, ShowStory)]
