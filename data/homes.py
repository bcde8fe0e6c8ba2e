"""Where each game lives: its package and its folder.

A game is one package with everything in one folder. The games of this program lie below `games`. A *guest* is a package that somebody else
wrote and an operator installed: an entry point of the group `caravel.games` names the game and the package. Both are laid alike:

| in the package | what it is |
|---|---|
| `game.toml` | `interface = "1.1"`: the version of the public face that the game is written for |
| `game.py`, or `rules.py`, or `rules/` | the first of these that exists has `RULES` |
| `pictures.py` or `pictures/` | the pictures; without them the host draws the position in words and tiles |
| `positions.py` | typical positions, of which the palette is made |
| `claims.py` | what the sentences of the game claim, for tests |
| `data/*.toml` | tables, the lesson, the pictures of the rules |
| `lang/<code>/*.ftl` | the texts; every key begins with the id of the game |
| `palette.txt`, `art/` | the colours, and drawings of its own with their manifest |
| `golden/plan.toml`, `*.json`, `*.txt` | matches that have to come out as they did |
| `docs/page.md`, `docs/record.md` | the page of the game, with its pictures beside it, and how another program follows a match |

Nothing is imported to find a game. A guest that cannot be used is left out, and `refusals` says why.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

INTERFACE = "1.1"
"""The version of the interface that guests may use."""

GROUP = "caravel.games"
"""The group of entry points by which packages announce games: the name is the id of the game, the value is the package."""

FACE = "caravel"
"""The package that guests import: the folder of this name in the repository, the whole program when it is installed."""

ROOT = Path(__file__).resolve().parents[1]
"""The folder that holds the rooms."""

PARENT = __name__.removesuffix("data.homes")
"""The prefix of the rooms' names: empty in the repository, `caravel.` when the program is installed as a package."""

LONGEST = 20
"""Most characters of the id of a game."""

RESERVED = frozenset(
    (
        "challenge", "check", "club", "coach", "core", "cup", "deputy", "desk", "discord", "early", "evening", "explain", "file",
        "film", "find", "form", "harbour", "house", "log", "lost_permission", "lost_permissions", "page", "permission", "picture",
        "pings", "plan", "play", "poster", "privacy", "question", "record", "referee", "replay", "review", "since", "sprint",
        "stats", "story", "tale", "terminal", "time", "title", "upgrade", "upkeep", "verify", "voyage", "watch",
    )
)  # fmt: skip
"""First words of the program's own text keys: no id of a game may be one of them, or begin with one."""


@dataclass(frozen=True, slots=True)
class Guest:
    """The distribution that installed a guest."""

    distribution: str
    version: str


@dataclass(frozen=True, slots=True)
class Home:
    """The home of a game: names of its modules, files and folders, whether they exist or not."""

    game: str
    package: str
    folder: Path
    guest: Guest | None = None

    def digest(self) -> str:
        """Return the SHA-256 over the names and bytes of all files but Python's compiled ones."""
        digest = sha256()
        for path in sorted(path for path in self.folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(self.folder).as_posix()}\0{len(content)}\0".encode() + content)
        return digest.hexdigest()

    @property
    def rules(self) -> str:
        """The module that has `RULES`."""
        return f"{self.package}.{'game' if (self.folder / 'game.py').is_file() else 'rules'}"

    @property
    def pictures(self) -> str:
        return f"{self.package}.pictures"

    @property
    def has_pictures(self) -> bool:
        """Whether the game draws its pictures itself."""
        return any((self.folder / file).is_file() for file in ("pictures.py", "pictures/__init__.py"))

    @property
    def positions(self) -> str:
        return f"{self.package}.positions"

    @property
    def claims(self) -> str:
        return f"{self.package}.claims"

    @property
    def tables(self) -> Path:
        return self.folder / "data"

    @property
    def words(self) -> Path:
        return self.folder / "lang"

    @property
    def palette(self) -> Path:
        return self.folder / "palette.txt"

    @property
    def art(self) -> Path:
        return self.folder / "art"

    @property
    def page(self) -> Path:
        return self.folder / "docs" / "page.md"

    @property
    def record(self) -> Path:
        return self.folder / "docs" / "record.md"

    @property
    def golden(self) -> Path:
        return self.folder / "golden"

    @property
    def tests(self) -> Path:
        return self.folder / "tests"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A game that cannot be played, and why.

    `package` brings it (empty for a game of the program); `reason` is a sentence for operators.
    """

    game: str
    package: str
    reason: str

    def __str__(self) -> str:
        where = f" (package {self.package})" if self.package else ""
        return f"The game {self.game}{where} is left out: {self.reason}."


def art_folders() -> tuple[Path, ...]:
    """Return the folders of drawings: shared ones, then the games'; names differ."""
    return (ROOT / "data" / "art", *sorted(ROOT.glob("games/*/art")))


def homes() -> Mapping[str, Home]:
    """Return every game by its id, in alphabetical order."""
    return _games_found()[0]


def refusals() -> tuple[Refusal, ...]:
    """Return the guests that are left out."""
    return _games_found()[1]


def guests() -> tuple[Home, ...]:
    """Return the games that were installed as packages."""
    return _games_found()[2]


def is_guest(game: str) -> bool:
    """Return whether a game was installed as a package."""
    return game in homes() and homes()[game].guest is not None


def game_of(file: str) -> str | None:
    """Return the game to whose package a file of Python code belongs, or `None`."""
    return next((home.game for home in homes().values() if file.startswith(f"{home.folder}{os.sep}")), None)


def guest_of(file: str) -> str | None:
    """Return the guest to whose package a file of Python code belongs, or `None`."""
    game = game_of(file)
    return game if game is not None and is_guest(game) else None


def forget() -> None:
    """Look for games again at the next question: what is installed has changed."""
    global _times
    _times += 1


def why_unfit(game: str, others: Iterable[str]) -> str | None:
    """Return why a game cannot have this id beside others; `None` if it can.

    Keys of texts begin with ids, so no id may begin with another.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", game) or len(game) > LONGEST:
        return f"{game}: a name is lower case letters and figures, words joined by _, {LONGEST} at most, such as sea_duel"
    for own in RESERVED:
        if f"{game}_".startswith(f"{own}_") or own.startswith(f"{game}_"):
            return f"texts of the program begin with {own}; choose another first word"
    for other in others:
        if other == game:
            return f"there is a game {game} already"
        if other.startswith(f"{game}_") or game.startswith(f"{other}_"):
            return f"keys of its texts would be taken for those of {other}; choose another first word"
    return None


def fits(interface: str) -> bool:
    """Return whether a guest for an interface runs with ours: same major, no later minor."""
    try:
        major, minor = map(int, interface.split("."))
    except ValueError:
        return False
    own_major, own_minor = map(int, INTERFACE.split("."))
    if own_major == 0:  # before 1.0 every version may break guests
        return (major, minor) == (own_major, own_minor)
    return major == own_major and minor <= own_minor


_Found: TypeAlias = tuple[Mapping[str, Home], tuple[Refusal, ...], tuple[Home, ...]]
"""All that is there, all that is left out, and the guests."""

_times = 0
"""How often the games had to be looked for again."""

_last_look: tuple[int, _Found] | None = None
"""The number of the last look and what it found. No lock: a process may be forked while a thread holds it."""


def _games_found() -> _Found:
    """Return what the last look found; look again if that is outdated."""
    global _last_look
    look, began = _last_look, _times
    if look is None or look[0] != began:
        _last_look = look = began, _look_for_games()
    return look[1]


def _look_for_games() -> _Found:
    """Find the games of this program and the guests."""
    own = sorted(path.parent.name for path in (ROOT / "games").glob("*/game.toml"))
    playable = {game: Home(game, f"{PARENT}games.{game}", ROOT / "games" / game) for game in own}
    points, refused = _points() if _is_announced() else [], []
    for point in points:
        home_or_reason = _clashes(point, own, points) or _guest(point)
        if isinstance(home_or_reason, Home):
            playable[point.name] = home_or_reason
        else:
            refused.append(Refusal(point.name, point.value, home_or_reason))
    every = dict(sorted(playable.items()))
    return every, tuple(refused), tuple(home for home in every.values() if home.guest is not None)


def _is_announced() -> bool:
    """Return whether any installed package announces a game.

    The library that reads entry points takes 50 ms to import, in each process.
    """
    mark = f"[{GROUP}]"
    for folder in filter(Path.is_dir, map(Path, sys.path)):
        for file in (*folder.glob("*.dist-info/entry_points.txt"), *folder.glob("*.egg-info/entry_points.txt")):
            if mark in file.read_text(encoding="utf-8", errors="replace"):
                return True
    return False


def _points() -> list[EntryPoint]:
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))


def _clashes(point: EntryPoint, own: Iterable[str], points: Iterable[EntryPoint]) -> str | None:
    """Return why a guest's id is impossible beside others, or `None`; both are left out."""
    reason = why_unfit(point.name, own)
    if reason is not None:
        return reason
    for other in points:
        if other is not point and (reason := why_unfit(point.name, (other.name,))) is not None:
            return f"{reason} (package {other.value}, which is left out as well)"
    return None


def _guest(point: EntryPoint) -> Home | str:
    """Return the home of a guest, or why there is none."""
    if (stranger := _stranger()) is not None:
        return f"it would be given another package {FACE} than this program's own ({stranger}): remove that one"
    if not point.value.isidentifier():
        return f"its entry point names {point.value}, which is not a package at the top"
    try:
        spec = find_spec(point.value)
    except (ImportError, ValueError) as error:
        return f"its package cannot be found ({error})"
    if spec is None or spec.origin is None or not spec.submodule_search_locations:
        return "its package cannot be found, or is no package with a folder and an __init__.py"
    folder = Path(spec.submodule_search_locations[0])
    if (reason := next(_lacking(folder), None)) is not None:
        return reason
    distribution, version = (point.dist.name, point.dist.version) if point.dist is not None else (point.value, "")
    return Home(point.name, point.value, folder, Guest(distribution, version))


def _stranger() -> str | None:
    """Return where `FACE` is if it is not this program's own package, else `None`."""
    face = ROOT / "__init__.py" if PARENT else ROOT / FACE / "__init__.py"
    spec = find_spec(FACE)
    if spec is None or spec.origin is None or not face.is_file() or not Path(spec.origin).samefile(face):
        return "there is none" if spec is None else str(spec.origin)
    return None


def _lacking(folder: Path) -> Iterator[str]:
    """Yield what keeps a package from being used."""
    try:
        interface = tomllib.loads((folder / "game.toml").read_text(encoding="utf-8")).get("interface")
    except (OSError, ValueError) as error:
        yield f"its game.toml cannot be read ({error})"
        return
    if not isinstance(interface, str):
        yield f'its game.toml names no interface as a text, such as interface = "{INTERFACE}"'
    elif not fits(interface):
        yield f"it is written for the interface {interface}, and this is {INTERFACE}: install a version of it for this one"
    if not any((folder / file).is_file() for file in ("game.py", "rules.py", "rules/__init__.py")):
        yield "it has no game.py, no rules.py and no rules/"
