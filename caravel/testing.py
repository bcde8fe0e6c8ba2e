"""Playing, speaking and drawing in the tests of a game."""

from __future__ import annotations

from engine.bots import line as bot_line
from engine.match import Match, begin
from engine.registry import broken, names, rules
from engine.rules import resolved
from engine.worlds import imagined
from render import areas, drafted, draw, parts, picture
from words import speaker

__all__ = [
    "Match",
    "areas",
    "begin",
    "bot_line",
    "broken",
    "drafted",
    "draw",
    "imagined",
    "names",
    "parts",
    "picture",
    "resolved",
    "rules",
    "speaker",
]
