"""Every message that can be said exists in English with its arguments, and is used."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from contract.games import games
from contract.hiding import viewers
from contract.once import once
from contract.tables import TABLES, Table, every_table, messages_of, mixed_match, none, own_match, thin_out
from data.homes import ROOT, Home, homes
from engine.asks.answers import random_answer
from engine.asks.decision import Decision
from engine.bots import styles
from engine.match import registry
from engine.values.core import Ask, EngineError, Msg, Order, Seat
from engine.walking.walk import Asking, decision, follow, play
from words import catalogue as words_catalogue
from words import catalogue_files, speaker
from words.catalogues import HOST, borrowed_names, key_name

ROOMS = ("engine", "render", "cogs", "play", "data", "bot.py", "demo")
"""The folders and files of the program in which keys of messages are searched."""

FEW = 8
"""How many moves at the beginning of a match are all listened to. Few are enough, because a game has several tables."""

WAYS = 2
"""How many random ways through a dialogue are listened to."""

SPOKEN = 5
"""How many messages of one name are put into words. The arguments are looked at in all messages."""


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.found.add(node.id.name)


def junk_fault(file: str, content: str) -> str:
    """Return the fault of a piece of a catalogue that cannot be parsed as a message."""
    return (
        f"{file}: this is no message: {content.strip()!r}. A further line of a text is indented and must not begin with *, [, . or }}: "
        'write {"**"}Bold** for **Bold**, or begin it with a word.'
    )


def part_faults(key: str, text: str) -> Iterator[str]:
    """Yield the reasons why the name of a part cannot stand inside other sentences."""
    if not text or text.endswith((".", "!", "?", ":")):
        yield f"`{key}` is {text!r}: the name of a part stands inside other sentences; write it without a full stop."


@cache
def catalogue() -> dict[str, frozenset[str]]:
    """Return the names of the arguments by message id."""
    return once("arguments of messages", _catalogue)


def _catalogue() -> dict[str, frozenset[str]]:
    arguments: dict[str, frozenset[str]] = {}
    for file in catalogue_files("en"):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), junk_fault(file.name, entry.content or "")
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in arguments, f"{entry.id.name} is defined twice"
                variables = Variables()
                variables.visit(entry)
                arguments[entry.id.name] = frozenset(variables.found)
    for name, (lender, place) in names_borrowed().items():
        assert name not in arguments, f"{name} is said by {lender} and by a message of its own: leave out one of them."
        assert lender in arguments, f"{name} is said by {lender}, and no catalogue has that message."
        arguments[name] = arguments[lender] - {"place"} if place else arguments[lender]
    return arguments


def names_borrowed() -> dict[str, tuple[str, str]]:
    """Return the names of all games that other messages say, with what says them."""
    return {name: lender for home in (HOST, *homes().values()) for name, lender in borrowed_names(home).items()}


def nested_messages(msg: Msg) -> Iterator[Msg]:
    """Yield a message and those inside it."""
    yield msg
    for _, value in msg.args:
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Msg):
                yield from nested_messages(item)


def test_every_setting_and_choice_has_its_words() -> None:
    for game in games():
        assert key_name(f"{game}.name") in catalogue()
        for setting in registry.rules(game).settings:
            for key in (setting.key, *(f"{setting.key}.{choice}" for choice in setting.choices)):
                name = key_name(f"{game}.setting.{key}")
                assert catalogue().get(name) == frozenset(), f"The setting {key} needs words without arguments: {name}."


def test_every_style_has_its_name_and_what_it_likes_in_words() -> None:
    for style in (style for game in games() for style in styles(registry.rules(game))):
        for key in (style.key, f"{style.key}.told"):
            assert catalogue().get(key_name(key)) == frozenset(), key


@every_table
def test_everything_said_in_a_match_exists_with_its_arguments(table: Table) -> None:
    say = speaker("en", tuple(f"P{seat}" for seat in range(table.seats)))
    msgs = list(dict.fromkeys(messages_of_match(table)))
    once(f"said at {table.name}", lambda: names_in(msgs))
    spoken: Counter[str] = Counter()
    for msg in msgs:
        for inner in nested_messages(msg):
            name = key_name(inner.key)
            assert name in catalogue(), f"`{inner.key}` is said, and no catalogue has a message {name}: write it."
            # A catalogue may leave an argument out: notes are a record for programs too, and name all that happened.
            arguments = {argument for argument, _ in inner.args}
            assert catalogue()[name] <= arguments, (
                f"The message {name} uses {', '.join(sorted(catalogue()[name] - arguments))}, and `{inner.key}` is said "
                f"with {', '.join(sorted(arguments)) or 'nothing'}: give it that, or leave it out of the text."
            )
        spoken[msg.key] += 1
        if spoken[msg.key] <= SPOKEN:
            words = say(msg)
            assert "{" not in words and key_name(msg.key) not in words, words


@every_table
def test_the_name_of_a_part_stands_inside_sentences(table: Table) -> None:
    rules, say = table.rules, speaker("en", tuple(f"P{seat}" for seat in range(table.seats)))
    for step in thin_out(mixed_match(table, "parts")):
        part = rules.chapter(rules.view(step.state, None))
        if part is not None:
            none(part_faults(part.key, say(part)))


def names_in(msgs: Iterable[Msg]) -> set[str]:
    return {key_name(inner.key) for msg in msgs for inner in nested_messages(msg)}


def messages_of_match(table: Table) -> Iterator[Msg]:
    """Yield every message of a random match: asks, notes, texts, orders, refusals, result."""
    rules, rng = table.rules, Random(table.luck)
    yield from (note.msg for note in rules.opening(table.start("words")))
    for step in thin_out(own_match(table, "words"), FEW):
        for viewer in viewers(table.seats):
            view = rules.view(step.state, viewer)
            yield rules.status(view)
            yield from rules.describe(view)
        yield from messages_of_asks(rules, step.state, step.seat, rules.turn, rng)
        if rules.orders.ask(step.state, step.seat) is not None:
            yield from messages_of_asks(rules, step.state, step.seat, rules.orders.ask, rng)
        for seat in rules.early.seats(step.state)[:1]:
            yield from messages_of_asks(rules, step.state, seat, rules.early.ask, rng)
        yield from (note.msg for note in step.turn.notes)
        yield refusal(rules, step.state, step.seat, f"{step.line} nonsense")
        yield refusal(rules, step.state, step.seat, "nonsense")
    state = step.turn.state
    view = rules.view(state, None)
    yield rules.status(view)
    yield from rules.describe(view)
    result = rules.result(state)
    assert result is not None
    yield result.reason
    for sheet in result.scores:
        for row in sheet.rows:
            yield row.label
            if row.evidence is not None:
                yield row.evidence


def messages_of_asks(rules: Any, state: Any, seat: Seat, talk: Any, rng: Random) -> Iterator[Msg]:
    """Yield the asks, verdicts and order texts on a few random ways through a dialogue."""
    for _ in range(WAYS):
        end = follow(talk(state, seat), ())
        while isinstance(end, Asking):
            yield from messages_of(end.ask)
            yield from in_brief(decision(rules, state, seat, end))
            if isinstance(end.ask, Ask) and end.ask.several and end.ask.several.check:
                yield from verdicts(end.ask, rng)
            end = follow(talk(state, seat), (*end.path, *random_answer(end.ask, rng).split()))
        if isinstance(end.value, Order):
            yield end.value.text


def in_brief(decision: Decision) -> Iterator[Msg]:
    """Yield every text of a decision."""
    yield from [msg for msg in (decision.question, decision.stake, decision.frame, decision.rest) if msg is not None]
    yield from [msg for answer in decision.answers for msg in (answer.label, answer.hint) if msg is not None]


def verdicts(ask: Ask, rng: Random) -> Iterator[Msg]:
    """Yield the verdicts that an ask gives on random sets of answers."""
    assert ask.several is not None and ask.several.check is not None
    for _ in range(6):
        values = tuple(option.value for option in ask.options if rng.random() < 0.5) or (ask.options[0].value,)
        problem = ask.several.check(values)
        if problem is not None:
            yield problem


def refusal(rules: Any, state: Any, seat: Seat, line: str) -> Msg:
    """Return the message that a player reads after a wrong line."""
    with pytest.raises(EngineError) as caught:
        play(rules, state, seat, line)
    return caught.value.msg


def keys_in_sources() -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
    """Return strings in the sources that can be keys, and patterns of formatted strings.

    Each pattern comes with the beginning of its keys. A hole of a formatted string may hold any word, but in a game only a word of its own
    tables. The engine makes no keys in this way.
    """
    plain: set[str] = set()
    patterns: set[tuple[str, str]] = set()
    for file in sources():
        hole = hole_of(file)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(key_name(node.value))
            elif isinstance(node, ast.JoinedStr) and hole is not None:
                fixed = [key_name(str(part.value)) for part in node.values if isinstance(part, ast.Constant)]
                if all(re.fullmatch(r"[a-z0-9-]+", text) for text in fixed) and any(len(text) > 3 for text in fixed):
                    parts = (re.escape(key_name(str(p.value))) if isinstance(p, ast.Constant) else hole for p in node.values)
                    begins_fixed = isinstance(node.values[0], ast.Constant)
                    patterns.add((fixed[0] if begins_fixed else "", "".join(parts)))
    return frozenset(plain), frozenset(patterns)


def hole_of(file: Path) -> str | None:
    """Return a pattern of what a formatted key in a file may contain."""
    for home in homes().values():
        if home.folder in file.parents:
            return "[a-z0-9-]+" if file.relative_to(home.folder).parts[0].startswith("pictures") else words_of(home.game)
    return None if ROOT / "engine" in file.parents else "[a-z0-9-]+"


@cache
def words_of(game: str) -> str | None:
    """Return a pattern of the keys and strings in the tables of a game."""
    strings: set[str] = set()

    def gather(value: Any) -> None:
        if isinstance(value, str):
            strings.add(key_name(value))
        elif isinstance(value, dict):
            strings.update(map(key_name, value))
            for item in value.values():
                gather(item)
        elif isinstance(value, list):
            for item in value:
                gather(item)

    for path in homes()[game].tables.glob("*.toml") if game in homes() else ():
        if path.stem == "measures":  # figures for benches, which are in no text
            continue
        gather(tomllib.loads(path.read_text(encoding="utf-8")))
    words = sorted(word for word in strings if re.fullmatch(r"[a-z0-9-]+", word))
    return f"(?:{'|'.join(words)})" if words else None


def modules(home: Home) -> list[Path]:
    """Return the modules of a game, without its tests and benches."""
    return [file for file in sorted(home.folder.rglob("*.py")) if file.relative_to(home.folder).parts[0] not in ("tests", "bench")]


def sources() -> Iterable[Path]:
    for room in ROOMS:
        yield from [ROOT / room] if room.endswith(".py") else sorted((ROOT / room).rglob("*.py"))
    for game in games():
        yield from modules(homes()[game])


def heard_at(table: Table) -> set[str]:
    """Return the names of all messages that are said in a match of a table."""
    return once(f"said at {table.name}", lambda: names_in(set(messages_of_match(table))))


@pytest.mark.parametrize("game", games())
def test_no_message_of_a_game_is_unused(game: str) -> None:
    """A key is written out in the sources, made by a formatted string, or said in a match."""
    plain, patterns = once("keys in sources", keys_in_sources)
    every = [table for table in TABLES if table.game == game]
    heard = set[str]().union(*map(heard_at, every))
    lesson = f"{key_name(game)}-lesson-"  # made of the lesson's own table, see test_lessons.py
    own = [name for name in catalogue() if name.startswith(f"{key_name(game)}-") and not name.startswith(lesson)]
    assert own
    named = set(
        re.findall(r'(?:CALLED|KNOWN)\([^)]*names: "([\w-]+)"', " ".join(map(words_catalogue("en").source, own)))
    )  # prefixes of names that a text looks up by a value
    own = [name for name in own if not any(name.startswith(f"{prefix}-") for prefix in named)]
    lenders = {lender for lender, _ in borrowed_names(homes()[game]).values()}
    unsaid = [name for name in own if name not in plain | heard | lenders]
    put_together = [
        re.compile(pattern) for begin, pattern in patterns if any(name.startswith(begin) for name in unsaid)
    ]  # few: they are long
    unused = [name for name in unsaid if not any(pattern.fullmatch(name) for pattern in put_together)]
    assert not unused, f"No code says {', '.join(unused)}: use it, or take it out of the catalogue."


@pytest.mark.parametrize("game", games())
def test_every_message_that_is_written_out_exists(game: str) -> None:
    """This also finds messages that no match says: a round's last choice, a rare refusal."""
    missing = {
        f"{key.value} ({file.name}:{node.lineno})"
        for file in modules(homes()[game])
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Msg" and node.args
        if isinstance(key := node.args[0], ast.Constant) and isinstance(key.value, str) and key_name(key.value) not in catalogue()
    }
    assert not missing, f"No catalogue has a message for {', '.join(sorted(missing))}: write it."


@pytest.mark.parametrize("game", [game for game in games() if registry.rules(game).mind.judgement is not None])
def test_every_term_of_the_evaluation_has_a_name_of_its_own_and_none_is_called_points(game: str) -> None:
    """The coach gives every term in points, so a term called "points" would explain nothing."""
    judgement = registry.rules(game).mind.judgement
    assert judgement is not None
    names = [speaker()(Msg(term)) for term in judgement.terms]
    assert "points" not in names and len(set(names)) == len(names)
