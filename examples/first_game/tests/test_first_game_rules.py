"""The rules of First Game, one small test for each."""

from __future__ import annotations

from caravel import Note, Seat
from caravel.lines import play

from caravel_first_game.game import RULES, Ship, State

UNSEEN = (False,) * 10
"""No ship has been in any of the ten bays."""
GOLD = (1, 2, 3, 4, 5, 1, 2, 3, 1, 2)
"""The gold of each bay."""


def play_round(state: State, *lines: str) -> tuple[State, tuple[Note, ...]]:
    """Play a round, one line a seat; return the state after it and the last line's notes."""
    notes: tuple[Note, ...] = ()
    for seat, line in enumerate(lines):
        turn = play(RULES, state, Seat(seat), line).value
        state, notes = turn.state, turn.notes
    return state, notes


def test_ships_with_different_choices_sail_and_take_the_gold_of_unseen_bays() -> None:
    state, _ = play_round(State((Ship(), Ship(bay=2)), GOLD, UNSEEN), "3", "2")
    assert state.ships == (Ship(bay=3, gold=3), Ship(bay=4, gold=4))
    assert [bay for bay, is_seen in enumerate(state.seen, 1) if is_seen] == [3, 4]


def test_ships_with_the_same_choice_stay() -> None:
    state, notes = play_round(State((Ship(), Ship(), Ship()), GOLD, UNSEEN), "2", "1", "2")
    assert [ship.bay for ship in state.ships] == [0, 1, 0]
    assert [note.msg.key for note in notes] == ["first_game.note.stays", "first_game.note.sails", "first_game.note.stays"]


def test_a_bay_that_somebody_has_seen_has_no_gold_left() -> None:
    only_the_first = (True, *UNSEEN[1:])
    state, _ = play_round(State((Ship(), Ship()), GOLD, seen=only_the_first), "1", "2")
    assert [ship.gold for ship in state.ships] == [0, 2]


def test_the_match_ends_when_a_ship_reaches_the_last_bay() -> None:
    state, _ = play_round(State((Ship(bay=9, gold=3), Ship(bay=1, gold=9)), GOLD, UNSEEN), "3", "1")
    result = RULES.result(state)
    assert state.ships[0].bay == 10 and result is not None and result.ranks == (2, 1)


def test_a_hidden_choice_can_be_changed_without_a_note_to_others() -> None:
    state = play(RULES, State((Ship(), Ship()), GOLD, UNSEEN), Seat(0), "1").value.state
    (own, _), (seen_by_other, _) = (RULES.view(state, viewer).ships for viewer in (Seat(0), Seat(1)))
    assert own.choice == 1 and seen_by_other.choice is None
    turn = play(RULES, state, Seat(0), "3").value
    assert [note.to for note in turn.notes] == [frozenset({Seat(0)})] and RULES.to_act(turn.state) == (Seat(1),)
