"""The SQL of every row that is written, and the columns of every row that is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from store import rows
from store.personal import COLUMNS, ERASURES


def columns(kind: type[Any]) -> str:
    """Return the fields of a row type as SQL: they are the columns of its table."""
    return ", ".join(names(kind))


def names(kind: type[Any]) -> list[str]:
    """Return the fields of a row type in order; statements call them `?1`, `?2` and so on."""
    return list(kind.__struct_fields__)


def _statement(kind: type[Any], text: str) -> str:
    """Return the statement with numbers for `:field`, because rows are plain tuples."""
    numbers = {name: number for number, name in enumerate(names(kind), 1)}
    return re.sub(r":(\w+)", lambda found: f"?{numbers[found[1]]}", text)


def _insert(table: str, kind: type[Any], more: str = "", **unused: str) -> str:
    """Return SQL that inserts a row; `unused`: values of columns that only old releases read."""
    marks = ", ".join([*(f":{name}" for name in names(kind)), *unused.values()])
    return f"INSERT INTO {table} ({', '.join([columns(kind), *unused])}) VALUES ({marks}) {more}"


def _upsert(table: str, kind: type[Any], keys: int, more: str = "", **unused: str) -> str:
    """Return SQL that inserts a row or replaces the one with the same first `keys` fields."""
    fields = names(kind)
    changes = [*(f"{name} = excluded.{name}" for name in fields[keys:]), *(f"{name} = {value}" for name, value in unused.items())]
    return _insert(table, kind, f"ON CONFLICT ({', '.join(fields[:keys])}) DO UPDATE SET {', '.join(changes)} {more}", **unused)


def _set(kind: type[Any], key: str) -> str:
    return ", ".join(f"{name} = :{name}" for name in names(kind) if name != key)


_OLDER_CANNOT_READ = "CASE WHEN {status} IN ('running', 'frozen') THEN '' ELSE '[]' END"
"""The value of `match.vacancies`, which only programs of schema 27 and before read. They cannot read `''`, and so leave alone a match that
this program has gone on with."""


def _update_match(kind: type[Any], status: str) -> str:
    """Return the statement that writes a match row; `status`: SQL for the status it has then."""
    vacancies = _OLDER_CANNOT_READ.format(status=status)
    return f"UPDATE match SET {_set(kind, 'id')}, vacancies = {vacancies} WHERE id = :id AND revision = :revision - 1"


_WRITES: dict[type[Any], str | tuple[str, ...]] = {
    rows.OldNoticesGone: "DELETE FROM notice WHERE match = :match AND user = :user AND at < :before",
    rows.NoticesGone: """DELETE FROM notice WHERE match = :match AND user = :user AND msg LIKE '%"key":"' || :key || '"%'""",
    rows.HousesGone: "DELETE FROM house WHERE guild = :guild AND revision < :revision",
    rows.EntryRow: _insert("entry", rows.EntryRow),
    rows.HouseRow: _insert("house", rows.HouseRow),
    rows.RefusalRow: _insert("refusal", rows.RefusalRow),
    rows.MatchRow: _update_match(rows.MatchRow, ":status"),
    rows.StepRow: _update_match(rows.StepRow, "status"),
    rows.FrozenRow: """
        UPDATE match SET status = 'frozen', why = :why, edition = edition + 1, revision = revision + 1, changed_at = :changed_at
        WHERE id = :id""",
    rows.CardRow: """
        UPDATE match SET card_channel = :channel, card_message = :message, card_posted = :posted_at, shown = :edition WHERE id = :match""",
    rows.Touched: "UPDATE match SET revision = revision + 1 WHERE id = :id",
    rows.SeatRow: _insert("seat", rows.SeatRow),
    rows.StintRow: _insert("stint", rows.StintRow),
    rows.SnapshotRow: _upsert("snapshot", rows.SnapshotRow, 1),
    rows.DraftRow: _upsert("draft", rows.DraftRow, 3, "WHERE draft.rev = excluded.rev - 1"),
    rows.DraftSpent: """
        INSERT INTO draft (match, seat, kind, rev, path) VALUES (:match, :seat, :kind, 1, '')
        ON CONFLICT (match, seat, kind) DO UPDATE SET rev = draft.rev + 1, path = ''""",
    rows.OrderRow: _upsert("standing_order", rows.OrderRow, 3),
    rows.TimerRow: _insert(
        "timer", rows.TimerRow, "ON CONFLICT (match, kind, seat) DO UPDATE SET due = excluded.due, owner = NULL, lease_until = NULL"
    ),
    rows.BenchRow: _upsert("bench", rows.BenchRow, 2),
    rows.SeekingFound: """
        UPDATE seeking SET games = '[]', until = :until WHERE guild = :guild AND user = :user AND since = :since AND games <> '[]'""",
    rows.SeekingRow: _upsert("seeking", rows.SeekingRow, 2),
    rows.ServerRow: _upsert("server", rows.ServerRow, 1),
    rows.ClockRow: _upsert("seat_clock", rows.ClockRow, 2),
    rows.FollowerRow: _insert("follower", rows.FollowerRow, "ON CONFLICT DO NOTHING"),
    rows.MemoRow: _upsert("memo", rows.MemoRow, 2),
    rows.PingRow: _upsert("ping", rows.PingRow, 2, "WHERE ping.number = excluded.number - 1"),
    rows.DirectRow: _upsert("direct", rows.DirectRow, 1),
    rows.NotificationWayRow: _upsert("told_at", rows.NotificationWayRow, 2),
    rows.NewNotice: """
        INSERT INTO notice (match, user, msg, at) SELECT :match, :user, :msg, :at
        WHERE NOT EXISTS (SELECT 1 FROM notice WHERE match = :match AND user = :user AND msg = :msg)""",
    rows.EffectDone: (
        "DELETE FROM outbox WHERE match = :match AND kind = :kind AND recipient = :recipient AND edition = :edition",
        # What replaced this edition while it was sent can be claimed now; earlier it would have overtaken it.
        "UPDATE outbox SET owner = NULL, lease_until = NULL "
        "WHERE match = :match AND kind = :kind AND recipient = :recipient AND edition > :edition",
    ),
    rows.EffectLater: """
        UPDATE outbox SET owner = NULL, lease_until = NULL,
        due = CASE WHEN edition = :edition THEN :due ELSE due END, tries = CASE WHEN edition = :edition THEN :tries ELSE tries END
        WHERE match = :match AND kind = :kind AND recipient = :recipient AND edition >= :edition""",
    rows.TroubleOver: "DELETE FROM outbox WHERE match = :match AND kind = 'trouble' AND due IS NULL",
    rows.NewEffect: _insert(
        "outbox",
        rows.NewEffect,
        "ON CONFLICT (match, kind, recipient) DO UPDATE SET payload = excluded.payload, due = excluded.due, tries = 0, "
        "edition = CASE WHEN excluded.edition > outbox.edition THEN excluded.edition ELSE outbox.edition + 1 END "
        "WHERE outbox.kind <> 'trouble'",
    ),
    rows.PersonRow: _upsert("person", rows.PersonRow, 1),
    # Whether a result is rated is decided when the match ends, and never again: somebody who takes part in ratings later did not play this
    # match for a rating, and nobody's first results are rated. For a person whose data were deleted (a number below zero) the database no
    # longer knows this, but the writer of the row does.
    rows.OutcomeRow: _insert("outcome", rows.OutcomeRow, "ON CONFLICT DO NOTHING").replace(
        ":rated,",
        "CASE WHEN :rated = 1 AND (CAST(:user AS BIGINT) < 0 OR (EXISTS (SELECT 1 FROM reputation WHERE user = :user AND rated = 1) AND "
        "(SELECT count(*) FROM outcome WHERE user = :user AND game = :game AND guild = :guild AND place IS NOT NULL) "
        f">= {rows.UNRATED})) THEN 1 ELSE 0 END,",
    ),
    rows.ReputationRow: _upsert("reputation", rows.ReputationRow, 1),
    rows.EveningRow: _upsert("evening", rows.EveningRow, 1, "WHERE evening.number = excluded.number - 1"),
    rows.EveningPersonRow: _insert("evening_person", rows.EveningPersonRow, "ON CONFLICT DO NOTHING"),
    rows.EveningSeated: "UPDATE evening_person SET match = :match WHERE guild = :guild AND user = :user AND match IS NULL",
    rows.TitleRow: _insert("title", rows.TitleRow, "ON CONFLICT DO NOTHING"),
    rows.HarbourRow: _upsert("harbour", rows.HarbourRow, 1, "WHERE harbour.number = excluded.number - 1"),
    rows.VoyageRow: _upsert("voyage", rows.VoyageRow, 1, "WHERE voyage.number = excluded.number - 1", own="''", sought="0.0"),
    rows.PuzzlePostRow: _insert("puzzle_post", rows.PuzzlePostRow, told="''", match="0"),
    rows.PuzzleAnswerRow: _insert("puzzle_answer", rows.PuzzleAnswerRow, "ON CONFLICT DO NOTHING"),
    rows.PuzzleShared: """
        UPDATE puzzle_answer SET shared = 1 WHERE guild = :guild AND number = :number AND user = :user AND shared = 0""",
    rows.WatchRow: _upsert("watch", rows.WatchRow, 1, "WHERE watch.number = excluded.number - 1"),
    rows.PredictionRow: _upsert("prediction", rows.PredictionRow, 2),
    rows.ApartRow: _insert("apart", rows.ApartRow, "ON CONFLICT DO NOTHING"),
    rows.NewSeason: _insert("season", rows.NewSeason),
    rows.SeasonRow: f"UPDATE season SET {_set(rows.SeasonRow, 'id')} WHERE id = :id AND revision = :revision - 1",
    rows.SeasonCard: """
        UPDATE season SET channel = :channel, thread = :thread, message = :message, shown = :shown, revision = revision + 1
        WHERE id = :season""",
    rows.SeasonPersonRow: _upsert("season_person", rows.SeasonPersonRow, 2),
    rows.SeasonTableRow: _insert("season_table", rows.SeasonTableRow),
    rows.SeasonTableMade: """
        UPDATE season_table SET match = :match WHERE season = :season AND division = :division AND number = :number AND match IS NULL""",
    rows.SeasonPostRow: _upsert("season_post", rows.SeasonPostRow, 4),
}

WRITES = {
    kind: tuple(_statement(kind, text) for text in ((texts,) if isinstance(texts, str) else texts))
    for kind, texts in {**_WRITES, **ERASURES}.items()
}
"""The statements of each write. A transaction makes its writes in this order."""

DELETED_LAST = frozenset({"draft", "match", "entry", "snapshot", "outbox", "reputation", "evening_person", "erasure"})
"""Tables from which rows are deleted after every other write of a transaction, so that rows which it has just written for a match or a
person are deleted too. From other tables rows are deleted first, and rows that the same transaction writes stay."""


def deletion_text(table: str, columns: Sequence[str]) -> str:
    """Return SQL that deletes rows by these columns. Raises `ValueError` for unknown or none."""
    return f"DELETE FROM {table} WHERE {' AND '.join(_numbered(table, columns))}"


def update_text(table: str, changed: Sequence[str], columns: Sequence[str]) -> str:
    """Return SQL that changes columns of rows found by `columns`. Raises as `deletion_text`."""
    changes, conditions = _numbered(table, changed), _numbered(table, columns, len(changed))
    return f"UPDATE {table} SET {', '.join(changes)} WHERE {' AND '.join(conditions)}"


def _numbered(table: str, columns: Sequence[str], before: int = 0) -> list[str]:
    """Return SQL for the columns with numbered values; `before`: how many numbers are taken."""
    if not columns or not COLUMNS.get(table, {}).keys() >= set(columns):
        raise ValueError(f"{table} has no columns {columns}")
    return [f"{column} = ?{number}" for number, column in enumerate(columns, before + 1)]


GUARDED = frozenset({
    rows.SeekingFound, rows.MatchRow, rows.StepRow, rows.DraftRow, rows.PingRow, rows.SeasonRow, rows.SeasonTableMade, rows.WatchRow,
    rows.HarbourRow, rows.VoyageRow, rows.PuzzleShared,
    rows.EveningRow, rows.EveningSeated,
})  # fmt: skip
"""Writes that have to touch a row each; if one does not, somebody else was faster."""

_GIVEN = [name for name in names(rows.MatchRow) if name != "id"]
"""The columns of a new match whose values the host gives."""

_MARKS = [*(f"?{number}" for number, _ in enumerate(_GIVEN, 1)), _OLDER_CANNOT_READ.format(status=f"?{_GIVEN.index('status') + 1}")]
"""The parameters for these columns, and the value of `vacancies`."""

NEW_MATCH = f"INSERT INTO match ({', '.join(_GIVEN)}, vacancies) VALUES ({', '.join(_MARKS)}) RETURNING id"
"""Inserts a new match; the database gives its id."""

COUNT = "SELECT count(*) FROM match WHERE {column} = ? AND status IN ({statuses}) AND lesson IS NULL"
"""Counts the matches that an `AtMost` limits."""

COUNT_WITHIN = f"{COUNT} AND guild = ?"
"""Counts those of them that are on one server."""

EFFECTS_DUE = "SELECT match FROM outbox WHERE due <= ?1 AND (lease_until IS NULL OR lease_until <= ?1) ORDER BY due LIMIT ?2"

SHARED_EFFECTS_DUE = """
    SELECT outbox.match FROM outbox JOIN match ON match.id = outbox.match
    WHERE due <= CASE WHEN (COALESCE(guild, 0) >> 22) % ?3 BETWEEN ?4 AND ?5 THEN ?1 ELSE ?1 - ?6 END
    AND (lease_until IS NULL OR lease_until <= ?1) ORDER BY due LIMIT ?2"""
"""Selects the matches for which a process with the shards ?4 to ?5 (of ?3 in all) has something to send, and any that other processes have
left for more than ?6 seconds. Discord derives the shard of a server from its id in this way."""

CLAIM_TIMERS = f"""
    WITH due AS /*pg: MATERIALIZED*/ (
        SELECT match, kind, seat FROM timer WHERE due <= ?2 AND (lease_until IS NULL OR lease_until <= ?2)
        ORDER BY due LIMIT ?4 /*pg: FOR UPDATE SKIP LOCKED*/)
    UPDATE timer SET owner = ?1, lease_until = ?3 WHERE (match, kind, seat) IN (SELECT match, kind, seat FROM due)
    RETURNING {columns(rows.TimerRow)}"""

NEXT_DUE = """
    SELECT min(due) FROM (
        SELECT due FROM (SELECT due FROM timer WHERE lease_until IS NULL ORDER BY due LIMIT 1) AS first
        UNION ALL SELECT min(CASE WHEN lease_until > due THEN lease_until ELSE due END) FROM timer WHERE lease_until IS NOT NULL
    ) AS next"""
"""The query has two parts, because an index gives the timers that nobody has claimed (nearly all) in the order of time."""

NEXT_EFFECT = "SELECT min(CASE WHEN lease_until > due THEN lease_until ELSE due END) FROM outbox WHERE due IS NOT NULL"

SHARED_NEXT_EFFECT = """
    SELECT min(CASE WHEN lease_until > since THEN lease_until ELSE since END) FROM (
        SELECT lease_until, CASE WHEN (COALESCE(guild, 0) >> 22) % ?1 BETWEEN ?2 AND ?3 THEN due ELSE due + ?4 END AS since
        FROM outbox JOIN match ON match.id = outbox.match WHERE due IS NOT NULL
    ) AS next"""

TAKE_JOB = """
    INSERT INTO job (name, owner, until) VALUES (?1, ?2, ?4) ON CONFLICT (name) DO UPDATE
    SET owner = excluded.owner, until = excluded.until WHERE job.owner = excluded.owner OR job.until <= ?3 RETURNING name"""

NOTE_JOB = """
    INSERT INTO job (name, owner, until, note) VALUES (?1, '', 0, ?2) ON CONFLICT (name) DO UPDATE SET note = excluded.note"""

BEAT = """
    INSERT INTO heartbeat (id, at) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE
    SET at = CASE WHEN excluded.at > heartbeat.at THEN excluded.at ELSE heartbeat.at END"""

NEWEST_SIGN = """
    SELECT max(at) FROM (
        SELECT max(changed_at) AS at FROM match WHERE status = 'running' UNION ALL SELECT max(until) FROM downtime
    ) AS sign"""

NOTE_DOWNTIME = """
    INSERT INTO downtime (since, until) SELECT at, ?1 FROM heartbeat WHERE ?1 - at >= ?2
    ON CONFLICT (since) DO UPDATE
    SET until = CASE WHEN excluded.until > downtime.until THEN excluded.until ELSE downtime.until END"""

CLAIM_EFFECTS = f"""
    UPDATE outbox SET owner = ?2, lease_until = ?4 WHERE match = ?1 AND due <= ?3
    AND NOT EXISTS (SELECT 1 FROM outbox AS other WHERE other.match = ?1 AND other.owner <> ?2 AND other.lease_until > ?3)
    RETURNING {columns(rows.EffectRow)}"""

WAITS = """
    WITH own AS (
        SELECT match, seat, game FROM outcome WHERE user = ?1 AND how = 'played' AND (CAST(?2 AS BIGINT) IS NULL OR guild = ?2)
        AND NOT EXISTS (SELECT 1 FROM stint WHERE stint.match = outcome.match AND stint.seat = outcome.seat)
        ORDER BY ended_at DESC LIMIT ?3
    ), told AS (
        SELECT own.game AS game, own.seat AS own, entry.seat AS seat,
            entry.at - lag(entry.at) OVER log AS wait, lag(entry.seat) OVER log AS before
        FROM own JOIN entry ON entry.match = own.match WINDOW log AS (PARTITION BY entry.match ORDER BY entry.seq)
    )
    SELECT game, wait FROM told WHERE seat = own AND wait IS NOT NULL AND (before IS NULL OR before <> own)"""
"""How long a person took for each move that did not follow one of their own."""
