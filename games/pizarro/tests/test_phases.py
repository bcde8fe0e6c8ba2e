"""rulebook: New money cards at the end of a phase; The next phase begins; Evaluation at the end of the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.values.core import Seat
from games.pizarro.game import RULES
from games.pizarro.rules.board import EXPLORERS
from games.pizarro.rules.score import pile_points
from games.pizarro.rules.state import Over, Pile, State
from games.pizarro.rules.turn.work import Work
from games.pizarro.tests.given import Berth, after, awaited, given, notes, when
from words import speaker

ROWS = (*EXPLORERS, "hand")
"""The rows of a score sheet."""
LAST = ("bid 1", "pass", "pass", "pay 1")
"""Seat 0 buys the last card of phase I."""


def test_everybody_gets_two_cards_and_more_for_bags() -> None:
    ships = {1: [("columbus", 1), ("columbus", 1), ("marco_polo", 1)]}
    turn = when(given(["cook"], ships=ships, vetoes_used={1: 2}), *LAST)
    two_columbus, marco_polo = 2, 2
    assert [len(player.hand) for player in turn.state.position.players] == [8 + 2, 9 + 2 + two_columbus + marco_polo, 9 + 2]
    assert awaited(turn.state) == 1, "for the exchange of Marco Polo"


def test_ships_on_spaces_of_earlier_phases_give_nothing() -> None:
    state = given(["cook"], phase=2, ships={0: [("columbus", 1), ("columbus", 2)], 1: [("cook", 1)]}, vetoes_used={0: 2})
    assert Work(state.position).income(Seat(0)) == 2 + 1


def test_after_phase_3_only_the_bags_of_its_spaces_count() -> None:
    state = given(["cook"], phase=3, ships={0: [("marco_polo", 3)], 1: [("cook", 2)]})
    assert [Work(state.position).income(Seat(seat)) for seat in range(3)] == [2, 0, 0]
    position = after(state, "bid 1 pay 1")
    assert [len(player.hand) for player in position.players] == [11, 8, 9]


def test_discards_are_shuffled_into_the_deck_before_the_new_cards() -> None:
    turn = when(given(["cook"], deck=[]), *LAST)
    assert notes(turn, "shuffle")
    assert not turn.state.position.discard
    assert sum(len(player.hand) for player in turn.state.position.players) == 8 + 9 + 9 + 6


def test_if_cards_run_short_they_are_dealt_one_by_one() -> None:
    whole = [*range(1, 10)]
    hands = {0: whole * 2, 1: whole * 2, 2: [*whole * 2, 1, 2, 3, 4, 5, 6]}
    state = given(["pizarro"], hands=hands, ships={1: [("marco_polo", 1)]}, buyer=1, deck=[])
    state = when(state, "bid 7", "pass", "pass", "pay 7").state
    # Three cards were left and one was paid: seats 1, 2, 0 get one each, then seat 1 another one.
    assert [len(player.hand) for player in state.position.players] == [18 + 1, 18 - 1 + 2, 24 + 1]


def test_the_next_phase_starts_with_the_last_buyer() -> None:
    ships = {1: [("pizarro", 1), ("columbus", 1), ("magellan", 1)], 2: [("pizarro", 1)]}
    state = given(["cook"], ships=ships, piles={1: [[9]]}, hands={1: [1, 2, 3, 4, 5, 6, 7, 8]}, vetoes_used={1: 1}, buyer=1)
    state = when(state, "bid 1", "pass", "pass", "pay 1").state
    assert state.position.phase == 2
    assert awaited(state) == 1


def test_ships_left_over_after_phase_1_are_out_of_the_game() -> None:
    state = given(["cook"], ships={1: [("pizarro", 1)]})
    assert RULES.view(state, None).players[1].ships_left == 5
    state = when(state, *LAST).state
    assert RULES.view(state, None).players[1].ships_left == 0


def test_the_match_ends_after_phase_3() -> None:
    state = when(given(["cook"], phase=3, ships={1: [("cook", 2)]}), "bid 1 pay 1").state
    assert isinstance(state.stage, Over)
    assert RULES.to_act(state) == ()
    assert all(player.hand is not None for player in RULES.view(state, None).players)


@pytest.mark.parametrize(("values", "points"), [((1,), 3), ((2, 4), 10), ((1, 2, 3), 27)])
def test_a_pile_scores_its_crowns_times_its_cards(values: tuple[int, ...], points: int) -> None:
    assert pile_points(Pile(values, 1)) == points


def end_match(**more: object) -> State:
    """Return a finished match; the caller sets the ships and hands."""
    return when(given(["vasco_da_gama"], phase=3, **more), "bid 1 pay 1").state  # type: ignore[arg-type]


def own_points(state: State, row: str) -> int:
    """Return the points of seat 0 in a row of its score sheet."""
    result = RULES.result(state)
    assert result is not None
    sheet, *_ = result.scores
    return dict(zip(ROWS, (score_row.points for score_row in sheet.rows), strict=True))[row]


@pytest.mark.parametrize(
    ("sides", "vasco_da_gama", "line", "crowns"),
    [("ab", ("vasco_da_gama", 2, "left"), "bid 1 pay 1 left", 35), ("aa", ("vasco_da_gama", 2), "bid 1 pay 1", 28)],
)
def test_a_ship_on_each_cook_space_scores_by_its_side(sides: str, vasco_da_gama: Berth, line: str, crowns: int) -> None:
    cook: list[Berth] = [("cook", 1), ("cook", 2), ("cook", 3)]
    state = given(["vasco_da_gama"], phase=3, sides=sides, ships={0: cook, 1: [vasco_da_gama]})
    assert own_points(when(state, line).state, "cook") == crowns


def test_columbus_2_instead_of_1_is_4_crowns_more() -> None:
    first, second = (
        own_points(end_match(ships={0: [("columbus", phase)], 1: [("vasco_da_gama", 2)]}, vetoes_used={0: 1}), "columbus")
        for phase in (1, 2)
    )
    assert second - first == 4


def test_hand_cards_score_their_crowns() -> None:
    ended = end_match(ships={1: [("vasco_da_gama", 2)]}, hands={0: [1, 5, 9, 9]})
    assert own_points(ended, "hand") == 3 + 2 + 1 + 1


def test_scores_are_told_in_seat_order_from_the_last_buyer() -> None:
    state = given(["vasco_da_gama"], phase=3, ships={1: [("vasco_da_gama", 2)]})
    score_notes = notes(when(state, "bid 1 pay 1"), "score")
    assert [dict(note.msg.args)["who"].seat for note in score_notes] == [1, 2, 0]  # type: ignore[union-attr]


def end_with_hands(*hands: tuple[int, ...], ships: dict[int, list[tuple[str, int]]] | None = None) -> State:
    """Return a finished match with exactly these hands."""
    state = given(["cook"], phase=3, seats=3, ships=ships)  # type: ignore[arg-type]
    players = tuple(replace(player, hand=hand) for player, hand in zip(state.position.players, hands, strict=True))
    return State(replace(state.position, players=players), Over(()))


def outcome(state: State) -> tuple[tuple[int, ...], str]:
    """Return the ranks of a finished match, and the key of the reason."""
    result = RULES.result(state)
    assert result is not None
    return result.ranks, result.reason.key


def end_words(state: State) -> str:
    """Return the status of a finished match."""
    return speaker("en", ("Ana", "Bruno", "Clara"))(RULES.status(RULES.view(state, None)))


def test_most_crowns_win() -> None:
    assert outcome(end_with_hands((1, 2), (1,), (4,))) == ((1, 2, 3), "pizarro.end.points")


def test_a_tie_goes_to_the_most_money_in_hand() -> None:
    state = end_with_hands((3,), (1,), (2,))
    assert outcome(state) == ((1, 3, 2), "pizarro.end.tie")
    assert end_words(state) == "Ana won with 3, as many as Clara: 3 in money to 2 decided."


def test_a_tie_in_money_goes_to_the_most_ships_in_phase_3() -> None:
    # Ships worth 10 crowns each: Columbus III, or Cook II and Pizarro I.
    ships = {0: [("cook", 2), ("pizarro", 1)], 1: [("columbus", 3)], 2: []}
    state = end_with_hands((1,), (1,), (), ships=ships)
    assert outcome(state) == ((2, 1, 3), "pizarro.end.tie")
    assert end_words(state) == "Bruno won with 13, as many as Ana: the ships in phase III decided."


def test_a_tie_in_everything_is_shared() -> None:
    state = end_with_hands((3,), (3,), (2,))
    assert outcome(state) == ((1, 1, 3), "pizarro.end.shared")
    assert end_words(state) == "The match is over. Ana and Bruno won."
