"""`python -m tools.docs_pictures [GAME ...]`: draw the pictures of the documents.

They show matches of bots with fixed seeds.
"""

from __future__ import annotations

import sys
import tomllib
from random import Random

from msgspec import Struct, convert, field

from data.homes import homes
from engine import bots
from engine.match import match, registry
from engine.values.core import Seat
from engine.walking.walk import walk_with_forced
from render import Draft, draft_of, picture
from words import speaker

NAMES = ("Rosalind", "Beatriz", "Gil Eanes", "Amélie", "Вероника", "Ngozi")


class Shot(Struct, frozen=True, kw_only=True):
    """A picture of a match."""

    file: str
    game: str
    seats: int
    settings: dict[str, str] = {}
    share: float
    """The share of the match's entries after which the picture is drawn."""
    part: str
    is_private: bool = field(default=False, name="private")
    """Whether it shows what the awaited seat sees; otherwise what spectators see."""
    draft: int = 0
    """How many tokens of a sensible line are chosen already; 0: no move is begun."""

    @property
    def seed(self) -> str:
        """The seed of the match, and of the bots that play it."""
        return f"play/{self.file}"


def shots(game: str) -> list[Shot]:
    """Return the pictures of a game, as the table beside its page lists them."""
    path = homes()[game].page.with_suffix(".toml")
    listed = tomllib.loads(path.read_text(encoding="utf-8"))["shot"] if path.exists() else []
    return [convert({"game": game, **shot}, Shot) for shot in listed]


def play_shot(shot: Shot) -> list[match.Match]:
    """Play the match of a shot; return it after each of its entries."""
    rules = registry.rules(shot.game)
    rng = Random(shot.seed)
    steps = [match.begin(rules, shot.seats, shot.settings, shot.seed)]
    while awaited := rules.to_act(steps[-1].state):
        line = bots.line("mate", rules, steps[-1].state, awaited[0], rng)
        steps.append(steps[-1].played(awaited[0], line))
    return steps


def half_made(shot: Shot, position: match.Match) -> Draft:
    """Return the half-made move of a shot."""
    seat = position.rules.to_act(position.state)[0]
    tokens = bots.line("mate", position.rules, position.state, seat, Random(shot.seed)).split()[: shot.draft]
    end = walk_with_forced(lambda: position.rules.turn(position.state, seat), tuple(tokens))
    return draft_of(position.rules, position.state, seat, end.path)


def main(games: list[str]) -> None:
    """Write every picture beside the page of its game, or those of some games."""
    for shot in (shot for game in games or registry.names() for shot in shots(game)):
        steps = play_shot(shot)
        position = steps[min(len(steps) - 1, int(len(steps) * shot.share))]
        viewer: Seat | None = position.rules.to_act(position.state)[0] if shot.is_private else None
        draft = half_made(shot, position) if shot.draft else None
        content = picture(shot.game, position.rules.view(position.state, viewer), speaker("en", NAMES), draft, shot.part)
        homes()[shot.game].page.with_name(shot.file).write_bytes(content)
        print(f"{shot.file}: {len(content)} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
