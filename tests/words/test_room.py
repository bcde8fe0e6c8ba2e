"""Texts fit where Discord shows them: none that the program would cut is too long, and an English one leaves room to translate."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

from cogs.panel import spec
from data.homes import ROOT
from engine.match import registry
from words import catalogue, languages

LIMITS = {name: getattr(spec, name) for name in ("BUTTON_LABEL", "CHOICE_LABEL", "PLACEHOLDER", "PART_LABEL", "SHORT")}
COMMAND = 100
"""Characters of the description of a command and of its options."""

VALUE = 8
"""Characters that a value in a text takes: a number, a short name. What is longer is cut for its own sake."""

ROOM = 0.9
"""The share of a limit that an English text may take: other languages are longer."""


def keys_cut() -> Iterator[tuple[str, int]]:
    """Patterns of keys whose texts are cut at a limit of Discord, as the program's own lines say it."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="cut"), args=[ast.Call(func=ast.Name(id="say"), args=[ast.Call() as made]), ast.Name(id=limit)]
                ):
                    if limit in LIMITS and isinstance(made.func, ast.Name) and made.func.id == "Msg":
                        yield _key(made.args[0]), LIMITS[limit]
                case ast.Call(func=ast.Name(id="words"), args=[ast.Call(func=ast.Name(id="Msg"), args=[key, *_])]):
                    yield _key(key), COMMAND


def keys_of_games() -> Iterator[tuple[str, int]]:
    """Patterns of the keys of games that say more about an answer: a menu shows them below its label."""
    yield from ((f"{name.replace('_', '-')}-.*-hint", LIMITS["CHOICE_LABEL"]) for name in registry.names())


def _key(node: ast.expr) -> str:
    """A pattern for a key, or for those that a formatted string can make."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value).replace(".", "-"))
    if isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(part.value).replace(".", "-")) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values)
        key = "".join(parts)
        return "(?!)" if re.fullmatch(r"[a-z]+\\-\[a-z0-9_-\]\+", key) else key  # it could be any key of a subject
    if isinstance(node, ast.IfExp):
        return f"(?:{_key(node.body)}|{_key(node.orelse)})"
    return "(?!)"


def longest(pattern: Pattern) -> int:
    """The length of the longest form of a text."""
    total = 0
    for element in pattern.elements:
        if isinstance(element, TextElement):
            total += len(element.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            total += max(longest(variant.value) for variant in element.expression.variants)
        else:
            total += VALUE
    return total


@pytest.mark.parametrize("language", languages())
def test_no_text_of_a_control_is_cut(language: str) -> None:
    sources, wrong = catalogue(language).sources, set[str]()
    patterns = {(re.compile(key), limit) for key, limit in (*keys_cut(), *keys_of_games())}
    assert len(patterns) > 60, "the lines of the program are found"
    for key, text in sources.items():
        limits = [limit for pattern, limit in patterns if pattern.fullmatch(key)]
        if not limits:
            continue
        (message,) = (entry for entry in FluentParser().parse(text).body if isinstance(entry, Message))
        most = min(limits) * (ROOM if language == "en" else 1)
        if message.value is not None and longest(message.value) > most:
            wrong.add(f"{key}: {longest(message.value)} of {most:.0f}")
    assert not wrong, "\n".join(sorted(wrong))
