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
from store.rows import OutcomeRow, SeasonPostRow, SeasonTableRow
from tests.e2e.seasons import NAMES, admin, card, open_season, run_due, season_row, wait_until
from tests.e2e.stubs import Blind
from tests.e2e.test_courier import posts
from tests.e2e.world import SAY, World, control, controls, texts, world
from tests.play.hosting import awaited_user, make_move


def ended_screen(season: Season, row: SeasonTableRow, table: Table) -> Screen:
    """Return the post of a table whose seats come in their order; the last person gets no points because others played."""
    people = [(seat, occupant.person.user_id) for seat, occupant in enumerate(table.occupants) if occupant.person]
    _, winner = people[0]
    outcomes = [
        OutcomeRow(
            table.match, seat, user, how="played", place=seat + 1, points=50 - seat, game=table.game, guild=1, seats=3, people=3,
            rated=False, ended_at=0.0,
        )
        for seat, user in people
    ]  # fmt: skip
    points = {user: Fraction(10 - seat) for seat, user in people[:-1]}
    screen = SeasonScreens(season, (), SAY).post_of_table(row, "https://example.org", outcomes, points)
    text, *_ = screen.body
    assert f"1. <@{winner}> (50): 10" in text and text.endswith("nothing, because others played")
    return screen


def test_the_weekly_post_names_the_leaders_of_each_division() -> None:
    chosen = Chosen(seats=3, settings={}, pace="season", draw=0.0)
    season = Season(season_row(game="carta_magica"), chosen, people=(), tables=(), posts=(), statuses={})

    def line(person: int, points: int, worst_place: int = 2) -> RankingLine:
        return RankingLine(
            person, place=1, points=Fraction(points), wins=0, tables=1, open=1, lost=0, best_place=1, worst_place=worst_place
        )

    def weekly_line(*divisions: Sequence[RankingLine]) -> str:
        first, *_ = SeasonScreens(season, divisions, SAY).week_screen(2).body
        return first

    assert weekly_line([line(7, 0), line(8, 0)]) == "Week 2: no table is over."
    assert weekly_line([line(7, 10)], [line(8, 10, worst_place=1)]).endswith(". Division A: <@7> leads. Division B: <@8> has won.")
    assert weekly_line([line(7, 10), line(8, 10)]).endswith("Division A: <@7>, <@8> lead.")
    assert weekly_line([line(person, 10) for person in range(1, 6)]).endswith("Division A: <@1>, <@2>, <@3> and 2 more lead.")


async def test_an_admin_opens_a_season_by_four_presses_and_a_member_joins_by_one(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, (anne, ben, *_) = admin(w), w.people(*NAMES)
        before = len(w.channel.history())
        season = await open_season(w, boss, form="auto")
        assert len(w.channel.history()) == before + 1, "one card"
        reply = await anne.click(await card(w, season), custom_id=JoinSeason(season).id)
        assert "You are in" in texts(reply.response)
        assert controls(reply.response, BeginLesson) and controls(reply.response, ShowTurns), (
            "a newcomer is shown a lesson and the settings of turns"
        )
        await run_due(w)
        assert f"<@{anne.id}>" in texts(await card(w, season)), "a new card shows at once who is in"
        await w.host.seasons.change(season, lambda state: [replace(person, state="asked") for person in state.people])
        again = await anne.click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "Without an answer" in texts(again.response), "a person who is asked can answer there"
        back = await anne.click(again.response, custom_id=control(again.response, JoinSeason))
        assert "You are in" in texts(back.response)
        await anne.click(reply.response, custom_id=control(reply.response, LeaveSeason))
        assert not (await w.host.seasons.get(season)).inside
        refused = await ben.click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "You are not in" in texts(refused.response)
        rules = await ben.click(await card(w, season), custom_id=ShowSeasonRules(season).id)
        assert "10 · 4 · 1" in texts(rules.response) and "an open season instead" in texts(rules.response)


async def test_a_league_is_drawn_played_and_reported(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES)
        anne, ben, *_ = people
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
        assert (await card(w, season)).id != first, "the card is posted again at the bottom"
        assert first not in {message.id for message in w.channel.history()}, "the old one is deleted"
        assert "Drawn: 7 people" in texts(await card(w, season))
        (thread,) = [thread for thread in w.channel.threads if "season" in thread.name]
        assert "Division A" in texts(thread.last_message)
        season_now = await w.host.seasons.get(season)
        await wait_until(w, season_now.days.start)
        season_now = await w.host.seasons.get(season)
        begun = [table for table in season_now.tables if table.match]
        assert len(begun) == 4 and season_now.state == "running"
        reply = await anne.click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "runs, until" in texts(reply.response) and "begins" in texts(reply.response)
        question = await anne.click(reply.response, custom_id=control(reply.response, LeaveSeason))
        assert "tables of yours run" in texts(question.response) or "A table of yours runs" in texts(question.response)
        assert len((await w.host.seasons.get(season)).inside) == 7
        (late,) = w.people("late")
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
        last_post = thread.last_message
        await wait_until(w, season_now.days.start + WEEK)
        assert thread.last_message.id == last_post.id, "no table ended, so there is no post"
        await w.host.seasons.end_early(season)
        await boss.click(panel, custom_id=ManageSeason(season).id)
        assert "no table begins any more" in texts(panel)
        await wait_until(w, w.host.ledger.clock.now() + 901.0)
        mine = await late.click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "All tables have begun" in texts(mine.response)
        assert not controls(await card(w, season), JoinSeason), "nobody gets a table any more"
        for row in begun:
            assert not problems(ended_screen(season_now, row, await w.table(row.match or 0)))
        await w.host.seasons.remove(season, anne.id)
        gone = await anne.click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "others play your seat" in texts(gone.response) and "An admin took you out" in texts(gone.response)
        assert not controls(gone.response, JoinSeason), "a removed person is not asked to join again"
        for row in begun:
            async with w.host.ledger.hold(row.match or 0) as live:
                await end_without_result(w.host.ledger, live, Msg("play.why.abandoned"))
        await wait_until(w, w.host.ledger.clock.now() + 901.0)
        season_now = await w.host.seasons.get(season)
        assert season_now.state == "over"
        await run_due(w)
        end = await card(w, season)
        assert controls(end, StaySeason) and "Seed:" in texts(end) and "Nobody played this season." in texts(end)
        stay = await ben.click(end, custom_id=StaySeason(season).id)
        assert "next season" in texts(stay.response)


async def test_an_open_season_makes_a_table_of_the_people_who_wait(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES[:4])
        *waiting, _ = people
        season = await open_season(w, boss, form="open")
        for member in people:
            await member.click(await card(w, season), custom_id=JoinSeason(season).id)
        await wait_until(w, (await w.host.seasons.get(season)).chosen.draw)
        reply = await waiting[0].click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "You are in. Tables begin" in texts(reply.response)
        await wait_until(w, (await w.host.seasons.get(season)).days.start)
        assert "0 of" not in texts(await card(w, season)) and "divisions" not in texts(await card(w, season))
        for member in waiting:
            reply = await member.click(await card(w, season), custom_id=ShowMySeason(season).id)
            await member.click(reply.response, custom_id=WaitForTable(season, on=True).id)
        await run_due(w)
        (table,) = (await w.host.seasons.get(season)).tables
        players = {player.user_id for player in (await w.table(table.match or 0)).players}
        assert players == {member.id for member in waiting}


async def test_the_end_of_a_table_shows_points_and_pings_nobody_who_never_came(tmp_path: Path) -> None:
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


async def test_an_admin_removes_a_person_moves_the_card_and_calls_the_season_off(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, (anne, *_) = admin(w), w.people(*NAMES)
        season = await open_season(w, boss)
        await anne.click(await card(w, season), custom_id=JoinSeason(season).id)
        panel = (await boss.slash(w.channel, "setup")).response
        await boss.click(panel, custom_id=ShowClub().id)
        await boss.click(panel, custom_id=ManageSeason(season).id)
        await boss.select(panel, [str(anne.id)], custom_id=RemovePerson(season).id)
        assert not (await w.host.seasons.get(season)).inside and "is out" in texts(panel)
        reply = await anne.click(await card(w, season), custom_id=JoinSeason(season).id)
        assert "An admin took you out" in texts(reply.response) and not (await w.host.seasons.get(season)).inside
        mine = await anne.click(await card(w, season), custom_id=ShowMySeason(season).id)
        assert "An admin took you out" in texts(mine.response) and not controls(mine.response, JoinSeason)
        await boss.select(panel, [str(anne.id)], custom_id=ReadmitPerson(season).id)
        assert "may come back" in texts(panel) and not (await w.host.seasons.get(season)).inside
        await anne.click(await card(w, season), custom_id=JoinSeason(season).id)
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
        first_post, *_ = thread.history()
        assert "Seed:" in texts(end) and "Division A" in texts(first_post)
        await boss.click(panel, custom_id=ShowClub().id)
        assert "⚠" not in texts(panel)


class FinalTables(Blind):
    """Gives only final tables a picture, whose name is the champion's."""

    async def picture_of(self, job: Any, key: Any) -> Any:
        if not isinstance(job, StoryJob) or job.kind != "final":
            return None
        (champion,) = job.subject.champions
        return Picture(f"{champion}.png", b"a picture", "final tables")


def message_ids(w: World) -> set[int]:
    """Return the ids of the messages in the channel and its threads."""
    return {message.id for place in (w.channel, *w.channel.threads) for message in place.history()}


async def test_a_result_after_the_end_edits_the_card_and_its_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "w.db", pictures=FinalTables) as w:
        boss, (anne, ben) = admin(w), w.people(*NAMES[:2])
        season = await open_season(w, boss)
        for member in (anne, ben):
            await w.host.seasons.join(season, Person(member.id, member.name))

        async def show_result(member: Any, kind: str) -> Any:
            """Let a member win the season and let the bot make a post of this kind; return the card."""
            line = RankingLine(member.id, place=1, points=Fraction(10), wins=1, tables=1, open=0, lost=0, best_place=1, worst_place=1)
            monkeypatch.setattr(w.host.seasons, "standings", AsyncMock(return_value=((line,),)))
            monkeypatch.setattr(w.host.seasons, "champions", AsyncMock(return_value=(member.id,)))
            season_now = await w.host.seasons.get(season)
            await w.host.ledger.store.commit(
                0, [changed_row(season_now, state="over", due=None), SeasonPostRow(season, kind, number=0, user=0, due=0.0)]
            )
            await run_due(w)
            return await card(w, season)

        end = await show_result(anne, "end")
        assert f"<@{anne.id}> won" in texts(end) and f"{anne.name}.png" in str(end.components)
        ids = message_ids(w)
        after = await show_result(ben, "card")
        assert after.id == end.id and f"<@{ben.id}> won" in texts(after) and f"{ben.name}.png" in str(after.components)
        assert message_ids(w) == ids
        await after.delete()
        await w.host.ledger.store.commit(0, [SeasonPostRow(season, "card", number=0, user=0, due=0.0)])
        for _ in range(6):
            await wait_until(w, w.host.ledger.clock.now() + 21_601.0)
        assert message_ids(w) == ids - {end.id}, "a card that somebody deleted stays deleted"


async def test_a_deleted_card_is_posted_again(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        (anne, *_), season = w.people(*NAMES), await open_season(w, admin(w))
        await (await card(w, season)).delete()
        await w.host.seasons.join(season, Person(anne.id, anne.name))
        await wait_until(w, w.host.ledger.clock.now() + 901.0)
        row = (await w.host.seasons.get(season)).row
        assert row.message and row.message in {message.id for message in w.channel.history()}
