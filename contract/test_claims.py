"""Every sentence of a game is true: its claim is looked up in the position.

The matches of a campaign are new in each run. A failure names their seed; `CLAIMS_SEED=... pytest -m campaign -k claims` plays them again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from contract.claims import Claims, Said, claims, sentences, taught
from contract.games import games
from contract.tables import match_of, tables
from data.homes import homes
from words import speaker

SOME, MANY = 60, 3_000
"""Sentences of a game that are held to what they claim, in every run and in a campaign."""

SHARE = 0.15
"""The share of the positions of a match whose sentences are looked at."""

SHOWN = 30
"""Faults that are shown at most, each of another kind."""

DECLARED = [game for game in games() if claims(game) is not None]
"""The games that declare what they say; a guest need not, and is asked."""
every_game = pytest.mark.parametrize("game", DECLARED)


def claims_of(game: str) -> Claims:
    found = claims(game)
    assert found is not None, f"{homes()[game].claims} is missing: it says what the sentences of {game} claim"
    return found


@every_game
def test_every_sentence_has_a_claim_or_states_no_fact(game: str) -> None:
    missing, unknown = claims_of(game).undeclared(game), claims_of(game).unknown()
    assert not missing, "neither in CLAIMS nor in NO_FACTS:\n" + "\n".join(missing)
    assert not unknown, "no message has these keys, or they are in CLAIMS and in NO_FACTS:\n" + "\n".join(unknown)


@every_game
def test_what_is_said_in_some_matches_is_true(game: str) -> None:
    hold(game, "claims", SOME)


@pytest.mark.campaign
@every_game
def test_what_is_said_in_many_new_matches_is_true(game: str) -> None:
    hold(game, os.environ.get("CLAIMS_SEED") or str(Random().getrandbits(32)), MANY)


@every_game
def test_what_the_lesson_teaches_is_true(game: str) -> None:
    faults = list(dict.fromkeys(fault for said in taught(game) if (fault := fault_of(claims_of(game), said, game)) is not None))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", [game for game in games() if game not in DECLARED])
def test_a_game_is_asked_to_say_what_its_sentences_claim(game: str) -> None:
    pytest.skip(f"{homes()[game].claims} would say what the sentences of {game} claim (docs/adding_a_game.md)")


def hold(game: str, seed: str, wanted: int) -> None:
    """Hold so many sentences of fresh matches to their claims; fail with the false ones."""
    found, faults, held = claims_of(game), dict[str, str](), 0
    for where, said in sentences_of(game, seed):
        held += said.msg.key in found.claims
        if said.msg.key not in faults and (fault := fault_of(found, said, where)) is not None:
            faults[said.msg.key] = fault
        if held >= wanted or len(faults) >= SHOWN:
            break
    assert not faults, f"CLAIMS_SEED={seed}, {held} sentences held\n" + "\n".join(faults.values())


def sentences_of(game: str, seed: str) -> Iterator[tuple[str, Said]]:
    """Yield what is said in match after match, with the place, until a game says nothing."""
    every, rng = tables(game), Random(seed)
    for number in count():
        table, is_silent = every[number % len(every)], True
        for moves, step in enumerate(match_of(table, f"{seed}/{number}", rng.choice((0.5, 0.9)))):
            if rng.random() < SHARE:
                for said in sentences(table, step, rng):
                    is_silent = False
                    yield f"{table.name}, match {seed}/{number}, after {moves} moves", said
        if is_silent and number >= len(every):
            return


def fault_of(found: Claims, said: Said, where: str) -> str | None:
    """Return a sentence's fault with where it was said and how it reads; `None` if it is true."""
    fault = found.fault(said)
    if fault is None:
        return None
    text = speaker("en", tuple("ABCDEFGH"))(said.msg if said.within is None else said.within.msg)
    return f'{fault}: {said.kind} {said.msg.key} to seat {said.seat}: "{text}" ({said.line or "no line"}; {where})'
