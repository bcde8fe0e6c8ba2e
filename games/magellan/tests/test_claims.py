"""Sentences in wars and rare stages are true. The short matches of `contract/test_claims.py` have few of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from contract.claims import sentences
from contract.tables import Step, Table
from contract.test_claims import claims_of, fault_of
from engine.walking.walk import drive, sensible
from games.magellan.game import RULES
from games.magellan.rules.state import Drawing, Moving, Rolling, awaited
from games.magellan.tests.deciding import TABLES, positions


def wars(seed: str) -> Iterator[tuple[Table, Step]]:
    """Yield the steps of movements in war, of fights, and of all other rare stages.

    Throws, cards and movements in peace are left out.
    """
    for seats, level, bases in reversed(TABLES):
        rng = Random(f"{seats} {level} {seed}")
        for state in positions(seats, level, bases, seed, wild=0.2):
            is_at_war = state.position.war is not None and isinstance(state.stage, Moving)
            if is_at_war or not isinstance(state.stage, Rolling | Drawing | Moving):
                seat = awaited(state)[0]
                path, turn = drive(RULES.turn(state, seat), sensible(RULES, state, seat, rng))
                yield Table("magellan", seats, ()), Step(state, seat, path, turn)


def check_claims(seed: str, most: int) -> None:
    """Check the sentences of wars until `most` claims are checked."""
    claims, rng, checked = claims_of("magellan"), Random(seed), 0
    faults: dict[str, str] = {}
    for table, step in wars(seed):
        for sentence in sentences(table, step, rng):
            checked += sentence.msg.key in claims.claims
            if sentence.msg.key not in faults and (fault := fault_of(claims, sentence, seed)) is not None:
                faults[sentence.msg.key] = fault
        if checked > most:
            break
    assert not faults, f"CLAIMS_SEED={seed}\n" + "\n".join(faults.values())


def test_sentences_in_a_war_are_true() -> None:
    check_claims("wars", 60)


@pytest.mark.campaign
def test_sentences_in_many_wars_are_true() -> None:
    seed = os.environ.get("CLAIMS_SEED") or str(Random().getrandbits(32))
    for number in range(4):
        check_claims(f"{seed}/{number}", 10_000)
