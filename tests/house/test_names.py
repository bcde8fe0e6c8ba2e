"""Names say what a thing is, so that a name that is read anywhere is one thing."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ("cogs", "play", "store", "words", "metrics", "engine", "render/kit", "data", "demo")
"""The rooms that all games share. A game names its own things as its rulebook does."""


def classes() -> dict[str, dict[str, str]]:
    """Where classes are, by name and room."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for room in HOSTING:
        for path in sorted((ROOT / room).rglob("*.py")):
            where = str(path.relative_to(ROOT))
            if where.startswith("engine/games/"):
                continue
            for part in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(part, ast.ClassDef) and not part.name.startswith("_"):
                    found[part.name][room] = where
    return found


def test_no_class_has_a_namesake_in_another_room() -> None:
    assert {name: sorted(places.values()) for name, places in classes().items() if len(places) > 1} == {}
