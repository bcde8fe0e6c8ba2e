"""Checks what became of acknowledged moves, messages and timers, and what is left over."""

from __future__ import annotations

import json
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from bench.processes.fill import connect

Row = tuple[str, int, int | None]
"""What was counted, the count, and the largest count that is right (`None`: any)."""


SLACK = 0.5
"""People may wait for their first answer longer than a restart took, by this share of it, because the machine is busy."""

FASTER = ("play.stale", "core.")
"""The beginnings of the keys of refusals that only mean that another player moved first."""


class Life(NamedTuple):
    """A line of a process about itself."""

    number: int
    """The number of the process."""
    at: float
    """The time, in seconds since 1970."""
    what: str
    """`ready`, `asked` (to end) or `ended`."""
    owner: str
    """The name by which the process claims timers and messages."""


def lives(folder: Path) -> list[Life]:
    """Return the lines of all processes about themselves, in order."""
    return [Life(*line) for line in _lines(folder / "lives")]


def _lines(path: Path) -> list[Any]:
    """Read a file of JSON lists, if there is one; a killed process may have cut a line short."""
    text = path.read_text() if path.exists() else ""
    return [json.loads(line) for line in text.splitlines() if line.endswith("]")]


@dataclass(frozen=True, slots=True)
class Judge:
    """Compares the database with the files of what was acknowledged, refused and posted."""

    where: str | Path
    """The URL of a server, or the path of a file."""
    folder: Path
    claims_left: int = 0
    """Claims of processes that had ended in good order."""

    def rows(self) -> list[Row]:
        """Return all counts."""
        with connect(self.where) as connection:
            return [*self._moves(connection), *self._renewals(), *self._messages(connection), *self._left(connection)]

    def _moves(self, connection: Any) -> Iterable[Row]:
        acknowledged = [move for _process, _at, *move in _lines(self.folder / "moves")]
        stored = {(match, seq): (seat, line) for match, seq, seat, line in connection.execute("SELECT match, seq, seat, line FROM entry")}
        entries = Counter((match, seq) for match, seq, _seat, _line in acknowledged)
        yield "moves acknowledged", len(acknowledged), None
        yield "acknowledged, but not stored so", sum(stored.get((match, seq)) != (seat, line) for match, seq, seat, line in acknowledged), 0
        yield "acknowledged twice", sum(count > 1 for count in entries.values()), 0
        gaps = "SELECT count(*) FROM (SELECT match FROM entry GROUP BY match HAVING max(seq) - min(seq) + 1 <> count(*)) AS gap"
        yield "logs with a gap", _number(connection, gaps), 0
        behind = "SELECT count(*) FROM match JOIN (SELECT match, max(seq) AS newest FROM entry GROUP BY match) AS log"
        yield "matches whose log is not as far as they are", _number(connection, f"{behind} ON match.id = log.match WHERE seq <> newest"), 0

    def _renewals(self) -> Iterable[Row]:
        """Judge rolling restarts: while one process restarts, the others answer."""
        restarts = list(_restarts(lives(self.folder)))
        answered: defaultdict[int, list[float]] = defaultdict(list)
        for number, at, *_ in _lines(self.folder / "moves"):
            answered[number].append(at)
        waits = [min((at for at in answered[number] if at > ready), default=inf) - begun for number, begun, ready in restarts]
        took = [ready - begun for _, begun, ready in restarts]
        yield "restarts in turn", len(restarts), None
        yield "the longest of them, milliseconds", round(1e3 * max(took, default=0)), None
        longest = max(waits, default=0)
        yield "until its people were answered, at most, milliseconds", round(1e3 * longest) if longest < inf else -1, None
        late = sum(waited > restart * (1.0 + SLACK) for waited, restart in zip(waits, took, strict=True))
        yield "answered nobody for longer than the restart", late, 0
        refusals = [(at, key) for _, at, key in _lines(self.folder / "refused") if not key.startswith(FASTER)]
        refused = Counter(key for at, key in refusals if any(begun < at < ready for _, begun, ready in restarts))
        yield f"refused meanwhile {dict(refused) or ''}", refused.total(), 0
        yield "claims left by who had ended in good order", self.claims_left, 0

    def _messages(self, connection: Any) -> Iterable[Row]:
        """Judge messages: a card and a ping exist once at a time, a result is posted once."""
        # The key of a ping has three parts, that of a card or result one.
        messages_now: defaultdict[tuple[Any, ...], set[int]] = defaultdict(set)
        requests: Counter[str] = Counter()
        results: defaultdict[int, set[int]] = defaultdict(set)
        key_of: dict[int, tuple[Any, ...]] = {}
        for line in (self.folder / "told").read_text().splitlines():
            event = json.loads(line)
            requests[event["do"]] += 1
            message = event["message"]
            if event["do"] == "post":
                key = ("ping", event["user"], event["room"]) if event["kind"] == "ping" else (event["match"],)
                key_of[message] = key
                messages_now[key].add(message)
                if event["kind"] == "result":
                    results[event["match"]].add(message)
            elif event["do"] == "remove":
                messages_now[key_of.get(message, ())].discard(message)
        yield "messages posted, edited, removed", requests["post"] + requests["edit"] + requests["remove"], None
        yield "posted again after a crash, known by the nonce", requests["again"], None
        yield "results posted twice", sum(len(message_ids) > 1 for message_ids in results.values()), 0
        twice = [key for key, message_ids in messages_now.items() if len(message_ids) > 1]
        yield "cards that stand twice", sum(len(key) == 1 and key[0] not in results for key in twice), 0
        yield "pings that stand twice", sum(len(key) == 3 for key in twice), 0
        finished = _number(connection, "SELECT count(*) FROM match WHERE status = 'finished'")
        yield "matches that ended without a result posted", max(0, finished - len(results)), 0

    def _left(self, connection: Any) -> Iterable[Row]:
        yield "frozen matches", _number(connection, "SELECT count(*) FROM match WHERE status = 'frozen'"), 0
        late = time.time() - 90.0
        yield "timers overdue", _number(connection, f"SELECT count(*) FROM timer WHERE due < {late}"), 0
        yield "messages overdue", _number(connection, f"SELECT count(*) FROM outbox WHERE due < {late}"), 0
        for table in ("timer", "outbox"):
            yield f"claims left on {table}", _number(connection, f"SELECT count(*) FROM {table} WHERE owner IS NOT NULL"), 0


def _restarts(events: Iterable[Life]) -> Iterator[tuple[int, float, float]]:
    """Yield for each restart the process's number, when it had to end, and when it was ready."""
    ending_since: dict[int, float] = {}
    for event in events:
        if event.what == "asked":
            ending_since[event.number] = event.at
        elif event.what == "ready" and event.number in ending_since:
            yield event.number, ending_since.pop(event.number), event.at


def _number(connection: Any, sql: str) -> int:
    return int(connection.execute(sql).fetchone()[0])
