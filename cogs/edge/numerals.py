"""How the number of an answer looks on its button: the disc of the picture as an emoji of the bot, a plain figure until Discord has it."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.panel.spec import FIGURES, Button


class Numerals:
    """The emojis that Discord has for the numbers."""

    def __init__(self) -> None:
        self._known: dict[int, discord.PartialEmoji] = {}

    def learn(self, known: Mapping[int, discord.PartialEmoji]) -> None:
        """These are the emojis of this bot, and no others."""
        self._known = dict(known)

    def shown(self, button: Button, is_pictured: bool) -> tuple[discord.PartialEmoji | None, str]:
        """The emoji and the words of a button. Without a picture beside it there is no disc to find again: a figure says it."""
        emoji = None if button.number is None or not is_pictured else self._known.get(button.number)
        return emoji, button.label if emoji is None else button.label.lstrip(FIGURES).lstrip()


NUMERALS = Numerals()
"""Those of this process: it is one bot."""
