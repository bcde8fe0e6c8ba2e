"""Screens as discord.py layouts, and the dynamic item through which every click comes back."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import ui

from cogs.panel import ids, spec

log = logging.getLogger(__name__)

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

Interaction: TypeAlias = "discord.Interaction[Any]"


class Clicked(Protocol):
    """What the bot has as its `router`: it answers clicks."""

    async def clicked(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        """Answer a click on the component with this id."""


class Control(ui.DynamicItem[ui.Item[Any]], template=ids.TEMPLATE):
    """Any button or menu of ours. It carries no state: the custom_id says everything.

    One class for all, because discord.py calls every dynamic item whose template matches.
    """

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Control:
        """The control that was used."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the click to the router."""
        router = cast(Clicked, interaction.client.router)
        await router.clicked(interaction, self.custom_id, values(interaction))


def values(interaction: Interaction) -> tuple[str, ...]:
    """What was chosen, as strings."""
    data = cast("dict[str, Any]", interaction.data or {})
    return tuple(str(value) for value in data.get("values", ()))


def layout(screen: spec.Screen) -> ui.LayoutView:
    """The screen as a message body. Raises `ValueError` when Discord would refuse it."""
    wrong = spec.problems(screen)
    if wrong:
        raise ValueError("; ".join(wrong))
    items: list[ui.Item[Any]] = [ui.TextDisplay(text) for text in screen.head]
    if screen.picture is not None:
        items.append(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{screen.picture.name}", description=screen.picture.alt)))
    items += [ui.TextDisplay(text) for text in screen.body]
    for row in screen.rows:
        if isinstance(row, spec.Menu) and row.caption is not None:
            items.append(ui.TextDisplay(row.caption))
        items.append(_row(row))
    if screen.file is not None:
        items.append(ui.File(f"attachment://{screen.file[0]}"))
    items += [ui.TextDisplay(text) for text in screen.foot]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=screen.colour))
    view.stop()  # clicks come back through `Control`; a view that listens would keep a timer for each private message
    return view


def files(screen: spec.Screen) -> list[discord.File]:
    """The files that the screen refers to."""
    found = []
    if screen.picture is not None:
        found.append(discord.File(io.BytesIO(screen.picture.data), screen.picture.name, description=screen.picture.alt))
    if screen.file is not None:
        found.append(discord.File(io.BytesIO(screen.file[1]), screen.file[0]))
    return found


def _row(row: spec.Row) -> ui.ActionRow[Any]:
    if isinstance(row, tuple):
        return ui.ActionRow(*(_button(button) for button in row))
    if isinstance(row, spec.People):
        people: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=row.id,
            placeholder=row.placeholder,
            min_values=row.lo,
            max_values=row.hi,
            default_values=[discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user) for user in row.chosen],
        )
        return ui.ActionRow(Control(people))
    menu: ui.Select[Any] = ui.Select(
        custom_id=row.id, placeholder=row.placeholder, min_values=row.lo, max_values=row.hi, options=_choices(row.choices)
    )
    return ui.ActionRow(Control(menu))


def _choices(choices: Sequence[spec.Choice]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(value=choice.value, label=choice.label, description=choice.description, default=choice.chosen)
        for choice in choices
    ]


def _button(button: spec.Button) -> ui.Item[Any]:
    if button.url is not None:
        return ui.Button(label=button.label, url=button.url)
    made: ui.Button[Any] = ui.Button(label=button.label, custom_id=button.id, style=STYLES[button.style], disabled=button.disabled)
    return Control(made)
