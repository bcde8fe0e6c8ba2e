"""Frozen dataclasses to JSON values and back, by their type hints, and the digest of a state.

Supported: dataclasses, `tuple[X, ...]`, fixed tuples, `Literal`, NewTypes, int, str, bool, float, None, unions.
A union of several dataclasses is tagged with the class name under `"is"`. Encoders are compiled once a type.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from engine.core import Msg, Note, Seat, Who

Encoder = Callable[[Any], Any]
Decoder = Callable[[Any], Any]

TAG = "is"
PLAIN = (int, str, bool, float, NoneType)


def encode(value: Any, hint: Any = None) -> Any:
    """The JSON value of a state, view or any supported value; `hint` defaults to its own class."""
    kind: Any = type(value) if hint is None else hint
    return _encoder(kind)(value)


def decode(hint: Any, value: Any) -> Any:
    """The value of type `hint` that `encode` wrote; raises `TypeError` or `KeyError` for foreign JSON."""
    return _decoder(hint)(value)


def _is_record(hint: Any) -> bool:
    return dataclasses.is_dataclass(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct))


def _members(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else ()


def _is_plain(hint: Any) -> bool:
    hint = getattr(hint, "__supertype__", hint)
    return hint in PLAIN or get_origin(hint) is Literal or (bool(_members(hint)) and all(map(_is_plain, _members(hint))))


def _fields(hint: type[Any]) -> list[tuple[str, Any]]:
    hints = get_type_hints(hint)
    if issubclass(hint, msgspec.Struct):
        return [(name, hints[name]) for name in hint.__struct_fields__]
    return [(field.name, hints[field.name]) for field in dataclasses.fields(hint)]


@cache
def _encoder(hint: Any) -> Encoder:
    hint = getattr(hint, "__supertype__", hint)
    if hint is Msg:
        return message_json
    if _is_plain(hint):
        return _same
    if get_origin(hint) is tuple:
        return _tuple_encoder(get_args(hint))
    if members := _members(hint):
        return _union_encoder(members)
    if _is_record(hint):
        fields = [(name, _encoder(kind)) for name, kind in _fields(hint)]
        return lambda value: {name: encoder(getattr(value, name)) for name, encoder in fields}
    raise TypeError(f"no JSON form for {hint}")


@cache
def _decoder(hint: Any) -> Decoder:
    hint = getattr(hint, "__supertype__", hint)
    if hint is Msg:
        return message
    if _is_plain(hint):
        return _same
    if get_origin(hint) is tuple:
        return _tuple_decoder(get_args(hint))
    if members := _members(hint):
        return _union_decoder(members)
    if _is_record(hint):
        fields = [(name, _decoder(kind)) for name, kind in _fields(hint)]
        made: Any = hint
        return lambda value: made(**{name: decoder(value[name]) for name, decoder in fields})
    raise TypeError(f"no JSON form for {hint}")


def _same(value: Any) -> Any:
    return value


def _tuple_encoder(kinds: tuple[Any, ...]) -> Encoder:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        if _is_plain(kinds[0]):
            return list
        encoder = _encoder(kinds[0])
        return lambda value: [encoder(item) for item in value]
    encoders = [_encoder(kind) for kind in kinds]
    return lambda value: [encoder(item) for encoder, item in zip(encoders, value, strict=True)]


def _tuple_decoder(kinds: tuple[Any, ...]) -> Decoder:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        if _is_plain(kinds[0]):
            return tuple
        decoder = _decoder(kinds[0])
        return lambda value: tuple([decoder(item) for item in value])
    decoders = [_decoder(kind) for kind in kinds]
    return lambda value: tuple([decoder(item) for decoder, item in zip(decoders, value, strict=True)])


def _classes(members: tuple[Any, ...]) -> list[Any]:
    return [member for member in members if _is_record(member)]


def _union_encoder(members: tuple[Any, ...]) -> Encoder:
    classes = _classes(members)
    others = [member for member in members if member not in classes and member is not NoneType]
    if len(others) > 1 or (others and classes and not _is_plain(others[0])):
        raise TypeError(f"no JSON form for the union {members}")
    tagged = len(classes) > 1
    encoders = {kind: _encoder(kind) for kind in classes}
    other = _encoder(others[0]) if others else _same

    def encoder(value: Any) -> Any:
        found = encoders.get(type(value))
        if found is None:
            return None if value is None else other(value)
        return {TAG: type(value).__name__, **found(value)} if tagged else found(value)

    return encoder


def _union_decoder(members: tuple[Any, ...]) -> Decoder:
    classes = {kind.__name__: kind for kind in _classes(members)}
    others = [member for member in members if member is not NoneType and member not in classes.values()]
    decoders = {name: _decoder(kind) for name, kind in classes.items()}
    only = next(iter(decoders.values())) if len(decoders) == 1 else None
    other = _decoder(others[0]) if others else _same

    def decoder(value: Any) -> Any:
        if value is None:
            return None
        if isinstance(value, dict) and decoders:
            return only(value) if only else decoders[value[TAG]](value)
        return other(value)

    return decoder


def message_json(msg: Msg) -> dict[str, Any]:
    """A message as `{"key", "args"}`; seats inside are `{"seat": n}`, messages nest, lists are lists."""
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
    """The message that `message_json` wrote."""
    return Msg(value["key"], **{name: _argument(item) for name, item in value["args"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return Who(Seat(value["seat"])) if "seat" in value else message(value)
    if isinstance(value, list):
        return tuple(_argument(item) for item in value)
    return value


def note_json(note: Note) -> dict[str, Any]:
    """A note as `{"key", "args", "to"}`; `to` is null when everybody may know it."""
    return {**message_json(note.msg), "to": None if note.to is None else sorted(note.to)}


def note(value: Any) -> Note:
    """The note that `note_json` wrote."""
    return Note(message(value), None if value["to"] is None else frozenset(Seat(seat) for seat in value["to"]))
