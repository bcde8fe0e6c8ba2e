"""The names and descriptions of commands, in every language that has a catalogue."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from cogs.edge.services import title
from engine.match import registry
from engine.values.core import Msg
from words import offered_languages, speaker

ENGLISH = speaker()


def words(msg: Msg) -> locale_str:
    """Return a text of a command in English, with its message for `Catalogues`."""
    return locale_str(ENGLISH(msg), msg=msg)


class Catalogues(app_commands.Translator):
    """Translates the texts of commands into every language that has a catalogue."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        """Return the text in a language of Discord; `None` if English is to be shown."""
        msg = string.extras.get("msg")
        language = str(locale)
        if language not in offered_languages():
            language = language.split("-")[0]
        if not isinstance(msg, Msg) or language not in offered_languages():
            return None
        translated = speaker(language)(msg)
        return None if translated == string.message else translated


def which() -> locale_str:
    """Return the description of the option that names a match."""
    return words(Msg("discord.command.which"))


def games() -> list[Choice[str]]:
    """Return the games to choose from."""
    return [Choice(name=words(title(game)), value=game) for game in registry.names()]
