"""The texts of commands, in every language that has a catalogue."""

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
    """Return a text of a command in English, and where its translations are found."""
    return locale_str(ENGLISH(msg), msg=msg)


class Catalogues(app_commands.Translator):
    """Gives Discord the commands in every language that has a catalogue."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        """Return the text in a language of Discord's, or `None` where English is shown."""
        msg = string.extras.get("msg")
        language = next((code for code in (str(locale), str(locale).split("-")[0]) if code in offered_languages()), None)
        if not isinstance(msg, Msg) or language is None:
            return None
        translated = speaker(language)(msg)
        return None if translated == string.message else translated


def which() -> locale_str:
    """Return the description of the option that names a match."""
    return words(Msg("discord.command.which"))


def games() -> list[Choice[str]]:
    """Return the games to choose from."""
    return [Choice(name=words(title(game)), value=game) for game in registry.names()]
