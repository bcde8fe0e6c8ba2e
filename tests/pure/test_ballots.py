"""What most of the others want while somebody is absent."""

from __future__ import annotations

from engine.core import Seat
from play.matters.ballots import decision
from play.values.stands import Ballot


def test_a_vote_is_decided_by_most_and_gently() -> None:
    people = tuple(Seat(seat) for seat in range(5))

    def voted(*votes: str) -> str | None:
        return decision(people, Ballot(Seat(0), 1, tuple((Seat(at + 1), vote) for at, vote in enumerate(votes))))

    assert [voted(), voted("end", "end"), voted("end", "end", "end")] == [None, None, "end"]
    assert [voted("end", "end", "bot", "bot"), voted("free", "wait", "bot", "end")] == ["bot", "wait"]
