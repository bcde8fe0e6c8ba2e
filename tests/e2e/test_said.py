"""Screens of a match show no code of the notation, and call the only reader *you*."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.edge import layout
from cogs.edge.reply import Reply
from cogs.panel.spec import Menu, Screen, controls
from engine import bots
from tests.bodies import nested
from tests.buttons import raw, texts
from tests.e2e.playing import play_line
from tests.e2e.world import World, world

PATHS = (
    ("More", "My view", "As text"),
    ("More", "Rules"),
    ("More", "What happened", "Log", "Replay from here", "In the log"),
    ("More", "What happened", "Explain this"),
    ("More", "What happened", "As you left it"),
    ("More", "My view", "As text", "Why not …"),
    ("More", "Plan ahead", "Standing orders"),
    ("More", "Plan ahead", "Prepare my next turn"),
    ("More", "Take it back"),
    ("More", "Settings"),
    ("More", "Leave or end"),
)
"""Buttons that lead to screens without playing."""

MOVES = 7


class SentTexts:
    """Records all texts that were sent, and those that only one person read."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.all: list[str] = []
        self.alone: list[tuple[int, str]] = []
        original_layout, answered = layout.layout, Reply.screen

        def noted(screen: Screen, *more: Any) -> Any:
            self.all.extend(words(screen))
            return original_layout(screen, *more)

        async def private(reply: Reply, screen: Screen) -> None:
            self.alone.extend((reply.interaction.user.id, text) for text in words(screen))
            await answered(reply, screen)

        patch.setattr(layout, "layout", noted)
        patch.setattr(Reply, "screen", private)


def words(screen: Screen) -> Iterator[str]:
    """Yield everything that is read on a screen."""
    yield from screen.texts
    yield from (picture.alt for picture in screen.pictures)
    for control in controls(screen):
        yield getattr(control, "label", getattr(control, "placeholder", ""))
        if isinstance(control, Menu):
            yield from (f"{choice.label} {choice.description or ''}" for choice in control.choices)


def codes(lines: list[str]) -> set[str]:
    """Return the tokens of lines that nobody would write in a sentence."""
    return {re.escape(token) for line in lines for token in line.split() if re.search(r"[=:>_]|[a-z]-[a-z]|[a-z]\d|\d[a-z]|\+\d", token)}


async def walk_through(w: World, member: Any) -> None:
    """Open all screens that can be reached from the panel of a turn without playing."""
    for path in PATHS:
        panel = await w.turn(member)
        for label in path:
            if any(part.get("label") == label and not part.get("disabled") for part in nested(raw(panel))):
                await member.click(panel, label=label)


@pytest.mark.parametrize(
    ("game", "people"),
    [
        ("carta_magica", ("zenobia", "quirin")),
        pytest.param("magellan", ("zenobia", "quirin"), marks=pytest.mark.campaign),
        pytest.param("navegador", ("zenobia", "quirin"), marks=pytest.mark.campaign),
        ("pizarro", ("zenobia", "quirin", "orlando")),
    ],
)
async def test_screens_show_no_code_and_call_their_only_reader_you(
    game: str, people: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent, rng = SentTexts(monkeypatch), Random(3)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match(*people, game=game)
        await w.confirm_every_move(*w.people(*people))
        for _ in range(MOVES):
            (member, *_), live = await w.awaited_members(), await w.host.ledger.current(1)
            seat = live.table.seat_of(member.id)
            assert seat is not None and live.rules is not None
            await play_line(w, member, bots.line("mate", live.rules, live.state, seat, rng))
            await w.quiet()
        awaited, *_ = await w.awaited_members()
        await walk_through(w, awaited)
        code = codes([logged.entry.line for logged in await w.host.reading.log(1, None)])
        names = {member.id: name for name, member in w.members.items()}
    assert len(sent.alone) > 250 and any("Log of" in text for text in sent.all), "the walk did not reach the screens"
    in_code_style = [text for text in sent.all if re.search(r"`[^/]", text)]
    with_tokens = [text for text in sent.all if any(re.search(rf"(?<![\w-]){word}(?![\w-])", text) for word in code)]
    assert in_code_style == [] and with_tokens == []
    assert [text for user, text in sent.alone if names[user] in text] == [], "they are called *you*"


async def test_the_log_shows_moves_in_words_or_as_typed(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        for line in ("bid 1", "bid 2"):
            await w.move(line)
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        await w.more(member, panel, "What happened")
        await member.click(panel, label="Log")
        assert "bids 2" in texts(panel) and "`" not in texts(panel)
        await member.click(panel, label="As typed moves")
        assert "`bid 1`" in texts(panel) and "`bid 2`" in texts(panel)
        await member.click(panel, label="In words")
        assert "bids 2" in texts(panel) and "`" not in texts(panel)
