"""Looking back: the log, the replay, what happened while one was away, and the rules."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random

from cogs.actions.looking_back import ChooseLogOf, LogPart, ReplayFrom, ShowRules, ShowTableRules
from cogs.actions.tables import OpenTurn
from cogs.pictures.service import Pictures
from engine.bots import line
from play.ledger.moves import play_line
from tests.buttons import modal_values
from tests.e2e.test_looking import file_names
from tests.e2e.world import control, controls, texts, world


async def test_log_replay_and_export(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        await w.carry_on(Random(4), moves=40)
        (ana,) = w.people("ana")
        log = (await ana.slash(w.channel, "match", show="log")).response
        assert "**40**" in texts(log)
        await ana.click(log, label="‹ Older")
        assert "**40**" not in texts(log)
        await ana.select(log, ["1"], custom_id=control(log, ChooseLogOf))
        _, second, _ = (await w.table()).players
        assert second.user_id == ana.id
        lines = [line for line in texts(log).splitlines() if line.startswith("**")]
        assert lines and all("you" in line.lower() or line.endswith("…") for line in lines), "moves of the chosen seat only"
        part = control(log, LogPart)
        await ana.select(log, ["0"], custom_id=part)
        assert "from move 1" in texts(log) and "__Phase I, card 1__" in texts(log)
        replay = (await ana.slash(w.channel, "match", show="replay")).response
        assert "after move 40 of 40" in texts(replay)
        await ana.click(replay, label="« First")
        assert "after move 0 of 40" in texts(replay)
        await ana.click(replay, label="Next ›")
        assert "after move 1 of 40" in texts(replay)
        _, (second_part, _), (third_part, _), *_ = await w.host.reading.chapters(1, None)
        await ana.click(replay, label="Phase I, card 2 ››")
        assert f"after move {second_part} of 40" in texts(replay)
        await ana.click(replay, label="‹‹ Phase I, card 1")
        assert "after move 0 of 40" in texts(replay)
        (menu,) = controls(replay, ReplayFrom)
        first, second, third, *_ = menu["options"]
        assert (first["label"], second["label"]) == ("Phase I, card 1", "Phase I, card 2")
        await ana.select(replay, [third["value"]], custom_id=menu["custom_id"])
        assert f"after move {third_part} of 40" in texts(replay)
        assert "after move 7 of 40" in texts((await ana.slash(w.channel, "match", show="replay", at="7")).response)
        form = await ana.click(replay, label="Move …")
        await ana.submit_modal(form, modal_values(form.modal or {}, ["12"]))
        assert "after move 12 of 40" in texts(replay)
        form = await ana.click(replay, label="Move …")
        wrong = await ana.submit_modal(form, modal_values(form.modal or {}, ["41"]))
        assert "“41” is no move of this match" in texts(wrong.response) and "after move 12 of 40" in texts(replay)
        export = (await ana.slash(w.channel, "match", show="file")).response
        (file,) = w.env.backend.get_message(w.channel.id, export.id).attachments
        data = w.env.backend.cdn.get(file["url"])
        assert data is not None
        record = json.loads(data)
        assert record["seed"] is None and len(record["entries"]) == 41


async def test_rules_are_shown_by_chapter_and_for_the_table_of_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        rules = (await ana.slash(w.channel, "rules", game="pizarro")).response
        first = texts(rules)
        await ana.select(rules, ["2"], custom_id=control(rules, ShowRules))
        assert texts(rules) != first
        await ana.click(rules, label="‹ Your cards")
        assert "Your cards (2 of 7)" in texts(rules)
        assert "which game?" in texts((await ana.slash(w.channel, "rules")).response), "there is no table here"
        await w.begin_match("ana", "bruno", game="navegador")
        assert "At this table" in texts((await ana.slash(w.channel, "rules")).response)
        unknown = texts((await ana.slash(w.channel, "match", show="picture", at="Atlantis")).response)
        assert "no picture called “Atlantis” in Navegador (match 1)" in unknown


async def test_the_rules_of_a_table_know_its_options(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Pictures) as w:
        await w.begin_match("ana", "bruno", game="magellan", target="75")
        (ana,) = w.people("ana")
        rules = (await ana.click(await w.card(), label="Rules")).response
        assert "three ships and 1,200 M" in texts(rules) and "An income above 75 M wins" in texts(rules)
        assert "At this table" in texts(rules) and "75 M (shortest)" in texts(rules)
        assert file_names(rules) == ["table.png"]
        await ana.click(rules, label="Next: A turn ›")
        await ana.click(rules, label="Next: Movement ›")
        assert "Movement (3 of 9)" in texts(rules) and file_names(rules) == ["mine.png"]
        await ana.select(rules, ["8"], custom_id=control(rules, ShowTableRules, chapter=None))
        assert "An income above 75 M wins at once" in texts(rules)
        (zoe,) = w.people("zoe")
        watched = (await zoe.click(await w.card(), label="Rules")).response
        assert not controls(watched, OpenTurn), "who watches has no turn to go back to"
        await ana.click(rules, custom_id=control(rules, OpenTurn))
        assert "Rules" not in texts(rules) and "An income above" not in texts(rules)


async def test_a_returning_player_reads_how_much_happened_and_where_to_read_it(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (away,) = await w.awaited_members()
        for number in range(16):
            live = await w.host.ledger.current(1)
            (seat,) = live.table.to_act
            played_line = line("mate", live.rules, live.state, seat, Random(3))
            await w.host.ledger.change(1, partial(play_line, w.host.ledger, seat=seat, line=played_line, by_person=number == 0))
        await w.quiet()
        missed = await w.host.returning.briefing(1, away.id, 9)
        assert missed is not None and missed.count > 9 and missed.begun
        panel = await w.turn(away)
        await w.more(away, panel, "What happened")
        assert f"{missed.count} things happened since your last move" in texts(panel)
        assert "Begun since then: Phase I, card 2" in texts(panel), "the briefing says which parts of the match began"
        assert texts(panel).index("Since you left") < texts(panel).index("Played for you") < 1_200
        assert "**Now**" in texts(panel) and "You can choose:" not in texts(panel) and f"after move {missed.moments[-1]}" in texts(panel)
        await away.click(panel, label="As you left it")
        assert f"after move {missed.moments[0]}" in texts(panel) and controls(panel, OpenTurn)
        await away.click(panel, label="Read it all")
        assert f"**{missed.first}** " in texts(panel), "the log opens where the reader left"


async def test_steps_leave_out_what_was_taken_back_and_its_number_still_shows_it(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (first,) = await w.awaited_members()
        await w.host.turns.move(1, first.id, "bid 1")
        await w.host.agreements.undo(1, first.id)
        await w.host.turns.move(1, first.id, "bid 2")
        replay = (await first.slash(w.channel, "match", show="replay")).response
        assert "Move 1 was taken back and is left out" in texts(replay)
        await first.click(replay, label="‹ Back")
        assert "after move 0 of 3" in texts(replay)
        await first.click(replay, label="Next ›")
        assert "after move 3 of 3" in texts(replay)
        gone = (await first.slash(w.channel, "match", show="replay", at="1")).response
        assert "taken back by move 2" in texts(gone) and "You bid 1" in texts(gone)
