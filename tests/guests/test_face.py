"""The names that guests may use are those that their page lists."""

from __future__ import annotations

import json

import pytest

import caravel
from data.homes import ROOT
from tools import face

ROOMS = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"caravel"} | {"bot"}


def test_the_page_and_the_face_agree() -> None:
    page = face.PAGE.read_text(encoding="utf-8")
    assert page.endswith(face.page_text()), "run python -m tools.face, and list removed names in the changelog"
    assert f'interface = "{caravel.INTERFACE}"' in page and f"`caravel.INTERFACE` is `{caravel.INTERFACE}`" in page


def test_the_reference_of_the_kit_is_made_of_its_docstrings() -> None:
    page = face.kit_page()
    assert face.KIT_PAGE.read_text(encoding="utf-8") == page, "python -m tools.face"
    assert "| `shapes.disc(x: float, y: float, radius: float" in page
    assert "| `canvas.sprite(name: str, x: float, y: float, width: float" in page
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    assert len(rows) > 150
    assert [row for row in rows if row.endswith("|  |")] == [], "names without a sentence"


@pytest.mark.parametrize("module", face.MODULES, ids=lambda module: module.__name__)
def test_every_name_that_a_module_shows_exists(module: object) -> None:
    names = module.__all__  # type: ignore[attr-defined]
    assert all(hasattr(module, name) for name in names) and len(set(names)) == len(names)


def test_no_name_is_hidden_by_a_room_of_the_package() -> None:
    """Where the program is installed, its rooms are attributes of `caravel`."""
    assert not set(caravel.__all__) & {*ROOMS, "docs", "lines", "pictures", "testing"}
    assert not {path.stem for path in (ROOT / "caravel").glob("*.py")} & {*ROOMS, "docs"}


def test_promised_names_exist_and_take_the_same_arguments() -> None:
    now = face.promised_names()
    for file in sorted(face.PROMISED.glob(f"{caravel.INTERFACE.partition('.')[0]}.*.json")):
        promised = json.loads(file.read_text(encoding="utf-8"))
        assert not [name for name, parameters in promised.items() if name not in now or not face.is_kept(parameters, now[name])], file.name


def test_every_released_interface_has_its_promise() -> None:
    major, minor = map(int, caravel.INTERFACE.split("."))
    assert {file.stem for file in face.PROMISED.glob("*.json")} >= {f"{major}.{number}" for number in range(minor + 1) if major}


@pytest.mark.parametrize(
    ("promised", "now", "is_kept"),
    [
        (["a", "b="], ["a", "b="], True),
        (["a"], ["a", "b="], True),
        (["a"], ["a=", "*b="], True),
        (["a"], ["a", "b"], False),
        (["a"], ["a", "*b"], False),
        (["a", "b"], ["b", "a"], False),
        (["a="], ["a"], False),
        (["a", "*b="], ["a", "*b"], False),
        (["a", "*b="], ["a", "b="], True),
        (["a"], [], False),
        (None, ["a"], False),
        (["a"], None, False),
        (None, None, True),
    ],
)
def test_only_some_changes_of_parameters_keep_a_promise(promised: list[str] | None, now: list[str] | None, is_kept: bool) -> None:
    assert face.is_kept(promised, now) is is_kept
