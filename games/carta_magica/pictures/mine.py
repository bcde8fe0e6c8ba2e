"""The private picture: where the own ship can sail, hand, challenge, what is known."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.carta_magica.pictures import cards, chart, everybody, places, players, ships, wheel, words
from games.carta_magica.rules.board import HARBOUR, HARBOURS, TALISMAN_PRICE, TALISMANS, TOKENS, Square
from games.carta_magica.rules.view import CartaMagicaView, PlayerView
from render.kit import fonts, layers, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

SIDE: BoxPx = (964.0, 391.0, 1176.0, 769.0)
"""The panel below the wheel."""
HAND_TOP = 783.0
"""Upper edge of the panel of the hand, in px."""
COLUMNS = 5
"""Cards in a row."""
LINE_Y = 99.0
"""Baseline of the line above the chart, in px."""
LEFT, RIGHT = 38.0, 1162.0
"""Left and right edge of the hand, in px."""
TALISMAN = 94.0
"""Px of a row that an own talisman with its points takes."""
NO_CARDS = 2
"""Columns that the words for an empty hand take."""


def shelf(count: int, talismans: int) -> tuple[int, float]:
    """Return row and left edge of the own talismans: beside the tiles if they fit, else below."""
    if count:
        used = count % COLUMNS or COLUMNS  # of the last row
    else:
        used = NO_CARDS
    wide = TALISMAN * talismans
    if wide <= (RIGHT - LEFT) * (COLUMNS - used) / COLUMNS:
        return max(0, cards.rows(count, COLUMNS) - 1), RIGHT - wide
    return cards.rows(count, COLUMNS), LEFT


def height(count: int, talismans: int) -> int:
    """Return the height of the picture in px for a number of tiles and talismans."""
    talisman_row, _ = shelf(count, talismans)
    return round(HAND_TOP + 34 + cards.ROW * max(cards.rows(count, COLUMNS), talisman_row + 1))


@layers.keep_last(3)
def ground(high: int) -> Image.Image:
    """Draw paper with the empty panels."""
    canvas = surface.ground((1200, high))
    surface.panel(canvas, wheel.BOX)
    surface.panel(canvas, SIDE)
    surface.panel(canvas, (24.0, HAND_TOP, 1176.0, high - 16.0))
    return surface.add_texture(canvas.image)


def compose(view: CartaMagicaView, say: Say) -> Canvas:
    """Draw the private picture of a seat."""
    assert view.seat is not None
    player = view.players[view.seat]
    hand = cards.tiles(player, say, view.options)
    canvas = Canvas(ground(height(len(hand), len(player.talismans))).copy())
    # Hands lie open: only what the telescope has shown is nobody else's business.
    has_secret = bool(view.peeked or len(view.remembered) > len(view.public_places))
    band = say(marks.private_words(is_drafted=False, has_secret=has_secret))
    marks.private_band(canvas, band, player_name(say, player.seat), player.seat)
    canvas.image.paste(
        chart.named_ground(words.harbour_names(view, say), ships.busy(view)), (round(places.FRAME[0]), round(places.FRAME[1]))
    )
    places.name_areas(canvas)
    _lay_line(canvas, view, player, say)
    _lay_board(canvas, view)
    wheel.lay(canvas, say, view.spin, view.wind)
    if view.peeked is not None:
        _lay_peeked(canvas, view, say)
    elif view.monster is not None and player.seat in view.awaited:
        _lay_monster(canvas, view, say)
    else:
        _lay_side(canvas, view, player, say)
    _lay_own(canvas, player)
    _lay_talismans(canvas, player, len(hand))
    canvas.area("hand", 24.0, HAND_TOP, 1176.0, canvas.height - 16.0)
    if hand:
        cards.lay_grid(canvas, hand, (LEFT, HAND_TOP + 14, RIGHT, 0), COLUMNS)
    else:
        sentence = say(Msg("carta_magica.pic.no_cards"))
        canvas.text(LEFT + 12, HAND_TOP + 44, sentence, fonts.SERIF_ITALIC, 30, palette.INK_SOFT, "lm", 400)
    return canvas


def _lay_talismans(canvas: Canvas, player: PlayerView, count: int) -> None:
    """Draw the own talismans with their points, behind `count` tiles."""
    row, x = shelf(count, len(player.talismans))
    y = HAND_TOP + 14 + cards.HIGH / 2 + cards.ROW * row
    pitch = min(TALISMAN, (RIGHT - LEFT) / max(1, len(player.talismans)))
    scale = pitch / TALISMAN
    for k, talisman in enumerate(player.talismans):
        canvas.sprite(words.GLYPHS[talisman.name], x + pitch * k + 25 * scale, y, 50 * scale, shadow=False)
        canvas.sprite("crown", x + pitch * k + 72 * scale, y, 42 * scale, figure=str(talisman.points), shadow=False)


def warm() -> None:
    """Build the static layer of a small hand."""
    ground(height(0, 0))


def _lay_line(canvas: Canvas, view: CartaMagicaView, player: PlayerView, say: Say) -> None:
    """Draw the line above the chart: what is asked, else who is awaited."""
    if player.seat in view.awaited:
        canvas.text(28, LINE_Y, words.task(view, say), fonts.SANS_BOLD, 29, palette.WAX, "ls", 500)
    else:
        who = view.awaited[0]
        marks.disc(canvas, 44, LINE_Y - 9, 16, who)
        sentence = say(Msg(words.title_key(view), who=player_name(say, who)))
        canvas.text(68, LINE_Y, sentence, fonts.SANS_MEDIUM, 29, palette.INK, "ls", 460)
    if player.home is not None:
        home = say(Msg(f"carta_magica.harbour.{HARBOUR[player.home].id}"))
        end = canvas.text(944, LINE_Y, home, fonts.SERIF_BOLD, 28, palette.INK, "rs", 190)
        canvas.text(end.x0 - 10, LINE_Y, say(Msg("carta_magica.pic.home_harbour")), fonts.SERIF_ITALIC, 28, palette.INK_SOFT, "rs", 90)


def _lay_board(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw reach and ships; no last move while something is to be chosen."""
    near, far = view.reach or _free_harbours(view), view.pay_reach
    lay_reach(canvas, far, 0.09, palette.SHOAL)
    lay_reach(canvas, near, 0.2, palette.HALO)
    ships.lay_rings(canvas, (*near, *far))
    ships.lay_flags(canvas, view)
    if near:
        ships.lay_ships(canvas, view, view.seat)
    else:
        ships.lay_last(canvas, view)
        ships.lay_ships(canvas, view)
    ships.lay_encounter(canvas, view)


def _free_harbours(view: CartaMagicaView) -> tuple[Square, ...]:
    """Return the harbours that can still be chosen as home."""
    if view.stage != "settling" or view.seat not in view.awaited:
        return ()
    homes = {player.home for player in view.players}
    return tuple(harbour.square for harbour in HARBOURS if harbour.square not in homes)


def lay_reach(canvas: Canvas, squares: tuple[Square, ...], strength: float, line: palette.Colour) -> None:
    """Draw squares made lighter, with one dashed contour round all of them."""
    if not squares:
        return
    for loop in _square_stencils(frozenset(squares)):
        canvas.fill(loop, palette.WHITE, strength)
    for outline in places.outlines(frozenset(squares), 9.0, 2.0):
        canvas.fill(shapes.polyline(outline, 5, (10, 7), closed=True), palette.INK, 0.6)
        canvas.fill(shapes.polyline(outline, 3, (10, 7), closed=True), line)


def _square_stencils(squares: frozenset[Square]) -> tuple[shapes.Stencil, ...]:
    """Return the squares as one stencil a square."""
    half = places.SIDE / 2
    middles = [places.centre(square) for square in sorted(squares)]
    return tuple(shapes.round_rectangle(x - half, y - half, x + half, y + half, 0) for x, y in middles)


def _lay_side(canvas: Canvas, view: CartaMagicaView, player: PlayerView, say: Say) -> None:
    """Draw the challenge, the open talismans and the cards of the deck whose places are known."""
    x0, y0, x1, y1 = SIDE
    canvas.area("challenge", x0, y0, x1, y0 + 112)
    canvas.area("talismans", x0, y0 + 112, x1, y0 + 286)
    canvas.area("known", x0, y0 + 286, x1, y1)
    canvas.text(x0 + 16, y0 + 32, words.challenge(say), fonts.SERIF_ITALIC, 26, palette.INK_SOFT, "ls", 180)
    if player.challenge is not None:
        wanted = [talisman for talisman in TALISMANS if talisman.id in player.challenge.talismans]
        for k, goal in enumerate(wanted[:2]):
            y = y0 + 72 + 60 * k
            owner = words.holder(view, goal)
            has_it = owner == player.seat
            everybody.lay_wanted(canvas, words.GLYPHS[goal.name], x0 + 42, y, 58, None if has_it else owner)
            lines, size = _name_lines(words.talisman_name(say, goal), fonts.SERIF_BOLD, 23, 124)
            for at, line in enumerate(lines):
                canvas.text(x0 + 76, y - 1 - 12 * len(lines) + 18 * at, line, fonts.SERIF_BOLD, size, palette.INK, "lm", 124)
            state = words.talisman_place(view, player, goal, say)
            colour = palette.INK if has_it else palette.WAX
            canvas.text(x0 + 76, y + 9 + 5 * len(lines), state, fonts.SANS_MEDIUM, 21, colour, "lm", 124)
    surface.hairline(canvas, x0 + 14, y0 + 112, x1 - 14)
    canvas.text(x0 + 16, y0 + 142, say(Msg("carta_magica.score.talismans")), fonts.SERIF_ITALIC, 26, palette.INK_SOFT, "ls", 140)
    canvas.sprite("bag", x1 - 28, y0 + 132, 32, figure=str(TALISMAN_PRICE))
    for k, offer in enumerate(view.row):
        y = y0 + 172 + 43 * k
        canvas.sprite(words.GLYPHS[offer.name], x0 + 32, y, 40, shadow=False)
        lines, size = _name_lines(words.talisman_name(say, offer), fonts.SERIF_BOLD, 22, 108)
        for at, line in enumerate(lines):
            middle = y + 19 * (at - (len(lines) - 1) / 2)
            canvas.text(x0 + 55, middle, line, fonts.SERIF_BOLD, size, palette.INK, "lm", 108)
        canvas.sprite("crown", x1 - 28, y, 40, figure=str(offer.points), shadow=False)
    surface.hairline(canvas, x0 + 14, y0 + 286, x1 - 14)
    _lay_known(canvas, view, say)


def _name_lines(name: str, face: str, size: float, room: float) -> tuple[tuple[str, ...], float]:
    """Return a name in one line if it fits at 92 % of its size, else in two, with their size.

    A word that is too long for a line shrinks as far as it has to.
    """
    if text.width(name, face, size) * 0.92 <= room:
        return (name,), size
    lines = text.wrap_text(name, face, size - 1, room, 2)
    widest = max(text.width(line, face, size - 1) for line in lines)
    return lines, (size - 1) * (1.0 if widest * 0.85 <= room else 0.99 * room / widest)


def _lay_known(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw up to four cards of the deck that the reader knows, with their places."""
    x0, y0, x1, _ = SIDE
    key = "carta_magica.pic.known" if view.remembered else "carta_magica.pic.nothing_known"
    canvas.sprite("telescope", x0 + 28, y0 + 306, 32, shadow=False)
    canvas.text(x0 + 50, y0 + 314, say(Msg(key)), fonts.SERIF_ITALIC, 23, palette.INK_SOFT, "ls", x1 - x0 - 60)
    entries = view.remembered[:4]
    for k, entry in enumerate(entries):
        x = x0 + 34 + 48 * k
        canvas.sprite(words.sign_of(entry.card), x, y0 + 341, 36, shadow=False)
        canvas.text(x, y0 + 373, str(entry.place + 1), fonts.SANS_BOLD, 20, palette.INK, "ms")


def _lay_peeked(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the cards under the telescope, from the next one on."""
    canvas.area("telescope", *SIDE)
    x0, y0, x1, _ = SIDE
    canvas.text(x0 + 16, y0 + 34, say(Msg("carta_magica.pic.next_cards")), fonts.SERIF_ITALIC, 27, palette.INK_SOFT, "ls", 180)
    for k, card in enumerate(view.peeked or ()):
        y = y0 + 52 + 108 * k
        canvas.fill(shapes.round_rectangle(x0 + 10, y, x1 - 10, y + 100, 8), palette.PAPER_WARM)
        canvas.fill(shapes.round_rectangle(x0 + 10, y, x1 - 10, y + 100, 8, 1.6), palette.GOLD)
        canvas.sprite(words.sign_of(card), x0 + 50, y + 50, 62, shadow=False)
        tile = cards.tile(say, card, view.options)
        title = f"{tile.title} {tile.figure}" if card.amount else tile.title
        heads, size = _name_lines(title, fonts.SANS_BOLD, 24, 106)
        lines = text.wrap_text(tile.effect, fonts.SANS, 21, 106, 2)
        top = y + (46 if len(lines) == 1 else 36) - 12 * (len(heads) - 1)
        for at, line in enumerate(heads):
            canvas.text(x0 + 88, top + 23 * at, line, fonts.SANS_BOLD, size, palette.INK, "ls", 106)
        top += 23 * (len(heads) - 1)
        for at, line in enumerate(lines):
            canvas.text(x0 + 88, top + 26 + 23 * at, line, fonts.SANS, 21, palette.INK_SOFT, "ls", 106)


def _lay_monster(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the monster met, and how many of the six segments tame it for the magic spent."""
    assert view.monster is not None
    canvas.area("monster", *SIDE)
    x0, y0, x1, _ = SIDE
    card = view.monster.card
    middle = (x0 + x1) / 2
    canvas.text(middle, y0 + 36, words.card_title(say, card), fonts.SERIF_BOLD, 28, palette.INK, "ms", 190)
    canvas.sprite(words.sign_of(card), middle, y0 + 106, 118, shadow=False)
    marks.badge(canvas, x0 + 36, y0 + 136, 22, str(card.strength))
    canvas.sprite("bag", x1 - 36, y0 + 134, 44, figure=str(card.gold))
    surface.hairline(canvas, x0 + 14, y0 + 178, x1 - 14)
    canvas.sprite("magic", x0 + 34, y0 + 200, 30, shadow=False)
    canvas.text(x1 - 16, y0 + 208, say(Msg("carta_magica.pic.tames_in_six")), fonts.SERIF_ITALIC, 23, palette.INK_SOFT, "rs", 136)
    for k, (magic, good) in enumerate(view.monster.stakes[:6]):
        y = y0 + 230 + 25 * k
        canvas.text(x0 + 34, y, str(magic), fonts.SANS_BOLD, 23, palette.INK, "mm")
        for pip in range(6):
            canvas.fill(shapes.disc(x0 + 72 + 22 * pip, y, 8), palette.INK if pip < good else palette.PAPER_EDGE)
            if pip < good:
                canvas.fill(shapes.disc(x0 + 72 + 22 * pip, y, 6.4), palette.HALO)


def _lay_own(canvas: Canvas, player: PlayerView) -> None:
    """Draw tokens, points, the way round the island."""
    for k, (kind, (sign, count)) in enumerate(zip(TOKENS, words.stock(player), strict=False)):
        x = 982.0 + 70 * k
        canvas.area(kind, x - 18, 68, x + 48, 111)
        canvas.sprite(sign, x, 90, 32 if sign == "bag" else 36, shadow=False)
        canvas.text(x + 19, 90, str(count), fonts.SANS_BOLD, 32, palette.INK, "lm")
    canvas.area("points", 544, 68, 608, 111)
    canvas.area("lap", 614, 66, 666, 113)
    canvas.sprite("crown", 576, 90, 56, figure=str(player.points), shadow=False)
    players.lay_ring(canvas, 640, 90, 44, player)
