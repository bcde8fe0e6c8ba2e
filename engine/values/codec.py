"""Values to JSON and back by their types, and the digest of a state. Built on msgspec.

States, views and results are `msgspec.Struct`s. In a union, each struct has a tag of its own. Messages are written as
`{"key", "args"}`.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar, cast

import msgspec

from engine.values.core import Msg, Note, Seat, Who

T = TypeVar("T")


def _encode_value(value: Any) -> Any:
    if isinstance(value, Msg):
        return message_json(value)
    raise TypeError(f"no JSON form for {type(value).__name__}")


def _decode_value(kind: type[Any], value: Any) -> Any:
    if kind is Msg:
        return message(value)
    raise TypeError(f"no value of {kind.__name__} in JSON")


_ENCODER = msgspec.json.Encoder(enc_hook=_encode_value, order="deterministic")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=_decode_value)


def dumps(value: Any) -> str:
    """Return a value as compact JSON text; equal values have equal texts.

    Raises `TypeError` for a value that has no JSON form.

    >>> dumps({"gold": 3, "cards": (19, 22)})
    '{"cards":[19,22],"gold":3}'
    """
    return _ENCODER.encode(value).decode()


def loads(kind: type[T], text: str | bytes) -> T:
    """Return the value of type `kind` in a JSON text.

    Raises `msgspec.DecodeError` (a `ValueError`) for a text that is no JSON, or has no value of this type.

    >>> loads(tuple[int, ...], "[19, 22]")
    (19, 22)
    """
    value: T = _decoder(cast(Hashable, kind)).decode(text)
    return value


def encode(value: Any) -> Any:
    """Return a value as dictionaries, lists, texts and numbers, as `json.loads` gives them.

    Raises `TypeError` for a value that has no JSON form.

    >>> encode((Who(Seat(0)), 3))
    [{'seat': 0}, 3]
    """
    return msgspec.json.decode(_ENCODER.encode(value))


def decode(kind: type[T], value: Any) -> T:
    """Return the value of type `kind` that `encode` wrote.

    Raises `msgspec.ValidationError` (a `ValueError`) for anything else.

    >>> decode(Who, {"seat": 0})
    Who(seat=0)
    """
    return msgspec.convert(value, kind, dec_hook=_decode_value)


def digest(state: Any) -> str:
    """Return twelve hexadecimal digits that name a state.

    Equal states have equal digests, so a replay is checked by them.

    >>> digest({"gold": 3})
    'b0beadf35dfb'
    """
    return blake2b(_ENCODER.encode(state), digest_size=6).hexdigest()


def message_json(msg: Msg) -> dict[str, Any]:
    """Return a message as `{"key", "args"}`; seats are `{"seat": n}`, messages and lists nest.

    >>> message_json(Msg("toy.paid", amount=3, who=Who(Seat(0))))
    {'key': 'toy.paid', 'args': {'amount': 3, 'who': {'seat': 0}}}
    """
    return {"key": msg.key, "args": {name: _argument_json(value) for name, value in msg.args}}


def _argument_json(value: Any) -> Any:
    if isinstance(value, Msg):
        return message_json(value)
    if isinstance(value, Who):
        return {"seat": value.seat}
    if isinstance(value, tuple):
        return [_argument_json(item) for item in value]
    return value


def message(value: Any) -> Msg:
    """Return the message that `message_json` wrote.

    >>> message({"key": "toy.paid", "args": {"amount": 3, "who": {"seat": 0}}})
    Msg('toy.paid', amount=3, who=Who(seat=0))
    """
    return Msg(value["key"], **{name: _argument(item) for name, item in value["args"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return Who(Seat(value["seat"])) if "seat" in value else message(value)
    if isinstance(value, list):
        return tuple(_argument(item) for item in value)
    return value


def note_json(note: Note) -> dict[str, Any]:
    """Return a note as `{"key", "args", "to"}`.

    `to` is null if everybody may know it; `begins` and `lapses` are there if they are true.

    >>> note_json(Note(Msg("toy.drawn", card=19), frozenset({Seat(0)})))
    {'key': 'toy.drawn', 'args': {'card': 19}, 'to': [0]}
    """
    fields = {**message_json(note.msg), "to": None if note.to is None else sorted(note.to)}
    return fields | ({"begins": True} if note.begins else {}) | ({"lapses": True} if note.lapses else {})


def note(value: Any) -> Note:
    """Return the note that `note_json` wrote.

    >>> note({"key": "toy.drawn", "args": {"card": 19}, "to": [0]}).to
    frozenset({0})
    """
    to = None if value["to"] is None else frozenset(Seat(seat) for seat in value["to"])
    return Note(message(value), to, bool(value.get("begins")), bool(value.get("lapses")))
