"""The picture, the alt text and the words of a draft show the position after its answers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.edge.services import reader, texts_about
from cogs.pictures.jobs import alt_text
from cogs.pictures.service import Pictures
from cogs.screens.private import PrivateScreens
from engine.asks.answers import random_answer
from engine.match import registry
from play.values.panels import AskingPanel, Ready
from tests.e2e.world import World, world

SAME = 200
"""So many characters of the position in words fit into an alt text after what the reader can do."""


async def screen_and_words(w: World, panel: AskingPanel | Ready, member: Any) -> tuple[Any, str]:
    """Return the screen of a panel, and the words of its preview, or of the position if there is nothing to choose."""
    table = await w.table()
    screen = await PrivateScreens(w.bot.services).panel_screen(panel, member.id, "en")
    is_only = isinstance(panel, Ready) and panel.only is not None
    view = await w.host.reading.view(1, panel.ref.seat) if is_only else panel.preview
    return screen, alt_text(table.game, view, reader(table, seat=panel.ref.seat).say_to_reader)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in ("magellan", "pizarro") else pytest.mark.campaign) for game in registry.names()]
)
async def test_words_and_alt_text_come_from_the_preview(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.picture", lambda *args: b"\x89PNG")
    async with world(tmp_path / "m.db", Pictures) as w:
        seats = registry.rules(game).seats[0]
        await w.begin_match(*("ana", "bruno", "clara")[:seats], game=game)
        rng, told_count = Random(5), 0
        for _ in range(12):
            (member, *_) = await w.awaited_members()
            panel = await w.host.turns.panel(1, member.id)
            while isinstance(panel, AskingPanel | Ready):
                screen, words = await screen_and_words(w, panel, member)
                assert screen.picture is not None and words[:SAME] in screen.picture.alt
                say = texts_about(await w.table(), user_id=member.id)
                if isinstance(panel, Ready):
                    await w.host.turns.confirm(panel.ref, member.id)
                    if panel.told:
                        (*_, last) = await w.host.reading.log(1, panel.ref.seat)
                        assert tuple(note.msg for note in last.entry.notes) == panel.told, (
                            "the preview names what the log tells after the move"
                        )
                        told_count += panel.only is None and all(say(msg) in screen.stake.text for msg in panel.told)
                    break
                panel = await w.host.turns.answer(panel.ref, member.id, tuple(random_answer(panel.walk.ask, rng).split()))
            await w.quiet()
        assert told_count, "no move was told before it was confirmed"
