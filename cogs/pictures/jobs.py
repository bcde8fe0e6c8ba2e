"""The kinds of pictures, each with all that it needs to be drawn in another process."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

import render
from cogs.panel.fitting import whole_sentences
from cogs.panel.spec import ALT_TEXT, cut
from cogs.pictures import chronicle, review_words
from engine.game.rules import resolve_settings
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
"""The messages in the band of a picture that only one person sees."""

Drawn: TypeAlias = tuple[bytes, str]
"""A picture, and the same in words."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Drawable(Protocol[T_co]):
    """A picture of a game that is to be drawn."""

    @property
    def game(self) -> str: ...

    def draw(self) -> T_co:
        """Return the picture, drawn in the thread and process that calls this."""


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
    """`None` if several people read, or the reader has no seat."""

    @property
    def say(self) -> Say:
        """Texts in a picture, in which everybody has their name."""
        return speaker(self.locale, self.names)

    @property
    def say_to_reader(self) -> Say:
        """Texts beside a picture, in which the reader is called *you*."""
        return speaker(self.locale, self.names, self.seat)


@dataclass(frozen=True, slots=True)
class PositionJob:
    """A picture of a position."""

    game: str
    view: Any
    reader: Reader
    draft: Draft | None = None
    """A half-made move that is drawn in; `None` without one."""

    part: str | None = None
    """Which picture of the view; `None`: the default."""

    marks: tuple[str, ...] = ()
    """The areas at which a teacher points."""

    band: Msg | None = None
    """The words above a picture of an earlier time; `None`: those that say who sees the picture."""

    @property
    def file(self) -> str:
        return f"{self.part or 'position'}.png"

    def draw(self) -> Drawn:
        """Return the picture and the position in words, after the answers of a half-made move."""
        say = self.reader.say
        shown_view = self.view if self.draft is None else self.draft.preview

        def say_with_band(msg: Msg | Who) -> str:
            if self.band is not None and isinstance(msg, Msg) and msg.key in BAND:
                return say(self.band)
            return say(msg)

        image = render.picture(self.game, self.view, say_with_band, self.draft, self.part, self.marks)
        return image, alt_text(self.game, shown_view, self.reader.say_to_reader)


def _final_lines(finals: Finals, say: Say) -> Sequence[str]:
    """Return the final tables of a season in words."""
    lines = [f"{line.place}. {line.name} {line.points}" for _, part in finals.tables for line in part]
    return [cut(f"{say(finals.title)}: {', '.join(lines)}", ALT_TEXT)]


def _draw_poster(game: str, subject: tuple[Tale, int], say: Say) -> bytes:
    tale, match = subject
    return render.poster(game, tale, say, match)


def _poster_lines(subject: tuple[Tale, int], say: Say) -> Sequence[str]:
    tale, _ = subject
    return chronicle.sentences(tale, say)


def _draw_event(game: str, subject: tuple[Any, Event], say: Say) -> bytes:
    """Return the picture of an event; empty if the game draws none."""
    view, event = subject
    return render.event(game, view, event, say) or b""


def _event_lines(subject: tuple[Any, Event], say: Say) -> Sequence[str]:
    _, event = subject
    return [cut(f"{say(event.headline)}. {say(event.line)}", ALT_TEXT)]


KINDS: Mapping[str, tuple[Callable[[str, Any, Say], bytes], Callable[[Any, Say], Sequence[str]]]] = {
    "story": (render.story, chronicle.story_lines),
    "voyage": (render.voyage, chronicle.sentences),
    "review": (render.review, review_words.review_lines),
    "poster": (_draw_poster, _poster_lines),
    "final": (lambda game, finals, say: render.finals(finals, say), _final_lines),
    "event": (_draw_event, _event_lines),
}
"""How each kind of `StoryJob` is drawn, and how it is told in sentences."""


@dataclass(frozen=True, slots=True)
class StoryJob:
    """A picture about a match or a season that is not of a position.

    | kind | shows | subject |
    |---|---|---|
    | `story` | everybody's points from entry to entry | the `Story` of a match |
    | `voyage` | the map of a match | its `Tale` |
    | `review` | everybody's chances of winning | the `Review` of a match |
    | `poster` | the poster of a match | its `Tale`, and its number |
    | `final` | the final tables of a season | `Finals` |
    | `event` | what happened at a moment | the view that everybody had then, and the `Event` |
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
        say = self.reader.say
        draw_image, tell = KINDS[self.kind]
        return draw_image(self.game, self.subject, say), whole_sentences(" ".join(tell(self.subject, say)), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class BoardJob:
    """The board of a game before the first move; empty if it shows no board alone."""

    game: str
    locale: str
    chosen: tuple[tuple[str, str], ...] = ()
    """Settings with their choices, in order; all others are the usual ones."""

    file = "board.png"

    def draw(self) -> Drawn:
        """Return the picture, and what it shows."""
        rules = registry.rules(self.game)
        fewest = rules.seats[0]
        view = rules.view(rules.setup(fewest, resolve_settings(rules, dict(self.chosen)), "board"), None)
        say = speaker(self.locale, ("",) * fewest)
        return render.board(self.game, view, say) or b"", boards_in_words((self.game,), say)


@dataclass(frozen=True, slots=True)
class StripJob:
    """The boards of several games side by side, each given as its finished picture."""

    boards: tuple[tuple[str, bytes], ...]
    locale: str

    file = "boards.png"

    @property
    def game(self) -> str:
        return self.boards[0][0]

    def draw(self) -> Drawn:
        """Return the picture, and what it shows."""
        games = tuple(game for game, _ in self.boards)
        return render.strip([data for _, data in self.boards]), boards_in_words(games, speaker(self.locale))


def boards_in_words(games: Sequence[str], say: Say) -> str:
    """Return a sentence that names the games whose boards are shown."""
    return cut(say(Msg("picture.board", count=len(games), games=tuple(Msg(f"{game}.name") for game in games))), ALT_TEXT)


@dataclass(frozen=True, slots=True)
class FrameJob:
    """One picture of a film."""

    game: str
    view: Any
    reader: Reader
    caption: Msg
    share: float
    """How much of the match is over, from 0 to 1."""

    most: int
    """The bytes that the picture may have."""

    event: Event | None = None
    """The event that the picture shows; `None`: the position alone."""

    def draw(self) -> bytes:
        """Return the picture as a still WebP."""
        return render.frame(self.game, self.view, self.reader.say, self.caption, self.share, self.most, self.event)


def alt_text(game: str, view: Any, say: Say) -> str:
    """Return a position in words, cut between sentences; the name of the game if that fails."""
    try:
        description = registry.rules(game).describe(view)
    except Overrun:
        raise
    except Exception as error:  # the picture is shown without words
        log.error("a position could not be said in words: %s", error_trace(error), extra={"game": game})
        return game
    words = ""
    for msg in description:
        sentence = say(msg)
        if words and len(words) + len(sentence) + 1 > ALT_TEXT:
            break
        words = f"{words} {sentence}".strip()
    return cut(words, ALT_TEXT) or game
