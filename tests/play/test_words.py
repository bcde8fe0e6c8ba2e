"""The English catalogue has exactly the messages of the host, with their arguments."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

from engine.bots import KINDS
from play.follows.own import SMALL_ANSWERED
from store.errors import StoreError
from words import catalogue_files
from words.catalogues import HOST, borrowed_messages

ROOT = Path(__file__).parents[2]

BUILT = {
    "play-bot-": {f"play-bot-{kind}" for kind in KINDS},
    "play-strength-": {f"play-strength-{kind}" for kind in KINDS},
    "play-manner-": {f"play-manner-{kind}" for kind in KINDS},
    "play-store-": {
        f"play-store-{kind.kind}"
        for kind in (StoreError, *StoreError.__subclasses__())
        if kind.kind not in ("conflict", "too-many", "stopped")
    },
    "play-too-many-": {f"play-too-many-{what}" for what in ("open", "running", "channel", "server", "here", "brought")},
    "play-notice-": {f"play-notice-{kind}-{end}" for kind in ("undo", "abandon", "deed") for end in ("declined", "lapsed")},
    "play-note-rules-new": {f"play-note-rules-new{who}" for who in ("", "-unasked")},
    "play-note-rules-old": {f"play-note-rules-old{who}" for who in ("", "-unasked")},
}
"""All keys that are put together from parts, by their beginning."""

NAMED = {"SMALL_ANSWERED": SMALL_ANSWERED}
"""Keys that are constants, by their names."""

OLDER = {"play-note-bot", "play-note-human"}
"""Messages that only logs of older programs have."""


def catalogue() -> dict[str, set[str]]:
    """The English messages, with those that borrow the text of another one, and the names of their arguments."""
    sources: dict[str, str] = {}
    for file in catalogue_files("en"):
        text = file.read_text(encoding="utf-8")
        sources |= {entry.id.name: source(text, entry) for entry in parse(text).body if isinstance(entry, ftl.Message)}
    sources |= borrowed_messages(HOST, sources)
    return {name: set(re.findall(r"\{ \$(\w+)(?: \}| ->)", text)) for name, text in sources.items()}


def source(text: str, message: ftl.Message) -> str:
    """The lines of a catalogue that have a message."""
    assert message.span is not None
    return text[message.span.start : message.span.end]


def messages_said() -> dict[str, set[frozenset[str]]]:
    """Each message that the host makes, with the names of the arguments it is given."""
    arguments: dict[str, set[frozenset[str]]] = {}
    for file in (ROOT / "play").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Msg" and node.args:
                args = frozenset(keyword.arg or "" for keyword in node.keywords)
                for key in keys(node.args[0]):
                    arguments.setdefault(key, set()).add(args)
    return arguments


def keys(node: ast.expr) -> set[str]:
    """All keys, in the form of the catalogue, that an argument of `Msg` can have."""
    if isinstance(node, ast.Constant):
        return {str(node.value).replace(".", "-")}
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return BUILT[str(node.values[0].value).replace(".", "-")]
    if isinstance(node, ast.IfExp):
        return keys(node.body) | keys(node.orelse)
    if isinstance(node, ast.Name) and node.id in NAMED:
        return {NAMED[node.id].replace(".", "-")}
    return set()


def test_the_catalogue_and_the_host_agree() -> None:
    english, used = catalogue(), messages_said()
    assert set(used) <= set(english) and {key for key in english if key.startswith("play-")} - OLDER <= set(used)
    assert set(english) > OLDER
    for key, args in used.items():
        assert args == {frozenset(english[key])}, key
