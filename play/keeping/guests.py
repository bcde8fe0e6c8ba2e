"""The texts of guests are kept in the database, so that their finished matches can be read when they are not installed any more."""

from __future__ import annotations

import json
import logging

import words
from data import homes
from engine import codec
from store.protocol import Store

NOTE = "texts of guests"
"""The name of the note in which they are kept: JSON, by game and language."""

log = logging.getLogger(__name__)


async def keep_texts(store: Store) -> None:
    """Keep the texts of the guests that are there, and say those of guests that are gone. Raises `StoreError`."""
    note = await store.job_note(NOTE)
    if not note and not homes.guests():
        return
    kept: dict[str, dict[str, str]] = {}
    try:
        kept = codec.loads(dict[str, dict[str, str]], note or "{}")
    except ValueError as error:
        log.error("the texts of guests that are gone cannot be read: %s", type(error).__name__)
    words.remember(kept)
    now = {**kept, **words.texts_of_guests()}
    if now != kept:
        await store.note_job(NOTE, json.dumps(now, ensure_ascii=False))
