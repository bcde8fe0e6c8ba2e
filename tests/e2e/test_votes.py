"""Players undo a move at once or by consent, and questions reach those who are asked."""

from __future__ import annotations

import re
from pathlib import Path

from tests.e2e.world import labels, texts, world


async def test_a_move_is_taken_back_at_once_or_by_consent(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        played = (await first.slash(w.channel, "move", line="bid 1")).response
        await first.click(played, label="Take it back")
        assert "You took a move back" in texts(played) and any("Up to " in label for label in labels(played))
        await first.slash(w.channel, "move", line="bid 1")
        assert "took a move back" in texts((await first.slash(w.channel, "undo")).response)
        await w.quiet()
        await first.slash(w.channel, "move", line="bid 2")
        (second,) = await w.awaited_members()
        await second.slash(w.channel, "move", line="bid 3")
        await w.quiet()
        more = (await first.click(await w.card(), label="More")).response
        await first.click(more, label="Take it back")
        assert "You bid 2" in texts(more) and f"{second.user.name} bids 3" in texts(more), (
            "the panel lists the moves that would be taken back"
        )
        await w.quiet()
        assert (await w.table()).proposal is None and "wants to take" not in texts(await w.card()), "nobody is asked yet"
        await first.click(more, label="Ask them")
        await w.quiet()
        await second.click(await w.card(), label="I refuse")
        await w.quiet()
        assert f"{second.user.name} does not agree to take the move back. The match goes on." in texts(more), (
            "the player who asked reads the refusal there"
        )
        more = (await first.click(await w.card(), label="More")).response
        await first.click(more, label="Take it back")
        await first.click(more, label="Ask them")
        assert "are asked" in texts(more) and "Withdraw my question" in labels(more)
        await w.quiet()
        others = [member for member in w.members.values() if member.id != first.id]
        assert "wants to take a move back" in texts(await w.card()) and f"{second.user.name} bids 3" in texts(await w.card())
        pings = [message for message in w.channel.history() if "wants to take" in texts(message) and "<@" in texts(message)]
        pinged = {mention for ping in pings for mention in re.findall(r"^<@\d+>", texts(ping))}
        assert len(pings) == len(others) and pinged == {f"<@{member.id}>" for member in others}
        for member in others:
            panel = await w.turn(member)
            assert "wants to take a move back" in texts(panel) and "I agree" in labels(panel)
            ping = next(message for message in pings if f"<@{member.id}>" in texts(message))
            await member.click(ping, label="I agree")
            await w.quiet()
        assert await w.awaited_members() == [first]
        assert not [message for message in w.channel.history() if "wants to take" in texts(message)], (
            "the question is removed after the decision"
        )
        assert "I agree" not in labels(await w.card()) and "Agreed: " in texts(await w.card())
        panel = await w.turn(second)
        assert "wants to take" not in texts(panel) and "I agree" not in labels(panel)


async def test_questions_reach_players_by_direct_message_until_they_are_decided(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        await first.slash(w.channel, "move", line="bid 1")
        (second,) = await w.awaited_members()
        await second.slash(w.channel, "move", line="bid 2")
        third = next(member for member in w.members.values() if member not in (first, second))
        await third.click((await third.slash(w.channel, "settings")).response, label="By direct message")
        await first.click((await first.slash(w.channel, "undo")).response, label="Ask them")
        await w.quiet()
        question = third.user.dm_channel.last_message
        assert "wants to take a move back" in texts(question) and {"I agree", "I refuse"} < set(labels(question))
        assert "I agree" in labels(await w.turn(second))
        refused = (await second.click(await w.card(), label="I refuse")).response
        assert "Refused" in texts(refused)
        await w.quiet()
        assert not [message for message in third.user.dm_channel.history() if "wants to take" in texts(message)], "the question is gone"
        panel = (await first.click(await w.card(), label="More")).response
        await first.click(panel, label="Leave or end")
        await first.click(panel, label="End without a result")
        await first.click(panel, label="Ask the others")
        await w.quiet()
        assert "wants to end the match" in texts(third.user.dm_channel.last_message)
        agreed = (await third.click(await w.card(), label="I agree")).response
        assert "You agreed" in texts(agreed) and "I agree" not in labels(await w.turn(third))
