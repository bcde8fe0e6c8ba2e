"""rulebook: End of the game."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Msg, Seat
from games.magellan.game import RULES
from games.magellan.rules.state import Drawing, Moving, Over, State
from games.magellan.tests.given import after, given, keys, play_line, settle_due, with_next_card
from words import speaker

TO_150 = ["west_germany", "france", "saudi_arabia", "sweden", "belgium", "philippines"]
"""Countries with an income of 62 + 53 + 12 + 11 + 8 + 4 = 150 M."""
OCEANIA = (("philippines", 4), ("papua_new_guinea", 1))
"""Countries of Oceania with their incomes."""
RICHEST_PAYS_POOREST = "h01_05"
"""The history card by which the player with the most cash gives money to the one with the least."""


def near(**more: object) -> State:
    """Return a state in which seat 0 has an income of 150 M and can develop a country of 1 M."""
    return given(points=1, open=["papua_new_guinea"], jeeps={0: ["1s15l1"]}, countries={0: TO_150}, **more)  # type: ignore[arg-type]


def test_an_income_of_150_goes_on_and_151_wins() -> None:
    before = near()
    assert sum(view.income for view in RULES.view(before, None).players) == 150
    assert settle_due(before).stage == before.stage == Moving()
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
    winner, *_ = players
    assert winner.place == 1 and winner.held == (*TO_150, "papua_new_guinea")
    assert [player.cash for player in players] == [0, 46, 56, 66]
    assert not winner.jeeps and not winner.countries
    assert set(TO_150) <= set(turn.state.position.open)
    assert "magellan.note.shared_out" in keys(turn)
    assert RULES.to_act(turn.state) == (Seat(1),)


def test_the_rest_of_the_winners_cash_goes_to_the_bank() -> None:
    before = near(
        seats=4,
        cash={0: 145, 1: 0, 2: 0, 3: 0},
    )
    after_win = play_line(before, "develop-papua_new_guinea").state.position
    price, rest = 35, 2
    assert after_win.bank - before.position.bank == price + rest


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


def test_cash_decides_equal_incomes_and_equal_cash_shares_the_place() -> None:
    state = play_line(near(seats=4, played_on=False, cash={1: 500, 2: 500, 3: 700}), "develop-papua_new_guinea").state
    result = RULES.result(state)
    assert result is not None
    assert result.ranks == (1, 3, 3, 2)


def test_the_score_lists_countries_and_incomes_by_series() -> None:
    state = play_line(near(seats=3, played_on=True, cash={1: 500, 2: 0}), "develop-papua_new_guinea").state
    *others, third = state.position.players
    ended = State(replace(state.position, players=(*others, replace(third, place=3))), Over("last"))
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
    *_, oceania = winner.rows
    assert oceania.evidence == Msg("magellan.score.countries", countries=names)
    assert second.rows == () and second.total == 0


def test_a_player_left_without_money_and_countries_is_out_at_once() -> None:
    state = with_next_card(
        given(seats=3, cash={0: 20, 1: 50, 2: 10}, jeeps={1: ["6n1l1"]}, countries={0: ["france"]}), RICHEST_PAYS_POOREST
    )
    paid = after(State(replace(state.position, dice=(4,)), Drawing()), "history").position
    assert paid.players[1].place == 3


def test_a_player_left_without_money_but_with_a_country_stays() -> None:
    state = with_next_card(given(seats=3, cash={0: 20, 1: 50, 2: 10}, countries={1: ["france"]}), RICHEST_PAYS_POOREST)
    paid = after(State(replace(state.position, dice=(4,)), Drawing()), "history").position
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


def test_the_last_notes_of_a_winning_move_fit_a_panel() -> None:
    """A panel keeps the last whole sentences, 96 letters at most."""
    state = given(seats=3, cash={0: 800}, jeeps={0: ["5n1l1"]}, countries={0: ("france",)}, open=("italy",), target=75)
    say = speaker("en", ("Ana", "Duarte", "Leonor"), Seat(0))
    texts = [say(note.msg) for note in play_line(state, "jeep-5n1 5n2 develop-italy").notes]
    assert texts[-2:] == ["You have an income of 97 M and win.", "The others play on, with 117 M each from you."]
    assert len(" ".join(texts[-2:])) <= 96
