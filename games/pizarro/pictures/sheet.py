"""The final scoring sheet: one column a player, totals that can be added up."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.values.core import Msg, Say
from games.pizarro.pictures.banner import title
from games.pizarro.pictures.cards import explorer_name, lay_explorer
from games.pizarro.pictures.places import NUMERAL
from games.pizarro.rules.board import EXPLORERS
from games.pizarro.rules.describe import tie_break
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.view import PizarroView
from render.kit import fonts, layers, palette, shapes, text
from render.kit.canvas import Canvas
from render.kit.names import join_names
from render.kit.scores import LABELS_END, column, lay_head, lay_sentence, lay_title, lay_winners, striped_ground, winners

SIZE = (1200, 900)
FRAME = (24.0, 20.0, 1176.0, 880.0)
INNER = (33.0, 29.0, 1167.0, 871.0)
HEAD_END = 225.0
ROW = 72.0
ROWS = len(EXPLORERS) + 1
TOTAL_TOP = HEAD_END + ROW * ROWS
BANDS = tuple((HEAD_END + ROW * k, HEAD_END + ROW * (k + 1)) for k in range(ROWS))
"""Upper and lower edge of the rows."""


@layers.keep_last(1)
def ground() -> Image.Image:
    """Draw frame, sea above, striped paper below, medallions of the explorers."""
    canvas = striped_ground(SIZE, FRAME, BANDS)
    for k, explorer in enumerate(EXPLORERS):
        y = HEAD_END + ROW * (k + 0.5)
        lay_explorer(canvas, explorer, 74, y, 58, 43)
    y = TOTAL_TOP - ROW / 2
    canvas.sprite("medallion", 74, y, 58)
    canvas.sprite("hand", 74, y, 44, shadow=False)
    return canvas.image


def warm() -> None:
    """Build the static layer."""
    ground()


def compose(view: PizarroView, say: Say) -> Canvas:
    """Draw the sheet of all players."""
    canvas = Canvas(ground().copy())
    lay_winners(canvas, view.ranks, BANDS)
    canvas.area("total", INNER[0], TOTAL_TOP + 10, INNER[2], INNER[3])
    _lay_labels(canvas, view, say)
    for seat in range(len(view.players)):
        lay_head(canvas, say, view.ranks, seat)
        _lay_column(canvas, view, seat)
    return canvas


def _lay_labels(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw who has won, or what decided a tie, and what each row is."""
    tie = tie_break(view)
    if tie is None:
        lay_title(canvas, title(view, say), join_names(say, winners(view.ranks)))
    else:
        lay_sentence(canvas, say(tie))
    labels = [*(explorer_name(say, explorer) for explorer in EXPLORERS), say(Msg("pizarro.pic.crowns_in_hand"))]
    for k, label in enumerate(labels):
        canvas.text(112, HEAD_END + ROW * (k + 0.5), label, fonts.SERIF_BOLD, 29, palette.INK, "lm", LABELS_END - 120)
    canvas.sprite("crown", 76, 802, 66)
    canvas.text(116, 802, say(Msg("picture.total")), fonts.SERIF_BOLD, 48, palette.INK, "lm", LABELS_END - 124)


def _lay_column(canvas: Canvas, view: PizarroView, seat: int) -> None:
    """Draw the points of a player, row by row, with what they are for."""
    x0, x1 = column(view.ranks, seat)
    canvas.area(f"player-{seat}", x0, INNER[1], x1, INNER[3])
    axis = x0 + (x1 - x0) * 0.42
    for k, row in enumerate(view.sheets[seat].rows):
        y = HEAD_END + ROW * (k + 0.5)
        best = max(sheet.rows[k].points for sheet in view.sheets)
        proof = _evidence(view, seat, k)
        if not row.points and not proof and k < len(EXPLORERS):
            canvas.fill(shapes.round_rectangle(axis - 22, y - 1.2, axis - 4, y + 1.2, 1), palette.PAPER_EDGE)
            continue
        is_best = row.points == best and best > 0
        face = fonts.SANS_BOLD if is_best else fonts.SANS
        canvas.text(axis, y, str(row.points), face, 40, palette.INK, "rm")
        if proof:
            _lay_evidence(canvas, view, seat, k, proof, axis, x1 - 8, y)
    is_winner = view.ranks[seat] == 1
    width = min(142.0 if is_winner else 128.0, x1 - x0 - 12)
    canvas.sprite("crown", (x0 + x1) / 2, 806, width, figure=str(view.sheets[seat].total))


def _evidence(view: PizarroView, seat: int, row: int) -> str:
    """Return what the points are for: phases of ships, cards of the gamble, or piles."""
    if row >= len(EXPLORERS):
        return ""
    player = view.players[seat]
    explorer = EXPLORERS[row]
    if explorer == "magellan":
        piles = [f"{crowns(pile.values)}×{pile.count}" for pile in player.piles if pile.values is not None]
        return " ".join(piles)
    counted = Counter(ship.phase for ship in player.ships if ship.explorer == explorer)
    gamble = view.gamble
    draws = gamble.draws if explorer == "pizarro" and gamble and gamble.seat == seat else ()
    if draws:
        del counted[3]  # the cards drawn say it
    parts = [NUMERAL[phase] if times == 1 else f"{times}×{NUMERAL[phase]}" for phase, times in sorted(counted.items())]
    return " ".join([*parts, *(["+".join(map(str, draws))] if draws else [])])


def _lay_evidence(canvas: Canvas, view: PizarroView, seat: int, row: int, proof: str, axis: float, right: float, y: float) -> None:
    """Draw what the points of a row are for, with a ship if there is room."""
    x = axis + 14
    is_roomy = len(view.players) <= 4
    if EXPLORERS[row] == "magellan":
        _lay_lines(canvas, proof, fonts.SANS, x, y, right)
        return
    if is_roomy and "+" not in proof:
        canvas.sprite("ship", x + 28, y + 23, 58, seat)
        x += 58
    _lay_lines(canvas, proof, fonts.SANS if "+" in proof else fonts.SERIF, x, y, right)


def _lay_lines(canvas: Canvas, proof: str, face: str, x: float, y: float, right: float) -> None:
    """Draw the evidence in one to three lines; a long sum is broken at its signs."""
    if text.width(proof, face, 27) * text.SHRINK_LEAST <= right - x:
        canvas.text(x, y + 1, proof, face, 27, palette.INK_SOFT, "lm", right - x)
        return
    size = 21.0
    lines = text.wrap_text(proof.replace("+", "+ "), face, size, right - x + 4, 3)
    for k, line in enumerate(lines):
        canvas.text(x, y + 1 + 22 * (k - (len(lines) - 1) / 2), line.replace("+ ", "+"), face, size, palette.INK_SOFT, "lm", right - x)
