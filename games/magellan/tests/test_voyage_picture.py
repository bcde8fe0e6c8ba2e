"""The map of a whole match: the ways of all players, and the countries that each owned at the end."""

from __future__ import annotations

from contract.laws import layout_faults, strict
from engine.match.match import positions
from engine.values.core import Seat
from games.magellan.pictures.voyage import compose, count_ways
from games.magellan.rules.board import NATIONS
from render.kit import poster
from tests.engine.test_tale import over

NAMES = ("Leonor", "Duarte", "Ana", "Catarina")


def test_the_map_names_all_players_with_their_countries() -> None:
    match = over("magellan")
    views = [match.rules.view(state, None) for _, state in positions(match)]
    canvas = compose(views, strict(NAMES[: match.seats]))
    left, top, right, bottom = poster.MAP
    assert canvas.image.size == (right - left, bottom - top)
    labels = [box.label for box in canvas.boxes if box.kind == "text"]
    last = views[-1]
    assert set(NAMES[: match.seats]) <= set(labels)
    assert any(player.held for player in last.players)
    for player in last.players:
        assert f"+{player.income}" in labels
        richest_first = sorted(player.held, key=lambda country: -NATIONS[country].income)
        for country in richest_first[:2]:
            assert strict(NAMES)(NATIONS[country].name) in labels
    texts_only = type(canvas)(canvas.image)
    texts_only.boxes = [box for box in canvas.boxes if box.kind == "text"]
    assert not layout_faults(texts_only)


def test_each_way_counts_for_the_player_who_went_it() -> None:
    match = over("magellan")
    views = [match.rules.view(state, None) for _, state in positions(match)]
    way_counts = count_ways(views)
    assert way_counts and {seat for seat, _ in way_counts} <= {Seat(seat) for seat in range(match.seats)}
    moves_noted = sum(note.msg.key == "magellan.note.moved" for entry in match.entries for note in entry.notes)
    assert 0 < sum(way_counts.values()) <= moves_noted
