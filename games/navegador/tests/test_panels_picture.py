"""Parts of the pictures: the card, the track of the market, workers and shields, and the names of areas."""

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


def picture_of(view: NavegadorView, part: str) -> Canvas:
    """Return a picture without a half-made move."""
    return navegador.compose(view, SAY, Draft(view), part)


def labels(canvas: Canvas) -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == "text"]


@pytest.mark.parametrize("say", [SAY, LONG], ids=["short", "long"])
@pytest.mark.parametrize("number", [number for number, (_, part, _) in enumerate(TYPICAL) if part == "card"])
def test_the_card_reads_on_a_phone(number: int, say: Say) -> None:
    assert phone_faults(compose(number, say)) == []


@pytest.mark.parametrize("field", RONDEL)
def test_stones_cover_no_price_on_the_card(field: RondelField) -> None:
    """One, two or four stones stand on the field, and the stone of the player to move on any field."""
    player, *others = positions.players(5)
    for count in (1, 2, 4):
        there = [replace(other, field=FIELD_NUMBER[field]) for other in others[:count]]
        for own_field in range(len(RONDEL)):
            mover = replace(player, field=own_field, ships=positions.ships(portugal=7))
            view = positions.middle(count + 1, players=(mover, *there))
            canvas = Canvas(card.ground(len(view.players)).copy())
            card.lay_rondel(canvas, view, SAY)
            assert layout_faults(canvas) == []


def test_the_card_shows_where_the_stone_may_go_and_the_prices() -> None:
    view = positions.middle(4)
    label_counts = Counter(labels(picture_of(view, "card")))
    assert label_counts["0"] >= 3 and {"Sailing", "Workers", "Privilege", "sell", "process"} <= set(label_counts)
    assert all(label_counts[str(price)] for good in view.market for price in (good.sell, good.process))
    assert all(label_counts[str(player.points)] for player in view.players)
    assert "2 turns to go" in labels(picture_of(positions.ending(), "card"))


@pytest.mark.parametrize("row", range(10))
def test_the_marker_of_the_market_covers_no_price(row: int) -> None:
    """All five prices of a good stand in their own places, wherever its marker is."""
    canvas = picture_of(positions.middle(2, market=(row, row, row)), "table")
    left, top, right, bottom = panels.MARKET
    prices = [box for box in canvas.boxes if box.label.isdigit() and left < box.x0 and box.x1 < right - 120 and top < box.y0 < bottom]
    assert len(prices) == 15
    for prices_of_good in (prices[:5], prices[5:10], prices[10:]):
        middles = sorted((box.x0 + box.x1) / 2 for box in prices_of_good)
        assert all(after - before == pytest.approx(44.4, abs=1) for before, after in pairwise(middles))


def test_there_is_a_pip_for_every_worker() -> None:
    """A pip begins where a row of pixels turns red."""
    view = positions.middle(2)
    image = picture_of(view, "players").image
    for player in view.players:
        _, top, _, _ = players.box(player.seat)
        y = round(top + 174)
        is_red = [image.getpixel((x, y)) == palette.WAX for x in range(round(players.CELLS) + 80, round(players.CELLS) + 180)]
        assert sum(now and not before for before, now in pairwise(is_red)) == player.workers


def test_shields_stay_in_their_column() -> None:
    """They cover no figure, even three of them beside one of two digits."""
    shield_spans: list[tuple[float, float]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(signs, "shield", lambda canvas, x, y, high: shield_spans.append((x - high * 0.42, x + high * 0.42)))
        canvas = picture_of(positions.full(5), "players")
    players_shown, kinds, privileges_of_each = 5, 5, 3
    assert len(shield_spans) == players_shown * kinds * privileges_of_each
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
    canvas = picture_of(positions.middle(4, 0), part)
    assert names <= set(canvas.areas)
    for left, top, right, bottom in canvas.areas.values():
        assert 0 <= left < right <= canvas.width and 0 <= top < bottom <= canvas.height
