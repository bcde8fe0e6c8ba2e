"""A made-up language for tests: a folder of texts under the code `eo`, beside English."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import words.catalogues
import words.language

CODE = "eo"


@contextmanager
def made_up(place: Path, texts: str, settings: str = "") -> Iterator[str]:
    """Add a language with these texts and settings of its `language.toml`; yield its code."""
    patch = pytest.MonkeyPatch()
    (place / CODE).mkdir(parents=True)
    for code in words.languages():
        if (words.catalogues.LANG / code).is_dir():
            (place / code).symlink_to(words.catalogues.LANG / code)
    (place / CODE / "own.ftl").write_text(texts, encoding="utf-8")
    (place / CODE / "language.toml").write_text(f'name = "Made up"\n{settings}', encoding="utf-8")
    patch.setattr(words.catalogues, "LANG", place)
    patch.setattr(words.language, "LANG", place)
    _forget()
    try:
        yield CODE
    finally:
        patch.undo()
        _forget()


def _forget() -> None:
    words.languages.cache_clear()
    words.catalogue.cache_clear()
    words.language.describe_language.cache_clear()
