"""The answers in the menu, beside those on buttons (`test_decision`), and the hints of options."""

from __future__ import annotations

from engine.asks.decision import Answer, Decision
from engine.values.core import Ask, Seat
from engine.walking.walk import Asking, Done, decision, follow, play, turn, walk, walk_with_forced
from games.pizarro.game import RULES
from games.pizarro.rules.board import GAMBLE_LIMIT, MONEY_SETS, SET
from games.pizarro.rules.state import Gambling, State
from games.pizarro.rules.turn.closing import unseen
from games.pizarro.tests.given import given, when
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara"))
MAGELLANS = {0: [("magellan", 1), ("magellan", 1)], 1: [("cook", 1)]}


def ask_at(state: State, *path: str) -> Ask:
    """Return the ask of the awaited seat after some tokens."""
    end = walk_with_forced(lambda: turn(RULES, state, RULES.to_act(state)[0]), path)
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    return end.ask


def decision_of(state: State, *path: str) -> Decision:
    """Return the decision of the awaited seat after a path."""
    seat = RULES.to_act(state)[0]
    end = walk(RULES, state, seat, path)
    assert isinstance(end, Asking)
    return decision(RULES, state, seat, end)


def menu(decision: Decision) -> list[Answer]:
    """Return the answers that are no buttons."""
    return [answer for answer in decision.answers if answer not in decision.first()]


def test_a_single_bid_in_the_menu_says_what_pays() -> None:
    state = when(given(["cook", "pizarro"]), "bid 3", "pass").state
    bids = menu(decision_of(state))
    assert [answer.path for answer in bids] == [("bid", "4"), ("bid", "5"), ("bid", "6")]
    lowest, *_ = bids
    assert SAY(lowest.label) == "Bid 4 · the 7 pays, −1 crown"
    for answer in bids:
        end = walk(RULES, state, RULES.to_act(state)[0], answer.path)
        assert isinstance(end, Done) and not end.value.sealed, "it can be taken back"
    assert SAY(ask_at(state, "bid").options[0].label) == "4 for Cook"


def test_after_three_bids_the_menu_offers_no_single_bid() -> None:
    state = when(given(["cook", "pizarro"]), "bid 3", "bid 4").state
    assert len(menu(decision_of(state))) == 3
    after = when(state, "bid 5").state
    assert menu(decision_of(after)) == []
    assert {answer.path[0] for answer in decision_of(after).first()} == {"limit", "pass"}
    assert isinstance(play(RULES, after, RULES.to_act(after)[0], "bid 6").value.state, State), "it is still a legal move"


def test_the_only_bidder_left_has_payments_in_the_menu_too() -> None:
    state = when(given(["magellan", "cook"], sides="ba", hands={0: [1, 3, 5, 9]}), "pass", "pass").state
    choice = decision_of(state)
    assert all(answer.path[:3] == ("bid", "1", "pay") for answer in choice.answers if answer.path != ("pass",))
    assert len(choice.first()) == 3 and len(menu(choice)) == 1


def test_a_payment_that_is_too_little_is_refused_in_words() -> None:
    state = when(given(["cook", "pizarro"], hands={0: [1, 3, 8, 9]}), "bid 10", "pass", "pass").state
    several = ask_at(state).several
    assert several is not None and several.check is not None
    problem = several.check((3,))
    assert problem is not None and SAY(problem) == "These cards make 3; you owe 10."


def test_a_card_under_magellan_says_its_points() -> None:
    state = given(["magellan", "cook"], phase=2, ships=MAGELLANS, piles={0: [[3], [2]]}, hands={0: [1, 4, 5, 6, 9]})  # type: ignore[arg-type]
    under = ask_at(state, "bid", "5", "pay", "5")
    assert [SAY(option.hint) for option in under.options if option.hint] == ["9 points", "7 points", "7 points", "5 points"]


def test_a_veto_says_where_the_card_goes_and_what_is_left() -> None:
    ask = ask_at(given(["cook", "pizarro", "columbus"], ships={0: [("columbus", 1)]}))
    veto = next(option for option in ask.options if option.value)
    assert veto.hint is not None
    assert f"{SAY(veto.label)}: {SAY(veto.hint)}" == "Veto Cook: it goes to the bottom; you have no veto left"


def test_the_odds_of_the_gamble_count_every_card_that_nobody_can_see() -> None:
    plain = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]})  # type: ignore[arg-type]
    state = State(plain.position, Gambling(Seat(0), (9, 8)))
    hidden = unseen(state, Gambling(Seat(0), (9, 8)))
    open_hand = plain.position.players[0].hand
    assert len(hidden) == MONEY_SETS * len(SET) - len(plain.position.discard) - len(open_hand), "the others are still to be counted"
    draw, *_ = ask_at(state).options
    assert draw.hint is not None
    fitting = sum(value <= GAMBLE_LIMIT - 17 for value in hidden)
    assert SAY(draw.hint) == f"{fitting} of the {len(hidden)} cards nobody has seen still fit"


def test_the_menu_of_orders_has_rules_of_thumb_and_a_pass() -> None:
    state = given(["cook", "pizarro"])
    talk = RULES.orders.ask(state, Seat(1))
    assert talk is not None
    opened = follow(talk, ())
    assert isinstance(opened, Asking)
    choice = decision(RULES, state, Seat(1), opened)
    assert [answer.path[:1] for answer in choice.first()] == [("bid",), ("prices",), ("pay",)]
    assert [answer.goes_on for answer in choice.first()] == [False, True, False], "the price list goes on with the last move"
    assert [(answer.path, SAY(answer.label)) for answer in menu(choice)] == [
        (("bid", "limit"), "Another limit …"),
        (("bid", "pass"), "Pass on this card"),
        (("veto", "never"), "Never veto"),
        (("broke", "pass"), "Pass when I cannot afford a bid"),
    ]


def test_the_position_in_words_begins_with_the_card_and_the_reader() -> None:
    state = given(["columbus", "cook"], ships={2: [("columbus", 1)]})  # type: ignore[arg-type]
    texts = [SAY(msg) for msg in RULES.describe(RULES.view(state, Seat(2)))]
    _, card, own_hand, reader, *_ = texts
    assert card == "Columbus I brings 1 crown at the end, 1 money card at the end of the phase and a veto on a later card."
    assert own_hand.startswith("Your hand:") and reader.startswith("Clara:")
