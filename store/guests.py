"""Keeps texts of guest games in the database, to read matches of games that are removed."""

from __future__ import annotations

import json
import logging

import words
from data import homes
from engine.values import codec
from store.base import Store

NOTE = "texts of guests"
"""The name of the job's note in which they are kept."""

log = logging.getLogger(__name__)


def use_texts(note: str) -> dict[str, dict[str, str]]:
    """Use the texts in a note for guests that are gone, and return them; `{}` if unreadable."""
    texts: dict[str, dict[str, str]] = {}
    try:
        texts = codec.loads(dict[str, dict[str, str]], note or "{}")
    except ValueError as error:
        log.error("the texts of guests that are gone cannot be read: %s", type(error).__name__)
    words.remember(texts)
    return texts


async def keep_texts(store: Store) -> None:
    """Store the texts of present guests, and use those of missing ones. Raises `StoreError`."""
    note = await store.job_note(NOTE)
    if not note and not homes.guests():
        return
    stored = use_texts(note)
    now = {**stored, **words.texts_of_guests()}
    if now != stored:
        await store.note_job(NOTE, json.dumps(now, ensure_ascii=False))
