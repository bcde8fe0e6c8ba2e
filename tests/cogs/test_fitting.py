"""A text that is too long ends with a whole sentence."""

from __future__ import annotations

from cogs.panel.fitting import whole_sentences

MONSTER = "You spend 4 magic, spin 4 and have 1 tamed monster: 9 against 9. The Kraken is tamed. **You take 2 gold.**"


def test_a_text_ends_with_the_last_sentence_that_fits() -> None:
    assert whole_sentences(MONSTER, 90).endswith("The Kraken is tamed.")
