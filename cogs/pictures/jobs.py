"""The pictures that can be drawn elsewhere, each with all that it needs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import render
from cogs.panel.fitting import whole_sentences
from cogs.panel.spec import ALT_TEXT, cut
from cogs.pictures import chronicle, review_words
from engine.match import registry
from engine.search.findings import Review
from engine.story.story import Story
from engine.story.tale import Tale
from engine.values.core import Msg, Say, Seat, Who
from engine.values.event import Event
from engine.walking.guarding import Overrun
from play.values.errors import error_trace
from render import Draft
from render.kit.finals import Finals
from words import speaker

log = logging.getLogger(__name__)

BAND = ("picture.unconfirmed", "picture.private", "picture.own")
"""The words in the band of a private picture."""

Drawn: TypeAlias = tuple[bytes, str]
"""A picture and its words."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Drawable(Protocol[T_co]):
    """A picture to be drawn, of a game."""

    @property
    def game(self) -> str: ...

    def draw(self) -> T_co:
        """Draw it, in whatever thread or process this is called."""


class PictureWork(Drawable[Drawn], Protocol):
    """A picture with its words; `file` is the name under which it is sent."""

    @property
    def file(self) -> str: ...


def draw(job: Drawable[T]) -> T:
    """Draw a job."""
    return job.draw()


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of texts: a language, the names of the seats, and the reader's own seat."""

    locale: str
    names: tuple[str, ...] = ()
    seat: Seat | None = None

    @property
    def say(self) -> Say:
        """A text in a picture: everybody by name."""
        return speaker(self.locale, self.names)

    @property
    def say_to_reader(self) -> Say:
        """A text for this reader."""
        return speaker(self.locale, self.names, self.seat)


@dataclass(frozen=True, slots=True)
class Job:
    """One picture to be drawn.

    `band`: the words above a picture of an earlier time, in place of those that say who sees it. Everything in it can be sent to
    another process.
    """

    game: str
    view: Any
    reader: Reader
    draft: Draft | None = None
    part: str | None = None
    marks: tuple[str, ...] = ()
    band: Msg | None = None

    @property
    def file(self) -> str:
        return f"{self.part or 'position'}.png"

    def draw(self) -> Drawn:
        """Return the picture and its words, of a half-made move with the answers so far."""
        say, seen = self.reader.say, self.view if self.draft is None else self.draft.preview

        def banded(msg: Msg | Who) -> str:
            return say(self.band if self.band is not None and isinstance(msg, Msg) and msg.key in BAND else msg)

        return render.picture(self.game, self.view, banded, self.draft, self.part, self.marks), alt_text(
            self.game, seen, self.reader.say_to_reader
        )


def _final_lines(finals: Finals, say: Say) -> Sequence[str]:
    lines = [f"{line.place}. {line.name} {line.points}" for _, part in finals.tables for line in part]
    return [cut(f"{say(finals.title)}: {', '.join(lines)}", ALT_TEXT)]


KINDS: Mapping[str, tuple[Callable[[str, Any, Say], bytes], Callable[[Any, Say], Sequence[str]]]] = {
    "story": (render.story, chronicle.story_lines),
    "voyage": (render.voyage, chronicle.sentences),
    "review": (render.review, review_words.review_lines),
    "poster": (
        lambda game, numbered, say: render.poster(game, numbered[0], say, numbered[1]),
        lambda numbered, say: chronicle.sentences(numbered[0], say),
    ),
    "final": (lambda game, finals, say: render.finals(finals, say), _final_lines),
    "event": (
        lambda game, seen, say: render.event(game, seen[0], seen[1], say) or b"",
        lambda seen, say: [cut(f"{say(seen[1].headline)}. {say(seen[1].line)}", ALT_TEXT)],
    ),
}
"""The drawing of each kind of `StoryJob`, and its sentences. The picture of an event is empty where the game draws none."""


@dataclass(frozen=True, slots=True)
class StoryJob:
    """A picture that tells something, by kind, and its subject.

    A match's story, the map of its voyage, its review, its poster (with the number of the match); the final tables of a season; an
    event (the view that everybody had of it, and the event).
    """

    kind: Literal["story", "voyage", "review", "poster", "final", "event"]
    game: str
    subject: Story | Tale | Review | tuple[Tale, int] | Finals | tuple[Any, Event]
    reader: Reader

    @property
    def file(self) -> str:
        return f"{self.kind}.png"

    def draw(self) -> Drawn:
        """Return the picture, and the same in words."""
        say, (image, sentences) = self.reader.say, KINDS[self.kind]
        return image(self.game, self.subject, say), whole_sentences(" ".join(sentences(self.subject, say)), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class FrameJob:
    """One picture of a film.

    Its caption, where it is in the match (a share, 0..1), how many bytes it may have, and the event that it tells of.
    """

    game: str
    view: Any
    reader: Reader
    caption: Msg
    share: float
    most: int
    event: Event | None = None

    def draw(self) -> bytes:
        """Return the picture as a still WebP."""
        return render.frame(self.game, self.view, self.reader.say, self.caption, self.share, self.most, self.event)


def alt_text(game: str, view: Any, say: Say) -> str:
    """Return the position in words, cut between sentences, else the name of the game."""
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
