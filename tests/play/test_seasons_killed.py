"""A season goes on after its process was killed at any moment."""

from __future__ import annotations

from random import Random
from typing import Any

from play.club.season import Season
from play.host import Host
from play.time.calendar import DAY
from store.errors import StoreError
from tests.play.hosting import HandClock, Opener
from tests.play.test_seasons import GUILD, PEOPLE, ids, sign_up, visit


class Mortal:
    """A store whose process is killed at its commit number `at`: before the commit, or `after` it."""

    def __init__(self, store: Any, at: int, after: bool) -> None:
        self.store, self.left, self.after = store, at, after

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def _lives(self, work: Any) -> Any:
        self.left -= 1
        if self.left < 0 or (not self.left and not self.after):
            raise StoreError("the process is gone")
        result = await work()
        if not self.left:
            raise StoreError("the process is gone")
        return result

    async def commit(self, match: int, writes: Any) -> None:
        await self._lives(lambda: self.store.commit(match, writes))

    async def new_match(self, row: Any, writes: Any) -> int:
        match: int = await self._lives(lambda: self.store.new_match(row, writes))
        return match


async def outcome(host: Host, season: Season) -> Any:
    """All that must be the same, whatever happened on the way."""
    lines = await host.seasons.standings(season)
    posts = sorted((post.kind, post.number, post.user) for post in season.posts if post.kind not in ("card", "rest"))
    people = sorted((person.user, person.division, person.number, person.state, person.for_user) for person in season.people)
    tables = [(table.division, table.number, table.wave, table.seats, season.status(table)) for table in season.tables]
    matches = await host.ledger.store.matches_at(GUILD, ("open", "running", "finished", "closed", "frozen"))
    return lines, posts, people, tables, len(matches)


async def season_through(host: Host, clock: HandClock, season: Season) -> Season:
    """Play a season of six to its end: one leaves after the draw, a substitute comes, and nobody is late."""
    for _ in range(200):
        season = await host.seasons.get(season.id)
        if season.state == "over":
            return season
        if season.state == "drawn":
            await host.seasons.join(season.id, PEOPLE[8])
            await host.seasons.leave(season.id, PEOPLE[2].user_id)
            season = await host.seasons.get(season.id)
        await visit(host, season, ids(range(9)))
        await host.season_steps.run_due()
        season = await host.seasons.get(season.id)
        if season.state == "sign-up" or season.state == "drawn":
            clock.time = max(clock.now(), season.row.due or 0.0)
        else:
            clock.advance(DAY)
        await host.season_steps.run_due()
    raise AssertionError("a season without an end")


async def test_being_killed_at_any_commit_changes_no_result(open_host: Opener, clock: HandClock) -> None:
    begins = clock.now()
    host = await open_host("whole", seed=5)
    plain = await outcome(host, await season_through(host, clock, await sign_up(host, 6)))
    *_, tables, match_count = plain
    assert len(tables) == match_count == 6
    rng, kills = Random(11), 0
    for at in range(4):
        clock.time = begins
        host = await open_host(f"killed{at}", seed=5)
        season = await sign_up(host, 6)
        while season.state != "over":
            store = host.ledger.store
            host.ledger.store = Mortal(store, rng.randrange(1, 16), rng.random() < 0.5)  # type: ignore[assignment]
            try:
                await season_through(host, clock, season)
            except Exception:  # whatever the host makes of a store that is gone
                kills += 1
            host.ledger.store = store
            await store.close()
            host = await open_host(f"killed{at}", seed=5)
            season = await host.seasons.get(season.id)
            clock.advance(121.0)  # until the lease of the process that is gone is over
        assert await outcome(host, season) == plain
    assert kills > 30
