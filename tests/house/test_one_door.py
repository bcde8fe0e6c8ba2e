"""Every message without a click is sent by one module, which asks who may read it (`cogs.edge.sight`)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

DOOR = "cogs/deliveries/messages.py"

ANSWERS = ("cogs/edge/reply.py", "cogs/servers/preflight.py")
"""Modules that answer a click, for the person who clicked, and the trial for an admin, which names nobody."""

ONLY: dict[str, tuple[str, ...]] = {
    "get_partial_messageable": (DOOR, "cogs/edge/directs.py"),
    "create_dm": ("cogs/edge/directs.py",),
    "create_thread": ("cogs/edge/threads.py",),
    "create_scheduled_event": (),
    "create_webhook": (),
    "send_message": ANSWERS,
    "request": ("cogs/club/evening_clicks.py", "cogs/connection/commands.py", "cogs/connection/library.py"),
    "DirectMessages": (DOOR, "cogs/servers/setup.py"),
    "send": (DOOR, "cogs/edge/directs.py", "cogs/operation/processes.py", *ANSWERS),
}
"""Calls that show something to people, with the modules that may call them.

Calls of `send` on the door itself are not counted.
"""


def calls(file: Path) -> Iterator[str]:
    """Yield the calls of a file to anything but the door.

    The methods of the door take the reader of a message and its subject.
    """
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value).rpartition(".")[2] not in ("messages", "_messages"):
            yield node.func.attr
        elif isinstance(node.func, ast.Name) and node.func.id[:1].isupper():
            yield node.func.id


def test_nothing_is_sent_but_through_the_door() -> None:
    files = sorted(Path("cogs").rglob("*.py"))
    faults = [f"{file}: {what}" for file in files for what in calls(file) if what in ONLY and str(file) not in ONLY[what]]
    assert files and not faults, f"{faults}: `Messages` asks who may read it"


def test_the_door_asks_before_it_sends() -> None:
    (door,) = [node for node in ast.parse(Path(DOOR).read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    inside = {node.name: ast.unparse(node) for node in door.body if isinstance(node, ast.AsyncFunctionDef)}
    for way in ("send", "edit", "direct"):
        assert "await self._require(" in inside[way]
    assert "may_read(" in inside["_require"] and "is_home(" in inside["_require"] and "is_home(" in inside["channel"]


def test_the_right_to_read_is_never_taken_from_older_settings() -> None:
    """If an admin lets only players look, all processes obey with the next message."""
    assert "lately" not in Path("cogs/edge/sight.py").read_text(encoding="utf-8")
