"""The game of the skeleton as a guest in a folder, changed as somebody might who has not read everything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from contract.tables import Table
from tests.guests import fakes
from tools.new_game import __main__ as new_game

GAME = "mutant"
PACKAGE = f"guest_{GAME}"
HOME = f"games/{GAME}/"
TAKEN = (f"{HOME}rules/", f"{HOME}data/", f"{HOME}lang/")
SEATS = 3


@contextmanager
def mutant(folder: Path, is_simultaneous: bool, *changes: tuple[str, str, str]) -> Iterator[Table]:
    """A table of the game with its files changed; each change is a module of the rules, what stands there, and what shall stand there."""
    written = {str(path): text for path, text in new_game.files(GAME, 2, SEATS, is_simultaneous).items()}
    own = {path.removeprefix(HOME): text.replace(f"games.{GAME}", PACKAGE) for path, text in written.items() if path.startswith(TAKEN)}
    for module, old, new in changes:
        place = f"rules/{module}.py"
        assert own[place].count(old) == 1, f"{old!r} stands {own[place].count(old)} times in {module}"
        own[place] = own[place].replace(old, new)
    fakes.write(folder, GAME, fakes.guest(GAME) | own | {"lang/en/game.ftl": ""}, PACKAGE)
    with fakes.found(folder):
        yield Table(GAME, SEATS, (("coins", "3"),))
