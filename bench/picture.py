"""Pictures as PNG bytes beside a naive drawing: every game that has `bench/pictures.py`."""

from __future__ import annotations

from importlib import import_module

from bench import Row
from data.homes import homes


def rows() -> list[Row]:
    """Return the rows of each game."""
    with_benches = [home for home in homes().values() if (home.folder / "bench" / "pictures.py").is_file()]
    return [row for home in with_benches for row in import_module(f"{home.package}.bench.pictures").rows()]
