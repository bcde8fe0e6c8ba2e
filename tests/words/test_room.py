"""English texts leave room to translate where Discord cuts them. `python -m tools.translations` says which translations are too long."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from contract.limits import limit_of, limits, longest
from words import catalogue

ROOM = 0.9
"""The share of a limit that an English text may take: other languages are longer."""


def longest_text(key: str) -> int:
    """Return the length of the longest text that an English message can have."""
    (message,) = (entry for entry in FluentParser().parse(catalogue("en").sources[key]).body if isinstance(entry, Message))
    return 0 if message.value is None else longest(message.value)


def test_no_english_text_of_a_control_is_nearly_too_long() -> None:
    controls, *_ = limits()
    assert len(controls) > 150, "the lines of the program are found"
    limit = {key: most for key in catalogue("en").sources if (most := limit_of(key)) is not None}
    length = {key: longest_text(key) for key in limit}
    assert {key: length[key] for key in limit if length[key] > limit[key] * ROOM} == {}
