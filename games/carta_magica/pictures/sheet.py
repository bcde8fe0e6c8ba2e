"""The final scoring sheet: one column a player, totals that can be added up."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.carta_magica.pictures import words
from games.carta_magica.pictures.table import SIZE
from games.carta_magica.rules.board import TALISMANS
from games.carta_magica.rules.describe import tie_break
from games.carta_magica.rules.view import CartaMagicaView, PlayerView
from render.kit import fonts, layers, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.names import join_names
from render.kit.scores import LABELS_END, column, lay_head, lay_sentence, lay_title, lay_winners, striped_ground, winners

FRAME = (24.0, 20.0, 1176.0, 880.0)
INNER = (33.0, 29.0, 1167.0, 871.0)
ROWS = ((225.0, 440.0), (440.0, 540.0), (540.0, 640.0), (640.0, 740.0))
"""Upper and lower edge of talismans, challenge, gold, home."""
LABELS = ("talismans", "challenge", "gold", "home")


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw frame, sea above, striped paper below, a sign for each row."""
    canvas = striped_ground(SIZE, FRAME, ROWS)
    for sign, width, (top, low) in zip(("talisman", "card", "bag", "lap-ring-top"), (54, 56, 46, 60), ROWS, strict=True):
        if sign == "lap-ring-top":
            canvas.sprite("lap-ring-track", 78, (top + low) / 2, width, shadow=False)
        canvas.sprite(sign, 78, (top + low) / 2, width, shadow=False)
    return canvas.image


def compose(view: CartaMagicaView, say: Say) -> Canvas:
    """Draw the sheet of all players."""
    canvas = Canvas(ground().copy())
    lay_winners(canvas, view.ranks, ROWS)
    _lay_labels(canvas, view, say)
    for player in view.players:
        lay_head(canvas, say, view.ranks, player.seat)
        _lay_column(canvas, view, player)
    return canvas


def _lay_labels(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw who has won, or what decided a tie, and what each row is."""
    key, tie = words.title_key(view), tie_break(view)
    if tie is None:
        lay_title(canvas, lambda who: say(Msg(key, who=who)), join_names(say, winners(view.ranks)))
    else:
        lay_sentence(canvas, say(tie))
    for label, (top, low) in zip(LABELS, ROWS, strict=True):
        sentence = say(Msg(f"carta_magica.score.{label}"))
        canvas.text(120, (top + low) / 2, sentence, fonts.SERIF_BOLD, 31, palette.INK, "lm", LABELS_END - 130)
    canvas.sprite("crown", 80, 806, 66)
    canvas.text(122, 806, say(Msg("picture.total")), fonts.SERIF_BOLD, 48, palette.INK, "lm", LABELS_END - 130)


def _lay_column(canvas: Canvas, view: CartaMagicaView, player: PlayerView) -> None:
    """Draw the points of a player, row by row, with what they are for."""
    x0, x1 = column(view.ranks, player.seat)
    canvas.area(f"player-{player.seat}", x0, INNER[1], x1, INNER[3])
    axis = x0 + max(70.0, (x1 - x0) * 0.34)
    rows = view.sheets[player.seat].rows
    for k, ((top, low), row) in enumerate(zip(ROWS, rows, strict=True)):
        y = (top + low) / 2
        best = max(sheet.rows[k].points for sheet in view.sheets)
        if row.points:
            face = fonts.SANS_BOLD if row.points == best else fonts.SANS
            canvas.text(axis, y, str(row.points), face, 42, palette.INK, "rm")
        else:
            canvas.fill(shapes.round_rectangle(axis - 24, y - 1.5, axis - 4, y + 1.5, 1), palette.PAPER_EDGE)
    start, end = axis + 12, x1 - 10
    _lay_talismans(canvas, player, start, end)
    _lay_challenge(canvas, player, start, end)
    _lay_gold(canvas, view, player, start, end)
    if rows[3].points:
        canvas.sprite("home-flag", (start + end) / 2 - 12, (ROWS[3][0] + ROWS[3][1]) / 2 + 26, 64, player.seat)
    width = 134.0 if view.ranks[player.seat] == 1 else 120.0
    canvas.sprite("crown", (x0 + x1) / 2, 811, width, figure=str(view.sheets[player.seat].total))


def _lay_talismans(canvas: Canvas, player: PlayerView, x0: float, x1: float) -> None:
    """Draw each talisman with its points below it, in a grid."""
    count = len(player.talismans)
    if not count:
        return
    across = max(1, int((x1 - x0) // 29))
    # The fewest columns with which the grid is no higher than wide, and has at most three lines.
    columns = next(wide for wide in range(1, across + 1) if wide == across or -(-count // wide) <= min(3, wide))
    lines = -(-count // columns)
    pitch, high = min(74.0, (x1 - x0) / columns), min(92.0, 206 / lines)
    top = (ROWS[0][0] + ROWS[0][1]) / 2 - high * (lines - 1) / 2
    for k, talisman in enumerate(player.talismans):
        row, place = divmod(k, columns)
        in_row = min(columns, count - row * columns)
        x = (x0 + x1) / 2 + pitch * (place - (in_row - 1) / 2)
        y = top + high * row
        canvas.sprite(words.GLYPHS[talisman.name], x, y - high * 0.15, min(60.0, high * 0.66, pitch), shadow=False)
        canvas.text(x, y + high * 0.39, str(talisman.points), fonts.SANS_BOLD, 22, palette.INK_SOFT, "ms")


def _lay_challenge(canvas: Canvas, player: PlayerView, x0: float, x1: float) -> None:
    """Draw the challenge's talisman, pale where it was not found."""
    if player.challenge is None:
        return
    y = (ROWS[1][0] + ROWS[1][1]) / 2
    wanted = [TALISMANS[talisman] for talisman in player.challenge.talismans]
    for k, goal in enumerate(wanted):
        x = (x0 + x1) / 2 + 60 * (k - (len(wanted) - 1) / 2)
        has_it = goal in player.talismans
        canvas.sprite(words.GLYPHS[goal.name], x, y, 58, strength=1.0 if has_it else 0.35, shadow=False)
        if not has_it:
            marks.strike(canvas, x, y, 20)


def _lay_gold(canvas: Canvas, view: CartaMagicaView, player: PlayerView, x0: float, x1: float) -> None:
    """Draw tokens and gold cards, where both are counted."""
    cards = 0 if view.options.is_gold_tokens_only else sum(card.amount for card in player.cards if card.kind == "gold")
    y = (ROWS[2][0] + ROWS[2][1]) / 2
    if cards:
        x = (x0 + x1) / 2
        left = canvas.text(x - 20, y, f"{player.gold} +", fonts.SANS, 28, palette.INK_SOFT, "mm")
        canvas.sprite("card", left.x1 + 18, y, 36, shadow=False)
        canvas.text(left.x1 + 36, y, str(cards), fonts.SANS, 28, palette.INK_SOFT, "lm")
