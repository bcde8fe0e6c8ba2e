"""A sentence that may be about several people has a verb for several."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from words import catalogue, languages
from words.catalogues import key_name
from words.language import FALLBACK

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "engine", "games", "play")
ALWAYS_SEVERAL = {"carta_magica.event.ashore.all", "tale.first-none", "tale.met"}
"""Messages whose list never has one person only."""

TOLD_HOW_MANY = {"watch.believe"}
"""Messages that choose their verb by the number of people."""

LISTED = {("discord.card.thinking", "who"), ("early.card", "who")}
"""Messages whose list of people is made elsewhere, with the name of that argument."""

AFTER = re.compile(r'(?<!\bde )(?<!\bvon )\{ (?:\$(?P<plain>\w+)|FORM\(\$(?P<form>\w+), as: "nom"[^)]*\)) \}\*{0,2} [^\W\d_A-Z]')
"""A name and the first letter of a word after it, mostly of the verb."""

PEOPLE = re.compile(r"\btuple\((?:map\(Who,|\(Who\()")
"""A list of people, as `ast` writes it."""


def _lists_of(function: ast.AST) -> set[str]:
    """Return the local names of a function that are lists of people."""
    made = (node for node in ast.walk(function) if isinstance(node, ast.Assign) and PEOPLE.search(ast.unparse(node.value)))
    return {target.id for node in made for target in node.targets if isinstance(target, ast.Name)}


def _several(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages that a module gives a list of people, with the name of that argument."""
    if "tuple(" not in text or "Msg(" not in text:
        return
    module = ast.parse(text)
    functions = (node for node in ast.walk(module) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))
    for scope, names in ((module, set[str]()), *((function, _lists_of(function)) for function in functions)):
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Msg" and node.args:
                keys = [each.value for each in ast.walk(node.args[0]) if isinstance(each, ast.Constant) and isinstance(each.value, str)]
                lists = [keyword.arg for keyword in node.keywords if keyword.arg and _is_list(ast.unparse(keyword.value), names)]
                yield from product(keys, lists)


def _is_list(source: str, names: set[str]) -> bool:
    """Return whether an argument is a list of people; `names` are the local names of such lists."""
    return source in names or ("tuple(" in source and ("Who" in source or "others" in source))


@cache
def _messages() -> set[tuple[str, str]]:
    """Return the messages about several people, with the name of that argument."""
    files = (file for room in ROOMS for file in (ROOT / room).rglob("*.py") if "tests" not in file.parts)
    in_code = {pair for file in files for pair in _several(file.read_text(encoding="utf-8"))}
    return {pair for pair in in_code | LISTED if pair[0] not in ALWAYS_SEVERAL | TOLD_HOW_MANY}


def is_for_one_only(source: str, name: str) -> bool:
    """Return whether a text has a word after the people that is in one form only."""
    names = (match["plain"] or match["form"] for match in AFTER.finditer(source))
    return name in names and "[they]" not in source


def test_the_messages_are_found() -> None:
    assert {("discord.panel.waiting", "who"), ("play.undo-kept", "who")} <= _messages()


@pytest.mark.parametrize(
    ("source", "is_wrong"),
    [
        ("{ $who } jogou.", True),
        ('{ FORM($who, as: "nom", cap: "yes") } jogou.', True),
        ("{ WHO($who) ->\n    [you] Has\n   *[other] { $who } ha\n    } jugado.", True),
        ("{ WHO($who) ->\n    [they] { $who } han\n   *[other] { $who } ha\n    } jugado.", False),
        ("Gezogen: { $who }.", False),
        ("o tempo de { $who } acabou", False),
    ],
)
def test_a_verb_for_one_person_only_is_found(source: str, is_wrong: bool) -> None:
    assert is_for_one_only(source, "who") is is_wrong


@pytest.mark.parametrize("code", sorted(set(languages()) - {FALLBACK}))
def test_sentences_about_several_people_have_a_verb_for_several(code: str) -> None:
    book = catalogue(code)
    sources = {key: book.source(key_name(key)) for key, name in _messages() if key_name(key) in book.sources}
    wrong = [key for key, name in _messages() if key in sources and is_for_one_only(sources[key], name)]
    assert not wrong, {key: sources[key] for key in wrong}
