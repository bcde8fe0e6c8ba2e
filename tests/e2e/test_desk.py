"""`/desk` lists a person's tables of all servers; the notes there are private."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.actions.panel import TakeAnswer
from cogs.actions.people import ChooseMemo, KeepMemo, ShowDesk, WriteMemo, WriteMemoOf
from cogs.actions.tables import OpenTurn
from cogs.people import desk as desk_clicks
from play.values.types import Person, Place
from tests.buttons import modal_values
from tests.e2e.test_forged import Click
from tests.e2e.world import control, controls, texts, world


async def test_tables_of_several_servers_are_played_one_after_the_other(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        table = await w.host.tables.open("pizarro", Person(bruno.id, "bruno"), (await w.table()).place)
        for member in (ana, clara):
            await w.host.tables.join(table.match, Person(member.id, member.name))
        await w.host.tables.start(table.match, bruno.id)
        for match in (1, 2):
            for bid in range(1, 3):
                if ana not in await w.awaited_members(match):
                    await w.move(f"bid {bid}", match)
        await w.quiet()
        other = w.env.create_guild("Elsewhere")
        abroad = other.add_member(ana.user)
        away = other.create_text_channel("pirates")
        desk = (await abroad.slash(away, "desk")).response
        assert "2 tables wait for you" in texts(desk) and len(controls(desk, OpenTurn)) == 2
        await abroad.click(desk, custom_id=OpenTurn(1).id)
        assert "Your desk" not in texts(desk), "the panel opens in the place of the desk"
        bid = next(item["custom_id"] for item in controls(desk, TakeAnswer) if "Up to" in item["label"])
        await abroad.click(desk, custom_id=bid)
        await abroad.click(desk, label="Next: Pizarro & Co. · 2")
        while ana not in await w.awaited_members(1):
            await w.move("pass")
        await w.quiet()
        assert "match 2" in texts(desk), "the next question of the first table does not take the place of the second"
        await abroad.click(desk, custom_id=control(desk, TakeAnswer))
        nowhere: Any = Click(w, ana.id, 987654321, 987654322)
        await w.bot.clicks.answer(cast(Any, nowhere), ShowDesk())
        assert "Your desk" in nowhere.words and "desk.1" in nowhere.words, "the desk also works where only its user has installed the bot"


async def test_new_names_of_commands_are_shown_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        for member in (ana, bruno):
            await w.host.tables.open("navegador", Person(member.id, member.name), Place(w.guild.id, w.channel.id))
        assert "now. Turns" not in texts((await ana.slash(w.channel, "desk")).response), "people who came later know only the new names"
        monkeypatch.setattr(desk_clicks, "MOVED_AT", w.host.ledger.clock.now() + 1)
        for member in (ana, bruno):
            first, second = [texts((await member.slash(w.channel, "desk")).response) for _ in range(2)]
            news = "Story, film, review, log and board are in **/match** now."
            assert news in first and news not in second


async def test_the_desk_says_for_how_many_players_an_open_table_is(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        place = Place(w.guild.id, w.channel.id)
        await w.host.tables.open("navegador", Person(ana.id, "ana"), place, seats=2)
        await w.host.tables.open("navegador", Person(ana.id, "ana"), place, seats=(2, 4))
        desk = texts((await ana.slash(w.channel, "desk")).response)
        assert "for 2 players" in desk and "for 2 to 4 players" in desk


async def test_notes_are_written_on_the_desk_and_on_a_panel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        other = next(other for other in w.members.values() if other.id != member.id)
        desk = (await member.slash(w.channel, "desk")).response
        for _ in range(2):  # the form is dismissed, and opened again
            await member.select(desk, ["1"], custom_id=control(desk, ChooseMemo))
            opened = await member.click(desk, custom_id=control(desk, WriteMemoOf))
        assert opened.modal is not None
        await member.submit_modal(opened, modal_values(opened.modal, ["**gold** @everyone\nthen pass"]))
        assert "Kept" in texts(desk) and r"📝 \*\*gold\*\* \@everyone then pass" in texts(desk)
        panel = await w.turn(member)
        await member.click(panel, label="More")
        assert "then pass" in texts(panel)
        await member.click(panel, label="Settings")
        waiting = await w.turn(other)
        await other.click(waiting, label="More")
        assert "then pass" not in texts(waiting)
        assert "then pass" not in texts((await other.slash(w.channel, "desk")).response) + texts(await w.card())
        opened = await member.click(panel, custom_id=WriteMemo(1).id)
        assert "then pass" in str(opened.modal)
        await member.submit_modal(opened, modal_values(opened.modal or {}, [""]))
        assert "Nothing is kept" in texts(panel) and "then pass" not in texts(panel)


async def test_nobody_reaches_the_desk_or_the_notes_of_another_by_a_forged_id(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (ana,) = w.people("ana")
        await w.host.desk.write(1, ana.id, "secret plan")
        for action, values in (
            (ShowDesk(7), ()), (ChooseMemo(0), ("1",)), (ChooseMemo(0), ("9" * 30,)), (WriteMemoOf(1, 0), ()), (WriteMemo(1), ()),
            (KeepMemo(1, True, 0), ("mine now",)), (KeepMemo(1, False, 0), ()),
        ):  # fmt: skip
            click: Any = Click(w, 424242, w.guild.id, w.channel.id)
            forms: list[Any] = []
            click.response.send_modal = lambda modal, forms=forms: _sent(forms, modal)
            await w.bot.clicks.answer(cast(Any, click), action, values)
            assert "secret plan" not in click.words + str([form.to_dict() for form in forms]), action
        assert await w.host.desk.memo(1, ana.id) == "secret plan" and await w.host.desk.memo(1, 424242) == ""


async def _sent(forms: list[Any], modal: Any) -> SimpleNamespace:
    forms.append(modal)
    return SimpleNamespace(message_id=0)
