"""The page of a game, its typical positions and what it imports."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from contract.games import games
from contract.tables import none
from data.homes import FACE, PARENT, ROOT, Home, homes
from render import drawer_of

MODULES = ("lines", "pictures", "testing")
"""The modules of the package that guests import."""

with_a_page = pytest.mark.parametrize("game", [game for game in games() if homes()[game].page.is_file()])


@with_a_page
def test_the_pictures_of_a_page_are_there(game: str) -> None:
    page = homes()[game].page
    pictures = re.findall(r"]\(([\w-]+\.png)\)", page.read_text(encoding="utf-8"))
    missing = [name for name in pictures if not page.with_name(name).is_file()]
    assert pictures and not missing, (
        f"{game}: {page} shows {', '.join(missing) or 'no picture'}; draw the pictures of its list and show each."
    )


@with_a_page
def test_the_pictures_of_a_page_are_those_that_are_drawn_for_it(game: str) -> None:
    none(picture_faults(homes()[game]))


def picture_faults(home: Home) -> Iterator[str]:
    """Yield pictures that no tool draws, such as those of another game."""
    listed = home.page.with_suffix(".toml")
    listed_files = {shot["file"] for shot in tomllib.loads(listed.read_text(encoding="utf-8"))["shot"]} if listed.is_file() else set()
    lying = {file.name for file in home.page.parent.glob("*.png")}
    for name in sorted({*re.findall(r"]\(([\w-]+\.png)\)", home.page.read_text(encoding="utf-8")), *lying} - listed_files):
        yield f"{home.page.with_name(name)} is not drawn with the game: name it in {listed.name} and run `make drawn`, or take it away."


@pytest.mark.parametrize("game", [game for game in games() if homes()[game].guest is not None])
def test_a_guest_imports_what_is_promised(game: str) -> None:
    none(import_faults(homes()[game].folder))


def import_faults(folder: Path) -> Iterator[str]:
    """Yield imports of what is the program's own, in the modules of a package."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for name in imports_of(node):
                if not is_promised(name):
                    yield (
                        f"{file.relative_to(folder.parent)}:{getattr(node, 'lineno', 0)} imports `{name}`, which is the program's own and "
                        "may change with every release: take what `caravel` and its three modules promise (docs/guests.md)."
                    )


def imports_of(node: ast.AST) -> Iterator[str]:
    """Yield the dotted names that an import, or a call of `import_module`, imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module") and node.args:
        yield from (str(part.value) for part in node.args[:1] if isinstance(part, ast.Constant))


def is_promised(name: str) -> bool:
    """Return whether a guest may import this: what is promised, and what is not the program's."""
    first, _, rest = name.partition(".")
    if first != FACE:
        return bool(PARENT) or first not in {*(path.parent.name for path in ROOT.glob("*/__init__.py")), "bot", "tests"}
    module, _, thing = rest.partition(".")
    if module not in MODULES:
        module, thing = "", rest
    promised = import_module(f"{FACE}.{module}" if module else FACE).__all__
    return not thing or thing == "*" or thing in promised


@pytest.mark.parametrize("game", [game for game in games() if homes()[game].has_pictures])
def test_positions_of_a_game_show_every_picture(game: str) -> None:
    """The palette is made from them. Of a family of parts (`zoom-...`) one is enough."""
    typical = import_module(homes()[game].positions).typical()
    typical_parts = {part.split("-")[0] for _, part, _ in typical}
    wanted = {part.split("-")[0] for view, _, _ in typical for part in drawer_of(game).parts(view)}
    assert wanted <= typical_parts, (
        f"{game}: no view of `typical()` is drawn as {', '.join(sorted(wanted - typical_parts))}: add one to its positions."
    )
