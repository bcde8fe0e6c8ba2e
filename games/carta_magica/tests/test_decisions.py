"""Decisions: each has few legal answers with short words and the cheapest prices, and fixed rules say which answers come first.

A decision is a question in brief: what is at stake and the answers that are suggested first.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine.asks.decision import MOST, Decision
from engine.game.rules import resolve_settings
from engine.search.plain import complete_sensibly
from engine.values.core import Msg, Seat
from engine.walking.walk import Asking, Done, preview, walk
from engine.walking.walk import decision as decision_at
from games.carta_magica.game import RULES
from games.carta_magica.mind.candidates import Outing, choice_of
from games.carta_magica.mind.decision import DRAWS, HARDLY, LOOKS
from games.carta_magica.mind.prospects import chance_after
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGES, HARBOUR, HARBOURS, TALISMANS, square
from games.carta_magica.rules.payment import cheapest
from games.carta_magica.rules.state import State, Taming
from games.carta_magica.rules.turn.choose import WAYS
from games.carta_magica.tests.given import BY_NAME, given, when
from words import speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Catarina"))
EDITIONS = ("original", "fr", "cz", "de", "ru", "si")
GOLD_2 = next(card.id for card in ADVENTURES if card.token == "gold-2")
MATCHES = 9
"""The number of matches that are played: enough for every edition and every number of seats."""
WANTED = [TALISMANS[card] for challenge in CHALLENGES for card in challenge.talismans]
"""The talismans of the challenges."""
OWN = {
    "settle", "spin", "choose.action", "sail.square", "trade.sell", "trade.buy", "trade.payment", "card.draw", "card.peek",
    "monster.stake", "monster.cards", "storm.weather", "storm.again", "cash.card",
}  # fmt: skip
"""Asks that come up in these matches."""


def decision_of(state: State, *path: str, seat: int | None = None) -> Decision:
    who = RULES.to_act(state)[0] if seat is None else Seat(seat)
    end = walk(RULES, state, who, path)
    assert isinstance(end, Asking)
    return decision_at(RULES, state, who, end)


def labels(decision: Decision) -> list[str]:
    return [SAY(answer.label) for answer in decision.first()]


@cache
def every_ask() -> tuple[tuple[State, Seat, Asking], ...]:
    """Return the asks that sensible and random players meet in matches of several editions."""
    asks: list[tuple[State, Seat, Asking]] = []
    for number in range(MATCHES):
        rng = Random(number)
        settings = resolve_settings(RULES, {"edition": EDITIONS[number % len(EDITIONS)], "rounds": "20"})
        state: State = RULES.setup(2 + (number + number // 6) % 3, settings, f"decisions-{number}")
        while RULES.to_act(state):
            seat = rng.choice(RULES.to_act(state))
            path: tuple[str, ...] = ()
            while isinstance(end := walk(RULES, state, seat, path), Asking):
                asks.append((state, seat, end))
                path = (*end.path, *answer(state, seat, end, rng).split())
            state = end.value.state
    return tuple(asks)


def answer(state: State, seat: Seat, end: Asking, rng: Random) -> str:
    """Answer like the sensible player more often than not, otherwise at random."""
    if rng.random() < 0.6 or not hasattr(end.ask, "options") or end.ask.several is not None:
        return RULES.mind.policy(state, seat, end.ask, end.path, rng)
    return rng.choice(end.ask.options).token


class DecisionMet(NamedTuple):
    """A question that a seat comes to, and its decision."""

    state: State
    seat: Seat
    end: Asking
    decision: Decision


@cache
def every_decision() -> tuple[DecisionMet, ...]:
    """Return the decisions of every ask that the matches meet."""
    return tuple([DecisionMet(state, seat, end, decision_at(RULES, state, seat, end)) for state, seat, end in every_ask()])


def decisions_on(ask_name: str) -> list[DecisionMet]:
    """Return the decisions of one ask that the matches meet."""
    return [met for met in every_decision() if met.end.ask.name == ask_name]


def test_every_ask_of_matches_has_its_own_decision() -> None:
    """The default decision, for an ask without one of its own, has no stake."""
    assert [met.end.ask.name for met in every_decision() if met.decision.stake is None] == []
    assert {met.end.ask.name for met in every_decision()} >= OWN


def test_answers_are_few_legal_and_different() -> None:
    for state, seat, end, decision in every_decision():
        answers = decision.first()
        assert 1 <= len(answers) <= MOST, end.ask.name
        assert len({answer.path for answer in answers}) == len({answer.label for answer in answers}) == len(answers)
        for answer in answers:
            walk(RULES, state, seat, (*end.path, *answer.path))


def test_an_answer_that_opens_a_further_question_ends_with_an_ellipsis() -> None:
    for state, seat, end, decision in every_decision():
        for answer in decision.first():
            after = walk(RULES, state, seat, (*end.path, *answer.path))
            assert SAY(answer.label).endswith("…") == isinstance(after, Asking), SAY(answer.label)


def test_a_payment_before_a_further_question_ends_with_an_ellipsis() -> None:
    ship = {"at": "d1", "home": "a7", "condition": "damaged", "gold": 5, "cards": ["gold-2"]}
    state = given(ship, {"home": "j14"}, spun=9)
    assert labels(decision_of(state, "repair", "a3")) == ["Pay 2 gold …", "Pay with a card worth 2 …"], "A3 sells talismans"
    assert labels(decision_of(state, "repair", "b5")) == ["Pay 2 gold", "Pay with a card worth 2"]


def test_words_keep_their_lengths() -> None:
    for _, _, end, decision in every_decision():
        check(decision.question, 24)
        for answer in decision.first():
            check(answer.label, 34)
        assert decision.stake is not None, end.ask.name
        stake = check(decision.stake, 80)
        assert stake.startswith("**") and stake.count("**") == 2
        if decision.frame is not None:
            check(decision.frame, 18)
        if decision.rest is not None:
            check(decision.rest, 45)


def check(msg: Msg, most: int) -> str:
    """Check that a message has all its words and at most so many letters, and return its text."""
    text = SAY(msg)
    bare = text.replace("**", "")
    assert 0 < len(bare) <= most and "{" not in text and "carta-magica" not in text, text
    return text


def test_long_names_fit_the_labels() -> None:
    """Every talisman and harbour, with the dearest figures."""
    for talisman in TALISMANS:
        named = says.talisman(talisman.id)
        challenge_points = 10 if talisman in WANTED else 0
        check(Msg("carta_magica.decision.buy", talisman=named, gold=2, points=talisman.points + challenge_points), 34)
        check(Msg("carta_magica.decision.prize", talisman=named, points=16), 34)
        check(Msg("carta_magica.decision.home.buy", talisman=named, gold=2, points=31), 34)
    for monster in (card for card in ADVENTURES if card.kind == "monster"):
        check(Msg("carta_magica.decision.meet", monster=Msg(f"carta_magica.monster.{monster.name}"), gold=monster.gold), 34)
    for harbour in HARBOURS:
        named = says.harbour(harbour.square)
        check(Msg("carta_magica.decision.sell", goods=16, harbour=named, gold=8), 34)
        check(Msg("carta_magica.decision.home", harbour=named, points=15), 34)
        check(Msg("carta_magica.decision.home.sell", harbour=named, points=15, gold=8), 34)
        check(Msg("carta_magica.decision.home.early", harbour=named), 35)
        check(Msg("carta_magica.decision.call", colour="black", harbour=named), 34)
        check(Msg("carta_magica.decision.towards", square=says.place(square("q11")), left=12, harbour=named), 34)
        for talisman in WANTED:
            check(Msg("carta_magica.decision.settle", harbour=named, talisman=says.talisman(talisman.id), points=16), 34)


def test_a_decision_uses_nothing_that_its_seat_does_not_know() -> None:
    """In a world that the seat cannot tell from the real one, the decision is the same."""
    for number, (state, seat, end) in enumerate(every_ask()[::9]):
        world = RULES.imagine(RULES.view(state, seat), Random(number))
        there = walk(RULES, world, seat, end.path)
        assert isinstance(there, Asking)
        assert decision_at(RULES, state, seat, end) == decision_at(RULES, world, seat, there), end.ask.name


def test_the_sensible_players_line_is_among_the_answers() -> None:
    """It comes first unless another answer is clearly likelier to win. If an answer is marked as best, it is this line."""
    is_among_answers = []
    for state, seat, _, decision in decisions_on("choose.action"):
        world = RULES.imagine(RULES.view(state, seat), Random(0))
        line = complete_sensibly(RULES, world, seat, (), Random(0))
        places = [number for number, answer in enumerate(decision.first()) if line[: len(answer.path)] == answer.path]
        assert not decision.has_best or places == [0], line
        is_among_answers.append(bool(places))
    assert sum(is_among_answers) >= 0.95 * len(is_among_answers) > 100


def test_the_first_answer_is_the_likeliest_to_win() -> None:
    """Decisions with another spin among the answers are left out: its chance is not known."""
    leads = []
    for state, seat, end, decision in every_decision()[::7]:
        answers = [answer for answer in decision.first() if answer.path[0] not in WAYS or len(answer.path) > 1]
        is_first_whole = bool(answers) and answers[0] == decision.first()[0]
        has_spin = ("spin-again",) in [answer.path for answer in answers]
        if end.ask.name != "choose.action" or not is_first_whole or has_spin:
            continue
        position = state.position
        hidden = replace(position, deck=tuple(sorted(position.deck)), talisman_deck=tuple(sorted(position.talisman_deck)))
        chosen = [choice_of(state, seat, Outing("any", answer), way=None) for answer in answers]
        chances = [chance_after(State(hidden, state.stage), seat, choice, DRAWS if choice.action == "card" else LOOKS) for choice in chosen]
        leads.append(chances[0] - max(chances))
    assert len(leads) > 40 and sum([lead < -HARDLY for lead in leads]) <= 0.05 * len(leads), leads


def test_north_quay_does_not_come_first_unless_its_challenge_is_better() -> None:
    """Better: its talisman is on sale, and that of the other suggested harbour is not."""
    seen = set()
    for state, _, _, decision in decisions_on("settle"):
        is_on_sale = {}
        for answer in decision.first():
            port, talisman = answer.places
            is_on_sale[HARBOUR[port].id] = talisman.id in state.position.row
        if "north_quay" not in is_on_sale:
            continue
        first, second, *_ = is_on_sale
        assert "north_quay" in (first, second)
        other = second if first == "north_quay" else first
        assert (first == "north_quay") == (is_on_sale["north_quay"] and not is_on_sale[other])
        seen.add(first == "north_quay")
    assert seen == {False, True}


def test_a_talisman_in_reach_is_offered_with_its_price_and_points() -> None:
    """The talisman of the own challenge comes before the one with the most printed points."""
    ships = {"at": "s4", "home": "k1", "gold": 2, "challenge": "ember_ring"}, {"home": "j14", "challenge": "night_lantern"}
    state = given(*ships, spun=4, row=["heart_of_the_sea", "ember_ring", "sun_disc"])
    decision = decision_of(state)
    at = labels(decision).index("Buy Ember Ring: 2 gold, +15")
    assert decision.first()[at].path == ("sail", "t4", "ember-ring")
    assert decision.first()[at].places == (square("t4"), TALISMANS[BY_NAME["ember_ring"]])
    assert "Take 4 goods: they sell for 2 gold" in labels(decision)
    assert SAY(decision.stake) == "**The Ember Ring is your challenge:** worth 15 to you, for 2 gold."  # type: ignore[arg-type]


def test_a_rivals_challenge_is_the_stake() -> None:
    ships = {"at": "s4", "home": "k1", "gold": 2, "challenge": "ember_ring"}, {"home": "j14", "challenge": "night_lantern"}
    decision = decision_of(given(*ships, spun=4, row=["night_lantern", "sun_disc"]))
    assert labels(decision)[0] == "Buy Night Lantern: 2 gold, +6"
    assert SAY(decision.stake) == "**The Night Lantern is Duarte’s challenge:** 16 to them, 6 to you."  # type: ignore[arg-type]


def test_coming_home_is_marked_best_only_for_the_player_who_wins_by_it() -> None:
    ship = {"at": "t10", "home": "t8", "lap": 1, "goods": 0, "has_left": True}
    ahead = decision_of(given(ship, {"home": "j14", "gold": 3}, spun=4))
    assert labels(ahead)[0] == "Sail home to Anvil Harbour: +15" and ahead.has_best
    assert ahead.first()[0].asks, "it ends the match"
    rich = {"home": "j14", "gold": 8, "talismans": ["heart_of_the_sea", "dragon_scale", "star_compass"]}
    behind = decision_of(given(ship, rich, spun=4))
    assert not behind.has_best and "Sail home to Anvil Harbour: +15" in labels(behind)


def test_a_stuck_ship_is_offered_its_prices() -> None:
    stuck = {"at": "p5", "home": "k1", "condition": "damaged", "gold": 4, "goods": 1, "cards": ["repair"]}
    decision = decision_of(given(stuck, {"home": "j14"}, spun=6))
    assert labels(decision) == ["Repair by card, sail 6 …", "Take 6 goods: they sell for 3 gold", "Take 6 magic: then you hold 6"]
    poor = {**stuck, "gold": 2, "cards": []}
    texts = labels(decision_of(given(poor, {"home": "j14"}, spun=6)))
    assert set(texts[:2]) == {"Take 6 goods: they sell for 3 gold", "Repair for 2 gold, sail 6 …"}
    after = decision_of(given(stuck, {"home": "j14"}, spun=6), "repair")
    assert SAY(after.stake) == "**Repaired for 2 gold, 6 to sail.** Where to?"  # type: ignore[arg-type]


def test_stakes_are_for_five_spins_of_six_for_three_and_none() -> None:
    """Strength 12, spins 9 7 6 5 4 -2: 8 magic for five of six, 6 for three, nothing for none."""
    state = when(given({"home": "k1", "goods": 3, "magic": 8}, {"home": "j14"}, spun=7, deck=["monster-12"]), "card").state
    assert isinstance(state.stage, Taming)
    assert labels(decision_of(state)) == [
        "Stake 8 magic: 5 of 6 tame it",
        "Stake 6 magic: 3 of 6 tame it",
        "Nothing: it takes your 3 goods",
    ]


def test_a_sale_is_all_half_or_nothing() -> None:
    state = given({"at": "t8", "home": "k1", "goods": 6, "swept": True}, {"home": "j14"}, spun=5)
    decision = decision_of(state, "trade")
    assert labels(decision) == ["Sell 6 goods: +3 gold", "Sell 2 goods: +1 gold", "Sell nothing: keep 6 goods"]


@pytest.mark.parametrize(
    ("points", "goods", "kind", "amount", "payment"),
    [
        pytest.param("both", 0, "gold", 2, (2, ()), id="tokens-before-cards-if-both-score"),
        pytest.param("tokens", 0, "gold", 2, (0, (GOLD_2,)), id="cards-first-if-they-do-not-score"),
        pytest.param("both", 3, "goods", 3, (3, ()), id="exact-tokens-before-a-card-worth-one-more"),
    ],
)
def test_the_cheapest_payment_gives_away_the_fewest_points(
    points: str, goods: int, kind: str, amount: int, payment: tuple[int, tuple[int, ...]]
) -> None:
    """A payment is a number of tokens and the cards with it."""
    state = given({"gold": 2, "goods": goods, "cards": ["gold-2", "goods-4"]}, gold_points=points)
    position = state.position
    assert cheapest(position.players[0], kind, amount, position.options) == payment  # type: ignore[arg-type]


def test_a_payment_is_cheapest_first_and_named() -> None:
    state = when(given({"goods": 3, "cards": ["goods-4"]}, spun=7, deck=["goods-less-3"]), "card").state
    assert labels(decision_of(state)) == ["Pay 3 goods", "Pay with a card worth 4"]


def test_the_stake_in_a_black_harbour_says_that_goods_sell_on_arrival() -> None:
    decision = decision_of(given({"at": "t8", "home": "k1", "goods": 4}, {"home": "j14"}, spun=5))
    assert SAY(decision.stake) == "**Your goods (4) sell on arrival only:** sail out, and in again later."  # type: ignore[arg-type]


def test_gold_for_a_talisman_is_carried_to_a_red_harbour() -> None:
    decision = decision_of(given({"at": "p9", "home": "k1", "gold": 2}, {"home": "j14"}, spun=4))
    assert "Sail to Q12: 3 to Palm Cove" in labels(decision)


@pytest.mark.parametrize(("points", "payment"), [("both", "2"), ("tokens", "gold-2")])
def test_buttons_and_menus_pay_by_one_rule(points: str, payment: str) -> None:
    ship = {"at": "t10", "home": "k1", "gold": 3, "cards": ["gold-2"], "condition": "damaged"}
    state = given(ship, {"home": "j14"}, spun=9, gold_points=points, row=["moon_shell"])
    end = walk(RULES, state, Seat(0), ("repair",))
    assert isinstance(end, Asking)
    for suggestions in (decision_of(state, "repair").first(), decision_of(state, "repair").answers):
        assert {answer.path[1] for answer in suggestions if "moon-shell" in answer.path} == {payment}
    paying = walk(RULES, state, Seat(0), ("repair", "t4"))
    assert isinstance(paying, Asking)
    assert payment in RULES.mind.policy(state, Seat(0), paying.ask, paying.path, Random(0))


def test_a_full_hold_still_has_an_answer() -> None:
    state = given({"at": "p6", "home": "k1", "condition": "becalmed", "goods": 8, "magic": 8}, {"home": "j14"}, spun=6, tow="gold")
    assert labels(decision_of(state)) == ["Take no goods: 8 are the most", "Take no magic: 8 are the most"]


def test_the_ways_round_the_island_say_how_far_home_is_afterwards() -> None:
    """The shorter way home comes first."""
    state = given({"at": "g5", "home": "k1", "cards": ["lucky-wind"]}, {"home": "j14"}, spun=9)
    decision = decision_of(state, "lucky-wind", "n10")
    assert [answer.path[0] for answer in decision.first()] == ["anticlockwise", "clockwise"]
    assert labels(decision) == ["Anticlockwise: then 14 to home", "Clockwise: then 22 to home"]


def test_good_weather_comes_first_if_the_storm_harms_the_ship() -> None:
    state = when(given({"at": "p5", "home": "k1", "cards": ["good-weather"]}, {"home": "j14"}, comes=(-2, "s")), "spin").state
    decision = decision_of(state)
    texts = {answer.path[0]: SAY(answer.label) for answer in decision.first()}
    assert texts["good-weather"] == "Good weather: stay where you are" and texts["storm"].startswith("Ride it out")
    is_harmed = "damaged" in texts["storm"] or "becalmed" in texts["storm"]
    assert (decision.first()[0].path == ("good-weather",)) == is_harmed


def battle(*lines: str) -> State:
    """Return a turn in which the first player can sail beside the owner of the wanted talisman, after these lines."""
    ships = (
        {"at": "g11", "home": "k1", "challenge": "ember_ring", "cards": ["spin-again"]},
        {"at": "f9", "home": "j14", "talismans": ["ember_ring"], "cards": ["goods-2"]},
    )
    state = given(*ships, spun=5, battle="beside", comes=(9, 4))
    return when(state, *lines).state if lines else state


def test_a_battle_names_the_prize_and_the_odds() -> None:
    state = battle("sail f10")
    decision = decision_of(state)
    assert labels(decision) == ["Attack Duarte: better than even", "No battle"] and not decision.has_best
    stake = SAY(decision.stake)  # type: ignore[arg-type]
    assert stake == "**Duarte has the Ember Ring (+15).** If you lose, they choose a card of yours."
    assert decision.first()[0].asks, "a fight is confirmed"
    won = when(state, "p2").state
    assert labels(decision_of(won))[0] == "Take Ember Ring: +15"
    taken = when(won, "ember-ring").state
    assert SAY(decision_of(taken).stake) == "**You took the Ember Ring (+15).** Duarte has to agree to a swap."  # type: ignore[arg-type]
    assert sorted(label.partition(":")[0] for label in labels(decision_of(taken))) == ["Stay at F10", "Swap to F9"]
    answer = when(taken, "swap").state
    assert len(decision_of(answer).first()) == 2


def test_whole_answers_play_and_are_previewed() -> None:
    """Every answer that leads to the end of its line plays, and there is a preview of it."""
    for state, seat, end, decision in every_decision()[::11]:
        for answer in decision.first():
            path = (*end.path, *answer.path)
            if isinstance(walk(RULES, state, seat, path), Done):
                preview(RULES, state, seat, path)
