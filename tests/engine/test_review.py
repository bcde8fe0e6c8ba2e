"""A match looked at again: the curve of chances, and the decisions that made a difference."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from engine import bots
from engine.commandline.command import main
from engine.game.mind import Candidate
from engine.match import registry
from engine.match.match import Match, at, begin
from engine.match.records import record
from engine.search.findings import Review
from engine.search.plain import near, plain
from engine.search.review import Making, decided_entries, review_match, reviews
from engine.search.weighing import WeighingTask, weigh_lines
from engine.values.core import Seat
from tests.engine.test_records import match as bots_match
from tests.play.toy import RULES, State

pytestmark = pytest.mark.usefixtures("only_whole_sums")
NODES = 400


def play_match(*kept_cards: int) -> Match:
    """A match of two in which nobody bids and each wins a round; at the end each keeps some cards, for a point each."""
    match, keeping = begin(RULES, 2, {}, "review"), iter(kept_cards)
    while match.result is None:
        state, seat = match.state, RULES.to_act(match.state)[0]
        hand = state.hands[seat]
        if state.phase == "form":
            line = "word=ahoy keep=" + ("+".join(map(str, hand[: next(keeping)])) or "-")
        else:
            line = "pass" if state.phase == "auction" else str(hand[-1] if (seat, state.round) == (1, 2) else hand[0])
        match = match.played(seat, line)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    """Seat 1 keeps nothing in the last move, where two cards would have won."""
    played_match = play_match(1, 0)
    assert played_match.result is not None and played_match.result.ranks == (1, 2)
    return played_match


@pytest.fixture(scope="module")
def review(match: Match) -> Review:
    return review_match(match, nodes=NODES)


def test_a_move_that_throws_the_match_away_is_a_turning_point(match: Match, review: Review) -> None:
    (last,) = [turning for turning in review.turnings if turning.seq == match.seq]
    assert (last.kind, last.seat, last.played, last.other.count("+")) == ("loss", 1, "word=ahoy keep=-", 1)
    assert (last.by, last.chance) == (1.0, 0.0)
    assert last.terms == (2.0,) and last.totals == (0.0, 2.0)


def test_a_move_better_than_all_candidates_is_a_gain() -> None:
    blind = replace(plain(RULES), candidates=lambda world, seat, most, rng: near(RULES, world, seat, 1, rng))
    review = review_match(replace(play_match(1, 2), rules=replace(RULES, mind=replace(RULES.mind, judgement=blind))), nodes=NODES)
    (last,) = [turning for turning in review.turnings if turning.seq == review.last]
    assert (last.kind, last.seat, last.other, last.by, last.chance) == ("gain", 1, "word=ahoy keep=-", 1.0, 1.0)
    assert last.terms == (2.0,)


def test_the_obvious_move_is_no_gain() -> None:
    good = play_match(1, 2)
    lines = (Candidate(good.entries[-1].line), Candidate("word=ahoy keep=-"))

    def candidates(world: State, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
        return lines if (world.phase, seat) == ("form", 1) else near(RULES, world, seat, most, rng)

    known = replace(RULES, mind=replace(RULES.mind, judgement=replace(plain(RULES), candidates=candidates)))
    review = review_match(replace(good, rules=known), nodes=NODES)
    assert review.last not in {turning.seq for turning in review.turnings}


def test_hidden_facts_do_not_change_a_review(match: Match) -> None:
    state, rng = at(match, 6).state, Random(1)
    for viewer, lines in ((None, ()), (RULES.to_act(state)[0], (Candidate(match.entries[7].line),))):
        other = RULES.imagine(RULES.view(state, viewer), rng)
        assert other != state
        work = WeighingTask("rough", 7, state, viewer, 3, lines, 3 * len(lines))
        assert weigh_lines(RULES, work) == weigh_lines(RULES, structs.replace(work, state=other))


def test_the_chances_of_all_seats_are_one_and_end_with_the_result(match: Match, review: Review) -> None:
    assert all(abs(sum(point.chances) - 1) < 1e-9 for point in review.points)
    assert [point.seq for point in review.points] == list(range(match.seq + 1))
    assert review.points[-1].chances == (1.0, 0.0) and review.winners == (0,)
    assert (review.share, review.last) == (1.0, match.seq)


def test_a_review_made_in_pieces_is_the_same(match: Match, review: Review) -> None:
    making = Making(match, nodes=NODES)
    for work in making.works():
        making.take(work, weigh_lines(RULES, work))
    assert making.review() == review == review_match(match, nodes=NODES)


def test_a_review_that_is_stopped_early_has_its_results_so_far(match: Match) -> None:
    early = list(islice(reviews(match, nodes=NODES), 8))
    assert [len(step.points) for step in early[1:]] == list(range(2, 9)), "the result is known at once, and the curve grows point by point"
    assert early[-1].turnings == () and 0 < early[-1].share < 1


def test_an_unfinished_match_is_reviewed_to_its_last_entry() -> None:
    whole = play_match(1, 0)
    running = begin(RULES, 2, {}, "review")
    for entry in whole.entries[1:7]:
        assert entry.seat is not None
        running = running.played(entry.seat, entry.line)
    review = review_match(running.undone(6), nodes=NODES)
    assert review.winners is None and review.last == 5
    assert [point.seq for point in review.points] == list(range(6)) and abs(sum(review.points[-1].chances) - 1) < 1e-9


def test_a_match_that_has_only_begun_has_one_point() -> None:
    review = review_match(begin(RULES, 2, {}, "review"), nodes=NODES)
    assert (len(review.points), review.turnings, review.luck, review.judged) == (1, (), None, 0)


def test_only_what_people_decided_is_judged(match: Match) -> None:
    assert decided_entries(match) == {entry.seq for entry in match.entries if entry.seat is not None}
    assert decided_entries(match, bots=(1,)) == {entry.seq for entry in match.entries if entry.seat == 0}
    played_match = begin(RULES, 2, {}, "review")
    played_match = played_match.played(Seat(0), "pass").remarked("bot 1 mate", ())
    played_match = played_match.played(Seat(1), "pass").remarked("human 1", ()).remarked("absent 0", ())
    played_match = played_match.played(Seat(0), "9").played(Seat(1), "8")
    assert decided_entries(played_match) == decided_entries(played_match, bots=(0, 1)) | {1} == {1, 7}
    assert review_match(match, frozenset(), NODES).turnings == ()


def test_luck_is_weighed_before_and_after_chance() -> None:
    rules = registry.rules("carta_magica")
    played_match = begin(rules, 2, {}, "luck")
    while played_match.result is None and played_match.seq < 12:
        seat = rules.to_act(played_match.state)[0]
        played_match = played_match.played(seat, bots.line("deckhand", rules, played_match.state, seat, Random(played_match.seq)))
    making = Making(played_match, people=(), nodes=20)
    kinds = {work.kind for work in making.works() if making.take(work, weigh_lines(rules, work)) is None}
    assert kinds == {"curve", "before", "after"}


def test_the_command_line_reviews_a_record_and_refuses_a_damaged_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    data = record(bots_match(12))
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["review", str(file), "--nodes", "40"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["game"] == "pizarro" and [point["seq"] for point in output["points"]] == list(range(13))
    assert all(abs(sum(point["chances"]) - 1) < 1e-9 for point in output["points"]) and output["chapters"][0]["seq"] == 0
    assert main(["review", str(file), "--nodes", "0"]) == 2
    data["entries"][3]["digest"] = "0" * 12
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["review", str(file)]) == 1
    file.write_text("{", encoding="utf-8")
    assert main(["review", str(file)]) == 2
