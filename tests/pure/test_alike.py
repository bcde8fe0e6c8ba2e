"""No two people at a table have names that look alike."""

from __future__ import annotations

import unicodedata
from types import SimpleNamespace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.edge.layout import label
from cogs.edge.services import plain_texts_about, texts_about
from engine.values.core import Seat, Who
from play.club.season import Season
from play.values.alike import LONGEST, looks, make_distinct, name_shown
from play.values.names import named_at, names
from play.values.stands import Wish
from play.values.types import GONE, Occupant, Oversight, Person, Stint, Table
from store.rows import SeasonPersonRow
from tests.pure.matches import table
from words import speaker

CYRILLIC = "".join({"A": "\u0410", "a": "\u0430", "e": "\u0435"}.get(letter, letter) for letter in "Anae")

NAMES = st.one_of(
    st.sampled_from((
        "Ana", "ana", "Ana 1", "Ana 2", "Ana 1 1", "Mate", "Mate 1", "Deckhand 2", "You", "Somebody", "?", "", " ", "\u3164", "A\u200bna",
        "An\u0061\u0301", "An\u00e1", "Anae", CYRILLIC, "\uff21na", "Ana\u200d", "Ana\ufe0f", "Ian", "lan", "Lan", "O", "0", "*Ana*",
        "\\Ana", "X" * 32 + "a", "X" * 32 + "b", "X" * 31, "\u05d0\u05d1", "somebody who left", "Ana\n1",
    )),
    st.text("Aa1 \u200b\u0430*_", max_size=5),
    st.text(max_size=40),
)  # fmt: skip


def at_table(seated: list[str | None], before: list[str], acting: list[str]) -> Table:
    """Return a table of people who sit (`None`: a bot), sat before, and have acted or want to."""
    numbers = iter(range(11, 99))
    sit = [Person(next(numbers), name) if name is not None else "mate" for name in seated]
    past = tuple(Stint(Seat(0), at, Occupant(Person(next(numbers), name))) for at, name in enumerate(before))
    people = [Person(next(numbers), name) for name in acting]
    officials, named, wishing = people[:1], people[1:2], people[2:]
    oversight = Oversight(officials=tuple(officials), named=next(iter(named), None))
    return table(
        *sit, past=(*past, Stint(Seat(0), 9, Occupant(bot=GONE))), oversight=oversight,
        matters={"wishes": tuple(Wish(person, Seat(1), 1) for person in wishing)},
    )  # fmt: skip


def look_of(name: str) -> str:
    """Return a name as the eye sees it: without invisible letters, in one form and one case."""
    bare = "".join(letter for letter in name if letter not in "\u200c\u200d\u2068\u2069" and not "\ufe00" <= letter <= "\ufe0f")
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", bare).casefold()).split())


@given(st.lists(st.none() | NAMES, min_size=2, max_size=6), st.lists(NAMES, max_size=3), st.lists(NAMES, max_size=4))
@example(["Ana", "Ana", "Ana 1"], [], [])
@example(["Ana", "A\u200bna"], [], [])
@example([None, None, "Mate 1"], ["Mate"], ["Mate 2"])
@example(["Ana", "Bea"], [], ["Ana", "Bea", "Ana", "Bea"])
def test_no_two_at_a_table_read_alike(seated: list[str | None], before: list[str], acting: list[str]) -> None:
    at = at_table(seated, before, acting)
    plain = plain_texts_about(at)
    everybody = [Who(Seat(number)) for number in range(len(names(at, speaker())))]
    for say in (texts_about(at), plain):
        read = [look_of(label(say(who))) for who in everybody]
        assert len(set(read)) == len(everybody), read
        assert "you" not in read, "texts address the reader by this word"
    for person in (*(wish.person for wish in at.wishes), *at.oversight.officials):
        assert plain(named_at(at, person)) in names(at, speaker())[len(seated) + len(before) + 1 :]


@given(st.lists(NAMES.map(name_shown), max_size=8))
def test_only_names_that_look_alike_get_a_number(plain: list[str]) -> None:
    distinct = make_distinct(plain, ["you"])
    for at, (name, result) in enumerate(zip(plain, distinct, strict=True)):
        others = [*plain[:at], *plain[at + 1 :], "you"]
        assert result == name or (any(looks(name) & looks(other) for other in others) and result.startswith(f"{name} ")), (plain, distinct)
        assert not any(looks(result) & looks(other) for other in (*distinct[:at], "you")), (plain, distinct)


@pytest.mark.parametrize(
    ("called", "expected"),
    [
        (("Ana", "Ana", "Ana 1"), ("Ana 2", "Ana 3", "Ana 1")),
        (("Ana", "Bea", "Lan", "Ian"), ("Ana", "Bea", "Lan", "Ian")),
        (("Ana", "ana", "Bea"), ("Ana 1", "ana 2", "Bea")),
        (("Ana", CYRILLIC[:3], "You"), ("Ana 1", f"{CYRILLIC[:3]} 2", "You 1")),
        (("X" * 33, "X" * 34), ("X" * LONGEST + " 1", "X" * LONGEST + " 2")),
    ],
)
def test_equal_names_get_numbers_that_are_free(called: tuple[str, ...], expected: tuple[str, ...]) -> None:
    people = table(*(Person(11 + at, name) for at, name in enumerate(called)))
    assert names(people, speaker()) == expected
    renamed = replace(people, occupants=(*people.occupants[:-1], Occupant(bot="mate")))
    assert names(renamed, speaker())[-1] == "Mate"


def test_people_of_a_season_have_distinct_names() -> None:
    people = tuple(SeasonPersonRow(1, 11 + at, name, 0, at, "in", 0.0, 0) for at, name in enumerate(("_Ana_", "_Ana_", "Bea", "")))
    assert Season.names.fget(SimpleNamespace(people=people)) == {11: "_Ana_ 1", 12: "_Ana_ 2", 13: "Bea"}  # type: ignore[attr-defined]
