"""The protocol of a database of matches.

A commit is a sequence of writes, all or nothing; it fails with `Conflict` when somebody else was faster, which shows in
two ways: the entry's number is taken, or the match row's revision is not the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from store.rows import (
    ApartRow,
    BacklogRow,
    BenchRow,
    DirectRow,
    DoubtRow,
    DraftRow,
    EffectRow,
    EntryRow,
    ErasureRow,
    EveningPersonRow,
    EveningRow,
    HarbourRow,
    HouseRow,
    LiveRows,
    LookRows,
    MatchRow,
    NoticeRow,
    OutcomeRow,
    PersonRow,
    PingRow,
    PredictionRow,
    PuzzleAnswerRow,
    PuzzlePostRow,
    ReputationRow,
    SeasonRow,
    SeasonRows,
    SeekingRow,
    ServerRow,
    ShardsRow,
    TableRows,
    TimerRow,
    TitledRow,
    TitleRow,
    ToldRow,
    UsualTimes,
    VoyageRow,
    WatchRow,
    Write,
)


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
        """Finish what was asked for and disconnect."""

    async def new_match(self, row: MatchRow, writes: Sequence[Write]) -> int:
        """Store a new table and return its id, which replaces the one in the rows; `TooMany`."""

    async def commit(self, match: int, writes: Sequence[Write]) -> None:
        """Write everything or nothing. Returns once it is stored.

        Raises `Conflict` if the entry exists or the revision is not the next one: read again and repeat the work.
        """

    async def table(self, match: int) -> TableRows | None:
        """Return the rows of a table, or `None` for an unknown number."""

    async def live(self, match: int) -> LiveRows | None:
        """Return a match with its newest snapshot and the entries since, or `None`."""

    async def revision(self, match: int) -> int | None:
        """Return how often all processes together have changed a match; `None`: unknown."""

    async def revisions(self, matches: Sequence[int]) -> dict[int, int]:
        """Return the revisions of several matches, by id. Unknown ones are left out."""

    async def entries(self, match: int, after: int = -1) -> tuple[EntryRow, ...]:
        """Return the log from entry `after + 1` on; without `after` all of it."""

    async def latest(self, match: int, after: int, before: int | None, limit: int) -> tuple[EntryRow, ...]:
        """Return at most `limit` entries after `after` (and before `before`), newest first."""

    async def look(self, match: int, user: int) -> LookRows:
        """Read the rows that one click needs of a match and a person, all of one moment.

        If the match does not exist, only those of the person.
        """

    async def draft(self, match: int, seat: int, kind: str) -> DraftRow | None:
        """Return a seat's draft, or `None`; `kind` is what it is for, such as `turn`."""

    async def matches(self, statuses: Sequence[str]) -> tuple[int, ...]:
        """The ids of all tables in these states, oldest first."""

    async def matches_of(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables at which a person sits or which they opened."""

    async def matches_left(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables at which a person held a seat that another holds now."""

    async def matches_over(self, user: int, since: float) -> tuple[int, ...]:
        """The ended tables of a person since a time, latest first.

        They sat there to the end, held a seat before, or brought the record here.
        """

    async def matches_followed(self, user: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables that a person follows."""

    async def matches_in(self, channel: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables of a channel or thread, without lessons."""

    async def matches_shown_by(self, channel: int, messages: Sequence[int], statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables of a channel or thread whose card is one of these messages."""

    async def matches_at(self, guild: int, statuses: Sequence[str]) -> tuple[int, ...]:
        """The tables of a guild, without lessons."""

    async def lessons_of(self, user: int) -> tuple[int, ...]:
        """The lessons that a person began, oldest first."""

    async def claim_timers(self, owner: str, now: float, until: float, limit: int) -> tuple[TimerRow, ...]:
        """Claim due timers, earliest first; nobody else gets them before `until`."""

    async def next_due(self) -> float | None:
        """Return the time at which the next timer can be claimed; `None`: there is none."""

    async def claim_effects(self, match: int, owner: str, now: float, until: float) -> tuple[EffectRow, ...]:
        """Claim what is to be sent for a match now, oldest first.

        Nothing while another owner has claims on this match.
        """

    async def effects_due(self, now: float, limit: int, share: ShardsRow | None = None) -> tuple[int, ...]:
        """Return the matches with something to send; `share`: on the servers of one process."""

    async def next_effect(self, share: ShardsRow | None = None) -> float | None:
        """Return when the next effect can be claimed, or `None`; `share` as in `effects_due`."""

    async def take_job(self, name: str, owner: str, now: float, until: float) -> bool:
        """Take a job for one process until `until`; return whether it was free or `owner`'s."""

    async def jobs(self, beginning: str, now: float) -> tuple[str, ...]:
        """The notes of the jobs held now whose names begin so."""

    async def job_note(self, name: str) -> str:
        """The last note about a job; may be empty."""

    async def note_job(self, name: str, note: str) -> None:
        """Note something about a job."""

    async def intact(self) -> None:
        """Raise `Replaced` if the database is no longer the one that was opened.

        Then nothing can be stored any more.
        """

    def listen(self, heard: Callable[[Sequence[int]], None]) -> None:
        """Call `heard` with the matches for which other processes have something to send.

        It is called on the loop, from `open` on. Not all is heard, so listeners also look now and then. A file tells nothing.
        """

    async def sweep(self, before: float) -> None:
        """Drop unread rows of finished matches and jobs of programs that are gone.

        Also jobs that nobody holds and that say nothing, if they are older than a time.
        """

    async def last_beat(self) -> float | None:
        """The last time at which the bot noted that it was there; of several processes the latest."""

    async def newest_sign(self) -> float | None:
        """The latest moment at which a running match or an absence of the bot is known to be over."""

    async def draw_near(self, now: float, usual: UsualTimes) -> None:
        """After a clock that was ahead: move due times and claims to the latest possible time."""

    async def set_back(self, now: float) -> None:
        """After a clock that was ahead: set what began or ended in the future to now.

        Timers of running clocks become due now, to be set again.
        """

    async def take_over(self, owner: str) -> None:
        """Give up all claims of other owners on timers and messages: there are none left."""

    async def release(self, owner: str) -> None:
        """Give up everything that this owner has claimed."""

    async def beat(self, now: float) -> None:
        """Note that the bot is there now."""

    async def came_back(self, now: float, least: float) -> tuple[tuple[float, float], ...]:
        """Return when the bot was not there, as pairs of times in order.

        For a bot that has just started. The time since its last sign counts if it is `least` seconds or more. Asked again before the next
        `beat`, it is the same time, grown.
        """

    async def person(self, user: int) -> PersonRow | None:
        """The choices of a person."""

    async def memos(self, user: int) -> dict[int, str]:
        """The memos of a person, by match."""

    async def server(self, guild: int) -> ServerRow | None:
        """The settings of a server."""

    async def house(self, guild: int) -> HouseRow | None:
        """The newest choices of a server's admins."""

    async def season(self, season: int) -> SeasonRows | None:
        """One season with what belongs to it."""

    async def seasons_at(self, guild: int) -> tuple[SeasonRow, ...]:
        """The seasons of a server, the newest first."""

    async def seasons_of(self, user: int) -> tuple[SeasonRow, ...]:
        """The seasons for which a person signed up, the newest first."""

    async def last_season(self) -> int:
        """The highest number of a season; 0 before the first."""

    async def seasons_due(self, now: float) -> tuple[int, ...]:
        """The seasons to look at by now, then those that have something to be told."""

    async def next_season(self) -> float | None:
        """Return the time at which a season falls due or has to post something, or `None`."""

    async def season_outcomes(self, season: int) -> tuple[OutcomeRow, ...]:
        """Return the results in the finished tables of a season, by match and seat."""

    async def found_at(self, guild: int) -> tuple[tuple[str, str], ...]:
        """The game and matters (JSON) of running tables that were found on a server, newest first.

        Some of them may be others.
        """

    async def season_of(self, match: int) -> int | None:
        """The season that a match is a table of."""

    async def season_starts(self, guild: int, game: str) -> tuple[float, ...]:
        """When the first table of each season of a game on a server begins, earliest first."""

    async def moved_at(self, users: Sequence[int]) -> dict[int, float]:
        """When these people's seats last moved in any match, for those of whom one did."""

    async def aparts(self, guild: int) -> tuple[ApartRow, ...]:
        """Return who does not want to sit with whom on a server."""

    async def seeking(self, guild: int) -> tuple[SeekingRow, ...]:
        """Who looks for a table on a server or did so lately, the longest waiting first."""

    async def seeking_at(self) -> tuple[int, ...]:
        """Return the servers on which somebody looks for a table or did so lately."""

    async def watch(self, match: int) -> WatchRow | None:
        """What the followers of a match have been told."""

    async def predictions(self, match: int) -> tuple[PredictionRow, ...]:
        """Who believes in whom, in the order in which they said so."""

    async def evening(self, guild: int) -> EveningRow | None:
        """The live evening of a server."""

    async def evening_people(self, guild: int) -> tuple[EveningPersonRow, ...]:
        """Who is here for it, in the order in which they came."""

    async def evenings_due(self, now: float) -> tuple[int, ...]:
        """The servers whose live evening is to be looked at."""

    async def harbour(self, guild: int) -> HarbourRow | None:
        """The harbour post of a server."""

    async def harbours_due(self, now: float) -> tuple[int, ...]:
        """The servers whose harbour post is due."""

    async def ended(self, guild: int, since: float, until: float) -> tuple[int, ...]:
        """The matches of two or more people with a result on a server in this time, latest first."""

    async def newcomers(self, guild: int, since: float, until: float) -> tuple[tuple[int, int], ...]:
        """The people whose first match with others on a server ended in this time, earliest first.

        Each has every such match.
        """

    async def voyage(self, guild: int) -> VoyageRow | None:
        """The daily voyage of a server."""

    async def voyages_due(self, now: float, rested: float) -> tuple[int, ...]:
        """The servers where a puzzle is to be posted, closed or updated.

        It is updated if it has said a wrong number of answers since before `rested`.
        """

    async def puzzle_posts(self, guild: int, most: int) -> tuple[PuzzlePostRow, ...]:
        """The puzzles of a server, the newest first, at most so many."""

    async def puzzle_answers(self, guild: int, since: int) -> tuple[PuzzleAnswerRow, ...]:
        """The answers to the puzzles of a server from a number on, in the order of the puzzles."""

    async def puzzles_answered(self, guild: int, user: int) -> tuple[PuzzleAnswerRow, ...]:
        """Return what somebody answered on a server; puzzles of practice have numbers below 0."""

    async def puzzle_doubts(self) -> tuple[DoubtRow, ...]:
        """Return the people who doubt the solution of a puzzle, the earliest answer first."""

    async def bench(self, guild: int) -> tuple[BenchRow, ...]:
        """The bench of a server."""

    async def pings(self, user: int) -> tuple[PingRow, ...]:
        """Return a person's current ping on each server and in their direct messages."""

    async def direct(self, user: int) -> DirectRow | None:
        """Return the channel of a person's direct messages; `None`: not known yet."""

    async def told_at(self, match: int, user: int) -> ToldRow | None:
        """Return how a person is notified of one table; `None`: as of all others."""

    async def untold(self, user: int, kinds: Sequence[str]) -> tuple[tuple[int, str], ...]:
        """The effects of these kinds for a person that are still to be sent, by match and kind."""

    async def notices(self, match: int, user: int | None = None) -> tuple[NoticeRow, ...]:
        """Undelivered notices of a match, to one person or to everybody, oldest first."""

    async def outcomes_of(self, user: int, guild: int | None) -> tuple[OutcomeRow, ...]:
        """The outcomes of everybody in the matches of a person, oldest first.

        Only those of a guild, if one is given.
        """

    async def outcomes_at(self, guild: int, game: str) -> tuple[OutcomeRow, ...]:
        """What became of people in the matches of a game at a guild, the oldest first."""

    async def outcomes_in(self, match: int) -> tuple[OutcomeRow, ...]:
        """What became of everybody in a match, by seat."""

    async def titles_in(self, match: int) -> tuple[TitleRow, ...]:
        """The titles that were given in a match, by seat."""

    async def titles_of(self, user: int, guild: int | None) -> tuple[TitledRow, ...]:
        """The titles of a person on a server (`None`: everywhere), the newest first."""

    async def waits(self, user: int, guild: int | None, newest: int) -> tuple[tuple[str, float], ...]:
        """The seconds that a person took for each of their moves, by game.

        Of their newest matches, since somebody else's entry, and only of seats that nobody else ever held.
        """

    async def backlog(self, now: float, grace: float) -> BacklogRow:
        """The backlog: effects to send, and timers overdue by more than `grace` seconds."""

    async def statuses(self) -> dict[str, int]:
        """The number of tables by status."""

    async def reputations(self, users: Sequence[int]) -> tuple[ReputationRow, ...]:
        """What these people want others to know; people who never chose are left out."""

    async def erasures(self, now: float | None = None) -> tuple[ErasureRow, ...]:
        """The demands for deletion, the oldest first; with a time only those due by then."""

    async def matches_with(self, user: int) -> tuple[int, ...]:
        """The matches whose rows may name a person; some of them may be others."""

    async def matches_all(self, guild: int) -> tuple[int, ...]:
        """All matches of a guild, imported records and lessons too, oldest first."""

    async def matches_before(self, before: float, with_log: bool, limit: int) -> tuple[int, ...]:
        """The oldest matches that were over before a time; `with_log`: only those that have a log."""

    async def matches_idle(self, status: str, before: float, limit: int) -> tuple[int, ...]:
        """The matches of a status that nobody has changed since a time, oldest first.

        Lessons too; running ones only if no people are left.
        """

    async def about(self, user: int) -> dict[str, tuple[dict[str, Any], ...]]:
        """All that is stored about a person, by subject: rows with the names of their columns."""

    async def about_server(self, guild: int) -> dict[str, tuple[dict[str, Any], ...]]:
        """All that is stored of a server beside the logs, by subject, as rows with column names."""

    async def servers(self) -> tuple[int, ...]:
        """The guilds of which something is kept that is not over."""
