"""The answers that come first on a panel: a decision's, a lesson's or a coach's. Pure."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from hashlib import blake2b

from msgspec.structs import replace

from cogs.panel.asks import shape
from cogs.panel.spec import FIGURES, Button
from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import NONE, Ask, Form, Msg, Path
from play.values.panels import AskingPanel


def numbered_button(button: Button, number: int) -> Button:
    """Return a button with the number that its answer has on the picture.

    If the bot has an emoji of that disc, it takes the place of the figure (`cogs/edge/numerals.py`).
    """
    return dataclasses.replace(button, label=f"{FIGURES[number - 1]} {button.label}", number=number)


def key(answer: Answer) -> str:
    """Return eight hexadecimal digits that name an answer by its path, label and hint."""
    return blake2b(repr((answer.path, answer.label, answer.hint)).encode(), digest_size=4).hexdigest()


def shown_decision(panel: AskingPanel, first: Sequence[Answer] = (), has_best: bool = True, taken: int = 0) -> Decision:
    """Return the decision of a panel with as many answers as it has room for.

    The buttons *Back* and *Nothing* and `taken` others take up room too. `first`: the answers of a coach or of a teacher, which replace
    those of the game. `has_best`: whether the first answer may be highlighted as the best.
    """
    brief = panel.decision
    answers = tuple(replace(answer, group=None) for answer in first) or brief.first()
    room = MOST - panel.can_back - taken
    if lacks_nothing(panel.walk.ask, answers[:room]):
        room -= 1
    room -= sum(answer.stays for answer in answers)  # an answer that stays is shown in any case
    others = [answer for answer in answers if not answer.stays][: max(0, room)]
    visible = tuple(answer for answer in answers if answer.stays or answer in others)
    is_best_first = has_best and (brief.has_best or bool(first)) and visible[:1] == answers[:1]
    return replace(brief, answers=visible, has_best=is_best_first)


def lacks_nothing(ask: Ask | Form, answers: Sequence[Answer]) -> bool:
    """Return whether choosing nothing is legal, but is none of these answers."""
    if not isinstance(ask, Ask) or ask.several is None or shape(ask).lo > 0 or any(answer.path == (NONE,) for answer in answers):
        return False
    check = shape(ask).check
    return check is None or check(()) is None


def taught(
    panel: AskingPanel, line: Path, along: Sequence[Answer | None] = (), deed: Msg | None = None, is_bare: bool = False
) -> tuple[Answer, ...]:
    """Return the answer that goes furthest along a teacher's line; none if it leads elsewhere.

    `along[n]`: the answer that gives the rest of the line after its first n tokens. An answer that only opens a further question is joined
    with the answer to that. `deed`: the name of the whole line, which is then shown as one answer; `is_bare`: without a number on the
    picture.
    """
    furthest = _furthest(panel, line, along)
    if furthest is None:
        return ()
    if deed is None or panel.walk.path:
        return (furthest,)
    places = () if is_bare else next((answer.places for answer in (furthest, *along) if answer is not None and answer.places), ())
    return (Answer(line, deed, places=places, costs=False),)


def _furthest(panel: AskingPanel, line: Path, along: Sequence[Answer | None]) -> Answer | None:
    """Return the longest answer of a panel with which the rest of a line begins; `None`: none."""
    ask, at = panel.walk.ask, len(panel.walk.path)
    if line[:at] != panel.walk.path:
        return None
    todo = _without_word(ask, line[at:])
    if isinstance(ask, Form):
        return _rest_of_form(panel, ask, todo[: len(ask.fields)])
    fitting = (answer for answer in panel.decision.answers if todo[: len(answer.path)] == answer.path)
    longest = max(fitting, key=lambda answer: len(answer.path), default=None)
    if longest is not None or not todo:
        return longest
    option = next((option for option in ask.free if option.token == todo[0]), None)
    if option is None:
        return Answer(todo[:1], Msg("discord.panel.taught"))
    after_this_token = len(line) - len(todo) + 1
    further = next(iter(along[after_this_token:]), None)
    if further is not None:
        return replace(further, path=(*todo[:1], *further.path))
    return Answer(todo[:1], option.label, option.hint)


def _rest_of_form(panel: AskingPanel, form: Form, todo: Path) -> Answer | None:
    """Return the answer that fills in a form as the line does; `None` if it is so already."""
    filled = {f"{field.key}={token}" for field, token in zip(form.fields, panel.walk.filled, strict=True)}
    if not todo or set(todo) <= filled:
        return None
    same = next((answer for answer in panel.decision.answers if set(answer.path) == set(todo)), None)
    return same or _filled(form, todo)


def _without_word(ask: Ask | Form, todo: Path) -> Path:
    """Return the rest of a line without the word with which an answer to this ask begins."""
    return todo[1:] if isinstance(ask, Ask) and ask.word is not None and todo[:1] == (ask.word,) else todo


def _filled(form: Form, todo: Path) -> Answer:
    """Return the answer that fills in a form, with the labels and places of its options."""
    chosen = [option for field in form.fields for option in field.ask.free if f"{field.key}={option.token}" in todo]
    words = Msg("discord.panel.taught-form", answers=tuple(option.label for option in chosen))
    return Answer(todo, words, places=tuple(option.value for option in chosen))


def idea(panel: AskingPanel, line: Path, words: Msg | None) -> Answer:
    """Return a coach's idea as an answer.

    It has its own words, else those of the game's answer with the same path, else a general label.
    """
    todo = _without_word(panel.walk.ask, line[len(panel.walk.path) :])
    same = next((answer for answer in panel.decision.answers if answer.path == todo), None)
    if same is not None:
        return same if words is None else replace(same, label=words)
    return Answer(todo, words or Msg("discord.panel.idea"))
