"""The map of a whole match of magellan: the ways of everybody, and who owned what at the end."""

from __future__ import annotations

from contract.laws import layout_faults, strict
from engine.match.match import positions
from engine.values.core import Seat
from games.magellan.pictures.voyage import compose, count_ways
from games.magellan.rules.board import NATIONS
from render.kit import poster
from tests.engine.test_tale import over

NAMES = ("Leonor", "Duarte", "Ana", "Catarina")


def test_it_names_everybody_with_their_countries_and_nothing_lies_on_anything() -> None:
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
        for country in sorted(player.held, key=lambda country: -NATIONS[country].income)[:2]:
            assert strict(NAMES)(NATIONS[country].name) in labels
    lists = type(canvas)(canvas.image)
    lists.boxes = [box for box in canvas.boxes if box.kind == "text"]
    assert not layout_faults(lists)


def test_each_way_counts_for_who_went_it() -> None:
    match = over("magellan")
    views = [match.rules.view(state, None) for _, state in positions(match)]
    way_counts = count_ways(views)
    assert way_counts and {seat for seat, _ in way_counts} <= {Seat(seat) for seat in range(match.seats)}
    moves_noted = sum(note.msg.key == "magellan.note.moved" for entry in match.entries for note in entry.notes)
    assert 0 < sum(way_counts.values()) <= moves_noted
