"""Layers of pictures are drawn once and kept in memory or files, which other processes can read."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Thread

import pytest
from PIL import Image

from engine.values.recent import Recent
from render.kit import layers, shapes

LARGE = Image.radial_gradient("L").resize((300, 256)).convert("RGB")


def test_a_large_image_is_kept_in_a_file_and_stays_the_same() -> None:
    mapped = layers.map_into_memory(LARGE)
    assert mapped is not LARGE and mapped.readonly and mapped.mode == "RGB" and mapped.size == (300, 256)
    copied = mapped.copy()
    copied.paste((1, 2, 3), (0, 0, 50, 50))
    layers.let_go()
    assert mapped.tobytes() == LARGE.tobytes() != copied.tobytes()


def test_small_images_and_masks_stay_in_memory() -> None:
    for image in (LARGE.resize((20, 20)), LARGE.convert("RGBA")):
        assert layers.map_into_memory(image) is image


def build(colour: str) -> Image.Image:
    return Image.new("RGB", (512, 256), colour)


def test_other_processes_find_a_layer_that_one_has_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "_shared", None)
    layers.share_in(tmp_path)
    first, second = layers.keep_last(4)(build), layers.keep_last(4)(build)
    assert first("red").tobytes() == build("red").tobytes()
    (file,) = tmp_path.iterdir()
    file.unlink()
    file.write_bytes(layers.HEAD.pack(512, 256) + build("blue").tobytes("raw", "RGBX"))
    assert second("red").getpixel((0, 0)) == (0, 0, 255), "the second process reads the file and draws nothing"


def test_without_room_or_folder_layers_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layers, "_shared", tmp_path)
    monkeypatch.setattr(layers, "ROOM", 0)
    assert layers.keep_last(1)(build)("red").readonly and not list(tmp_path.iterdir())
    monkeypatch.undo()
    monkeypatch.setattr(layers, "_shared", tmp_path / "gone")
    assert layers.keep_last(1)(build)("red").tobytes() == build("red").tobytes()

    def refused() -> None:
        raise OSError("no room")

    monkeypatch.setattr(layers, "TemporaryFile", refused)
    assert layers.map_into_memory(LARGE) is LARGE


def test_few_large_shapes_are_kept() -> None:
    sides = range(300, 300 + 2 * shapes.MOST_LARGE)
    small, large = shapes.round_rectangle(0, 0, 10, 10, 2), shapes.round_rectangle(0, 0, 300, 300, 2)
    assert shapes.round_rectangle(0, 0, 300, 300, 2) is large
    for side in sides:
        shapes.round_rectangle(0, 0, side, 300, 3)
    assert shapes.round_rectangle(0, 0, 10, 10, 2) is small and shapes.round_rectangle(0, 0, 300, 300, 2) is not large
    assert shapes.round_rectangle(0, 0, 300, 300, 2).mask == large.mask
    shapes.forget()
    assert shapes.round_rectangle(0, 0, 10, 10, 2) is not small


def test_shapes_are_forgotten_while_another_thread_looks_for_one() -> None:
    """One thread prepares a game and then forgets shapes, while others draw."""

    class Key:
        looked = 0

        def __hash__(self) -> int:
            if sys._getframe(1).f_code is Recent.get.__code__:
                self.looked += 1
                if self.looked == 2:  # found, and about to be put in front
                    other = Thread(target=shapes.forget)
                    other.start()
                    other.join(0.1)
            return 1

    def build(key: Key) -> shapes.Stencil:
        return shapes.Stencil(Image.new("L", (300, 300)), 0, 0)

    key = Key()
    assert shapes.keep_last(4)(build)(key).mask.size == (300, 300) and key.looked >= 2
