"""The usual pictures of a game that draws none: its tiles, and the position in words.

Everything comes from the rules: `status` and `describe` are the words, `tiles` the board, `result` the sheet at the end. A line that names
a player has the player's disc.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from PIL import Image

from engine.game.rules import Rules, Tile
from engine.values.core import Msg, Result, Say, Seat, Who
from render.kit import fonts, layers, marks, names, palette, scores, surface, text
from render.kit.canvas import Canvas
from render.kit.palette import Colour

WIDE = 960
"""Width of the picture in px."""
EDGE = 24.0
"""Margin of the picture in px."""
TITLE = 44.0
"""The size of the status's letters in px (em). This and the sizes below can be read on a phone."""
WORDS = 34.0
"""The size of a line's letters in px."""
HOLDS = 30.0
"""The size in px of the letters in a tile."""
LINE = 48.0
"""Height of a line in px."""
COLUMNS = 5
"""Tiles in a row at most."""
HIGH = 150.0
"""Height of a tile in px."""
GAP = 14.0
"""Px between two tiles."""
INDENT = 52.0
"""Px by which words are set to the right of a player's disc."""
BELOW = 16.0
"""Px below each message."""


@layers.keep_last(8)
def ground(height: int) -> Image.Image:
    """Draw paper."""
    return surface.add_texture(surface.ground((WIDE, height)).image)


class Plainly:
    """Draws any game: `table` for spectators, `mine` for a seat, `sheet` for the scores."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules

    @property
    def PALETTE(self) -> tuple[Colour, ...]:  # noqa: N802 (as the modules of games name it)
        """The colours of the kit."""
        return tuple(dict.fromkeys((*palette.reserved_colours(palette.SEA), *palette.tones(palette.RAMPS))))

    def parts(self, view: Any) -> tuple[str, ...]:
        """Return the names of the pictures of a view, the default first."""
        if self._result(view) is not None:
            return ("sheet", "table")
        return ("table",) if view.seat is None else ("mine",)

    def compose(self, view: Any, say: Say, draft: Any, part: str) -> Canvas:
        """Draw a picture with the boxes of everything on it."""
        result = self._result(view)
        if part == "sheet" and result is not None:
            return scores.compose(say, lambda who: say(self.rules.status(view)), result.scores, result.ranks)
        shown = draft.preview
        band = marks.BAND_HEIGHT + 3.0 if part == "mine" else 0.0
        lines = list(_lines(self.rules.describe(shown), say))
        tiles = self.rules.tiles(shown)
        top = band + EDGE
        height = top + sum(LINE * len(words) + BELOW for _, words in lines) + _height(tiles) + EDGE
        canvas = Canvas(ground(round(height)).copy())
        if part == "mine":
            marks.private_band(canvas, say(marks.private_words(shown != view)), names.player_name(say, view.seat), view.seat)
        top = _lay_lines(canvas, lines[:1], top, TITLE)
        top = _lay_tiles(canvas, tiles, say, top)
        _lay_lines(canvas, lines[1:], top, WORDS)
        return canvas

    def warm(self) -> None:
        """Do nothing: no layer is drawn ahead."""

    def _result(self, view: Any) -> Result | None:
        """Return the result of a view: every position that fits the view has the same one."""
        return self.rules.result(self.rules.imagine(view, Random(0)))


def _lines(messages: Sequence[Msg], say: Say) -> Iterator[tuple[Seat | None, tuple[str, ...]]]:
    """Yield each message in lines, with the player whom it names."""
    for number, msg in enumerate(messages):
        who = next((value.seat for _, value in msg.args if isinstance(value, Who)), None)
        face, size = (fonts.SERIF_BOLD, TITLE) if number == 0 else (fonts.SANS, WORDS)
        yield who, text.wrap_text(say(msg), face, size, WIDE - 2 * EDGE - (INDENT if who is not None else 0), 3)


def _lay_lines(canvas: Canvas, lines: Sequence[tuple[Seat | None, tuple[str, ...]]], top: float, size: float) -> float:
    """Draw messages from `top` on, and return where they end; the status is set in `TITLE`."""
    face = fonts.SERIF_BOLD if size == TITLE else fonts.SANS
    for who, words in lines:
        start = EDGE + (INDENT if who is not None else 0)
        if who is not None:
            marks.disc(canvas, EDGE + 20, top + LINE / 2, 20, who)
            canvas.area(f"player-{who}", EDGE, top, WIDE - EDGE, top + LINE * len(words))
        for number, line in enumerate(words):
            canvas.text(start, top + LINE * (number + 0.5), line, face, size, palette.INK, "lm", WIDE - EDGE - start)
        top += LINE * len(words) + BELOW
    return top


def _height(tiles: Sequence[Tile]) -> float:
    """Return the height of the tiles in px."""
    return -(-len(tiles) // COLUMNS) * (HIGH + GAP)


def _lay_tiles(canvas: Canvas, tiles: Sequence[Tile], say: Say, top: float) -> float:
    """Draw the tiles from `top` on, and return where they end."""
    columns = min(COLUMNS, max(1, len(tiles)))
    width = (WIDE - 2 * EDGE - GAP * (columns - 1)) / columns
    for number, tile in enumerate(tiles):
        x0, y0 = EDGE + (width + GAP) * (number % columns), top + (HIGH + GAP) * (number // columns)
        canvas.area(tile.name, x0, y0, x0 + width, y0 + HIGH)
        surface.panel(canvas, (x0, y0, x0 + width, y0 + HIGH), lifted=False)
        canvas.text(x0 + width / 2, y0 + 28, say(tile.label), fonts.SANS_MEDIUM, WORDS, palette.INK, "mm", width - 16)
        if tile.holds is not None:
            canvas.text(x0 + width / 2, y0 + 72, say(tile.holds), fonts.SANS, HOLDS, palette.INK_SOFT, "mm", width - 16)
        apart = min(48.0, (width - 16) / max(1, len(tile.seats)))
        for at, seat in enumerate(tile.seats):
            marks.disc(canvas, x0 + width / 2 + apart * (at - (len(tile.seats) - 1) / 2), y0 + HIGH - 32, apart / 2 - 3, seat)
    return top + _height(tiles)
