"""rulebook: End of the game."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Msg, Seat
from games.magellan.game import RULES
from games.magellan.rules.state import Drawing, Moving, Over, State
from games.magellan.rules.turn.flow import settled
from games.magellan.tests.given import after, given, keys, play_line
from words import speaker

# 62 + 53 + 12 + 11 + 8 + 4 = 150
TO_150 = ["west_germany", "france", "saudi_arabia", "sweden", "belgium", "philippines"]

OCEANIA = (("philippines", 4), ("papua_new_guinea", 1))


def near(**more: object):  # type: ignore[no-untyped-def]
    return given(points=1, open=["papua_new_guinea"], jeeps={0: ["1s15l1"]}, countries={0: TO_150}, **more)  # type: ignore[arg-type]


def test_an_income_of_150_goes_on_and_151_wins() -> None:
    before = near()
    assert sum(view.income for view in RULES.view(before, None).players) == 150
    assert settled(before.position, []).state.stage == before.stage == Moving()
    turn = play_line(before, "develop-papua_new_guinea")
    assert turn.state.stage == Over("won")
    result = RULES.result(turn.state)
    assert result is not None
    assert result.ranks == (1, 2)
    assert [sheet.total for sheet in result.scores] == [151, 0]


def test_the_target_can_be_lower() -> None:
    state = given(target=75, open=["belgium"], jeeps={0: ["6n1l1"]}, countries={0: ["west_germany", "philippines", "kuwait"]})
    assert after(state, "develop-belgium").stage == Over("won")


def test_the_winner_leaves_and_his_cash_is_shared_out() -> None:
    turn = play_line(near(seats=4, cash={0: 145, 1: 10, 2: 20, 3: 30}), "develop-papua_new_guinea")
    players = turn.state.position.players
    assert players[0].place == 1 and players[0].held == (*TO_150, "papua_new_guinea")
    assert [player.cash for player in players] == [0, 46, 56, 66]
    assert not players[0].jeeps and not players[0].countries
    assert set(TO_150) <= set(turn.state.position.open)
    assert "magellan.note.shared_out" in keys(turn)
    assert RULES.to_act(turn.state) == (Seat(1),)


def test_the_rest_of_the_winners_cash_goes_to_the_bank() -> None:
    before = near(
        seats=4,
        cash={0: 145, 1: 0, 2: 0, 3: 0},
    )
    after_win = play_line(before, "develop-papua_new_guinea").state.position
    assert after_win.bank - before.position.bank == 35 + 2


def test_the_others_play_on_for_places() -> None:
    state = play_line(near(seats=3, cash={0: 100, 1: 0}), "develop-papua_new_guinea").state
    assert RULES.result(state) is None
    first, second, third = state.position.players
    bank = state.position.bank + second.cash
    state = State(replace(state.position, players=(first, replace(second, cash=0), third), bank=bank, dice=(1,)), Moving())
    assert state.position.seat == 1
    result = RULES.result(after(state, "end"))
    assert result is not None
    assert result.ranks == (1, 3, 2)


def test_the_match_may_end_with_the_first_win() -> None:
    state = play_line(near(seats=3, played_on=False, cash={1: 500, 2: 700}), "develop-papua_new_guinea").state
    assert state.stage == Over("won")
    result = RULES.result(state)
    assert result is not None
    assert result.ranks == (1, 3, 2)


def test_equal_incomes_are_decided_by_cash_and_else_share_the_place() -> None:
    state = play_line(near(seats=4, played_on=False, cash={1: 500, 2: 500, 3: 700}), "develop-papua_new_guinea").state
    result = RULES.result(state)
    assert result is not None
    assert result.ranks == (1, 3, 3, 2)


def test_the_score_names_every_country_and_its_income_by_series_and_adds_up() -> None:
    state = play_line(near(seats=3, played_on=True, cash={1: 500, 2: 0}), "develop-papua_new_guinea").state
    players = state.position.players
    ended = State(replace(state.position, players=(players[0], players[1], replace(players[2], place=3))), Over("last"))
    result = RULES.result(ended)
    assert result is not None
    winner, second, _ = result.scores
    assert [(row.label.key, row.points) for row in winner.rows] == [
        ("magellan.series.europe", 134),
        ("magellan.series.asia", 12),
        ("magellan.series.oceania", 5),
    ]
    assert winner.total == 151 == sum(row.points for row in winner.rows)
    names = tuple([Msg("magellan.score.country", country=Msg(f"magellan.country.{name}"), income=income) for name, income in OCEANIA])
    assert winner.rows[2].evidence == Msg("magellan.score.countries", countries=names)
    assert second.rows == () and second.total == 0


def test_who_pays_the_last_money_to_a_card_and_owns_nothing_is_out_at_once() -> None:
    state = given(seats=3, cash={0: 20, 1: 50, 2: 10}, jeeps={1: ["6n1l1"]}, countries={0: ["france"]})
    history = ("h01_05", *(card for card in state.position.history if card != "h01_05"))
    paid = after(State(replace(state.position, history=history, dice=(4,)), Drawing()), "history").position
    assert paid.players[1].place == 3


def test_who_pays_the_last_money_to_a_card_and_has_a_country_stays() -> None:
    state = given(seats=3, cash={0: 20, 1: 50, 2: 10}, countries={1: ["france"]})
    history = ("h01_05", *(card for card in state.position.history if card != "h01_05"))
    paid = after(State(replace(state.position, history=history, dice=(4,)), Drawing()), "history").position
    assert paid.players[1].cash == 0 and not paid.players[1].place


def test_a_war_ends_when_its_only_enemy_has_left() -> None:
    state = given(seats=3, cash={1: 0, 2: 300}, war=((0,), (1,)), jeeps={1: ["6n1l1"]})
    state = State(replace(state.position, seat=Seat(1), dice=(1,)), Moving())
    turn = play_line(state, "end")
    assert turn.state.position.players[1].place == 3
    assert turn.state.position.war is None
    assert "magellan.card.peace" in keys(turn)
    assert turn.state.position.history[-1] == "h05_01"


def test_a_war_with_two_sides_left_goes_on() -> None:
    state = given(seats=3, cash={1: 0}, war=((0,), (1,), (2,)))
    state = State(replace(state.position, seat=Seat(1), dice=(1,)), Moving())
    assert after(state, "end").position.war is not None


def test_who_wins_and_leaves_reads_it_in_what_a_panel_keeps_of_a_move() -> None:
    """A panel keeps the last whole sentences of 96 letters."""
    state = given(seats=3, cash={0: 800}, jeeps={0: ["5n1l1"]}, countries={0: ("france",)}, open=("italy",), target=75)
    texts = [speaker("en", ("Ana", "Duarte", "Leonor"), Seat(0))(note.msg) for note in play_line(state, "jeep-5n1 5n2 develop-italy").notes]
    assert texts[-2:] == ["You have an income of 97 M and win.", "The others play on, with 117 M each from you."]
    assert len(" ".join(texts[-2:])) <= 96
