"""Previews of half-made and complete moves before they are confirmed; they show nothing hidden."""

from __future__ import annotations

import pytest

from engine.values.core import Path
from engine.walking.walk import preview
from games.pizarro.game import RULES
from games.pizarro.rules.state import Ship, State
from games.pizarro.rules.view import PizarroView, PlayerView
from games.pizarro.tests.given import Berth, awaited, given, when

SELL = ("pass", "pass")
"""The others pass, so the last bidder buys."""


def preview_of(state: State, *path: str) -> tuple[PizarroView, PlayerView]:
    """Return the preview of the awaited seat, and its own player in it."""
    seat = RULES.to_act(state)[0]
    view = preview(RULES, state, seat, path)
    return view, view.players[seat]


def test_a_bid_is_shown_as_the_auction_after_it() -> None:
    view, me = preview_of(given(["cook", "pizarro"]), "bid", "8")
    assert (view.stage, view.bid, view.leader, view.awaited) == ("bidding", 8, 0, (1,))
    assert me.standing == "leads"


def test_the_last_bidder_sees_the_price_before_paying() -> None:
    state = when(given(["cook", "pizarro"]), *SELL).state
    view, me = preview_of(state, "bid", "4")
    assert (view.stage, view.bid, view.awaited) == ("paying", 4, (awaited(state),))
    assert me.hand_count == 9


def test_paid_cards_and_the_ship_are_shown_but_not_the_next_card() -> None:
    state = when(given(["cook", "pizarro"], sides="ab"), "bid 7", *SELL).state
    view, me = preview_of(state, "pay", "3+4")
    assert (view.stage, view.card, view.discard, view.stack_count) == ("pending", None, (3, 4), 1)
    assert me.hand == (1, 2, 5, 6, 7, 8, 9), "Cook has not cost a card yet"
    assert me.ships == (Ship("cook", 1, None),)
    assert me.crowns == 5


def test_an_open_hand_and_a_new_veto_are_shown() -> None:
    state = when(given(["cook", "pizarro"]), "bid 7", *SELL).state
    _, me = preview_of(state, "pay", "7")
    assert me.is_open
    state = when(given(["columbus", "pizarro"]), "bid 7", *SELL).state
    _, me = preview_of(state, "pay", "7")
    assert me.vetoes == 1


@pytest.mark.parametrize(
    ("path", "hand", "piles"),
    [
        (("bid", "5", "pay", "5"), (1, 4, 6, 9), ((3,), (2,))),
        (("bid", "5", "pay", "5", "under", "1"), (4, 6, 9), ((3,), (2,))),
        (("bid", "5", "pay", "5", "under", "1", "pile", "2"), (4, 6, 9), ((3,), (2, 1))),
    ],
)
def test_magellan_is_shown_step_by_step(path: Path, hand: tuple[int, ...], piles: tuple[tuple[int, ...], ...]) -> None:
    ships: dict[int, list[Berth]] = {0: [("magellan", 1), ("magellan", 1)], 1: [("cook", 1)]}
    state = given(["magellan", "cook"], phase=2, ships=ships, piles={0: [[3], [2]]}, hands={0: [1, 4, 5, 6, 9]})
    view, me = preview_of(state, *path)
    assert me.hand == hand
    assert tuple(pile.values for pile in me.piles) == piles
    assert view.discard == (5,)
    assert Ship("magellan", 2, None) in me.ships


def test_the_card_for_magellan_comes_out_of_the_paid_cards_on_side_b() -> None:
    state = when(given(["magellan", "cook"], sides="ba"), "bid 7", *SELL).state
    view, _ = preview_of(state, "pay", "3+4")
    assert view.discard == (3, 4)
    view, me = preview_of(state, "pay", "3+4", "under", "3")
    assert (view.discard, [pile.values for pile in me.piles]) == ((4,), [(3,)])


def test_a_ship_sails_to_vasco_da_gama_once_both_halves_are_chosen() -> None:
    halves: dict[int, list[Berth]] = {0: [("vasco_da_gama", 1, "left"), ("vasco_da_gama", 1, "right")], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, sides="ab", ships=halves)
    for path in (("bid", "2", "pay", "2"), ("bid", "2", "pay", "2", "right")):
        _, me = preview_of(state, *path)
        assert {ship.phase for ship in me.ships} == {1}
    _, me = preview_of(state, "bid", "2", "pay", "2", "right", "from", "left")
    assert me.ships == (Ship("vasco_da_gama", 2, "right"), Ship("vasco_da_gama", 1, "right"))


def test_cards_drawn_at_once_are_not_shown() -> None:
    state = when(given(["vasco_da_gama", "cook"]), "bid 5", *SELL).state
    view, me = preview_of(state, "pay", "5")
    assert (me.hand_count, view.deck_count) == (8, 36)


def test_a_veto_is_shown_at_the_bottom_of_the_stack() -> None:
    state = given(["cook", "pizarro"], ships={0: [("columbus", 1)]})
    view, me = preview_of(state, "veto")
    assert (view.stage, view.bottom, me.vetoes, me.vetoes_used) == ("pending", ("cook",), 0, 1)


def test_a_card_that_everybody_passes_is_shown_as_unsold() -> None:
    view, _ = preview_of(when(given(["cook", "pizarro"]), *SELL).state, "pass")
    assert (view.stage, view.unsold[-1], view.last.what) == ("pending", (1, "cook"), "unsold")


def test_exchanged_cards_are_shown_as_gone() -> None:
    ships: dict[int, list[Berth]] = {2: [("marco_polo", 1)]}
    state = when(given(["cook"], ships=ships, buyer=2), "bid 9", *SELL, "pay 9").state
    hand = RULES.view(state, RULES.to_act(state)[0]).players[2].hand
    assert hand is not None
    first, second, *others = hand
    view, me = preview_of(state, "swap", f"{first}+{second}")
    assert (view.stage, me.hand, view.discard) == ("pending", tuple(others), (first, second))


def test_the_gamble_shows_no_card_before_it_is_drawn() -> None:
    state = given(["cook"], phase=3, sides="ba", ships={0: [("pizarro", 3)], 2: [("cook", 2)]}, buyer=2)
    state = when(state, "bid 1 pay 1").state
    view, _ = preview_of(state, "draw")
    assert view == RULES.view(state, RULES.to_act(state)[0])


@pytest.mark.parametrize(
    ("state", "path", "key"),
    [
        (when(given(["cook", "pizarro"]), "bid 7", *SELL).state, ("pay", "7"), "bought"),
        (when(given(["cook", "pizarro"]), *SELL).state, ("pass",), "unsold"),
        (given(["cook", "pizarro"], ships={0: [("columbus", 1)]}), ("veto",), "vetoed"),
    ],
)
def test_the_status_line_says_what_a_complete_move_does(state: State, path: Path, key: str) -> None:
    view, _ = preview_of(state, *path)
    assert RULES.status(view).key == f"pizarro.status.{key}"
