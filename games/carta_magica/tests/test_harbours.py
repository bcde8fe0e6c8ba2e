"""rulebook: Black harbours, Red harbours, Goods, magical power, and gold."""

from __future__ import annotations

from games.carta_magica.rules.board import square
from games.carta_magica.tests.given import after, given, hand, notes, offered, owned, stage, when


def test_eight_goods_bring_four_gold() -> None:
    position = after(given({"at": "j2", "goods": 8}, spun=4, deck=["telescope"]), "sail k1 4")
    assert (position.players[0].gold, position.players[0].goods) == (4, 0)


def test_seven_goods_bring_three_gold_and_one_is_left() -> None:
    state = given({"at": "j2", "goods": 7}, spun=4, deck=["telescope"])
    assert offered(state, "sail", "k1") == {"0", "1", "2", "3"}
    position = after(state, "sail k1 3")
    assert (position.players[0].gold, position.players[0].goods) == (3, 1)


def test_with_six_gold_two_more_fit() -> None:
    assert offered(given({"at": "j2", "goods": 8, "gold": 6}, spun=4), "sail", "k1") == {"0", "1", "2"}


def test_four_gold_buy_two_talismans_and_the_row_is_full_after_each() -> None:
    state = given({"at": "b4", "gold": 4}, spun=4, row=["sun_disc", "moon_shell", "amber_eye"], unseen=["storm_bell", "ivory_flute"])
    turn = when(state, "sail a3 moon-shell")
    assert stage(turn.state) == "trading"
    assert len(turn.state.position.row) == 3
    turn = when(turn.state, "storm-bell")
    assert owned(turn.state.position) == ["moon_shell", "storm_bell"]
    assert len(turn.state.position.row) == 3
    assert turn.state.position.players[0].gold == 0
    assert stage(turn.state) == "spinning"


def test_an_unseen_talisman_comes_from_the_top_of_the_deck() -> None:
    position = after(given({"at": "b4", "gold": 2}, spun=4, unseen=[]), "sail a3 unseen")
    assert owned(position) == ["coral_crown"]
    assert len(position.row) == 3


def test_nothing_has_to_be_bought_or_sold() -> None:
    turn = when(given({"at": "b4", "gold": 8}, spun=4), "sail a3 nothing")
    assert stage(turn.state) == "spinning"
    assert turn.state.position.active == 1
    turn = when(given({"at": "j2", "goods": 8}, spun=4, deck=["curse"]), "sail k1 0")
    assert stage(turn.state) == "spinning"


def test_three_goods_and_a_six_make_eight() -> None:
    position = after(given({"goods": 3}, spun=6), "goods")
    assert position.players[0].goods == 8


def test_a_black_harbour_costs_an_adventure_card_each_time() -> None:
    assert hand(after(given({"at": "j2"}, spun=4, deck=["repair"]), "sail k1")) == ["repair"]


def test_a_red_harbour_draws_no_card() -> None:
    assert hand(after(given({"at": "b4"}, spun=4, deck=["repair"]), "sail a3")) == []


def test_goods_of_a_card_drawn_on_arrival_can_be_sold_too() -> None:
    turn = when(given({"at": "j2", "goods": 2}, spun=4, deck=["goods-4"]), "sail k1 1")
    assert stage(turn.state) == "trading"
    assert offered(turn.state) == {"0", "1", "2"}
    position = after(turn.state, "2")
    assert (position.players[0].gold, hand(position)) == (3, [])


def test_cards_pay_whole_and_no_change_is_given() -> None:
    state = given({"at": "b4", "gold": 1, "cards": ["gold-1", "gold-2"]}, spun=4, row=["sun_disc", "moon_shell", "amber_eye"])
    assert offered(state, "sail", "a3", "sun-disc") == {"1,gold-1", "gold-2"}
    turn = when(state, "sail a3 sun-disc gold-2")
    assert hand(turn.state.position) == ["gold-1"]
    assert stage(turn.state) == "trading"


def test_a_ship_swept_into_a_harbour_trades_next_turn_unless_it_sails() -> None:
    state = given({"at": "k1", "home": "j14", "goods": 2, "swept": True}, {"home": "a7"}, spun=6)
    turn = when(state, "goods")
    assert stage(turn.state) == "trading"
    assert offered(turn.state) == {"0", "1", "2", "3", "4"}
    assert not turn.state.position.players[0].swept
    turn = when(state, "sail l2")
    assert stage(turn.state) == "spinning"
    assert not turn.state.position.players[0].swept


def test_a_ship_swept_into_a_harbour_may_trade_whatever_the_spin_shows() -> None:
    """Sailing is the alternative to the trade: on a 5, which shows nothing but ways to sail, the trade is there too."""
    row = ["sun_disc", "moon_shell", "amber_eye"]
    ship = {"at": "k1", "home": "j14", "goods": 8, "swept": True}
    state = given(ship, {"home": "a7"}, spun=5)
    assert offered(state) == {"sail", "trade"}
    assert offered(state, "trade") == {"0", "1", "2", "3", "4"}
    turn = when(state, "trade 4")
    player = turn.state.position.players[0]
    assert (stage(turn.state), turn.state.position.active) == ("spinning", 1)
    assert (player.square, player.gold, player.goods, player.swept) == (square("k1"), 4, 0, False)
    assert not notes(turn, "drew"), "the card was drawn when the storm blew it in"
    state = given({"at": "a3", "home": "j14", "gold": 4, "swept": True}, {"home": "a7"}, spun=5, row=row)
    turn = when(state, "trade moon-shell")
    assert (owned(turn.state.position), stage(turn.state)) == (["moon_shell"], "trading")
    assert "trade" not in offered(given({**ship, "goods": 1}, {"home": "a7"}, spun=5)), "there is nothing to sell"
    assert "trade" not in offered(given({**ship, "swept": False}, {"home": "a7"}, spun=5)), "it sailed in and has traded"


def test_a_damaged_ship_in_a_harbour_may_trade_on_a_hammer_too() -> None:
    state = given({"at": "k1", "home": "j14", "goods": 4, "condition": "damaged"}, {"home": "a7"}, spun=5)
    turn = when(state, "trade 2")
    player = turn.state.position.players[0]
    assert (player.gold, player.condition) == (2, "damaged")


def test_a_ship_that_sailed_in_earlier_does_not_trade_by_staying() -> None:
    assert stage(when(given({"at": "k1", "home": "j14", "goods": 2}, {"home": "a7"}, spun=6), "goods").state) == "spinning"


def test_a_damaged_ship_in_a_harbour_trades_in_every_turn() -> None:
    state = given({"at": "k1", "home": "j14", "condition": "damaged"}, {"home": "a7"}, spun=6)
    assert stage(when(state, "goods").state) == "trading"


def test_the_talisman_deck_runs_dry() -> None:
    names = ["sun_disc", "moon_shell", "amber_eye", "silver_feather", "jade_turtle", "ember_ring", "whale_tooth", "night_lantern"]
    names += ["glass_serpent", "golden_seed", "storm_bell", "ivory_flute", "star_compass"]
    row = ["coral_crown", "dragon_scale", "heart_of_the_sea"]
    state = given({"at": "b4", "gold": 2}, {"talismans": names}, spun=4, row=row)
    assert offered(state, "sail", "a3") == {"coral-crown", "dragon-scale", "heart-of-the-sea", "nothing"}
    assert len(after(state, "sail a3 dragon-scale").row) == 2


def test_a_card_can_be_changed_for_tokens() -> None:
    state = given({"cards": ["goods-4"], "goods": 6}, spun=6)
    turn = when(state, "cash goods-4")
    assert stage(turn.state) == "choosing"
    assert turn.state.position.players[0].goods == 8
    assert turn.state.position.players[0].square == square("k1")
