"""Which English text each translation was made from: lines `key fingerprint`.

They are in `english.lock` of each folder of a language. When an English text changes, its translations are stale until somebody has looked
at them. A stale text is still said.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from pathlib import Path

from words import catalogue
from words.catalogues import messages_in

NAME = "english.lock"
"""The name of the file in each folder."""


def fingerprint(source: str) -> str:
    """Return a hash of a message's text; line breaks and indentation do not count."""
    return sha256(" ".join(source.split()).encode()).hexdigest()[:10]


def read_lock(folder: Path) -> dict[str, str]:
    """Return the fingerprints of the English texts that a folder was translated from."""
    file = folder / NAME
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {key: mark for key, _, mark in (line.partition(" ") for line in lines)}


def translated_messages(folder: Path) -> dict[str, str]:
    """Return the messages of a folder that English has as well."""
    messages = {key: text for file in sorted(folder.glob("*.ftl")) for key, text in messages_in(file).items()}
    return {key: text for key, text in messages.items() if key in catalogue("en")}


def stale_keys(folder: Path) -> list[str]:
    """Return the messages of a folder whose English text has changed since."""
    english, lock = catalogue("en").sources, read_lock(folder)
    return [key for key in translated_messages(folder) if key in lock and lock[key] != fingerprint(english[key])]


def write_lock(folder: Path, looked_at: Collection[str]) -> int:
    """Store the fingerprints of the English texts of new messages and of those `looked_at`.

    Return the number of messages whose mark was added, renewed or removed.
    """
    english, before = catalogue("en").sources, read_lock(folder)
    unchanged = {key: mark for key, mark in before.items() if key not in looked_at}
    after = {key: unchanged.get(key, fingerprint(english[key])) for key in sorted(translated_messages(folder))}
    if after != before:
        (folder / NAME).write_text("".join(f"{key} {mark}\n" for key, mark in after.items()), encoding="utf-8")
    return sum(after.get(key) != before.get(key) for key in after.keys() | before.keys())
