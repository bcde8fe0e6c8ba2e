"""The poster of a match that is over."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from engine.match import registry
from engine.story.story import story
from engine.story.tale import Happened, Tale, tale
from engine.values.core import Msg, Row, Say, ScoreSheet, Seat
from engine.values.event import Event
from render.kit import poster
from tests.engine.test_tale import NAMES, over
from words import speaker


def story_of(game: str, moments: int) -> Tale:
    """Return the story of a finished match, with a number of moments that have long texts."""
    match = over(game)
    points = story(match)
    assert points is not None
    base = tale(match, points)
    long = Event("storm", Msg("core.call", text="Storm from the north"), Msg("core.call", text="A line of words " * 4), 6, Seat(1))
    happened = tuple(Happened(at, Msg("core.call", text=f"Round {at} (phase I)"), long) for at in range(moments))
    return Tale(base.title, base.sentences, happened, base.result, base.views)


def overlapping(texts: list[Any]) -> list[tuple[str, str]]:
    """Return the pairs of texts that overlap."""
    return [(text.label, other.label) for text, other in combinations(texts, 2) if text.overlaps(other, 1)]


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize(("moments", "height"), [(0, poster.SIZE[1] - poster.BARE), (2, poster.SIZE[1]), (3, poster.SIZE[1])])
def test_words_of_a_poster_do_not_overlap(game: str, moments: int, height: int) -> None:
    canvas = poster.compose(story_of(game, moments), Image.new("RGB", (400, 300)), Msg(f"{game}.name"), 3, speaker("en", NAMES))
    texts = [box for box in canvas.boxes if box.kind == "text"]
    assert all(box.x0 >= 20 and box.x1 <= canvas.width - 20 and box.y1 <= canvas.height - 20 for box in texts)
    assert overlapping(texts) == []
    assert canvas.height == height


@pytest.mark.parametrize("game", registry.names())
def test_the_winner_comes_first_and_everybody_is_there(game: str) -> None:
    base = story_of(game, 0)
    canvas = poster.compose(base, Image.new("RGB", (400, 300)), Msg(f"{game}.name"), 3, speaker("en", NAMES))
    places = sorted((canvas.areas[f"player-{seat}"][0], rank) for seat, rank in enumerate(base.result.ranks))
    assert [rank for _, rank in places] == sorted(base.result.ranks)


def test_each_player_is_shown_with_a_strength_or_largest_row() -> None:
    base = story_of("carta_magica", 0)
    gold, ships = Msg("core.call", text="gold"), Msg("core.call", text="ships")
    sheets = tuple(ScoreSheet((Row(gold, most), Row(ships, 3)), most + 3) for most in (9, 5, 1))
    result = type(base.result)((1, 2, 3), sheets, base.result.reason)
    three = Tale(base.title, base.sentences, (), result, base.views)
    canvas = poster.compose(three, Image.new("RGB", (400, 300)), Msg("carta_magica.name"), 3, speaker("en", NAMES))
    assert {"gold 9", "gold 5", "ships 3"} <= {box.label for box in canvas.boxes}
    long = tuple(ScoreSheet((Row(Msg("core.call", text="crowns in the hand of somebody"), 20 + seat),) * 2, 40) for seat in range(6))
    six = Tale(base.title, base.sentences, (), type(base.result)((1, 2, 3, 4, 5, 6), long, base.result.reason), base.views)
    canvas = poster.compose(six, Image.new("RGB", (400, 300)), Msg("carta_magica.name"), 3, speaker("en", NAMES))
    assert sorted(box.label[-4:] for box in canvas.boxes if box.label.startswith("crowns i")) == [f"… {20 + seat}" for seat in range(6)]


def test_six_long_names_fit() -> None:
    ranks = (1, 2, 3, 4, 5, 6)
    base = story_of("pizarro", 3)
    sheets = tuple(base.result.scores[0] for _ in ranks)
    many = Tale(base.title, base.sentences, base.moments, type(base.result)(ranks, sheets, base.result.reason), base.views)
    say: Say = speaker("en", tuple(f"Bartholomew the {at}th of Cabo" for at in ranks))
    canvas = poster.compose(many, Image.new("RGB", (400, 300)), Msg("pizarro.name"), 3, say)
    texts: list[Any] = [box for box in canvas.boxes if box.kind == "text"]
    assert overlapping(texts) == []
