"""Screens as discord.py layouts, and the dynamic items by which every click comes back."""

from __future__ import annotations

import io
import re
import secrets
from collections.abc import Iterator, Sequence
from functools import cache
from types import new_class
from typing import Any, ClassVar, Protocol, Self, TypeAlias, cast

import discord
from discord import ui

from cogs.actions import club, learning, looking_back, panel, people, seats, servers, tables  # noqa: F401 (they register their actions)
from cogs.actions.wire import ACTIONS, Action, Outdated, outdated_pattern, parse_id
from cogs.edge.numerals import NUMERALS
from cogs.panel import spec

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

CHANNELS: dict[str, list[discord.ChannelType]] = {
    "channels": [discord.ChannelType.text],
    "forums": [discord.ChannelType.forum],
    "homes": [discord.ChannelType.text, discord.ChannelType.forum],
}
"""Discord's types of channels that a menu of this kind lists."""

ChosenType = discord.SelectDefaultValueType
CHOSEN = {"people": ChosenType.user, "roles": ChosenType.role}
"""Discord's types of the entries that a menu of this kind shows as chosen; menus of all other kinds have channels."""

Interaction: TypeAlias = "discord.Interaction[Any]"


class Answering(Protocol):
    """What a control needs of `cogs.edge.clicks.Clicks`; importing that would be a cycle."""

    async def answer(self, interaction: Interaction, action: Action, values: Sequence[str]) -> None:
        """Answer a click. Never raises."""


class Control(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """A button or menu of the bot, without state: its custom_id holds the whole action.

    `controls` makes a subclass for each kind of action, with the action's pattern; this class itself matches nothing.
    """

    kind: ClassVar[type[Action]] = Outdated

    def __init__(self, item: ui.Item[Any], action: Action) -> None:
        super().__init__(item)
        self.action = action

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Return the control that was used."""
        return cls(item, cls.kind.read(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the action to its handler."""
        await cast(Answering, interaction.client.clicks).answer(interaction, self.action, values(interaction))


class OutdatedControl(Control, template=r"(?!)"):
    """A control of an earlier version of the bot."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Return the control that was used, with what can be read of its id."""
        return cls(item, parse_id(match[0]))


@cache
def controls() -> dict[type[Action], type[Control]]:
    """Return the dynamic item of every kind of action, and one for outdated ids.

    No id matches two of their patterns, because discord.py would call both items.
    """
    by_kind = {kind: _control(kind, kind.pattern, Control) for kind in ACTIONS.values()}
    return {**by_kind, Outdated: _control(Outdated, outdated_pattern(), OutdatedControl)}


def _control(kind: type[Action], pattern: re.Pattern[str], base: type[Control]) -> type[Control]:
    """Return a subclass of `base` whose template, a keyword of the class, is a pattern."""
    item = new_class(f"{kind.__name__}Control", (base,), {"template": pattern}, lambda body: body.update(kind=kind, __doc__=kind.__doc__))
    return cast("type[Control]", item)


def values(interaction: Interaction) -> tuple[str, ...]:
    """Return the values that were chosen in a menu; empty for a button."""
    data = cast("dict[str, Any]", interaction.data or {})
    return tuple(str(value) for value in data.get("values", ()))


def clicked_components(interaction: Interaction) -> list[Any]:
    """Return all components of the message that was clicked, also those nested in others."""

    def walk(components: Sequence[Any]) -> Iterator[Any]:
        for component in components:
            yield component
            yield from walk(getattr(component, "children", ()))

    return [] if interaction.message is None else list(walk(interaction.message.components))


def layout(screen: spec.Screen) -> ui.LayoutView:
    """Return the screen as a message body. Raises `Unshowable` when Discord would refuse it."""
    if wrong := spec.problems(screen):
        raise spec.Unshowable("; ".join(wrong))
    items: list[ui.Item[Any]] = [ui.TextDisplay(text) for text in screen.head]
    if screen.event is not None:
        small = ui.Thumbnail[Any](f"attachment://{screen.event.name}", description=screen.event.alt)
        items[0] = ui.Section(screen.head[0], accessory=small)
    if screen.picture is not None:
        picture = discord.MediaGalleryItem(f"attachment://{screen.picture.name}", description=screen.picture.alt)
        items.append(ui.MediaGallery(picture))
    items += [ui.TextDisplay(text) for text in screen.body]
    if screen.stake is not None:
        items.append(ui.Section(ui.TextDisplay(NUMERALS.with_emojis(screen.stake.text)), accessory=_button(screen.stake.button)))
    for row in screen.rows:
        if isinstance(row, spec.Menu | spec.Captioned) and row.caption is not None:
            items.append(ui.TextDisplay(row.caption))
        items.append(_row(spec.plain(row), bool(screen.pictures)))
    if screen.file is not None:
        items.append(ui.File(f"attachment://{screen.file[0]}"))
    items += [ui.TextDisplay(text) for text in screen.foot]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=screen.colour))
    view.stop()  # clicks come back through `Control`; a view that is not stopped keeps a timer for each private message
    return view


def files(screen: spec.Screen) -> list[discord.File]:
    """Return the files that the screen refers to."""
    files = [discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt) for picture in screen.pictures]
    if screen.file is not None:
        files.append(discord.File(io.BytesIO(screen.file[1]), screen.file[0]))
    return files


def label(text: str) -> str:
    """Return a text for a label: without the escapes of names, because labels are no markdown."""
    return re.sub(r"\\([^0-9A-Za-z\s])", r"\1", text)


def _row(row: tuple[spec.Button, ...] | spec.Menu | spec.Listed, is_pictured: bool) -> ui.ActionRow[Any]:
    if isinstance(row, tuple):
        return ui.ActionRow(*(_button(button, is_pictured) for button in row))
    shared: dict[str, Any] = {
        "id": _new_id(),
        "custom_id": row.action.id,
        "placeholder": label(row.placeholder),
        "min_values": row.lo,
        "max_values": row.hi,
    }
    if isinstance(row, spec.Menu):
        menu: ui.Item[Any] = ui.Select(options=choices(row.choices), **shared)
    else:
        menu = server_select(row.kind, row.chosen, **shared)
    return ui.ActionRow(_as_control(menu, row.action))


def server_select(kind: spec.Kind, chosen: Sequence[int], **more: Any) -> ui.Item[Any]:
    """Return a menu of people, roles or channels; `more`: further arguments for discord.py."""
    more["default_values"] = [discord.SelectDefaultValue(id=number, type=CHOSEN.get(kind, ChosenType.channel)) for number in chosen]
    if kind == "people":
        return ui.UserSelect(**more)
    if kind == "roles":
        return ui.RoleSelect(**more)
    return ui.ChannelSelect(channel_types=CHANNELS[kind], **more)


def _new_id() -> int:
    """Return a random id for a menu, so that no two menus share one.

    Clients remember a choice by the component's id, which is its position in the message if none is given. Then the choice of one
    question would show in the menu of the next, and the same line could not be chosen again.
    """
    return secrets.randbelow(2**31 - 1_000) + 1_000


def choices(offered: Sequence[spec.Choice]) -> list[discord.SelectOption]:
    """Return the options of a menu."""
    return [
        discord.SelectOption(
            value=choice.value,
            label=label(choice.label),
            description=None if choice.description is None else label(choice.description),
            default=choice.chosen,
        )
        for choice in offered
    ]


def _button(button: spec.Button, is_pictured: bool = False) -> ui.Item[Any]:
    emoji, words = NUMERALS.emoji_and_words(button, is_pictured)
    if button.action is None:
        return ui.Button(label=label(button.label), url=button.url)
    item: ui.Button[Any] = ui.Button(
        label=label(words), emoji=emoji, custom_id=button.action.id, style=STYLES[button.style], disabled=button.disabled
    )
    return _as_control(item, button.action)


def _as_control(item: ui.Item[Any], action: Action) -> Control:
    return controls()[type(action)](item, action)
