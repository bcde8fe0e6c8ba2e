"""`bench club`: a small season of the bench ends, and its page is about the seasons of today."""

from __future__ import annotations

from bench.club_model import MODEL, modelled
from bench.club_page import PAGE, digests, digests_of, with_figures


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
