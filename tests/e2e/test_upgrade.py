"""Players vote about a match that newer rules replay differently, and it goes on."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

from cogs.actions.seats import VoteRules
from cogs.actions.tables import OpenTurn
from engine.match import registry
from engine.values.core import Msg, Note, Seat, Talk, Turn
from tests.e2e.world import control, texts, world


def newer(name: str) -> Any:
    """Return newer rules that add a note to every move."""
    rules = registry.rules(name)

    def turn(state: Any, seat: Seat) -> Talk[Turn[Any]]:
        done = yield from rules.turn(state, seat)
        return Turn(done.state, (*done.notes, Note(Msg("core.seat", number=1))), done.sealed, done.before_chance)

    return dataclasses.replace(rules, version=rules.version + 1, turn=turn)


async def test_the_players_vote_for_the_new_rules_and_the_match_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        await first.slash(w.channel, "move", line="bid 1")
        await w.quiet()
        w.host.ledger.rules = newer
        w.host.ledger.checked.clear()  # as after a restart
        w.host.ledger.matches.clear()
        await w.host.ledger.replay_all()
        await w.quiet()
        card = await w.card()
        assert "By which rules does this match go on?" in texts(card)
        assert "only the deal still counts; one move after it is lost" in texts(card)
        pings = [message for message in w.channel.history() if "By which rules" in texts(message) and "<@" in texts(message)]
        assert len(pings) == 3, "everybody is asked"
        assert "Still to vote" in texts(card)
        own = (await first.slash(w.channel, "desk")).response
        assert "say by which this match goes on" in texts(own)
        panel = (await first.click(own, custom_id=OpenTurn(1).id)).response
        assert "The match was frozen" not in texts(panel), "the question already says it"
        voted = (await first.click(panel, custom_id=control(panel, VoteRules, choice="new"))).response
        assert "The new rules" in texts(voted)
        await w.quiet()
        assert "others still say" in texts((await first.slash(w.channel, "desk")).response)
        await w.quiet()
        other = next(member for member in w.members.values() if member is not first)
        (ping,) = [message for message in pings if f"<@{other.id}>" in texts(message)]
        decided = (await other.click(ping, custom_id=control(ping, VoteRules, choice="new"))).response
        await w.quiet()
        assert "Decided: The new rules" in texts(decided)
        assert not [message for message in w.channel.history() if "By which rules" in texts(message)], (
            "the question is removed after the decision"
        )
        table = await w.table()
        assert (table.status, table.version, table.seq) == ("running", registry.rules("pizarro").version + 1, 2)
        assert "goes on by version" in texts(await w.card()) and await w.awaited_members() == [first]
        last = next(member for member in w.members.values() if member not in (first, other))
        panel_text = texts((await last.click(await w.card(), label="My turn")).response)
        assert "It runs again" in panel_text and "The match was frozen" not in panel_text
