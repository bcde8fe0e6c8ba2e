"""The boards of the games: on the card of an open table, and side by side on `/play`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.panel.spec import Picture
from cogs.pictures import jobs
from cogs.pictures.jobs import BoardJob, StripJob
from engine.match import registry
from tests.bodies import nested
from tests.buttons import texts
from tests.e2e.stubs import Blind
from tests.e2e.test_kept_pictures import was_sent_before
from tests.e2e.test_preflight import deny
from tests.e2e.world import SAY, raw, world

NAVEGADOR = "The board of Navegador before the first move."


class Boards(Blind):
    """Draws no board or strip, and gives its words as the alt text."""

    async def picture_of(self, job: Any, key: Any) -> Picture | None:
        if isinstance(job, BoardJob):
            return Picture(job.file, job.game.encode(), jobs.boards_in_words((job.game,), SAY))
        assert isinstance(job, StripJob)
        return Picture(job.file, b"strip", jobs.boards_in_words([game for game, _ in job.boards], SAY))


def pictures(message: Any) -> list[str]:
    """The alt texts of the pictures of a message."""
    galleries = [part for part in nested(raw(message)) if part.get("type") == 12]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


async def test_the_card_of_an_open_table_shows_the_board_and_keeps_its_picture(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Boards) as w:
        ana, bruno = w.people("ana", "bruno")
        await ana.click(await w.set_up(ana, "navegador"), label="Open the table")
        await w.quiet()
        card = await w.card()
        assert pictures(card) == [NAVEGADOR]
        before = len(w.env.http_requests)
        await bruno.click(card, label="Join")
        await w.quiet()
        card = await w.card()
        assert pictures(card) == [NAVEGADOR]
        edits: list[Any] = [
            request.json for request in w.env.http_requests[before:] if request.method == "PATCH" and request.path.endswith(str(card.id))
        ]
        *_, edit = edits
        (file,) = edit["attachments"]
        assert was_sent_before(file)


@pytest.mark.parametrize(("drawer", "denied"), [(Blind, False), (Boards, True)], ids=["not drawn", "not sent"])
async def test_a_table_opens_without_a_board_that_cannot_be_drawn_or_sent(tmp_path: Path, drawer: type[Blind], denied: bool) -> None:
    async with world(tmp_path / "m.db", drawer) as w:
        (ana,) = w.people("ana")
        deny(w, w.channel, w.guild.id, attach_files=denied)
        panel = (await ana.slash(w.channel, "play", game="navegador")).response
        assert not pictures(panel)
        await ana.click(panel, label="With friends")
        await ana.click(panel, label="A few days · 8 hours a turn")
        await w.quiet()
        assert not pictures(w.channel.last_message) and "opens a table" in texts(w.channel.last_message)


async def test_play_begins_with_the_boards_of_the_games_that_it_lists(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Boards) as w:
        (ana,) = w.people("ana")
        (alt,) = pictures((await ana.slash(w.channel, "play")).response)
        assert alt == jobs.boards_in_words(registry.names(), SAY)
        assert pictures((await ana.slash(w.channel, "play", game="navegador")).response) == [NAVEGADOR]
