"""What every cog works with: the host, the pictures, and texts for one reader."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.layout import Interaction
from cogs.pictures import Pictures
from data.words import speaker
from engine.core import Msg, Say
from play.host import Host
from play.names import names
from play.types import Person, Place, Table

PUBLIC = "en"
"""The language of what everybody sees."""


@dataclass(slots=True)
class House:
    """The host and the pictures, with a few questions that every cog asks."""

    host: Host
    pictures: Pictures

    async def language(self, interaction: Interaction) -> str:
        """The language a person chose, else that of their Discord."""
        chosen = (await self.host.people.settings(interaction.user.id)).language
        return chosen or str(interaction.locale)

    async def spoken(self, interaction: Interaction) -> Say:
        """Texts in the language of the person who clicked."""
        return speaker(await self.language(interaction))

    async def told(self, interaction: Interaction, table: Table) -> Say:
        """Texts about a table, with the names of its seats, for the person who clicked."""
        return named(table, await self.language(interaction))

    async def met(self, interaction: Interaction, match: int) -> None:
        """Keep the name of somebody who acts at a table. Only in its guild: elsewhere people may be called otherwise."""
        table = await self.host.reading.table(match)
        if interaction.guild_id == table.place.guild_id:
            await self.host.people.refresh_name(match, person(interaction))


def named(table: Table, locale: str = PUBLIC) -> Say:
    """Texts about a table with the names of its seats."""
    return speaker(locale, names(table, speaker(locale)))


def title(game: str) -> Msg:
    """The name of a game."""
    return Msg(f"{game}.name")


def person(interaction: Interaction) -> Person:
    """Who clicked."""
    return Person(interaction.user.id, interaction.user.display_name)


def place_of(table: Table) -> int:
    """The channel or thread in which a table is played."""
    return table.place.thread_id or table.place.channel_id


def link(place: Place, channel_id: int, message_id: int | None = None) -> str:
    """The address of a channel or a message in it."""
    tail = "" if message_id is None else f"/{message_id}"
    return f"https://discord.com/channels/{place.guild_id or '@me'}/{channel_id}{tail}"


def table_link(table: Table) -> str:
    """The address of a table's card, or of its channel when there is no card yet."""
    if table.card is None:
        return link(table.place, place_of(table))
    return link(table.place, table.card.channel_id, table.card.message_id)
