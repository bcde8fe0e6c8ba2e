"""What goes wrong on purpose: requests that are refused, lost or answered by somebody who stands before Discord."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.wire.buckets import Limited
from tests.wire.errors import Refusal

CLOUDFLARE = "<!doctype html><title>Access denied | discord.com used Cloudflare to restrict access</title><h1>Error 1015</h1>"
"""The page of whoever stands before Discord when there were too many requests."""


@dataclass(frozen=True)
class Answer:
    """An answer in place of the right one. `body` is JSON, or the text of a page. `is_done`: what was asked is done all the same."""

    status: int
    body: Any
    headers: dict[str, str]
    is_done: bool = False


def refused(status: int, code: int = 0, words: str | None = None) -> Answer:
    """Discord refuses with one of its codes."""
    return Answer(status, Refusal(status, code, words).body, {})


def limited(seconds: float, scope: Any = "user") -> Answer:
    """Discord says 429, of its own accord."""
    found = Limited(seconds, scope)
    return Answer(429, found.body, found.headers)


def away(status: int = 503) -> Answer:
    """Discord is unwell."""
    return Answer(status, "upstream connect error or disconnect/reset before headers", {"Content-Type": "text/plain"})


def lost() -> Answer:
    """What was asked is done, but the answer never arrives."""
    return Answer(502, "<html><title>502 Bad Gateway</title></html>", {"Content-Type": "text/html"}, is_done=True)


def banned() -> Answer:
    """Cloudflare answers, without Discord's `Via`."""
    return Answer(429, CLOUDFLARE, {"Content-Type": "text/html", "Retry-After": "600", "Via": ""})


class Faults:
    """Answers that are planned for the next requests, by a method and a pattern of the path."""

    def __init__(self) -> None:
        self._planned: list[tuple[str, list[Answer], Callable[[Any], bool]]] = []
        self.met: Counter[str] = Counter()
        """How many requests met a fault, by the pattern."""

    def plan(self, pattern: str, *answers: Answer, times: int = 1, only: Callable[[Any], bool] = lambda body: True) -> None:
        """The next requests that match (`POST /channels/\\d+/threads`), and whose body is so, are answered so, one after the other."""
        self._planned.append((pattern, [*answers] * times, only))

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self._planned.clear()
        self.met.clear()

    def found(self, request: str, body: Any) -> Answer | None:
        """The fault that a request meets; it is used up by that."""
        for pattern, answers, only in self._planned:
            if answers and re.fullmatch(pattern, request) and only(body):
                self.met[pattern] += 1
                return answers.pop(0)
        return None
