"""`bench club`: a small season of the bench ends, and its page is about the seasons of today."""

from __future__ import annotations

import pytest

from bench import club_load, club_posts
from bench.club_load import lines, measured
from bench.club_model import MODEL, modelled
from bench.club_page import PAGE, digests, digests_of, with_figures
from tests.e2e.world import Blind


def test_a_season_of_the_model_ends_and_is_the_same_again() -> None:
    for one in MODEL:
        found = modelled(*one, 14, 1)
        assert found == modelled(*one, 14, 1)
        assert found.tables == 14 and found.days > 1 and 0.5 < found.own <= 1.0 and 0.0 < found.sounds <= found.most < 4.0


def test_the_page_is_about_the_seasons_of_today() -> None:
    found, game = digests_of(PAGE.read_text())
    assert found == digests(game), "the plan, the clock or the game are others than were measured: `python -m bench club --page`"


def test_only_what_stands_between_the_marks_is_written() -> None:
    page = PAGE.read_text()
    assert with_figures(with_figures(page, ["| a |"], "carta_magica"), ["| b |"], "carta_magica").count("| b |") == 1
    assert with_figures(page, ["| a |"], "carta_magica").split("<!--")[0] == page.split("<!--")[0]


async def test_the_load_of_some_servers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    few = ((club_posts, "SERVERS", 1), (club_posts, "ENDED", 1), (club_posts, "DRAWING", 0), (club_load, "BREATH", 0.0))
    for module, name, value in few:
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(club_posts, "Pictures", Blind)
    costs, ratio = await measured(6, 6)
    assert all(one.times > 0 and one.seconds > 0 for one in costs) and min(ratio) > 0
    assert len(list(lines(costs, ratio, 6))) == len(costs) + 5
