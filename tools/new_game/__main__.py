"""`python -m tools.new_game NAME --seats 2-4 [--simultaneous]`: write a small game that runs, with every file that a game has.

It can be played at once (`make demo`), and it passes every test that a game has to pass. Change it into the game you want: each
file says what belongs into it, and `CONTRIBUTING.md` goes through them in order.

In the game, cards are played for prizes. Without `--simultaneous` they are played in turn and in the open; with it everybody chooses in
secret at the same time, may change a choice that nobody has seen, and the last choice reveals all.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

from engine import registry
from render.kit import palette

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = Path(__file__).parent / "template"
MODULE, CLASS, TITLE = "newgame", "NewGame", "New Game"
"""The name of the game in the template, as a module, as a class and for people."""
TABLE = re.compile(r"(\| Game \| Players \| \|\n(?:\|.*\n)+)")
"""The list of games in the README."""
MADE_BY = (
    ("tools.build_palette", "{name}"),
    ("contract.golden", "{name}"),
    ("tests.render.golden", "{name}"),
    ("tools.docs_pictures", "{name}"),
)
"""What other tools make of the files written, in this order: the palette, matches, golden images, pictures of the page."""


def arguments(given: list[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description="Write a small game that runs, with every file.")
    parser.add_argument("name", help="the id of the game: lower case letters and figures, words joined by _")
    parser.add_argument("--seats", default="2-4", metavar="LOW-HIGH", help="numbers of players, 2-4 unless told")
    parser.add_argument("--simultaneous", action="store_true", help="everybody chooses in secret at the same time")
    return parser.parse_args(given)


def seats_of(words: str) -> tuple[int, int]:
    """The least and the greatest number of players; raises `ValueError` when that cannot be."""
    found = re.fullmatch(r"(\d)(?:-(\d))?", words)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 2 <= low <= high <= len(palette.PLAYERS):
        raise ValueError(f"--seats {words}: two numbers from 2 to {len(palette.PLAYERS)}, such as 2-4")
    return low, high


def filled(text: str, name: str, low: int, high: int, is_simultaneous: bool) -> str:
    """A file of the template for a game.

    Lines between `#: simultaneous` or `#: turns` and the next mark are for that kind of game only; `#: end` ends a part. The indent of a
    mark does not matter.
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
    for old, new in (("__LOW__", str(low)), ("__END__", str(high + 1)), ("__HIGH__", str(high))):
        words = words.replace(old, new)
    return words.replace(TITLE, title(name)).replace(CLASS, title(name).replace(" ", "")).replace(MODULE, name)


def title(name: str) -> str:
    """The name for people."""
    return name.replace("_", " ").title()


def files(name: str, low: int, high: int, is_simultaneous: bool) -> dict[Path, str]:
    """Every file with its text, by its path below the root. Keys of catalogues have `-` where names have `_`."""
    found = {}
    for path in sorted(path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        text = filled(path.read_text(encoding="utf-8"), name, low, high, is_simultaneous)
        if path.suffix == ".ftl":
            # A line of a text must not begin with the indent of a mark that was taken out, and comments name the game as it is.
            text = re.sub(rf"^{name}-", name.replace("_", "-") + "-", text, flags=re.MULTILINE)
        found[Path(str(path.relative_to(TEMPLATE)).replace(MODULE, name))] = text
    return found


def listed(readme: str, name: str, low: int, high: int) -> str:
    """The README with the game at the end of its list."""
    seats = str(low) if low == high else f"{low}–{high}"
    row = f"| [{title(name)}](docs/play/{name}.md) (`{name}`) | {seats} | cards and coins for prizes |\n"
    return TABLE.sub(lambda found: found[1] + row, readme, count=1)


def refused(name: str) -> str | None:
    """Why a game cannot have this name; `None` when it can."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(name) > 20:
        return f"{name}: a name is lower case letters and figures, words joined by _, 20 at most, such as sea_duel"
    if name in registry.names():
        return f"there is a game {name} already"
    if any(other.startswith(f"{name}_") or name.startswith(f"{other}_") for other in registry.names()):
        return f"{name}: keys of texts would be taken for those of another game; choose another first word"
    return None


def write(name: str, low: int, high: int, is_simultaneous: bool) -> list[Path]:
    """Write all files; raises `ValueError` when one of them is there already."""
    texts = files(name, low, high, is_simultaneous)
    there = [str(path) for path in texts if (ROOT / path).exists()]
    if there:
        raise ValueError(f"already there: {', '.join(there)}")
    for path, text in texts.items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
    readme = ROOT / "README.md"
    readme.write_text(listed(readme.read_text(encoding="utf-8"), name, low, high), encoding="utf-8")
    return sorted(texts)


def run(*command: str) -> None:
    """Run a tool in the root; raises `CalledProcessError` when it fails."""
    subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=True)


def main(given: list[str]) -> int:
    """Write a game. Exit status 1 with a sentence when that cannot be."""
    wanted = arguments(given)
    name: str = wanted.name
    try:
        low, high = seats_of(wanted.seats)
        if (reason := refused(name)) is not None:
            raise ValueError(reason)
        written = write(name, low, high, wanted.simultaneous)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    sources = [str(path) for path in written if path.suffix == ".py"]
    # Where an import stands among the others depends on the name.
    run("ruff", "check", "--quiet", "--fix", "--select", "I", *sources)
    run("ruff", "format", "--quiet", *sources)
    for tool, argument in MADE_BY:
        run(tool, argument.format(name=name))
    print("\n".join(str(path) for path in written))
    print(f"\n{title(name)} can be played: make demo. Its tests: python -m pytest --caravel-game {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
