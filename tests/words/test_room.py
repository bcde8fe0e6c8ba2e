"""English texts leave room to translate where Discord cuts them. `python -m tools.translations` says which translations are too long."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from contract.limits import limit_of, limits, longest
from words import catalogue

ROOM = 0.9
"""The share of a limit that an English text may take: other languages are longer."""


def test_no_english_text_of_a_control_is_nearly_too_long() -> None:
    assert len(limits()[0]) > 150, "the lines of the program are found"
    wrong = []
    for key, text in catalogue("en").sources.items():
        most = limit_of(key)
        if most is None:
            continue
        (message,) = (entry for entry in FluentParser().parse(text).body if isinstance(entry, Message))
        if message.value is not None and longest(message.value) > most * ROOM:
            wrong.append(f"{key}: {longest(message.value)} of {most * ROOM:.0f}")
    assert not wrong, "\n".join(sorted(wrong))
