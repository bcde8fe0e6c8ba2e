"""Previews of half-made moves: the position after the answers so far, and what is shown before chance decides something."""

from __future__ import annotations

import pytest

from engine.values.core import Path
from engine.walking.walk import preview
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import name, square
from games.carta_magica.rules.state import State
from games.carta_magica.rules.view import CartaMagicaView, PlayerView
from games.carta_magica.tests.given import given, offered, when

TRADER = {"at": "r9", "home": "t4", "goods": 7, "gold": 4, "magic": 3}
ROW = ["sun_disc", "moon_shell", "amber_eye"]


def preview_of(state: State, *path: str) -> CartaMagicaView:
    """Return the preview of the seat that is awaited."""
    return preview(RULES, state, RULES.to_act(state)[0], path)


def own_preview(state: State, *path: str) -> PlayerView:
    """Return the player who is awaited, as the half-made move leaves them."""
    view = preview_of(state, *path)
    assert view.seat is not None
    return view.players[view.seat]


def test_the_set_up_fills_in_as_it_is_chosen() -> None:
    state = RULES.setup(2, {setting.key: setting.default for setting in RULES.settings}, "half")
    player = own_preview(state, "challenge=jade-turtle")
    assert player.challenge is not None
    assert (player.challenge.name, player.home, player.character) == ("jade_turtle", None, None)
    player = own_preview(state, "challenge=jade-turtle", "harbour=k1")
    assert (player.home, player.square, player.character) == (square("k1"), square("k1"), None)
    player = own_preview(state, "challenge=jade-turtle", "harbour=k1", "character=stargazer")
    assert player.character == "stargazer"


def test_the_chosen_gift_is_shown_before_the_talisman_is_dealt() -> None:
    state = RULES.setup(2, {setting.key: setting.default for setting in RULES.settings} | {"start": "gifts"}, "half")
    line = ("harbour=k1", "challenge=jade-turtle", "character=stargazer", "adventure=telescope")
    for count in (1, 4):
        player = own_preview(state, *line[-count:])
        assert [card.token for card in player.cards] == ["telescope"]
        assert player.talismans == ()


def test_the_ship_has_sailed_where_the_trade_is_asked_for() -> None:
    state = given({**TRADER, "cards": ["goods-3"]}, spun=7, deck=["repair"])
    assert preview_of(state, "sail").players == preview_of(state).players
    view = preview_of(state, "sail", "t8")
    assert (view.stage, name(view.players[0].square or 0), view.players[0].goods) == ("trading", "t8", 7)
    assert view.last.what == "sailed"
    view = preview_of(state, "sail", "t8", "2")
    assert view.payment is not None
    assert (view.stage, view.payment.kind, view.payment.amount, view.payment.card) == ("paying", "goods", 4, None)


def test_a_sale_is_shown_before_the_card_of_the_harbour_is_drawn() -> None:
    state = given(TRADER, spun=7, deck=["gold-2"])
    view = preview_of(state, "sail", "t8", "3")
    player = view.players[0]
    assert (view.stage, player.gold, player.goods, player.cards) == ("drawing", 7, 1, ())
    assert view.deck_count == RULES.view(state, None).deck_count


@pytest.mark.parametrize(("path", "gold", "talismans"), [("unseen", 2, []), ("moon-shell", 2, ["moon_shell"]), ("nothing", 4, [])])
def test_a_purchase_is_shown_before_the_next_talisman_is_turned_up(path: str, gold: int, talismans: list[str]) -> None:
    state = given({"at": "s5", "home": "k1", "gold": 4}, spun=4, row=ROW)
    view = preview_of(state, "sail", "t4", path)
    player = view.players[0]
    assert (player.gold, [card.name for card in player.talismans]) == (gold, talismans)
    assert [card.name for card in view.row] == [word for word in ROW if word not in talismans]


def test_a_repair_is_seen_before_and_after_it_is_paid() -> None:
    state = given({**TRADER, "condition": "damaged", "cards": ["gold-2", "repair"]}, spun=9)
    player = own_preview(state, "repair", "r11")
    assert (player.condition, name(player.square or 0), player.gold) == ("free", "r11", 4)
    assert preview_of(state, "repair", "r11").stage == "paying"
    assert [card.token for card in own_preview(state, "repair", "r11", "gold-2").cards] == ["repair"]
    assert [card.token for card in own_preview(state, "repair-card").cards] == ["gold-2"]


def test_the_magic_is_spent_before_the_monster_is_spun_against() -> None:
    state = when(given({**TRADER, "cards": ["magic-2"]}, spun=7, deck=["monster-9"]), "card").state
    view = preview_of(state, "3")
    assert view.monster is not None
    assert (view.players[0].magic, view.monster.spent) == (0, 3)
    assert view.monster.stakes == ((0, 3), (2, 5)), "with the three that are spent, and the card of two is not to be halved"
    view = preview_of(state, "3", "magic-2")
    assert (view.players[0].magic, view.players[0].cards, view.stage) == (0, (), "taming")
    assert view.monster is not None and view.monster.spent == 5, "with the card of two"


@pytest.mark.parametrize(("way", "steps", "cards"), [("sail", 4, ["lucky-wind"]), ("lucky-wind", 9, [])])
def test_the_way_of_sailing_says_how_far_the_ship_can_go(way: str, steps: int, cards: list[str]) -> None:
    state = given({"at": "o3", "cards": ["lucky-wind"]}, spun=4)
    view = preview_of(state, way)
    assert (view.stage, view.steps, view.pay_reach) == ("sailing", steps, ())
    assert {name(number) for number in view.reach} == offered(state, way)
    assert [card.token for card in view.players[0].cards] == cards


def test_a_curse_is_laid_down_before_other_talismans_come() -> None:
    state = given({"cards": ["curse"]}, spun=4, row=ROW)
    view = preview_of(state, "curse")
    assert view.players[0].cards == ()
    assert [card.name for card in view.row] == ROW
    assert view.is_cursed


def test_a_card_or_a_spin_to_come_shows_nothing() -> None:
    state = given(TRADER, spun=7)
    assert preview_of(state, "card").players == preview_of(state).players
    assert preview_of(given(TRADER), "spin") == preview_of(given(TRADER))


def test_a_storm_shows_where_it_drives_ships_if_no_chance_is_left() -> None:
    state = when(given({"at": "p4"}, {"at": "e2", "cards": ["good-weather"]}, comes=(-2, "e")), "spin").state
    for answer, squares in (("good-weather", ["r4", "e2"]), ("storm", ["r4", "g2"])):
        assert [name(player.square or 0) for player in preview_of(state, answer).players] == squares


def test_the_two_ways_round_the_island_are_offered_as_ways() -> None:
    state = given({"at": "o7", "home": "t8", "cards": ["lucky-wind"]}, {"home": "k1"}, spun=9)
    path: Path = ("lucky-wind", "f8")
    assert own_preview(state, *path).square == square("o7"), "which way it goes is not known yet"
    for word in ("clockwise", "anticlockwise"):
        player = own_preview(state, *path, word)
        assert player.square == square("f8")
    assert own_preview(state, *path, "clockwise").lap != own_preview(state, *path, "anticlockwise").lap


def test_the_spin_against_a_monster_is_not_shown_before_it_is_confirmed() -> None:
    state = when(given({**TRADER, "cards": ["magic-2"]}, spun=7, deck=["monster-9"]), "card").state
    view = preview_of(state, "0", "-")
    assert view.monster is not None and view.players[0].goods == TRADER["goods"]
    assert view.turn == preview_of(state).turn
