"""The meters of the bot, all declared here; no label holds an id, so none names a person.

A meter that nobody reads costs one comparison: `start` loads `prometheus-client`, and is called only if an operator has set a port. The
other packages report what happens (`MOVES.count(...)`), as they write a log.
"""

from __future__ import annotations

from metrics.meters import Counter, Gauge, Histogram, exposition, is_on, start, stop

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds of a histogram's buckets in seconds, for work that takes milliseconds."""

ANSWERS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0)
"""Bounds of a histogram's buckets in seconds, for answers to Discord, which waits three seconds."""

LONG = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Bounds of a histogram's buckets in seconds, for drawing, thinking and requests."""

MOVES = Counter("caravel_moves", "Moves that were played and stored", "game", "by")
ACKNOWLEDGED = Histogram("caravel_acknowledgement_seconds", "From the arrival of a click or command to the first answer", ANSWERS)
ERRORS = Counter(
    "caravel_errors", "Errors: refusals by their message, failures by their exception, Discord's by their code", "where", "code"
)

COMMIT = Histogram("caravel_commit_seconds", "Storing a change, including the wait for other changes", QUICK)
LOG_BYTES = Gauge(
    "caravel_database_log_bytes", "Size of the write-ahead log of a SQLite file; it grows while a reader keeps a transaction open"
)
OUTBOX_WAITING = Gauge("caravel_outbox_waiting", "Messages and edits for Discord that are due and not sent yet")
OUTBOX_OLDEST = Gauge("caravel_outbox_oldest_seconds", "For how long the oldest unsent message or edit has been due")
TIMERS_OVERDUE = Gauge("caravel_timers_overdue", "Timers that have been due for more than a few seconds")
MATCHES = Gauge("caravel_matches", "Tables by status", "status")

PICTURE = Histogram("caravel_picture_seconds", "Drawing a picture, including the wait for other pictures", LONG, "game")
THINKING_WAITING = Gauge("caravel_thinking_waiting", "Decisions of bots that wait for a free thread or process")
THOUGHT = Histogram("caravel_thinking_seconds", "Thinking about a decision", LONG, "level")
LAG = Histogram("caravel_loop_lag_seconds", "How late the event loop wakes a task", QUICK)

DISCORD = Histogram("caravel_discord_request_seconds", "Requests to Discord by the status of the answer", LONG, "status")
INVALID = Counter(
    "caravel_discord_invalid", "Answers 401, 403 and 429 of Discord: it blocks this address after 10,000 in ten minutes", "status"
)
LATENCY = Gauge("caravel_discord_latency_seconds", "Time from a heartbeat to Discord until its answer")
SERVERS = Gauge("caravel_servers", "Servers that the bot is on")
COMMANDS = Gauge("caravel_commands_known", "1 if Discord has the slash commands of this version, 0 if it still has earlier ones")
READY = Gauge("caravel_ready", "1 while the bot is connected and its database answers")

PROCESSES = Gauge("caravel_processes", "Processes by purpose", "purpose")
MEMORY = Gauge("caravel_memory_bytes", "Resident memory of processes by purpose", "purpose")

BACKUP_AT = Gauge("caravel_backup_timestamp_seconds", "When the newest backup was made, in seconds since 1970; 0 if there is none")
BACKUPS_FAILED = Counter("caravel_backups_failed", "Backups that could not be made")

__all__ = ["Counter", "Gauge", "Histogram", "exposition", "is_on", "start", "stop"]
