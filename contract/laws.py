"""Laws for the pictures of all games, and a speaker that fails if words are missing."""

from __future__ import annotations

import io
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from PIL import Image

from engine.values.core import Msg, Say, Who
from render.kit import outlines, palette, png
from render.kit.canvas import Box, Canvas
from render.kit.shapes import Point, Points
from words import has, speaker

LEAST_CONTRAST = 4.5
"""The least contrast of a text to its ground: what WCAG demands of normal text."""

FEWEST = 5
"""The fewest texts and drawings of a picture; one with less shows nearly nothing."""

WIDTH = 1200
"""The width of a picture in px."""

CARD_WIDTH = 960
"""The width of the picture on a table card, in px."""

PHONE = 320
"""The width in px at which a phone shows the picture on a table card."""

LEAST_ON_A_PHONE = 11
"""The least height in px of the letters of a card's picture on a phone."""

HIGHEST = 1400
"""The greatest height of a picture in px. Discord shows it as wide as its column, so that a higher one makes people scroll."""

BYTES = 330 * 1024
"""The most bytes of a picture as PNG."""

SLACK = 3.0
"""By how many px a label may reach over the edge of its area."""

STEP = 8
"""Before the colours of a ground are counted, each channel (0 to 255) is rounded to steps of this size."""

LETTERS = 60
"""A colour around a text belongs to its letters, and not to its ground, if no channel (0 to 255) differs by more than this."""

_readable: set[bytes] = set()
"""Hashes of texts with their ground that were found readable; the same ones come again in nearly every picture."""


def strict(names: tuple[str, ...]) -> Say:
    """Return a speaker that fails on a missing message instead of showing its key.

    >>> strict(("Ana", "Bruno"))(Msg("core.list", first=Who(FIRST), last=Who(SECOND)))
    'Ana and Bruno'
    """
    plain = speaker("en", names)

    def say(msg: Msg | Who) -> str:
        if isinstance(msg, Msg):
            assert has(msg.key), f"the catalogue lacks {msg.key}"
        return plain(msg)

    return say


def spell_box(box: Box) -> str:
    """Return a box in words, for failures.

    >>> spell_box(Box("text", "Lisbon", 0, 0, 80, 20))
    "text 'Lisbon' at (0, 0, 80, 20)"
    """
    return f"{box.kind} {box.label!r} at ({box.x0:.0f}, {box.y0:.0f}, {box.x1:.0f}, {box.y1:.0f})"


def is_inside(box: Box, canvas: Canvas) -> bool:
    """Return whether a box is on the picture."""
    return box.x0 >= 0 and box.y0 >= 0 and box.x1 <= canvas.width and box.y1 <= canvas.height


def layout_faults(canvas: Canvas) -> list[str]:
    """List boxes outside the picture, and texts over another text or under a drawing."""
    texts = [box for box in canvas.boxes if box.kind == "text" and box.label]
    drawings = [box for box in canvas.boxes if box.kind in ("sprite", "card")]
    faults = [f"{spell_box(box)} is outside {canvas.width} x {canvas.height}" for box in canvas.boxes if not is_inside(box, canvas)]
    faults += [f"{spell_box(first)} is over {spell_box(second)}" for first, second in over(texts, texts, 1)]
    # A drawing's field is a little larger than the drawing.
    faults += [f"{spell_box(box)} and {spell_box(other)} overlap" for box, other in over(texts, drawings, 4)]
    faults += area_faults(canvas)
    if len(canvas.boxes) < FEWEST:
        faults.append(f"nearly nothing is on the picture: {[spell_box(box) for box in canvas.boxes]}")
    return faults


def over(boxes: Sequence[Box], others: Sequence[Box], slack: float) -> Iterator[tuple[Box, Box]]:
    """Yield each pair of some boxes and others that share more than `slack` px."""
    by_top = sorted(others, key=lambda box: box.y0)
    tops, tallest = [box.y0 for box in by_top], max((box.y1 - box.y0 for box in by_top), default=0.0)
    places = {id(box): at for at, box in enumerate(boxes)}
    for at, box in enumerate(boxes):
        for other in by_top[bisect_left(tops, box.y0 - tallest) : bisect_left(tops, box.y1)]:
            if box.overlaps(other, slack) and places.get(id(other), len(boxes)) > at:
                yield box, other


def contrast_faults(canvas: Canvas) -> list[str]:
    """List texts that do not stand out from what they are drawn on."""
    coarse = canvas.image.point([v // STEP * STEP + STEP // 2 for v in range(256)] * 3)
    return [fault for box in canvas.boxes if box.kind == "text" and box.label and (fault := _unreadable(box, coarse))]


def _unreadable(box: Box, coarse: Image.Image) -> str | None:
    """Return the fault of a text that does not stand out from the commonest colour around it."""
    if box.colour is None:
        return None
    around = coarse.crop((int(box.x0) - 3, int(box.y0) - 3, int(box.x1) + 3, int(box.y1) + 3))
    key = blake2b(repr((box.colour, around.size)).encode() + around.tobytes(), digest_size=16).digest()
    if key in _readable:
        return None
    counted: Counter[palette.Colour] = Counter()
    for count, colour in around.getcolors(around.width * around.height) or []:
        assert isinstance(colour, tuple)
        if max(abs(a - b) for a, b in zip(colour, box.colour, strict=True)) > LETTERS:
            counted[colour[0], colour[1], colour[2]] += count
    if not counted:
        return f"{spell_box(box)} has the colour of its ground, {box.colour}"
    ground = counted.most_common(1)[0][0]
    ratio = palette.contrast(box.colour, ground)
    if ratio < LEAST_CONTRAST:
        return f"{spell_box(box)} in {box.colour} has a contrast of {ratio:.1f} to {ground}"
    _readable.add(key)
    return None


def size_faults(canvas: Canvas, colours: tuple[palette.Colour, ...]) -> list[str]:
    """List the sizes (px, bytes as PNG) that make a picture too small or slow in Discord."""
    faults = [] if canvas.width in (WIDTH, CARD_WIDTH) else [f"the picture is {canvas.width} px wide instead of {WIDTH}"]
    if canvas.height > HIGHEST:
        faults.append(f"the picture is {canvas.height} px high; at most {HIGHEST} are wanted")
    data = png.encode_fixed(canvas.image, colours)
    if len(data) > BYTES:
        faults.append(f"the picture takes {len(data)} bytes; at most {BYTES} are wanted")
    with Image.open(io.BytesIO(data)) as opened:
        if opened.mode != "P":
            faults.append(f"the PNG has no palette but mode {opened.mode}")
    return faults


def area_faults(canvas: Canvas) -> list[str]:
    """List outlines that are not on the picture, and labels that reach into another area."""
    faults = []
    for name, outline in canvas.outlines.items():
        x0, y0, x1, y1 = outlines.hull(outline)
        if x0 < 0 or y0 < 0 or x1 > canvas.width or y1 > canvas.height:
            faults.append(f"area {name} at ({x0:.0f}, {y0:.0f}, {x1:.0f}, {y1:.0f}) is outside {canvas.width} x {canvas.height}")
    for box in canvas.boxes if canvas.outlines else ():
        if box.kind == "text" and box.label:
            own = {name for name, outline in canvas.outlines.items() if outlines.holds(outline, _middle(box))}
            reached = {
                name for name, outline in canvas.outlines.items() if any(outlines.holds(outline, corner) for corner in _corners(box))
            }
            if own and reached - own:
                faults.append(f"text {box.label!r} of area {', '.join(sorted(own))} reaches into {', '.join(sorted(reached - own))}")
    return faults


def _middle(box: Box) -> Point:
    return (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2


def _corners(box: Box) -> Points:
    """Return the corners of a box, a little inside it."""
    dx, dy = min(SLACK, (box.x1 - box.x0) / 2), min(SLACK, (box.y1 - box.y0) / 2)
    return (box.x0 + dx, box.y0 + dy), (box.x1 - dx, box.y0 + dy), (box.x1 - dx, box.y1 - dy), (box.x0 + dx, box.y1 - dy)


def colour_faults(flat: Sequence[palette.Colour], colours: tuple[palette.Colour, ...]) -> list[str]:
    """List colours that a game declares as `FLAT` and that its palette bends."""
    faults = []
    for colour in flat:
        with Image.open(io.BytesIO(png.encode_fixed(Image.new("RGB", (8, 8), colour), colours))) as opened:
            palette_colour = opened.convert("RGB").getpixel((4, 4))
        if palette_colour != colour:
            faults.append(
                f"the flat colour {colour} comes out as {palette_colour}: build the palette again (make drawn, tools.build_palette)"
            )
    return faults


def phone_faults(canvas: Canvas) -> list[str]:
    """List texts of a card's picture that cannot be read on a phone without a tap."""
    small = [box for box in canvas.boxes if box.kind == "text" and box.label and box.size * PHONE / canvas.width < LEAST_ON_A_PHONE]
    return [f"{spell_box(box)} is {box.size * PHONE / canvas.width:.1f} px high on a phone" for box in small]


def check_layout(canvas: Canvas) -> None:
    """Fail if something is not on the picture, or a text lies over another or under a drawing.

    Raises `AssertionError` with all faults.

    >>> canvas = Canvas(Image.new("RGB", (400, 60), palette.PAPER))
    >>> marks = [canvas.text(20 + 70 * k, 40, f"Port {k}", size=20) for k in range(5)]
    >>> check_layout(canvas)
    """
    assert layout_faults(canvas) == []


def check_contrast(canvas: Canvas) -> None:
    """Fail if a text does not stand out from what it is drawn on.

    Raises `AssertionError` with all faults.

    >>> canvas = Canvas(Image.new("RGB", (200, 60), palette.PAPER))
    >>> lisbon = canvas.text(20, 40, "Lisbon", colour=palette.INK)
    >>> check_contrast(canvas)
    """
    assert contrast_faults(canvas) == []
