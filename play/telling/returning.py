"""Coming back to a match: what happened since the person's last move."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from engine.match.match import Entry, Match, effective, read_host_entry, taken_back_from
from engine.story.telling import lapsed_entries, lasting_notes
from engine.values import codec
from engine.values.core import Msg, Seat, Who
from engine.values.event import Event
from engine.values.remarks import Remark, Renewed, Sits
from engine.walking.walk import play
from play.follows.news import events_since
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.values.live import own_seat
from play.values.types import Logged

TOLD = 8
"""The most moves that are chosen of each rival, the most telling first; the screen shows as many as fit."""

AGAIN = 0.6
"""The factor by which each further move of the same kind weighs less."""

RARITY = 0.5
"""The exponent for rarity: a sentence that is used four times as often weighs half as much."""

USUAL = 0.5
"""A sentence is usual if it is used more often than this share of the uses of the commonest one."""

MORE = 1.3
"""A move's rarest sentence replaces its first if moves with such a sentence change at least this many times as much."""

LITTLE = 0.2
"""Moves that weigh less than this share of the heaviest are left out."""

DOER = "who"
"""The argument of a note that names the person who did something; other arguments name those to whom it was done."""


class MoveTold(Struct, frozen=True):
    """Something that happened, in sentences."""

    seq: int
    """Its entry; if it happened several times, the latest."""
    chapter: Msg | None
    """The part of the match; `None` if the game has no parts."""
    told: tuple[Msg, ...]
    """The sentences."""
    times: int = 1
    """How often it happened."""


class Doings(Struct, frozen=True):
    """What a person did: the number of moves, and the most telling ones, one sentence each."""

    who: Who
    moves: int
    told: tuple[MoveTold, ...]


class Briefing(Struct, frozen=True):
    """What happened since a person's last move."""

    count: int
    """The number of entries that still count."""
    first: int
    """The first of these entries."""
    begun: tuple[Msg, ...]
    """The parts of the match that began."""
    rivals: tuple[Doings, ...]
    to_me: tuple[MoveTold, ...]
    """What names the person; moves that were done to them come first."""
    in_my_name: Doings | None
    """What the host played for the person; `None` if nothing."""
    moments: tuple[int, ...]
    """Entries whose positions are worth a look: the person's last move, the greatest change (if parts began), the newest."""
    never_moved: bool = False
    """Whether the person has not moved yet: then everything since the beginning of the match counts."""
    events: tuple[tuple[Event, bool], ...] = ()
    """Each event, and whether it hit the person; those that did come first, then the rarest."""


class Returning(Struct, frozen=True):
    """Tells people who come back what happened."""

    ledger: Ledger
    reading: Reading

    async def briefing(self, match: int, user_id: int, known: int = 0) -> Briefing | None:
        """Return what happened since a person's last move; `None` for up to `known` entries."""
        live = await self.ledger.current(match)
        seat = own_seat(live.table, user_id)
        last = live.acted[seat]
        if live.table.seq - last <= known:
            return None
        log = await self.reading.log(match, seat)
        news = [entry for entry in log if entry.entry.seq > last and not entry.undone and taken_back_from(entry.entry) is None]
        if len(news) <= known:
            return None
        parts, changes = await asyncio.to_thread(_parts_and_changes, await self.reading.whole(match), seat, max(last, 0))
        often = Counter(note.msg.key for entry in log for note in entry.entry.notes)
        over = lapsed_entries(line.entry for line in news)
        happened = [(line, _told_move(line, parts)) for line in news if line.entry.seq not in over]
        others = [(entry, move) for entry, move in happened if entry.entry.seat != seat]
        if last < 0:  # of the time before the person's first move nobody wants to know who sat down
            others = [(entry, move) for entry, move in others if not _is_remark(entry.entry)]
        parts_begun = tuple(dict.fromkeys(name for seq, name in parts if seq > last))
        moments = [max(last, 0), live.table.seq]
        if len(parts_begun) > 1:
            moments.insert(1, max(changes, key=lambda seq: changes[seq], default=max(last, 0)))
        own = [(entry, move) for entry, move in happened if entry.entry.seat == seat]
        return Briefing(
            count=len(news),
            first=news[0].entry.seq,
            begun=parts_begun,
            rivals=_doings([(entry, move) for entry, move in others if entry.entry.seat is not None], often, seat, changes),
            to_me=_to_me([move for _, move in others], often, seat),
            in_my_name=next(iter(_doings(own, often, None, changes)), None),
            moments=tuple(dict.fromkeys(moments)),
            never_moved=last < 0,
            events=tuple((event, seat in event.hits) for event in events_since(live.table, last, seat)),
        )


def _told_move(logged: Logged, parts: Sequence[tuple[int, Msg]]) -> MoveTold:
    """Return the sentences of an entry, with its part of the match, if the game has parts."""
    chapter = next((name for seq, name in reversed(parts) if seq < logged.entry.seq), None)
    part = None if chapter is None or chapter.key.startswith("core.chapter.") else chapter
    return MoveTold(logged.entry.seq, part, tuple(note.msg for note in lasting_notes(logged.entry.notes)))


def _doings(
    entries: Iterable[tuple[Logged, MoveTold]], often: Counter[str], reader: Seat | None, changes: Mapping[int, int]
) -> tuple[Doings, ...]:
    """Return what each person did, in the order of their first moves.

    Sentences that name the `reader` are left out. `often`: how often each kind of sentence is used in the match. `changes`: how much each
    entry changed of the reader's view.
    """
    moves_of: dict[Who, list[MoveTold]] = {}
    by_kind: dict[str, list[int]] = {}
    for entry, move in entries:
        if entry.who is not None:
            moves_of.setdefault(entry.who, []).append(move)
        for msg in move.told:
            by_kind.setdefault(msg.key, []).append(changes.get(move.seq, 0))
    means = {key: sum(kind_changes) / len(kind_changes) for key, kind_changes in by_kind.items()}
    return tuple(Doings(who, len(moves), telling_moves(who, moves, often, reader, changes, means)) for who, moves in moves_of.items())


class _WeighedMove(Struct, frozen=True):
    """A move with one sentence, and how much it is worth telling."""

    is_little: bool
    """Whether it is left out unless there is nothing else: its sentence is usual, or not about what the player did."""
    weight: float
    move: MoveTold

    @property
    def sentence(self) -> Msg:
        """The only sentence of the move."""
        return self.move.told[0]


def telling_moves(
    who: Who, moves: Sequence[MoveTold], often: Counter[str], reader: Seat | None, changes: Mapping[int, int], means: Mapping[str, float]
) -> tuple[MoveTold, ...]:
    """Return the most telling of a player's moves, with one sentence each.

    A move weighs more if it changed much of the reader's view and has a rare sentence, and less if a move of the same kind was chosen
    already. `means`: how much the moves with each kind of sentence changed on average.
    """
    remaining: list[_WeighedMove] = []
    for move in moves:
        sentences = [msg for msg in move.told if reader is None or not names_seat(msg, reader)]
        if sentences:
            chosen = _sentence(who, sentences, often, means)
            weight = (1 + changes.get(move.seq, 0)) / often[chosen.key] ** RARITY
            is_little = (DOER, who) not in chosen.args or often[chosen.key] > max(often.values()) * USUAL
            remaining.append(_WeighedMove(is_little, weight, structs.replace(move, told=(chosen,))))
    chosen_moves: list[MoveTold] = []
    kinds = Counter[str]()
    greatest, are_little = 0.0, False

    def weight_now(weighed: _WeighedMove) -> float:
        return weighed.weight * AGAIN ** kinds[weighed.sentence.key]

    while remaining and len(chosen_moves) < TOLD:
        best = min(remaining, key=lambda weighed: (weighed.is_little, -weight_now(weighed), -weighed.move.seq))
        weight = weight_now(best)
        if chosen_moves and (weight < LITTLE * greatest or best.is_little != are_little):
            break
        are_little, greatest = best.is_little, max(greatest, weight)
        chosen_moves.append(best.move)
        kinds[best.sentence.key] += 1
        remaining = [weighed for weighed in remaining if weighed.sentence != best.sentence]
    return tuple(chosen_moves)


def _sentence(who: Who, sentences: Sequence[Msg], often: Counter[str], means: Mapping[str, float]) -> Msg:
    """Return the first unusual sentence about a player, or the rarest if it changes more."""
    own = [msg for msg in sentences if (DOER, who) in msg.args] or sentences
    first = next((msg for msg in own if often[msg.key] <= max(often.values()) * USUAL), own[0])
    rarest = min(own, key=lambda msg: often[msg.key])
    changes_more = often[rarest.key] < often[first.key] and means.get(rarest.key, 0) > MORE * means.get(first.key, 0)
    return rarest if changes_more else first


def _to_me(moves: Iterable[MoveTold], often: Counter[str], reader: Seat) -> tuple[MoveTold, ...]:
    """Return what names the reader, one sentence each; moves done to the reader come first."""
    naming: dict[Msg, MoveTold] = {}
    for move in moves:
        for msg in move.told:
            if names_seat(msg, reader):
                times = naming[msg].times + 1 if msg in naming else 1
                naming[msg] = MoveTold(move.seq, move.chapter, (msg,), times)
    return tuple(sorted(naming.values(), key=lambda doing: (not is_done_to(doing.told[0], reader), often[doing.told[0].key], -doing.seq)))


def is_done_to(msg: Msg, seat: Seat) -> bool:
    """Return whether a message says that something was done to a seat."""
    return any(name != DOER and _names_in(value, seat) for name, value in msg.args)


def names_seat(msg: Msg, seat: Seat) -> bool:
    """Return whether a message names a seat anywhere."""
    return any(_names_in(value, seat) for _, value in msg.args)


def _names_in(argument: Any, seat: Seat) -> bool:
    """Return whether an argument names a seat anywhere."""
    if isinstance(argument, Msg):
        return names_seat(argument, seat)
    if isinstance(argument, tuple):
        return any(_names_in(value, seat) for value in argument)
    return bool(argument == Who(seat))


def _is_remark(entry: Entry) -> bool:
    """Return whether an entry of the host only says who plays a seat or by which rules."""
    return isinstance(read_host_entry(entry), Sits | Remark | Renewed)


def _parts_and_changes(match: Match, seat: Seat, since: int) -> tuple[tuple[tuple[int, Msg], ...], dict[int, int]]:
    """Return the parts of the match since an entry, and how much entries changed a view."""
    rules = match.rules
    state = rules.setup(match.seats, match.settings, match.seed)
    parts: list[tuple[int, Msg]] = []
    before, changes = None, dict[int, int]()
    for entry in effective(match.entries):
        if entry.seat is not None:
            state = play(rules, state, entry.seat, entry.line).value.state
        if entry.seq < since:
            continue
        view = rules.view(state, seat)
        name = rules.chapter(view) or Msg("core.chapter.turn", who=tuple(Who(other) for other in rules.to_act(state)))
        if rules.to_act(state) and (not parts or parts[-1][1] != name):
            parts.append((entry.seq, name))
        encoded = codec.encode(view)
        if before is not None:
            changes[entry.seq] = _count_differences(before, encoded)
        before = encoded
    return tuple(parts), changes


def _count_differences(one: Any, other: Any) -> int:
    """Return the number of places in which two JSON values differ."""
    if one == other:
        return 0
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(_count_differences(one.get(key), other.get(key)) for key in one.keys() | other.keys())
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return sum(map(_count_differences, one, other))
        one_values, other_values = Counter(map(codec.dumps, one)), Counter(map(codec.dumps, other))
        return ((one_values - other_values) + (other_values - one_values)).total()
    return 1
