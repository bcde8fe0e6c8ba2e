"""The card's picture of navegador, the market's track, workers and shields, and the names of the parts of pictures."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace

from contract.laws import layout_faults, phone_faults, strict
from contract.names import LONG_NAMES, NAMES
from engine.values.core import Say
from games.navegador import pictures as navegador
from games.navegador import positions
from games.navegador.pictures import card, panels, players, signs
from games.navegador.rules.board import FIELD_NUMBER, RONDEL, RondelField
from games.navegador.rules.view import NavegadorView
from render import Draft
from render.kit import palette
from render.kit.canvas import Canvas

SAY = strict(NAMES)
LONG = strict(LONG_NAMES)
TYPICAL = positions.typical()


def compose(number: int, say: Say) -> Canvas:
    view, part, draft = TYPICAL[number]
    return navegador.compose(view, say, draft, part)


def plainly(view: NavegadorView, part: str) -> Canvas:
    """A picture without a half-made move."""
    return navegador.compose(view, SAY, Draft(view), part)


def labels(canvas: Canvas) -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == "text"]


@pytest.mark.parametrize("say", [SAY, LONG], ids=["short", "long"])
@pytest.mark.parametrize("number", [number for number, (_, part, _) in enumerate(TYPICAL) if part == "card"])
def test_the_card_reads_on_a_phone(number: int, say: Say) -> None:
    assert phone_faults(compose(number, say)) == []


@pytest.mark.parametrize("field", RONDEL)
def test_stones_cover_no_price_on_the_card(field: RondelField) -> None:
    for count in (1, 2, 4):
        for mine in range(len(RONDEL)):
            there = [replace(player, field=FIELD_NUMBER[field]) for player in positions.players(5)[1 : count + 1]]
            mover = replace(positions.players(5)[0], field=mine, ships=positions.ships(portugal=7))
            view = positions.middle(len(there) + 1, players=(mover, *there)) if there else positions.middle(2)
            canvas = Canvas(card.ground(len(view.players)).copy())
            card.lay_rondel(canvas, view, SAY)
            assert layout_faults(canvas) == []


def test_the_card_shows_where_the_stone_may_go_and_the_prices() -> None:
    view = positions.middle(4)
    label_counts = Counter(labels(plainly(view, "card")))
    assert label_counts["0"] >= 3 and {"Sailing", "Workers", "Privilege", "sell", "process"} <= set(label_counts)
    assert all(label_counts[str(price)] for good in view.market for price in (good.sell, good.process))
    assert all(label_counts[str(player.points)] for player in view.players)
    assert "2 turns to go" in labels(plainly(positions.ending(), "card"))


@pytest.mark.parametrize("row", range(10))
def test_the_marker_of_the_market_covers_no_price(row: int) -> None:
    """All five prices of a good stand in their own places, wherever its marker is."""
    canvas = plainly(positions.middle(2, market=(row, row, row)), "table")
    x0, y0, x1, y1 = panels.MARKET
    prices = [box for box in canvas.boxes if box.label.isdigit() and x0 < box.x0 and box.x1 < x1 - 120 and y0 < box.y0 < y1]
    assert len(prices) == 15
    for good in range(3):
        middles = [(box.x0 + box.x1) / 2 for box in prices[5 * good : 5 * good + 5]]
        assert all(after - before == pytest.approx(44.4, abs=1) for before, after in pairwise(sorted(middles)))


def test_there_is_a_pip_for_every_worker() -> None:
    """Two are the least that anybody has, and they are drawn too."""
    view = positions.middle(2)
    image = plainly(view, "players").image
    for player in view.players:
        y = round(players.box(player.seat)[1] + 174)
        line = [image.getpixel((x, y)) == palette.WAX for x in range(round(players.CELLS) + 80, round(players.CELLS) + 180)]
        assert sum(now and not before for before, now in pairwise(line)) == player.workers


def test_shields_stay_in_their_column() -> None:
    """Also three of them beside a figure of two digits."""
    shield_spans: list[tuple[float, float]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signs, "shield", lambda canvas, x, y, high: shield_spans.append((x - high * 0.42, x + high * 0.42)))
        canvas = plainly(positions.full(5), "players")
    assert len(shield_spans) == 5 * (3 + 3 + 3 + 3 + 3)
    figures = [box for box in canvas.boxes if box.kind == "text" and box.size == 40 and box.x0 > players.CELLS]
    for start, end in shield_spans:
        column = int((start - players.CELLS) / players.CELL)
        assert end <= players.CELLS + players.CELL * (column + 1) - 4
        assert not any(box.x0 < start < box.x1 for box in figures)


@pytest.mark.parametrize(
    ("part", "names"),
    [
        ("table", {"rondel", "market", "privileges", "workers", "buildings", "chart", "players", "player-0", "player-3", "region-goa"}),
        ("card", {"rondel", "market", "ahead", "players", "player-0", "player-3"}),
        ("board", {"chart", "region-portugal", "region-nagasaki", "colonies-guine"}),
        ("mine", {"rondel", "owned", "privileges", "workers", "ships", "points", "money"}),
        ("players", {"player-0", "player-3"}),
    ],
)
def test_parts_of_pictures_have_names(part: str, names: set[str]) -> None:
    canvas = plainly(positions.middle(4, 0), part)
    assert names <= set(canvas.areas)
    for x0, y0, x1, y1 in canvas.areas.values():
        assert 0 <= x0 < x1 <= canvas.width and 0 <= y0 < y1 <= canvas.height
