"""A fixed palette per game, and a small writer of palette PNGs.

Pillow's PNG cost is its filter search. Palette rows need no filter, so the writer puts filter 0 before each row and deflates once with
ISA-L, which is five times as quick here as zlib's quickest level and 5 % smaller.
"""

from __future__ import annotations

import struct
import zlib
from functools import cache, lru_cache
from threading import Lock

from isal import isal_zlib
from PIL import Image

from data.homes import homes
from render.kit.palette import DIM, PLAYERS, ROLES, SHADOW, Colour, mix, rgb

LEVEL = 2
"""Level of compression of ISA-L, 0 to 3."""
SPARSE = 6
"""The best colours of an image are found from every sixth pixel in either direction: taking all would be most of the cost."""
_quantising = Lock()


@cache
def colours(game: str) -> tuple[Colour, ...]:
    """Return the colours of a game's palette, at most 256, reserved ones first.

    `encode_fixed(image, colours("sea_duel"))` writes a picture of this game.
    """
    codes = homes()[game].palette.read_text(encoding="ascii").split()
    return tuple(rgb(code) for code in codes)


@lru_cache(maxsize=16)
def _chart(colours: tuple[Colour, ...]) -> Image.Image:
    """Return the palette as Pillow wants it, padded with its first colour."""
    padded = [*colours, *[colours[0]] * (256 - len(colours))]
    chart = Image.new("P", (1, 1))
    chart.putpalette([channel for colour in padded for channel in colour])
    return chart


def quantise(image: Image.Image, colours: tuple[Colour, ...]) -> Image.Image:
    """Return the image in the nearest colours of the palette, without dither.

    `colours` are at most 256.

    >>> quantise(Image.new("RGB", (2, 1), (250, 9, 9)), ((0, 0, 0), (255, 0, 0))).convert("RGB").getpixel((0, 0))
    (255, 0, 0)
    """
    chart = _chart(colours)
    # Pillow fills a cache inside the palette while it works; one thread at a time (about 2 ms).
    with _quantising:
        return image.quantize(palette=chart, dither=Image.Dither.NONE)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png_bytes(image: Image.Image, colours: tuple[Colour, ...]) -> bytes:
    """Return a palette image (mode P) as PNG bytes.

    >>> png_bytes(Image.new("P", (8, 8)), ((0, 0, 0),))[:4]
    b'\x89PNG'
    """
    width, height = image.size
    pixels = memoryview(image.tobytes())
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, width * height, width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    plte = bytes(channel for colour in colours for channel in colour)
    return b"".join((
        b"\x89PNG\r\n\x1a\n",
        _chunk(b"IHDR", header),
        _chunk(b"PLTE", plte),
        _chunk(b"IDAT", isal_zlib.compress(rows, LEVEL)),
        _chunk(b"IEND", b""),
    ))  # fmt: skip


def encode_adapted(image: Image.Image) -> bytes:
    """Return an RGB image as palette PNG in its own best colours, such as a darkened one.

    The colours of roles and players are kept beside them: they are rare in a picture, and must not change.

    >>> encode_adapted(Image.new("RGB", (8, 8), ROLES[0]))[:4]
    b'\x89PNG'
    """
    fixed = [*ROLES, *(colour for player in PLAYERS for colour in (player.main, player.dark))]
    fixed = list(dict.fromkeys([*fixed, *(mix(colour, SHADOW, DIM) for colour in fixed)]))
    sample = image.resize((-(-image.width // SPARSE), -(-image.height // SPARSE)), Image.Resampling.NEAREST)
    channels = sample.quantize(256 - len(fixed), Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).getpalette() or []
    best = tuple((channels[at], channels[at + 1], channels[at + 2]) for at in range(0, len(channels) - 2, 3))
    chart = (*fixed, *best)[:256]
    return png_bytes(quantise(image, chart), chart)


def encode_fixed(image: Image.Image, colours: tuple[Colour, ...]) -> bytes:
    """Return an RGB image as palette PNG in the fixed palette.

    >>> encode_fixed(Image.new("RGB", (8, 8)), ((0, 0, 0), (255, 255, 255)))[:4]
    b'\x89PNG'
    """
    return png_bytes(quantise(image, colours), colours)


# Names of interface 1.0 of the guests, kept beside the new ones.
adapted = encode_adapted
encoded = encode_fixed
quantised = quantise
written = png_bytes
