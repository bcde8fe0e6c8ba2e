"""The codec of custom_ids.

Every click is a small frozen value, and every kind of click has an id pattern of its own.

    class Pick(PanelAction, name="pick"):         # pick.1:match:kind:seq:rev:asked:at:token
        at: At
        token: Token

A custom_id is all that a click brings back after a restart, and anybody can forge one. So nothing read here is
trusted: `parse_id` never raises, and the gate checks who clicks and what they may do. What is no id of today is
`Outdated`: an id of an earlier version, of an action that is gone, or nonsense.
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
_DIGEST = 16
"""Hexadecimal digits of a hashed token: 64 bits among the few dozen tokens of one ask."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Access: TypeAlias = Literal["anybody", "watcher", "seated", "opener", "closer", "referee", "moderator", "admin"]
"""The people who may do something. `anybody`: no table is meant. `watcher`: anyone who can see the place of the table. `closer`: its
opener or a moderator. `moderator`: holders of *Manage Messages* or *Manage Server* there. `admin`: holders of *Manage Server*; no table
is meant."""

Stage: TypeAlias = Literal["", "open", "live", "running"]
"""When an action at a table has a meaning: before the match (`open`), while it is played (`running`), before it is over (`live`), or
always."""


@dataclass(frozen=True, slots=True)
class Codec:
    """How a field of an action travels in a custom_id: its pattern, how to write and read it."""

    pattern: str
    write: Callable[[Any], str] = str
    read: Callable[[str], Any] = str


NUMBER = r"(?:0|[1-9][0-9]{0,18})"
Number = Annotated[int, Codec(NUMBER, str, int)]
OptionalNumber = Annotated[
    int | None, Codec(rf"(?:{NUMBER})?", lambda value: "" if value is None else str(value), lambda text: int(text) if text else None)
]
"""A number, or `None`."""

Newest = OptionalNumber
"""A number, or `None` for the newest."""

SeatOrAll = OptionalNumber
"""A seat, or `None` for everybody."""

Switch = Annotated[bool, Codec("[01]", lambda value: str(int(value)), lambda text: text == "1")]
Word = Annotated[str, Codec(r"[a-z0-9._-]{0,32}")]
"""A permanent short name: a kind of bot, a step."""

Game = Annotated[str, Codec(r"[a-z0-9._-]{1,32}")]
"""The name of a game; an id without one is an old or forged one."""

Token = Annotated[str, Codec(r"[\s\S]{0,98}")]
"""Free text, in the last field only; a long one travels as its hash."""


ACTIONS: dict[str, type[Action]] = {}
"""Every action with an id, by `name.version`."""


class ActionFacts(TypedDict, total=False):
    """The facts of an action beside its fields; those left out are as in its base class."""

    access: Access
    cost: int
    stage: Stage
    opens_form: bool
    is_form: bool


@dataclass_transform(frozen_default=True)
class Action:
    """What a control does: a frozen value whose fields travel in the custom_id.

    A subclass with a `name` is registered under it for ever; without one it comes from commands and is never on a button. Raise
    `version` when its fields change their meaning: ids of the old version are answered as outdated, never misread.
    """

    name: ClassVar[str] = ""
    pattern: ClassVar[re.Pattern[str]] = re.compile(r"(?!)")
    codecs: ClassVar[dict[str, Codec]] = {}
    access: ClassVar[Access] = "anybody"
    stage: ClassVar[Stage] = ""
    cost: ClassVar[int] = 1
    """The points that a click counts against the limit of clicks; more where much is read or drawn."""
    opens_form: ClassVar[bool] = False
    """Whether the answer is a form: Discord takes one only as the first answer to a click, so nothing may be said before."""
    is_form: ClassVar[bool] = False
    """Whether it is what comes back with a form that was filled in."""

    def __init_subclass__(cls, name: str = "", version: int = 1, **facts: Unpack[ActionFacts]) -> None:
        for fact, value in facts.items():
            setattr(cls, fact, value)
        dataclass(frozen=True)(cls)
        if not name:
            return
        cls.name = f"{name}.{version}"
        if cls.name in ACTIONS or not re.fullmatch(r"[a-z-]{1,24}\.[0-9]{1,4}", cls.name):
            raise ValueError(f"{cls.name} is taken or no name")
        hints = ((field, getattr(hint, "__metadata__", ())) for field, hint in get_type_hints(cls, include_extras=True).items())
        cls.codecs = {field: codec for field, extras in hints for codec in extras if isinstance(codec, Codec)}
        cls.pattern = re.compile(":".join([re.escape(cls.name), *(f"(?P<{field}>{codec.pattern})" for field, codec in cls.codecs.items())]))
        ACTIONS[cls.name] = cls

    @property
    def needs(self) -> Access:
        """Who may do this one: the access of its kind, unless it says otherwise."""
        return self.access

    @property
    def id(self) -> str:
        """The custom_id."""
        parts = [codec.write(getattr(self, field)) for field, codec in self.codecs.items()]
        head = ":".join([self.name, *parts[:-1]])
        return ":".join([head, *(fit_token(part, LIMIT - len(head) - 1) for part in parts[-1:])])

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return the action of a custom_id that has this action's pattern."""
        return cls(**{field: codec.read(match[field]) for field, codec in cls.codecs.items()})


class Outdated(Action):
    """An id that means nothing today.

    `match` is the table that it seems to be about, 0 if it names none; `is_setup`: it is of the panel of `/setup`, which is about no
    table.
    """

    match: int = 0
    is_setup: bool = False

    @classmethod
    def of(cls, custom_id: str) -> Outdated:
        """Read from an id of any time: `1:kind:match:...` or `name.version:match:...`."""
        if re.match(r"setup[a-z-]*\.[0-9]{1,4}(?::|\Z)", custom_id):
            return cls(is_setup=True)
        table = re.match(r"(?:1:[^:]{0,20}|[a-z-]{1,24}\.[0-9]{1,4}):([1-9][0-9]{0,17})(?::|\Z)", custom_id)
        return cls(int(table[1]) if table else 0)


def parse_id(custom_id: str) -> Action:
    """Return the action of a custom_id, `Outdated` when it is none of today's. Never raises."""
    known = ACTIONS.get(custom_id.partition(":")[0])
    match = None if known is None or len(custom_id) > LIMIT else known.pattern.fullmatch(custom_id)
    return Outdated.of(custom_id) if known is None or match is None else known.read(match)


def outdated_pattern() -> re.Pattern[str]:
    """Return a pattern of every text that is the id of no registered action."""
    known = "|".join(re.sub(r"\(\?P<\w+>", "(?:", cls.pattern.pattern) for cls in ACTIONS.values())
    return re.compile(rf"(?!(?:{known})\Z)[\s\S]*")


def fit_token(token: str, room: int) -> str:
    """Return the token itself, or its hash when it is too long or could be taken for a hash."""
    if len(token) <= room and not token.startswith(_HASH):
        return token
    return _HASH + sha256(token.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGEST]


def token_meant(token: str, offered: tuple[str, ...]) -> str | None:
    """Return which of the offered tokens was meant, hashed or not; `None` when none was."""
    if not token.startswith(_HASH):
        return token if token in offered else None
    return next((other for other in offered if fit_token(other, 0) == token), None)


def whole_number(text: str, digits: int) -> int | None:
    """Return the number that a text of at most so many digits says, else `None`. Never raises."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


def base_36(number: int) -> str:
    """Return a number in base 36."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


def number(text: str) -> int:
    """Return what `base_36` wrote; anything else is 0. Never raises."""
    if not text or len(text) > 80 or any(letter not in _DIGITS for letter in text):
        return 0
    return int(text, 36)


Tally = Annotated[int, Codec("[0-9a-z]{1,60}", base_36, number)]
"""Many small choices as one number."""
