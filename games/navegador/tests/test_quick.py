"""The quick policy plays legal deeds as the dialogues do; evaluations are finite and candidates legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from math import isfinite
from random import Random

import pytest
from msgspec.structs import replace

from engine import bots
from engine.game.mind import Budget
from engine.search.odds import chances
from engine.search.thinking import think_through
from engine.values.core import Path, Seat
from engine.walking.walk import drive, play
from games.navegador.game import RULES
from games.navegador.mind import quick
from games.navegador.mind.deeds import do_deed
from games.navegador.mind.judgement import JUDGEMENT, SEARCH
from games.navegador.mind.policy import answer
from games.navegador.mind.prospects import odds
from games.navegador.mind.values import LEAST_EARLY, share_left
from games.navegador.rules.board import KIND_NUMBER, NAGASAKI, REGION_NUMBER, RONDEL, STEP, Kind
from games.navegador.rules.state import Moving, Over, State
from games.navegador.rules.turn import turn
from games.navegador.tests.given import SEAT, after, having, hiding, knowing, on, privileges, ships, table

MATCHES = ((2, "goa", "mate", 400), (4, "sheet", "mate", 400), (3, "goa", "deckhand", 120))
"""Each match: its number of seats, its variant, its bots, and the most lines that are played."""


@cache
def positions() -> tuple[State, ...]:
    """Return positions of whole matches, in every stage."""
    return tuple(_positions())


def _positions() -> Iterator[State]:
    for seats, king, kind, longest in MATCHES:
        rng = Random(f"{seats}")
        state = RULES.setup(seats, {"king": king}, "quick")
        for _ in range(longest):
            if isinstance(state.stage, Over):
                break
            yield state
            seat = state.stage.seat
            state = play(RULES, state, seat, bots.line(kind, RULES, state, seat, rng)).value.state


def test_the_quick_policy_plays_legal_deeds_as_the_dialogues_do() -> None:
    seen = Counter[str]()
    for number, state in enumerate(positions()):
        rng = Random(number)
        (field, *_), after = play_both_ways(state, tuple(rng.uniform(0.5, 1.5) for _ in RONDEL))
        RULES.audit(after)
        seen[field] += 1
    assert set(seen) == {*RONDEL, "navegador"}


def play_both_ways(state: State, taste: tuple[float, ...]) -> tuple[Path, State]:
    """Play a deed of the quick policy at once and by the dialogue, and return its line and the state after it.

    Both ways lead to the same position, apart from the record of the last move.
    """
    deed = quick.choice(state, taste=taste, most_paid=2)
    path, by_dialogue = drive(turn(state, state.stage.seat), partial(answer, line=quick.path(state, deed)))
    at_once = do_deed(state, deed)
    assert at_once == replace(by_dialogue.state, position=replace(by_dialogue.state.position, last=at_once.position.last)), path
    return path, by_dialogue.state


@pytest.mark.parametrize(("workers", "counts"), [(9, {"4"}), (7, {"1", "4"}), (5, {"1", "2", "3", "4"})])
def test_candidates_sell_on_as_many_workers_as_they_can(workers: int, counts: set[str]) -> None:
    """rulebook: Workers: those above the limit are sold for more than they cost."""
    state = having(table(marked=on("ships")), workers=workers, churches=4, money=600, field=on("ships"))
    lines = [candidate.line.split() for candidate in JUDGEMENT.candidates(state, SEAT, 40, Random(1))]
    assert {line[1] for line in lines if line[0] == "workers"} == counts


def test_candidates_leave_out_visits_to_the_market_that_earn_too_little() -> None:
    compared = 0
    for state in [state for state in positions() if isinstance(state.stage, Moving)]:
        seat = state.stage.seat
        lines = [candidate.line for candidate in JUDGEMENT.candidates(state, seat, 40, Random(1))]
        money_by_market: dict[str, list[int]] = {"market1": [], "market2": []}
        for line in [line for line in lines if line.startswith("market")]:
            market, *_ = line.split()
            after_sale: State = play(RULES, state, seat, line).value.state
            money_by_market[market].append(after_sale.position.players[seat].money)
        several = [money for money in money_by_market.values() if len(money) > 1]
        assert all(max(money) - min(money) <= quick.MOST_LOST for money in several)
        compared += len(several)
    assert compared > 10


def test_candidates_begin_as_far_behind_as_the_quick_policy_ranks_them() -> None:
    seen = set[float]()
    for state in [state for state in positions() if isinstance(state.stage, Moving)]:
        first, *others = JUDGEMENT.candidates(state, state.stage.seat, 40, Random(1))
        assert first.behind == 0 and all(0 <= other.behind <= SEARCH.most_behind for other in others)
        seen |= {other.behind for other in others}
    assert len(seen) > 20 and SEARCH.most_behind in seen


@pytest.mark.parametrize("line", ["sailing guine>angola:2 look", "navegador guine>angola:2 look"])
def test_after_a_look_the_other_ships_follow_to_the_discovery(line: str) -> None:
    state = knowing(hiding(table(holder=SEAT, marked=on("buildings")), angola=(50, 60)), guine=())
    state = having(state, ships=ships(guine=5), field=on("buildings"), workers=6)
    (first_group, *_), _ = play_both_ways(after(state, line), (1.0,) * len(RONDEL))
    assert first_group.startswith("guine>angola")


def test_the_evaluation_is_finite_for_every_seat_and_term() -> None:
    for state in positions()[::5]:
        worths = JUDGEMENT.worth(state)
        assert len(worths) == len(state.position.players) and JUDGEMENT.doubt(state) > 0
        assert all(len(parts) == len(JUDGEMENT.terms) and all(map(isfinite, parts)) for parts in worths)


def test_chances_add_up_and_follow_the_points_at_the_end() -> None:
    for state in positions():
        chances = odds(state)
        assert len(chances) == len(state.position.players)
        assert sum(chances) == pytest.approx(1.0) and min(chances) > 0
    over = replace(table(), stage=Over())
    rich = having(over, money=2000)
    assert odds(rich)[SEAT] > 0.9 and sum(odds(rich)) == pytest.approx(1.0)


def test_only_with_two_seats_the_chances_follow_the_evaluation() -> None:
    seen = set()
    for state in positions()[::9]:
        by_terms = chances(JUDGEMENT.worth(state), JUDGEMENT.doubt(state))
        seats = len(state.position.players)
        seen.add((seats, odds(state) == by_terms))
    assert seen == {(2, True), (3, False), (4, False)}


def test_a_player_with_more_of_everything_is_likelier_to_win() -> None:
    state = table()
    before, after_it = odds(state), odds(having(state, money=1500, workers=6))
    assert after_it[SEAT] > before[SEAT] + 0.2
    assert all(later < earlier for seat, (earlier, later) in enumerate(zip(before, after_it, strict=True)) if seat != SEAT)


def test_candidates_are_legal_lines_and_the_sensible_one_is_first() -> None:
    for state in positions()[::7]:
        seat = state.stage.seat
        lines = [candidate.line for candidate in JUDGEMENT.candidates(state, seat, 12, Random(1))]
        assert 0 < len(lines) <= 12 and len(set(lines)) == len(lines)
        assert lines[0] == bots.line("mate", RULES, state, seat, Random(1))
        for line in lines:
            RULES.audit(play(RULES, state, seat, line).value.state)


@pytest.mark.parametrize("run", [0, 5])
def test_only_the_sensible_candidate_may_give_up_the_card_unused(run: int) -> None:
    state = knowing(hiding(table(holder=SEAT, marked=(on("buildings") - run) % len(RONDEL), run=run), angola=(50, 60)), guine=())
    state = having(state, ships=ships(guine=3), field=on("buildings"), workers=6, money=300)
    _, *lines = [candidate.line for candidate in JUDGEMENT.candidates(state, SEAT, 10, Random(1))]
    assert any(line.startswith("navegador guine>") for line in lines[:3]), "the turn is still to come after it"
    holders = {line: after(state, line).position.holder for line in lines if not line.startswith("navegador")}
    assert holders and set(holders.values()) == {SEAT}, holders


def test_candidates_do_not_depend_on_what_is_hidden() -> None:
    for state in positions()[::11]:
        seat = state.stage.seat
        worlds = [RULES.imagine(RULES.view(state, seat), Random(number)) for number in range(3)]
        assert len({JUDGEMENT.candidates(world, seat, 12, Random(1)) for world in worlds}) == 1


def test_a_playout_goes_on_from_any_stage_to_the_end() -> None:
    for state in positions()[::40]:
        short = JUDGEMENT.playout(state, state.stage.seat, plan=None, turns=3, rng=Random(1))
        assert short.position.turns == state.position.turns + 3 or isinstance(short.stage, Over)
        long = JUDGEMENT.playout(state, state.stage.seat, plan=None, turns=400, rng=Random(1))
        RULES.audit(long)
        assert RULES.result(long) is not None


FIVE_EXPLORERS, ELEVEN_EXPLORERS = tuple(range(1, 6)), tuple(range(1, 12))


@pytest.mark.parametrize(
    ("own_explorers", "rivals_explorers", "explores"),
    [
        pytest.param(FIVE_EXPLORERS, (), True, id="leading"),
        pytest.param((), ELEVEN_EXPLORERS, False, id="behind"),
    ],
)
def test_only_the_leader_explores_nagasaki(own_explorers: tuple[int, ...], rivals_explorers: tuple[int, ...], explores: bool) -> None:
    """Exploring Nagasaki begins the last round."""
    regions = [name for name in REGION_NUMBER if name not in ("portugal", "nagasaki")]
    state = hiding(knowing(table(), **dict.fromkeys(regions, ())), nagasaki=(160,))
    state = replace(state, position=replace(state.position, phase=3))
    state = having(state, ships=ships(macau=5), field=on("buildings"), explorers=own_explorers)
    state = having(state, seat=Seat(0), explorers=rivals_explorers, privileges=privileges(explorer=3))
    deed = quick.choice(state)
    assert (deed.explored == NAGASAKI) == explores
    assert isinstance(after(state, "sailing macau>nagasaki:3 done").stage, Moving)


def test_the_search_plans_a_second_turn_within_its_budget() -> None:
    for state in positions()[20:140:40]:
        seat = state.stage.seat
        thought = think_through(RULES, RULES.view(state, seat), seat, Budget(nodes=60, width=10), Random(1))
        assert 0 < thought.nodes <= 60
        with_plan = [line for line in thought.considered if line.plan is not None]
        assert with_plan and all(line.samples for line in thought.considered)
        two_rounds = 2 * len(state.position.players)
        for line in with_plan:
            later = JUDGEMENT.playout(state, seat, plan=line.plan, turns=two_rounds, rng=Random(1))
            assert later.position.turns > state.position.turns


def test_with_two_seats_much_is_left_when_only_nagasaki_is_unknown() -> None:
    """Half of the buildings are still on sale then, and nobody has to sail to Nagasaki."""
    known = ((1 << len(REGION_NUMBER)) - 1) ^ (1 << NAGASAKI)
    halfway = table(2, known=known, built=(3, 3, 3, 4, 4), phase=3, turns=60)
    assert share_left(halfway.position) > 0.25
    assert JUDGEMENT.doubt(halfway) > 6, "a lead of ten points does not win the match yet"
    assert share_left(table(4, known=known, phase=3).position) == LEAST_EARLY


@pytest.mark.parametrize("kind", ["factory", "shipyard", "church"])
def test_with_two_seats_a_privilege_is_worth_more_while_buildings_are_left(kind: Kind) -> None:
    def gain(built: tuple[int, ...]) -> float:
        """Return what a privilege adds to the evaluation if so many buildings of each row are sold."""
        state = table(2, built=built)
        with_privilege = having(state, privileges=privileges(**{kind: 1}))
        return sum(JUDGEMENT.worth(with_privilege)[SEAT]) - sum(JUDGEMENT.worth(state)[SEAT])

    assert gain(built=(0, 0, 0, 0, 0)) > gain(built=(6, 6, 6, 8, 8)) + STEP[KIND_NUMBER[kind]]
