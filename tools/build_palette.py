"""Build the fixed palette of a game: `data/art/palettes/<game>.txt`, one colour a line, reserved ones first.

    python -m tools.build_palette

Roles, players and their mixes are reserved, so that no player's colour is ever
bent; the other entries are taken once from typical pictures. Run it again when
the drawings change much.
"""

from __future__ import annotations

from PIL import Image

from data.words import speaker
from render import Marks
from render.kit import palette, png
from tests.render import positions

ENTRIES = 256
FREE = 48
"""Entries taken from the pictures. More make larger files and hardly finer pictures."""
RAMPS = (
    (palette.rgb("#F9F2E1"), palette.rgb("#CDBA92"), 10),
    (palette.rgb("#427590"), palette.rgb("#2B5672"), 5),
    (palette.SEA, palette.SEA_COAST, 4),
)
"""Broad soft grounds: paper into its shaded corners, the sea into its depth and toward the coast."""


def ramps() -> list[palette.Colour]:
    """Even steps between the ends of each ground, so that no other colour is nearer."""
    return [palette.mix(first, last, k / (steps - 1)) for first, last, steps in RAMPS for k in range(steps)]


def typical() -> list[Image.Image]:
    """Pictures of every part, with few and many pieces."""
    # Imported late: the package reads the palette that is built here.
    from render import pizarro

    say = speaker("en", positions.NAMES)
    wanted = [(view, part, path) for view, part, path in positions.typical()]
    return [pizarro.compose(view, say, Marks(path), part).image for view, part, path in wanted]


def main() -> None:
    path = png.DIRECTORY / "pizarro.txt"
    path.parent.mkdir(exist_ok=True)
    if not path.exists():
        path.write_text("#000000\n", encoding="ascii")
    pictures = typical()
    high = sum(picture.height for picture in pictures)
    sheet = Image.new("RGB", (1200, high))
    top = 0
    for picture in pictures:
        sheet.paste(picture, (0, top))
        top += picture.height
    kept = (*palette.reserved(palette.SEA), *ramps())
    free = min(FREE, ENTRIES - len(kept))
    found = sheet.quantize(free, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).getpalette() or []
    colours = [*kept, *(tuple(found[k : k + 3]) for k in range(0, free * 3, 3))]
    lines = ["#{:02X}{:02X}{:02X}".format(*colour) for colour in dict.fromkeys(colours)]
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
