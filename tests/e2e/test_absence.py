"""Somebody's time is up: what was agreed is on the card, the others vote by buttons, and the owner comes back by one."""

from __future__ import annotations

from pathlib import Path

from cogs.actions.seats import SitDown, VoteAbsent
from cogs.actions.tables import SetNewOption
from tests.e2e.world import control, controls, texts, world


async def test_the_others_vote_and_the_owner_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        panel = (await ana.slash(w.channel, "play", game="pizarro")).response
        await ana.select(panel, ["live"], custom_id=control(panel, SetNewOption, field="pace"))
        await ana.select(panel, ["vote"], custom_id=control(panel, SetNewOption, field="absence"))
        await ana.click(panel, label="Open the table")
        await w.quiet()
        assert "If somebody's time is up: the others vote" in texts(await w.card())
        for member in (bruno, clara):
            await member.click(await w.card(), label="Join")
        await ana.click(await w.card(), label="Start")
        await w.quiet()
        (lost,) = await w.awaited()
        one, other = (member for member in (ana, bruno, clara) if member != lost)
        await w.late(lost)
        card = await w.card()
        assert f"The time of {lost.name} is up. The others decide" in texts(card) and len(controls(card, VoteAbsent)) == 4
        refused = (await lost.click(card, label="Let a bot play")).response
        assert "The others vote about your seat" in texts(refused)
        answer = (await one.click(card, label="Let a bot play")).response
        assert f"Still to vote: {other.name}" in texts(answer)
        await w.quiet()
        answer = (await other.click(await w.card(), label="Let a bot play")).response
        assert f"a bot plays for {lost.name} until they are back" in texts(answer)
        await w.quiet()
        card = await w.card()
        assert "takes care of the seat of" in texts(card) and not controls(card, VoteAbsent)
        await w.restarted()
        back = await w.turn(lost)
        await lost.click(back, custom_id=control(back, SitDown))
        assert "Played for you while you were away" in texts(back)
        table = await w.table()
        assert table.seat_of(lost.id) is not None and table.vacancies == ()
