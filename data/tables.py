"""The tables of games: `games/<game>/data/<name>.toml`, or in the package of a guest."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from data.homes import homes


def table(game: str, name: str) -> dict[str, Any]:
    """Return a game's table, read once by its rules. Raises `FileNotFoundError` without one."""
    if game not in homes() or not re.fullmatch(r"[\w-]+", name):
        raise FileNotFoundError(f"no table {name} of {game}")
    with (homes()[game].tables / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)
