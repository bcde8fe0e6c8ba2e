"""The news for followers of a match, and the score of a prediction."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine import bots
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.match.match import enter_line
from engine.values.core import Msg, Seat
from play.follows.watching import OPEN, FollowersKnow, count_predictions, is_predictable, may_predict, news_for_followers, share_passed
from play.time.calendar import DAY
from play.values.personal import is_young
from tests.play import toy
from tests.pure.matches import ANNE, BEN, table

NOW = 1_700_000_000.0
DISCORD_EPOCH = 1_420_070_400
"""The first second from which the ids of Discord count."""
OLD = int((NOW - 31 * DAY - DISCORD_EPOCH) * 1000) << 22
NEW = int((NOW - 29 * DAY - DISCORD_EPOCH) * 1000) << 22


def test_followers_get_the_rarest_news_and_no_first_lead() -> None:
    known, msg = news_for_followers(FollowersKnow(), FollowersKnow(Seat(1), "1"))
    assert known == FollowersKnow(Seat(1), "1") and msg is None
    known, msg = news_for_followers(known, FollowersKnow(Seat(0), "2"))
    assert msg is not None and msg.key == "play.notice.watch-lead" and known == FollowersKnow(Seat(0), "2")
    known, msg = news_for_followers(known, FollowersKnow(Seat(0), "3"))
    assert msg is not None and msg.key == "play.notice.watch-phase"
    known, msg = news_for_followers(known, FollowersKnow(Seat(2), "3", True))
    assert msg is not None and msg.key == "play.notice.watch-last"
    assert news_for_followers(known, FollowersKnow(Seat(2), "3", True)) == (known, None)


def test_only_older_accounts_that_do_not_play_may_predict() -> None:
    rated_table = table(ANNE, BEN, rated=True)
    assert may_predict(rated_table, ANNE.user_id, NOW) == Msg("watch.not-players")
    assert may_predict(rated_table, OLD, NOW) is None and may_predict(rated_table, NEW, NOW) == Msg("watch.too-young", days=30)
    assert is_young(NEW, NOW) and not is_young(OLD, NOW)
    assert count_predictions([0, 1, 1]) == ((Seat(1), 2), (Seat(0), 1))
    assert is_predictable(rated_table) and is_predictable(table(ANNE, BEN)) and not is_predictable(table(ANNE, "mate", rated=True))


def test_without_a_measure_turns_tell_how_far_a_match_is() -> None:
    some_table = table(ANNE, BEN, seq=9)
    assert share_passed(toy.RULES, view=None, table=some_table) < OPEN
    assert share_passed(toy.RULES, view=None, table=table(ANNE, BEN, seq=10)) >= OPEN
    assert share_passed(replace(toy.RULES, passed=lambda view: 0.9), view=None, table=some_table) == 0.9


@pytest.mark.parametrize("game", [game for game in registry.names() if registry.rules(game).passed is not None])
def test_the_measure_of_each_game_grows_to_its_end(game: str) -> None:
    rules = registry.rules(game)
    state = rules.setup(max(3, min(rules.seats)), resolve_settings(rules, dict(rules.short)), "length")
    assert rules.passed is not None and not rules.is_last(rules.view(state, None))
    shares, rng, seq = [], Random(1), 0
    while rules.to_act(state):
        shares.append(rules.passed(rules.view(state, None)))
        seat, *_ = rules.to_act(state)
        seq += 1
        state, _ = enter_line(rules, state, seq, seat, bots.line("mate", rules, state, seat, rng))
    first, *_, last = shares
    assert 0.0 <= first < 0.3 and max(shares) <= 1.0 and last > 0.55
    assert next(at for at, share in enumerate(shares) if share >= OPEN) < 0.6 * len(shares)
