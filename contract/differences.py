"""Describes in words where two values differ, for the faults that the laws list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.values.chance import Chance
from engine.values.core import Ask, Form, Note

SHOWN = 120
"""The most characters of a value that a sentence shows."""


def differences(first: Any, second: Any, at: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield every place at which two values differ (`players[0].play.card`), with both values.

    Chance is left out: nobody sees it, and it differs in every imagined world.
    """
    if isinstance(first, Chance) and isinstance(second, Chance):
        return
    if type(first) is type(second) and isinstance(first, Struct):
        for name in first.__struct_fields__:
            yield from differences(getattr(first, name), getattr(second, name), f"{at}.{name}" if at else name)
    elif isinstance(first, tuple | list) and isinstance(second, tuple | list) and len(first) == len(second):
        for index, (left, right) in enumerate(zip(first, second, strict=True)):
            yield from differences(left, right, f"{at}[{index}]")
    elif isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        for key, value in first.items():
            yield from differences(value, second[key], f"{at}[{key}]")
    elif first != second:
        yield at, first, second


def first_difference(first: Any, second: Any) -> str:
    """Return the first place at which two values differ, with both values, or an empty string."""
    for where, value, other in differences(first, second):
        return f"`{where or 'all of it'}` is {short(value)} and {short(other)}"
    return ""


def at(value: Any, where: str) -> Any:
    """Return the value at a place that `differences` names; `None` if there is no such place."""
    for step in where.replace("[", ".[").split("."):
        try:
            if step.startswith("["):
                value = value[int(step[1:-1])]
            elif step:
                value = getattr(value, step)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            return None
    return value


def short(value: Any) -> str:
    """Return a value as it stands in a sentence."""
    words = repr(value)
    return words if len(words) <= SHOWN else f"{words[:SHOWN]}…"


def note_difference(first: Sequence[Any], second: Sequence[Any]) -> str:
    """Return how two lists of notes or of messages differ: which of them, which argument."""
    for number, (left, right) in enumerate(zip(first, second, strict=False), 1):
        mine, yours = (entry.msg if isinstance(entry, Note) else entry for entry in (left, right))
        if mine.key != yours.key:
            return f"note {number} is `{mine.key}` and `{yours.key}`"
        if mine != yours:
            args, others = dict(mine.args), dict(yours.args)
            name = next(name for name in (*args, *others) if args.get(name) != others.get(name))
            return f"note {number}, `{mine.key}`: `{name}` is {short(args.get(name))} and {short(others.get(name))}"
    if len(first) != len(second):
        entry = (first if len(first) > len(second) else second)[min(len(first), len(second))]
        return f"only one of them has the note `{(entry.msg if isinstance(entry, Note) else entry).key}`"
    return ""


def ask_difference(first: Ask | Form, second: Ask | Form) -> str:
    """Return how two asks differ for their reader, or an empty string."""
    if first.name != second.name or type(first) is not type(second):
        return f"the ask is `{first.name}` and `{second.name}`"
    if first.prompt != second.prompt:
        return f"the prompt of the ask `{first.name}` is {first.prompt} and {second.prompt}"
    if isinstance(first, Form) or isinstance(second, Form):
        assert isinstance(first, Form) and isinstance(second, Form)
        if [field.key for field in first.fields] != [field.key for field in second.fields]:
            return f"the form `{first.name}` has other fields: {_names(first.fields)} and {_names(second.fields)}"
        for left, right in zip(first.fields, second.fields, strict=True):
            words = ask_difference(left.ask, right.ask)
            if words:
                return f"in the field `{left.key}` {words}"
        return ""
    tokens, others = ([option.token for option in ask.options] for ask in (first, second))
    if set(tokens) != set(others):
        return f"the ask `{first.name}` offers only one of them: {', '.join(sorted(set(tokens) ^ set(others)))}"
    if tokens != others:
        return f"the ask `{first.name}` offers the same in another order: {short(tokens)} and {short(others)}"
    for option, other in zip(first.options, second.options, strict=True):
        for name in ("label", "hint", "count", "group", "blocked"):
            if getattr(option, name) != getattr(other, name):
                return f"{name} of `{option.token}` at the ask `{first.name}` is {getattr(option, name)} and {getattr(other, name)}"
    shapes = [ask.several and (ask.several.lo, ask.several.hi) for ask in (first, second)]
    if shapes[0] != shapes[1]:
        return f"the ask `{first.name}` takes {shapes[0]} and {shapes[1]} options"
    return "" if first.secret == second.secret else f"the ask `{first.name}` is secret in one of them"


def _names(fields: Sequence[Any]) -> str:
    return ", ".join(field.key for field in fields)
