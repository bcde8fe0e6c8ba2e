"""Cards of tables where nobody plays any more."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.tables.card import closed_card, ranks, styles_named, styles_told, thinkers
from cogs.turns.idea_screens import asked
from engine.core import Msg, Result, ScoreSheet, Seat, Who
from engine.games.pizarro import RULES
from words import speaker

STOPPED = "This match is frozen: nobody can move until whoever runs the bot has looked at it."


@pytest.mark.parametrize(
    ("status", "why", "said"),
    [
        ("frozen", Msg("play.why.differs", seq=7), (STOPPED, "The replay differs from the log at entry 7.")),
        ("frozen", None, (STOPPED,)),
        ("closed", Msg("play.why.empty"), ("This table was cancelled, because nobody was left at it.",)),
        ("closed", None, ("This table is closed.",)),
    ],
)
def test_a_card_says_that_the_match_stands_still_and_why(status: str, why: Msg | None, said: tuple[str, ...]) -> None:
    table: Any = SimpleNamespace(match=3, game="pizarro", status=status, why=why, seq=7, commitment="hash")
    assert closed_card(table, speaker("en")).head[1:] == said
    if status == "frozen" and why is not None:
        asked_too: Any = SimpleNamespace(text="By which rules?", row=())
        assert STOPPED not in closed_card(table, speaker("en"), [asked_too]).head, "its players decide, not whoever runs the bot"


@pytest.mark.parametrize(("awaited", "named"), [((0,), ()), ((1,), (1,)), ((2,), ()), ((1, 3), (1, 3)), ((0, 1), ()), ((), ())])
def test_a_card_names_the_bots_that_think_where_all_wait_for_them(awaited: tuple[int, ...], named: tuple[int, ...]) -> None:
    levels = (None, "admiral", "mate", "captain")
    table: Any = SimpleNamespace(to_act=tuple(map(Seat, awaited)), occupants=[SimpleNamespace(bot=level) for level in levels])
    assert thinkers(table) == tuple(Who(Seat(seat)) for seat in named)


def test_a_card_names_the_styles_of_its_bots() -> None:
    sitting = [SimpleNamespace(bot=level) for level in ("captain", "mate", "admiral")]
    table: Any = SimpleNamespace(
        match=5, game="pizarro", version=RULES.version, status="running", lesson=None, imported_by=None, occupants=sitting,
        bots=(Seat(0), Seat(1), Seat(2)), owner_of=lambda seat: None,
    )  # fmt: skip
    say = speaker("en", ("Captain", "Mate", "Admiral"))
    assert styles_named(table, say) == ("-# Captain: careful saver · Admiral: bold buyer",)
    assert styles_told(table, say)[0].splitlines()[1] == "**Admiral**, bold buyer: likes crowns on the board and Magellan piles."
    sitting[0].bot = sitting[2].bot = "mate"
    assert styles_named(table, say) == () and styles_told(table, say) == []


def test_the_end_says_who_played_with_ideas() -> None:
    table: Any = SimpleNamespace(occupants=(None,) * 3, ideas_taken=(3, 0, 1))
    assert asked(table, speaker("en", ("Ana", "Ben", "Cem"))) == ("-# With ideas: Ana 3 and Cem 1",)
    table.ideas_taken = ()
    assert asked(table, speaker("en")) == ()


@pytest.mark.parametrize(("game", "said"), [("pizarro", "82 points"), ("magellan", "an income of 82 M")])
def test_the_end_says_what_the_figures_of_the_game_are(game: str, said: str) -> None:
    result = Result((1, 2), (ScoreSheet((), 82), ScoreSheet((), 7)), Msg("magellan.over.won"))
    assert ranks(game, result, speaker("en", ("Ana", "Ben"))).splitlines()[0] == f"**1.** Ana – {said}"
