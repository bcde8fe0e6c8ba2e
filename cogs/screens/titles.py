"""Titles in words. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.values.core import Msg, Say, Seat, Who
from play.club.titles import words
from store.rows import TitledRow


def lines(game: str, titles: Mapping[Seat, str], say: Say) -> list[str]:
    """Return the titles of a match, a line each."""
    return [say(Msg("title.told", who=Who(seat), what=words(game, name))) for seat, name in sorted(titles.items())]


def own(titles: Sequence[TitledRow], say: Say) -> tuple[str, ...]:
    """Return the titles of a person."""
    if not titles:
        return ()
    lines = [
        say(Msg("title.own", game=Msg(f"{row.game}.name"), when=f"<t:{int(row.at)}:d>", what=words(row.game, row.name))) for row in titles
    ]
    return ("\n".join([say(Msg("title.head")), *lines]),)
