"""Ready answers say what decides: odds, what is sold and left, what a way costs; what brings nothing is not among them."""

from __future__ import annotations

from fractions import Fraction

from engine.game.rules import resolved
from engine.values.core import Ask, Form, Seat, Suggestion
from engine.walking.walk import Asking, Done, advised, eased, walk
from games.carta_magica.game import RULES
from games.carta_magica.rules import says
from games.carta_magica.rules.board import CHALLENGES, TALISMANS, WHEEL
from games.carta_magica.rules.state import State
from games.carta_magica.rules.turn.odds import winning
from games.carta_magica.tests.given import given, when
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara", "Duarte"))


def asked(state: State, *path: str) -> Ask:
    end = eased(lambda: advised(RULES, state, RULES.to_act(state)[0]), path)
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    return end.ask


def said(state: State, *path: str) -> list[str]:
    return [told(hint) for hint in asked(state, *path).suggest if hint.group is None]


def told(hint: Suggestion) -> str:
    return f"{SAY(hint.label)} · {SAY(hint.hint)}" if hint.hint else SAY(hint.label)


def test_a_sale_says_what_goes_and_what_stays() -> None:
    state = given({"at": "t10", "home": "k1", "goods": 7}, {"home": "j14"}, spun=5)
    assert said(state)[0] == "Anvil Harbour (T8): sell for 3 gold · 6 goods go, 1 stay; you draw a card"
    answers = asked(state, "sail", "t8").options
    hints = [SAY(option.hint) for option in answers if option.hint]
    assert hints == ["then 3 gold, 1 goods", "then 2 gold, 3 goods", "then 1 gold, 5 goods", "then 0 gold, 7 goods"]


def test_what_brings_nothing_is_never_among_the_first_answers() -> None:
    """No red harbour without gold, no tokens that do not fit, no way to a harbour where nothing can be traded."""
    state = given({"at": "p5", "home": "k1", "goods": 0, "gold": 0, "magic": 8}, {"home": "j14"}, spun=6)
    first = said(state)
    assert first[0].startswith("Take 6 goods")
    assert not [words for words in first if "Sunrise Bay" in words or "magic" in words or "towards" in words]
    rich = given({"at": "p5", "home": "k1", "goods": 0, "gold": 2, "magic": 8}, {"home": "j14"}, spun=6)
    assert "Sunrise Bay (T4): buy" in said(rich)[0]


def test_a_talisman_says_whose_challenge_it_is() -> None:
    """The own one is proposed although others are worth more."""
    ships = {"at": "s4", "home": "k1", "gold": 2}, {"home": "j14"}
    own, other = (CHALLENGES[player.challenge].talismans[0] for player in given(*ships, spun=4).position.players)
    worth_more = next(card for card in TALISMANS if card.id not in (own, other) and card.points == 10)
    state = given(*ships, spun=4, row=[TALISMANS[other].name, TALISMANS[own].name, worth_more.name])
    called = SAY(says.talisman_points(own))
    assert said(state)[0] == f"Sunrise Bay (T4): buy {called} · your challenge, +10; 0 gold left"
    hints = [SAY(option.hint) for option in asked(state, "sail", "t4").options if option.hint]
    assert hints[:3] == ["the challenge of Bruno; 0 gold left", "your challenge, +10; 0 gold left", "0 gold left"]


def test_ready_answers_play_at_once_and_are_whole() -> None:
    state = given({"at": "p5", "home": "k1", "goods": 2, "gold": 2, "magic": 3}, {"home": "j14"}, spun=6)
    buttons = [hint for hint in asked(state).suggest if hint.group is None]
    assert len(buttons) > 3 and all(hint.plays for hint in buttons)
    assert all(isinstance(walk(RULES, state, RULES.to_act(state)[0], hint.path), Done) for hint in buttons)


def test_a_way_says_what_it_costs() -> None:
    state = given({"at": "p5", "home": "k1", "condition": "damaged", "gold": 4}, spun=9)
    assert said(state)[0].endswith("2 gold for the repair; 0 gold left")
    lucky = given({"at": "p5", "home": "k1", "goods": 4, "cards": ["lucky-wind"]}, {"home": "j14"}, spun=6)
    assert [words for words in said(lucky) if words.startswith("Anvil Harbour") and "uses up the card" in words]


def test_drawing_says_what_the_deck_holds() -> None:
    state = given({"at": "p5", "home": "k1"}, {"home": "j14"}, spun=9)
    assert said(state)[-1] == "Draw an adventure · of 34 cards 6 are monsters, 3 cost goods"


def monster(**about: object) -> State:
    """The kraken is met."""
    return when(given({"home": "k1", "goods": 1, **about}, {"home": "j14"}, spun=7, deck=["monster-12"]), "card").state


def test_a_monster_says_odds_prize_and_loss() -> None:
    state = monster(magic=5)
    ask = asked(state)
    assert ask.name == "monster.stake"
    assert "Tamed, it brings" in SAY(ask.prompt) and "the goods you carry (1)" in SAY(ask.prompt)
    hints = said(state)
    shares = [sum(segment.steps + int(hint.path[0]) >= 12 for segment in WHEEL) for hint in ask.suggest]
    assert shares == sorted(shares, reverse=True) and 0 not in shares, "the best chance first, none without any"
    assert hints[0].startswith("Spend 5 magic · ") and hints[0].endswith("of 6 spins tame it")


def test_a_card_to_spin_again_changes_the_odds() -> None:
    hints = said(monster(magic=5, cards=["spin-again"]))
    assert "% with spinning again" in hints[0]


def test_magic_cards_are_used_for_what_the_tokens_cannot_do() -> None:
    state = monster(magic=3, cards=["magic-2"])
    best = asked(state).suggest[0]
    assert best.path == ("3", "magic-2")
    assert isinstance(walk(RULES, state, RULES.to_act(state)[0], best.path), Done)


def test_a_battle_is_even_but_for_the_cards_to_spin_again() -> None:
    assert winning(0, 0) == Fraction(1, 2)
    assert winning(1, 0) + winning(0, 1) == 1 and winning(1, 0) > Fraction(1, 2)
    assert winning(1, 1) == Fraction(1, 2)


def test_a_storm_says_what_becomes_of_the_own_ship() -> None:
    state = given({"at": "p5", "home": "k1", "cards": ["good-weather"]}, {"home": "j14"}, comes=(-2, "s"))
    asking = when(state, "spin").state
    storm = next(option for option in asked(asking).options if option.value is False)
    assert storm.hint is not None and SAY(storm.hint).startswith("your ship")


def test_the_position_in_words_begins_with_the_reader() -> None:
    state = given({"home": "k1"}, {"home": "j14", "gold": 3}, spun=6)
    told = [SAY(msg) for msg in RULES.describe(RULES.view(state, Seat(1)))]
    assert told[0].startswith("Ana spun 6 with goods and magic and chooses") and told[2].startswith("Bruno:")
    begins = [line.split(":")[0] for line in told]
    assert begins.index("Bruno") < begins.index("Open talismans") < begins.index("Ana")


def test_setting_out_is_one_click() -> None:
    """The first proposal is for a challenge whose talisman can be bought now, where there is one."""
    state: State = RULES.setup(3, resolved(RULES, RULES.short), "x")
    end = walk(RULES, state, RULES.to_act(state)[0], ())
    assert isinstance(end, Asking) and isinstance(end.ask, Form)
    ready = end.ask.suggest
    assert len(ready) == 3 and all(hint.plays for hint in ready)
    assert told(ready[0]).endswith("the talisman is on sale: 15 points with the challenge")
    assert all(isinstance(walk(RULES, state, RULES.to_act(state)[0], hint.path), Done) for hint in ready)


def test_a_payment_says_what_it_overpays() -> None:
    state = when(given({"goods": 3, "cards": ["goods-4"]}, spun=7, deck=["goods-less-3"]), "card").state
    ways = [(option.token, SAY(option.hint)) for option in asked(state).options if option.hint]
    assert ways == [("3", "exact"), ("goods-4", "1 too much")]
