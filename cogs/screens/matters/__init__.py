"""The words and buttons of matters: a file for each of `play.matters`, with `SHOWN`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cogs.panel.spec import Row
from engine.values.core import Msg, Say
from play.follows.matter import Question
from play.host import Host
from play.values.types import Table

_MORE: dict[str, Shown] = {}


class Shown:
    """The words and buttons of one matter. A method that is not overridden adds nothing."""

    async def question(self, host: Host, table: Table, question: Question, say: Say) -> tuple[str, Row]:
        """Return the question in words that everybody may read, and the buttons that answer it."""
        return "", ()

    def brief(self, question: Question) -> Msg | None:
        """Return the label of the turn panel's button that opens the question on its own screen.

        `None`: the panel itself shows the question.
        """
        return None

    def follows(self, question: Question, say: Say) -> Sequence[str]:
        """Return the lines on that screen about what follows from each answer."""
        return ()

    def desk(self, question: Question, is_wanted: bool) -> Msg:
        """Return the words for a frozen match in a list; `is_wanted`: the reader has to answer."""
        return Msg("desk.frozen")

    def lines(self, table: Table, say: Say) -> Sequence[str]:
        """Return lines for the card of a running match, besides the questions."""
        return ()

    def rows(self, table: Table, say: Say) -> Sequence[Row]:
        """Return buttons for that card, besides those that answer questions."""
        return ()


@cache
def _files() -> dict[str, Shown]:
    return {module.name: import_module(f"{__name__}.{module.name}").SHOWN for module in iter_modules(__path__)}


def shown_of(name: str) -> Shown:
    """Return the screens of the matter with a name."""
    return _MORE.get(name) or _files().get(name) or Shown()


@contextmanager
def register_screen(name: str, matter: Shown) -> Iterator[None]:
    """Add the screens of a matter while the block runs, for a test."""
    _MORE[name] = matter
    try:
        yield
    finally:
        del _MORE[name]
