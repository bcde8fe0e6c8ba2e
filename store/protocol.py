"""The protocol of a database of matches.

A commit is a sequence of writes, all or nothing. It fails with `Conflict` if somebody else was faster: the entry's number is taken, or the
match row's revision is not the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from store import rows


class Store(Protocol):
    """A database of matches. Every method may raise `StoreError`.

    Times are seconds since 1970. Ids of people, servers (`guild`), channels and messages are those of Discord; `match` and `season`
    are the numbers of rows. `owner` names the process that claims something. Rows are returned as tuples, empty if there are none.
    """

    async def open(self) -> None:
        """Connect, and bring the schema up to date after a backup copy.

        Raises `OtherSchema` if a newer program has written the database, `Replaced` if a copy beside it says that it was taken away.
        """

    async def close(self) -> None:
        """Finish what is queued and disconnect."""

    async def new_match(self, row: rows.MatchRow, writes: Sequence[rows.Write]) -> int:
        """Store a new table and return its id; it replaces the one in `writes`. Raises `TooMany`."""

    async def commit(self, match: int, writes: Sequence[rows.Write]) -> None:
        """Write everything or nothing. Returns once it is stored.

        Raises `Conflict` if the entry exists or the revision is not the next one: read again and repeat the work.
        """

    async def table(self, match: int) -> rows.TableRows | None:
        """Return the rows of a table, or `None` for an unknown number."""

    async def live(self, match: int) -> rows.LiveRows | None:
        """Return a match with its newest snapshot and the entries since, or `None`."""

    async def revision(self, match: int) -> int | None:
        """Return how often all processes together have changed a match; `None`: unknown."""

    async def revisions(self, matches: Sequence[int]) -> dict[int, int]:
        """Return the revisions of several matches, by id. Unknown ones are left out."""

    async def entries(self, match: int, after: int = -1) -> tuple[rows.EntryRow, ...]:
        """Return the log from entry `after + 1` on; without `after` all of it."""

    async def latest(self, match: int, after: int, before: int | None, limit: int) -> tuple[rows.EntryRow, ...]:
        """Return at most `limit` entries after `after` (and before `before`), newest first."""

    async def look(self, match: int, user: int) -> rows.LookRows:
        """Return the rows for one click, of one moment; without a match those of the person."""

    async def draft(self, match: int, seat: int, kind: str) -> rows.DraftRow | None:
        """Return a seat's draft, or `None`; `kind` is what it is for, such as `turn`."""

    async def matches(self, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the ids of all tables in these states, oldest first."""

    async def matches_of(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables at which a person sits or which they opened."""

    async def matches_left(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables at which a person held a seat that another holds now."""

    async def matches_over(self, user: int, since: float) -> tuple[int, ...]:
        """Return a person's own, left and imported tables that ended since a time, latest first."""

    async def matches_followed(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables that a person follows."""

    async def matches_in(self, channel: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables of a channel or thread, without lessons."""

    async def matches_shown_by(self, channel: int, messages: Sequence[int], statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables of a channel or thread whose card is one of these messages."""

    async def matches_at(self, guild: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """Return the tables of a guild, without lessons."""

    async def lessons_of(self, user: int) -> tuple[int, ...]:
        """Return the lessons that a person began, oldest first."""

    async def claim_timers(self, owner: str, now: float, until: float, limit: int) -> tuple[rows.TimerRow, ...]:
        """Claim due timers, earliest first; nobody else gets them before `until`."""

    async def next_due(self) -> float | None:
        """Return the time at which the next timer can be claimed; `None`: there is none."""

    async def claim_effects(self, match: int, owner: str, now: float, until: float) -> tuple[rows.EffectRow, ...]:
        """Claim a match's due effects, oldest first; none while another owner has claims on it."""

    async def effects_due(self, now: float, limit: int, share: rows.ShardsRow | None = None) -> tuple[int, ...]:
        """Return the matches with something to send; `share`: on the servers of one process."""

    async def next_effect(self, share: rows.ShardsRow | None = None) -> float | None:
        """Return when the next effect can be claimed, or `None`; `share` as in `effects_due`."""

    async def take_job(self, name: str, owner: str, now: float, until: float) -> bool:
        """Take a job for one process until `until`; return whether it was free or `owner`'s."""

    async def jobs(self, beginning: str, now: float) -> tuple[str, ...]:
        """Return the notes of the jobs held now whose names begin so."""

    async def job_note(self, name: str) -> str:
        """Return the last note about a job; may be empty."""

    async def note_job(self, name: str, note: str) -> None:
        """Note something about a job."""

    async def intact(self) -> None:
        """Raise `Replaced` if the database is no longer the one that was opened."""

    def listen(self, heard: Callable[[Sequence[int]], None]) -> None:
        """Call `heard` with the matches for which other processes have something to send.

        It is called on the loop, from `open` on. Some news is lost, so listeners also look now and then. A file sends no news.
        """

    async def sweep(self, before: float) -> None:
        """Drop unread rows of finished matches and jobs of programs that are gone.

        Also jobs that nobody holds and that have no note. Only what is older than `before`.
        """

    async def last_beat(self) -> float | None:
        """Return the last time at which the bot noted that it was there, in any process."""

    async def newest_sign(self) -> float | None:
        """Return the last change of a running match or end of a downtime, the later one."""

    async def draw_near(self, now: float, usual: rows.UsualTimes) -> None:
        """After a clock that was ahead: move due times and claims to the latest usual time."""

    async def set_back(self, now: float) -> None:
        """After a clock that was ahead: set what began or ended in the future to now.

        Timers of running clocks become due now, to be set again.
        """

    async def take_over(self, owner: str) -> None:
        """Give up all claims of other owners on timers and effects: no other process is left."""

    async def release(self, owner: str) -> None:
        """Give up everything that this owner has claimed."""

    async def beat(self, now: float) -> None:
        """Note that the bot is there now."""

    async def came_back(self, now: float, least: float) -> tuple[tuple[float, float], ...]:
        """Return when the bot was not there, as pairs of times in order.

        For a bot that has just started. The time since its last sign counts if it is `least` seconds or more. A second call before the next
        `beat` makes the same period longer.
        """

    async def person(self, user: int) -> rows.PersonRow | None:
        """Return the choices of a person."""

    async def memos(self, user: int) -> dict[int, str]:
        """Return the memos of a person, by match."""

    async def server(self, guild: int) -> rows.ServerRow | None:
        """Return the settings of a server."""

    async def house(self, guild: int) -> rows.HouseRow | None:
        """Return the newest choices of a server's admins."""

    async def season(self, season: int) -> rows.SeasonRows | None:
        """Return a season with what belongs to it."""

    async def seasons_at(self, guild: int) -> tuple[rows.SeasonRow, ...]:
        """Return the seasons of a server, the newest first."""

    async def seasons_of(self, user: int) -> tuple[rows.SeasonRow, ...]:
        """Return the seasons for which a person signed up, the newest first."""

    async def last_season(self) -> int:
        """Return the highest number of a season; 0 before the first."""

    async def seasons_due(self, now: float) -> tuple[int, ...]:
        """Return the seasons that are due by now or have something to post."""

    async def next_season(self) -> float | None:
        """Return the time at which a season falls due or has to post something, or `None`."""

    async def season_outcomes(self, season: int) -> tuple[rows.OutcomeRow, ...]:
        """Return the results in the finished tables of a season, by match and seat."""

    async def found_at(self, guild: int) -> tuple[tuple[str, str], ...]:
        """Return game and matters (JSON) of up to 60 running tables that a search may have found."""

    async def season_of(self, match: int) -> int | None:
        """Return the season that a match is a table of."""

    async def season_starts(self, guild: int, game: str) -> tuple[float, ...]:
        """Return when the first table of each season of a game begins, earliest first; no cups."""

    async def moved_at(self, users: Sequence[int]) -> dict[int, float]:
        """Return when these people's seats last moved in any match; only those that moved."""

    async def aparts(self, guild: int) -> tuple[rows.ApartRow, ...]:
        """Return who does not want to sit with whom on a server."""

    async def seeking(self, guild: int) -> tuple[rows.SeekingRow, ...]:
        """Return who looks for a table on a server or did so lately, longest waiting first."""

    async def seeking_at(self) -> tuple[int, ...]:
        """Return the servers on which somebody looks for a table or did so lately."""

    async def watch(self, match: int) -> rows.WatchRow | None:
        """Return what the followers of a match have been sent."""

    async def predictions(self, match: int) -> tuple[rows.PredictionRow, ...]:
        """Return who predicted which winner, in the order in which they said so."""

    async def evening(self, guild: int) -> rows.EveningRow | None:
        """Return the live evening of a server."""

    async def evening_people(self, guild: int) -> tuple[rows.EveningPersonRow, ...]:
        """Return who came to the evening of a server, earliest first."""

    async def evenings_due(self, now: float) -> tuple[int, ...]:
        """Return the servers whose live evening is due."""

    async def harbour(self, guild: int) -> rows.HarbourRow | None:
        """Return the harbour post of a server."""

    async def harbours_due(self, now: float) -> tuple[int, ...]:
        """Return the servers whose harbour post is due."""

    async def ended(self, guild: int, since: float, until: float) -> tuple[int, ...]:
        """Return the matches of two or more people with a result in this time, latest first."""

    async def newcomers(self, guild: int, since: float, until: float) -> tuple[tuple[int, int], ...]:
        """Return the people whose first match with others ended in this time.

        As pairs of person and match, with each match of theirs up to `until`, earliest end first.
        """

    async def voyage(self, guild: int) -> rows.VoyageRow | None:
        """Return the daily voyage of a server."""

    async def voyages_due(self, now: float, rested: float) -> tuple[int, ...]:
        """Return the servers where a puzzle is to be posted, closed or updated.

        It is updated if its message has shown a wrong number of answers since before `rested`.
        """

    async def puzzle_posts(self, guild: int, most: int) -> tuple[rows.PuzzlePostRow, ...]:
        """Return the newest `most` puzzles of a server, newest first."""

    async def puzzle_answers(self, guild: int, since: int) -> tuple[rows.PuzzleAnswerRow, ...]:
        """Return the answers to the puzzles of a server from number `since` on, by puzzle."""

    async def puzzles_answered(self, guild: int, user: int) -> tuple[rows.PuzzleAnswerRow, ...]:
        """Return a person's answers on a server; practice puzzles have numbers below 0."""

    async def puzzle_doubts(self) -> tuple[rows.DoubtRow, ...]:
        """Return the people who doubt the solution of a puzzle, the earliest answer first."""

    async def bench(self, guild: int) -> tuple[rows.BenchRow, ...]:
        """Return the bench of a server."""

    async def pings(self, user: int) -> tuple[rows.PingRow, ...]:
        """Return a person's current ping on each server and in their direct messages."""

    async def direct(self, user: int) -> rows.DirectRow | None:
        """Return the channel of a person's direct messages; `None`: not known yet."""

    async def told_at(self, match: int, user: int) -> rows.ToldRow | None:
        """Return how a person is notified of one table; `None`: as of all others."""

    async def untold(self, user: int, kinds: Sequence[str]) -> tuple[tuple[int, str], ...]:
        """Return the effects of these kinds that are still to be sent to a person: match and kind."""

    async def notices(self, match: int, user: int | None = None) -> tuple[rows.NoticeRow, ...]:
        """Return undelivered notices of a match, to one person or to everybody, oldest first."""

    async def outcomes_of(self, user: int, guild: int | None) -> tuple[rows.OutcomeRow, ...]:
        """Return everybody's outcomes in a person's matches (at `guild`), oldest first."""

    async def outcomes_at(self, guild: int, game: str) -> tuple[rows.OutcomeRow, ...]:
        """Return people's outcomes in the matches of a game on a server, oldest first."""

    async def outcomes_in(self, match: int) -> tuple[rows.OutcomeRow, ...]:
        """Return everybody's outcomes in a match, by seat."""

    async def titles_in(self, match: int) -> tuple[rows.TitleRow, ...]:
        """Return the titles of a match, by seat."""

    async def titles_of(self, user: int, guild: int | None) -> tuple[rows.TitledRow, ...]:
        """Return the titles of a person on a server (`None`: everywhere), newest first."""

    async def waits(self, user: int, guild: int | None, newest: int) -> tuple[tuple[str, float], ...]:
        """Return the seconds that a person took for each of their moves, with the game.

        Of their `newest` matches, since somebody else's entry, and only of seats that nobody else ever held.
        """

    async def backlog(self, now: float, grace: float) -> rows.BacklogRow:
        """Count the effects to send, and the timers overdue by more than `grace` seconds."""

    async def statuses(self) -> dict[str, int]:
        """Count the tables by status."""

    async def reputations(self, users: Sequence[int]) -> tuple[rows.ReputationRow, ...]:
        """Return what these people want others to know, of those who ever chose."""

    async def erasures(self, now: float | None = None) -> tuple[rows.ErasureRow, ...]:
        """Return the demands for deletion, oldest first; with `now` only those due by then."""

    async def matches_with(self, user: int) -> tuple[int, ...]:
        """Return the matches whose rows may name a person, and perhaps a few others."""

    async def matches_all(self, guild: int) -> tuple[int, ...]:
        """Return all matches of a guild, imported records and lessons too, oldest first."""

    async def matches_before(self, before: float, with_log: bool, limit: int) -> tuple[int, ...]:
        """Return the oldest matches that ended before a time; `with_log`: that have a log."""

    async def matches_idle(self, status: str, before: float, limit: int) -> tuple[int, ...]:
        """Return the matches of a status unchanged since before a time, oldest first.

        Lessons too; running ones only if no people are left.
        """

    async def about(self, user: int) -> dict[str, tuple[dict[str, Any], ...]]:
        """Return all that is stored about a person: rows with column names, by subject."""

    async def about_server(self, guild: int) -> dict[str, tuple[dict[str, Any], ...]]:
        """Return all that is stored of a server, without logs: rows with column names, by subject."""

    async def servers(self) -> tuple[int, ...]:
        """Return the guilds of which something is kept that is not over."""
