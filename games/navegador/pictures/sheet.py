"""The final scores: a column for each player, the winner first with a laurel."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.navegador.pictures import chart, signs
from games.navegador.pictures.panels import ICON
from games.navegador.pictures.table import winners
from games.navegador.rules.board import KINDS
from games.navegador.rules.view import NavegadorView
from render.kit import fonts, layers, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import fitted_sentence, player_name
from render.kit.surface import BoxPx

SIZE = (1200, 960)
FRAME: BoxPx = (24.0, 20.0, 1176.0, 940.0)
INNER: BoxPx = (36.0, 32.0, 1164.0, 928.0)
LABELS_END = 330.0
HEAD_END = 240.0
NARROW = 190.0
"""In a column that is narrower than this, in px, the products beside the points are smaller."""
ROW = 70.0
ROWS = len(KINDS) + 3
TOTAL_TOP = HEAD_END + ROW * ROWS
# The rows below the kinds: their drawings, and the keys of their words.
PLAIN = (("worker", "navegador.score.workers"), ("ship", "navegador.score.ships"), ("bag", "navegador.score.money"))


def column(view: NavegadorView, seat: int) -> tuple[float, float]:
    """Return the left and right edge of a player's column; the winner comes first."""
    width = (INNER[2] - LABELS_END) / len(view.players)
    number = sorted(range(len(view.ranks)), key=lambda other: (view.ranks[other], other)).index(seat)
    return LABELS_END + width * number, LABELS_END + width * (number + 1)


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw the frame, a strip of the chart, striped paper and the signs of the rows."""
    canvas = surface.ground(SIZE)
    surface.frame(canvas, FRAME, 12)
    canvas.fill(shapes.round_rectangle(*INNER, 0), palette.PAPER)
    for k in range(0, ROWS, 2):
        canvas.fill(shapes.round_rectangle(INNER[0], HEAD_END + ROW * k, INNER[2], HEAD_END + ROW * (k + 1), 0), palette.PAPER_SHADE)
    canvas.image = surface.add_texture(canvas.image, 9)
    width, height = round(INNER[2] - INNER[0]), round(HEAD_END - INNER[1])
    strip = chart.ground("table").crop((0, 150, 1132, 150 + height)).resize((width, height), Image.Resampling.BICUBIC)
    strip = Image.blend(strip, Image.new("RGB", strip.size, palette.SEA_DEEP), 0.66)
    canvas.image.paste(strip, (round(INNER[0]), round(INNER[1])))
    for k, name in enumerate((*(ICON[kind] for kind in KINDS), *(name for name, _ in PLAIN))):
        y = HEAD_END + ROW * (k + 0.5)
        canvas.sprite(name, 76, y + (17 if name == "ship" else 0), 46, 5 if name == "ship" else None, shadow=False)
    return canvas.image


def is_tied(view: NavegadorView) -> bool:
    """Return whether another player has as many points as the winner."""
    most = max(sheet.total for sheet in view.sheets)
    return sum(sheet.total == most for sheet in view.sheets) > 1


def compose(view: NavegadorView, say: Say) -> Canvas:
    """Draw the scores of all players."""
    canvas = Canvas(ground().copy())
    for seat in winners(view):
        x0, x1 = column(view, seat)
        canvas.fill(shapes.round_rectangle(x0 + 4, 40, x1 - 4, 920, 10), palette.PAPER_WARM)
        for k in range(0, ROWS, 2):
            canvas.fill(shapes.round_rectangle(x0 + 5.5, HEAD_END + ROW * k, x1 - 5.5, HEAD_END + ROW * (k + 1), 0), palette.rgb("#F5E6BB"))
        canvas.fill(shapes.round_rectangle(x0 + 4, 40, x1 - 4, 920, 10, 3), palette.GOLD)
        canvas.area("winner", x0 + 4, 40, x1 - 4, TOTAL_TOP)
    for y in (TOTAL_TOP + 3, TOTAL_TOP + 8):
        canvas.fill(shapes.round_rectangle(50, y, 1150, y + 1.6, 0), palette.INK)
    _lay_labels(canvas, view, say)
    canvas.area("total", INNER[0], TOTAL_TOP + 12, INNER[2], INNER[3])
    for player in view.players:
        _lay_head(canvas, view, player.seat, say)
        _lay_column(canvas, view, player.seat)
    return canvas


def _lay_labels(canvas: Canvas, view: NavegadorView, say: Say) -> None:
    """Write who wins, a tie, and the words of the rows.

    The title has one line if it fits, if need be in smaller letters, or if two lines would be cut.
    """
    seat = winners(view)[0]
    room = LABELS_END - 66
    name = player_name(say, seat)
    whole = say(Msg("navegador.pic.title.wins", who=name))
    lines = text.wrap_text(whole, fonts.SERIF_BOLD, 36, room, 2)
    if text.width(whole, fonts.SERIF_BOLD, 42) * text.SHRINK_LEAST <= room or any("…" in line for line in lines):
        words, size = fitted_sentence(lambda who: say(Msg("navegador.pic.title.wins", who=who)), name, fonts.SERIF_BOLD, 42, room)
        canvas.text(54, 130, words, fonts.SERIF_BOLD, size, signs.IVORY, "ls", room)
    else:
        for k, line in enumerate(lines):
            canvas.text(54, 96 + 38 * k, line, fonts.SERIF_BOLD, 36, signs.IVORY, "ls", room)
    if is_tied(view):
        lines = text.wrap_text(say(Msg("navegador.pic.tie")), fonts.SANS, 24, room, 2)
        for k, line in enumerate(lines):
            canvas.text(54, 168 + 30 * k, line, fonts.SANS, 24, signs.IVORY, "ls", room)
    labels = [*(say(Msg(f"navegador.kind.{kind}")) for kind in KINDS), *(say(Msg(key)) for _, key in PLAIN)]
    for k, label in enumerate(labels):
        canvas.text(114, HEAD_END + ROW * (k + 0.5), label, fonts.SERIF_BOLD, 30, palette.INK, "lm", LABELS_END - 122)
    canvas.sprite("crown", 80, TOTAL_TOP + 66, 66)
    canvas.text(122, TOTAL_TOP + 66, say(Msg("picture.total")), fonts.SERIF_BOLD, 46, palette.INK, "lm", LABELS_END - 130)


def _lay_head(canvas: Canvas, view: NavegadorView, seat: int, say: Say) -> None:
    x0, x1 = column(view, seat)
    middle = (x0 + x1) / 2
    is_winner = view.ranks[seat] == 1
    marks.lay_disc_of_rank(canvas, middle, 110, seat, view.ranks[seat])
    name = player_name(say, seat)
    canvas.text(middle, 212, name, fonts.SANS_BOLD, 30, palette.INK if is_winner else signs.IVORY, "ms", x1 - x0 - 20)
    if view.players[seat].has_card and is_tied(view):
        signs.orange_ship(canvas, x1 - 30, 170, 32)


def _lay_column(canvas: Canvas, view: NavegadorView, seat: int) -> None:
    """Draw a player's points row by row with what they come from, and the total."""
    x0, x1 = column(view, seat)
    player, scored = view.players[seat], view.sheets[seat]
    is_narrow = x1 - x0 < NARROW
    axis = x1 - (16 if is_narrow else (x1 - x0) * 0.14)
    details = [
        *(f"{count} × {each}" for count, each in zip(player.items, player.each, strict=True)), "", "", str(player.money),
    ]  # fmt: skip
    for k, row in enumerate(scored.rows):
        y = HEAD_END + ROW * (k + 0.5)
        best = max(sheet.rows[k].points for sheet in view.sheets)
        face = fonts.SANS_BOLD if row.points == best and best else fonts.SANS_MEDIUM
        box = canvas.text(axis, y, str(row.points), face, 40, palette.INK, "rm")
        if details[k]:
            term = canvas.text(
                x0 + (12 if is_narrow else 18), y, details[k], fonts.SANS, 24 if is_narrow else 27, palette.INK_SOFT, "lm", box.x0 - x0 - 24
            )
            if k < len(KINDS) and player.king == KINDS[k]:
                signs.king(canvas, (term.x1 + box.x0) / 2, y, min(42.0, (box.x0 - term.x1) * 1.15))
    width = min(140.0 if view.ranks[seat] == 1 else 126.0, x1 - x0 - 14)
    canvas.sprite("crown", (x0 + x1) / 2, TOTAL_TOP + 66, width, figure=str(scored.total))
