"""The services that all handlers use: the host, the pictures, and texts for one reader."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field, replace

from cogs.edge.layout import Interaction
from cogs.edge.newest_panels import Panels
from cogs.edge.threads import Threads
from cogs.panel.spec import SHORT, cut
from cogs.pictures.jobs import Reader
from cogs.pictures.service import Pictures
from engine.values.core import Msg, Say, Seat
from play.host import Host
from play.values.alike import visible
from play.values.names import Holders, names
from play.values.personal import PersonSettings
from play.values.types import Person, Place, Table
from words import offered_language, speaker

PUBLIC = "en"
"""The language of what everybody sees, unless the table or the server has another."""

_RIGHT_TO_LEFT = ("R", "AL")
"""Unicode's bidirectional classes of letters that are written from right to left."""

_ACTIVE = re.compile(r"([\\*_~|`<:@\[\]])|^([#>+-])")
"""Characters of a name that Discord would read as formatting, a mention or a link. The second group matters only at the beginning."""


@dataclass(slots=True)
class Services:
    """The host and the pictures, with a few questions that every part of the bot asks."""

    host: Host
    pictures: Pictures
    panels: Panels = field(default_factory=Panels)
    threads: Threads = field(default_factory=Threads)

    def by(self, host: Host) -> Services:
        """Return the services with another host, such as one that reads a fixed moment."""
        return replace(self, host=host)

    async def language(self, interaction: Interaction) -> str:
        """Return the language a person chose, else that of their Discord."""
        chosen = (await self.host.people.settings(interaction.user.id)).language
        return chosen or offered_language(str(interaction.locale))

    async def public(self, table: Table) -> str:
        """Return the language in which everybody sees a table: its own, else its server's."""
        return table.language or (await self.host.houses.lately(table.place.guild_id)).language or PUBLIC

    async def refresh_name(self, person: Person, guild_id: int | None, table: Table) -> None:
        """Store an acting player's new display name, if they act in the guild of the table."""
        if guild_id == table.place.guild_id:
            await self.host.people.refresh_name(table.match, person)


def reading_language(settings: PersonSettings) -> str:
    """Return the language that a person chose, else that of their Discord."""
    return settings.language or offered_language(settings.locale or PUBLIC)


def texts_about(table: Table, locale: str = PUBLIC, user_id: int | None = None) -> Say:
    """Return texts for Discord about a table, with the names of its seats escaped as markdown.

    `user_id`: the only reader, who is called *you*; `None` if several people read. Labels are no markdown: `cogs.edge.layout` removes
    the escapes from them.
    """
    seat = None if user_id is None else table.seat_of(user_id)
    return speaker(locale, tuple(map(escape_name, names(table, speaker(locale)))), seat)


def plain_texts_about(table: Table, locale: str = PUBLIC) -> Say:
    """Return texts about a table with unescaped names: for files, thread names, completions."""
    return reader(table, locale).say


def reader(table: Table, locale: str = PUBLIC, seq: int | None = None, seat: Seat | None = None) -> Reader:
    """Return the reader for whom a picture is drawn, with names that are not escaped.

    `seq`: the names are those of the people who held the seats at this entry of the log; `None`: who hold them now. `seat`: the seat
    of the only reader, whom the alt text calls *you*; `None`: several people look.
    """
    shown_names = names(table, speaker(locale))
    if seq is not None:
        shown_names = tuple(shown_names[who] for who in Holders(table).holders(seq))
    return Reader(locale, shown_names, seat)


def shown_name(name: str) -> str:
    """Return the name of somebody without a seat, escaped for a text on Discord."""
    return escape_name(visible(name))


def escape_name(name: str) -> str:
    """Return a name as markdown that shows the name itself.

    A name with letters from right to left is isolated, because digits beside it would change places with it.
    """
    escaped = _ACTIVE.sub(r"\\\1\2", name)
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return f"\u2068{escaped}\u2069"  # Unicode's first strong isolate, and its end
    return escaped


def title(game: str) -> Msg:
    """Return the name of a game."""
    return Msg(f"{game}.name")


def table_label(table: Table, say: Say) -> str:
    """Return the game and number of a table, for a button or a menu."""
    return cut(f"{say(title(table.game))} · {table.match}", SHORT)


def place_of(table: Table) -> int:
    """Return the channel or thread in which a table is played."""
    return table.place.thread_id or table.place.channel_id


def link(place: Place, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a channel or a message in it."""
    tail = "" if message_id is None else f"/{message_id}"
    return f"https://discord.com/channels/{place.guild_id or '@me'}/{channel_id}{tail}"


def table_link(table: Table) -> str:
    """Return the address of a table's card, or of its channel when there is no card yet."""
    if table.card is None:
        return link(table.place, place_of(table))
    return link(table.place, table.card.channel_id, table.card.message_id)
