"""The same small game as a repository of its own, whose package is a guest: where each file of the template lies, and what it imports.

The template is written for a game in the tree. In a guest its rooms lie in one package, and whatever it takes from the program comes from
`caravel`: each name is looked up in what the face shows.
"""

from __future__ import annotations

import ast
import re
from importlib import import_module
from itertools import groupby
from pathlib import Path
from types import ModuleType

import caravel
from caravel import lines, pictures, testing
from data.homes import PARENT
from tools.packing.backend import ROOMS, files_below

HERE = Path(__file__).parent / "package"
PACKAGE = "caravel_newgame"
DOTTED = re.compile(r"^(github|gitignore)\b")
"""What has a dot before its name in a repository."""
FACES: tuple[ModuleType, ...] = (caravel, lines, pictures, testing)

TREE_ONLY = ("games/newgame/golden/", "games/newgame/tests/test_pictures.py")
"""What a game has in the tree alone."""

PLACES = (
    ("games/newgame/tests/", "tests/"),
    ("games/newgame/", f"{PACKAGE}/"),
)
"""What paths of the template begin with, and what they begin with in the repository."""

MODULES = (
    ("games.newgame.tests", "tests"),
    ("games.newgame", PACKAGE),
)
"""The same for modules."""

WORDS = (
    ("`python -m tools.", "`python -m caravel.tools."),
    ("# The pictures of the page, drawn by `python -m caravel.tools.docs_pictures newgame`.", "# The pictures of the page: `make drawn`."),
)
"""What comments say of places."""


def files() -> dict[str, str]:
    """The files of a repository that lie nowhere in the template, by their paths; names are still those of the template."""
    found = {DOTTED.sub(r".\1", path.relative_to(HERE).as_posix()): path.read_text(encoding="utf-8") for path in files_below(HERE)}
    return found | {f"{PACKAGE}/py.typed": "", "tests/__init__.py": ""}


def moved(path: str) -> str | None:
    """Where a file of the template lies in the repository; `None` where it has no place."""
    if path.startswith(TREE_ONLY):
        return None
    return next((new + path.removeprefix(old) for old, new in PLACES if path.startswith(old)), None)


def spoken(text: str) -> str:
    """What a file says of places, said of the repository."""
    for old, new in WORDS:
        text = text.replace(old, new)
    return text


def imported(source: str) -> str:
    """A module whose imports of the program are imports of `caravel`, and those of its own rooms imports of its package.

    Raises `LookupError` where the face does not show something.
    """
    found = source.splitlines()
    for node in sorted(ast.parse(source).body, key=lambda node: -node.lineno):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found[node.lineno - 1 : node.end_lineno] = _from(node.module, node.names)
        elif isinstance(node, ast.Import) and any(alias.name.split(".")[0] in ROOMS for alias in node.names):
            raise LookupError(f"import {node.names[0].name}: import names from it")
    return "\n".join(found) + "\n"


def _from(module: str, names: list[ast.alias]) -> list[str]:
    """The lines in the place of `from module import names`."""
    own = next((new + module.removeprefix(old) for old, new in MODULES if module == old or module.startswith(f"{old}.")), None)
    if own is not None or module.split(".")[0] not in ROOMS:
        return [f"from {own or module} import {', '.join(_written(alias.name, alias.asname) for alias in names)}"]
    shown = sorted((*_shown(module, alias.name), alias.asname or alias.name) for alias in names)
    return [
        f"from {face} import {', '.join(_written(name, wanted) for _, name, wanted in group)}"
        for face, group in groupby(shown, key=lambda one: one[0])
    ]


def _written(name: str, wanted: str | None) -> str:
    return name if wanted in (None, name) else f"{name} as {wanted}"


def _shown(module: str, name: str) -> tuple[str, str]:
    """The face that shows a thing, and as what."""
    home = import_module(f"{PARENT}{module}")
    thing = getattr(home, name, None) or import_module(f"{PARENT}{module}.{name}")
    for face in FACES:
        if name in face.__all__ and getattr(face, name) is thing:
            return face.__name__, name
    for face in FACES if callable(thing) else ():
        for other in face.__all__:
            if getattr(face, other) is thing:
                return face.__name__, other
    raise LookupError(f"caravel does not show {name} of {module}")
