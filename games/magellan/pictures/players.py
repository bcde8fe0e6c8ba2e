"""The panels of the players: money, income toward the target, pieces on the map."""

from __future__ import annotations

from engine.values.core import Msg, Say
from games.magellan.pictures import ground
from games.magellan.pictures.tags import lay_glyph
from games.magellan.rules.view import KINDS, MagellanView, PlayerView
from render.kit import fonts, marks, names, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

GLYPH = 25
"""Width in px of the silhouette of a piece."""
FAINT = 0.4
"""Strength (0 to 1) in which a player who has left is drawn."""


def lay(canvas: Canvas, view: MagellanView, say: Say) -> None:
    """Draw all panels; the paper under them belongs to the static layer."""
    for player, box in zip(view.players, ground.columns(len(view.players)), strict=True):
        canvas.area(f"player-{player.seat}", *box)
        lay_player(canvas, view, player, box, say)


def highlight(canvas: Canvas, box: BoxPx) -> None:
    """Make the panel of a player who is awaited or has won warmer, with an outline."""
    x0, y0, x1, y1 = box
    canvas.fill(shapes.round_rectangle(x0 + 1.5, y0 + 1.5, x1 - 1.5, y1 - 1.5, 9), palette.PAPER_WARM)
    surface.active_outline(canvas, box)


def lay_player(canvas: Canvas, view: MagellanView, player: PlayerView, box: BoxPx, say: Say) -> None:
    """Draw the panel of a player."""
    x0, y0, x1, _ = box
    is_winner = view.stage == "over" and bool(view.ranks) and view.ranks[player.seat] == 1
    if player.seat in view.awaited or is_winner:
        highlight(canvas, box)
    strength = FAINT if player.is_out else 1.0
    marks.disc(canvas, x0 + 30, y0 + 30, 19, player.seat, strength)
    cash = canvas.text(x1 - 16, y0 + 30, str(player.cash), fonts.SANS_BOLD, 32, _ink(player), "rm")
    canvas.sprite("bag", cash.x0 - 22, y0 + 29, 34, strength=strength, shadow=False)
    name = names.player_name(say, player.seat)
    canvas.text(x0 + 58, y0 + 39, name, fonts.SERIF_BOLD, 28, _ink(player), "ls", cash.x0 - 44 - (x0 + 58))
    lay_bar(canvas, view, player, (x0 + 15, y0 + 56, x1 - 15, y0 + 67))
    income = canvas.text(x0 + 15, y0 + 93, f"+{player.income}", fonts.SANS_BOLD, 27, _ink(player))
    room = x1 - 14 if player.is_out else lay_counts(canvas, view, player, x1 - 14, y0 + 85)
    place, target = Msg("magellan.pic.place", place=player.place), Msg("magellan.pic.of_target", target=view.table.target)
    sentence = say(place if player.is_out else target)
    canvas.text(income.x1 + 5, y0 + 93, sentence, fonts.SANS, 23, palette.INK_SOFT, "ls", room - income.x1 - 7)


def _ink(player: PlayerView) -> palette.Colour:
    return palette.INK_SOFT if player.is_out else palette.INK


def lay_bar(canvas: Canvas, view: MagellanView, player: PlayerView, box: BoxPx, corner: float = 5) -> None:
    """Draw the income as a bar toward the target, with marks at its thirds."""
    x0, y0, x1, y1 = box
    colours = palette.PLAYERS[player.seat]
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, corner), palette.PAPER_EDGE)
    share = min(1.0, player.income / (view.table.target + 1))  # the target has to be passed
    if share > 0:
        end = max(x0 + 2 * corner + 2, x0 + (x1 - x0) * share)
        canvas.fill(shapes.round_rectangle(x0, y0, end, y1, corner), palette.INK, 0.35 if player.is_out else 1.0)
        inner = shapes.round_rectangle(x0 + 1.2, y0 + 1.2, end - 1.2, y1 - 1.2, corner - 1)
        canvas.fill(inner, colours.main, FAINT if player.is_out else 1.0)
    for third in (1, 2):
        x = x0 + (x1 - x0) * third / 3
        canvas.fill(shapes.round_rectangle(x - 0.9, y0, x + 0.9, y1, 0), palette.PAPER)


def lay_counts(canvas: Canvas, view: MagellanView, player: PlayerView, right: float, y: float) -> float:
    """Draw the number of pieces of each kind, faint if it is 0; return their left end.

    There are no planes in a match without them.
    """
    x = right
    for kind, count in reversed(list(zip(KINDS, player.counts, strict=True))):
        if kind == "plane" and not count and not view.table.has_planes:
            continue
        figure = str(count)
        colour = palette.INK if count else palette.mix(palette.PAPER, palette.INK, 0.72)
        x -= text.width(figure, fonts.SANS_BOLD, 27)
        canvas.text(x, y, figure, fonts.SANS_BOLD, 27, colour, "lm")
        x -= GLYPH + 1
        lay_glyph(canvas, kind, x, y, GLYPH, 1.0 if count else 0.5)
        x -= 8
    return x
