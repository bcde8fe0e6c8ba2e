"""Screens without Discord: buttons, menus and texts, and the limits they must keep."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import Literal, TypeAlias

from cogs.actions.wire import Action
from play.values.errors import Tellable

COMPONENTS = 40
"""The most components of a message, nested ones counted."""

TEXT = 4000
"""The most characters of all texts of a message together."""

LEAST = 60
"""A text with fewer characters is not cut to make room."""

CHOICES = 25
"""The most choices of a menu."""

ROW = 5
"""The most buttons of a row."""

BUTTON_LABEL = 80
"""The most characters of the label of a button."""

CHOICE_LABEL = 100
"""The most characters of the label, the value or the description of a choice."""

PLACEHOLDER = 150
"""The most characters in a menu before anything is chosen."""

PARTS = 5
"""The most parts of a form."""

PART_LABEL = 45
"""The most characters of the title of a form, and of the label of a part."""

ALT_TEXT = 1024
"""The most characters of the alt text of a picture."""

SHORT = 38
"""Longest label that still reads well on a button of a phone."""

LABEL_LINE = 34
"""Longest label of an answer that is one line on a phone, which shows it as wide as the panel."""

SEEN = 10
"""The most choices of a part of a form that shows all of them at once."""

FIGURES = "①②③④⑤⑥⑦"
"""The numbers of answers as plain text, from 1 on."""

LETTERS = "ⒶⒷ"
"""The letters of marked places as plain text."""

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

Kind: TypeAlias = Literal["people", "roles", "channels", "forums", "homes"]
"""What a menu lists of a server. `channels`: text channels; `homes`: text channels and forums, where there can be tables."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: an action or a link (`url`).

    `number`: the number of its answer on the picture, with which the label begins too; `None`: it has none.
    """

    action: Action | None
    label: str
    style: Style = "secondary"
    disabled: bool = False
    url: str | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of 1 to 25 choices, of which `lo` to `hi` are taken; `caption`: a line above it."""

    action: Action
    placeholder: str
    choices: tuple[Choice, ...]
    lo: int = 1
    hi: int = 1
    caption: str | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """A menu of people, roles or channels of the server. `chosen`: the chosen ids."""

    action: Action
    placeholder: str
    kind: Kind
    chosen: tuple[int, ...] = ()
    lo: int = 0
    hi: int = 1


@dataclass(frozen=True, slots=True)
class Blank:
    """A text field of a form, for at most `most` characters; `long`: it has several lines.

    It may stay empty if it is `long` or `free`.
    """

    label: str
    description: str | None = None
    value: str = ""
    most: int = 100
    long: bool = False
    free: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """A part of a form with choices."""

    label: str
    choices: tuple[Choice, ...]
    description: str | None = None


class Selection(ChoiceField):
    """A part of a form in which one of up to 25 choices is taken."""


class Radio(ChoiceField):
    """A part of a form in which one of two to ten choices is taken, all of them in sight."""


class Ticks(ChoiceField):
    """A part of a form in which any of up to ten choices are ticked, or none."""


@dataclass(frozen=True, slots=True)
class ListedPart:
    """A part of a form in which up to `hi` roles, channels or forums are taken, or none."""

    label: str
    kind: Kind
    chosen: tuple[int, ...] = ()
    hi: int = 1
    description: str | None = None


@dataclass(frozen=True, slots=True)
class Upload:
    """A part of a form to which one file is given."""

    label: str
    description: str | None = None


Part: TypeAlias = Blank | Selection | Radio | Ticks | ListedPart | Upload


@dataclass(frozen=True, slots=True)
class Modal:
    """A form of one to five parts over a message; `action` comes with the answers."""

    action: Action
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Captioned:
    """A row of buttons with a text above it."""

    caption: str
    buttons: tuple[Button, ...]


Row: TypeAlias = tuple[Button, ...] | Captioned | Menu | Listed


@dataclass(frozen=True, slots=True)
class Section:
    """A text with a button beside it.

    `lasts`: a notice is shown above the text and does not replace it; `is_tight`: only the first sentence of that notice.
    """

    text: str
    button: Button
    lasts: bool = False
    is_tight: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """An image with its alt text. `name`: the file name, which must not reveal the content."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class MadeMove:
    """The move that a panel shows as made: the label of the pressed button, and its entry."""

    label: str
    seq: int


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a panel later."""

    line: str = ""
    """The line to which its message shrinks when a newer panel replaces it; `""`: it is deleted."""
    gives_way: bool = False
    """Whether the next question may replace it, because its reader has nothing to do on it."""
    until: Literal["start", "end"] = "end"
    """Whether it is of no use any more when the match begins, or when it ends."""
    stamp: str = ""
    """What it shows of the questions of the table, as text to compare; it is drawn again when that differs."""
    answers_to: str = ""
    """The key of the question whose answers it shows and nothing else; `""`: it is no such screen."""
    deed: MadeMove | None = None
    """The move that it shows as made; then it stays."""
    seq: int | None = None
    """The newest entry that it shows; it is drawn again if the match stops, goes on or goes back."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One message as texts, pictures, rows of controls and a file.

    At most one picture is between the texts. `stake`: on a panel the text with the button *More*. `fate`: `None` unless it is a private
    panel. `event`: a second picture, of an event, small beside the first text.
    """

    head: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    picture: Picture | None = None
    body: tuple[str, ...] = ()
    foot: tuple[str, ...] = ()
    colour: int | None = None
    file: tuple[str, bytes] | None = None
    fate: Fate | None = None
    event: Picture | None = None
    stake: Section | None = None

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """Its pictures, from the top."""
        return tuple(picture for picture in (self.event, self.picture) if picture is not None)

    @property
    def texts(self) -> tuple[str, ...]:
        """All texts; the captions of rows are the last."""
        captions = (row.caption for row in self.rows if isinstance(row, Menu | Captioned) and row.caption is not None)
        stake = () if self.stake is None else (self.stake.text,)
        return (*self.head, *self.body, *stake, *self.foot, *captions)


def cut(text: str, limit: int) -> str:
    """Return the text, ended with an ellipsis if it is too long, after a word if possible."""
    if len(text) <= limit:
        return text
    start, space = text[: limit - 1], text.rfind(" ", 0, limit)
    return (start if space <= 2 * limit // 3 else text[:space]).rstrip() + "…"


def controls(screen: Screen) -> tuple[Button | Menu | Listed, ...]:
    """Return all buttons and menus: the one beside the stake, then row by row."""
    beside = () if screen.stake is None else (screen.stake.button,)
    rows = (row if isinstance(row, tuple) else (row,) for row in map(plain, screen.rows))
    return (*beside, *chain.from_iterable(rows))


def plain(row: Row) -> tuple[Button, ...] | Menu | Listed:
    """Return a row without the text above it."""
    return row.buttons if isinstance(row, Captioned) else row


def squeeze(screen: Screen) -> Screen:
    """Return the screen with its longest texts cut, if it is too long for a message."""
    body = list(screen.body)
    while body and (over := sum(map(len, screen.texts)) - TEXT) > 0:
        at = max(range(len(body)), key=lambda index: len(body[index]))
        if len(body[at]) < LEAST:
            break
        body[at] = cut(body[at], max(LEAST - 1, len(body[at]) - over))
        screen = replace(screen, body=tuple(body))
    return screen


def components(screen: Screen) -> int:
    """Return the number of components by Discord's count."""
    held = sum(len(row) + 1 if isinstance(row, tuple) else 2 for row in map(plain, screen.rows))  # each row, and its buttons or menu
    file = 0 if screen.file is None else 1
    stake = 0 if screen.stake is None else 2  # its button and the section around it
    event = 0 if screen.event is None else 1  # the section around it
    container = 1
    return container + len(screen.texts) + len(screen.pictures) + event + stake + file + held


class Unshowable(Tellable, ValueError):
    """Discord would refuse a screen or a form. Its text lists the faults."""


def problems(screen: Screen) -> list[str]:
    """Return the faults for which Discord would refuse a screen.

    They are logged, and so quote nothing from the screen.
    """
    wrong = [] if components(screen) <= COMPONENTS else [f"{components(screen)} components"]
    if sum(len(text) for text in screen.texts) > TEXT:
        wrong.append("too much text")
    if any(not text.strip() for text in screen.texts):
        wrong.append("an empty text")
    ids = [control.action.id for control in controls(screen) if control.action is not None]
    if len(set(ids)) != len(ids):
        wrong.append(f"custom_ids twice: {sorted({name.partition(':')[0] for name in ids if ids.count(name) > 1})}")
    wrong += [f"custom_id of {len(name)} characters" for name in ids if not 1 <= len(name) <= 100]
    for row in (*screen.rows, *([] if screen.stake is None else [(screen.stake.button,)])):
        wrong += _row_problems(row)
    if any(not 1 <= len(picture.alt) <= ALT_TEXT for picture in screen.pictures):
        wrong.append("alt text missing or too long")
    return wrong


def modal_problems(modal: Modal) -> list[str]:
    """Return the faults for which Discord would refuse a form, as `problems` does."""
    wrong = [] if 1 <= len(modal.parts) <= PARTS else [f"{len(modal.parts)} parts"]
    labels = (modal.title, *(part.label for part in modal.parts))
    wrong += [f"a label of {len(label)} characters" for label in labels if not 1 <= len(label) <= PART_LABEL]
    if not 1 <= len(modal.action.id) <= 100:
        wrong.append(f"custom_id of {len(modal.action.id)} characters")
    for part in modal.parts:
        if part.description is not None and not 1 <= len(part.description) <= CHOICE_LABEL:
            wrong.append(f"a description of {len(part.description)} characters")
        if isinstance(part, Selection | Radio):
            wrong += _choice_problems(part.choices, 1)
        if isinstance(part, Radio | Ticks) and not (2 if isinstance(part, Radio) else 1) <= len(part.choices) <= SEEN:
            wrong.append(f"{len(part.choices)} choices in a part")
        if isinstance(part, Ticks):
            wrong += _choice_problems(part.choices, SEEN)
        if isinstance(part, ListedPart) and len(part.chosen) > part.hi:
            wrong.append("more chosen than allowed in a part")
    return wrong


def _row_problems(captioned: Row) -> list[str]:
    row = plain(captioned)
    if isinstance(row, tuple):
        wrong = [] if 1 <= len(row) <= ROW else [f"{len(row)} buttons in a row"]
        return wrong + [f"a button label of {len(button.label)} characters" for button in row if not 1 <= len(button.label) <= BUTTON_LABEL]
    wrong = [] if 1 <= len(row.placeholder) <= PLACEHOLDER else [f"a placeholder of {len(row.placeholder)} characters"]
    wrong += ["a menu opens a form"] if row.action.opens_form else []  # if the form is dismissed, the same line cannot be picked again
    if isinstance(row, Listed):
        return wrong if 0 <= row.lo <= row.hi <= CHOICES and len(row.chosen) <= row.hi else [*wrong, f"{row.lo} to {row.hi} can be chosen"]
    if not 1 <= len(row.choices) <= CHOICES:
        wrong.append(f"{len(row.choices)} choices")
    if not (0 <= row.lo <= row.hi <= len(row.choices) and row.hi >= 1):
        wrong.append(f"{row.lo} to {row.hi} of {len(row.choices)} choices")
    return wrong + _choice_problems(row.choices, row.hi)


def _choice_problems(choices: tuple[Choice, ...], most: int) -> list[str]:
    wrong = []
    values = [choice.value for choice in choices]
    if len(set(values)) != len(values):
        wrong.append("values twice")
    if sum(choice.chosen for choice in choices) > most:
        wrong.append("more chosen than allowed")
    for choice in choices:
        if not 1 <= len(choice.value) <= CHOICE_LABEL or not 1 <= len(choice.label) <= CHOICE_LABEL:
            wrong.append(f"a choice of {len(choice.label)} characters, with a value of {len(choice.value)}")
        if choice.description is not None and not 1 <= len(choice.description) <= CHOICE_LABEL:
            wrong.append(f"a description of {len(choice.description)} characters")
    return wrong
