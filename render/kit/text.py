"""Text as cached masks, fitted to a width.

Setting text is slow and does not release the interpreter lock, so every piece is set once, three times as large, reduced, and kept as a
mask. `face` is a font file (`fonts.SANS`), `size` the px of the em, `room` the greatest width in px.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit import fonts

ENLARGED = 3
"""How many times larger text is set before it is reduced."""
SHRINK_LEAST = 0.85
"""The least share of its size to which a line is shrunk."""
BASIC_LEAST = 0.83
"""`SHRINK_LEAST` without libraqm, where each letter begins on a whole pixel, and some lines that just fit with it would be cut."""
ELLIPSIS = "…"
CAP_SHARE = {"A": 0.637, "F": 0.689}
"""Cap height as a share of the size, by the family's initial; figures have nearly the same height."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A set text: its mask, the mask's place from the baseline's start, its advance in px.

    The mask begins at (`dx`, `dy`) from there. `cap`: the height of the capitals in px.
    """

    text: str
    size: float
    mask: Image.Image
    dx: int
    dy: int
    width: float
    cap: float


@lru_cache(maxsize=8192)
def width(text: str, face: str, size: float) -> float:
    """Return the advance of the text in px.

    >>> width("Ana", fonts.SANS, 60) > width("Ana", fonts.SANS, 30)
    True
    """
    big = round(size * ENLARGED)
    return sum(fonts.font(name, big).getlength(run) for name, run in fonts.runs(face, text)) / ENLARGED


@lru_cache(maxsize=4096)
def piece(text: str, face: str, size: float) -> Piece:
    """Return the text set in a face at a size in px, in one line.

    >>> lisbon = piece("Lisbon", fonts.SANS, 30)
    >>> lisbon.mask.mode, round(lisbon.cap)
    ('L', 21)
    """
    k = ENLARGED
    big = round(size * k)
    pen = 0.0
    set_runs = []
    for name, run in fonts.runs(face, text):
        used = fonts.font(name, big)
        set_runs.append((used, run, pen, used.getbbox(run, anchor="ls")))
        pen += used.getlength(run)
    left = min((start + box[0] for _, _, start, box in set_runs), default=0)
    top = min((box[1] for *_, box in set_runs), default=0)
    right = max((start + box[2] for _, _, start, box in set_runs), default=0)
    bottom = max((box[3] for *_, box in set_runs), default=0)
    # The mask starts on a whole final pixel, so that reducing does not move the text.
    x0, y0 = int(left // k) - 1, int(top // k) - 1
    width, height = int(-(-right // k)) + 1 - x0, int(-(-bottom // k)) + 1 - y0
    large = Image.new("L", (width * k, height * k), 0)
    brush = ImageDraw.Draw(large)
    for used, run, start, _ in set_runs:
        brush.text((start - x0 * k, -y0 * k), run, fill=255, font=used, anchor="ls")
    cap = size * CAP_SHARE[face[0]]
    return Piece(text, size, mask=large.reduce(k), dx=x0, dy=y0, width=pen / k, cap=cap)


class Name(str):
    """The name of a player; a number at its end is never cut: it tells namesakes apart.

    >>> shorten(Name("Rosalind 2"), 4)
    'Rosa… 2'
    """


def shorten(text: str, letters: int) -> str:
    """Return `letters` letters of a text and an ellipsis; a name keeps its number as well.

    >>> shorten("Rosalind", 4)
    'Rosa…'
    """
    number = re.search(r" \d+$", text) if isinstance(text, Name) else None
    end = "" if number is None else number[0]
    return text[: min(letters, len(text) - len(end))].rstrip() + ELLIPSIS + end


@lru_cache(maxsize=2048, typed=True)
def fit_text(text: str, face: str, size: float, room: float) -> tuple[str, float]:
    """Return text and size for `room` px: shrunk to 85 % (83 without libraqm), then cut.

    >>> fit_text("Rosalind", fonts.SANS, 26, room=500)
    ('Rosalind', 26)
    """
    full_width = width(text, face, size)
    if full_width <= room:
        return text, size
    least = size * (SHRINK_LEAST if fonts.HAS_RAQM else BASIC_LEAST)
    smaller = int(size * room / full_width * 4) / 4
    # Letters are set on whole pixels, so a line may be a little wider than its share.
    while smaller >= least:
        if width(text, face, smaller) <= room:
            return text, smaller
        smaller -= 0.25
    return cut_text(text, face, least, room), least


def cut_text(text: str, face: str, size: float, room: float) -> str:
    """Return as much of a text as fits into `room` px, with an ellipsis if it is cut.

    >>> cut_text("Rosalind", fonts.SERIF, 30, room=82)
    'Rosa…'
    """
    if width(text, face, size) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(shorten(text, middle), face, size) <= room:
            low = middle
        else:
            high = middle - 1
    return shorten(text, low)


@lru_cache(maxsize=1024)
def wrap_text(text: str, face: str, size: float, room: float, lines: int) -> tuple[str, ...]:
    """Return the text in at most `lines` lines of `room` px; the last may be too long.

    `face` and `size` are those with which it will be written.

    No line begins after a no-break space: in French one stands before a colon.

    >>> wrap_text("Sail to the Azores", fonts.SANS, 30, room=150, lines=2)
    ('Sail to the', 'Azores')
    """
    fitting: list[str] = []
    for word in filter(None, re.split(r"[ \t\n]+", text)):
        longer = f"{fitting[-1]} {word}" if fitting else word
        is_last_line = len(fitting) == lines
        if fitting and (is_last_line or width(longer, face, size) <= room):
            fitting[-1] = longer
        else:
            fitting.append(word)
    return tuple(fitting)


# Names of interface 1.0 of the guests, kept beside the new ones.
cut = cut_text
fitted = fit_text
wrapped = wrap_text
shortened = shorten
