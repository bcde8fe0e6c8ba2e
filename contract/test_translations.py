"""No text of any language asks for arguments, plurals or forms that are not there.

Texts that are missing or stale fail no build.
"""

from __future__ import annotations

import pytest

from contract.translations import faults
from words import languages


@pytest.mark.parametrize("code", [code for code in languages() if code != "en"])
def test_the_texts_of_a_language_have_no_fault(code: str) -> None:
    assert faults(code) == [], f"`python -m tools.translations {code}` shows them"
