"""The picture on the table card: offer, leader, ships, what is to come, who is in."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say
from games.pizarro.pictures import auction, banner, board, places, players
from games.pizarro.pictures.cards import explorer_name, lay_explorer
from games.pizarro.rules.board import EXPLORERS, PHASES, Explorer, Sides, Space, spaces
from games.pizarro.rules.view import PizarroView, PlayerView
from render.kit import fonts, layers, marks, palette, shapes, surface, tablecard, text
from render.kit.canvas import Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx
from render.kit.tablecard import EDGE, GAP, LEAST, SMALL, WIDE, Sign, Standing
from render.kit.zoom import Zoomed

OFFER: BoxPx = (EDGE, 178.0, WIDE - EDGE, 418.0)
SPLIT = 590.0
"""Px from the left: on this side of it is the explorer on offer, beyond it who bids what."""
LANE: BoxPx = (EDGE, 432.0, WIDE - EDGE, 590.0)
NEXT: BoxPx = (EDGE, 604.0, WIDE - EDGE, 698.0)
PLAYERS_TOP = NEXT[3] + GAP
SCALE = (LANE[2] - LANE[0] - 2 * surface.FRAME_BAND - 8) / (places.COLUMNS[3][1] - places.COLUMNS[1][0])
"""How many times as large as on the table the lane of the explorer is drawn."""
STACK_X = 292.0
"""Left edge of the cards that are still to come, in px."""


def compose(view: PizarroView, say: Say) -> Canvas:
    """Draw the card. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    tablecard.lay_head(canvas, say, banner.shown_seats(view), banner.title(view, say), banner.task(view, say))
    explorer, phase = auction.shown_card(view)
    canvas.area("offer", OFFER[0], OFFER[1], SPLIT, OFFER[3])
    canvas.area("auction", SPLIT, *OFFER[1:])
    canvas.area("decks", *NEXT)
    if explorer is not None:
        lay_offer(canvas, view, explorer, phase, say)
        lay_lane(canvas, view, explorer)
    lay_auction(canvas, view, say)
    _lay_next(canvas, view, say)
    tablecard.lay_players(canvas, say, [_standing(view, player, say) for player in view.players], PLAYERS_TOP)
    return canvas


@layers.keep_last(4)
def ground(count: int) -> Image.Image:
    """Draw paper with the empty panels for a number of players."""
    panels = (OFFER, NEXT, *tablecard.player_boxes(count, PLAYERS_TOP))
    canvas = tablecard.ground(PLAYERS_TOP + tablecard.players_height(count) + EDGE, panels)
    canvas.fill(shapes.round_rectangle(SPLIT, OFFER[1] + 20, SPLIT + 2, OFFER[3] - 20, 1), palette.PAPER_EDGE)
    return canvas.image


def lay_offer(canvas: Canvas, view: PizarroView, explorer: Explorer, phase: int, say: Say) -> None:
    """Draw the explorer with phase, printed values and effect."""
    x0, y0, _, _ = OFFER
    lay_explorer(canvas, explorer, x0 + 104, y0 + 120, 172, 128)
    x = x0 + 208
    canvas.text(x, y0 + 60, explorer_name(say, explorer), fonts.SERIF_BOLD, 54, palette.INK, "ls", SPLIT - 14 - x)
    marks.pennant(canvas, SPLIT - 56, y0 + 114, places.NUMERAL[phase], current=True, width=76)
    halves = tuple(space for space in spaces(view.sides) if space.explorer == explorer and space.phase == phase)
    lay_signs(canvas, halves, x, y0 + 114)
    for k, line in enumerate(text.wrap_text(auction.effect(say, halves), fonts.SANS_MEDIUM, SMALL, SPLIT - 14 - x, 2)):
        canvas.text(x, y0 + 183 + 41 * k, line, fonts.SANS_MEDIUM, SMALL, palette.INK, "ls", SPLIT - 14 - x)


def lay_signs(canvas: Canvas, halves: tuple[Space, ...], x: float, y: float, scale: float = 1.0) -> float:
    """Draw what is printed on a space from x, a slash between halves; return where it ends."""
    for k, (kind, name, figure) in enumerate(sign for space in halves for sign in places.signs(space)):
        if k and len(halves) > 1:
            canvas.fill(shapes.polyline(((x + 2, y + 24), (x + 14, y - 24)), 3), palette.INK)
            x += 18
        width = {"crown": 84.0, "bag": 60.0, "draw": 62.0, "disc": 62.0}[kind] * scale
        canvas.sprite(name, x + width / 2, y - (4 if kind == "bag" else 0), width, figure=figure)
        x += width + 8
    return x


@layers.keep_last(12)
def _lane(sides: Sides, explorer: Explorer) -> Image.Image:
    """Draw the three spaces of an explorer with their values, as large as `LANE`'s water."""
    x0, y0, x1, y1 = (round(edge) for edge in _water())
    lane = _zoomed(_framed().crop((x0, y0, x1, y1)), explorer)
    for phase in PHASES:
        board.shoal(lane, explorer, phase)
        board.print_values(lane, sides, explorer, phase)
    return lane.image


@layers.keep_last(1)
def _framed() -> Image.Image:
    """Draw an empty sea in its frame at `LANE`."""
    sheet = Canvas(Image.new("RGB", (WIDE, round(LANE[3]) + 1), palette.GROUND))
    surface.framed_sea(sheet, LANE)
    return sheet.image


def _water() -> BoxPx:
    """Return what is inside the frame of `LANE`."""
    x0, y0, x1, y1 = LANE
    return x0 + surface.FRAME_BAND, y0 + surface.FRAME_BAND, x1 - surface.FRAME_BAND, y1 - surface.FRAME_BAND


def _zoomed(image: Image.Image, explorer: Explorer) -> Zoomed:
    """Draw the lane of an explorer on an image as large as the water."""
    left, middle = places.COLUMNS[1][0], places.lane_middle(explorer)
    half = image.height / SCALE / 2
    return Zoomed(image, (left - 4 / SCALE, middle - half, places.COLUMNS[3][1], middle + half), SCALE)


def lay_lane(canvas: Canvas, view: PizarroView, explorer: Explorer, preview: PizarroView | None = None) -> None:
    """Draw spaces and ships of the explorer, with a `preview` the way of a half-made move."""
    x0, y0, x1, y1 = (round(edge) for edge in LANE)
    canvas.image.paste(_framed().crop((x0, y0, x1, y1)), (x0, y0))
    lane = _zoomed(_lane(view.sides, explorer).copy(), explorer)
    board.lay_lane(lane, view, explorer, preview)
    for phase in PHASES:
        lane.area(f"space-{phase}", *places.space_box(explorer, phase))
    lane.lay(canvas, *_water()[:2])
    canvas.area("lane", *LANE)


def lay_auction(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw who leads with what; in other stages who is asked, or what was turned up."""
    x, y0 = SPLIT + 24, OFFER[1]
    room = OFFER[2] - 16 - x
    seat = view.leader
    if view.stage == "gamble" and view.gamble:
        heading, figure = Msg("pizarro.pic.drawn"), str(view.gamble.total)
        seat = view.gamble.seat
    elif view.stage in ("bidding", "paying"):
        heading, figure = Msg("pizarro.pic.no_bid") if seat is None else Msg("pizarro.pic.high_bid"), str(view.bid or "")
        if view.stage == "paying":
            heading = Msg("pizarro.pic.to_pay")
    else:
        heading = Msg("pizarro.pic.veto_asked") if view.stage == "veto" else Msg("pizarro.pic.exchange_turn")
        figure, seat = "", view.awaited[0] if view.awaited else None
    canvas.text(x, y0 + 52, say(heading), fonts.SERIF_ITALIC, SMALL, palette.INK_SOFT, "ls", room)
    if seat is None:
        _lay_last(canvas, view, say, x, OFFER[2] - 16, y0 + 140)
        return
    if figure:
        canvas.sprite("bag", x + 62, y0 + 146, 128, figure=figure)
    else:
        canvas.sprite("veto" if view.stage == "veto" else "exchange", x + 62, y0 + 144, 112)
    marks.disc(canvas, x + 218, y0 + 122, 46, seat)
    canvas.text(x + 218, y0 + 216, player_name(say, seat), fonts.SANS_MEDIUM, SMALL, palette.INK, "ms", 168)


def _lay_last(canvas: Canvas, view: PizarroView, say: Say, x: float, end: float, middle: float) -> None:
    """Draw how the last auction ended; before the end of the first one, an empty bag."""
    words = auction.last_event(view, say)
    if not words:
        canvas.sprite("bag", x + 62, middle, 118, strength=0.35)
        return
    if view.last.seat is not None:
        marks.disc(canvas, x + 36, middle, 36, view.last.seat)
        x += 86
    lines = text.wrap_text(words, fonts.SANS, SMALL, end - x, 3)
    for k, line in enumerate(lines):
        canvas.text(x, middle + 42 * (k - (len(lines) - 1) / 2), line, fonts.SANS, SMALL, palette.INK_SOFT, "lm", end - x)


def _lay_next(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw how far the phase is, and how many cards of each explorer are still to come."""
    x0, y0, x1, y1 = NEXT
    middle = (y0 + y1) / 2
    if view.stage in ("gamble", "exchange"):
        key = "pizarro.pic.scoring" if view.stage == "gamble" else "pizarro.pic.phase_end"
        canvas.text(x0 + 28, middle, say(Msg(key)), fonts.SANS_BOLD, SMALL, palette.INK, "lm", 600)
        return
    number = say(Msg("pizarro.pic.card_of", number=view.card_number, cards=view.cards_in_phase))
    canvas.text(x0 + 28, y0 + 42, number, fonts.SANS_BOLD, SMALL, palette.INK, "ls", STACK_X - x0 - 44)
    more = say(Msg("pizarro.pic.to_come") if view.stack_count else Msg("pizarro.pic.none_to_come"))
    canvas.text(x0 + 28, y0 + 81, more, fonts.SANS, SMALL, palette.INK_SOFT, "ls", STACK_X - x0 - 44)
    pitch = (x1 - 10 - STACK_X) / len(EXPLORERS)
    for k, (explorer, count) in enumerate(zip(EXPLORERS, view.remaining, strict=True)):
        x, strength = STACK_X + pitch * k + 30, 1.0 if count else 0.3
        lay_explorer(canvas, explorer, x, middle, 60, 44, strength=strength, shadow=False)
        if count:
            canvas.text(x + 36, middle, str(count), fonts.SANS_BOLD, SMALL, palette.INK, "lm")


def _standing(view: PizarroView, player: PlayerView, say: Say) -> Standing:
    """Return a player's part in the auction, cards, vetoes, and the crowns of the ships."""
    forms = players.standing(view, player, say)
    state = next((form for form in forms if text.width(form, fonts.SANS_MEDIUM, LEAST) <= 205), forms[-1])
    signs = [Sign("hand", str(player.hand_count))]
    if player.vetoes:
        signs.append(Sign("veto", str(player.vetoes) if player.vetoes > 1 else "", 44))
    is_out = player.standing in players.OUT and view.stage in ("bidding", "paying")
    return Standing(player.seat, state, tuple(signs), str(player.crowns), player.seat in view.awaited, is_out)
