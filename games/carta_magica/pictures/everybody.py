"""Cards of all: tokens, challenge, talismans, adventures and monsters. Hands lie open."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.carta_magica.pictures import cards, players, words
from games.carta_magica.rules.board import TALISMANS
from games.carta_magica.rules.view import CartaMagicaView, PlayerView
from render.kit import fonts, layers, marks, palette, surface
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

TITLE = 66.0
"""Baseline of the title."""
TOP = 88.0
"""Upper edge of the first panel."""
LEAST = 158.0
"""Least height of a panel."""
GAP = 14.0
"""Px between two panels."""
MARGIN = 16.0
"""Px above and below the cards in a panel."""
WHO, CHALLENGE_X, CARDS_X = 24.0, 346.0, 660.0
"""Left edges of the three columns: the player, the challenge, the cards."""
RIGHT = 1160.0
"""Right edge of the cards."""
CHALLENGE_ROOM = 210.0
"""Px for the words of a challenge."""
SHELF = 72.0
"""Height of a row of talismans."""
COLUMNS = 2
"""Tiles of cards in a row."""
MOST_TILES = 8
"""More kinds of cards than this are drawn as signs with their number."""
ACROSS = 6
"""Talismans or signs of cards in a row."""
SIGN_ROW = 84.0
"""Height of a row of signs of cards."""
FIRST_MIDDLE = 31.0
"""Px from the upper edge to the middle of the first row."""


def content_height(player: PlayerView, hand: tuple[cards.CardTile, ...]) -> float:
    """Return the height of a player's talismans and cards in px."""
    shelves = SHELF * -(-len(player.talismans) // ACROSS)
    if not hand:  # without talismans either, the words for that take a row of tiles
        return shelves - cards.GAP if player.talismans else cards.ROW - cards.GAP
    if len(hand) > MOST_TILES:
        return shelves + SIGN_ROW * -(-len(hand) // ACROSS)
    return shelves + cards.ROW * cards.rows(len(hand), COLUMNS) - cards.GAP


def boxes(heights: tuple[float, ...]) -> tuple[BoxPx, ...]:
    """Return the panels by seat, each below the one before."""
    panels, y = [], TOP
    for high in heights:
        panels.append((24.0, y, 1176.0, y + high))
        y += high + GAP
    return tuple(panels)


@layers.keep_last(8)
def ground(heights: tuple[float, ...]) -> Image.Image:
    """Draw paper with a panel for each player."""
    canvas = surface.ground((1200, round(boxes(heights)[-1][3] + 20)))
    for box in boxes(heights):
        surface.panel(canvas, box)
    return surface.add_texture(canvas.image)


def compose(view: CartaMagicaView, say: Say) -> Canvas:
    """Draw what everybody owns. Nothing on it is secret."""
    hands = [cards.tiles(player, say, view.options) for player in view.players]
    heights = tuple(max(LEAST, content_height(player, hand) + 2 * MARGIN) for player, hand in zip(view.players, hands, strict=True))
    canvas = Canvas(ground(heights).copy())
    canvas.text(28, TITLE, say(Msg("carta_magica.picture.players")), fonts.SERIF_BOLD, 46, palette.INK)
    key = "carta_magica.pic.last_round" if view.is_final and view.stage != "over" else "carta_magica.chapter"
    canvas.text(1172, TITLE, say(Msg(key, round=view.round)), fonts.SERIF_ITALIC, 32, palette.INK, "rs", 400)
    for player, hand, box in zip(view.players, hands, boxes(heights), strict=True):
        canvas.area(f"player-{player.seat}", *box)
        if player.seat in view.awaited:
            surface.active_outline(canvas, box)
        middle = (box[1] + box[3]) / 2
        _lay_who(canvas, player, middle, say)
        _lay_challenge(canvas, view, player, middle, say)
        _lay_cards(canvas, player, hand, middle - content_height(player, hand) / 2, say)
    return canvas


def _lay_who(canvas: Canvas, player: PlayerView, y: float, say: Say) -> None:
    """Draw disc, name and character; tokens and points below."""
    x = WHO
    marks.disc(canvas, x + 50, y - 34, 34, player.seat)
    if player.condition != "free":
        players.badge(canvas, x + 75, y - 13, 15, players.BADGES[player.condition])
    canvas.text(x + 96, y - 38, player_name(say, player.seat), fonts.SANS_BOLD, 30, palette.INK, "ls", 212)
    if player.character is not None:
        character = say(Msg(f"carta_magica.character.{player.character}"))
        canvas.text(x + 96, y - 8, character, fonts.SERIF_ITALIC, 26, palette.INK_SOFT, "ls", 212)
    for k, (sign, count) in enumerate(words.stock(player)[:3]):
        canvas.sprite(sign, x + 36 + 72 * k, y + 42, 36 if sign == "bag" else 40, shadow=False)
        canvas.text(x + 56 + 72 * k, y + 42, str(count), fonts.SANS_BOLD, 34, palette.INK, "lm")
    canvas.sprite("crown", x + 268, y + 41, 70, figure=str(player.points))


def _lay_challenge(canvas: Canvas, view: CartaMagicaView, player: PlayerView, y: float, say: Say) -> None:
    """Draw the talisman of the challenge, faint and struck out while another player holds it."""
    if player.challenge is None:
        return
    talisman = TALISMANS[player.challenge.talismans[0]]
    owner = words.holder(view, talisman)
    lay_wanted(canvas, words.GLYPHS[talisman.name], CHALLENGE_X + 38, y + 4, 72, None if owner == player.seat else owner)
    x = CHALLENGE_X + 92
    canvas.text(x, y - 32, words.challenge(say), fonts.SERIF_ITALIC, 26, palette.INK_SOFT, "ls", CHALLENGE_ROOM)
    canvas.text(x, y + 8, words.talisman_name(say, talisman), fonts.SERIF_BOLD, 29, palette.INK, "ls", CHALLENGE_ROOM)
    colour = palette.INK if owner == player.seat else palette.WAX
    canvas.text(x, y + 46, words.talisman_place(view, player, talisman, say), fonts.SANS_MEDIUM, 26, colour, "ls", CHALLENGE_ROOM)


def lay_wanted(canvas: Canvas, glyph: str, x: float, y: float, width: float, rival: int | None) -> None:
    """Draw the talisman of a challenge; a rival's is faint and struck out, with their disc."""
    canvas.sprite(glyph, x, y, width, strength=1.0 if rival is None else 0.4, shadow=False)
    if rival is not None:
        marks.strike(canvas, x, y, width * 0.34)
        marks.disc(canvas, x + width * 0.36, y + width * 0.36, width * 0.22, rival)


def _lay_cards(canvas: Canvas, player: PlayerView, hand: tuple[cards.CardTile, ...], top: float, say: Say) -> None:
    """Draw talismans with their points, the adventure cards below them."""
    if not hand and not player.talismans:
        sentence = say(Msg("carta_magica.pic.no_cards"))
        canvas.text(CARDS_X, top + FIRST_MIDDLE, sentence, fonts.SERIF_ITALIC, 28, palette.INK_SOFT, "lm", RIGHT - CARDS_X)
        return
    pitch = (RIGHT - CARDS_X) / ACROSS
    for k, talisman in enumerate(player.talismans):
        x, y = CARDS_X + pitch * (k % ACROSS), top + FIRST_MIDDLE + SHELF * (k // ACROSS)
        canvas.sprite(words.GLYPHS[talisman.name], x + 24, y, 46, shadow=False)
        canvas.sprite("crown", x + 64, y + 8, 38, figure=str(talisman.points), shadow=False)
    top += SHELF * -(-len(player.talismans) // ACROSS)
    if len(hand) <= MOST_TILES:
        cards.lay_grid(canvas, hand, (CARDS_X, top, RIGHT, 0), COLUMNS)
        return
    for k, tile in enumerate(hand):
        x, y = CARDS_X + pitch * (k % ACROSS + 0.5), top + SIGN_ROW * (k // ACROSS) + 28
        canvas.sprite(tile.sign, x, y, 50 if tile.sign == "bag" else 56, shadow=False)
        figure = " ".join(filter(None, (tile.figure, f"×{tile.count}" if tile.count > 1 else "")))
        canvas.text(x, y + 48, figure, fonts.SANS_BOLD, 24, palette.INK, "ms", 76)
