"""Texts of guests in the database, by which finished matches are read without them."""

from __future__ import annotations

import logging

import words
from engine.values import codec

NOTE = "texts of guests"
"""The name of the job's note in which they are kept."""

log = logging.getLogger(__name__)


def use_texts(note: str) -> dict[str, dict[str, str]]:
    """Use a note's texts for guests that are gone; returns them, {} if unreadable."""
    texts: dict[str, dict[str, str]] = {}
    try:
        texts = codec.loads(dict[str, dict[str, str]], note or "{}")
    except ValueError as error:
        log.error("the texts of guests that are gone cannot be read: %s", type(error).__name__)
    words.remember(texts)
    return texts
