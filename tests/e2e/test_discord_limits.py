"""A busy week of a server with all features on stays far below Discord's limits."""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.deliveries import crowded
from cogs.edge.threads import AWAKE
from engine.values.core import Msg
from play.club.evenings import CALL, LASTS
from play.club.harbour import Week
from play.table.lobby import end_without_result
from play.values.errors import NotAllowed
from play.values.types import Person
from tests.e2e.seasons import NAMES, admin, card, open_season, run_due, wait_until
from tests.e2e.test_evenings import plan
from tests.e2e.test_voyages import stock as stock
from tests.e2e.world import World, world

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0

OLD = 3_600.0
"""Age in seconds from which Discord limits edits of a message strictly."""


SILENT, COMPONENTS = discord.MessageFlags.suppress_notifications.flag, discord.MessageFlags.components_v2.flag


class Watch:
    """Records what the bot sends from now on, with the time by the clock of the host."""

    def __init__(self, w: World) -> None:
        self.w = w
        posts = w.bot.posts
        self.keepers = (posts.pilot, posts.herald, posts.steward)
        self.crier = posts.crier
        self.read = len(w.env.http_requests)
        self.born: dict[int, float] = {}
        self.edits: dict[int, list[float]] = defaultdict(list)
        self.requests: list[Any] = []

    async def step(self, seconds: float) -> None:
        """Let time pass, and do and deliver everything that is due."""
        await self.w.later(seconds)
        for keeper in self.keepers:
            await keeper.run_due()
        await run_due(self.w)
        now = self.w.host.ledger.clock.now()
        for room in (self.w.channel, *self.w.channel.threads):
            for message in room.history():
                self.born.setdefault(message.id, now)
        for request in self.w.env.http_requests[self.read :]:
            self.requests.append(request)
            *_, kind, last = ("", *request.path.strip("/").split("/"))
            if request.method == "PATCH" and kind == "messages" and last.isdecimal():
                self.edits[int(last)].append(now)
        self.read = len(self.w.env.http_requests)

    async def wait_until(self, moment: float) -> None:
        await self.step(max(1.0, moment - self.w.host.ledger.clock.now()))

    def most_edits_in_an_hour(self) -> int:
        """Return the most edits of one old message within an hour."""
        most = 0
        for message, times in self.edits.items():
            late = [time for time in times if time - self.born.get(message, 0.0) > OLD]
            most = max([most, *(sum(moment <= other < moment + HOUR for other in late) for moment in late)])
        return most

    def sent(self) -> list[Any]:
        """Return what was sent to the channel and to threads that are not of one match."""
        rooms = [thread for thread in self.w.channel.threads if "match" not in thread.name]
        own = {str(room.id) for room in (self.w.channel, *rooms)}
        posts = [request for request in self.requests if request.method == "POST" and request.path.endswith("/messages")]
        return [post for post in posts if post.path.strip("/").split("/")[-2] in own]


async def test_a_busy_week_stays_far_below_discords_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, clock = admin(w), w.host.ledger.clock
        people = [Person(member.id, member.name) for member in w.people(*NAMES)]
        watch, before = Watch(w), {message.id for message in w.channel.history()}
        for keeper in (*watch.keepers, watch.crier):
            await keeper.close()  # they look when the test says so
        await plan(w, boss, "weekly")
        await w.host.harbours.set_channel(w.guild.id, boss.id, w.channel.id)
        await w.host.voyages.set_channel(w.guild.id, boss.id, w.channel.id)
        season = await open_season(w, boss)

        async def week(*args: Any) -> Week:
            return Week(1, (), None, tuple(person.user_id for person in people), (), ())

        monkeypatch.setattr(w.host.harbours, "week", week)
        for turn in range(30):  # two and a half hours in which people join and leave
            round_number, number = divmod(turn, len(people))
            person, is_leaving = people[number], round_number % 2 == 1
            await (w.host.seasons.leave(season, person.user_id) if is_leaving else w.host.seasons.join(season, person))
            await watch.step(5 * MINUTE)
        for person in people:
            await w.host.seasons.join(season, person)
        evening = await w.host.evenings.of(w.guild.id)
        harbour = await w.host.harbours.of(w.guild.id)
        draw_time = (await w.host.seasons.get(season)).chosen.draw
        assert evening is not None and harbour is not None and harbour.due is not None

        async def pass_evening() -> None:
            await watch.wait_until(evening.row.starts_at - CALL)
            for person in people[:3]:
                await w.host.evenings.arrive(w.guild.id, person)
            await watch.step(CALL)
            monkeypatch.setattr(w.host.evenings, "seat", lambda guild: seats_nobody())
            for turn in range(int(LASTS / MINUTE / 5)):
                with suppress(NotAllowed):  # its one table may have come to an end, and the evening with it
                    await w.host.evenings.arrive(w.guild.id, Person(9_000 + turn, "?"))
                await watch.step(5 * MINUTE)

        async def seats_nobody() -> None: ...

        async def next_puzzle() -> float:
            voyage = await w.host.voyages.of(w.guild.id)
            return 0.0 if voyage is None else voyage.due or 0.0

        async def pass_puzzle() -> None:
            await watch.wait_until(await next_puzzle())
            await watch.step(MINUTE)
            *_, puzzle = await w.host.voyages.waiting(w.guild.id)
            number = puzzle.number
            for turn in range(30):
                await w.host.voyages.answer(w.guild.id, number, 5_000 + turn, turn % 4)
                await watch.step(5 * MINUTE)

        tonight = evening.row.starts_at < (await next_puzzle())
        for part in (pass_evening, pass_puzzle) if tonight else (pass_puzzle, pass_evening):
            await part()
        for moment in sorted((harbour.due, draw_time)):
            await watch.wait_until(moment)
        await watch.step(1_000.0)
        standing = [
            message for message in w.channel.history() if message.id not in before and message.author.id == w.env.backend.bot_user.id
        ]
        ours = [message for message in standing if message.type is not discord.MessageType.thread_created]
        sent, paths = watch.sent(), Counter(request.path.split("/")[-1] for request in watch.requests if request.method in ("POST", "PUT"))
        flags = [int(request.json.get("flags", 0)) for request in sent]
        pinged = [request.json["allowed_mentions"] for request in sent]
        assert len(sent) > 6 and len(watch.edits) >= 3, "this was no busy week"
        for what, count, most in (
            ("edits of an old message in an hour", watch.most_edits_in_an_hour(), 4),
            ("messages in the main channel", len(ours), 3),
            ("notices of Discord that a thread was created: the season's, the puzzle's", len(standing) - len(ours), 2),
            ("messages with a sound", sum(not flag & SILENT for flag in flags if flag & COMPONENTS), 0),
            ("mentions", sum(bool(mentions.get("users") or mentions.get("roles") or mentions.get("parse")) for mentions in pinged), 0),
            ("scheduled events", paths["scheduled-events"], 2),
            ("pins", sum("/pins" in request.path for request in watch.requests), 1),
            ("roles", sum(request.path.endswith("/roles") for request in watch.requests), 0),
        ):
            assert count <= most, f"{what}: {count}"
        assert clock.now() - watch.born[ours[0].id] < 9 * DAY


@pytest.mark.parametrize(("threads", "shared", "own"), [("choose", 3, 1), ("never", 4, 0)])
async def test_season_tables_share_one_thread_if_threads_are_full_or_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, threads: str, shared: int, own: int
) -> None:
    async with world(tmp_path / "w.db") as w:
        boss = admin(w)
        await w.host.houses.choose(w.guild.id, boss.id, 0, {"threads": threads})
        season = await open_season(w, boss)
        for member in w.people(*NAMES):
            await w.host.seasons.join(season, Person(member.id, member.name))
        state = await w.host.seasons.get(season)
        await wait_until(w, state.chosen.draw)
        before = len(w.channel.history())
        thread = (await w.host.seasons.get(season)).row.thread
        monkeypatch.setattr(crowded, "FULL", 2)
        await wait_until(w, state.days.start)
        state = await w.host.seasons.get(season)
        tables = [await w.table(table.match) for table in state.tables if table.match]
        own_tables = [table for table in tables if table.place.thread_id != thread]
        assert (len(tables) - len(own_tables), len(own_tables)) == (shared, own)
        assert [table for table in tables if table.own_thread] == own_tables
        assert len(w.channel.history()) == before, "the channel has no notice of a new thread"
        for table in own_tables:
            there = w.bot.get_channel(table.place.thread_id or 0)
            assert isinstance(there, discord.Thread) and there.auto_archive_duration == AWAKE
            async with w.host.ledger.hold(table.match) as live:
                await end_without_result(w.host.ledger, live, Msg("play.why.abandoned"))
            await w.quiet()
            assert there.auto_archive_duration == 24 * 60, "it is archived a day after the end of its match"
        assert (await card(w, season)).id
