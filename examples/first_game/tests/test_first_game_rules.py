"""The rules of First Game, one small test for each."""

from __future__ import annotations

from caravel import Note, Seat
from caravel.lines import play

from caravel_first_game.game import RULES, Ship, State

UNSEEN = (False,) * 10
GOLD = (1, 2, 3, 4, 5, 1, 2, 3, 1, 2)


def played(state: State, *lines: str) -> tuple[State, tuple[Note, ...]]:
    """Play a round, a line for each seat; return the position after it and the last notes."""
    notes: tuple[Note, ...] = ()
    for seat, line in enumerate(lines):
        turn = play(RULES, state, Seat(seat), line).value
        state, notes = turn.state, turn.notes
    return state, notes


def test_who_chose_what_nobody_else_chose_sails_and_takes_the_gold_of_an_unseen_bay() -> None:
    state, _ = played(State((Ship(), Ship(2)), GOLD, UNSEEN), "3", "2")
    assert state.ships == (Ship(3, 3), Ship(4, 4)) and [bay for bay, seen in enumerate(state.seen, 1) if seen] == [3, 4]


def test_who_chose_the_same_stays() -> None:
    state, notes = played(State((Ship(), Ship(), Ship()), GOLD, UNSEEN), "2", "1", "2")
    assert [ship.bay for ship in state.ships] == [0, 1, 0]
    assert [note.msg.key for note in notes] == ["first_game.note.stays", "first_game.note.sails", "first_game.note.stays"]


def test_a_bay_that_somebody_has_seen_has_no_gold_left() -> None:
    state, _ = played(State((Ship(), Ship()), GOLD, (True, *UNSEEN[1:])), "1", "2")
    assert [ship.gold for ship in state.ships] == [0, 2]


def test_the_match_ends_when_a_ship_reaches_the_last_bay() -> None:
    state, _ = played(State((Ship(9, 3), Ship(1, 9)), GOLD, UNSEEN), "3", "1")
    result = RULES.result(state)
    assert state.ships[0].bay == 10 and result is not None and result.ranks == (2, 1)


def test_a_hidden_choice_can_be_changed_and_nobody_hears_of_it() -> None:
    state = play(RULES, State((Ship(), Ship()), GOLD, UNSEEN), Seat(0), "1").value.state
    assert RULES.view(state, Seat(1)).ships[0].choice is None and RULES.view(state, Seat(0)).ships[0].choice == 1
    turn = play(RULES, state, Seat(0), "3").value
    assert [note.to for note in turn.notes] == [frozenset({Seat(0)})] and RULES.to_act(turn.state) == (Seat(1),)
