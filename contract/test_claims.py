"""Every sentence of a game is true: its claim is looked up in the position.

The matches of a campaign are new in each run. A failure names their seed; `CLAIMS_SEED=... pytest -m campaign -k claims` plays them again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from contract.claims import Claims, Said, claims, sentences, taught
from contract.games import games
from contract.tables import match_of, tables
from data.homes import homes
from words import speaker

SOME = 60
"""How many sentences of a game are checked in every run."""

MANY = 3_000
"""How many sentences of a game are checked in a campaign."""

SHARE = 0.15
"""The share of the positions of a match whose sentences are looked at."""

SHOWN = 30
"""The most faults that are shown, at most one for each key of a message."""

ONE_OF_MANY = re.compile(r"(?<![\w.,+−-])(?:1|one) (cards|coins|countries|crowns|goods|jeeps|planes|points|ships|squares|steps|workers)\b")
"""The number one before a plural, such as "1 cards"."""

DECLARED = [game for game in games() if claims(game) is not None]
"""The games that declare what their sentences claim; a guest need not."""

every_game = pytest.mark.parametrize("game", DECLARED)


def claims_of(game: str) -> Claims:
    declared = claims(game)
    assert declared is not None, f"{homes()[game].claims} is missing: it says what the sentences of {game} claim"
    return declared


@every_game
def test_every_sentence_has_a_claim_or_states_no_fact(game: str) -> None:
    missing, unknown = claims_of(game).undeclared(game), claims_of(game).unknown()
    assert not missing, "neither in CLAIMS nor in NO_FACTS:\n" + "\n".join(missing)
    assert not unknown, "no message has these keys, or they are in CLAIMS and in NO_FACTS:\n" + "\n".join(unknown)


@every_game
def test_sentences_of_some_matches_are_true(game: str) -> None:
    hold(game, "claims", SOME)


@pytest.mark.campaign
@every_game
def test_sentences_of_many_new_matches_are_true(game: str) -> None:
    hold(game, os.environ.get("CLAIMS_SEED") or str(Random().getrandbits(32)), MANY)


@every_game
def test_sentences_of_the_lesson_are_true(game: str) -> None:
    faults = dict.fromkeys(fault_of(claims_of(game), sentence, game) for sentence in taught(game))
    assert not any(faults), "\n".join(filter(None, faults))


@pytest.mark.parametrize("game", [game for game in games() if game not in DECLARED])
def test_a_game_is_asked_to_say_what_its_sentences_claim(game: str) -> None:
    pytest.skip(f"{homes()[game].claims} would say what the sentences of {game} claim (docs/adding_a_game.md)")


def hold(game: str, seed: str, wanted: int) -> None:
    """Check `wanted` sentences of new matches against their claims; fail with the false ones."""
    declared, checked = claims_of(game), 0
    faults: dict[str, str] = {}
    for place, sentence in sentences_of(game, seed):
        checked += sentence.msg.key in declared.claims
        if sentence.msg.key not in faults and (fault := fault_of(declared, sentence, place)) is not None:
            faults[sentence.msg.key] = fault
        if checked >= wanted or len(faults) >= SHOWN:
            break
    assert not faults, f"CLAIMS_SEED={seed}, {checked} sentences held\n" + "\n".join(faults.values())


def sentences_of(game: str, seed: str) -> Iterator[tuple[str, Said]]:
    """Yield the sentences of one match after the other, each with its place.

    Stops after a match in which the game says nothing.
    """
    every, rng = tables(game), Random(seed)
    for number in count():
        table, is_silent = every[number % len(every)], True
        for moves, step in enumerate(match_of(table, f"{seed}/{number}", rng.choice((0.5, 0.9)))):
            if rng.random() < SHARE:
                for sentence in sentences(table, step, rng):
                    is_silent = False
                    yield f"{table.name}, match {seed}/{number}, after {moves} moves", sentence
        if is_silent and number >= len(every):
            return


def fault_of(declared: Claims, sentence: Said, place: str) -> str | None:
    """Return a sentence's fault with its place and its text, or `None` if it is true."""
    text = speaker("en", tuple("ABCDEFGH"))(sentence.msg if sentence.within is None else sentence.within.msg)
    fault = declared.fault(sentence)
    if fault is None and (one := ONE_OF_MANY.search(text)):
        fault = f"a plural of {one[1]}"
    if fault is None:
        return None
    return f'{fault}: {sentence.kind} {sentence.msg.key} to seat {sentence.seat}: "{text}" ({sentence.line or "no line"}; {place})'
