"""The arena: its shares, intervals and ratings, the results that it keeps, and its pairings."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.arena import interval, main, play, ratings, shares
from bench.pairings import ArenaMatch, Key, Results, pairings
from bench.rivals import line, names
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.values.core import Seat

KEY = Key("carta_magica", ("deckhand", "deckhand"), (), "test", 1.0)


def match_played(names: str, *ranks: int) -> ArenaMatch:
    """Return a match of players whose names have one letter."""
    return ArenaMatch(tuple(names), ranks, tuple([10 - rank for rank in ranks]), 1, {}, {}, {})


def test_an_interval_is_wilsons() -> None:
    assert interval(8, 10) == (pytest.approx(0.490, abs=5e-4), pytest.approx(0.943, abs=5e-4))
    assert min(interval(0, 10)) == 0.0 and max(interval(10, 10)) == 1.0


def test_the_share_of_a_seat_counts_shared_wins_and_matches() -> None:
    share_of = {
        share.name: share
        for share in shares(
            [match_played("abb", 1, 2, 3), match_played("bba", 1, 3, 1), match_played("bab", 2, 3, 1), match_played("abb", 2, 1, 3)]
        )
    }
    assert share_of["a"].wins == pytest.approx(1.5 / 4) and share_of["a"].seats == 4
    assert share_of["b"].wins == pytest.approx(2.5 / 8) and share_of["b"].seats == 8
    low, high = interval(2.5, 4)
    assert (share_of["b"].low, share_of["b"].high) == (pytest.approx(low / 2), pytest.approx(high / 2))
    assert share_of["a"].fair == pytest.approx(1 / 3)


def test_one_name_in_every_seat_wins_its_fair_share() -> None:
    (share,) = shares([match_played("aa", 1, 2), match_played("aa", 1, 1)])
    assert share.wins == share.low == share.high == share.fair == 0.5 and share.rating == 0


def test_few_points_are_counted_by_seat() -> None:
    assert [share.few for share in shares([match_played("ab", 1, 5), match_played("ab", 6, 1)])] == [1, 1]


def test_ratings_are_400_points_for_ten_to_one() -> None:
    matches = [match_played("ab", 2, 1)] + [match_played("ab", 1, 2)] * 19
    # Each also gets half a win, which makes 19.5 to 1.5.
    rating_of = ratings(matches, ["a", "b"])
    assert rating_of["a"] - rating_of["b"] == pytest.approx(400 * 1.1139, abs=0.5)
    assert ratings([match_played("ab", 1, 1)], ["a", "b"]) == {"a": 0.0, "b": 0.0}


def test_ratings_go_by_every_pair_of_seats() -> None:
    rating_of = ratings([match_played("abc", 1, 2, 3), match_played("abc", 1, 3, 2), match_played("abc", 2, 1, 3)], ["a", "b", "c"])
    assert rating_of["a"] > rating_of["b"] > rating_of["c"]


def test_a_match_follows_from_its_key_and_number() -> None:
    first, again, next_one = play(KEY, 0), play(KEY, 0), play(KEY, 2)
    assert (first.ranks, first.scores, first.entries) == (again.ranks, again.scores, again.entries)
    assert first.scores != next_one.scores
    assert play(Key("carta_magica", ("deckhand", "mate"), (), "test", 1.0), 1).names == ("mate", "deckhand")


def test_stored_matches_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path)
    for number in (0, 2):
        results.add(KEY, number, match_played("ab", 1, 2))
    path.write_bytes(path.read_bytes() + b'{"key":{"game"')  # the run is stopped while it writes
    again = Results(path)
    assert again.numbers(KEY, 4) == (1, 3)
    again.add(KEY, 1, match_played("ab", 2, 1))
    assert Results(path).numbers(KEY, 4) == (3,)
    assert [match.ranks for match in Results(path).played(KEY)] == [(1, 2), (2, 1), (1, 2)]
    assert again.numbers(Key("carta_magica", KEY.players, (), "test", 0.25), 2) == (0, 1), "matches with another budget were counted"


def test_the_pairings_of_the_table_can_be_played() -> None:
    every_pairing = list(pairings())
    for pairing in every_pairing:
        rules = registry.rules(pairing.game)
        assert set(pairing.players) <= set(names(pairing.game)) and len(pairing.players) in rules.seats
        resolve_settings(rules, dict(pairing.chosen))
    assert {pairing.game for pairing in every_pairing} == set(registry.names())
    assert len(every_pairing) == len(set(every_pairing))


def test_levels_think_with_a_share_of_their_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Any] = []

    def note_budget(*args: Any) -> str:
        budgets.append(args[-1])
        return "spin"

    monkeypatch.setattr("engine.bots.line", note_budget)
    rules = registry.rules("pizarro")
    state = rules.setup(3, resolve_settings(rules, {}), "test")
    for name in ("captain", "mate"):
        assert line(name, rules, state, Seat(0), Random(1), 0.25) == "spin"
    captain, mate = budgets
    assert rules.mind.judgement is not None and captain.nodes == round(rules.mind.judgement.captain.nodes * 0.25)
    assert mate is None


def test_several_pairings_make_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    same = ["--players", "deckhand,deckhand", "--players", "mate,deckhand"]
    assert main(["carta_magica", *same, "--matches", "1", "--processes", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.count("\n") == 4 and "| carta_magica | mate | 1 deckhand | 1 |" in out
    assert "mate,deckhand: 1 of 1" in err
    assert main(["carta_magica", "--players", "nobody,mate"]) == 2
    assert main(["carta_magica", "--players", "mate"]) == 2
