"""The codec of custom_ids.

Every click is a small frozen value of a subclass of `Action`, whose fields travel in the custom_id of the button or menu:

    class Pick(PanelAction, name="pick"):         # pick.1:match:kind:seq:rev:asked:at:token
        at: At
        token: Token

A custom_id is all that a click brings back after a restart, and anybody can forge one. So nothing read here is trusted: `parse_id` never
raises, and the gate checks who clicks and what they may do. An id that fits no action is `Outdated`: it is of an earlier version, of a
deleted action, or forged.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any, ClassVar, Literal, Self, TypeAlias, TypedDict, Unpack, dataclass_transform, get_type_hints

LIMIT = 100
"""Characters that Discord allows in a custom_id."""

_HASH = "#"
"""The first character of a hashed token."""

_DIGEST = 16
"""Hexadecimal digits of a hashed token; their 64 bits tell the few dozen tokens of one question apart."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Access: TypeAlias = Literal["anybody", "watcher", "seated", "opener", "closer", "referee", "moderator", "admin"]
"""Who may do an action.

- `anybody`: everybody; the action is about no table.
- `watcher`: anyone who can see the place of the table.
- `seated`: the players of the table.
- `opener`: the person who opened the table.
- `closer`: the opener of the table, and moderators.
- `referee`: the referees of the table.
- `moderator`: holders of *Manage Messages* or *Manage Server* on the table's server.
- `admin`: holders of *Manage Server*; the action is about no table.
"""

Stage: TypeAlias = Literal["", "open", "live", "running"]
"""When an action at a table is possible: before the match (`open`), while it is played (`running`), in both stages (`live`), or always
(empty)."""


@dataclass(frozen=True, slots=True)
class Codec:
    """How a field of an action travels in a custom_id."""

    pattern: str
    """A regular expression of all texts that `write` returns, without named groups."""

    write: Callable[[Any], str] = str
    read: Callable[[str], Any] = str


NUMBER = r"(?:0|[1-9][0-9]{0,18})"
Number = Annotated[int, Codec(NUMBER, str, int)]
OptionalNumber = Annotated[
    int | None, Codec(rf"(?:{NUMBER})?", lambda value: "" if value is None else str(value), lambda text: int(text) if text else None)
]
"""A number, or `None`."""

Newest = OptionalNumber
"""A number of an entry, a page or a moment; `None` for the newest one."""

SeatOrAll = OptionalNumber
"""A seat, or `None` for everybody."""

Switch = Annotated[bool, Codec("[01]", lambda value: str(int(value)), lambda text: text == "1")]
Word = Annotated[str, Codec(r"[a-z0-9._-]{0,32}")]
"""A short name that never changes, such as a kind of bot."""

Game = Annotated[str, Codec(r"[a-z0-9._-]{1,32}")]
"""The name of a game; unlike a `Word` it cannot be empty."""

Token = Annotated[str, Codec(r"[\s\S]{0,98}")]
"""Free text, in the last field only. A long text travels as its hash."""


ACTIONS: dict[str, type[Action]] = {}
"""Every action with an id, by `name.version`."""


class ActionFacts(TypedDict, total=False):
    """The class variables that the definition of an action may set."""

    access: Access
    cost: int
    stage: Stage
    opens_form: bool
    is_form: bool


@dataclass_transform(frozen_default=True)
class Action:
    """What a control does: a frozen value whose fields travel in the custom_id.

    A subclass with a `name` is registered under it for ever. An action without a name comes from commands and is never on a button. If
    its fields change their meaning, it gets a new `version`, so that ids of the old version are outdated and never misread.
    """

    name: ClassVar[str] = ""
    """The name and version with which an id begins, such as `pick.1`."""
    pattern: ClassVar[re.Pattern[str]] = re.compile(r"(?!)")
    """Matches all ids of this kind; without a name it matches nothing."""
    codecs: ClassVar[dict[str, Codec]] = {}
    access: ClassVar[Access] = "anybody"
    stage: ClassVar[Stage] = ""
    cost: ClassVar[int] = 1
    """The points that a click costs of the limit of clicks, 1 to 5; more if much is read or drawn."""
    opens_form: ClassVar[bool] = False
    """Whether the answer is a form; Discord accepts that only as the first answer, so the click is never deferred."""
    is_form: ClassVar[bool] = False
    """Whether this action comes with a filled-in form, not from a button."""

    def __init_subclass__(cls, name: str = "", version: int = 1, **facts: Unpack[ActionFacts]) -> None:
        for fact, value in facts.items():
            setattr(cls, fact, value)
        dataclass(frozen=True)(cls)
        if not name:
            return
        cls.name = f"{name}.{version}"
        if cls.name in ACTIONS or not re.fullmatch(r"[a-z-]{1,24}\.[0-9]{1,4}", cls.name):
            raise ValueError(f"{cls.name} is taken or no name")
        cls.codecs = {}
        for field, hint in get_type_hints(cls, include_extras=True).items():
            for annotation in getattr(hint, "__metadata__", ()):
                if isinstance(annotation, Codec):
                    cls.codecs[field] = annotation
        groups = [f"(?P<{field}>{codec.pattern})" for field, codec in cls.codecs.items()]
        cls.pattern = re.compile(":".join([re.escape(cls.name), *groups]))
        ACTIONS[cls.name] = cls

    @property
    def needs(self) -> Access:
        """Who may do this action; a subclass may decide by its fields."""
        return self.access

    @property
    def id(self) -> str:
        """The custom_id; a long last part is hashed."""
        parts = [codec.write(getattr(self, field)) for field, codec in self.codecs.items()]
        if not parts:
            return self.name
        head = ":".join([self.name, *parts[:-1]])
        return f"{head}:{fit_token(parts[-1], LIMIT - len(head) - 1)}"

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return the action of a custom_id that matches `pattern`."""
        return cls(**{field: codec.read(match[field]) for field, codec in cls.codecs.items()})


class Outdated(Action):
    """The action of an id that fits no other action."""

    match: int = 0
    """The table that the id seems to be about; 0 if it names none."""

    is_setup: bool = False
    """Whether the id is of the panel of `/setup`, which is about no table."""

    @classmethod
    def of(cls, custom_id: str) -> Outdated:
        """Read an id of any release: `1:kind:match:...` or `name.version:match:...`."""
        if re.match(r"setup[a-z-]*\.[0-9]{1,4}(?::|\Z)", custom_id):
            return cls(is_setup=True)
        table = re.match(r"(?:1:[^:]{0,20}|[a-z-]{1,24}\.[0-9]{1,4}):([1-9][0-9]{0,17})(?::|\Z)", custom_id)
        return cls(int(table[1]) if table else 0)


def parse_id(custom_id: str) -> Action:
    """Return the action of a custom_id; `Outdated` if it fits no other one. Never raises."""
    kind = ACTIONS.get(custom_id.partition(":")[0])
    match = None if kind is None or len(custom_id) > LIMIT else kind.pattern.fullmatch(custom_id)
    return Outdated.of(custom_id) if kind is None or match is None else kind.read(match)


def outdated_pattern() -> re.Pattern[str]:
    """Return a pattern that matches every text except the ids of registered actions."""
    known = "|".join(re.sub(r"\(\?P<\w+>", "(?:", cls.pattern.pattern) for cls in ACTIONS.values())
    return re.compile(rf"(?!(?:{known})\Z)[\s\S]*")


def fit_token(token: str, room: int) -> str:
    """Return the token, or its hash if it has more than `room` letters or looks like a hash."""
    if len(token) <= room and not token.startswith(_HASH):
        return token
    return _HASH + sha256(token.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGEST]


def token_meant(token: str, offered: tuple[str, ...]) -> str | None:
    """Return the offered token that was meant, hashed or not; `None` if none was."""
    if not token.startswith(_HASH):
        return token if token in offered else None
    return next((other for other in offered if fit_token(other, 0) == token), None)


def whole_number(text: str, digits: int) -> int | None:
    """Return the number in a text of at most `digits` digits, else `None`. Never raises."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


def base_36(number: int) -> str:
    """Return a number in base 36."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


def from_base_36(text: str) -> int:
    """Return the number that `base_36` wrote; 0 for other texts. Never raises."""
    if not text or len(text) > 80 or any(letter not in _DIGITS for letter in text):
        return 0
    return int(text, 36)


Tally = Annotated[int, Codec("[0-9a-z]{1,60}", base_36, from_base_36)]
"""Many small choices packed into one number, written in base 36."""
