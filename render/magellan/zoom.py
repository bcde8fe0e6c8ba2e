"""Zooms: a region at up to four times the scale of the table, for everybody or for one player with a half-made move."""

from __future__ import annotations

from PIL import Image

from engine.core import Msg, Say
from engine.games.magellan.board import NATIONS
from engine.games.magellan.view import MagellanView
from render import Marks
from render.kit import fonts, marks, names, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.magellan import frame, ground, header, players, scene, window, words
from render.magellan.draft import Draft, read
from render.magellan.nodes import cell_of
from render.magellan.plate import Plate, shown
from render.magellan.zoommap import ZoomMap

TOP = 108.0
"""Upper edge of the plate of a public zoom."""
PRIVATE_TOP = 104.0
FOOT = 92.0
"""Height of the strip with the own money and pieces under a private zoom."""


def compose(view: MagellanView, say: Say, place: str) -> Canvas:
    """The public zoom on a region, a cell or a country."""
    plate = window.plate_of(place, TOP)
    if plate is None:
        raise ValueError(f"there is no zoom on {place}")
    canvas = Canvas(layer(plate).copy())
    lay_head(canvas, view, say, say(Msg("magellan.pic.zoom", place=called(place, say))))
    ZoomMap(canvas, view, plate, say, Draft()).lay()
    return canvas


def layer(plate: Plate) -> Image.Image:
    """The static layer of a public zoom."""
    return ground.plate_layer(plate, (ground.WIDTH, round(frame.box(plate)[3] + 12)))


def called(place: str, say: Say) -> str:
    """What a zoom is called: a region, a country with its cell, or a cell."""
    if place in window.REGIONS:
        return say(Msg(f"magellan.picture.zoom.{place}"))
    country = place.replace("-", "_")
    if country in NATIONS:
        return f"{words.country_name(say, country)}, {shown(NATIONS[country].cell)}"
    return shown(place)


def lay_head(canvas: Canvas, view: MagellanView, say: Say, title: str) -> None:
    """Title, whose turn it is, and what the signs mean."""
    seats = header.winners(view) or view.awaited
    seat = seats[0] if seats else view.turn
    marks.disc(canvas, 38, 42, 30, seat)
    start = lay_legend(canvas, view, say)
    room = start - 100
    canvas.text(80, 43, title, fonts.SERIF_BOLD, 36, palette.INK, "ls", room)
    who = names.player_name(say, seat)
    said, size = names.fitted_sentence(lambda name: words.title(view, say, name), who, fonts.SANS, 24, room)
    canvas.text(80, 70, said, fonts.SANS, size, palette.INK_SOFT)


def lay_legend(canvas: Canvas, view: MagellanView, say: Say) -> float:
    """The three kinds of capitals, from the right edge; its left end."""
    x = 1190.0
    for kind in ("closed", "sale", "owned"):
        said = say(Msg(f"magellan.pic.legend.{kind}"))
        x -= text.width(said, fonts.SANS_MEDIUM, 23)
        canvas.text(x, 42, said, fonts.SANS_MEDIUM, 23, palette.INK, "lm")
        if kind == "closed":
            canvas.sprite("capital-dot", x - 14, 42, 14, shadow=False)
            x -= 42
        elif kind == "sale":
            canvas.sprite("sale-disc", x - 20, 42, 28, figure="A", shadow=False)
            x -= 54
        else:
            marks.disc(canvas, x - 20, 42, 14, 0)
            x -= 54
    return x


def mine(view: MagellanView, say: Say, given: Marks) -> Canvas:
    """The private picture of the view's own seat: the region of its half-made move, with its goals, and its money."""
    assert view.seat is not None
    draft = read(view, given)
    plate = window.holding(*region_of(view, draft), PRIVATE_TOP)
    outer = frame.box(plate)
    bottom = round(outer[3] + 12 + FOOT)
    canvas = Canvas(ground.plate_layer(plate, (ground.WIDTH, bottom)).copy())
    marks.private_band(canvas, task(view, draft, say), names.player_name(say, view.seat), view.seat)
    ZoomMap(canvas, view, plate, say, draft).lay()
    lay_foot(canvas, view, draft, say, outer[3] + 8)
    return canvas


def region_of(view: MagellanView, draft: Draft) -> tuple[str, tuple[str, ...]]:
    """The cell in the middle of the private picture, and those that should be on it."""
    assert view.seat is not None
    me = view.players[view.seat]
    if draft.cells:
        return draft.cells[0], (*draft.cells, *(cell for cell, _ in draft.goals))
    arrival = scene.moved_to(view)
    offered = tuple(dict.fromkeys(cell_of(group.node) for group in draft.pieces))
    if view.fights:
        return view.fights[0].cell, tuple(fight.cell for fight in view.fights)
    if view.flight is not None and view.flown_by == view.seat:
        return view.flight.cell, ()
    if arrival is not None and arrival[0] == view.seat:
        return arrival[1], offered
    own = [group.cell for group in me.groups] or [me.base]
    return max(own, key=lambda cell: (own.count(cell), cell == me.base)), offered or tuple(dict.fromkeys(own))


def task(view: MagellanView, draft: Draft, say: Say) -> str:
    """What the band says: the points left, or what is awaited."""
    if view.stage == "moving" and view.seat == view.turn:
        return say(Msg("magellan.pic.mine.points", points=draft.points))
    return say(Msg("magellan.pic.mine"))


def lay_foot(canvas: Canvas, view: MagellanView, draft: Draft, say: Say, top: float) -> None:
    """The own money, income and pieces, and what the draft buys and develops."""
    assert view.seat is not None
    me = view.players[view.seat]
    box = (8.0, top + 4, 1192.0, top + 4 + 76)
    surface.panel(canvas, box)
    middle = (box[1] + box[3]) / 2
    canvas.sprite("bag", 44, middle - 1, 44, shadow=False)
    cash = canvas.text(72, middle, str(me.cash), fonts.SANS_BOLD, 38, palette.INK, "lm")
    x = cash.x1
    if draft.cash != me.cash:
        after = canvas.text(x + 34, middle, str(draft.cash), fonts.SANS_BOLD, 38, palette.WAX, "lm")
        arrow_sign(canvas, x + 8, middle, 20)
        x = after.x1
    income = canvas.text(x + 26, middle, f"+{me.income}", fonts.SANS_BOLD, 32, palette.INK, "lm")
    target = say(Msg("magellan.pic.of_target", target=view.table.target))
    x = canvas.text(income.x1 + 6, middle, target, fonts.SANS, 26, palette.INK_SOFT, "lm").x1
    right = players.lay_counts(canvas, view, me, 1178, middle)
    said = bought(view, draft, say)
    if said:
        canvas.text(x + 30, middle, said, fonts.SANS_MEDIUM, 26, palette.WAX, "lm", right - x - 44)
    elif me.countries:
        known = [words.country_name(say, country) for country in me.countries]
        canvas.text(x + 30, middle, ", ".join(known), fonts.SERIF_BOLD, 24, palette.INK, "lm", right - x - 44)


def bought(view: MagellanView, draft: Draft, say: Say) -> str:
    """What the draft develops and buys, in words."""
    found = [words.country_name(say, country) for country in draft.developed]
    found += [say(Msg(f"magellan.pic.buy.{kind}", count=count)) for kind, count in draft.bought]
    return " + ".join(found)


def arrow_sign(canvas: Canvas, x: float, y: float, length: float) -> None:
    """A small arrow to the right between two figures."""
    canvas.fill(shapes.polyline(((x, y), (x + length, y)), 2.6), palette.INK_SOFT)
    head = ((x + length, y), (x + length - 8, y - 5.5), (x + length - 8, y + 5.5))
    canvas.fill(shapes.polygon(head), palette.INK_SOFT)
