"""`python -m tools.new_game NAME --seats 2-4 [--simultaneous] [--package DIR]`: write a small game that runs, with every file of a game.

It can be played at once (`make demo`), and it passes every test that a game has to pass. Change it into the game you want: each
file says what belongs into it, and `docs/adding_a_game.md` goes through them in order. With `--package` it is written as a repository of
its own, in a folder that is empty or not there: a guest, which others install beside the program.

In the game, cards are played for prizes. Without `--simultaneous` they are played in turn and in the open; with it everybody chooses in
secret at the same time, may change a choice that nobody has seen, and the last choice reveals all.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from data import homes
from data.homes import PARENT, ROOT, unfit
from render.kit import palette
from tools.new_game import package
from tools.packing.backend import files_below

TEMPLATE = Path(__file__).parent / "template"
MODULE, CLASS, TITLE = "newgame", "NewGame", "New Game"
"""The name of the game in the template, as a module, as a class and for people."""
TABLE = re.compile(r"(\| Game \| Players \| \|\n(?:\|.*\n)+)")
"""The list of games in the README."""
DRAWN = ("tools.build_palette", "tools.docs_pictures", "tools.new_game.lesson")
"""What other tools make of the files written, in this order: the palette, the pictures of the page, a lesson."""
GOLDEN = ("contract.golden", "tests.render.golden")
"""The same for a game in the tree: matches and images that later ones are compared with."""


def arguments(given: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="Write a small game that runs, with every file.")
    parser.add_argument("name", help="the id of the game: lower case letters and figures, words joined by _")
    parser.add_argument("--seats", default="2-4", metavar="LOW-HIGH", help="numbers of players, 2-4 unless told")
    parser.add_argument("--simultaneous", action="store_true", help="everybody chooses in secret at the same time")
    parser.add_argument("--package", type=Path, metavar="DIR", help="a repository of its own, for a game that others install")
    return parser.parse_args(given)


def seats_of(words: str) -> tuple[int, int]:
    """The least and the greatest number of players; raises `ValueError` when that cannot be."""
    found = re.fullmatch(r"(\d)(?:-(\d))?", words)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 2 <= low <= high <= len(palette.PLAYERS):
        raise ValueError(f"--seats {words}: two numbers from 2 to {len(palette.PLAYERS)}, such as 2-4")
    return low, high


def filled(text: str, name: str, low: int, high: int, is_simultaneous: bool, is_guest: bool = False) -> str:
    """A file of the template for a game.

    Lines between `#: simultaneous` or `#: turns` and the next mark are for that kind of game only; `#: end` ends a part. The indent of a
    mark does not matter. A module of a guest imports from `caravel` alone.
    """
    kind = "simultaneous" if is_simultaneous else "turns"
    part, kept = "", []
    for line in text.splitlines():
        mark = re.fullmatch(r"\s*#: (simultaneous|turns|end)", line)
        if mark:
            part = "" if mark[1] == "end" else mark[1]
        elif part in ("", kind):
            kept.append(line)
    words = "\n".join(kept).rstrip() + "\n"
    seats = str(low) if low == high else f"{low}–{high}"
    for old, new in (("__LOW__", str(low)), ("__END__", str(high + 1)), ("__HIGH__", str(high)), ("__SEATS__", seats)):
        words = words.replace(old, new)
    if is_guest:
        words = package.imported(words)
    return words.replace(TITLE, title(name)).replace(CLASS, title(name).replace(" ", "")).replace(MODULE, name)


def title(name: str) -> str:
    """The name for people."""
    return name.replace("_", " ").title()


def files(name: str, low: int, high: int, is_simultaneous: bool, *, is_package: bool = False) -> dict[Path, str]:
    """Every file with its text, by its path below the root. Keys of catalogues have `-` where names have `_`."""
    texts = {path.relative_to(TEMPLATE).as_posix(): path.read_text(encoding="utf-8") for path in files_below(TEMPLATE)}
    if is_package:
        texts = {new: text for path, text in texts.items() if (new := package.moved(path)) is not None} | package.files()
    found = {}
    for path, held in texts.items():
        text = filled(package.spoken(held) if is_package else held, name, low, high, is_simultaneous, path.endswith(".py") and is_package)
        if path.endswith(".ftl"):
            # A line of a text must not begin with the indent of a mark that was taken out, and comments name the game as it is.
            text = re.sub(rf"^{name}-", name.replace("_", "-") + "-", text, flags=re.MULTILINE)
        found[Path(path.replace(MODULE, name))] = text
    return found


def listed(readme: str, name: str, low: int, high: int) -> str:
    """The README with the game at the end of its list."""
    seats = str(low) if low == high else f"{low}–{high}"
    row = f"| [{title(name)}](games/{name}/docs/page.md) (`{name}`) | {seats} | cards and coins for prizes |\n"
    return TABLE.sub(lambda found: found[1] + row, readme, count=1)


def write(root: Path, texts: dict[Path, str]) -> list[Path]:
    """Write files below a folder; raises `ValueError` when one of them is there already."""
    there = [str(path) for path in texts if (root / path).exists()]
    if there:
        raise ValueError(f"already there: {', '.join(there)}")
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return sorted(texts)


def tidy(root: Path, written: list[Path]) -> None:
    """Where an import stands among the others depends on the name."""
    sources = [str(path) for path in written if path.suffix == ".py"]
    for command in (("check", "--quiet", "--fix", "--select", "I"), ("format", "--quiet")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *sources], cwd=root, check=True)


def in_tree(name: str, low: int, high: int, is_simultaneous: bool) -> list[Path]:
    """Write the game into this repository, with what other tools make of it. Raises `ValueError` where that cannot be."""
    if PARENT:
        raise ValueError("there is no repository here: write a package, --package DIR")
    written = write(ROOT, files(name, low, high, is_simultaneous))
    readme = ROOT / "README.md"
    readme.write_text(listed(readme.read_text(encoding="utf-8"), name, low, high), encoding="utf-8")
    tidy(ROOT, written)
    for tool in (*DRAWN, *GOLDEN):
        subprocess.run([sys.executable, "-m", tool, name], cwd=ROOT, check=True)
    return written


def as_package(root: Path, name: str, low: int, high: int, is_simultaneous: bool) -> list[Path]:
    """Write the game as a repository of its own. Raises `ValueError` where that cannot be."""
    if root.exists() and any(root.iterdir()):
        raise ValueError(f"{root} is not empty")
    made = files(name, low, high, is_simultaneous, is_package=True)
    written = write(root, made)
    tidy(root, written)
    with TemporaryDirectory() as noted:
        # As pip would note it, so that the tools find the game before anybody has installed it.
        about = Path(noted) / f"caravel_{name}-0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: caravel-{name.replace('_', '-')}\nVersion: 0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(f"[{homes.GROUP}]\n{name} = caravel_{name}\n", encoding="utf-8")
        paths = os.pathsep.join(filter(None, (noted, str(root.resolve()), os.environ.get("PYTHONPATH"))))
        for tool in DRAWN:
            command = [sys.executable, "-m", f"{PARENT}{tool}", name]
            subprocess.run(command, cwd=None if PARENT else ROOT, env={**os.environ, "PYTHONPATH": paths}, check=True)
    return written


def main(given: list[str]) -> int:
    """Write a game. Exit status 1 with a sentence when that cannot be."""
    wanted = arguments(given)
    name: str = wanted.name
    try:
        low, high = seats_of(wanted.seats)
        if find_spec("ruff") is None:
            raise ValueError(f"ruff puts the files in order, and is not there: {sys.executable} -m pip install ruff")
        if (reason := unfit(name, homes.homes())) is not None:
            raise ValueError(reason)
        if wanted.package is None:
            written = in_tree(name, low, high, wanted.simultaneous)
        else:
            written = as_package(wanted.package, name, low, high, wanted.simultaneous)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(map(str, written)))
    if wanted.package is None:
        print(f"\n{title(name)} can be played: make demo. Its tests: python -m pytest --caravel-game {name}")
    else:
        program = "PATH (a checkout or an archive of the program)" if PARENT else ROOT
        print(f"\n{title(name)} is in {wanted.package}. There: make test CARAVEL={program}, then make demo")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
