"""The people of `bench tempo`: their visits, the end of their match, and the page about it."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import inf
from random import Random

import pytest

from bench.digests import table_digest
from bench.lasted import Calls, Choices, Lasted
from bench.ordinary import figures_of, is_measured
from bench.planning import Planner, is_close
from bench.sittings import play_sitting
from bench.tempo_page import PAGE, RULES, SECTIONS, digests, marks, ordinary_lines, with_section
from bench.visitors import AWAKE, AWAY, LEAVES, MORNING, OFTEN, ORDINARY, SELDOM, SHARES, VISITS, ordinary, visitors
from bench.weeks import ordinary_weeks, weeks
from engine.match import registry
from play.time.calendar import DAY

DAYS = 100


def digests_of(page: str, section: str) -> dict[str, tuple[str, ...]]:
    """Return the digests that a section of the page carries."""
    first, last = marks(section)
    written = page.split(first)[1].split(last)[0].partition(RULES)[2]
    rows = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in written.splitlines() if line.startswith("| `")]
    return {game: tuple(ones) for game, *ones in rows}


def test_visitors_come_in_waking_hours_as_often_as_their_habit_says() -> None:
    for visitor in visitors(("early", "plans", "early"), Random(1)):
        start = 1_000_000.0
        visits = list(islice(visitor.visits(start, Random(2)), round(VISITS * DAYS)))
        assert visits == sorted(visits) and visits[0] >= start
        assert all(MORNING <= (at + visitor.zone) % DAY < MORNING + AWAKE for at in visits)
        assert 0.9 * DAYS < (visits[-1] - start) / DAY < 1.1 * DAYS


async def test_a_match_of_visitors_ends_and_is_reproducible() -> None:
    lasted = await weeks("carta_magica", ("plans", "early"), 1)
    assert lasted == await weeks("carta_magica", ("plans", "early"), 1)
    assert lasted.days > 1 and min(lasted.visits) > 1
    assert sum(hours for hours, _ in lasted.waiting.values()) <= lasted.days * 24
    assert sum(lasted.pings) >= lasted.handovers, "a person is waited for without a ping"


def test_an_evening_takes_as_long_as_its_answers() -> None:
    quick = play_sitting("pizarro", 3, {}, 1, lasting=True)
    slow = play_sitting("pizarro", 3, {}, 1, lasting=False)
    assert quick == play_sitting("pizarro", 3, {}, 1, lasting=True)
    assert 0 < quick.answers < slow.answers and quick.answers / 6 < quick.minutes < slow.minutes


def test_one_ordinary_person_comes_once_a_day_and_one_is_away_for_a_week() -> None:
    for seed in range(20):
        people, gone = ordinary(4, Random(seed)), ordinary(4, Random(seed), for_good=True)
        (seldom,) = [person for person in people if person.daily_visits == SELDOM]
        (away,) = [person for person in people if person.away]
        assert seldom != away and {person.habit for person in people} <= set(ORDINARY)
        days = [round((at + seldom.zone) // DAY) for at in islice(seldom.visits(1_000_000.0, Random(seed)), 30)]
        assert days == list(range(min(days), min(days) + 30)), "the person does not come once every day"
        fewest, most = OFTEN
        assert all(fewest <= person.daily_visits <= most for person in people if person != seldom)
        assert [(person.zone, person.habit, person.daily_visits) for person in people] == [
            (person.zone, person.habit, person.daily_visits) for person in gone
        ]
        since, until = away.away or (inf, inf)
        assert since <= LEAVES and until == since + AWAY
        visits = list(islice(away.visits(0.0, Random(seed)), 40))
        assert max(visits) > until and not any(since <= at < until for at in visits)
        left = next(person for person in gone if person.away)
        assert inf in islice(left.visits(0.0, Random(seed)), 60)


def test_an_offer_matches_a_line_with_about_the_same_amounts() -> None:
    assert is_close("bid limit 7", "bid limit 8") and is_close("bid pass", "bid pass") and is_close("course k12 sail", "course k12 sail")
    assert (
        not is_close("bid limit 7", "bid limit 12")
        and not is_close("bid limit 1", "bid pass")
        and not is_close("course k1 sail", "course k2 sail")
    )
    assert is_close("prices cook=14 columbus=9", "prices cook=12 columbus=9") and not is_close(
        "prices cook=14", "prices cook=12 columbus=9"
    )


def test_people_without_plans_take_the_same_share_of_offers_in_a_visit() -> None:
    people = [ordinary(4, Random(seed), accepts="half of the time") for seed in range(20)]
    assert {(person.habit == "prepares", person.accepts) for four in people for person in four} == {
        (True, "every time"), (False, "half of the time"),
    }  # fmt: skip
    plain = [ordinary(4, Random(seed)) for seed in range(20)]
    assert [[person.daily_visits for person in four] for four in people] == [[person.daily_visits for person in four] for four in plain]
    for accepts, share in SHARES.items():
        planner, taken = Planner(host=None, match=1, rules=registry.rules("pizarro"), rng=Random(1), accepts=accepts), 0  # type: ignore[arg-type]
        for _ in range(200):
            planner.begin()
            taken += planner.would_take(0)
            assert planner.would_take(0) == planner.would_take(0)
        assert abs(taken / 200 - share) < 0.1


async def test_a_match_of_ordinary_people_goes_on_after_one_leaves_for_good() -> None:
    lasted = await ordinary_weeks("carta_magica", 2, 3, for_good=True)
    assert lasted == await ordinary_weeks("carta_magica", 2, 3, for_good=True)
    assert lasted.caretaken > 0 and lasted.waiting_for["away"][1] >= 1
    assert sum(times for _, times in lasted.waiting.values()) == sum(times for _, times in lasted.waiting_for.values()) == lasted.handovers


def test_figures_count_notifications_by_day_and_choices_made_for_people() -> None:
    calls = (Calls(sounds=4, judged=4, needed=3), Calls(sounds=12, judged=4, needed=4))
    match = Lasted(
        days=4.0,
        entries=9,
        handovers=2,
        visits=(1, 1),
        pings=(1, 1),
        waiting={"bid": (48.0, 2)},
        waiting_for={"away": (48.0, 2)},
        calls=calls,
        choices=Choices(present=20, caretaker=1, deputy=1),
        caretaken=3,
        left=True,
    )
    figures = figures_of("pizarro", for_good=False, accepts="every time", lasted=[match])
    assert figures.days == 4.0 and figures.caretaken == 3
    assert figures.unpressed == 0.1, "2 of 20 choices"
    assert figures.sounds == 2.0, "16 notifications of 2 people on 4 days"
    assert figures.most_sounds == 3.0, "12 notifications of one person on 4 days"
    assert figures.needed == 0.875, "7 of 8 judged notifications"
    assert (figures.left, figures.back) == (1, 0)
    assert figures.waiting == {"bid": (2.0, 2.0)} and figures.waiting_for == {"away": (2.0, 2.0)}


def test_the_page_was_measured_with_todays_rules_and_tables() -> None:
    """After a change of rules or tables, the page must be measured again as it says."""
    page, today = PAGE.read_text(), digests()
    for section in SECTIONS:
        assert digests_of(page, section) == today, section


def test_the_page_has_bids_by_hand_only_for_games_that_have_them() -> None:
    match = Lasted(12.0, 9, 2, (1, 1), (1, 1), {}, calls=(Calls(), Calls()))
    cells = [(game, accepts) for game in ("pizarro", "carta_magica") for accepts in SHARES if is_measured(game, accepts)]
    figures = [figures_of(game, for_good=False, accepts=accepts, lasted=[match]) for game, accepts in cells]
    pizarro, carta_magica, *_ = [line for line in ordinary_lines(figures, 7) if "everybody comes back" in line]
    assert pizarro == (
        "| `pizarro` | 4 | everybody comes back | 10; never 15 "
        "| 12.0 (12.0-12.0) of 1 | 12.0 (12.0-12.0) of 1 | **12.0** (12.0-12.0) of 1 | **12.0** (12.0-12.0) of 1 |"
    )
    assert carta_magica.endswith("| 7; never 10.5 | 12.0 (12.0-12.0) of 1 | 12.0 (12.0-12.0) of 1 | 12.0 (12.0-12.0) of 1 |  |")


def test_the_digest_of_a_table_depends_on_which_questions_are_small(monkeypatch: pytest.MonkeyPatch) -> None:
    before, rules = table_digest("pizarro"), registry.rules("pizarro")
    changed = replace(rules, small=lambda view, seat: view.stage == "paying")
    monkeypatch.setattr(registry, "rules", lambda game: changed)
    assert table_digest("pizarro") != before


def test_a_new_section_leaves_the_rest_of_the_page_as_it_is() -> None:
    page = "\n".join(["before", *marks("ordinary"), "between", *marks("alike"), "after"])
    game_digests = {"toy": ("a", "b", "c", "d")}
    written = with_section(with_section(page, "alike", ["| old |"], game_digests), "alike", ["| new |"], game_digests)
    assert "| new |" in written and "| old |" not in written
    assert digests_of(written, "alike") == game_digests and written.startswith("before\n") and written.endswith("\nafter")
