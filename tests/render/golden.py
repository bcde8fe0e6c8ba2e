"""`python -m tests.render.golden`: write the golden images anew. Look at every one before committing it."""

from __future__ import annotations

from PIL import Image

from tests.render.test_pizarro import GOLDEN, GOLDEN_PARTS, compose, small


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, number in GOLDEN_PARTS.items():
        image = small(compose(number).image).quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        image.save(GOLDEN / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
