"""Static layers, drawn once and kept.

Large images are in mapped files, which all drawing processes share and the system may drop from memory and read again.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable, Hashable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from struct import Struct
from tempfile import NamedTemporaryFile, TemporaryFile
from threading import Lock
from typing import Any
from weakref import WeakSet

from PIL import Image, _imaging

from engine.values.recent import Recent

LARGE = 256 * 1024
"""An image of at least so many bytes is kept in a mapped file, from which it is copied as quickly as from memory. A smaller one is not
worth the open file and the last page, which is never full."""

ROOM = 320 * 1024 * 1024
"""The most bytes of the shared folder. The first pictures of all games need 160 MB; others differ by names and language. If the folder is
itself in memory, as in a container, this memory comes on top of the caches of each process."""

HEAD = Struct("<II8x")
"""The beginning of a file: width and height, and a gap so that the pixels are aligned."""

_shared: Path | None = None
"""The shared folder; `None`: this process shares no files."""

_mappings: WeakSet[mmap.mmap] = WeakSet()


def keep_last(size: int) -> Callable[[Callable[..., Image.Image]], Callable[..., Image.Image]]:
    """Keep the last `size` images that a builder made, to be copied before drawing.

    Two threads never build at once.

    >>> @keep_last(4)
    ... def ground(rows: int) -> Image.Image:
    ...     return Image.new("RGB", (100, 20 * rows))
    >>> ground(3) is ground(3)
    True
    """

    def decorate(build: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
        images: Recent[tuple[Hashable, ...], Image.Image] = Recent(size)
        lock = Lock()

        def get(*key: Any) -> Image.Image:
            with lock:
                image = images.get(key)
                if image is None:
                    name = sha256(repr((build.__module__, build.__qualname__, key)).encode()).hexdigest()
                    image = _find(name) or map_into_memory(build(*key), name)
                    images.put(key, image)
                return image

        return get

    return decorate


def share_in(folder: Path) -> None:
    """Keep large images in this folder from now on, for all processes of the same code."""
    global _shared
    _shared = folder


def let_go() -> None:
    """Drop all mapped images from memory until they are read again.

    The next read takes the time of a copy, unless the system needed the memory for something else.
    """
    if hasattr(mmap, "MADV_DONTNEED"):
        for pixels in _mappings:
            pixels.madvise(mmap.MADV_DONTNEED)


def map_into_memory(image: Image.Image, name: str = "") -> Image.Image:
    """Return the same image in a file that is mapped into memory, for reading only.

    With a name it is in the shared folder, while there is room; else in a file without a name. A small image, one with another mode than
    RGB, and any if no file can be made, is returned as it is.

    >>> map_into_memory(Image.new("RGB", (400, 300))).size
    (400, 300)
    """
    if image.mode != "RGB" or image.width * image.height * 4 < LARGE:
        return image
    folder = _shared if name and _has_room() else None
    try:
        with TemporaryFile() if folder is None else NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(HEAD.pack(*image.size))
            file.write(image.tobytes("raw", "RGBX"))
            file.flush()
            if folder is not None:
                Path(file.name).replace(folder / name)  # renamed when it is complete: no other process reads a part of it
            return _open(file.fileno())
    except OSError:  # no room on the disk, or no folder for it
        return image


def _find(name: str) -> Image.Image | None:
    """Return an image that another process has put into the shared folder."""
    if _shared is not None:
        with suppress(OSError), (_shared / name).open("rb") as file:
            return _open(file.fileno())
    return None


def _has_room() -> bool:
    try:
        return _shared is not None and sum(entry.stat().st_size for entry in os.scandir(_shared)) < ROOM
    except OSError:
        return False


def _open(file: int) -> Image.Image:
    pixels = mmap.mmap(file, 0, access=mmap.ACCESS_READ)
    _mappings.add(pixels)
    # `Image.frombuffer` does the same, for the modes that need no fourth byte between the pixels or give it a meaning.
    image = Image.new("RGB", (0, 0))._new(_imaging.map_buffer(pixels, HEAD.unpack_from(pixels), "raw", HEAD.size, ("RGB", 0, 1)))
    image.readonly = 1
    return image


# Names of interface 1.0 of the guests, kept beside the new ones.
kept = keep_last
mapped = map_into_memory
