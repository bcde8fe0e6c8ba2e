"""The meters of the bot, all declared here; no label holds an id, so none names a person.

A meter that nobody reads costs one comparison: `prometheus-client` is loaded by `start`, which is called only when an operator wants to
look. The rooms above say what happened (`MOVES.count(...)`), as they would say it to a log.
"""

from __future__ import annotations

from metrics.meters import Counter, Gauge, Histogram, exposition, is_on, start, stop

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds in seconds for what takes milliseconds."""

ANSWERED = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0)
"""Bounds in seconds for answers: Discord waits for three."""

LONG = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Bounds in seconds for drawing, thinking and requests."""

MOVES = Counter("caravel_moves", "Moves that were played and stored", "game", "by")
ACKNOWLEDGED = Histogram("caravel_acknowledgement_seconds", "From the arrival of a click or command to the first answer", ANSWERED)
ERRORS = Counter("caravel_errors", "What went wrong: refusals by their message, failures by their kind, Discord's codes", "where", "code")

COMMIT = Histogram("caravel_commit_seconds", "Storing a change, with the time that it waits for others", QUICK)
LOG_BYTES = Gauge("caravel_database_log_bytes", "The log beside a SQLite file; it is large while somebody goes on reading the file")
OUTBOX_WAITING = Gauge("caravel_outbox_waiting", "What Discord has to be told and has not been, although it is due")
OUTBOX_OLDEST = Gauge("caravel_outbox_oldest_seconds", "For how long the oldest of it has been due")
TIMERS_OVERDUE = Gauge("caravel_timers_overdue", "Timers that are due for more than some seconds")
MATCHES = Gauge("caravel_matches", "Tables by what becomes of them", "status")

PICTURE = Histogram("caravel_picture_seconds", "Drawing a picture, with the time that it waits for others", LONG, "game")
THINKING_WAITING = Gauge("caravel_thinking_waiting", "Questions that wait until something is free to think")
THOUGHT = Histogram("caravel_thinking_seconds", "Thinking about a decision", LONG, "level")
LAG = Histogram("caravel_loop_lag_seconds", "How much later than it wanted a task of the event loop is woken", QUICK)

DISCORD = Histogram("caravel_discord_request_seconds", "Requests to Discord by the status of the answer", LONG, "status")
INVALID = Counter("caravel_discord_invalid", "Answers of Discord that it counts: 10,000 in ten minutes shut this machine out", "status")
LATENCY = Gauge("caravel_discord_latency_seconds", "From a heartbeat on the connection to Discord to its answer")
SERVERS = Gauge("caravel_servers", "Servers that the bot is on")
COMMANDS = Gauge("caravel_commands_known", "1 while Discord has the commands of this program; 0: it has those of before")
READY = Gauge("caravel_ready", "1 while the bot is connected and its database answers")

PROCESSES = Gauge("caravel_processes", "Processes by what they are for", "purpose")
MEMORY = Gauge("caravel_memory_bytes", "Resident memory of processes by what they are for", "purpose")

BACKUP_AT = Gauge("caravel_backup_timestamp_seconds", "When the newest backup was made, in seconds since 1970; 0 before there is one")
BACKUPS_FAILED = Counter("caravel_backups_failed", "Backups that could not be made")

__all__ = ["Counter", "Gauge", "Histogram", "exposition", "is_on", "start", "stop"]
