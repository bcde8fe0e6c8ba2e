"""A name is given to a sentence as a message, not as text: a text has lost its grammatical forms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES = sorted(file for file in (ROOT / "games").glob("*/pictures/**/*.py") if "tests" not in file.parts)


def said_arguments(source: str) -> Iterator[str]:
    """Yield the messages that are given an argument that was said before."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Msg":
            for keyword in node.keywords:
                if isinstance(keyword.value, ast.Call) and getattr(keyword.value.func, "id", "") == "say":
                    yield f"{node.lineno}: {ast.unparse(node)}"


def test_a_said_argument_is_found() -> None:
    assert list(said_arguments('say(Msg("a.b", region=say(Msg("a.c"))))')) and not list(
        said_arguments('say(Msg("a.b", region=Msg("a.c")))')
    )


def test_pictures_name_things_by_messages() -> None:
    faults = {str(file.relative_to(ROOT)): wrong for file in PICTURES if (wrong := list(said_arguments(file.read_text(encoding="utf-8"))))}
    assert PICTURES and not faults, faults
