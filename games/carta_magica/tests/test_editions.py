"""One case for each point on which the twelve editions of the rules disagree, and the presets of the editions."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots
from engine.game.rules import resolve_settings
from engine.match.match import begin, replay
from engine.match.records import from_record, record
from engine.match.registry import rules_of
from engine.values.core import Seat
from engine.values.differing import Differs
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import ADVENTURES, CALM_LETTER, CHART, square
from games.carta_magica.rules.options import EDITIONS, EXPERT
from games.carta_magica.rules.reach import neighbours, reach, squares_in
from games.carta_magica.rules.state import Spinning, State
from games.carta_magica.tests.given import after, awaited, given, hand, notes, offered, stage, when
from games.carta_magica.tests.test_battles import HUNTER, OWNER
from games.carta_magica.tests.test_end import HOME


def test_a_ship_may_use_fewer_steps_than_spun_or_must_use_all() -> None:
    assert {"p4", "p1"} <= offered(given({"at": "p5"}, spun=4), "sail")
    exact = offered(given({"at": "p5"}, spun=4, steps="exact"), "sail")
    assert "p4" not in exact
    assert {"p1", "p3"} <= exact, "two steps there and two to and fro"
    assert "t8" in offered(given({"at": "t7", "home": "k1"}, {"home": "j14"}, spun=4, steps="exact"), "sail"), "a harbour stops earlier"


def test_a_square_has_four_neighbours_or_eight() -> None:
    assert len(neighbours(square("p5"), is_diagonal=False)) == 4
    assert "t1" not in offered(given({"at": "p5"}, spun=4, neighbours="eight"), "sail"), "a rock"
    assert "s2" not in offered(given({"at": "p5"}, spun=4), "sail")
    assert "s2" in offered(given({"at": "p5"}, spun=4, neighbours="eight"), "sail")


def test_no_turn_ends_where_it_began() -> None:
    """In no edition does a ship return to the square or into the harbour where its turn began."""
    for chosen in ({}, {"steps": "exact"}, {"steps": "exact", "harbours": "pass"}):
        assert "k1" not in offered(given({"at": "k1", "home": "j14"}, {"home": "a7"}, spun=4, **chosen), "sail")
        assert "p5" not in offered(given({"at": "p5"}, spun=4, **chosen), "sail")


def test_a_harbour_ends_a_move_or_lets_ships_pass() -> None:
    """T11 lies beyond the harbour T12; another ship bars the other way."""
    ships = {"at": "s12", "home": "k1"}, {"at": "s11", "home": "j14"}
    assert "t11" not in offered(given(*ships, spun=4), "sail")
    state = given(*ships, spun=4, harbours="pass")
    assert "t11" in offered(state, "sail")
    assert square("t12") in after(state, "sail t11").last.route
    assert "t12" in offered(state, "sail"), "but it may stop there"


def test_towing_out_of_calm_costs_goods_or_gold() -> None:
    ship = {"at": "p6", "condition": "becalmed", "goods": 2, "gold": 2}
    assert after(given(ship, spun=7), "tow p4").players[0].goods == 0
    assert after(given(ship, spun=7, tow="gold"), "tow p4").players[0].gold == 0


def test_a_repair_costs_gold_or_goods() -> None:
    ship = {"at": "p5", "condition": "damaged", "goods": 2, "gold": 2}
    assert after(given(ship, spun=9), "repair p4").players[0].gold == 0
    assert after(given(ship, spun=9, repair="goods"), "repair p4").players[0].goods == 0


def test_a_windless_square_bars_a_move_or_ends_it() -> None:
    assert "p6" not in offered(given({"at": "p5"}, spun=4), "sail")
    turn = when(given({"at": "p5"}, spun=4, calm="stop"), "sail p6")
    assert turn.state.position.players[0].condition == "becalmed"
    within_reach = reach(square("p5"), steps=9, ships=0, options=given(calm="stop").position.options)
    for target in squares_in(within_reach.ends):
        _, *passed, _ = within_reach.route(target, within_reach.laps(target)[0])
        assert all(CHART[number] != CALM_LETTER for number in passed), "the move ends there"


def test_the_other_cards_of_a_telescope_stay_on_top_or_go_under() -> None:
    ship = {"cards": ["telescope"]}
    about = {"spun": 7, "deck": ["curse", "repair", "gold-2", "gold-1"]}
    tokens = [ADVENTURES[card].token for card in after(given(ship, **about), "card telescope", "repair").deck]
    assert tokens[:3] == ["curse", "gold-2", "gold-1"]
    turn = when(given(ship, **about, telescope="bottom"), "card telescope", "repair")
    tokens = [ADVENTURES[card].token for card in turn.state.position.deck]
    assert (tokens[0], tokens[-2:]) == ("gold-1", ["curse", "gold-2"])
    assert [remembered.card.token for remembered in RULES.view(turn.state, 0).remembered] == ["curse", "gold-2"]


def test_an_untamed_monster_is_shuffled_back_or_goes_under_the_deck() -> None:
    about = {"spun": 7, "deck": ["monster-12"], "comes": (4,)}
    turn = when(given({"magic": 0}, **about), "card")
    assert RULES.view(turn.state, None).remembered == (), "shuffled back"
    turn = when(given({"magic": 0}, **about, monster="bottom"), "card")
    assert ADVENTURES[turn.state.position.deck[-1]].token == "monster-12"
    assert [remembered.card.token for remembered in RULES.view(turn.state, None).remembered] == ["monster-12"], "everybody saw it"


def test_income_cards_stay_in_the_hand_or_count_in_the_limit() -> None:
    assert hand(after(given({"goods": 6}, spun=7, deck=["goods-4"]), "card")) == ["goods-4"]
    position = after(given({"goods": 6}, spun=7, deck=["goods-4"], income="counted"), "card")
    assert (position.players[0].goods, hand(position)) == (8, [])
    position = after(given({"goods": 4}, spun=7, deck=["goods-4"], income="counted"), "card")
    assert (position.players[0].goods, hand(position)) == (4, ["goods-4"])
    assert after(given({"goods": 1, "cards": ["goods-4"]}, spun=6, income="counted"), "goods").players[0].goods == 4


def test_a_goods_card_that_cannot_be_paid_costs_the_next_turn() -> None:
    """In every edition the next turn is lost, and nothing is owed after it."""
    for edition in EDITIONS:
        assert after(given({"goods": 0}, spun=7, deck=["goods-less-3"], edition=edition), "card").players[0].misses == 1


def test_lucky_wind_adds_five_steps_or_is_five_steps() -> None:
    ship = {"at": "o3", "cards": ["lucky-wind"]}
    nine, five = (reach(square("o3"), steps=steps, ships=0, options=given().position.options) for steps in (9, 5))
    assert set(map(square, offered(given(ship, spun=4), "lucky-wind"))) == set(squares_in(nine.ends))
    assert set(map(square, offered(given(ship, spun=4, lucky_wind="five"), "lucky-wind"))) == set(squares_in(five.ends))


def test_lucky_wind_serves_a_ship_that_the_wheel_has_just_freed() -> None:
    """The extra steps are for every ship that sails by the wheel; one that is stuck uses the card to get free."""
    for condition, at, spun in (("becalmed", "p6", 9), ("damaged", "o3", 7)):
        ship = {"at": at, "condition": condition, "cards": ["lucky-wind"]}
        rival, switches = 1 << square("j14"), given().position.options
        hurried = reach(square(at), spun + 5, rival, switches)
        state = given(ship, spun=spun)
        assert {"sail", "lucky-wind"} <= offered(state)
        assert set(map(square, offered(state, "lucky-wind"))) == set(squares_in(hurried.ends))
        furthest = min(word for word in offered(state, "lucky-wind") - offered(state, "sail") if CHART[square(word)] == ".")
        player = after(state, f"lucky-wind {furthest}").players[0]
        assert (player.condition, player.cards) == ("free", ())
        assert set(map(square, offered(given(ship, spun=spun, lucky_wind="five"), "lucky-wind"))) == set(
            squares_in(reach(square(at), 5, rival, switches).ends)
        )
    assert "lucky-wind" not in offered(given({"at": "o3", "condition": "damaged", "cards": ["lucky-wind"]}, spun=9)), "still stuck"


def test_good_weather_spares_its_owner_or_everybody() -> None:
    ships = ({"at": "p4"}, {"at": "e2", "cards": ["good-weather"]})
    own = when(given(*ships, comes=(-2, "e")), "spin", "good-weather").state.position
    assert [player.square for player in own.players] == [square("r4"), square("e2")]
    turn = when(given(*ships, comes=(-2, "e"), good_weather="all"), "spin", "good-weather")
    assert [player.square for player in turn.state.position.players] == [square("p4"), square("e2")]
    assert awaited(turn.state) == (1,)


def test_players_start_with_gifts_or_without() -> None:
    """With gifts the adventure is chosen and the talisman dealt: the top card of its deck."""
    for start, gifts in (("plain", ()), ("gifts", ("telescope",))):
        state = RULES.setup(2, resolve_settings(RULES, {"start": start}), "start")
        top = state.position.talisman_deck[0]
        line = "harbour=k1 challenge=jade-turtle character=stargazer"
        turn = when(state, " ".join((line, *(f"adventure={card}" for card in gifts))))
        player = turn.state.position.players[RULES.to_act(state)[0]]
        assert tuple(ADVENTURES[card].token for card in player.cards) == gifts
        assert player.talismans == (top,) * len(gifts)
        assert (len(notes(turn, "gift")), turn.sealed) == (len(gifts), bool(gifts))


def test_a_chosen_adventure_is_one_that_is_kept_and_still_in_the_deck() -> None:
    state = RULES.setup(2, resolve_settings(RULES, {"start": "gifts"}), "start")
    kept_cards = {card.token for card in ADVENTURES if card.is_kept}
    assert kept_cards <= offered(state)
    assert not {card.token for card in ADVENTURES if not card.is_kept} & offered(state)
    turn = when(state, "harbour=k1 challenge=jade-turtle character=stargazer adventure=goods-4")
    assert "goods-4" not in offered(turn.state), "there is only one"
    assert "telescope" in offered(turn.state)
    left = [card for card in state.position.deck if ADVENTURES[card].token != "goods-4"]
    assert turn.state.position.deck == tuple(left), "the others keep their order, which nobody knows"


def test_a_harbour_is_home_to_one_ship() -> None:
    """One ship a harbour in every edition."""
    for edition in EDITIONS:
        state = RULES.setup(2, resolve_settings(RULES, {"edition": edition}), "choice")
        gift = " adventure=curse" if edition == "cz" else ""
        assert "k1" not in offered(when(state, f"harbour=k1 challenge=jade-turtle character=stargazer{gift}").state)


def test_the_last_round_is_finished_or_all_others_have_one_more_turn() -> None:
    ships = ({}, HOME | {"home": "t8", "at": "t9"}, {})
    about = {"turn": 0, "deck": ["repair"], "comes": (4, 4, 4, 4)}
    turn = when(given(*ships, **about), "spin", "goods", "spin", "sail t8")
    assert turn.state.position.final == ()
    assert awaited(turn.state) == (2,)
    turn = when(given(*ships, **about, last_round="extra"), "spin", "goods", "spin", "sail t8", "spin", "goods")
    assert awaited(turn.state) == (0,), "one more turn for everybody else"
    state = given({}, {"at": "t6", "home": "t8", "lap": 1}, {}, comes=(-2, "s"), deck=["repair"], last_round="extra")
    position = when(state, "spin").state.position
    assert (position.active, position.final) == (2, (0,)), "the player whose ship was blown home has no further turn"


def test_coming_home_ends_the_match_with_a_lap_or_without() -> None:
    ship = {**HOME, "lap": 0}
    assert after(given(ship, spun=4, deck=["repair"]), "sail k1").final is None
    assert after(given(ship, spun=4, deck=["repair"], home="return"), "sail k1").final is not None


def test_a_storm_does_not_end_the_match_without_a_lap() -> None:
    """Ruling: where being back is enough, coming back is the owner's choice."""
    ship = {**HOME, "lap": 0}
    for lap, is_ended in ((0, False), (1, True)):
        turn = when(given({**ship, "lap": lap}, comes=(-2, "n"), deck=["repair"], home="return"), "spin")
        assert turn.state.position.players[0].square == square("k1")
        assert (turn.state.position.final is not None) == is_ended


def test_being_home_earns_fifteen_points_with_a_lap_or_without() -> None:
    ships = (HOME, {"at": "j14", "home": "j14", "has_left": True}, {"at": "a7", "home": "a7", "has_left": False})
    about = {"spun": 4, "deck": ["repair"], "comes": (4, 4)}
    for bonus, points in (("lap", [15, 0, 0]), ("any", [15, 15, 0])):
        turn = when(given(*ships, **about, bonus=bonus), "sail k1", "spin", "goods", "spin", "goods")
        assert [sheet.total for sheet in RULES.view(turn.state, None).sheets] == points


def test_no_edition_ends_the_match_without_a_lap() -> None:
    """Each edition asks for a lap round the island; only version 2 of the rules let being back suffice in the Slovenian edition."""
    assert all(resolve_settings(RULES, {"edition": edition})["home"] == "lap" for edition in EDITIONS)
    before = rules_of("carta_magica", 2)
    assert {edition for edition in EDITIONS if resolve_settings(before, {"edition": edition})["home"] == "return"} == {"si"}


def test_a_match_of_version_2_is_played_on_as_it_began() -> None:
    """Today's rules play it to the same end, because its settings are stored with it."""
    before, rng = rules_of("carta_magica", 2), Random(2)
    match = begin(before, 2, {"edition": "si"}, "before")
    while match.result is None:
        seat = before.to_act(match.state)[0]
        match = match.played(seat, bots.line("mate", before, match.state, seat, rng))
    stored_record = record(match)
    assert (stored_record["version"], from_record(stored_record).rules.version, stored_record["settings"]["home"]) == (2, 2, "return")
    bare = {**stored_record, "settings": {"edition": "si"}}
    assert from_record(bare).result == match.result
    assert replay(RULES, 2, match.settings, "before", match.entries).result == match.result
    with pytest.raises(Differs):
        from_record({**bare, "version": RULES.version})


def test_no_edition_pays_for_coming_home_without_a_lap() -> None:
    """All twelve rulebooks give the 15 points for sailing round the island."""
    for edition in EDITIONS:
        settings = resolve_settings(RULES, {"edition": edition})
        assert settings["bonus"] == "lap"
        state = given({**HOME, "lap": 0}, {}, spun=4, deck=["repair"], comes=(4,), edition=edition)
        position = after(state, "sail k1")
        assert (position.final is not None) == (settings["home"] == "return")
        assert RULES.view(State(position, Spinning(Seat(1))), None).players[0].sheet.rows[-1].points == 0


def test_each_gold_earns_a_point_on_cards_too_or_on_tokens_only() -> None:
    for choice, points in (("both", 5), ("tokens", 3)):
        assert RULES.view(given({"gold": 3, "cards": ["gold-2"]}, gold_points=choice), None).players[0].points == points


def test_a_becalmed_ship_is_not_attacked() -> None:
    """Damaged and becalmed ships are safe in every edition here."""
    for edition in ("original", "fr"):
        state = given({**HUNTER, "at": "p2"}, {**OWNER, "at": "p6", "condition": "becalmed"}, spun=4, edition=edition, steps="up_to")
        assert stage(when(state, "sail p5").state) == "spinning"


def test_a_ship_may_attack_after_sailing_or_after_any_action() -> None:
    for choice, next_stage in (("moved", "spinning"), ("beside", "engaging")):
        assert stage(when(given({**HUNTER, "at": "p4"}, OWNER, spun=4, battle=choice), "goods").state) == next_stage


def test_a_storm_does_not_move_a_becalmed_ship() -> None:
    for edition in EDITIONS:
        ships = ({"at": "p4"}, {"at": "p6", "condition": "becalmed"})
        turn = when(given(*ships, comes=(-2, "e"), edition=edition), "spin")
        assert turn.state.position.players[1].square == square("p6")


def test_the_wheel_says_how_many_tokens_are_taken_up_to_the_limit() -> None:
    assert after(given({"goods": 0}, spun=4), "goods").players[0].goods == 4
    position = after(given({"goods": 8, "gold": 8, "magic": 1}, spun=6), "magic")
    assert (position.players[0].goods, position.players[0].gold, position.players[0].magic) == (8, 8, 7)


def test_ships_are_driven_the_way_the_sign_says() -> None:
    assert after(given({"at": "p2"}, comes=(-2, "w")), "spin").players[0].square == square("n2")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_sets_its_switches_and_explicit_choices_win(edition: str) -> None:
    settings = resolve_settings(RULES, {"edition": edition})
    for key, choices in EXPERT:
        assert settings[key] == EDITIONS[edition].get(key, choices[0])
    for key in EDITIONS[edition]:
        default = dict(EXPERT)[key][0]
        assert resolve_settings(RULES, {"edition": edition, key: default})[key] == default


def test_editions_with_the_same_switches_are_known() -> None:
    """They keep their own names, so that everybody finds the edition they own."""
    alike = [{edition for edition in EDITIONS if EDITIONS[edition] == changes} for changes in EDITIONS.values()]
    groups = {frozenset(group) for group in alike if len(group) > 1}
    assert groups == {frozenset({"original", "pl"}), frozenset({"nl", "de"}), frozenset({"en", "ua", "si"})}
