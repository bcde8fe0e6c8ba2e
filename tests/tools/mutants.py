"""Installs a changed copy of an example as a guest, with a typical mistake of an author."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from contract.tables import Table
from tests.guests import fakes
from tools.new_game import files

GAME = "mutant"
PACKAGE = f"caravel_{GAME}"
SEATS = 3
SETTINGS = {"pearl_reef": (("rounds", "8"),)}


@contextmanager
def mutant(folder: Path, example: str, *changes: tuple[str, str, str]) -> Iterator[Table]:
    """Yield a table of a changed example.

    Each change is a module of the rules, a piece of its text, and the new text.
    """
    written = {str(path).removeprefix(f"{PACKAGE}/"): content for path, content in files(example, GAME).items() if path.parts[0] == PACKAGE}
    own = {path: content.decode() for path, content in written.items() if path.startswith(("rules/", "data/", "lang/", "game"))}
    for module, old, new in changes:
        place = f"rules/{module}.py"
        assert own[place].count(old) == 1, f"{old!r} is {own[place].count(old)} times in {module}"
        own[place] = own[place].replace(old, new)
    others = {path: text for path, text in fakes.guest(GAME).items() if "game.py" not in own or path not in ("rules.py", "pictures.py")}
    fakes.write(folder, GAME, others | own | {"lang/en/game.ftl": ""}, PACKAGE)
    with fakes.guests_installed(folder):
        yield Table(GAME, SEATS, SETTINGS.get(example, ()))
