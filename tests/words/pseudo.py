"""A language made from English: accents on every vowel, texts 40 % longer, the reader is ‹you›.

A word without an accent comes from no catalogue. A name in the place of ‹you› is a sentence that does not address its reader.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from contract.once import once
from contract.translations import BY_NAME, DRAWN, PEOPLE
from tests.words.made_up import made_up
from words import catalogue

ACCENTS = str.maketrans("aeiouyAEIOUY", "àéîöüýÀÉÎÖÜÝ")
LONGER = 0.4
KEPT = re.compile(r"`[^`]*`|<[^>]*>|https?:\S+|\{[^}]*\}|@\w+|/\w+")
"""Parts that are not translated: commands, times, links."""

YOU = "‹ýöü›"
PLAIN = re.compile(r"(?<![\w‹])[A-Za-z]*[aeiou][A-Za-z]*(?![\w›])")
"""A word of English letters alone."""


class Stretched(Transformer):
    """Makes the texts of a message longer, with accents, and its people addressable."""

    def __init__(self, names_people: bool) -> None:
        self.names_people = names_people

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the library's name)
        return ast.TextElement(stretch(node.value))

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        expression = node.expression
        if isinstance(expression, ast.VariableReference) and expression.id.name in PEOPLE and not self.names_people:
            named = [ast.NamedArgument(ast.Identifier("as"), ast.StringLiteral("nom"))]
            return ast.Placeable(ast.FunctionReference(ast.Identifier("FORM"), ast.CallArguments([expression], named)))
        visited = self.generic_visit(node)
        assert isinstance(visited, ast.Placeable)
        return visited


def stretch(text: str) -> str:
    """Return a text with accents, each word of it longer."""
    parts, at = [], 0
    for match in KEPT.finditer(text):
        parts += [_stretched(text[at : match.start()]), match[0]]
        at = match.end()
    return "".join([*parts, _stretched(text[at:])])


def _stretched(text: str) -> str:
    return re.sub(r"[A-Za-z]+", lambda word: _longer(word[0]).translate(ACCENTS), text)


def _longer(word: str) -> str:
    """Return a word made longer: its first vowel is repeated for `LONGER` of its length."""
    vowel = re.search("[aeiou]", word.lower())
    return word if vowel is None else word[: vowel.end()] + vowel[0] * round(LONGER * len(word)) + word[vowel.end() :]


def texts() -> str:
    """Return all messages of English in this language."""
    messages = []
    for key, source in catalogue("en").sources.items():
        if key.startswith(("form-", "discord-name-")) or key in ("core-you", "time-moment"):
            continue
        (entry,) = FluentParser(with_spans=False).parse(source).body
        assert isinstance(entry, ast.Message)
        by_name = bool(DRAWN.search(key)) or BY_NAME in source
        messages.append(FluentSerializer().serialize_entry(Stretched(by_name).visit(entry)))
    return f"core-you = {YOU}\n" + "".join(messages)


@contextmanager
def pseudo(place: Path) -> Iterator[str]:
    """Add this language to those offered to people; yield its code."""
    with made_up(place, once("pseudo language", texts), 'is_offered = true\nforms = ["nom", "n"]') as code:
        yield code


def plain_words(text: str) -> list[str]:
    """Return the words of a text that no catalogue has: those of English letters alone."""
    return [word for word in PLAIN.findall(KEPT.sub(" ", text)) if len(word) > 2]
