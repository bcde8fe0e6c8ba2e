"""The right column: the explorer card on offer, and what was bid for it."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image

from engine.values.core import Msg, Say
from games.pizarro.pictures import places
from games.pizarro.pictures.cards import explorer_name
from games.pizarro.rules.board import Explorer, Sides, Space, spaces
from games.pizarro.rules.view import PizarroView
from render.kit import fonts, layers, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.scores import winners

CARD = (908.0, 118.0, 1176.0, 470.0)
PANEL = (908.0, 486.0, 1176.0, 738.0)
"""The panel below the card."""
WINDOW = (926.0, 184.0, 1158.0, 376.0)
"""The picture on the card."""
MIDDLE = 1042.0
"""The middle of the column, in px from the left."""
NAME_ROOM = 156.0
"""Px for the explorer's name."""
EDGE = 18.0
"""Px that words keep clear of the card's edge and of its gold line."""
TRAIL_LONGEST = 5
"""How many steps of the auction are shown, with the seat that is to speak."""
TRAIL_PITCH = 49.0
"""Px from one step to the next."""
TRAIL_Y = 682.0
"""Middle of the steps, in px from above."""


def effect(say: Say, halves: tuple[Space, ...]) -> str:
    """Return what a space does, in a few words."""
    space = halves[0]
    if space.action is None:
        return say(Msg("pizarro.pic.effect.bags", cards=space.bags)) if space.bags else say(Msg("pizarro.pic.effect.crowns"))
    if len(halves) > 1:
        return say(Msg("pizarro.pic.effect.choose", cards=space.amount))
    return say(Msg("pizarro.pic.effect", action=space.action, cards=space.amount))


@layers.keep_last(48)
def card_image(sides: Sides, explorer: Explorer, phase: int, name: str, words: str) -> Image.Image:
    """Draw an explorer card with its glyph, phase and effect, as large as `CARD` and shadow."""
    canvas = surface.ground((1200, 900))
    surface.shadow(canvas, shapes.round_rectangle(*CARD, 12))
    canvas.fill(shapes.round_rectangle(*CARD, 12), palette.INK)
    x0, y0, x1, y1 = CARD
    canvas.fill(shapes.round_rectangle(x0 + 2, y0 + 2, x1 - 2, y1 - 2, 10.5), palette.PAPER)
    canvas.fill(shapes.round_rectangle(x0 + 7, y0 + 7, x1 - 7, y1 - 7, 7, 1.6), palette.GOLD)
    _window(canvas)
    canvas.image = surface.add_texture(canvas.image, 7)
    canvas.sprite(explorer.replace("_", "-"), MIDDLE, (WINDOW[1] + WINDOW[3]) / 2, 156, shadow=False)
    if text.width(name, fonts.SERIF_BOLD, 38) * text.SHRINK_LEAST <= NAME_ROOM:
        canvas.text(930, 168, name, fonts.SERIF_BOLD, 38, palette.INK, "ls", NAME_ROOM)
    else:
        for k, line in enumerate(text.wrap_text(name, fonts.SERIF_BOLD, 29, NAME_ROOM, 2)):
            canvas.text(930, 152 + 26 * k, line, fonts.SERIF_BOLD, 29, palette.INK, "ls", NAME_ROOM)
    marks.pennant(canvas, 1128, 155, places.NUMERAL[phase], current=True, width=66)
    halves = tuple(space for space in spaces(sides) if space.explorer == explorer and space.phase == phase)
    _effect_strip(canvas, halves, words)
    return canvas.image.crop((900, 112, 1184, 478))


def _window(canvas: Canvas) -> None:
    """Draw the picture field: a pale sky with rays over an engraved sea."""
    x0, y0, x1, y1 = WINDOW
    size = (round(x1 - x0), round(y1 - y0))
    ramp = Image.linear_gradient("L").resize(size)
    sky = Image.composite(Image.new("RGB", size, palette.rgb("#F6E6B4")), Image.new("RGB", size, palette.rgb("#DCE4D6")), ramp)
    picture = Canvas(sky)
    cx, cy = size[0] / 2, size[1] / 2
    for k in range(48):
        angle = 2 * math.pi * k / 48
        ray = ((cx + 74 * math.cos(angle), cy + 74 * math.sin(angle)), (cx + 190 * math.cos(angle), cy + 190 * math.sin(angle)))
        picture.fill(shapes.polyline(ray, 1.2), palette.CROWN, 0.8)
    horizon = size[1] * 0.63
    picture.fill(shapes.round_rectangle(0, horizon, size[0], size[1], 0), palette.SEA_SHALLOW)
    for k in range(8):
        y = horizon + 6 + k * 9
        wave = tuple((x, y + 1.6 * math.sin(x / (9 + k) + k * 2)) for x in range(0, size[0] + 1, 4))
        picture.fill(shapes.polyline(wave, 1.2), palette.SEA_CHART, 0.55)
    picture.fill(shapes.disc(cx, cy, 84), palette.PAPER, 0.72)
    canvas.image.paste(sky, (round(x0), round(y0)))
    canvas.fill(shapes.round_rectangle(x0 - 1.5, y0 - 1.5, x1 + 1.5, y1 + 1.5, 2, 2), palette.INK)


def _effect_strip(canvas: Canvas, halves: tuple[Space, ...], words: str) -> None:
    """Draw the printed values of the space, large, and the effect in words beside them."""
    signs = [sign for space in halves for sign in places.signs(space)]
    widths = {"crown": 64.0, "bag": 44.0, "draw": 44.0, "disc": 48.0}
    total = sum(widths[kind] for kind, _, _ in signs) + (10 if len(halves) > 1 else 0)
    scale = min(1.0, 138 / total)
    x = 924.0
    for k, (kind, name, figure) in enumerate(signs):
        if k and len(halves) > 1:
            canvas.fill(shapes.polyline(((x + 1, 438.0), (x + 9, 402.0)), 2.4), palette.INK)
            x += 10 * scale
        width = widths[kind] * scale
        canvas.sprite(name, x + width / 2, 420 - (2 if kind == "bag" else 0), width, figure=figure)
        x += width
    room = CARD[2] - EDGE - x - 8
    size = 22.0
    lines = text.wrap_text(words, fonts.SANS_MEDIUM, size, room, 3)
    for k, line in enumerate(lines):
        canvas.text(x + 8, 420 + 25 * (k - (len(lines) - 1) / 2), line, fonts.SANS_MEDIUM, size, palette.INK, "lm", room)


def shown_card(view: PizarroView) -> tuple[Explorer | None, int]:
    """Return the card on offer or the explorer that acts between auctions, with the phase."""
    if view.stage == "pending":
        return view.last.explorer or "marco_polo", view.phase
    if view.stage == "exchange":
        return "marco_polo", view.phase
    return ("pizarro", 3) if view.stage == "gamble" else (view.card, view.phase)


def lay_card(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the card on offer."""
    canvas.area("offer", *CARD)
    explorer, phase = shown_card(view)
    if explorer is None:
        _lay_end(canvas, view, say)
        return
    halves = tuple(space for space in spaces(view.sides) if space.explorer == explorer and space.phase == phase)
    image = card_image(view.sides, explorer, phase, explorer_name(say, explorer), effect(say, halves))
    canvas.image.paste(image, (900, 112))


def _lay_end(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the winner with a laurel, in place of a card."""
    surface.panel(canvas, CARD, radius=12)
    seats = winners(view.ranks)
    canvas.text(MIDDLE, 176, say(Msg("pizarro.pic.the_end")), fonts.SERIF_BOLD, 40, palette.INK, "ms", 236)
    if not seats:
        return
    shown = seats[:2]
    width = 200 if len(shown) == 1 else 124
    for k, seat in enumerate(shown):
        x = MIDDLE + (k - (len(shown) - 1) / 2) * 124
        canvas.sprite("laurel", x, 280, width)
        marks.disc(canvas, x, 280 + width * 0.014, width * 0.255, seat)
    canvas.sprite("crown", MIDDLE, 420, 100, figure=str(view.sheets[seats[0]].total))


def lay_panel(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw what is bid, by whom, and who said what; in other stages what belongs there."""
    canvas.area("auction", *PANEL)
    if view.stage == "gamble":
        _lay_gamble(canvas, view, say)
    elif view.stage == "over":
        _lay_ranking(canvas, view, say)
    elif view.stage in ("veto", "exchange"):
        _lay_queue(canvas, view, say)
    elif view.stage == "pending":
        _lay_pending(canvas, view, say)
    else:
        _lay_bid(canvas, view, say)


def _heading(canvas: Canvas, words: str) -> None:
    canvas.text(928, 522, words, fonts.SERIF_ITALIC, 27, palette.INK_SOFT, "ls", 228)


def _lay_bid(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the standing bid with its seat, or who speaks first, above the steps."""
    if view.leader is None:
        _heading(canvas, say(Msg("pizarro.pic.no_bid")))
        canvas.sprite("bag", 976, 588, 92, strength=0.4)
        if view.awaited:
            _lay_seat(canvas, view.awaited[0], say)
    else:
        heading = Msg("pizarro.pic.to_pay") if view.stage == "paying" else Msg("pizarro.pic.high_bid")
        _heading(canvas, say(heading))
        canvas.sprite("bag", 976, 586, 98, figure=str(view.bid))
        _lay_seat(canvas, view.leader, say)
    _lay_hairline(canvas)
    _lay_trail(canvas, view, say)


def _lay_seat(canvas: Canvas, seat: int, say: Say) -> None:
    """Draw a large disc and the name of a player in the right half of the panel."""
    marks.disc(canvas, 1098, 566, 32, seat)
    canvas.text(1098, 630, player_name(say, seat), fonts.SANS_MEDIUM, 27, palette.INK, "ms", 136)


def _lay_hairline(canvas: Canvas) -> None:
    """Draw the line below which the panel tells what has been or will be."""
    surface.hairline(canvas, 924, 650, 1160)


def _lay_pending(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw what a complete move does, before chance answers it."""
    last = view.last
    _heading(canvas, say(Msg("pizarro.pic.decided")))
    signs = {"vetoed": "veto-used", "exchanged": "exchange", "unsold": "bag"}
    if last.what == "bought":
        canvas.sprite("bag", 976, 586, 98, figure=str(last.amount))
    else:
        canvas.sprite(signs[last.what], 976, 586, 88, strength=0.4 if last.what == "unsold" else 1)
    if last.seat is not None:
        _lay_seat(canvas, last.seat, say)
    _lay_hairline(canvas)
    _lay_last(canvas, view, say, 926, 694)


def last_event(view: PizarroView, say: Say) -> str:
    """Return what happened last, in a few words; empty if it is a step of the current auction."""
    last = view.last
    name = explorer_name(say, last.explorer) if last.explorer else ""
    if last.what not in ("vetoed", "unsold", "bought", "exchanged"):
        return ""
    if last.what == "bought":
        return say(Msg("pizarro.pic.last.bought", explorer=name, price=last.amount))
    return say(Msg("pizarro.pic.last", what=last.what, explorer=name, cards=last.amount))


def _lay_last(canvas: Canvas, view: PizarroView, say: Say, x: float, middle: float) -> None:
    """Draw the last event with the disc of who caused it, from x to the panel's edge."""
    words = last_event(view, say)
    if not words:
        return
    if view.last.seat is not None:
        marks.disc(canvas, x + 17, middle, 17, view.last.seat)
        x += 42
    lines = text.wrap_text(words, fonts.SANS, 22, 1162 - x, 2)
    for k, line in enumerate(lines):
        canvas.text(x, middle + 25 * (k - (len(lines) - 1) / 2), line, fonts.SANS, 22, palette.INK_SOFT, "lm", 1162 - x)


def _lay_trail(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the last steps and who is to speak; before any, how the last auction ended."""
    waits = view.awaited[0] if view.stage == "bidding" and view.awaited else None
    places_for_waiting = 0 if waits is None else 1
    steps = view.trail[-(TRAIL_LONGEST - places_for_waiting) :]
    xs = [946 + TRAIL_PITCH * k for k in range(len(steps) + places_for_waiting)]
    if len(view.trail) > len(steps):
        canvas.fill(shapes.polyline(((918.0, TRAIL_Y), (928.0, TRAIL_Y)), 2, (2, 4)), palette.INK_SOFT)
    for left, right in pairwise(xs):
        canvas.fill(shapes.polyline(((left + 19, TRAIL_Y), (right - 19, TRAIL_Y)), 2, (5, 4)), palette.INK_SOFT)
    for x, step in zip(xs, steps, strict=False):
        if step.amount:
            marks.disc(canvas, x, TRAIL_Y, 19, step.seat)
            canvas.text(x, 726, str(step.amount), fonts.SANS_BOLD, 28, palette.INK, "ms", 46)
        else:
            marks.disc(canvas, x, TRAIL_Y, 19, step.seat, 0.45)
            marks.strike(canvas, x, TRAIL_Y, 13, 2.6)
            canvas.text(x, 725, say(Msg("pizarro.pic.pass")), fonts.SANS, 22, palette.INK_SOFT, "ms", 46)
    if waits is not None:
        marks.disc(canvas, xs[-1], TRAIL_Y, 19, waits)
        marks.ring(canvas, shapes.circle(xs[-1], TRAIL_Y, 22), 2.6, (6, 5))
        canvas.text(xs[-1], 727, "?", fonts.SANS_BOLD, 28, palette.WAX, "ms")
    if not view.trail:
        _lay_last(canvas, view, say, 984, 694)


def _lay_queue(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw those who are asked in turn, the one awaited large."""
    _heading(canvas, say(Msg("pizarro.pic.veto_asked") if view.stage == "veto" else Msg("pizarro.pic.exchange_turn")))
    if view.awaited:
        seat = view.awaited[0]
        canvas.sprite("veto" if view.stage == "veto" else "exchange", 976, 584, 84)
        _lay_seat(canvas, seat, say)
    later = list(view.queue)
    if later and view.awaited and later[0] == view.awaited[0]:
        later = later[1:]
    _lay_hairline(canvas)
    if later:
        words = canvas.text(928, 679, say(Msg("pizarro.pic.then")), fonts.SANS, 24, palette.INK_SOFT, "ls", 60)
        for k, seat in enumerate(later[:4]):
            marks.disc(canvas, words.x1 + 26 + 44 * k, 671, 17, seat)
    _lay_last(canvas, view, say, 926, 712 if later else 694)


def _lay_gamble(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the cards turned up so far and their sum."""
    gamble = view.gamble
    if gamble is None:
        return
    _heading(canvas, say(Msg("pizarro.pic.drawn")))
    count = len(gamble.draws)
    pitch = min(56.0, 186 / max(1, count - 1)) if count > 1 else 56.0
    for k, value in enumerate(gamble.draws):
        canvas.sprite("card-money", 956 + pitch * k, 588, 56)
        canvas.sprite("bag", 956 + pitch * k, 582, 44, figure=str(value), shadow=False)
    colour = palette.WAX if gamble.is_bust else palette.INK
    total = canvas.text(928, 719, str(gamble.total), fonts.SANS_BOLD, 56, colour)
    limit = say(Msg("pizarro.pic.bust") if gamble.is_bust else Msg("pizarro.pic.of_limit", limit=gamble.limit))
    canvas.text(total.x1 + 14, 716, limit, fonts.SANS_MEDIUM, 27, colour if gamble.is_bust else palette.INK_SOFT, "ls", 150)


def _lay_ranking(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw places, discs and totals."""
    order = sorted(range(len(view.ranks)), key=lambda seat: (view.ranks[seat], seat))
    pitch = min(46.0, 232 / len(order))
    for k, seat in enumerate(order):
        y = 612 + pitch * (k - (len(order) - 1) / 2)
        canvas.text(934, y, str(view.ranks[seat]), fonts.SANS_BOLD, 26, palette.INK_SOFT, "lm")
        marks.disc(canvas, 976, y, min(19.0, pitch / 2 - 1), seat)
        canvas.text(1004, y, player_name(say, seat), fonts.SANS_MEDIUM, 26, palette.INK, "lm", 102)
        canvas.text(1158, y, str(view.sheets[seat].total), fonts.SANS_BOLD, 30, palette.INK, "rm")
