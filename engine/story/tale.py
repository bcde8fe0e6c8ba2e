"""A match that is over in five sentences and three moments: who scored where, who led first, where it turned, the blow, the end. Pure.

The material is what every game has: the scoring sheets, the points from entry to entry (`story`), and the events (`Rules.events`).
Parts of the match are named as the game names them, never by entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.match.match import Match, positions
from engine.story.chronicle import LASTED, LEAD, Chronicle, update_chronicle
from engine.story.story import Points, Story, StoryMoment, leader, margin, moments, winners_message
from engine.story.telling import lasting_notes as worth_telling
from engine.values.adding import mean_of
from engine.values.core import Msg, Result, Row, Seat, Who
from engine.values.event import Event

MOMENTS = 3
"""Moments that are told beside the sentences."""

SCENES = 9
"""Events of a film at most."""

TELLING = 3
"""So many things a sentence of the log has to name to be one of the story: who, what, and for how much."""

LEAST = 1.0
"""Points above the average from which on a row is a seat's strength."""

END = 1
"""The rank of the event that is the end of the match."""

PHASE = "phase"
"""The kind of the event that a phase begins. Nobody did that: it is told where there is nothing else to tell."""


class Happened(Struct, frozen=True):
    """An event with the entry that brought it and the part of the match it belongs to."""

    seq: int
    part: Msg
    event: Event


class Tale(Struct, frozen=True):
    """The sentences in their order, and the moments in the order of the match, and `swings` by how many points each
    moved the winners from the best of the others. `title` names the match in few words; `views` are positions
    as everybody saw them, from the first to the last, for a picture of the whole voyage. `ends` says who won, in which part of the match
    and by what, and when it was over, where it went on after that."""

    title: Msg
    sentences: tuple[Msg, ...]
    moments: tuple[Happened, ...]
    result: Result
    views: tuple[Any, ...] = ()
    swings: tuple[int, ...] = ()
    ends: tuple[Msg, ...] = ()

    @property
    def brief(self) -> Msg:
        """The one sentence that tells most: where it turned, else the blow, else how it ended."""
        found = {sentence.key.partition("-")[0]: sentence for sentence in reversed(self.sentences)}
        return found.get("tale.turn") or found.get("tale.blow") or self.sentences[-1]


def match_events(match: Match) -> tuple[Happened, ...]:
    """All events of a match that is over or still runs, as everybody may know them."""
    rules = match.rules
    found: list[Happened] = []
    before, known = None, Chronicle()
    for entry, state in positions(match):
        after = rules.view(state, None)
        part = rules.chapter(before if before is not None else after) or Msg("core.chapter.end")
        public = tuple(note for note in entry.notes if note.to is None)
        if before is not None:
            known, events = update_chronicle(rules, known, before, after, public)
            found += [Happened(entry.seq, part, event) for event in events]
        before = after
    return tuple(found)


def scenes(match: Match, most: int) -> tuple[StoryMoment, ...]:
    """At most so many positions that tell a match, with its rarest events among them: each is told after the position that it led to."""
    rarest = sorted(match_events(match), key=lambda happening: (happening.event.rank, -len(happening.event.hits), happening.seq))[
        : min(SCENES, most // 3)
    ]
    told = {moment.seq: moment for moment in reversed(rarest)}
    every = [entry.seq for entry, _ in positions(match)]
    views, last = _views(match), max(1, len(every) - 1)
    found = [StoryMoment(seq, told[seq].part, at / last, views[at], told[seq].event) for at, seq in enumerate(every) if seq in told]
    return tuple(sorted((*moments(match, most - len(found)), *found), key=lambda moment: (moment.seq, moment.event is not None)))


def tale(match: Match, story: Story) -> Tale:
    """What a match that is over tells; `story` is its points."""
    assert match.result is not None
    events, swings = match_events(match), _swings(story)
    turn = _turn(match, story, events)
    blow = _blow(swings, events, turn)
    blown = None if blow is None else Msg("tale.blow", part=blow.part, headline=blow.event.headline, line=blow.event.line)
    is_before = blow is not None and story.turning is not None and blow.seq < story.steps[story.turning.index].seq
    middle = (blown, turn) if is_before else (turn, blown)
    told = [_strengths(match, match.result), _first_lead(story), *middle, _end(match.result)]
    views = _views(match)
    shown = _moments(events, swings)
    moved = tuple(swings.get(moment.seq, 0) for moment in shown)
    sentences = tuple(msg for msg in told if msg is not None)
    return Tale(_title(events, story), sentences, shown, match.result, views, moved, _ends(match, events, views))


def _swings(story: Story) -> dict[int, int]:
    """How far each entry moved the winners from the best of the others, in points."""
    if len(story.winners) in (0, len(story.steps[0].points)):
        return {}
    margins = [margin(step.points, story.winners) for step in story.steps]
    return {step.seq: abs(now - was) for step, was, now in zip(story.steps[1:], margins, margins[1:], strict=False)}


def lasting_leads(standings: Sequence[Points]) -> list[tuple[int, Seat]]:
    """The leads that lasted: the index of the part with which each began, and whose it was."""
    found: list[tuple[int, Seat]] = []
    ahead = [leader(points) for points in standings]
    for at in range(len(ahead) - LASTED + 1):
        seat = ahead[at]
        if seat is not None and ahead[at : at + LASTED] == [seat] * LASTED and (not found or found[-1][1] != seat):
            found.append((at, seat))
    return found


def strength(result: Result, seat: Seat) -> Row | None:
    """The row of a seat's sheet by which it was most ahead of what everybody had there on average; `None` where there is none."""
    ahead: list[tuple[float, Row]] = []
    for row in result.scores[seat].rows:
        every = [float(other.points) for sheet in result.scores for other in sheet.rows if other.label == row.label]
        ahead.append((row.points - mean_of(every), row))
    if len(ahead) < 2:
        return None
    by, best = max(ahead, key=lambda pair: pair[0])
    return best if by >= LEAST else None


def _strengths(match: Match, result: Result) -> Msg | None:
    """Where each seat scored more than the others, the winners first."""
    order = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    found = [(Seat(seat), row) for seat in order if (row := strength(result, Seat(seat))) is not None]
    named = [match.rules.deed(seat, row) for seat, row in found]
    return Msg("tale.strengths", each=tuple(named)) if named else None


def _first_lead(story: Story) -> Msg | None:
    standings = story.standings()
    leads = lasting_leads([points for _, points in standings])
    if not leads:
        return None
    at, seat = leads[0]
    part, points = standings[at]
    second = max(other for index, other in enumerate(points) if index != seat)
    return Msg("tale.first", who=Who(seat), part=part, by=points[seat] - second)


def _part(story: Story, index: int) -> Msg:
    """The part of the match to which the position after a step belongs, and whatever is done there."""
    return next((name for begin, name in reversed(story.chapters) if begin <= index), Msg("core.chapter.end"))


def _turn(match: Match, story: Story, events: Sequence[Happened]) -> Msg | None:
    """Where the match turned, with what happened there, or with what the winner did."""
    turning = story.turning
    if turning is None:
        return None
    step, part = story.steps[turning.index], _part(story, turning.index - 1)
    who = Who(max(story.winners, key=lambda seat: step.points[seat]))
    here = [
        event
        for event in events
        if event.part == part
        and event.event.rank != END
        and event.event.kind != LEAD
        and (event.event.who in story.winners or event.event.hits)
    ]
    if turning.kind == "gain":
        return Msg("tale.turn-gain", part=part, who=who, points=turning.by)
    if here:
        return Msg("tale.turn-event", part=part, who=who, headline=min(here, key=_dullness).event.headline)
    did = None if step is story.steps[-1] else _deed(match, step.seq, who)
    told: dict[str, Any] = {"part": part, "who": who} | ({} if turning.before is None else {"before": Who(turning.before)})
    if did is not None:
        return Msg("tale.turn-did" if turning.before is None else "tale.turn-did-from", what=did, **told)
    return Msg("tale.turn-lead" if turning.before is None else "tale.turn-from", **told)


def _deed(match: Match, seq: int, who: Who) -> Msg | None:
    """What somebody did in an entry: the public sentence about them that says most; `None` where none says more than a word."""
    notes = [note.msg for entry in match.entries if entry.seq == seq for note in worth_telling(entry.notes) if note.to is None]
    about = [msg for msg in notes if dict(msg.args).get("who") == who and len(msg.args) >= TELLING]
    return max(about, key=lambda msg: len(msg.args), default=None)


def _blow(swings: Mapping[int, int], events: Sequence[Happened], turn: Msg | None) -> Happened | None:
    """The rarest thing that hit somebody, or that somebody had the luck to find; of equally rare ones that which moved most."""
    said = dict(turn.args).get("headline") if turn is not None else None
    open_ = [event for event in events if event.event.rank != END and event.event.kind != LEAD and event.event.headline != said]
    return min(
        open_,
        key=lambda happening: (not happening.event.hits, *_dullness(happening), -swings.get(happening.seq, 0), happening.seq),
        default=None,
    )


def _dullness(happening: Happened) -> tuple[bool, int]:
    """By what the best to tell come first: what somebody did before what only began, and what is rare."""
    return happening.event.kind == PHASE, happening.event.rank


def _end(result: Result) -> Msg:
    """How it ended, with the figures."""
    order = sorted(range(len(result.ranks)), key=lambda seat: (result.ranks[seat], seat))
    winners = tuple(map(Who, result.winners))
    others = tuple(Msg("tale.score", who=Who(Seat(seat)), points=result.scores[seat].total) for seat in order if result.ranks[seat] != 1)
    if not winners:
        return Msg("tale.end-none", others=others)
    totals = tuple(result.scores[seat].total for seat in result.winners)
    points = totals[0] if len(set(totals)) == 1 else totals
    return Msg("tale.end", who=winners, points=points, others=others) if others else Msg("tale.end-all", who=winners, points=points)


def _ends(match: Match, events: Sequence[Happened], views: Sequence[Any]) -> tuple[Msg, ...]:
    """Who won, when and by what. A position of the end does not keep when it came: the one before the last entry does."""
    assert match.result is not None
    last = match.rules.chapter(views[-2] if len(views) > 1 else views[-1])
    won_by = [event for event in events if event.event.rank == END]
    if not won_by:
        return (_end(match.result),) if last is None else (Msg("tale.ended", part=last, words=_end(match.result)),)
    told = [Msg("tale.won", part=moment.part, headline=moment.event.headline, line=moment.event.line) for moment in won_by]
    return (*told, *(() if last is None or won_by[-1].part == last else (Msg("tale.over", part=last),)))


def _title(events: Sequence[Happened], story: Story) -> Msg:
    last = next((event.event.headline for event in reversed(events) if event.event.rank == END), None)
    return last or winners_message(story.winners)


def _moments(events: Sequence[Happened], swings: Mapping[int, int]) -> tuple[Happened, ...]:
    """The rarest events of different kinds, of equally rare ones those which moved most; where there are too few kinds, others follow."""
    open_ = [event for event in events if event.event.rank != END]
    ranked = sorted(
        open_, key=lambda happening: (*_dullness(happening), -len(happening.event.hits), -swings.get(happening.seq, 0), happening.seq)
    )
    chosen: list[Happened] = []
    for is_strict in (True, False):
        for moment in ranked:
            is_alike = any(other.event.kind == moment.event.kind for other in chosen)
            if len(chosen) < MOMENTS and moment not in chosen and not (is_strict and is_alike):
                chosen.append(moment)
    return tuple(sorted(chosen, key=lambda happening: happening.seq))


def _views(match: Match) -> tuple[Any, ...]:
    return tuple(match.rules.view(state, None) for _, state in positions(match))
