"""What draws a picture, in a thread or in a process of its own: jobs that can be sent there, and the process itself."""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

import render
from cogs import chronicle, logs, reviewed
from cogs.panel.spec import ALT_TEXT, cut, whole_sentences
from engine import registry
from engine.core import Msg, Say, Who
from engine.rules import resolved
from engine.search.review import Review
from engine.story import Story
from play.helpers import give_way, obey_the_bot
from render import Draft
from words import speaker

log = logging.getLogger(__name__)

BAND = ("picture.unconfirmed", "picture.private", "picture.own")
"""What the band of a picture says that one person sees."""

Drawn: TypeAlias = tuple[bytes, str]
"""A picture and its words."""


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom texts are made: a language, and the names of the seats as they are."""

    locale: str
    names: tuple[str, ...] = ()

    @property
    def say(self) -> Say:
        """Texts for this reader."""
        return speaker(self.locale, self.names)


@dataclass(frozen=True, slots=True)
class Job:
    """One picture to be drawn. `band`: what stands above a picture of an earlier time in the place of whose eyes it is for. Everything in
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

    return render.picture(job.game, job.view, banded, job.draft, job.part, job.marks), alt_text(job.game, shown, say)


@dataclass(frozen=True, slots=True)
class StoryJob:
    """The story of a match to be drawn."""

    game: str
    story: Story
    reader: Reader


def draw_story(job: StoryJob) -> Drawn:
    """The picture of a story, and the same in words."""
    say = job.reader.say
    return render.story(job.game, job.story, say), whole_sentences(" ".join(chronicle.told(job.story, say)), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class ReviewJob:
    """The review of a match to be drawn."""

    game: str
    review: Review
    reader: Reader


def draw_review(job: ReviewJob) -> Drawn:
    """The picture of a review, and the same in words."""
    say = job.reader.say
    return render.review(job.game, job.review, say), whole_sentences(" ".join(reviewed.told(job.review, say)), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class FrameJob:
    """One picture of a film: its caption, where it is in the match (a share, 0..1), and how many bytes it may have."""

    game: str
    view: Any
    reader: Reader
    caption: Msg
    share: float
    most: int


def draw_frame(job: FrameJob) -> bytes:
    """The picture as a still WebP."""
    return render.frame(job.game, job.view, job.reader.say, job.caption, job.share, job.most)


def alt_text(game: str, view: Any, say: Say) -> str:
    """The position in words, the essence first, cut between sentences where it is too long."""
    words = ""
    for msg in registry.rules(game).describe(view):
        sentence = say(msg)
        if words and len(words) + len(sentence) + 1 > ALT_TEXT:
            break
        words = f"{words} {sentence}".strip()
    return cut(words, ALT_TEXT) or game


def warm(game: str) -> None:
    """Build what all pictures of a game have in common, and draw its opening once, so that the first match waits for nothing."""
    try:
        render.warm(game)
        rules = registry.rules(game)
        for seats in (rules.seats[0], rules.seats[-1]):
            state = rules.setup(seats, resolved(rules, {}), "warm")
            for seat in (None, rules.to_act(state)[0]):
                view = rules.view(state, seat)
                for part in render.parts(game, view):
                    render.picture(game, view, speaker(names=("",) * seats), part=part)
    except Exception:
        log.exception("the pictures of a game could not be prepared", extra={"game": game})


def threads(count: int) -> ThreadPoolExecutor:
    """A pool of drawing threads that give way to the event loop."""
    return ThreadPoolExecutor(count, thread_name_prefix="draw", initializer=give_way)


def processes(count: int, games: Sequence[str]) -> ProcessPoolExecutor:
    """A pool of drawing processes; each prepares the games before its first job."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin, (tuple(games), logs.said()))


def _begin(games: tuple[str, ...], log_as: tuple[int, logs.Format] | None) -> None:
    """The beginning of a drawing process, which logs as the bot does."""
    obey_the_bot()
    if log_as is not None:
        logs.started(*log_as)
    for game in games:
        warm(game)
    give_way()  # not before: the bot waits for it


def ready() -> int:
    """The id of the process; the answer means that it has prepared its games."""
    return os.getpid()
