"""Names of players, and sentences with names in them fitted to their room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.values.core import Msg, Say, Seat, Who
from render.kit import text

LEFT_TO_RIGHT = "\u200e"
"""The mark after which text runs from left to right."""


def player_name(say: Say, seat: int) -> text.Name:
    """Return the name of a player for the reader.

    `say` speaks the reader's language, and knows the names.

    >>> player_name(SAY, 0)
    'Ana'
    """
    return text.Name(say(Who(Seat(seat))))


def join_names(say: Say, seats: Sequence[int], most: int = 2) -> str:
    """Return names as a list ("Ana and Bruno"), "" for nobody; more than `most`: a count.

    >>> join_names(SAY, (0, 1)), join_names(SAY, (0, 1, 2, 3))
    ('Ana and Bruno', '4 players')
    """
    names = [player_name(say, seat) for seat in seats]
    if len(names) > most:
        return say(Msg("picture.players", count=len(names)))
    if len(names) > 1:
        return say(Msg("core.list", first=", ".join(names[:-1]), last=names[-1]))
    return names[0] if names else ""


def fitted_sentence(make: Callable[[str], str], name: str, face: str, size: float, room: float) -> tuple[str, float]:
    """Return a sentence with a name in it, and its size, for `room` px.

    `make` makes the sentence from the name. It is shrunk first, but not below 85 %; then the name is cut, then the sentence. It begins with
    an invisible mark that keeps its direction.

    >>> words, size = fitted_sentence("{} sails".format, "Ana", fonts.SANS, 30, room=300)
    >>> words.removeprefix(LEFT_TO_RIGHT), size
    ('Ana sails', 30)
    """
    # The mark keeps the sentence in its own direction even when it begins with a name in Arabic or Hebrew.
    words = LEFT_TO_RIGHT + make(name)
    width = text.width(words, face, size)
    least = size * text.SHRINK_LEAST
    if width <= room:
        return words, size
    if width * text.SHRINK_LEAST <= room:
        return words, int(size * room / width * 4) / 4
    for keep in range(len(name) - 1, 0, -1):
        words = LEFT_TO_RIGHT + make(text.shorten(name, keep))
        if text.width(words, face, least) <= room:
            break
    return text.cut_text(words, face, least, room), least


SHORTER = (20, 16, 13, 11, 9, 7)
"""The most letters of a name in a sentence that is too long; tried in this order."""


def with_short_names(msg: Msg, say: Say, letters: int) -> Msg:
    """Return the sentence with its names cut to at most `letters` letters.

    >>> SAY(with_short_names(Msg("core.list", first=Who(FIRST), last=Who(SECOND)), SAY, 3))
    'Ana and Br…'
    """

    def short(value: Any) -> Any:
        if isinstance(value, Msg):
            return with_short_names(value, say, letters)
        if isinstance(value, tuple):
            return tuple(short(part) for part in value)
        if isinstance(value, Who) and len(name := say(value)) > letters:
            return text.shorten(text.Name(name), letters - 1)
        return value

    return Msg(msg.key, **{name: short(value) for name, value in msg.args})


def fitted_message(msg: Msg, say: Say, face: str, size: float, room: float, lines: int = 1) -> str:
    """Return a sentence whose names are as long as the room allows.

    It may have `lines` lines, and be shrunk to 85 %. Only the names in it are cut.

    >>> fitted_message(Msg("core.list", first=Who(FIRST), last=Who(SECOND)), SAY, fonts.SANS, 30, room=300)
    'Ana and Bruno'
    """
    for letters in (1000, *SHORTER):
        words = say(with_short_names(msg, say, letters))
        if all(text.width(line, face, size) * text.SHRINK_LEAST <= room for line in text.wrap_text(words, face, size, room, lines)):
            break
    return words


def raise_line(words: str, face: str, size: float, base: float, highest: float, deepest: float) -> tuple[float, float]:
    """Return size and baseline of a line between two heights; it is raised, then shrunk.

    `base` is the wanted baseline; the letters stay between `highest` and `deepest`. All are in px.

    >>> raise_line("Ana", fonts.SANS, 30, base=50, highest=0, deepest=100)
    (30, 50.0)
    """
    least = size * text.SHRINK_LEAST
    while True:
        piece = text.piece(words, face, size)
        too_deep = base + piece.dy + piece.mask.height - deepest
        free_above = max(0.0, base + piece.dy - highest)
        if too_deep <= free_above or size - 1 < least:
            return size, base - max(0.0, min(too_deep, free_above))
        size -= 1


# Names of interface 1.0 of the guests, kept beside the new ones.
joined = join_names
raised = raise_line
