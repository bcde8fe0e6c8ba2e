"""Fonts: a cached face per style and size, and a fallback for every other script.

The two text families have lining tabular figures, so figures stand in columns with either layout engine. Raqm is used if Pillow has it (it
shapes Arabic and the Indian scripts); without it text is set plainly.
"""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import ImageFont, features

from data.homes import ROOT

DIRECTORY = ROOT / "data" / "fonts"

SERIF = "Alegreya-Regular.ttf"
SERIF_ITALIC = "Alegreya-Italic.ttf"
SERIF_BOLD = "Alegreya-Bold.ttf"
SERIF_BOLD_ITALIC = "Alegreya-BoldItalic.ttf"
SANS = "FiraSansCondensed-Regular.ttf"
SANS_MEDIUM = "FiraSansCondensed-Medium.ttf"
SANS_BOLD = "FiraSansCondensed-SemiBold.ttf"

UNKNOWN = "\N{BULLET}"
"""Drawn for a character that no font has, such as an emoji; one for several in a row."""

UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories that are never drawn: control and format characters, lone surrogates, line and paragraph ends."""

JOINERS = "\u200c\u200d"
"""Signs that shape Arabic and Indian letters; elsewhere (between emoji) they are dropped."""

HAS_RAQM = bool(features.check("raqm"))
"""Whether Pillow can shape Arabic and the Indian scripts."""

_TALL_SCRIPTS = (
    *("Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer"),
    *("Lao", "Malayalam", "Myanmar", "Sinhala", "Tamil", "Telugu", "Thai"),
)
TALL = frozenset(f"NotoSans{script}-Bold.ttf" for script in _TALL_SCRIPTS)
"""Scripts that reach far above and below the line; at full size they would run into the next line."""
TALL_SCALE = 0.8
"""The size of these scripts as a share of the size that was asked for."""


class _Coverage(NamedTuple):
    """Which characters the fonts have (`coverage.json`)."""

    fallbacks: tuple[str, ...]
    """The files for other scripts, in the order in which they are tried."""
    ranges: dict[str, tuple[list[int], list[int]]]
    """For each file the characters that it covers: the first ones of its ranges, and the last ones."""


@cache
def _coverage() -> _Coverage:
    data = json.loads((DIRECTORY / "coverage.json").read_text(encoding="utf-8"))
    ranges = {name: ([low for low, _ in pairs], [high for _, high in pairs]) for name, pairs in data["coverage"].items()}
    return _Coverage(tuple(data["fallbacks"]), ranges)


def unusable() -> tuple[str, ...]:
    """Return the font files that are missing or unreadable; only `coverage.json` if that is.

    >>> unusable()
    ()
    """
    try:
        coverage = _coverage()
        faces = {*coverage.fallbacks, *coverage.ranges}
    except (OSError, ValueError, KeyError):
        return ("coverage.json",)
    return tuple(face for face in sorted(faces) if not _is_usable(face))


def _is_usable(face: str) -> bool:
    try:
        ImageFont.truetype(str(DIRECTORY / face), 12)
    except OSError:
        return False
    return True


def is_covered(face: str, char: str) -> bool:
    """Return whether the font file draws the character.

    >>> is_covered(SANS, "é"), is_covered(SANS, "佐")
    (True, False)
    """
    lows, highs = _coverage().ranges[face]
    at = bisect_right(lows, ord(char)) - 1
    return at >= 0 and ord(char) <= highs[at]


@lru_cache(maxsize=256)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return the font file at a size in px.

    >>> font(SANS, 26).size
    26
    """
    engine = ImageFont.Layout.RAQM if HAS_RAQM else ImageFont.Layout.BASIC
    scale = TALL_SCALE if face in TALL else 1.0
    return ImageFont.truetype(str(DIRECTORY / face), round(size * scale), layout_engine=engine)


@lru_cache(maxsize=4096)
def face_for(face: str, char: str) -> str | None:
    """Return the file that draws the character: `face`, a fallback, or `None`.

    >>> face_for(SANS, "é") == SANS, face_for(SANS, "佐")
    (True, 'NotoSansCJK-Bold.otf')
    """
    if is_covered(face, char):
        return face
    return next((other for other in _coverage().fallbacks if is_covered(other, char)), None)


def _replace_unknown(face: str, text: str) -> str:
    """Return the text in characters that some font has.

    Letters in the form of mathematical signs and the like become plain letters first. Control characters, joiners and variation signs
    without a glyph vanish; any other unknown character becomes a neutral dot.
    """
    letters: list[str] = []
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if kind in UNSEEN and not (char in JOINERS and letters and _may_be_joined(letters[-1])):
            continue
        if face_for(face, char):
            letters.append(char)
            continue
        plain = unicodedata.normalize("NFKC", char)
        if plain != char and all(face_for(face, c) for c in plain):
            letters.append(plain)
        elif kind in ("Mn", "Me"):
            continue
        elif kind == "Zs":
            letters.append(" ")
        elif not letters or letters[-1] != UNKNOWN:
            letters.append(UNKNOWN)
    return "".join(letters)


def _may_be_joined(before: str) -> bool:
    """Return whether a joiner may follow: after a letter or mark that is not ASCII."""
    return unicodedata.category(before[-1])[0] in "LM" and not before.isascii()


def is_rtl(text: str) -> bool:
    """Return whether the first strong character runs from right to left.

    >>> is_rtl("محمد"), is_rtl("Ana")
    (True, False)
    """
    kinds = (unicodedata.bidirectional(char) for char in text)
    return next((kind for kind in kinds if kind in ("L", "R", "AL")), "L") != "L"


@lru_cache(maxsize=2048)
def runs(face: str, text: str) -> tuple[tuple[str, str], ...]:
    """Return the text in pieces of one font file each: (file, piece), in the order of drawing.

    >>> runs(SANS, "Ana 佐藤")
    (('FiraSansCondensed-Regular.ttf', 'Ana '), ('NotoSansCJK-Bold.otf', '佐藤'))
    """
    pieces: list[list[str]] = []
    for char in _replace_unknown(face, text):
        name = face_for(face, char) or face
        is_neutral = char in " .,-'’·" or unicodedata.category(char).startswith("M")
        if pieces and is_neutral and is_covered(pieces[-1][0], char):
            name = pieces[-1][0]
        if pieces and pieces[-1][0] == name:
            pieces[-1][1] += char
        else:
            pieces.append([name, char])
    base = is_rtl(text)
    for before, after in pairwise(pieces):
        # A space at the end of a piece against the direction of the line belongs to what follows.
        if is_rtl(before[1]) != base and before[1].endswith(" ") and is_covered(after[0], " "):
            before[1], after[1] = before[1].rstrip(" "), " " + after[1]
    if base:
        pieces.reverse()
    if not HAS_RAQM:
        pieces = [[name, piece[::-1] if is_rtl(piece) else piece] for name, piece in pieces]
    return tuple((name, piece) for name, piece in pieces)
