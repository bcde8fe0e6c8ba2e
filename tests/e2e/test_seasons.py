"""An admin starts a season in four presses, members join in one, and posts report it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from cogs.actions.club import (
    DrySeason,
    EndSeason,
    JoinSeason,
    LeaveSeason,
    ManageSeason,
    MoveSeason,
    ReadmitPerson,
    RemovePerson,
    ShowClub,
    ShowDivision,
    ShowMySeason,
    ShowSeasonRules,
    StaySeason,
    WaitForTable,
)
from cogs.actions.learning import BeginLesson
from cogs.actions.looking_back import ShowPoints
from cogs.actions.people import ShowTurns
from cogs.actions.tables import Rematch
from cogs.club.season_screens import SeasonScreens
from cogs.panel.spec import Picture, Screen, problems
from cogs.pictures.jobs import StoryJob
from engine.values.core import Msg, Result, ScoreSheet
from play.club.season import Chosen, Season, changed_row
from play.club.standing import RankingLine
from play.club.steps import WEEK
from play.follows.progress import end_match
from play.matters.season import LEAGUE
from play.table.lobby import end_without_result
from play.values.types import Person, Table
from store.rows import OutcomeRow, SeasonPostRow, SeasonRow, SeasonTableRow
from tests.e2e.seasons import NAMES, admin, card, open_season, run_due, wait_until
from tests.e2e.stubs import Blind
from tests.e2e.test_courier import posts
from tests.e2e.world import SAY, World, control, controls, texts, world
from tests.play.hosting import awaited_user, make_move


def ended_screen(season: Season, row: SeasonTableRow, table: Table) -> Screen:
    """The post of a table that is over with everybody on a place of their own."""
    people = [(seat, occupant.person.user_id) for seat, occupant in enumerate(table.occupants) if occupant.person]
    here = [
        OutcomeRow(table.match, seat, user, "played", seat + 1, 50 - seat, table.game, 1, 3, 3, False, 0.0) for seat, user in people
    ]  # fmt: skip
    brought = {user: Fraction(10 - seat) for seat, user in people[:-1]}
    screen = SeasonScreens(season, (), SAY).post_of_table(row, "https://example.org", here, brought)
    assert f"1. <@{people[0][1]}> (50): 10" in screen.body[0] and screen.body[0].endswith("nothing, because others played")
    return screen


def test_a_weekly_line_says_who_leads_and_nothing_where_nobody_does() -> None:
    chosen = Chosen(3, {}, "season", 0.0)
    row = SeasonRow(1, 1, "carta_magica", "league", "running", "{}", "", 1, 0, 0, 1, 0, None, 1, 0.0)
    season = Season(row, chosen, (), (), (), {})

    def line(person: int, points: int, high: int = 2) -> RankingLine:
        return RankingLine(person, 1, Fraction(points), 0, 1, 1, 0, 1, high)

    def said(*divisions: Sequence[RankingLine]) -> str:
        return SeasonScreens(season, divisions, SAY).week_screen(2).body[0]

    assert said([line(7, 0), line(8, 0)]) == "Week 2: no table is over."
    assert said([line(7, 10)], [line(8, 10, 1)]).endswith(". Division A: <@7> leads. Division B: <@8> has won.")
    assert said([line(7, 10), line(8, 10)]).endswith("Division A: <@7>, <@8> lead.")
    assert said([line(at, 10) for at in range(1, 6)]).endswith("Division A: <@1>, <@2>, <@3> and 2 more lead.")


async def test_four_presses_for_an_admin_and_one_for_a_member(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES)
        before = len(w.channel.history())
        season = await open_season(w, boss, form="auto")
        assert len(w.channel.history()) == before + 1, "one card"
        reply = await people[0].click(await card(w, season), custom_id=JoinSeason(season).id)
        assert "You are in" in texts(reply.response)
        assert controls(reply.response, BeginLesson) and controls(reply.response, ShowTurns), "for who never sat at a table"
        await run_due(w)
        assert f"<@{people[0].id}>" in texts(await card(w, season)), "a new card does not say for a while that nobody is in"
        await w.host.seasons.change(season, lambda state: [replace(person, state="asked") for person in state.people])
        again = await people[0].click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "Without an answer" in texts(again.response), "who is asked reads so, and can answer there"
        back = await people[0].click(again.response, custom_id=control(again.response, JoinSeason))
        assert "You are in" in texts(back.response)
        await people[0].click(reply.response, custom_id=control(reply.response, LeaveSeason))
        assert not (await w.host.seasons.get(season)).inside
        refused = await people[1].click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "You are not in" in texts(refused.response)
        rules = await people[1].click(await card(w, season), custom_id=ShowSeasonRules(season).id)
        assert "10 · 4 · 1" in texts(rules.response) and "an open season instead" in texts(rules.response)


async def test_a_league_is_drawn_played_and_told(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES)
        season = await open_season(w, boss)
        for member in people:
            await member.click(await card(w, season), custom_id=JoinSeason(season).id)
        panel = (await boss.slash(w.channel, "setup")).response
        await boss.click(panel, custom_id=ShowClub().id)
        await boss.click(panel, custom_id=ManageSeason(season).id)
        await boss.click(panel, custom_id=DrySeason(season).id)
        assert "A7" in texts(panel) and "If it were drawn now" in texts(panel)
        first = (await card(w, season)).id
        season_now = await w.host.seasons.get(season)
        await wait_until(w, season_now.chosen.draw)
        assert (await card(w, season)).id != first, "it is posted again"
        assert first not in {message.id for message in w.channel.history()}, "the old one is deleted"
        assert "Drawn: 7 people" in texts(await card(w, season))
        (thread,) = [thread for thread in w.channel.threads if "season" in thread.name]
        assert "Division A" in texts(thread.history()[-1])
        season_now = await w.host.seasons.get(season)
        await wait_until(w, season_now.days.start)
        season_now = await w.host.seasons.get(season)
        begun = [table for table in season_now.tables if table.match]
        assert len(begun) == 4 and season_now.state == "running"
        reply = await people[0].click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "runs, until" in texts(reply.response) and "begins" in texts(reply.response)
        question = await people[0].click(reply.response, custom_id=control(reply.response, LeaveSeason))
        assert "tables of yours run" in texts(question.response) or "A table of yours runs" in texts(question.response)
        assert len((await w.host.seasons.get(season)).inside) == 7
        late = w.people("late")[0]
        stands = await late.click(await card(w, season), custom_id=JoinSeason(season).id)
        assert "free place at a table that has not begun" in texts(stands.response)
        assert not controls(stands.response, JoinSeason) and controls(stands.response, LeaveSeason)
        season_card = await card(w, season)
        assert (
            "Be a substitute" in str(season_card.components)
            and control(season_card, ShowMySeason)
            and "I would" not in str(season_card.components)
        )
        division = await late.click(await card(w, season), custom_id=ShowDivision(season).id)
        assert texts(division.response).count("<@") == 7 and " 0 " not in texts(division.response)
        last_post = thread.history()[-1]
        await wait_until(w, season_now.days.start + WEEK)
        assert thread.history()[-1].id == last_post.id, "nothing ended, so nothing is said"
        await w.host.seasons.end_early(season)
        await boss.click(panel, custom_id=ManageSeason(season).id)
        assert "no table begins any more" in texts(panel)
        await wait_until(w, w.host.ledger.clock.now() + 901.0)
        mine = await late.click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "All tables have begun" in texts(mine.response)
        assert not controls(await card(w, season), JoinSeason), "nobody gets a table any more"
        assert not any([problems(ended_screen(season_now, row, await w.table(row.match or 0))) for row in begun])
        await w.host.seasons.remove(season, people[0].id)
        gone = await people[0].click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "others play your seat" in texts(gone.response) and "An admin took you out" in texts(gone.response)
        assert not controls(gone.response, JoinSeason), "also where tables of theirs are listed"
        for row in begun:
            async with w.host.ledger.hold(row.match or 0) as live:
                await end_without_result(w.host.ledger, live, Msg("play.why.abandoned"))
        await wait_until(w, w.host.ledger.clock.now() + 901.0)
        season_now = await w.host.seasons.get(season)
        assert season_now.state == "over"
        await run_due(w)
        end = await card(w, season)
        assert controls(end, StaySeason) and "Seed:" in texts(end) and "Nobody played this season." in texts(end)
        stay = await people[1].click(end, custom_id=StaySeason(season).id)
        assert "next season" in texts(stay.response)


async def test_an_open_season_makes_tables_of_who_waits(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES[:4])
        season = await open_season(w, boss, form="open")
        for member in people:
            await member.click(await card(w, season), custom_id=JoinSeason(season).id)
        await wait_until(w, (await w.host.seasons.get(season)).chosen.draw)
        reply = await people[0].click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "You are in. Tables begin" in texts(reply.response)
        await wait_until(w, (await w.host.seasons.get(season)).days.start)
        assert "0 of" not in texts(await card(w, season)) and "divisions" not in texts(await card(w, season))
        for member in people[:3]:
            reply = await member.click(await card(w, season), custom_id=ShowMySeason(season).id)
            await member.click(reply.response, custom_id=WaitForTable(season, True).id)
        await run_due(w)
        (table,) = (await w.host.seasons.get(season)).tables
        players = {player.user_id for player in (await w.table(table.match or 0)).players}
        assert players == {member.id for member in people[:3]}


async def test_the_end_of_a_table_says_what_it_brought_and_calls_nobody_who_never_came(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES[:3])
        season = await open_season(w, boss, game="pizarro", form="open")
        for member in people:
            await w.host.seasons.join(season, Person(member.id, member.name))
        season_now = await w.host.seasons.get(season)
        await wait_until(w, season_now.chosen.draw)
        await wait_until(w, season_now.days.start)
        for member in people:
            await w.host.seasons.want_table(season, member.id, on=True)
        await run_due(w)
        (row,) = (await w.host.seasons.get(season)).tables
        table = await w.table(row.match or 0)
        absent = awaited_user(table)
        await w.later(LEAGUE.first + 1.0)
        await w.host.clockwork.run_due()
        rng, moves = Random(1), dict.fromkeys({member.id for member in people} - {absent}, 0)
        while min(moves.values()) < 2:
            table = await w.table(table.match)
            if table.occupants[table.to_act[0]].person is not None:
                moves[awaited_user(table)] += 1
                await make_move(w.host, table, rng)
            await w.quiet()
        sheets = tuple(ScoreSheet((), 30 - 10 * seat) for seat in range(3))
        async with w.host.ledger.hold(table.match) as live:
            await w.host.ledger.write(live, end_match(live, Result((1, 2, 3), sheets, Msg("play.why.abandoned"))))
        await run_due(w)
        table = await w.table(table.match)
        end = await w.card(table.match, next(thread for thread in w.channel.threads if thread.id == table.place.thread_id))
        (body,) = [post for post in posts(w) if post["allowed_mentions"].get("users") and ShowPoints(table.match).id in str(post)]
        assert set(body["allowed_mentions"]["users"]) == set(moves) and f"<@{absent}>" not in texts(end)
        assert "Points for the standing: " in texts(end) and "0 (others played)" in texts(end)
        assert not controls(end, Rematch)


async def test_an_admin_stops_moves_and_removes(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES)
        season = await open_season(w, boss)
        await people[0].click(await card(w, season), custom_id=JoinSeason(season).id)
        panel = (await boss.slash(w.channel, "setup")).response
        await boss.click(panel, custom_id=ShowClub().id)
        await boss.click(panel, custom_id=ManageSeason(season).id)
        await boss.select(panel, [str(people[0].id)], custom_id=RemovePerson(season).id)
        assert not (await w.host.seasons.get(season)).inside and "is out" in texts(panel)
        reply = await people[0].click(await card(w, season), custom_id=JoinSeason(season).id)
        assert "An admin took you out" in texts(reply.response) and not (await w.host.seasons.get(season)).inside
        mine = await people[0].click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "An admin took you out" in texts(mine.response) and not controls(mine.response, JoinSeason)
        await boss.select(panel, [str(people[0].id)], custom_id=ReadmitPerson(season).id)
        assert "may come back" in texts(panel) and not (await w.host.seasons.get(season)).inside
        await people[0].click(await card(w, season), custom_id=JoinSeason(season).id)
        assert len((await w.host.seasons.get(season)).inside) == 1
        old = (await card(w, season)).id
        await boss.click(panel, custom_id=MoveSeason(season).id)
        await run_due(w)
        assert (await card(w, season)).id != old
        await boss.click(panel, custom_id=EndSeason(season, "off").id)
        assert (await w.host.seasons.get(season)).state == "sign-up", "asked first"
        await boss.click(panel, custom_id=EndSeason(season, "off", True).id)
        assert (await w.host.seasons.get(season)).state == "off"
        await run_due(w)
        assert "Called off" in texts(await card(w, season))


async def test_a_deleted_thread_or_channel_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES)
        season = await open_season(w, boss)
        for member in people:
            await w.host.seasons.join(season, Person(member.id, member.name))
        season_now = await w.host.seasons.get(season)
        await wait_until(w, season_now.chosen.draw)
        await wait_until(w, season_now.days.start)
        (thread,) = [thread for thread in w.channel.threads if "season" in thread.name]
        w.env.backend.delete_channel(thread.id)
        first = next(table.match for table in (await w.host.seasons.get(season)).tables if table.match)
        async with w.host.ledger.hold(first) as live:
            await end_without_result(w.host.ledger, live, Msg("play.why.abandoned"))
        await wait_until(w, season_now.days.start + WEEK)
        (thread,) = [thread for thread in w.channel.threads if "season" in thread.name]
        assert {texts(message) for message in thread.history()} == {"Week 1: one of 7 tables is over."}
        assert thread.id == (await w.host.seasons.get(season)).row.thread
        panel = (await boss.slash(w.channel, "setup")).response
        await boss.click(panel, custom_id=ShowClub().id)
        assert "⚠" not in texts(panel)
        room = w.guild.create_text_channel("harbour")
        w.env.backend.delete_channel(w.channel.id)
        await w.host.seasons.end_early(season)
        for match in [table.match for table in (await w.host.seasons.get(season)).tables if table.match]:
            async with w.host.ledger.hold(match) as live:
                await end_without_result(w.host.ledger, live, Msg("play.why.abandoned"))
        for _ in range(8):
            await wait_until(w, w.host.ledger.clock.now() + 21_601.0)
        assert (await w.host.seasons.get(season)).state == "over"
        panel = (await boss.slash(room, "setup")).response
        await boss.click(panel, custom_id=ShowClub().id)
        assert "⚠ The channel of Carta Magica is gone" in texts(panel)
        await boss.click(panel, custom_id=ManageSeason(season).id)
        await boss.click(panel, custom_id=MoveSeason(season).id)
        await run_due(w)
        (end,) = [message for message in room.history() if controls(message, StaySeason)]
        (thread,) = room.threads
        assert "Seed:" in texts(end) and "Division A" in texts(thread.history()[0])
        await boss.click(panel, custom_id=ShowClub().id)
        assert "⚠" not in texts(panel)


class Drawn(Blind):
    """Final tables have a picture that is called after whoever won, nothing else has one."""

    async def of(self, job: Any, key: Any) -> Any:
        if not isinstance(job, StoryJob) or job.kind != "final":
            return None
        return Picture(f"{job.subject.champions[0]}.png", b"a picture", "final tables")


def everything(w: World) -> set[int]:
    """The messages of the channel and its threads."""
    return {message.id for place in (w.channel, *w.channel.threads) for message in place.history()}


async def test_a_result_after_the_end_is_an_edit_of_the_card_and_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "w.db", pictures=Drawn) as w:
        boss, people = admin(w), w.people(*NAMES[:2])
        season = await open_season(w, boss)
        for member in people:
            await w.host.seasons.join(season, Person(member.id, member.name))

        async def won_by(member: Any, kind: str) -> Any:
            line = RankingLine(member.id, 1, Fraction(10), 1, 1, 0, 0, 1, 1)
            monkeypatch.setattr(w.host.seasons, "standings", AsyncMock(return_value=((line,),)))
            monkeypatch.setattr(w.host.seasons, "champions", AsyncMock(return_value=(member.id,)))
            season_now = await w.host.seasons.get(season)
            await w.host.ledger.store.commit(0, [changed_row(season_now, state="over", due=None), SeasonPostRow(season, kind, 0, 0, 0.0)])
            await run_due(w)
            return await card(w, season)

        end = await won_by(people[0], "end")
        assert f"<@{people[0].id}> won" in texts(end) and f"{people[0].name}.png" in str(end.components)
        posts = everything(w)
        after = await won_by(people[1], "card")
        assert after.id == end.id and f"<@{people[1].id}> won" in texts(after) and f"{people[1].name}.png" in str(after.components)
        assert everything(w) == posts
        await after.delete()
        await w.host.ledger.store.commit(0, [SeasonPostRow(season, "card", 0, 0, 0.0)])
        for _ in range(6):
            await wait_until(w, w.host.ledger.clock.now() + 21_601.0)
        assert everything(w) == posts - {end.id}, "a card that somebody deleted stays deleted"


async def test_a_deleted_card_is_posted_again(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        anne, season = w.people(*NAMES)[0], await open_season(w, admin(w))
        await (await card(w, season)).delete()
        await w.host.seasons.join(season, Person(anne.id, anne.name))
        await wait_until(w, w.host.ledger.clock.now() + 901.0)
        row = (await w.host.seasons.get(season)).row
        assert row.message and row.message in {message.id for message in w.channel.history()}
