"""What seats and spectators see of `pizarro`."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from engine.values.core import Broken, Seat
from engine.walking.worlds import imagine_world
from games.pizarro.game import RULES
from games.pizarro.rules.board import EXPLORERS, spaces
from games.pizarro.rules.payment import most_payable
from games.pizarro.rules.state import Bidding, State
from games.pizarro.tests.given import given, notes, when
from words import speaker


def test_hands_are_seen_by_their_owners_only() -> None:
    state = given(["cook"])
    for viewer in (None, Seat(0), Seat(1)):
        players = RULES.view(state, viewer).players
        assert [player.hand is not None for player in players] == [player.seat == viewer for player in players]
        assert [player.hand_count for player in players] == [9, 9, 9]


def test_the_view_tells_the_auction_bid_by_bid() -> None:
    view = RULES.view(when(given(["cook"]), "bid 3", "pass", "bid 5").state, None)
    assert [(step.seat, step.amount) for step in view.trail] == [(0, 3), (1, 0), (2, 5)]
    assert (view.stage, view.card, view.bid, view.leader, view.awaited, view.queue) == ("bidding", "cook", 5, 2, (0,), (0, 2))
    assert [(player.standing, player.bid) for player in view.players] == [("bidding", 3), ("passed", 0), ("leads", 5)]
    assert (view.last.what, view.last.seat, view.last.amount) == ("bid", 2, 5)


def test_the_view_tells_a_purchase_with_the_ships_way() -> None:
    state = given(["pizarro", "cook"], phase=2, ships={0: [("pizarro", 1)], 1: [("cook", 1)]})
    view = RULES.view(when(state, "bid 4 pay 4").state, None)
    assert (view.last.what, view.last.seat, view.last.explorer, view.last.amount) == ("bought", 0, "pizarro", 4)
    moved = view.moved
    assert moved is not None
    assert (moved.seat, moved.explorer, moved.origin, moved.phase, moved.price) == (0, "pizarro", 1, 2, 4)
    assert (view.last_buyer, view.is_bought, view.discard) == (0, True, (4,))


def test_cards_that_nobody_can_buy_do_not_hide_the_last_purchase() -> None:
    """In phase II nobody has a ship that can sail on with the two cards of Cook."""
    state = given(["pizarro", "cook", "cook", "columbus"], phase=2, ships={0: [("pizarro", 1)], 1: [("columbus", 1)]}, vetoes_used={1: 1})
    view = RULES.view(when(state, "bid 4 pay 4").state, None)
    assert view.card == "columbus"
    assert view.unsold[-2:] == ((2, "cook"), (2, "cook"))
    assert (view.last.what, view.last.seat, view.last.explorer, view.last.amount) == ("bought", 0, "pizarro", 4)


def test_a_card_that_all_passed_is_the_last_event() -> None:
    state = given(["pizarro", "cook", "columbus"], phase=2, ships={0: [("pizarro", 1)], 1: [("columbus", 1)]}, vetoes_used={1: 1})
    view = RULES.view(when(state, "pass").state, None)
    assert (view.last.what, view.last.seat, view.last.explorer) == ("unsold", None, "pizarro")


def test_an_allowed_card_that_nobody_can_pay_is_the_last_event() -> None:
    ships = {0: [("cook", 1), ("columbus", 1)], 1: [("columbus", 1)]}
    state = given(["cook", "columbus"], phase=2, ships=ships, vetoes_used={1: 1}, hands={0: []})
    view = RULES.view(when(state, "allow").state, None)
    assert (view.last.what, view.last.explorer, view.card) == ("unsold", "cook", "columbus")


def test_the_view_counts_cards() -> None:
    view = RULES.view(given(["cook", "cook", "pizarro"]), None)
    assert (view.card_number, view.cards_in_phase, view.stack_count) == (16, 18, 2)
    assert dict(zip(EXPLORERS, view.remaining, strict=True))["cook"] == 1
    assert sum(view.remaining) == 2
    assert Counter(explorer for _, explorer in view.unsold)["pizarro"] == 2


def test_both_halves_of_vascos_spaces_are_listed_on_side_b() -> None:
    assert len(spaces(("a", "a"))) == 18
    assert len(spaces(("a", "b"))) == 21
    crowns = [space.crowns for space in spaces(("a", "b")) if space.half == "right"]
    assert crowns == [2, 5, 9]


def test_an_imagined_leader_can_pay_their_bid() -> None:
    state = given(["cook"], sides="ab", hands={0: [7, 8, 9], 1: [1, 2], 2: [1]})
    state = when(state, "bid 17").state
    for seed in range(50):
        other = imagine_world(RULES, state, Seat(1), Random(seed))
        assert most_payable(other.position.players[0].hand, 1) >= 17
        assert other.position.players[1].hand == (1, 2)


def test_an_imagined_world_keeps_open_hands_and_vetoed_cards() -> None:
    state = given(["cook", "pizarro", "columbus", "magellan", "marco_polo"], ships={2: [("columbus", 1)]})
    state = when(state, "allow", "bid 1", "pass", "pass", "pay 1", "veto").state
    assert isinstance(state.stage, Bidding)
    for seed in range(20):
        other = imagine_world(RULES, state, seat=None, rng=Random(seed))
        assert other.position.stack[-1] == "pizarro"
        assert other.position.players[0].hand == state.position.players[0].hand
        assert Counter(other.position.stack) == Counter(state.position.stack)
        assert other.position.chance != state.position.chance


def change(state: State, **changes: object) -> State:
    """Return the state with other fields in its position, lawful or not."""
    return replace(state, position=replace(state.position, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": ()},
        {"discard": (9,)},
        {"stack": ("cook",)},
        {"later": ((), ())},
        {"bottom": 5},
        {"unsold": ()},
    ],
)
def test_the_audit_finds_cards_that_are_lost_or_doubled(changes: dict[str, object]) -> None:
    state = given(["cook", "pizarro"])
    with pytest.raises(Broken):
        RULES.audit(change(state, **changes))


def test_the_text_tells_the_own_hand_to_its_owner_only() -> None:
    state = given(["cook"])
    assert any(msg.key == "pizarro.text.own" for msg in RULES.describe(RULES.view(state, Seat(0))))
    assert not any(msg.key == "pizarro.text.own" for msg in RULES.describe(RULES.view(state, None)))


def test_an_open_hand_without_cards_reads_as_none() -> None:
    turn = when(given(["cook", "pizarro"], hands={0: [5]}), "bid 5", "pass", "pass", "pay 5")
    (opened,) = notes(turn, "open-hand")
    assert speaker("en", ("Ann",))(opened.msg) == "Ann plays with an open hand until the end of the phase: none."
