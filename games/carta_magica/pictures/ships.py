"""Ships, home flags, the last move, and what is offered."""

from __future__ import annotations

import math

from engine.values.core import Seat
from games.carta_magica.pictures import chart, places
from games.carta_magica.pictures.players import BADGES, badge
from games.carta_magica.pictures.words import sign_of, steps
from games.carta_magica.rules.board import COLUMNS, HARBOUR, STEP, Square
from games.carta_magica.rules.view import CartaMagicaView, Drift, PlayerView
from render.kit import marks, palette, shapes
from render.kit.canvas import Canvas
from render.kit.shapes import Point, Points

FIELD = 58.0
"""Width of a ship's drawing in px."""
TOKEN = 24.0
"""Width in px of the disc of a harbour in which a ship lies."""
DOWN = 17.0
"""Px from the middle of a square down to the waterline of its ship."""
SPRITES = {"free": "ship", "damaged": "ship-damaged", "becalmed": "ship-becalmed"}
STREAK = palette.rgb("#DCEBEA")


def lay_flags(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw the flag of its owner at each home harbour."""
    for player in view.players:
        if player.home is not None:
            x, y = flag_foot(player.home)
            canvas.sprite("home-flag", x, y, 46, player.seat)


def flag_foot(home: Square) -> Point:
    """Return the foot of a flag's pole, inland of the harbour and clear of its name."""
    x, y = places.centre(home)
    _, right = places.inland(home)
    # The cloth flies to the right of the pole; at the eastern edge the pole stands farther inland.
    # Where the name stands in the harbour's own row, the flag flies above it.
    return x + (-50 if right < 0 else 19), y + (-7 if chart.is_name_beside(home) else 16)


def afloat(view: CartaMagicaView) -> frozenset[Square]:
    """Return the squares of all ships."""
    return frozenset(player.square for player in view.players if player.square is not None)


def busy(view: CartaMagicaView) -> frozenset[Square]:
    """Return the squares of all ships and of the last way: no name should stand there."""
    last = view.last
    if last.what == "storm":
        routes = [drift.route for drift in last.drifts]
    else:
        routes = [last.route] if last.what == "sailed" else []
    return afloat(view) | {square for route in routes if len(route) > 1 for square in route}


def lay(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw flags, the last move and the ships."""
    lay_flags(canvas, view)
    lay_last(canvas, view)
    lay_ships(canvas, view)
    lay_encounter(canvas, view)


def lay_last(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw what the last line moved: a ship's route, or a storm and its drifts."""
    last = view.last
    if last.what == "storm":
        _lay_storm(canvas, view, last.drifts)
    elif last.what == "sailed" and last.seat is not None and len(last.route) > 1:
        _lay_route(canvas, last.seat, last.route)


def lay_ships(canvas: Canvas, view: CartaMagicaView, own: int | None = None) -> None:
    """Draw the ships, the northern ones first.

    The seat `own` has a ring. If none is given, the seat that acted last has a halo, but not after a storm or at the end.
    """
    acted = view.last.seat if view.last.what not in ("start", "storm", "over") and own is None else None
    sailing = [player for player in view.players if player.square is not None]
    for player in sorted(sailing, key=lambda player: (player.square or 0, player.seat)):
        x, y = places.berth(player.square or 0)
        if player.seat == acted and view.stage != "over":
            marks.halo(canvas, x, y - 3, 30)
        if player.seat == own:
            marks.ring(canvas, shapes.circle(x, y - 4, 33), 3.2)
        lay_ship(canvas, player)
    for square in afloat(view):
        if square in HARBOUR:
            canvas.sprite(chart.disc_of(square), *_token_spot(square), TOKEN, shadow=False)


def _token_spot(square: Square) -> Point:
    """Return where a small disc shows the colour of a harbour with a ship: at its bow."""
    x, y = places.centre(square)
    down, right = places.inland(square)
    return (x - 9 * right, y + 14) if right else (x - 19, y + 6 * down)


def lay_encounter(canvas: Canvas, view: CartaMagicaView) -> None:
    """Draw a monster met, rings round ships one may attack, and the spins of a battle."""
    if view.monster is not None and view.awaited:
        square = view.players[view.awaited[0]].square
        if square is not None:
            x, y = places.centre(square)
            side = -1 if x > places.SEA[2] - 90 else 1
            x, y = x + 46 * side, max(places.SEA[1] + 40, y - 24)
            box = canvas.sprite(sign_of(view.monster.card), x, y, 78)
            canvas.area("monster", box.x0, box.y0, box.x1, box.y1)
            marks.badge(canvas, x + 28 * side, y + 26, 17, str(view.monster.card.strength))
    for seat in view.victims:
        square = view.players[seat].square
        if square is not None:
            marks.ring(canvas, shapes.circle(*_hull_middle(square), 33), 3.2)
    if view.fight is not None:
        _lay_spins(canvas, view, ((view.fight.attacker, view.fight.attack), (view.fight.defender, view.fight.defence)))


def _lay_spins(canvas: Canvas, view: CartaMagicaView, spun: tuple[tuple[Seat, int], ...]) -> None:
    """Draw the spins of two ships in battle, above them; beside them if they share a column."""
    squares = [view.players[seat].square for seat, _ in spun]
    is_same_column = None not in squares and len({square % COLUMNS for square in squares if square is not None}) == 1
    for square, (_, spin) in zip(squares, spun, strict=True):
        if square is None:
            continue
        x, y = _hull_middle(square)
        if is_same_column:
            at = (x - 48 if x - 48 > places.SEA[0] + 20 else x + 48, y)
        else:
            at = (x, max(y, places.SEA[1] + 66) - 48)
        marks.halo(canvas, *at, 20)
        marks.badge(canvas, *at, 17, steps(view.wheel[spin]))


def _hull_middle(square: Square) -> Point:
    """Return the middle of a ship's drawing, a little above its berth."""
    x, y = places.berth(square)
    return x, y - 4


def lay_ship(canvas: Canvas, player: PlayerView) -> None:
    """Draw a ship on its square, with a badge if it is in trouble."""
    assert player.square is not None
    x, y = places.berth(player.square)
    box = canvas.sprite(SPRITES[player.condition], x - 1, y + DOWN, FIELD, player.seat)
    canvas.area(f"ship-{player.seat}", box.x0, box.y0, box.x1, box.y1)
    if player.condition != "free":
        side = -1 if player.square % COLUMNS == COLUMNS - 1 else 1
        badge(canvas, x + 17 * side, y - 14, 13.5, BADGES[player.condition])


def shorten_path(points: Points, by: float) -> Points:
    """Return a path that ends `by` px before its goal."""
    (x0, y0), (x1, y1) = points[-2:]
    length = math.dist((x0, y0), (x1, y1)) or 1
    share = max(0.1, (length - by) / length)
    return (*points[:-1], (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))


def turning_squares(route: tuple[Square, ...]) -> Points:
    """Return the middles of the squares of a route where it turns."""
    points = [places.centre(square) for square in route]
    turns = [points[0]]
    for before, middle, after in zip(points, points[1:], points[2:], strict=False):
        if (middle[0] - before[0], middle[1] - before[1]) != (after[0] - middle[0], after[1] - middle[1]):
            turns.append(middle)
    return (*turns, points[-1])


def _lay_route(canvas: Canvas, seat: int, route: tuple[Square, ...]) -> None:
    """Draw where the last ship came from and how."""
    x, y = places.centre(route[0])
    canvas.sprite("ship", x - 1, y + DOWN, FIELD, seat, strength=0.35, shadow=False)
    marks.arrow(canvas, shorten_path(turning_squares(route), 23), 4.5)


def _lay_storm(canvas: Canvas, view: CartaMagicaView, drifts: tuple[Drift, ...]) -> None:
    """Draw streaks of the wind over the sea, and how each ship was driven."""
    if view.wind is not None:
        lay_streaks(canvas, STEP[view.wind])
    for drift in drifts:
        if len(drift.route) > 1:
            x, y = places.centre(drift.route[0])
            canvas.sprite("ship", x - 1, y + DOWN, FIELD, drift.seat, strength=0.35, shadow=False)
            marks.arrow(canvas, shorten_path(turning_squares(drift.route), 20), 4.5)
        x, y = places.berth(drift.route[-1])
        marks.halo(canvas, x, y - 3, 30)


def lay_streaks(canvas: Canvas, step: tuple[int, int]) -> None:
    """Draw pairs of waving lines with a curl, blown across the chart."""
    down, right = step
    x0, y0, x1, y1 = places.SEA
    shares = [k / 14 for k in range(15)]
    for row in range(3):
        for column in range(5):
            x = x0 + (x1 - x0) * (column + 0.5 + 0.22 * (row % 2)) / 5.3
            y = y0 + (y1 - y0) * (row + 0.5) / 3 + 14 * (column % 2)
            if row == 1 and column in (1, 2, 3):
                continue  # the middle island
            for side, length in ((-8, 62), (4, 84)):
                line = tuple(_turn_point(x, y, t * length - length / 2, side + 4 * math.sin(t * 7), down, right) for t in shares)
                canvas.fill(shapes.polyline(line, 3.2), STREAK, 0.34)


def _turn_point(x: float, y: float, ahead: float, aside: float, down: int, right: int) -> Point:
    """Return the point `ahead` px in the direction (down, right) and `aside` px across it."""
    return x + right * ahead - down * aside, y + down * ahead + right * aside


def lay_rings(canvas: Canvas, squares: tuple[Square, ...]) -> None:
    """Draw dashed gold rings round harbours."""
    for square in squares:
        if square in HARBOUR:
            x, y = places.centre(square)
            canvas.sprite(chart.disc_of(square), x, y, 2 * chart.DISC)
            marks.ring(canvas, shapes.circle(x, y, 22.5), 3.4, (9, 6))
