"""The vote of the others while somebody is absent."""

from __future__ import annotations

from engine.values.core import Seat
from play.matters.ballots import VOTES
from play.table.acting import decision, most_wanted


def test_a_tied_vote_goes_to_the_gentlest_choice() -> None:
    others = tuple(Seat(seat) for seat in range(1, 5))

    def voted(*votes: str) -> str | None:
        return decision(VOTES, [(Seat(at), vote) for at, vote in enumerate(votes, 1)], others)

    assert voted() is voted("end", "end") is None, "the votes that are left can decide otherwise"
    assert voted("end", "end", "end") == "end"
    assert voted("end", "end", "bot", "bot") == "bot" and voted("free", "wait", "bot", "end") == "wait"
    assert decision(VOTES, [(Seat(at), "end") for at in (0, 1, 2)], others) is None, "the absent seat 0 has no vote"
    assert most_wanted(VOTES, []) == "wait"
