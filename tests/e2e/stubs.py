"""What stands in for the clock and the pictures of a bot under test."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from PIL import Image

from cogs.panel.spec import Picture
from cogs.pictures.jobs import FrameJob
from cogs.pictures.service import Pictures
from play.time.clock import SystemClock
from render.kit import film


class Shifted(SystemClock):
    """The time of the machine plus the seconds that a test added."""

    more = 0.0

    def now(self) -> float:
        return super().now() + self.more


class Blind(Pictures):
    """Draws no pictures and prepares none, which would take longer than most tests."""

    def warm(self, games: Sequence[str]) -> None:
        return None

    async def _later(self, *args: Any, **kwargs: Any) -> Picture | None:
        return None

    async def frame(self, job: FrameJob) -> bytes:
        return still()


@cache
def still() -> bytes:
    """A black frame of a film, as long as ten seconds."""
    return film.encode_still(Image.new("RGB", film.SIZE), 10_000)
