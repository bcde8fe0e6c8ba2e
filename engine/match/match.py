"""A match: rules, settings, seed and entries. Folding the entries gives the state.

Undo is an entry (`undo 19`), never a deletion.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.game.rules import Rules, Settings, checked_seats, resolve_settings
from engine.values import codec, remarks
from engine.values.core import BadLine, Broken, Line, Msg, Note, Result, Row, ScoreSheet, Seat, Who
from engine.values.differing import Differs, compare
from engine.walking.walk import play


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log. Entry 0 is the opening (line `start`).

    >>> entry = MATCH.entries[3]
    >>> entry.seat, entry.line, entry.shown
    (0, '19', '*')
    """

    seq: int
    seat: Seat | None
    """The seat that played it; `None` for what the host did, such as the opening and undos."""
    line: Line
    shown: Line
    """The line as other seats may read it, with `*` for secret tokens."""
    notes: tuple[Note, ...]
    digest: str
    """The digest of the state after the entry."""
    sealed: bool = False

    @classmethod
    def of_host(cls, seq: int, line: Line, notes: tuple[Note, ...] = (), digest: str = "") -> Entry:
        """Return an entry for what the host did, which everybody may read.

        >>> Entry.of_host(4, "undo 3").seat is None
        True
        """
        return cls(seq=seq, seat=None, line=line, shown=line, notes=notes, digest=digest)


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment, with its whole log. It never changes: a move returns a new one.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3")
    >>> match.seq, match.state.bid
    (1, 3)
    """

    rules: Rules[Any, Any]
    seats: int
    settings: Settings
    seed: str
    state: Any
    entries: tuple[Entry, ...]

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].seq

    @property
    def result(self) -> Result | None:
        """Ranks and scores once the match is over, by the rules or because a referee ended it."""
        if read_host_entry(self.entries[-1]) == remarks.STANDS:
            return result_as_it_stands(self.rules, self.state)
        return self.rules.result(self.state)

    def played(self, seat: Seat, line: Line) -> Match:
        """Return the match after a line. Raises as `walk.play`, and `Broken` if the audit fails.

        >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3").played(SECOND, "pass")
        >>> [entry.line for entry in match.entries]
        ['start', 'bid 3', 'pass']
        """
        state, entry = enter_line(self.rules, self.state, self.seq + 1, seat, line)
        return replace(self, state=state, entries=(*self.entries, entry))

    def undone(self, seq: int, notes: tuple[Note, ...] = (), line: Line = "") -> Match:
        """Return the match before entry `seq`, with an undo entry at the end of the log.

        `notes` may say who wanted it. `line`: the line of the entry, such as `rules 2 19` for a change of rules; "" for `undo SEQ`.

        >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3").undone(1)
        >>> match.state.bid, [entry.line for entry in match.entries]
        (0, ['start', 'bid 3', 'undo 1'])
        """
        line = line or remarks.Undo(seq).line
        shortened = effective((*self.entries, Entry.of_host(self.seq + 1, line)))
        state = fold(self.rules, self.seats, self.settings, self.seed, shortened)
        entry = Entry.of_host(self.seq + 1, line, notes or (Note(Msg("core.note.undo", seq=seq)),), codec.digest(state))
        return replace(self, state=state, entries=(*self.entries, entry))

    def remarked(self, line: Line, notes: tuple[Note, ...]) -> Match:
        """Return the match with a remark of the host, which leaves the state as it is.

        `notes`: what people read about it.

        >>> match = begin(RULES, 2, {}, "a seed").remarked("pause", ())
        >>> match.seq, match.state == START
        (1, True)
        """
        entry = Entry.of_host(self.seq + 1, line, notes, codec.digest(self.state))
        return replace(self, entries=(*self.entries, entry))


def begin(rules: Rules[Any, Any], seats: int, chosen: Settings, seed: str) -> Match:
    """Return a new match with its opening entry; raises `BadSetting`.

    `seats`: the number of players. `chosen`: the settings that differ from the usual ones. `seed`: all chance of the match follows from it.

    >>> match = begin(RULES, 2, {"cards": "few"}, "a seed")
    >>> match.state.hands
    ((19, 22, 31), (3, 6, 29))
    """
    settings = resolve_settings(rules, chosen)
    state = rules.setup(checked_seats(rules, seats), settings, seed)
    rules.audit(state)
    opening = replace(Entry.of_host(0, remarks.START, rules.opening(state), codec.digest(state)), sealed=True)
    return Match(rules, seats, settings, seed, state, entries=(opening,))


def result_as_it_stands(rules: Rules[Any, Any], state: Any) -> Result | None:
    """Return the result of a match that is ended in this position: who has most points wins.

    If the match is over by the rules, it is their result. `None`: the game cannot tell the points of a position.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3").played(SECOND, "pass")
    >>> result_as_it_stands(RULES, match.state).ranks
    (1, 2)
    """
    result = rules.result(state)
    points = rules.points(state)
    if result is not None or points is None:
        return result
    sheets = tuple(ScoreSheet((Row(Msg("core.result.points"), own),), own) for own in points)
    return Result(tuple(1 + sum(other > own for other in points) for own in points), sheets, Msg("core.result.stands"))


def enter_line(rules: Rules[Any, Any], state: Any, seq: int, seat: Seat, line: Line) -> tuple[Any, Entry]:
    """Play one line and audit; return the new state and the entry.

    `seq`: the number that the entry gets. Raises as `walk.play`, and `Broken` if the audit fails.

    >>> state, entry = enter_line(RULES, START, 1, FIRST, "bid 3")
    >>> state.bid, entry.shown
    (3, 'bid 3')
    """
    done = play(rules, state, seat, line)
    turn = done.value
    rules.audit(turn.state)
    line, shown = " ".join(done.path), " ".join(done.shown)
    return turn.state, Entry(seq, seat, line, shown, turn.notes, codec.digest(turn.state), turn.sealed)


def effective(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries that still count: undone ones and the undos themselves are left out.

    A change of rules (`rules 2 19`) brings back the log as it was before entry 19. Undos from entry 19 on are then forgotten too, so what
    they took back counts again.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3").undone(1).played(FIRST, "bid 2")
    >>> [entry.line for entry in effective(match.entries)]
    ['start', 'bid 2']
    """
    counting: list[Entry] = []
    seen: list[Entry] = []
    for entry in entries:
        seen.append(entry)
        target = taken_back_from(entry)
        if target is None:
            counting.append(entry)
        elif is_renewed(entry):  # undos since the target are forgotten: what they took back counts again
            counting = list(effective(entry for entry in seen if entry.seq < target))
        else:
            while counting and counting[-1].seq >= target:
                counting.pop()
    return tuple(counting)


def read_host_entry(entry: Entry) -> remarks.HostEntry | None:
    """Return what an entry of the host says; `None` for the opening and for entries of seats.

    >>> read_host_entry(Entry.of_host(4, "undo 3"))
    Undo(seq=3)
    """
    return None if entry.seat is not None else remarks.read_line(entry.line)


def remark_about(entry: Entry, about: remarks.About) -> remarks.Remark | None:
    """Return the remark of the host in an entry; `None` if the entry is no remark about this.

    >>> remark_about(Entry.of_host(4, "absent 1"), "absent")
    Remark(about='absent', numbers=(1,))
    """
    remark = read_host_entry(entry)
    return remark if isinstance(remark, remarks.Remark) and remark.about == about else None


def is_about(entry: Entry, about: remarks.About, *numbers: int) -> bool:
    """Return whether an entry is this remark of the host, with these numbers if any are given.

    >>> is_about(Entry.of_host(4, "absent 1"), "absent", SECOND)
    True
    """
    remark = remark_about(entry, about)
    return remark is not None and numbers in ((), remark.numbers)


def taken_back_from(entry: Entry) -> int | None:
    """Return the first entry that `undo 19` or `rules 2 19` takes back; `None` for others.

    >>> taken_back_from(Entry.of_host(20, "undo 19"))
    19
    """
    remark = read_host_entry(entry)
    return remark.seq if isinstance(remark, remarks.Undo | remarks.Renewed) else None


def is_renewed(entry: Entry) -> bool:
    """Return whether a match goes on by newer rules from an entry on.

    >>> is_renewed(Entry.of_host(20, "rules 2 19"))
    True
    """
    return isinstance(read_host_entry(entry), remarks.Renewed)


def fold(rules: Rules[Any, Any], seats: int, settings: Settings, seed: str, entries: Sequence[Entry]) -> Any:
    """Return the state after the effective entries, without checking digests.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3")
    >>> fold(RULES, 2, match.settings, "a seed", match.entries) == match.state
    True
    """
    state = rules.setup(seats, settings, seed)
    for entry in entries:
        if entry.seat is not None:
            state = play(rules, state, entry.seat, entry.line).value.state
    return state


def replay(rules: Rules[Any, Any], seats: int, settings: Settings, seed: str, entries: Sequence[Entry]) -> Match:
    """Replay the log, compare lines, digests and notes; raise `Differs` at a difference.

    Raises `Broken` if the audit of a position fails.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3")
    >>> replay(RULES, 2, match.settings, "a seed", match.entries) == match
    True
    """
    return deque(replay_steps(rules, seats, settings, seed, entries), maxlen=1)[0]


def replay_steps(
    rules: Rules[Any, Any], seats: int, settings: Settings, seed: str, entries: Sequence[Entry], since: Match | None = None
) -> Iterator[Match]:
    """Replay and compare like `replay`, and yield the match after each entry.

    So a caller can do other things between two entries. `since`: the match as far as it is replayed already; only what comes after it is
    yielded. Older rules had other digests, so up to the last change of rules only lines and notes are compared.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3")
    >>> [step.state.bid for step in replay_steps(RULES, 2, match.settings, "a seed", match.entries)]
    [0, 3]
    """
    digests_from = max((entry.seq for entry in entries if is_renewed(entry)), default=0)
    return _replay_from(rules, seats, settings, seed, entries, digests_from, since)


def _replay_from(
    rules: Rules[Any, Any],
    seats: int,
    settings: Settings,
    seed: str,
    entries: Sequence[Entry],
    digests_from: int,
    since: Match | None = None,
) -> Iterator[Match]:
    """Yield the match after each entry that `since` lacks; if it is `None`, after each entry."""
    # Pairs of the first entry that a change of rules takes back, and the change: entries between them are copied, not played.
    renewals = ((entry, read_host_entry(entry)) for entry in entries)
    superseded = [(remark.seq, entry.seq) for entry, remark in renewals if isinstance(remark, remarks.Renewed)]
    if since is None:
        match = begin(rules, seats, settings, seed)
        compare(entries[0], match.entries[0], rules.added, digests_from)
        yield match
    else:
        match = since
    for entry in entries[len(match.entries) :]:
        if any(first <= entry.seq < last for first, last in superseded):
            match = replace(match, entries=(*match.entries, entry))
            yield match
            continue
        try:
            match = _follow(match, entry)
        except ValueError as error:  # also an `EngineError`, which is a `ValueError`
            what = f"the line of seat {entry.seat} is refused ({type(error).__name__})"
            raise Differs(f"entry {entry.seq} ({entry.line}) is refused: {error}", entry.seq, what) from error
        compare(entry, match.entries[-1], rules.added, digests_from)
        yield match


def entries_that_hold(rules: Rules[Any, Any], seats: int, settings: Settings, seed: str, entries: Sequence[Entry]) -> Iterator[int]:
    """Yield the numbers of the entries that other rules accept with the same notes.

    They end before the first entry that those rules refuse. Digests are not compared, because other rules may store the same position in
    another form.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3")
    >>> list(entries_that_hold(RULES, 2, match.settings, "a seed", match.entries))
    [0, 1]
    """
    try:
        for match in _replay_from(rules, seats, settings, seed, entries, digests_from=len(entries)):
            yield match.seq
    except (Differs, Broken):
        return


def _follow(match: Match, entry: Entry) -> Match:
    """Return the match after an entry of its log; raise `BadLine` if it is an unknown one."""
    if entry.seat is not None:
        return match.played(entry.seat, entry.line)
    target = taken_back_from(entry)
    if target is not None:
        return match.undone(target, entry.notes, entry.line)
    if read_host_entry(entry) is not None:
        return match.remarked(entry.line, entry.notes)
    raise BadLine(f"unknown host entry {entry.line}", Msg("core.replay.host-entry", line=entry.line))


def at(match: Match, seq: int) -> Match:
    """Return the match as it stood after entry `seq`.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3").played(SECOND, "bid 5")
    >>> at(match, 1).state.bid
    3
    """
    entries = tuple(entry for entry in match.entries if entry.seq <= seq)
    state = fold(match.rules, match.seats, match.settings, match.seed, effective(entries))
    return replace(match, state=state, entries=entries)


def positions(match: Match) -> Iterator[tuple[Entry, Any]]:
    """Yield every entry that still counts, with the state after it.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3").played(SECOND, "bid 5")
    >>> [(entry.line, state.bid) for entry, state in positions(match)]
    [('start', 0), ('bid 3', 3), ('bid 5', 5)]
    """
    state = match.rules.setup(match.seats, match.settings, match.seed)
    for entry in effective(match.entries):
        if entry.seat is not None:
            state = play(match.rules, state, entry.seat, entry.line).value.state
        yield entry, state


def chapters(match: Match, seat: Seat | None) -> tuple[tuple[int, Msg], ...]:
    """Return the parts of a match for a viewer: the entry after which each begins, and a name.

    `seat`: the viewer's, or `None` for a spectator.

    >>> match = begin(RULES, 2, {}, "a seed").played(FIRST, "bid 3")
    >>> [name.args for _, name in chapters(match, None)]
    [(('who', (Who(seat=0),)),), (('who', (Who(seat=1),)),)]
    """
    parts: list[tuple[int, Msg]] = []
    for entry, state in positions(match):
        name = chapter_name(match.rules, state, seat)
        if not parts or parts[-1][1] != name:
            parts.append((entry.seq, name))
    return tuple(parts)


def chapter_name(rules: Rules[Any, Any], state: Any, seat: Seat | None) -> Msg:
    """Return the name of a position's part of the match: the game's, or else whose turn it is.

    >>> chapter_name(RULES, START, None)
    Msg('core.chapter.turn', who=(Who(seat=0),))
    """
    awaited = tuple(Who(other) for other in rules.to_act(state))
    if not awaited:
        return Msg("core.chapter.end")
    return rules.chapter(rules.view(state, seat)) or Msg("core.chapter.turn", who=awaited)
