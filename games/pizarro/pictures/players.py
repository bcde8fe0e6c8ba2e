"""The panels of the players: name, part in the auction, what they hold openly."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.values.core import Msg, Say
from games.pizarro.pictures.cards import explorer_name
from games.pizarro.rules.view import PizarroView, PlayerView
from render.kit import fonts, marks, palette, shapes, surface, text
from render.kit.canvas import Box, Canvas
from render.kit.names import player_name
from render.kit.surface import BoxPx

TOP = 754.0
"""Upper edge of the panels, in px."""
GAP = 16.0
"""Px between two panels."""
FIGURE = 27.0
"""Size of the figures, in px."""
PILE_SHARE = 0.72
"""The share of its field's width that a pile takes in a row."""
TILE_LEAST = 14.5
"""Narrowest tile of an open card, in px; if that is too wide, equal cards share a tile with their number."""
TILE_MOST = 32.0
"""Widest tile of an open card, in px."""
COUNTED_LEAST = 21.0
"""Narrowest tile of equal cards, in px."""
LARGEST = 1.12
"""How many times as large a row with room to spare is drawn at most."""
OUT = ("passed", "no_ship", "no_ship_left", "no_cards")
"""The standings of players who are not in the auction."""
CROWDED = 0.9
"""The scale down to which a crowded row is drawn before a mark is left out."""
DROPPED = ("ships", "crowns")
"""Kinds of marks that are left out, in this order, if a panel is too narrow for all."""


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A sign with a figure beside it, in the colour of a `seat` if it has one."""

    kind: str
    name: str
    width: float
    figure: str
    seat: int | None = None

    @property
    def room(self) -> float:
        """The px that it takes in a row, with its figure."""
        if self.kind == "pile":
            return self.width * PILE_SHARE
        return self.width + (text.width(self.figure, fonts.SANS_BOLD, FIGURE) + 5 if self.figure else 0)


def boxes(count: int) -> tuple[BoxPx, ...]:
    """Return the panels, by seat. Six players sit in two rows of three."""
    columns = 3 if count == 6 else count
    wide = (1152 - GAP * (columns - 1)) / columns
    high = 92.0 if count == 6 else 130.0
    panels = []
    for seat in range(count):
        x = 24 + (wide + GAP) * (seat % columns)
        y = TOP + (high + 12) * (seat // columns)
        panels.append((x, y, x + wide, y + high))
    return tuple(panels)


def height(count: int) -> int:
    """Return the height of the table picture in px."""
    return 964 if count == 6 else 900


def standing(view: PizarroView, player: PlayerView, say: Say) -> tuple[str, ...]:
    """Return the state of a player in words, the longest form first."""
    is_awaited = player.seat in view.awaited
    if view.stage == "pending" and view.last.what == "bought" and view.last.seat == player.seat:
        return (say(Msg("pizarro.pic.standing.asked", stage="paying", price=view.last.amount)),)
    if view.stage == "over":
        rank, points = view.ranks[player.seat], view.sheets[player.seat].total
        return (say(Msg("pizarro.pic.standing.rank", rank=rank, points=points)), say(Msg("pizarro.pic.standing.rank_short", rank=rank)))
    if is_awaited:
        return (say(Msg("pizarro.pic.standing.asked", stage=view.stage, price=view.bid)),)
    if player.standing == "no_ship" and view.card:
        name = explorer_name(say, view.card)
        return (say(Msg("pizarro.pic.standing.no_ship", explorer=name)), say(Msg("pizarro.pic.standing.no_ship_short")))
    if player.standing == "bidding":
        return (say(Msg("pizarro.pic.standing.bid", bid=player.bid)),)
    if player.standing in ("leads", "passed", "no_ship_left", "no_cards"):
        return (say(Msg("pizarro.pic.standing", how=player.standing, bid=view.bid)),)
    return ("",)


def marks_of(view: PizarroView, player: PlayerView) -> list[SeatMark]:
    """Return what a player holds openly: cards, crowns, ships to place, vetoes, piles."""
    held = []
    if not player.is_open:
        held.append(SeatMark("hand", "hand", 38, str(player.hand_count)))
    held.append(SeatMark("crowns", "crown", 40, str(player.crowns)))
    if view.phase == 1 and view.stage not in ("over", "gamble"):
        held.append(SeatMark(kind="ships", name="ship", width=40, figure=str(player.ships_left), seat=player.seat))
    if player.vetoes:
        held.append(SeatMark("veto", "veto", 32, str(player.vetoes) if player.vetoes > 1 else ""))
    if player.vetoes_used:
        held.append(SeatMark("veto", "veto-used", 32, ""))
    held += [SeatMark("pile", f"pile-{pile.count}" if pile.count < 3 else "pile", 38, str(pile.count)) for pile in player.piles]
    return held


def lay(canvas: Canvas, view: PizarroView, say: Say) -> None:
    """Draw all panels; the paper under them belongs to the static layer."""
    count = len(view.players)
    is_low = count == 6
    wide = boxes(count)[0][2] - boxes(count)[0][0]
    rows = [marks_of(view, player) for player in view.players]
    rooms = [(wide - _room_taken(player, is_low)) / CROWDED for player in view.players]
    for kind in DROPPED:
        if any(sum(mark.room + 5 for mark in row) > room for row, room in zip(rows, rooms, strict=True)):
            rows = [[mark for mark in row if mark.kind != kind] for row in rows]
    canvas.area("players", 24.0, TOP, 1176.0, boxes(count)[-1][3])
    for player, box, row in zip(view.players, boxes(count), rows, strict=True):
        canvas.area(f"player-{player.seat}", *box)
        is_awaited = player.seat in view.awaited
        if is_awaited:
            surface.active_outline(canvas, box)
        elif player.standing in OUT and view.stage in ("bidding", "paying"):
            canvas.fill(shapes.round_rectangle(box[0] + 1.5, box[1] + 1.5, box[2] - 1.5, box[3] - 1.5, 9), palette.PAPER_SHADE)
        lay_panel = _lay_low if is_low else _lay_high
        lay_panel(canvas, view, player, box, row, say)


def _room_taken(player: PlayerView, is_low: bool) -> float:
    """Return the px beside the marks of a panel that are not free for them."""
    if not is_low:
        return 20
    return 76 if player.hand is None or not player.is_open else 28 + _open_least(player)


def _state(
    canvas: Canvas, view: PizarroView, player: PlayerView, at: tuple[float, float], size: float, room: float, say: Say, anchor: str = "ls"
) -> Box:
    """Draw the state of a player in words, the longest form that fits."""
    is_awaited = player.seat in view.awaited
    choices = standing(view, player, say)
    words = next((form for form in choices if text.width(form, fonts.SANS, size) * text.SHRINK_LEAST <= room), choices[-1])
    is_strong = is_awaited or player.standing == "leads"
    if is_awaited:
        colour = palette.WAX
    else:
        colour = palette.INK if is_strong else palette.INK_SOFT
    return canvas.text(*at, words, fonts.SANS_MEDIUM if is_strong else fonts.SANS, size, colour, anchor, room)


def _lay_high(canvas: Canvas, view: PizarroView, player: PlayerView, box: BoxPx, row: list[SeatMark], say: Say) -> None:
    """Draw a high panel: name, state, signs, each in a row; an open hand takes one more."""
    x0, y0, x1, _ = box
    is_open = player.is_open and player.hand is not None
    lift = 5 if is_open else 0
    strength = 0.5 if player.standing == "passed" and view.stage == "bidding" else 1.0
    marks.disc(canvas, x0 + 32, y0 + 36 - lift, 24, player.seat, strength)
    name_room = x1 - 10 - (x0 + 64)
    has_state = any(standing(view, player, say))
    name_y = y0 + (33 if has_state else 46) - lift
    canvas.text(x0 + 64, name_y, player_name(say, player.seat), fonts.SANS_MEDIUM, 27, palette.INK, "ls", name_room)
    _state(canvas, view, player, (x0 + 64, y0 + 60 - lift - (2 if is_open else 0)), 23, name_room, say)
    if is_open:
        canvas.sprite("open-hand", x0 + 17, y0 + 47, 28)
        _lay_open_hand(canvas, player, (x0 + 8, y0 + 61, x1 - 8, y0 + 93))
        _lay_marks(canvas, row, x0 + 12, x1 - 10, y0 + 111, 1.0)
    else:
        surface.hairline(canvas, x0 + 14, y0 + 74, x1 - 14)
        _lay_marks(canvas, row, x0 + 12, x1 - 10, y0 + 102, LARGEST)


def _lay_low(canvas: Canvas, view: PizarroView, player: PlayerView, box: BoxPx, row: list[SeatMark], say: Say) -> None:
    """Draw a low panel: name and state in one row, signs in the other."""
    x0, y0, x1, _ = box
    is_open = player.is_open and player.hand is not None
    strength = 0.5 if player.standing == "passed" and view.stage == "bidding" else 1.0
    marks.disc(canvas, x0 + 32, y0 + 29, 23, player.seat, strength)
    state = _state(canvas, view, player, (x1 - 12, y0 + 38), 23, 132, say, "rs")
    name = player_name(say, player.seat)
    canvas.text(x0 + 64, y0 + 38, name, fonts.SANS_MEDIUM, 27, palette.INK, "ls", state.x0 - 12 - (x0 + 64))
    start = x0 + 66
    if is_open:
        canvas.sprite("open-hand", x0 + 17, y0 + 41, 28)
        start = max(x1 - 10 - sum(mark.room + 5 for mark in row), x0 + 16 + _open_least(player))
        _lay_open_hand(canvas, player, (x0 + 8, y0 + 55, start - 8, y0 + 88))
    _lay_marks(canvas, row, start, x1 - 10, y0 + (71 if is_open else 69), 1.0 if is_open else LARGEST)


def _lay_marks(canvas: Canvas, row: list[SeatMark], x0: float, x1: float, y: float, most: float) -> None:
    """Draw signs and figures from the left, smaller if crowded, up to `most` times as large."""
    if not row:
        return
    total = sum(mark.room for mark in row)
    gap = min(14.0, max(4.0, (x1 - x0 - total) / max(1, len(row) - 1)))
    scale = min(most if len(row) <= 3 else 1.0, (x1 - x0 - gap * (len(row) - 1)) / total)
    x = x0
    for mark in row:
        width = mark.width * scale
        down = {"ships": 15.0, "crowns": 1.0}.get(mark.kind, 0.0) * scale
        if mark.kind == "pile":
            canvas.sprite(mark.name, x + width * PILE_SHARE / 2, y, width, figure=mark.figure, shadow=False)
        else:
            canvas.sprite(mark.name, x + width / 2, y + down, width, mark.seat, shadow=False)
        if mark.figure and mark.kind != "pile":
            canvas.text(x + width + 3, y, mark.figure, fonts.SANS_BOLD, round(FIGURE * scale * 4) / 4, palette.INK, "lm")
        x += mark.room * scale + gap


def _open_least(player: PlayerView) -> float:
    """Return the px that the open hand of a player needs in a low panel."""
    return min(len(player.hand or ()) * (TILE_LEAST + 0.5), 9 * COUNTED_LEAST) + 6


def _lay_open_hand(canvas: Canvas, player: PlayerView, box: BoxPx) -> None:
    """Draw an open hand: every value to be read by all. Many cards are counted by value."""
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    hand = sorted(player.hand or ())
    room = x1 - x0 - 6
    counted = [(value, 1) for value in hand] if len(hand) * TILE_LEAST <= room else sorted(Counter(hand).items())
    pitch = min(TILE_MOST, room / max(1, len(counted)))
    canvas.fill(shapes.round_rectangle(x0, y0, x0 + 6 + max(24.0, pitch * len(counted)), y1, 7), palette.LAND_SHADE)
    if not hand:
        canvas.text(x0 + 10, middle, "–", fonts.SANS_BOLD, 26, palette.INK, "lm")
    for k, (value, times) in enumerate(counted):
        left, right = x0 + 3 + pitch * k + 0.75, x0 + 3 + pitch * (k + 1) - 0.75
        canvas.fill(shapes.round_rectangle(left, y0 + 3, right, y1 - 3, 3), palette.PAPER)
        if times == 1:
            canvas.text((left + right) / 2, middle, str(value), fonts.SANS_BOLD, min(30.0, pitch * 1.75), palette.INK, "mm")
        else:
            canvas.text(left, middle + 1, str(value), fonts.SANS_BOLD, min(28.0, pitch * 1.1), palette.INK, "lm")
            canvas.text(right, y0 + 17, str(times), fonts.SANS_BOLD, min(20.0, pitch * 0.7), palette.WAX, "rs")
