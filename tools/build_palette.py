"""`python -m tools.build_palette GAME`: build the fixed palette of a game, `palette.txt`.

It has one colour a line, reserved ones first. The colours of roles and players, and their mixes, are reserved: pictures show them exactly.
The other entries are taken from typical pictures. Run it again when the drawings change much. The game's `positions.py` has `typical()`,
which lists the view, part and `render.Draft` of these pictures. It may also have its own `SEA`, its soft grounds `RAMPS`, and `FLAT`,
further colours that pictures show exactly. A game without pictures of its own needs no palette.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import accumulate
from typing import Any

from PIL import Image

from contract.names import NAMES
from data.homes import homes
from render import drawer_of
from render.kit import palette, png
from words import speaker

ENTRIES = 256
FREE = 48
"""Entries taken from the pictures. More make larger files and hardly finer pictures."""


def typical(game: str, positions: Any) -> list[Image.Image]:
    """Draw pictures of every part, with few and many pieces."""
    # Imported late: the package reads the palette that is built here.
    drawer = drawer_of(game)
    say = speaker("en", NAMES)
    return [drawer.compose(view, say, draft, part).image for view, part, draft in positions.typical()]


def spare_colours(fixed: tuple[palette.Colour, ...], free: list[palette.Colour]) -> list[palette.Colour]:
    """Return the fixed colours and those of the free ones that change none of them.

    If two colours are nearly the same, quantising may take either.
    """
    field = Image.frombytes("RGB", (len(fixed), 1), bytes(channel for colour in fixed for channel in colour))
    while True:
        colours = tuple(dict.fromkeys([*fixed, *free]))
        taken = {colour for _, colour in png.quantise(field, colours).convert("RGB").getcolors() or []} - set(fixed)
        if not taken & set(free):
            return list(colours)
        free = [colour for colour in free if colour not in taken]


def main(game: str) -> None:
    if not homes()[game].has_pictures:
        return  # the usual pictures have their own colours
    positions = import_module(homes()[game].positions)
    path = homes()[game].palette
    path.parent.mkdir(exist_ok=True)
    if not path.exists():
        path.write_text("#000000\n", encoding="ascii")
    pictures = typical(game, positions)
    tops = [0, *accumulate(picture.height for picture in pictures)]
    sheet = Image.new("RGB", (1200, tops[-1]))
    for picture, top in zip(pictures, tops, strict=False):
        sheet.paste(picture, (0, top))
    fixed = (
        *palette.reserved_colours(getattr(positions, "SEA", palette.SEA)),
        *getattr(positions, "FLAT", ()),
        *palette.tones(getattr(positions, "RAMPS", palette.RAMPS)),
    )
    free = min(FREE, ENTRIES - len(fixed))
    channels = sheet.quantize(free, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).getpalette() or []
    colours = spare_colours(fixed, [(channels[k], channels[k + 1], channels[k + 2]) for k in range(0, free * 3, 3)])
    lines = ["#{:02X}{:02X}{:02X}".format(*colour) for colour in dict.fromkeys(colours)]
    path.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main(sys.argv[1])
