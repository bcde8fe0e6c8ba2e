"""`python -m tools.new_game NAME`: begin a new game as a copy of an example.

The example is a whole game that runs and keeps the contract; change it into the game you want, as `docs/adding_a_game.md` says. Without
`--like` it is `first_game`, which has all its rules in one file. With `--package DIR` the copy is a repository of its own in that folder,
which must be empty or missing: a guest, which others install beside the program. Otherwise it is a game of this repository, in
`games/NAME`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from data import homes
from data.homes import PARENT, ROOT, why_unfit

EXAMPLES = ROOT / "examples"
FIRST = "first_game"
"""The example that is copied without `--like`."""


def files_below(folder: Path) -> list[Path]:
    """Return the files of a folder, sorted, without caches and other output of tools."""
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sorted(folder / path for path in paths if not any(_is_made(part) for part in path.parts))


def _is_made(part: str) -> bool:
    """Return whether tools make files of this name: caches, compiled modules, packages."""
    is_hidden = part.startswith(".") and part not in (".github", ".gitignore")
    return is_hidden or part in ("__pycache__", "build", "dist", "var") or part.endswith(".egg-info")


def arguments(argv: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="Begin a new game as a copy of an example.")
    parser.add_argument("name", help="the id of the game: lower case letters and figures, words joined by _")
    examples = sorted(path.parent.name for path in EXAMPLES.glob("*/pyproject.toml"))
    parser.add_argument("--like", default=FIRST, choices=examples, metavar="EXAMPLE", help=f"{', '.join(examples)}; {FIRST} unless told")
    parser.add_argument("--package", type=Path, metavar="DIR", help="a repository of its own, for a game that others install")
    return parser.parse_args(argv)


def title(name: str) -> str:
    """Return the name for people."""
    return name.replace("_", " ").title()


def rename_example(text: str, example: str, name: str) -> str:
    """Return a text or a path of an example with the new name in each of its spellings."""
    old, new = (title(word).replace(" ", "") for word in (example, name))
    text = re.sub(rf"{old}(?=[A-Z])", new, text)  # in names of classes; alone it is the title of an example of one word
    for was, now in ((example, name), (title(example), title(name)), (example.replace("_", "-"), name.replace("_", "-"))):
        text = text.replace(was, now)
    return text


def files(example: str, name: str, *, is_package: bool = True) -> dict[Path, bytes]:
    """Return the new game's files by their paths below its repository, or below this one."""
    new_files: dict[Path, bytes] = {}
    for path in files_below(EXAMPLES / example):
        content, place = path.read_bytes(), rename_example(path.relative_to(EXAMPLES / example).as_posix(), example, name)
        if path.suffix != ".png":
            content = rename_example(content.decode(), example, name).encode()
        if not is_package:
            place = place.replace(f"caravel_{name}/", f"games/{name}/") if place.startswith("caravel_") else f"games/{name}/{place}"
            if path.parent.name != "tests" and not path.is_relative_to(EXAMPLES / example / f"caravel_{example}"):
                continue  # what only a repository of its own needs
            content = content.replace(f"caravel_{name}".encode(), f"games.{name}".encode())
            content = content.replace(b"from tests.", f"from games.{name}.tests.".encode())
        new_files[Path(place)] = content
    return new_files


def write(root: Path, new_files: dict[Path, bytes]) -> list[Path]:
    """Write files below a folder, with the imports of modules in order; return their paths."""
    for path, content in new_files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    modules = [str(path) for path in new_files if path.suffix == ".py"]
    if find_spec("ruff") is not None:
        for command in (("check", "--fix", "--select", "I"), ("format",)):
            subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *modules], cwd=root, check=True)
    return sorted(new_files)


def main(argv: list[str]) -> int:
    """Write a game. If it cannot be written, print the reason and return 1."""
    wanted = arguments(argv)
    name, root = wanted.name, wanted.package or ROOT
    reason = why_unfit(name, homes.homes())
    if reason is None and wanted.package is None and PARENT:
        reason = "there is no repository here: write a package, --package DIR"
    if reason is None and wanted.package is not None and root.exists() and any(root.iterdir()):
        reason = f"{root} is not empty"
    if reason is not None:
        print(reason, file=sys.stderr)
        return 1
    print("\n".join(map(str, write(root, files(wanted.like, name, is_package=wanted.package is not None)))))
    if wanted.package is None:
        print(f"\n{title(name)} can be played: make demo. Its tests: python -m pytest --caravel-game {name}")
    else:
        program = "PATH (a checkout or an archive of the program)" if PARENT else ROOT
        print(f"\n{title(name)} is in {root}. There: make test CARAVEL={program}, then make demo")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
