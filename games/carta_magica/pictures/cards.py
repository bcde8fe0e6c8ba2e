"""Adventure cards as tiles with drawing, name and effect; equal cards are counted."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.values.core import Msg, Say
from games.carta_magica.pictures import words
from games.carta_magica.rules.board import Adventure
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.view import PlayerView
from render.kit import fonts, layers, palette, shapes, surface
from render.kit.canvas import Box, Canvas
from render.kit.surface import BoxPx

HIGH = 62.0
"""Height of a tile, in px."""
GAP = 10.0
"""Px between two tiles."""
ROW = HIGH + GAP
"""Px from one row of tiles to the next."""


@dataclass(frozen=True, slots=True)
class CardTile:
    """One kind of card in a hand."""

    sign: str
    """The name of its drawing."""
    title: str
    effect: str
    count: int
    figure: str = ""
    """Its amount with a sign, or a monster's strength; empty for other cards."""


def tile(say: Say, card: Adventure, options: Options, count: int = 1) -> CardTile:
    """Return the tile of a card, with what it does at this table."""
    if card.amount:
        figure = words.with_sign(card.amount)
    else:
        figure = str(card.strength) if card.kind == "monster" else ""
    return CardTile(
        sign=words.sign_of(card),
        title=words.card_title(say, card),
        effect=words.card_effect(say, card, options),
        count=count,
        figure=figure,
    )


def tiles(player: PlayerView, say: Say, options: Options) -> tuple[CardTile, ...]:
    """Return the hand of a player, equal cards together, tamed monsters as one tile."""
    kinds: dict[str, list[Adventure]] = {}
    for card in player.cards:
        kinds.setdefault(card.token, []).append(card)
    hand = [tile(say, cards[0], options, len(cards)) for cards in kinds.values()]
    if player.monsters:
        count = len(player.monsters)
        best = max(player.monsters, key=lambda card: card.strength)
        effect = say(Msg("carta_magica.pic.effect.tamed", count=count))
        hand.append(CardTile(words.sign_of(best), say(Msg("carta_magica.pic.card.tamed")), effect, count))
    return tuple(hand)


@layers.keep_last(96)
def _image(tile: CardTile, wide: float) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (round(wide), round(HIGH)), palette.PAPER))
    canvas.fill(shapes.round_rectangle(0, 0, wide, HIGH, 8), palette.INK)
    canvas.fill(shapes.round_rectangle(1.6, 1.6, wide - 1.6, HIGH - 1.6, 6.6), palette.PAPER_WARM)
    canvas.fill(shapes.round_rectangle(4, 4, wide - 4, HIGH - 4, 5, 1.2), palette.GOLD)
    sign_width = {"bag": 36.0, "wind": 40.0}.get(tile.sign, 46.0)
    canvas.sprite(tile.sign, 32, HIGH / 2, sign_width, shadow=False)
    return canvas.image


def lay(canvas: Canvas, tile: CardTile, x: float, y: float, wide: float) -> None:
    """Draw a tile with its upper left corner at (x, y)."""
    shape = shapes.round_rectangle(x, y, x + wide, y + HIGH, 8)
    surface.shadow(canvas, shape)
    corners = shape.mask.crop((round(x) - shape.x, round(y) - shape.y, round(x) - shape.x + round(wide), round(y) - shape.y + round(HIGH)))
    canvas.image.paste(_image(tile, wide), (round(x), round(y)), corners)
    canvas.boxes.append(Box("tile", f"card:{tile.sign}", x, y, x + wide, y + HIGH))
    right = x + wide - 9
    title = tile.title
    if tile.count > 1:
        times = canvas.text(right, y + 27, f"×{tile.count}", fonts.SANS_BOLD, 24, palette.WAX, "rs")
        right = times.x0 - 4
    room = right - x - 59
    if tile.figure and tile.sign in ("bag", "magic", "goods"):
        title = f"{title} {tile.figure}"
    canvas.text(x + 59, y + 27, title, fonts.SANS_BOLD, 24, palette.INK, "ls", room)
    canvas.text(x + 59, y + 50, tile.effect, fonts.SANS, 21, palette.INK_SOFT, "ls", x + wide - 9 - x - 59)


def lay_grid(canvas: Canvas, hand: tuple[CardTile, ...], box: BoxPx, columns: int) -> None:
    """Draw tiles in rows between the edges of a box."""
    x0, y0, x1, _ = box
    wide = (x1 - x0 - GAP * (columns - 1)) / columns
    for k, tile in enumerate(hand):
        lay(canvas, tile, x0 + (wide + GAP) * (k % columns), y0 + ROW * (k // columns), wide)


def rows(count: int, columns: int) -> int:
    """Return how many rows `count` tiles take, at least one."""
    return max(1, -(-count // columns))
