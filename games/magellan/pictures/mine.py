"""The private picture of a seat: its half-made move, what is offered, its money."""

from __future__ import annotations

from collections import Counter

from engine.values.core import Msg, Say
from games.magellan.pictures import ground, places, players, scene, zoom
from games.magellan.pictures.changes import Changes
from games.magellan.pictures.zoommap import MANY, ZoomMap
from games.magellan.rules.board import Cell, cell_of
from render.kit import fonts, marks, names, palette, shapes, surface
from render.kit.canvas import Canvas

TOP = 142.0
"""Upper edge of the plate."""
LEGEND_Y = 93.0
FOOT = 92.0
"""Height of the strip with the own money and pieces."""


def compose(changed: Changes, say: Say) -> Canvas:
    """Draw the picture of the view's own seat."""
    seat = changed.view.seat
    assert seat is not None
    plate = places.plate_holding(*region_of(changed), TOP)
    outer = ground.frame_box(plate)
    canvas = Canvas(ground.plate_layer(plate, (ground.WIDTH, round(outer[3] + 12 + FOOT))).copy())
    marks.private_band(canvas, task(changed, say), names.player_name(say, seat), seat)
    lay_head(canvas, changed, say)
    ZoomMap(canvas, plate, say, changed).lay()
    lay_foot(canvas, changed, say, outer[3] + 8)
    return canvas


def region_of(changed: Changes) -> tuple[Cell, tuple[Cell, ...], tuple[Cell, ...]]:
    """Return the middle cell, the cells that have to be shown, and goals that may be cut."""
    view, seat = changed.after, changed.view.seat
    assert seat is not None
    goals = tuple(offer.cell for offer in changed.offers)
    few, many = ((), goals) if len(goals) > MANY else (goals, ())
    if changed.cells:
        return changed.cells[0], (*changed.cells, *few), many
    if view.fights:
        return view.fights[0].cell, tuple(fight.cell for fight in view.fights), ()
    if view.flight is not None and view.flown_by == seat:
        return view.flight.cell, few, many
    player = view.players[seat]
    arrival = scene.moved_to(view)
    offered = tuple(sorted({cell_of(group.node) for group in changed.pieces}))
    if arrival is not None and arrival[0] == seat:
        return arrival[1], offered, ()
    own = Counter(group.cell for group in player.groups) or Counter([player.base])
    return max(own, key=lambda cell: (own[cell], cell == player.base)), offered or tuple(own), ()


def task(changed: Changes, say: Say) -> str:
    """Tell in the band the points left, and whether the move waits to be confirmed."""
    view = changed.after
    is_moving = view.stage == "moving" and changed.view.seat == view.turn
    if changed.is_empty and is_moving:
        return say(Msg("magellan.pic.mine.points", points=view.points))
    if changed.is_empty:
        return say(Msg(f"magellan.pic.mine.{view.stage}" if changed.view.seat in view.awaited else "magellan.pic.mine"))
    if is_moving:
        return say(Msg("magellan.pic.mine.draft", points=view.points))
    return say(marks.private_words(True))


def lay_head(canvas: Canvas, changed: Changes, say: Say) -> None:
    """Draw what the lines and frames mean, and the kinds of capitals."""
    start = zoom.lay_legend(canvas, changed.after, say, LEGEND_Y)
    canvas.area("legend", start - 20, LEGEND_Y - 22, ground.WIDTH - 6, LEGEND_Y + 22)
    msg = meaning(changed)
    if msg is not None:
        canvas.text(14, LEGEND_Y, say(msg), fonts.SANS, 24, palette.INK, "lm", start - 30)


def meaning(changed: Changes) -> Msg | None:
    """Tell what is gold or white: a piece's goals, the half-made move or the last turn."""
    group = changed.after.chosen
    if group is not None and changed.offers:
        kind = "jeep" if group.what == "ship-jeep" else group.what.split("-")[0]
        return Msg(f"magellan.pic.mine.goals.{kind}")
    if changed.ways or changed.arrived:
        return Msg("magellan.pic.mine.drawn")
    return Msg("magellan.pic.mine.trail") if changed.after.trail else None


def lay_foot(canvas: Canvas, changed: Changes, say: Say, top: float) -> None:
    """Draw the own money, income and pieces, before and after the half-made move."""
    view, seat = changed.after, changed.view.seat
    assert seat is not None
    before, after = changed.view.players[seat], view.players[seat]
    box = (8.0, top + 4, 1192.0, top + 4 + 76)
    surface.panel(canvas, box)
    canvas.area("money", *box)
    y = (box[1] + box[3]) / 2
    canvas.sprite("bag", 44, y - 1, 44, shadow=False)
    x = lay_change(canvas, 72, y, str(before.cash), str(after.cash), 38)
    x = lay_change(canvas, x + 26, y, f"+{before.income}", f"+{after.income}", 32)
    target = say(Msg("magellan.pic.of_target", target=view.table.target))
    x = canvas.text(x + 6, y, target, fonts.SANS, 26, palette.INK_SOFT, "lm").x1
    right = players.lay_counts(canvas, view, after, 1178, y)
    sentence = trade_words(changed, say)
    if sentence:
        canvas.text(x + 30, y, sentence, fonts.SANS_MEDIUM, 26, palette.WAX, "lm", right - x - 44)
    elif after.countries:
        known = [scene.country_name(say, country) for country in after.countries]
        canvas.text(x + 30, y, ", ".join(known), fonts.SERIF_BOLD, 24, palette.INK, "lm", right - x - 44)


def lay_change(canvas: Canvas, x: float, y: float, before: str, after: str, size: float) -> float:
    """Draw a figure, with an arrow to a new one; return the right end."""
    figure = canvas.text(x, y, before, fonts.SANS_BOLD, size, palette.INK, "lm")
    if before == after:
        return figure.x1
    start = figure.x1 + 8
    canvas.fill(shapes.polyline(((start, y), (start + 20, y)), 2.6), palette.INK_SOFT)
    canvas.fill(shapes.polygon(((start + 20, y), (start + 12, y - 5.5), (start + 12, y + 5.5))), palette.INK_SOFT)
    return canvas.text(start + 26, y, after, fonts.SANS_BOLD, size, palette.WAX, "lm").x1


def trade_words(changed: Changes, say: Say) -> str:
    """Tell what the half-made move develops, buys and sells."""
    gains = [scene.country_name(say, country) for country in changed.gained]
    gains += [say(Msg(f"magellan.pic.buy.{kind}", count=count)) for kind, count in changed.bought]
    words = " + ".join(gains)
    sales = [scene.country_name(say, country) for country in changed.sold]
    return " \N{MINUS SIGN} ".join([words, *sales]) if words or sales else ""
