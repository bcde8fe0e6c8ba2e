"""Build what `magellan` is drawn from: outlines (`data/magellan/land.json`) and where pieces of land and sea lie (`chart.toml`).

    python -m tools.magellan_chart FOLDER

FOLDER holds the outlines of Natural Earth (`magellan_land.json`) and the grid cut out of it (`magellan_cells.json`).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

OUT = Path(__file__).parents[1] / "data" / "magellan"
ABOUT = (
    "Outlines of the land for drawing: Natural Earth 1:50m (public domain). "
    "Each ring is lon, lat, lon, lat ... in hundredths of a degree; water is the Caspian, inside the land."
)
INLAND_SEA = 40.0
"""A ring inside another one is water when it is larger than this (square degrees); smaller ones are islands too near a coast."""

Ring = list[list[float]]


def area(ring: Ring) -> float:
    """Square degrees inside a ring."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def is_inside(point: list[float], ring: Ring) -> bool:
    """Whether a ring holds a point."""
    x, y = point
    crossed = [
        x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        if (a[1] > y) != (b[1] > y)
    ]
    return sum(crossed) % 2 == 1


def flat(ring: Ring) -> list[int]:
    """The corners of a ring in a row, in hundredths of a degree, the first one not repeated."""
    points = ring[:-1] if ring[0] == ring[-1] else ring
    return [round(value * 100) for point in points for value in point]


def land(source: dict[str, Any]) -> str:
    """The outlines as JSON, a ring a line, the largest first."""
    rings = sorted(source["rings"], key=area, reverse=True)
    lakes = [k for k, ring in enumerate(rings) if area(ring) > INLAND_SEA and sum(is_inside(ring[0], other) for other in rings[:k]) % 2]
    found = {"land": [ring for k, ring in enumerate(rings) if k not in lakes], "water": [rings[k] for k in lakes]}
    parts = [f'"about": "{ABOUT}"']
    for name, chosen in found.items():
        lines = ",\n".join(json.dumps(flat(ring), separators=(",", ":")) for ring in chosen)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def chart(source: dict[str, Any]) -> str:
    """One line a cell: each piece and a point well inside it, in tenths of a degree from the south-west corner."""
    lines = []
    for cell, entry in source["cells"].items():
        words = [cell.lower()]
        for piece in (*entry["sea"], *entry["land"]):
            lon, lat = piece["at"]
            at = [min(99, max(0, round((value - corner) * 10))) for value, corner in ((lon, entry["lon"]), (lat, entry["lat"]))]
            if entry["lon"] - lon > 180 or lon - entry["lon"] > 180:
                at[0] = min(99, max(0, round((lon % 360 - entry["lon"] % 360) * 10)))
            words.append(f"{piece['id'][len(cell) :]} {at[0]} {at[1]}")
        lines.append(" ".join(words))
    return (
        "# Where the pieces of land and sea of each cell lie: east and north of its south-west corner, in tenths of a degree.\n"
        "# Made by tools/magellan_chart.py from Natural Earth 1:10m.\n"
        "pieces = '''\n" + "\n".join(lines) + "\n'''\n"
    )


def main(given: list[str]) -> int:
    """Write both files. Exit status 2 without a folder."""
    if len(given) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(given[0])
    for name, made, out in (("magellan_land.json", land, "land.json"), ("magellan_cells.json", chart, "chart.toml")):
        source = json.loads((folder / name).read_text(encoding="utf-8"))
        (OUT / out).write_text(made(source), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
