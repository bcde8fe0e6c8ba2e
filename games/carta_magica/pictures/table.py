"""The public picture of the table, with its banner of turn, round, last move and decks."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.carta_magica.pictures import chart, places, players, ships, talismans, wheel, words
from games.carta_magica.rules.view import CartaMagicaView
from render.kit import banner, fonts, layers, marks, palette, shapes, surface
from render.kit.canvas import Canvas
from render.kit.scores import winners

SIZE = (1200, 900)
BANNER = banner.BOX
WORDS_ROOM = 440.0
"""Px for the words at the left of the banner."""
MIDDLE_X = 598.0
"""Left edge of the round and the last move in the banner, in px."""
MIDDLE_ROOM = 232.0
"""Px for the round and the last move."""
DECKS = (862.0, 1032.0)
"""Middles of the two decks in the banner, in px from the left."""


@layers.keep_last(3)
def ground(count: int) -> Image.Image:
    """Draw paper with the empty panels for a number of players."""
    canvas = surface.ground(SIZE)
    banner.ground(canvas)
    surface.panel(canvas, wheel.BOX)
    surface.panel(canvas, talismans.BOX)
    for box in players.boxes(count):
        surface.panel(canvas, box)
    return surface.add_texture(canvas.image)


def compose(view: CartaMagicaView, say: Say) -> Canvas:
    """Draw the whole table. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    canvas.image.paste(
        chart.named_ground(words.harbour_names(view, say), ships.busy(view)), (round(places.FRAME[0]), round(places.FRAME[1]))
    )
    places.name_areas(canvas)
    ships.lay(canvas, view)
    _lay_banner(canvas, view, say)
    wheel.lay(canvas, say, view.spin, view.wind)
    talismans.lay(canvas, view, say)
    players.lay(canvas, view, say)
    return canvas


def warm() -> None:
    """Build the static layers that need no words."""
    chart.ground()
    for count in range(2, 5):
        ground(count)


def shown_seats(view: CartaMagicaView) -> tuple[int, ...]:
    """Return who the banner is about: those awaited, at the end the winners."""
    return winners(view.ranks) if view.stage == "over" else tuple(view.awaited)


def _lay_banner(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the banner's words and signs; its panel belongs to the static layer."""
    key = words.title_key(view)
    banner.lay(canvas, say, shown_seats(view), lambda who: say(Msg(key, who=who)), words.task(view, say), room=WORDS_ROOM)
    canvas.area("turn", BANNER[0], BANNER[1], MIDDLE_X - 12, BANNER[3])
    _lay_last(canvas, view, say)
    _lay_decks(canvas, view, say)


def _lay_last(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the round, and what was done last with the disc of who did it."""
    canvas.area("last", MIDDLE_X - 8, BANNER[1], MIDDLE_X + MIDDLE_ROOM, BANNER[3])
    key = "carta_magica.pic.last_round" if view.is_final and view.stage != "over" else "carta_magica.chapter"
    canvas.text(MIDDLE_X, 55, say(Msg(key, round=view.round)), fonts.SERIF_ITALIC, 31, palette.INK_SOFT, "ls", MIDDLE_ROOM)
    x = MIDDLE_X
    if view.last.seat is not None:
        marks.disc(canvas, x + 13, 80, 15, view.last.seat)
        x += 36
    canvas.text(x, 89, words.last(view, say), fonts.SANS_MEDIUM, 27, palette.INK, "ls", MIDDLE_X + MIDDLE_ROOM - x)


def _lay_decks(canvas: Canvas, view: CartaMagicaView, say: Say) -> None:
    """Draw the two decks, each with the number of its cards."""
    canvas.area("decks", DECKS[0] - 28, BANNER[1], BANNER[2], BANNER[3])
    piles = ((view.deck_count, "card", palette.SEA_CHART, "carta_magica.pic.adventures"),
             (view.talisman_count, "talisman", palette.BAG, "carta_magica.pic.talismans_left"))  # fmt: skip
    for x, (count, sign, colour, key) in zip(DECKS, piles, strict=True):
        if count:
            for step in (6, 3, 0)[-min(3, count) :]:  # a pile of at most three cards, each a little aside
                box = (x - 19 + step, 30.0 - step / 2, x + 19 + step, 84.0 - step / 2)
                canvas.fill(shapes.round_rectangle(*box, 5), palette.INK)
                canvas.fill(shapes.round_rectangle(box[0] + 1.6, box[1] + 1.6, box[2] - 1.6, box[3] - 1.6, 3.6), colour)
            canvas.fill(shapes.round_rectangle(x - 14.5, 34.5, x + 14.5, 79.5, 2, 1.2), palette.CROWN)
            if sign == "card":
                canvas.fill(_star(x, 57), palette.CROWN)
            else:
                canvas.fill(shapes.disc(x, 57, 13), palette.PAPER)
                canvas.sprite(sign, x, 57, 23, shadow=False)
        else:
            canvas.fill(shapes.round_rectangle(x - 19, 30, x + 19, 84, 5, 1.5), palette.PAPER_EDGE)
        canvas.text(x + 34, 60, str(count), fonts.SANS_BOLD, 36)
        canvas.text(x + 34, 86, say(Msg(key)), fonts.SANS, 22, palette.INK_SOFT, "ls", 100)


def _star(x: float, y: float) -> shapes.Stencil:
    points = ((0, -17), (3.6, -3.6), (12, 0), (3.6, 3.6), (0, 17), (-3.6, 3.6), (-12, 0), (-3.6, -3.6))
    return shapes.polygon(tuple((x + dx, y + dy) for dx, dy in points))
