"""Decisions: every ask of matches has one of its own that fits a phone, and examples show what the main ones say.

A decision is a question in brief: its stake, and the answers that are suggested first. With `has_best` the first answer is green.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from operator import add
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.asks.decision import MOST, Decision
from engine.search.plain import complete_sensibly
from engine.values.core import Ask, Form, Seat
from engine.walking.walk import Asking, Done, play, walk
from games.navegador.game import RULES
from games.navegador.mind.decision import decision as decision_at
from games.navegador.mind.deeds import Deed
from games.navegador.mind.lookahead import LEAD, RANK, OthersDeeds, do_line, promises
from games.navegador.mind.quick import choice
from games.navegador.mind.wording import CARD
from games.navegador.rules.board import RONDEL, building_counts
from games.navegador.rules.score import points
from games.navegador.rules.state import Moving, Position, Sail, State, right
from games.navegador.rules.turn.privilege import Privilege
from games.navegador.rules.wares import Ware
from games.navegador.tests.deciding import decisions
from games.navegador.tests.given import SEAT, colonies, factories, having, hiding, knowing, on, privileges, ships, table
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz", "Ines"))


class Met(NamedTuple):
    """A position, the seat that is asked in it, the ask, and the decision."""

    state: State
    seat: Seat
    at: Asking
    decision: Decision


@cache
def every_decision() -> tuple[Met, ...]:
    return tuple(Met(*met) for met in decisions())


def decisions_on_fields() -> list[Met]:
    """Return the decisions on the first question of a turn: the field to go to."""
    return [met for met in every_decision() if met.at.ask.name == "turn.field"]


def decision_of(state: State, *path: str, seat: Seat = SEAT) -> Decision:
    """Return the decision of a seat after some tokens."""
    at = walk(RULES, state, seat, path)
    assert isinstance(at, Asking)
    decision = decision_at(state, seat, at.ask, at.path)
    assert decision is not None
    return decision


def whole(state: State, seat: Seat, path: tuple[str, ...]) -> tuple[str, ...]:
    """Return the whole line of a turn that begins with these tokens and goes on sensibly."""
    return complete_sensibly(RULES, state, seat, path, Random(0))


def stake(decision: Decision) -> str:
    assert decision.stake is not None
    return say(decision.stake)


def labels(decision: Decision) -> list[str]:
    """Return the texts of the buttons."""
    return [say(answer.label) for answer in decision.first()]


def test_every_ask_has_its_own_decision_with_legal_answers() -> None:
    counts: Counter[str] = Counter()
    for state, seat, at, decision in every_decision():
        counts[at.ask.name] += 1
        assert 1 <= len(decision.first()) <= MOST, at.ask.name
        for answer in decision.first():
            assert isinstance(walk(RULES, state, seat, (*at.path, *answer.path)), Asking | Done)
        assert len({answer.path for answer in decision.first()}) == len(decision.first())
        assert decision.stake is not None
    assert set(counts) == {
        "turn.field", "turn.pay", "sail.group", "sail.join", "market.goods", "colony.buy", "buildings.buy", "recruit.workers",
        "recruit.ships", "privilege.take", "king.place",
    }  # fmt: skip


def test_texts_fit_a_phone() -> None:
    for *_, decision in every_decision():
        assert len(say(decision.question)) <= 24, say(decision.question)
        assert decision.frame is not None and len(say(decision.frame)) <= 18, say(decision.frame)
        assert decision.stake is not None and len(say(decision.stake).replace("**", "")) <= 80, say(decision.stake)
        assert say(decision.stake).count("**") == 2
        for answer in decision.first():
            assert len(say(answer.label)) <= 34, say(answer.label)
        assert len(set(labels(decision))) == len(decision.first()), labels(decision)


def test_the_answers_of_a_turn_are_on_different_fields() -> None:
    for _, _, _, decision in decisions_on_fields():
        assert len({answer.path[0] for answer in decision.first()}) == len(decision.first())


def test_no_answer_of_a_turn_costs_more_than_a_ship() -> None:
    for state, seat, _, decision in decisions_on_fields():
        for answer in decision.first():
            if answer.path[0] in RONDEL:
                end = walk(RULES, state, seat, answer.path)
                after = end.value.state if isinstance(end, Done) else end.ask.so_far()  # type: ignore[union-attr, misc]
                assert len(after.position.last.paid) <= 1, answer


def test_a_decision_tells_if_it_leaves_out_answers() -> None:
    for _, _, at, decision in every_decision():
        if isinstance(at.ask, Ask) and at.ask.several is None:
            first = {answer.path[0] for answer in decision.first()}
            others = [option for option in at.ask.options if option.blocked is None and option.token not in first]
            assert decision.rest is not None or not others, at.ask.name


def middle(**changes: Any) -> State:
    """Return a state of phase I: three ships in Guiné, and one colony left there, beside a ship of Leonor's."""
    state = knowing(table(), guine=(150,), bahia=(60, 90))
    state = having(
        state, money=480, workers=6, ships=ships(guine=3, portugal=1), shipyards=2, churches=1, factories=factories(gold=1, sugar=1)
    )
    state = having(having(state, Seat(2), ships=ships(guine=1)), field=on("market1"))
    return having(state, **changes) if changes else state


def test_the_answers_of_a_turn_name_price_and_gain() -> None:
    decision = decision_of(middle())
    assert say(decision.question) == "Your stone: where to?"
    assert set(labels(decision)) == {
        "Settle Guiné: 150, gold at 60",
        "Shipyard privilege: 1 worker, +100",
        "Build 2 ships: 100, then 6 at sea",
    }
    assert stake(decision) == "**The last colony of Guiné is on sale.** Leonor lies there too."


def test_the_price_of_a_discovery_is_the_ships_that_are_lost() -> None:
    state = having(hiding(table(), bahia=(40, 50, 60, 90)), ships=ships(portugal=2), field=on("buildings"))
    (answer,) = [answer for answer in decision_of(state, "sailing").first() if answer.path[0] == "portugal>bahia:2"]
    assert say(answer.label) == "Explore Bahia: +4, −1 ship" and answer.costs
    assert answer.places == (Sail("portugal", "bahia", 2),)


def test_a_discovery_is_looked_at_before_the_other_ships_sail() -> None:
    state = knowing(table(), guine=(80, 90, 100))
    state = having(hiding(state, bahia=(40, 50, 60, 90)), ships=ships(portugal=5), workers=4, money=400, field=on("buildings"))
    paths = [answer.path for answer in decision_of(state, "sailing").first()]
    *groups, last_token = next(path for path in paths if path[0].startswith("portugal>bahia"))
    assert last_token == "look" and all(token.startswith("portugal>bahia") for token in groups)


def test_a_further_step_is_paid_with_the_ship_that_is_missed_least() -> None:
    state = having(table(), field=on("colony"), ships=ships(portugal=1, guine=1), money=400, workers=5, privileges=privileges(church=2))
    state = knowing(state, guine=(150,))
    decision = decision_of(state, "buildings")
    assert labels(decision)[0] == "Give 1 from Portugal" and decision.first()[0].places == ("portugal",)
    (built,) = [answer for answer in decision_of(state).first() if answer.path[0] == "buildings"]
    assert built.path == ("buildings", "portugal", "church:50") and say(built.label) == "Build church: 50, 1 ship"


def test_answers_of_the_last_turn_name_points_and_are_confirmed() -> None:
    state = having(table(left=2, is_ending=True), field=on("workers"), colonies=((40, 50, 60), (), ()), workers=4, money=150)
    assert labels(decision_of(state, "market1"))[0] == "Trade for 180: +1 point"
    assert all(not answer.asks for answer in decision_of(state).first())
    last = decision_of(replace(state, position=replace(state.position, left=1)))
    assert all(answer.asks for answer in last.first()) and not last.has_best


def test_the_first_answer_of_the_last_turn_scores_most() -> None:
    for state, seat, _, decision in decisions_on_fields():
        if state.position.left == 1 and len(decision.first()) > 1:
            after = [play(RULES, state, seat, " ".join(whole(state, seat, answer.path))).value.state for answer in decision.first()]
            first_total, *totals = (points(other.position.players[seat]) for other in after)
            assert first_total + 1 >= max(totals), labels(decision)


def test_the_last_building_says_that_it_starts_the_last_round() -> None:
    *others, churches = building_counts(4)
    state = having(table(built=(*others, churches - 1)), money=900, workers=9, field=on("ships"))
    (built,) = [answer for answer in decision_of(state).first() if answer.path[0] == "buildings"]
    assert say(built.label) == "Last building: 300, +3, last round" and built.asks and not decision_of(state, "buildings").has_best


def test_an_answer_that_starts_the_last_round_is_confirmed() -> None:
    starters = []
    for state, seat, _, decision in [met for met in decisions_on_fields() if not met.state.position.is_ending]:
        for answer in decision.first():
            end = walk(RULES, state, seat, answer.path)
            if isinstance(end, Done) and end.value.state.position.is_ending:
                starters.append(answer)
    assert starters and all(answer.asks for answer in starters), [say(answer.label) for answer in starters]


def test_an_answer_is_green_only_if_it_leads_clearly() -> None:
    for state, seat, _, decision in decisions_on_fields():
        if decision.has_best and len(decision.first()) > 1:
            lines = tuple(answer.path for answer in decision.first() if answer.path[0] != CARD)
            (most_promising, *_), lead = promises(state, seat, lines, may_lead=True)
            assert most_promising == 0 and lead >= LEAD - RANK * MOST


def test_a_line_done_at_once_leads_where_its_dialogue_leads() -> None:
    """The record of the last move is left out: `do_line` writes none."""
    fields = set()
    for state, seat, _, decision in decisions_on_fields():
        for answer in decision.first():
            end = walk(RULES, state, seat, answer.path)
            if isinstance(end, Done) and answer.path[0] != CARD:
                fields.add(answer.path[0])
                done, by_dialogue = (
                    replace(after, position=replace(after.position, last=state.position.last))
                    for after in (do_line(state, seat, answer.path), end.value.state)
                )
                assert done == by_dialogue, answer.path
    assert fields >= {"sailing", "workers", "ships", "colony", "buildings", "privilege"} and fields & {"market1", "market2"}


def deeds_of_others() -> Iterator[tuple[State, OthersDeeds, Deed]]:
    """Yield every turn as the player on the right looks ahead to it, with the deed that this player expects."""
    for state, seat, _, _ in decisions_on_fields():
        if isinstance(state.stage, Moving):
            others = OthersDeeds(right(seat, len(state.position.players)))
            yield state, others, others.deed(state)


def without_what_it_takes(position: Position, deed: Deed) -> Position:
    """Return the position after others have taken the colonies, the privilege and the buildings of a deed."""
    regions = {region for region, _ in deed.colonies}
    takes_privilege = deed.kind is not None and not deed.is_king
    return replace(
        position,
        stacks=tuple([stack[1:] if region in regions else stack for region, stack in enumerate(position.stacks)]),
        gallery=(0,) * len(position.gallery) if takes_privilege else position.gallery,
        built=tuple(map(add, position.built, deed.buildings)) if deed.buildings else position.built,
    )


def test_others_with_more_money_do_the_same() -> None:
    for state, others, deed in deeds_of_others():
        players = tuple([replace(player, money=player.money + 50) for player in state.position.players])
        assert deed == choice(state)
        assert others.deed(replace(state, position=replace(state.position, players=players))) is deed, "no new choice"


def test_others_choose_again_if_their_goods_are_gone() -> None:
    kinds_taken = set()
    for state, others, deed in deeds_of_others():
        without = replace(state, position=without_what_it_takes(state.position, deed))
        if without != state:
            assert others.deed(without) == choice(without)
            kinds_taken.add((bool(deed.colonies), deed.kind is not None, bool(deed.buildings)))
    assert len(kinds_taken) == 3, "colonies, privileges and buildings"


def test_the_card_is_the_last_answer_of_a_turn() -> None:
    first_tokens = [[answer.path[0] for answer in decision.first()] for *_, decision in decisions_on_fields()]
    with_card = [tokens for tokens in first_tokens if CARD in tokens and len(tokens) > 1]
    assert with_card and all(CARD not in before_last for *before_last, _ in with_card)


def test_the_market_is_sold_processed_or_both() -> None:
    state = having(table(market=(0, 9, 4)), field=on("workers"), colonies=colonies(sugar=3, gold=1), factories=factories(gold=2))
    decision = decision_of(state, "market1")
    assert labels(decision) == ["Sell sugar, process gold: +360", "Sell sugar and gold: +210", "Process gold: +180"]
    assert decision.has_best and stake(decision) == "**Sugar sells at 60.** You can sell 3 of it."


def test_recruiting_offers_all_that_are_cheap_then_one_more() -> None:
    state = having(table(phase=2), field=on("buildings"), money=600, churches=2)
    decision = decision_of(state, "workers")
    assert labels(decision) == ["Hire 2 workers: 100, then 5", "Hire 3 workers: 300, then 6", "Hire 1 worker: 50, then 4"]
    assert stake(decision) == "**2 cost 50 each.** Further ones cost 200."
    poor = decision_of(having(state, money=70), "workers")
    assert labels(poor) == ["Hire 1 worker: 50, then 4", "Nothing"]


def test_one_colony_or_several_or_nothing() -> None:
    state = having(knowing(table(), bahia=(40, 50)), field=on("market1"), ships=ships(bahia=2), workers=4, money=300)
    decision = decision_of(state, "colony")
    *offers, last_offer = labels(decision)
    assert set(offers) == {"Settle Bahia ×2: 90, then 2", "Settle Bahia: 40, sugar at 50"}
    assert last_offer == "Nothing"
    (single,) = [answer for answer in decision.first() if say(answer.label) == "Settle Bahia: 40, sugar at 50"]
    assert single.places == (Ware("bahia", 0, 40, 2),)


def test_privileges_go_by_points_and_bonus() -> None:
    state = having(table(), field=on("market1"), workers=5, churches=3, shipyards=1)
    decision = decision_of(state, "privilege")
    assert labels(decision)[0] == "Church privilege: 1 worker, +150" and decision.has_best
    first, *_ = decision.first()
    place, *_ = first.places
    assert isinstance(place, Privilege)


def test_equal_kings_have_no_best() -> None:
    state = having(table(left=1, is_ending=True), field=on("market1"), workers=2, churches=1, shipyards=1, factories=factories(gold=1))
    decision = decision_of(state, "privilege")
    assert labels(decision)[:3] == ["Place it on Factories: +2", "Place it on Shipyards: +2", "Place it on Churches: +2"]
    assert not decision.has_best and "All three" in stake(decision)


def test_the_card_is_an_answer_and_can_be_the_stake() -> None:
    state = knowing(table(holder=SEAT, run=6), bahia=(40, 50, 60))
    state = having(hiding(state, rio=(70, 80, 90, 100)), field=on("market1"), ships=ships(bahia=4), money=300)
    decision = decision_of(state)
    assert "Card: explore Guiné, −1 ship" in labels(decision)
    assert stake(decision).startswith("**Your Navegador card is about to go on.**")


def test_the_stake_of_a_half_made_sailing_tells_what_has_sailed() -> None:
    state = having(knowing(table(), guine=(80, 90), bahia=(40, 50)), field=on("buildings"), ships=ships(portugal=3))
    decision = decision_of(state, "sailing", "portugal>guine:2")
    assert say(decision.question) == "And the others?"
    assert stake(decision) == "**2 ships, Portugal → Guiné.** And the other one?"
    assert "End the sailing" in labels(decision)


def test_with_nothing_to_sell_the_orange_factory_still_processes() -> None:
    state = having(table(), field=on("workers"), factories=factories())
    at = walk(RULES, state, SEAT, ("market1",))
    assert isinstance(at, Asking) and isinstance(at.ask, Form)
    decision = decision_of(state, "market1")
    assert len(decision.first()) == 1 and labels(decision)[0].startswith("Process ")


def test_an_answer_that_does_nothing_has_no_place() -> None:
    """Every other answer touches a place of the picture."""
    for *_, decision in every_decision():
        for answer in decision.first():
            assert bool(answer.places) == (answer.path not in (("-",), ("0",), ("done",), ("look",))), answer
