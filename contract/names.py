"""Names of players for pictures: short ones, and ones that are long and in many scripts."""

from __future__ import annotations

NAMES = ("Rosalind", "Beatriz", "Gil Eanes", "Amélie", "Вероника", "Nuno")
"""Short names, one for each seat."""

LONG_NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff",
    "محمد عبد الرحمن العربي",
    "佐藤さくら・アレクサンドラ",
    "🐙🐙 Captain Octopus of the Seven Seas 🐙",
    "Αγγελική Παπαδοπούλου",
    "अमित शर्मा त्रिवेदी",
)
"""Long names in many scripts, one for each seat."""
