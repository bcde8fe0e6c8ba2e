"""Pictures of events: the part of the world where it happened, with the players' pieces."""

from __future__ import annotations

import math
from functools import cache
from itertools import accumulate
from random import Random

from PIL import Image, ImageDraw

from engine.values.core import Say
from engine.values.event import Event
from games.magellan.pictures.ground import bare
from games.magellan.pictures.places import COLUMN, HEIGHTS, Plate, split_cell
from games.magellan.rules.board import COLUMNS as GRID_COLUMNS
from games.magellan.rules.board import NATIONS, Cell
from games.magellan.rules.view import MagellanView
from render.kit import event as happening
from render.kit import fonts, marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.shapes import Point

WIDTH, HEIGHT = happening.SIZE
COLUMNS = 6
"""Width of a picture in columns of the grid."""
HALF = 18
"""Columns of half the world."""
DAWN = palette.rgb("#F2B348")
DUSK = palette.rgb("#C9572F")
BLOOD = palette.rgb("#7E1C26")
NIGHT = palette.rgb("#16243A")
LIFT = 0.42
"""The cell of an event is drawn at this share of the height, from above; the words are at the foot."""


def compose(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw an event."""
    draw = {
        "won": _victory, "near": _near, "taken": _conquest, "out": _stranding, "stranded": _stranding, "developed": _development,
        "war": _war, "peace": _peace, "crisis": _crisis,
    }[what.kind]  # fmt: skip
    canvas = draw(view, what, say)
    happening.lay_title(canvas, what, say)
    return canvas


def _scene(cell: Cell, tint: Colour, strength: float, columns: int = COLUMNS) -> Canvas:
    """Draw the map round a cell in a tint, darker toward the edges."""
    ground = _map_round(cell, columns)
    image = Image.blend(ground, Image.new("RGB", ground.size, tint), strength)
    shapes.pour(image, palette.SHADOW, 0, 0, _ring())
    return Canvas(image)


def _map_round(cell: Cell, columns: int) -> Image.Image:
    """Return the map round a cell, from the blocks that pictures of turns share."""
    row, column = split_cell(cell)
    scale = WIDTH / columns / COLUMN
    edges = [scale * edge for edge in accumulate(HEIGHTS, initial=0)]
    above = max(0.0, min(edges[-1] - HEIGHT, (edges[row] + edges[row + 1]) / 2 - HEIGHT * LIFT))
    top = max(k for k in range(len(HEIGHTS)) if edges[k] <= above)
    rows = next((k for k in range(top + 1, len(HEIGHTS)) if edges[k] >= above + HEIGHT), len(HEIGHTS)) - top
    image = bare(Plate(first=(column - columns // 2 - 1) % GRID_COLUMNS + 1, columns=columns, top=top, rows=rows, x0=0, y0=0, scale=scale))
    down = round(above - edges[top])
    return image.crop((0, down, WIDTH, down + HEIGHT))


@cache
def _ring() -> Image.Image:
    """Return how a picture darkens toward its edges."""
    ring = Image.radial_gradient("L").resize((round(WIDTH * 1.3), round(HEIGHT * 1.5)))
    left, up = (ring.width - WIDTH) // 2, (ring.height - HEIGHT) // 2
    return ring.crop((left, up, left + WIDTH, up + HEIGHT)).point([min(170, round(max(0, v - 90) * 1.5)) for v in range(256)])


def _rays(canvas: Canvas, x: float, y: float, colour: Colour, strength: float) -> None:
    shapes.pour(canvas.image, colour, 0, 0, _ray_mask(x, y).point([round(strength * value) for value in range(256)]))


@cache
def _ray_mask(x: float, y: float) -> Image.Image:
    """Return rays from a point to all sides, as large as the picture."""
    mask = Image.new("L", (2 * WIDTH, 2 * HEIGHT), 0)
    brush = ImageDraw.Draw(mask)
    for k in range(20):
        turns = (2 * math.pi * k / 20, 2 * math.pi * (k + 0.5) / 20)
        ends = [(2 * (x + 1100 * math.cos(turn)), 2 * (y + 1100 * math.sin(turn))) for turn in turns]
        brush.polygon([(2 * x, 2 * y), *ends], 255)
    return mask.reduce(2)


def _sun(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.fill(shapes.disc(x, y, radius + 12, 3), palette.GOLD)
    canvas.fill(shapes.disc(x, y, radius), palette.GOLD)
    canvas.fill(shapes.disc(x, y, radius - 4), palette.BAG_FIGURE)


def _jeep(canvas: Canvas, x: float, y: float, width: float, seat: int, turn: float = 0.0) -> None:
    """Draw a jeep with its middle at (x, y)."""
    canvas.sprite("jeep", x, y + width * 0.2, width, seat, turn=turn)


def _development(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw the owner's jeep in its new country, before the sun."""
    nation = NATIONS[what.value]
    canvas = _scene(nation.cell, DAWN, 0.12)
    _rays(canvas, 480, 214, palette.BAG_FIGURE, 0.16)
    _sun(canvas, 480, 214, 150)
    _jeep(canvas, 480, 214, 260, int(what.who or 0))
    happening.seal(canvas, 820, 120, f"+{nation.income}", 70, 50)
    marks.disc(canvas, 100, 96, 46, int(what.who or 0))
    return canvas


def _conquest(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw the victor's jeep driving in, and the loser's turning away."""
    nation, loser = NATIONS[what.value], what.hits[0] if what.hits else 0
    canvas = _scene(nation.cell, DUSK, 0.28)
    _rays(canvas, 380, 220, palette.HALO, 0.12)
    _jeep(canvas, 800, 280, 140, int(loser), turn=24.0)
    _jeep(canvas, 360, 200, 290, int(what.who or 0))
    _swords(canvas, 620, 204, 54)
    happening.seal(canvas, 838, 104, f"+{nation.income}", 70, 50)
    return canvas


def _swords(canvas: Canvas, x: float, y: float, reach: float) -> None:
    """Draw two crossed swords, with their points up."""
    for side in (-1, 1):
        along, across = (side * math.sqrt(0.5), -math.sqrt(0.5)), (math.sqrt(0.5), side * math.sqrt(0.5))

        def at(far: float, aside: float, along: Point = along, across: Point = across) -> Point:
            """Return a point toward the tip and beside the blade, in shares of the reach."""
            return x + reach * (far * along[0] + aside * across[0]), y + reach * (far * along[1] + aside * across[1])

        edge, thin = reach * 0.16, reach * 0.1
        blade = (at(-0.62, -0.09), at(1.2, -0.09), at(1.42, 0), at(1.2, 0.09), at(-0.62, 0.09))
        guard, grip = (at(-0.66, -0.36), at(-0.66, 0.36)), (at(-0.66, 0), at(-1.1, 0))
        for line, width, colour in ((guard, edge, palette.GOLD), (grip, edge, palette.WAX)):
            canvas.fill(shapes.polyline(line, width + thin), palette.INK)
            canvas.fill(shapes.polyline(line, width), colour)
        canvas.fill(shapes.polyline(blade, thin, dash=None, closed=True), palette.INK)
        canvas.fill(shapes.polygon(blade), palette.PAPER)
        canvas.fill(shapes.polygon((at(-0.62, 0), at(1.42, 0), at(1.2, 0.09), at(-0.62, 0.09))), palette.PAPER_EDGE)
        canvas.fill(shapes.polyline(guard, edge), palette.GOLD)
        for radius, colour in ((edge * 0.8 + thin / 2, palette.INK), (edge * 0.8, palette.GOLD)):
            canvas.fill(shapes.disc(*at(-1.16, 0), radius), colour)


def _war(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw the jeeps of two sides beside crossed swords, or all in a row below them."""
    cell = view.fights[0].cell if view.fights else view.players[view.turn].base
    sides = view.war.sides if view.war is not None else ((view.turn,),)
    canvas = _scene(cell, BLOOD, 0.5, 9)
    _rays(canvas, 480, 180, palette.HALO, 0.1)
    if len(sides) > 2:
        _swords(canvas, 480, 130, 70)
        seats = [seat for side in sides for seat in side]
        for at, seat in enumerate(seats):
            _jeep(canvas, 150 + 660 * at / (len(seats) - 1), 274, 130, int(seat))
        return canvas
    _swords(canvas, 480, 186, 104)
    for middle, side in zip((194, 766), sides, strict=False):
        width = (210, 140, 126, 116)[min(len(side), 4) - 1]
        for at, seat in enumerate(side):
            row, column = divmod(at, 2)
            in_row, last_row = min(2, len(side) - 2 * row), (len(side) - 1) // 2
            x, y = middle + 146 * (column - (in_row - 1) / 2), 206 + 126 * (row - last_row / 2)
            _jeep(canvas, x, y, width, int(seat), -6 if middle < 480 else 6)
    return canvas


def _peace(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw morning over the sea, and everybody's ship."""
    canvas = _scene(view.players[view.turn].base, DAWN, 0.3, 9)
    _rays(canvas, 480, 190, palette.BAG_FIGURE, 0.2)
    _sun(canvas, 480, 190, 120)
    playing = [player for player in view.players if not player.is_out]
    for at, player in enumerate(playing):
        x = 480 + (at - (len(playing) - 1) / 2) * 220
        canvas.sprite("ship-small", x, 286, 170, player.seat)
    return canvas


def _crisis(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw the card over a darkened world."""
    canvas = _scene("1n1", NIGHT, 0.62, HALF)
    rng = Random(str(what.value))
    for _ in range(3):
        x = rng.uniform(140, 820)
        bolt = ((x, 10.0), (x - 26, 110.0), (x + 8, 104.0), (x - 30, 230.0))
        canvas.fill(shapes.polyline(bolt, 9), palette.SHADOW, 0.6)
        canvas.fill(shapes.polyline(bolt, 5), palette.HALO)
    canvas.sign("card", 480, 190, 250, shadow=True)
    return canvas


def _stranding(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw the base with a jeep and no ship."""
    player = view.players[what.value]
    canvas = _scene(player.base, NIGHT, 0.34, 4)
    canvas.sprite("base-island", 480, 240, 330, player.seat)
    _jeep(canvas, 690, 286, 150, player.seat)
    return canvas


def _near(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw the way to the target, nearly full."""
    player = view.players[what.value]
    cell = NATIONS[player.countries[-1]].cell if player.countries else player.base
    canvas = _scene(cell, DAWN, 0.2)
    _rays(canvas, 250, 190, palette.BAG_FIGURE, 0.16)
    _jeep(canvas, 240, 190, 240, player.seat)
    left, right, y = 420.0, 900.0, 176.0
    canvas.fill(shapes.round_rectangle(left - 6, y - 36, right + 6, y + 36, 36), palette.INK)
    canvas.fill(shapes.round_rectangle(left, y - 30, right, y + 30, 30), palette.PAPER)
    share = min(1.0, player.income / (view.table.target + 1))  # the target has to be passed
    canvas.fill(shapes.round_rectangle(left, y - 30, left + (right - left) * share, y + 30, 30), palette.PLAYERS[player.seat].main)
    canvas.fill(shapes.round_rectangle(left + 100, y + 50, right - 100, y + 122, 14), palette.INK, 0.8)
    canvas.text((left + right) / 2, y + 86, f"+{player.income} / {view.table.target}", fonts.SANS_BOLD, 56, palette.PAPER, "mm", 260)
    return canvas


def _victory(view: MagellanView, what: Event, say: Say) -> Canvas:
    """Draw the world with the winner's countries, a laurel and confetti."""
    winner = view.players[what.value]
    best = max(winner.held, key=lambda country: NATIONS[country].income, default="")
    canvas = _scene(NATIONS[best].cell if best else winner.base, BLOOD, 0.46, 12)
    _rays(canvas, 480, 200, palette.HALO, 0.16)
    happening.feast(canvas, winner.seat, str(winner.income), len(view.players), 200)
    _jeep(canvas, 480, 200, 216, winner.seat)
    others = sorted((other for other in view.players if other.seat != winner.seat), key=lambda other: -other.income)
    happening.lay_others(canvas, [(other.seat, f"+{other.income}") for other in others], say)
    return canvas
