"""What guests may use is what the page of guests lists."""

from __future__ import annotations

import pytest

import caravel
from data.homes import ROOT
from tools import face
from tools.packing import backend


def test_the_page_and_the_face_agree() -> None:
    page = face.PAGE.read_text(encoding="utf-8")
    assert page.endswith(face.written()), "python -m tools.face, and a line in the changelog where a name went"
    assert f'interface = "{caravel.INTERFACE}"' in page and f"`caravel.INTERFACE` is `{caravel.INTERFACE}`" in page


@pytest.mark.parametrize("module", face.MODULES, ids=lambda module: module.__name__)
def test_what_a_module_shows_is_there(module: object) -> None:
    names = module.__all__  # type: ignore[attr-defined]
    assert all(hasattr(module, name) for name in names) and len(set(names)) == len(names)


def test_no_name_is_hidden_by_a_room_of_the_package() -> None:
    """Where the program is installed, its rooms are attributes of `caravel`."""
    assert not set(caravel.__all__) & {*backend.ROOMS, "bot", "docs", "lines", "pictures", "testing"}
    assert not {path.stem for path in (ROOT / "caravel").glob("*.py")} & {*backend.ROOMS, "bot", "docs"}
