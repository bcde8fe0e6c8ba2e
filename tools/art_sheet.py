"""`python -m tools.art_sheet`: draw the sheet of all drawings, `docs/art.png`.

Below each drawing are its name, the size of its field in units of the drawing, and whether it can take a player's colour or a figure. The
`width` that `Canvas.sprite` takes is the width of this field in px.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from data.homes import art_folders
from render.kit import fonts, palette, shapes, sprites
from render.kit.canvas import Canvas

TARGET = Path(__file__).parents[1] / "docs" / "art.png"
WIDE = 1200
"""Width of the sheet in px."""
COLUMNS = 7
CELL = (162.0, 150.0)
"""Width and height of a drawing's cell in px."""
LEFT = 32.0
"""Px to the left of the first cell."""
TOP = 96.0
"""Px above the first cell."""
SOURCES = "sources"
"""The key in the PNG file of the hash of the drawings from which the sheet was made."""
LARGEST = 84.0
"""Length in px of the longer side of a drawing."""


def drawings() -> dict[str, dict[str, Any]]:
    """Return the manifests' entries by the name that `Canvas.sprite` takes, without emblems."""
    rows = [row for folder in art_folders() for row in sprites.manifest(folder).items()]
    entries = {name.removesuffix(".svg"): entry for name, entry in rows if name.endswith(".svg")}
    return {name: entry for name, entry in sorted(entries.items()) if entry["kind"] != "emblem"}


def sources() -> str:
    """Return the hashes of the drawings as they are baked now."""
    return " ".join(json.loads((folder / "baked" / "BAKE.json").read_text(encoding="utf-8"))["sources"] for folder in art_folders())


def compose() -> Canvas:
    """Draw the sheet with the boxes of everything on it."""
    entries = drawings()
    rows = -(-len(entries) // COLUMNS)
    canvas = Canvas(Image.new("RGB", (WIDE, round(TOP + CELL[1] * rows + 20)), palette.GROUND))
    canvas.text(LEFT, 52, "All drawings", fonts.SERIF_BOLD, 40)
    legend = "width × height of the field in units · P: in a player's colour · F: carries a figure"
    canvas.text(LEFT, 80, legend, fonts.SANS, 22, palette.INK_SOFT)
    for at, (name, entry) in enumerate(entries.items()):
        _lay(canvas, LEFT + CELL[0] * (at % COLUMNS), TOP + CELL[1] * (at // COLUMNS), name, entry)
    return canvas


def _lay(canvas: Canvas, left: float, top: float, name: str, entry: dict[str, Any]) -> None:
    """Draw one drawing in its cell, in the middle of its field, with its name below."""
    canvas.fill(shapes.round_rectangle(left + 3, top + 3, left + CELL[0] - 3, top + CELL[1] - 3, 8), palette.PAPER)
    is_coloured, has_figure = bool(entry.get("placeholders")), "figure" in entry
    middle = (left + CELL[0] / 2, top + 12 + LARGEST / 2)
    canvas.sign(name, *middle, LARGEST, 1 if is_coloured else None, "7" if has_figure else None, shadow=True)
    canvas.text(left + CELL[0] / 2, top + CELL[1] - 28, name, fonts.SANS_MEDIUM, 18, palette.INK, "ms", CELL[0] - 12)
    marks = f"{' P' if is_coloured else ''}{' F' if has_figure else ''}"
    words = f"{entry['width']:g} × {entry['height']:g}{' ·' if marks else ''}{marks}"
    canvas.text(left + CELL[0] / 2, top + CELL[1] - 10, words, fonts.SANS, 17, palette.INK_SOFT, "ms", CELL[0] - 12)


def main() -> None:
    """Write the sheet."""
    made_of = PngInfo()
    made_of.add_text(SOURCES, sources())
    image = compose().image.quantize(200, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    image.save(TARGET, optimize=True, pnginfo=made_of)
    print(f"{TARGET.name}: {len(drawings())} drawings, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
