"""`python -m tools.docs_pictures [GAME ...]`: draw the pictures of the documents anew, from bots' matches with fixed seeds."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine import bots, match, registry
from engine.core import Seat
from engine.walk import eased
from render import Draft, drafted, picture
from words import speaker

DOCS = Path(__file__).parents[1] / "docs"
NAMES = ("Rosalind", "Beatriz", "Gil Eanes", "Amélie", "Вероника", "Ngozi")


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture: of which match, after which share of its entries, seen by whom (nobody: the spectators' picture)."""

    file: str
    game: str
    seats: int
    settings: dict[str, str]
    share: float
    part: str
    is_private: bool = False
    draft: int = 0
    """So many tokens of a sensible line are given already."""


SHOTS = (
    Shot("play/pizarro-table.png", "pizarro", 5, {"half2": "b"}, 0.66, "table"),
    Shot("play/pizarro-hand.png", "pizarro", 4, {}, 0.4, "hand", is_private=True),
    Shot("play/pizarro-sheet.png", "pizarro", 4, {"half1": "b"}, 1, "sheet"),
    Shot("play/carta_magica-table.png", "carta_magica", 4, {}, 0.61, "table"),
    Shot("play/carta_magica-mine.png", "carta_magica", 3, {}, 0.72, "mine", is_private=True),
    Shot("play/carta_magica-sheet.png", "carta_magica", 4, {}, 1, "sheet"),
    Shot("play/navegador-table.png", "navegador", 4, {}, 0.45, "table"),
    Shot("play/navegador-board.png", "navegador", 5, {"king": "goa"}, 0.9, "board"),
    Shot("play/navegador-mine.png", "navegador", 3, {}, 0.55, "mine", is_private=True),
    Shot("play/navegador-sheet.png", "navegador", 4, {}, 1, "sheet"),
    Shot("play/magellan-table.png", "magellan", 4, {"level": "planes", "target": "100"}, 0.5, "table"),
    Shot("play/magellan-mine.png", "magellan", 2, {"level": "planes", "target": "75"}, 0.5, "mine", is_private=True, draft=1),
    Shot("play/magellan-sheet.png", "magellan", 4, {"target": "100"}, 1, "sheet"),
)


def played(shot: Shot) -> list[match.Match]:
    """The match of a shot after each of its entries."""
    rules = registry.rules(shot.game)
    rng = Random(shot.file)
    steps = [match.begin(rules, shot.seats, shot.settings, shot.file)]
    while awaited := rules.to_act(steps[-1].state):
        line = bots.line("greedy", rules, steps[-1].state, awaited[0], rng)
        steps.append(steps[-1].played(awaited[0], line))
    return steps


def half_made(shot: Shot, found: match.Match) -> Draft:
    """The half-made move of a shot."""
    seat = found.rules.to_act(found.state)[0]
    tokens = bots.line("greedy", found.rules, found.state, seat, Random(shot.file)).split()[: shot.draft]
    end = eased(lambda: found.rules.turn(found.state, seat), tuple(tokens))
    return drafted(found.rules, found.state, seat, end.path)


def main(games: list[str]) -> None:
    """Write every picture below `docs/`, or those of some games."""
    for shot in SHOTS:
        if games and shot.game not in games:
            continue
        steps = played(shot)
        found = steps[min(len(steps) - 1, int(len(steps) * shot.share))]
        viewer: Seat | None = found.rules.to_act(found.state)[0] if shot.is_private else None
        draft = half_made(shot, found) if shot.draft else None
        drawn = picture(shot.game, found.rules.view(found.state, viewer), speaker("en", NAMES), draft, shot.part)
        (DOCS / shot.file).write_bytes(drawn)
        print(f"{shot.file}: {len(drawn)} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
