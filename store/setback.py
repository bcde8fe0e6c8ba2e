"""Repairs times in the future, stored by a clock that was ahead and was set right.

Plain functions of a link, run in its thread. The revision of a changed match goes up, so processes that have it in memory read it again.
"""

from __future__ import annotations

from store.link import Link
from store.rows import UsualTimes

CLOCKED = """EXISTS (
    SELECT 1 FROM seat_clock WHERE seat_clock.match = timer.match AND seat_clock.seat = timer.seat AND since IS NOT NULL{more})"""
"""The condition that the clock of a timer's seat runs. `more`: a further condition on the clock."""


def _touch(link: Link, matches: str, *values: object) -> None:
    link.execute(f"UPDATE match SET revision = revision + 1 WHERE id IN ({matches})", values)


def draw_near(link: Link, now: float, usual: UsualTimes) -> None:
    """Let nothing fall due, or stay claimed, later than it would if it were stored now.

    If something falls due too early because of that, it is looked at and put off again.
    """
    with link.transaction():
        for kind, seconds in usual.timers.items():
            far = f"kind = ?1 AND due > ?2 AND due < ?3 AND NOT (kind = 'late' AND {CLOCKED.format(more='')})"
            _touch(link, f"SELECT match FROM timer WHERE {far}", kind, now + seconds, usual.never)
            link.execute(f"UPDATE timer SET due = ?2, owner = NULL, lease_until = NULL WHERE {far}", (kind, now + seconds, usual.never))
        near = f"CASE WHEN kind = 'digest' THEN {_moment(2)} WHEN tries > 0 THEN {_moment(3)} ELSE {_moment(1)} END"
        link.execute(
            f"UPDATE outbox SET due = {near}, owner = NULL, lease_until = NULL WHERE due > {near}",
            (now + usual.message, now + usual.digest, now + usual.refused),
        )
        for table in ("timer", "outbox"):
            link.execute(f"UPDATE {table} SET owner = NULL, lease_until = NULL WHERE lease_until > ?1", (now + usual.lease,))
        # A table whose next due time is further off than it ever plans (in days) is looked at now.
        for table, days in (("season", 0), ("season_post", 0), ("voyage", 2), ("evening", 8), ("harbour", 8)):
            link.execute(f"UPDATE {table} SET due = {_moment(1)} WHERE due > {_moment(1)} + {days * 86_400.0}", (now,))
        link.execute("UPDATE job SET until = 0 WHERE until > ?1 AND name NOT LIKE 'program %'", (now,))
        link.execute("UPDATE job SET until = ?1 WHERE until > ?1 AND name LIKE 'program %'", (now + usual.program,))


def _moment(number: int) -> str:
    """Return a parameter as a moment, also where its type does not follow from the statement."""
    return f"CAST(?{number} AS DOUBLE PRECISION)"


def set_back(link: Link, now: float) -> None:
    """Move what belongs into the past out of the future.

    Clocks that run in the future begin now, downtimes end now, and so on. Timers of such clocks become due at once, and are set again.
    """
    with link.transaction():
        (future_downtimes,) = link.execute("SELECT count(*) FROM downtime WHERE until > ?1", (now,)).fetchone()
        more = "" if future_downtimes else " AND since > ?1"  # a downtime moves the timers of all clocks
        far = f"kind IN ('late', 'remind') AND due > ?1 AND {CLOCKED.format(more=more)}"
        _touch(link, f"SELECT match FROM timer WHERE {far} UNION SELECT match FROM seat_clock WHERE since > ?1", now)
        link.execute(f"UPDATE timer SET due = ?1, owner = NULL, lease_until = NULL WHERE {far}", (now,))
        link.execute("UPDATE seat_clock SET since = ?1 WHERE since > ?1", (now,))
        link.execute("DELETE FROM downtime WHERE since >= ?1", (now,))
        link.execute("UPDATE downtime SET until = ?1 WHERE until > ?1", (now,))
        link.execute("UPDATE match SET changed_at = ?1 WHERE changed_at > ?1", (now,))
        link.execute("UPDATE heartbeat SET at = ?1 WHERE at > ?1", (now,))
