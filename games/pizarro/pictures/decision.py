"""The picture of a decision: the card on offer, the own hand with numbers, the foot.

At the foot stands who else is in or what is left to spend. A half-made move raises the cards that leave the hand and shows its ship at
half strength.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from PIL import Image

from engine.asks.decision import Decision
from engine.values.core import Msg, Say
from games.pizarro.pictures import auction, choices, handful, places, players
from games.pizarro.pictures import tablecard as offer
from games.pizarro.pictures.cards import explorer_name, lay_explorer
from games.pizarro.rules.payment import Cards, crowns, hand_places
from games.pizarro.rules.view import PizarroView, PlayerView
from render import Draft
from render.kit import fonts, layers, marks, palette, shapes, surface, tablecard, text
from render.kit.canvas import Canvas
from render.kit.decision import BAND, FIGURE, NAME, NOTE, TALLEST, WIDE, WIDE_HEIGHT, open_canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

TOP = BAND + 10.0
"""Where the offer begins, in px from above."""
SECTION: BoxPx = (0.0, offer.OFFER[1] - 4, float(WIDE), offer.LANE[3] + 6)
"""The part of the table card that a tall picture takes over: the offer and the lane."""
HAND = 330.0
"""Greatest height in px of the water behind the hand of a tall picture."""
PANELS = 226.0
"""Greatest height in px of the water if a veto is asked: single cards of the hand do not matter then."""
ROW = 104.0
"""Height in px of a panel at the foot of a tall picture."""
ROW_WIDE = 64.0
"""Height in px of a panel at the foot of a wide picture."""
ROW_LINES = 80.0
"""Height in px of a panel with two lines at the foot of a wide picture."""
EDGE = 20.0
"""Px between panels and the edges of the picture."""
GAP = 12.0
"""Px between two panels."""
ABOVE = 4
"""Px above panels that are pasted with them."""
FAINT = 0.67
"""The strength of drawings for players who are out of the auction."""
AUCTION = ("veto", "bidding")
"""The stages in which others can still get the card."""


def compose(view: PizarroView, say: Say, draft: Draft, is_wide: bool) -> Canvas:
    """Draw the decision of the view's seat, tall for a phone or wide for a desk."""
    assert view.seat is not None
    decision = draft.decision or Decision(Msg("pizarro.decision.whole"), ())
    preview: PizarroView = draft.preview
    offered = _offered(view, preview)
    rivals = _rivals(offered)
    numbers = {number: answer.places for number, answer in decision.numbers().items()}
    hand = view.players[view.seat].hand or ()
    if is_wide:
        canvas = open_canvas(WIDE_HEIGHT, decision, view.seat, say)
        _lay_strip(canvas, offered, say)
        gap = 4 if len(rivals) > 2 else 8
        foot = WIDE_HEIGHT - gap - _row(len(rivals), True)
        water = (0.0, STRIP[3] + gap, float(WIDE), foot - gap)
    else:
        top = TOP + SECTION[3] - SECTION[1]
        rows = 1 if len(rivals) <= 3 else 2
        if draft.asked == "veto":  # the own panel stands above those of the others
            rows += 1
        below = 16 + rows * (ROW + GAP) - GAP
        most = TALLEST - top - below
        high = min(PANELS, most) if draft.asked == "veto" else handful.height(WIDE, min(HAND, most), hand)
        canvas = open_canvas(round(top + high + below), decision, view.seat, say)
        _lay_section(canvas, view, offered, preview, say)
        water = (0.0, top, float(WIDE), top + high)
        foot = water[3] + 8
    _lay_water(canvas, water)
    canvas.area("hand", *water)
    asked = draft.asked or ("gamble" if view.stage == "gamble" else "")  # a whole move shows the cards turned up, as its question did
    if not choices.lay(canvas, water, view, preview, asked, numbers, say):
        _lay_hand(canvas, water, hand, preview.players[view.seat].hand or (), numbers, say)
    if not rivals or (draft.asked == "veto" and not is_wide):
        _lay_own(canvas, foot, view.players[view.seat], ROW_WIDE if is_wide else ROW)
        foot += ROW + GAP
    if rivals:
        _lay_rivals(canvas, foot, view, rivals, say, is_wide)
    return canvas


def _lay_hand(canvas: Canvas, water: BoxPx, hand: Cards, staying: Cards, numbers: choices.Numbers, say: Say) -> None:
    """Draw the hand; the cards that are not `staying` after the half-made move are raised."""
    gone = hand_places(hand, tuple((Counter(hand) - Counter(staying)).elements()))
    handful.lay(canvas, water, hand, numbers, gone)
    if not hand:
        middle = (water[1] + water[3]) / 2
        canvas.text(WIDE / 2, middle, say(Msg("pizarro.pic.hand.empty")), fonts.SERIF_ITALIC, 46, palette.PAPER, "mm", WIDE - 80)


def _offered(view: PizarroView, preview: PizarroView) -> PizarroView:
    """Return the auction with the answers so far: the own bid, or the price being paid."""
    if preview.stage == "paying" or (preview.stage == "bidding" and preview.leader == view.seat):
        return preview
    if preview.stage == "pending" and preview.last.what == "bought":
        return msgspec.structs.replace(view, stage="paying", leader=view.seat, bid=preview.last.amount)
    return view


def _rivals(view: PizarroView) -> list[PlayerView]:
    """Return everybody else during an auction, those first who are still in; later nobody."""
    if view.stage not in AUCTION:
        return []
    others = [player for player in view.players if player.seat != view.seat]
    return sorted(others, key=lambda player: player.standing in players.OUT)


def _row(count: int, is_wide: bool) -> float:
    """Return the height in px of each of `count` panels at the foot."""
    if not is_wide:
        return ROW
    return ROW_LINES if count > 2 else ROW_WIDE


@layers.keep_last(1)
def _paper() -> Image.Image:
    """Draw the empty offer as it stands on the table card."""
    canvas = tablecard.ground(SECTION[3], (offer.OFFER,))
    canvas.fill(shapes.round_rectangle(offer.SPLIT, offer.OFFER[1] + 20, offer.SPLIT + 2, offer.OFFER[3] - 20, 1), palette.PAPER_EDGE)
    return canvas.image


def _lay_section(canvas: Canvas, view: PizarroView, shown: PizarroView, preview: PizarroView, say: Say) -> None:
    """Draw the offer and the lane of the table card, moved up under the band."""
    section = Canvas(_paper().copy())
    explorer, phase = auction.shown_card(shown)
    if explorer is not None:
        offer.lay_offer(section, view, explorer, phase, say)
        offer.lay_lane(section, view, explorer, preview)
        section.area("offer", offer.OFFER[0], offer.OFFER[1], offer.SPLIT, offer.OFFER[3])
        section.area("auction", offer.SPLIT, *offer.OFFER[1:])
    offer.lay_auction(section, shown, say)
    up = SECTION[1] - TOP
    canvas.image.paste(section.image.crop((0, round(SECTION[1]), WIDE, round(SECTION[3]))), (0, round(TOP)))
    canvas.boxes += [replace(box, y0=box.y0 - up, y1=box.y1 - up) for box in section.boxes]
    for name, (x0, y0, x1, y1) in section.areas.items():
        canvas.area(name, x0, y0 - up, x1, y1 - up)


STRIP: BoxPx = (EDGE, BAND + 8.0, WIDE - EDGE, BAND + 158.0)
"""The offer of a wide picture."""


def _lay_strip(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw the offer in one row: the explorer with what its space brings, and who leads."""
    surface.panel(canvas, STRIP)
    x0, y0, x1, y1 = STRIP
    explorer, phase = auction.shown_card(view)
    if explorer is None:
        return
    middle, split = (y0 + y1) / 2, 640.0
    canvas.area("offer", x0, y0, split, y1)
    canvas.area(f"space-{phase}", x0, y0, split, y1)
    canvas.area("auction", split, y0, x1, y1)
    lay_explorer(canvas, explorer, x0 + 74, middle, 124, 92)
    name = canvas.text(x0 + 150, y0 + 58, explorer_name(say, explorer), fonts.SERIF_BOLD, 50, palette.INK, "ls", split - x0 - 270)
    marks.pennant(canvas, min(name.x1 + 60, split - 50), y0 + 46, places.NUMERAL[phase], current=True, width=76)
    halves = tuple(space for space in view.spaces if (space.explorer, space.phase) == (explorer, phase))
    at = offer.lay_signs(canvas, halves, x0 + 148, y0 + 106, 0.9) + 8
    lines = text.wrap_text(auction.effect(say, halves), fonts.SANS_MEDIUM, 34, split - 14 - at, 2)
    for k, line in enumerate(lines):
        canvas.text(at, y0 + 108 + 37 * (k - (len(lines) - 1) / 2), line, fonts.SANS_MEDIUM, 34, palette.INK, "lm", split - 14 - at)
    canvas.fill(shapes.round_rectangle(split, y0 + 16, split + 2, y1 - 16, 1), palette.PAPER_EDGE)
    seat, figure = view.leader, view.bid
    if seat is None and view.gamble is not None and view.stage == "gamble":
        seat, figure = view.gamble.seat, view.gamble.total
    if seat is not None:
        canvas.sprite("bag", split + 70, middle, 112, figure=str(figure))
        marks.disc(canvas, split + 210, middle - 20, 40, seat)
        canvas.text(split + 210, y1 - 16, player_name(say, seat), fonts.SANS_MEDIUM, 42, palette.INK, "ms", 150)
    else:
        words = {"bidding": Msg("pizarro.pic.no_bid"), "veto": Msg("pizarro.pic.veto_asked")}.get(view.stage, Msg("pizarro.pic.phase_end"))
        canvas.text((split + x1) / 2, middle, say(words), fonts.SERIF_ITALIC, 42, palette.INK_SOFT, "mm", x1 - split - 30)


def _lay_water(canvas: Canvas, box: BoxPx) -> None:
    """Draw the sea behind the hand, between two gold lines."""
    sea = _sea(round(box[3] - box[1]))
    canvas.image.paste(sea, (0, round(box[1])))
    for y in (box[1], box[3] - 3):
        canvas.fill(shapes.round_rectangle(0, y, WIDE, y + 3, 0), palette.GOLD)


@layers.keep_last(8)
def _sea(high: int) -> Image.Image:
    return surface.sea((0, 0, WIDE, high), (WIDE / 2, high * 1.3), palette.rgb("#3C6C88"), palette.rgb("#2B5672"), 0.16)


def _lay_panels(canvas: Canvas, top: float, count: int, columns: int, high: float) -> None:
    """Draw empty panels side by side, from the left; below them is nothing but paper."""
    at = math.floor(top)
    canvas.image.paste(_panels(count, columns, high, top - at), (0, at - ABOVE))


@layers.keep_last(12)
def _panels(count: int, columns: int, high: float, down: float) -> Image.Image:
    wide, rows = (WIDE - 2 * EDGE - GAP * (columns - 1)) / columns, -(-count // columns)
    canvas = Canvas(Image.new("RGB", (WIDE, math.ceil(ABOVE + down + rows * (high + GAP) - GAP + 16)), palette.PAPER))
    for k in range(count):
        x, y = EDGE + (wide + GAP) * (k % columns), ABOVE + down + (high + GAP) * (k // columns)
        surface.panel(canvas, (x, y, x + wide, y + high))
    return canvas.image


def _lay_rivals(canvas: Canvas, top: float, view: PizarroView, rivals: Sequence[PlayerView], say: Say, is_wide: bool) -> None:
    """Draw a panel for each of the others: name and part in the auction, money cards, a veto.

    If three or more are side by side, the name stands above the rest.
    """
    columns = len(rivals) if is_wide or len(rivals) <= 3 else (len(rivals) + 1) // 2
    high = _row(len(rivals), is_wide)
    wide = (WIDE - 2 * EDGE - GAP * (columns - 1)) / columns
    _lay_panels(canvas, top, len(rivals), columns, high)
    for k, player in enumerate(rivals):
        x, y = EDGE + (wide + GAP) * (k % columns), top + (high + GAP) * (k // columns)
        canvas.area(f"player-{player.seat}", x, y, x + wide, y + high)
        radius = 24 if is_wide else 30
        if columns > 2:
            radius -= 6
        ink, strength = (palette.INK_SOFT, FAINT) if player.standing in players.OUT else (palette.INK, 1.0)
        start, end, name = x + 26 + 2 * radius, x + wide - 14, player_name(say, player.seat)
        middle = y + high / 2 if columns <= 2 else y + high - radius - 6
        marks.disc(canvas, x + 14 + radius, middle, radius, player.seat, strength)
        if columns > 2:
            canvas.text(x + 14, y + (31 if is_wide else 43), name, fonts.SANS_MEDIUM, NAME if is_wide else NAME + 6, ink, "ls", wide - 28)
            _lay_held(canvas, player, start, end, middle, strength)
        elif is_wide:
            held = _lay_held(canvas, player, start, end, middle, strength)
            canvas.text(start, middle, name, fonts.SANS_MEDIUM, NAME + 6, ink, "lm", held - start)
        else:
            end = _lay_held(canvas, player, start, end, middle, strength)
            colour = palette.WAX if player.standing == "leads" else palette.INK_SOFT
            canvas.text(start, y + 46, name, fonts.SANS_MEDIUM, NAME + 6, ink, "ls", end - start)
            canvas.text(start, y + 86, players.standing(view, player, say)[-1], fonts.SANS_MEDIUM, NOTE + 6, colour, "ls", end - start)


def _lay_held(canvas: Canvas, player: PlayerView, start: float, end: float, y: float, strength: float) -> float:
    """Draw the number of money cards and a veto between two edges; return where they begin."""
    if player.vetoes:
        end = canvas.sprite("veto", end - 22, y, 44).x0 - 8
    figure = canvas.text(end, y, str(player.hand_count), fonts.SANS_BOLD, FIGURE + 2, palette.INK, "rm")
    return canvas.sprite("hand", figure.x0 - 34, y, 52, strength=strength).x0 - 6 if figure.x0 - 62 > start else figure.x0 - 6


def _lay_own(canvas: Canvas, top: float, player: PlayerView, high: float) -> None:
    """Draw money, crowns and number of the hand's cards, the crowns on the board, and vetoes."""
    _lay_panels(canvas, top, 1, 1, high)
    canvas.area("own", EDGE, top, WIDE - EDGE, top + high)
    hand, middle = player.hand or (), top + high / 2
    signs: list[tuple[str, float, str, int | None]] = [
        ("bag", 50, str(sum(hand)), None),
        ("crown", 70, str(crowns(hand)), None),
        ("hand", 62, str(len(hand)), None),
        ("ship", 60, str(player.crowns), player.seat),
    ]
    signs += [("veto", 48, str(player.vetoes), None)] if player.vetoes else []
    signs += [("pile", 56, str(len(player.piles)), None)] if player.piles else []
    pitch = (WIDE - 2 * EDGE) / len(signs)
    for k, (name, width, figure, seat) in enumerate(signs):
        x = EDGE + pitch * (k + 0.5)
        sign = canvas.sign(name, x - 30, middle, width, seat)
        canvas.text(sign.x1 + 10, middle, figure, fonts.SANS_BOLD, 46, palette.INK, "lm")
