"""A finished match in five sentences and three moments. Pure.

The sentences say who went for what, who led first, where it turned, what blow somebody took, and how it ended.

A game has sentences of its own (`Rules.account`). Where it has none, they are made of what every game has: the scoring sheets, the points
from entry to entry (`story`), and the events (`Rules.events`). Parts of the match are named as the game names them, never by entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.game.account import Account, Course, StorySentence
from engine.game.rules import Rules
from engine.match.match import Match, positions
from engine.story.chronicle import LEAD, Chronicle, lead_event, update_chronicle
from engine.story.course import course
from engine.story.story import Story, StoryMoment, margin, moments, winners_message
from engine.values.adding import mean_of
from engine.values.core import Msg, Result, Row, Seat, Who
from engine.values.event import Event

MOMENTS = 3
"""The most moments that are told beside the sentences."""

SCENES = 9
"""The most events in a film."""

LEAST = 1.0
"""The least points above the average by which a row of a sheet is the strength of its seat."""

END = 1
"""The `Event.rank` of the end of the match."""

PHASE = "phase"
"""The kind of the event that a phase begins. No player did it, so it is told only if there is nothing else."""


class Happened(Struct, frozen=True):
    """An event, the entry that brought it, and the part of the match to which it belongs."""

    seq: int
    part: Msg
    event: Event


class Tale(Struct, frozen=True):
    """What is told of a finished match."""

    title: Msg
    """Names the match in a few words."""
    sentences: tuple[Msg, ...]
    moments: tuple[Happened, ...]
    """Up to `MOMENTS` events, in the order of the match."""
    result: Result
    views: tuple[Any, ...] = ()
    """All positions as everybody saw them, for a picture of the whole match."""
    swings: tuple[int, ...] = ()
    """For each moment, by how many points it changed the distance of the winners from the best of the others."""
    shorter: tuple[tuple[Msg, ...], ...] = ()
    """For each sentence, the sentences that can take its place if there is too little room."""

    @property
    def brief(self) -> Msg:
        """The one sentence that tells most: where the match turned, or the blow."""
        return self.sentences[len(self.sentences) // 2]

    @property
    def end(self) -> Msg:
        """The sentence about the end."""
        return self.sentences[-1]


def match_events(match: Match) -> tuple[Happened, ...]:
    """Return all events of a match that is over or still runs, as everybody may know them.

    >>> from dataclasses import replace
    >>> shown = Event("shown", Msg("toy.shown"), Msg("toy.shown"), rank=4)
    >>> rules = replace(RULES, events=lambda before, after, notes: (shown,) if before.round != after.round else ())
    >>> [happening.seq for happening in match_events(replace(FINISHED, rules=rules))]
    [4]
    """
    rules = match.rules
    happenings: list[Happened] = []
    ended: list[tuple[int, Msg, Any]] = []
    before, chronicle = None, Chronicle()
    for entry, state in positions(match):
        after = rules.view(state, None)
        part = rules.chapter(before if before is not None else after) or Msg("core.chapter.end")
        public = tuple(note for note in entry.notes if note.to is None)
        if before is not None:
            chronicle, events = update_chronicle(rules, chronicle, before, after, public)
            ended = [*ended, (entry.seq, part, after)][-2:] if rules.chapter(after) != part else ended
            happenings += [_date_back(rules, event, ended) or Happened(entry.seq, part, event) for event in events]
        before = after
    return tuple(sorted(happenings, key=lambda happening: happening.seq))


def _date_back(rules: Rules[Any, Any], event: Event, ended: Sequence[tuple[int, Msg, Any]]) -> Happened | None:
    """Return the event of a lead that lasted, moved to the part at whose end it began.

    It is known only when the next part ends. `ended`: the last two parts that ended, each with its last entry, its name and its last view.
    `None`: the event is no such lead.
    """
    if event.kind != LEAD or len(ended) < 2 or event.who is None:
        return None
    seq, part, view = ended[0]
    points = rules.standing(view)
    return None if points is None else Happened(seq, part, lead_event(event.who, event.hits[0], points))


def scenes(match: Match, most: int) -> tuple[StoryMoment, ...]:
    """Return at most `most` positions that tell a match, with its rarest events.

    Each event is told after the position that it led to.

    >>> [moment.seq for moment in scenes(FINISHED, most=4)]
    [0, 4, 7, 10]
    """
    by_rarity = sorted(match_events(match), key=lambda happening: (happening.event.rank, -len(happening.event.hits), happening.seq))
    by_entry = {happening.seq: happening for happening in reversed(by_rarity[: min(SCENES, most // 3)])}
    seqs = [entry.seq for entry, _ in positions(match)]
    views, last = _views(match), max(1, len(seqs) - 1)
    eventful: list[StoryMoment] = []
    for at, seq in enumerate(seqs):
        if (happening := by_entry.get(seq)) is not None:
            eventful.append(StoryMoment(seq, happening.part, share=at / last, view=views[at], event=happening.event))
    return tuple(sorted((*moments(match, most - len(eventful)), *eventful), key=lambda moment: (moment.seq, moment.event is not None)))


def tale(match: Match, story: Story) -> Tale:
    """Return what is told of a match that is over; `story` is its points.

    >>> from engine.story.story import story
    >>> [sentence.key for sentence in tale(FINISHED, story(FINISHED)).sentences]
    ['tale.met', 'tale.first-none', 'tale.stand', 'tale.turn-from', 'tale.end']
    """
    assert match.result is not None
    events, swings = match_events(match), _swings(story)
    whole = course(match, story)
    account = match.rules.account(whole)
    turn = _turn(account, whole, story)
    blow = _blow(account, whole, turn, events, swings)
    middle = sorted((turn, blow), key=lambda sentence: sentence.seq)
    slots = [
        (*account.wants, *_strengths(match, match.result)),
        (*account.first, *_first_lead(whole, story)),
        *[_forms(sentence, story) for sentence in middle],
        (*account.end, _end(match.result)),
    ]
    moments = _moments(events, swings)
    return Tale(
        title=_title(events, story),
        sentences=tuple(forms[0] for forms in slots),
        moments=moments,
        result=match.result,
        views=_views(match),
        swings=tuple(swings.get(moment.seq, 0) for moment in moments),
        shorter=tuple(forms[1:] for forms in slots),
    )


def _swings(story: Story) -> dict[int, int]:
    """Return by how many points each entry changed the winners' distance from the best other."""
    if len(story.winners) in (0, len(story.steps[0].points)):
        return {}
    margins = [margin(step.points, story.winners) for step in story.steps]
    return {step.seq: abs(after - before) for step, before, after in zip(story.steps[1:], margins, margins[1:], strict=False)}


def strength(result: Result, seat: Seat) -> Row | None:
    """Return the row of a seat's sheet by which it was most ahead of the average, if any.

    `None`: it was ahead by less than a point (`LEAST`), or its sheet has a single row.

    >>> from engine.values.core import ScoreSheet
    >>> labels = Msg("toy.gold"), Msg("toy.ships")
    >>> sheets = tuple(ScoreSheet(tuple(map(Row, labels, points)), sum(points)) for points in ((9, 5), (8, 1)))
    >>> strength(Result((1, 2), sheets, Msg("toy.over")), FIRST).label
    Msg('toy.ships')
    """
    ahead: list[tuple[float, Row]] = []
    for row in result.scores[seat].rows:
        every = [float(other.points) for sheet in result.scores for other in sheet.rows if other.label == row.label]
        ahead.append((row.points - mean_of(every), row))
    if len(ahead) < 2:
        return None
    by, best = max(ahead, key=lambda pair: pair[0])
    return best if by >= LEAST else None


def _strengths(match: Match, result: Result) -> tuple[Msg, ...]:
    """Return a sentence about what up to three seats were best at, winners first.

    A shorter sentence follows, which says only who met. It is alone if nobody was clearly best at anything.
    """
    strengths = [(seat, row) for seat in result.order if (row := strength(result, seat)) is not None]
    deeds = [match.rules.deed(seat, row) for seat, row in strengths[:3]]
    met = Msg("tale.met", who=tuple(map(Who, result.order[:3])), count=len(match.entries) - 1)
    return (Msg("tale.strengths", each=tuple(deeds)), met) if deeds else (met,)


def _first_lead(whole: Course, story: Story) -> tuple[Msg, ...]:
    if not whole.leads:
        return (Msg("tale.first-none", who=tuple(map(Who, whole.order[:3])), count=story.changes),)
    lead = whole.leads[0]
    return (Msg("tale.first", part=lead.begins.part, **lead.figures),)


def _part(story: Story, index: int) -> Msg:
    """Return the part of the match to which all that is done after a step belongs."""
    return next((name for begin, name in reversed(story.chapters) if begin <= index), Msg("core.chapter.end"))


def _turn(account: Account, whole: Course, story: Story) -> StorySentence:
    """Return where the match turned.

    If the game has sentences (`Account.turns`), it is the weightiest about the part in which the match turned. If there is none about that
    part, or it is the last part, it is the weightiest of all. If the game has none, the sentence says only that the winner took the lead or
    gained. Without a turning point it says how it stood halfway.
    """
    turning = story.turning
    if turning is None:
        return _stand(whole, 1, 2)
    part = _part(story, turning.index - 1)
    sentences = [sentence for sentence in account.turns if _is_in(whole, sentence.seq, part)]
    if not sentences or part == whole.beats[-1].part:
        sentences = [sentence for sentence in account.turns if sentence.weight > 0]
    if sentences:
        return max(sentences, key=lambda sentence: (sentence.weight, -sentence.seq))
    return StorySentence(_plain_turn(story), story.steps[turning.index].seq, 0.0)


def _is_in(whole: Course, seq: int, part: Msg) -> bool:
    return any(beat.seq == seq and beat.part == part for beat in whole.beats)


def _plain_turn(story: Story) -> Msg:
    """Return the sentence that somebody took the lead for good, or gained most."""
    turning = story.turning
    assert turning is not None
    part = _part(story, turning.index - 1)
    who = Who(max(story.winners, key=lambda seat: story.steps[turning.index].points[seat]))
    if turning.kind == "gain":
        return Msg("tale.turn-gain", part=part, who=who, points=turning.by)
    if turning.before is None:
        return Msg("tale.turn-lead", part=part, who=who)
    return Msg("tale.turn-from", part=part, who=who, before=Who(turning.before))


def _forms(sentence: StorySentence, story: Story) -> tuple[Msg, ...]:
    """Return a sentence of the middle; after one of the game also a shorter one."""
    is_of_game = sentence.weight != 0  # the others are made with the weight 0
    return (sentence.msg, _plain_turn(story)) if story.turning is not None and is_of_game else (sentence.msg,)


def _blow(account: Account, whole: Course, turn: StorySentence, events: Sequence[Happened], swings: Mapping[int, int]) -> StorySentence:
    """Return the most surprising thing that happened to somebody.

    If the game tells of none, it is an event: one that took something from somebody if possible, and the rarest of these. If there is no
    event either, it is how the match stood on the way.
    """
    if sentences := [sentence for sentence in account.blows if sentence.seq != turn.seq]:
        return max(sentences, key=lambda sentence: (sentence.weight, sentence.seq))
    others = [
        happening for happening in events if happening.event.rank != END and happening.event.kind != LEAD and happening.seq != turn.seq
    ]

    def weakness(happening: Happened) -> tuple[Any, ...]:
        event = happening.event
        return not event.hits, event.who is None, *_dullness(happening), -swings.get(happening.seq, 0), happening.seq

    if others:
        blow = min(others, key=weakness)
        return StorySentence(Msg("tale.blow", part=blow.part, headline=blow.event.headline, line=blow.event.line), blow.seq, 0.0)
    return _stand(whole, 1, 2) if turn.msg.key != "tale.stand" else _stand(whole, 3, 4)


def _stand(whole: Course, numerator: int, denominator: int) -> StorySentence:
    """Return how it stood when this fraction of the entries was made."""
    beat = whole.beats[(len(whole.beats) - 1) * numerator // denominator]
    points = tuple([beat.points[seat] for seat in whole.order])
    return StorySentence(Msg("tale.stand", part=beat.part, who=tuple(map(Who, whole.order)), points=points), beat.seq, 0.0)


def _dullness(happening: Happened) -> tuple[bool, int]:
    """Return a sort key: what somebody did before what only began, then rare events first."""
    return happening.event.kind == PHASE, happening.event.rank


def _end(result: Result) -> Msg:
    """Return how it ended, with the figures."""
    winners = tuple(map(Who, result.winners))
    losers = [seat for seat in result.order if result.ranks[seat] != 1]
    others = tuple(Msg("tale.score", who=Who(seat), points=result.scores[seat].total) for seat in losers)
    if not winners:
        return Msg("tale.end-none", others=others)
    totals = tuple(result.scores[seat].total for seat in result.winners)
    points = totals[0] if len(set(totals)) == 1 else totals
    return Msg("tale.end", who=winners, points=points, others=others) if others else Msg("tale.end-all", who=winners, points=points)


def _title(events: Sequence[Happened], story: Story) -> Msg:
    last = next((event.event.headline for event in reversed(events) if event.event.rank == END), None)
    return last or winners_message(story.winners)


def _moments(events: Sequence[Happened], swings: Mapping[int, int]) -> tuple[Happened, ...]:
    """Return the rarest events, of different kinds; of equally rare ones those that hit most.

    If there are too few kinds, further events of the same kinds follow.
    """
    ranked = sorted(
        (happening for happening in events if happening.event.rank != END),
        key=lambda happening: (*_dullness(happening), -len(happening.event.hits), -swings.get(happening.seq, 0), happening.seq),
    )
    chosen: list[Happened] = []
    for may_repeat in (False, True):
        for moment in ranked:
            is_new = all(other.event.kind != moment.event.kind for other in chosen)
            if len(chosen) < MOMENTS and moment not in chosen and (is_new or may_repeat):
                chosen.append(moment)
    return tuple(sorted(chosen, key=lambda happening: happening.seq))


def _views(match: Match) -> tuple[Any, ...]:
    """Return every position of a match as everybody saw it."""
    return tuple(match.rules.view(state, None) for _, state in positions(match))
