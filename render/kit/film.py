"""A film of a match: pictures of one size with captions, joined as an animated WebP.

Every picture is encoded by itself and to a number of bytes, so that a long film is made in short steps and its size is known before.
Joining only copies bytes. Format: developers.google.com/speed/webp/docs/riff_container
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator, Sequence

from PIL import Image

from render.kit import fonts, palette, shapes
from render.kit.canvas import Canvas

SIZE = (640, 866)
"""Size of the film in px."""
STRIP = 54
"""Height of the caption below the picture, in px."""
DIMMED = 150
"""Strength of the shadow on a picture behind another one, of 255."""
QUALITIES = (80, 62, 44, 26, 10)
"""Qualities that are tried in this order until a picture is small enough."""
METHOD = 4
"""Effort of encoding, 0 to 6."""
CONTAINER = 64
"""Bytes that a film takes besides its pictures, and each picture besides its pixels, at most."""


def frame_picture(image: Image.Image, caption: str, share: float, over: Image.Image | None = None) -> Canvas:
    """Draw a picture of the film, with a caption and its share (0..1) of the match below.

    The picture is as large as possible. `over`: a picture that is laid over it in the full width; the rest becomes darker.
    """
    canvas = Canvas(Image.new("RGB", SIZE, palette.GROUND))
    width, height = SIZE[0], SIZE[1] - STRIP
    scale = min(width / image.width, height / image.height)
    size = (round(image.width * scale), round(image.height * scale))
    canvas.image.paste(image.resize(size, Image.Resampling.LANCZOS), ((width - size[0]) // 2, (height - size[1]) // 2))
    if over is not None:
        canvas.image.paste(palette.SHADOW, (0, 0, width, height), Image.new("L", (width, height), DIMMED))
        tall = round(over.height * width / over.width)
        canvas.image.paste(over.resize((width, tall), Image.Resampling.LANCZOS), (0, (height - tall) // 2))
    canvas.fill(shapes.round_rectangle(0, height, width, SIZE[1], 0), palette.SEA_DEEP)
    canvas.fill(shapes.round_rectangle(0, height, max(2.0, width * share), height + 6, 0), palette.CROWN)
    canvas.text(width / 2, height + 6 + (STRIP - 6) / 2, caption, fonts.SERIF_BOLD, 32, palette.PAPER, "mm", width - 32)
    return canvas


def encode_still(image: Image.Image, most: int) -> bytes:
    """Return a picture as a still WebP of at most `most` bytes, or the smallest possible."""
    still = b""
    for quality in QUALITIES:
        into = io.BytesIO()
        image.save(into, "WEBP", quality=quality, method=METHOD)
        still = into.getvalue()
        if len(still) + CONTAINER <= most:
            break
    return still


def join_film(frames: Sequence[bytes], milliseconds: Sequence[int]) -> bytes:
    """Join still WebPs of the size `SIZE` into an endless film, each shown for its time."""
    head = struct.pack("<B3x", 0b10) + _three(SIZE[0] - 1) + _three(SIZE[1] - 1)  # the flag means an animation
    body = [_chunk(b"VP8X", head), _chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))]
    for frame, time in zip(frames, milliseconds, strict=True):
        place = _three(0) + _three(0) + _three(SIZE[0] - 1) + _three(SIZE[1] - 1) + _three(time) + b"\x02"  # the flag: no blending
        pixels = b"".join(_chunk(kind, data) for kind, data in _chunks(frame) if kind in (b"VP8 ", b"VP8L"))
        body.append(_chunk(b"ANMF", place + pixels))
    data = b"WEBP" + b"".join(body)
    return b"RIFF" + struct.pack("<I", len(data)) + data


def _three(number: int) -> bytes:
    """Return a number in three bytes, little-endian."""
    return struct.pack("<I", number)[:3]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _chunks(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the chunks of a WebP file."""
    at = 12
    while at + 8 <= len(webp):
        (size,) = struct.unpack_from("<I", webp, at + 4)
        yield webp[at : at + 4], webp[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
