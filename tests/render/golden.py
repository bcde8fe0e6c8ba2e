"""`python -m tests.render.golden [GAME ...]`: write the golden images; look at each before a commit.

There are two sets, because text is shaped a little differently with and without libraqm; the sets are drawn in
processes of their own, since fonts and layers are kept. A game's test module names its images in `GOLDEN_PARTS` and
draws them with `compose`.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageStat

from data.homes import homes
from render.kit import fonts


def folder(game: str, layout: str) -> Path:
    """Return the folder of a game's golden images."""
    return homes()[game].golden / "pictures" / layout


def games() -> list[str]:
    """Return the games that have golden images."""
    return [game for game, home in homes().items() if (home.golden / "pictures").is_dir()]


def tests_of(game: str) -> Any:
    """Return the module that tests the pictures of a game."""
    return import_module(f"{homes()[game].package}.tests.test_pictures")


def small(image: Image.Image) -> Image.Image:
    """Return a picture as a phone shows it, 400 px wide."""
    return image.resize((400, round(400 * image.height / image.width)), Image.Resampling.LANCZOS)


def differs(game: str, name: str, layout: str) -> str | None:
    """Return how a golden image differs from the picture of now, or `None` if only in details."""
    tests = tests_of(game)
    picture = small(tests.compose(tests.GOLDEN_PARTS[name]).image)
    with Image.open(folder(game, layout) / f"{name}.png") as opened:
        golden = opened.convert("RGB")
    if golden.size != picture.size:
        return f"{name}: {picture.size} instead of {golden.size}"
    difference = ImageChops.difference(golden, picture).convert("L")
    (mean,), (_, worst) = ImageStat.Stat(difference).mean, difference.reduce(8).getextrema()
    # One missing ship changes a block of 8 px by 30 and more.
    return f"{name}: mean difference {mean:.1f}, worst block {worst}" if mean > 2.5 or worst > 24 else None


SOME = 2
"""The number of images of the set without libraqm that every run compares."""


def differs_without_layout(game: str, is_all: bool) -> str:
    """Return the differences of the images without libraqm, drawn in a process of its own."""
    command = [sys.executable, "-m", "tests.render.golden", "--check-basic", *(["--all"] if is_all else []), game]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def write(layout: str, game: str) -> None:
    """Write the golden images of a game."""
    place = folder(game, layout)
    place.mkdir(parents=True, exist_ok=True)
    tests = tests_of(game)
    for name, number in tests.GOLDEN_PARTS.items():
        image = small(tests.compose(number).image).quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        image.save(place / f"{name}.png", optimize=True)


def main(arguments: list[str]) -> int:
    wanted = [word for word in arguments if not word.startswith("-")] or games()
    if "--check-basic" in arguments:
        fonts.HAS_RAQM = False
        most = None if "--all" in arguments else SOME
        names = [(game, name) for game in wanted for name in list(tests_of(game).GOLDEN_PARTS)[:most]]
        differences = [words for game, name in names if (words := differs(game, name, "basic"))]
        print("\n".join(differences))
        return len(differences)
    if "--basic" in arguments:
        fonts.HAS_RAQM = False
        for game in wanted:
            write("basic", game)
        return 0
    if fonts.HAS_RAQM:
        for game in wanted:
            write("raqm", game)
    else:
        print("Only the set without libraqm is written: this machine has no FriBiDi (libfribidi0).", file=sys.stderr)
    return subprocess.run([sys.executable, "-m", "tests.render.golden", "--basic", *wanted], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
