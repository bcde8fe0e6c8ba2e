"""The custom_id codec: `version:kind:match:seq:rev:field:token`, at most 100 characters.

A custom_id is all that a click brings back after a restart, and anybody can forge one. So nothing read here
is trusted: `parsed` never raises, and whoever handles a click checks seat, sequence number and token again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from hashlib import sha256

VERSION = "1"
LIMIT = 100
"""Characters that Discord allows in a custom_id."""

TEMPLATE = re.compile(r"1:[a-z.-]{1,16}:.{0,98}", re.DOTALL)
"""What a custom_id of this version looks like, as far as a router has to know."""

_KIND = re.compile(r"[a-z.-]{1,16}")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,18}", re.ASCII)
_HASH = "#"
_DIGEST = 16
"""Hexadecimal digits of a hashed token: 64 bits among the few dozen tokens of one ask."""


@dataclass(frozen=True, slots=True)
class Id:
    """What a component stands for.

    `kind` names the action; `match`, `seq` and `rev` say what the panel was drawn from; `field` is where in a
    long ask or a form the person is; `token` is the answer. Long fields and tokens travel hashed.
    """

    kind: str
    match: int = 0
    seq: int = 0
    rev: int = 0
    field: str = ""
    token: str = ""

    @property
    def text(self) -> str:
        """The custom_id."""
        return written(self)

    @property
    def family(self) -> str:
        """The part of the kind before its first dot: what panel the action belongs to."""
        return self.kind.partition(".")[0]

    @property
    def verb(self) -> str:
        """The part of the kind after its first dot: what the action does there."""
        return self.kind.partition(".")[2]

    def but(self, verb: str, token: str = "", field: str | None = None) -> Id:
        """Another action of the same panel."""
        return replace(self, kind=f"{self.family}.{verb}", token=token, field=self.field if field is None else field)


def written(told: Id) -> str:
    """The custom_id of an action; long fields and tokens are replaced by hashes."""
    if not _KIND.fullmatch(told.kind):
        raise ValueError(f"not a kind of action: {told.kind!r}")
    head = f"{VERSION}:{told.kind}:{told.match}:{told.seq}:{told.rev}:"
    room = LIMIT - len(head) - 1
    field = told.field.replace(":", ";")
    field = fitted(field, min(24, room // 2))
    return f"{head}{field}:{fitted(told.token, room - len(field))}"


def parsed(text: str) -> Id | None:
    """The action of a custom_id; `None` when it is not one of ours. Never raises."""
    if len(text) > LIMIT:
        return None
    parts = text.split(":", 6)
    if len(parts) != 7:
        return None
    version, kind, match, seq, rev, field, token = parts
    if version != VERSION or not _KIND.fullmatch(kind):
        return None
    if not all(_NUMBER.fullmatch(number) for number in (match, seq, rev)):
        return None
    return Id(kind, int(match), int(seq), int(rev), field, token)


def fitted(token: str, room: int) -> str:
    """The token itself, or its hash when it is too long or could be taken for a hash."""
    if len(token) <= room and not token.startswith(_HASH):
        return token
    return _HASH + sha256(token.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGEST]


def found(told: str, offered: tuple[str, ...]) -> str | None:
    """Which of the offered tokens was meant, hashed or not; `None` when none was."""
    if not told.startswith(_HASH):
        return told if told in offered else None
    return next((token for token in offered if fitted(token, 0) == told), None)
