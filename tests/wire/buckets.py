"""Rate limits as Discord sets them, with the headers that tell them.

The shapes are Discord's. The sizes are guesses, because Discord publishes none and changes them: whoever tests a window sets it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal

Scope = Literal["user", "shared", "global"]

ALL_TOGETHER = 50
"""Requests in a second, answers to interactions aside."""


@dataclass(frozen=True)
class Size:
    """The size of a window: so many requests in so many seconds.

    `scope`: the bot's own (`user`), or shared by everybody who uses the thing (`shared`).
    """

    limit: int
    seconds: float
    scope: Scope = "user"


SIZES: dict[str, Size] = {
    "POST /channels/{}/messages": Size(5, 5.0),
    "PATCH /channels/{}/messages/{}": Size(5, 5.0),
    "DELETE /channels/{}/messages/{}": Size(5, 1.0),
    "POST /channels/{}/threads": Size(50, 300.0, "shared"),
    "PATCH /channels/{}": Size(10, 15.0),
    "POST /users/@me/channels": Size(10, 10.0),
    "POST /webhooks/{}/{}": Size(5, 2.0),
    "PATCH /webhooks/{}/{}/messages/{}": Size(5, 2.0),
}
"""Of routes that are not here Discord tells nothing."""


@dataclass
class Window:
    """The requests left in a bucket until it is full again; times are of `time.monotonic`."""

    size: Size
    until: float
    left: int


@dataclass(frozen=True)
class Limited:
    """The refusal of a request that is one too many."""

    seconds: float
    scope: Scope

    @property
    def headers(self) -> dict[str, str]:
        """Return the headers of the 429."""
        headers = {"Retry-After": f"{self.seconds:.3f}", "X-RateLimit-Scope": self.scope}
        return {**headers, "X-RateLimit-Global": "true"} if self.scope == "global" else headers

    @property
    def body(self) -> dict[str, object]:
        """Return the body of the 429."""
        return {"message": "You are being rate limited.", "retry_after": round(self.seconds, 3), "global": self.scope == "global"}


@dataclass
class Buckets:
    """All windows. `sizes` can be changed at any time; a window that is open keeps its size."""

    sizes: dict[str, Size] = field(default_factory=lambda: dict(SIZES))
    all_together: int = ALL_TOGETHER
    _windows: dict[tuple[str, str], Window] = field(default_factory=dict)
    _together: Window = field(default_factory=lambda: Window(Size(ALL_TOGETHER, 1.0, "global"), 0.0, 0))

    def forget(self) -> None:
        """Reset all windows and their usual sizes."""
        self.sizes, self.all_together = dict(SIZES), ALL_TOGETHER
        self._windows.clear()
        self._together.until = 0.0

    def taken(self, route: str, major: str, is_counted_together: bool) -> tuple[dict[str, str], Limited | None]:
        """Count a request; return its headers, and the refusal if it is one too many.

        `major`: the channel, server or webhook that has a window of its own.
        """
        now = time.monotonic()
        if is_counted_together:
            if self._together.until <= now:
                self._together = Window(Size(self.all_together, 1.0, "global"), now + 1.0, self.all_together)
            if self._together.left <= 0:
                return {}, Limited(self._together.until - now, "global")
            self._together.left -= 1
        size = self.sizes.get(route)
        if size is None:
            return {}, None
        window = self._windows.get((route, major))
        if window is None or window.until <= now:
            window = self._windows[route, major] = Window(size, now + size.seconds, size.limit)
        limited = Limited(window.until - now, window.size.scope) if window.left <= 0 else None
        window.left = max(0, window.left - 1)
        after = window.until - now
        return {
            "X-RateLimit-Limit": str(window.size.limit),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{time.time() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": sha256(route.encode()).hexdigest()[:32],
        }, limited
