"""The panels of the players: state in words, way round the island, tokens, cards, points."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.values.core import Say
from games.carta_magica.pictures import words
from games.carta_magica.rules.view import CartaMagicaView, PlayerView
from render.kit import fonts, layers, marks, palette, shapes, sprites, surface, text
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.palette import Colour
from render.kit.surface import BoxPx

TOP = 783.0
"""Upper edge of the panels, in px."""
HIGH = 102.0
"""Height of a panel, in px."""
GAP = 16.0
"""Px between two panels."""
FIGURE = 27.0
"""Size of the figures, in px."""
EASY = 12.0
"""The least gap in px between signs of a row in which talismans and cards have signs of their own."""
BADGES = {"damaged": "repair", "becalmed": "wind"}
"""The sign of what has happened to a ship: what would free it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign with a figure beside it."""

    name: str
    width: float
    figure: str
    """Empty: no figure."""
    trim: float = 0.0
    """The empty part of the field at each side, as a share of its width."""

    @property
    def room(self) -> float:
        """The px that it takes in a row, with its figure."""
        return self.width * (1 - 2 * self.trim) + (3 + text.width(self.figure, fonts.SANS_BOLD, FIGURE) if self.figure else 0)


def boxes(count: int) -> tuple[BoxPx, ...]:
    """Return the panels by seat."""
    wide = (1152 - GAP * (count - 1)) / count
    return tuple((24 + (wide + GAP) * k, TOP, 24 + (wide + GAP) * k + wide, TOP + HIGH) for k in range(count))


def badge(canvas: Canvas, x: float, y: float, radius: float, sign: str, colour: Colour = palette.WAX) -> None:
    """Draw a round badge with a sign in one colour: what has happened to a ship."""
    canvas.sprite("badge", x, y, radius * 2, shadow=False)
    glyph = sprites.sprite(sign, radius * 1.45, shadow=False)
    canvas.fill(shapes.Stencil(glyph.mask, round(x) + glyph.dx, round(y) + glyph.dy), colour)


@layers.keep_last(128)
def ring(seat: int, share: int, width: int) -> Image.Image:
    """Draw a lap ring, RGBA: `share` hundredths of the lap, clockwise, below 0 the other way."""
    tile = Image.new("RGBA", (width * 3, width * 3))
    size = (width * 3, width * 3)
    for name in ("lap-ring-track", f"lap-ring-fill.{palette.PLAYERS[seat].name}", "lap-ring-top"):
        image = sprites.master(name).resize(size, Image.Resampling.LANCZOS)
        if "fill" in name:
            wedge = Image.new("L", size, 0)
            start, end = sorted((-90.0, -90.0 + 3.6 * max(-100, min(100, share))))
            if end > start:
                ImageDraw.Draw(wedge).pieslice((0, 0, size[0] - 1, size[1] - 1), start, end, fill=255)
            hidden = Image.new("RGBA", size)
            hidden.paste(image, (0, 0), wedge)
            image = hidden
        tile = Image.alpha_composite(tile, image)
    return tile.reduce(3)


def lay_ring(canvas: Canvas, x: float, y: float, width: int, player: PlayerView) -> None:
    """Draw how far a ship has come round the island."""
    image = ring(player.seat, round(player.progress * 100), width)
    canvas.image.paste(image, (round(x - width / 2), round(y - width / 2)), image)


def lay(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw all panels; their paper belongs to the static layer."""
    canvas.area("players", 24.0, TOP, 1176.0, TOP + HIGH)
    for player, box in zip(view.players, boxes(len(view.players)), strict=True):
        _lay_panel(canvas, view, player, box, say)


def _lay_panel(canvas: Canvas, view: CartaMagicaView, player: PlayerView, box: BoxPx, say: Say) -> None:
    """Draw one panel: disc, name, state, the way round the island, and what is owned."""
    x0, y0, x1, _ = box
    canvas.area(f"player-{player.seat}", *box)
    if player.seat in view.awaited or (view.stage == "over" and view.ranks[player.seat] == 1):
        surface.active_outline(canvas, box)
    marks.disc(canvas, x0 + 33, y0 + 33, 24, player.seat)
    if player.condition != "free":
        badge(canvas, x0 + 52, y0 + 48, 13, BADGES[player.condition])
    lay_ring(canvas, x1 - 36, y0 + 30, 52, player)
    room = x1 - 70 - (x0 + 68)
    canvas.text(x0 + 68, y0 + 32, player_name(say, player.seat), fonts.SANS_MEDIUM, 28, palette.INK, "ls", room)
    forms, is_alert = words.state(view, player, say)
    state = next((form for form in forms if text.width(form, fonts.SANS_MEDIUM, 23) * 0.92 <= room), forms[-1])
    face, colour = (fonts.SANS_MEDIUM, palette.WAX) if is_alert else (fonts.SANS, palette.INK_SOFT)
    canvas.text(x0 + 68, y0 + 57, state, face, 23, colour, "ls", room)
    _lay_marks(canvas, player, x0 + 14, x1 - 10, y0 + 81)


def _marks(player: PlayerView, room: float) -> list[Mark]:
    """Return tokens and the number of cards; talismans and kinds of cards too if they fit."""
    sizes = ((28, 0.0), (31, 0.2), (30, 0.06), (30, 0.2))
    tokens = [Mark(sign, wide, str(count), trim) for (sign, count), (wide, trim) in zip(words.stock(player), sizes, strict=True)]
    kinds = Counter(words.sign_of(card) for card in (*player.cards, *player.monsters))
    more = [Mark(words.GLYPHS[talisman.name], 36, "") for talisman in player.talismans]
    more += [Mark(name, 32, f"×{count}" if count > 1 else "") for name, count in kinds.items()]
    for row in (tokens + more, tokens + more[: len(player.talismans)]):
        if sum(mark.room for mark in row) + EASY * (len(row) - 1) <= room:
            return row
    return tokens


def _lay_marks(canvas: Canvas, player: PlayerView, x0: float, x1: float, y: float) -> None:
    """Draw signs and figures from the left, smaller if crowded, and the points at the right."""
    crown = canvas.sprite("crown", x1 - 26, y - 2, 46, figure=str(player.points), shadow=False)
    row = _marks(player, crown.x0 - 8 - x0)
    total = sum(mark.room for mark in row)
    gap = min(22.0, max(5.0, (crown.x0 - 8 - x0 - total) / max(1, len(row) - 1)))
    scale = min(1.0, (crown.x0 - 8 - x0 - gap * (len(row) - 1)) / total)
    x = x0
    for mark in row:
        width = mark.width * scale
        in_sight = width * (1 - 2 * mark.trim)
        canvas.sprite(mark.name, x + in_sight / 2, y, width, shadow=False)
        if mark.figure:
            canvas.text(x + in_sight + 3 * scale, y, mark.figure, fonts.SANS_BOLD, round(FIGURE * scale * 4) / 4, palette.INK, "lm")
        x += mark.room * scale + gap
