"""Playing, speaking and drawing in the tests of a game."""

from __future__ import annotations

from contract.laws import check_contrast, check_layout, strict
from contract.names import LONG_NAMES, NAMES
from contract.said import Claim, Said
from engine.bots import line as bot_line
from engine.game.rules import resolve_settings
from engine.match.match import Match, begin
from engine.match.registry import broken_games, names, rules
from engine.walking.worlds import imagine_world
from render import areas, draft_of, draw, parts, picture
from words import speaker

# Names of interface 1.0, kept beside the new ones.
broken, drafted, imagined, resolved = broken_games, draft_of, imagine_world, resolve_settings

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
    "broken_games",
    "check_contrast",
    "check_layout",
    "draft_of",
    "drafted",
    "draw",
    "imagine_world",
    "imagined",
    "names",
    "parts",
    "picture",
    "resolve_settings",
    "resolved",
    "rules",
    "speaker",
    "strict",
]
