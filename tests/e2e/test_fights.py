"""A whole match of `magellan` with planes is played by clicks to its end."""

from __future__ import annotations

import re
from pathlib import Path as File
from random import Random

from engine import bots
from engine.match import registry
from engine.values.core import Ask, Path, Seat
from engine.walking.walk import Done, walk_with_forced
from games.magellan.rules.state import Moving, State
from tests.e2e.playing import click_new_path
from tests.e2e.world import texts, world

DEAL = 6
"""A seed of the host with which a war breaks out in which planes reach an enemy."""

RULES = registry.rules("magellan")
ENOUGH_CASH = 150
"""Cash with which a plane is bought."""

LAST_FLIGHT = 40
"""The last round in which planes fly; later only jeeps and ships bring points."""


async def test_a_match_with_planes_is_won_by_clicks(tmp_path: File) -> None:
    async with world(tmp_path / "m.db") as w:
        w.host.ledger.rng.seed(DEAL)
        await w.begin_match("ana", "bruno", game="magellan", level="planes", target="75")
        rng, clicked = Random(3), set[tuple[str, ...]]()
        while members := await w.awaited_members():
            (member,) = members
            table = await w.table()
            seat = table.seat_of(member.id)
            assert seat is not None
            live = await w.host.ledger.current(1)
            line = fly(live.state, seat) or bots.line("mate", RULES, live.state, seat, rng)
            await click_new_path(w, member, line, clicked)
        await w.quiet()
        table = await w.table()
        assert table.status == "finished" and table.result is not None
        lines = [entry.entry.line for entry in await w.host.reading.log(1, None)]
        end_text = texts(w.channel.last_message)
    end = re.search(r"\*\*(?:ana|bruno) (?:developed|took) [A-Z][\w ]+ in round \d+ and won (\d+) to (\d+)\.\*\*", end_text)
    assert end is not None, f"who won, when and by what: {end_text}"
    income_of_winner, income_of_loser = int(end[1]), int(end[2])
    assert income_of_winner > 75 and income_of_winner > income_of_loser, "an income passed the target"
    assert {"roll", "geographic", "history"} <= set(lines)
    assert any("develop-" in line for line in lines)
    assert any(line.startswith("buy-plane 1") for line in lines)
    assert any(line.startswith("plane-") for line in lines)
    assert any("strike-" in line for line in lines), "in war planes attack"


def fly(state: State, seat: Seat) -> str | None:
    """Return a turn that buys a plane, flies it from its base or attacks with it in war; bots leave planes alone."""
    player = state.position.players[seat]
    if not isinstance(state.stage, Moving) or state.position.round > LAST_FLIGHT:
        return None
    if not player.planes:
        return "buy-plane 1 end" if player.cash >= ENOUGH_CASH and player.countries else None
    path: Path = ()
    while not isinstance(step := walk_with_forced(lambda: RULES.turn(state, seat), path), Done):
        assert isinstance(step.ask, Ask)
        free = [option.token for option in step.ask.options if option.blocked is None]
        wanted = [token for token in free if token.startswith("strike-" if step.path else "plane-")]
        if not step.path and not wanted:
            return None
        chosen, *_ = wanted or [token for token in free if token == "end"] or free
        path = (*step.path, chosen)
    line = " ".join(step.path)
    return line if "strike-" in line or any(plane.node == player.base for plane in player.planes) else None
