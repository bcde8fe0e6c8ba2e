"""What a seat sees of the position: everything except unrevealed colonies."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots
from engine.values import codec
from engine.values.core import Seat
from games.navegador.game import RULES
from games.navegador.rules.board import REGIONS
from games.navegador.rules.view import view
from games.navegador.tests.given import SEAT, after, at, colonies, having, hiding, knowing, on, privileges, ships, table
from words import speaker


def test_hidden_stacks_show_their_number_only() -> None:
    seen = view(hiding(table(), guine=(60, 90, 130)), SEAT)
    guine = seen.regions[at("guine")]
    assert (guine.tokens, guine.hidden, guine.is_known, guine.explorer) == ((), 3, False, None)
    assert '"tokens":[]' in codec.dumps(guine)
    explored = after(having(hiding(table(), guine=(130, 60, 90)), field=on("buildings")), "sailing portugal>guine:2")
    assert view(explored, None).regions[at("guine")].tokens == (60, 90, 130)
    assert view(explored, None).regions[at("guine")].explorer == SEAT


def test_all_seats_see_the_same() -> None:
    state = after(table(), "workers 1")
    spectator, first, second = (codec.encode(view(state, seat)) for seat in (None, Seat(0), Seat(1)))
    for seen in (spectator, first, second):
        seen.pop("seat")
    assert spectator == first == second


def test_points_now_and_the_best_use_of_the_king_s_privilege() -> None:
    state = having(table(), explorers=(1, 2), colonies=colonies(sugar=1, gold=2), privileges=privileges(colony=1), money=430)
    player = view(state, None).players[SEAT]
    # Rows of five are by kind, in the order of `board.KINDS`.
    assert player.each == (2, 2, 4, 3, 3)
    assert player.kind_points == (6, 2, 8, 3, 3)
    assert player.money_points == 2
    assert player.points == sum(player.kind_points) + player.workers + sum(player.ships) + player.money_points
    assert player.points == 22 + 3 + 2 + 2
    assert (player.king_best, player.king_points) == ("colony", 3)
    assert player.next_bonus == (60, 30, 60, 50, 50)


def test_market_and_buildings_show_what_comes_next() -> None:
    seen = view(table(market=(0, 3, 9), built=(6, 2, 0, 0, 1)), None)
    assert [(good.sell, good.process) for good in seen.market] == [(60, 20), (60, 30), (40, 60)]
    assert [row.price for row in seen.buildings] == [None, 100, 40, 50, 100]


def test_the_costs_of_the_rondel() -> None:
    assert view(having(table(), ships=ships(portugal=3)), None).players[SEAT].costs == (None, 0, 0, 0, 1, 2, 3, None)


def test_the_card_and_the_orange_ship() -> None:
    card = view(table(holder=SEAT, marked=on("market2"), run=2), None).card
    assert (card.holder, card.marked, card.left, card.is_usable) == (SEAT, "market2", 6, True)
    assert not view(table(), None).card.is_usable


def test_the_last_move_shows_where_ships_came_from() -> None:
    state = having(knowing(table(), guine=(), bahia=()), ships=ships(guine=1, bahia=1), field=on("buildings"))
    last = view(after(state, "sailing guine>angola:1 bahia>angola:1"), None).last
    assert [(sail.origin, sail.to, sail.count) for sail in last.sails] == [
        ("guine", "angola", 1), ("bahia", "angola", 1),
    ]  # fmt: skip
    assert (last.what, last.explored, last.lost, last.origin, last.steps) == ("sailing", "angola", 1, "buildings", 1)


def test_the_texts_of_a_whole_match_are_complete() -> None:
    say, rng = speaker("en", ("Ana", "Bruno", "Chiara")), Random(4)
    state = RULES.setup(3, {"king": "goa"}, "texts")
    while awaited := RULES.to_act(state):
        seen = view(state, None)
        texts = [say(RULES.status(seen)), *map(say, RULES.describe(seen))]
        assert not [text for text in texts if "{" in text or "navegador-" in text]
        assert all(any(name in text for text in texts) for name in ("Ana", "Bruno", "Chiara"))
        state = after(state, bots.line("greedy", RULES, state, awaited[0], rng))
    assert "wins" in say(RULES.status(view(state, None)))


ALT = 1024
"""The most characters of an alt text."""


@pytest.mark.parametrize("seats", [3, 5])
def test_the_description_begins_with_the_reader_and_regions_in_reach(seats: int) -> None:
    """What matters most stands before the place where an alt text is cut."""
    say = speaker("en", ("Ana", "Bruno", "Clara", "Dina", "Eva"))
    state = having(knowing(table(seats), bahia=(40, 90)), seat=Seat(2), ships=ships(bahia=2))

    def read(viewer: Seat | None) -> str:
        return " ".join(map(say, RULES.describe(view(state, viewer))))

    own = read(Seat(2))[: ALT * 3 // 4]
    assert own.index("Clara’s ships: Bahia 2.") < own.index("Bahia: sugar colonies at 40 and 90.") < own.index("Angola is unknown")
    assert "’s ships" not in own.replace("Clara’s ships", "")
    assert all(f"{name}: 14 points, 200 cruzados" in read(None)[:ALT] for name in ("Ana", "Bruno", "Clara", "Dina", "Eva")[:seats])
    assert len(RULES.describe(view(state, None))) == len(set(RULES.describe(view(state, Seat(1))))), "everybody reads as much"


def test_every_region_is_described() -> None:
    first, *others = [msg.key for msg in RULES.describe(view(table(), None))]
    assert first == "navegador.text.head"
    assert others.count("navegador.text.unknown") == len(REGIONS) - 1
