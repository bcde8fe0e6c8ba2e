"""The private picture of a seat: where its pieces are, its money."""

from __future__ import annotations

from collections import Counter

from engine.values.core import Msg, Say, Seat
from games.magellan.pictures import ground, places, players, scene, zoom
from games.magellan.pictures.zoommap import ZoomMap
from games.magellan.rules.board import Cell, cell_of
from games.magellan.rules.view import MagellanView
from render.kit import fonts, marks, names, palette, surface
from render.kit.canvas import Canvas

TOP = 142.0
"""Upper edge of the plate."""
LEGEND_Y = 93.0
FOOT = 92.0
"""Height of the strip with the own money and pieces."""


def compose(view: MagellanView, say: Say) -> Canvas:
    """Draw the picture of the view's own seat."""
    seat = view.seat
    assert seat is not None
    plate = places.plate_holding(*region_of(view, seat), TOP)
    outer = ground.frame_box(plate)
    canvas = Canvas(ground.plate_layer(plate, (ground.WIDTH, round(outer[3] + 12 + FOOT))).copy())
    marks.private_band(canvas, task(view, say), names.player_name(say, seat), seat)
    lay_head(canvas, view, say)
    ZoomMap(canvas, plate, say, view).lay()
    lay_foot(canvas, view, seat, say, outer[3] + 8)
    return canvas


def region_of(view: MagellanView, seat: Seat) -> tuple[Cell, tuple[Cell, ...]]:
    """Return the middle cell, and the cells that have to be shown."""
    flight, player = view.flight, view.players[seat]
    if flight is not None:
        return flight.cell, tuple(dict.fromkeys((flight.cell, *((cell_of(flight.origin),) if flight.origin else ()))))
    if view.fights:
        return view.fights[0].cell, tuple(fight.cell for fight in view.fights)
    arrival = scene.moved_to(view)
    if arrival is not None and arrival[0] == seat:
        return arrival[1], ()
    own = Counter(group.cell for group in player.groups) or Counter([player.base])
    return max(own, key=lambda cell: (own[cell], cell == player.base)), tuple(own)


def task(view: MagellanView, say: Say) -> str:
    """Tell in the band what the player has to do now, and the points left."""
    if view.stage == "moving" and view.seat == view.turn:
        return say(Msg("magellan.pic.mine.points", points=view.points))
    return say(Msg(f"magellan.pic.mine.{view.stage}" if view.seat in view.awaited else "magellan.picture.mine"))


def lay_head(canvas: Canvas, view: MagellanView, say: Say) -> None:
    """Draw what the lines mean, and the kinds of capitals."""
    start = zoom.lay_legend(canvas, view, say, LEGEND_Y)
    canvas.area("legend", start - 20, LEGEND_Y - 22, ground.WIDTH - 6, LEGEND_Y + 22)
    if view.trail:
        canvas.text(14, LEGEND_Y, say(Msg("magellan.pic.mine.trail")), fonts.SANS, 24, palette.INK, "lm", start - 30)


def lay_foot(canvas: Canvas, view: MagellanView, seat: Seat, say: Say, top: float) -> None:
    """Draw the own money, income, countries and pieces."""
    player = view.players[seat]
    box = (8.0, top + 4, 1192.0, top + 4 + 76)
    surface.panel(canvas, box)
    canvas.area("money", *box)
    y = (box[1] + box[3]) / 2
    canvas.sprite("bag", 44, y - 1, 44, shadow=False)
    x = canvas.text(72, y, str(player.cash), fonts.SANS_BOLD, 38, palette.INK, "lm").x1
    x = canvas.text(x + 26, y, f"+{player.income}", fonts.SANS_BOLD, 32, palette.INK, "lm").x1
    target = say(Msg("magellan.pic.of_target", target=view.table.target))
    x = canvas.text(x + 6, y, target, fonts.SANS, 26, palette.INK_SOFT, "lm").x1
    right = players.lay_counts(canvas, view, player, 1178, y)
    if player.countries:
        country_names = [scene.country_name(say, country) for country in player.countries]
        canvas.text(x + 30, y, ", ".join(country_names), fonts.SERIF_BOLD, 24, palette.INK, "lm", right - x - 44)
