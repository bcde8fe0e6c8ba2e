"""Cards of all: everybody's talismans, adventure cards, tamed monsters and challenge, enlarged. Hands lie open."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import Msg, Say
from engine.games.carta_magica.board import TALISMANS, Talisman
from engine.games.carta_magica.options import Options
from engine.games.carta_magica.view import CartaMagicaView, PlayerView
from render.carta_magica import cards, players, words
from render.kit import fonts, layers, marks, palette, surface
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

TOP, HIGH, GAP = 20.0, 206.0, 12.0
WHO, TALISMAN_X, CARDS_X = 24.0, 318.0, 628.0
FULL = 4
"""More kinds of cards than this are drawn as signs with their number."""


def boxes(count: int) -> tuple[BoxPx, ...]:
    """The panels by seat, one below the other."""
    return tuple((24.0, TOP + (HIGH + GAP) * k, 1176.0, TOP + (HIGH + GAP) * k + HIGH) for k in range(count))


@layers.kept(3)
def ground(count: int) -> Image.Image:
    """Paper with a panel for each player."""
    canvas = surface.ground((1200, round(boxes(count)[-1][3] + TOP)))
    for box in boxes(count):
        surface.panel(canvas, box)
    return surface.textured(canvas.image)


def compose(view: CartaMagicaView, say: Say) -> Canvas:
    """What everybody owns. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    for player, box in zip(view.players, boxes(len(view.players)), strict=True):
        canvas.area(f"player-{player.seat}", *box)
        if player.seat in view.awaited:
            surface.active_outline(canvas, box)
        middle = (box[1] + box[3]) / 2
        _lay_who(canvas, view, player, middle, say)
        _lay_talismans(canvas, player, middle, say)
        _lay_cards(canvas, player, middle, say, view.options)
    return canvas


def _lay_who(canvas: Canvas, view: CartaMagicaView, player: PlayerView, y: float, say: Say) -> None:
    x = WHO
    marks.disc(canvas, x + 48, y - 56, 32, player.seat)
    if player.condition != "free":
        players.badge(canvas, x + 72, y - 36, 14, players.BADGES[player.condition])
    canvas.text(x + 92, y - 62, player_name(say, player.seat), fonts.SANS_BOLD, 30, palette.INK, "ls", 190)
    if player.character is not None:
        said = say(Msg(f"carta_magica.character.{player.character}"))
        canvas.text(x + 92, y - 34, said, fonts.SERIF_ITALIC, 25, palette.INK_SOFT, "ls", 190)
    for k, (sign, count) in enumerate((("bag", player.gold), ("goods", player.goods), ("magic", player.magic))):
        canvas.sprite(sign, x + 34 + 70 * k, y + 4, 34 if sign == "bag" else 38, shadow=False)
        canvas.text(x + 53 + 70 * k, y + 4, str(count), fonts.SANS_BOLD, 32, palette.INK, "lm")
    canvas.sprite("crown", x + 252, y + 3, 64, figure=str(player.points))
    if player.challenge is not None:
        one = TALISMANS[player.challenge.talismans[0]]
        canvas.sprite(words.GLYPHS[one.name], x + 40, y + 60, 50, shadow=False)
        end = canvas.text(x + 72, y + 51, say(Msg("carta_magica.pic.challenge")), fonts.SERIF_ITALIC, 23, palette.INK_SOFT, "ls", 90)
        colour = palette.INK if one in player.talismans else palette.WAX
        canvas.text(end.x1 + 10, y + 51, words.wanted(view, player, one, say), fonts.SANS_MEDIUM, 21, colour, "ls", 286 - end.x1)
        end = canvas.text(x + 72, y + 77, words.talisman_name(say, one), fonts.SERIF_BOLD, 25, palette.INK, "ls", 186)
        owner = words.holder(view, one)
        if owner is not None and owner != player.seat:
            marks.disc(canvas, end.x1 + 20, y + 69, 13, owner)


def _lay_talismans(canvas: Canvas, player: PlayerView, y: float, say: Say) -> None:
    """Drawing and points of each talisman, in two rows."""
    if not player.talismans:
        said = say(Msg("carta_magica.pic.no_talismans"))
        canvas.text((TALISMAN_X + CARDS_X) / 2 - 12, y, said, fonts.SERIF_ITALIC, 27, palette.INK_SOFT, "mm", 270)
        return
    upper, lower = halves(player.talismans)
    for row, middle in ((upper, y - 42 if lower else y), (lower, y + 42)):
        pitch = min(76.0, 300 / max(1, len(row)))
        for k, talisman in enumerate(row):
            x = TALISMAN_X + 36 + pitch * k
            canvas.sprite(words.GLYPHS[talisman.name], x, middle - 10, min(54.0, pitch * 0.8), shadow=False)
            canvas.sprite("crown", x, middle + 27, min(40.0, pitch * 0.72), figure=str(talisman.points), shadow=False)


def halves(talismans: Sequence[Talisman]) -> tuple[Sequence[Talisman], Sequence[Talisman]]:
    """One row of up to four, else two rows."""
    if len(talismans) <= 4:
        return talismans, ()
    half = (len(talismans) + 1) // 2
    return talismans[:half], talismans[half:]


def _lay_cards(canvas: Canvas, player: PlayerView, y: float, say: Say, options: Options) -> None:
    hand = cards.tiles(player, say, options)
    if not hand:
        canvas.text((CARDS_X + 1164) / 2, y, say(Msg("carta_magica.pic.no_cards")), fonts.SERIF_ITALIC, 27, palette.INK_SOFT, "mm", 500)
        return
    if len(hand) <= FULL:
        lines = cards.rows(len(hand), 2)
        high = cards.HIGH * lines + 10 * (lines - 1)
        cards.lay_grid(canvas, hand, (CARDS_X, y - high / 2, 1160, 0), 2)
        return
    for k, tile in enumerate(hand):
        x, middle = CARDS_X + 38 + 76 * (k % 7), y + (-44 if k < 7 else 44)
        canvas.sprite(tile.sign, x, middle - 12, 50 if tile.sign == "bag" else 56, shadow=False)
        figure = " ".join(filter(None, (tile.figure, f"×{tile.count}" if tile.count > 1 else "")))
        canvas.text(x, middle + 36, figure, fonts.SANS_BOLD, 24, palette.INK, "ms", 70)
