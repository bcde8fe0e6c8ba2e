"""The public picture of the table, and the panels of open cards under its players."""

from __future__ import annotations

from engine.values.core import Msg, Say
from games.magellan.pictures import atlas, banner, ground, players, scene
from games.magellan.pictures.tags import lay_glyph
from games.magellan.rules.board import NATIONS, label
from games.magellan.rules.view import MagellanView
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

PACIFIC_EXAMPLES = (2, 4)
"""Examples of start bases that lie in the Pacific."""


def seam(view: MagellanView) -> int:
    """Return the first column of the map, so that its edge cuts no waters round the bases."""
    return ground.PACIFIC if view.table.example in PACIFIC_EXAMPLES else ground.ATLANTIC


def compose(view: MagellanView, say: Say) -> Canvas:
    """Draw the whole table; nothing on it is secret."""
    first = seam(view)
    canvas = Canvas(ground.table_layer(first, len(view.players), rows(view, say)).copy())
    atlas.lay(canvas, view, first, say)
    banner.lay(canvas, view, say)
    players.lay(canvas, view, say)
    sale, history = ground.cards_boxes(rows(view, say))
    canvas.area("countries", *sale)
    canvas.area("history", *history)
    lay_sale(canvas, view, sale, say)
    lay_active(canvas, view, history, say)
    return canvas


COLUMNS = 3
LEAST = 2
"""Rows of cards, at least."""
HISTORY = 5
"""The history cards ask for so many rows at most; more of them are only counted."""
COST = 70.0
"""Px from the right end of a cost to the right edge of its column."""
INCOME = 20.0
"""Px from the right end of an income to the right edge of its column."""

LEAST_NAME = 20.0
"""A name that is too long even in this size, in px, is written in a narrower face."""


def rows(view: MagellanView, say: Say) -> int:
    """Return how many rows of cards the table needs."""
    places = len(scene.listed_countries(view))
    if places < len(view.open):
        places += 1  # the last place says how many more there are
    sale = -(-places // COLUMNS)
    history = len(scene.discoveries(view)) + sum(map(len, effects(view, say).values()))
    return max(LEAST, sale, min(history, HISTORY))


def lay_sale(canvas: Canvas, view: MagellanView, box: BoxPx, say: Say) -> None:
    """Draw the open countries that somebody can pay now or soon, and count the others.

    Those that the player in turn cannot pay are fainter.
    """
    x0, y0, x1, _ = box
    title = canvas.text(x0 + 17, y0 + 30, say(Msg("magellan.pic.sale")), fonts.SERIF_BOLD, 25)
    what = canvas.text(title.x1 + 12, y0 + 30, say(Msg("magellan.pic.sale.what")), fonts.SANS, 22, palette.INK_SOFT, "ls", 240)
    if scene.winning_countries(view):
        atlas.lay_sale(canvas, what.x1 + 24, y0 + 22, 16, "", wins=True, shadow=False)
        canvas.text(what.x1 + 40, y0 + 30, say(Msg("magellan.pic.legend.wins")), fonts.SANS_MEDIUM, 22, palette.WAX, "ls", 90)
    packs = say(Msg("magellan.pic.packs", countries=view.geographic_count, history=view.history_count))
    canvas.text(x1 - 17, y0 + 30, packs, fonts.SANS, 22, palette.INK_SOFT, "rs", 330)
    costs = {country.country: country.cost for country in view.open}
    width = (x1 - x0 - 18) / COLUMNS
    countries, win = scene.listed_countries(view), scene.winning_countries(view)
    cash = view.players[view.turn].cash
    for k, country in enumerate(countries):
        x, y = x0 + 17 + width * (k % COLUMNS), y0 + 56 + ground.ROW * (k // COLUMNS)
        is_paid = costs[country] <= cash
        ink = palette.INK if is_paid else palette.INK_SOFT
        atlas.lay_sale(canvas, x + 13, y, 27, scene.LETTERS[k], country in win, shadow=False)
        face, colour = (fonts.SANS_BOLD, palette.WAX) if country in win else (fonts.SANS, palette.INK_SOFT)
        income = canvas.text(x + width - INCOME, y, f"+{NATIONS[country].income}", face, 23, colour, "rm")
        face = fonts.SANS_BOLD if is_paid else fonts.SANS
        cost = canvas.text(x + width - COST, y, str(costs[country]), face, 27, ink, "rm")
        assert income.x0 > cost.x1
        lay_name(canvas, x + 37, y, scene.country_name(say, country), ink, cost.x0 - 7 - (x + 37))
    more = len(view.open) - len(countries)
    if more:
        k = len(countries)
        x, y = x0 + 17 + width * (k % COLUMNS), y0 + 56 + ground.ROW * (k // COLUMNS)
        canvas.sprite("sale-disc", x + 13, y, 18, shadow=False)
        sentence = say(Msg("magellan.pic.sale.more", countries=more))
        canvas.text(x + 37, y, sentence, fonts.SANS, 23, palette.INK_SOFT, "lm", width - 50)
    if not countries:
        canvas.text(x0 + 17, y0 + 62, say(Msg("magellan.pic.sale.none")), fonts.SANS, 23, palette.INK_SOFT, "lm", x1 - x0 - 34)


def lay_name(canvas: Canvas, x: float, y: float, name: str, ink: palette.Colour, room: float) -> None:
    """Write the name of a country; a long one in the narrower face."""
    is_long = text.width(name, fonts.SERIF_BOLD, LEAST_NAME) > room
    canvas.text(x, y, name, fonts.SANS_MEDIUM if is_long else fonts.SERIF_BOLD, 20 if is_long else 23, ink, "lm", room)


def lay_active(canvas: Canvas, view: MagellanView, box: BoxPx, say: Say) -> None:
    """Draw the open history cards: places with a bonus, then the others."""
    x0, y0, x1, y1 = box
    canvas.text(x0 + 17, y0 + 30, say(Msg("magellan.pic.discoveries")), fonts.SERIF_BOLD, 25, palette.INK, "ls", x1 - x0 - 34)
    discoveries, others = scene.discoveries(view), effects(view, say)
    lines = round((y1 - y0 - 44) / ground.ROW)
    total = len(discoveries) + sum(map(len, others.values()))
    room = lines if total <= lines else lines - 1  # the last line counts the cards left out
    y, hidden = y0 + 56, 0
    for at, sought in enumerate(discoveries):
        if at >= room:
            hidden += 1
            continue
        canvas.sprite("discovery-seal", x0 + 35, y, 36, figure=str(sought.bonus), shadow=False)
        lay_glyph(canvas, "jeep" if sought.piece == "any" else sought.piece, x0 + 58, y, 25)
        cell = canvas.text(x1 - 15, y, label(sought.where), fonts.SANS, 22, palette.INK_SOFT, "rm")
        lay_name(canvas, x0 + 89, y, scene.place_name(say, sought.card), palette.INK, cell.x0 - 8 - (x0 + 89))
        y += ground.ROW
    lines_left = room - len(discoveries)
    for card, effect in others.items():
        if len(effect) > lines_left:
            hidden += 1
            continue
        lines_left -= len(effect)
        if bonus := scene.bonus(card):
            canvas.sprite("discovery-seal", x0 + 35, y, 36, figure=str(bonus), shadow=False)
        else:
            canvas.sprite("card", x0 + 35, y, 24, shadow=False)
        for line in effect:
            canvas.text(x0 + 60, y, line, fonts.SANS_MEDIUM, 22, palette.INK, "lm", x1 - 15 - (x0 + 60))
            y += ground.ROW
    if hidden:
        sentence = say(Msg("magellan.pic.more", cards=hidden))
        canvas.text(x0 + 17, y, sentence, fonts.SANS, 22, palette.INK_SOFT, "lm", x1 - x0 - 32)
    if not total:
        canvas.text(x0 + 17, y0 + 62, say(Msg("magellan.pic.discoveries.none")), fonts.SANS, 23, palette.INK_SOFT, "lm", x1 - x0 - 32)


def effects(view: MagellanView, say: Say) -> dict[str, tuple[str, ...]]:
    """Return the text, in lines, of each open card that names no place."""
    x0, _, x1, _ = ground.cards_boxes(0)[1]
    sought = {discovery.card for discovery in scene.discoveries(view)}
    others = [active.card for active in view.active if active.card not in sought]
    return {card: text.wrap_text(scene.effect(say, card), fonts.SANS_MEDIUM, 22, x1 - 15 - (x0 + 60), 2) for card in others}
