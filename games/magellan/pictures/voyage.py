"""The map of a whole match: all ways in their players' colours, and the final owners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from engine.values.core import Say
from games.magellan.pictures import atlas, fit, ground, table
from games.magellan.pictures.fit import FreePlaces
from games.magellan.pictures.places import COLUMN, HEIGHTS, Plate, middle
from games.magellan.pictures.ways import on_table
from games.magellan.rules.board import NATIONS, Node
from games.magellan.rules.view import MagellanView, PlayerView
from render.kit import fonts, marks, names, palette, poster, shapes
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

WIDTH, HEIGHT = round(poster.MAP[2] - poster.MAP[0]), round(poster.MAP[3] - poster.MAP[1])
SCALE = WIDTH / (36 * COLUMN)
BOTTOM = round(sum(HEIGHTS) * SCALE)
DISC = 17.0
"""Radius in px of the disc of a country's owner."""
LINE = 40.0
"""Px between two lines of a list of countries."""
BROAD = 500.0
"""A list that is wider than this, in px, has two columns."""


def count_ways(views: Sequence[MagellanView]) -> Counter[tuple[int, tuple[Node, ...]]]:
    """Count how often each player's pieces went each way."""
    counts: Counter[tuple[int, tuple[Node, ...]]] = Counter()
    for before, after in pairwise(views):
        count = len(before.trail) if after.trail[: len(before.trail)] == before.trail else 0
        counts.update((moved.seat, moved.path) for moved in after.trail[count:])
    return counts


def compose(views: Sequence[MagellanView], say: Say) -> Canvas:
    """Draw the world, and below it what each player owned."""
    last = views[-1]
    plate = Plate(first=table.seam(last), columns=36, top=0, rows=18, x0=0, y0=0, scale=SCALE)
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), palette.SEA_DEEP))
    canvas.image.paste(ground.bare(plate), (0, 0))
    for (seat, path), times in sorted(count_ways(views).items(), key=lambda item: -item[1]):
        for line in on_table(plate, path):
            smooth = shapes.smooth(line)
            canvas.fill(shapes.polyline(smooth, 4.8 + min(times, 4) / 2), palette.PAPER, 0.6)
            canvas.fill(shapes.polyline(smooth, 2.8 + min(times, 4) / 2), palette.PLAYERS[seat].main)
    bases = [plate.cell_box(player.base) for player in last.players]
    for player, base in zip(last.players, bases, strict=True):
        atlas.lay_house(canvas, base, player.seat, 1.0)
    _lay_owned(canvas, plate, last, FreePlaces(fit.inset(plate.box, 2), bases))
    canvas.area("map", *plate.box)
    canvas.fill(shapes.round_rectangle(0, BOTTOM, WIDTH, BOTTOM + 3, 0), palette.GOLD)
    width = WIDTH / len(last.players)
    for at, player in enumerate(sorted(last.players, key=lambda player: (last.ranks[player.seat], player.seat))):
        _lay_list(canvas, player, (width * at, BOTTOM + 3, width * (at + 1), HEIGHT), say)
    return canvas


def _lay_owned(canvas: Canvas, plate: Plate, view: MagellanView, field: FreePlaces) -> None:
    """Draw the owners' discs on the capitals, the richest first."""
    owners = [(NATIONS[country], player.seat) for player in view.players for country in player.held]
    for nation, seat in sorted(owners, key=lambda pair: -pair[0].income):
        at = plate.point(nation.lon, nation.lat)
        box = fit.nearest(field, at, 2 * DISC, 2 * DISC, 120, 3, 0.5) or fit.around(*at, 2 * DISC, 2 * DISC)
        field.take(box)
        x, y = middle(box)
        if abs(x - at[0]) + abs(y - at[1]) > 7:
            canvas.fill(shapes.polyline(((x, y), at), 2), palette.INK)
            canvas.fill(shapes.disc(*at, 3), palette.INK)
        marks.disc(canvas, x, y, DISC, seat)


def _lay_list(canvas: Canvas, player: PlayerView, box: BoxPx, say: Say) -> None:
    """List a player's countries, the richest first; those without room are one sum."""
    x0, y0, x1, y1 = box
    marks.disc(canvas, x0 + 40, y0 + 36, 24, player.seat)
    total = canvas.text(x1 - 22, y0 + 47, f"+{player.income}", fonts.SANS_BOLD, 34, palette.HALO, "rs")
    canvas.text(x0 + 74, y0 + 47, names.player_name(say, player.seat), fonts.SERIF_BOLD, 34, palette.PAPER, "ls", total.x0 - x0 - 84)
    nations = sorted([NATIONS[country] for country in player.held], key=lambda nation: (-nation.income, nation.slug))
    columns, rows = (2 if x1 - x0 > BROAD else 1), int((y1 - y0 - 66) / LINE)
    most = columns * rows
    rows_shown = [(say(nation.name), nation.income) for nation in nations[: most if len(nations) <= most else most - 1]]
    if len(nations) > len(rows_shown):
        rows_shown.append((f"… {len(nations) - len(rows_shown)}", sum([nation.income for nation in nations[len(rows_shown) :]])))
    width = (x1 - x0) / columns
    for at, (name, earns) in enumerate(rows_shown):
        left, y = x0 + width * (at // rows), y0 + 92 + LINE * (at % rows)
        income = canvas.text(left + width - 22, y, f"+{earns}", fonts.SANS_MEDIUM, 29, palette.PAPER, "rs")
        canvas.text(left + 22, y, name, fonts.SERIF_BOLD, 30, palette.PAPER_EDGE, "ls", income.x0 - left - 34)
