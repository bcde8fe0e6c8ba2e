"""No text of any language asks for arguments, plurals or forms that are not there.

Texts that are missing or stale fail no build.
"""

from __future__ import annotations

import pytest

from contract.games import chosen
from contract.translations import faults
from data.homes import homes
from words import catalogue_files, languages


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_the_texts_of_a_language_have_no_fault(code: str) -> None:
    """A game that is chosen answers for its own texts alone."""
    folders = [homes()[game].words for game in chosen]
    files = [file for file in catalogue_files(code) if not chosen or any(folder in file.parents for folder in folders)]
    assert faults(code, files) == [], f"`python -m tools.translations {code}` shows them"
