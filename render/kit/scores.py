"""The final scoring sheet: a column for each player, the winner first, with totals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageOps

from engine.values.core import Msg, Say, ScoreSheet
from render.kit import fonts, layers, marks, palette, shapes, sprites, surface, text
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, join_names, player_name
from render.kit.surface import BoxPx

WIDE = 1200
"""Width of the picture in px."""
FRAME = (24.0, 20.0, 1176.0)
"""Left, upper and right edge of the frame."""
LABELS_END = 330.0
"""Right edge of the column with the names of the rows, in px."""
HEAD_END = 225.0
"""Lower edge of the sea with the discs, in px."""
ROW = 72.0
"""Height of a row in px."""
FOOT = 131.0
"""Height of the row with the totals."""
ROSE = (180, 94)
"""The middle of the compass rose in px."""


def winners(ranks: Sequence[int]) -> tuple[int, ...]:
    """Return the seats of rank 1.

    >>> winners((2, 1, 1))
    (1, 2)
    """
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def column(ranks: Sequence[int], seat: int) -> tuple[float, float]:
    """Return the left and right edge of a player's column in px; the winner's is the first.

    >>> column((2, 1), seat=1)
    (330.0, 748.5)
    """
    width = (FRAME[2] - surface.FRAME_BAND - LABELS_END) / len(ranks)
    place = sorted(range(len(ranks)), key=lambda other: (ranks[other], other)).index(seat)
    return LABELS_END + width * place, LABELS_END + width * (place + 1)


def _low(rows: int) -> float:
    """Return the lower edge of the frame."""
    return HEAD_END + ROW * rows + FOOT + surface.FRAME_BAND


@layers.keep_last(4)
def ground(rows: int) -> Image.Image:
    """Draw the frame, the sea above and striped paper below."""
    left, top, right = FRAME
    low = _low(rows)
    canvas = surface.ground((WIDE, round(low + top)))
    surface.framed_sea(canvas, (left, top, right, low), ROSE)
    inner = (left + surface.FRAME_BAND, right - surface.FRAME_BAND)
    canvas.fill(shapes.round_rectangle(inner[0], HEAD_END, inner[1], low - surface.FRAME_BAND, 0), palette.PAPER)
    for k in range(0, rows, 2):
        canvas.fill(shapes.round_rectangle(inner[0], HEAD_END + ROW * k, inner[1], HEAD_END + ROW * (k + 1), 0), palette.PAPER_SHADE)
    canvas.image = surface.add_texture(canvas.image, 9)
    _lay_rose(canvas)
    return canvas.image


def compose(
    say: Say, title: Callable[[str], str], sheets: Sequence[ScoreSheet], ranks: Sequence[int], signs: Sequence[str | None] = ()
) -> Canvas:
    """Draw the sheet of all players.

    `title` makes its words from the names of the winners (`""`: nobody has won). `signs`: names of drawings without colours of players, one
    for each row (`None`: a row without), or none at all. Raises `ValueError` for another number of them.

    >>> from engine.values.core import Row
    >>> sheets = [ScoreSheet((Row(Msg("picture.total"), points),), points) for points in (12, 9)]
    >>> compose(SAY, "{} wins".format, sheets, ranks=(1, 2)).areas
    {'total': (24.0, 307.0, 1176.0, 428.0)}
    """
    rows = len(sheets[0].rows)
    if signs and len(signs) != rows:
        labels = ", ".join(row.label.key for row in sheets[0].rows)
        raise ValueError(f"scores.compose: {len(signs)} signs for {rows} rows ({labels}); give one a row, None for a row without a sign")
    canvas = Canvas(ground(rows).copy())
    low = _low(rows) - surface.FRAME_BAND
    for seat in winners(ranks):
        x0, x1 = column(ranks, seat)
        canvas.fill(shapes.round_rectangle(x0 + 3, FRAME[1] + 16, x1 - 3, low - 7, 10), palette.PAPER_WARM)
        canvas.fill(shapes.round_rectangle(x0 + 3, FRAME[1] + 16, x1 - 3, low - 7, 10, 3), palette.GOLD)
    canvas.area("total", FRAME[0], low - FOOT + 10, FRAME[2], low)
    for y in (low - FOOT + 3, low - FOOT + 8):
        canvas.fill(shapes.round_rectangle(48, y, 1152, y + 1.6, 0), palette.INK)
    lay_title(canvas, title, join_names(say, winners(ranks)))
    for k, row in enumerate(sheets[0].rows):
        y = HEAD_END + ROW * (k + 0.5)
        sign = signs[k] if signs else None
        if sign is not None:
            canvas.sign(sign, 76, y, 50)
        start = 48 if sign is None else 112
        canvas.text(start, y, say(row.label), fonts.SERIF_BOLD, 29, palette.INK, "lm", LABELS_END - start - 8)
    canvas.sprite("crown", 76, low - FOOT / 2, 66)
    canvas.text(116, low - FOOT / 2, say(Msg("picture.total")), fonts.SERIF_BOLD, 48, palette.INK, "lm", LABELS_END - 124)
    for seat, sheet in enumerate(sheets):
        _lay_column(canvas, say, sheets, ranks, seat, sheet, low)
    return canvas


def lay_title(canvas: Canvas, title: Callable[[str], str], who: str) -> None:
    """Write who has won, in one line or in two.

    >>> canvas = surface.ground((WIDE, 240))
    >>> lay_title(canvas, "{} wins".format, "Ana")
    >>> len(canvas.boxes)
    1
    """
    room = LABELS_END - 60
    words, size = fitted_sentence(title, who, fonts.SERIF_BOLD, 44, room)
    if text.ELLIPSIS not in words:
        canvas.text(ROSE[0], 200, words, fonts.SERIF_BOLD, size, palette.PAPER, "ms")
        return
    for k, line in enumerate(text.wrap_text(title(who), fonts.SERIF_BOLD, 34, room, 2)):
        canvas.text(ROSE[0], 182 + 33 * k, line, fonts.SERIF_BOLD, 34, palette.PAPER, "ms", room)


def lay_sentence(canvas: Canvas, words: str) -> None:
    """Write in up to four lines who has won, and what decided a tie.

    >>> canvas = surface.ground((WIDE, 240))
    >>> lay_sentence(canvas, "Ana wins by her greater number of ships.")
    >>> len(canvas.boxes)
    2
    """
    room = LABELS_END - 60
    for size, most in ((25, 3), (20, 4)):
        lines = text.wrap_text(words, fonts.SERIF_BOLD, size, room, most)
        if text.ELLIPSIS not in lines[-1]:
            break
    for k, line in enumerate(reversed(lines)):
        canvas.text(ROSE[0], 214 - (size + 2) * k, line, fonts.SERIF_BOLD, size, palette.PAPER, "ms", room)


def lay_head(canvas: Canvas, say: Say, ranks: Sequence[int], seat: int) -> None:
    """Draw the disc with the place, and the name, at the head of a player's column.

    >>> canvas = surface.ground((WIDE, 240))
    >>> lay_head(canvas, SAY, (1, 2), seat=0)
    >>> canvas.boxes[-1].label
    'Ana'
    """
    x0, x1 = column(ranks, seat)
    middle, colour = (x0 + x1) / 2, palette.INK if ranks[seat] == 1 else palette.PAPER
    marks.lay_disc_of_rank(canvas, middle, 100, seat, ranks[seat])
    canvas.text(middle, 192, player_name(say, seat), fonts.SANS_BOLD, 30, colour, "ms", x1 - x0 - 18)


def striped_ground(size: tuple[int, int], frame: BoxPx, rows: Sequence[tuple[float, float]]) -> Canvas:
    """Draw the ground of a sheet with a short sea; every other one of `rows` is shaded.

    >>> striped_ground((WIDE, 400), (24, 20, 1176, 380), rows=[(225, 300)]).height
    400
    """
    canvas = surface.ground(size)
    surface.frame(canvas, frame)
    band = surface.FRAME_BAND
    left, top, right, low = frame[0] + band, frame[1] + band, frame[2] - band, frame[3] - band
    sea = surface.sea((left, top, right, HEAD_END), ROSE, palette.rgb("#39698A"), palette.rgb("#2B5672"), 0.2)
    canvas.image.paste(sea, (round(left), round(top)))
    canvas.fill(shapes.round_rectangle(left, HEAD_END, right, low, 0), palette.PAPER)
    for upper, lower in rows[::2]:
        canvas.fill(shapes.round_rectangle(left, upper, right, lower, 0), palette.PAPER_SHADE)
    canvas.image = surface.add_texture(canvas.image, 9)
    _lay_rose(canvas)
    return canvas


def lay_winners(canvas: Canvas, ranks: Sequence[int], rows: Sequence[tuple[float, float]]) -> None:
    """Draw the winners' golden columns on a striped sheet, and the double line below the rows.

    >>> canvas = surface.ground((WIDE, 900))
    >>> lay_winners(canvas, (1, 2), rows=[(225, 300)])
    >>> canvas.image.getpixel((500, 400)) == palette.PAPER_WARM
    True
    """
    for seat in winners(ranks):
        x0, x1 = column(ranks, seat)
        canvas.fill(shapes.round_rectangle(x0 + 3, 36, x1 - 3, 864, 10), palette.PAPER_WARM)
        for top, low in rows[::2]:
            canvas.fill(shapes.round_rectangle(x0 + 4.5, top, x1 - 4.5, low, 0), palette.rgb("#F5E6BB"))
        canvas.fill(shapes.round_rectangle(x0 + 3, 36, x1 - 3, 864, 10, 3), palette.GOLD)
    for y in (rows[-1][1] + 3, rows[-1][1] + 8):
        canvas.fill(shapes.round_rectangle(48, y, 1152, y + 1.6, 0), palette.INK)


def _lay_rose(canvas: Canvas) -> None:
    """Draw the compass rose. It is made in ink for paper; on the sea it is inverted."""
    rose = sprites.sprite("compass-rose", 122, strength=0.75, shadow=False)
    canvas.image.paste(ImageOps.invert(rose.image), (ROSE[0] + rose.dx, ROSE[1] + rose.dy), rose.mask)


def _lay_column(
    canvas: Canvas, say: Say, sheets: Sequence[ScoreSheet], ranks: Sequence[int], seat: int, sheet: ScoreSheet, low: float
) -> None:
    """Draw the disc with the place, the points with their evidence, and the total."""
    x0, x1 = column(ranks, seat)
    middle, axis = (x0 + x1) / 2, x0 + (x1 - x0) * 0.42
    lay_head(canvas, say, ranks, seat)
    for k, row in enumerate(sheet.rows):
        y = HEAD_END + ROW * (k + 0.5)
        best = max(other.rows[k].points for other in sheets)
        if not row.points and row.evidence is None:
            canvas.fill(shapes.round_rectangle(axis - 22, y - 1.2, axis - 4, y + 1.2, 1), palette.PAPER_EDGE)
            continue
        canvas.text(axis, y, str(row.points), fonts.SANS_BOLD if row.points == best else fonts.SANS, 40, palette.INK, "rm")
        if row.evidence is not None:
            canvas.text(axis + 14, y + 1, say(row.evidence), fonts.SANS, 27, palette.INK_SOFT, "lm", x1 - 10 - axis - 14)
    width = min(142.0 if ranks[seat] == 1 else 128.0, x1 - x0 - 12)
    canvas.sprite("crown", middle, low - FOOT / 2 + 4, width, figure=str(sheet.total))


# Names of interface 1.0 of the guests, kept beside the new ones.
striped = striped_ground
