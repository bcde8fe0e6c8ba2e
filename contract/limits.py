"""How long a text may be, by its key: read from the code that cuts it for Discord."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement

from cogs.panel import spec
from data.homes import ROOT
from engine.match import registry
from words.catalogues import key_name

LIMITS = {name: getattr(spec, name) for name in ("BUTTON_LABEL", "CHOICE_LABEL", "PLACEHOLDER", "PART_LABEL", "SHORT")}
"""The most characters of texts on panels, by the names of the constants with which the code cuts them."""

COMMAND = 100
"""The most characters of the description of a command, or of one of its options."""

COMMAND_NAME = 32
"""The most characters of the name of a command."""

VALUE = 8
"""How many characters a value in a text counts: a number, a short name. Longer values are cut before they come into a text."""


@cache
def limits() -> tuple[dict[str, int], tuple[tuple[re.Pattern[str], int], ...]]:
    """Return how many characters texts may have: by whole keys, and by patterns of keys."""
    whole: dict[str, int] = {}
    patterns = []
    for pattern, most in sorted(set(keys_cut())):
        key = re.sub(r"\\(.)", r"\1", pattern)
        if re.escape(key) == pattern:
            whole[key] = min(most, whole.get(key, most))
        else:
            patterns.append((re.compile(pattern), most))
    return whole, tuple(patterns)


@cache
def limit_of(key: str) -> int | None:
    """Return how many characters the text of a key may have, if it is limited."""
    whole, patterns = limits()
    limits_of_patterns = [most for pattern, most in patterns if pattern.fullmatch(key)]
    return min([*limits_of_patterns, *([whole[key]] if key in whole else [])], default=None)


def keys_cut() -> Iterator[tuple[str, int]]:
    """Yield patterns of keys whose texts the program cuts, with the limit."""
    yield "discord-name-[a-z]+", COMMAND_NAME
    for name in registry.names():  # a menu shows the hint of an answer below its label
        yield f"{key_name(name)}-.*-hint", LIMITS["CHOICE_LABEL"]
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(  # cut(say(Msg(KEY)), LIMIT)
                    func=ast.Name(id="cut"), args=[ast.Call(func=ast.Name(id="say"), args=[ast.Call() as message]), ast.Name(id=limit)]
                ):
                    if limit in LIMITS and isinstance(message.func, ast.Name) and message.func.id == "Msg":
                        yield _key(message.args[0]), LIMITS[limit]
                case ast.Call(  # Button(ACTION, say(Msg(KEY)))
                    func=ast.Name(id="Button"),
                    args=[
                        _,
                        ast.Call(func=ast.Name(id="say"), args=[ast.Call(func=ast.Name(id="Msg"), args=[ast.Constant() as key, *_])]),
                        *_,
                    ],
                ):
                    yield _key(key), LIMITS["BUTTON_LABEL"]
                # words(Msg(KEY)), the description of a command
                case ast.Call(func=ast.Name(id="words"), args=[ast.Call(func=ast.Name(id="Msg"), args=[key, *_])]):
                    yield _key(key), COMMAND


def _key(node: ast.expr) -> str:
    """Return a pattern for the keys that an expression can make.

    If that could be any key, it is `(?!)`, which matches nothing.
    """
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value).replace(".", "-"))
    if isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(part.value).replace(".", "-")) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in node.values)
        key = "".join(parts)
        return "(?!)" if re.fullmatch(r"[a-z]+\\-\[a-z0-9_-\]\+", key) else key  # only the subject is fixed: it could be any of its keys
    if isinstance(node, ast.IfExp):
        return f"(?:{_key(node.body)}|{_key(node.orelse)})"
    return "(?!)"


def longest(pattern: Pattern) -> int:
    """Return the length of the longest form of a text."""
    total = 0
    for element in pattern.elements:
        if isinstance(element, TextElement):
            total += len(element.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
            total += max(longest(variant.value) for variant in element.expression.variants)
        else:
            total += VALUE
    return total
