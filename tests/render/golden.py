"""`python -m tests.render.golden`: write the golden images anew. Look at every one before committing it.

There are two sets, because text is shaped a little differently with and without libraqm; the sets are drawn in
processes of their own, since fonts and layers are kept.
"""

from __future__ import annotations

import subprocess
import sys

from PIL import Image

from render.kit import fonts
from tests.render.test_pizarro import GOLDEN, GOLDEN_PARTS, compose, differs, small


def write(layout: str) -> None:
    folder = GOLDEN / layout
    folder.mkdir(parents=True, exist_ok=True)
    for name, number in GOLDEN_PARTS.items():
        image = small(compose(number).image).quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        image.save(folder / f"{name}.png", optimize=True)


def main(given: list[str]) -> int:
    if "--check-basic" in given:
        fonts.HAS_RAQM = False
        found = [words for name in GOLDEN_PARTS if (words := differs(name, "basic"))]
        print("\n".join(found))
        return len(found)
    if "--basic" in given:
        fonts.HAS_RAQM = False
        write("basic")
        return 0
    if not fonts.HAS_RAQM:
        print("this machine has no libraqm with FriBiDi: only the basic set can be written (--basic)", file=sys.stderr)
        return 1
    write("raqm")
    return subprocess.run([sys.executable, "-m", "tests.render.golden", "--basic"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
