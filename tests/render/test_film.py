"""A film has pictures of any size in one frame, as small as they have to be, in a valid file."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from contract.laws import contrast_faults, layout_faults
from render.kit import film, palette
from render.kit.surface import noise


def still(k: int) -> bytes:
    """A picture of a film; its red part is 40 times its number."""
    return film.encode_still(film.frame_picture(Image.new("RGB", (960, 1100), (40 * k, 90, 200)), f"Round {k}", k / 4).image, 50_000)


def test_a_film_shows_each_picture_for_its_time_and_loops() -> None:
    with Image.open(io.BytesIO(film.join_film([still(k) for k in range(5)], [900, 900, 900, 900, 4000]))) as opened:
        assert (opened.format, opened.size, opened.n_frames, opened.info["loop"]) == ("WEBP", film.SIZE, 5, 0)
        seen = []
        for k in range(5):
            opened.seek(k)
            opened.load()
            red, _, _ = opened.convert("RGB").getpixel((320, 400))  # type: ignore[misc]
            seen.append((opened.info["duration"], round(red / 40)))
    assert seen == [(900, 0), (900, 1), (900, 2), (900, 3), (4000, 4)]


@pytest.mark.parametrize("size", [(960, 1100), (1200, 572), (300, 4000), (3000, 200)])
def test_a_picture_of_any_size_fits_above_its_caption(size: tuple[int, int]) -> None:
    canvas = film.frame_picture(Image.new("RGB", size, palette.WAX), "A part of a match with a very long name that goes on and on", 0.4)
    assert canvas.image.size == film.SIZE and contrast_faults(canvas) == []
    assert [fault for fault in layout_faults(canvas) if "nearly nothing" not in fault] == []
    assert palette.WAX in {colour for _, colour in canvas.image.getcolors(1 << 20) or []}, "the picture is in the frame"


def test_a_picture_is_encoded_within_its_size() -> None:
    rough = Image.merge("RGB", [noise((240, 200), 4, 60, seed) for seed in range(3)])
    fine = film.encode_still(rough, 10_000_000)
    small = film.encode_still(rough, len(fine) // 2)
    assert len(small) + film.CONTAINER <= len(fine) // 2
    assert 0 < len(film.encode_still(rough, 10)) <= len(small), "it is not made smaller than the smallest size"
    exact = len(fine) + film.CONTAINER
    assert film.encode_still(rough, exact) == fine != film.encode_still(rough, exact - 1), "the bytes of the container count too"
