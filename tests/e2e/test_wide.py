"""A person can choose wide pictures of their turns in the settings under *More*."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from cogs.actions.club import NextPuzzle
from cogs.actions.people import SetWide
from render import PUZZLE_WIDE, TURN, TURN_WIDE
from tests.e2e.stubs import Blind
from tests.e2e.test_forged import Click
from tests.e2e.world import control, world

drawn: list[str | None] = []


class Noted(Blind):
    """Draws nothing, and notes in `drawn` which part of a position was wanted."""

    async def picture(self, *args: Any, **kwargs: Any) -> None:
        drawn.append(kwargs.get("part", args[5] if len(args) > 5 else None))


async def test_wide_pictures_are_chosen_under_more(tmp_path: Path) -> None:
    drawn.clear()
    async with world(tmp_path / "m.db", Noted) as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        assert TURN in drawn and TURN_WIDE not in drawn
        await w.more(member, panel, "Settings")
        await member.click(panel, label="More choices")
        await member.click(panel, custom_id=control(panel, SetWide, on=True))
        assert (await w.host.people.settings(member.id)).wide
        drawn.clear()
        await w.turn(member)
        assert TURN_WIDE in drawn and TURN not in drawn
        drawn.clear()
        await w.bot.clicks.answer(cast(Any, Click(w, member.id, w.guild.id, w.channel.id)), NextPuzzle())
        assert drawn == [PUZZLE_WIDE]
        settings = (await member.slash(w.channel, "settings")).response
        await member.click(settings, custom_id=control(settings, SetWide, on=False))
        assert not (await w.host.people.settings(member.id)).wide
