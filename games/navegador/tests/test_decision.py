"""Decisions: every ask that a seat meets has one of its own, within the limits of a phone; and worked examples of the main ones.

The first answer is green if the decision says so (`Decision.has_best`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from operator import add
from random import Random
from typing import Any

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
from games.navegador.rules.board import RONDEL, columns
from games.navegador.rules.score import points
from games.navegador.rules.state import Moving, Position, Sail, State, right
from games.navegador.rules.turn.privilege import Privilege
from games.navegador.rules.wares import Ware
from games.navegador.tests.deciding import decisions
from games.navegador.tests.given import SEAT, colonies, factories, having, hiding, knowing, on, privileges, ships, table
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz", "Ines"))

Met = tuple[State, Seat, Asking, Decision]
"""A position, the seat that is asked in it, what it is asked, and the decision."""


@cache
def every_decision() -> tuple[Met, ...]:
    return tuple(decisions())


def decided(state: State, *path: str, seat: Seat = SEAT) -> Decision:
    """The decision that a seat meets after some tokens."""
    at = walk(RULES, state, seat, path)
    assert isinstance(at, Asking)
    decision = decision_at(state, seat, at.ask, at.path)
    assert decision is not None
    return decision


def whole(state: State, seat: Seat, path: tuple[str, ...]) -> tuple[str, ...]:
    """The whole line of a turn that begins with these tokens; the sensible player says the rest."""
    return complete_sensibly(RULES, state, seat, path, Random(0))


def labels(decision: Decision) -> list[str]:
    """The texts of the buttons."""
    return [say(answer.label) for answer in decision.first()]


def test_every_ask_has_a_decision_of_its_own_and_all_its_ways_are_legal() -> None:
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


def test_the_answers_of_a_turn_are_on_different_fields_and_none_costs_more_than_a_ship() -> None:
    for state, seat, at, decision in every_decision():
        if at.ask.name == "turn.field":
            assert len({answer.path[0] for answer in decision.first()}) == len(decision.first())
            for answer in decision.first():
                if answer.path[0] in RONDEL:
                    end = walk(RULES, state, seat, answer.path)
                    last = (end.value.state if isinstance(end, Done) else end.ask.so_far()).position.last  # type: ignore[union-attr, misc]
                    assert len(last.paid) <= 1, answer


def test_what_is_left_out_is_told() -> None:
    for _, _, at, decision in every_decision():
        if isinstance(at.ask, Ask) and at.ask.several is None:
            first = {answer.path[0] for answer in decision.first()}
            others = [option for option in at.ask.options if option.blocked is None and option.token not in first]
            assert decision.rest is not None or not others, at.ask.name


def middle(**changes: Any) -> State:
    """Phase I: two ships in Guiné, one colony left there beside a rival; Ships, Market 2 and Buildings are free from Privilege."""
    state = knowing(table(), guine=(150,), bahia=(60, 90))
    state = having(
        state, money=480, workers=6, ships=ships(guine=3, portugal=1), shipyards=2, churches=1, factories=factories(gold=1, sugar=1)
    )
    state = having(having(state, Seat(2), ships=ships(guine=1)), field=on("market1"))
    return having(state, **changes) if changes else state


def test_a_turn_names_deed_price_and_gain_and_what_is_at_stake() -> None:
    decision = decided(middle())
    assert say(decision.question) == "Your stone: where to?"
    assert set(labels(decision)) == {
        "Settle Guiné: 150, gold at 60",
        "Shipyard privilege: 1 worker, +100",
        "Build 2 ships: 100, then 6 at sea",
    }
    assert say(decision.stake or decision.question) == "**The last colony of Guiné is on sale.** Leonor lies there too."


def test_the_price_of_a_discovery_is_the_ships_that_are_lost() -> None:
    state = having(hiding(table(), bahia=(40, 50, 60, 90)), ships=ships(portugal=2), field=on("buildings"))
    [answer] = [answer for answer in decided(state, "sailing").first() if answer.path[0] == "portugal>bahia:2"]
    assert say(answer.label) == "Explore Bahia: +4, −1 ship" and answer.costs
    assert answer.places == (Sail("portugal", "bahia", 2),)


def test_who_explores_looks_before_the_others_sail_on() -> None:
    state = knowing(table(), guine=(80, 90, 100))
    state = having(hiding(state, bahia=(40, 50, 60, 90)), ships=ships(portugal=5), workers=4, money=400, field=on("buildings"))
    paths = [answer.path for answer in decided(state, "sailing").first()]
    explored = next(path for path in paths if path[0].startswith("portugal>bahia"))
    assert explored[-1] == "look" and all(token.startswith("portugal>bahia") for token in explored[:-1])


def test_a_further_step_is_paid_with_the_ship_that_is_missed_least_and_said() -> None:
    state = having(table(), field=on("colony"), ships=ships(portugal=1, guine=1), money=400, workers=5, privileges=privileges(church=2))
    state = knowing(state, guine=(150,))
    decision = decided(state, "buildings")
    assert labels(decision)[0] == "Give 1 from Portugal" and decision.first()[0].places == ("portugal",)
    [built] = [answer for answer in decided(state).first() if answer.path[0] == "buildings"]
    assert built.path == ("buildings", "portugal", "church:50") and say(built.label) == "Build church: 50, 1 ship"


def test_the_last_turn_is_told_in_points_and_what_ends_the_match_is_confirmed() -> None:
    state = having(table(left=2, is_ending=True), field=on("workers"), colonies=((40, 50, 60), (), ()), workers=4, money=150)
    assert labels(decided(state, "market1"))[0] == "Trade for 180: +1 point"
    assert all(not answer.asks for answer in decided(state).first())
    last = decided(replace(state, position=replace(state.position, left=1)))
    assert all(answer.asks for answer in last.first()) and not last.has_best


def test_the_last_turn_goes_by_points_and_not_by_where_ships_lie() -> None:
    for state, seat, at, decision in every_decision():
        if at.ask.name == "turn.field" and state.position.left == 1 and len(decision.first()) > 1:
            after = [play(RULES, state, seat, " ".join(whole(state, seat, answer.path))).value.state for answer in decision.first()]
            totals = [points(other.position.players[seat]) for other in after]
            assert totals[0] + 1 >= max(totals), labels(decision)


def test_the_last_building_says_what_it_starts_and_is_never_green() -> None:
    every = columns(4)
    state = having(table(built=(*every[:4], every[4] - 1)), money=900, workers=9, field=on("ships"))
    [built] = [answer for answer in decided(state).first() if answer.path[0] == "buildings"]
    assert say(built.label) == "Last building: 300, +3, last round" and built.asks and not decided(state, "buildings").has_best


def test_an_answer_that_starts_the_last_round_is_confirmed() -> None:
    started = 0
    for state, seat, at, decision in every_decision():
        for answer in decision.first() if at.ask.name == "turn.field" and not state.position.is_ending else ():
            end = walk(RULES, state, seat, answer.path)
            if isinstance(end, Done) and end.value.state.position.is_ending:
                started += 1
                assert answer.asks, say(answer.label)
    assert started


def test_an_answer_is_green_only_if_what_follows_sets_it_apart() -> None:
    for state, seat, at, decision in every_decision():
        if at.ask.name == "turn.field" and decision.has_best and len(decision.first()) > 1:
            lines = tuple(answer.path for answer in decision.first() if answer.path[0] != CARD)
            order, lead = promises(state, seat, lines, True)
            assert order[0] == 0 and lead >= LEAD - RANK * MOST


def test_a_whole_line_is_done_as_its_dialogue_does_it() -> None:
    kinds = set()
    for state, seat, at, decision in every_decision():
        for answer in decision.first() if at.ask.name == "turn.field" else ():
            line = walk(RULES, state, seat, answer.path)
            if isinstance(line, Done) and answer.path[0] != CARD:
                kinds.add(answer.path[0])
                after = do_line(state, seat, answer.path)
                assert replace(after, position=replace(after.position, last=state.position.last)) == replace(
                    line.value.state, position=replace(line.value.state.position, last=state.position.last)
                ), answer.path
    assert kinds >= {"sailing", "workers", "ships", "colony", "buildings", "privilege"} and kinds & {"market1", "market2"}


def deeds_of_others() -> Iterator[tuple[State, OthersDeeds, Deed]]:
    """Yield every turn as the player on the right looks ahead to it, with what that player expects of it."""
    for state, seat, at, _ in every_decision():
        if at.ask.name == "turn.field" and isinstance(state.stage, Moving):
            others = OthersDeeds(right(seat, len(state.position.players)))
            yield state, others, others.deed(state)


def without_what_it_takes(position: Position, deed: Deed) -> Position:
    """The position if others have already taken the colonies, the privilege and the buildings of a deed."""
    regions = {region for region, _ in deed.colonies}
    takes_privilege = deed.kind is not None and not deed.is_king
    return replace(
        position,
        stacks=tuple([stack[1:] if region in regions else stack for region, stack in enumerate(position.stacks)]),
        gallery=(0,) * len(position.gallery) if takes_privilege else position.gallery,
        built=tuple(map(add, position.built, deed.buildings)) if deed.buildings else position.built,
    )


def test_others_who_have_more_money_do_what_they_did() -> None:
    for state, others, deed in deeds_of_others():
        players = tuple([replace(player, money=player.money + 50) for player in state.position.players])
        assert deed == choice(state)
        assert others.deed(replace(state, position=replace(state.position, players=players))) is deed, "it is not chosen again"


def test_others_choose_again_if_what_they_took_is_gone() -> None:
    taken = set()
    for state, others, deed in deeds_of_others():
        left = replace(state, position=without_what_it_takes(state.position, deed))
        if left != state:
            assert others.deed(left) == choice(left)
            taken.add((bool(deed.colonies), deed.kind is not None, bool(deed.buildings)))
    assert len(taken) == 3, "colonies, privileges and buildings"


def test_the_card_comes_after_what_a_turn_can_do() -> None:
    among = [[answer.path[0] for answer in decision.first()] for _, _, at, decision in every_decision() if at.ask.name == "turn.field"]
    with_card = [firsts for firsts in among if CARD in firsts and len(firsts) > 1]
    assert with_card and all(CARD not in firsts[:-1] for firsts in with_card)


def test_the_market_is_sold_processed_or_both() -> None:
    state = having(table(market=(0, 9, 4)), field=on("workers"), colonies=colonies(sugar=3, gold=1), factories=factories(gold=2))
    decision = decided(state, "market1")
    assert labels(decision) == ["Sell sugar, process gold: +360", "Sell sugar and gold: +210", "Process gold: +180"]
    assert decision.has_best and say(decision.stake or decision.question) == "**Sugar sells at 60.** You can sell 3 of it."


def test_recruiting_offers_all_that_are_cheap_then_one_more() -> None:
    state = having(table(phase=2), field=on("buildings"), money=600, churches=2)
    decision = decided(state, "workers")
    assert labels(decision) == ["Hire 2 workers: 100, then 5", "Hire 3 workers: 300, then 6", "Hire 1 worker: 50, then 4"]
    assert say(decision.stake or decision.question) == "**2 cost 50 each.** Further ones cost 200."
    poor = decided(having(state, money=70), "workers")
    assert labels(poor) == ["Hire 1 worker: 50, then 4", "Nothing"]


def test_one_colony_or_several_or_nothing() -> None:
    state = having(knowing(table(), bahia=(40, 50)), field=on("market1"), ships=ships(bahia=2), workers=4, money=300)
    decision = decided(state, "colony")
    assert (
        set(labels(decision)) == {"Settle Bahia ×2: 90, then 2", "Settle Bahia: 40, sugar at 50", "Nothing"}
        and labels(decision)[2] == "Nothing"
    )
    assert decision.first()[labels(decision).index("Settle Bahia: 40, sugar at 50")].places == (Ware("bahia", 0, 40, 2),)


def test_privileges_go_by_points_and_bonus() -> None:
    state = having(table(), field=on("market1"), workers=5, churches=3, shipyards=1)
    decision = decided(state, "privilege")
    assert labels(decision)[0] == "Church privilege: 1 worker, +150" and decision.has_best
    assert isinstance(decision.first()[0].places[0], Privilege)


def test_equal_kings_have_no_best() -> None:
    state = having(table(left=1, is_ending=True), field=on("market1"), workers=2, churches=1, shipyards=1, factories=factories(gold=1))
    decision = decided(state, "privilege")
    assert labels(decision)[:3] == ["Place it on Factories: +2", "Place it on Shipyards: +2", "Place it on Churches: +2"]
    assert not decision.has_best and "All three" in say(decision.stake or decision.question)


def test_the_card_is_an_answer_of_its_own() -> None:
    state = knowing(table(holder=SEAT, run=6), bahia=(40, 50, 60))
    state = having(hiding(state, rio=(70, 80, 90, 100)), field=on("market1"), ships=ships(bahia=4), money=300)
    decision = decided(state)
    assert "Card: explore Guiné, −1 ship" in labels(decision)
    assert say(decision.stake or decision.question).startswith("**Your Navegador card is about to go on.**")


def test_a_half_made_sailing_tells_the_sum_so_far() -> None:
    state = having(knowing(table(), guine=(80, 90), bahia=(40, 50)), field=on("buildings"), ships=ships(portugal=3))
    decision = decided(state, "sailing", "portugal>guine:2")
    assert (
        say(decision.question) == "And the others?"
        and say(decision.stake or decision.question) == "**2 ships, Portugal → Guiné.** And the other one?"
    )
    assert "End the sailing" in labels(decision)


def test_a_form_with_nothing_to_sell_still_processes_with_the_orange_factory() -> None:
    state = having(table(), field=on("workers"), factories=factories())
    at = walk(RULES, state, SEAT, ("market1",))
    assert isinstance(at, Asking) and isinstance(at.ask, Form)
    decision = decided(state, "market1")
    assert len(decision.first()) == 1 and labels(decision)[0].startswith("Process ")


def test_nothing_has_no_place() -> None:
    for *_, decision in every_decision():
        for answer in decision.first():
            assert bool(answer.places) == (answer.path not in (("-",), ("0",), ("done",), ("look",))), answer
