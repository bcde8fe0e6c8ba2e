"""Ready answers: what they cost is said, a bid is one click, the rest of a payment belongs to it, the odds of the gamble."""

from __future__ import annotations

from engine.values.core import Ask, Seat, Suggestion
from engine.walking.walk import Asking, Done, decision, eased, follow, play, turn, walk
from games.pizarro.game import RULES
from games.pizarro.rules.board import GAMBLE_LIMIT, MONEY_SETS, SET
from games.pizarro.rules.state import Exchanging, Gambling, State
from games.pizarro.rules.turn.closing import unseen
from games.pizarro.tests.given import given, when
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Clara"))
MAGELLANS = {0: [("magellan", 1), ("magellan", 1)], 1: [("cook", 1)]}


def asked(state: State, *path: str) -> Ask:
    end = eased(lambda: turn(RULES, state, RULES.to_act(state)[0]), path)
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    return end.ask


def said(hint: Suggestion) -> str:
    return f"{SAY(hint.label)}: {SAY(hint.hint)}" if hint.hint else SAY(hint.label)


def test_a_bid_is_one_click_and_says_what_it_would_cost() -> None:
    state = when(given(["cook", "pizarro"]), "bid 3", "pass").state
    ready = asked(state).suggest
    assert [hint.path for hint in ready] == [("bid", "4"), ("bid", "5"), ("bid", "6")]
    assert said(ready[0]) == "Bid 4 for Cook: would cost 7, giving up 1 crown"
    for hint in ready:
        end = walk(RULES, state, RULES.to_act(state)[0], hint.path)
        assert hint.plays and isinstance(end, Done) and not end.value.sealed, "it can be taken back"
    assert SAY(asked(state, "bid").options[0].label) == "4 for Cook"


def test_after_three_bids_for_a_card_its_menu_offers_no_single_bid_so_the_panel_asks_how_high() -> None:
    state = when(given(["cook", "pizarro"]), "bid 3", "bid 4").state
    assert len(asked(state).suggest) == 3
    after = when(state, "bid 5").state
    seat = RULES.to_act(after)[0]
    begun = walk(RULES, after, seat, ())
    assert isinstance(begun, Asking) and asked(after).suggest == ()
    assert {answer.path[0] for answer in decision(RULES, after, seat, begun).first()} == {"limit", "pass"}
    assert isinstance(play(RULES, after, seat, "bid 6").value.state, State), "it is still a legal move"


def test_passing_is_confirmed_because_it_is_for_good() -> None:
    assert not any(hint.path == ("pass",) for hint in asked(given(["cook", "pizarro"])).suggest)


def test_who_is_alone_buys_for_the_least() -> None:
    state = when(given(["cook", "pizarro"]), "pass", "pass").state
    ready = asked(state).suggest
    assert [hint.path for hint in ready] == [("bid", "1", "pay", "7"), ("bid", "1", "pay", "1")]
    assert not any(hint.plays for hint in ready), "the next card comes out"
    assert said(ready[0]) == "Buy Cook with 7: 6 too much, 1 crown given up, 38 money left"


def test_a_payment_says_what_is_given_up_and_what_is_left() -> None:
    state = when(given(["cook", "pizarro"], hands={0: [1, 3, 8, 9]}), "bid 10", "pass", "pass").state
    assert [said(hint) for hint in asked(state).suggest] == [
        "Pay 8+9: 7 too much, 2 crowns given up, 4 money left",
        "Pay 1+9: exact, 4 crowns given up, 11 money left",
    ]
    several = asked(state).several
    assert several is not None and several.check is not None
    problem = several.check((3,))
    assert problem is not None and SAY(problem) == "These cards make 3; you owe 10."


def test_the_best_payment_includes_what_the_card_asks_for() -> None:
    state = given(["magellan", "cook"], phase=2, ships=MAGELLANS, piles={0: [[3], [2]]}, hands={0: [1, 4, 5, 6, 9]})  # type: ignore[arg-type]
    first = asked(state, "bid", "5").suggest[0]
    assert first.path == ("9", "under", "1", "pile", "1")
    assert said(first).startswith("Pay 9, a 1 under Magellan for 9 points: 4 too much, 1 crown given up")
    assert isinstance(walk(RULES, state, Seat(0), ("bid", "5", "pay", *first.path)), Done)
    under = asked(state, "bid", "5", "pay", "5")
    assert [SAY(option.hint) for option in under.options if option.hint] == ["9 points", "7 points", "7 points", "5 points"]


def test_both_halves_of_vasco_da_gama_are_ready() -> None:
    halves = {0: [("vasco_da_gama", 1, "left")], 1: [("cook", 1)]}
    state = given(["vasco_da_gama", "cook"], phase=2, sides="ab", ships=halves)  # type: ignore[arg-type]
    ready = asked(state, "bid", "2").suggest
    assert [hint.path for hint in ready[:2]] == [("7", "left"), ("7", "right")]
    assert SAY(asked(state, "bid", "2", "pay", "2").prompt) == "Vasco da Gama, space II: which half?"


def test_a_veto_says_where_the_card_goes_and_what_is_left() -> None:
    ask = asked(given(["cook", "pizarro", "columbus"], ships={0: [("columbus", 1)]}))
    veto = next(option for option in ask.options if option.value)
    assert veto.hint is not None
    assert f"{SAY(veto.label)}: {SAY(veto.hint)}" == "Veto Cook: it goes to the bottom; you have no veto left"
    assert [(hint.path, hint.plays) for hint in ask.suggest] == [(("allow",), True)]


def test_an_exchange_is_of_nothing_or_of_the_cards_with_the_fewest_crowns() -> None:
    """Neither plays with one click: what follows cannot be taken back."""
    plain = given(["cook"], hands={0: [1, 2, 2, 7, 9]}, ships={0: [("marco_polo", 1)]})  # type: ignore[arg-type]
    ready = asked(State(plain.position, Exchanging((Seat(0),)))).suggest
    assert [(hint.path, hint.plays) for hint in ready] == [(("-",), False), (("1+7+9",), False)]
    assert [SAY(hint.hint) for hint in ready if hint.hint] == ["21 money, 11 crowns", "5 crowns go with them"]


def test_the_odds_of_the_gamble_count_every_card_that_nobody_can_see() -> None:
    plain = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]})  # type: ignore[arg-type]
    state = State(plain.position, Gambling(Seat(0), (9, 8)))
    hidden = unseen(state, Gambling(Seat(0), (9, 8)))
    open_hand = plain.position.players[0].hand
    assert len(hidden) == MONEY_SETS * len(SET) - len(plain.position.discard) - len(open_hand), "the others are still to be counted"
    draw = asked(state).options[0]
    assert draw.hint is not None
    fitting = sum(value <= GAMBLE_LIMIT - 17 for value in hidden)
    assert SAY(draw.hint) == f"{fitting} of the {len(hidden)} cards nobody has seen still fit"


def test_a_limit_takes_one_click_once_it_is_asked() -> None:
    """*Answer now*, the amount; or *Standing orders*, the limit of this auction, the amount. Rules of thumb are one click there."""
    state = given(["cook", "pizarro"])
    opened, limit, at_once = ordering(state), ordering(state, "bid", "limit"), ordering(state, early=True)
    assert opened.suggest[2].path[1].startswith("pizarro="), "the sensible price list"
    assert [(hint.path[:2], hint.plays) for hint in opened.suggest] == [
        (("bid", "limit"), False),
        (("bid", "pass"), True),
        (opened.suggest[2].path[:2], True),
        (("prices",), False),
        (("pay", "sensible"), True),
        (("veto", "never"), True),
        (("broke", "pass"), True),
    ]
    assert limit.name == "order.limit"
    assert [hint.path for hint in limit.suggest] == [("2",), ("4",), ("6",), ("8",), ("10",)] and all(hint.plays for hint in limit.suggest)
    assert [hint.path for hint in at_once.suggest] == [*(("limit", *hint.path) for hint in limit.suggest), ("pass",)]
    assert all(hint.plays for hint in at_once.suggest)


def ordering(state: State, *path: str, early: bool = False) -> Ask:
    talk = (RULES.early if early else RULES.orders).ask(state, Seat(1))
    assert talk is not None
    end = follow(talk, path)
    assert isinstance(end, Asking) and isinstance(end.ask, Ask)
    return end.ask


def test_each_limit_and_price_is_told_with_the_payment_of_the_fewest_crowns() -> None:
    """Of 2, 3, 7, 8 and 9 a single card of 7 pays a limit of 2 and of 4, and takes one crown; 2 and 3 would take six."""
    state = given(["cook", "pizarro"], hands={1: [2, 3, 7, 8, 9]})
    hints = [SAY(hint.hint) for hint in ordering(state, "bid", "limit").suggest if hint.hint]
    assert hints == ["would cost 7, giving up 1 crown"] * 3 + ["would cost 8, giving up 1 crown", "would cost 7+8, giving up 2 crowns"]


def test_the_position_in_words_begins_with_the_card_on_offer_and_the_own_things() -> None:
    state = given(["columbus", "cook"], ships={2: [("columbus", 1)]})  # type: ignore[arg-type]
    told = [SAY(msg) for msg in RULES.describe(RULES.view(state, Seat(2)))]
    assert told[1] == "Columbus I brings 1 crown at the end, 1 money card at the end of the phase and a veto on a later card."
    assert told[2].startswith("Your hand:") and told[3].startswith("Clara:")
