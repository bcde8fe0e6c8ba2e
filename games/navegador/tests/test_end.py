"""The end and the scoring. rulebook: End of the game, Victory Points."""

from __future__ import annotations

import json
from random import Random

from msgspec.structs import replace

from data.homes import homes
from engine import bots
from engine.values.core import Path, Seat
from engine.walking.walk import Asking, decision, walk
from games.navegador.game import RULES
from games.navegador.rules.board import building_counts
from games.navegador.rules.score import points, ranks
from games.navegador.rules.state import Over, State, awaited
from games.navegador.tests.given import (
    SEAT,
    after,
    ask_at,
    free,
    having,
    knowing,
    me,
    note_keys,
    on,
    option,
    privileges,
    refusal,
    ships,
    table,
    turn,
)
from words import speaker

KING = "king:shipyard"


def far(**changes: object) -> State:
    """Return a state in which `SEAT` can reach Nagasaki with four ships."""
    state = knowing(table(phase=3, **changes), macau=())
    return having(state, field=on("buildings"), ships=ships(macau=4))


def last_turn(left: int = 4, **things: object) -> State:
    """Return a last turn of `SEAT`. `left`: the turns to come, this one included."""
    return having(table(left=left, is_ending=True), **things)


def seats_to_the_end(state: State) -> list[int]:
    """Play to the end, and return the seats of the turns in their order; sailings with the card are no turns."""
    seats = []
    while awaited(state):
        seat = awaited(state)[0]
        line = bots.line("greedy", RULES, state, seat, Random(1))
        if not line.startswith("navegador"):
            is_last_turn = state.position.left is not None
            assert ("king:" in line) == is_last_turn, "the King's privilege is placed in last turns only"
            seats.append(int(seat))
        state = after(state, line)
    return seats


def test_after_nagasaki_everybody_has_one_more_turn() -> None:
    assert seats_to_the_end(after(far(), "sailing macau>nagasaki:4")) == [2, 3, 0, 1]


def test_after_nagasaki_with_the_card_the_explorer_has_a_turn_more() -> None:
    assert seats_to_the_end(after(far(holder=SEAT, marked=on("buildings")), "navegador macau>nagasaki:4")) == [1, 2, 3, 0, 1]


def all_but_a_gold_factory() -> tuple[int, ...]:
    """Return the buildings sold of each row if only the last gold factory is left."""
    sugar, gold, *others = building_counts(4)
    return (sugar, gold - 1, *others)


def last_building() -> State:
    """Return a state in which `SEAT` can buy the last building, for 190."""
    return having(table(built=all_but_a_gold_factory()), field=on("market2"), money=190, workers=3)


def test_after_the_last_building_everybody_has_one_more_turn() -> None:
    state = turn(last_building(), "buildings gold:190")
    assert "ending.buildings" in note_keys(state.notes)
    assert seats_to_the_end(state.state) == [2, 3, 0, 1]


def test_a_second_trigger_changes_nothing() -> None:
    state = knowing(after(last_building(), "buildings gold:190"), macau=())
    state = having(replace(state, position=replace(state.position, phase=3)), Seat(2), ships=ships(macau=3), field=on("buildings"))
    again = turn(state, f"sailing macau>nagasaki:3 {KING}")
    assert "ending.nagasaki" not in note_keys(again.notes)
    assert seats_to_the_end(again.state) == [3, 0, 1]


def test_nagasaki_by_the_card_and_the_last_building_in_one_turn() -> None:
    state = having(far(holder=SEAT, marked=on("buildings"), built=all_but_a_gold_factory()), field=on("market2"), money=190)
    state = after(having(state, ships=ships(macau=3)), "navegador macau>nagasaki:3", "buildings gold:190")
    assert (state.position.left, awaited(state)) == (4, (Seat(2),))
    assert seats_to_the_end(state) == [2, 3, 0, 1]


def test_the_card_gives_no_second_last_turn() -> None:
    state = knowing(last_turn(left=1), guine=())
    state = replace(state, position=replace(state.position, holder=SEAT))
    sailed = after(state, "navegador portugal>guine:1")
    assert (sailed.position.left, awaited(sailed)) == (1, (SEAT,))
    assert "king:church" in free(ask_at(sailed, "workers", "0"))
    assert after(sailed, f"workers 0 {KING}").stage == Over()


def test_ships_left_after_a_look_sail_before_the_king_s_privilege() -> None:
    state = last_turn(field=on("buildings"), ships=ships(guine=2, portugal=1))
    looked = after(knowing(state, guine=()), "sailing guine>bahia:2 look")
    assert awaited(looked) == (SEAT,)
    placed = after(looked, "portugal>guine:1 king:explorer")
    assert (me(placed).king, placed.position.left, awaited(placed)) == ("explorer", 3, (Seat(2),))


def test_nagasaki_ends_the_match_even_if_other_regions_are_unknown() -> None:
    state = after(far(), "sailing macau>nagasaki:4")
    assert state.position.is_ending
    assert state.position.known.bit_count() == 3, "Portugal, Macau, Nagasaki"


def test_the_king_s_privilege_is_placed_at_the_end_of_the_last_turn() -> None:
    state = last_turn(churches=3, shipyards=2)
    ask = ask_at(state, "workers", "0")
    assert free(ask) == ["king:colony", "king:factory", "king:explorer", "king:shipyard", "king:church"]
    assert best(state, "workers", "0") == ("king:church",)
    assert dict(option(ask, "king:church").label.args)["gain"] == 6
    placed = after(state, "workers 0 king:church")
    assert me(placed).king == "church"
    assert points(me(placed)) == points(me(state)) + 6


def test_another_kind_may_be_chosen_for_the_king_s_privilege() -> None:
    state = last_turn(churches=3, shipyards=2)
    assert points(me(after(state, "workers 0 king:factory"))) == points(me(state)) + 1


def test_the_king_s_privilege_needs_a_free_place() -> None:
    state = last_turn(churches=3, privileges=privileges(church=3))
    assert refusal(state, "workers 0 king:church").key == "navegador.privilege.full"
    full = last_turn(privileges=(3, 3, 3, 3, 3))
    assert me(after(full, "workers 0")).king == "held"


def test_what_the_last_turn_brings_counts_for_the_king_s_privilege() -> None:
    state = last_turn(field=on("market2"), workers=5, money=100, churches=1, shipyards=1)
    assert best(state, "buildings", "church:50") == ("king:church",)


def best(state: State, *path: str) -> Path:
    """Return the first answer of the decision after some tokens."""
    end = walk(RULES, state, SEAT, path)
    assert isinstance(end, Asking)
    return decision(RULES, state, SEAT, end).answers[0].path


def test_the_king_s_privilege_pays_no_bonus() -> None:
    assert me(after(last_turn(money=70), "workers 0 king:church")).money == 70


def test_most_points_win() -> None:
    state = having(table(left=1, is_ending=True, players=table().position.players), Seat(3), churches=4)
    ended = after(state, f"workers 0 {KING}")
    assert ended.stage == Over()
    result = RULES.result(ended)
    assert result is not None
    assert result.ranks[3] == 1
    assert [sheet.total for sheet in result.scores] == [points(player) for player in ended.position.players]
    assert result.reason.key == "navegador.end.points"


def test_a_tie_goes_to_the_player_who_would_get_the_card_next() -> None:
    """C has the card and fewer workers, so only A and B are level. B, on the right of C, would get the card next."""
    state = table(3, holder=Seat(2), marked=None)
    assert ranks(having(state, Seat(2), workers=2).position) == (2, 1, 3)


def test_a_tie_goes_to_the_holder_of_the_card() -> None:
    state = table(3, holder=Seat(1), marked=None)
    assert ranks(state.position) == (2, 1, 3)


def test_a_match_that_ends_in_a_tie_has_a_result() -> None:
    state = table(3, holder=Seat(1), left=1, is_ending=True, marked=0)
    assert RULES.result(after(state, f"workers 0 {KING}")) is not None


def test_a_tie_at_the_top_is_told_and_says_what_decided() -> None:
    state = having(table(3), Seat(1), money=0, explorers=())
    with_winner = having(state, Seat(2), explorers=(1,) * 9)
    result = RULES.result(State(with_winner.position, Over()))
    assert result is not None and result.reason.key == "navegador.end.points", "one player is ahead of all"
    result = RULES.result(State(state.position, Over()))
    assert result is not None
    first, second, third = (sheet.total for sheet in result.scores)
    assert first == third > second and result.reason.key == "navegador.end.tie"
    status = speaker("en", ("Ana", "Bruno", "Clara"))(RULES.status(RULES.view(State(state.position, Over()), None)))
    assert status.endswith("the Navegador card decided.")


def test_the_score_sheet_shows_every_kind_with_its_evidence() -> None:
    state = having(table(left=1, is_ending=True), money=450, explorers=(1, 2))
    result = RULES.result(after(state, f"workers 0 {KING}"))
    assert result is not None
    rows = result.scores[SEAT].rows
    assert [row.points for row in rows] == [0, 2, 8, 5, 3, 3, 2, 2]
    _, _, explorers, *_ = rows
    assert explorers.evidence is not None
    assert dict(explorers.evidence.args) == {"count": 2, "each": 4}


def test_the_golden_matches_end_in_every_way() -> None:
    """By the last building, by Nagasaki, and by Nagasaki with the card."""
    triggers = set()
    for file in homes()["navegador"].golden.glob("[2-5]-*.json"):
        for entry in json.loads(file.read_text(encoding="utf-8"))["entries"]:
            ended = [note["key"].rpartition(".")[2] for note in entry["notes"] if note["key"].startswith("navegador.note.ending.")]
            field, *_ = entry["line"].split()
            triggers |= {(field, what) for what in ended}
    assert triggers == {("buildings", "buildings"), ("sailing", "nagasaki"), ("navegador", "nagasaki")}
