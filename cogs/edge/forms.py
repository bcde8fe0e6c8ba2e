"""Forms as discord.py sends them, and the values that come back.

Each form is stopped before it is shown, so discord.py does not wait for it: `Caravel.on_interaction` reads what comes back, also after a
restart. The custom id of a field is its number in the form, from 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

import discord
from discord import ui

from cogs.edge import layout
from cogs.edge.layout import Interaction, label
from cogs.panel import spec

RECORDS: Final = (".json",)
"""The files that people are asked for: match records. A client offers no others."""


class RecordUpload(ui.FileUpload[Any]):
    """A field for uploading a match record, of file types that discord.py cannot require."""

    def to_component_dict(self) -> Any:
        """Return the field as it is sent to Discord."""
        return {**super().to_component_dict(), "file_types": list(RECORDS)}


def with_file_types(command: dict[str, Any]) -> dict[str, Any]:
    """Return a command with the allowed kinds of files, for which discord.py has no parameter."""
    attachment = discord.AppCommandOptionType.attachment.value
    allowed_files = {"file_types": list(RECORDS)}
    options = [option | (allowed_files if option["type"] == attachment else {}) for option in command.get("options") or ()]
    return {**command, "options": options}


def modal(form: spec.Modal) -> ui.Modal:
    """Return a form as discord.py sends it. Raises `Unshowable` when Discord would refuse it."""
    if wrong := spec.modal_problems(form):
        raise spec.Unshowable("; ".join(wrong))
    view = ui.Modal(title=label(form.title), custom_id=form.action.id)
    for index, part in enumerate(form.parts):
        description = None if part.description is None else label(part.description)
        view.add_item(ui.Label(text=label(part.label), description=description, component=_field(part, str(index))))
    view.stop()
    return view


def _field(part: spec.Part, custom_id: str) -> ui.Item[Any]:
    if isinstance(part, spec.Blank):
        style = discord.TextStyle.long if part.long else discord.TextStyle.short
        required = not (part.long or part.free)
        return ui.TextInput(custom_id=custom_id, default=part.value or None, max_length=part.most, style=style, required=required)
    if isinstance(part, spec.Selection):
        return ui.Select(custom_id=custom_id, options=layout.choices(part.choices))
    if isinstance(part, spec.Radio):
        return ui.RadioGroup(custom_id=custom_id, options=[discord.RadioGroupOption(**_option(choice)) for choice in part.choices])
    if isinstance(part, spec.Ticks):
        ticks = [discord.CheckboxGroupOption(**_option(choice)) for choice in part.choices]
        return ui.CheckboxGroup(custom_id=custom_id, options=ticks, required=False, min_values=0, max_values=len(ticks))
    if isinstance(part, spec.ListedPart):
        return layout.server_select(part.kind, part.chosen, custom_id=custom_id, required=False, min_values=0, max_values=part.hi)
    return RecordUpload(custom_id=custom_id, min_values=1, max_values=1)


def _option(choice: spec.Choice) -> dict[str, Any]:
    """Return the arguments with which discord.py makes an option of a group."""
    description = None if choice.description is None else label(choice.description)
    return {"label": label(choice.label), "value": choice.value, "description": description, "default": choice.chosen}


def typed_values(interaction: Interaction) -> tuple[str, ...]:
    """Return the values of a form, one text for each field in their order.

    The text of a field that was left empty is empty; several choices of a field are separated by spaces.
    """
    parts = {str(part.get("custom_id")): part for part in _parts(_data(interaction).get("components", ()))}
    return tuple(_text_of(parts[str(index)]) for index in range(len(parts)) if str(index) in parts)


def _parts(components: Sequence[Any]) -> Iterator[dict[str, Any]]:
    """Yield the fields of a form from Discord's nested components."""
    for component in components:
        if "custom_id" in component:
            yield component
        yield from _parts([component["component"]] if "component" in component else component.get("components", ()))


def _text_of(part: dict[str, Any]) -> str:
    chosen = part.get("values")
    return str(part.get("value") or "") if chosen is None else " ".join(map(str, chosen))


def given_file(interaction: Interaction) -> Mapping[str, Any] | None:
    """Return the file that came with a form, as Discord describes it; `None` without one."""
    return next(iter(_resolved(interaction, "attachments").values()), None)


def may_there(interaction: Interaction) -> dict[int, discord.Permissions]:
    """Return the bot's permissions in the chosen channels, by the id of the channel.

    Discord sends them along; a channel without them is left out.
    """
    bits = {channel_id: channel.get("app_permissions") for channel_id, channel in _resolved(interaction, "channels").items()}
    return {int(channel_id): discord.Permissions(int(value)) for channel_id, value in bits.items() if value is not None}


def _resolved(interaction: Interaction, kind: str) -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", _data(interaction).get("resolved", {}).get(kind, {}))


def _data(interaction: Interaction) -> dict[str, Any]:
    return cast("dict[str, Any]", interaction.data or {})
