"""What `bot.py --check` says of guests: which there are, and what is wrong with them."""

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
from words import catalogue, languages, speaker, unread

LONGEST = 30.0
"""Seconds after which the import or the pictures of a guest are interrupted."""


def games_left_out() -> tuple[Refusal, ...]:
    """Return the games that cannot be played. Imports all that there are."""
    with time_limit(LONGEST):
        return registry.broken_games()


def findings(folder: Path) -> list[str]:
    """Return a sentence for each guest, and for all that is wrong with them."""
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
            sentences += unread(home)
    return [*sentences, *(sentence for language in languages() for sentence in catalogue(language).refused)]


def _draw(game: str) -> None:
    """Draw every picture of an opening; raise what goes wrong."""
    rules = registry.rules(game)
    seats = rules.seats[0]
    view = rules.view(rules.setup(seats, resolve_settings(rules, {}), "check"), None)
    for part in render.parts(game, view):
        render.draw(game, view, speaker(names=("",) * seats), part=part)


def _unlisted(folder: Path) -> Iterator[str]:
    """Yield whether the guests are those of games.txt."""
    listed, done = folder / "games.txt", Path(sys.prefix) / "games.json"
    try:
        now = listed.read_text(encoding="utf-8") if listed.exists() else ""
        then = json.loads(done.read_text(encoding="utf-8"))["listed"] if done.exists() else ""
    except (OSError, ValueError, KeyError) as error:
        yield f"games.txt, or what was installed of it, cannot be read ({error}): run deploy/games.py by the Python of the bot."
        return
    if now != then:
        yield "games.txt has changed since its games were installed: run deploy/games.py by the Python of the bot, and restart it."
