"""A watcher follows a table, predicts the winner and gets news in private."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cogs.actions.club import ShowClub, TurnClub
from cogs.actions.tables import Follow, Predict
from play.values.types import Person, Place
from tests.e2e.seasons import admin
from tests.e2e.world import World, control, controls, texts, world


async def start_rated(w: World) -> int:
    """Start a rated match of two people; return its number."""
    ana, bruno = (Person(person.id, person.name) for person in w.people("ana", "bruno"))
    table = await w.host.tables.open(
        "navegador", ana, Place(w.guild.id, w.channel.id), others=[bruno], seats=2, rated=True, settings=None
    )  # fmt: skip
    await w.host.tables.start(table.match, ana.user_id)
    await w.quiet()
    return table.match


async def test_a_watcher_predicts_the_winner_and_gets_news_of_the_match(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, (eve,) = admin(w), w.people("eve")
        w.host.ledger.clock.more += 40 * 86_400.0  # type: ignore[attr-defined]
        match = await start_rated(w)
        assert controls(await w.turn(eve, match), Predict), "predictions are on by default"
        setup = (await boss.slash(w.channel, "setup")).response
        await boss.click(setup, custom_id=ShowClub().id)
        await boss.select(setup, ["watching-off"], custom_id=TurnClub().id)
        panel = await w.turn(eve, match)
        assert not controls(panel, Predict) and "Who wins" not in texts(panel), "the panel has no prediction while that is off"
        await boss.select(setup, ["watching-on"], custom_id=TurnClub().id)
        assert "✓ **Watching**" in texts(setup) and controls(setup, TurnClub)
        panel = await w.turn(eve, match)
        await eve.click(panel, custom_id=control(panel, Follow))
        assert "at most once a day you hear of it" in texts(panel)
        seat = (await w.table(match)).seat_of(w.members["bruno"].id)
        await eve.select(panel, [str(seat)], custom_id=control(panel, Predict))
        assert "You believe in **bruno**" in texts(panel) and "1 of 1" not in texts(panel)
        assert not controls(await w.turn(w.members["ana"], match), Predict)
        before = len(w.channel.history())
        rng = Random(5)
        while await w.carry_on(rng, match, moves=12, kind="mate"):
            await w.quiet()
        news = [message for message in eve.user.dm_channel.history() if "You follow" in texts(message)]
        (line,) = news
        assert "has taken the lead" in texts(line) and line.flags.silent, "one line a day, without a sound"
        assert len(w.channel.history()) <= before + 1, "the channel gets only the result"
        assert "Who wins? One person had said it" in texts(await w.card(match))
