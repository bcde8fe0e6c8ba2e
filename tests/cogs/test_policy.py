"""The privacy policy and the terms fit into one message in every language."""

from __future__ import annotations

import pytest

from cogs.panel import spec
from cogs.people.privacy import policy, policy_screen
from words import languages, speaker


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("which", ["privacy", "terms"])
def test_privacy_and_terms_fit_in_every_language(which: str, language: str) -> None:
    text = policy(which)
    assert text is not None and spec.problems(policy_screen(text, language, speaker(language))) == []
