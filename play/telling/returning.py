"""Coming back to a match: what happened since a person's own last move."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from engine.match.match import Entry, Match, effective, told_by_host, undo_target
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
"""The most things kept about a rival, the most telling first; the screen takes what fits."""

AGAIN = 0.6
"""The weight factor of each further thing of the same kind."""

RARITY = 0.5
"""The exponent for rarity: a sentence that is used four times as often weighs half as much."""

USUAL = 0.5
"""Sentences used more often than this share of the commonest count as usual."""

MORE = 1.3
"""By how much more a rarer sentence of a move has to change to replace the first."""

LITTLE = 0.2
"""Things below this share of the first weight are left out."""

DOER = "who"
"""The argument of a note for the person who did it; other arguments name those it was done to."""


class MoveTold(Struct, frozen=True):
    """One thing that happened, and its sentences.

    `seq`: its entry. `chapter`: the part of the match (`None` if the game has none). `times`: how often; the entry is the latest.
    """

    seq: int
    chapter: Msg | None
    told: tuple[Msg, ...]
    times: int = 1


class Doings(Struct, frozen=True):
    """What a person did: how many moves, and the most telling ones, a sentence each."""

    who: Who
    moves: int
    told: tuple[MoveTold, ...]


class Briefing(Struct, frozen=True):
    """What happened since a person's last move.

    `count` entries that still count, the first of them `first`. `begun`: the parts of the match that began. `to_me`: what names the
    person, things done to them first. `in_my_name`: what the host played for them. `moments`: the entries after which the table is worth a
    look: as the person left it, after its greatest change (if several parts began), now. `never_moved`: everything since the match began
    counts, because the person has just taken the seat over. `events`: each with whether it hit the person; those first, then the rarest.
    """

    count: int
    first: int
    begun: tuple[Msg, ...]
    rivals: tuple[Doings, ...]
    to_me: tuple[MoveTold, ...]
    in_my_name: Doings | None
    moments: tuple[int, ...]
    never_moved: bool = False
    events: tuple[tuple[Event, bool], ...] = ()


class Returning(Struct, frozen=True):
    """Tells people who come back what happened."""

    ledger: Ledger
    reading: Reading

    async def briefing(self, match: int, user_id: int, known: int = 0) -> Briefing | None:
        """Return what happened since a person's last move, if more than `known` entries."""
        live = await self.ledger.current(match)
        seat = own_seat(live.table, user_id)
        last = live.acted[seat]
        if live.table.seq - last <= known:
            return None
        log = await self.reading.log(match, seat)
        news = [entry for entry in log if entry.entry.seq > last and not entry.undone and undo_target(entry.entry) is None]
        if len(news) <= known:
            return None
        parts, changes = await asyncio.to_thread(_parts_and_changes, await self.reading.whole(match), seat, max(last, 0))
        often = Counter(note.msg.key for entry in log for note in entry.entry.notes)
        over = lapsed_entries(line.entry for line in news)
        happened = [(line, _thing_of(line, parts)) for line in news if line.entry.seq not in over]
        others = [(entry, thing) for entry, thing in happened if entry.entry.seat != seat and not (last < 0 and _is_remark(entry.entry))]
        parts_begun = tuple(dict.fromkeys(name for seq, name in parts if seq > last))
        greatest = max(changes, key=lambda seq: changes[seq], default=max(last, 0))
        moments = (max(last, 0), *((greatest,) if len(parts_begun) > 1 else ()), live.table.seq)
        own = [(entry, thing) for entry, thing in happened if entry.entry.seat == seat]
        return Briefing(
            count=len(news),
            first=news[0].entry.seq,
            begun=parts_begun,
            rivals=_doings([(entry, thing) for entry, thing in others if entry.entry.seat is not None], often, seat, changes),
            to_me=_to_me([thing for _, thing in others], often, seat),
            in_my_name=next(iter(_doings(own, often, None, changes)), None),
            moments=tuple(dict.fromkeys(moments)),
            never_moved=last < 0,
            events=tuple((event, seat in event.hits) for event in events_since(live.table, last, seat)),
        )


def _thing_of(logged: Logged, parts: Sequence[tuple[int, Msg]]) -> MoveTold:
    """Return the sentences of an entry, with its part of the match, if the game has parts."""
    chapter = next((name for seq, name in reversed(parts) if seq < logged.entry.seq), None)
    part = None if chapter is None or chapter.key.startswith("core.chapter.") else chapter
    return MoveTold(logged.entry.seq, part, tuple(note.msg for note in lasting_notes(logged.entry.notes)))


def _doings(
    entries: Iterable[tuple[Logged, MoveTold]], often: Counter[str], reader: Seat | None, changes: Mapping[int, int]
) -> tuple[Doings, ...]:
    """Return what each person did, in the order of first moves, without what names the reader."""
    moves_of: dict[Who, list[MoveTold]] = {}
    by_kind: dict[str, list[int]] = {}
    for entry, thing in entries:
        if entry.who is not None:
            moves_of.setdefault(entry.who, []).append(thing)
        for msg in thing.told:
            by_kind.setdefault(msg.key, []).append(changes.get(thing.seq, 0))
    means = {key: sum(moves_of) / len(moves_of) for key, moves_of in by_kind.items()}
    return tuple(Doings(who, len(moves), telling_moves(who, moves, often, reader, changes, means)) for who, moves in moves_of.items())


def telling_moves(
    who: Who, moves: Sequence[MoveTold], often: Counter[str], reader: Seat | None, changes: Mapping[int, int], means: Mapping[str, float]
) -> tuple[MoveTold, ...]:
    """Return the most telling of many moves, a sentence each.

    First come those that changed much of the reader's view and use rare sentences; the same kind again weighs less. Little things are left
    out, and usual ones are told only if there is nothing else.
    """
    left = []
    for move in moves:
        sentences = [msg for msg in move.told if reader is None or not names_seat(msg, reader)]
        if sentences:
            chosen = _sentence(who, sentences, often, means)
            weight = (1 + changes.get(move.seq, 0)) / often[chosen.key] ** RARITY
            is_little = (DOER, who) not in chosen.args or often[chosen.key] > max(often.values()) * USUAL
            left.append((is_little, weight, structs.replace(move, told=(chosen,))))
    chosen_moves: list[MoveTold] = []
    kinds, most, are_little = Counter[str](), 0.0, False
    while left and len(chosen_moves) < TOLD:
        best = min(left, key=lambda weighed: (weighed[0], -weighed[1] * AGAIN ** kinds[weighed[2].told[0].key], -weighed[2].seq))
        weight = best[1] * AGAIN ** kinds[best[2].told[0].key]
        if chosen_moves and (weight < LITTLE * most or best[0] != are_little):
            break
        are_little, most = best[0], max(most, weight)
        chosen_moves.append(best[2])
        kinds[best[2].told[0].key] += 1
        left = [row for row in left if row is not best and row[2].told != best[2].told]
    return tuple(chosen_moves)


def _sentence(who: Who, sentences: Sequence[Msg], often: Counter[str], means: Mapping[str, float]) -> Msg:
    """Return the first unusual sentence of a move's player, or a rarer one with more changes."""
    own = [msg for msg in sentences if (DOER, who) in msg.args] or sentences
    first = next((msg for msg in own if often[msg.key] <= max(often.values()) * USUAL), own[0])
    rarest = min(own, key=lambda msg: often[msg.key])
    is_more = often[rarest.key] < often[first.key] and means.get(rarest.key, 0) > MORE * means.get(first.key, 0)
    return rarest if is_more else first


def _to_me(things: Iterable[MoveTold], often: Counter[str], reader: Seat) -> tuple[MoveTold, ...]:
    """Return what names the reader, a sentence each, things done to them first."""
    naming: dict[Msg, MoveTold] = {}
    for thing in things:
        for msg in thing.told:
            if names_seat(msg, reader):
                times = naming[msg].times + 1 if msg in naming else 1
                naming[msg] = MoveTold(thing.seq, thing.chapter, (msg,), times)
    return tuple(sorted(naming.values(), key=lambda doing: (not is_done_to(doing.told[0], reader), often[doing.told[0].key], -doing.seq)))


def is_done_to(msg: Msg, seat: Seat) -> bool:
    """Return whether a message names a seat as one to which something was done."""
    return any(name != DOER and _names_in(value, seat) for name, value in msg.args)


def names_seat(msg: Msg, seat: Seat) -> bool:
    """Return whether a message names a seat anywhere."""
    return any(_names_in(value, seat) for _, value in msg.args)


def _names_in(value_said: Any, seat: Seat) -> bool:
    """Return whether an argument names a seat anywhere."""
    if isinstance(value_said, Msg):
        return names_seat(value_said, seat)
    return any(_names_in(value, seat) for value in value_said) if isinstance(value_said, tuple) else value_said == Who(seat)


def _is_remark(entry: Entry) -> bool:
    """Return whether an entry only says who plays a seat: a person who sat down knows that."""
    return isinstance(told_by_host(entry), Sits | Remark | Renewed)


def _parts_and_changes(match: Match, seat: Seat, since: int) -> tuple[tuple[tuple[int, Msg], ...], dict[int, int]]:
    """Return the parts that a seat saw since an entry, and the changes of each entry."""
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
            changes[entry.seq] = _apart(before, encoded)
        before = encoded
    return tuple(parts), changes


def _apart(left: Any, other: Any) -> int:
    """Return the number of places in which two JSON values differ."""
    if left == other:
        return 0
    if isinstance(left, dict) and isinstance(other, dict):
        return sum(_apart(left.get(key), other.get(key)) for key in left.keys() | other.keys())
    if isinstance(left, list) and isinstance(other, list):
        if len(left) == len(other):
            return sum(map(_apart, left, other))
        ones, others = (Counter(map(codec.dumps, values)) for values in (left, other))
        return ((ones - others) + (others - ones)).total()
    return 1
