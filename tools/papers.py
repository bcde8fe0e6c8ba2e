"""`python -m tools.papers GAME`: write the missing texts and record rows of a game.

It plays the matches of the contract and collects their messages. Messages that no catalogue has are added to `lang/en/<game>.ftl`; their
text is their key and arguments. Settings, asks and notes that the record page does not name are added to its three tables; the author fills
in their meaning. Texts and rows that exist stay as they are.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable

from contract import games
from data.homes import homes
from engine.game.rules import Setting
from engine.match import registry
from engine.walking.walk import Asking, walk
from words import catalogue
from words.catalogues import key_name

TOKENS = 8
"""The most tokens of an ask that are listed as examples."""

PAGE = """# Following a match of `{game}`

The record's frame (entries, notes, `to`) is the same for all games. This page lists what is special to this game: the
settings, every question with its tokens, and every note.

## Settings

| key | choices | meaning |
|---|---|---|

## Lines

| ask | tokens | when it is asked |
|---|---|---|

## Notes

Every key begins with `{game}.note.`. Notes without a remark are for everybody.

| key | arguments | meaning |
|---|---|---|
"""
HEADS = ("| key | choices |", "| ask | tokens |", "| key | arguments |")
"""How the three tables of a record page begin."""


def missing_texts(game: str) -> list[str]:
    """Return a line of a catalogue for each message of the game that no catalogue has."""
    from contract.tables import tables
    from contract.test_catalogue import messages_of_match, modules, nested_messages

    rules = registry.rules(game)
    arguments_of: dict[str, Iterable[str]] = {f"{game}.{end}": () for end in ("name", "blurb", "rules.1.title", "rules.1")}
    for setting in rules.settings:
        arguments_of |= {f"{game}.setting.{end}": () for end in (setting.key, *(f"{setting.key}.{choice}" for choice in setting.choices))}
    if not homes()[game].has_pictures:
        arguments_of |= {f"{game}.picture.{part}": () for part in ("table", "mine", "sheet")}
    for table in tables(game):
        for msg in messages_of_match(table):
            arguments_of |= {part.key: [name for name, _ in part.args] for part in nested_messages(msg)}
    calls = (node for file in modules(homes()[game]) for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    for call in calls:
        match call:
            case ast.Call(func=ast.Name(id="Msg"), args=[ast.Constant(value=str(key)), *_]):
                arguments_of.setdefault(key, [argument.arg for argument in call.keywords if argument.arg is not None])
    known = catalogue("en")
    missing = {key: names for key, names in arguments_of.items() if key.startswith(f"{game}.") and key_name(key) not in known}
    return [_first_text(key, names) for key, names in missing.items()]


def _first_text(key: str, arguments: Iterable[str]) -> str:
    """Return a line of a catalogue whose text is the rest of the key, and the arguments."""
    rest = key.partition(".")[2]
    return f"{key_name(key)} = {' '.join([rest, *(f'{{ ${name} }}' for name in arguments)])}"


def missing_rows(game: str) -> tuple[list[str], list[str], list[str]]:
    """Return the rows that the three tables of the record page lack."""
    from contract.tables import asks_in, mixed_match, tables
    from contract.test_record_pages import is_described, words

    rules, known = registry.rules(game), words(game)
    tokens_of, note_rows = dict[str, dict[str, None]](), dict[str, str]()
    for table in tables(game):
        steps = list(mixed_match(table, "page"))
        for note in (*rules.opening(table.start("page")), *(note for step in steps for note in step.turn.notes)):
            if not is_described(note.msg.key, known) or not {name for name, _ in note.msg.args} <= known:
                remark = " only to some seats" if note.to is not None else ""
                key = note.msg.key.removeprefix(f"{game}.note.")
                note_rows[key] = f"| `{key}` | {_in_code(name for name, _ in note.msg.args)} |{remark} |"
        paths = [(step, step.path[:length]) for step in steps for length in range(len(step.path))]
        ends = [walk(rules, step.state, step.seat, path) for step, path in paths]
        for ask in [ask for end in ends if isinstance(end, Asking) for ask in (end.ask, *asks_in(end.ask))]:
            if ask.name not in known:
                tokens_of.setdefault(ask.name, {}).update(dict.fromkeys(option.token for option in getattr(ask, "options", ())))
    ask_rows = [f"| `{name}` | {_in_code(list(tokens)[:TOKENS])} | |" for name, tokens in tokens_of.items()]
    return (
        [_setting_row(setting) for setting in rules.settings if not {setting.key, *setting.choices} <= known],
        ask_rows,
        list(note_rows.values()),
    )


def _setting_row(setting: Setting) -> str:
    choices = [f"`{choice}` (default)" if choice == setting.default else f"`{choice}`" for choice in setting.choices]
    return f"| `{setting.key}` | {', '.join(choices)} | |"


def _in_code(words: Iterable[str]) -> str:
    """Return a list of words, each set as code."""
    return ", ".join(f"`{word}`" for word in words)


def with_rows(page: str, rows: tuple[list[str], list[str], list[str]]) -> str:
    """Return the page with rows at the end of its three tables.

    Raises `ValueError` where it has no such table.
    """
    lines = page.splitlines()
    for head, more in zip(HEADS, rows, strict=True):
        start = next((at for at, line in enumerate(lines) if line.startswith(head)), None)
        if more and start is None:
            raise ValueError(f"the record page has no table that begins with {head}")
        if start is not None:
            end = next((at for at in range(start, len(lines)) if not lines[at].startswith("|")), len(lines))
            lines = [*lines[:end], *more, *lines[end:]]
    return "\n".join(lines) + "\n"


def main(game: str) -> None:
    """Write what is missing, and say what was written."""
    games.chosen[:] = [game]
    home = homes()[game]
    texts, file = missing_texts(game), home.words / "en" / f"{game}.ftl"
    file.parent.mkdir(parents=True, exist_ok=True)
    before = file.read_text(encoding="utf-8").rstrip() + "\n\n" if file.exists() else ""
    if texts:
        file.write_text(before + "\n".join(texts) + "\n", encoding="utf-8")
    print(f"{file}: {len(texts)} messages added")
    home.record.parent.mkdir(exist_ok=True)
    if not home.record.exists():
        home.record.write_text(PAGE.format(game=game), encoding="utf-8")
    rows = missing_rows(game)
    home.record.write_text(with_rows(home.record.read_text(encoding="utf-8"), rows), encoding="utf-8")
    print(f"{home.record}: {sum(map(len, rows))} rows added; say what they mean")


if __name__ == "__main__":
    main(sys.argv[1])
