"""Drawing in a thread or in a process of its own: the jobs that can be sent there, and the process itself."""

from __future__ import annotations

import ctypes
import logging
import multiprocessing
import multiprocessing.context
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from threading import Lock
from typing import Any, TypeAlias, TypeVar

import render
from cogs.operation import logs
from cogs.panel.fitting import whole_sentences
from cogs.panel.spec import ALT_TEXT, cut
from cogs.pictures import chronicle, review_words
from engine import registry
from engine.core import Msg, Say, Seat, Who
from engine.event import Event
from engine.guarding import Overrun
from engine.rules import resolved
from engine.search.findings import Review
from engine.story import Story
from engine.tale import Tale
from play.minds import workers
from play.minds.helpers import give_way, obey_the_bot
from play.time.overruns import time_limit
from play.values.errors import error_trace
from render import Draft
from render.kit import layers
from render.kit.finals import Finals
from words import speaker

log = logging.getLogger(__name__)

BAND = ("picture.unconfirmed", "picture.private", "picture.own")
"""The words in the band of a private picture."""

T = TypeVar("T")

Drawn: TypeAlias = tuple[bytes, str]
"""A picture and its words."""


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of texts: a language, the names of the seats as they are, and the seat of who alone reads them."""

    locale: str
    names: tuple[str, ...] = ()
    seat: Seat | None = None

    @property
    def say(self) -> Say:
        """A text in a picture: everybody by name."""
        return speaker(self.locale, self.names)

    @property
    def told(self) -> Say:
        """A text for this reader."""
        return speaker(self.locale, self.names, self.seat)


@dataclass(frozen=True, slots=True)
class Job:
    """One picture to be drawn. `band`: the words above a picture of an earlier time, in place of those that say who sees it. Everything in
    it can be sent to another process."""

    game: str
    view: Any
    reader: Reader
    draft: Draft | None = None
    part: str | None = None
    marks: tuple[str, ...] = ()
    band: Msg | None = None


def draw(job: Job) -> Drawn:
    """The picture, and in words what it shows: of a half-made move the position with the answers so far."""
    say, shown = job.reader.say, job.view if job.draft is None else job.draft.preview

    def banded(msg: Msg | Who) -> str:
        return say(job.band if job.band is not None and isinstance(msg, Msg) and msg.key in BAND else msg)

    return render.picture(job.game, job.view, banded, job.draft, job.part, job.marks), alt_text(job.game, shown, job.reader.told)


@dataclass(frozen=True, slots=True)
class StoryJob:
    """The story of a match to be drawn."""

    game: str
    story: Story
    reader: Reader


def draw_story(job: StoryJob) -> Drawn:
    """The picture of a story, and the same in words."""
    say = job.reader.say
    return render.story(job.game, job.story, say), whole_sentences(" ".join(chronicle.story_lines(job.story, say)), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class PosterJob:
    """The poster of a match to be drawn; `number` is that of the match."""

    game: str
    tale: Tale
    reader: Reader
    number: int


def draw_poster(job: PosterJob) -> Drawn:
    """The poster, and the story of the match in words."""
    say = job.reader.say
    return render.poster(job.game, job.tale, say, job.number), whole_sentences(" ".join(chronicle.sentences(job.tale, say)), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class FinalsJob:
    """The final tables of a season to be drawn."""

    game: str
    finals: Finals
    reader: Reader


def draw_finals(job: FinalsJob) -> Drawn:
    """The picture of final tables, and the same in words."""
    say = job.reader.say
    lines = [f"{line.place}. {line.name} {line.points}" for _, part in job.finals.tables for line in part]
    return render.finals(job.finals, say), cut(f"{say(job.finals.title)}: {', '.join(lines)}", ALT_TEXT)


@dataclass(frozen=True, slots=True)
class EventJob:
    """The picture of an event to be drawn, with the view that everybody had of it."""

    game: str
    view: Any
    event: Event
    reader: Reader


def draw_event(job: EventJob) -> Drawn:
    """The picture of an event, empty where the game draws none, and the event in words."""
    say = job.reader.say
    words = f"{say(job.event.headline)}. {say(job.event.line)}"
    return render.event(job.game, job.view, job.event, say) or b"", cut(words, ALT_TEXT)


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """The review of a match to be drawn."""

    game: str
    review: Review
    reader: Reader


def draw_review(job: ReviewJob) -> Drawn:
    """The picture of a review, and the same in words."""
    say = job.reader.say
    return render.review(job.game, job.review, say), whole_sentences(" ".join(review_words.review_lines(job.review, say)), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class FrameJob:
    """One picture of a film: its caption, where it is in the match (a share, 0..1), how many bytes it may have, and the event that it
    tells of."""

    game: str
    view: Any
    reader: Reader
    caption: Msg
    share: float
    most: int
    event: Event | None = None


def draw_frame(job: FrameJob) -> bytes:
    """The picture as a still WebP."""
    return render.frame(job.game, job.view, job.reader.say, job.caption, job.share, job.most, job.event)


def alt_text(game: str, view: Any, say: Say) -> str:
    """The position in words, the essence first, cut between sentences where it is too long; the name of the game where it has no words."""
    try:
        described = registry.rules(game).describe(view)
    except Overrun:
        raise
    except Exception as error:  # its picture is there all the same
        log.error("a position could not be said in words: %s", error_trace(error), extra={"game": game})
        return game
    words = ""
    for msg in described:
        sentence = say(msg)
        if words and len(words) + len(sentence) + 1 > ALT_TEXT:
            break
        words = f"{words} {sentence}".strip()
    return cut(words, ALT_TEXT) or game


LONGEST_OF_GUESTS = 10.0
"""Seconds after which the drawing of a guest is interrupted: others wait for the process."""

_warm: set[str] = set()
"""The games that this process has prepared, or the one from which it was forked."""


def warm(game: str) -> None:
    """Build what all pictures of a game have in common, and draw its opening once, so that the first match waits for nothing."""
    try:
        with time_limit(LONGEST_OF_GUESTS):
            try_pictures(game)
        _warm.add(game)
    except Exception:
        log.exception("the pictures of a game could not be prepared", extra={"game": game})


def try_pictures(game: str) -> None:
    """Draw every picture of the opening. Raises what goes wrong."""
    render.warm(game)
    rules = registry.rules(game)
    for seats in (rules.seats[0], rules.seats[-1]):
        state = rules.setup(seats, resolved(rules, {}), "warm")
        for seat in (None, rules.to_act(state)[0]):
            view = rules.view(state, seat)
            for part in render.parts(game, view):
                render.picture(game, view, speaker(names=("",) * seats), part=part)


def threads(count: int) -> ThreadPoolExecutor:
    """A pool of drawing threads that give way to the event loop."""
    return ThreadPoolExecutor(count, thread_name_prefix="draw", initializer=give_way)


PREPARED = "CARAVEL_PREPARED"
"""Where the process from which others are forked finds what to prepare, in its environment: games by name, with spaces between."""

BEHIND = "CARAVEL_PREPARED_BEHIND"
"""Where it finds whether it gives way to everything else meanwhile."""


def process(games: Sequence[str], longest: float, behind: bool = False) -> ProcessPoolExecutor:
    """A process that is ready to draw; waits until it is. It is forked, where there is such a thing, from one that prepares the games
    when it is first needed, so that what they keep is in memory once for all; `behind` everything else. Raises what goes wrong,
    `TimeoutError` after `longest` seconds."""
    return workers.process(_origin(games, behind), _begin, (tuple(games), logs.logging_choice()), longest)


def _origin(games: Sequence[str], behind: bool = False) -> multiprocessing.context.BaseContext:
    """The way in which processes are made: never forked from the bot itself, whose threads and connections they must not have."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    from multiprocessing import forkserver  # where there is none, it cannot be imported

    origin = multiprocessing.get_context("forkserver")
    origin.set_forkserver_preload([f"{__package__}.warmed"])
    with _one_at_a_time:
        os.environ[PREPARED] = " ".join(games)
        os.environ[BEHIND] = "1" if behind else ""
        try:
            forkserver.ensure_running()
        finally:
            del os.environ[PREPARED], os.environ[BEHIND]
    return origin


_one_at_a_time = Lock()


def origin() -> tuple[int, ...]:
    """The id of the process from which those that draw are forked, if there is one; its memory is what they share."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return ()
    from multiprocessing import forkserver

    found = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]  # nothing public says so
    return () if found is None else (found,)


def _begin(games: tuple[str, ...], log_as: tuple[int, logs.Format] | None) -> None:
    """The beginning of a drawing process, which logs as the bot does."""
    obey_the_bot()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if log_as is not None:
        logs.start_logging(*log_as)
    for game in games:
        if game not in _warm:
            warm(game)
    give_way()  # not before: the bot waits for it


TRIMMED = 20
"""Pictures after which a process gives back the memory that it has in use no more (2 ms, for 30 MB), and the grounds that it has looked
at, which the system then keeps or drops as it likes."""

_drawn = 0


def draw_in_process(work: Callable[[Any], T], job: Any) -> T:
    """The picture of a piece of work, in a process that only draws."""
    global _drawn
    _drawn += 1
    if _drawn % TRIMMED == 0:
        trim()
        layers.let_go()
    return draw_in_time(work, job)


def draw_in_time(work: Callable[[Any], T], job: Any) -> T:
    """The picture of a piece of work. Raises `Overrun` where that of a guest does not come to an end."""
    with time_limit(LONGEST_OF_GUESTS):
        return work(job)


def trim() -> None:
    """Give memory back to the system that was needed for a while; only the C library of GNU has to be asked."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
