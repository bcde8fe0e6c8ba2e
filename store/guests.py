"""The texts of guests, kept in the database as JSON by game and language.

With them their finished matches can be read after the guests are gone.
"""

from __future__ import annotations

import logging

import words
from engine.values import codec

NOTE = "texts of guests"
"""The name of the job's note in which they are kept."""

log = logging.getLogger(__name__)


def kept_texts(note: str) -> dict[str, dict[str, str]]:
    """Return the texts of a note and use them from now on for guests that are gone.

    Returns nothing if the note cannot be read.
    """
    kept: dict[str, dict[str, str]] = {}
    try:
        kept = codec.loads(dict[str, dict[str, str]], note or "{}")
    except ValueError as error:
        log.error("the texts of guests that are gone cannot be read: %s", type(error).__name__)
    words.remember(kept)
    return kept
