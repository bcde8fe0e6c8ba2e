"""The left panel under the hand when no cards are to come: what is awaited, and how the players stand."""

from __future__ import annotations

from engine.core import Msg, Say
from engine.games.pizarro.view import PizarroView
from render.kit import fonts, marks, palette, surface
from render.kit.canvas import Canvas
from render.pizarro.words import player_name

COLUMNS = (44.0, 400.0)
WIDTH = 328.0
TOP = 532.0


def lay(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """The crowns of everybody's ships, the most first; in the gamble the cards turned up stand above them."""
    gamble = view.gamble if view.stage == "gamble" else None
    title = Msg("pizarro.pic.drawn") if gamble else Msg("pizarro.pic.outlook.title")
    done = canvas.text(50, TOP + 42, say(title), fonts.SERIF_ITALIC, 29, palette.INK_SOFT, "ls", 420)
    if gamble:
        marks.disc(canvas, done.x1 + 34, TOP + 31, 20, gamble.seat)
        said = f"{'+'.join(map(str, gamble.draws))} = {gamble.total}" if len(gamble.draws) > 1 else str(gamble.total)
        limit = canvas.text(
            724, TOP + 44, say(Msg("pizarro.pic.of_limit", limit=gamble.limit)), fonts.SANS, 27, palette.INK_SOFT, "rs", 120
        )
        room = limit.x0 - 12 - (done.x1 + 70)
        canvas.text(limit.x0 - 12, TOP + 44, said, fonts.SANS_BOLD, 34, palette.INK, "rs", room)
    surface.hairline(canvas, 44, TOP + 58, 728)
    order = sorted(view.players, key=lambda player: (-player.crowns, player.seat))
    for k, player in enumerate(order):
        x, y = COLUMNS[k % 2], TOP + 91 + 58 * (k // 2)
        marks.disc(canvas, x + 24, y, 22, player.seat)
        crown = canvas.sprite("crown", x + WIDTH - 32, y, 62, figure=str(player.crowns))
        canvas.text(x + 56, y, player_name(say, player.seat), fonts.SANS_MEDIUM, 26, palette.INK, "lm", crown.x0 - 6 - (x + 56))
    if len(order) <= 4:
        canvas.text(50, TOP + 220, say(Msg("pizarro.pic.outlook.ships")), fonts.SANS_MEDIUM, 26, palette.INK_SOFT, "ls", 670)
