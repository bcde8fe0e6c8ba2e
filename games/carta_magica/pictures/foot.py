"""What stands beside the sea of a decision: the spin, talismans, what is owned; or cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.values.core import Msg, Say
from games.carta_magica.pictures import talismans, words
from games.carta_magica.pictures.wheel import SIGNS
from games.carta_magica.rules.board import CHALLENGE_POINTS, TALISMAN_PRICE, TOKENS, Adventure, Talisman
from games.carta_magica.rules.view import CartaMagicaView, PlayerView
from render.kit import decision, fonts, marks, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

HIGH = 146.0
"""Height in px of the panel with the spin, in a tall picture."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the number of a place stands, in px."""

    place: Any
    x: float
    y: float


def lay_spin(canvas: Canvas, view: CartaMagicaView, box: BoxPx) -> list[Spot]:
    """Draw the segment under the pointer; numbers of what is taken stand above the signs."""
    x0, y0, x1, y1 = box
    canvas.area("wheel", *box)
    is_new = view.spin is not None and view.stage not in ("spinning", "settling")
    surface.panel(canvas, box, palette.HALO if is_new else palette.PAPER)
    middle = y1 - 42
    if view.spin is None or not is_new:
        canvas.sprite("spin-again", (x0 + x1) / 2, (y0 + y1) / 2, 76, shadow=False)
        return []
    segment = view.wheel[view.spin]
    canvas.text(x0 + 48, middle, words.steps(segment), fonts.SANS_BOLD, 76 if not segment.is_storm else 58, palette.INK, "mm")
    if segment.is_storm:
        canvas.sprite("storm", x0 + 146, middle, 72, shadow=False)
        return []
    spots, pitch = [], min(78.0, x1 - x0 - 148)
    for k, action in enumerate(segment.actions):
        x = x0 + 116 + pitch * k
        canvas.sprite(SIGNS[action], x, middle, 60, shadow=False)
        spots.append(Spot(action, x, y0 + 38))
    return spots


def score(view: CartaMagicaView, talisman: Talisman) -> int:
    """Return what a talisman scores for the reader, more if it is or may be their challenge."""
    own = view.players[view.seat or 0].challenge
    if own is None:
        is_sought = view.stage == "settling"
    else:
        is_sought = talisman.id in own.talismans
    return talisman.points + (CHALLENGE_POINTS if is_sought else 0)


def stack_talismans(canvas: Canvas, view: CartaMagicaView, row: tuple[Talisman, ...], box: BoxPx, ringed: set[int], say: Say) -> list[Spot]:
    """Draw talismans below each other with what they score for the reader, numbered at left.

    Those on sale show their price and whose challenge they are, others show who holds them.
    """
    x0, y0, x1, y1 = box
    spots, pitch = [], (y1 - y0) / 3
    for k, talisman in enumerate(row[:3]):
        top, end = y0 + pitch * k, y0 + pitch * (k + 1) - 12
        middle, high = (top + end) / 2, end - top
        surface.panel(canvas, (x0, top, x1, end))
        if talisman.id in ringed:
            canvas.fill(shapes.round_rectangle(x0 - 3, top - 3, x1 + 3, end + 3, 12, 6), palette.HALO)
        canvas.area(f"talisman-{talisman.id}", x0, top, x1, end)
        is_sold, is_held = talisman in view.row, words.holder(view, talisman) is not None
        lift = 0 if is_sold or is_held else 14
        canvas.sprite(words.GLYPHS[talisman.name], x0 + 90, middle - lift, min(88, high - 44 if lift else high - 20), shadow=False)
        canvas.sprite(
            "crown", x1 - 54, middle - (0 if is_held else 18), min(78, high - 44), figure=str(score(view, talisman)), shadow=False
        )
        if is_sold:
            sentence = say(Msg("carta_magica.amount.gold", amount=TALISMAN_PRICE))
            half = text.width(sentence, fonts.SANS_MEDIUM, decision.NOTE) / 2
            canvas.text(min(x1 - 54, x1 - 10 - half), middle + 46, sentence, fonts.SANS_MEDIUM, decision.NOTE, palette.INK_SOFT, "ms")
        elif not is_held:
            sentence = say(Msg("carta_magica.pic.not-sold"))
            canvas.text((x0 + x1) / 2 + 12, end - 8, sentence, fonts.SANS_MEDIUM, decision.NOTE, palette.INK_SOFT, "ms", x1 - x0 - 40)
        _lay_seekers(canvas, view, talisman, x1 - 2, top + 8)
        spots.append(Spot(talisman, x0 + 9, middle))
    return spots


def list_talismans(canvas: Canvas, view: CartaMagicaView, row: tuple[Talisman, ...], box: BoxPx, ringed: set[int]) -> list[Spot]:
    """Draw the talismans of a wide picture below each other, numbers at the left."""
    x0, y0, x1, y1 = box
    spots, pitch = [], (y1 - y0) / 3
    for k, talisman in enumerate(row[:3]):
        top, end = y0 + pitch * k, y0 + pitch * (k + 1) - 6
        middle = (top + end) / 2
        surface.panel(canvas, (x0, top, x1, end), radius=8)
        if talisman.id in ringed:
            canvas.fill(shapes.round_rectangle(x0 - 2, top - 2, x1 + 2, end + 2, 9, 5), palette.HALO)
        canvas.area(f"talisman-{talisman.id}", x0, top, x1, end)
        canvas.sprite(words.GLYPHS[talisman.name], x0 + 50, middle, 54, shadow=False)
        canvas.sprite("crown", x0 + 130, middle, 60, figure=str(score(view, talisman)), shadow=False)
        if talisman in view.row:
            canvas.sprite("bag", x0 + 200, middle, 46, figure=str(TALISMAN_PRICE), shadow=False)
        _lay_seekers(canvas, view, talisman, x1 - 14, middle)
        spots.append(Spot(talisman, x0 - 34, middle))
    return spots


def _lay_seekers(canvas: Canvas, view: CartaMagicaView, talisman: Talisman, x: float, y: float) -> None:
    """Draw the disc of a talisman's owner, else the discs of its seekers, from the right."""
    holder = words.holder(view, talisman)
    for place, seat in enumerate(talismans.seats_that_want(view, talisman) if holder is None else (holder,)):
        marks.disc(canvas, x - 14 - 38 * place, y, 19, seat)


def lay_own(canvas: Canvas, player: PlayerView, before: PlayerView, box: BoxPx, columns: int = 5) -> None:
    """Draw what the player owns; what the half-made move changes is red."""
    x0, y0, x1, y1 = box
    canvas.area("own", *box)
    rows = -(-5 // columns)  # four stocks and the points
    pitch, high = (x1 - x0) / columns, (y1 - y0) / rows
    is_large = high >= 80
    icon, figure = (62, 50) if is_large else (42, decision.FIGURE)
    stocks = zip((*TOKENS, "cards"), words.stock(player), words.stock(before), strict=True)
    for k, (area, (sign, count), (_, had)) in enumerate(stocks):
        x, y = x0 + pitch * (k % columns) + icon / 2, y0 + high * (k // columns + 0.5)
        canvas.area(f"own-{area}", x - icon / 2 - 6, y - icon / 2 - 6, x + icon / 2 + 14 + figure * 0.6 * len(str(count)), y + icon / 2 + 6)
        canvas.sprite(sign, x, y, icon * (0.9 if sign == "bag" else 1.0), shadow=False)
        canvas.text(x + icon / 2 + 8, y, str(count), fonts.SANS_BOLD, figure, palette.INK if count == had else palette.WAX, "lm")
    y = y0 + high * (4 // columns + 0.5)
    x = x1 - 46 if columns == 5 else x0 + pitch * (4 % columns) + icon / 2 + 12
    canvas.sprite("crown", x, y + (4 if is_large else 0), 92 if is_large else 58, figure=str(player.points), shadow=False)
    canvas.area("points", x - 46, y - 40, x + 46, y + 40)


@dataclass(frozen=True, slots=True)
class Thing:
    """A card to choose."""

    place: Any
    """The card, as a place of answers."""
    sign: str
    """The name of its drawing."""
    title: str
    effect: str


def thing_of(view: CartaMagicaView, card: Talisman | Adventure, say: Say) -> Thing:
    """Return a talisman or an adventure card as a thing to choose."""
    if isinstance(card, Talisman):
        effect = say(Msg("carta_magica.decision.points", points=score(view, card)))
        return Thing(card, words.GLYPHS[card.name], words.talisman_name(say, card), effect)
    title = words.card_title(say, card) + (f" {words.with_sign(card.amount)}" if card.amount else "")
    return Thing(card, words.sign_of(card), title, words.card_effect(say, card, view.options))


def lay_things(canvas: Canvas, things: tuple[Thing, ...], box: BoxPx) -> list[Spot]:
    """Draw cards below each other as wide panels, with room for the number at the left."""
    x0, y0, x1, y1 = box
    spots, pitch = list[Spot](), (y1 - y0) / max(1, len(things))
    for k, thing in enumerate(things):
        top, end = y0 + pitch * k, y0 + pitch * (k + 1) - 14
        middle = (top + end) / 2
        surface.panel(canvas, (x0 + 84, top, x1, end))
        canvas.area(f"thing-{len(spots) + 1}", x0 + 84, top, x1, end)
        side = min(104.0, end - top - 16)
        canvas.sign(thing.sign, x0 + 84 + 74, middle, side)
        left = x0 + 84 + 150
        canvas.text(left, middle - 8, thing.title, fonts.SANS_BOLD, 44, palette.INK, "ls", x1 - left - 20)
        canvas.text(left, middle + 38, thing.effect, fonts.SANS, 32, palette.INK_SOFT, "ls", x1 - left - 20)
        spots.append(Spot(thing.place, x0 + 38, middle))
    return spots
