"""Baked sprites at any size, with their soft shadow and their figure.

A drawing of the program is called by its name (`ship`), also if it lies with the one game that uses it. A guest's drawing is called by the
id of its game and its name (`misty_reach/hut`): it lies in the `art` folder of its package, and cannot replace another game's.
"""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageFilter

from data.homes import art_folders, homes
from render.kit import fonts, palette, text

ART = art_folders()[0]
"""The folder of the drawings that several games use."""
SHADOW_OFFSET = (1.5, 2.5)
"""Px by which a shadow lies to the right of and below its drawing."""
SHADOW_BLUR = 2.0
"""Radius in px by which a shadow is blurred."""
SHADOW_STRENGTH = 0.45
"""Strength of a shadow, 0..1."""
MARGIN = 8
"""Px around a drawing that its shadow may take."""

MASTERS = 16
"""How many drawings are kept at their baked size, 350 KB each. Only a new sprite needs one, and it is read in 3 ms."""

SPRITES = 1024
"""How many sprites are kept, 28 KB each on average; the first pictures of all games need 450."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing ready to paste: its colours, its mask, and their place relative to the anchor.

    `left, top, right, bottom` bound the drawing without its shadow, relative to the anchor.
    """

    image: Image.Image
    mask: Image.Image
    dx: int
    dy: int
    left: float
    top: float
    right: float
    bottom: float


@cache
def manifest(folder: Path = ART) -> dict[str, Any]:
    """Return sizes, anchors and figure places of all drawings of a folder, by file name.

    >>> manifest()["crown.svg"]["width"]
    124
    """
    return tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))


def _place(name: str) -> tuple[Path, str]:
    """Return a drawing's folder and its name there. Raises `KeyError` for an unknown game."""
    game, _, own = name.rpartition("/")
    return (homes()[game].art if game else _folders().get(own.partition(".")[0], ART)), own


@cache
def _folders() -> dict[str, Path]:
    """Return the folder of each drawing of the program."""
    return {file.removesuffix(".svg"): folder for folder in art_folders() for file in manifest(folder) if file.endswith(".svg")}


def drawing(name: str) -> dict[str, Any]:
    """Return size, anchor and figure place of a drawing. Raises `KeyError` if there is none.

    >>> drawing("crown")["anchor"]
    [62, 55]
    """
    folder, own = _place(name)
    entry: dict[str, Any] | None = manifest(folder).get(f"{own}.svg")
    if entry is None:
        known = _folders() if folder == ART else [file.removesuffix(".svg") for file in manifest(folder)]
        near = ", ".join(get_close_matches(own, known, cutoff=0.5)) or "none like it"
        raise KeyError(f"there is no drawing {name!r} ({near}); docs/art.png shows all, those of a guest lie in its `art`")
    return entry


@lru_cache(maxsize=MASTERS)
def master(name: str) -> Image.Image:
    """Return the baked drawing, RGBA, at its baked size.

    >>> master("crown").mode
    'RGBA'
    """
    folder, own = _place(name)
    try:
        with Image.open(folder / "baked" / f"{own}.png") as opened:
            return opened.convert("RGBA")
    except FileNotFoundError:
        plain, _, colour = own.partition(".")
        wanted = "has no colours of players: leave `seat` out" if colour else "comes in the colours of players: give `seat`"
        raise KeyError(f"the drawing {plain!r} {wanted}") from None


def slot_name(name: str, seat: int | None) -> str:
    """Return the name of a baked file; `seat` is `None` without colours of players.

    >>> slot_name("ship", 0), slot_name("crown", None)
    ('ship.vermilion', 'crown')
    """
    return name if seat is None else f"{name}.{palette.PLAYERS[seat].name}"


@lru_cache(maxsize=SPRITES)
def sprite(
    name: str,
    width: float,
    seat: int | None = None,
    figure: str | None = None,
    strength: float = 1.0,
    shadow: bool = True,
    turn: float = 0.0,
    face: str = fonts.SANS_BOLD,
) -> Sprite:
    """Return the drawing `name` with its whole field `width` px wide.

    `seat`: in the colours of this player. `figure`: a text at the place for it. `strength`: 0..1. `turn`: degrees clockwise about the
    anchor. Raises `KeyError` if there is no such drawing, or not with or without the colours of players.

    >>> crown = sprite("crown", width=60)
    >>> crown.left, crown.right
    (-30.0, 30.0)
    """
    entry = drawing(name)
    scale = width / entry["width"]
    size = (max(1, round(width)), max(1, round(entry["height"] * scale)))
    drawn = master(slot_name(name, seat)).resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0)
    if figure is not None:
        _write(drawn, figure, entry["figure"], scale, face)
    ax, ay = entry["anchor"][0] * scale, entry["anchor"][1] * scale
    tile = Image.new("RGBA", (size[0] + 2 * MARGIN, size[1] + 2 * MARGIN))
    tile.paste(drawn, (MARGIN, MARGIN))
    x, y = ax + MARGIN, ay + MARGIN
    if turn:
        tile, x, y = _turn(tile, x, y, turn)
    if shadow:
        tile = add_shadow(tile)
    mask = tile.getchannel("A")
    if strength < 1:
        mask = mask.point(lambda v: round(v * strength))
    dx, dy = round(-x), round(-y)
    return Sprite(image=tile.convert("RGB"), mask=mask, dx=dx, dy=dy, left=-ax, top=-ay, right=size[0] - ax, bottom=size[1] - ay)


def _write(drawn: Image.Image, figure: str, place: dict[str, Any], scale: float, face: str) -> None:
    """Write a figure where the drawing has a place for it."""
    size = round(place["height"] * scale / text.CAP_SHARE[face[0]] * 2) / 2
    room = place["max_width"] * scale
    width = text.width(figure, face, size)
    if width > room:
        size = max(1.0, int(size * room / width * 2) / 2)
    piece = text.piece(figure, face, size)
    x = round(place["centre"][0] * scale - piece.width / 2)
    y = round(place["centre"][1] * scale + piece.cap / 2)
    ink = Image.new("RGBA", piece.mask.size, palette.rgb(place["colour"]))
    drawn.paste(ink, (x + piece.dx, y + piece.dy), piece.mask)


def add_shadow(tile: Image.Image) -> Image.Image:
    """Return the RGBA tile with its soft shadow under it.

    >>> add_shadow(master("crown")).size == master("crown").size
    True
    """
    alpha = Image.new("L", tile.size)
    alpha.paste(tile.getchannel("A"), (round(SHADOW_OFFSET[0]), round(SHADOW_OFFSET[1])))
    alpha = alpha.filter(ImageFilter.GaussianBlur(SHADOW_BLUR)).point(lambda v: round(v * SHADOW_STRENGTH))
    cast = Image.new("RGBA", tile.size, palette.SHADOW)
    cast.putalpha(alpha)
    return Image.alpha_composite(cast, tile)


def _turn(tile: Image.Image, x: float, y: float, turn: float) -> tuple[Image.Image, float, float]:
    """Return the tile turned about (x, y) on a field as large as it needs."""
    angle, x, y = math.radians(turn), round(x), round(y)
    cos, sin = math.cos(angle), math.sin(angle)
    corners = [(a - x, b - y) for a in (0, tile.width) for b in (0, tile.height)]
    across, down = [a * cos - b * sin for a, b in corners], [a * sin + b * cos for a, b in corners]
    left, top = math.floor(min(across)), math.floor(min(down))
    size = (math.ceil(max(across)) - left, math.ceil(max(down)) - top)
    back = (cos, sin, cos * left + sin * top + x, -sin, cos, cos * top - sin * left + y)
    field = tile.transform(size, Image.Transform.AFFINE, back, Image.Resampling.BICUBIC)
    box = field.getbbox() or (0, 0, 1, 1)
    box = (box[0] - MARGIN, box[1] - MARGIN, box[2] + MARGIN, box[3] + MARGIN)
    return field.crop(box), -left - box[0], -top - box[1]


# Names of interface 1.0 of the guests, kept beside the new ones.
shadowed = add_shadow
