"""The quick policy and the judgement of the search: legal deeds, done as by the dialogues; finite worths, legal candidates."""

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
"""Seats, variant, who plays, and for how many lines."""


@cache
def positions() -> tuple[State, ...]:
    """Positions of whole matches, in every stage."""
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


def test_what_the_quick_policy_does_is_legal_and_comes_out_as_by_the_rules() -> None:
    seen = Counter[str]()
    for number, state in enumerate(positions()):
        rng = Random(number)
        path, ended = both_ways(state, tuple(rng.uniform(0.5, 1.5) for _ in RONDEL))
        RULES.audit(ended)
        seen[path[0]] += 1
    assert set(seen) == {*RONDEL, "navegador"}


def both_ways(state: State, taste: tuple[float, ...]) -> tuple[Path, State]:
    """What the quick policy does, as a line, and where it leads: done without asking and by the dialogue."""
    deed = quick.choice(state, taste=taste, most_paid=2)
    path, ended = drive(turn(state, state.stage.seat), partial(answer, line=quick.path(state, deed)))
    after_it = do_deed(state, deed)
    assert after_it == replace(ended.state, position=replace(ended.state.position, last=after_it.position.last)), path
    return path, ended.state


@pytest.mark.parametrize(("workers", "counts"), [(9, {"4"}), (7, {"1", "4"}), (5, {"1", "2", "3", "4"})])
def test_nobody_thinks_of_selling_fewer_workers_on_than_they_can(workers: int, counts: set[str]) -> None:
    """rulebook: Workers: what is above the limit is sold for more than it costs."""
    state = having(table(marked=on("ships")), workers=workers, churches=4, money=600, field=on("ships"))
    lines = [candidate.line.split() for candidate in JUDGEMENT.candidates(state, SEAT, 40, Random(1))]
    assert {line[1] for line in lines if line[0] == "workers"} == counts


def test_nobody_thinks_of_a_visit_to_the_market_that_earns_far_too_little() -> None:
    visits = 0
    for state in positions():
        if not isinstance(state.stage, Moving):
            continue
        seat = state.stage.seat
        earned: dict[str, list[int]] = {}
        for line in [
            candidate.line for candidate in JUDGEMENT.candidates(state, seat, 40, Random(1)) if candidate.line.startswith("market")
        ]:
            ended: State = play(RULES, state, seat, line).value.state
            earned.setdefault(line.split()[0], []).append(ended.position.players[seat].money)
        assert all(max(money) - min(money) <= quick.MOST_LOST for money in earned.values())
        visits += sum([len(money) > 1 for money in earned.values()])
    assert visits > 10


def test_what_the_quick_policy_makes_less_of_is_held_worse_until_it_is_played_out() -> None:
    seen = set[float]()
    for state in positions():
        if isinstance(state.stage, Moving):
            first, *others = JUDGEMENT.candidates(state, state.stage.seat, 40, Random(1))
            assert first.behind == 0 and all(0 <= other.behind <= SEARCH.most_behind for other in others)
            seen |= {other.behind for other in others}
    assert len(seen) > 20 and SEARCH.most_behind in seen


@pytest.mark.parametrize("line", ["sailing guine>angola:2 look", "navegador guine>angola:2 look"])
def test_after_a_look_the_rest_of_the_fleet_sails_where_it_is_of_use(line: str) -> None:
    state = knowing(hiding(table(holder=SEAT, marked=on("buildings")), angola=(50, 60)), guine=())
    state = having(state, ships=ships(guine=5), field=on("buildings"), workers=6)
    path, _ = both_ways(after(state, line), (1.0,) * len(RONDEL))
    assert path[0].startswith("guine>angola")


def test_a_worth_is_finite_and_there_is_one_for_every_seat_and_term() -> None:
    for state in positions()[::5]:
        worths = JUDGEMENT.worth(state)
        assert len(worths) == len(state.position.players) and JUDGEMENT.doubt(state) > 0
        assert all(len(parts) == len(JUDGEMENT.terms) and all(map(isfinite, parts)) for parts in worths)


def test_chances_add_up_in_every_stage_and_at_the_end_go_by_the_points() -> None:
    for state in positions():
        chances = odds(state)
        assert len(chances) == len(state.position.players)
        assert sum(chances) == pytest.approx(1.0) and min(chances) > 0
    over = replace(table(), stage=Over())
    rich = having(over, money=2000)
    assert odds(rich)[SEAT] > 0.9 and sum(odds(rich)) == pytest.approx(1.0)


def test_with_two_seats_the_chances_go_by_the_terms() -> None:
    seen = set()
    for state in positions()[::9]:
        by_terms = chances(JUDGEMENT.worth(state), JUDGEMENT.doubt(state))
        seats = len(state.position.players)
        seen.add((seats, odds(state) == by_terms))
    assert seen == {(2, True), (3, False), (4, False)}


def test_whoever_has_more_of_everything_is_likelier_to_win() -> None:
    state = table()
    before, after_it = odds(state), odds(having(state, money=1500, workers=6))
    assert after_it[SEAT] > before[SEAT] + 0.2
    assert all(later < earlier for seat, (earlier, later) in enumerate(zip(before, after_it, strict=True)) if seat != SEAT)


def test_candidates_are_legal_and_differ_and_the_sensible_line_comes_first() -> None:
    for state in positions()[::7]:
        seat = state.stage.seat
        lines = [candidate.line for candidate in JUDGEMENT.candidates(state, seat, 12, Random(1))]
        assert 0 < len(lines) <= 12 and len(set(lines)) == len(lines)
        assert lines[0] == bots.line("mate", RULES, state, seat, Random(1))
        for line in lines:
            RULES.audit(play(RULES, state, seat, line).value.state)


@pytest.mark.parametrize("run", [0, 5])
def test_no_candidate_but_the_sensible_one_lets_the_card_go_on_without_its_sailing(run: int) -> None:
    state = knowing(hiding(table(holder=SEAT, marked=(on("buildings") - run) % len(RONDEL), run=run), angola=(50, 60)), guine=())
    state = having(state, ships=ships(guine=3), field=on("buildings"), workers=6, money=300)
    lines = [candidate.line for candidate in JUDGEMENT.candidates(state, SEAT, 10, Random(1))[1:]]
    assert sum(line.startswith("navegador guine>") for line in lines[:3]), "the turn is still to come after it"
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


@pytest.mark.parametrize(("ahead", "explores"), [(30, True), (-30, False)])
def test_who_leads_explores_nagasaki_and_who_is_behind_does_not(ahead: int, explores: bool) -> None:
    regions = [name for name in REGION_NUMBER if name not in ("portugal", "nagasaki")]
    state = hiding(knowing(table(), **dict.fromkeys(regions, ())), nagasaki=(160,))
    state = replace(state, position=replace(state.position, phase=3))
    state = having(state, ships=ships(macau=5), field=on("sailing") - 1 + 8, explorers=tuple(range(1, 6)) if ahead > 0 else ())
    state = having(state, seat=Seat(0), explorers=() if ahead > 0 else tuple(range(1, 12)), privileges=(0, 0, 3, 0, 0))
    deed = quick.choice(state)
    assert (deed.explored == NAGASAKI) == explores
    assert isinstance(after(state, "sailing macau>nagasaki:3 done").stage, Moving)


def test_the_search_looks_a_second_own_turn_ahead_and_keeps_to_its_budget() -> None:
    for state in positions()[20:140:40]:
        seat = state.stage.seat
        thought = think_through(RULES, RULES.view(state, seat), seat, Budget(60, 10), Random(1))
        assert 0 < thought.nodes <= 60
        ahead = [line for line in thought.considered if line.plan is not None]
        assert ahead and all(line.samples for line in thought.considered)
        for line in ahead:
            played = JUDGEMENT.playout(state, seat, line.plan, 2 * len(state.position.players), Random(1))
            assert played.position.turns > state.position.turns


def test_with_two_seats_much_is_left_when_all_regions_but_nagasaki_are_known() -> None:
    """Half of the buildings are still on sale then, and nobody has to sail to Nagasaki."""
    known = ((1 << len(REGION_NUMBER)) - 1) ^ (1 << NAGASAKI)
    halfway = table(2, known=known, built=(3, 3, 3, 4, 4), phase=3, turns=60)
    assert share_left(halfway.position) > 0.25
    assert JUDGEMENT.doubt(halfway) > 6, "ten points ahead is no match won"
    assert share_left(table(4, known=known, phase=3).position) == LEAST_EARLY


@pytest.mark.parametrize("kind", ["factory", "shipyard", "church"])
def test_with_two_seats_a_privilege_counts_for_what_is_still_on_sale(kind: Kind) -> None:
    gains = []
    for built in ((0, 0, 0, 0, 0), (6, 6, 6, 8, 8)):
        state = table(2, built=built)
        with_one = having(state, privileges=privileges(**{kind: 1}))
        gains.append(sum(JUDGEMENT.worth(with_one)[SEAT]) - sum(JUDGEMENT.worth(state)[SEAT]))
    assert gains[0] > gains[1] + STEP[KIND_NUMBER[kind]]
