"""Suggested answers and their hints say what decides: odds, prices, what is sold and what is left."""

from __future__ import annotations

from fractions import Fraction

from engine.asks.decision import Decision
from engine.game.rules import resolve_settings
from engine.values.core import Ask, Form, Seat
from engine.walking.walk import Asking, Done, decision, walk, walk_with_forced
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import CHALLENGES, TALISMANS, WHEEL
from games.carta_magica.rules.state import State
from games.carta_magica.rules.turn.odds import winning
from games.carta_magica.tests.given import given, when
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte"))


def ask_at(state: State, *path: str) -> Ask:
    end = walk_with_forced(lambda: RULES.turn(state, RULES.to_act(state)[0]), path)
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    return end.ask


def decision_of(state: State) -> Decision:
    """Return the decision on the first question of the turn."""
    end = walk(RULES, state, RULES.to_act(state)[0], ())
    assert isinstance(end, Asking)
    choice = decision(RULES, state, RULES.to_act(state)[0], end)
    assert choice is not None
    return choice


def answers(state: State) -> list[tuple[str, ...]]:
    """Return the tokens of each suggested answer, in their order."""
    return [answer.path for answer in decision_of(state).answers]


def test_a_sale_says_the_gold_it_brings_and_the_goods_left() -> None:
    state = given({"at": "t10", "home": "k1", "goods": 7}, {"home": "j14"}, spun=5)
    assert ("sail", "t8", "3") in answers(state)
    hints = [SAY(option.hint) for option in ask_at(state, "sail", "t8").options if option.hint]
    assert hints == ["then 3 gold, 1 goods", "then 2 gold, 3 goods", "then 1 gold, 5 goods", "then 0 gold, 7 goods"]


def test_an_answer_that_brings_nothing_is_not_suggested() -> None:
    """No red harbour without gold, no tokens that do not fit, no way to a harbour where nothing can be traded.

    Going home brings something: from here it won 0.73 of 600 whole matches, taking goods 0.63.
    """
    state = given({"at": "p5", "home": "k1", "goods": 0, "gold": 0, "magic": 8}, {"home": "j14"}, spun=6)
    first = [(answer.path[0], SAY(answer.label)) for answer in decision_of(state).first()]
    assert first == [("sail", "Sail to N9: 23 more to home"), ("goods", "Take 6 goods: they sell for 3 gold")], "29 steps from home"
    assert not [path for path in answers(state) if path == ("magic",) or (path[1:2] == ("t4",) and len(path) > 2)]
    rich = given({"at": "p5", "home": "k1", "goods": 0, "gold": 2, "magic": 8}, {"home": "j14"}, spun=6)
    paths = [answer.path for answer in decision_of(rich).first()]
    goods, purchase, *_ = paths
    assert goods == ("goods",) and purchase[:2] == ("sail", "t4") and len(purchase) > 2
    assert ("magic",) not in paths and ("sail", "t4") not in paths


def test_a_talisman_says_whose_challenge_it_is() -> None:
    """That of the own challenge is suggested first, although another talisman has more points."""
    ships = {"at": "s4", "home": "k1", "gold": 2}, {"home": "j14"}
    own, other = (CHALLENGES[player.challenge].talismans[0] for player in given(*ships, spun=4).position.players)
    worth_more = next(card for card in TALISMANS if card.id not in (own, other) and card.points == 10)
    state = given(*ships, spun=4, row=[TALISMANS[other].name, TALISMANS[own].name, worth_more.name])
    assert answers(state)[0] == ("sail", "t4", TALISMANS[own].token)
    hints = [SAY(option.hint) for option in ask_at(state, "sail", "t4").options if option.hint]
    assert hints[:3] == ["the challenge of Bruno; 0 gold left", "your challenge, +10; 0 gold left", "0 gold left"]


def monster(**about: object) -> State:
    """Return the state in which the first player has met the kraken, of strength 12."""
    return when(given({"home": "k1", "goods": 1, **about}, {"home": "j14"}, spun=7, deck=["monster-12"]), "card").state


def test_a_monster_says_odds_prize_and_loss() -> None:
    state = monster(magic=5)
    ask = ask_at(state)
    assert ask.name == "monster.stake"
    assert "Tamed, it brings" in SAY(ask.prompt) and "the goods you carry (1)" in SAY(ask.prompt)
    shares = [sum(segment.steps + int(path[0]) >= 12 for segment in WHEEL) for path in answers(state)]
    assert max(shares) in shares[:3] and len(answers(state)) == len(set(answers(state)))


def test_magic_cards_are_used_for_what_the_tokens_cannot_do() -> None:
    state = monster(magic=3, cards=["magic-2"])
    best = answers(state)[0]
    assert best == ("3", "magic-2")
    assert isinstance(walk(RULES, state, RULES.to_act(state)[0], best), Done)


def test_a_battle_is_even_but_for_the_cards_to_spin_again() -> None:
    assert winning(0, 0) == Fraction(1, 2)
    assert winning(1, 0) + winning(0, 1) == 1 and winning(1, 0) > Fraction(1, 2)
    assert winning(1, 1) == Fraction(1, 2)


def test_a_storm_says_what_becomes_of_the_own_ship() -> None:
    state = given({"at": "p5", "home": "k1", "cards": ["good-weather"]}, {"home": "j14"}, comes=(-2, "s"))
    asking = when(state, "spin").state
    storm = next(option for option in ask_at(asking).options if option.value is False)
    assert storm.hint is not None and SAY(storm.hint).startswith("your ship")


def test_the_position_in_words_begins_with_the_reader() -> None:
    state = given({"home": "k1"}, {"home": "j14", "gold": 3}, spun=6)
    texts = [SAY(msg) for msg in RULES.describe(RULES.view(state, Seat(1)))]
    status, _, reader, *_ = texts
    assert status.startswith("Ana spun 6 with goods and magic and chooses") and reader.startswith("Bruno:")
    subjects = [text.partition(":")[0] for text in texts]
    assert subjects.index("Bruno") < subjects.index("Open talismans") < subjects.index("Ana")


def test_setting_out_is_one_click() -> None:
    """The first suggestion is a challenge whose talisman is on sale."""
    state: State = RULES.setup(3, resolve_settings(RULES, RULES.short), "x")
    end = walk(RULES, state, RULES.to_act(state)[0], ())
    assert isinstance(end, Asking) and isinstance(end.ask, Form)
    choice = decision(RULES, state, RULES.to_act(state)[0], end)
    assert choice is not None and len(choice.answers) == 3
    first, *_ = choice.answers
    wanted = next(challenge for challenge in CHALLENGES if f"challenge={challenge.token}" in first.path).talismans
    assert set(wanted) & set(state.position.row)
    assert all(isinstance(walk(RULES, state, RULES.to_act(state)[0], answer.path), Done) for answer in choice.answers)


def test_a_payment_says_what_it_overpays() -> None:
    state = when(given({"goods": 3, "cards": ["goods-4"]}, spun=7, deck=["goods-less-3"]), "card").state
    ways = [(option.token, SAY(option.hint)) for option in ask_at(state).options if option.hint]
    assert ways == [("3", "exact"), ("goods-4", "1 too much")]
