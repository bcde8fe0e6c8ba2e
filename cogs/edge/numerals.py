"""Shows the number of an answer and the letter of a ring as emojis of the bot.

While Discord has none, plain figures and letters are shown. Discord refuses a whole message for one emoji that was deleted, so every
function that sends a screen is marked by `with_figures`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import discord

from cogs.connection.refusals import INVALID
from cogs.panel.spec import FIGURES, LETTERS, Button

P = ParamSpec("P")
T = TypeVar("T")


SIGNS: dict[int | str, str] = {**dict(enumerate(FIGURES, 1)), "a": LETTERS[0], "b": LETTERS[1]}
"""The signs for which the bot has an emoji, with the character that stands in its place."""


class Numerals:
    """The emojis that Discord has for the numbers and letters."""

    def __init__(self) -> None:
        self._known: dict[int | str, discord.PartialEmoji] = {}
        self._lose: Callable[[], None] = lambda: None

    def when_lost(self, lose: Callable[[], None]) -> None:
        """Call this when Discord does not know the emojis any more."""
        self._lose = lose

    def learn(self, known: Mapping[int | str, discord.PartialEmoji]) -> None:
        """Use these emojis of this bot, and no others."""
        self._known = dict(known)

    def emoji_and_words(self, button: Button, is_pictured: bool) -> tuple[discord.PartialEmoji | None, str]:
        """Return the emoji and the words of a button.

        Without a picture beside it there is no disc to find again: a plain figure is shown.
        """
        emoji = None if button.number is None or not is_pictured else self._known.get(button.number)
        return emoji, button.label if emoji is None else button.label.lstrip(FIGURES).lstrip()

    def with_emojis(self, text: str) -> str:
        """Return a text with the emojis of letters in the place of plain ones."""
        for sign, plain in SIGNS.items():
            if isinstance(sign, str) and sign in self._known:
                text = text.replace(plain, str(self._known[sign]))
        return text

    def are_lost(self, error: discord.HTTPException) -> bool:
        """Return whether an emoji of ours is refused; from then on buttons have plain figures."""
        if not self._known or error.code != INVALID or "emoji" not in error.text.lower():
            return False
        self._known = {}
        self._lose()
        return True


NUMERALS = Numerals()
"""Those of this process: it is one bot."""


def with_figures(send: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Mark a function that sends a screen: if emojis are refused, it sends plain figures."""

    @wraps(send)
    async def send_with_figures(*args: P.args, **named: P.kwargs) -> T:
        try:
            return await send(*args, **named)
        except discord.HTTPException as error:
            if not NUMERALS.are_lost(error):
                raise
        return await send(*args, **named)

    return send_with_figures
