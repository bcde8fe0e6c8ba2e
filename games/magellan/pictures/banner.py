"""The head of the table: whose turn it is, what happened last, the dice, the war."""

from __future__ import annotations

from engine.values.core import Msg, Say
from games.magellan.pictures import scene
from games.magellan.rules import says
from games.magellan.rules.board import NATIONS, Cell, cell_of, label
from games.magellan.rules.view import MagellanView
from render.kit import fonts, marks, names, palette, shapes, text
from render.kit.canvas import Canvas

NAME_X = 80.0
"""Left edge in px of the words."""
TITLE_Y = 43.0
"""Base line of the title."""
LAST_Y = 70.0
"""Base line of what happened last."""
RIBBON = (832.0, 10.0, 1192.0, 74.0)
"""The box of the ribbon of a war."""
NOTCH = 14.0
"""Depth in px of the notch at the left end of the ribbon."""
DIE = 38.0
"""Side in px of a die."""
DICE_MOST = 4
"""If a throw has more dice, the first ones are only counted."""
PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
"""The pips of a face, by place in a square of three by three."""


def winners(view: MagellanView) -> tuple[int, ...]:
    """Return the seats of rank 1, once the match is over."""
    return tuple(seat for seat, rank in enumerate(view.ranks) if rank == 1)


def seats_shown(view: MagellanView) -> tuple[int, ...]:
    """Return the seats that a head names: the winners, or those awaited."""
    return winners(view) or view.awaited or (view.turn,)


def lay(canvas: Canvas, view: MagellanView, say: Say) -> None:
    """Draw the whole head."""
    right = RIBBON[0] - 16 if view.war else RIBBON[2]
    right = lay_dice(canvas, view, right)
    right = lay_round(canvas, view, say, right)
    seats = seats_shown(view)[:2]
    marks.disc(canvas, 38, 42, 30, seats[0])
    called = [names.player_name(say, seat) for seat in seats]
    who = called[0] if len(called) == 1 else say(Msg("core.list", first=called[0], last=called[1]))
    room = right - NAME_X - 14
    sentence, size = names.fitted_sentence(lambda name: title(view, say, name), who, fonts.SERIF_BOLD, 37, room)
    canvas.text(NAME_X, TITLE_Y, sentence, fonts.SERIF_BOLD, size)
    if view.last.what != "start":
        last = names.player_name(say, view.last.seat)
        sentence, size = fitted_last_move(view, say, last, 24, room)
        canvas.text(NAME_X, LAST_Y, sentence, fonts.SANS, size, palette.INK_SOFT)
    if view.war:
        lay_war(canvas, view, say)


def lay_dice(canvas: Canvas, view: MagellanView, right: float) -> float:
    """Draw the throw of this turn; return the left end of what was drawn."""
    if not view.dice:
        return right
    dice = view.dice[-DICE_MOST:]
    canvas.area("dice", right - (DIE + 7) * len(dice), 8, right + 4, 58)
    x = right - DIE * len(dice) - 7 * (len(dice) - 1)
    left = x
    for face in dice:
        lay_die(canvas, x, 14, DIE, face)
        x += DIE + 7
    if len(view.dice) > len(dice):
        more = canvas.text(left - 8, 33, f"{len(view.dice) - len(dice)}×6", fonts.SANS_BOLD, 24, palette.INK, "rm")
        left = more.x0
    return left


def lay_die(canvas: Canvas, x: float, y: float, side: float, face: int) -> None:
    """Draw a die showing a face."""
    canvas.fill(shapes.glow(shapes.round_rectangle(x + 1, y + 2, x + side + 1, y + side + 2, 8), 0, 2), palette.SHADOW, 0.4)
    canvas.fill(shapes.round_rectangle(x, y, x + side, y + side, 8), palette.INK)
    canvas.fill(shapes.round_rectangle(x + 1.8, y + 1.8, x + side - 1.8, y + side - 1.8, 6.5), palette.BAG_FIGURE)
    pitch = side * 0.27
    for place in PIPS[face]:
        px, py = x + side / 2 + pitch * (place % 3 - 1), y + side / 2 + pitch * (place // 3 - 1)
        canvas.fill(shapes.disc(px, py, side * 0.1), palette.WAX if face == 6 else palette.INK)


def lay_round(canvas: Canvas, view: MagellanView, say: Say, right: float) -> float:
    """Draw the number of the round under the dice; return the left end."""
    limit = view.table.rounds
    sentence = say(Msg("magellan.pic.round.of", number=view.round, rounds=limit) if limit else Msg("magellan.pic.round", number=view.round))
    width = text.width(sentence, fonts.SANS, 22)
    edge = RIBBON[0] - 16 if view.war else RIBBON[2]
    canvas.text(edge, LAST_Y + 3, sentence, fonts.SANS, 22, palette.INK, "rs")
    return min(right, edge - width)


def lay_war(canvas: Canvas, view: MagellanView, say: Say) -> None:
    """Draw the ribbon of a war: who fights whom, the card, the rounds left."""
    if view.war is None:
        return
    x0, y0, x1, y1 = RIBBON
    canvas.area("war", x0, y0, x1, y1)
    outline = ((x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0 + NOTCH, (y0 + y1) / 2))
    canvas.fill(shapes.glow(shapes.polygon(outline), 0, 3), palette.SHADOW, 0.4)
    canvas.fill(shapes.polygon(outline), palette.WAX)
    for y in (y0 + 4, y1 - 4):
        canvas.fill(shapes.polyline(((x0 + 8, y), (x1, y)), 1.2), palette.CROWN, 0.8)
    lay_swords(canvas, x0 + 38, (y0 + y1) / 2, 15)
    start = x0 + 66
    sides = view.war.sides
    is_general = is_between_all(view)
    left = say(Msg("magellan.pic.war.rounds", rounds=view.war.rounds))
    end = canvas.text(x1 - 12, y0 + (54 if is_general else 30), left, fonts.SANS_MEDIUM, 22, palette.BAG_FIGURE, "rs")
    if is_general:
        title = say(Msg("magellan.pic.war.all"))
        canvas.text(start, y0 + 30, title, fonts.SERIF_BOLD, 26, palette.BAG_FIGURE, "ls", x1 - 12 - start)
    else:
        lay_sides(canvas, sides, start, y0 + 21, end.x0 - 12 - start)
    room = (end.x0 - 10 if is_general else x1 - 12) - start
    canvas.text(start, y0 + 55, scene.card_title(say, view.war.card), fonts.SANS, 22, palette.BAG_FIGURE, "ls", room)


def is_between_all(view: MagellanView) -> bool:
    """Return whether three players or more are at war, everybody alone."""
    sides = view.war.sides if view.war else ()
    return len(sides) > 2 and len(sides) == sum(not player.is_out for player in view.players)


def lay_sides(canvas: Canvas, sides: tuple[tuple[int, ...], ...], x: float, y: float, room: float, most: float = 34.0) -> None:
    """Draw the emblems of the sides, `most` px wide, with swords between them."""
    pitch = min(most, room / (sum(map(len, sides)) + len(sides) - 1))
    for k, side in enumerate(sides):
        if k:
            lay_swords(canvas, x + pitch * 0.42, y, pitch * 0.26)
            x += pitch
        for seat in side:
            marks.disc(canvas, x + pitch * 0.47, y, pitch * 0.47, seat)
            x += pitch


def lay_swords(canvas: Canvas, x: float, y: float, reach: float) -> None:
    """Draw two crossed swords."""
    width = max(2.0, reach / 5)
    for side in (-1, 1):
        canvas.fill(shapes.polyline(((x - side * reach, y + reach), (x + side * reach, y - reach)), width), palette.BAG_FIGURE)
        hilt = (x - side * reach * 0.55, y + reach * 0.55)
        cross = ((hilt[0] - reach * 0.32, hilt[1] - side * reach * 0.32), (hilt[0] + reach * 0.32, hilt[1] + side * reach * 0.32))
        canvas.fill(shapes.polyline(cross, width), palette.BAG_FIGURE)


def title(view: MagellanView, say: Say, who: str) -> str:
    """Tell whose turn it is and what is awaited."""
    stage = "shared" if len(winners(view)) > 1 else view.stage
    if stage in ("drawing", "over", "shared"):
        return say(Msg(f"magellan.pic.title.{stage}", who=who))
    amount = view.debts[0].amount if view.debts else 0
    return say(Msg("magellan.pic.title", stage=stage, who=who, points=view.points, amount=amount))


def fitted_last_move(view: MagellanView, say: Say, who: str, size: float, room: float) -> tuple[str, float]:
    """Return the sentence of what happened last, and the size in which it fits `room` px.

    If it is too long even when it is shrunk, a place is named by its cell, and a card is not named.
    """
    sentence, least = names.fitted_sentence(lambda name: last_move(view, say, name), who, fonts.SANS, size, room)
    if sentence.endswith(last_move(view, say, who)):
        return sentence, least
    return names.fitted_sentence(lambda name: last_move(view, say, name, briefly=True), who, fonts.SANS, size, room)


def last_move(view: MagellanView, say: Say, who: str, briefly: bool = False) -> str:
    """Tell what happened last; `briefly`: with cells as places, without titles of cards."""
    last = view.last
    if last.what == "moved":
        return _tell_way(view, say, who, briefly)
    if last.what == "drew" and briefly:
        return say(Msg("magellan.pic.last.drew-some", who=who))
    if last.what in ("turned", "sold"):
        return say(Msg(f"magellan.pic.last.{last.what}", who=who, country=NATIONS[last.subject].name))
    if last.what == "drew":
        return say(Msg("magellan.pic.last.drew", who=who, card=scene.card_title(say, last.subject)))
    if last.what == "rolled":
        return say(Msg("magellan.pic.last.rolled", who=who, points=sum(last.dice)))
    if last.what in ("fought", "bombed"):
        other = names.player_name(say, last.other) if last.other is not None else ""
        if last.what == "bombed":
            hit = say(Msg("magellan.pic.face", face=last.dice[0]))
            return say(Msg("magellan.pic.last.bombed", who=who, other=other, hit=hit))
        own, theirs = last.dice
        return say(Msg("magellan.pic.last.fought", who=who, other=other, own=own, theirs=theirs))
    return say(Msg(f"magellan.pic.last.{last.what}", who=who))


def _tell_way(view: MagellanView, say: Say, who: str, briefly: bool) -> str:
    """Tell the newest way and how many others the turn had, or the cell under a plane."""

    def named(cell: Cell) -> Msg | str:
        return label(cell) if briefly else says.at(cell)

    newest = view.trail[-1] if view.trail else None
    if newest is None or cell_of(newest.path[-1]) != view.last.subject:
        return say(Msg("magellan.pic.last.aloft", who=who, cell=named(view.last.subject)))
    if newest.path[0] == newest.path[-1]:
        return say(Msg("magellan.pic.last.aboard", who=who, cell=named(view.last.subject)))
    end = named(cell_of(newest.path[-1]))
    return say(Msg("magellan.pic.last.way", who=who, piece=newest.what.split("-")[0], end=end, more=len(view.trail) - 1))
