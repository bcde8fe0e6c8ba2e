"""Shows the numbers of answers and the letters of rings as emojis of the bot.

While Discord has no such emojis, plain characters are shown. Discord refuses a whole message for one deleted emoji, so every function that
sends a screen is marked by `with_figures`.
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
"""The numbers and letters for which the bot has an emoji, each with the character that is shown without it."""


class Numerals:
    """The emojis that Discord has for numbers and letters."""

    def __init__(self) -> None:
        self._known: dict[int | str, discord.PartialEmoji] = {}
        self._lose: Callable[[], None] = lambda: None

    def when_lost(self, lose: Callable[[], None]) -> None:
        """Call `lose` when Discord does not know the emojis any more."""
        self._lose = lose

    def learn(self, known: Mapping[int | str, discord.PartialEmoji]) -> None:
        """Use these emojis from now on, and no others."""
        self._known = dict(known)

    def emoji_and_words(self, button: Button, is_pictured: bool) -> tuple[discord.PartialEmoji | None, str]:
        """Return the emoji of a button, or `None`, and its words; these have the number then.

        `is_pictured`: whether the message has a picture, in whose discs people look for the emoji.
        """
        emoji = self._known.get(button.number) if is_pictured and button.number is not None else None
        return emoji, button.label if emoji is None else button.label.lstrip(FIGURES).lstrip()

    def with_emojis(self, text: str) -> str:
        """Return a text with emojis in the place of its plain letters of rings."""
        for sign, plain in SIGNS.items():
            if isinstance(sign, str) and sign in self._known:
                text = text.replace(plain, str(self._known[sign]))
        return text

    def lose_if_refused(self, error: discord.HTTPException) -> bool:
        """Forget the emojis if Discord refused one of them; return whether it did."""
        if not self._known or error.code != INVALID or "emoji" not in error.text.lower():
            return False
        self._known = {}
        self._lose()
        return True


NUMERALS = Numerals()
"""The emojis of the bot that runs in this process."""


def with_figures(send: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a function that sends a screen try again without emojis if Discord refuses one."""

    @wraps(send)
    async def send_with_figures(*args: P.args, **named: P.kwargs) -> T:
        try:
            return await send(*args, **named)
        except discord.HTTPException as error:
            if not NUMERALS.lose_if_refused(error):
                raise
        return await send(*args, **named)

    return send_with_figures
