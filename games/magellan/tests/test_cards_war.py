"""History cards of war and peace, lost and given pieces, and turned cards; what the cards say (rulebook: wars, variants)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.values.core import Note, Seat
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS, is_cell, lands, seas
from games.magellan.rules.cards.deck import CARDS, Effect, WarBreaksOut
from games.magellan.rules.cards.wars import war_begun
from games.magellan.rules.state import KINDS, Loss, Ship, Table, War
from games.magellan.tests.card_positions import ANY_CARD, after_card, cash, is_under_pack, note_keys, open_cards, position, with_losses
from words import speaker

ALL = ((0,), (1,), (2,), (3,))
"""The sides of a war of four players without allies."""


def war(*sides: tuple[int, ...], card: str = "h05_01") -> War:
    """Return a war of four players between these sides."""
    seats = tuple(tuple(Seat(seat) for seat in side) for side in sides)
    return War(card, seats, KINDS, opener=Seat(0), rounds=3, losses=(0, 0, 0, 0))


@pytest.mark.parametrize(
    ("card", "rounds", "pieces"), [("h05_01", 3, KINDS), ("h05_02", 4, KINDS), ("h10_04", 1, ("ship",)), ("h15_03", 2, ("plane",))]
)
def test_war_breaks_out_between_all(card: str, rounds: int, pieces: tuple[str, ...]) -> None:
    after = after_card(position(seats=4), card, seat=2)
    assert after.war == War(card, ALL, pieces, opener=Seat(2), rounds=rounds, losses=(0, 0, 0, 0))
    assert after.history == (ANY_CARD,) and open_cards(after) == ()


def test_a_war_may_be_between_the_two_highest_incomes() -> None:
    after = after_card(position(countries={0: ["belgium"], 1: ["kuwait"], 2: ["japan"]}), "h05_03")
    assert after.war is not None and after.war.sides == ((0,), (2,))


def test_a_war_may_be_between_the_two_with_the_most_cash() -> None:
    after = after_card(position(cash=(90, 120, 100), start=2), "h10_03")
    assert after.war is not None and after.war.sides == ((2,), (1,))


def test_a_table_without_wars_has_no_war() -> None:
    after = after_card(position(level="peace"), "h05_01")
    assert after.war is None and is_under_pack(after, "h05_01")


def test_a_war_takes_the_place_of_another() -> None:
    after = after_card(position(seats=4, war=war(*ALL)), "h05_02")
    assert after.war is not None and after.war.card == "h05_02"
    assert is_under_pack(after, "h05_01")


SIDES_OF_FOUR = [
    ("h05_01", ((0, 2), (1, 3))),
    ("h05_02", ((0, 1), (2, 3))),
    ("h10_01", ((0, 3), (1, 2))),
    ("h15_01", ((0, 1), (2, 3))),
    ("h15_04", ((0, 2), (1, 3))),
]


@pytest.mark.parametrize(("card", "sides"), SIDES_OF_FOUR)
def test_four_experts_are_allied_by_their_numbers(card: str, sides: tuple[tuple[int, ...], ...]) -> None:
    after = after_card(position(seats=4, level="experts"), card)
    assert after.war is not None and after.war.sides == sides
    plain = after_card(position(seats=4), card)
    assert plain.war is not None and plain.war.sides == ALL


def test_numbers_are_counted_from_the_first_player() -> None:
    after = after_card(position(seats=4, level="experts", start=1), "h05_02")
    assert after.war is not None and {frozenset(side) for side in after.war.sides} == {frozenset({1, 2}), frozenset({3, 0})}


@pytest.mark.parametrize(("card", "alone"), [("h05_01", 0), ("h05_02", 2), ("h10_01", 1), ("h15_01", 2), ("h15_04", 1)])
def test_with_three_players_the_card_names_the_player_who_stands_alone(card: str, alone: int) -> None:
    after = after_card(position(level="experts"), card)
    assert after.war is not None
    assert after.war.sides == ((alone,), tuple(seat for seat in range(3) if seat != alone))


@pytest.mark.parametrize("card", ["h05_04", "h10_02"])
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_is_allied_against_the_leader(card: str, seats: int) -> None:
    after = after_card(position(seats=seats, level="experts", countries={1: ["japan"]}), card)
    assert after.war is not None
    assert after.war.sides == ((1,), tuple(seat for seat in range(seats) if seat != 1))


@pytest.mark.parametrize(
    ("card", "seats", "sides_text"),
    [("h05_04", 4, "B against A, C and D"), ("h05_04", 3, "B against A and C"), ("h05_01", 4, "A and C against B and D")],
)
def test_the_log_names_the_sides_of_a_war(card: str, seats: int, sides_text: str) -> None:
    notes: list[Note] = []
    war_begun(position(seats=seats, level="experts", countries={1: ["japan"]}), Seat(0), card, notes)
    (note,) = notes
    assert speaker("en", "ABCD")(note.msg) == f"War: {sides_text}. Allies share gains and losses."


@pytest.mark.parametrize("card", [card for card, _ in SIDES_OF_FOUR] + ["h05_04"])
def test_two_players_have_no_allies(card: str) -> None:
    for start in (position(seats=2, level="experts"), position(seats=4, level="experts", gone=[1, 2])):
        after = after_card(start, card)
        assert after.war is not None and [len(side) for side in after.war.sides] == [1, 1]


def test_an_alliance_goes_on_without_a_player_who_has_left() -> None:
    after = after_card(position(seats=4, level="experts", gone=[1]), "h05_01")
    assert after.war is not None and after.war.sides == ((0, 2), (3,))
    alone = after_card(position(seats=4, level="experts", gone=[3]), "h05_02")
    assert alone.war is not None and alone.war.sides == ((0, 1), (2,))


@pytest.mark.parametrize("card", ["h01_06", "h05_10", "h10_10", "h11_10"])
def test_peace_ends_a_war(card: str) -> None:
    after = after_card(position(seats=4, war=war(*ALL)), card)
    assert after.war is None
    assert after.history[-2:] == ("h05_01", card) and cash(after) == (100,) * 4


def test_a_war_that_has_run_its_rounds_ends() -> None:
    notes: list[Note] = []
    after = cards.war_ended(position(seats=4, war=war(*ALL)), notes)
    assert after.war is None and is_under_pack(after, "h05_01")
    assert [note.msg.key for note in notes] == ["magellan.card.peace"]


def test_peace_without_war_brings_only_its_reward() -> None:
    three = ["belgium", "france", "italy"]
    assert cash(after_card(position(countries={0: three, 1: ["japan", "cuba"]}), "h01_08")) == (120, 100, 100)
    assert note_keys(position(), "h05_10") == ["magellan.card.no_war"]
    assert cash(after_card(position(), "h15_10")) == (100, 100, 100)


def test_the_player_with_the_fewest_losses_pays_the_others_at_versailles() -> None:
    before = with_losses(position(seats=4, war=war(*ALL)), 2, 1, 3, 2)
    assert cash(after_card(before, "h15_10")) == (120, 40, 120, 120)


def test_nobody_pays_at_versailles_when_two_lost_the_fewest() -> None:
    before = with_losses(position(seats=4, war=war(*ALL)), 1, 1, 3, 2)
    assert cash(after_card(before, "h15_10")) == (100,) * 4


def test_the_side_with_fewer_losses_is_paid_at_vienna() -> None:
    allied = position(seats=4, level="experts", war=war((0, 2), (1, 3)))
    assert cash(after_card(with_losses(allied, 3, 1, 0, 1), "h01_06")) == (100, 120, 100, 120)
    assert cash(after_card(with_losses(allied, 1, 1, 1, 1), "h01_06")) == (100,) * 4


def test_vienna_pays_nobody_without_alliances_and_below_experts() -> None:
    plain = with_losses(position(seats=4, level="experts", war=war(*ALL)), 3, 1, 0, 1)
    assert cash(after_card(plain, "h01_06")) == (100,) * 4
    below = with_losses(position(seats=4, war=war((0, 2), (1, 3))), 3, 1, 0, 1)
    assert cash(after_card(below, "h01_06")) == (100,) * 4


def test_every_piece_in_a_cell_is_lost() -> None:
    before = position(jeeps={0: ["1s11l1", "1s11l2", "1s12l1"]}, ships={0: [Ship("1s11s1", "both")], 1: ["1s10s1"]}, planes={1: ["1s11l1"]})
    after = after_card(before, "h05_09")
    assert (after.players[0].jeeps, after.players[0].ships) == (("1s12l1",), ())
    assert (len(after.players[1].ships), after.players[1].planes) == (1, ())
    assert after.losses == ()


def test_every_jeep_on_land_in_a_cell_is_lost() -> None:
    before = position(jeeps={0: ["4n24l1", "4n24l1"], 1: ["5n24l1"]}, ships={0: [Ship("4n24s1", "jeep")]})
    after = after_card(before, "h10_07")
    assert after.players[0].jeeps == () and after.players[1].jeeps == ("5n24l1",)
    assert after.players[0].ships == (Ship("4n24s1", "jeep"),)


def test_a_ship_is_lost_among_those_in_some_cells() -> None:
    after = after_card(position(ships={0: ["2n28s1", "3n30s1", "5n1s1"], 2: ["5n1s1"]}), "h05_08")
    assert after.losses == (Loss(Seat(0), "ship", ("2n28", "2n29", "2n30", "3n28", "3n29", "3n30")),)
    assert len(after.players[0].ships) == 3


def test_a_jeep_is_lost_at_a_capital_of_a_region() -> None:
    after = after_card(position(jeeps={0: ["6n1l1"], 1: ["4n4l1"], 2: ["7n2l1"]}), "h05_05")
    (loss,) = after.losses
    assert loss.seat == 0
    assert "6n1" in loss.cells and "4n4" not in loss.cells
    finland = after_card(position(jeeps={2: ["7n3l1"]}, supplement=True), "h05_05")
    assert [loss.seat for loss in finland.losses] == [2]
    assert after_card(position(jeeps={2: ["7n3l1"]}), "h05_05").losses == ()


def test_players_with_more_than_two_jeeps_lose_one_anywhere() -> None:
    jeeps = {0: ["6n1l1"] * 3, 1: ["6n1l1"] * 2, 2: ["6n1l1"] * 2}
    after = after_card(position(jeeps=jeeps, ships={2: [Ship("6n1s1", "jeep")]}), "h05_06")
    assert after.losses == (Loss(Seat(0), "jeep"), Loss(Seat(2), "jeep"))


@pytest.mark.parametrize(("card", "count"), [("h06_07", 2), ("h11_09", 1)])
def test_geographic_cards_are_turned(card: str, count: int) -> None:
    before = position()
    after = after_card(before, card)
    assert after.open == before.geographic[:count] and after.geographic == before.geographic[count:]
    assert is_under_pack(after, card)


def test_players_with_ships_in_stock_get_one_at_their_base() -> None:
    after = after_card(position(ships={1: ["6s1s1"] * 6}, gone=[2]), "h14_04")
    assert [len(player.ships) for player in after.players] == [1, 6, 0]
    assert after.players[0].ships == (Ship(after.players[0].port),)


SOUTH_POLE = "9s"
"""The place of a card that is a whole row of cells."""
KINDS_OF_EFFECTS = {
    "Revenue": 30, "FirstToReach": 43, "FirstToOwn": 3, "Circumnavigate": 1, "Money": 20, "Transfer": 1, "IncomeModifier": 9,
    "CostModifier": 4, "PriceChange": 3, "MoveBonus": 3, "LosePiece": 11, "Nationalise": 1, "WarBreaksOut": 12, "Peace": 6,
    "TurnCards": 2, "FreePiece": 1,
}  # fmt: skip


def test_there_are_150_cards_of_sixteen_kinds_in_fifteen_series() -> None:
    assert Counter(type(card.effect).__name__ for card in CARDS.values()) == KINDS_OF_EFFECTS
    assert Counter(card.series for card in CARDS.values()) == dict.fromkeys(range(1, 16), 10)
    assert len(cards.DISCOVERIES) == 10


def test_cards_name_only_cells_and_countries_that_exist() -> None:
    for card in CARDS.values():
        for cell in cells_of(card.effect):
            assert is_cell(cell) or cell == SOUTH_POLE, card
        for country in (*getattr(card.effect, "countries", ()), *getattr(card.effect, "exclude", ())):
            assert country in NATIONS, card


def test_every_place_of_a_jeep_has_land_and_of_a_ship_sea() -> None:
    for card in CARDS.values():
        piece, cell = getattr(card.effect, "piece", ""), getattr(card.effect, "cell", SOUTH_POLE)
        if is_cell(cell):
            assert (seas if piece == "ship" else lands)(cell), card


def cells_of(effect: Effect) -> tuple[str, ...]:
    """Return the cells that an effect names."""
    single = getattr(effect, "cell", None)
    return (*([single] if single else []), *getattr(effect, "cells", ()), *getattr(effect, "toll_cells", ()))


def test_every_card_has_its_text_and_experts_read_the_asterisk_too() -> None:
    say = speaker("en", ("Ann",))
    for card, data in CARDS.items():
        plain, full = cards.text(card, is_expert=False), cards.text(card, is_expert=True)
        assert plain and full[: len(plain)] == plain
        assert (len(full) > len(plain)) == (data.asterisk is not None)
        for msg in (cards.title(card), *full):
            assert "{" not in say(msg) and "magellan-" not in say(msg), say(msg)


def test_cards_that_can_do_nothing_are_left_out() -> None:
    def left_out(level: str) -> set[str]:
        table = Table(
            level,  # type: ignore[arg-type]
            example=1,
            target=150,
            is_played_on=True,
            rounds=0,
            series=tuple(range(1, 16)),
            has_supplement=True,
        )
        return {card for card in CARDS if not cards.is_playable(card, table)}

    assert left_out("planes") == left_out("experts") == set()
    assert left_out("simplest") == {"h06_08", "h15_03"}
    wars = {card for card, data in CARDS.items() if isinstance(data.effect, WarBreaksOut)}
    assert left_out("peace") == wars | {"h06_08"} | {"h01_06", "h05_10", "h10_10", "h11_10", "h15_10"}
    assert len(wars) == 12
