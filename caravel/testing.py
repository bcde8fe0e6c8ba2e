"""Playing, speaking and drawing in the tests of a game."""

from __future__ import annotations

from contract.laws import check_contrast, check_layout, strict
from contract.names import LONG_NAMES, NAMES
from contract.said import Claim, Said
from engine.bots import line as bot_line
from engine.game.rules import resolved
from engine.match.match import Match, begin
from engine.match.registry import broken, names, rules
from engine.walking.worlds import imagined
from render import areas, drafted, draw, parts, picture
from words import speaker

__all__ = [
    "LONG_NAMES",
    "NAMES",
    "Claim",
    "Match",
    "Said",
    "areas",
    "begin",
    "bot_line",
    "broken",
    "check_contrast",
    "check_layout",
    "drafted",
    "draw",
    "imagined",
    "names",
    "parts",
    "picture",
    "resolved",
    "rules",
    "speaker",
    "strict",
]
