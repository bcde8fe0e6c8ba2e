"""Finds answers and stakes that are too long for a phone in a language."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.panel.spec import LABEL_LINE
from contract.names import NAMES
from contract.one_screen import STAKE_LETTERS, play_at_random
from words import speaker

MOVES = 60
"""How many moves of a random match are looked at, with all their questions."""


def long_texts(code: str, game: str) -> Iterator[str]:
    """Yield once each message of an answer or a stake that is too long for a phone."""
    say, named = speaker(code, NAMES), set[str]()
    for _, panel, _ in play_at_random(game, 1, MOVES):
        texts = [(answer.label, LABEL_LINE) for answer in panel.decision.first()]
        if panel.decision.stake is not None:
            texts.append((panel.decision.stake, STAKE_LETTERS))
        for msg, most in texts:
            text = say(msg).replace("*", "")
            if len(text) > most and msg.key not in named:
                named.add(msg.key)
                yield f"{game} panel: {len(text)} letters, where {most} fit: {msg.key}: {text}"
