"""Draws pictures of positions, events and matches: what other packages use of `render`.

A game is found by its name. `pictures` in its package is a module with `PALETTE`, `parts(view)`, `compose(view, say, draft, part)` and
`warm()`; a game without one is drawn by `render.kit.plainly`. The part `card` is the picture on the table card: what matters now, in
words that read on a phone. A game may also have:

| function | what it returns |
|---|---|
| `find(view, words, say)` | the picture that free words mean, or `None`, if the game has more pictures than it can list |
| `known(view, say)` | names of places with the picture that shows each, also for completion |
| `decide(view, say, draft, is_wide)` | the picture of a decision or of a move, tall or wide, with numbers (`render.kit.decision`) |
| `focus(view, draft)` | without `decide`: the picture on which a half-made move is seen best, or `None`: the first |
| `happened(view, event, say)` | the picture of an event |
| `filmed(view, say)` | a picture of the film of a match; otherwise it is the card |
| `voyage(views, say)` | the map of a whole match for its poster, best as large as `render.kit.poster.MAP` |

Everything here is pure and may be called from several threads at once.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

from msgspec.structs import replace
from PIL import Image, ImageOps

from data.homes import homes
from engine.asks.answers import open_values
from engine.asks.decision import Decision
from engine.match import registry
from engine.story.chronicle import LEAD
from engine.values.core import Msg
from engine.walking.guarding import pictures
from engine.walking.walk import Done, decision, preview, walk
from render.kit import film as filming
from render.kit import finals as final_tables
from render.kit import lead, plainly, png, pointing, puzzling, reviewline, shapes, storyline, usual
from render.kit import poster as posters
from render.kit.canvas import Area, Canvas
from render.kit.palette import SHADOW, Colour

if TYPE_CHECKING:
    from engine.game.rules import Rules
    from engine.search.findings import Review
    from engine.story.story import Story
    from engine.story.tale import Tale
    from engine.values.core import Path, Say, Seat
    from engine.values.event import Event

CARD = "card"
"""The part that is shown on the table card, if a game has it."""

TURN = "turn"
"""The part that shows a decision, tall. For a game that draws no decisions it is one of its other pictures, cut to the same size
(`render.kit.usual`)."""

TURN_WIDE = "turn-wide"
"""The picture of a decision for a computer screen, which is wide and low."""

PUZZLE = "puzzle"
"""The part that shows a puzzle: its decision, and what everybody has."""

PUZZLE_WIDE = "puzzle-wide"
"""The picture of a puzzle for a computer screen."""

OVERVIEW = "overview"
"""The part that shows one reader the whole table: the table card under a band of their own (`render.kit.usual.overview`)."""

OVERVIEW_WIDE = "overview-wide"
"""The overview for a computer screen, cut to what a teacher points at."""

STRIP = (960, 192)
"""Width and height of a strip of boards in px: four games fit on a screen below it."""

GAP = 8
"""Px between two boards of a strip."""

RIM = 0.15
"""The share of a board that a strip leaves out at each edge, so that its middle is larger."""

LOW = 640
"""Greatest height of `OVERVIEW_WIDE` in px: words and answers have to fit the screen with it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-made move."""

    preview: Any
    """The view with the answers given so far."""
    asked: str = ""
    """The name of the open ask or form; `""`: none is open."""
    values: tuple[Any, ...] = ()
    """The values of the options that can be taken next; for a form those of all open fields."""
    decision: Decision | None = None
    """The ask in brief, for a picture of a decision."""


def draft_of(rules: Rules[Any, Any], state: Any, seat: Seat, path: Path) -> Draft:
    """Return the half-made or complete move of a seat with the answers of a path.

    Raises what `engine.walking.walk.walk` raises.

    >>> half = draft_of(RULES, START, FIRST, ("bid",))
    >>> half.asked, half.values[:3]
    ('bid.amount', (1, 2, 3))
    """
    end = walk(rules, state, seat, path)
    shown = preview(rules, state, seat, path)
    if isinstance(end, Done):
        return Draft(shown)
    brief = decision(rules, state, seat, end)
    return Draft(shown, end.ask.name, open_values(end.ask, end.filled), replace(brief, answers=brief.first()))


class Drawer(Protocol):
    """The module with which a game draws."""

    @property
    def PALETTE(self) -> tuple[Colour, ...]: ...  # noqa: N802 (a constant of a module)

    def parts(self, view: Any) -> tuple[str, ...]: ...

    def compose(self, view: Any, say: Say, draft: Any, part: str) -> Canvas: ...

    def warm(self) -> None: ...


def drawer_of(game: str) -> Drawer:
    """Return the module that draws a game: its own, or the usual one."""
    # The whole game is imported first: a thread that began with one of its modules could meet it half imported by another thread.
    rules, home = registry.rules(game), homes()[game]
    return cast(Drawer, pictures(home.pictures)) if home.has_pictures else plainly.Plainly(rules)


def parts(game: str, view: Any) -> tuple[str, ...]:
    """Return the names of the pictures that this view has, the default first.

    `parts("sea_duel", rules.view(state, None))` are those for spectators.
    """
    return drawer_of(game).parts(view)


def find(game: str, view: Any, words: str, say: Say) -> str | None:
    """Return the name of the picture that words mean.

    They are tried as the name of a picture, as its label, by the game's own `find`, then as a label or a place whatever its accents, and as
    the beginning of one. `None`: nothing fits, or several pictures have such a beginning.
    """
    drawer = drawer_of(game)
    known = drawer.parts(view)
    wanted = " ".join(words.split()).casefold()
    if wanted in known:
        return wanted
    labels = {say(Msg(f"{game}.picture.{part}")).casefold(): part for part in known}
    if wanted in labels:
        return labels[wanted]
    unlisted: str | None = _call(drawer, "find", view, wanted, say)
    if unlisted is not None:
        return unlisted
    if not wanted:
        return None
    places: dict[str, str] = _call(drawer, "known", view, say) or {}
    named = {plain(name): part for name, part in (*places.items(), *labels.items())}
    if plain(wanted) in named:
        return named[plain(wanted)]
    starting = {part for name, part in named.items() if name.startswith(plain(wanted))}
    return starting.pop() if len(starting) == 1 else None


def names(game: str, view: Any, say: Say) -> dict[str, str]:
    """Return names that a reader may ask for: pictures and places, with the picture of each."""
    drawer = drawer_of(game)
    listed = {say(Msg(f"{game}.picture.{part}")): part for part in drawer.parts(view)}
    return {**listed, **(_call(drawer, "known", view, say) or {})}


def plain(words: str) -> str:
    """Return words without case, accents and punctuation: `cote-d'ivoire` is `Côte d'Ivoire`.

    >>> plain("Côte d'Ivoire") == plain("cote-d'ivoire")
    True
    """
    letters = unicodedata.normalize("NFKD", words.casefold())
    plain_text = "".join(" " if char in "-_'’.," else char for char in letters if not unicodedata.combining(char))
    return " ".join(plain_text.split())


def _call(drawer: Drawer, name: str, *values: Any) -> Any:
    """Call a function that a game may have; return its result, or `None` without one."""
    function = getattr(drawer, name, None)
    return None if function is None else function(*values)


def draw(game: str, view: Any, say: Say, draft: Draft | None = None, part: str | None = None, marks: tuple[str, ...] = ()) -> Image.Image:
    """Draw a picture of a view as an RGB image.

    `marks` are names of areas that a teacher points at, lettered in this order if there are several; areas that the picture does not have
    now are left out. Raises `ValueError` for a part that the view does not have.

    `draw("sea_duel", view, say).save("board.png")` draws what the viewer sees.
    """
    canvas = compose(game, view, say, draft, part)
    pointing.point(canvas, marks)
    return pointing.cut_to_height(canvas, marks, LOW) if part == OVERVIEW_WIDE else canvas.image


def areas(game: str, view: Any, say: Say, draft: Draft | None = None, part: str | None = None) -> dict[str, Area]:
    """Return the named areas of a picture, at which a teacher may point, in px.

    `areas("sea_duel", view, say)["offer"]` is where the offer lies: left, top, right, bottom.
    """
    return compose(game, view, say, draft, part).areas


def compose(game: str, view: Any, say: Say, draft: Draft | None, part: str | None) -> Canvas:
    """Draw a picture with the boxes of everything on it, before a teacher points at anything.

    A player's half-made or complete move without a part is drawn like a decision, if the game draws decisions. Raises `ValueError` for a
    part that the view does not have.
    """
    drawer = drawer_of(game)
    if part is None and draft is not None and hasattr(drawer, "decide") and view.seat is not None:
        named = draft.decision or Decision(Msg("picture.unconfirmed"), ())
        part, draft = TURN, Draft(draft.preview, draft.asked, draft.values, named)
    known, draft = drawer.parts(view), draft or Draft(view)
    if part in (PUZZLE, PUZZLE_WIDE):
        turn = compose(game, view, say, draft, TURN if part == PUZZLE else TURN_WIDE)
        if CARD not in known or draft.decision is None:
            return turn
        card, answers = drawer.compose(view, say, Draft(view), CARD), len(draft.decision.answers)
        return puzzling.stack_pictures(turn, card, puzzling.greatest_height(answers, part == PUZZLE_WIDE))
    if part in (TURN, TURN_WIDE):
        own: Canvas | None = _call(drawer, "decide", view, say, draft, part == TURN_WIDE)
        if own is not None:
            return own
        whole = drawer.compose(view, say, draft, _call(drawer, "focus", view, draft) or known[0])
        return usual.frame_decision(whole, draft.decision, bool(draft.asked), view.seat, say, part == TURN_WIDE)
    if part in (OVERVIEW, OVERVIEW_WIDE):
        return _overview(drawer, view, say, draft.decision, known)
    if part is not None and part not in known and _call(drawer, "find", view, part, say) != part:
        raise ValueError(f"{game} has no picture {part} of this view; it has {', '.join(known)}")
    return drawer.compose(view, say, draft, part or _call(drawer, "focus", view, draft) or known[0])


def _overview(drawer: Drawer, view: Any, say: Say, decision: Decision | None, known: tuple[str, ...]) -> Canvas:
    """Draw the table card under the reader's decision, or the card alone without one.

    At its foot is what the reader has, cut from the picture of a decision. That picture is drawn without the decision, so that it has no
    numbers of answers on it.
    """
    card = drawer.compose(view, say, Draft(view), CARD if CARD in known else known[0])
    if decision is None or view.seat is None:
        return card
    decision_picture = _call(drawer, "decide", view, say, Draft(view), False) if CARD in known else None
    return usual.overview(card, decision_picture, decision, view.seat, say)


def event(game: str, view: Any, what: Event, say: Say) -> bytes | None:
    """Draw an event as palette PNG; `None` if the game has no picture of it.

    A new lead looks alike in all games.
    """
    image = _draw_event(game, view, what, say)
    return None if image is None else png.encode_adapted(image)


def _draw_event(game: str, view: Any, what: Event, say: Say) -> Image.Image | None:
    if what.kind == LEAD:
        return lead.compose(what, say).image
    happened: Canvas | None = _call(drawer_of(game), "happened", view, what, say)
    return None if happened is None else happened.image


def picture(game: str, view: Any, say: Say, draft: Draft | None = None, part: str | None = None, marks: tuple[str, ...] = ()) -> bytes:
    """Draw a picture of a view as palette PNG; see `draw`.

    `Path("board.png").write_bytes(picture("sea_duel", view, say))` stores it in a file.
    """
    image = draw(game, view, say, draft, part, marks)
    return png.encode_adapted(image) if marks else png.encode_fixed(image, drawer_of(game).PALETTE)


def story(game: str, contents: Story, say: Say) -> bytes:
    """Draw the story of a match as palette PNG."""
    return png.encode_fixed(storyline.compose(contents, say).image, drawer_of(game).PALETTE)


def poster(game: str, tale: Tale, say: Say, number: int) -> bytes:
    """Draw the poster of a match that is over as palette PNG; `number` is that of the match."""
    return png.encode_adapted(posters.compose(tale, _voyage(game, tale, say), Msg(f"{game}.name"), number, say).image)


def finals(tables: final_tables.Finals, say: Say) -> bytes:
    """Draw the final tables of a season as palette PNG."""
    return png.encode_adapted(final_tables.compose(tables, say).image)


def voyage(game: str, tale: Tale, say: Say) -> bytes:
    """Draw the map of a whole match as palette PNG, for its story."""
    return png.encode_adapted(_voyage(game, tale, say))


def _voyage(game: str, tale: Tale, say: Say) -> Image.Image:
    """Draw the map of a whole match, or else the chart or table at its end."""
    own: Canvas | None = _call(drawer_of(game), "voyage", tale.views, say)
    if own is not None:
        return own.image
    table = _table(game, tale.views[-1], say)
    return _board_on(table) or table.image


def _table(game: str, view: Any, say: Say) -> Canvas:
    """Draw the picture of the whole table, or else the first."""
    known = parts(game, view)
    return compose(game, view, say, None, "table" if "table" in known else known[0])


def _board_on(table: Canvas) -> Image.Image | None:
    """Return the chart or map of a picture without what is around it, if it names one."""
    place = next((table.areas[name] for name in ("chart", "map") if name in table.areas), None)
    return None if place is None else table.image.crop((round(place[0]), round(place[1]), round(place[2]), round(place[3])))


def board(game: str, view: Any, say: Say) -> bytes | None:
    """Draw the board of a view alone as palette PNG, if the table names a chart or map."""
    image = _board_on(_table(game, view, say))
    return None if image is None else png.encode_fixed(image, drawer_of(game).PALETTE)


def strip(boards: Sequence[bytes]) -> bytes:
    """Join the middles of pictures made by `board` side by side as palette PNG."""
    joined, (width, height) = Image.new("RGB", STRIP, SHADOW), STRIP
    for index, data in enumerate(boards):
        left, right = ((width + GAP) * at // len(boards) for at in (index, index + 1))
        cell = ImageOps.fit(Image.open(io.BytesIO(data)).convert("RGB"), (right - GAP - left, height), bleed=RIM)
        joined.paste(cell, (left, 0))
    return png.encode_adapted(joined)


def review(game: str, contents: Review, say: Say) -> bytes:
    """Draw the review of a match as palette PNG."""
    return png.encode_fixed(reviewline.compose(contents, say).image, drawer_of(game).PALETTE)


def frame(game: str, view: Any, say: Say, caption: Msg, share: float, most: int, what: Event | None = None) -> bytes:
    """Draw a picture of a film: a still WebP of at most `most` bytes, if that is possible.

    Without a picture of the game it shows the table card of spectators. The event `what` lies over it.
    """
    own: Canvas | None = _call(drawer_of(game), "filmed", view, say)
    if own is not None:
        image = own.image
    else:
        image = draw(game, view, say, part=CARD if CARD in parts(game, view) else None)
    over = None if what is None else _draw_event(game, view, what, say)
    return filming.encode_still(filming.frame_picture(image, say(caption), share, over).image, most)


def film(frames: Sequence[bytes], milliseconds: Sequence[int]) -> bytes:
    """Join pictures made by `frame` into an animated WebP."""
    return filming.join_film(frames, milliseconds)


def warm(game: str) -> None:
    """Draw the static layers of a game, so that its first picture is as quick as the others."""
    drawer_of(game).warm()
    shapes.forget()
