"""Previews of half-made moves, also before the colonies of a discovery are revealed."""

from __future__ import annotations

from engine.values.core import Ask, Msg, Seat, Who
from engine.walking.walk import preview
from games.navegador.game import RULES
from games.navegador.rules.state import Acting, Sail, State
from games.navegador.rules.view import NavegadorView, PlayerView
from games.navegador.tests.given import SEAT, after, at, colonies, factories, having, hiding, knowing, on, privileges, ships, table


def preview_of(state: State, *path: str) -> NavegadorView:
    return preview(RULES, state, SEAT, path)


def mine(state: State, *path: str) -> PlayerView:
    """Return the player `SEAT` in the preview."""
    return preview_of(state, *path).players[SEAT]


def fleet() -> State:
    """Return a state of phase I: two ships in Bahia, one in Portugal; Rio is unknown, and the stone stands on Buildings."""
    state = having(knowing(table(), bahia=(40, 60)), ships=ships(bahia=2, portugal=1), field=on("buildings"))
    return hiding(state, rio=(90, 50, 70, 80))


def test_before_the_first_answer_nothing_differs() -> None:
    assert preview_of(fleet()) == RULES.view(fleet(), SEAT)


def test_the_stone_moves_before_the_ships_are_paid() -> None:
    state = having(knowing(table(), bahia=(40,)), ships=ships(bahia=2, portugal=2), field=on("sailing"))
    first, second = preview_of(state, "ships"), preview_of(state, "ships", "bahia+portugal")
    assert (first.players[SEAT].field, first.players[SEAT].ships_out, first.stage) == ("ships", 4, "acting")
    assert second.players[SEAT].ships == ships(bahia=1, portugal=1)
    assert second.last.paid == ("portugal", "bahia")


def test_ships_that_pay_without_a_question_are_gone() -> None:
    assert mine(having(table(), ships=ships(portugal=3), field=on("sailing")), "ships").ships_out == 1


def test_groups_stand_where_they_sail() -> None:
    state = having(knowing(fleet(), guine=(50,)), ships=ships(bahia=2, portugal=2))
    assert mine(state, "sailing", "bahia>guine:1").ships == ships(bahia=1, guine=1, portugal=2)
    assert mine(state, "sailing", "bahia>guine:1", "portugal>guine:2").ships == ships(bahia=1, guine=3)


def test_an_unknown_region_is_explored_when_enough_have_entered() -> None:
    state = having(knowing(fleet(), angola=(50,)), ships=ships(bahia=1, angola=1, portugal=1))
    one_entered = preview_of(state, "sailing", "bahia>rio:1")
    rio = one_entered.regions[at("rio")]
    assert (rio.ships[SEAT], rio.explorer) == (1, None)
    two_entered = preview_of(state, "sailing", "bahia>rio:1", "angola>rio:1")
    rio = two_entered.regions[at("rio")]
    assert (rio.ships[SEAT], rio.explorer, two_entered.last.lost) == (1, SEAT, 1)


def test_a_discovery_shows_its_explorer_but_no_colony_before_the_reveal() -> None:
    """The ship is lost and the explorer taken, but nothing is paid."""
    line = ("sailing", "bahia>rio:2", "done")
    covered, state = preview_of(fleet(), *line), after(fleet(), " ".join(line))
    rio = covered.regions[at("rio")]
    assert (rio.is_known, rio.tokens, rio.hidden, rio.explorer, rio.ships[SEAT]) == (False, (), 4, SEAT, 1)
    assert (covered.players[SEAT].money, state.position.players[SEAT].money) == (200, 250)
    assert covered.awaited == RULES.to_act(state) == (Seat(2),)
    assert covered.players[SEAT].explorers == ("rio",)


def test_a_phase_begins_in_the_preview_of_the_whole_line() -> None:
    state = having(knowing(table(), rio=(40,)), ships=ships(rio=2), field=on("buildings"))
    line = ("sailing", "rio>cabo:2")
    assert preview_of(state, *line).phase == 2
    assert preview_of(having(state, ships=ships(rio=2, portugal=1)), *line[:1]).phase == 1


def test_the_king_s_privilege_is_placed_before_the_reveal() -> None:
    """The last question of the last turn shows the sailing with the colonies still face down."""
    now = fleet().position
    last = having(table(is_ending=True, left=2, known=now.known, stacks=now.stacks), ships=ships(bahia=2), field=on("buildings"))
    last_view = preview_of(last, "sailing", "bahia>rio:2")
    assert (last_view.stage, last_view.players[SEAT].king, last_view.regions[at("rio")].tokens) == ("acting", "held", ())
    assert preview_of(last, "sailing", "bahia>rio:2", "king:explorer").players[SEAT].king == "explorer"


def test_a_market_form_counts_the_goods_that_are_filled_in() -> None:
    state = having(table(), colonies=colonies(gold=2), factories=factories(sugar=1), field=on("workers"))
    half = preview_of(state, "market1", "su=?", "go=s2", "sp=?")
    sugar, gold, _ = half.market
    price = gold.sells[3]
    assert (half.players[SEAT].money, gold.row, sugar.row) == (200 + 2 * price, 5, 3)
    both = preview_of(state, "market1", "su=p1", "go=s2", "sp=?")
    assert both.players[SEAT].money == half.players[SEAT].money + 30


def test_purchases_are_owned_once_they_are_chosen() -> None:
    state = having(table(), workers=7, money=500, field=on("market2"))
    assert (mine(state, "buildings").money, mine(state, "buildings", "gold:40+shipyard:50").money) == (500, 410)
    assert mine(state, "buildings", "gold:40+shipyard:50").shipyards == 2


def test_a_privilege_costs_its_worker_and_brings_its_bonus() -> None:
    state = having(table(), churches=2, privileges=privileges(church=1), field=on("market1"))
    view = preview_of(state, "privilege", "church")
    *_, churches = view.gallery
    assert (view.players[SEAT].workers, view.players[SEAT].money, churches.gallery) == (2, 280, 0)


def test_the_card_goes_on_in_the_preview_of_the_whole_extra_sailing() -> None:
    state = having(table(holder=SEAT, marked=0), ships=ships(portugal=2))
    known = knowing(state, guine=(50,), bahia=(40,))
    assert preview_of(known, "navegador", "portugal>guine:1").card.holder == SEAT
    assert preview_of(known, "navegador", "portugal>guine:1", "done").card.holder == Seat(0)


def test_the_status_of_a_half_made_move_names_field_and_money() -> None:
    state = having(table(), money=130)
    assert RULES.status(preview_of(state, "workers")) == Msg(
        "navegador.status.acting", who=Who(SEAT), extra=0, field=Msg("navegador.field.workers"), money=130
    )  # fmt: skip
    card = knowing(having(table(holder=SEAT, marked=0), ships=ships(portugal=2)), guine=(50,))
    assert RULES.status(preview_of(card, "navegador")) == Msg("navegador.status.acting", who=Who(SEAT), extra=1, field="", money=200)


def test_the_position_at_an_ask_does_not_change_with_later_answers() -> None:
    """An earlier ask of a dialogue keeps its half-made position."""
    talk = RULES.turn(having(knowing(fleet(), guine=(50,)), ships=ships(bahia=2, portugal=2)), SEAT)
    next(talk)
    earlier_ask = talk.send("sailing")
    assert isinstance(earlier_ask, Ask) and earlier_ask.so_far is not None
    before = earlier_ask.so_far()
    talk.send(Sail("bahia", "guine", 1))
    assert earlier_ask.so_far() == before
    assert before.stage == Acting(SEAT)
