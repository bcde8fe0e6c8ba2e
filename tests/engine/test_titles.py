"""Titles tell deeds of players, and the tables of the games use only existing notes."""

from __future__ import annotations

import pytest

from engine.match import registry
from engine.match.match import Entry
from engine.story.titles import Feat, Title, earned_titles, titles_of
from engine.values.core import Msg, Note, Result, ScoreSheet, Seat, Who
from words import has

ANA, BEN = Seat(0), Seat(1)


def entry(*notes: Note) -> Entry:
    return Entry(seq=1, seat=ANA, line="", shown="", notes=notes, digest="")


def note(key: str, who: Seat, to: frozenset[Seat] | None = None, **args: object) -> Note:
    return Note(Msg(f"sea.note.{key}", who=Who(who), **args), to)  # type: ignore[arg-type]


WON = Result((1, 2), (ScoreSheet((), 2), ScoreSheet((), 1)), Msg("core.ask.text", text=""))
KRAKEN = Msg("sea.monster", name=Msg("sea.monster.kraken"), strength=12)
LOG = [
    entry(note("tamed", ANA, monster=KRAKEN, gold=3), note("taming", ANA, spent=0)),
    entry(note("tamed", ANA, monster=KRAKEN, gold=4)),
    entry(note("rolled", BEN, dice=("6", "6", "1"))),
    entry(note("secret", BEN, to=frozenset({BEN}))),
]


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        (Title("a", (Feat("note.tamed", where={"monster.name": "sea.monster.kraken"}, times=2),)), {ANA: ("a",)}),
        (Title("a", (Feat("note.tamed", least={"gold": 4}),)), {ANA: ("a",)}),
        (Title("a", (Feat("note.tamed", least={"gold": 4}, times=2),)), {}),
        (Title("a", (Feat("note.taming", most={"spent": 0}, beside="note.tamed"),)), {ANA: ("a",)}),
        (Title("a", (Feat("note.tamed", beside="note.rolled"),)), {}),
        (Title("a", (Feat("note.rolled", least={"dice.#": 3}, where={"dice.0": "6"}),)), {BEN: ("a",)}),
        (Title("a", (Feat("note.tamed", where={"monster.colour": "red"}),)), {}),
        (Title("a", (Feat("note.tamed"),), place="last"), {}),
        (Title("a", (Feat("note.rolled"),), place="last"), {BEN: ("a",)}),
        (Title("a", place="first", never=("note.rolled",)), {ANA: ("a",)}),
        (Title("a", place="first", never=("note.taming",)), {}),
        (Title("a", (Feat("note.tamed"),), alone=True), {ANA: ("a",)}),
        (Title("a", (Feat("note.secret"),)), {}),
    ],
)
def test_the_holder_of_a_title_follows_from_the_log(title: Title, expected: dict[Seat, tuple[str, ...]]) -> None:
    assert earned_titles("sea", [title], LOG, WON) == expected


def test_a_shared_place_is_neither_first_nor_last() -> None:
    shared = Result((1, 1), WON.scores, WON.reason)
    titles = [Title("rare", (Feat("note.tamed"),)), Title("first", place="first")]
    assert earned_titles("sea", titles, LOG, shared) == {ANA: ("rare",)}
    assert earned_titles("sea", titles, LOG, WON) == {ANA: ("rare", "first")}


@pytest.mark.parametrize("game", [game for game in registry.names() if titles_of(game)])
def test_titles_of_games_have_texts_and_existing_notes(game: str) -> None:
    titles = titles_of(game)
    assert len({title.name for title in titles}) == len(titles)
    for title in titles:
        assert has(f"{game}.title.{title.name}") and (title.deeds or title.place)
        for key in (*title.never, *(deed.note for deed in title.deeds), *(deed.beside for deed in title.deeds if deed.beside)):
            assert has(f"{game}.{key}"), key
        for deed in title.deeds:
            for wanted in deed.where.values():
                assert isinstance(wanted, int) or has(wanted) or not wanted.startswith(game), wanted


def test_a_game_without_a_table_gives_none() -> None:
    assert titles_of("toy") == ()
