"""Following a dialogue: whole lines and half-made ones, for minds, plans and tests."""

from __future__ import annotations

from engine.walking.listing import lines
from engine.walking.ready import AdvisedTalk
from engine.walking.walk import (
    Answerer,
    Asking,
    Done,
    Trace,
    drive,
    follow,
    only_line,
    play,
    preview,
    sample,
    so_far,
    tokens,
    trace,
    turn,
    walk,
)

__all__ = [
    "AdvisedTalk",
    "Answerer",
    "Asking",
    "Done",
    "Trace",
    "drive",
    "follow",
    "lines",
    "only_line",
    "play",
    "preview",
    "sample",
    "so_far",
    "tokens",
    "trace",
    "turn",
    "walk",
]
