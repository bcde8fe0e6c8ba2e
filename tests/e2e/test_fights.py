"""A whole match of `magellan` with planes is played by clicks to its end."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path as File
from random import Random

from engine import bots
from engine.match import registry
from engine.values.core import Ask, Path, Seat
from engine.walking.walk import Done, walk_with_forced
from games.magellan.rules.state import Moving, State
from tests.e2e.world import texts, world

DEAL = 6
"""Chance of the host with which there is a war in which planes reach an enemy."""
RULES = registry.rules("magellan")
PURSE = 150
"""Cash with which a plane is bought."""
FLOWN = 40
"""Rounds in which planes fly; then jeeps and ships have the points."""


async def test_a_match_with_planes_is_won_by_clicks(tmp_path: File) -> None:
    async with world(tmp_path / "m.db") as w:
        w.host.ledger.rng.seed(DEAL)
        await w.begin_match("ana", "bruno", game="magellan", level="planes", target="75")
        rng, ways = Random(3), Counter[tuple[str, ...]]()
        while members := await w.awaited_members():
            (member,) = members
            table = await w.table()
            seat = table.seat_of(member.id)
            assert seat is not None
            live = await w.host.ledger.current(1)
            await w.by_way(member, by_air(live.state, seat) or bots.line("mate", RULES, live.state, seat, rng), ways)
        await w.quiet()
        table = await w.table()
        assert table.status == "finished" and table.result is not None
        lines = [entry.entry.line for entry in await w.host.reading.log(1, None)]
        end_text = texts(w.channel.last_message)
    end = re.search(r"\*\*(?:ana|bruno) (?:developed|took) [A-Z][\w ]+ in round \d+ and won (\d+) to (\d+)\.\*\*", end_text)
    assert end is not None, f"who won, when and by what: {end_text}"
    assert int(end[1]) > 75 and int(end[1]) > int(end[2]), "an income passed the target"
    assert {"roll", "geographic", "history"} <= set(lines)
    assert any("develop-" in line for line in lines)
    assert any(line.startswith("buy-plane 1") for line in lines)
    assert any(line.startswith("plane-") for line in lines)
    assert any("strike-" in line for line in lines), "in war planes attack"


def by_air(state: State, seat: Seat) -> str | None:
    """A turn that buys a plane, flies it from its base, or attacks with it in war; bots leave planes alone."""
    player = state.position.players[seat]
    if not isinstance(state.stage, Moving) or state.position.round > FLOWN:
        return None
    if not player.planes:
        return "buy-plane 1 end" if player.cash >= PURSE and player.countries else None
    path: Path = ()
    while not isinstance(step := walk_with_forced(lambda: RULES.turn(state, seat), path), Done):
        assert isinstance(step.ask, Ask)
        free = [option.token for option in step.ask.options if option.blocked is None]
        wanted = [token for token in free if token.startswith("strike-" if step.path else "plane-")]
        if not step.path and not wanted:
            return None
        path = (*step.path, (wanted or [token for token in free if token == "end"] or free)[0])
    line = " ".join(step.path)
    return line if "strike-" in line or any(plane.node == player.base for plane in player.planes) else None
