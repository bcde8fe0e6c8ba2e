"""The tables of the games: `data/<game>/<name>.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent


def table(game: str, name: str) -> dict[str, Any]:
    """A game's table, read once when its rules are imported."""
    with (ROOT / game / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)
