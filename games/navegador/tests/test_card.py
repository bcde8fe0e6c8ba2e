"""The Navegador card and the phases. rulebook: Navegador, Game Phases.

The holder of the card may sail once more before a turn, and then gives the card to the player on the right. The orange ship marks the
field on which the holder's stone stood at first (`marked`); `run` counts the steps of the stone since then. After a full circle the card
goes on unused.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Seat
from games.navegador.game import RULES
from games.navegador.rules.board import refill
from games.navegador.rules.state import Moving, Sailing, State, awaited
from games.navegador.rules.view import view
from games.navegador.tests.given import (
    SEAT,
    after,
    ask_at,
    at,
    free,
    having,
    hiding,
    knowing,
    me,
    note_keys,
    on,
    refusal,
    ships,
    table,
    turn,
)


def holding(run: int = 0, marked: str = "sailing", seats: int = 4, **things: object) -> State:
    """Return a state in which `SEAT` is to move and has the card; its stone stands `run` steps after the orange ship."""
    of_table = {key: things.pop(key) for key in ("phase", "gallery", "reserve") if key in things}
    state = table(seats, holder=SEAT, marked=on(marked), run=run, **of_table)
    return having(state, **({"field": (on(marked) + run) % 8} | things))


def test_in_the_first_round_the_card_cannot_be_used() -> None:
    state = RULES.setup(3, {"king": "sheet"}, "card")
    for _ in range(2):
        state = after(state, "workers 0")
    assert awaited(state) == (state.position.holder,)
    assert "navegador" not in free(ask_at(state))
    state = after(state, "workers 0")
    assert state.position.marked == on("workers")
    state = after(state, "colony", "colony")
    assert "navegador" in free(ask_at(state))


def test_the_card_sails_before_the_turn_and_goes_to_the_right() -> None:
    state = hiding(holding(), guine=(90, 60, 70))
    sailed = turn(state, "navegador portugal>guine:2")
    assert sailed.sealed
    assert sailed.state.stage == Moving(SEAT)
    assert sailed.state.position.holder == Seat(0)
    assert me(sailed.state).explorers == (at("guine"),)
    assert note_keys(sailed.notes) == ["navegador", "sail", "explore", "card.used"]
    assert "navegador" not in free(ask_at(sailed.state))
    assert awaited(after(sailed.state, "workers 0")) == (Seat(2),)


def test_two_regions_can_be_explored_in_a_turn_with_the_card() -> None:
    state = holding(run=0, marked="buildings", ships=ships(portugal=4))
    state = after(state, "navegador portugal>guine:2 done", "sailing portugal>bahia:2 done")
    assert me(state).explorers == (at("guine"), at("bahia"))


def test_the_orange_ship_marks_the_field_of_the_new_holder() -> None:
    state = having(holding(), Seat(0), field=on("market2"))
    position = after(knowing(state, guine=()), "navegador portugal>guine:1").position
    assert (position.marked, position.run) == (on("market2"), 0)


def test_with_two_players_the_player_on_the_right_is_the_opponent() -> None:
    state = knowing(holding(seats=2), guine=())
    assert after(state, "navegador portugal>guine:1").position.holder == Seat(0)


def test_the_card_counts_the_steps_of_its_holder() -> None:
    position = after(holding(run=2), "colony").position
    assert (position.holder, position.run, position.marked) == (SEAT, 3, on("sailing"))


def test_reaching_the_orange_ship_passes_the_card_on() -> None:
    state = holding(run=7, marked="workers")
    passed = turn(state, "workers 0")
    assert passed.state.position.holder == Seat(0)
    assert "card.expired" in note_keys(passed.notes)


def test_passing_the_orange_ship_passes_the_card_on() -> None:
    state = holding(run=6, marked="workers")
    assert after(state, "market1 su=- go=- sp=-").position.holder == Seat(0)
    assert after(state, "sailing done").position.holder == SEAT


def test_steps_that_cost_ships_count_as_well() -> None:
    state = holding(run=2, ships=ships(portugal=7))
    assert after(state, "buildings -").position.holder == SEAT
    passed = after(state, "sailing done")
    assert (passed.position.holder, passed.position.run, passed.position.marked) == (Seat(0), 0, on("sailing"))


def test_the_first_seat_has_the_last_one_to_its_right() -> None:
    for seats in (2, 3, 4, 5):
        state = having(table(seats, holder=Seat(0), marked=on("sailing"), run=0), Seat(seats - 1), field=on("colony"))
        state = having(replace(state, stage=Moving(Seat(0))), Seat(0), ships=ships(portugal=7))
        passed = after(state, "sailing done").position
        assert (passed.holder, passed.marked, passed.run) == (Seat(seats - 1), on("colony"), 0)


def test_with_two_players_the_new_holder_may_use_it_at_once() -> None:
    state = knowing(having(holding(run=7, marked="workers", seats=2), Seat(0), field=on("market2")), guine=())
    passed = after(state, "workers 0")
    assert awaited(passed) == (Seat(0),)
    assert passed.position.marked == on("market2")
    used = after(passed, "navegador portugal>guine:1")
    assert used.position.holder == SEAT
    assert used.position.marked == on("workers")
    assert awaited(used) == (Seat(0),)


def test_only_the_steps_of_the_holder_count() -> None:
    position = after(holding(run=3), "privilege -", "workers 0", "workers 0", "workers 0").position
    assert (position.holder, position.run) == (SEAT, 4)


def test_a_full_circle_passes_the_card_on() -> None:
    state = holding(ships=ships(portugal=7))
    assert after(state, "sailing done").position.holder == Seat(0)


def test_before_the_stone_moves_on_the_card_can_still_be_used() -> None:
    state = knowing(holding(run=7, marked="workers"), guine=())
    used = after(state, "navegador portugal>guine:1", "workers 0")
    assert used.position.holder == Seat(0)
    assert used.position.run == 0


def test_the_extra_sailing_needs_a_ship_that_can_sail() -> None:
    assert "navegador" not in free(ask_at(holding(ships=ships(portugal=1))))
    assert "navegador" in free(ask_at(holding(ships=ships(portugal=2))))
    assert "navegador" in free(ask_at(knowing(holding(ships=ships(guine=1)), guine=())))


def test_the_extra_sailing_is_no_sailing_without_ships() -> None:
    assert "done" not in free(ask_at(knowing(holding(), guine=()), "navegador"))
    assert refusal(knowing(holding(), guine=()), "navegador done").key == "navegador.sail.ask"


def test_a_discovery_of_the_extra_sailing_can_be_looked_at() -> None:
    state = knowing(holding(ships=ships(portugal=3)), bahia=())
    looked = after(state, "navegador portugal>guine:2 look")
    assert looked.stage == Sailing(SEAT, ships(portugal=1), is_extra=True)
    assert looked.position.holder == SEAT
    assert view(looked, None).is_extra
    moved = after(looked, "portugal>bahia:1")
    assert moved.stage == Moving(SEAT)
    assert moved.position.holder == Seat(0)


def test_a_phase_opened_by_the_card_counts_for_the_turn() -> None:
    state = knowing(holding(field=on("buildings"), ships=ships(angola=3)), angola=(), guine=(), bahia=())
    state = after(state, "navegador angola>cabo:2 done")
    assert state.position.phase == 2
    assert "angola>portugal:1" in free(ask_at(state, "sailing"))


def test_a_phase_opened_by_the_card_has_its_prices_and_gallery_at_once() -> None:
    state = holding(seats=5, phase=2, gallery=(0,) * 5, reserve=(5,) * 5, workers=4, money=1000, ships=ships(goa=3))
    opened = after(knowing(state, goa=()), "navegador goa>malaca:2 done")
    premium = me(opened).money - 1000
    assert (opened.position.phase, opened.position.gallery, opened.position.reserve) == (3, (3,) * 5, (2,) * 5)
    assert me(after(opened, "workers 3")).money == 1000 + premium - 50 - 2 * 300
    assert "church" in free(ask_at(having(opened, field=on("colony")), "privilege"))


def test_the_extra_sailing_that_opens_a_phase_keeps_the_old_distance() -> None:
    state = knowing(holding(ships=ships(angola=2, portugal=1)), angola=(), guine=(), bahia=())
    rest = ask_at(state, "navegador", "angola>cabo:2")
    assert "portugal>guine:1" in free(rest)
    assert "portugal>angola:1" not in free(rest)


def test_the_action_that_opens_a_phase_keeps_the_old_distance() -> None:
    state = knowing(having(table(), field=on("buildings"), ships=ships(angola=3)), angola=(), guine=())
    assert "angola>portugal:1" not in free(ask_at(state, "sailing", "angola>cabo:2"))
    assert after(state, "sailing angola>cabo:2 done").position.phase == 2


def test_malaca_opens_phase_three() -> None:
    state = knowing(having(table(phase=2), field=on("buildings"), ships=ships(goa=2)), goa=())
    assert after(state, "sailing goa>malaca:2").position.phase == 3


def entering(seats: int, phase: int, gallery: tuple[int, ...], reserve: tuple[int, ...] = (5,) * 5) -> tuple[int, ...]:
    """Return the gallery after a discovery has opened a phase: Cabo opens phase II, Malaca phase III."""
    origin, to = ("angola", "cabo") if phase == 2 else ("goa", "malaca")
    state = table(seats, phase=phase - 1, gallery=gallery, reserve=reserve)
    state = knowing(having(state, field=on("buildings"), ships=ships(**{origin: 2})), **{origin: ()})
    return after(state, f"sailing {origin}>{to}:2").position.gallery


def test_a_phase_refills_the_gallery_up_to_a_number() -> None:
    assert entering(5, 2, (0, 1, 1, 3, 1)) == (2, 2, 2, 3, 2)


def test_a_refill_does_not_add_to_the_privileges_left() -> None:
    assert refill(5, 3) == 3
    assert entering(5, 3, (1, 1, 1, 1, 1)) == (3, 3, 3, 3, 3)


def test_a_refill_stops_when_the_tokens_are_used_up() -> None:
    assert entering(5, 3, (0, 0, 3, 0, 0), (0, 1, 0, 2, 5)) == (0, 1, 3, 2, 3)


def test_refills_by_number_of_players() -> None:
    assert [[refill(seats, phase) for phase in (1, 2, 3)] for seats in (2, 3, 4, 5)] == [[1, 1, 1], [1, 1, 2], [1, 2, 2], [1, 2, 3]]


def test_an_unused_card_keeps_its_holder() -> None:
    state = replace(holding(), stage=Moving(SEAT))
    assert after(state, "workers 0").position.holder == SEAT
