"""SimCord waits less between its looks at the tasks of the bot.

By itself it waits 50 ms of real time between two looks. A whole match by clicks needs few looks and shorter pauses.
"""

from __future__ import annotations

import asyncio
import copy
import marshal
import sys
from collections.abc import AsyncIterator, Iterator
from functools import wraps
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord

from cogs.client import Caravel
from engine.search import review
from play.minds.thinking import InLine
from tests.e2e.demos import Demo, start_demo
from words import catalogue, offered_languages

ROUNDS = 10_000
"""Rounds of the event loop after which SimCord looks although tasks are ready: some tasks never rest."""

_settle = simcord.Env._settle_internal
_settle.__kwdefaults__["idle"] = 0.0002


@wraps(_settle)
async def _settled(self: simcord.Env, **how: Any) -> None:
    """Let the event loop run until it waits for a thread, a process or the clock; only then look."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    for _ in range(ROUNDS):
        await asyncio.sleep(0)
        if not ready:
            break
    await _settle(self, **how)


simcord.Env._settle_internal = _settled  # type: ignore[method-assign]

_deepcopy = copy.deepcopy


def _copied(value: Any, *more: Any) -> Any:
    """Copy deeply; JSON values by one call, because SimCord copies every message several times."""
    if not more and type(value) in (dict, list):
        try:
            return marshal.loads(marshal.dumps(value))
        except ValueError:
            pass  # something else is in it
    return _deepcopy(value, *more)


for _name, _module in tuple(sys.modules.items()):
    if _name.startswith("simcord."):
        for _own in ("copy", "deepcopy"):
            if getattr(_module, _own, None) is _deepcopy:
                setattr(_module, _own, _copied)
            elif getattr(_module, _own, None) is copy:
                setattr(_module, _own, SimpleNamespace(copy=copy.copy, deepcopy=_copied))


_translate_commands = Caravel._made_commands
_commands: dict[tuple[object, ...], list[dict[str, Any]]] = {}


@wraps(_translate_commands)
async def _known_commands(self: Caravel) -> list[dict[str, Any]]:
    """Translate the commands once for the same English texts and catalogues.

    Every start of a bot needs them; to translate them takes a tenth of the time of a short test.
    """
    english = repr([command.to_dict(self.tree) for command in self.tree.get_commands()])
    texts = (english, *map(catalogue, offered_languages()))
    if texts not in _commands:
        _commands[texts] = await _translate_commands(self)
    return _commands[texts]


Caravel._made_commands = _known_commands  # type: ignore[method-assign]


@pytest.fixture
async def demo(tmp_path: Path) -> AsyncIterator[Demo]:
    """A demo on a database of its own."""
    async with start_demo(tmp_path / "demo.db") as running_demo:
        yield running_demo


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Let bots and the coach take their first thought, and reviews play out only a few positions."""

    async def answer(thinking: InLine, task: Any, /) -> Any:
        return task.answer(thinking._rules(task.game), lambda: True)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(InLine, "_answer", answer)
        for name, value in {"DECISIONS": 1, "WORLDS": (1, 1), "WEIGHED": (2, 2), "WIDTHS": (1, 1), "POINTS": 12, "FINEST": 4}.items():
            patch.setattr(review, name, value)
        yield
