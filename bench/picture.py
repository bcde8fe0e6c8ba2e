"""Pictures, complete as PNG bytes, beside a naive drawing of the same position: every game that has `bench/pictures.py`."""

from __future__ import annotations

from importlib import import_module

from data.homes import homes


def rows() -> list[tuple[str, str, str, float]]:
    """Name, our time, the anchor's time, how many times as quick we are."""
    drawn = [home for home in homes().values() if (home.folder / "bench" / "pictures.py").is_file()]
    return [row for home in drawn for row in import_module(f"{home.package}.bench.pictures").rows()]
