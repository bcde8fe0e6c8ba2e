"""The part of `bot.py --check` about guests: games from other packages."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import render
from data import homes
from data.homes import Refusal
from engine.game.rules import resolve_settings
from engine.match import registry
from play.time.overruns import time_limit
from words import catalogue, languages, speaker, unread_texts

LONGEST = 30.0
"""Seconds after which the import or the drawing of a guest is interrupted."""


def games_left_out() -> tuple[Refusal, ...]:
    """Import all games; return those that cannot be played, each with the reason."""
    with time_limit(LONGEST):
        return registry.broken_games()


def findings(folder: Path) -> list[str]:
    """Return a sentence for each guest and for each trouble with one; `folder` has games.txt."""
    sentences = list(_unlisted(folder))
    for home in homes.guests():
        if home.game in registry.names() and (package := registry.package(home.game)) is not None:
            sentences.append("The game {0} is a guest: {package} {version}, sha256 {sha256}.".format(home.game, **package))
            try:
                with time_limit(LONGEST):
                    _draw(home.game)
            except Exception as error:
                sentences.append(
                    f"The pictures of the game {home.game} cannot be drawn ({type(error).__name__}: {error}): people play it in words."
                )
            sentences += unread_texts(home)
    return [*sentences, *(sentence for language in languages() for sentence in catalogue(language).refused)]


def _draw(game: str) -> None:
    """Draw every picture of a game's opening position; errors are raised."""
    rules = registry.rules(game)
    seats = rules.seats[0]
    view = rules.view(rules.setup(seats, resolve_settings(rules, {}), "check"), None)
    for part in render.parts(game, view):
        render.draw(game, view, speaker(names=("",) * seats), part=part)


def _unlisted(folder: Path) -> Iterator[str]:
    """Yield a sentence if games.txt has changed since its games were installed.

    deploy/games.py keeps a copy of the list that it installed in games.json of the Python environment.
    """
    wanted, installed = folder / "games.txt", Path(sys.prefix) / "games.json"
    try:
        wanted_text = wanted.read_text(encoding="utf-8") if wanted.exists() else ""
        installed_text = json.loads(installed.read_text(encoding="utf-8"))["listed"] if installed.exists() else ""
    except (OSError, ValueError, KeyError) as error:
        yield f"games.txt, or what was installed of it, cannot be read ({error}): run deploy/games.py by the Python of the bot."
        return
    if wanted_text != installed_text:
        yield "games.txt has changed since its games were installed: run deploy/games.py by the Python of the bot, and restart it."
