"""Faults on purpose: requests that are refused, lost, or answered by a proxy before Discord."""

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
    """An answer in place of the right one.

    `body` is JSON, or the text of a page. `is_done`: the request is carried out all the same.
    """

    status: int
    body: Any
    headers: dict[str, str]
    is_done: bool = False


def refuse(status: int, code: int = 0, words: str | None = None) -> Answer:
    """Return Discord's refusal with one of its codes."""
    return Answer(status, Refusal(status, code, words).body, {})


def rate_limit(seconds: float, scope: Any = "user") -> Answer:
    """Return a 429 that no window explains."""
    limit = Limited(seconds, scope)
    return Answer(429, limit.body, limit.headers)


def away(status: int = 503) -> Answer:
    """Return the answer of a Discord that is down."""
    return Answer(status, "upstream connect error or disconnect/reset before headers", {"Content-Type": "text/plain"})


def lose() -> Answer:
    """Return the answer to a request that is carried out but whose own answer is lost."""
    return Answer(502, "<html><title>502 Bad Gateway</title></html>", {"Content-Type": "text/html"}, is_done=True)


def ban() -> Answer:
    """Return the answer of Cloudflare, without Discord's `Via`."""
    return Answer(429, CLOUDFLARE, {"Content-Type": "text/html", "Retry-After": "600", "Via": ""})


class Faults:
    """Answers that are planned for the next requests, by a method and a pattern of the path."""

    def __init__(self) -> None:
        self._planned: list[tuple[str, list[Answer], Callable[[Any], bool]]] = []
        self.uses: Counter[str] = Counter()
        """How many requests met a fault, by the pattern."""

    def plan(self, pattern: str, *answers: Answer, times: int = 1, only: Callable[[Any], bool] = lambda body: True) -> None:
        """Give these answers to the next requests that match, one after the other.

        `pattern`: such as `POST /channels/\\d+/threads`. `only`: what the body has to be.
        """
        self._planned.append((pattern, [*answers] * times, only))

    def clear(self) -> None:
        """Drop all planned faults."""
        self._planned.clear()
        self.uses.clear()

    def fault_of(self, request: str, body: Any) -> Answer | None:
        """Return the fault that a request meets, and remove it from the plan."""
        for pattern, answers, only in self._planned:
            if answers and re.fullmatch(pattern, request) and only(body):
                self.uses[pattern] += 1
                return answers.pop(0)
        return None
