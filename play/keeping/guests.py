"""Keeps the texts of guests, so finished matches can be read without their guest."""

from __future__ import annotations

import json

import words
from data import homes
from store.base import Store
from store.guests import NOTE, use_texts


async def keep_texts(store: Store) -> None:
    """Store the texts of present guests, and use those of missing ones. Raises `StoreError`."""
    note = await store.job_note(NOTE)
    if not note and not homes.guests():
        return
    stored = use_texts(note)
    now = {**stored, **words.texts_of_guests()}
    if now != stored:
        await store.note_job(NOTE, json.dumps(now, ensure_ascii=False))
