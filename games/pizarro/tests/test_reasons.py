"""Reasons to play a line: each kind in a position made for it, and at least one short reason for every candidate."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.game.rules import resolve_settings
from engine.values.core import Line, Msg, Seat, Who
from engine.walking.walk import play
from engine.walking.worlds import imagine_world
from games.pizarro.game import RULES
from games.pizarro.mind.judgement import JUDGEMENT
from games.pizarro.mind.reasons import reasons
from games.pizarro.rules.board import Explorer
from games.pizarro.rules.state import Exchanging, Gambling, State
from games.pizarro.tests.given import given, when
from words import catalogue, languages, speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Bruno", "Clara", "Tomas"))
LONGEST = 120
"""The most letters of a reason."""
LATER: dict[int, list[tuple[Explorer, int]]] = {0: [("cook", 1), ("marco_polo", 1)], 1: [("cook", 1)]}


def texts(state: State, line: Line, plan: Any = None) -> list[str]:
    """Return the reasons of the awaited seat for a line, which has to be legal."""
    seat = RULES.to_act(state)[0]
    play(RULES, state, seat, line)
    return [SAY(msg) for msg in reasons(state, seat, line, plan)]


def auction(seats: int = 3, **more: Any) -> State:
    """Return the auction of Cook, with two more cards to come."""
    return given(["cook", "pizarro", "columbus"], seats=seats, **more)


BUYS = "Take Marco Polo for 1, nobody bids against you: 2 crowns, 2 new cards and a swap of 3."
CASES = {
    "price": (auction(), "bid 8", None, "Bid 8 for Cook: 4 crowns and an open hand; you pay the 8, one crown."),
    "limit": (auction(), "bid 2", 9, "Go up to 9 for Cook, then let it go: the rest of your 45 is for other cards."),
    "alone later": (
        auction(),
        "bid 2",
        None,
        "Bid 2: you alone could sail on with Cook in phase II, to 8 crowns; you pay the 7, one crown.",
    ),
    "later": (
        given(["cook", "cook"]),
        "bid 2",
        None,
        "Bid 2: a ship with Cook can sail on in phase II, to 8 crowns; you pay the 7, one crown.",
    ),
    "more": (given(["cook", "cook"]), "bid 2", None, "Bid 2: Cook comes only once more in phase I, and 3 of you can buy it."),
    "deny": (
        when(auction(), "pass", "bid 3").state,
        "bid 4",
        None,
        "Bid 4, or Duarte has Cook for 3 and can sail on to 8 crowns; you pay the 7, one crown.",
    ),
    "weak": (
        when(auction(hands={1: [4]}), "bid 1", "bid 2", "pass").state,
        "bid 5",
        None,
        "Bid 5: Duarte has one card left and can pay 9 at most.",
    ),
    "last": (
        given(["cook"], phase=2, ships=LATER),
        "bid 1",
        None,
        "Bid 1: it is the last Cook of phase II, and 2 of you can have it; you pay the 7, one crown.",
    ),
    "alone": (given(["marco_polo"], phase=2, ships=LATER), "bid 1 pay 7", None, BUYS),
    "pay": (when(auction(), "pass", "pass").state, "bid 1 pay 7", None, "Pay 7 and not 1: that keeps 2 crowns for the end."),
    "open hand": (auction(), "pass", None, "Pass: Cook opens your hand to everybody until the phase ends."),
    "keep": (auction(), "pass", None, "Pass: you keep 18 crowns and 45 money for the rest of phase I."),
    "dear": (when(auction(hands={1: [1]}), "bid 3").state, "pass", None, "Pass: the bid is above the 1 that you can pay."),
    "leader": (
        when(auction(hands={1: [4, 5, 6]}), "pass", "bid 2").state,
        "pass",
        None,
        "Let Duarte have Cook: it takes from the last 3 cards that they hold.",
    ),
}


@pytest.mark.parametrize("kind", CASES)
def test_a_bid_says_what_it_brings_and_takes(kind: str) -> None:
    state, line, plan, text = CASES[kind]
    assert text in texts(state, line, plan)


def test_an_open_hand_tells_how_high_its_owner_can_go() -> None:
    state = given(["cook", "pizarro", "columbus"], hands={1: [1, 2, 7]}, buyer=1)
    opened = when(state, "bid 6", "pass", "pass", "pay 7", "bid 1").state
    assert opened.position.players[1].is_open and RULES.to_act(opened) == (2,)
    last = when(opened, "pass").state
    assert "Bid 4: Duarte plays with an open hand and can pay 3 at most." in texts(last, "bid 4")


def test_a_card_under_magellan_says_what_the_pile_counts() -> None:
    ships: dict[int, list[tuple[Explorer, int]]] = {0: [("magellan", 1)], 1: [("cook", 1)]}
    state = given(["magellan", "cook"], phase=2, ships=ships, piles={0: [[3]]}, hands={0: [1, 4, 5]})
    _, under, *_ = texts(state, "bid 1 pay 5 under 1")
    assert under == "Put the 1 under Magellan: with 2 cards there it brings 9 points, not only its 3 crowns."


def test_the_limit_of_the_plan_is_told_with_the_bid() -> None:
    assert "Bid 2 for Cook, 9 at most: 4 crowns and an open hand; you pay the 7, one crown." in texts(auction(), "bid 2", 9)


def test_a_veto_says_who_is_richer() -> None:
    ships: dict[int, list[tuple[Explorer, int]]] = {0: [("columbus", 1)]}
    cards: list[Explorer] = ["cook", "pizarro", "columbus", "marco_polo"]
    poor = given(cards, ships=ships, hands={0: [4, 5, 6]})
    assert texts(poor, "veto")[0] == "Veto Cook: Duarte has 9 cards to your 3; later they may have fewer."
    assert texts(poor, "allow") == ["Keep your veto for one of the 21 cards that are still to come."]
    assert texts(given(["cook"], ships=ships), "allow")[0] == "Allow Cook: the stack is empty, and a veto would only bring it up again."


def test_an_exchange_and_the_gamble_tell_the_odds() -> None:
    plain = given(["cook"], hands={0: [1, 2, 7, 8, 9, 9]}, ships={0: [("marco_polo", 1)]})
    swap = State(plain.position, Exchanging((Seat(0),)))
    assert texts(swap, "swap 7+8+9") == ["Swap 7, 8 and 9: they hold 3 crowns, and a new card has 2 on average."]
    assert texts(swap, "swap -") == ["Keep all: your 10 crowns and 36 money are sure, and a new card has 2 crowns on average."]
    ended = given(["cook"], sides="ba", phase=3, ships={0: [("pizarro", 3)]})
    stop, *_ = texts(State(ended.position, Gambling(Seat(0), (9, 8))), "stop")
    assert stop.startswith("Stop at 17: ") and "would take you over 20" in stop


@cache
def every_reason() -> tuple[tuple[Line, tuple[Msg, ...]], ...]:
    """Return the reasons for every candidate in some hundred decisions of six matches.

    They are the same in every world that the seat cannot tell from the real one.
    """
    reasons_found = []
    for number in range(6):
        rng, seats = Random(number), 3 + number % 4
        sides = {"half1": "ab"[number % 2], "half2": "ab"[number // 2 % 2]}
        state = RULES.setup(seats, resolve_settings(RULES, sides), f"reasons-{number}")
        while RULES.to_act(state):
            seat = RULES.to_act(state)[0]
            if rng.random() < 0.4:
                world = imagine_world(RULES, state, seat, rng)
                for candidate in JUDGEMENT.candidates(world, seat, 8, rng):
                    messages = tuple(JUDGEMENT.reasons(world, seat, candidate.line, candidate.plan))
                    assert messages == tuple(JUDGEMENT.reasons(state, seat, candidate.line, candidate.plan))
                    reasons_found.append((candidate.line, messages))
            line = bots.line("mate" if rng.random() < 0.8 else "deckhand", RULES, state, seat, rng)
            state = play(RULES, state, seat, line).value.state
    return tuple(reasons_found)


def test_every_candidate_has_a_reason_and_none_is_long() -> None:
    assert len(every_reason()) > 300
    for line, messages in every_reason():
        assert messages and len(set(messages)) == len(messages), line
        for msg in messages:
            text = SAY(msg)
            assert len(text) <= LONGEST and text.endswith(".") and "{" not in text, text


def test_nearly_all_kinds_of_reasons_come_up() -> None:
    known = {name for name in catalogue("en") if name.startswith("pizarro-reason-")}
    used = {msg.key.replace(".", "-") for _, messages in every_reason() for msg in messages}
    assert used <= known and len(used) >= 25 and len(known) >= 30


@pytest.mark.parametrize("code", sorted(languages()))
def test_in_a_task_what_a_card_brings_is_its_own_sentence(code: str) -> None:
    brought = Msg("pizarro.brings.action", action="veto", cards=0)
    text = speaker(code, ("Ana",))(
        Msg("pizarro.task.card", who=Who(Seat(0)), explorer=Msg("pizarro.explorer.cook"), phase=2, crowns=3, brings=brought)
    )
    assert f"{speaker(code)(brought)}. " in text, text
