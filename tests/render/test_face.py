"""The functions of `render`: which picture is found for a name, free words or a draft, and drawn."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

import render
from engine.values.core import Msg, Who
from render import Draft
from render.kit.canvas import Canvas

LABELS = {"chart.picture.table": "The table", "chart.picture.mine": "My sheet"}


def say(msg: Msg | Who) -> str:
    return LABELS.get(msg.key, msg.key) if isinstance(msg, Msg) else "somebody"


@pytest.fixture
def drawn_parts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the parts that the renderer of a made-up game was asked to draw, in order."""
    parts: list[str] = []

    def compose(view: Any, say: Any, draft: Draft, part: str) -> Canvas:
        parts.append(part)
        return Canvas(Image.new("RGB", (4, 4)))

    module: Any = ModuleType("render.chart")
    module.PALETTE = ((0, 0, 0),)
    module.parts = lambda view: ("mine", "table")
    module.compose = compose
    module.find = lambda view, words, say: "zoom-5n1" if words in ("5n1", "paris", "zoom-5n1") else None
    module.focus = lambda view, draft: "table" if draft.asked == "sail.goal" else None
    monkeypatch.setitem(sys.modules, "render.chart", module)
    monkeypatch.setattr(render, "drawer_of", lambda game: module)
    return parts


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("mine", "mine"),
        ("My  SHEET", "mine"),
        ("the t", "table"),
        ("Paris", "zoom-5n1"),
        (" 5N1 ", "zoom-5n1"),
        ("atlantis", None),
        ("", None),
    ],
)
def test_free_words_name_a_picture(drawn_parts: list[str], words: str, part: str | None) -> None:
    assert render.find("chart", None, words, say) == part


def test_places_are_found_and_listed_by_their_names(drawn_parts: list[str]) -> None:
    module: Any = sys.modules["render.chart"]
    module.known = lambda view, say: {"Moçambique": "table", "Mombaça": "table", "Goa": "mine"}
    assert [render.find("chart", None, words, say) for words in ("mocambique", "GOA", "mo", "m", "x")] == [
        "table",
        "mine",
        "table",
        None,
        None,
    ]
    assert list(render.names("chart", None, say))[-3:] == ["Moçambique", "Mombaça", "Goa"]


def test_an_unlisted_picture_is_drawn_if_the_game_knows_it(drawn_parts: list[str]) -> None:
    render.draw("chart", None, say, part="zoom-5n1")
    with pytest.raises(ValueError, match="atlantis"):
        render.draw("chart", None, say, part="atlantis")
    assert drawn_parts == ["zoom-5n1"]


def test_a_draft_is_shown_on_the_picture_that_fits_best(drawn_parts: list[str]) -> None:
    render.draw("chart", None, say)
    render.draw("chart", None, say, Draft(preview=None, asked="sail.goal", values=("goa",)))
    render.draw("chart", None, say, Draft(preview=None, asked="sail.goal", values=("goa",)), "mine")
    assert drawn_parts == ["mine", "table", "mine"]


def test_a_game_needs_neither_find_nor_focus(drawn_parts: list[str]) -> None:
    module: Any = sys.modules["render.chart"]
    del module.find, module.focus
    render.draw("chart", None, say, Draft(preview=None, asked="sail.goal"))
    assert drawn_parts == ["mine"] and render.find("chart", None, "5n1", say) is None


RACE = """
import sys, threading
import render
from engine.match import registry
sys.setswitchinterval(1e-5)
failed = []
def run(work):
    try:
        work()
    except (ImportError, KeyError) as error:
        failed.append(repr(error))
    except Exception:
        pass  # there is no view to draw
works = (lambda: registry.rules("carta_magica"), lambda: render.parts("carta_magica", None))
threads = [threading.Thread(target=run, args=(work,)) for work in works]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit("; ".join(failed) or 0)
"""
"""Two threads import one game at once. They meet in most tries, not in all."""


def test_a_game_is_imported_completely_for_two_threads() -> None:
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
        assert done.returncode == 0, done.stderr
