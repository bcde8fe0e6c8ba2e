"""What never changes in a picture is drawn once and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any

from PIL import Image


def kept(size: int) -> Callable[[Callable[..., Image.Image]], Callable[..., Image.Image]]:
    """Keep the last `size` images that a builder made; two threads never build at once.

    The kept image is shared: draw on a copy.
    """

    def decorate(build: Callable[..., Image.Image]) -> Callable[..., Image.Image]:
        images: OrderedDict[tuple[Hashable, ...], Image.Image] = OrderedDict()
        lock = Lock()

        def get(*key: Any) -> Image.Image:
            with lock:
                if key not in images:
                    images[key] = build(*key)
                    if len(images) > size:
                        images.popitem(last=False)
                images.move_to_end(key)
                return images[key]

        return get

    return decorate
