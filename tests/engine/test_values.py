"""Chance, the codec, messages and settings."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from engine.game.rules import checked_seats, resolve_settings
from engine.match import registry
from engine.values import codec
from engine.values.chance import Chance, commitment
from engine.values.core import BadSetting, Msg, Note, Seat, Who


def test_chance_is_a_value() -> None:
    one = Chance("seed")
    assert one.below(6) == Chance("seed").below(6)
    assert one.below(6)[1] == Chance("seed", 1)
    assert one.shuffled((1, 2, 3))[1].count == 1


def test_draws_are_the_same_in_every_version() -> None:
    """These figures are part of every rules version: another implementation can compute them."""
    value, after = Chance("Columbus").below(1000)
    assert (value, after.count) == (149, 1)
    assert Chance("Columbus").shuffled(tuple(range(8)))[0] == (6, 1, 7, 3, 0, 4, 2, 5)
    assert commitment("Columbus").startswith("8f106c7b20f7")


@given(st.text(), st.integers(1, 50))
def test_a_draw_is_in_range(seed: str, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound)[0] < bound


@given(st.text(), st.lists(st.integers()))
def test_a_shuffle_keeps_every_item(seed: str, items: list[int]) -> None:
    assert Counter(Chance(seed).shuffled(tuple(items))[0]) == Counter(items)


def test_shuffles_are_even() -> None:
    firsts = Counter(Chance("even", count).shuffled((0, 1, 2, 3))[0] for count in range(4800))
    assert len(firsts) == 24
    assert max(firsts.values()) < 2 * min(firsts.values())


class Red(Struct, frozen=True, tag=True):
    depth: int


class Blue(Struct, frozen=True, tag=True):
    name: str | None
    inner: Red


class Box(Struct, frozen=True):
    seat: Seat
    side: Literal["a", "b"] | None
    things: tuple[Red | Blue, ...]
    pair: tuple[int, Red]
    only: Red | None
    grid: tuple[tuple[int, ...], ...]
    msg: Msg


BOX = Box(Seat(1), None, (Red(1), Blue(None, Red(2))), (3, Red(4)), None, ((1, 2), ()), Msg("x", a=1, who=Who(Seat(0)), list=(Msg("y"), 2)))


def test_values_survive_their_json() -> None:
    assert codec.decode(Box, codec.encode(BOX)) == BOX


def test_structs_of_a_union_are_tagged() -> None:
    assert codec.encode(BOX)["things"] == [
        {"type": "Red", "depth": 1},
        {"type": "Blue", "name": None, "inner": {"type": "Red", "depth": 2}},
    ]


def test_digests_name_values() -> None:
    assert codec.digest(BOX) == codec.digest(codec.decode(Box, codec.encode(BOX)))
    assert codec.digest(Red(1)) != codec.digest(Red(2))
    assert len(codec.digest(Red(1))) == 12


def test_types_without_a_json_form_are_refused() -> None:
    with pytest.raises(TypeError):
        codec.encode(object())


def test_foreign_json_is_refused() -> None:
    with pytest.raises(ValueError):
        codec.loads(Box, '{"seat": "one"}')


def test_notes_survive_their_json() -> None:
    for note in (Note(Msg("n", who=Who(Seat(2)), cards=(1, 2))), Note(Msg("n"), frozenset({Seat(1), Seat(0)}))):
        assert codec.note(codec.note_json(note)) == note


def test_the_order_of_arguments_does_not_matter() -> None:
    assert Msg("k", a=1, b=2) == Msg("k", b=2, a=1)
    assert hash(Msg("k", a=1, b=2)) == hash(Msg("k", b=2, a=1))


@pytest.mark.parametrize("game", registry.names())
def test_wrong_settings_and_seats_are_refused(game: str) -> None:
    rules = registry.rules(game)
    with pytest.raises(BadSetting):
        resolve_settings(rules, {"nothing": "x"})
    for setting in rules.settings[:1]:
        with pytest.raises(BadSetting):
            resolve_settings(rules, {setting.key: "nothing"})
    for seats in (rules.seats[0] - 1, rules.seats[-1] + 1):
        with pytest.raises(BadSetting):
            checked_seats(rules, seats)
    assert set(resolve_settings(rules, {})) == {setting.key for setting in rules.settings}


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetting):
        registry.rules("chess")
