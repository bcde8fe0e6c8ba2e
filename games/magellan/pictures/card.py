"""The picture on the table card, readable on a phone: the turn, the map, the players."""

from __future__ import annotations

from engine.values.core import Msg, Say, Who
from games.magellan.pictures import atlas, banner, ground, places, players, scene
from games.magellan.pictures.places import COLUMN, HEIGHTS, Plate
from games.magellan.pictures.zoommap import ZoomMap
from games.magellan.pictures.zoompieces import ZoomSizes
from games.magellan.rules import board
from games.magellan.rules.board import NATIONS, Cell, cell_of, label
from games.magellan.rules.view import CountryView, MagellanView, PlayerView
from render.kit import fonts, marks, names, palette, shapes, surface, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

WIDTH = 960
LEAST = 34.0
"""Size in px of the smallest words."""
SHRINKING = 40.0
"""Size in px of words that may be shrunk to `LEAST`."""
HIGHEST = 1120
"""Greatest height in px: with the lines of a table card and an event beside them it fills 700 px of a phone."""
HEAD = 132.0
"""Height in px of the head."""
RIBBON = 58.0
"""Height in px of the ribbon of a war."""
BAND = (58.0, 40.0)
"""Width and height of the frame of the map."""
COLUMNS = 9
TALLEST = 470.0
"""Greatest height of the map in px, if the other parts leave it so much."""
SCALE = (WIDTH - 2 * 8 - 2 * BAND[0]) / COLUMNS / COLUMN
SIZES = ZoomSizes(piece=66, badge=22, name=36, small=LEAST, coordinate=0, tag=1.55)
ROW = 52.0
"""Height in px of a row of what can be won."""
MOST = {1: 4, 2: 3}
"""How many countries are named, by the number of rows of players below them."""
PLAYER = 100.0
"""Height in px of the panel of a player."""
EDGE = 16.0
GAP = 12.0
DIE = 56.0
"""Side in px of a die."""
NAME = 14
"""Letters to which another player's name inside a sentence is shortened."""
JEEPS = 3
"""The map shows what weighs most: a jeep of the player in turn counts as so many countries."""


def compose(view: MagellanView, say: Say) -> Canvas:
    """Draw the whole picture, from the public view."""
    top = HEAD + (RIBBON if view.war else 0) + BAND[1] + 4
    rows = -(-len(view.players) // 2)
    listing = 16 + ROW * max(1, min(len(view.open), MOST[rows] + 1))
    foot = rows * (PLAYER + GAP) + 8
    plate = window(view, top, HIGHEST - top - BAND[1] - 12 - listing - 12 - foot)
    opened = {country.country: country for country in view.open}
    listed = [opened[country] for country in scene.listed_countries(view)]
    panel = plate.y1 + BAND[1] + 12
    below = panel + listing + 12
    size = (WIDTH, round(below + foot))
    canvas = Canvas(ground.plate_layer(plate, size, 34, BAND).copy())
    lay_head(canvas, view, say)
    if view.war:
        lay_war(canvas, view, say)
    card_map = ZoomMap(canvas, plate, say, view)
    card_map.size, card_map.has_small_words = SIZES, False
    card_map.lay()
    lay_listing(canvas, view, listed, MOST[rows], (EDGE, panel, WIDTH - EDGE, below - 12), say)
    for player in view.players:
        width = (WIDTH - 2 * EDGE - GAP) / 2
        x, y = EDGE + (player.seat % 2) * (width + GAP), below + (player.seat // 2) * (PLAYER + GAP)
        lay_player(canvas, view, player, (x, y, x + width, y + PLAYER), say)
    return canvas


def window(view: MagellanView, top: float, room: float) -> Plate:
    """Return the part of the world that matters now, at most `room` px high."""
    west, first, last = best_window(view, room)
    return Plate(first=west, columns=COLUMNS, top=first, rows=last - first + 1, x0=8 + BAND[0], y0=top, scale=SCALE)


def best_window(view: MagellanView, room: float) -> tuple[int, int, int]:
    """Return the first column, first row and last row of the map.

    It is at most `room` px high. It holds the cells of what has to be settled or happened last, and with them as many jeeps of the player
    in turn and countries for sale as possible. Jeeps on the base do not count.
    """
    cells = [places.split_cell(cell) for cell in last_cells(view)]
    player = view.players[view.turn]
    jeeps = {group.cell for group in player.groups if "jeep" in group.what and group.cell != player.base}
    weights = {places.split_cell(cell): JEEPS for cell in jeeps}
    for country in scene.listed_countries(view):
        at = places.split_cell(NATIONS[country].cell)
        weights[at] = weights.get(at, 0) + 1
    spots = list(weights.items()) or [(places.split_cell(player.base), 1)]

    def score(window: tuple[int, int, int]) -> tuple[int, bool, int, int]:
        west, first, last = window
        inside = [((column - west) % board.COLUMNS, row) for row, column in cells]
        shown_count = sum(column < COLUMNS and first <= row <= last for column, row in inside)
        weight = sum(each for (row, column), each in spots if (column - west) % board.COLUMNS < COLUMNS and first <= row <= last)
        is_last_shown = all(column < COLUMNS and first <= row <= last for column, row in inside[-1:])
        off = [abs(column - COLUMNS // 2) + abs(row - (first + last) // 2) for column, row in inside[-1:]]
        return shown_count, is_last_shown, weight, -sum(off)

    return max(((west, *rows) for west in range(1, board.COLUMNS + 1) for rows in _rows(room)), key=score)


def _rows(room: float) -> list[tuple[int, int]]:
    """Return the rows that fit into the height of the map, by the first of them."""
    windows = []
    for first in range(len(HEIGHTS)):
        last = first
        while last + 1 < len(HEIGHTS) and sum(HEIGHTS[first : last + 2]) * SCALE <= min(room, TALLEST):
            last += 1
        windows.append((first, last))
        if last + 1 == len(HEIGHTS):
            break
    return windows


def last_cells(view: MagellanView) -> list[Cell]:
    """Return the cells of what has to be settled or happened last, the last place last."""
    if view.fights:
        return [view.fights[0].cell]
    if view.battle is not None:
        return [view.battle.cell]
    if view.flight is not None:
        return [view.flight.cell]
    if view.last.what in ("turned", "sold"):
        return [NATIONS[view.last.subject].cell]
    if view.trail:
        return [cell_of(view.trail[-1].path[0]), cell_of(view.trail[-1].path[-1])]
    return []


def lay_head(canvas: Canvas, view: MagellanView, say: Say) -> None:
    """Draw whose turn it is and for what, the dice, what happened last, the round."""
    seat = banner.seats_shown(view)[0]
    marks.disc(canvas, 58, 60, 44, seat)
    right = WIDTH - EDGE
    dice = view.dice[-3:]
    for face in reversed(dice):
        banner.lay_die(canvas, right - DIE, 16, DIE, face)
        right -= DIE + 10
    if dice:
        canvas.area("dice", right, 10, WIDTH - EDGE + 4, 16 + DIE + 6)
    who = names.player_name(say, seat)
    sentence, size = names.fitted_sentence(lambda name: banner.title(view, say, name), who, fonts.SERIF_BOLD, 54, right - 128)
    canvas.text(116, 66, sentence, fonts.SERIF_BOLD, size)
    limit = view.table.rounds
    key = Msg("magellan.pic.round.of", number=view.round, rounds=limit) if limit else Msg("magellan.pic.round", number=view.round)
    number = canvas.text(WIDTH - EDGE, 118, say(key), fonts.SANS, LEAST, palette.INK_SOFT, "rs")
    if view.last.what == "start":
        sentence = say(Msg("magellan.pic.card.target", target=view.table.target))
        canvas.text(116, 118, sentence, fonts.SANS, SHRINKING, palette.INK, "ls", number.x0 - 136)
    else:

        def brief(msg: Msg | Who) -> str:
            spoken = say(msg)
            return spoken if isinstance(msg, Msg) or len(spoken) <= NAME else text.shorten(text.Name(spoken), NAME)

        room = number.x0 - 136
        last = names.player_name(say, view.last.seat)
        sentence, size = banner.fitted_last_move(view, brief, last, SHRINKING, room)
        canvas.text(116, 118, sentence, fonts.SANS, size, palette.INK, "ls", room)
    canvas.area("turn", 8, 8, WIDTH - 8, HEAD - 6)
    canvas.area("head", 0, 0, WIDTH, HEAD - 6)


def lay_war(canvas: Canvas, view: MagellanView, say: Say) -> None:
    """Draw the ribbon of a war: its sides and the rounds left."""
    assert view.war is not None
    x0, y0, x1, y1 = 0.0, HEAD, float(WIDTH), HEAD + RIBBON - 10
    canvas.fill(shapes.round_rectangle(x0, y0, x1, y1, 0), palette.WAX)
    for y in (y0 + 4, y1 - 4):
        canvas.fill(shapes.polyline(((x0, y), (x1, y)), 1.4), palette.CROWN, 0.8)
    middle = (y0 + y1) / 2
    banner.lay_swords(canvas, 40, middle, 13)
    left = say(Msg("magellan.pic.war.rounds", rounds=view.war.rounds))
    end = canvas.text(x1 - EDGE, middle, left, fonts.SANS_MEDIUM, LEAST, palette.BAG_FIGURE, "rm")
    if banner.is_between_all(view):
        canvas.text(76, middle, say(Msg("magellan.pic.war.all")), fonts.SERIF_BOLD, SHRINKING, palette.BAG_FIGURE, "lm", end.x0 - 96)
    else:
        banner.lay_sides(canvas, view.war.sides, 76, middle, end.x0 - 100, 44)
    canvas.area("war", x0, y0, x1, y1)


def lay_listing(canvas: Canvas, view: MagellanView, listed: list[CountryView], most: int, box: BoxPx, say: Say) -> None:
    """Draw what can be won now: `most` countries with cost and income, and how many more."""
    x0, y0, x1, _ = box
    surface.panel(canvas, box)
    canvas.area("countries", *box)
    win, cash = scene.winning_countries(view), view.players[view.turn].cash
    y = y0 + 8 + ROW / 2
    rows = listed if len(view.open) <= len(listed) <= most + 1 else listed[:most]  # the row that counts the others could name the last
    for country, letter in zip(rows, scene.LETTERS, strict=False):
        is_won, is_paid = country.country in win, country.cost <= cash
        ink = palette.INK if is_paid else palette.INK_SOFT
        atlas.lay_sale(canvas, x0 + 36, y, 38, letter, is_won, shadow=False)
        colour = palette.WAX if is_won else palette.INK
        canvas.text(x1 - 20, y, f"+{country.income}", fonts.SANS_BOLD, 38, colour, "rm")
        cost = canvas.text(x1 - 138, y, str(country.cost), fonts.SANS_BOLD if is_paid else fonts.SANS, 38, ink, "rm")
        bag = canvas.sprite("bag", cost.x0 - 28, y - 2, 36, shadow=False)
        where = canvas.text(min(bag.x0, x1 - 290) - 14, y, label(country.cell), fonts.SANS, LEAST, palette.INK_SOFT, "rm")
        name = scene.country_name(say, country.country)
        canvas.text(x0 + 72, y, name, fonts.SERIF_BOLD, SHRINKING, ink, "lm", where.x0 - x0 - 90)
        y += ROW
    if len(rows) < len(view.open):
        more = say(Msg("magellan.pic.more", cards=len(view.open) - len(rows)))
        canvas.text(x0 + 72, y, more, fonts.SANS, LEAST, palette.INK_SOFT, "lm")
    if not listed:
        canvas.text(x0 + 20, y, say(Msg("magellan.pic.card.none")), fonts.SANS, SHRINKING, palette.INK, "lm", x1 - x0 - 40)


def lay_player(canvas: Canvas, view: MagellanView, player: PlayerView, box: BoxPx, say: Say) -> None:
    """Draw a player: money, and the income on its way to the target."""
    x0, y0, x1, y1 = box
    surface.panel(canvas, box)
    canvas.area(f"player-{player.seat}", *box)
    if player.seat in view.awaited:
        players.highlight(canvas, box)
    ink = palette.INK_SOFT if player.is_out else palette.INK
    marks.disc(canvas, x0 + 36, y0 + 34, 24, player.seat, 0.4 if player.is_out else 1.0)
    cash = canvas.text(x1 - 18, y0 + 35, str(player.cash), fonts.SANS_BOLD, 40, ink, "rm")
    bag = canvas.sprite("bag", cash.x0 - 24, y0 + 33, 38, shadow=False)
    name = names.player_name(say, player.seat)
    canvas.text(x0 + 72, y0 + 35, name, fonts.SERIF_BOLD, SHRINKING, ink, "lm", bag.x0 - x0 - 84)
    if player.is_out:
        canvas.text(x0 + 18, y1 - 27, say(Msg("magellan.pic.place", place=player.place)), fonts.SANS, LEAST, ink, "lm")
        return
    income = canvas.text(x0 + 18, y1 - 27, f"+{player.income}", fonts.SANS_BOLD, 38, ink, "lm")
    target = say(Msg("magellan.pic.of_target", target=view.table.target))
    left = canvas.text(income.x1 + 6, y1 - 27, target, fonts.SANS, LEAST, palette.INK_SOFT, "lm").x1 + 18
    players.lay_bar(canvas, view, player, (left, y1 - 37, x1 - 18, y1 - 17), 8)
