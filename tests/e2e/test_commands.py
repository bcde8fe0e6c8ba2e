"""The command that looks at a match, and the names that commands had in the last release."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import actors

from cogs.actions.looking_back import AskForFile, ShowReplay
from cogs.actions.people import ShowDesk
from cogs.screens.moved import MOVED
from tests.bodies import nested
from tests.e2e.test_review import end_match
from tests.e2e.world import World, controls, raw, texts, world


async def send_old_command(w: World, who: Any, name: str, **options: Any) -> Any:
    """Return the answer to a client that still has the commands of the last release."""
    commands = w.env.backend.visible_commands(user_id=who.id, channel_id=w.channel.id)
    # The bot no longer registers the old command. Any command that it does register, here /undo, takes its place under the old name.
    (registered,) = [command for command in commands if command["name"] == "undo"]
    return (await actors._slash_resolved(who, w.channel, name, options, {**registered, "name": name})).response


async def test_old_names_are_answered_with_the_new_one_and_the_way_there(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        answers = {name: await send_old_command(w, ana, name) for name in MOVED}
        for name, answer in answers.items():
            new_name, _ = MOVED[name]
            assert f"`/{name}` is now **{new_name}**" in texts(answer) and answer.ephemeral, name
            assert sum("custom_id" in item for item in nested(raw(answer))) == 1, name
        assert controls(answers["tables"], ShowDesk) and controls(answers["import"], AskForFile)
        named = await send_old_command(w, ana, "replay", match=1)
        await ana.click(named, custom_id=ShowReplay(1).id)
        assert "after move 0 of 0" in texts(named), "the button is about the match that was meant"
        assert "not known here any more" in texts(await send_old_command(w, ana, "pirates"))


async def test_without_a_match_an_old_name_only_says_the_new_one(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        answer = await send_old_command(w, ana, "story")
        assert "/match show:story" in texts(answer) and not [item for item in nested(raw(answer)) if "custom_id" in item]


async def test_a_match_command_without_a_choice_shows_a_default(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (zita,) = w.people("zita")
        assert "no match of yours here" in texts((await zita.slash(w.channel, "match")).response)
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        assert "still to come in this phase" in texts((await ana.slash(w.channel, "match")).response), "a running match shows its table"
        wrong = texts((await ana.slash(w.channel, "match", show="replay", at="Goa")).response)
        assert "Goa" in wrong and "Log of" not in wrong, "an unknown entry is named, and no log is shown"
        assert "Log of" in texts((await ana.slash(w.channel, "match", show="log", at="0")).response)


async def test_the_last_match_is_meant_where_there_is_none(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        lounge = w.guild.create_text_channel("lounge")
        await end_match(w)
        assert "Log of" in texts((await ana.slash(lounge, "match")).response)
        assert "after move 0" in texts((await ana.slash(lounge, "match", show="replay")).response)
